"""What there is in a position, in words: for tests and studies. `scenario` has all of it, too."""

from typing import Any

from tessera.games.clash import scoring
from tessera.games.clash.catalog import (
    ACTION_CARDS,
    ADVANCES,
    BASE_BUILDINGS,
    BASE_UNITS,
    BUILDINGS,
    CARD_EFFECT,
    CARD_TACTICS,
    EFFECTS,
    EVENT_EFFECTS,
    EVENTS_EFFECT,
    GOODS,
    HALVES,
    MOODS,
    NOBODY,
    OBJECTIVE_CARDS,
    OBJECTIVES,
    OBJECTIVES_OF,
    TACTICS_NAMES,
    UNIT_COUNT,
    UNITS,
    WONDERS,
)
from tessera.games.clash.city import buildings_in, colour_of, mood_of, owner_of, size_of, wonders_of
from tessera.games.clash.court import seen as court_seen
from tessera.games.clash.layout import LABELS
from tessera.games.clash.nation import SETTLEMENT
from tessera.games.clash.notation import CARDS, FIRST_GREAT
from tessera.games.clash.peoples import LEADERS, POWERS
from tessera.games.clash.state import ClashState
from tessera.games.clash.units import count


def cell_of(state: ClashState, label: str) -> int:
    return state.map.layout.cell[LABELS.index(label)]


def goods(state: ClashState, seat: int = 0) -> dict[str, int]:
    """What a seat has any of."""
    own = state.nations[seat]
    return {name: own.amount(kind) for kind, name in enumerate(GOODS) if own.amount(kind)}


def advances(state: ClashState, seat: int = 0) -> set[str]:
    return {name for number, name in enumerate(ADVANCES) if state.nations[seat].owns(number)}


def powers(state: ClashState, seat: int = 0) -> set[str]:
    """The civilization advances that a seat owns."""
    return {name for number, name in enumerate(POWERS) if state.nations[seat].powers >> number & 1}


def led_by(state: ClashState, seat: int = 0) -> str | None:
    """The leader that a seat has in play."""
    own = state.nations[seat]
    return None if own.leader == NOBODY else LEADERS[own.leader]


def at_court(state: ClashState, name: str, seat: int = 0) -> Any:
    """What a seat has of something that only some peoples have: a number, cells, or ints."""
    return court_seen(state.nations[seat], state.map.layout).get(name, 0)


def units(state: ClashState, label: str, seat: int = 0) -> dict[str, int]:
    """The units of a seat on a cell; BARBARIANS are a seat too."""
    packed = state.units[seat][cell_of(state, label)]
    return {UNITS[kind]: count(packed, kind) for kind in range(UNIT_COUNT) if count(packed, kind)}


def mood(state: ClashState, label: str) -> str:
    return MOODS[mood_of(state.cities[cell_of(state, label)])]


def owner(state: ClashState, label: str) -> int | None:
    """Whose city lies on a cell, if there is one."""
    city = state.cities[cell_of(state, label)]
    return owner_of(city) if city else None


def size(state: ClashState, label: str) -> int:
    return size_of(state.cities[cell_of(state, label)])


def buildings(state: ClashState, label: str) -> dict[str, int]:
    """The buildings of a city and their colours."""
    city = state.cities[cell_of(state, label)]
    return {BUILDINGS[kind]: colour_of(city, kind) for kind in buildings_in(city)}


def wonders(state: ClashState, label: str) -> set[str]:
    held = wonders_of(state.cities[cell_of(state, label)])
    return {name for number, name in enumerate(WONDERS) if held >> number & 1}


def terrain(state: ClashState, label: str) -> str:
    return state.map.terrain_name(cell_of(state, label))


def supply(state: ClashState, seat: int = 0) -> dict[str, int]:
    """The units, buildings and settlements that a seat has not on the board, of the base game."""
    own = state.nations[seat]
    units_left = {UNITS[kind]: own.units_left(kind) for kind in range(BASE_UNITS)}
    buildings_left = {BUILDINGS[kind]: own.pieces_left(kind) for kind in range(BASE_BUILDINGS)}
    return {**units_left, **buildings_left, "settlement": own.pieces_left(SETTLEMENT)}


def track(state: ClashState, seat: int = 0) -> int:
    """The markers on an event track."""
    return state.nations[seat].track


def hand(state: ClashState, seat: int = 0) -> list[str]:
    """What the action cards of a seat do; great persons by their names."""
    names = [
        EFFECTS[CARD_EFFECT[card]] if card < FIRST_GREAT else EVENT_EFFECTS[EVENTS_EFFECT[card - FIRST_GREAT]]
        for card in state.nations[seat].hand
    ]
    return sorted(names)


def card(state: ClashState, name: str, seat: int = 0) -> str:
    """The notation of a card of a hand, by what it does or by its tactics."""
    for number in state.nations[seat].hand:
        if number < FIRST_GREAT and name in (
            EFFECTS[CARD_EFFECT[number]],
            TACTICS_NAMES[CARD_TACTICS[number]],
        ):
            return ACTION_CARDS[number]
        if number >= FIRST_GREAT and EVENT_EFFECTS[EVENTS_EFFECT[number - FIRST_GREAT]] == name:
            return CARDS[number]
    raise AssertionError(f"{name} is not in the hand")


def objective(state: ClashState, name: str, seat: int = 0) -> str:
    """The notation of a claim, by the objective of a card in hand."""
    for held in state.nations[seat].objectives:
        for half in range(HALVES):
            if OBJECTIVES[OBJECTIVES_OF[held][half]] == name:
                return f"claim:{OBJECTIVE_CARDS[held]}:{'bottom' if half else 'top'}"
    raise AssertionError(f"{name} is not in the hand")


def points(state: ClashState, seat: int = 0) -> dict[str, float]:
    """The lines of a score sheet, in whole points."""
    return {line: halves / HALVES for line, halves in scoring.score_sheets(state)[seat].items()}
