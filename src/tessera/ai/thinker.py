"""Players that search: the yardstick and the five levels."""

import gc
import time
from dataclasses import dataclass, replace

from tessera.ai.evaluation import evaluation
from tessera.ai.search import Node, Search
from tessera.core.chance import Chance
from tessera.core.state import State

UNLIMITED = 1_000_000_000
SPARE = 0.002
"""Seconds kept back for what comes after the search."""


@dataclass(frozen=True)
class Style:
    """How a searching player thinks."""

    seconds: float = 2.0
    """The longest thought; less when the choice is clear."""
    iterations: int = UNLIMITED
    knows_the_game: bool = True
    """Whether it asks the game's evaluation, or plays out at random."""
    exploration: float = 1.0
    first_play: float = 0.1
    trust: float = 1.0
    """How much of a leaf's value is the evaluation; the rest is a random rollout."""
    horizon: int = 1000
    """How many decisions ahead it sees."""
    whim: float = 0.0
    """How readily it takes an action that it looked at less: 0 never, 1 in proportion."""


YARDSTICK = Style(seconds=1.0, knows_the_game=False, exploration=1.0)
STYLES: dict[str, Style] = {
    "level1": Style(iterations=12, horizon=2, whim=1.0),
    "level2": Style(iterations=30, horizon=2, whim=0.6),
    "level3": Style(iterations=60, horizon=3, whim=0.4),
    "level4": Style(iterations=200, whim=0.15),
    "level5": Style(trust=0.5),
}
"""From kind to a child to as strong as we can."""


class Thinker:
    """A player that searches in a certain style."""

    def __init__(
        self, name: str, style: Style, seed: int | None = None, seconds: float | None = None
    ) -> None:
        self.name = name
        self.style = style if seconds is None else replace(style, seconds=seconds)
        self._chance = Chance(seed)
        self._search: Search | None = None
        """Kept until the next thought, whose time it takes to clear it away."""

    def choose(self, state: State, seat: int) -> int:
        begun = time.perf_counter()
        actions = state.actions(seat)
        if len(actions) == 1:
            return actions[0]
        return self._pick(self.think(state, seat, begun))

    def think(self, state: State, seat: int, begun: float) -> list[Node]:
        """The actions of a seat as it ranks them, best first; its time began at `begun`."""
        style = self.style
        self._search = Search(
            evaluation(state.game.name) if style.knows_the_game else None,
            self._chance,
            style.exploration,
            style.first_play,
            style.horizon,
            trust=style.trust,
        )
        deadline = begun + max(style.seconds * 0.98 - SPARE, 0.0)
        collecting = gc.isenabled()
        gc.disable()  # a tree has no cycles, and looking for some in so many nodes takes its time
        try:
            self._search.think(state, seat, deadline, style.iterations)
        finally:
            if collecting:
                gc.enable()
        return self._search.ranking(seat)

    def _pick(self, ranked: list[Node]) -> int:
        whim = self.style.whim
        if not whim:
            return ranked[0].action
        weights = [node.visits ** (1 / whim) for node in ranked]
        point = self._chance.below(1 << 30) / (1 << 30) * sum(weights)
        for node, weight in zip(ranked, weights, strict=True):
            point -= weight
            if point < 0:
                return node.action
        return ranked[0].action
