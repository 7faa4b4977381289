"""Advice: what a strong player would do here, and how good each choice looks to it."""

import time

from tessera.ai.thinker import Thinker
from tessera.core.state import State


def advise(state: State, seat: int, seconds: float = 1.0, seed: int | None = None) -> list[tuple[int, float]]:
    """The legal actions with the chance to win after each, 0 to 1, best first.

    The state is the adviser's to think with: a determinized one. An action that the search looked at
    more often comes first; its chance is the surer one.
    """
    begun = time.perf_counter()
    if not state.actions(seat):
        return []
    adviser = Thinker("level5", seed, seconds)
    ranked = adviser.think(state, seat, begun)
    return [(node.action, min(1.0, max(0.0, node.value))) for node in ranked]
