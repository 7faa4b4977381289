"""The Barbarians: what they have beside their cities and units on the map."""

from typing import TYPE_CHECKING, Final

from tessera.games.clash.catalog import BARBARIAN_LIMIT, BARBARIAN_SETTLEMENTS, BARBARIANS
from tessera.games.clash.nation import RESERVE_BITS, RESERVE_MASK
from tessera.games.clash.units import ONE

if TYPE_CHECKING:
    from tessera.games.clash.state import ClashState

ALL_UNITS: Final = sum([limit << RESERVE_BITS * kind for kind, limit in enumerate(BARBARIAN_LIMIT)])
ALL_SETTLEMENTS: Final = BARBARIAN_SETTLEMENTS


def units_left(state: "ClashState", kind: int) -> int:
    """Of a kind that are not on the board."""
    return state.wild_reserve >> RESERVE_BITS * kind & RESERVE_MASK


def return_unit(state: "ClashState", kind: int) -> None:
    """A unit is gone from the board."""
    state.wild_reserve += 1 << RESERVE_BITS * kind


def place_unit(state: "ClashState", cell: int, kind: int) -> None:
    """A unit comes to a cell."""
    state.wild_reserve -= 1 << RESERVE_BITS * kind
    state.units[BARBARIANS][cell] += ONE[kind]
