"""What the events of the expansion say: trade, hunger, fire, plagues, faiths and risings.

Each text is a function as in `fates`. What stays on the table has a chapter of its own: see `portents`.
"""

from typing import TYPE_CHECKING, Final

from tessera.core.chance import Chance
from tessera.core.frame import Frame, SeatFrame
from tessera.core.hexes import cells_of
from tessera.core.message import Message, Reason, not_now
from tessera.games.clash.catalog import (
    ACADEMY,
    ANGRY,
    CULTURE,
    FOOD,
    GOLD,
    GOODS,
    HALVES,
    IDEAS,
    IRRIGATION,
    MARKET,
    MOOD,
    OBELISK,
    OBSERVATORY,
    ONE_FOOD,
    ONE_OF,
    ONE_WOOD,
    PORT,
    SANITATION,
    STORAGE,
    TEMPLE,
    WOOD,
)
from tessera.games.clash.city import colour_of, has_building, mood_of, with_building
from tessera.games.clash.frames import cards, construct, fates
from tessera.games.clash.layout import BARREN, FOREST
from tessera.games.clash.notation import (
    DISCARD,
    DONE_ACTION,
    FIRST_OBJECTIVE,
    FIRST_WONDER,
    MOODS,
    NAME,
    PLACE,
    SPEND,
)

if TYPE_CHECKING:
    from tessera.games.clash.state import ClashState

MOST_TRADE: Final = 3
LEARNED: Final = 2
"""Ideas that scientific trade brings to who drew it, at least."""
MOST_THIRSTY: Final = 3
MOST_RISING: Final = 4
DEATH_SHARE: Final = 4
PANDEMIC_SHARE: Final = 2


# Trade and stability


def cities_with(state: "ClashState", seat: int, one: int, other: int) -> int:
    """How many cities of a seat have one building or another, of whatever colour."""
    return sum(
        1
        for cell in cells_of(state.nations[seat].cities)
        if has_building(state.cities[cell], one) or has_building(state.cities[cell], other)
    )


def _scientific_trade(state: "ClashState", seat: int, card: int, chance: Chance) -> None:
    for each in fates.around(state, seat):
        number = cities_with(state, each, ACADEMY, OBSERVATORY)
        fates.give(state, each, IDEAS, max(number, LEARNED) if each == seat else number)


def _flourishing_trade(state: "ClashState", seat: int, card: int, chance: Chance) -> None:
    for each in fates.around(state, seat):
        number = min(MOST_TRADE, cities_with(state, each, MARKET, PORT))
        fates.give(state, each, GOLD, max(number, 1) if each == seat else number)


def _stability(state: "ClashState", seat: int, card: int, chance: Chance) -> None:
    for each in reversed(fates.around(state, seat)):
        number = min(MOST_TRADE, cities_with(state, each, TEMPLE, OBELISK))
        for _ in range(max(number, 1) if each == seat else number):
            state.push(construct.ChooseToken(each))


def _successful_year(state: "ClashState", seat: int, card: int, chance: Chance) -> None:
    sizes = [nation.cities.bit_count() for nation in state.nations]
    fewest, most = min(sizes), max(sizes)
    for each in fates.around(state, seat):
        if sizes[each] == fewest:
            fates.give(state, each, FOOD, most - fewest or 1)


# Hunger and fire


def is_fed(state: "ClashState", seat: int) -> bool:
    """Whether famines do not touch a seat."""
    return state.nations[seat].has(IRRIGATION)


def starve(state: "ClashState", seat: int, amount: int, cities: int, chance: Chance) -> None:
    """A seat loses food; if it has too little, one of some cities gets angry."""
    nation = state.nations[seat]
    owned = min(amount, nation.amount(FOOD))
    nation.stock -= owned * ONE_FOOD
    if owned < amount:
        fates.begin_lowering(state, seat, cities, 1, fates.TO_ANGRY, chance)


def _vermin_of(state: "ClashState", seat: int, card: int, chance: Chance) -> None:
    if state.nations[seat].has(STORAGE) and not is_fed(state, seat):
        starve(state, seat, 1, state.nations[seat].cities, chance)


def thirsty(state: "ClashState", seat: int) -> int:
    """The cities of a seat on barren land or beside it, as a set."""
    barren = state.map.of[BARREN]
    near = state.map.layout.near
    found = 0
    for cell in cells_of(state.nations[seat].cities):
        if (near[cell] | 1 << cell) & barren:
            found |= 1 << cell
    return found


def _drought(state: "ClashState", seat: int, card: int, chance: Chance) -> None:
    cities = thirsty(state, seat)
    if cities and not is_fed(state, seat):
        starve(state, seat, min(MOST_THIRSTY, cities.bit_count()), cities, chance)


def forest_around(state: "ClashState", cell: int) -> int:
    """The forest that hangs together with a cell, as a set."""
    near = state.map.layout.near
    found, rim = 0, 1 << cell
    while rim:
        found |= rim
        reached = 0
        for place in cells_of(rim):
            reached |= near[place]
        rim = reached & state.map.of[FOREST] & ~found
    return found


def _fire(state: "ClashState", seat: int, card: int, chance: Chance) -> None:
    nation = state.nations[seat]
    if nation.cities & state.map.of[FOREST]:
        state.ask(Ignite(seat), chance)
    elif nation.amount(WOOD):
        nation.stock -= ONE_WOOD


class Ignite(SeatFrame["ClashState"]):
    """In which forest a fire breaks out: all cities there get angrier."""

    def actions(self, state: "ClashState", seat: int) -> list[int]:
        label = state.map.layout.label
        cells = state.nations[seat].cities & state.map.of[FOREST]
        return [MOODS.first + label[cell] for cell in cells_of(cells)]

    def answer(self, state: "ClashState", seat: int, action: int, chance: Chance) -> None:
        state.finish()
        burning = forest_around(state, state.map.layout.cell[MOODS.argument(action)])
        for each in reversed(fates.around(state, seat)):
            for cell in cells_of(burning & state.nations[each].cities):
                if mood_of(state.cities[cell]) != ANGRY:
                    state.push(fates.Fall(each, cell, fates.ONE_STEP))
        for cell in cells_of(burning & state.wild_cities):
            if mood_of(state.cities[cell]) != ANGRY:
                fates.fall(state, cell, fates.ONE_STEP)

    def prompt(self, state: "ClashState", seat: int) -> Message:
        return Message("clash.prompt.ignite")

    def why_not(self, state: "ClashState", seat: int, action: int) -> Reason:
        if MOODS.covers(action):
            return Reason(Message("clash.reason.not_in_forest"), "events")
        return not_now("events")


# Plagues


def _black_death_of(state: "ClashState", seat: int, card: int, chance: Chance) -> None:
    number = fates.units_on_board(state, seat)
    if number < DEATH_SHARE:
        return
    lost = min(number, number // DEATH_SHARE + fates.spread(state, seat) - 1)
    state.nations[seat].event_points += lost * HALVES
    fates.begin_losing(state, seat, lost, chance)


def _black_death(state: "ClashState", seat: int, card: int, chance: Chance) -> None:
    fates.keep_event(state, seat, card)
    state.push(fates.ForAll(seat, card, 0))


def _pandemics_of(state: "ClashState", seat: int, card: int, chance: Chance) -> None:
    nation = state.nations[seat]
    if not nation.has(SANITATION):
        begin_sacrificing(state, seat, nation.cities.bit_count() // PANDEMIC_SHARE, chance)


def begin_sacrificing(state: "ClashState", seat: int, left: int, chance: Chance) -> None:
    """A seat loses so much of anything it has."""
    frame = GiveAnything(seat, left)
    if left and frame.actions(state, seat):
        state.ask(frame, chance)


class GiveAnything(SeatFrame["ClashState"]):
    """What a pandemic takes next: goods, a card, or a unit."""

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.keeps_a_secret = True
        self.left = left

    def actions(self, state: "ClashState", seat: int) -> list[int]:
        nation = state.nations[seat]
        label = state.map.layout.label
        return [
            *SPEND.each([kind for kind in range(len(GOODS)) if nation.amount(kind)]),
            *[PLACE.first + label[cell] for cell, units in enumerate(state.units[seat]) if units],
            *DISCARD.each(list(dict.fromkeys(nation.hand))),
            *DISCARD.each([FIRST_OBJECTIVE + card for card in nation.objectives]),
        ]

    def answer(self, state: "ClashState", seat: int, action: int, chance: Chance) -> None:
        state.finish()
        nation = state.nations[seat]
        state.push(GiveMore(seat, self.left - 1))
        if SPEND.covers(action):
            nation.stock -= ONE_OF[SPEND.argument(action)]
        elif PLACE.covers(action):
            state.ask(fates.LoseKind(seat, state.map.layout.cell[PLACE.argument(action)]), chance)
        else:
            cards.throw_away(state, seat, DISCARD.argument(action))

    def prompt(self, state: "ClashState", seat: int) -> Message:
        return Message("clash.prompt.give_anything", left=self.left)

    def why_not(self, state: "ClashState", seat: int, action: int) -> Reason:
        if DISCARD.covers(action) and DISCARD.argument(action) >= FIRST_WONDER:
            return Reason(Message("clash.reason.not_wonders"), "events")
        return not_now("events")


class GiveMore(Frame["ClashState"]):
    """One thing less is to be lost."""

    def __init__(self, seat: int, left: int) -> None:
        super().__init__()
        self.seat = seat
        self.left = left

    def run(self, state: "ClashState", chance: Chance) -> None:
        state.finish()
        begin_sacrificing(state, self.seat, self.left, chance)


# The uprising


def _uprising(state: "ClashState", seat: int, card: int, chance: Chance) -> None:
    if state.nations[seat].amount(MOOD) + state.nations[seat].amount(CULTURE):
        fates.keep_event(state, seat, card)
        state.ask(Rise(seat, 0, MOOD), chance)


class Rise(SeatFrame["ClashState"]):
    """Which token comes to the card next: at least one, at most four; those of mood come first."""

    def __init__(self, seat: int, paid: int, last: int) -> None:
        super().__init__(seat)
        self.paid = paid
        self.last = last

    def actions(self, state: "ClashState", seat: int) -> list[int]:
        nation = state.nations[seat]
        kinds = [kind for kind in (MOOD, CULTURE) if kind >= self.last and nation.amount(kind)]
        listed = SPEND.each(kinds) if self.paid < MOST_RISING else []
        return [*listed, DONE_ACTION] if self.paid else listed

    def answer(self, state: "ClashState", seat: int, action: int, chance: Chance) -> None:
        state.finish()
        if action == DONE_ACTION:
            return
        kind = SPEND.argument(action)
        nation = state.nations[seat]
        nation.stock -= ONE_OF[kind]
        nation.event_points += 1
        state.ask(Rise(seat, self.paid + 1, kind), chance)

    def prompt(self, state: "ClashState", seat: int) -> Message:
        return Message("clash.prompt.rise", paid=self.paid, most=MOST_RISING)

    def why_not(self, state: "ClashState", seat: int, action: int) -> Reason:
        return not_now("events")


# The reformation


def temples(state: "ClashState", seat: int) -> list[int]:
    """The cells on which temples of a seat's colour stand."""
    return [cell for cell, city in enumerate(state.cities) if city and colour_of(city, TEMPLE) == seat]


def _reformation(state: "ClashState", seat: int, card: int, chance: Chance) -> None:
    if temples(state, seat):
        begin_reforming(state, seat, chance)
        return
    others = [other for other in range(state.seats) if other != seat and temples(state, other)]
    if others:
        state.ask(NameReformed(seat), chance)


def reformers(state: "ClashState", seat: int) -> list[int]:
    """Who could replace a temple of a seat: the others that have one left."""
    return [
        other for other in range(state.seats) if other != seat and state.nations[other].pieces_left(TEMPLE)
    ]


def begin_reforming(state: "ClashState", seat: int, chance: Chance) -> None:
    """A temple of a seat is replaced by one of another, whom it chooses."""
    if reformers(state, seat):
        state.ask(NameReformer(seat), chance)


class NameReformed(SeatFrame["ClashState"]):
    """Who without a temple draws the card names who has one: that player carries it out."""

    def actions(self, state: "ClashState", seat: int) -> list[int]:
        return NAME.each([other for other in range(state.seats) if other != seat and temples(state, other)])

    def answer(self, state: "ClashState", seat: int, action: int, chance: Chance) -> None:
        state.finish()
        begin_reforming(state, NAME.argument(action), chance)

    def prompt(self, state: "ClashState", seat: int) -> Message:
        return Message("clash.prompt.name_reformed")

    def why_not(self, state: "ClashState", seat: int, action: int) -> Reason:
        return not_now("events")


class NameReformer(SeatFrame["ClashState"]):
    """Who replaces a temple of a seat by one of their own."""

    def actions(self, state: "ClashState", seat: int) -> list[int]:
        return NAME.each(reformers(state, seat))

    def answer(self, state: "ClashState", seat: int, action: int, chance: Chance) -> None:
        state.finish()
        state.ask(Reform(NAME.argument(action), seat), chance)

    def prompt(self, state: "ClashState", seat: int) -> Message:
        return Message("clash.prompt.name_reformer")

    def why_not(self, state: "ClashState", seat: int, action: int) -> Reason:
        return not_now("events")


class Reform(SeatFrame["ClashState"]):
    """Which temple is replaced."""

    def __init__(self, seat: int, other: int) -> None:
        super().__init__(seat)
        self.other = other

    def actions(self, state: "ClashState", seat: int) -> list[int]:
        label = state.map.layout.label
        return [PLACE.first + label[cell] for cell in temples(state, self.other)]

    def answer(self, state: "ClashState", seat: int, action: int, chance: Chance) -> None:
        state.finish()
        cell = state.map.layout.cell[PLACE.argument(action)]
        state.nations[self.other].return_piece(TEMPLE)
        state.nations[seat].take_piece(TEMPLE)
        state.cities[cell] = with_building(state.cities[cell], TEMPLE, seat)
        if state.sink is not None:
            state.tell("influenced", seat=seat, cell=state.map.layout.label[cell], building=TEMPLE)

    def prompt(self, state: "ClashState", seat: int) -> Message:
        return Message("clash.prompt.reform")

    def why_not(self, state: "ClashState", seat: int, action: int) -> Reason:
        if PLACE.covers(action):
            return Reason(Message("clash.reason.no_temple_of_theirs"), "events")
        return not_now("events")


def _for_all(state: "ClashState", seat: int, card: int, chance: Chance) -> None:
    state.push(fates.ForAll(seat, card, 0))


fates.ROUND_TEXTS["famine_vermin"] = _vermin_of
fates.ROUND_TEXTS["black_death"] = _black_death_of
fates.ROUND_TEXTS["pandemics"] = _pandemics_of
TEXTS: Final[dict[str, fates.Told]] = {
    "scientific_trade": _scientific_trade,
    "flourishing_trade": _flourishing_trade,
    "era_of_stability": _stability,
    "successful_year": _successful_year,
    "famine_vermin": _for_all,
    "famine_drought": _drought,
    "fire": _fire,
    "black_death": _black_death,
    "pandemics": _for_all,
    "uprising": _uprising,
    "reformation": _reformation,
}
