"""Choices about resources: what to produce, to sell, to buy, to take from a god."""

from typing import TYPE_CHECKING, Any

from tessera.core import i64, purse
from tessera.core.chance import Chance
from tessera.core.frame import SeatFrame
from tessera.core.message import Line, Message, Reason, not_now
from tessera.games.deus import construction
from tessera.games.deus.catalog import (
    RESOURCE_COUNT,
)
from tessera.games.deus.frames.cards import CardFrame
from tessera.games.deus.names import amounts, card_name, lot_names, resource_name
from tessera.games.deus.notation import BUY, DONE_ACTION, SELL, SKIP_ACTION, TAKE
from tessera.games.deus.pending import Pending
from tessera.games.deus.rules import in_supply, lands_worked, lots

if TYPE_CHECKING:
    from tessera.games.deus.state import DeusState


class Produce(CardFrame):
    """Which production building yields: the resource says it."""

    def __init__(self, seat: int, card: int, amount: int) -> None:
        super().__init__(seat, card)
        self.amount = amount

    def actions(self, state: "DeusState", seat: int) -> list[int]:
        listed = [TAKE.first + resource for resource in lands_worked(state, seat)]
        listed.append(SKIP_ACTION)
        return listed

    def answer(self, state: "DeusState", seat: int, action: int, chance: Chance) -> None:
        state.finish()
        if action != SKIP_ACTION:
            construction.gain_resource(state, seat, TAKE.argument(action), self.amount)

    def prompt(self, state: "DeusState", seat: int) -> Message:
        return Message("deus.prompt.produce", card=card_name(self.card))

    def explain(self, state: "DeusState", seat: int, action: int) -> list[Line]:
        if not TAKE.covers(action):
            return []
        resource = TAKE.argument(action)
        amount = min(self.amount, in_supply(state, resource))
        return [Line(Message("deus.bill.cost", resource=resource_name(resource)), amount)]

    def options(self, state: "DeusState", seat: int) -> list[int]:
        return [*[TAKE.of(resource) for resource in range(RESOURCE_COUNT)], SKIP_ACTION]

    def why_not(self, state: "DeusState", seat: int, action: int) -> Reason:
        if TAKE.covers(action):
            resource = TAKE.argument(action)
            if not in_supply(state, resource):
                return none_left(resource)
            return Reason(Message("deus.reason.no_works", resource=resource_name(resource)), "production")
        return not_now("production")


def none_left(resource: int) -> Reason:
    """The supply has run out of a resource."""
    return Reason(Message("deus.reason.none_left", resource=resource_name(resource)), "supply")


class Sell(CardFrame):
    """How many lots to sell."""

    def __init__(self, seat: int, card: int, lot: int, gold: int, points: int, most: int) -> None:
        super().__init__(seat, card)
        self.lot = lot
        self.gold = gold
        self.points = points
        self.most = most

    def actions(self, state: "DeusState", seat: int) -> list[int]:
        count = min(self.most, lots(state.empires[seat], self.lot))
        first = SELL.first
        listed = [first + number for number in range(count)]
        listed.append(SKIP_ACTION)
        return listed

    def answer(self, state: "DeusState", seat: int, action: int, chance: Chance) -> None:
        state.finish()
        if action != SKIP_ACTION:
            count = SELL.argument(action) + 1
            construction.sell(state, seat, self.lot, count, self.gold, self.points)

    def prompt(self, state: "DeusState", seat: int) -> Message:
        each = amounts(0, self.gold, self.points)
        return Message("deus.prompt.sell", card=card_name(self.card), lot=lot_names(self.lot), each=each)

    def explain(self, state: "DeusState", seat: int, action: int) -> list[Line]:
        if not SELL.covers(action):
            return []
        count = SELL.argument(action) + 1
        if self.gold:
            return [Line(Message("deus.bill.sale_gold", count=count), count * self.gold)]
        return [Line(Message("deus.bill.sale_points", count=count), count * self.points)]


class Buy(CardFrame):
    """Which resource to buy next, or to stop. Resources are named in their order."""

    def __init__(self, seat: int, card: int, left: int, gold: int, first: int) -> None:
        super().__init__(seat, card)
        self.left = left
        self.gold = gold
        self.first = first

    def offered(self, state: "DeusState", seat: int) -> list[int]:
        """The resources that can be bought now."""
        if state.empires[seat].gold < self.gold:
            return []
        return [resource for resource in range(self.first, RESOURCE_COUNT) if in_supply(state, resource)]

    def actions(self, state: "DeusState", seat: int) -> list[int]:
        listed = [BUY.first + resource for resource in self.offered(state, seat)]
        listed.append(DONE_ACTION)
        return listed

    def answer(self, state: "DeusState", seat: int, action: int, chance: Chance) -> None:
        state.finish()
        if action == DONE_ACTION:
            return
        resource = BUY.argument(action)
        construction.buy(state, seat, resource, self.gold)
        if self.left > 1:
            further = Buy(seat, self.card, self.left - 1, self.gold, resource)
            if further.offered(state, seat):
                state.push(further)

    def prompt(self, state: "DeusState", seat: int) -> Message:
        return Message("deus.prompt.buy", card=card_name(self.card), left=self.left, gold=self.gold)

    def options(self, state: "DeusState", seat: int) -> list[int]:
        return [*[BUY.of(resource) for resource in range(RESOURCE_COUNT)], DONE_ACTION]

    def why_not(self, state: "DeusState", seat: int, action: int) -> Reason:
        if BUY.covers(action):
            if not in_supply(state, BUY.argument(action)):
                return none_left(BUY.argument(action))
            return Reason(Message("deus.reason.out_of_order"), "supply")
        return not_now("supply")

    def pending(self, state: "DeusState", seat: int) -> Any:
        return Pending(bought=self.left, price=self.gold) if seat == self.seat else None


def begin_taking(state: "DeusState", seat: int, count: int, chance: Chance) -> None:
    """A god gives resources of choice, as far as the supply has any."""
    if state.supply:
        state.ask(Take(seat, count, 0), chance)


class Take(SeatFrame["DeusState"]):
    """Which resource to take next. `left` are still to come, from the resource `first` on.

    Resources are named in their order. One is open as long as the rest can be taken from it and those
    after it, so nobody loses any by the order.
    """

    def __init__(self, seat: int, left: int, first: int) -> None:
        super().__init__(seat)
        self.left = left
        self.first = first

    def actions(self, state: "DeusState", seat: int) -> list[int]:
        supply: i64 = state.supply >> purse.BYTE * self.first
        available: i64 = 0
        rest = supply
        while rest:
            available += rest & purse.MOST
            rest >>= purse.BYTE
        wanted: i64 = self.left
        if available < wanted:
            wanted = available
        listed: list[int] = []
        for resource in range(self.first, RESOURCE_COUNT):
            held = supply & purse.MOST
            if held and available >= wanted:
                listed.append(TAKE.first + resource)
            available -= held
            supply >>= purse.BYTE
        return listed

    def answer(self, state: "DeusState", seat: int, action: int, chance: Chance) -> None:
        state.finish()
        resource = TAKE.argument(action)
        construction.gain_resource(state, seat, resource, 1)
        if self.left > 1 and state.supply >> purse.BYTE * resource:
            state.ask(Take(seat, self.left - 1, resource), chance)

    def prompt(self, state: "DeusState", seat: int) -> Message:
        return Message("deus.prompt.take", left=self.left)

    def options(self, state: "DeusState", seat: int) -> list[int]:
        return [TAKE.of(resource) for resource in range(RESOURCE_COUNT)]

    def why_not(self, state: "DeusState", seat: int, action: int) -> Reason:
        if TAKE.covers(action):
            if not in_supply(state, TAKE.argument(action)):
                return none_left(TAKE.argument(action))
            return Reason(Message("deus.reason.out_of_order"), "supply")
        return not_now("supply")

    def pending(self, state: "DeusState", seat: int) -> Any:
        return Pending(resources=self.left) if seat == self.seat else None
