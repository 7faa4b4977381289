"""Capturing cities: what changes hands, what it brings, and what the loser is left with."""

from typing import TYPE_CHECKING, Final

from tessera.core.chance import Chance
from tessera.core.frame import Frame, SeatFrame
from tessera.core.hexes import cells_of
from tessera.core.message import Message, Reason, not_now
from tessera.games.clash import deeds, druids
from tessera.games.clash.catalog import (
    ANGRY,
    BARBARIANS,
    GOLD,
    HAPPY,
    INFANTRY,
    NOBODY,
    OBELISK,
    SETTLER,
    WONDER_COUNT,
)
from tessera.games.clash.city import (
    NO_CITY,
    buildings_in,
    colour_of,
    mood_of,
    owner_of,
    rested,
    size_of,
    with_building,
    with_mood,
    with_owner,
    wonders_of,
)
from tessera.games.clash.frames import moments
from tessera.games.clash.nation import SETTLEMENT
from tessera.games.clash.notation import PLACE
from tessera.games.clash.powers import modifiers
from tessera.games.clash.powers.modifiers import at, modified
from tessera.games.clash.rules.limits import has_space
from tessera.games.clash.rules.recruit import place_unit
from tessera.games.clash.units import ONE

if TYPE_CHECKING:
    from tessera.games.clash.state import ClashState

ANGRY_GOLD: Final = 1
BARBARIAN_GOLD: Final = 1


def begin(state: "ClashState", captor: int, cell: int, chance: Chance) -> None:
    """Only the units of a captor stand in a city of another owner: it falls."""
    loser = owner_of(state.cities[cell])
    moments.fire(state, moments.CITY_LOST, loser, at(cell, captor))
    moments.fire(state, moments.CAPTURED, captor, at(cell, loser))
    if loser != BARBARIANS:
        state.push(Refuge(loser))
    if captor == BARBARIANS:
        fall_to_barbarians(state, cell, loser)
    else:
        fall_to_seat(state, captor, cell, loser)
    if state.sink is not None:
        label = state.map.layout.label[cell]
        state.tell("captured", captor=captor, loser=loser, cell=label)


def fall_to_seat(state: "ClashState", captor: int, cell: int, loser: int) -> None:
    """The pieces of the loser become the captor's, as far as it has such; the others stay as they are."""
    nation = state.nations[captor]
    city = state.cities[cell]
    deeds.note(state, deeds.CAPTURED, captor, cell, loser)
    if not nation.pieces_left(SETTLEMENT):
        nation.gain(GOLD, size_of(city))
        destroy(state, cell)
        return
    give_up(state, cell, loser)
    nation.take_piece(SETTLEMENT)
    nation.cities |= 1 << cell
    if loser == BARBARIANS:
        nation.gain(GOLD, BARBARIAN_GOLD)
    else:
        for building in buildings_in(city):
            if colour_of(city, building) != loser or building == OBELISK:
                continue
            if modified(state, loser, modifiers.KEEPS_BUILDING, building):
                continue
            state.nations[loser].return_piece(building)
            if nation.pieces_left(building):
                nation.take_piece(building)
                city = with_building(city, building, captor)
            else:
                city = with_building(city, building, NOBODY)
                nation.gain(GOLD, 1)
        nation.gain(GOLD, gold_for(city))
        nation.gain(GOLD, modified(state, captor, modifiers.CAPTURE_GOLD, at(cell, mood_of(city))))
    mood = ANGRY + modified(state, captor, modifiers.CAPTURED_MOOD, cell)
    state.cities[cell] = with_mood(with_owner(rested(city), captor), min(HAPPY, mood))


def gold_for(city: int) -> int:
    """What a city brings that is captured: its size, one more if it was happy, one if it was angry."""
    mood = mood_of(city)
    if mood == ANGRY:
        return ANGRY_GOLD
    return size_of(city) + (1 if mood == HAPPY else 0)


def give_up(state: "ClashState", cell: int, owner: int) -> None:
    """The settlement of a city goes back to its owner's supply."""
    if owner == BARBARIANS:
        state.wild_pieces += 1
        state.wild_cities &= ~(1 << cell)
        druids.clear(state, cell)
    else:
        nation = state.nations[owner]
        nation.return_piece(SETTLEMENT)
        nation.cities &= ~(1 << cell)


def destroy(state: "ClashState", cell: int) -> None:
    """A city is gone; its pieces go back to their owners, its wonders out of the game."""
    city = state.cities[cell]
    give_up(state, cell, owner_of(city))
    for building in buildings_in(city):
        colour = colour_of(city, building)
        if colour != BARBARIANS:
            state.nations[colour].return_piece(building)
    lost = wonders_of(city)
    state.builders = tuple(
        [NOBODY if lost >> wonder & 1 else state.builders[wonder] for wonder in range(WONDER_COUNT)]
    )
    state.cities[cell] = NO_CITY


def fall_to_barbarians(state: "ClashState", cell: int, loser: int) -> None:
    """Only the settlement is swapped; without one left the city is destroyed."""
    if not state.wild_pieces:
        destroy(state, cell)
        return
    give_up(state, cell, loser)
    state.wild_pieces -= 1
    state.wild_cities |= 1 << cell
    state.cities[cell] = with_mood(with_owner(rested(state.cities[cell]), BARBARIANS), ANGRY)


class Refuge(Frame["ClashState"]):
    """Who has lost a city gets a settler in another, if there is one of both."""

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat

    def run(self, state: "ClashState", chance: Chance) -> None:
        state.finish()
        nation = state.nations[self.seat]
        if nation.units_left(SETTLER) and nation.cities:
            state.ask(PlaceUnit(self.seat, SETTLER), chance)


class Reinforce(Frame["ClashState"]):
    """Fanatics who have lost a battle get infantry in one of their cities, if there is one of both."""

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat

    def run(self, state: "ClashState", chance: Chance) -> None:
        state.finish()
        if state.nations[self.seat].units_left(INFANTRY) and places_for(state, self.seat, INFANTRY):
            state.ask(PlaceUnit(self.seat, INFANTRY), chance)


def places_for(state: "ClashState", seat: int, kind: int) -> list[int]:
    """The cities of a seat that have room for a unit."""
    return [
        cell
        for cell in cells_of(state.nations[seat].cities)
        if kind == SETTLER or has_space(state, seat, cell, ONE[kind])
    ]


class PlaceUnit(SeatFrame["ClashState"]):
    """In which of its cities a seat places a free unit."""

    def __init__(self, seat: int, kind: int) -> None:
        super().__init__(seat)
        self.kind = kind

    def actions(self, state: "ClashState", seat: int) -> list[int]:
        label = state.map.layout.label
        return [PLACE.first + label[cell] for cell in places_for(state, seat, self.kind)]

    def answer(self, state: "ClashState", seat: int, action: int, chance: Chance) -> None:
        state.finish()
        place_unit(state, seat, state.map.layout.cell[PLACE.argument(action)], self.kind)

    def prompt(self, state: "ClashState", seat: int) -> Message:
        return Message("clash.prompt.place_unit")

    def why_not(self, state: "ClashState", seat: int, action: int) -> Reason:
        return not_now("capture")
