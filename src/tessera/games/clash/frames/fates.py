"""What the texts of events say: good years, hunger, plagues, floods, quakes, great persons.

Each text is a function of the state, the seat that drew the card, the card, and chance; `TEXTS` has one for
each effect. Texts that hit everybody go round, from the seat that drew the card on.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from tessera.core.chance import Chance
from tessera.core.deck import without
from tessera.core.frame import Frame, SeatFrame
from tessera.core.hexes import cells_of
from tessera.core.lasting import adding
from tessera.core.message import Line, Message, Reason, not_now
from tessera.games.clash import bill, deeds, payment, pirates
from tessera.games.clash.catalog import (
    ANGRY,
    BARBARIANS,
    EVENT_EFFECTS,
    EVENTS_EFFECT,
    FOOD,
    HAPPY,
    INFANTRY,
    IRRIGATION,
    LEADER,
    MOOD,
    MYTHS,
    NAVIGATION,
    NOBODY,
    ONE_FOOD,
    ROADS,
    SANITATION,
    SHIP,
    TRADE_ROUTES,
    UNIT_COUNT,
)
from tessera.games.clash.city import lowered, mood_of, owner_of, with_mood
from tessera.games.clash.frames import capture, pay, persons
from tessera.games.clash.frames.losses import Drown
from tessera.games.clash.notation import (
    LOSE,
    MOODS,
    NAME,
    PLACE,
    SKIP_ACTION,
    USE_ACTION,
)
from tessera.games.clash.powers import modifiers
from tessera.games.clash.powers.modifiers import at, modified, modifier
from tessera.games.clash.powers.targets import YesNo
from tessera.games.clash.rules.recruit import remove_unit
from tessera.games.clash.settings import FOR_EVER, PLAGUE
from tessera.games.clash.units import ONE, count

if TYPE_CHECKING:
    from tessera.games.clash.state import ClashState

Told = Callable[["ClashState", int, int, Chance], None]
ONE_STEP: Final = 0
TO_ANGRY: Final = 1
"""How far a mood falls."""
UNIT_TAKEN: Final = 1
"""The second question of a gift that undoes what events do: about a unit."""


def around(state: "ClashState", seat: int) -> list[int]:
    """All seats, from one on."""
    return [(seat + place) % state.seats for place in range(state.seats)]


def give(state: "ClashState", seat: int, kind: int, amount: int) -> None:
    """A seat gains something, as far as there is room."""
    gained = state.nations[seat].gain(kind, amount)
    if state.sink is not None and gained:
        state.tell("gained", seat=seat, goods=kind, amount=gained)


def keep_event(state: "ClashState", seat: int, event: int) -> None:
    """The card is not discarded: it lies before a seat."""
    state.event_discards = without(state.event_discards, event)
    nation = state.nations[seat]
    nation.events = (*nation.events, event)


# Years


def _year_for_all(amount: int) -> Told:
    def told(state: "ClashState", seat: int, card: int, chance: Chance) -> None:
        for each in around(state, seat):
            give(state, each, FOOD, amount)

    return told


def _year(amount: int) -> Told:
    def told(state: "ClashState", seat: int, card: int, chance: Chance) -> None:
        give(state, seat, FOOD, amount)

    return told


def _year_to_share(amount: int) -> Told:
    def told(state: "ClashState", seat: int, card: int, chance: Chance) -> None:
        give(state, seat, FOOD, amount)
        state.ask(ShareFood(seat, amount, 0), chance)

    return told


class ShareFood(SeatFrame["ClashState"]):
    """Which other player gets the next food; they come in one order."""

    def __init__(self, seat: int, left: int, last: int) -> None:
        super().__init__(seat)
        self.left = left
        self.last = last

    def actions(self, state: "ClashState", seat: int) -> list[int]:
        return NAME.each([other for other in range(state.seats) if other != seat and other >= self.last])

    def answer(self, state: "ClashState", seat: int, action: int, chance: Chance) -> None:
        state.finish()
        other = NAME.argument(action)
        give(state, other, FOOD, 1)
        if self.left > 1:
            state.ask(ShareFood(seat, self.left - 1, other), chance)

    def prompt(self, state: "ClashState", seat: int) -> Message:
        return Message("clash.prompt.share_food", left=self.left)

    def why_not(self, state: "ClashState", seat: int, action: int) -> Reason:
        return not_now("events")


# Moods that fall


def begin_lowering(state: "ClashState", seat: int, cells: int, cities: int, how: int, chance: Chance) -> None:
    """The mood of some cities of a seat falls, of those on some cells: which ones it chooses."""
    frame = LowerMood(seat, cells, cities, how)
    if cities and frame.actions(state, seat):
        state.ask(frame, chance)


class LowerMood(SeatFrame["ClashState"]):
    """Which city gets angrier: only one that can. `left` cities, each once."""

    def __init__(self, seat: int, cells: int, left: int, how: int) -> None:
        super().__init__(seat)
        self.cells = cells
        self.left = left
        self.how = how

    def actions(self, state: "ClashState", seat: int) -> list[int]:
        label = state.map.layout.label
        return [
            MOODS.first + label[cell]
            for cell in cells_of(self.cells & state.nations[seat].cities)
            if mood_of(state.cities[cell]) != ANGRY
        ]

    def answer(self, state: "ClashState", seat: int, action: int, chance: Chance) -> None:
        state.finish()
        cell = state.map.layout.cell[MOODS.argument(action)]
        begin_lowering(state, seat, self.cells & ~(1 << cell), self.left - 1, self.how, chance)
        lower(state, seat, cell, self.how)

    def prompt(self, state: "ClashState", seat: int) -> Message:
        return Message("clash.prompt.lower_mood", left=self.left)

    def why_not(self, state: "ClashState", seat: int, action: int) -> Reason:
        return not_now("events")


def lower(state: "ClashState", seat: int, cell: int, how: int) -> None:
    """The mood of a city falls, unless a gift undoes it, or its owner's myths prevent it for a token."""
    gift = modifier(state, seat, modifiers.UNDOES_EVENT, cell)
    if gift != NOBODY:
        state.push(YesNo(seat, gift, at(cell, how)))
    else:
        lower_on(state, seat, cell, how)


def lower_on(state: "ClashState", seat: int, cell: int, how: int) -> None:
    """The same where no gift undoes it."""
    if state.nations[seat].has(MYTHS) and payment.tokens(state, seat, MOOD):
        state.push(Pray(seat, cell, how))
    else:
        fall(state, cell, how)


class Fall(Frame["ClashState"]):
    """The mood of a city falls, after those of others."""

    def __init__(self, seat: int, cell: int, how: int) -> None:
        super().__init__()
        self.seat = seat
        self.cell = cell
        self.how = how

    def run(self, state: "ClashState", chance: Chance) -> None:
        state.finish()
        lower(state, self.seat, self.cell, self.how)


def fall(state: "ClashState", cell: int, how: int) -> None:
    city = state.cities[cell]
    deeds.note(state, deeds.FELL, owner_of(city), cell)
    state.cities[cell] = with_mood(city, ANGRY) if how == TO_ANGRY else lowered(city)
    if state.sink is not None:
        state.tell("mood_fell", cell=state.map.layout.label[cell])


class Pray(SeatFrame["ClashState"]):
    """Whether a mood token keeps a city from getting angrier."""

    def __init__(self, seat: int, cell: int, how: int) -> None:
        super().__init__(seat)
        self.cell = cell
        self.how = how

    def actions(self, state: "ClashState", seat: int) -> list[int]:
        return [USE_ACTION, SKIP_ACTION]

    def answer(self, state: "ClashState", seat: int, action: int, chance: Chance) -> None:
        state.finish()
        if action == USE_ACTION:
            pay.spend_tokens(state, seat, MOOD, 1)
        else:
            fall(state, self.cell, self.how)

    def prompt(self, state: "ClashState", seat: int) -> Message:
        return Message("clash.prompt.myths")

    def why_not(self, state: "ClashState", seat: int, action: int) -> Reason:
        return not_now("events")

    def explain(self, state: "ClashState", seat: int, action: int) -> list[Line]:
        return bill.token_bill(MOOD, 1) if action == USE_ACTION else []


def _famine(amount: int) -> Told:
    def told(state: "ClashState", seat: int, card: int, chance: Chance) -> None:
        nation = state.nations[seat]
        if nation.has(IRRIGATION) or modified(state, seat, modifiers.IGNORES_EVENT, card):
            return
        owned = min(amount, nation.amount(FOOD))
        nation.stock -= owned * ONE_FOOD
        if owned < amount:
            begin_lowering(state, seat, nation.cities, 1, TO_ANGRY, chance)

    return told


def near_sea(state: "ClashState", seat: int) -> int:
    """The cities of a seat beside the sea, as a set."""
    found = 0
    for cell in cells_of(state.nations[seat].cities):
        if state.map.layout.near[cell] & state.map.sea:
            found |= 1 << cell
    return found


def _flood(state: "ClashState", seat: int, card: int, chance: Chance) -> None:
    begin_lowering(state, seat, near_sea(state, seat), 1, ONE_STEP, chance)


def spread(state: "ClashState", seat: int) -> int:
    """How many a plague takes: two of who travels."""
    nation = state.nations[seat]
    return 2 if nation.has(ROADS) or nation.has(NAVIGATION) or nation.has(TRADE_ROUTES) else 1


class ForAll(Frame["ClashState"]):
    """A text that hits one seat after another."""

    def __init__(self, seat: int, card: int, done: int) -> None:
        super().__init__()
        self.seat = seat
        self.card = card
        self.done = done

    def run(self, state: "ClashState", chance: Chance) -> None:
        if self.done == state.seats:
            state.finish()
            return
        each = (self.seat + self.done) % state.seats
        state.replace(ForAll(self.seat, self.card, self.done + 1))
        ROUND_TEXTS[EVENT_EFFECTS[EVENTS_EFFECT[self.card]]](state, each, self.card, chance)


def _for_all(state: "ClashState", seat: int, card: int, chance: Chance) -> None:
    state.push(ForAll(seat, card, 0))


def _pestilence_of(state: "ClashState", seat: int, card: int, chance: Chance) -> None:
    nation = state.nations[seat]
    if not nation.has(SANITATION) and nation.cities.bit_count() >= 2:
        begin_lowering(state, seat, nation.cities, spread(state, seat), ONE_STEP, chance)


def _pestilence(state: "ClashState", seat: int, card: int, chance: Chance) -> None:
    if not all(nation.owns(SANITATION) for nation in state.nations):
        state.event_discards = without(state.event_discards, card)
        state.lasting = adding(state.lasting, (PLAGUE, BARBARIANS, FOR_EVER))
    _for_all(state, seat, card, chance)


def _epidemics_of(state: "ClashState", seat: int, card: int, chance: Chance) -> None:
    if not state.nations[seat].has(SANITATION) and units_on_board(state, seat) >= 2:
        begin_losing(state, seat, spread(state, seat), chance)


def units_on_board(state: "ClashState", seat: int) -> int:
    return sum([count(units, kind) for units in state.units[seat] for kind in range(UNIT_COUNT)])


def begin_losing(state: "ClashState", seat: int, left: int, chance: Chance) -> None:
    """A seat removes some of its units: where, and of which kind."""
    frame = LoseWhere(seat, left)
    if left and frame.actions(state, seat):
        state.ask(frame, chance)


class LoseWhere(SeatFrame["ClashState"]):
    """On which cell a unit is lost."""

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def actions(self, state: "ClashState", seat: int) -> list[int]:
        label = state.map.layout.label
        return [PLACE.first + label[cell] for cell, units in enumerate(state.units[seat]) if units]

    def answer(self, state: "ClashState", seat: int, action: int, chance: Chance) -> None:
        state.finish()
        cell = state.map.layout.cell[PLACE.argument(action)]
        state.push(LoseMore(seat, self.left - 1))
        state.ask(LoseKind(seat, cell), chance)

    def prompt(self, state: "ClashState", seat: int) -> Message:
        return Message("clash.prompt.lose_where", left=self.left)

    def why_not(self, state: "ClashState", seat: int, action: int) -> Reason:
        return not_now("events")


def take_unit(state: "ClashState", seat: int, cell: int, kind: int) -> None:
    """The text of an event takes a unit, unless a gift undoes it."""
    gift = modifier(state, seat, modifiers.UNDOES_EVENT, cell) if kind != LEADER else NOBODY
    if gift != NOBODY:
        state.push(YesNo(seat, gift, at(cell, kind), UNIT_TAKEN))
    else:
        remove_unit(state, seat, cell, kind)


class LoseMore(Frame["ClashState"]):
    """One unit less is to be lost."""

    def __init__(self, seat: int, left: int) -> None:
        super().__init__()
        self.seat = seat
        self.left = left

    def run(self, state: "ClashState", chance: Chance) -> None:
        state.finish()
        begin_losing(state, self.seat, self.left, chance)


class LoseKind(SeatFrame["ClashState"]):
    """Which unit of a cell is lost: a ship only if the others can carry those aboard."""

    def __init__(self, seat: int, cell: int) -> None:
        super().__init__(seat)
        self.cell = cell

    def actions(self, state: "ClashState", seat: int) -> list[int]:
        units = state.units[seat][self.cell] + pirates.allies(state, seat, self.cell) * ONE[SHIP]
        return LOSE.each([kind for kind in range(UNIT_COUNT) if count(units, kind)])

    def answer(self, state: "ClashState", seat: int, action: int, chance: Chance) -> None:
        state.finish()
        take_unit(state, seat, self.cell, LOSE.argument(action))
        if state.map.sea >> self.cell & 1:
            state.push(Drown(seat, self.cell))

    def prompt(self, state: "ClashState", seat: int) -> Message:
        return Message("clash.prompt.lose")

    def why_not(self, state: "ClashState", seat: int, action: int) -> Reason:
        return not_now("events")


# People who come and go


class NameOther(SeatFrame["ClashState"]):
    """Which other player gets a settler too."""

    def actions(self, state: "ClashState", seat: int) -> list[int]:
        return NAME.each([other for other in range(state.seats) if other != seat])

    def answer(self, state: "ClashState", seat: int, action: int, chance: Chance) -> None:
        state.replace(capture.Refuge(NAME.argument(action)))

    def prompt(self, state: "ClashState", seat: int) -> Message:
        return Message("clash.prompt.name_settler")

    def why_not(self, state: "ClashState", seat: int, action: int) -> Reason:
        return not_now("events")


def _boom(state: "ClashState", seat: int, card: int, chance: Chance) -> None:
    state.ask(NameOther(seat), chance)
    state.push(capture.Refuge(seat))


def _migration(state: "ClashState", seat: int, card: int, chance: Chance) -> None:
    begin_lowering(state, seat, state.nations[seat].cities, 1, ONE_STEP, chance)
    state.ask(NameOther(seat), chance)


def _civil_war(state: "ClashState", seat: int, card: int, chance: Chance) -> None:
    torn = torn_cities(state, seat)
    if torn:
        state.ask(CivilWar(seat), chance)
    else:
        begin_lowering(state, seat, state.nations[seat].cities, 1, ONE_STEP, chance)


def torn_cities(state: "ClashState", seat: int) -> int:
    """The cities of a seat that are not happy and hold infantry, as a set."""
    found = 0
    for cell in cells_of(state.nations[seat].cities):
        if mood_of(state.cities[cell]) != HAPPY and count(state.units[seat][cell], INFANTRY):
            found |= 1 << cell
    return found


class CivilWar(SeatFrame["ClashState"]):
    """In which city infantry is lost and the mood falls."""

    def actions(self, state: "ClashState", seat: int) -> list[int]:
        label = state.map.layout.label
        return [MOODS.first + label[cell] for cell in cells_of(torn_cities(state, seat))]

    def answer(self, state: "ClashState", seat: int, action: int, chance: Chance) -> None:
        state.finish()
        cell = state.map.layout.cell[MOODS.argument(action)]
        take_unit(state, seat, cell, INFANTRY)
        if mood_of(state.cities[cell]) != ANGRY:
            lower(state, seat, cell, ONE_STEP)

    def prompt(self, state: "ClashState", seat: int) -> Message:
        return Message("clash.prompt.civil_war")

    def why_not(self, state: "ClashState", seat: int, action: int) -> Reason:
        return not_now("events")


ROUND_TEXTS: Final[dict[str, Told]] = {
    "pestilence": _pestilence_of,
    "epidemics": _epidemics_of,
    "heavy_flood": _flood,
}
TEXTS: Final[dict[str, Told]] = {
    "pestilence": _pestilence,
    "epidemics": _for_all,
    "famine_1": _famine(1),
    "famine_2": _famine(2),
    "good_year_all": _year_for_all(1),
    "good_year_self": _year(1),
    "good_year_share": _year_to_share(1),
    "awesome_year_self": _year(2),
    "awesome_year_all": _year_for_all(2),
    "awesome_year_share": _year_to_share(2),
    "fantastic_year_all": _year_for_all(3),
    "fantastic_year_share": _year_to_share(3),
    "fantastic_year_self": _year(3),
    "population_boom": _boom,
    "flood": _flood,
    "heavy_flood": _for_all,
    "migration": _migration,
    "civil_war": _civil_war,
    **{name: persons.begin for name in EVENT_EFFECTS if name.startswith(("great_", "elder_"))},
}
