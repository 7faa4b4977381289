"""Choices that effects and gods leave: to use an effect, which card to activate, which pieces to take."""

from typing import TYPE_CHECKING, Any

from tessera.core import i64
from tessera.core.chance import Chance
from tessera.core.frame import SeatFrame
from tessera.core.message import Message, Reason, not_now
from tessera.games.deus import construction, effects
from tessera.games.deus.catalog import PIECE_BITS, PIECE_MASK, TYPE_COUNT, WILD
from tessera.games.deus.frames.cards import CardFrame
from tessera.games.deus.names import card_name, piece_name
from tessera.games.deus.notation import ACTIVATE, RECRUIT, SKIP_ACTION, USE_ACTION
from tessera.games.deus.pending import Pending

if TYPE_CHECKING:
    from tessera.games.deus.state import DeusState


class UseEffect(CardFrame):
    """Whether to use an effect that leaves nothing else to choose."""

    def actions(self, state: "DeusState", seat: int) -> list[int]:
        return [USE_ACTION, SKIP_ACTION]

    def answer(self, state: "DeusState", seat: int, action: int, chance: Chance) -> None:
        state.finish()
        if action == USE_ACTION:
            effects.OF_CARD[self.card].apply(state, seat, chance)

    def prompt(self, state: "DeusState", seat: int) -> Message:
        return Message("deus.prompt.use", card=card_name(self.card))


class Activate(CardFrame):
    """Which card of a column a laboratory activates."""

    def __init__(self, seat: int, card: int, colour: int) -> None:
        super().__init__(seat, card)
        self.colour = colour

    def actions(self, state: "DeusState", seat: int) -> list[int]:
        first = ACTIVATE.first
        listed = [first + card for card in effects.working_cards(state, seat, self.colour)]
        listed.append(SKIP_ACTION)
        return listed

    def answer(self, state: "DeusState", seat: int, action: int, chance: Chance) -> None:
        state.finish()
        if action != SKIP_ACTION:
            effects.use(state, seat, ACTIVATE.argument(action), chance)

    def prompt(self, state: "DeusState", seat: int) -> Message:
        return Message("deus.prompt.activate", card=card_name(self.card))

    def options(self, state: "DeusState", seat: int) -> list[int]:
        cards = [card for card in state.empires[seat].columns[self.colour] if card != WILD]
        return [*[ACTIVATE.of(card) for card in dict.fromkeys(cards)], SKIP_ACTION]

    def why_not(self, state: "DeusState", seat: int, action: int) -> Reason:
        if ACTIVATE.covers(action):
            card = ACTIVATE.argument(action)
            if card in state.empires[seat].columns[self.colour]:
                return Reason(Message("deus.reason.does_nothing", card=card_name(card)), "effects")
        return not_now("effects")


def begin_recruiting(state: "DeusState", seat: int, count: int, chance: Chance) -> None:
    """A god gives pieces of choice, as far as the reserve has any."""
    if state.empires[seat].reserve:
        state.ask(Recruit(seat, count, 0, False), chance)


class Recruit(SeatFrame["DeusState"]):
    """Which piece comes to the board next. `left` are still to come, from the type `first` on.

    Pieces are named in the order of their types. A type is open as long as the rest can be taken
    from it and those after it, so nobody loses a piece by the order.
    """

    def __init__(self, seat: int, left: int, first: int, is_optional: bool) -> None:
        super().__init__(seat)
        self.left = left
        self.first = first
        self.is_optional = is_optional

    def actions(self, state: "DeusState", seat: int) -> list[int]:
        reserve: i64 = state.empires[seat].reserve >> PIECE_BITS * self.first
        available: i64 = 0
        rest = reserve
        while rest:
            available += rest & PIECE_MASK
            rest >>= PIECE_BITS
        wanted: i64 = self.left
        if available < wanted:
            wanted = available
        listed: list[int] = []
        for piece in range(self.first, TYPE_COUNT):
            held = reserve & PIECE_MASK
            if held and available >= wanted:
                listed.append(RECRUIT.first + piece)
            available -= held
            reserve >>= PIECE_BITS
        if self.is_optional:
            listed.append(SKIP_ACTION)
        return listed

    def answer(self, state: "DeusState", seat: int, action: int, chance: Chance) -> None:
        state.finish()
        if action == SKIP_ACTION:
            return
        piece = RECRUIT.argument(action)
        construction.recruit(state, seat, piece)
        if self.left > 1 and state.empires[seat].reserve >> PIECE_BITS * piece:
            state.ask(Recruit(seat, self.left - 1, piece, False), chance)

    def prompt(self, state: "DeusState", seat: int) -> Message:
        return Message("deus.prompt.recruit", left=self.left)

    def options(self, state: "DeusState", seat: int) -> list[int]:
        listed = [RECRUIT.of(piece) for piece in range(RECRUIT.size)]
        return [*listed, SKIP_ACTION] if self.is_optional else listed

    def why_not(self, state: "DeusState", seat: int, action: int) -> Reason:
        if RECRUIT.covers(action):
            piece = RECRUIT.argument(action)
            if not state.empires[seat].count_reserve(piece):
                return Reason(Message("deus.reason.no_reserve", piece=piece_name(piece)), "pieces")
            return Reason(Message("deus.reason.out_of_order"), "pieces")
        return not_now("pieces")

    def pending(self, state: "DeusState", seat: int) -> Any:
        return Pending(pieces=self.left) if seat == self.seat else None
