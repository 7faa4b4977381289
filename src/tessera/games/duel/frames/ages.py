"""The skeleton of the game: the ages, their structures, and the end of each turn."""

from typing import TYPE_CHECKING, Final

from tessera.core.chance import Chance
from tessera.core.deck import draw_from, pick
from tessera.core.frame import Frame, SeatFrame
from tessera.core.message import Message
from tessera.games.duel.catalog import (
    AGE_DECKS,
    CARDS,
    CIVILIAN,
    FACE_DOWN,
    FACE_DOWN_SPECIAL,
    FACE_UP_SLOTS,
    GRAND_TEMPLES,
    GUILDS,
    SLOTS,
    SPECIALS_USED,
)
from tessera.games.duel.city import other
from tessera.games.duel.frames import tokens
from tessera.games.duel.frames.turn import TURN
from tessera.games.duel.layout import FULL_STRUCTURES
from tessera.games.duel.notation import BEGIN

if TYPE_CHECKING:
    from tessera.games.duel.state import DuelState

LAST_AGE: Final = 3
ALL_SLOTS: Final = tuple(range(SLOTS))


class Ages(Frame["DuelState"]):
    """Begins each age, and ends the game after the last."""

    def run(self, state: "DuelState", chance: Chance) -> None:
        if state.age == LAST_AGE:
            state.end(CIVILIAN)
            return
        deal_age(state, state.age + 1, chance)
        begin_age(state, chance)


class DealtAge(Frame["DuelState"]):
    """With Pantheon the first structure is dealt before the draft: only begin it."""

    def run(self, state: "DuelState", chance: Chance) -> None:
        state.finish()
        begin_age(state, chance)


def deal_age(state: "DuelState", age: int, chance: Chance) -> None:
    """Lay out the structure. A card that lies face down is not decided yet."""
    state.age = age
    state.layout = FULL_STRUCTURES[age - 1]
    state.again = False
    structure = [FACE_DOWN] * SLOTS
    state.structure = structure
    if age == LAST_AGE:
        state.specials = list(GRAND_TEMPLES if state.pantheon else GUILDS)
        for slot in pick(ALL_SLOTS, SPECIALS_USED, chance):
            structure[slot] = FACE_DOWN_SPECIAL
    face_up = FACE_UP_SLOTS[age - 1]
    deck = list(AGE_DECKS[age - 1])
    cards = chance.deal(deck, len(face_up), CARDS)
    for slot in face_up:
        if structure[slot] == FACE_DOWN:
            structure[slot] = cards.pop()
        else:
            structure[slot] = draw_from(state.specials, chance, CARDS)
    deck += cards
    deck.sort()
    state.deck = deck
    state.opened = [structure[slot] for slot in state.layout.playable]
    if state.pantheon is not None:
        tokens.prepare_age(state, age, chance)
    if state.sink is not None:
        state.tell("age", age=age)


def begin_age(state: "DuelState", chance: Chance) -> None:
    """The first player begins the first age; who begins another is the weaker player's choice."""
    if state.age == 1:
        state.active = state.first
        state.push(TURN[state.first])
        return
    decider = state.active
    if state.pawn:
        decider = 1 if state.pawn > 0 else 0
    state.push(CHOOSE_BEGINNER[decider])


class ChooseBeginner(SeatFrame["DuelState"]):
    """The militarily weaker player, or with the pawn in the middle the one who played last."""

    def actions(self, state: "DuelState", seat: int) -> list[int]:
        return [BEGIN.of(seat), BEGIN.of(other(seat))]

    def answer(self, state: "DuelState", seat: int, action: int, chance: Chance) -> None:
        beginner = BEGIN.argument(action)
        state.active = beginner
        if state.sink is not None:
            state.tell("begins", seat=beginner, decider=seat, age=state.age)
        state.replace(TURN[beginner])

    def prompt(self, state: "DuelState", seat: int) -> Message:
        return Message("duel.prompt.begin", age=state.age)


CHOOSE_BEGINNER: Final = [ChooseBeginner(0), ChooseBeginner(1)]
AGES: Final = Ages()
DEALT_AGE: Final = DealtAge()
