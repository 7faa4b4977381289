"""Exploring: which ways a tile may lie when it is turned up."""

from typing import TYPE_CHECKING, Final

from tessera.core.hexes import cells_of
from tessera.games.clash.catalog import NOBODY
from tessera.games.clash.layout import OF_TILE, SEA, TILE_TERRAIN
from tessera.games.clash.map import WAYS, Map

if TYPE_CHECKING:
    from tessera.games.clash.state import ClashState

BOUND_BY: Final = ("choice", "land_first", "joins_sea", "sea_on_edge", "sail_in")
"""What decides the way a tile lies: who explores, if it may lie both ways."""


def sea_of(world: Map, slot: int, tile: int, way: int) -> int:
    """The sea cells of a tile that lies in a slot, as a set."""
    cells = world.layout.slots[slot]
    terrain = TILE_TERRAIN[tile]
    found = 0
    for place in range(OF_TILE):
        if terrain[place] == SEA:
            found |= 1 << cells[place if way == 0 else OF_TILE - 1 - place]
    return found


def touches_sea(world: Map, cells: int) -> bool:
    """Whether one of some cells lies beside a sea that is known."""
    return any(world.layout.near[cell] & world.sea for cell in cells_of(cells))


def ways_by_land(world: Map, slot: int, tile: int, entered: int = NOBODY) -> list[int]:
    """The ways a tile may lie that is entered on a cell, or turned up without a unit.

    The cell is not sea; then sea joins sea, where it can; where it can in no way, it lies on the edge of
    the board, where it can.
    """
    seas = [sea_of(world, slot, tile, way) for way in range(WAYS)]
    ways = [way for way in range(WAYS) if entered == NOBODY or not seas[way] >> entered & 1]
    joined = [way for way in ways if touches_sea(world, seas[way])]
    if joined:
        return joined
    on_edge = [way for way in ways if seas[way] & world.layout.edge]
    return on_edge or ways


def bound_by(world: Map, slot: int, tile: int, way: int, entered: int = NOBODY) -> str:
    """What decides the way of a tile that is entered on a cell, or turned up without a unit."""
    other = WAYS - 1 - way
    if other in ways_by_land(world, slot, tile, entered):
        return "choice"
    if entered != NOBODY and sea_of(world, slot, tile, other) >> entered & 1:
        return "land_first"
    return "joins_sea" if touches_sea(world, sea_of(world, slot, tile, way)) else "sea_on_edge"


def ways_by_sea(state: "ClashState", slot: int, tile: int, free: int, on_edge: bool) -> list[int]:
    """The ways a tile may lie so that ships which can go to the free cells, or which meet it along the edge
    of the board, sail into it at once; none if there is no such way."""
    world = state.map
    found: list[int] = []
    for way in range(WAYS):
        sea = sea_of(world, slot, tile, way)
        is_met = on_edge and sea & world.layout.edge != 0
        if is_met or any(world.layout.near[cell] & free for cell in cells_of(sea)):
            found.append(way)
    return found
