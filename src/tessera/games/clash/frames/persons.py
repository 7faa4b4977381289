"""Great persons who come by an event: who takes them, for how much culture. `greats` has their deeds."""

from typing import TYPE_CHECKING, Any, Final

from tessera.core.chance import Chance
from tessera.core.frame import Frame, SeatFrame
from tessera.core.message import Line, Message, Reason, not_now
from tessera.games.clash import bill, payment
from tessera.games.clash.catalog import CULTURE, EVENT_CARDS, EVENT_EFFECTS, EVENTS_EFFECT
from tessera.games.clash.frames import cards, pay, portents
from tessera.games.clash.notation import FIRST_GREAT, SKIP_ACTION, USE_ACTION

if TYPE_CHECKING:
    from tessera.games.clash.state import ClashState

GREAT_PRICE: Final = 1
GREAT_PRICE_FOR_OTHERS: Final = 2
BEFORE_TAKER: Final = ("great_architect", "great_diplomat")
"""Those that lie before who has taken them; the others come to the hand."""


def begin(state: "ClashState", seat: int, card: int, chance: Chance) -> None:
    """A great person may be had: the card lies in the middle of the table."""
    state.event_discards = tuple([each for each in state.event_discards if each != card])
    state.push(Great(card, seat, 0))


class Great(Frame["ClashState"]):
    """A great person goes to who pays culture for them: the drawer first, the others for more."""

    def __init__(self, card: int, seat: int, done: int) -> None:
        super().__init__()
        self.card = card
        self.seat = seat
        self.done = done

    def run(self, state: "ClashState", chance: Chance) -> None:
        if self.done == state.seats:
            state.finish()
            cards.put_away(state, self.seat, FIRST_GREAT + self.card)
            return
        each = (self.seat + self.done) % state.seats
        state.replace(Great(self.card, self.seat, self.done + 1))
        price = GREAT_PRICE if self.done == 0 else GREAT_PRICE_FOR_OTHERS
        if payment.tokens(state, each, CULTURE) >= price:
            state.push(TakeGreat(each, self.card, price))

    def parts(self) -> dict[str, tuple[int, ...]]:
        return {"events": (self.card,)}

    def seen(self, state: "ClashState", seat: int | None, board: dict[str, Any]) -> None:
        board["great"] = EVENT_CARDS[self.card]


class TakeGreat(SeatFrame["ClashState"]):
    """Whether a seat pays for a great person."""

    def __init__(self, seat: int, card: int, price: int) -> None:
        super().__init__(seat)
        self.card = card
        self.price = price

    def actions(self, state: "ClashState", seat: int) -> list[int]:
        return [USE_ACTION, SKIP_ACTION]

    def answer(self, state: "ClashState", seat: int, action: int, chance: Chance) -> None:
        state.finish()
        if action == SKIP_ACTION:
            return
        state.finish()  # nobody else is asked
        pay.spend_tokens(state, seat, CULTURE, self.price)
        nation = state.nations[seat]
        if EVENT_EFFECTS[EVENTS_EFFECT[self.card]] in BEFORE_TAKER:
            nation.events = (*nation.events, self.card)
            if self.card == portents.DIPLOMAT:
                portents.begin_treaty(state, seat, chance)
        else:
            nation.hand = tuple(sorted((*nation.hand, FIRST_GREAT + self.card)))
        if state.sink is not None:
            state.tell("took_great", seat=seat, event=self.card)

    def prompt(self, state: "ClashState", seat: int) -> Message:
        return Message("clash.prompt.great", price=self.price)

    def why_not(self, state: "ClashState", seat: int, action: int) -> Reason:
        return not_now("events")

    def explain(self, state: "ClashState", seat: int, action: int) -> list[Line]:
        return bill.token_bill(CULTURE, self.price) if action == USE_ACTION else []
