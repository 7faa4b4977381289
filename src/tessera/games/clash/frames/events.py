"""Events: the symbol of the card, and then its text."""

from typing import TYPE_CHECKING, Final

from tessera.core.chance import Chance
from tessera.core.deck import reshuffled
from tessera.core.frame import Frame, SeatFrame
from tessera.core.hexes import cells_of
from tessera.core.message import Message, Reason, not_now
from tessera.games.clash import captives
from tessera.games.clash.catalog import (
    EVENT_CARDS,
    EVENT_EFFECTS,
    EVENTS_EFFECT,
    EVENTS_SYMBOL,
    EXHAUSTED_TOKENS,
    GOLD,
    MAUSOLEUM,
    OWNERS,
    SYMBOLS,
)
from tessera.games.clash.frames import barbarians, disasters, fates, pirates, portents, upheavals
from tessera.games.clash.names import event_card_name
from tessera.games.clash.notation import PLACE, SKIP_ACTION, USE_ACTION
from tessera.games.clash.rules.cities import holds
from tessera.games.clash.settings import NO_EVENTS, OPTIONAL_EVENTS

if TYPE_CHECKING:
    from tessera.games.clash.state import ClashState

GOLD_MINE: Final = SYMBOLS.index("gold_mine")
EXHAUSTED_LAND: Final = SYMBOLS.index("exhausted_land")
APPEAR: Final = SYMBOLS.index("barbarians_appear")
MOVE: Final = SYMBOLS.index("barbarians_move")
PIRATES: Final = SYMBOLS.index("pirates")
MINED: Final = 2
CHAPTERS: Final = (fates.TEXTS, disasters.TEXTS, upheavals.TEXTS, portents.TEXTS)
"""What the cards say, by their effects."""


def begin(state: "ClashState", seat: int, chance: Chance) -> None:
    """A seat draws an event and carries it out; what it decides about it comes first."""
    if state.settings & OPTIONAL_EVENTS:
        state.push(Announce(seat))
    else:
        begin_drawing(state, seat, not state.settings & NO_EVENTS, chance)


class Announce(SeatFrame["ClashState"]):
    """Whether the text of the next event counts, or its symbol alone."""

    def actions(self, state: "ClashState", seat: int) -> list[int]:
        return [USE_ACTION, SKIP_ACTION]

    def answer(self, state: "ClashState", seat: int, action: int, chance: Chance) -> None:
        state.finish()
        begin_drawing(state, seat, action == USE_ACTION, chance)

    def prompt(self, state: "ClashState", seat: int) -> Message:
        return Message("clash.prompt.announce")

    def why_not(self, state: "ClashState", seat: int, action: int) -> Reason:
        return not_now("events")


def begin_drawing(state: "ClashState", seat: int, has_text: bool, chance: Chance) -> None:
    """An event is drawn, or taken from the pile by who holds the Mausoleum."""
    if state.event_discards and holds(state, seat, MAUSOLEUM):
        state.push(TakeEvent(seat, has_text))
    else:
        draw(state, seat, has_text, chance)


class TakeEvent(SeatFrame["ClashState"]):
    """Whether the event on top of the pile is taken instead of one of the deck."""

    def __init__(self, seat: int, has_text: bool) -> None:
        super().__init__(seat)
        self.has_text = has_text

    def actions(self, state: "ClashState", seat: int) -> list[int]:
        return [USE_ACTION, SKIP_ACTION]

    def answer(self, state: "ClashState", seat: int, action: int, chance: Chance) -> None:
        state.finish()
        if action == SKIP_ACTION:
            draw(state, seat, self.has_text, chance)
            return
        card = state.event_discards[-1]
        state.event_discards = state.event_discards[:-1]
        carry_out(state, seat, card, self.has_text, chance)

    def prompt(self, state: "ClashState", seat: int) -> Message:
        return Message("clash.prompt.take_event", event=event_card_name(state.event_discards[-1]))

    def why_not(self, state: "ClashState", seat: int, action: int) -> Reason:
        return not_now("wonders")


def draw(state: "ClashState", seat: int, has_text: bool, chance: Chance) -> None:
    deck = reshuffled(state.event_deck, state.event_discards)
    if deck is not state.event_deck:
        state.event_discards = ()
    card, state.event_deck = deck.draw(chance, EVENT_CARDS)
    state.reveal()
    lay_away(state, seat, card)
    if captives.for_tokens(state.nations[seat]):
        state.push(Avert(seat, card, has_text))
    else:
        happen(state, seat, card, has_text, chance)


class Avert(SeatFrame["ClashState"]):
    """Whether a captive is sacrificed, so that nothing happens of an event and another one comes."""

    def __init__(self, seat: int, card: int, has_text: bool) -> None:
        super().__init__(seat)
        self.card = card
        self.has_text = has_text

    def actions(self, state: "ClashState", seat: int) -> list[int]:
        return [USE_ACTION, SKIP_ACTION]

    def answer(self, state: "ClashState", seat: int, action: int, chance: Chance) -> None:
        state.finish()
        if action == SKIP_ACTION:
            happen(state, seat, self.card, self.has_text, chance)
            return
        captives.release(state, seat, 1)
        if state.sink is not None:
            state.tell("averted", seat=seat, event=self.card)
        draw(state, seat, self.has_text, chance)

    def prompt(self, state: "ClashState", seat: int) -> Message:
        return Message("clash.prompt.avert", event=event_card_name(self.card))

    def why_not(self, state: "ClashState", seat: int, action: int) -> Reason:
        return not_now("events")


def lay_away(state: "ClashState", seat: int, card: int) -> None:
    """An event lies on the pile, or below it for who holds the Mausoleum."""
    if holds(state, seat, MAUSOLEUM):
        state.event_discards = (card, *state.event_discards)
    else:
        state.event_discards = (*state.event_discards, card)


def carry_out(state: "ClashState", seat: int, card: int, has_text: bool, chance: Chance) -> None:
    """A card that was taken lies on the pile, and what it says happens."""
    lay_away(state, seat, card)
    happen(state, seat, card, has_text, chance)


def happen(state: "ClashState", seat: int, card: int, has_text: bool, chance: Chance) -> None:
    """The symbol of an event, and then its text."""
    if state.sink is not None:
        state.tell("event", seat=seat, event=card)
    if has_text:
        state.push(Text(seat, card))
    symbol = EVENTS_SYMBOL[card]
    if symbol == GOLD_MINE:
        state.nations[seat].gain(GOLD, MINED)
    elif symbol == EXHAUSTED_LAND:
        begin_exhausting(state, seat, chance)
    elif symbol == APPEAR:
        barbarians.begin_appearing(state, seat, chance)
    elif symbol == MOVE:
        barbarians.begin_moving(state, seat, chance)
    elif symbol == PIRATES:
        pirates.begin(state, seat, chance)


class Text(Frame["ClashState"]):
    """What the card says, after its symbol."""

    def __init__(self, seat: int, card: int) -> None:
        super().__init__()
        self.seat = seat
        self.card = card

    def run(self, state: "ClashState", chance: Chance) -> None:
        state.finish()
        effect = EVENT_EFFECTS[EVENTS_EFFECT[self.card]]
        for texts in CHAPTERS:
            if effect in texts:
                texts[effect](state, self.seat, self.card, chance)
                return


def exhaustible(state: "ClashState", seat: int) -> int:
    """The empty fertile cells beside cities of a seat, as a set."""
    near = 0
    for cell in cells_of(state.nations[seat].cities):
        near |= state.map.layout.near[cell]
    cells = near & state.map.fertile & ~state.all_cities() & ~state.exhausted
    for cell in cells_of(cells):
        if any(state.units[owner] and state.units[owner][cell] for owner in range(OWNERS)):
            cells &= ~(1 << cell)
    return cells


def begin_exhausting(state: "ClashState", seat: int, chance: Chance) -> None:
    if state.exhausted.bit_count() < EXHAUSTED_TOKENS and exhaustible(state, seat):
        state.ask(Exhaust(seat), chance)


class Exhaust(SeatFrame["ClashState"]):
    """Which land is exhausted."""

    def actions(self, state: "ClashState", seat: int) -> list[int]:
        label = state.map.layout.label
        return [PLACE.first + label[cell] for cell in cells_of(exhaustible(state, seat))]

    def answer(self, state: "ClashState", seat: int, action: int, chance: Chance) -> None:
        state.finish()
        cell = state.map.layout.cell[PLACE.argument(action)]
        state.exhausted |= 1 << cell
        if state.sink is not None:
            state.tell("exhausted", cell=state.map.layout.label[cell])

    def prompt(self, state: "ClashState", seat: int) -> Message:
        return Message("clash.prompt.exhaust")

    def why_not(self, state: "ClashState", seat: int, action: int) -> Reason:
        if PLACE.covers(action):
            return Reason(Message("clash.reason.not_to_exhaust"), "events")
        return not_now("events")
