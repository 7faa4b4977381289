"""Paying, where there is a choice: how much gold stands for what, and how many ideas for food."""

from typing import TYPE_CHECKING

from tessera.core import purse
from tessera.core.chance import Chance
from tessera.core.frame import Frame, SeatFrame
from tessera.core.message import Line, Message, Reason, not_now
from tessera.games.clash import bill, captives, court, payment
from tessera.games.clash.catalog import ADVANCE_PRICE, ARENA, CULTURE, MOOD, ONE_OF
from tessera.games.clash.names import cost_of, goods_name
from tessera.games.clash.notation import PAY, SKIP_ACTION, SPEND, STUDY, USE_ACTION
from tessera.games.clash.powers import modifiers
from tessera.games.clash.powers.modifiers import modifier
from tessera.games.clash.rules import advances
from tessera.games.clash.rules.cities import holds

if TYPE_CHECKING:
    from tessera.games.clash.state import ClashState


def begin_paying(state: "ClashState", seat: int, cost: int) -> None:
    """A price is paid; how is asked if there is a choice. What it pays for waits below on the stack."""
    if captives.for_tokens(state.nations[seat]):
        cost = sacrifice(state, seat, cost)
    ways = payment.splits(state.nations[seat], cost)
    if len(ways) == 1:
        payment.spend(state, seat, payment.paid_by(cost, ways[0]))
    else:
        state.push(Pay(seat, cost))


def begin_studying(state: "ClashState", seat: int, price: int = ADVANCE_PRICE) -> None:
    """The price of an advance is paid."""
    ways = payment.studies(state.nations[seat], price)
    if advances.poetry(state, seat):
        if ways:
            state.push(Study(seat, price))
        else:
            recite(state, seat)
    elif len(ways) == 1:
        payment.spend(state, seat, payment.studied_by(ways[0], price))
    else:
        state.push(Study(seat, price))


def recite(state: "ClashState", seat: int) -> None:
    """A mood token stands for the food of an advance."""
    court.use(state.nations[seat], modifier(state, seat, modifiers.MOOD_STUDIES, 0))
    spend_tokens(state, seat, MOOD, 1)


def sacrifice(state: "ClashState", seat: int, cost: int) -> int:
    """Captives stand for the tokens of a price that are lacking, and, if the seat likes, for others; what
    is left to pay."""
    by_captives = payment.by_captives(state.nations[seat], cost)
    captives.release(state, seat, purse.units(by_captives))
    for kind in (MOOD, CULTURE):
        offer_captives(state, seat, kind, purse.amount(cost - by_captives, kind))
    return cost - by_captives


def offer_captives(state: "ClashState", seat: int, kind: int, paid: int) -> None:
    """Captives may stand for tokens that have been paid, or are going to be."""
    if paid and captives.for_tokens(state.nations[seat]):
        state.push(OfferCaptives(seat, kind, paid))


def spend_tokens(state: "ClashState", seat: int, kind: int, number: int, is_either: bool = False) -> None:
    """Mood or culture tokens are spent; who holds the Great Arena may pay with the other kind instead, as may
    who is let pay with either. Captives stand for those that are lacking, and may stand for others."""
    nation = state.nations[seat]
    other = CULTURE if kind == MOOD else MOOD
    exchanges = is_either or holds(state, seat, ARENA)
    named = min(number, nation.amount(kind))
    others = min(number - named, nation.amount(other)) if exchanges else 0
    payment.spend(state, seat, named * ONE_OF[kind] + others * ONE_OF[other])
    if nation.court is not None:
        captives.release(state, seat, number - named - others)
        offer_captives(state, seat, kind, named)
        offer_captives(state, seat, other, others)
    if named and nation.amount(other) and exchanges:
        state.push(Instead(seat, kind, min(named, nation.amount(other))))


class Instead(SeatFrame["ClashState"]):
    """Whether one more token that was spent is a token of the other kind."""

    def __init__(self, seat: int, kind: int, left: int) -> None:
        super().__init__(seat)
        self.kind = kind
        self.left = left

    def other(self) -> int:
        return CULTURE if self.kind == MOOD else MOOD

    def actions(self, state: "ClashState", seat: int) -> list[int]:
        can = state.nations[seat].amount(self.other()) > 0
        return [SKIP_ACTION, USE_ACTION] if can else [SKIP_ACTION]

    def answer(self, state: "ClashState", seat: int, action: int, chance: Chance) -> None:
        state.finish()
        if action == USE_ACTION:
            state.nations[seat].stock += ONE_OF[self.kind] - ONE_OF[self.other()]
            if self.left > 1:
                state.ask(Instead(seat, self.kind, self.left - 1), chance)

    def prompt(self, state: "ClashState", seat: int) -> Message:
        return Message("clash.prompt.instead", goods=goods_name(self.other()), left=self.left)

    def why_not(self, state: "ClashState", seat: int, action: int) -> Reason:
        return not_now("wonders")

    def explain(self, state: "ClashState", seat: int, action: int) -> list[Line]:
        return bill.token_bill(self.other(), 1) if action == USE_ACTION else []


class OfferCaptives(Frame["ClashState"]):
    """Captives may stand for so many tokens of a price, if any are left."""

    def __init__(self, seat: int, kind: int, left: int) -> None:
        super().__init__()
        self.seat = seat
        self.kind = kind
        self.left = left

    def run(self, state: "ClashState", chance: Chance) -> None:
        state.finish()
        if captives.for_tokens(state.nations[self.seat]):
            state.push(Sacrificed(self.seat, self.kind, self.left))


class Sacrificed(SeatFrame["ClashState"]):
    """Whether a captive stands for one more token of a price."""

    def __init__(self, seat: int, kind: int, left: int) -> None:
        super().__init__(seat)
        self.kind = kind
        self.left = left

    def actions(self, state: "ClashState", seat: int) -> list[int]:
        return [SKIP_ACTION, USE_ACTION]

    def answer(self, state: "ClashState", seat: int, action: int, chance: Chance) -> None:
        state.finish()
        if action == USE_ACTION:
            captives.release(state, seat, 1)
            state.nations[seat].stock += ONE_OF[self.kind]
            offer_captives(state, seat, self.kind, self.left - 1)

    def prompt(self, state: "ClashState", seat: int) -> Message:
        return Message("clash.prompt.sacrificed", goods=goods_name(self.kind), left=self.left)

    def why_not(self, state: "ClashState", seat: int, action: int) -> Reason:
        return not_now("resources")


class Pay(SeatFrame["ClashState"]):
    """How much gold stands for the resources of a price."""

    def __init__(self, seat: int, cost: int) -> None:
        super().__init__(seat)
        self.cost = cost

    def actions(self, state: "ClashState", seat: int) -> list[int]:
        return PAY.each(payment.splits(state.nations[seat], self.cost))

    def answer(self, state: "ClashState", seat: int, action: int, chance: Chance) -> None:
        state.finish()
        payment.spend(state, seat, payment.paid_by(self.cost, PAY.argument(action)))

    def prompt(self, state: "ClashState", seat: int) -> Message:
        return Message("clash.prompt.pay", cost=cost_of(self.cost))

    def why_not(self, state: "ClashState", seat: int, action: int) -> Reason:
        if PAY.covers(action):
            return Reason(Message("clash.reason.cannot_pay_so"), "resources")
        return not_now("resources")

    def explain(self, state: "ClashState", seat: int, action: int) -> list[Line]:
        return bill.stock_bill(payment.paid_by(self.cost, PAY.argument(action))) if PAY.covers(action) else []


class Study(SeatFrame["ClashState"]):
    """How many ideas and how much gold stand for the food of an advance, or whether a mood token does."""

    def __init__(self, seat: int, price: int = 2) -> None:
        super().__init__(seat)
        self.price = price

    def actions(self, state: "ClashState", seat: int) -> list[int]:
        listed = STUDY.each(payment.studies(state.nations[seat], self.price))
        return [*listed, SPEND.of(MOOD)] if advances.poetry(state, seat) else listed

    def answer(self, state: "ClashState", seat: int, action: int, chance: Chance) -> None:
        state.finish()
        if SPEND.covers(action):
            recite(state, seat)
            return
        payment.spend(state, seat, payment.studied_by(STUDY.argument(action), self.price))

    def prompt(self, state: "ClashState", seat: int) -> Message:
        return Message("clash.prompt.study")

    def why_not(self, state: "ClashState", seat: int, action: int) -> Reason:
        if STUDY.covers(action):
            return Reason(Message("clash.reason.cannot_pay_so"), "advance")
        return not_now("advance")

    def explain(self, state: "ClashState", seat: int, action: int) -> list[Line]:
        if SPEND.covers(action):
            return bill.token_bill(MOOD, 1)
        if not STUDY.covers(action):
            return []
        return bill.stock_bill(payment.studied_by(STUDY.argument(action), self.price))
