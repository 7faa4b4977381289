"""Persia: elephants of the desert, missionaries, bankers; Cyrus, Darius and Xerxes.

What Immortals, the Grey Tide, the Strategist and the Mighty Army do in battles are rows of `powers.clashes`.
"""

from typing import TYPE_CHECKING, Final

from tessera.core import purse
from tessera.core.chance import Chance
from tessera.core.frame import Frame, SeatFrame
from tessera.core.hexes import cells_of
from tessera.core.message import OK, Line, Message, Reason, not_now
from tessera.games.clash import bill, once, payment
from tessera.games.clash.catalog import (
    CULTURE,
    ELEPHANT,
    GOLD,
    MOOD,
    ONE_CULTURE,
    ONE_MOOD,
    ONE_OF,
    STATE_RELIGION,
    TEMPLE,
)
from tessera.games.clash.city import size_of
from tessera.games.clash.frames import activation, construct, moments, pay
from tessera.games.clash.layout import BARREN
from tessera.games.clash.notation import BUILDING, WONDER
from tessera.games.clash.owning import LEADERS, is_led, leader_cell
from tessera.games.clash.peoples import gift
from tessera.games.clash.powers import leading, modifiers, offers, prices
from tessera.games.clash.powers.acts import ACTION, FREE_ONCE, act
from tessera.games.clash.powers.modifiers import always, at, cell_in, kind_in, modify
from tessera.games.clash.powers.targets import PickGoods, follow
from tessera.games.clash.rules import build
from tessera.games.clash.settings import building_kinds

if TYPE_CHECKING:
    from tessera.games.clash.state import ClashState

GREY_TIDE: Final[int] = gift("grey_tide")
ZOROASTRIANISM: Final[int] = gift("zoroastrianism")
BANKING: Final[int] = gift("banking")
KING_OF_PERSIA: Final[int] = gift("king_of_persia")
CULTURAL_UNITY: Final[int] = gift("cultural_unity")
ARCHITECT: Final[int] = gift("architect")
MIGHTY_ARMY: Final[int] = gift("mighty_army")
GREAT_BUILDER: Final[int] = gift("great_builder")
ARCHITECT_PRICE: Final = 2
SPARED: Final = 2


# Grey Tide: elephants beside the desert


def _has_desert(state: "ClashState", seat: int, about: int) -> int:
    beside = state.map.layout.near[cell_in(about)] & state.map.of[BARREN]
    return 1 if kind_in(about) == ELEPHANT and beside else 0


modify(modifiers.NEEDS_NO_MARKET, GREY_TIDE, _has_desert)


# Zoroastrianism: what it does is told by `rules.influence`

modify(modifiers.INFLUENCE_CONVERTS, ZOROASTRIANISM, always)


# Banking: who has gold, gets more, before the trade routes


def _bank(state: "ClashState", seat: int, about: int, chance: Chance) -> None:
    nation = state.nations[seat]
    if nation.amount(GOLD):
        kinds = (GOLD, CULTURE) if nation.amount(GOLD) < nation.limit(GOLD) else (CULTURE,)
        state.ask(PickGoods(seat, BANKING, 0, kinds), chance)


def _take(state: "ClashState", seat: int, about: int, kind: int, chance: Chance) -> None:
    gained = state.nations[seat].gain(kind, 1)
    if state.sink is not None and gained:
        state.tell("gained", seat=seat, goods=kind, amount=gained)


moments.hang_early(moments.TURN_BEGINS, BANKING, _bank)
follow(BANKING, _take)


# Cyrus: tokens from all over the realm


def realm(state: "ClashState", seat: int) -> int:
    """How many tiles have a city of a seat."""
    return len({state.map.layout.slot_of[cell] for cell in cells_of(state.nations[seat].cities)})


def _reign(state: "ClashState", seat: int, chance: Chance) -> None:
    cell = leader_cell(state, seat)
    left = min(realm(state, seat), size_of(state.cities[cell]))
    activation.begin(state, cell)
    state.push(PickGoods(seat, KING_OF_PERSIA, left, (MOOD, CULTURE)))


def _tithe(state: "ClashState", seat: int, left: int, kind: int, chance: Chance) -> None:
    """One token after another, mood first: with the first of culture all others are culture."""
    number = left if kind == CULTURE else 1
    state.nations[seat].stock += number * ONE_OF[kind]
    if state.sink is not None:
        state.tell("gained", seat=seat, goods=kind, amount=number)
    if left > number:
        state.push(PickGoods(seat, KING_OF_PERSIA, left - 1, (MOOD, CULTURE)))


act(KING_OF_PERSIA, ACTION, leading.why_not_activate, _reign)
follow(KING_OF_PERSIA, _tithe)


# Darius: joy of influence, and buildings without an action


def _unite(state: "ClashState", seat: int, about: int, chance: Chance) -> None:
    if is_led(state, seat, CULTURAL_UNITY, cell_in(about)):
        state.nations[seat].stock += ONE_MOOD
        if state.sink is not None:
            state.tell("gained", seat=seat, goods=MOOD, amount=1)


def _affords(state: "ClashState", seat: int, cost: int) -> bool:
    """Whether a price can be paid, and the tokens for the architect besides."""
    left = payment.tokens(state, seat, CULTURE) - purse.amount(cost, CULTURE)
    return left >= ARCHITECT_PRICE


def designs(state: "ClashState", seat: int, cell: int) -> list[int]:
    """What an architect can construct in a city now, buildings and wonders, as actions."""
    listed: list[int] = []
    if build.why_not_construct(state, seat, cell) is OK:
        for building in build.buildings_for(state, seat, cell):
            if _affords(state, seat, build.cost_there(state, seat, cell, building)):
                listed.append(BUILDING.of(building))
    if build.why_not_raise(state, seat, cell) is OK:
        for wonder in build.wonders_for(state, seat, cell):
            if _affords(state, seat, build.wonder_cost(state, seat, cell, wonder)):
                listed.append(WONDER.of(wonder))
    return listed


def _why_not_design(state: "ClashState", seat: int) -> Reason:
    reason = leading.why_not_activate(state, seat)
    owned = payment.tokens(state, seat, CULTURE)
    if reason is OK and owned < ARCHITECT_PRICE:
        lacked = (ARCHITECT_PRICE - owned) * ONE_CULTURE
        return Reason(payment.unpaid_tokens(ARCHITECT_PRICE * ONE_CULTURE, lacked), "leaders")
    if reason is OK and not designs(state, seat, leader_cell(state, seat)):
        return Reason(Message("clash.reason.nothing_to_design"), "construct")
    return reason


def _design(state: "ClashState", seat: int, chance: Chance) -> None:
    cell = leader_cell(state, seat)
    activation.begin(state, cell)
    state.push(Blueprint(seat, cell))


class Blueprint(SeatFrame["ClashState"]):
    """What the architect constructs; asked even where one thing is left: silence would tell the hand."""

    def __init__(self, seat: int, cell: int) -> None:
        super().__init__(seat)
        self.keeps_a_secret = True
        self.cell = cell

    def actions(self, state: "ClashState", seat: int) -> list[int]:
        return designs(state, seat, self.cell)

    def answer(self, state: "ClashState", seat: int, action: int, chance: Chance) -> None:
        cell = self.cell
        if WONDER.covers(action):
            wonder = WONDER.argument(action)
            state.replace(construct.Raise(seat, cell, wonder))
            state.reveal()
            cost = build.wonder_cost(state, seat, cell, wonder)
            state.push(Fee(seat))
            prices.begin_paying(state, seat, cost, offers.WONDER, at(cell, wonder), chance)
            return
        building = BUILDING.argument(action)
        state.replace(construct.Construct(seat, cell, building))
        cost = build.cost_there(state, seat, cell, building)
        if building == TEMPLE and state.nations[seat].has(STATE_RELIGION):
            state.used |= once.STATE_RELIGION
        state.push(Fee(seat))
        prices.begin_paying(state, seat, cost, offers.BUILDING, at(cell, building), chance)

    def prompt(self, state: "ClashState", seat: int) -> Message:
        return Message("clash.prompt.blueprint")

    def options(self, state: "ClashState", seat: int) -> list[int]:
        wonders = WONDER.each(list(build.wonders_at_hand(state, seat)))
        return [*BUILDING.each(list(range(building_kinds(state)))), *wonders]

    def why_not(self, state: "ClashState", seat: int, action: int) -> Reason:
        reason = not_now("construct")
        if BUILDING.covers(action):
            reason = build.why_not_buy_building(state, seat, self.cell, BUILDING.argument(action))
        elif WONDER.covers(action):
            reason = build.why_not_raise(state, seat, self.cell)
            if reason is OK:
                reason = build.why_not_wonder(state, seat, self.cell, WONDER.argument(action))
        return Reason(Message("clash.reason.nothing_to_design"), "construct") if reason is OK else reason

    def explain(self, state: "ClashState", seat: int, action: int) -> list[Line]:
        return bill.token_bill(CULTURE, ARCHITECT_PRICE)


class Fee(Frame["ClashState"]):
    """The price is paid: now the architect, for whom other tokens may stand than for a wonder."""

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat

    def run(self, state: "ClashState", chance: Chance) -> None:
        state.finish()
        pay.spend_tokens(state, self.seat, CULTURE, ARCHITECT_PRICE)


moments.hang_gift(moments.INFLUENCED, CULTURAL_UNITY, _unite)
act(ARCHITECT, FREE_ONCE, _why_not_design, _design)


# Xerxes: a fifth unit with him, and wonders at a lower price


def _has_him(state: "ClashState", seat: int, about: int) -> int:
    """One more stands on the cell where he is, or where he comes to."""
    return 1 if (state.units[seat][cell_in(about)] | kind_in(about)) & LEADERS else 0


def _spares(state: "ClashState", seat: int, about: int) -> int:
    return SPARED if is_led(state, seat, GREAT_BUILDER, cell_in(about)) else 0


modify(modifiers.STACK_SIZE, MIGHTY_ARMY, _has_him)
offers.offer(offers.WONDER, GREAT_BUILDER, offers.COURT, 1, offers.RESOURCES_AND_TOKENS, _spares)
