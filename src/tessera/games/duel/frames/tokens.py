"""Tokens of the pantheon: laid on the structure, taken at the end of a turn, and what they bring."""

from typing import TYPE_CHECKING, Any, Final

from tessera.core.chance import Chance
from tessera.core.deck import pick
from tessera.core.frame import SeatFrame
from tessera.core.message import Message, seat_name
from tessera.games.duel.catalog import (
    GATE,
    MYTHOLOGIES,
    MYTHOLOGY_OF,
    MYTHOLOGY_TOKENS,
    OFFERINGS,
    PANTHEON_SLOTS,
    SLOTS,
    TOKEN_SLOTS,
)
from tessera.games.duel.city import EMPTY
from tessera.games.duel.frames.summoning import lay_tokens_on_enki
from tessera.games.duel.names import god_name, mythology_name
from tessera.games.duel.notation import KEEP_GOD, PLACE_GOD, UNCOVER
from tessera.games.duel.pantheon import BOTH_SEATS

if TYPE_CHECKING:
    from tessera.games.duel.state import DuelState

PEEKED: Final = 2
"""Gods looked at for a mythology token."""


def prepare_age(state: "DuelState", age: int, chance: Chance) -> None:
    """Lay the tokens of the age on their slots; before the second the pantheon opens."""
    pantheon = state.pantheon
    if pantheon is None:
        return
    kinds: tuple[int, ...] = MYTHOLOGY_TOKENS if age == 1 else tuple(range(len(OFFERINGS)))
    laid = pick(kinds, len(TOKEN_SLOTS[age - 1]), chance)
    tokens = [EMPTY] * SLOTS
    for slot in TOKEN_SLOTS[age - 1]:
        tokens[slot] = laid.pop()
    pantheon.tokens = tokens
    if age == 2:
        open_pantheon(state, chance)


def open_pantheon(state: "DuelState", chance: Chance) -> None:
    """The Gate takes the empty slot, the first if there are several; all gods are turned up."""
    pantheon = state.pantheon
    if pantheon is None:
        return
    slots = pantheon.slots
    slots[slots.index(EMPTY)] = GATE
    pantheon.seen = [BOTH_SEATS] * PANTHEON_SLOTS
    state.reveal()
    if state.sink is not None:
        for god in slots:
            if god not in (EMPTY, GATE):
                state.tell("god_shown", god=god_name(god))
    lay_tokens_on_enki(state, slots, chance)


def take_token(state: "DuelState", chance: Chance) -> None:
    """Take a token off a card that is about to be turned up.

    With several the active seat chooses which comes first.
    """
    assert state.pantheon is not None
    tokens = state.pantheon.tokens
    laden = [slot for _, slot in state.freed if tokens[slot] != EMPTY]
    if len(laden) == 1:
        uncover(state, state.active, laden[0], chance)
    else:
        state.push(ChooseToken(state.active, tuple(laden)))


class ChooseToken(SeatFrame["DuelState"]):
    """Several cards with tokens are free: which token comes first?"""

    def __init__(self, seat: int, slots: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.slots = slots

    def values(self) -> tuple[Any, ...]:
        return (self.seat, self.slots)

    def actions(self, state: "DuelState", seat: int) -> list[int]:
        return UNCOVER.each(self.slots)

    def answer(self, state: "DuelState", seat: int, action: int, chance: Chance) -> None:
        state.finish()
        uncover(state, seat, UNCOVER.argument(action), chance)

    def prompt(self, state: "DuelState", seat: int) -> Message:
        return Message("duel.prompt.uncover")


def uncover(state: "DuelState", seat: int, slot: int, chance: Chance) -> None:
    """The seat takes the token that lies on a slot."""
    pantheon = state.pantheon
    assert pantheon is not None
    token = pantheon.tokens[slot]
    pantheon.tokens[slot] = EMPTY
    if state.age == 1:
        take_mythology(state, seat, token, chance)
    else:
        take_offering(state, seat, token)


def take_offering(state: "DuelState", seat: int, offering: int) -> None:
    city = state.cities[seat]
    city.offerings = tuple(sorted((*city.offerings, offering)))
    if state.sink is not None:
        state.tell("offering_taken", seat=seat_name(seat), coins=OFFERINGS[offering])


def take_mythology(state: "DuelState", seat: int, mythology: int, chance: Chance) -> None:
    """The seat looks at the top gods of the mythology and keeps one for the pantheon."""
    city = state.cities[seat]
    city.mythologies += (mythology,)
    city.chains |= 1 << mythology
    if state.sink is not None:
        state.tell("mythology_taken", seat=seat_name(seat), mythology=mythology_name(mythology))
    pantheon = state.pantheon
    if pantheon is None or len(pantheon.decks[mythology]) == 0:
        return
    deck = pantheon.decks[mythology].peek(PEEKED, chance)
    known = pantheon.knowers[mythology] + (0,) * (len(deck.top) - len(pantheon.knowers[mythology]))
    looked = tuple([seats | 1 << seat if place < PEEKED else seats for place, seats in enumerate(known)])
    pantheon.replace_deck(mythology, deck, looked)
    state.reveal()
    state.ask(KEEP_GOD_OF[seat][mythology], chance, len(deck.top))


class KeepGod(SeatFrame["DuelState"]):
    """The seat keeps one of the two top gods; the other goes back on the deck, face down."""

    def __init__(self, seat: int, mythology: int) -> None:
        super().__init__(seat)
        self.mythology = mythology

    def values(self) -> tuple[Any, ...]:
        return (self.seat, self.mythology)

    def actions(self, state: "DuelState", seat: int) -> list[int]:
        assert state.pantheon is not None
        return KEEP_GOD.each(state.pantheon.decks[self.mythology].top[:PEEKED])

    def answer(self, state: "DuelState", seat: int, action: int, chance: Chance) -> None:
        god = KEEP_GOD.argument(action)
        pantheon = state.pantheon
        assert pantheon is not None
        deck = pantheon.decks[self.mythology]
        beneath = pantheon.knowers[self.mythology][PEEKED:]
        returned = min(PEEKED, len(deck.top)) - 1
        known = (1 << seat,) * returned + beneath
        pantheon.replace_deck(self.mythology, deck.without(god), known)
        if state.sink is not None:
            state.tell_only(seat, "god_kept", seat=seat_name(seat), god=god_name(god))
        state.finish()
        state.ask(PLACE_GOD_OF[seat][god], chance, pantheon.slots.count(EMPTY))

    def prompt(self, state: "DuelState", seat: int) -> Message:
        return Message("duel.prompt.keep_god", mythology=mythology_name(self.mythology))


class PlaceGod(SeatFrame["DuelState"]):
    """The seat puts the god it kept face down into an empty slot of the pantheon."""

    def __init__(self, seat: int, god: int) -> None:
        super().__init__(seat)
        self.god = god

    def values(self) -> tuple[Any, ...]:
        return (self.seat, self.god)

    def actions(self, state: "DuelState", seat: int) -> list[int]:
        assert state.pantheon is not None
        slots = state.pantheon.slots
        return PLACE_GOD.each([slot for slot in range(PANTHEON_SLOTS) if slots[slot] == EMPTY])

    def answer(self, state: "DuelState", seat: int, action: int, chance: Chance) -> None:
        state.finish()
        slot = PLACE_GOD.argument(action)
        assert state.pantheon is not None
        state.pantheon.fill(slot, self.god, 1 << seat)
        if state.sink is not None:
            mythology = mythology_name(MYTHOLOGY_OF[self.god])
            state.tell("god_placed", seat=seat_name(seat), mythology=mythology, slot=slot + 1)

    def prompt(self, state: "DuelState", seat: int) -> Message:
        return Message("duel.prompt.place_god", god=god_name(self.god))


KEEP_GOD_OF: Final = [[KeepGod(seat, each) for each in range(len(MYTHOLOGIES))] for seat in range(2)]
PLACE_GOD_OF: Final = [[PlaceGod(seat, god) for god in range(GATE)] for seat in range(2)]
