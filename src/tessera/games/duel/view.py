"""What a seat may see, and states it cannot tell apart.

All of Duel lies open but the gods: in the first age they are put face down into the pantheon, and
the decks are hidden. Cards that nobody has seen have no identity, so they need no hiding.
"""

from typing import TYPE_CHECKING, Any

from tessera.core.chance import Chance
from tessera.core.deck import Deck
from tessera.games.duel import rules, scoring
from tessera.games.duel.catalog import (
    CARDS,
    COLOUR,
    COLOURS,
    FACE_DOWN,
    FACE_DOWN_SPECIAL,
    GATE,
    GODS,
    LOOT,
    MYTHOLOGIES,
    MYTHOLOGY_OF,
    OFFERINGS,
    PANTHEON_SLOTS,
    PLACES,
    PROGRESS,
    RESOURCES,
    ROWS,
    SLOTS,
    SYMBOLS,
    WONDERS,
)
from tessera.games.duel.city import EMPTY, other
from tessera.games.duel.frames.science import KeepProgress
from tessera.games.duel.frames.summoning import OrderGods, Summon
from tessera.games.duel.frames.tokens import PlaceGod
from tessera.games.duel.market import market_of, unit_price
from tessera.games.duel.pantheon import NOWHERE, Pantheon

if TYPE_CHECKING:
    from tessera.games.duel.state import DuelState

# The view


def board(state: "DuelState", seat: int | None) -> dict[str, Any]:
    """The view's own part: everything this seat, or a spectator, may see, by its id."""
    seen: dict[str, Any] = {
        "age": state.age,
        "active": state.active,
        "plays_again": state.again,
        "structure": [_slot(state, slot) for slot in range(SLOTS)] if state.age else [],
        "pawn": state.pawn,
        "loot": [LOOT[token] for token in range(len(LOOT)) if state.loot >> token & 1],
        "progress": [PROGRESS[token] for token in state.board_progress],
        "progress_in_box": len(state.box_progress),
        "offer": [WONDERS[wonder] for wonder in state.offer],
        "discards": [CARDS[card] for card in state.discards],
        "wonders_left": [WONDERS[wonder] for wonder in state.retired],
        "cities": [_city(state, place) for place in range(2)],
        "drawn": _drawn(state),
        "shown": _shown(state),
    }
    if state.pantheon is not None:
        seen["pantheon"] = _pantheon(state, state.pantheon, seat)
    if state.is_over:
        seen["ranking"] = state.ranking()
    return seen


def _slot(state: "DuelState", slot: int) -> dict[str, Any]:
    """One slot of the structure: its place, its card as far as it is seen, its prices."""
    card = state.structure[slot]
    seen: dict[str, Any] = {
        "row": ROWS[state.age - 1][slot],
        "x": PLACES[state.age - 1][slot],
        "state": "gone" if card == EMPTY else "face_down" if card < 0 else "face_up",
    }
    if card >= 0:
        seen["card"] = CARDS[card]
        seen["prices"] = [rules.card_price(state, seat, card) for seat in range(2)]
        seen["chained"] = [rules.is_chained(city, card) for city in state.cities]
        seen["playable"] = slot in state.layout.playable
    elif card in (FACE_DOWN, FACE_DOWN_SPECIAL):
        seen["special"] = card == FACE_DOWN_SPECIAL
    if state.pantheon is not None and slot in state.pantheon.tokens:
        token = state.pantheon.tokens[slot]
        seen["token"] = MYTHOLOGIES[token] if state.age == 1 else OFFERINGS[token]
    return seen


def _city(state: "DuelState", seat: int) -> dict[str, Any]:
    city = state.cities[seat]
    market = market_of(city, state.cities[other(seat)])
    return {
        "coins": city.coins,
        "sheltered": city.sheltered,
        "cards": {
            COLOURS[colour]: [CARDS[card] for card in city.cards if COLOUR[card] == colour]
            for colour in range(len(COLOURS))
        },
        "plans": [
            {"wonder": WONDERS[wonder], "price": rules.wonder_price(state, seat, wonder)}
            for wonder in city.planned_wonders()
        ],
        "wonders": [
            {"wonder": WONDERS[wonder], "under": CARDS[state.under[wonder]]} for wonder in city.wonders
        ],
        "symbols": [city.symbol_count(symbol) for symbol in range(len(SYMBOLS))],
        "progress": [PROGRESS[token] for token in range(len(PROGRESS)) if city.progress >> token & 1],
        "discard_income": city.income,
        "unit_prices": [unit_price(market, resource) for resource in range(len(RESOURCES))],
        "gods": [GODS[god] for god in city.gods],
        "mythologies": [MYTHOLOGIES[mythology] for mythology in city.mythologies],
        "offerings": [OFFERINGS[offering] for offering in city.offerings],
        "snake": CARDS[city.snake] if city.snake != EMPTY else None,
        "score": scoring.score_sheet(state, seat),
    }


def _drawn(state: "DuelState") -> list[str]:
    """Progress tokens drawn from the box, of which one is being chosen."""
    if state.stack:
        frame = state.stack[-1]
        if isinstance(frame, KeepProgress):
            return [PROGRESS[token] for token in frame.tokens]
    return []


def _shown(state: "DuelState") -> list[str]:
    """Gods shown by the Gate or the Divine Theater while one of them is chosen and received."""
    if state.stack:
        frame = state.stack[-1]
        if isinstance(frame, Summon):
            return [GODS[god] for god in frame.shown]
        if isinstance(frame, OrderGods):
            return [GODS[frame.god]]
    return []


def _pantheon(state: "DuelState", pantheon: Pantheon, seat: int | None) -> dict[str, Any]:
    slots: list[dict[str, Any]] = []
    for slot in range(PANTHEON_SLOTS):
        god = pantheon.slots[slot]
        seen: dict[str, Any] = {"costs": [rules.activation_cost(state, place, slot) for place in range(2)]}
        if god != EMPTY:
            seen["mythology"] = None if god == GATE else MYTHOLOGIES[MYTHOLOGY_OF[god]]
            seen["god"] = GODS[god] if _knows(pantheon.seen[slot], seat) else None
        slots.append(seen)
    decks: list[dict[str, Any]] = []
    for mythology, deck in enumerate(pantheon.decks):
        top = [
            GODS[god] if _knows(seats, seat) else None
            for god, seats in zip(deck.top, pantheon.knowers[mythology], strict=True)
        ]
        while top and top[-1] is None:
            top.pop()
        decks.append({"mythology": MYTHOLOGIES[mythology], "gods": len(deck), "top": top})
    return {
        "slots": slots,
        "decks": decks,
        "enki": [PROGRESS[token] for token in pantheon.enki],
        "minerva": None if pantheon.minerva == NOWHERE else pantheon.minerva,
    }


def _knows(seats: int, seat: int | None) -> bool:
    """Whether a seat is among those that know; a spectator knows what both know."""
    return seats == 3 if seat is None else seats >> seat & 1 == 1


# States that a seat cannot tell apart


def determinize(state: "DuelState", seat: int, chance: Chance) -> "DuelState":
    """The gods that the seat has not seen change places among themselves, mythology by mythology."""
    copy = state.clone()
    if copy.pantheon is not None:
        for mythology in range(len(MYTHOLOGIES)):
            _mix_unknown_gods(copy, mythology, seat, chance)
    return copy


def _mix_unknown_gods(state: "DuelState", mythology: int, seat: int, chance: Chance) -> None:
    pantheon = state.pantheon
    assert pantheon is not None
    deck = pantheon.decks[mythology]
    hidden_slots = [
        slot
        for slot in range(PANTHEON_SLOTS)
        if pantheon.slots[slot] not in (EMPTY, GATE)
        and MYTHOLOGY_OF[pantheon.slots[slot]] == mythology
        and not _knows(pantheon.seen[slot], seat)
    ]
    hidden_tops = [
        place for place, seats in enumerate(pantheon.knowers[mythology]) if not _knows(seats, seat)
    ]
    in_hand = _god_in_hand(state, mythology, seat)
    if not hidden_slots and not hidden_tops and in_hand == EMPTY:
        return
    unknown = [*deck.bag, *[deck.top[place] for place in hidden_tops]]
    unknown.extend([pantheon.slots[slot] for slot in hidden_slots])
    if in_hand != EMPTY:
        unknown.append(in_hand)
    mixed, rest = Deck(tuple(sorted(unknown))).deal(len(unknown) - len(deck.bag), chance)
    top = list(deck.top)
    if in_hand != EMPTY:
        state.replace(PlaceGod(other(seat), mixed.pop()))
    for slot in hidden_slots:
        pantheon.slots[slot] = mixed.pop()
    for place in hidden_tops:
        top[place] = mixed.pop()
    pantheon.decks[mythology] = Deck(rest.bag, tuple(top))


def _god_in_hand(state: "DuelState", mythology: int, seat: int) -> int:
    """A god of the mythology that the opponent has kept and not yet placed, or EMPTY."""
    if state.stack:
        frame = state.stack[-1]
        if isinstance(frame, PlaceGod) and frame.seat != seat and MYTHOLOGY_OF[frame.god] == mythology:
            return frame.god
    return EMPTY
