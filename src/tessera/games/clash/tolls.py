"""Culture tokens that lie in cities of Egypt: who attacks such a city pays as many first."""

from typing import TYPE_CHECKING, Final

from tessera.games.clash import court
from tessera.games.clash.catalog import BARBARIANS, NOBODY
from tessera.games.clash.city import owner_of
from tessera.games.clash.layout import LABELS

if TYPE_CHECKING:
    from tessera.games.clash.nation import Nation
    from tessera.games.clash.state import ClashState

TOKENS: Final[int] = court.row("beloved", LABELS)
"""The labels of the cells on which tokens lie, each as often as there are tokens."""


def toll(state: "ClashState", seat: int, cell: int) -> int:
    """How much culture a seat pays for an attack on a cell."""
    owner = owner_of(state.cities[cell])
    if owner in (NOBODY, seat) or owner >= BARBARIANS or state.nations[owner].court is None:
        return 0
    return court.row_of(state.nations[owner], TOKENS).count(state.map.layout.label[cell])


def put(state: "ClashState", seat: int, cell: int) -> None:
    """One more token lies in a city."""
    nation = state.nations[seat]
    lying = (*court.row_of(nation, TOKENS), state.map.layout.label[cell])
    court.put_row(nation, TOKENS, tuple(sorted(lying)))


def remove(nation: "Nation", label: int) -> None:
    """All tokens of a cell are gone, or, of no cell, all there are."""
    left = tuple([each for each in court.row_of(nation, TOKENS) if label not in (NOBODY, each)])
    court.put_row(nation, TOKENS, left)
