"""Advice: what a strong player would do here, and how good each choice looks to it."""

import math

from tessera.ai.greedy import GreedyPlayer
from tessera.core.state import State

SCALE = 15.0
"""A lead of this much in the evaluation is about three chances in four."""


def advise(state: State, seat: int, seconds: float = 1.0, seed: int | None = None) -> list[tuple[int, float]]:
    """The legal actions with the chance to win after each, 0 to 1, best first.

    The state is the adviser's to think with: a determinized one.
    """
    ranked = GreedyPlayer(seed).rank(state, seat)
    return [(action, 1 / (1 + math.exp(-value / SCALE))) for action, value in ranked]
