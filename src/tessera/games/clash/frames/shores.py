"""Ships that become land units and land units that become ships, in the middle of a Move action."""

from typing import TYPE_CHECKING

from tessera.core.chance import Chance
from tessera.core.frame import SeatFrame
from tessera.core.message import Message, Reason, not_now
from tessera.games.clash import marks
from tessera.games.clash.catalog import INFANTRY, SETTLER, SHIP, UNIT_COUNT
from tessera.games.clash.frames import move
from tessera.games.clash.notation import CONVERT, DONE_ACTION, PICK
from tessera.games.clash.rules import shores as rules
from tessera.games.clash.rules.arrivals import arrival
from tessera.games.clash.rules.move import CLASSES, Group, all_of
from tessera.games.clash.units import LAND, ONE, count, kinds_in, total

if TYPE_CHECKING:
    from tessera.games.clash.state import ClashState


def goals(state: "ClashState", seat: int, cell: int, group: Group) -> list[int]:
    label = state.map.layout.label
    return [CONVERT.first + label[goal] for goal in rules.goals(state, seat, cell, group)]


def go(state: "ClashState", seat: int, cell: int, group: Group, action: int, chance: Chance) -> None:
    """A group becomes something else on a cell beside its own."""
    goal = state.map.layout.cell[CONVERT.argument(action)]
    if state.map.sea >> cell & 1:
        crew(state, seat, cell, rules.landing(state, seat, group), goal, 0, chance)
    else:
        build(state, seat, cell, rules.launching(state, seat, group), goal, 0, 0, chance)


def why_not(state: "ClashState", seat: int, cell: int, group: Group, action: int) -> Reason:
    goal = state.map.layout.cell[CONVERT.argument(action)]
    return rules.why_not(state, seat, cell, group, goal)


# Ships that land


def crew(
    state: "ClashState", seat: int, cell: int, group: Group, goal: int, settlers: int, chance: Chance
) -> None:
    """So many ships become settlers; what the others become is asked."""
    if settlers == count(all_of(group), SHIP):
        land(state, seat, cell, group, goal, settlers)
    else:
        state.ask(Crew(seat, cell, group, goal, settlers), chance)


class Crew(SeatFrame["ClashState"]):
    """Whether the next ship becomes settlers, or all that are left become infantry."""

    def __init__(self, seat: int, cell: int, group: Group, goal: int, settlers: int) -> None:
        super().__init__(seat)
        self.cell = cell
        self.group = group
        self.goal = goal
        self.settlers = settlers

    def actions(self, state: "ClashState", seat: int) -> list[int]:
        fewest, most = rules.settlers_among(state, seat, all_of(self.group), self.goal)
        listed = [PICK.of(SETTLER)] if self.settlers < most else []
        return [*listed, PICK.of(INFANTRY)] if self.settlers >= fewest else listed

    def answer(self, state: "ClashState", seat: int, action: int, chance: Chance) -> None:
        state.finish()
        if action == PICK.of(INFANTRY):
            land(state, seat, self.cell, self.group, self.goal, self.settlers)
        else:
            crew(state, seat, self.cell, self.group, self.goal, self.settlers + 1, chance)

    def prompt(self, state: "ClashState", seat: int) -> Message:
        left = count(all_of(self.group), SHIP) - self.settlers
        return Message("clash.prompt.crew", left=left)

    def why_not(self, state: "ClashState", seat: int, action: int) -> Reason:
        if PICK.covers(action):
            return Reason(Message("clash.reason.no_crew"), "civilization_advances")
        return not_now("civilization_advances")


def land(state: "ClashState", seat: int, cell: int, group: Group, goal: int, settlers: int) -> None:
    """Ships come ashore as settlers and infantry, with those aboard. They remember what they did as ships;
    settlers are those that know most, since they attack nobody."""
    ships = count(all_of(group), SHIP)
    as_settlers = rules.split(group, SHIP, settlers, is_last=True)
    landed = [part & LAND for part in group]
    for memory in range(CLASSES):
        infantry = count(group[memory], SHIP) - as_settlers[memory]
        landed[memory] += as_settlers[memory] * ONE[SETTLER] + infantry * ONE[INFANTRY]
    move.take_away(state, seat, cell, group)
    swap(state, seat, (ships * ONE[SHIP]), settlers * ONE[SETTLER] + (ships - settlers) * ONE[INFANTRY])
    move.put_down(state, seat, goal, tuple(landed), marks.MOVED | arrival(state, seat, goal), 0)
    tell(state, seat, cell, goal, tuple(landed))


# Land units that take to the sea


def build(
    state: "ClashState", seat: int, cell: int, group: Group, goal: int, ships: int, last: int, chance: Chance
) -> None:
    """Some units become ships, packed; which others do is asked, as long as any can."""
    crews, chosen = total(all_of(group)), total(ships)
    if chosen == crews or (chosen and chosen == state.nations[seat].units_left(SHIP)):
        launch(state, seat, cell, group, goal, ships)
    else:
        state.ask(Build(seat, cell, group, goal, ships, last), chance)


class Build(SeatFrame["ClashState"]):
    """Which unit becomes a ship: kinds come in one order. The others go aboard."""

    def __init__(self, seat: int, cell: int, group: Group, goal: int, ships: int, last: int) -> None:
        super().__init__(seat)
        self.cell = cell
        self.group = group
        self.goal = goal
        self.ships = ships
        """Those that become ships, packed."""
        self.last = last

    def actions(self, state: "ClashState", seat: int) -> list[int]:
        crews = all_of(self.group)
        chosen = total(self.ships)
        listed: list[int] = []
        for kind in kinds_in(crews - self.ships):
            if kind >= self.last and self.can_end_with(state, kind):
                listed.append(PICK.of(kind))
        if chosen and rules.fits_aboard(state, seat, self.goal, chosen, total(crews) - chosen):
            listed.append(DONE_ACTION)
        return listed

    def can_end_with(self, state: "ClashState", kind: int) -> bool:
        """Whether all others find room if units of a kind and those that come later become ships."""
        crews = all_of(self.group)
        later = sum([count(crews - self.ships, each) for each in kinds_in(crews) if each >= kind])
        ships = min(total(self.ships) + later, state.nations[self.seat].units_left(SHIP))
        return rules.fits_aboard(state, self.seat, self.goal, ships, total(crews) - ships)

    def answer(self, state: "ClashState", seat: int, action: int, chance: Chance) -> None:
        state.finish()
        if action == DONE_ACTION:
            launch(state, seat, self.cell, self.group, self.goal, self.ships)
            return
        kind = PICK.argument(action)
        build(state, seat, self.cell, self.group, self.goal, self.ships + ONE[kind], kind, chance)

    def prompt(self, state: "ClashState", seat: int) -> Message:
        return Message("clash.prompt.build_ships")

    def why_not(self, state: "ClashState", seat: int, action: int) -> Reason:
        if PICK.covers(action):
            return Reason(Message("clash.reason.no_ship"), "ships")
        return not_now("civilization_advances")


def launch(state: "ClashState", seat: int, cell: int, group: Group, goal: int, ships: int) -> None:
    """Units become ships, and the others go aboard; all remember what they did on land. Those that know least
    become ships, since a ship that knows a forest attacks nobody."""
    afloat = list(group)
    for kind in kinds_in(ships):
        for memory, number in enumerate(rules.split(group, kind, count(ships, kind), is_last=False)):
            afloat[memory] += number * (ONE[SHIP] - ONE[kind])
    move.take_away(state, seat, cell, group)
    swap(state, seat, ships, total(ships) * ONE[SHIP])
    move.put_down(state, seat, goal, tuple(afloat), marks.MOVED, 0)
    tell(state, seat, cell, goal, tuple(afloat))


def swap(state: "ClashState", seat: int, before: int, after: int) -> None:
    """Units go back to the supply, and others come from it."""
    nation = state.nations[seat]
    for kind in range(UNIT_COUNT):
        for _ in range(count(before, kind)):
            nation.return_unit(kind)
        for _ in range(count(after, kind)):
            nation.take_unit(kind)


def tell(state: "ClashState", seat: int, cell: int, goal: int, group: Group) -> None:
    if state.sink is not None:
        units = all_of(group)
        label = state.map.layout.label
        counts = tuple([count(units, kind) for kind in range(UNIT_COUNT)])
        state.tell("crossed", seat=seat, start=label[cell], cell=label[goal], units=counts)
