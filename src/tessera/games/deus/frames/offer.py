"""An offering: cards are discarded for the help of a god, and the hand is filled again."""

from typing import TYPE_CHECKING, Any

from tessera.core.chance import Chance
from tessera.core.frame import Frame, SeatFrame
from tessera.core.hexes import count_bits
from tessera.core.message import Line, Message, Reason, not_now
from tessera.games.deus import bill, construction, preview, rules
from tessera.games.deus.catalog import (
    CARDS,
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
from tessera.games.deus.frames import choices, trade, turn
from tessera.games.deus.names import card_name, card_names, god_name
from tessera.games.deus.notation import ADD, DONE_ACTION, INVOKE, SKIP_ACTION, USE_ACTION
from tessera.games.deus.pending import Pending

if TYPE_CHECKING:
    from tessera.games.deus.state import DeusState


def begin_offering(state: "DeusState", seat: int, card: int, chance: Chance) -> None:
    """A card is to lie on top of the discard pile; more may be added to it."""
    hand = state.empires[seat].hand
    top = hand.index(card)
    if len(hand) == 1:
        chance.forced(seat, DONE_ACTION)
        complete(state, seat, top, 0, 1, chance)
    else:
        state.push(Offer(seat, top, 0, 0))


class Offer(SeatFrame["DeusState"]):
    """Which cards to add to the offering, in the order of the hand, or that it is complete.

    `top` is the place in the hand of the card that will lie on top, `added` the set of the places of
    the others, and `first` the first place from which a card may still be added. The cards stay in the
    hand until all are named, so the others do not see how far it is. That it is complete is said even
    when no other card can be added: the silence would tell which cards they are.
    """

    def __init__(self, seat: int, top: int, added: int, first: int) -> None:
        super().__init__(seat)
        self.keeps_a_secret = True
        self.top = top
        self.added = added
        self.first = first

    def cards(self, state: "DeusState") -> tuple[int, ...]:
        """The cards of the offering so far, the one on top first."""
        hand = state.empires[self.seat].hand
        return (hand[self.top], *[card for place, card in enumerate(hand) if self.added >> place & 1])

    def actions(self, state: "DeusState", seat: int) -> list[int]:
        hand = state.empires[seat].hand
        top = self.top
        listed: list[int] = []
        before = -1
        for place in range(self.first, len(hand)):
            if place != top:
                card = hand[place]
                if card != before:
                    listed.append(ADD.first + card)
                    before = card
        listed.append(DONE_ACTION)
        return listed

    def answer(self, state: "DeusState", seat: int, action: int, chance: Chance) -> None:
        if action == DONE_ACTION:
            state.finish()
            complete(state, seat, self.top, self.added, self.count(), chance)
            return
        hand = state.empires[seat].hand
        card = ADD.argument(action)
        place = self.first
        while place == self.top or hand[place] != card:
            place += 1
        frame = Offer(seat, self.top, self.added | 1 << place, place + 1)
        if frame.count() == len(hand):
            chance.forced(seat, DONE_ACTION)
            state.finish()
            complete(state, seat, frame.top, frame.added, len(hand), chance)
        else:
            state.replace(frame)

    def count(self) -> int:
        """How many cards are offered so far."""
        return count_bits(self.added) + 1

    def prompt(self, state: "DeusState", seat: int) -> Message:
        cards = self.cards(state)
        return Message("deus.prompt.offer", god=god_name(COLOUR[cards[0]]), cards=card_names(cards))

    def seen(self, state: "DeusState", seat: int | None, board: dict[str, Any]) -> None:
        if seat == self.seat:
            board["doing"] = {"offering": [CARDS[card] for card in self.cards(state)]}
            board["gifts"] = preview.gifts(state, seat)

    def guessed(self, state: "DeusState", seat: int, chance: Chance) -> SeatFrame["DeusState"]:
        return self if seat == self.seat else turn.Turn(self.seat)  # nobody sees how far it is

    def options(self, state: "DeusState", seat: int) -> list[int]:
        return [*[ADD.of(card) for card in self.left(state, seat)], DONE_ACTION]

    def left(self, state: "DeusState", seat: int) -> list[int]:
        """The cards that are not part of the offering, each once."""
        hand = state.empires[seat].hand
        chosen = self.added | 1 << self.top
        return list(dict.fromkeys([card for place, card in enumerate(hand) if not chosen >> place & 1]))

    def why_not(self, state: "DeusState", seat: int, action: int) -> Reason:
        if ADD.covers(action):
            card = ADD.argument(action)
            if card in self.left(state, seat):
                return Reason(Message("deus.reason.out_of_order"), "offering")
            return Reason(Message("deus.reason.not_in_hand", card=card_name(card)), "offering")
        return not_now("offering")

    def explain(self, state: "DeusState", seat: int, action: int) -> list[Line]:
        if action != DONE_ACTION:
            return []
        hand = state.empires[seat].hand
        kept = len(hand) - self.count()
        return bill.offering_bill(state, seat, COLOUR[hand[self.top]], self.count(), kept)

    def pending(self, state: "DeusState", seat: int) -> Any:
        if seat != self.seat:
            return None
        god = COLOUR[state.empires[seat].hand[self.top]]
        gone = self.added | 1 << self.top
        return Pending(god=god, offered=self.count(), refills=True, gone=gone)


def complete(state: "DeusState", seat: int, top: int, added: int, count: int, chance: Chance) -> None:
    """The cards are discarded, and the god of the card on top helps."""
    card = state.empires[seat].hand[top]
    construction.discard(state, seat, top, added)
    if state.sink is not None:
        state.tell("offered", seat=seat, count=count, card=card)
    god = COLOUR[card]
    if god == JUPITER:
        state.push(ChooseGod(seat, count))
    else:
        help_by(state, seat, god, count, chance)


class ChooseGod(SeatFrame["DeusState"]):
    """Jupiter acts as any one of the others."""

    def __init__(self, seat: int, count: int) -> None:
        super().__init__(seat)
        self.count = count

    def actions(self, state: "DeusState", seat: int) -> list[int]:
        return [INVOKE.first + god for god in range(JUPITER)]

    def answer(self, state: "DeusState", seat: int, action: int, chance: Chance) -> None:
        state.finish()
        help_by(state, seat, INVOKE.argument(action), self.count, chance)

    def prompt(self, state: "DeusState", seat: int) -> Message:
        return Message("deus.prompt.god", count=self.count)

    def seen(self, state: "DeusState", seat: int | None, board: dict[str, Any]) -> None:
        board["doing"] = {"offered": self.count}

    def explain(self, state: "DeusState", seat: int, action: int) -> list[Line]:
        if not INVOKE.covers(action):
            return []
        kept = len(state.empires[seat].hand)
        return bill.offering_bill(state, seat, INVOKE.argument(action), self.count, kept)

    def pending(self, state: "DeusState", seat: int) -> Any:
        return Pending(god=JUPITER, offered=self.count, refills=True) if seat == self.seat else None


def help_by(state: "DeusState", seat: int, god: int, count: int, chance: Chance) -> None:
    """What a god gives for a number of cards; then the hand is filled."""
    if state.sink is not None:
        state.tell("invoked", seat=seat, god=god)
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
    """The hand is filled; then Minerva's cards may come on top of it."""

    def __init__(self, seat: int, extra: int) -> None:
        super().__init__()
        self.seat = seat
        self.extra = extra

    def run(self, state: "DeusState", chance: Chance) -> None:
        state.finish()
        missing = max(0, HAND - len(state.empires[self.seat].hand))
        construction.draw_cards(state, self.seat, missing, chance)
        count = min(self.extra, rules.room_for_cards(state, self.seat))
        if count:
            state.push(DrawMore(self.seat, count))

    def pending(self, state: "DeusState", seat: int) -> Any:
        return Pending(refills=True, extra=self.extra) if seat == self.seat else None


class DrawMore(SeatFrame["DeusState"]):
    """Whether to draw Minerva's cards: so many that the hand has room for."""

    def __init__(self, seat: int, count: int) -> None:
        super().__init__(seat)
        self.count = count

    def actions(self, state: "DeusState", seat: int) -> list[int]:
        return [USE_ACTION, SKIP_ACTION]

    def answer(self, state: "DeusState", seat: int, action: int, chance: Chance) -> None:
        state.finish()
        if action == USE_ACTION:
            construction.draw_cards(state, seat, self.count, chance)

    def prompt(self, state: "DeusState", seat: int) -> Message:
        return Message("deus.prompt.draw_more", count=self.count)

    def pending(self, state: "DeusState", seat: int) -> Any:
        return Pending(refills=True, extra=self.count) if seat == self.seat else None
