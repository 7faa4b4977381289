"""Whether a seat has a gift: a power of its people, or an ability of the leader it has in play."""

from typing import TYPE_CHECKING, Final

from tessera.core.hexes import cells_of
from tessera.games.clash.catalog import LEADER, NOBODY
from tessera.games.clash.peoples import LEADER_OF, POWER_COUNT, abilities_of
from tessera.games.clash.units import ALL_OF

if TYPE_CHECKING:
    from tessera.games.clash.state import ClashState

LEADERS: Final = ALL_OF[LEADER]
"""The bits of a leader among units."""


def has_gift(state: "ClashState", seat: int, gift: int) -> bool:
    """Whether a seat owns a power, or has the leader in play whose ability a gift is."""
    nation = state.nations[seat]
    if nation.people == NOBODY:
        return False
    if gift < POWER_COUNT:
        return nation.powers >> gift & 1 == 1
    return nation.leader == LEADER_OF[gift]


def gifts_of(state: "ClashState", seat: int) -> list[int]:
    """The gifts that a seat has now, in their order."""
    nation = state.nations[seat]
    if nation.people == NOBODY:
        return []
    found = cells_of(nation.powers)
    if nation.leader != NOBODY:
        found.extend(abilities_of(nation.leader))
    return found


def leader_cell(state: "ClashState", seat: int) -> int:
    """Where a seat's leader stands or sails, or NOBODY."""
    if state.nations[seat].leader == NOBODY:
        return NOBODY
    for cell, units in enumerate(state.units[seat]):
        if units & LEADERS:
            return cell
    return NOBODY


def is_led(state: "ClashState", seat: int, gift: int, cell: int) -> bool:
    """Whether a seat has the leader in play whose ability a gift is, and he stands on a cell."""
    return has_gift(state, seat, gift) and state.units[seat][cell] & LEADERS != 0
