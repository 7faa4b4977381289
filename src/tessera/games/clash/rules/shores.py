"""Shores: where ships of Vikings become land units, and where land units of theirs become ships."""

from typing import TYPE_CHECKING, Final

from tessera.core.message import OK, Message, Reason
from tessera.games.clash.aboard import room_aboard, ships_for
from tessera.games.clash.catalog import INFANTRY, SETTLER, SHIP, TACTICS
from tessera.games.clash.rules.limits import aboard, stack_limit
from tessera.games.clash.rules.move import (
    CLASSES,
    Group,
    all_of,
    has_enemy_ships,
    is_hostile,
    pickable,
    walkers,
)
from tessera.games.clash.units import ALL_OF, ARMY, LAND, ONE, SHIPS, army_size, count, total

if TYPE_CHECKING:
    from tessera.games.clash.state import ClashState

CREWS: Final = ALL_OF[SETTLER] | ALL_OF[INFANTRY]
"""The bits of the units that become ships, and that ships become."""


def army_room(state: "ClashState", seat: int, cell: int) -> int:
    """How many more army units of a seat may stand on a cell of land."""
    return stack_limit(state, seat, cell) - army_size(state.units[seat][cell])


# Ships that land


def landing(state: "ClashState", seat: int, group: Group) -> Group:
    """Those of a group at sea that come ashore when its ships do: the ships, and who can walk."""
    afoot = walkers(state, seat, group)
    return tuple([part & SHIPS | afoot[memory] for memory, part in enumerate(group)])


def settlers_among(state: "ClashState", seat: int, units: int, goal: int) -> tuple[int, int]:
    """The fewest and the most of some landing ships that can become settlers, the others infantry; where they
    cannot land the most are fewer than the fewest."""
    nation = state.nations[seat]
    ships = count(units, SHIP)
    room = army_room(state, seat, goal) - total(units & ARMY)
    infantry = min(room, nation.units_left(INFANTRY) if nation.has(TACTICS) else 0)
    if room < 0:
        return 1, 0
    return max(0, ships - infantry), min(ships, nation.units_left(SETTLER))


def why_not_beach(state: "ClashState", seat: int, cell: int, group: Group, goal: int) -> Reason:
    """`OK`, or why the ships of a group cannot become land units on a cell beside them."""
    units = all_of(landing(state, seat, group))
    ships = count(units, SHIP)
    if not ships:
        return Reason(Message("clash.reason.no_ship_lands"), "civilization_advances")
    if not state.map.land >> goal & 1 or not state.map.layout.near[cell] >> goal & 1:
        return Reason(Message("clash.reason.not_beside"), "move")
    if is_hostile(state, seat, goal):
        return Reason(Message("clash.reason.shore_held"), "civilization_advances")
    staying = ships_for(state, seat, cell) - ships
    if total((state.units[seat][cell] - units) & LAND) > staying * aboard(state, seat):
        return Reason(Message("clash.reason.left_at_sea"), "civilization_advances")
    fewest, most = settlers_among(state, seat, units, goal)
    return OK if fewest <= most else Reason(Message("clash.reason.no_crew"), "civilization_advances")


def beaches(state: "ClashState", seat: int, cell: int, group: Group) -> list[int]:
    """The cells of land on which the ships of a group can become land units."""
    if not all_of(group) & SHIPS:
        return []
    return [
        goal
        for goal in state.map.layout.beside[cell]
        if state.map.land >> goal & 1 and why_not_beach(state, seat, cell, group, goal) is OK
    ]


def can_beach(state: "ClashState", seat: int, cell: int) -> bool:
    """Whether any ships on a cell can land, with as many of those aboard as may."""
    group = pickable(state, seat, cell)
    afoot = all_of(walkers(state, seat, group))
    for ships in range(1, count(all_of(group), SHIP) + 1):
        for army in range(total(afoot & ARMY) + 1):
            units = ships * ONE[SHIP] + (afoot & ALL_OF[SETTLER]) + army * ONE[INFANTRY]
            left = total(state.units[seat][cell] & LAND) - total(units & LAND)
            if left > (ships_for(state, seat, cell) - ships) * aboard(state, seat):
                continue
            for goal in state.map.layout.beside[cell]:
                if not state.map.land >> goal & 1 or is_hostile(state, seat, goal):
                    continue
                fewest, most = settlers_among(state, seat, units, goal)
                if fewest <= most:
                    return True
    return False


# Land units that take to the sea


def launching(state: "ClashState", seat: int, group: Group) -> Group:
    """Those of a group on land that can become ships or go aboard them: settlers and infantry."""
    return tuple([part & CREWS for part in walkers(state, seat, group)])


def fits_aboard(state: "ClashState", seat: int, goal: int, new_ships: int, riders: int) -> bool:
    return riders <= room_aboard(state, seat, goal) + new_ships * aboard(state, seat)


def why_not_launch(state: "ClashState", seat: int, cell: int, group: Group, goal: int) -> Reason:
    """`OK`, or why none of a group can become ships on a cell of the sea beside it."""
    crews = total(all_of(launching(state, seat, group)))
    if not crews:
        return Reason(Message("clash.reason.no_crew_goes"), "civilization_advances")
    if not state.map.sea >> goal & 1 or not state.map.layout.near[cell] >> goal & 1:
        return Reason(Message("clash.reason.not_beside"), "move")
    if has_enemy_ships(state, seat, goal):
        return Reason(Message("clash.reason.shore_held"), "civilization_advances")
    ships = min(crews, state.nations[seat].units_left(SHIP))
    if not ships:
        return Reason(Message("clash.reason.no_ships_left"), "civilization_advances")
    if not fits_aboard(state, seat, goal, ships, crews - ships):
        return Reason(Message("clash.reason.no_ship"), "ships")
    return OK


def havens(state: "ClashState", seat: int, cell: int, group: Group) -> list[int]:
    """The cells of the sea on which units of a group can become ships."""
    if not all_of(group) & CREWS:
        return []
    return [
        goal
        for goal in state.map.layout.beside[cell]
        if state.map.sea >> goal & 1 and why_not_launch(state, seat, cell, group, goal) is OK
    ]


def has_shore(state: "ClashState", seat: int, cell: int, group: Group) -> bool:
    """Whether any part of those on a cell can become something else on a cell beside it."""
    if state.map.sea >> cell & 1:
        return can_beach(state, seat, cell)
    afoot = launching(state, seat, group)
    return any(
        havens(state, seat, cell, one_of(afoot, memory, kind))
        for memory in range(CLASSES)
        for kind in (SETTLER, INFANTRY)
        if count(afoot[memory], kind)
    )


def one_of(group: Group, memory: int, kind: int) -> Group:
    return tuple([ONE[kind] if each == memory else 0 for each in range(CLASSES)])


def goals(state: "ClashState", seat: int, cell: int, group: Group) -> list[int]:
    """The cells on which a group can become something else."""
    if state.map.sea >> cell & 1:
        return beaches(state, seat, cell, group)
    return havens(state, seat, cell, group)


def why_not(state: "ClashState", seat: int, cell: int, group: Group, goal: int) -> Reason:
    if goal < 0:
        return Reason(Message("clash.reason.no_such_cell"), "map")
    if state.map.sea >> cell & 1:
        return why_not_beach(state, seat, cell, group, goal)
    return why_not_launch(state, seat, cell, group, goal)


# What is picked of a group, memory by memory


def split(group: Group, kind: int, number: int, is_last: bool) -> list[int]:
    """How many units of a kind are taken of each memory: those who remember least first, or last."""
    found = [0] * CLASSES
    order = range(CLASSES - 1, -1, -1) if is_last else range(CLASSES)
    for memory in order:
        found[memory] = min(number, count(group[memory], kind))
        number -= found[memory]
    return found
