"""Evaluations: what is known about a game beyond its rules, one module for each game.

`evaluate(state, seat)` is positive when the seat is better off; greedy plays by it. Decided games are
worth more than anything a position in play can be. `EVALUATION` is what search asks: each seat's chance
to win, and a prior over actions. A game may have neither: then points are all there is, and chances
come of random play.
"""

from collections.abc import Callable
from functools import cache, lru_cache

from tessera.ai.evaluation.base import Evaluation
from tessera.core.state import State
from tessera.games import companion

Evaluator = Callable[[State, int], float]

WIN = 1000.0


@cache
def evaluator(game: str) -> Evaluator:
    """What greedy plays by."""
    module = companion(__name__, game)
    evaluate: Evaluator = by_points if module is None else module.evaluate
    return evaluate


@cache
def evaluation(game: str) -> Evaluation:
    """What search plays by."""
    module = companion(__name__, game)
    found: Evaluation = Evaluation() if module is None else module.EVALUATION
    return found


@lru_cache(8)
def fitted(game: str, weights: str) -> Evaluation:
    """A game's evaluation with other weights than it comes with, as the text of their file: for training."""
    module = companion(__name__, game)
    assert module is not None
    found: Evaluation = module.fitted(weights)
    return found


def by_points(state: State, seat: int) -> float:
    """The lead over the best opponent in points, for games that nobody has written an evaluation for."""
    scores, places = state.scores(), state.ranking()
    rivals = [other for other in range(state.seats) if other != seat]
    lead = (scores[seat] - max((scores[rival] for rival in rivals), default=0)) / state.game.points_unit
    if not state.is_over:
        return lead
    best = min((places[rival] for rival in rivals), default=2)
    return WIN * ((best > places[seat]) - (best < places[seat])) + lead
