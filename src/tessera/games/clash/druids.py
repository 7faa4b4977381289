"""Druids: tokens of the Celts below settlements of the Barbarians, one at most below each."""

from typing import TYPE_CHECKING, Final

from tessera.games.clash import court
from tessera.games.clash.catalog import NOBODY
from tessera.games.clash.owning import has_gift
from tessera.games.clash.peoples import gift

if TYPE_CHECKING:
    from tessera.games.clash.state import ClashState

DRUIDS: Final[int] = gift("druidic_influence")
TOKENS: Final[int] = court.cells("druids")


def reached(state: "ClashState", seat: int) -> int:
    """The settlements below which a seat could lay a token, wherever from, as a set."""
    nation = state.nations[seat]
    if nation.people == NOBODY or not has_gift(state, seat, DRUIDS):
        return 0
    return state.wild_cities & ~court.of(nation, TOKENS)


def lay(state: "ClashState", seat: int, cell: int) -> None:
    """A token comes below a settlement."""
    nation = state.nations[seat]
    court.put(nation, TOKENS, court.of(nation, TOKENS) | 1 << cell)
    if state.sink is not None:
        state.tell("wielded", seat=seat, gift=DRUIDS)


def clear(state: "ClashState", cell: int) -> None:
    """A settlement of the Barbarians is gone from a cell, and what lay below it."""
    for nation in state.nations:
        if nation.court is not None:
            left = court.of(nation, TOKENS) & ~(1 << cell)
            if left != court.of(nation, TOKENS):
                court.put(nation, TOKENS, left)
