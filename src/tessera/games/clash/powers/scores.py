"""Points that only some peoples have: captives, runestones, tokens; a line of the score sheet."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from tessera.games.clash.catalog import NOBODY
from tessera.games.clash.owning import has_gift

if TYPE_CHECKING:
    from tessera.games.clash.state import ClashState

Worth = Callable[["ClashState", int], int]
"""What a gift is worth to a seat, in half points; it may be less than nothing."""
ROWS: Final[list[tuple[int, Worth]]] = []


def score(gift: int, worth: Worth, is_kept: bool = False) -> None:
    """A gift is worth points. One that `is_kept` counts without the gift as well: what was won stays."""
    ROWS.append((-gift - 1 if is_kept else gift, worth))


def earned(state: "ClashState", seat: int) -> int:
    """The points of all gifts of a seat, in halves."""
    if state.nations[seat].people == NOBODY:
        return 0
    found = 0
    for gift, worth in ROWS:
        if gift < 0 or has_gift(state, seat, gift):
            found += worth(state, seat)
    return found
