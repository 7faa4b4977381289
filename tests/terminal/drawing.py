"""Positions of every game, and what the terminal draws of them as lines of text."""

import io
from collections.abc import Iterator

from rich.console import Console

from tessera.core.chance import Chance
from tessera.core.game import Game
from tessera.core.state import State
from tessera.locale import Locale
from tessera.terminal.look import Look
from tessera.terminal.screen import draw_choices
from tessera.terminal.table import Scene
from tessera.terminal.tables import TABLES
from tests.terminal.table_talk import DEUS, DUEL, ERA

NAMES = ["Marcus Aurelius Antoninus", "Ливия", "Anna", "Boris"]


def states(game: Game, seats: int, seed: int, every: int, **options: bool) -> Iterator[State]:
    """A game played at random: its decisions, one of each kind and a few more."""
    chance = Chance(seed)
    state = game.new(seats, chance, **options)
    seen: dict[str, int] = {}
    while not state.is_over:
        seat = state.seats_to_act()[0]
        decision = state.decision(seat)
        assert decision is not None
        times = seen[decision.prompt.key] = seen.get(decision.prompt.key, 0) + 1
        if times == 1 or times % every == 0:
            yield state.clone()
        state.apply(seat, decision.actions[chance.below(len(decision.actions))], chance)
    yield state


GAMES = {
    "duel": [
        *states(DUEL, 2, 1, 9),
        *states(DUEL, 2, 2, 9, pantheon=True),
        *states(DUEL, 2, 3, 9, pantheon=True),
    ],
    "era": [*states(ERA, 1, 1, 40), *states(ERA, 2, 2, 40), *states(ERA, 4, 3, 40)],
    "deus": [*states(DEUS, 2, 2, 40), *states(DEUS, 4, 4, 40)],
}


def scene_of(state: State, seat: int, look: Look, language: str = "en") -> Scene:
    return Scene(state.view(seat).board, seat, Locale(language, NAMES), look)


def lines_of(scene: Scene, state: State) -> list[str]:
    """The table, the choices while the game goes on, and the score."""
    table = TABLES[state.game.name]
    console = Console(
        file=io.StringIO(),
        width=scene.look.width,
        force_terminal=scene.look.colour,
        color_system="truecolor" if scene.look.colour else None,
        highlight=False,
    )
    with console.capture() as capture:
        console.print(table.draw(scene, ["Something happened. " * 12] * 5))
        decision = state.decision(scene.me)
        if decision is not None:
            groups = table.groups(scene, decision.prompt.key, decision.actions)
            console.print(draw_choices(groups, scene.look))
        if state.game.name != "duel" or state.is_over:
            console.print(table.score(scene))
    return capture.get().splitlines()
