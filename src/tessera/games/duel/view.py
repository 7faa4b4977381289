"""What a seat may see, and states it cannot tell apart.

All of Duel lies open but the gods: in the first age they are put face down into the pantheon, and
the decks are hidden. Cards that nobody has seen have no identity, so they need no hiding.
"""

from typing import TYPE_CHECKING, Any

from tessera.core.chance import Chance
from tessera.core.deck import Deck, without
from tessera.games.duel import rules
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
from tessera.games.duel.market import market_of, unit_price
from tessera.games.duel.pantheon import NOWHERE, Pantheon

if TYPE_CHECKING:
    from tessera.games.duel.state import DuelState

# The view


def board(state: "DuelState", seat: int | None) -> dict[str, Any]:
    """The view's own part: everything this seat, or a spectator, may see, by its id.

    Frames add `drawn`, progress tokens out of the box of which one is being chosen, and `shown`, gods that
    the Gate or the Divine Theater shows while one of them is chosen and received.
    """
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
        "drawn": [],
        "shown": [],
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
    }


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


def guess(state: "DuelState", seat: int, chance: Chance) -> "DuelState":
    """The gods that the seat has not seen change places among themselves, mythology by mythology."""
    copy = state.clone()
    pantheon = copy.pantheon
    if pantheon is not None:
        for mythology in range(len(MYTHOLOGIES)):
            _mix_unknown_gods(pantheon, mythology, seat, chance)
    return copy


def _hidden_slots(pantheon: Pantheon, mythology: int, seat: int) -> list[int]:
    """The slots of the pantheon whose god the seat has not seen."""
    return [
        slot
        for slot in range(PANTHEON_SLOTS)
        if pantheon.slots[slot] not in (EMPTY, GATE)
        and MYTHOLOGY_OF[pantheon.slots[slot]] == mythology
        and not _knows(pantheon.seen[slot], seat)
    ]


def _hidden_tops(pantheon: Pantheon, mythology: int, seat: int) -> list[int]:
    """The places on top of a deck that somebody has seen, but not the seat."""
    return [place for place, seats in enumerate(pantheon.knowers[mythology]) if not _knows(seats, seat)]


def _mix_unknown_gods(pantheon: Pantheon, mythology: int, seat: int, chance: Chance) -> None:
    deck = pantheon.decks[mythology]
    hidden_slots = _hidden_slots(pantheon, mythology, seat)
    hidden_tops = _hidden_tops(pantheon, mythology, seat)
    if not hidden_slots and not hidden_tops:
        return
    unknown = [*deck.bag, *[deck.top[place] for place in hidden_tops]]
    unknown.extend([pantheon.slots[slot] for slot in hidden_slots])
    mixed, rest = Deck(tuple(sorted(unknown))).deal(len(unknown) - len(deck.bag), chance)
    top = list(deck.top)
    for slot in hidden_slots:
        pantheon.slots[slot] = mixed.pop()
    for place in hidden_tops:
        top[place] = mixed.pop()
    pantheon.decks[mythology] = Deck(rest.bag, tuple(top))


def exchanged(pantheon: Pantheon, god: int, seat: int, chance: Chance) -> int:
    """A god that the seat does not see changes places with any other such one of a guess, or with none."""
    mythology = MYTHOLOGY_OF[god]
    deck = pantheon.decks[mythology]
    slots = _hidden_slots(pantheon, mythology, seat)
    tops = _hidden_tops(pantheon, mythology, seat)
    place = chance.below(1 + len(slots) + len(tops) + len(deck.bag))
    if place == 0:
        return god
    place -= 1
    if place < len(slots):
        found = pantheon.slots[slots[place]]
        pantheon.slots[slots[place]] = god
        return found
    place -= len(slots)
    if place < len(tops):
        top = list(deck.top)
        found, top[tops[place]] = top[tops[place]], god
        pantheon.decks[mythology] = Deck(deck.bag, tuple(top))
        return found
    found = deck.bag[place - len(tops)]
    pantheon.decks[mythology] = Deck(tuple(sorted((*without(deck.bag, found), god))), deck.top)
    return found
