"""Games that search plays against itself: what evaluations are fitted to, and what decides between two.

A job is plain data, so that it can be done in any process on any machine (see `spread`). The weights of
an evaluation travel with it, as the text of their file; none are those that the game comes with.
"""

from dataclasses import dataclass
from typing import Any

from tessera.ai.evaluation import evaluation, fitted
from tessera.ai.evaluation.base import Evaluation, won
from tessera.ai.players import NAMES, make
from tessera.ai.search import Node, Search
from tessera.ai.styles import style
from tessera.core.chance import Chance
from tessera.games import load

NEVER = float("inf")
FIRST_PLAY = 0.1
WHIM = 0.12
"""How often an action is drawn in proportion to the looks, for the sake of variety…"""
EARLY = 10
EARLY_WHIM = 0.4
"""… and how often in the first decisions."""
LOOKS_ENOUGH = 10
"""So often an action must have been looked at for its value to mean something."""


@dataclass(frozen=True)
class Sitting:
    """A game to be played and written down."""

    game: str
    options: dict[str, str]
    seed: int
    iterations: int
    seats: int = 2
    weights: str = ""
    is_plain: bool = False
    """Random rollouts instead of the evaluation."""
    rival: int = 0
    """Iterations of a plain search that makes the moves of one seat; 0 for none. At its decisions too it is
    written down what the search with the evaluation thinks."""


def play(sitting: Sitting) -> dict[str, Any]:
    """What happened: the options and seed, and for every decision the seat, the action, the value that
    the search gave it, and of each action how often the search looked at it and what it thought of it.

    Playing the actions again with `Chance(seed)` gives the same states, so nothing else is kept.
    """
    chance, own = Chance(sitting.seed), Chance(sitting.seed + 1_000_000_007)
    state = load(sitting.game).new(sitting.seats, chance, **sitting.options)
    knowledge = None if sitting.is_plain else _evaluation(sitting.game, sitting.weights)
    moves: list[Any] = []
    while not state.is_over:
        seat = state.seats_to_act()[0]
        actions = state.actions(seat)
        if len(actions) == 1:
            moves.append([seat, actions[0], None, None])
            state.apply(seat, actions[0], chance)
            continue
        search = Search(knowledge, own, 1.0, FIRST_PLAY)
        search.think(state, seat, NEVER, sitting.iterations)
        ranked = search.ranking(seat)
        choice = ranked[0].action
        if sitting.rival and seat == sitting.seed % sitting.seats:
            plain = Search(None, own, 1.0)
            plain.think(state, seat, NEVER, sitting.rival)
            choice = plain.ranking(seat)[0].action
        elif own.below(1000) < 1000 * (EARLY_WHIM if len(moves) < EARLY else WHIM):
            choice = _drawn(ranked, own)
        looks = {node.action: [int(node.visits), round(node.value, 4)] for node in ranked}
        moves.append([seat, choice, round(search.root.own / search.root.tries, 4), looks])
        state.apply(seat, choice, chance)
    return {
        "game": sitting.game,
        "options": sitting.options,
        "seed": sitting.seed,
        "iterations": sitting.iterations,
        "moves": moves,
        "places": state.ranking(),
    }


def hindsight(game: dict[str, Any], later: float) -> list[float]:
    """Of a written game of two, for every decision that was thought about, its seat's chance to win in the
    light of what came later.

    Each thought counts less the later it came, and the end of the game has what is left. So a search that
    is wrong about some positions learns of it from the thoughts of the turns after, long before enough
    games have ended. What a seat lost by not taking the best action is given back to it; where the search
    hardly looked at what was taken, nothing that came later counts.
    """
    first, second = game["places"]
    value = 0.5 if first == second else float(first == 1)  # for the first seat
    found: list[float] = []
    for seat, action, thought, looked in reversed(game["moves"]):
        if looked is not None:
            mine = value if seat == 0 else 1 - value
            visits, taken = looked.get(str(action), (0, 0.0))
            if visits < LOOKS_ENOUGH:
                mine = thought
            else:
                mine = min(mine + max(max(looked.values())[1] - taken, 0.0), 1.0)
            mine = later * mine + (1 - later) * thought
            value = mine if seat == 0 else 1 - mine
            found.append(mine)
    return found[::-1]


@dataclass(frozen=True)
class Trial:
    """A game between evaluations, with as many iterations for each: for every seat the text of its weights,
    or the name of another player."""

    game: str
    options: dict[str, str]
    seed: int
    iterations: int
    weights: tuple[str, ...]


@dataclass(frozen=True)
class Result:
    """How a trial ended: what each seat won, 1, 0 or its share, and its points."""

    shares: list[float]
    scores: list[int]


def try_out(trial: Trial) -> Result:
    """Play a trial, thinking as the strongest level does."""
    chance = Chance(trial.seed)
    state = load(trial.game).new(len(trial.weights), chance, **trial.options)
    others = {
        seat: make(name, trial.seed * 64 + seat) for seat, name in enumerate(trial.weights) if name in NAMES
    }
    knowledge = {
        seat: _evaluation(trial.game, weights)
        for seat, weights in enumerate(trial.weights)
        if seat not in others
    }
    own = [Chance(trial.seed * 64 + seat + 1) for seat in range(len(trial.weights))]
    way = style("level5", trial.game)
    while not state.is_over:
        seat = state.seats_to_act()[0]
        actions = state.actions(seat)
        choice = actions[0]
        if len(actions) > 1:
            seen = state.determinize(seat, own[seat])
            if seat in others:
                choice = others[seat].choose(seen, seat)
            else:
                search = Search(knowledge[seat], own[seat], way.exploration, way.first_play, way.horizon)
                search.think(seen, seat, NEVER, trial.iterations)
                choice = search.ranking(seat)[0].action
        state.apply(seat, choice, chance)
    return Result(won(state), state.scores())


def _evaluation(game: str, weights: str) -> Evaluation:
    return fitted(game, weights) if weights else evaluation(game)


def _drawn(ranked: list[Node], chance: Chance) -> int:
    """An action, drawn in proportion to the looks."""
    point = chance.below(int(sum(node.visits for node in ranked)))
    for node in ranked:
        point -= int(node.visits)
        if point < 0:
            return node.action
    return ranked[0].action
