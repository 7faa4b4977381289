"""A player that looks at what an action brings at once, and no further."""

from tessera.ai.evaluation import evaluator
from tessera.core.chance import Chance
from tessera.core.state import State


class GreedyPlayer:
    """Takes the action with the best value, its own following choices in the same move included."""

    name = "greedy"
    lookahead = 2
    """Following decisions of its own that are looked through: a wonder and the card under it…"""
    most_choices = 40
    """… unless it has more choices than this, as when a building is to be placed."""

    def __init__(self, seed: int | None = None) -> None:
        self._chance = Chance(seed)

    def choose(self, state: State, seat: int) -> int:
        return self.rank(state, seat)[0][0]

    def rank(self, state: State, seat: int) -> list[tuple[int, float]]:
        """The legal actions with their values, best first; equal ones in random order."""
        actions = state.actions(seat)
        lookahead = self.lookahead if len(actions) <= self.most_choices else 0
        valued = [
            (self._value_after(state, seat, action, lookahead), self._chance.below(1 << 20), action)
            for action in actions
        ]
        valued.sort(reverse=True)
        return [(action, value) for value, _, action in valued]

    def _value_after(self, state: State, seat: int, action: int, lookahead: int) -> float:
        following = state.clone()
        following._apply(seat, action, self._chance)
        if lookahead and seat in following.seats_to_act():
            choices = following.actions(seat)
            if len(choices) <= self.most_choices:
                return max(self._value_after(following, seat, choice, lookahead - 1) for choice in choices)
        return evaluator(following.game.name)(following, seat)
