"""Settlers that leave cities after some were raised: a Move action of settlers alone."""

from typing import TYPE_CHECKING

from tessera.core.chance import Chance
from tessera.core.frame import Frame, SeatFrame
from tessera.core.hexes import cells_of
from tessera.core.message import Message, Reason, not_now
from tessera.games.clash import marks
from tessera.games.clash.catalog import GROUPS, SETTLER
from tessera.games.clash.frames.move import Pick
from tessera.games.clash.notation import DONE_ACTION, FROM
from tessera.games.clash.rules import move as rules
from tessera.games.clash.rules.move import Group
from tessera.games.clash.units import ALL_OF

if TYPE_CHECKING:
    from tessera.games.clash.state import ClashState


def begin(state: "ClashState", seat: int) -> None:
    """Settlers may leave the cities of a seat."""
    state.push(SpreadOn(seat, GROUPS))


def settlers_in(state: "ClashState", seat: int, cell: int) -> Group:
    """The settlers on a cell that can be moved, by what they remember."""
    return tuple([part & ALL_OF[SETTLER] for part in rules.pickable(state, seat, cell)])


def starts(state: "ClashState", seat: int) -> list[int]:
    """The cities that settlers can leave."""
    return [
        cell
        for cell in cells_of(state.nations[seat].cities)
        if Pick(seat, cell, settlers_in(state, seat, cell), 0).leads_anywhere(state)
    ]


class SpreadOn(Frame["ClashState"]):
    """Settlers may leave cities, as many groups as a Move action has."""

    def __init__(self, seat: int, left: int) -> None:
        super().__init__()
        self.seat = seat
        self.left = left

    def run(self, state: "ClashState", chance: Chance) -> None:
        state.finish()
        if self.left and starts(state, self.seat):
            state.push(Spread(self.seat, self.left))
        else:
            marks.forget(state.marks, marks.MOVED)


class Spread(SeatFrame["ClashState"]):
    """Which city settlers leave next, if any."""

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def actions(self, state: "ClashState", seat: int) -> list[int]:
        label = state.map.layout.label
        return [*[FROM.first + label[cell] for cell in starts(state, seat)], DONE_ACTION]

    def answer(self, state: "ClashState", seat: int, action: int, chance: Chance) -> None:
        if action == DONE_ACTION:
            state.finish()
            marks.forget(state.marks, marks.MOVED)
            return
        cell = state.map.layout.cell[FROM.argument(action)]
        state.replace(SpreadOn(seat, self.left - 1))
        group = settlers_in(state, seat, cell)
        is_choice = rules.can_walk_off(state, seat, group, cell, 2)
        state.ask(Pick(seat, cell, group, 0), chance, 2 if is_choice else 0)

    def prompt(self, state: "ClashState", seat: int) -> Message:
        return Message("clash.prompt.spread", left=self.left)

    def options(self, state: "ClashState", seat: int) -> list[int]:
        label = state.map.layout.label
        return [FROM.first + label[cell] for cell in cells_of(state.nations[seat].cities)]

    def why_not(self, state: "ClashState", seat: int, action: int) -> Reason:
        if FROM.covers(action):
            return Reason(Message("clash.reason.no_settlers_leave"), "peoples")
        return not_now("peoples")
