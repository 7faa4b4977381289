"""The skeleton of the game: the ages, their structures, and the end of each turn."""

from typing import TYPE_CHECKING, Final

from tessera.core.chance import Chance
from tessera.core.deck import Deck
from tessera.core.frame import Frame, SeatFrame
from tessera.core.message import Message, seat_name
from tessera.games.duel.catalog import (
    AGE_DECKS,
    FACE_DOWN,
    FACE_DOWN_SPECIAL,
    FACE_UP,
    FULL,
    GRAND_TEMPLES,
    GUILDS,
    SLOTS,
    SPECIALS_USED,
)
from tessera.games.duel.city import other
from tessera.games.duel.construction import draw_card
from tessera.games.duel.frames import tokens
from tessera.games.duel.frames.turn import TURN
from tessera.games.duel.names import card_name
from tessera.games.duel.notation import BEGIN
from tessera.games.duel.rules import playable_slots
from tessera.games.duel.scoring import CIVILIAN

if TYPE_CHECKING:
    from tessera.games.duel.state import DuelState

LAST_AGE: Final = 3


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
    state.present = FULL
    state.playable = playable_slots(age, FULL)
    state.again = False
    special: list[int] = []
    deck = Deck(AGE_DECKS[age - 1])
    if age == LAST_AGE:
        state.specials = Deck(GRAND_TEMPLES if state.pantheon else GUILDS)
        special, _ = Deck(tuple(range(SLOTS))).deal(SPECIALS_USED, chance)
    face_up = FACE_UP[age - 1]
    plain_up = sum(1 for slot in range(SLOTS) if face_up[slot] and slot not in special)
    cards, state.deck = deck.deal(plain_up, chance)
    structure = state.structure
    for slot in range(SLOTS):
        if not face_up[slot]:
            structure[slot] = FACE_DOWN_SPECIAL if slot in special else FACE_DOWN
        elif slot in special:
            structure[slot], state.specials = state.specials.draw(chance)
        else:
            structure[slot] = cards.pop()
    if state.pantheon is not None:
        tokens.prepare_age(state, age, chance)
    if state.sink is not None:
        state.tell("age", age=age)


def begin_age(state: "DuelState", chance: Chance) -> None:
    """The first player begins the first age; who begins another is the weaker player's choice."""
    state.push(TURNS)
    if state.age == 1:
        state.active = state.first
        state.push(TURN[state.first])
        return
    decider = state.active
    if state.pawn:
        decider = 1 if state.pawn > 0 else 0
    state.push(ChooseBeginner(decider))


class ChooseBeginner(SeatFrame["DuelState"]):
    """The militarily weaker player, or with the pawn in the middle the one who played last."""

    def actions(self, state: "DuelState", seat: int) -> list[int]:
        return [BEGIN.of(seat), BEGIN.of(other(seat))]

    def answer(self, state: "DuelState", seat: int, action: int, chance: Chance) -> None:
        beginner = BEGIN.argument(action)
        state.active = beginner
        if state.sink is not None:
            state.tell("begins", seat=seat_name(beginner), decider=seat_name(seat), age=state.age)
        state.replace(TURN[beginner])

    def prompt(self, state: "DuelState", seat: int) -> Message:
        return Message("duel.prompt.begin", age=state.age)


class Turns(Frame["DuelState"]):
    """Between two turns: tokens are taken, cards are turned up, and somebody plays next."""

    def run(self, state: "DuelState", chance: Chance) -> None:
        structure = state.structure
        for slot in state.playable:
            if structure[slot] < 0:
                if state.pantheon is not None and tokens.take_token(state, chance):
                    return
                turn_up(state, chance)
                break
        if state.present == 0:
            state.finish()
            return
        if state.again:
            state.again = False
            if state.sink is not None:
                state.tell("plays_again", seat=seat_name(state.active))
        else:
            state.active = other(state.active)
        turn = TURN[state.active]
        if len(state.playable) == 1:
            state.ask(turn, chance)
        else:
            state.push(turn)


def turn_up(state: "DuelState", chance: Chance) -> None:
    """Turn up all cards that have nothing on them any more."""
    for slot in state.playable:
        if state.structure[slot] < 0:
            card = draw_card(state, slot, chance)
            state.structure[slot] = card
            if state.sink is not None:
                state.tell("turned_up", card=card_name(card))


AGES: Final = Ages()
DEALT_AGE: Final = DealtAge()
TURNS: Final = Turns()
