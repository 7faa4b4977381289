"""Disasters: a volcano, earthquakes, and a revolution.

What a volcano or an earthquake takes leaves the game for good, and is worth points to the player of its
colour. The card lies before who drew it.
"""

from typing import TYPE_CHECKING, Final

from tessera.core.chance import Chance
from tessera.core.frame import Frame, SeatFrame
from tessera.core.hexes import cells_of
from tessera.core.message import Message, Reason, not_now
from tessera.games.clash.catalog import (
    ANGRY,
    BARBARIANS,
    HALVES,
    NOBODY,
    PYRAMID,
    SHARED_WONDER_POINTS,
    WONDER_POINTS,
)
from tessera.games.clash.city import (
    NO_CITY,
    buildings_in,
    colour_of,
    mood_of,
    owner_of,
    size_of,
    with_building,
    without_wonder,
    wonders_of,
)
from tessera.games.clash.frames import fates, status
from tessera.games.clash.nation import SETTLEMENT
from tessera.games.clash.notation import BUILDING, DONE_ACTION, LOSE, PLACE, RAZE, SKIP_ACTION, WONDER
from tessera.games.clash.rules.recruit import remove_unit
from tessera.games.clash.units import ARMY, count, kinds_in

if TYPE_CHECKING:
    from tessera.games.clash.state import ClashState

VOLCANO_CITIES: Final = 4
QUAKE_CITIES: Final = 3
QUAKE_PIECES: Final = 3
RUIN_POINTS: Final = 2


def score(state: "ClashState", colour: int, points: int) -> None:
    if colour != BARBARIANS:
        state.nations[colour].event_points += points * HALVES


def ruin_building(state: "ClashState", cell: int, building: int) -> None:
    """A building leaves the game."""
    city = state.cities[cell]
    colour = colour_of(city, building)
    if colour != BARBARIANS:
        state.nations[colour].lose_piece(building)
    score(state, colour, RUIN_POINTS)
    state.cities[cell] = with_building(city, building, NOBODY)


def ruin_wonder(state: "ClashState", cell: int, wonder: int) -> None:
    """A wonder leaves the game, and its points stay: the Great Pyramid's are its builder's by themselves."""
    city = state.cities[cell]
    state.cities[cell] = without_wonder(city, wonder)
    if wonder == PYRAMID:
        return
    builder, owner = state.builders[wonder], owner_of(city)
    if builder == owner:
        score(state, owner, WONDER_POINTS[wonder])
    else:
        score(state, builder, SHARED_WONDER_POINTS)
        score(state, owner, SHARED_WONDER_POINTS)
    builders = list(state.builders)
    builders[wonder] = NOBODY
    state.builders = tuple(builders)


def ruin_settlement(state: "ClashState", seat: int, cell: int) -> None:
    """The last piece of a city leaves the game: there is no city any more."""
    nation = state.nations[seat]
    nation.lose_piece(SETTLEMENT)
    nation.cities &= ~(1 << cell)
    score(state, seat, RUIN_POINTS)
    state.cities[cell] = NO_CITY


# The volcano


def begin_volcano(state: "ClashState", seat: int, event: int, chance: Chance) -> None:
    if state.nations[seat].cities.bit_count() >= VOLCANO_CITIES:
        fates.keep_event(state, seat, event)
        state.ask(Erupt(seat), chance)


class Erupt(SeatFrame["ClashState"]):
    """Which city the volcano buries, with all that is in it."""

    def actions(self, state: "ClashState", seat: int) -> list[int]:
        label = state.map.layout.label
        return [RAZE.first + label[cell] for cell in cells_of(state.nations[seat].cities)]

    def answer(self, state: "ClashState", seat: int, action: int, chance: Chance) -> None:
        state.finish()
        cell = state.map.layout.cell[RAZE.argument(action)]
        units = state.units[seat][cell]
        for kind in kinds_in(units):
            for _ in range(count(units, kind)):
                remove_unit(state, seat, cell, kind)
        for building in buildings_in(state.cities[cell]):
            ruin_building(state, cell, building)
        for wonder in cells_of(wonders_of(state.cities[cell])):
            ruin_wonder(state, cell, wonder)
        ruin_settlement(state, seat, cell)
        if state.sink is not None:
            state.tell("buried", seat=seat, cell=state.map.layout.label[cell])

    def prompt(self, state: "ClashState", seat: int) -> Message:
        return Message("clash.prompt.erupt")

    def why_not(self, state: "ClashState", seat: int, action: int) -> Reason:
        return not_now("events")


# Earthquakes


def begin_quake(state: "ClashState", seat: int, event: int, chance: Chance) -> None:
    if state.nations[seat].cities.bit_count() >= QUAKE_CITIES:
        fates.keep_event(state, seat, event)
        state.ask(Quake(seat, QUAKE_PIECES, 0), chance)


def begin_heavy_quake(state: "ClashState", seat: int, event: int, chance: Chance) -> None:
    if any(nation.cities.bit_count() >= QUAKE_CITIES for nation in state.nations):
        fates.keep_event(state, seat, event)
        state.push(QuakeForAll(seat, 0))


class QuakeForAll(Frame["ClashState"]):
    """A heavy earthquake hits one seat after another."""

    def __init__(self, seat: int, done: int) -> None:
        super().__init__()
        self.seat = seat
        self.done = done

    def run(self, state: "ClashState", chance: Chance) -> None:
        if self.done == state.seats:
            state.finish()
            return
        each = (self.seat + self.done) % state.seats
        state.replace(QuakeForAll(self.seat, self.done + 1))
        if state.nations[each].cities.bit_count() >= QUAKE_CITIES:
            state.ask(Quake(each, QUAKE_PIECES, 0), chance)


class Quake(SeatFrame["ClashState"]):
    """In which city the next piece falls: at least one, at most three. `hit` are cities that lost some."""

    def __init__(self, seat: int, left: int, hit: int) -> None:
        super().__init__(seat)
        self.left = left
        self.hit = hit

    def actions(self, state: "ClashState", seat: int) -> list[int]:
        label = state.map.layout.label
        cities = cells_of(state.nations[seat].cities)
        listed = [PLACE.first + label[cell] for cell in cities] if self.left else []
        return listed if self.left == QUAKE_PIECES and listed else [*listed, DONE_ACTION]

    def answer(self, state: "ClashState", seat: int, action: int, chance: Chance) -> None:
        if action == DONE_ACTION:
            state.finish()
            begin_shock(state, seat, self.hit)
            return
        cell = state.map.layout.cell[PLACE.argument(action)]
        state.replace(QuakeOn(seat, self.left - 1, self.hit | 1 << cell))
        state.ask(Ruin(seat, cell), chance)

    def prompt(self, state: "ClashState", seat: int) -> Message:
        return Message("clash.prompt.quake", left=self.left)

    def why_not(self, state: "ClashState", seat: int, action: int) -> Reason:
        return not_now("events")


class QuakeOn(Frame["ClashState"]):
    """A piece has fallen: the next one, if there can be one."""

    def __init__(self, seat: int, left: int, hit: int) -> None:
        super().__init__()
        self.seat = seat
        self.left = left
        self.hit = hit

    def run(self, state: "ClashState", chance: Chance) -> None:
        state.finish()
        state.ask(Quake(self.seat, self.left, self.hit), chance)


def begin_shock(state: "ClashState", seat: int, hit: int) -> None:
    """The cities that still stand and lost something get angrier."""
    for cell in cells_of(hit & state.nations[seat].cities):
        if mood_of(state.cities[cell]) != ANGRY:
            state.push(fates.Fall(seat, cell, fates.ONE_STEP))


class Ruin(SeatFrame["ClashState"]):
    """Which piece of a city falls; the settlement only when nothing else is left."""

    def __init__(self, seat: int, cell: int) -> None:
        super().__init__(seat)
        self.cell = cell

    def actions(self, state: "ClashState", seat: int) -> list[int]:
        city = state.cities[self.cell]
        if size_of(city) == 1:
            return [RAZE.of(state.map.layout.label[self.cell])]
        return [*BUILDING.each(buildings_in(city)), *WONDER.each(cells_of(wonders_of(city)))]

    def answer(self, state: "ClashState", seat: int, action: int, chance: Chance) -> None:
        state.finish()
        if BUILDING.covers(action):
            ruin_building(state, self.cell, BUILDING.argument(action))
        elif WONDER.covers(action):
            ruin_wonder(state, self.cell, WONDER.argument(action))
        else:
            ruin_settlement(state, seat, self.cell)
        if state.sink is not None:
            state.tell("ruined", seat=seat, cell=state.map.layout.label[self.cell])

    def prompt(self, state: "ClashState", seat: int) -> Message:
        return Message("clash.prompt.ruin")

    def why_not(self, state: "ClashState", seat: int, action: int) -> Reason:
        if RAZE.covers(action):
            return Reason(Message("clash.reason.settlement_last"), "events")
        return not_now("events")


# The revolution


def begin_revolution(state: "ClashState", seat: int, event: int, chance: Chance) -> None:
    """An action is lost, and the government changes; an army unit for each step prevents it."""
    state.push(Overthrow(seat))
    if state.active != seat or state.actions_left > 0:
        state.ask(Unrest(seat, is_overthrow=False), chance)


class Overthrow(Frame["ClashState"]):
    """The second step of a revolution: another government, if there can be one."""

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat

    def run(self, state: "ClashState", chance: Chance) -> None:
        state.finish()
        if status.other_governments(state, self.seat):
            state.ask(Unrest(self.seat, is_overthrow=True), chance)


class Unrest(SeatFrame["ClashState"]):
    """Whether an army unit is given up, and where, or the revolution takes its course."""

    def __init__(self, seat: int, is_overthrow: bool) -> None:
        super().__init__(seat)
        self.is_overthrow = is_overthrow

    def actions(self, state: "ClashState", seat: int) -> list[int]:
        label = state.map.layout.label
        armies = [cell for cell, units in enumerate(state.units[seat]) if units & ARMY]
        return [SKIP_ACTION, *[PLACE.first + label[cell] for cell in armies]]

    def answer(self, state: "ClashState", seat: int, action: int, chance: Chance) -> None:
        state.finish()
        if action != SKIP_ACTION:
            state.ask(GiveUp(seat, state.map.layout.cell[PLACE.argument(action)]), chance)
        elif self.is_overthrow:
            state.ask(status.ChangeGovernment(seat, may_stay=False), chance)
        elif state.active == seat:
            state.actions_left -= 1
        else:
            state.nations[seat].fewer_actions += 1

    def prompt(self, state: "ClashState", seat: int) -> Message:
        return Message("clash.prompt.overthrow" if self.is_overthrow else "clash.prompt.unrest")

    def why_not(self, state: "ClashState", seat: int, action: int) -> Reason:
        if PLACE.covers(action):
            return Reason(Message("clash.reason.no_army_there"), "events")
        return not_now("events")


class GiveUp(SeatFrame["ClashState"]):
    """Which army unit of a cell is given up."""

    def __init__(self, seat: int, cell: int) -> None:
        super().__init__(seat)
        self.cell = cell

    def actions(self, state: "ClashState", seat: int) -> list[int]:
        return LOSE.each(kinds_in(state.units[seat][self.cell] & ARMY))

    def answer(self, state: "ClashState", seat: int, action: int, chance: Chance) -> None:
        state.finish()
        remove_unit(state, seat, self.cell, LOSE.argument(action))

    def prompt(self, state: "ClashState", seat: int) -> Message:
        return Message("clash.prompt.lose")

    def why_not(self, state: "ClashState", seat: int, action: int) -> Reason:
        return not_now("events")


TEXTS: Final[dict[str, fates.Told]] = {
    "volcano": begin_volcano,
    "earthquake": begin_quake,
    "heavy_earthquake": begin_heavy_quake,
    "revolution": begin_revolution,
}
