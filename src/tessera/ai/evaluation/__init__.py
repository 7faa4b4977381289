"""Evaluations: how good a position is for a seat, one module for each game.

`evaluate(state, seat)` is positive when the seat is better off. Decided games are worth more than
anything a position in play can be.
"""

import importlib
from collections.abc import Callable
from functools import cache

from tessera.core.state import State

Evaluator = Callable[[State, int], float]

WIN = 1000.0


@cache
def evaluator(game: str) -> Evaluator:
    """The evaluation of a game."""
    evaluate: Evaluator = importlib.import_module(f"tessera.ai.evaluation.{game}").evaluate
    return evaluate
