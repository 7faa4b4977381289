"""How many army units may stand on a cell, and how many land units a ship carries: gifts may change both."""

from typing import TYPE_CHECKING

from tessera.games.clash.catalog import ABOARD, BARBARIANS, STACK
from tessera.games.clash.powers import modifiers
from tessera.games.clash.powers.modifiers import at, modified
from tessera.games.clash.units import army_size

if TYPE_CHECKING:
    from tessera.games.clash.state import ClashState


def stack_limit(state: "ClashState", owner: int, cell: int, coming: int = 0) -> int:
    """The army units of an owner that may stand on a land cell when some units have come to it."""
    if owner >= BARBARIANS:
        return STACK
    return STACK + modified(state, owner, modifiers.STACK_SIZE, at(cell, coming))


def fits(state: "ClashState", owner: int, cell: int, more: int) -> bool:
    """Whether so many more army units of an owner may come to a land cell."""
    size = army_size(state.units[owner][cell]) + more
    return size <= STACK or size <= stack_limit(state, owner, cell)


def has_space(state: "ClashState", owner: int, cell: int, coming: int) -> bool:
    """Whether units of an owner, who may bring a higher limit along, may come to a land cell."""
    size = army_size(state.units[owner][cell]) + army_size(coming)
    return size <= STACK or size <= stack_limit(state, owner, cell, coming)


def aboard(state: "ClashState", owner: int) -> int:
    """The land units that a ship of an owner carries."""
    if owner >= BARBARIANS:
        return ABOARD
    return ABOARD + modified(state, owner, modifiers.SHIP_ROOM, 0)
