"""The benchmark: uniform random play from set-up to the end, and plain search, on one core."""

import time
from dataclasses import dataclass

import tessera.core.state
from tessera.ai.search import Search
from tessera.core.chance import Chance
from tessera.core.game import Game
from tessera.core.playout import play_games
from tessera.core.state import State

WARM_UP = 50
"""Games before the clock starts: caches fill as they would in a search."""
SLICES = 10
BATCH = 5
"""Games between two looks at the clock."""
CLONES = 2000
THOUGHTS = 5
EXPLORATION = 1.0


@dataclass(frozen=True)
class Result:
    """What `tessera bench` prints."""

    game: str
    seats: int
    compiled: bool
    playouts_per_s: float
    decisions_per_s: float
    decisions_per_game: float
    clone_us: float
    iterations_per_s: float
    """Of a plain tree search with random rollouts, in the middle of a game."""


def is_compiled() -> bool:
    """Whether the engine runs compiled."""
    return not str(tessera.core.state.__file__).endswith(".py")


def measure(game: Game, seats: int, options: dict[str, str], seconds: float) -> Result:
    """Play at random for about that long, then clone a state of the middle of a game.

    The rates are those of the fastest slice of the time: other work on the machine slows some
    slices down, and nothing speeds one up.
    """
    chance = Chance(seed=1)
    per_game = play_games(game, seats, options, WARM_UP, chance) / WARM_UP
    middle = state_after(game, seats, options, int(per_game / 2))
    games = decisions = 0
    fastest = 0.0
    begun = time.perf_counter()
    while time.perf_counter() - begun < seconds or not games:
        slice_games, slice_decisions, slice_seconds = 0, 0, 0.0
        slice_begun = time.perf_counter()
        while slice_seconds < seconds / SLICES:
            slice_decisions += play_games(game, seats, options, BATCH, chance)
            slice_games += BATCH
            slice_seconds = time.perf_counter() - slice_begun
        games += slice_games
        decisions += slice_decisions
        fastest = max(fastest, slice_games / slice_seconds)
    return Result(
        game=game.name,
        seats=seats,
        compiled=is_compiled(),
        playouts_per_s=round(fastest, 1),
        decisions_per_s=round(fastest * decisions / games, 1),
        decisions_per_game=round(decisions / games, 2),
        clone_us=round(clone_time(middle) * 1e6, 3),
        iterations_per_s=round(search_rate(middle, seconds / SLICES), 1),
    )


def state_after(game: Game, seats: int, options: dict[str, str], decisions: int) -> State:
    """A state some random decisions into a game."""
    chance = Chance(seed=2)
    state = game.new(seats, chance, **options)
    for _ in range(decisions):
        if not state.is_over:
            seat = state.seats_to_act()[0]
            actions = state.actions(seat)
            state.apply(seat, actions[chance.below(len(actions))], chance)
    return state


def search_rate(state: State, seconds: float) -> float:
    """Iterations a second of a plain search: the best of a few thoughts of that length."""
    best = 0.0
    for seed in range(THOUGHTS):
        search = Search(None, Chance(seed), EXPLORATION)
        begun = time.perf_counter()
        search.think(state, state.seats_to_act()[0], begun + seconds, 1_000_000)
        best = max(best, search.iterations / (time.perf_counter() - begun))
    return best


def clone_time(state: State) -> float:
    """Seconds for one clone: the best of a few rounds."""
    best = float("inf")
    for _ in range(5):
        begun = time.perf_counter()
        for _ in range(CLONES):
            state.clone()
        best = min(best, (time.perf_counter() - begun) / CLONES)
    return best
