"""Whole moves: what a seat can do in one go, until chance or another seat speaks.

One action is one small choice, and a move of the rulebook is often a few of them: a wonder and the card
under it, an army, where it goes and where to. `moves` puts them together::

    for move in moves(state, seat):                # (wonder:pyramids, tuck:altar), …
        ...

Give it a state that the seat may see (`determinize`): what a move shows it would otherwise be known.
"""

from collections.abc import Iterator

from tessera.core.chance import Chance
from tessera.core.state import State


class _Asked(Exception):
    """Chance was asked: nobody can look further."""


class _Nothing(Chance):
    """A chance that has no answer."""

    def __init__(self) -> None:
        pass

    def below(self, n: int) -> int:
        raise _Asked


def moves(state: State, seat: int, longest: int = 12) -> Iterator[tuple[int, ...]]:
    """The sequences of actions that a seat can take now, one after another, each as long as it can be.

    One ends where chance is asked, something hidden is shown, somebody else is to act or the game is over.
    `longest` is where one that goes on for ever is cut off.
    """
    for action in state.actions(seat):
        following = state.clone()
        goes_on = False
        try:
            following._apply(seat, action, _Nothing())
            goes_on = longest > 1 and not following.revealed and following.seats_to_act() == (seat,)
        except _Asked:
            pass
        if not goes_on:
            yield (action,)
            continue
        for rest in moves(following, seat, longest - 1):
            yield (action, *rest)
