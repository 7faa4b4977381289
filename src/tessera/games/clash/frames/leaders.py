"""Recruiting a leader: which one of those that are left."""

from typing import TYPE_CHECKING

from tessera.core.chance import Chance
from tessera.core.frame import SeatFrame
from tessera.core.message import Message, Reason, not_now
from tessera.games.clash.notation import ENLIST
from tessera.games.clash.peoples import LEADERS
from tessera.games.clash.rules import leaders as rules
from tessera.games.clash.settings import RANDOM_LEADERS

if TYPE_CHECKING:
    from tessera.games.clash.state import ClashState


def begin_enlisting(state: "ClashState", seat: int, cell: int, chance: Chance) -> None:
    """A leader is paid for: the seat chooses, or with that variant chance."""
    left = state.nations[seat].leaders
    if not state.settings & RANDOM_LEADERS:
        state.ask(Enlist(seat, cell), chance)
        return
    if len(left) > 1:
        state.reveal()
    rules.lead(state, seat, cell, left[chance.among(left, len(left), LEADERS) if len(left) > 1 else 0])


class Enlist(SeatFrame["ClashState"]):
    """Which leader is recruited."""

    def __init__(self, seat: int, cell: int) -> None:
        super().__init__(seat)
        self.cell = cell

    def actions(self, state: "ClashState", seat: int) -> list[int]:
        return ENLIST.each(list(state.nations[seat].leaders))

    def answer(self, state: "ClashState", seat: int, action: int, chance: Chance) -> None:
        state.finish()
        rules.lead(state, seat, self.cell, ENLIST.argument(action))

    def prompt(self, state: "ClashState", seat: int) -> Message:
        return Message("clash.prompt.enlist")

    def why_not(self, state: "ClashState", seat: int, action: int) -> Reason:
        return not_now("leaders")
