"""Tokens of the pantheon: laid on the structure, taken at the end of a turn, and what they bring."""

from typing import TYPE_CHECKING, Final

from tessera.core.chance import Chance
from tessera.core.deck import Deck, pick, without
from tessera.core.frame import SeatFrame
from tessera.core.message import Message
from tessera.games.duel import view
from tessera.games.duel.catalog import (
    ENKI,
    GATE,
    MYTHOLOGIES,
    MYTHOLOGY_OF,
    MYTHOLOGY_TOKENS,
    OFFERINGS,
    TOKEN_SLOTS,
)
from tessera.games.duel.city import EMPTY
from tessera.games.duel.frames.summoning import lay_tokens_on_enki
from tessera.games.duel.names import god_name, mythology_name
from tessera.games.duel.notation import KEEP_GOD, PLACE_GOD, UNCOVER

if TYPE_CHECKING:
    from tessera.games.duel.state import DuelState

PEEKED: Final = 2
"""Gods looked at for a mythology token."""
FIRST_KEEP: Final = KEEP_GOD.first
FIRST_PLACE: Final = PLACE_GOD.first


def prepare_age(state: "DuelState", age: int, chance: Chance) -> None:
    """Lay the tokens of the age on their slots; before the second the pantheon opens."""
    pantheon = state.pantheon
    if pantheon is None:
        return
    kinds: tuple[int, ...] = MYTHOLOGY_TOKENS if age == 1 else tuple(range(len(OFFERINGS)))
    slots = TOKEN_SLOTS[age - 1]
    laid = pick(kinds, len(slots), chance)
    laid.reverse()
    pantheon.tokens = dict(zip(slots, laid, strict=True))
    if age == 2:
        open_pantheon(state, chance)


def open_pantheon(state: "DuelState", chance: Chance) -> None:
    """The Gate takes the empty slot, any of them if there are several; all gods are turned up."""
    pantheon = state.pantheon
    if pantheon is None:
        return
    slots = pantheon.slots
    empty = [slot for slot, god in enumerate(slots) if god == EMPTY]
    slots[empty[chance.below(len(empty)) if len(empty) > 1 else 0]] = GATE
    pantheon.turn_up()
    state.reveal()
    if state.sink is not None:
        for god in slots:
            if god not in (EMPTY, GATE):
                state.tell("god_shown", god=god)
    if ENKI in slots:
        lay_tokens_on_enki(state, chance)


def take_token(state: "DuelState", first: int, chance: Chance) -> None:
    """Take a token off a card that is about to be turned up; `first` is the first such slot.

    With several the active seat chooses which comes first.
    """
    if len(state.freed) > 1:
        assert state.pantheon is not None
        tokens = state.pantheon.tokens
        laden = [slot for _, slot in state.freed if slot in tokens]
        if len(laden) > 1:
            state.push(ChooseToken(state.active, tuple(laden)))
            return
    uncover(state, state.active, first, chance)


class ChooseToken(SeatFrame["DuelState"]):
    """Several cards with tokens are free: which token comes first?"""

    def __init__(self, seat: int, slots: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.slots = slots

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
    token = pantheon.tokens.pop(slot)
    if state.age == 1:
        take_mythology(state, seat, token, chance)
    else:
        take_offering(state, seat, token)


def take_offering(state: "DuelState", seat: int, offering: int) -> None:
    city = state.cities[seat]
    city.offerings = tuple(sorted((*city.offerings, offering)))
    if state.sink is not None:
        state.tell("offering_taken", seat=seat, coins=OFFERINGS[offering])


def take_mythology(state: "DuelState", seat: int, mythology: int, chance: Chance) -> None:
    """The seat looks at the top gods of the mythology and keeps one for the pantheon."""
    city = state.cities[seat]
    city.mythologies += (mythology,)
    city.chains |= 1 << mythology
    if state.sink is not None:
        state.tell("mythology_taken", seat=seat, mythology=mythology)
    pantheon = state.pantheon
    assert pantheon is not None
    gods = pantheon.show(mythology, PEEKED, 1 << seat, chance)
    if gods:
        state.revealed = True
        state.ask(KEEP_GOD_OF[seat][mythology], chance, len(gods))


class KeepGod(SeatFrame["DuelState"]):
    """The seat keeps one of the two top gods; the other goes back on the deck, face down."""

    def __init__(self, seat: int, mythology: int) -> None:
        super().__init__(seat)
        self.mythology = mythology

    def actions(self, state: "DuelState", seat: int) -> list[int]:
        assert state.pantheon is not None
        return [FIRST_KEEP + god for god in state.pantheon.decks[self.mythology].top[:PEEKED]]

    def answer(self, state: "DuelState", seat: int, action: int, chance: Chance) -> None:
        god = action - FIRST_KEEP
        pantheon = state.pantheon
        assert pantheon is not None
        mythology = self.mythology
        deck = pantheon.decks[mythology]
        top = without(deck.top, god)
        returned = (1 << seat,) if top else ()
        pantheon.knowers[mythology] = returned + pantheon.knowers[mythology][PEEKED:]
        pantheon.decks[mythology] = Deck(deck.bag, top)
        if state.sink is not None:
            state.tell_only(seat, "god_kept", seat=seat, god=god)
        state.stack[-1] = PLACE_GOD_OF[seat][god]  # there are fewer tokens than slots: it has a choice

    def prompt(self, state: "DuelState", seat: int) -> Message:
        return Message("duel.prompt.keep_god", mythology=mythology_name(self.mythology))


class PlaceGod(SeatFrame["DuelState"]):
    """The seat puts the god it kept face down into an empty slot of the pantheon."""

    def __init__(self, seat: int, god: int) -> None:
        super().__init__(seat)
        self.god = god

    def actions(self, state: "DuelState", seat: int) -> list[int]:
        assert state.pantheon is not None
        return [FIRST_PLACE + slot for slot, god in enumerate(state.pantheon.slots) if god == EMPTY]

    def answer(self, state: "DuelState", seat: int, action: int, chance: Chance) -> None:
        state.stack.pop()
        slot = action - FIRST_PLACE
        pantheon = state.pantheon
        assert pantheon is not None
        pantheon.slots[slot] = self.god
        pantheon.seen[slot] = 1 << seat
        if state.sink is not None:
            state.tell("god_placed", seat=seat, mythology=MYTHOLOGY_OF[self.god], slot=slot)

    def prompt(self, state: "DuelState", seat: int) -> Message:
        return Message("duel.prompt.place_god", god=god_name(self.god))

    def guessed(self, state: "DuelState", seat: int, chance: Chance) -> "PlaceGod":
        if seat == self.seat:
            return self
        assert state.pantheon is not None
        return PLACE_GOD_OF[self.seat][view.exchanged(state.pantheon, self.god, seat, chance)]

    def parts(self) -> dict[str, tuple[int, ...]]:
        return {"gods": (self.god,)}


KEEP_GOD_OF: Final = [[KeepGod(seat, each) for each in range(len(MYTHOLOGIES))] for seat in range(2)]
PLACE_GOD_OF: Final = [[PlaceGod(seat, god) for god in range(GATE)] for seat in range(2)]
