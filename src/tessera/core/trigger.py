"""Triggers: what cards, advances and wonders do at a moment of the rules, worked through one by one.

What hangs at a moment stands in a table, in the order in which it is used. A game derives one frame::

    class Moment(Trigger["MillState"]):
        def abilities(self, state): return TABLES.row(self.moment)
        def use(self, state, ability, chance):
            if has(state, self.seat, ability): ...       # what the seat owns now, law 11
        def resumed(self, following): return Moment(self.moment, self.seat, following)

and pushes `Moment(TURN_BEGINS, seat)`. Nothing registers callbacks, and no rule asks for the abilities of
another chapter in the middle of its own.
"""

from typing import TypeVar

from tessera.core import mypyc_attr
from tessera.core.chance import Chance
from tessera.core.frame import Frame
from tessera.core.state import State

T = TypeVar("T", bound=State)
"""The state of the frame's game."""


class Tables:
    """For each moment the numbers of the abilities that hang there, in the order in which they are used.

    They are hung while a game's modules are imported, chapter by chapter, and never later.
    """

    def __init__(self, moments: int) -> None:
        self.rows: list[tuple[int, ...]] = [()] * moments

    def hang(self, moment: int, *abilities: int) -> None:
        """Add abilities at the end of a moment's row."""
        self.rows[moment] = (*self.rows[moment], *abilities)

    def row(self, moment: int) -> tuple[int, ...]:
        """All that hangs at a moment."""
        return self.rows[moment]


@mypyc_attr(allow_interpreted_subclasses=True)
class Trigger(Frame[T]):
    """At a `moment` a `seat` uses what hangs there; `following` is the place of the next ability.

    It runs on as long as nobody is asked, so most are done at once, and goes on where it stopped when what
    was asked is answered. What `abilities` lists may only grow meanwhile, and at its end.
    """

    def __init__(self, moment: int, seat: int, following: int = 0) -> None:
        # What `Frame` does, written out: these are made all the time.
        self.keeps_a_secret = False
        self.asked = ()
        self.moment = moment
        self.seat = seat
        self.following = following

    # What a game writes

    def abilities(self, state: T) -> tuple[int, ...]:
        """What hangs at the moment, in one documented order."""
        raise NotImplementedError

    def use(self, state: T, ability: int, chance: Chance) -> None:
        """Use one of them, if the seat has it now; push a frame if it asks."""
        raise NotImplementedError

    def resumed(self, following: int) -> "Trigger[T]":
        """The same trigger at another place of its list."""
        raise NotImplementedError

    # What follows

    def run(self, state: T, chance: Chance) -> None:
        stack = state.stack
        depth = len(stack)
        listed = self.abilities(state)
        place = self.following
        while place < len(listed):
            ability = listed[place]
            place += 1
            self.use(state, ability, chance)
            if len(stack) != depth:
                break
        if state.is_over:
            return
        if place == len(listed):
            del stack[depth - 1]
        else:
            stack[depth - 1] = self.resumed(place)
