"""A player that chooses blindly."""

from tessera.core.chance import Chance
from tessera.core.state import State


class RandomPlayer:
    """Every legal action is as likely as any other."""

    name = "random"

    def __init__(self, seed: int | None = None) -> None:
        self._chance = Chance(seed)

    def choose(self, state: State, seat: int) -> int:
        actions = state.actions(seat)
        return actions[self._chance.below(len(actions))]
