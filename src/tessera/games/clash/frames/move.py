"""Moving: up to three groups an action, each from one cell to one cell, with the battle it may begin."""

from typing import TYPE_CHECKING, Any

from tessera.core.chance import Chance
from tessera.core.frame import Frame, SeatFrame
from tessera.core.hexes import cells_of
from tessera.core.message import Line, Message, Reason, not_now
from tessera.games.clash import bill, marks, once, pirates, tolls
from tessera.games.clash.catalog import (
    CARTOGRAPHY,
    CULTURE,
    GROUPS,
    IDEAS,
    ONE_CULTURE,
    PIRATES,
    ROADS,
    SHIP,
    UNIT_COUNT,
    UNITS,
)
from tessera.games.clash.frames import battle, escorts, explore, moments, outlook, pay
from tessera.games.clash.frames import nomads as trekking
from tessera.games.clash.layout import GRASSLAND, LABELS, UNKNOWN
from tessera.games.clash.notation import (
    DONE_ACTION,
    FROM,
    LEAVE,
    MEMORY_NAMES,
    PLACE,
    ROAD,
    SURVEY,
    TO,
    WIELD,
)
from tessera.games.clash.owning import LEADERS
from tessera.games.clash.powers import modifiers, ways
from tessera.games.clash.powers.modifiers import at, modified
from tessera.games.clash.rules import move as rules
from tessera.games.clash.rules import move_reasons as reasons
from tessera.games.clash.rules import nomads
from tessera.games.clash.rules.arrivals import arrival
from tessera.games.clash.rules.move import CLASSES, Group
from tessera.games.clash.units import ALL_OF, LAND, ONE, SHIPS, count

if TYPE_CHECKING:
    from tessera.games.clash.state import ClashState

SAILED = 1
"""A ship has moved in this action."""
BY_EDGE = 2
"""And along the edge of the board."""


def begin_moving(state: "ClashState", seat: int, chance: Chance) -> None:
    """A Move action."""
    state.ask(Moves(seat, GROUPS, 0), chance)


class Moves(SeatFrame["ClashState"]):
    """From which cell the next group goes."""

    def __init__(self, seat: int, left: int, sailed: int) -> None:
        super().__init__(seat)
        self.left = left
        self.sailed = sailed
        """What ships have done in this action, as bits."""

    def actions(self, state: "ClashState", seat: int) -> list[int]:
        label = state.map.layout.label
        listed = [FROM.first + label[cell] for cell in rules.starts(state, seat)]
        if self.left < GROUPS or not listed:
            listed.append(DONE_ACTION)
        return listed

    def answer(self, state: "ClashState", seat: int, action: int, chance: Chance) -> None:
        if action == DONE_ACTION:
            state.finish()
            end(state, seat, self.sailed)
            return
        cell = state.map.layout.cell[FROM.argument(action)]
        state.replace(MovesOn(seat, self.left - 1, self.sailed))
        group = rules.pickable(state, seat, cell)
        is_choice = rules.can_walk_off(state, seat, group, cell, 2)
        camp = nomads.MAY_CAMP if nomads.can_trek(state, seat, cell) else nomads.NO_CAMP
        state.ask(Pick(seat, cell, group, 0, camp), chance, 2 if is_choice else 0)

    def prompt(self, state: "ClashState", seat: int) -> Message:
        return Message("clash.prompt.move", left=self.left)

    def seen(self, state: "ClashState", seat: int | None, board: dict[str, Any]) -> None:
        if seat == self.seat:
            board["reach"] = outlook.reach_data(state, seat)

    def why_not(self, state: "ClashState", seat: int, action: int) -> Reason:
        if FROM.covers(action):
            return reasons.why_not_start(state, seat, state.map.layout.cell[FROM.argument(action)])
        return not_now("move")

    def options(self, state: "ClashState", seat: int) -> list[int]:
        label = state.map.layout.label
        return [FROM.first + label[cell] for cell in reasons.starts(state, seat)]


class MovesOn(Frame["ClashState"]):
    """A group has moved, and fought if it had to: the next one, if there may be one."""

    def __init__(self, seat: int, left: int, sailed: int) -> None:
        super().__init__()
        self.seat = seat
        self.left = left
        self.sailed = sailed

    def run(self, state: "ClashState", chance: Chance) -> None:
        state.finish()
        if self.left and rules.can_move(state, self.seat):
            state.push(Moves(self.seat, self.left, self.sailed))  # from somewhere, or no more
        else:
            end(state, self.seat, self.sailed)


def note_voyage(state: "ClashState", by_edge: bool) -> None:
    """The Move action below remembers that a ship has moved."""
    for place in range(len(state.stack) - 1, -1, -1):
        frame = state.stack[place]
        if isinstance(frame, MovesOn):
            sailed = frame.sailed | SAILED | (BY_EDGE if by_edge else 0)
            state.stack[place] = MovesOn(frame.seat, frame.left, sailed)
            return


def end(state: "ClashState", seat: int, sailed: int) -> None:
    """A Move action is over."""
    marks.forget(state.marks, marks.MOVED)
    if state.units[PIRATES]:
        pirates.end_action(state, seat)
    state.used &= ~once.WARLORD
    moments.fire(state, moments.MOVE_ENDS, seat, 0)
    nation = state.nations[seat]
    if sailed and nation.has(CARTOGRAPHY):
        nation.gain(IDEAS, 1)
        if sailed & BY_EDGE:
            nation.stock += ONE_CULTURE


class Pick(SeatFrame["ClashState"]):
    """Where a group goes, or which unit stays: at first all that can are in it.

    Of those that are picked go the ones that can: by sea the ships with what is aboard, by land the others.
    A city of nomads goes along if it is named before any unit is left.
    """

    def __init__(self, seat: int, cell: int, group: Group, last: int, camp: int = 0) -> None:
        super().__init__(seat)
        self.cell = cell
        self.group = group
        self.last = last
        """Units stay in one order, so that each group is picked in one way."""
        self.camp = camp
        """Whether the city goes along, or may."""

    def actions(self, state: "ClashState", seat: int) -> list[int]:
        listed = [*self.goals(state), *self.leavable(state)]
        return [*listed, WIELD.of(nomads.NOMADS)] if self.camp == nomads.MAY_CAMP else listed

    def goals(self, state: "ClashState") -> list[int]:
        """Where those that are picked can go, and how."""
        seat = self.seat
        label = state.map.layout.label
        if self.camp == nomads.WITH_CAMP:
            return [TO.first + label[cell] for cell in trekking.goals(state, seat, self.cell, self.group)]
        listed = [TO.first + label[cell] for cell in self.walks(state)]
        numbers = rules.escorts(state, seat, self.cell, self.group)
        if numbers:
            voyage = rules.Voyage(state, seat, self.cell)
            goals = rules.sea_goals(state, seat, self.cell, self.group, voyage)
            listed.extend([TO.first + label[cell] for cell in cells_of(goals)])
            if numbers[0] == 0:
                listed.extend(SURVEY.each(cells_of(voyage.slots)))
        if state.nations[seat].has(ROADS):
            riders = rules.riders(state, seat, self.group)
            listed.extend([ROAD.first + label[cell] for cell in rules.roads(state, seat, riders, self.cell)])
        listed.extend(ways.goals(state, seat, self.cell, self.group))
        return listed

    def walks(self, state: "ClashState") -> list[int]:
        walkers = rules.walkers(state, self.seat, self.group)
        return rules.walks(state, self.seat, walkers, self.cell)

    def leavable(self, state: "ClashState") -> list[int]:
        """One unit of each kind and memory may stay, as long as the others, or some of them, can go."""
        units = rules.all_of(self.group)
        found: list[int] = []
        for kind in range(UNIT_COUNT):
            if not units & ALL_OF[kind]:
                continue
            for memory in range(CLASSES):
                if (
                    kind * CLASSES + memory >= self.last
                    and self.group[memory] & ALL_OF[kind]
                    and self.without(kind, memory).leads_anywhere(state)
                ):
                    found.append(LEAVE.of_pair(kind, memory))
        return found

    def without(self, kind: int, memory: int) -> "Pick":
        group = list(self.group)
        group[memory] -= ONE[kind]
        camp = nomads.WITH_CAMP if self.camp == nomads.WITH_CAMP else nomads.NO_CAMP
        return Pick(self.seat, self.cell, tuple(group), kind * CLASSES + memory, camp)

    def leads_anywhere(self, state: "ClashState") -> bool:
        """Whether those that are picked, or some of them, can go."""
        if self.camp == nomads.WITH_CAMP:
            return True  # without them the city can
        if not rules.all_of(self.group):
            return False
        if rules.can_walk_off(state, self.seat, self.group, self.cell) or self.goals(state):
            return True
        return bool(self.leavable(state))

    def answer(self, state: "ClashState", seat: int, action: int, chance: Chance) -> None:
        layout = state.map.layout
        state.finish()
        if WIELD.covers(action):
            walkers = rules.walkers(state, seat, self.group)
            state.ask(Pick(seat, self.cell, walkers, 0, nomads.WITH_CAMP), chance)
            return
        if LEAVE.covers(action):
            kind, memory = LEAVE.pair(action)
            left = self.without(kind, memory)
            is_choice = rules.can_walk_off(state, seat, left.group, left.cell, 2)
            state.ask(left, chance, 2 if is_choice else 0)
            return
        if ways.go(state, seat, self.cell, self.group, action, chance):
            return
        if SURVEY.covers(action):
            explore.begin_surveying(state, seat, self.cell, self.group, SURVEY.argument(action), chance)
            return
        if ROAD.covers(action):
            goal = layout.cell[ROAD.argument(action)]
            riders = rules.riders(state, seat, self.group)
            state.push(Ride(seat, self.cell, riders, goal))
            pay.begin_paying(state, seat, rules.ROAD_PRICE)
            return
        goal = layout.cell[TO.argument(action)]
        if state.map.sea >> goal & 1 and state.map.sea >> self.cell & 1:
            voyage = rules.Voyage(state, seat, self.cell)
            note_voyage(state, voyage.by_edge >> goal & 1 == 1)
            numbers = tuple(rules.escorts(state, seat, self.cell, self.group))
            state.ask(escorts.Escorted(seat, self.cell, self.group, goal, numbers), chance, len(numbers))
            return
        walkers = rules.walkers(state, seat, self.group)
        with_camp = self.camp == nomads.WITH_CAMP
        if state.map.terrain[goal] == UNKNOWN:
            explore.begin_exploring(state, seat, self.cell, walkers, goal, with_camp, chance)
        elif with_camp:
            trekking.trek(state, seat, self.cell, walkers, goal, chance)
        else:
            walk(state, seat, self.cell, walkers, goal, self.cell, chance)

    def prompt(self, state: "ClashState", seat: int) -> Message:
        return Message("clash.prompt.group", cell=LABELS[state.map.layout.label[self.cell]])

    def seen(self, state: "ClashState", seat: int | None, board: dict[str, Any]) -> None:
        board["group"] = {
            "cell": LABELS[state.map.layout.label[self.cell]],
            "units": [
                {"unit": UNITS[kind], "memory": MEMORY_NAMES[memory], "count": number}
                for memory in range(CLASSES)
                for kind in range(UNIT_COUNT)
                if (number := count(self.group[memory], kind))
            ],
        }
        if self.camp == nomads.WITH_CAMP:
            board["group"]["city"] = True

    def options(self, state: "ClashState", seat: int) -> list[int]:
        label = state.map.layout.label
        near = [TO.first + label[cell] for cell in cells_of(state.map.layout.near[self.cell])]
        by_road = [ROAD.first + label[cell] for cell in reasons.road_goals(state, seat, self.cell)]
        return [*near, *by_road]

    def why_not(self, state: "ClashState", seat: int, action: int) -> Reason:
        cell_of = state.map.layout.cell
        if WIELD.covers(action) and WIELD.argument(action) == nomads.NOMADS:
            return trekking.why_no_camp(state, seat, self.cell, self.camp)
        reason = ways.why_not(state, seat, self.cell, self.group, action)
        if reason is not None:
            return reason
        if LEAVE.covers(action):
            kind, memory = LEAVE.pair(action)
            in_order = kind * CLASSES + memory >= self.last
            return reasons.why_not_leave(self.group, ALL_OF[kind], memory, in_order)
        if ROAD.covers(action):
            goal = cell_of[ROAD.argument(action)]
            return reasons.why_not_ride(state, seat, self.cell, self.group, goal)
        if TO.covers(action) and self.camp == nomads.WITH_CAMP:
            return Reason(Message("clash.reason.no_camp_there"), "civilization_advances")
        if TO.covers(action):
            return reasons.why_not_go(state, seat, self.cell, self.group, cell_of[TO.argument(action)])
        if SURVEY.covers(action):
            return Reason(Message("clash.reason.no_survey"), "explore")
        return not_now("move")

    def explain(self, state: "ClashState", seat: int, action: int) -> list[Line]:
        return bill.price_bill(state, seat, rules.ROAD_PRICE) if ROAD.covers(action) else []


class Ride(Frame["ClashState"]):
    """A road is paid for: the group goes, over a cell that is free for it."""

    def __init__(self, seat: int, cell: int, group: Group, goal: int) -> None:
        super().__init__()
        self.seat = seat
        self.cell = cell
        self.group = group
        self.goal = goal

    def run(self, state: "ClashState", chance: Chance) -> None:
        state.finish()
        if rules.is_hostile(state, self.seat, self.goal):
            state.ask(RideBy(self.seat, self.cell, self.group, self.goal), chance)
        else:
            by = rules.rides_by(state, self.seat, rules.all_of(self.group), self.cell, self.goal)
            walk(state, self.seat, self.cell, self.group, self.goal, by, chance, by_road=True)


class RideBy(SeatFrame["ClashState"]):
    """From which cell an attack by road comes: a retreat leads there."""

    def __init__(self, seat: int, cell: int, group: Group, goal: int) -> None:
        super().__init__(seat)
        self.cell = cell
        self.group = group
        self.goal = goal

    def actions(self, state: "ClashState", seat: int) -> list[int]:
        label = state.map.layout.label
        cells = rules.passes(state, seat, rules.all_of(self.group), self.cell, self.goal)
        return [PLACE.first + label[cell] for cell in cells]

    def answer(self, state: "ClashState", seat: int, action: int, chance: Chance) -> None:
        state.finish()
        by = state.map.layout.cell[PLACE.argument(action)]
        walk(state, seat, self.cell, self.group, self.goal, by, chance, by_road=True)

    def prompt(self, state: "ClashState", seat: int) -> Message:
        return Message("clash.prompt.ride_by")

    def why_not(self, state: "ClashState", seat: int, action: int) -> Reason:
        if PLACE.covers(action):
            return Reason(Message("clash.reason.road_blocked"), "roads")
        return not_now("roads")


# What a move does


def take_away(state: "ClashState", seat: int, cell: int, group: Group) -> None:
    """A group leaves a cell, with its memories."""
    for memory in range(CLASSES):
        if group[memory]:
            state.units[seat][cell] -= group[memory]
            marks.remove(state.marks, cell, group[memory], memory)


def put_down(state: "ClashState", seat: int, cell: int, group: Group, more: int, forgotten: int) -> None:
    """A group comes to a cell. `more` is what all of it remember from now on, `forgotten` what no more."""
    for memory in range(CLASSES):
        if group[memory]:
            state.units[seat][cell] += group[memory]
            marks.add(state.marks, cell, group[memory], memory & ~forgotten | more)


def walk(
    state: "ClashState",
    seat: int,
    cell: int,
    group: Group,
    goal: int,
    back: int,
    chance: Chance,
    by_road: bool = False,
) -> None:
    """A group of land units goes to a cell; a retreat would lead back to another."""
    is_attack = state.map.land >> goal & 1 == 1 and rules.is_hostile(state, seat, goal)
    toll = tolls.toll(state, seat, goal) if is_attack else 0
    landed = state.map.sea >> cell & 1 == 1
    take_away(state, seat, cell, group)
    more = marks.MOVED
    forgotten = 0
    if by_road:
        forgotten = marks.FOREST | marks.MOUNTAIN
        for passed in {goal, back} - {cell}:
            if state.map.terrain[passed] == GRASSLAND:
                more |= arrival(state, seat, passed)
    elif not state.map.sea >> goal & 1:
        more |= arrival(state, seat, goal)
        if more & marks.MOUNTAIN and modified(state, seat, modifiers.CLIMBS_TOGETHER, rules.all_of(group)):
            more &= ~marks.MOUNTAIN
    put_down(state, seat, goal, group, more, forgotten)
    if state.sink is not None:
        tell_moved(state, seat, cell, goal, rules.all_of(group))
    if rules.all_of(group) & LEADERS:
        moments.fire(state, moments.LEADER_MOVED, seat, at(goal, cell))
    if is_attack:
        battle.begin(state, seat, goal, back, landed, chance)
        if toll:
            pay.spend_tokens(state, seat, CULTURE, toll)


def sail(
    state: "ClashState", seat: int, cell: int, group: Group, goal: int, chance: Chance, allies: int = 0
) -> None:
    """Ships go to a sea cell, with some of pirates; who else aboard goes along is asked where that is not
    certain."""
    if rules.companions(state, seat, cell, group, allies):
        state.ask(escorts.GoAlong(seat, cell, group, goal, 0, 0, allies), chance)
    else:
        depart(state, seat, cell, group, 0, goal, chance, allies)


def depart(
    state: "ClashState",
    seat: int,
    cell: int,
    group: Group,
    along: int,
    goal: int,
    chance: Chance,
    allies: int = 0,
) -> None:
    """Ships go to a sea cell with what is aboard; those that are carried do not move themselves."""
    is_attack = rules.has_enemy_ships(state, seat, goal)
    ships = tuple([part & SHIPS for part in group])
    aboard = tuple([part & LAND for part in group])
    carried = rules.passengers(state, seat, cell, group, allies) + along
    carry(state, seat, cell, carried - rules.all_of(aboard), goal)
    take_away(state, seat, cell, group)
    put_down(state, seat, goal, ships, marks.MOVED, 0)
    put_down(state, seat, goal, aboard, 0, 0)
    if allies:
        pirates.row(state, seat, cell, goal, allies)
    moved = count(rules.all_of(ships), SHIP)
    moments.fire(state, moments.SHIPS_MOVED, seat, at(goal, cell | moved << 8))
    if state.sink is not None:
        tell_moved(state, seat, cell, goal, rules.all_of(ships) + carried)
    if carried & LEADERS:
        moments.fire(state, moments.LEADER_MOVED, seat, at(goal, cell))
    if is_attack:
        battle.begin(state, seat, goal, cell, False, chance)
    elif state.units[PIRATES] and state.units[PIRATES][goal] and not allies and rules.all_of(ships):
        moments.fire(state, moments.MET_PIRATES, seat, at(goal, cell + 1))


def carry(state: "ClashState", seat: int, cell: int, units: int, goal: int) -> None:
    """Units that were not picked, since they have moved or fought, go along with their memories."""
    state.units[seat][cell] -= units
    state.units[seat][goal] += units
    for kind in range(UNIT_COUNT):
        left = count(units, kind)
        for memory in marks.memories_at(state.marks, cell):
            those = min(left, count(marks.marked(state.marks, cell, memory), kind))
            if those and memory & (marks.FOUGHT | marks.MOVED):
                marks.remove(state.marks, cell, those * ONE[kind], memory)
                marks.add(state.marks, goal, those * ONE[kind], memory)
                left -= those


def tell_moved(state: "ClashState", seat: int, cell: int, goal: int, units: int) -> None:
    label = state.map.layout.label
    counts = tuple([count(units, kind) for kind in range(UNIT_COUNT)])
    state.tell("moved", seat=seat, start=label[cell], cell=label[goal], units=counts)
