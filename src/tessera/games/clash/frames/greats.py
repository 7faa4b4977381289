"""Great persons: each gives an advance of a category, and then what nobody else can give."""

from typing import TYPE_CHECKING, Final

from tessera.core.chance import Chance
from tessera.core.frame import Frame, SeatFrame
from tessera.core.hexes import cells_of
from tessera.core.message import Line, Message, Reason, not_now
from tessera.games.clash import bill, deeds, once, payment
from tessera.games.clash.catalog import (
    ALL_GOVERNMENTS,
    ALL_OF_CATEGORY,
    CATEGORIES,
    EVENT_EFFECTS,
    EVENTS_EFFECT,
    HAPPY,
    IDEAS,
    NEUTRAL,
    ONE_FOOD,
    TEMPLE,
    TRADE_ROUTES,
)
from tessera.games.clash.city import city_of, mood_of
from tessera.games.clash.frames import (
    cards,
    construct,
    explore,
    lessons,
    moments,
    mood,
    move,
    pay,
    plays,
    portents,
    routes,
)
from tessera.games.clash.nation import SETTLEMENT
from tessera.games.clash.notation import FOUND, MOODS, SKIP_ACTION, SURVEY
from tessera.games.clash.rules import build
from tessera.games.clash.rules import move as moves

if TYPE_CHECKING:
    from tessera.games.clash.state import ClashState

CATEGORY: Final[dict[str, str]] = {
    "great_explorer": "seafaring",
    "great_artist": "culture",
    "great_prophet": "spirituality",
    "great_philosopher": "education",
    "great_scientist": "science",
    "great_warlord": "warfare",
    "great_merchant": "economy",
    "great_engineer": "construction",
    "great_athlete": "culture",
}
"""Of which each person gives an advance; the elder statesman gives one of a government."""
COLONY_PRICE: Final = ONE_FOOD * 2
THOUGHTS: Final = 2
"""Ideas of the philosopher, and cards of the statesman."""


def effect_of(event: int) -> str:
    return EVENT_EFFECTS[EVENTS_EFFECT[event]]


def begin(state: "ClashState", seat: int, event: int, chance: Chance) -> None:
    """A great person is played: the advance comes first, if there is one to have."""
    name = effect_of(event)
    if name == "great_seer":
        portents.foretell(state, seat, chance)
        return
    known = CATEGORY.get(name)
    allowed = ALL_GOVERNMENTS if known is None else ALL_OF_CATEGORY[CATEGORIES.index(known)]
    state.push(GreatDeed(seat, event))
    lessons.gain_free(state, seat, allowed, chance)


class GreatDeed(Frame["ClashState"]):
    """What a great person does besides."""

    def __init__(self, seat: int, event: int) -> None:
        super().__init__()
        self.seat = seat
        self.event = event

    def run(self, state: "ClashState", chance: Chance) -> None:
        state.finish()
        seat, name = self.seat, effect_of(self.event)
        nation = state.nations[seat]
        if name == "great_explorer":
            if plays.unexplored_near(state, seat):
                state.push(Expedition(seat))
        elif name == "great_artist":
            if plays.sad_cities(state, seat):
                state.ask(Delight(seat), chance)
        elif name == "great_prophet":
            begin_building(state, seat, 1 << TEMPLE)
        elif name == "great_engineer":
            begin_building(state, seat, construct.ANY_BUILDING)
        elif name == "great_athlete":
            portents.begin_exchange(state, seat)
        elif name == "great_philosopher":
            nation.gain(IDEAS, THOUGHTS)
        elif name == "great_scientist":
            nation.gain(IDEAS, 1)
            cards.draw_action(state, seat, chance)
        elif name == "elder_statesman":
            for _ in range(THOUGHTS):
                cards.draw_action(state, seat, chance)
        elif name == "great_warlord":
            if moves.can_move(state, seat):
                state.used |= once.WARLORD
                move.begin_moving(state, seat, chance)
        elif name == "great_merchant" and nation.has(TRADE_ROUTES):
            routes.begin(state, seat, chance)


def begin_building(state: "ClashState", seat: int, allowed: int) -> None:
    if build.building_sites(state, seat, allowed, is_free=False):
        state.push(construct.BuildSomewhere(seat, allowed, is_free=False))


class Delight(SeatFrame["ClashState"]):
    """Which city an artist makes happy."""

    def actions(self, state: "ClashState", seat: int) -> list[int]:
        label = state.map.layout.label
        return [MOODS.first + label[cell] for cell in plays.sad_cities(state, seat)]

    def answer(self, state: "ClashState", seat: int, action: int, chance: Chance) -> None:
        cell = state.map.layout.cell[MOODS.argument(action)]
        state.replace(mood.Improve(cell, HAPPY - mood_of(state.cities[cell])))

    def prompt(self, state: "ClashState", seat: int) -> Message:
        return Message("clash.prompt.delight")

    def why_not(self, state: "ClashState", seat: int, action: int) -> Reason:
        return not_now("events")


class Expedition(SeatFrame["ClashState"]):
    """Which tile a great explorer turns up, if any; a city may be founded on it."""

    def actions(self, state: "ClashState", seat: int) -> list[int]:
        return [*SURVEY.each(plays.unexplored_near(state, seat)), SKIP_ACTION]

    def answer(self, state: "ClashState", seat: int, action: int, chance: Chance) -> None:
        state.finish()
        if action != SKIP_ACTION:
            slot = SURVEY.argument(action)
            state.push(Colonize(seat, slot))
            state.ask(plays.TurnUp(seat, slot, explore.turn_up(state, chance)), chance)

    def prompt(self, state: "ClashState", seat: int) -> Message:
        return Message("clash.prompt.choose_slot")

    def why_not(self, state: "ClashState", seat: int, action: int) -> Reason:
        return not_now("explore")


class Colonize(Frame["ClashState"]):
    """A tile was turned up: a city may be founded there, if it can be paid for."""

    def __init__(self, seat: int, slot: int) -> None:
        super().__init__()
        self.seat = seat
        self.slot = slot

    def run(self, state: "ClashState", chance: Chance) -> None:
        state.finish()
        if payment.affords(state.nations[self.seat], COLONY_PRICE) and colony_cells(
            state, self.seat, self.slot
        ):
            state.push(FoundColony(self.seat, self.slot))


def colony_cells(state: "ClashState", seat: int, slot: int) -> list[int]:
    """The cells of a tile on which a seat may found a city."""
    if not state.nations[seat].pieces_left(SETTLEMENT):
        return []
    free = state.map.layout.slot_mask[slot] & state.map.fertile & ~state.all_cities() & ~state.exhausted
    return [cell for cell in cells_of(free) if not state.enemy_units(seat, cell)]


class FoundColony(SeatFrame["ClashState"]):
    """Where a city is founded without a settler, for food, if at all."""

    def __init__(self, seat: int, slot: int) -> None:
        super().__init__(seat)
        self.slot = slot

    def actions(self, state: "ClashState", seat: int) -> list[int]:
        label = state.map.layout.label
        return [SKIP_ACTION, *[FOUND.first + label[cell] for cell in colony_cells(state, seat, self.slot)]]

    def answer(self, state: "ClashState", seat: int, action: int, chance: Chance) -> None:
        state.finish()
        if action != SKIP_ACTION:
            settle(state, seat, state.map.layout.cell[FOUND.argument(action)])
            pay.begin_paying(state, seat, COLONY_PRICE)

    def prompt(self, state: "ClashState", seat: int) -> Message:
        return Message("clash.prompt.colony")

    def why_not(self, state: "ClashState", seat: int, action: int) -> Reason:
        if FOUND.covers(action):
            return Reason(Message("clash.reason.not_for_colony"), "events")
        return not_now("events")

    def explain(self, state: "ClashState", seat: int, action: int) -> list[Line]:
        return bill.price_bill(state, seat, COLONY_PRICE) if FOUND.covers(action) else []


def settle(state: "ClashState", seat: int, cell: int) -> None:
    """A city is founded."""
    nation = state.nations[seat]
    nation.take_piece(SETTLEMENT)
    nation.cities |= 1 << cell
    state.cities[cell] = city_of(seat, NEUTRAL)
    deeds.note(state, deeds.FOUNDED, seat, cell)
    if state.sink is not None:
        state.tell("founded", seat=seat, cell=state.map.layout.label[cell])
    moments.fire(state, moments.FOUNDED, seat, cell)
