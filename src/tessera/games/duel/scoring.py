"""The end of the game: the score sheet and the ranking."""

from typing import TYPE_CHECKING, Final

from tessera.games.duel import effects
from tessera.games.duel.catalog import (
    BLUE,
    COLOUR,
    GATE,
    GRAND_TEMPLE_POINTS,
    GRAND_TEMPLES,
    GREEN,
    MILITARY_POINTS,
    PURPLE,
    YELLOW,
)
from tessera.games.duel.city import EMPTY

if TYPE_CHECKING:
    from tessera.games.duel.state import DuelState

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
