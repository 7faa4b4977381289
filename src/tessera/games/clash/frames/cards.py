"""Drawing cards: each from a deck that is made anew of its discards when it has run out."""

from typing import TYPE_CHECKING

from tessera.core.chance import Chance
from tessera.core.deck import reshuffled, without
from tessera.core.frame import SeatFrame
from tessera.core.message import Message, Reason, not_now
from tessera.games.clash import court
from tessera.games.clash.catalog import ACTION_CARDS, MAUSOLEUM, NOBODY, OBJECTIVE_CARDS, WONDERS
from tessera.games.clash.notation import FIRST_GREAT, FIRST_OBJECTIVE, SKIP_ACTION, USE_ACTION, WONDER
from tessera.games.clash.powers import modifiers, seeking
from tessera.games.clash.powers.modifiers import modified
from tessera.games.clash.rules import instants
from tessera.games.clash.rules.cities import holds
from tessera.games.clash.settings import OPEN_WONDERS

if TYPE_CHECKING:
    from tessera.games.clash.state import ClashState


def draw_action(state: "ClashState", seat: int, chance: Chance) -> None:
    """A seat draws an action card, if there is any; who holds the Mausoleum may take that of the pile."""
    if state.discards and holds(state, seat, MAUSOLEUM):
        state.push(TakeCard(seat))
    else:
        draw_from_deck(state, seat, chance)


class TakeCard(SeatFrame["ClashState"]):
    """Whether the action card on top of the pile is taken instead of one of the deck."""

    def actions(self, state: "ClashState", seat: int) -> list[int]:
        return [USE_ACTION, SKIP_ACTION] if state.discards else [SKIP_ACTION]

    def answer(self, state: "ClashState", seat: int, action: int, chance: Chance) -> None:
        state.finish()
        if action == SKIP_ACTION:
            draw_from_deck(state, seat, chance)
            return
        card = state.discards[-1]
        state.discards = state.discards[:-1]
        nation = state.nations[seat]
        nation.hand = tuple(sorted((*nation.hand, card)))
        if state.sink is not None:
            state.tell("took_card", seat=seat, card=card)

    def prompt(self, state: "ClashState", seat: int) -> Message:
        return Message("clash.prompt.take_card")

    def why_not(self, state: "ClashState", seat: int, action: int) -> Reason:
        return not_now("wonders")


def draw_from_deck(state: "ClashState", seat: int, chance: Chance) -> None:
    deck = reshuffled(state.deck, state.discards)
    if deck is not state.deck:
        state.discards = ()
    if not len(deck):
        state.deck = deck
        return
    card, state.deck = deck.draw(chance, ACTION_CARDS)
    nation = state.nations[seat]
    nation.hand = tuple(sorted((*nation.hand, card)))
    state.reveal()
    if state.sink is not None:
        state.tell("drew_action", seat=seat)
        state.tell_only(seat, "drawn_action", seat=seat, card=card)


def draw_objective(state: "ClashState", seat: int, chance: Chance) -> None:
    """A seat draws an objective card, if there is any: the one that a seer has promised it."""
    for promise in state.foreseen:
        if promise[0] == seat:
            state.foreseen = tuple([each for each in state.foreseen if each != promise])
            gain_objective(state, seat, promise[1])
            return
    if not len(state.objective_deck):
        return
    card, state.objective_deck = state.objective_deck.draw(chance, OBJECTIVE_CARDS)
    gain_objective(state, seat, card)


def gain_objective(state: "ClashState", seat: int, card: int) -> None:
    nation = state.nations[seat]
    nation.objectives = tuple(sorted((*nation.objectives, card)))
    instants.note_arrival(state, seat, card)
    state.reveal()
    if state.sink is not None:
        state.tell("drew_objective", seat=seat)
        state.tell_only(seat, "drawn_objective", seat=seat, card=card)


def draw_wonder(state: "ClashState", seat: int, chance: Chance) -> None:
    """A seat draws a wonder, or turns one up for all; it may take one that envoys have shown. Who seeks one
    takes that, wherever it lies."""
    sought = seeking.sought_by(state, seat)
    if sought != NOBODY:
        seeking.fetch(state, seat, sought, chance)
        gain_wonder(state, seat, sought)
    elif state.shown_wonders:
        state.ask(TakeShown(seat), chance)
    else:
        draw_wonder_from_deck(state, seat, chance)


class TakeShown(SeatFrame["ClashState"]):
    """Whether a wonder is taken that envoys have shown, or one of the deck."""

    def actions(self, state: "ClashState", seat: int) -> list[int]:
        listed = WONDER.each(list(state.shown_wonders))
        return [*listed, SKIP_ACTION] if len(state.wonder_deck) or not listed else listed

    def answer(self, state: "ClashState", seat: int, action: int, chance: Chance) -> None:
        state.finish()
        if action == SKIP_ACTION:
            draw_wonder_from_deck(state, seat, chance)
            return
        card = WONDER.argument(action)
        state.shown_wonders = without(state.shown_wonders, card)
        gain_wonder(state, seat, card)

    def prompt(self, state: "ClashState", seat: int) -> Message:
        return Message("clash.prompt.take_shown")

    def why_not(self, state: "ClashState", seat: int, action: int) -> Reason:
        return not_now("wonders")


def draw_wonder_from_deck(state: "ClashState", seat: int, chance: Chance) -> None:
    if not len(state.wonder_deck):
        return
    card, state.wonder_deck = state.wonder_deck.draw(chance, WONDERS)
    state.reveal()
    gain_wonder(state, seat, card)


def gain_wonder(state: "ClashState", seat: int, card: int) -> None:
    """A wonder comes to a hand, or lies open for all."""
    if state.settings & OPEN_WONDERS:
        state.open_wonders = tuple(sorted((*state.open_wonders, card)))
        if state.sink is not None:
            state.tell("wonder_opened", seat=seat, wonder=card)
        return
    nation = state.nations[seat]
    nation.wonder_cards = tuple(sorted((*nation.wonder_cards, card)))
    if state.sink is not None:
        state.tell("drew_wonder", seat=seat)
        state.tell_only(seat, "drawn_wonder", seat=seat, wonder=card)


def throw_away(state: "ClashState", seat: int, held: int) -> None:
    """A card of a hand is given up, open to all: an action card, a great person, or an objective, which is
    shuffled into its deck."""
    if held < FIRST_OBJECTIVE:
        nation = state.nations[seat]
        nation.hand = without(nation.hand, held)
        put_away(state, seat, held)
        state.reveal()
        if state.sink is not None:
            state.tell("discarded", seat=seat, card=held)
        return
    card = held - FIRST_OBJECTIVE
    nation = state.nations[seat]
    nation.objectives = without(nation.objectives, card)
    state.objective_deck = state.objective_deck.shuffle_in((card,))
    if state.sink is not None:
        state.tell("gave_objective", seat=seat)


def put_away(state: "ClashState", seat: int, card: int) -> None:
    """A card that was played goes face up on the pile, or below it for who holds the Mausoleum."""
    below = holds(state, seat, MAUSOLEUM)
    if card >= FIRST_GREAT:
        event = card - FIRST_GREAT
        state.event_discards = (event, *state.event_discards) if below else (*state.event_discards, event)
    else:
        state.discards = (card, *state.discards) if below else (*state.discards, card)


def remember(state: "ClashState", seat: int, cell: int, card: int) -> None:
    """A card that was laid is remembered for a leader who may take it back."""
    if modified(state, seat, modifiers.KEEPS_CARDS, cell):
        nation = state.nations[seat]
        court.put_row(nation, court.LAID, (*court.row_of(nation, court.LAID), card))
