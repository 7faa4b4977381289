"""Spread of Fear: a land unit beside Marqzen flees, one cell, to where nobody fights it."""

from typing import TYPE_CHECKING, Final

from tessera.core.chance import Chance
from tessera.core.hexes import cells_of
from tessera.core.message import OK, Message, Reason
from tessera.games.clash.catalog import LEADER, MOST_SEATS, NOBODY, UNIT_COUNT
from tessera.games.clash.frames import moments
from tessera.games.clash.owning import leader_cell
from tessera.games.clash.peoples import gift
from tessera.games.clash.powers import acts
from tessera.games.clash.powers.modifiers import at, cell_in, kind_in
from tessera.games.clash.powers.targets import PickCell, PickUnit, follow
from tessera.games.clash.rules.limits import fits
from tessera.games.clash.rules.move import is_hostile
from tessera.games.clash.units import ARMY, LAND, ONE, count, kinds_in

if TYPE_CHECKING:
    from tessera.games.clash.state import ClashState

FEAR: Final[int] = gift("spread_of_fear")
OWNERS_OF_ARMIES: Final = MOST_SEATS + 1
"""The seats and the Barbarians."""


def foe_on(state: "ClashState", seat: int, cell: int) -> int:
    """Whose land units stand on a cell beside those of a seat, or NOBODY."""
    for owner in range(OWNERS_OF_ARMIES):
        if owner != seat and state.units[owner] and state.units[owner][cell] & LAND:
            return owner
    return NOBODY


def refuges(state: "ClashState", owner: int, cell: int, kind: int) -> int:
    """Where a unit can flee to from a cell, as a set: known land without enemies of its own, with room."""
    found = 0
    for place in cells_of(state.map.layout.near[cell] & state.map.land & state.map.known):
        if is_hostile(state, owner, place):
            continue
        if not ONE[kind] & ARMY or fits(state, owner, place, 1):
            found |= 1 << place
    return found


def fearful(state: "ClashState", seat: int, cell: int) -> list[int]:
    """The kinds of enemy units on a cell that can flee."""
    owner = foe_on(state, seat, cell)
    if owner == NOBODY:
        return []
    kinds = kinds_in(state.units[owner][cell] & LAND)
    return [kind for kind in kinds if refuges(state, owner, cell, kind)]


def frightened(state: "ClashState", seat: int) -> int:
    """The cells beside the leader with enemies that can flee, as a set."""
    cell = leader_cell(state, seat)
    if cell == NOBODY:
        return 0
    found = 0
    for place in cells_of(state.map.layout.near[cell] & state.map.land):
        if fearful(state, seat, place):
            found |= 1 << place
    return found


def _why_no_fear(state: "ClashState", seat: int) -> Reason:
    return OK if frightened(state, seat) else Reason(Message("clash.reason.nobody_to_frighten"), "leaders")


def _frighten(state: "ClashState", seat: int, chance: Chance) -> None:
    state.ask(PickCell(seat, FEAR, 0, frightened(state, seat)), chance)


def _frighten_whom(state: "ClashState", seat: int, about: int, cell: int, chance: Chance) -> None:
    state.ask(PickUnit(seat, FEAR, cell, tuple(fearful(state, seat, cell)), 1), chance)


def _frighten_where(state: "ClashState", seat: int, cell: int, kind: int, chance: Chance) -> None:
    goals = refuges(state, foe_on(state, seat, cell), cell, kind)
    state.ask(PickCell(seat, FEAR, at(cell, kind), goals, 2), chance)


def _flee(state: "ClashState", seat: int, about: int, goal: int, chance: Chance) -> None:
    cell, kind = cell_in(about), kind_in(about)
    owner = foe_on(state, seat, cell)
    state.units[owner][cell] -= ONE[kind]
    state.units[owner][goal] += ONE[kind]
    if state.sink is not None:
        label = state.map.layout.label
        units = tuple([count(ONE[kind], each) for each in range(UNIT_COUNT)])
        state.tell("frightened", owner=owner, start=label[cell], cell=label[goal], units=units)
    if kind == LEADER:
        moments.fire(state, moments.LEADER_MOVED, owner, at(goal, cell))


acts.act(FEAR, acts.ACTION_ONCE, _why_no_fear, _frighten)
follow(FEAR, _frighten_whom)
follow(FEAR, _frighten_where, 1)
follow(FEAR, _flee, 2)
