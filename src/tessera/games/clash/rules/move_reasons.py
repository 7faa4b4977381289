"""Why units cannot go: for people who ask. What they can do is told by `rules.move`."""

from typing import TYPE_CHECKING

from tessera.core.hexes import cells_of
from tessera.core.message import OK, Message, Reason
from tessera.games.clash import marks
from tessera.games.clash.catalog import NOBODY, ROADS, TACTICS
from tessera.games.clash.layout import LABELS
from tessera.games.clash.names import advance_name, because
from tessera.games.clash.owning import has_gift
from tessera.games.clash.payment import affords, unpaid
from tessera.games.clash.powers import modifiers
from tessera.games.clash.powers.modifiers import modified
from tessera.games.clash.rules import move as rules
from tessera.games.clash.rules import nomads
from tessera.games.clash.rules.limits import aboard, has_space, stack_limit
from tessera.games.clash.rules.move import CLASSES, Group
from tessera.games.clash.truces import is_truce_at
from tessera.games.clash.units import ARMY, LAND

if TYPE_CHECKING:
    from tessera.games.clash.state import ClashState


def why_not_move(state: "ClashState", seat: int) -> Reason:
    """Why none of the units of a seat can go anywhere: cell by cell."""
    label = state.map.layout.label
    cells = starts(state, seat)
    if not cells:
        return Reason(Message("clash.reason.no_units_at_all"), "move")
    parts = because([(LABELS[label[cell]], why_not_start(state, seat, cell).message) for cell in cells])
    return Reason(Message("clash.reason.cannot_move", parts=parts), "move")


def starts(state: "ClashState", seat: int) -> list[int]:
    """The cells from which a seat might move something."""
    return [cell for cell, units in enumerate(state.units[seat]) if units or is_camp(state, seat, cell)]


def is_camp(state: "ClashState", seat: int, cell: int) -> bool:
    """Whether a city of nomads lies on a cell, wherever it can go."""
    return has_gift(state, seat, nomads.NOMADS) and state.nations[seat].cities >> cell & 1 == 1


def why_not_start(state: "ClashState", seat: int, cell: int) -> Reason:
    """Why no unit on a cell can go anywhere."""
    if cell >= 0 and not state.units[seat][cell] and is_camp(state, seat, cell):
        return nomads.why_not_trek(state, seat, cell)
    if cell < 0 or not state.units[seat][cell]:
        return Reason(Message("clash.reason.no_units_there"), "move")
    group = rules.pickable(state, seat, cell)
    if not rules.all_of(group):
        memories = marks.memories_at(state.marks, cell)
        if any(memory & marks.FOUGHT for memory in memories):
            return Reason(Message("clash.reason.fought"), "move")
        return Reason(Message("clash.reason.moved_already"), "move")
    if not rules.all_of(group) & LAND:
        return Reason(Message("clash.reason.sea_closed"), "ships")
    if not rules.all_of(rules.walkers(state, seat, group)):
        return why_not_walking(state, seat, group)
    if state.map.sea >> cell & 1:
        return Reason(Message("clash.reason.no_landing"), "ships")
    return Reason(Message("clash.reason.no_open_cell"), "move")


def why_not_walking(state: "ClashState", seat: int, group: Group) -> Reason:
    """Why none of a group can walk, wherever to."""
    units = rules.all_of(group)
    if not units & LAND:
        return Reason(Message("clash.reason.ships_at_sea"), "ships")
    if units & ARMY and not state.nations[seat].has(TACTICS):
        return Reason(Message("clash.reason.no_tactics", advance=advance_name(TACTICS)), "move")
    return Reason(Message("clash.reason.on_mountain"), "move")


def why_not_go(state: "ClashState", seat: int, cell: int, group: Group, goal: int) -> Reason:
    """Why a group cannot go from a cell to another, by land or by sea."""
    if goal < 0:
        return Reason(Message("clash.reason.no_such_cell"), "map")
    if goal == cell:
        return Reason(Message("clash.reason.there_already"), "move")
    at_sea = state.map.sea >> cell & 1 == 1
    if at_sea and state.map.sea >> goal & 1:
        if not rules.ships_of(group):
            return Reason(Message("clash.reason.change_ships"), "ships")
        if rules.passengers(state, seat, cell, group) == NOBODY:
            return Reason(Message("clash.reason.ships_full", limit=aboard(state, seat)), "ships")
        if is_truce_at(state, seat, goal):
            return Reason(Message("clash.reason.truce"), "ships")
        return Reason(Message("clash.reason.no_way_by_sea"), "ships")
    walkers = rules.walkers(state, seat, group)
    if not rules.all_of(walkers):
        return why_not_walking(state, seat, group)
    if not state.map.layout.near[cell] >> goal & 1:
        return Reason(Message("clash.reason.not_beside"), "move")
    reason = rules.why_not_walk(state, seat, walkers, goal)
    return Reason(Message("clash.reason.no_open_cell"), "move") if reason is OK else reason


def why_not_ride(state: "ClashState", seat: int, cell: int, group: Group, goal: int) -> Reason:
    """Why a group cannot take a road from a cell to another."""
    nation = state.nations[seat]
    if not nation.has(ROADS):
        return Reason(Message("clash.reason.needs_advance", advance=advance_name(ROADS)), "roads")
    if goal < 0:
        return Reason(Message("clash.reason.no_such_cell"), "map")
    if not affords(nation, rules.ROAD_PRICE):
        return Reason(unpaid(nation, rules.ROAD_PRICE), "roads")
    riders = rules.riders(state, seat, group)
    if not rules.all_of(riders):
        return why_not_walking(state, seat, group)
    within = state.map.within(cell, rules.ROAD_STEPS) & state.map.land
    further = modified(state, seat, modifiers.ROAD_STEPS, cell)
    if further and nation.cities >> cell & 1:
        within |= state.map.within(cell, rules.ROAD_STEPS + further) & nation.cities
    if state.map.sea >> cell & 1 or not within >> goal & 1 or goal == cell:
        return Reason(Message("clash.reason.no_road", steps=rules.ROAD_STEPS), "roads")
    if not nation.cities >> cell & 1 and not nation.cities >> goal & 1:
        return Reason(Message("clash.reason.road_without_city"), "roads")
    if rules.is_hostile(state, seat, goal):
        reason = rules.why_not_attack(state, seat, goal, rules.forgetting_forests(riders))
        if reason is not OK:
            return reason
    elif not has_space(state, seat, goal, rules.all_of(riders)):
        limit = stack_limit(state, seat, goal, rules.all_of(riders))
        return Reason(Message("clash.reason.stack", limit=limit), "roads")
    return Reason(Message("clash.reason.road_blocked"), "roads")


def why_not_leave(group: Group, kind_units: int, memory: int, is_in_order: bool) -> Reason:
    """Why a unit cannot be left out of a group."""
    if memory >= CLASSES or not group[memory] & kind_units:
        return Reason(Message("clash.reason.not_in_group"), "move")
    if not is_in_order:
        return Reason(Message("clash.reason.in_order"), "move")
    return Reason(Message("clash.reason.others_stay"), "move")


def road_goals(state: "ClashState", seat: int, cell: int) -> list[int]:
    """Where a person may want a road to lead: from and to cities, as far as roads lead."""
    nation = state.nations[seat]
    if not nation.has(ROADS) or state.map.sea >> cell & 1:
        return []
    near = state.map.within(cell, rules.ROAD_STEPS) & state.map.land & ~(1 << cell)
    if not nation.cities >> cell & 1:
        return cells_of(near & nation.cities)
    further = modified(state, seat, modifiers.ROAD_STEPS, cell)
    if further:
        near |= state.map.within(cell, rules.ROAD_STEPS + further) & nation.cities & ~(1 << cell)
    return cells_of(near)
