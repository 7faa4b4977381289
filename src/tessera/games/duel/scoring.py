"""The end of the game: the score sheet, the ranking, and the count of all components."""

from typing import TYPE_CHECKING, Final

from tessera.games.duel import effects
from tessera.games.duel.catalog import (
    BLUE,
    CHAIN_GIVEN,
    COLOUR,
    GATE,
    GRAND_TEMPLE_POINTS,
    GRAND_TEMPLES,
    GREEN,
    MILITARY_POINTS,
    MYTHOLOGY_OF,
    PURPLE,
    SLOTS,
    YELLOW,
)
from tessera.games.duel.city import EMPTY, City
from tessera.games.duel.frames import science

if TYPE_CHECKING:
    from tessera.games.duel.state import DuelState

CIVILIAN: Final = "civilian"
MILITARY: Final = "military"
SCIENTIFIC: Final = "scientific"

COINS_PER_POINT: Final = 3


def score_sheets(state: "DuelState") -> list[dict[str, int]]:
    """For each seat the points by category, as they stand now."""
    return [score_sheet(state, seat) for seat in range(2)]


def score_sheet(state: "DuelState", seat: int) -> dict[str, int]:
    city = state.cities[seat]
    sheet = {
        "military": MILITARY_POINTS[max(0, state.lead(seat))],
        "blue": card_points(state, seat, BLUE),
        "green": card_points(state, seat, GREEN),
        "yellow": card_points(state, seat, YELLOW),
        "purple": card_points(state, seat, PURPLE) + temple_points(state, seat),
        "wonders": sum(effects.points(state, seat, effects.OF_WONDER[wonder]) for wonder in city.wonders),
        "progress": sum(
            effects.points(state, seat, effects.OF_PROGRESS[token])
            for token in range(len(effects.OF_PROGRESS))
            if city.progress >> token & 1
        ),
        "coins": city.coins // COINS_PER_POINT,
    }
    if state.pantheon is not None:
        sheet["gods"] = city.sheltered + sum(
            effects.points(state, seat, effects.OF_GOD[god]) for god in city.gods if god != GATE
        )
    return sheet


def card_points(state: "DuelState", seat: int, colour: int) -> int:
    """The points of a seat's cards of one colour."""
    total = 0
    for card in state.cities[seat].cards:
        if COLOUR[card] == colour:
            total += effects.points(state, seat, effects.OF_CARD[card])
    return total


def temple_points(state: "DuelState", seat: int) -> int:
    """Grand Temples are worth more together."""
    return GRAND_TEMPLE_POINTS[sum(1 for card in state.cities[seat].cards if card in GRAND_TEMPLES)]


def ranking(state: "DuelState") -> list[int]:
    """Supremacy decides; else the higher total; then the points of blue cards; then it is shared."""
    if state.winner != EMPTY:
        return [1, 2] if state.winner == 0 else [2, 1]
    scores = state.scores()
    first, second = scores[0], scores[1]
    if first == second:
        first, second = card_points(state, 0, BLUE), card_points(state, 1, BLUE)
    if first == second:
        return [1, 1]
    return [1, 2] if first > second else [2, 1]


def parts(state: "DuelState") -> dict[str, int]:
    """Components wherever they are. A card that nobody has seen counts by its place."""
    cards = [*state.discards, *[card for card in state.under if card != EMPTY]]
    wonders = [*state.offer, *state.retired, *state.wonder_deck.cards()]
    tokens = [*state.board_progress, *state.box_progress.cards()]
    for city in state.cities:
        cards.extend(city.cards)
        wonders.extend(city.plans)
        wonders.extend(city.wonders)
        tokens.extend([token for token in range(len(effects.OF_PROGRESS)) if city.progress >> token & 1])
    face_down = sum(1 for card in state.structure if card < EMPTY)
    cards.extend([card for card in state.structure if card >= 0])
    for frame in state.stack:
        if isinstance(frame, science.KeepProgress):
            tokens.extend(frame.tokens)
    unseen = [*state.deck.cards(), *state.specials.cards()]
    counts = {
        "cards": len(cards) + face_down + SLOTS * (3 - state.age),
        "cards_twice": len(cards) + len(unseen) - len({*cards, *unseen}),
        "slots_without_card": sum(
            1 for slot in range(SLOTS) if (state.structure[slot] == EMPTY) == (state.present >> slot & 1 == 1)
        ),
        "wonders": len({*wonders}),
        "wonders_twice": len(wonders) - len({*wonders}),
    }
    pantheon = state.pantheon
    if pantheon is not None:
        tokens.extend(pantheon.enki)
        gods = [god for god in pantheon.slots if god != EMPTY]
        for mythology in range(len(pantheon.decks)):
            gods.extend(pantheon.decks[mythology].cards())
            counts[f"knowers_{mythology}"] = len(pantheon.knowers[mythology]) - len(
                pantheon.decks[mythology].top
            )
        for city in state.cities:
            gods.extend(city.gods)
        counts["gods"] = len({*gods} - {GATE})
        counts["gods_twice"] = len(gods) - len({*gods})
        counts["mythologies"] = len({MYTHOLOGY_OF[god] for god in gods if god != GATE})
    counts["progress"] = len({*tokens})
    counts["progress_twice"] = len(tokens) - len({*tokens})
    counts["packed"] = sum(0 if is_consistent(city) else 1 for city in state.cities)
    return counts


def is_consistent(city: City) -> bool:
    """Whether what a city keeps packed is what its cards, wonders, tokens and gods amount to."""
    fresh = City(None)
    held = [effects.OF_CARD[card] for card in city.cards]
    held.extend([effects.OF_WONDER[wonder] for wonder in city.wonders])
    held.extend([owned for token, owned in enumerate(effects.OF_PROGRESS) if city.progress >> token & 1])
    held.extend([effects.OF_GOD[god] for god in city.gods if god != GATE])
    for owned in held:
        for effect in owned:
            if isinstance(effect, effects.Produce):
                fresh.economy += effect.economy
            if isinstance(effect, effects.Science):
                fresh.symbols += 1 << 2 * effect.symbol
    if city.snake != EMPTY:
        fresh.symbols += 1 << 2 * effects.symbol_of(city.snake)
    for card in city.cards:
        fresh.colours += 1 << 4 * COLOUR[card]
        fresh.chains |= CHAIN_GIVEN[card]
    for mythology in city.mythologies:
        fresh.chains |= 1 << mythology
    return (
        city.economy == fresh.economy
        and city.symbols == fresh.symbols
        and city.colours == fresh.colours
        and city.chains == fresh.chains
        and city.coins >= 0
        and city.sheltered >= 0
    )
