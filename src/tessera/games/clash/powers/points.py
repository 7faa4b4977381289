"""Points that only peoples have: of leaders in play and killed, of stones, marks and captives.

A people's chapter hangs a source when it is imported: of a gift, which counts while a seat has it, or of what
lies at court, which counts whoever leads and whatever is owned::

    worth(gift("ruler_of_the_north"), _distance)
    worth(NOBODY, _stones)
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from tessera.games.clash.catalog import HALVES, NOBODY
from tessera.games.clash.owning import has_gift
from tessera.games.clash.peoples import KILLED_LEADER_POINTS

if TYPE_CHECKING:
    from tessera.games.clash.state import ClashState

Worth = Callable[["ClashState", int], int]
"""What something is worth to a seat, in half points."""
SOURCES: Final[list[tuple[int, Worth]]] = []


def worth(gift: int, halves: Worth) -> None:
    """A gift, or something at court for NOBODY, brings points."""
    SOURCES.append((gift, halves))


def points_of(state: "ClashState", seat: int) -> int:
    """The points of a seat for what belongs to its people, in halves."""
    found = len(state.nations[seat].slain) * KILLED_LEADER_POINTS * HALVES
    for gift, halves in SOURCES:
        if gift == NOBODY or has_gift(state, seat, gift):
            found += halves(state, seat)
    return found
