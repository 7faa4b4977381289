"""Raiders: settlers near the armies of the Huns found no cities and form no trade routes."""

from typing import TYPE_CHECKING, Final

from tessera.core.hexes import cells_of
from tessera.games.clash.owning import has_gift
from tessera.games.clash.peoples import gift
from tessera.games.clash.settings import has_expansion
from tessera.games.clash.units import ARMY

if TYPE_CHECKING:
    from tessera.games.clash.state import ClashState

RAIDERS: Final[int] = gift("raiders")
RAID: Final = 2
"""How near an army is that frightens settlers."""


def is_raided(state: "ClashState", seat: int, cell: int) -> bool:
    """Whether raiders of another seat hinder the settlers of a seat on a cell: not beside an army of their
    own, or in their own city."""
    if not has_expansion(state):
        return False
    if state.units[seat][cell] & ARMY or state.nations[seat].cities >> cell & 1:
        return False
    return any(
        other != seat and has_gift(state, other, RAIDERS) and is_near(state, other, cell)
        for other in range(state.seats)
    )


def is_near(state: "ClashState", seat: int, cell: int) -> bool:
    """Whether an army of a seat is near a cell."""
    stood = state.units[seat]
    return any(stood[place] & ARMY for place in cells_of(state.map.within(cell, RAID)))
