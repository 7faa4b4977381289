"""Pirates: ships that belong to nobody, and the sea that they make unsafe."""

from typing import TYPE_CHECKING, Final

from tessera.games.clash.catalog import PIRATES, SHIP
from tessera.games.clash.units import ONE, count

if TYPE_CHECKING:
    from tessera.games.clash.state import ClashState

PIRATE_SHIPS: Final = 4


def lairs(state: "ClashState") -> int:
    """The cells on which pirates lie, as a set."""
    found = 0
    for cell, units in enumerate(state.units[PIRATES]):
        if units:
            found |= 1 << cell
    return found


def around(state: "ClashState", cells: int) -> int:
    """Some cells and those beside them, as a set."""
    near = state.map.layout.near
    found = cells
    for cell in range(state.map.layout.size):
        if cells >> cell & 1:
            found |= near[cell]
    return found


def zone(state: "ClashState") -> int:
    """The sea on which pirates let nobody collect or trade: where they lie, and beside it."""
    cells = lairs(state)
    return around(state, cells) & state.map.sea if cells else 0


def ships_left(state: "ClashState") -> int:
    """How many are not on the board."""
    return PIRATE_SHIPS - sum([count(units, SHIP) for units in state.units[PIRATES]])


def place_ship(state: "ClashState", cell: int) -> None:
    state.units[PIRATES][cell] += ONE[SHIP]


def remove_ship(state: "ClashState", cell: int) -> None:
    state.units[PIRATES][cell] -= ONE[SHIP]
