"""Paying by what gifts offer: what is replaced is asked unit by unit, kinds in one order; see `offers`."""

from typing import TYPE_CHECKING

from tessera.core import purse
from tessera.core.chance import Chance
from tessera.core.frame import SeatFrame
from tessera.core.message import Message, Reason, not_now
from tessera.games.clash import payment
from tessera.games.clash.catalog import GOLD, GOODS, NOBODY, ONE_OF
from tessera.games.clash.frames import pay
from tessera.games.clash.names import cost_of
from tessera.games.clash.notation import SKIP_ACTION, SWAP
from tessera.games.clash.owning import has_gift
from tessera.games.clash.peoples import GIFTS
from tessera.games.clash.powers.offers import COURT, OFFERS, Offer, covers

if TYPE_CHECKING:
    from tessera.games.clash.state import ClashState


def begin_paying(state: "ClashState", seat: int, cost: int, purpose: int, about: int, chance: Chance) -> None:
    """A price is paid: what is replaced is asked first, where a gift lets it be."""
    if state.nations[seat].people == NOBODY:
        pay.begin_paying(state, seat, cost)
    else:
        go_on(state, seat, cost, purpose, about, 0, 0, 0, 0, chance)


def go_on(
    state: "ClashState",
    seat: int,
    cost: int,
    purpose: int,
    about: int,
    place: int,
    uses: int,
    credit: int,
    last: int,
    chance: Chance,
) -> None:
    """The next offer that may be used is asked about; when there is none, the rest is paid."""
    row = OFFERS[purpose]
    while place < len(row):
        frame = Substitute(seat, cost, purpose, about, place, uses, credit, last)
        listed = frame.actions(state, seat)
        if listed != [SKIP_ACTION]:
            state.ask(frame, chance)
            return
        place, uses, credit, last = place + 1, 0, 0, 0
    pay.begin_paying(state, seat, cost)


class Substitute(SeatFrame["ClashState"]):
    """Which resource of a price is replaced by what a gift lets be paid; kinds come in one order."""

    def __init__(
        self,
        seat: int,
        cost: int,
        purpose: int,
        about: int,
        place: int,
        uses: int,
        credit: int,
        last: int,
    ) -> None:
        super().__init__(seat)
        self.cost = cost
        """What is still to be paid."""
        self.purpose = purpose
        self.about = about
        self.place = place
        """Of the offer in its row."""
        self.uses = uses
        self.credit = credit
        self.last = last

    def offer(self) -> Offer:
        return OFFERS[self.purpose][self.place]

    def actions(self, state: "ClashState", seat: int) -> list[int]:
        listed: list[int] = []
        if self.may_use(state, seat):
            known = self.offer()
            credit = self.credit - 1 if self.credit else known.each - 1
            uses = self.uses if self.credit else self.uses + 1
            price = 0 if self.credit or known.kind == COURT else ONE_OF[known.kind]
            for kind in range(self.last, len(GOODS)):
                if known.replaced >> kind & 1 and kind != known.kind and purse.amount(self.cost, kind):
                    rest = self.cost - ONE_OF[kind] + price
                    if covers(state, seat, rest, self.purpose, self.about, self.place, uses, credit, kind):
                        listed.append(SWAP.of(kind))
        if covers(state, seat, self.cost, self.purpose, self.about, self.place + 1, 0, 0):
            listed.append(SKIP_ACTION)
        return listed

    def may_use(self, state: "ClashState", seat: int) -> bool:
        """Whether one more unit can be replaced."""
        known = self.offer()
        if not has_gift(state, seat, known.gift):
            return False
        if self.credit:
            return True
        if self.uses >= known.applies(state, seat, self.about):
            return False
        return known.kind == COURT or state.nations[seat].amount(known.kind) > 0

    def answer(self, state: "ClashState", seat: int, action: int, chance: Chance) -> None:
        state.finish()
        cost, purpose, about = self.cost, self.purpose, self.about
        if action == SKIP_ACTION:
            go_on(state, seat, cost, purpose, about, self.place + 1, 0, 0, 0, chance)
            return
        known = self.offer()
        kind = SWAP.argument(action)
        uses, credit = self.uses, self.credit - 1
        if not self.credit:
            uses, credit = uses + 1, known.each - 1
            if known.give is not None:
                known.give(state, seat)
                uses -= 1  # what has been given up is not counted any more
            elif known.kind != COURT:
                payment.spend(state, seat, ONE_OF[known.kind])
        go_on(state, seat, cost - ONE_OF[kind], purpose, about, self.place, uses, credit, kind, chance)

    def prompt(self, state: "ClashState", seat: int) -> Message:
        return Message(f"clash.pick.{GIFTS[self.offer().gift]}", cost=cost_of(self.cost))

    def options(self, state: "ClashState", seat: int) -> list[int]:
        return SWAP.each([kind for kind in purse.kinds(self.cost) if kind != GOLD])

    def why_not(self, state: "ClashState", seat: int, action: int) -> Reason:
        if SWAP.covers(action):
            return Reason(Message("clash.reason.cannot_pay_so"), "resources")
        return not_now("resources")
