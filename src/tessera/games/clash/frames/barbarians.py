"""Barbarians: where they appear, where they go, and how their cities fill with warriors."""

from typing import TYPE_CHECKING

from tessera.core.chance import Chance
from tessera.core.frame import Frame, SeatFrame
from tessera.core.hexes import cells_of
from tessera.core.message import Message, Reason, not_now
from tessera.games.clash import wild
from tessera.games.clash.catalog import (
    BARBARIANS,
    CAVALRY,
    ELEPHANT,
    INFANTRY,
    NEUTRAL,
    OWNERS,
    STACK,
)
from tessera.games.clash.city import city_of, owner_of
from tessera.games.clash.frames import battle, moments
from tessera.games.clash.layout import LABELS
from tessera.games.clash.notation import COME, FROM, PLACE, TO
from tessera.games.clash.powers import reactions
from tessera.games.clash.rules.move import is_hostile
from tessera.games.clash.settings import has_expansion
from tessera.games.clash.units import army_size, count

if TYPE_CHECKING:
    from tessera.games.clash.state import ClashState

NEAR = 2


def around(state: "ClashState", cells: int, steps: int) -> int:
    """Everything within so many steps of some cells, over known cells."""
    found = 0
    for cell in cells_of(cells):
        found |= state.map.within(cell, steps)
    return found


def land_steps(state: "ClashState", cell: int) -> list[int]:
    """How many steps it is to each cell from a cell, over land."""
    return state.map.layout.hexes.distances(1 << cell, state.map.land)


def settling_cells(state: "ClashState", seat: int) -> int:
    """Where a settlement of the Barbarians may appear for a seat, as a set: two land cells from one of its
    cities and not nearer to another, or, where that cannot be, nearer; never beside cities of others."""
    others = 0
    for other in range(state.seats):
        if other != seat:
            others |= state.nations[other].cities
    free = state.map.fertile & ~state.all_cities() & ~state.exhausted & ~around(state, others, NEAR - 1)
    for cell in cells_of(free):
        if any(state.units[owner] and state.units[owner][cell] for owner in range(OWNERS)):
            free &= ~(1 << cell)
    own = state.nations[seat].cities
    exact = 0
    for cell in cells_of(own):
        steps = land_steps(state, cell)
        for place in cells_of(free & state.map.within(cell, NEAR)):
            if steps[place] == NEAR:
                exact |= 1 << place
    exact &= ~around(state, own, NEAR - 1)
    return exact or free & around(state, own, NEAR - 1)


def begin_appearing(state: "ClashState", seat: int, chance: Chance) -> None:
    """A settlement with infantry appears, and then infantry in any settlement."""
    state.push(Swell(seat))
    begin_settling(state, seat, chance)


def begin_settling(state: "ClashState", seat: int, chance: Chance) -> None:
    if state.wild_pieces and settling_cells(state, seat):
        state.ask(Settle(seat), chance)


class Settle(SeatFrame["ClashState"]):
    """Where a settlement of the Barbarians appears."""

    def actions(self, state: "ClashState", seat: int) -> list[int]:
        label = state.map.layout.label
        return [PLACE.first + label[cell] for cell in cells_of(settling_cells(state, seat))]

    def answer(self, state: "ClashState", seat: int, action: int, chance: Chance) -> None:
        state.finish()
        cell = state.map.layout.cell[PLACE.argument(action)]
        state.wild_pieces -= 1
        state.wild_cities |= 1 << cell
        state.cities[cell] = city_of(BARBARIANS, NEUTRAL)
        if wild.units_left(state, INFANTRY):
            wild.place_unit(state, cell, INFANTRY)
        if state.sink is not None:
            state.tell("barbarians_appeared", cell=state.map.layout.label[cell])

    def prompt(self, state: "ClashState", seat: int) -> Message:
        return Message("clash.prompt.barbarians_settle")

    def why_not(self, state: "ClashState", seat: int, action: int) -> Reason:
        if PLACE.covers(action):
            return Reason(Message("clash.reason.not_for_barbarians"), "barbarians")
        return not_now("barbarians")


def warriors_for(state: "ClashState", cell: int) -> list[int]:
    """The kinds of warriors that may come to a settlement of the Barbarians: cavalry and elephants where
    infantry is already."""
    stood = state.units[BARBARIANS][cell]
    if army_size(stood) >= STACK:
        return []
    kinds = [INFANTRY] if wild.units_left(state, INFANTRY) else []
    if has_expansion(state) and count(stood, INFANTRY):
        kinds.extend([kind for kind in (CAVALRY, ELEPHANT) if wild.units_left(state, kind)])
    return kinds


def fillable(state: "ClashState") -> int:
    """The settlements of the Barbarians to which a warrior may come, as a set."""
    found = 0
    for cell in cells_of(state.wild_cities):
        if warriors_for(state, cell):
            found |= 1 << cell
    return found


def arrive(state: "ClashState", cell: int, kind: int) -> None:
    """A warrior comes to a settlement."""
    wild.place_unit(state, cell, kind)
    if state.sink is not None:
        state.tell("barbarians_grew", cell=state.map.layout.label[cell])


class Fill(Frame["ClashState"]):
    """A warrior comes to each of some settlements, one after another; of which kind, a seat chooses."""

    def __init__(self, seat: int, cells: int) -> None:
        super().__init__()
        self.seat = seat
        self.cells = cells

    def run(self, state: "ClashState", chance: Chance) -> None:
        state.finish()
        for cell in cells_of(self.cells):
            kinds = warriors_for(state, cell)
            if len(kinds) > 1:
                state.push(Fill(self.seat, self.cells & -(2 << cell)))
                state.push(ChooseWarrior(self.seat, cell))
                return
            if kinds:
                arrive(state, cell, kinds[0])


class ChooseWarrior(SeatFrame["ClashState"]):
    """Which warrior comes to a settlement."""

    def __init__(self, seat: int, cell: int) -> None:
        super().__init__(seat)
        self.cell = cell

    def actions(self, state: "ClashState", seat: int) -> list[int]:
        return COME.each(warriors_for(state, self.cell))

    def answer(self, state: "ClashState", seat: int, action: int, chance: Chance) -> None:
        state.finish()
        arrive(state, self.cell, COME.argument(action))

    def prompt(self, state: "ClashState", seat: int) -> Message:
        return Message("clash.prompt.warrior", cell=LABELS[state.map.layout.label[self.cell]])

    def why_not(self, state: "ClashState", seat: int, action: int) -> Reason:
        if COME.covers(action):
            return Reason(Message("clash.reason.no_warrior"), "barbarians")
        return not_now("barbarians")


class Swell(Frame["ClashState"]):
    """One more warrior comes to any settlement."""

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat

    def run(self, state: "ClashState", chance: Chance) -> None:
        state.finish()
        if fillable(state):
            state.ask(ChooseSettlement(self.seat), chance)


class ChooseSettlement(SeatFrame["ClashState"]):
    """To which settlement a warrior comes."""

    def actions(self, state: "ClashState", seat: int) -> list[int]:
        label = state.map.layout.label
        return [PLACE.first + label[cell] for cell in cells_of(fillable(state))]

    def answer(self, state: "ClashState", seat: int, action: int, chance: Chance) -> None:
        state.finish()
        state.push(Fill(seat, 1 << state.map.layout.cell[PLACE.argument(action)]))

    def prompt(self, state: "ClashState", seat: int) -> Message:
        return Message("clash.prompt.barbarians_grow")

    def why_not(self, state: "ClashState", seat: int, action: int) -> Reason:
        return not_now("barbarians")


# Moving


def armies_near(state: "ClashState", seat: int) -> int:
    """The cells with armies of the Barbarians within two steps of cities of a seat, as a set."""
    near = around(state, state.nations[seat].cities, NEAR)
    found = 0
    for cell in cells_of(near):
        if state.units[BARBARIANS][cell]:
            found |= 1 << cell
    return found


def begin_moving(state: "ClashState", seat: int, chance: Chance) -> None:
    """The armies near cities of a seat come a step nearer; then settlements near them grow."""
    armies = armies_near(state, seat)
    if not armies:
        begin_settling(state, seat, chance)
        return
    state.push(Grow(seat))
    state.push(March(seat, tuple([(cell, state.units[BARBARIANS][cell]) for cell in cells_of(armies)])))
    moments.fire(state, moments.BARBARIANS_MARCH, seat, 0)


Army = tuple[int, int]
"""A cell, and the units that march from it: others may have come to them meanwhile, and stay."""


def steps_of(state: "ClashState", seat: int, army: Army, is_led: bool) -> list[int]:
    """Where an army can go: anywhere beside it, where there is room, if the seat leads it."""
    if not is_led:
        return steps_to_cities(state, seat, army)
    cell, units = army
    size = army_size(units)
    beside = cells_of(state.map.layout.near[cell] & state.map.land)
    return [place for place in beside if army_size(state.units[BARBARIANS][place]) + size <= STACK]


def steps_to_cities(state: "ClashState", seat: int, army: Army) -> list[int]:
    """Where an army goes that moves a step towards the nearest city of a seat, over land; none if there is
    no way or no room."""
    distances = state.map.layout.hexes.distances(state.nations[seat].cities, state.map.land)
    cell, units = army
    here = distances[cell]
    size = army_size(units)
    return [
        place
        for place in cells_of(state.map.layout.near[cell] & state.map.land)
        if distances[place] == here - 1 and army_size(state.units[BARBARIANS][place]) + size <= STACK
    ]


class March(Frame["ClashState"]):
    """Which army goes next, and where: the seat chooses as long as there is a choice. One that has no way
    now may have one when others have gone."""

    def __init__(self, seat: int, armies: tuple[Army, ...], is_led: bool = False) -> None:
        super().__init__()
        self.seat = seat
        self.armies = armies
        self.is_led = is_led
        """Whether the seat says where each of them goes."""

    def led(self) -> "March":
        return March(self.seat, self.armies, True)

    def ready(self, state: "ClashState") -> tuple[Army, ...]:
        """The armies that have somewhere to go."""
        if not state.nations[self.seat].cities:
            return ()
        return tuple([army for army in self.armies if steps_of(state, self.seat, army, self.is_led)])

    def run(self, state: "ClashState", chance: Chance) -> None:
        ready = self.ready(state)
        if ready:
            state.ask(ChooseArmy(self.seat, ready), chance)
        else:
            state.finish()

    def without(self, cell: int) -> "March":
        """The same when the army of a cell has gone."""
        return March(self.seat, tuple([army for army in self.armies if army[0] != cell]), self.is_led)


class ChooseArmy(SeatFrame["ClashState"]):
    """Which army of the Barbarians moves next."""

    def __init__(self, seat: int, armies: tuple[Army, ...]) -> None:
        super().__init__(seat)
        self.armies = armies

    def actions(self, state: "ClashState", seat: int) -> list[int]:
        label = state.map.layout.label
        return [FROM.first + label[cell] for cell, _ in self.armies]

    def answer(self, state: "ClashState", seat: int, action: int, chance: Chance) -> None:
        state.finish()
        cell = state.map.layout.cell[FROM.argument(action)]
        march = state.stack[-1]
        assert isinstance(march, March)
        state.replace(march.without(cell))
        army = next(army for army in self.armies if army[0] == cell)
        state.ask(ChooseStep(seat, army, march.is_led), chance)

    def prompt(self, state: "ClashState", seat: int) -> Message:
        return Message("clash.prompt.barbarian_army")

    def why_not(self, state: "ClashState", seat: int, action: int) -> Reason:
        return not_now("barbarians")


class ChooseStep(SeatFrame["ClashState"]):
    """Where an army of the Barbarians goes."""

    def __init__(self, seat: int, army: Army, is_led: bool = False) -> None:
        super().__init__(seat)
        self.army = army
        self.is_led = is_led

    def actions(self, state: "ClashState", seat: int) -> list[int]:
        label = state.map.layout.label
        return [TO.first + label[cell] for cell in steps_of(state, seat, self.army, self.is_led)]

    def answer(self, state: "ClashState", seat: int, action: int, chance: Chance) -> None:
        state.finish()
        goal = state.map.layout.cell[TO.argument(action)]
        if not has_expansion(state):
            step(state, self.army, goal, chance)
        else:
            state.push(Step(self.army, goal))
            reactions.begin(state, reactions.BARBARIANS_STEP, self.army[0])

    def prompt(self, state: "ClashState", seat: int) -> Message:
        return Message("clash.prompt.barbarian_step")

    def why_not(self, state: "ClashState", seat: int, action: int) -> Reason:
        return not_now("barbarians")


class Step(reactions.Deed):
    """An army of the Barbarians is about to move, if nobody forbids it."""

    def __init__(self, army: Army, goal: int) -> None:
        super().__init__()
        self.army = army
        self.goal = goal

    def run(self, state: "ClashState", chance: Chance) -> None:
        state.finish()
        step(state, self.army, self.goal, chance)


def step(state: "ClashState", army: Army, goal: int, chance: Chance) -> None:
    """An army of the Barbarians goes to a cell beside it, and fights whom it meets there."""
    cell, units = army
    state.units[BARBARIANS][cell] -= units
    state.units[BARBARIANS][goal] += units
    if state.sink is not None:
        label = state.map.layout.label
        state.tell("barbarians_moved", start=label[cell], cell=label[goal])
    if is_hostile(state, BARBARIANS, goal) and owner_of(state.cities[goal]) != BARBARIANS:
        battle.begin(state, BARBARIANS, goal, cell, False, chance)


class Grow(Frame["ClashState"]):
    """A warrior comes to every settlement of the Barbarians near cities of a seat."""

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat

    def run(self, state: "ClashState", chance: Chance) -> None:
        state.finish()
        near = around(state, state.nations[self.seat].cities, NEAR)
        state.push(Fill(self.seat, fillable(state) & near))
