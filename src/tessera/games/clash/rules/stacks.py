"""How many army units may stand together."""

from typing import TYPE_CHECKING

from tessera.games.clash.catalog import BARBARIANS, STACK
from tessera.games.clash.powers import modifiers
from tessera.games.clash.powers.modifiers import at, modified
from tessera.games.clash.units import army_size

if TYPE_CHECKING:
    from tessera.games.clash.state import ClashState


def most_on(state: "ClashState", owner: int, cell: int, coming: int = 0) -> int:
    """How many army units of an owner may stand on a cell when some units have come to it."""
    if owner >= BARBARIANS:
        return STACK
    return STACK + modified(state, owner, modifiers.STACK_SIZE, at(cell, coming))


def has_space(state: "ClashState", owner: int, cell: int, coming: int) -> bool:
    """Whether units of an owner may come to a cell, as far as those go that stand there already."""
    size = army_size(state.units[owner][cell]) + army_size(coming)
    return size <= STACK or size <= most_on(state, owner, cell, coming)
