"""Constructing a building and raising a wonder: which one, how it is paid, and what it brings."""

from typing import TYPE_CHECKING, Final

from tessera.core.chance import Chance
from tessera.core.deck import without
from tessera.core.frame import Frame, SeatFrame
from tessera.core.hexes import cells_of
from tessera.core.lasting import adding
from tessera.core.message import OK, Line, Message, Reason, not_now
from tessera.games.clash import bill, deeds, once
from tessera.games.clash.catalog import (
    ACADEMY,
    ALL_OF_CATEGORY,
    BARBARIANS,
    BUILDING_COUNT,
    CATEGORIES,
    CULTURE,
    DOGMA,
    EVENT_EFFECTS,
    EVENTS_EFFECT,
    IDEAS,
    MOOD,
    OBSERVATORY,
    ONE_CULTURE,
    ONE_MOOD,
    PORT,
    RANDOM_END,
    STATE_RELIGION,
    STATUE,
    TEMPLE,
)
from tessera.games.clash.city import owner_of, with_building, with_port, with_wonder
from tessera.games.clash.frames import activation, advance, cards, moments
from tessera.games.clash.notation import BUILDING, CONSTRUCT, PLACE, RAISE, SKIP_ACTION, TAKE, WONDER
from tessera.games.clash.powers import offers, prices
from tessera.games.clash.powers.modifiers import at
from tessera.games.clash.rules import build as rules
from tessera.games.clash.rules.advances import gainable
from tessera.games.clash.rules.cities import why_not_activate
from tessera.games.clash.settings import FOR_EVER, LAST_ROUND, WONDER_END, building_kinds

if TYPE_CHECKING:
    from tessera.games.clash.state import ClashState

ARCHITECT: Final = EVENTS_EFFECT.index(EVENT_EFFECTS.index("great_architect"))
"""The event that helps with a wonder."""
ACADEMY_IDEAS = 2
ANY_BUILDING: Final[int] = (1 << BUILDING_COUNT) - 1
THEOCRACY = ALL_OF_CATEGORY[CATEGORIES.index("theocracy")]


def begin_constructing(state: "ClashState", seat: int, cell: int, chance: Chance) -> None:
    """A city is activated to construct."""
    activation.begin(state, cell)
    state.ask(ChooseBuilding(seat, cell, ANY_BUILDING, is_free=False), chance)


class BuildSomewhere(SeatFrame["ClashState"]):
    """In which city a card lets construct: `allowed` are kinds of buildings, as a set. One that `is_free` of
    its price activates the city; one that is paid for does not, and may be left alone."""

    def __init__(self, seat: int, allowed: int, is_free: bool) -> None:
        super().__init__(seat)
        self.allowed = allowed
        self.is_free = is_free

    def actions(self, state: "ClashState", seat: int) -> list[int]:
        label = state.map.layout.label
        cells = rules.building_sites(state, seat, self.allowed, self.is_free)
        listed = [CONSTRUCT.first + label[cell] for cell in cells]
        return listed if self.is_free else [*listed, SKIP_ACTION]

    def answer(self, state: "ClashState", seat: int, action: int, chance: Chance) -> None:
        state.finish()
        if action == SKIP_ACTION:
            return
        cell = state.map.layout.cell[CONSTRUCT.argument(action)]
        if self.is_free:
            activation.begin(state, cell)
        state.ask(ChooseBuilding(seat, cell, self.allowed, self.is_free), chance)

    def prompt(self, state: "ClashState", seat: int) -> Message:
        return Message("clash.prompt.build_somewhere")

    def why_not(self, state: "ClashState", seat: int, action: int) -> Reason:
        if CONSTRUCT.covers(action):
            cell = state.map.layout.cell[CONSTRUCT.argument(action)]
            return why_not_there(state, seat, cell, self.allowed, self.is_free)
        return not_now("construct")

    def options(self, state: "ClashState", seat: int) -> list[int]:
        label = state.map.layout.label
        return [CONSTRUCT.first + label[cell] for cell in cells_of(state.nations[seat].cities)]


def why_not_there(state: "ClashState", seat: int, cell: int, allowed: int, is_free: bool) -> Reason:
    """Why a card does not let a seat construct one of some kinds in a city."""
    if cell < 0 or owner_of(state.cities[cell]) != seat:
        return Reason(Message("clash.reason.not_your_city"), "construct")
    if is_free and why_not_activate(state, seat, cell) is not OK:
        return why_not_activate(state, seat, cell)
    reason = rules.why_not_construct(state, seat, cell)
    if reason is OK and rules.buildings_for(state, seat, cell, is_free):
        return Reason(Message("clash.reason.not_this_building"), "construct")
    return rules.why_no_building(state, seat, cell, is_free) if reason is OK else reason


class ChooseBuilding(SeatFrame["ClashState"]):
    """Which building is constructed."""

    def __init__(self, seat: int, cell: int, allowed: int, is_free: bool) -> None:
        super().__init__(seat)
        self.cell = cell
        self.allowed = allowed
        self.is_free = is_free

    def actions(self, state: "ClashState", seat: int) -> list[int]:
        kinds = rules.buildings_for(state, seat, self.cell, self.is_free)
        return BUILDING.each([kind for kind in kinds if self.allowed >> kind & 1])

    def answer(self, state: "ClashState", seat: int, action: int, chance: Chance) -> None:
        building = BUILDING.argument(action)
        state.replace(Construct(seat, self.cell, building))
        if self.is_free:
            return
        cost = rules.cost_there(state, seat, self.cell, building)
        if building == TEMPLE and state.nations[seat].has(STATE_RELIGION):
            state.used |= once.STATE_RELIGION
        prices.begin_paying(state, seat, cost, offers.BUILDING, at(self.cell, building), chance)

    def prompt(self, state: "ClashState", seat: int) -> Message:
        return Message("clash.prompt.building")

    def options(self, state: "ClashState", seat: int) -> list[int]:
        return BUILDING.each(list(range(building_kinds(state))))

    def why_not(self, state: "ClashState", seat: int, action: int) -> Reason:
        if BUILDING.covers(action):
            return rules.why_not_buy_building(state, seat, self.cell, BUILDING.argument(action))
        return not_now("construct")

    def explain(self, state: "ClashState", seat: int, action: int) -> list[Line]:
        if BUILDING.covers(action) and not self.is_free:
            return bill.building_bill(state, seat, self.cell, BUILDING.argument(action))
        return []


class Construct(Frame["ClashState"]):
    """A building is paid for: it stands in the city."""

    def __init__(self, seat: int, cell: int, building: int) -> None:
        super().__init__()
        self.seat = seat
        self.cell = cell
        self.building = building

    def run(self, state: "ClashState", chance: Chance) -> None:
        state.finish()
        nation = state.nations[self.seat]
        nation.take_piece(self.building)
        state.cities[self.cell] = with_building(state.cities[self.cell], self.building, self.seat)
        if state.sink is not None:
            label = state.map.layout.label[self.cell]
            state.tell("constructed", seat=self.seat, building=self.building, cell=label)
        moments.fire(state, moments.CONSTRUCTED, self.seat, at(self.cell, self.building))
        state.push(moments.Moment(moments.BUILT, self.seat, self.building))
        if self.building == PORT:
            state.ask(ChoosePort(self.seat, self.cell), chance)


class ChoosePort(SeatFrame["ClashState"]):
    """On which sea cell the port lies."""

    def __init__(self, seat: int, cell: int) -> None:
        super().__init__(seat)
        self.cell = cell

    def actions(self, state: "ClashState", seat: int) -> list[int]:
        label = state.map.layout.label
        return [PLACE.first + label[cell] for cell in cells_of(rules.port_cells(state, self.cell))]

    def answer(self, state: "ClashState", seat: int, action: int, chance: Chance) -> None:
        state.finish()
        cell = state.map.layout.cell[PLACE.argument(action)]
        state.cities[self.cell] = with_port(state.cities[self.cell], cell)

    def prompt(self, state: "ClashState", seat: int) -> Message:
        return Message("clash.prompt.port")

    def why_not(self, state: "ClashState", seat: int, action: int) -> Reason:
        if PLACE.covers(action):
            return Reason(Message("clash.reason.no_sea"), "construct")
        return not_now("construct")


class ChooseToken(SeatFrame["ClashState"]):
    """A mood token or a culture token."""

    def actions(self, state: "ClashState", seat: int) -> list[int]:
        return [TAKE.of(MOOD), TAKE.of(CULTURE)]

    def answer(self, state: "ClashState", seat: int, action: int, chance: Chance) -> None:
        state.finish()
        kind = TAKE.argument(action)
        state.nations[seat].stock += ONE_MOOD if kind == MOOD else ONE_CULTURE
        if state.sink is not None:
            state.tell("gained", seat=seat, goods=kind, amount=1)

    def prompt(self, state: "ClashState", seat: int) -> Message:
        return Message("clash.prompt.token")

    def why_not(self, state: "ClashState", seat: int, action: int) -> Reason:
        return not_now("construct")


# What buildings bring


def _teach(state: "ClashState", seat: int, building: int, chance: Chance) -> None:
    if building == ACADEMY:
        state.nations[seat].gain(IDEAS, ACADEMY_IDEAS)


def _bless(state: "ClashState", seat: int, building: int, chance: Chance) -> None:
    if building == TEMPLE:
        state.push(ChooseToken(seat))


def _believe(state: "ClashState", seat: int, building: int, chance: Chance) -> None:
    nation = state.nations[seat]
    if building == TEMPLE and nation.owns(DOGMA) and gainable(nation) & THEOCRACY:
        state.push(advance.FreeAdvance(seat, THEOCRACY, by_track=True, may_skip=True))


def _observe(state: "ClashState", seat: int, building: int, chance: Chance) -> None:
    if building == OBSERVATORY:
        cards.draw_action(state, seat, chance)


moments.hang(moments.BUILT, _teach)
moments.hang(moments.BUILT, _bless)
moments.hang(moments.BUILT, _believe)
moments.hang(moments.BUILT, _observe)


# Wonders


def begin_raising(state: "ClashState", seat: int, cell: int, chance: Chance) -> None:
    """A happy city is activated to raise a wonder."""
    activation.begin(state, cell)
    state.push(ChooseWonder(seat, cell))


def architect_sites(state: "ClashState", seat: int) -> list[int]:
    """The cities in which a seat can raise a wonder with a great architect."""
    return [
        cell
        for cell in cells_of(state.nations[seat].cities)
        if why_not_activate(state, seat, cell) is OK
        and rules.why_not_raise(state, seat, cell) is OK
        and rules.wonders_for(state, seat, cell, designed=True)
    ]


def begin_designing(state: "ClashState", seat: int, chance: Chance) -> None:
    """A great architect goes to the pile for a wonder that takes no action."""
    nation = state.nations[seat]
    nation.events = without(nation.events, ARCHITECT)
    state.event_discards = (*state.event_discards, ARCHITECT)
    state.push(Design(seat))


class Design(SeatFrame["ClashState"]):
    """In which city a great architect raises a wonder."""

    def __init__(self, seat: int) -> None:
        super().__init__(seat)
        self.keeps_a_secret = True

    def actions(self, state: "ClashState", seat: int) -> list[int]:
        label = state.map.layout.label
        return [RAISE.first + label[cell] for cell in architect_sites(state, seat)]

    def answer(self, state: "ClashState", seat: int, action: int, chance: Chance) -> None:
        state.finish()
        cell = state.map.layout.cell[RAISE.argument(action)]
        activation.begin(state, cell)
        state.push(ChooseWonder(seat, cell, designed=True))

    def prompt(self, state: "ClashState", seat: int) -> Message:
        return Message("clash.prompt.design")

    def why_not(self, state: "ClashState", seat: int, action: int) -> Reason:
        return not_now("wonders")


class ChooseWonder(SeatFrame["ClashState"]):
    """Which wonder is raised. It is asked even where the hand leaves one: silence would tell the hand."""

    def __init__(self, seat: int, cell: int, designed: bool = False) -> None:
        super().__init__(seat)
        self.keeps_a_secret = True
        self.cell = cell
        self.designed = designed

    def actions(self, state: "ClashState", seat: int) -> list[int]:
        return WONDER.each(rules.wonders_for(state, seat, self.cell, self.designed))

    def answer(self, state: "ClashState", seat: int, action: int, chance: Chance) -> None:
        wonder = WONDER.argument(action)
        state.replace(Raise(seat, self.cell, wonder))
        state.reveal()
        cost = rules.wonder_cost(state, seat, self.cell, wonder, self.designed)
        prices.begin_paying(state, seat, cost, offers.WONDER, at(self.cell, wonder), chance)

    def prompt(self, state: "ClashState", seat: int) -> Message:
        return Message("clash.prompt.wonder")

    def options(self, state: "ClashState", seat: int) -> list[int]:
        return WONDER.each(list(rules.wonders_at_hand(state, seat)))

    def why_not(self, state: "ClashState", seat: int, action: int) -> Reason:
        if WONDER.covers(action):
            return rules.why_not_wonder(state, seat, self.cell, WONDER.argument(action), self.designed)
        return not_now("wonders")

    def explain(self, state: "ClashState", seat: int, action: int) -> list[Line]:
        return (
            bill.price_bill(
                state, seat, rules.wonder_cost(state, seat, self.cell, WONDER.argument(action), self.designed)
            )
            if WONDER.covers(action)
            else []
        )


class Raise(Frame["ClashState"]):
    """A wonder is paid for: it stands in the city."""

    def __init__(self, seat: int, cell: int, wonder: int) -> None:
        super().__init__()
        self.seat = seat
        self.cell = cell
        self.wonder = wonder

    def run(self, state: "ClashState", chance: Chance) -> None:
        state.finish()
        nation = state.nations[self.seat]
        if self.wonder in nation.wonder_cards:
            nation.wonder_cards = tuple([card for card in nation.wonder_cards if card != self.wonder])
        else:
            state.open_wonders = tuple([card for card in state.open_wonders if card != self.wonder])
        builders = list(state.builders)
        builders[self.wonder] = self.seat
        state.builders = tuple(builders)
        state.cities[self.cell] = with_wonder(state.cities[self.cell], self.wonder)
        if state.sink is not None:
            label = state.map.layout.label[self.cell]
            state.tell("raised", seat=self.seat, wonder=self.wonder, cell=label)
        moments.fire(state, moments.RAISED, self.seat, at(self.cell, self.wonder))
        deeds.note(state, deeds.RAISED, self.seat, self.cell, self.wonder)
        if state.settings & WONDER_END and (state.age, state.round) in RANDOM_END:
            state.lasting = adding(state.lasting, (LAST_ROUND, BARBARIANS, FOR_EVER))
        if self.wonder == STATUE:
            cards.draw_objective(state, self.seat, chance)
