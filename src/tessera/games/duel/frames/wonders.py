"""Choices that wonders bring: the card to tuck, the card to destroy, the card to revive."""

from typing import TYPE_CHECKING, Final

from tessera.core.chance import Chance
from tessera.core.frame import SeatFrame
from tessera.core.message import Message
from tessera.games.duel import construction
from tessera.games.duel.catalog import ALL_WONDERS, COLOUR
from tessera.games.duel.city import other
from tessera.games.duel.names import colour_name, wonder_name
from tessera.games.duel.notation import DESTROY, REVIVE, TUCK

if TYPE_CHECKING:
    from tessera.games.duel.state import DuelState

FIRST_TUCK: Final = TUCK.first


def begin_wonder(state: "DuelState", seat: int, wonder: int, chance: Chance) -> None:
    """The seat builds a wonder. It chooses the card to tuck, if several are playable."""
    if len(state.opened) == 1:
        chance.forced(seat, FIRST_TUCK + state.opened[0])
        tuck(state, seat, wonder, state.opened[0], chance)
    else:
        state.push(TUCK_CARD[seat][wonder])


def tuck(state: "DuelState", seat: int, wonder: int, card: int, chance: Chance) -> None:
    """Take a card of the structure, pay, and build the wonder."""
    construction.take_from_structure(state, card)
    price = construction.pay_for_wonder(state, seat, wonder)
    construction.build_wonder(state, seat, wonder, card, price, chance)


class TuckCard(SeatFrame["DuelState"]):
    """The seat builds a wonder: which playable card goes under it?"""

    def __init__(self, seat: int, wonder: int) -> None:
        super().__init__(seat)
        self.wonder = wonder

    def actions(self, state: "DuelState", seat: int) -> list[int]:
        return [FIRST_TUCK + card for card in state.opened]

    def answer(self, state: "DuelState", seat: int, action: int, chance: Chance) -> None:
        state.stack.pop()
        tuck(state, seat, self.wonder, action - FIRST_TUCK, chance)

    def prompt(self, state: "DuelState", seat: int) -> Message:
        return Message("duel.prompt.tuck", wonder=wonder_name(self.wonder))


TUCK_CARD: Final = [[TuckCard(seat, wonder) for wonder in ALL_WONDERS] for seat in range(2)]


class DestroyCard(SeatFrame["DuelState"]):
    """The seat discards one card of a colour from the opponent's city."""

    def __init__(self, seat: int, colour: int) -> None:
        super().__init__(seat)
        self.colour = colour

    def actions(self, state: "DuelState", seat: int) -> list[int]:
        cards = state.cities[other(seat)].cards
        return [DESTROY.of(card) for card in cards if COLOUR[card] == self.colour]

    def answer(self, state: "DuelState", seat: int, action: int, chance: Chance) -> None:
        state.finish()
        card = DESTROY.argument(action)
        construction.remove_building(state, other(seat), card)
        state.discards.append(card)
        if state.sink is not None:
            state.tell("destroyed", seat=seat, card=card)

    def prompt(self, state: "DuelState", seat: int) -> Message:
        return Message("duel.prompt.destroy", colour=colour_name(self.colour))


class ReviveCard(SeatFrame["DuelState"]):
    """The seat builds one card of the discard pile for free."""

    def actions(self, state: "DuelState", seat: int) -> list[int]:
        return REVIVE.each(state.discards)

    def answer(self, state: "DuelState", seat: int, action: int, chance: Chance) -> None:
        state.finish()
        construction.build_from_discards(state, seat, REVIVE.argument(action), chance)

    def prompt(self, state: "DuelState", seat: int) -> Message:
        return Message("duel.prompt.revive")
