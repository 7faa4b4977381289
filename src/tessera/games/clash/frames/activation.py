"""Activating a city: what is done in it comes first, and a city that was activated before gets angrier."""

from typing import TYPE_CHECKING

from tessera.core.chance import Chance
from tessera.core.frame import Frame, SeatFrame
from tessera.core.hexes import cells_of
from tessera.core.message import Message, Reason, not_now
from tessera.games.clash.catalog import LIGHTHOUSE, NOBODY, SHIP
from tessera.games.clash.city import WAS_ACTIVATED, owner_of, wonders_of
from tessera.games.clash.frames import moments
from tessera.games.clash.notation import PLACE, SKIP_ACTION
from tessera.games.clash.powers import modifiers
from tessera.games.clash.powers.modifiers import at, modified, modifier
from tessera.games.clash.powers.targets import PickCell
from tessera.games.clash.rules import cities
from tessera.games.clash.rules.recruit import place_unit

if TYPE_CHECKING:
    from tessera.games.clash.state import ClashState


def begin(state: "ClashState", cell: int) -> None:
    """A city is activated. What is pushed after this comes before its mood falls, or before it is asked
    whether another city counts as activated instead."""
    others = stand_ins(state, cell)
    if others:
        seat = owner_of(state.cities[cell])
        gift = modifier(state, seat, modifiers.STANDS_IN, at(cell, cells_of(others)[0]))
        state.push(PickCell(seat, gift, cell, others, may_skip=True))
    else:
        count(state, cell)


def stand_ins(state: "ClashState", cell: int) -> int:
    """The cities that may count as activated instead of one that was before in this turn, as a set."""
    seat = owner_of(state.cities[cell])
    nation = state.nations[seat]
    if nation.people == NOBODY or not state.cities[cell] & WAS_ACTIVATED:
        return 0
    found = 0
    for other in cells_of(nation.cities & ~(1 << cell)):
        if modified(state, seat, modifiers.STANDS_IN, at(cell, other)):
            found |= 1 << other
    return found


def count(state: "ClashState", cell: int) -> None:
    """A city counts as activated."""
    if cities.activate(state, cell):
        state.push(Tire(cell))
    moments.fire(state, moments.ACTIVATED, owner_of(state.cities[cell]), cell)
    if wonders_of(state.cities[cell]) >> LIGHTHOUSE & 1:
        state.push(Launch(owner_of(state.cities[cell])))


class Tire(Frame["ClashState"]):
    """The action for which a city was activated again is over."""

    def __init__(self, cell: int) -> None:
        super().__init__()
        self.cell = cell

    def run(self, state: "ClashState", chance: Chance) -> None:
        state.finish()
        if state.cities[self.cell]:
            cities.tire(state, self.cell)


class Launch(Frame["ClashState"]):
    """The Great Lighthouse was activated: a ship may come, after what the city did."""

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat

    def run(self, state: "ClashState", chance: Chance) -> None:
        state.finish()
        if state.nations[self.seat].units_left(SHIP) and open_sea(state, self.seat):
            state.push(LaunchWhere(self.seat))


def open_sea(state: "ClashState", seat: int) -> list[int]:
    """The sea cells without ships of others."""
    return [cell for cell in cells_of(state.map.sea) if not state.enemy_units(seat, cell)]


class LaunchWhere(SeatFrame["ClashState"]):
    """On which sea cell the ship of the Great Lighthouse lies, if any."""

    def actions(self, state: "ClashState", seat: int) -> list[int]:
        label = state.map.layout.label
        return [SKIP_ACTION, *[PLACE.first + label[cell] for cell in open_sea(state, seat)]]

    def answer(self, state: "ClashState", seat: int, action: int, chance: Chance) -> None:
        state.finish()
        if action != SKIP_ACTION:
            place_unit(state, seat, state.map.layout.cell[PLACE.argument(action)], SHIP)

    def prompt(self, state: "ClashState", seat: int) -> Message:
        return Message("clash.prompt.launch")

    def why_not(self, state: "ClashState", seat: int, action: int) -> Reason:
        if PLACE.covers(action):
            return Reason(Message("clash.reason.not_open_sea"), "wonders")
        return not_now("wonders")
