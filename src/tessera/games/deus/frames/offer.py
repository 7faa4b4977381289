"""An offering: cards are discarded for the help of a god, and the hand is filled again."""

from typing import TYPE_CHECKING, Any

from tessera.core.chance import Chance
from tessera.core.frame import Frame, SeatFrame
from tessera.core.message import OK, Line, Message, Reason, seat_name
from tessera.games.deus import bill, construction
from tessera.games.deus.catalog import (
    CERES,
    CERES_RESOURCES,
    COLOUR,
    HAND,
    JUPITER,
    MARS,
    MARS_PIECES,
    MINERVA,
    MINERVA_CARDS,
    NEPTUNE,
    NEPTUNE_GOLD,
    VESTA,
    VESTA_MOST,
    VESTA_POINTS,
)
from tessera.games.deus.frames import choices, trade
from tessera.games.deus.names import card_name, card_names, god_name
from tessera.games.deus.notation import ADD, DONE_ACTION, INVOKE

if TYPE_CHECKING:
    from tessera.games.deus.state import DeusState


def begin_offering(state: "DeusState", seat: int, top: int, chance: Chance) -> None:
    """A card is to lie on top of the discard pile; more may be added to it."""
    if len(state.empires[seat].hand) == 1:
        complete(state, seat, (), top, chance)
    else:
        state.push(Offer(seat, top, ()))


class Offer(SeatFrame["DeusState"]):
    """Which cards to add to the offering, in the order of the hand, or that it is complete.

    The cards stay in the hand until then, so the others do not see how far it is. That it is complete
    is said even when no other card can be added: the silence would tell which cards they are.
    """

    def __init__(self, seat: int, top: int, added: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.keeps_a_secret = True
        self.top = top
        self.added = added

    def values(self) -> tuple[Any, ...]:
        return (self.seat, self.top, self.added)

    def kept(self, state: "DeusState", seat: int) -> list[int]:
        """The cards of the hand that are not part of the offering yet."""
        hand = list(state.empires[seat].hand)
        hand.remove(self.top)
        for card in self.added:
            hand.remove(card)
        return hand

    def actions(self, state: "DeusState", seat: int) -> list[int]:
        last = self.added[-1] if self.added else 0
        listed: list[int] = []
        before = -1
        for card in self.kept(state, seat):
            if card >= last and card != before:
                listed.append(ADD.first + card)
                before = card
        listed.append(DONE_ACTION)
        return listed

    def answer(self, state: "DeusState", seat: int, action: int, chance: Chance) -> None:
        if action == DONE_ACTION:
            state.finish()
            complete(state, seat, self.added, self.top, chance)
            return
        added = (*self.added, ADD.argument(action))
        if len(added) + 1 == len(state.empires[seat].hand):
            state.finish()
            complete(state, seat, added, self.top, chance)
        else:
            state.replace(Offer(seat, self.top, added))

    def prompt(self, state: "DeusState", seat: int) -> Message:
        cards = card_names((self.top, *self.added))
        return Message("deus.prompt.offer", god=god_name(COLOUR[self.top]), cards=cards)

    def options(self, state: "DeusState", seat: int) -> list[int]:
        return [*[ADD.of(card) for card in dict.fromkeys(self.kept(state, seat))], DONE_ACTION]

    def reason(self, state: "DeusState", seat: int, action: int) -> Reason:
        if action in self.actions(state, seat):
            return OK
        if ADD.covers(action):
            card = ADD.argument(action)
            if card in self.kept(state, seat):
                return Reason(Message("deus.reason.out_of_order"), "offering")
            return Reason(Message("deus.reason.not_in_hand", card=card_name(card)), "offering")
        return Reason(Message("core.reason.not_now"), "offering")

    def explain(self, state: "DeusState", seat: int, action: int) -> list[Line]:
        if action != DONE_ACTION:
            return []
        return bill.offering_bill(COLOUR[self.top], len(self.added) + 1)


def complete(state: "DeusState", seat: int, added: tuple[int, ...], top: int, chance: Chance) -> None:
    """The cards are discarded, and the god of the card on top helps."""
    construction.discard(state, seat, added, top)
    count = len(added) + 1
    if state.sink is not None:
        state.tell("offered", seat=seat_name(seat), count=count, card=card_name(top))
    god = COLOUR[top]
    if god == JUPITER:
        state.push(ChooseGod(seat, count))
    else:
        help_by(state, seat, god, count, chance)


class ChooseGod(SeatFrame["DeusState"]):
    """Jupiter acts as any one of the others."""

    def __init__(self, seat: int, count: int) -> None:
        super().__init__(seat)
        self.count = count

    def values(self) -> tuple[Any, ...]:
        return (self.seat, self.count)

    def actions(self, state: "DeusState", seat: int) -> list[int]:
        return [INVOKE.first + god for god in range(JUPITER)]

    def answer(self, state: "DeusState", seat: int, action: int, chance: Chance) -> None:
        state.finish()
        help_by(state, seat, INVOKE.argument(action), self.count, chance)

    def prompt(self, state: "DeusState", seat: int) -> Message:
        return Message("deus.prompt.god", count=self.count)

    def explain(self, state: "DeusState", seat: int, action: int) -> list[Line]:
        return bill.offering_bill(INVOKE.argument(action), self.count) if INVOKE.covers(action) else []


def help_by(state: "DeusState", seat: int, god: int, count: int, chance: Chance) -> None:
    """What a god gives for a number of cards; then the hand is filled."""
    if state.sink is not None:
        state.tell("invoked", seat=seat_name(seat), god=god_name(god))
    state.push(Refill(seat, count * MINERVA_CARDS if god == MINERVA else 0))
    if god != MARS:
        construction.recruit(state, seat, god)
    if god == VESTA:
        construction.gain_points(state, seat, min(VESTA_MOST, count * VESTA_POINTS))
    elif god == NEPTUNE:
        construction.gain_gold(state, seat, count * NEPTUNE_GOLD)
    elif god == CERES:
        trade.begin_taking(state, seat, count * CERES_RESOURCES, chance)
    elif god == MARS:
        choices.begin_recruiting(state, seat, count * MARS_PIECES, chance)


class Refill(Frame["DeusState"]):
    """The hand is filled, and Minerva's cards come on top of it."""

    def __init__(self, seat: int, extra: int) -> None:
        super().__init__()
        self.seat = seat
        self.extra = extra

    def values(self) -> tuple[Any, ...]:
        return (self.seat, self.extra)

    def run(self, state: "DeusState", chance: Chance) -> None:
        state.finish()
        missing = max(0, HAND - len(state.empires[self.seat].hand))
        construction.draw_cards(state, self.seat, missing + self.extra, chance)
