"""The options of a game, as bits of `ClashState.settings`, and cards that stay in play."""

from typing import TYPE_CHECKING, Final

from tessera.core.lasting import lasts
from tessera.games.clash.catalog import (
    AGES,
    BARBARIANS,
    BASE_BUILDINGS,
    BASE_EVENT_CARDS,
    BASE_OBJECTIVE_CARDS,
    BASE_UNITS,
    BUILDING_COUNT,
    EVENT_CARDS,
    LONG_AGES,
    OBJECTIVE_CARDS,
    SHORT_AGES,
    UNIT_COUNT,
)

if TYPE_CHECKING:
    from tessera.games.clash.state import ClashState

NO_EVENTS: Final = 1 << 0
"""Only the symbols of events count."""
OPTIONAL_EVENTS: Final = 1 << 1
SHORT: Final = 1 << 2
RANDOM_END: Final = 1 << 3
WONDER_END: Final = 1 << 4
OPEN_WONDERS: Final = 1 << 5
TRADE: Final = 1 << 6
CIVILIZATIONS: Final = 1 << 7
RANDOM_LEADERS: Final = 1 << 8
"""Chance says which leader is recruited."""
ALTERNATIVE: Final = 1 << 9
"""Leaders are dealt from all peoples."""

PLAGUE: Final = 1
"""A lasting effect of all: the pestilence. It ends when everybody has Sanitation; until then its card lies
in the middle of the table."""
LAST_ROUND: Final = 2
"""A lasting effect of all: a wonder was built in one of the rounds in which that ends the game."""
ECLIPSE: Final = 3
"""A lasting effect of all: the next battle by land has one round; its card lies in the middle."""
HORSE: Final = 4
"""A lasting effect of all: a horse of wood lies in the middle of the table for who attacks a city."""
ON_TABLE: Final = ((ECLIPSE, "solar_eclipse"), (HORSE, "trojan_horse"))
"""The events of the expansion that lie there."""
FOR_EVER: Final = 1 << 20
"""A turn that no game comes to."""


def has_expansion(state: "ClashState") -> bool:
    return state.settings & CIVILIZATIONS != 0


def unit_kinds(state: "ClashState") -> int:
    """How many kinds of units cities may raise in this game."""
    return UNIT_COUNT if state.settings & CIVILIZATIONS else BASE_UNITS


def building_kinds(state: "ClashState") -> int:
    """How many kinds of buildings there are in this game."""
    return BUILDING_COUNT if state.settings & CIVILIZATIONS else BASE_BUILDINGS


def cards_in(state: "ClashState") -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The objective cards and the events of this game."""
    if state.settings & CIVILIZATIONS:
        return tuple(range(len(OBJECTIVE_CARDS))), tuple(range(len(EVENT_CARDS)))
    return BASE_OBJECTIVE_CARDS, BASE_EVENT_CARDS


def last_age(state: "ClashState") -> int:
    if state.settings & SHORT:
        return SHORT_AGES
    return LONG_AGES if state.settings & (RANDOM_END | WONDER_END) else AGES


def is_last_round(state: "ClashState") -> bool:
    return lasts(state.lasting, LAST_ROUND, BARBARIANS)


def on_table(state: "ClashState") -> list[str]:
    """The events of the expansion that lie in the middle of the table."""
    return [name for effect, name in ON_TABLE if lasts(state.lasting, effect, BARBARIANS)]


def has_plague(state: "ClashState") -> bool:
    return lasts(state.lasting, PLAGUE, BARBARIANS)
