"""Moving: which units can go where, by land, by road, aboard and by sea."""

from typing import TYPE_CHECKING, Final

from tessera.core.hexes import cells_of
from tessera.core.message import OK, Message, Reason
from tessera.games.clash import marks, pirates, tolls
from tessera.games.clash.aboard import room_aboard as room_aboard
from tessera.games.clash.aboard import ships_for
from tessera.games.clash.catalog import (
    CULTURE,
    GARDENS,
    LEADER,
    NAVIGATION,
    NOBODY,
    ONE_CULTURE,
    ONE_FOOD,
    ONE_ORE,
    OWNERS,
    PIRATES,
    ROADS,
    SETTLER,
    SHIP,
    TACTICS,
    UNIT_COUNT,
)
from tessera.games.clash.city import owner_of, wonders_of
from tessera.games.clash.layout import GRASSLAND, SEA, UNKNOWN
from tessera.games.clash.map import UNEXPLORED
from tessera.games.clash.payment import affords, tokens, unpaid_tokens
from tessera.games.clash.powers import modifiers, ways
from tessera.games.clash.powers.modifiers import modified
from tessera.games.clash.rules import nomads
from tessera.games.clash.rules.limits import aboard, has_space, stack_limit
from tessera.games.clash.truces import is_truce, is_truce_at
from tessera.games.clash.units import ALL_OF, ARMY, LAND, ONE, SHIPS, count, total

if TYPE_CHECKING:
    from tessera.games.clash.state import ClashState

CLASSES: Final = 8
"""What units that can be picked may remember: forest, gardens and mountain, in every mixture."""
ROAD_PRICE: Final = ONE_FOOD + ONE_ORE
ROAD_STEPS: Final = 2
NO_UNITS: Final = (0,) * CLASSES

Group = tuple[int, ...]
"""Units by what they remember, each part packed: see `CLASSES`."""


def pickable(state: "ClashState", seat: int, cell: int) -> Group:
    """All units of a seat on a cell that have neither fought nor moved in this action, by their memories."""
    units = state.units[seat][cell]
    if not units:
        return NO_UNITS
    if not state.marks:
        return (units, 0, 0, 0, 0, 0, 0, 0)
    found = [0, 0, 0, 0, 0, 0, 0, 0]
    fresh = units
    for mark in state.marks:
        if mark >> marks.CELL_SHIFT != cell:
            continue
        memory = mark >> marks.MEMORY_SHIFT & marks.MEMORIES - 1
        those = marks.units_in(mark)
        fresh -= those
        if not memory & (marks.FOUGHT | marks.MOVED):
            found[memory] += those
    found[0] += fresh
    return tuple(found)


def all_of(group: Group) -> int:
    """All units of a group, packed."""
    units = 0
    for part in group:
        units += part
    return units


def walkers(state: "ClashState", seat: int, group: Group) -> Group:
    """Those of a group that can walk: land units that did not come to a mountain; armies with Tactics."""
    bits = LAND if state.nations[seat].has(TACTICS) else ALL_OF[SETTLER]
    climbing = bits & climbers(state, seat)
    return tuple(
        [group[memory] & (climbing if memory & marks.MOUNTAIN else bits) for memory in range(CLASSES)]
    )


def climbers(state: "ClashState", seat: int) -> int:
    """The bits of the units that no mountain stops."""
    if state.nations[seat].people == NOBODY or not modified(state, seat, modifiers.CLIMBS, 0):
        return 0
    return ALL_OF[SETTLER] | ALL_OF[LEADER]


def riders(state: "ClashState", seat: int, group: Group) -> Group:
    """Those of a group that can take a road: a mountain does not hold them."""
    bits = LAND if state.nations[seat].has(TACTICS) else ALL_OF[SETTLER]
    return tuple([part & bits for part in group])


def ships_of(group: Group) -> int:
    return all_of(group) & SHIPS


def is_hostile(state: "ClashState", seat: int, cell: int) -> bool:
    """Whether there are enemies on a cell: units, or a city."""
    owner = owner_of(state.cities[cell])
    return owner not in (NOBODY, seat) or state.enemy_units(seat, cell) != 0


def enemy_on(state: "ClashState", seat: int, cell: int) -> int:
    """Whose units or city a seat meets on a cell, or NOBODY."""
    owner = owner_of(state.cities[cell])
    if owner not in (NOBODY, seat):
        return owner
    for other in range(OWNERS):
        if other != seat and state.units[other] and state.units[other][cell]:
            return other
    return NOBODY


def gardens_guard(state: "ClashState", seat: int, cell: int) -> bool:
    """Whether a city of others has the Great Gardens, which units that passed grassland may not attack."""
    city = state.cities[cell]
    return owner_of(city) != seat and wonders_of(city) >> GARDENS & 1 == 1


def why_not_attack(state: "ClashState", seat: int, cell: int, group: Group) -> Reason:
    """`OK`, or why a group may not begin a battle on a cell."""
    units = all_of(group)
    if not units & ARMY:
        return Reason(Message("clash.reason.settlers_alone"), "move")
    if any(group[memory] for memory in range(CLASSES) if memory & marks.FOREST):
        return Reason(Message("clash.reason.from_forest"), "move")
    if gardens_guard(state, seat, cell) and any(
        group[memory] & ARMY for memory in range(CLASSES) if memory & marks.GARDENS
    ):
        return Reason(Message("clash.reason.gardens"), "move")
    if is_truce(state, seat, enemy_on(state, seat, cell)):
        return Reason(Message("clash.reason.truce"), "move")
    toll = tolls.toll(state, seat, cell)
    if toll and tokens(state, seat, CULTURE) < toll:
        lacking = toll - tokens(state, seat, CULTURE)
        return Reason(unpaid_tokens(toll * ONE_CULTURE, lacking * ONE_CULTURE), "peoples")
    return OK


def why_not_walk(state: "ClashState", seat: int, group: Group, cell: int) -> Reason:
    """`OK`, or why a group of land units cannot go to a cell beside its own."""
    units = all_of(group)
    if state.map.terrain[cell] == SEA:
        if room_aboard(state, seat, cell) < total(units):
            return Reason(Message("clash.reason.no_ship"), "ships")
        return OK
    if not has_space(state, seat, cell, units):
        return Reason(Message("clash.reason.stack", limit=stack_limit(state, seat, cell, units)), "move")
    if state.map.terrain[cell] != UNKNOWN and is_hostile(state, seat, cell):
        return why_not_attack(state, seat, cell, group)
    return OK


def walks(state: "ClashState", seat: int, group: Group, cell: int) -> list[int]:
    """The cells to which a group of land units can go from a cell."""
    if not all_of(group):
        return []
    terrain = state.map.terrain
    found: list[int] = []
    for place in state.map.layout.beside[cell]:
        if terrain[place] == SEA and (terrain[cell] == SEA or not ships_for(state, seat, place)):
            continue  # nobody changes ships at sea, or swims
        if why_not_walk(state, seat, group, place) is OK:
            found.append(place)
    return found


# Roads


def roads(state: "ClashState", seat: int, group: Group, cell: int) -> list[int]:
    """The cells to which a group can take a road from a cell, over one other or none."""
    nation = state.nations[seat]
    if not nation.has(ROADS):
        return []
    units = all_of(group)
    if not units or not affords(nation, ROAD_PRICE) or state.map.sea >> cell & 1:
        return []
    begins_in_city = nation.cities >> cell & 1 == 1
    found: list[int] = []
    for place in cells_of(state.map.within(cell, ROAD_STEPS) & state.map.land & ~(1 << cell)):
        if not begins_in_city and not nation.cities >> place & 1:
            continue
        if is_hostile(state, seat, place):
            if not _may_attack_by_road(state, seat, group, place):
                continue
        elif not has_space(state, seat, place, units):
            continue
        if passes(state, seat, units, cell, place):
            found.append(place)
    if begins_in_city and nation.people != NOBODY:
        found.extend(far_roads(state, seat, units, cell))
    return found


def far_roads(state: "ClashState", seat: int, units: int, cell: int) -> list[int]:
    """The cities of a seat to which roads lead from another that no other road reaches."""
    if not modified(state, seat, modifiers.ROAD_STEPS, cell):
        return []
    near = state.map.within(cell, ROAD_STEPS)
    far = state.nations[seat].cities & ~(1 << cell)
    return [
        place
        for place in cells_of(far)
        if far_by(state, seat, units, cell, place) != NOBODY
        and not (near >> place & 1 and passes(state, seat, units, cell, place))
    ]


def far_by(state: "ClashState", seat: int, units: int, start: int, goal: int) -> int:
    """By which cell units come on a long road: by grassland only where there is no other way, else it is
    the start; NOBODY if there is no way."""
    if not has_space(state, seat, goal, units):
        return NOBODY
    steps = ROAD_STEPS + modified(state, seat, modifiers.ROAD_STEPS, start)
    open_cells = 0
    for place in cells_of(state.map.within(start, steps) & state.map.land):
        if place == goal or (not is_hostile(state, seat, place) and has_space(state, seat, place, units)):
            open_cells |= 1 << place
    grass = state.map.of[GRASSLAND] & ~(1 << goal)
    hexes = state.map.layout.hexes
    if hexes.distances(1 << start, open_cells & ~grass | 1 << start)[goal] <= steps:
        return start
    if hexes.distances(1 << start, open_cells | 1 << start)[goal] > steps:
        return NOBODY
    return cells_of(open_cells & grass)[0]


def rides_by(state: "ClashState", seat: int, units: int, start: int, goal: int) -> int:
    """By which cell units come by road to one without enemies."""
    near = passes(state, seat, units, start, goal) if state.map.distance(start, goal) <= ROAD_STEPS else []
    return near[0] if near else far_by(state, seat, units, start, goal)


def _may_attack_by_road(state: "ClashState", seat: int, group: Group, cell: int) -> bool:
    return why_not_attack(state, seat, cell, forgetting_forests(group)) is OK


def forgetting_forests(group: Group) -> Group:
    """A road makes forests forgotten, but not the Great Gardens."""
    return tuple(
        [
            group[memory] + group[memory | marks.FOREST] if not memory & marks.FOREST else 0
            for memory in range(CLASSES)
        ]
    )


def passes(state: "ClashState", seat: int, units: int, start: int, goal: int) -> list[int]:
    """The cells from which units come to another by road: where they start, or, if it is not beside it, the
    cells between. Grassland comes last, and not at all on the way to the Great Gardens."""
    near = state.map.layout.near
    if near[start] >> goal & 1:
        return [start]
    between = near[start] & near[goal] & state.map.land
    grass = between & state.map.of[GRASSLAND]
    last = [] if gardens_guard(state, seat, goal) else cells_of(grass)
    return [
        cell
        for cell in [*cells_of(between & ~grass), *last]
        if not is_hostile(state, seat, cell) and has_space(state, seat, cell, units)
    ]


# Ships


class Voyage:
    """Where the ships of a seat can go from a cell."""

    def __init__(self, state: "ClashState", seat: int, cell: int) -> None:
        self.free = 0
        """The cells without enemies."""
        self.battles = 0
        """The cells with enemy ships."""
        self.by_edge = 0
        """Those of both that are reached only along the edge of the board."""
        self.slots_on_edge = 0
        """The unexplored slots that are met along the edge."""
        self._spread(state, seat, 1 << cell)
        self.slots = self._slots_beside(state)
        """All unexplored slots that can be surveyed, as a set."""
        self.slots_by_edge = 0
        """Those of them that are reached only along the edge, or beyond it."""
        if not state.nations[seat].has(NAVIGATION):
            return
        inside, slots = self.free | self.battles, self.slots
        for place in cells_of(self.free):
            for way_out in state.map.exits[place]:
                if way_out <= UNEXPLORED:
                    self.slots_on_edge |= 1 << UNEXPLORED - way_out
                elif not inside >> way_out & 1:
                    self._spread(state, seat, 1 << way_out)
        self.by_edge = (self.free | self.battles) & ~inside
        self.slots |= self.slots_on_edge | self._slots_beside(state)
        self.slots_by_edge = self.slots & ~slots

    def _slots_beside(self, state: "ClashState") -> int:
        """The unexplored slots beside the cells without enemies."""
        layout = state.map.layout
        found = 0
        for place in cells_of(self.free):
            for beside in cells_of(layout.near[place] & state.map.unknown):
                found |= 1 << layout.slot_of[beside]
        return found

    def _spread(self, state: "ClashState", seat: int, rim: int) -> None:
        near = state.map.layout.near
        while rim:
            found = 0
            for cell in cells_of(rim):
                if has_enemy_ships(state, seat, cell):
                    if not is_truce_at(state, seat, cell):
                        self.battles |= 1 << cell
                else:
                    self.free |= 1 << cell
                    found |= near[cell]
            rim = found & state.map.sea & ~self.free & ~self.battles


def has_enemy_ships(state: "ClashState", seat: int, cell: int) -> bool:
    for owner in range(OWNERS):
        if owner == seat or not state.units[owner] or not state.units[owner][cell] & SHIPS:
            continue
        if owner != PIRATES or not pirates.is_friend(state, seat):
            return True
    return False


def escorts(state: "ClashState", seat: int, cell: int, group: Group) -> list[int]:
    """How many ships of pirates may sail with a group, each a possible number; nothing if it cannot sail."""
    most = pirates.rowers(state, seat, cell) if state.units[PIRATES] else 0
    return [ships for ships in range(most + 1) if passengers(state, seat, cell, group, ships) != NOBODY]


def bound_at(state: "ClashState", seat: int, cell: int) -> int:
    """The land units on a cell that have moved or fought, packed."""
    return (state.units[seat][cell] - all_of(pickable(state, seat, cell))) & LAND


def companions(state: "ClashState", seat: int, cell: int, group: Group, allies: int = 0) -> int:
    """Those aboard that have moved or fought and may go along with the ships of a group, or stay with those
    that do not sail, packed."""
    forced = passengers(state, seat, cell, group, allies) - (all_of(group) & LAND)
    return bound_at(state, seat, cell) - forced


def passengers(state: "ClashState", seat: int, cell: int, group: Group, allies: int = 0) -> int:
    """The land units that go along with the ships of a group, packed; NOBODY if the ships cannot sail so.

    Those that are picked go along; of those that cannot be picked, since they have moved or fought, as many
    as the ships that stay have no room for. `allies`: how many ships of others sail with the group.
    """
    units = all_of(group)
    sailing = count(units, SHIP) + allies
    if not sailing:
        return NOBODY
    each = aboard(state, seat)
    left = state.units[seat][cell] - units
    carried = units & LAND
    bound = bound_at(state, seat, cell)
    more = total(left & LAND) - (ships_for(state, seat, cell) - sailing) * each
    for kind in range(UNIT_COUNT):
        going = min(more, count(bound, kind))
        if going > 0:
            carried += going * ONE[kind]
            more -= going
    fits = more <= 0 and total(carried) <= sailing * each
    return carried if fits else NOBODY


def knows_forest(group: Group) -> bool:
    """Whether ships of a group were no ships in a forest: then they attack nobody."""
    return any(group[memory] & SHIPS for memory in range(1, CLASSES) if memory & marks.FOREST)


def may_attack_by_sea(state: "ClashState", seat: int, cell: int, group: Group) -> bool:
    """Whether any ship of a group may, or of pirates who sail with it."""
    if state.units[PIRATES] and pirates.rowers(state, seat, cell):
        return True
    return any(group[memory] & SHIPS for memory in range(CLASSES) if not memory & marks.FOREST)


def sea_goals(state: "ClashState", seat: int, cell: int, group: Group, voyage: Voyage) -> int:
    """The cells to which the ships of a group can sail, as a set."""
    goals = voyage.free if knows_forest(group) else voyage.free | voyage.battles
    return goals & ~(1 << cell)


def can_move_from(state: "ClashState", seat: int, cell: int) -> bool:
    """Whether any unit on a cell can go anywhere."""
    group = pickable(state, seat, cell)
    if not all_of(group):
        return False
    if can_walk_off(state, seat, group, cell):
        return True
    ships = ships_of(group)
    if ships or (state.units[PIRATES] and pirates.rowers(state, seat, cell)):
        voyage = Voyage(state, seat, cell)  # there are always passengers with whom they can sail
        if voyage.free & ~(1 << cell) or (ships and voyage.slots):
            return True
        if voyage.battles and may_attack_by_sea(state, seat, cell, group):
            return True
    if ways.has_any(state, seat, cell, group):
        return True
    if any(walks(state, seat, single, cell) for single in singles(walkers(state, seat, group))):
        return True
    if not state.nations[seat].has(ROADS):
        return False
    return any(roads(state, seat, single, cell) for single in singles(riders(state, seat, group)))


def can_walk_off(state: "ClashState", seat: int, group: Group, cell: int, ways: int = 1) -> bool:
    """Whether anybody of a group can walk to land where nobody stands, which is open to all, in so many ways:
    most often they can, and it is quickly found."""
    if not any_walk(state, seat, group):
        return False
    terrain = state.map.terrain
    stood = state.units[seat]
    for place in state.map.layout.beside[cell]:
        if terrain[place] != SEA and not stood[place] and not is_hostile(state, seat, place):
            ways -= 1
            if ways == 0:
                return True
    return False


def any_walk(state: "ClashState", seat: int, group: Group) -> bool:
    """Whether there are `walkers` in a group."""
    bits = LAND if state.nations[seat].has(TACTICS) else ALL_OF[SETTLER]
    if group[0] & bits:
        return True
    climbing = bits & climbers(state, seat)
    return any(
        group[memory] & (climbing if memory & marks.MOUNTAIN else bits) for memory in range(1, CLASSES)
    )


def singles(group: Group) -> list[Group]:
    """For each memory of a group one unit of each kind: whatever a part of it can do, one of these can; and
    a settler goes along with an army."""
    found: list[Group] = []
    for memory in range(CLASSES):
        if not group[memory]:
            continue
        for kind in range(len(ALL_OF)):
            if group[memory] & ALL_OF[kind]:
                one = [0] * CLASSES
                one[memory] = 1 << 4 * kind
                found.append(tuple(one))
    return found


def can_move(state: "ClashState", seat: int) -> bool:
    """Whether a seat can move anything."""
    if any(units and can_move_from(state, seat, cell) for cell, units in enumerate(state.units[seat])):
        return True
    return bool(nomads.camps(state, seat))


def starts(state: "ClashState", seat: int) -> list[int]:
    """The cells from which a seat can move something."""
    camps = nomads.camps(state, seat)
    return [
        cell
        for cell, units in enumerate(state.units[seat])
        if (units and can_move_from(state, seat, cell)) or cell in camps
    ]
