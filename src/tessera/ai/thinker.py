"""Players that search: each thinks in the style of its name."""

import gc
import time

from tessera.ai.evaluation import evaluation
from tessera.ai.search import Node, Search
from tessera.ai.styles import Style, style
from tessera.core.chance import Chance
from tessera.core.state import State

SPARE = 0.002
"""Seconds kept back for what comes after the search."""


class Thinker:
    """A player that searches: one of the levels, or the yardstick."""

    def __init__(
        self,
        name: str,
        seed: int | None = None,
        seconds: float | None = None,
        own: Style | None = None,
    ) -> None:
        self.name = name
        self.seconds = seconds
        """The longest thought, if it is not that of the style."""
        self.own = own
        """How it thinks about any game, if not as its name says."""
        self._chance = Chance(seed)
        self._search: Search | None = None
        """Kept until the next thought, which goes on with it or takes the time to clear it away."""
        self._last: tuple[State, int, int] | None = None
        """What that thought was about: the state, the seat, and the action it chose."""

    def choose(self, state: State, seat: int) -> int:
        begun = time.perf_counter()
        actions = state.actions(seat)
        if len(actions) == 1:
            return actions[0]
        chosen = self._pick(self.think(state, seat, begun), self.style(state).whim)
        self._last = state.clone(), seat, chosen
        return chosen

    def style(self, state: State) -> Style:
        """How it thinks about the game of that state."""
        return self.own or style(self.name, state.game.name)

    def think(self, state: State, seat: int, begun: float) -> list[Node]:
        """The actions of a seat as it ranks them, best first; its time began at `begun`."""
        way = self.style(state)
        search = self._earlier(state, seat) if way.remembers else None
        if search is None:
            search = Search(
                evaluation(state.game.name) if way.knows_the_game else None,
                self._chance,
                way.exploration,
                way.first_play,
                way.horizon,
                trust=way.trust,
            )
        self._search = search
        seconds = way.seconds if self.seconds is None else self.seconds
        deadline = begun + max(seconds * 0.98 - SPARE, 0.0)
        collecting = gc.isenabled()
        gc.disable()  # a tree has no cycles, and looking for some in so many nodes takes its time
        try:
            search.think(state, seat, deadline, way.iterations)
        finally:
            if collecting:
                gc.enable()
        return search.ranking(seat)

    def _earlier(self, state: State, seat: int) -> Search | None:
        """The tree of the last thought, if this position was in it."""
        if self._search is None or self._last is None:
            return None
        before, thinker, chosen = self._last
        if before.game is not state.game or thinker != seat:
            return None
        return self._search if self._search.move_to(before, chosen, seat, state) else None

    def _pick(self, ranked: list[Node], whim: float) -> int:
        if not whim:
            return ranked[0].action
        weights = [node.visits ** (1 / whim) for node in ranked]
        point = self._chance.below(1 << 30) / (1 << 30) * sum(weights)
        for node, weight in zip(ranked, weights, strict=True):
            point -= weight
            if point < 0:
                return node.action
        return ranked[0].action
