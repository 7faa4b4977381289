"""The map: which tile lies in which slot, which way, and everything that follows from it.

It is an immutable value, replaced when a tile is turned up, so that states share it. What lies in a slot
that nobody has explored is not decided. Distances are counted over known cells, by land and sea alike.
"""

from typing import Final

from tessera.core.hexes import cells_of
from tessera.games.clash.layout import (
    BARREN,
    LABELS,
    LAYOUTS,
    OF_TILE,
    PEOPLES_TERRAIN,
    SEA,
    TERRAINS,
    TILE_TERRAIN,
    UNKNOWN,
    Layout,
)

UNEXPLORED: Final = -1
HOME: Final = -2
"""A home of the base game; those of peoples are the numbers below it, see `home_of`."""
WAYS: Final = 2
"""A tile fits its slot in two ways: as it is, and turned round."""


def home_of(number: int) -> int:
    """The tile of a people's home, by its number among those of `PEOPLES_HOMES`; and the other way round."""
    return HOME - 1 - number


UNASKED: Final[list[int]] = []


def cells_turned(terrain: tuple[int, ...], way: int) -> tuple[int, ...]:
    """The terrains of a tile in the order of its slot's cells."""
    return terrain if way == 0 else terrain[::-1]


class Map:
    """What is known of the board."""

    def __init__(self, layout: Layout, tiles: tuple[int, ...]) -> None:
        self.layout = layout
        self.tiles = tiles
        """For each slot its tile and the way it lies, `tile * WAYS + way`, or UNEXPLORED, or a home."""
        terrain = [UNKNOWN] * layout.size
        for slot in range(layout.slot_count):
            tile = tiles[slot]
            if tile == UNEXPLORED:
                continue
            if tile == HOME:
                faces = layout.home_terrain[slot]
            elif tile < HOME:
                faces = PEOPLES_TERRAIN[home_of(tile)]
            else:
                faces = TILE_TERRAIN[tile // WAYS]
            way = 0 if tile <= HOME else tile % WAYS
            cells = layout.slots[slot]
            for place in range(OF_TILE):
                terrain[cells[place]] = faces[place if way == 0 else OF_TILE - 1 - place]
        self.terrain: list[int] = terrain
        self.of: list[int] = [0] * (UNKNOWN + 1)
        """The cells of each terrain, as sets."""
        for cell in range(layout.size):
            self.of[terrain[cell]] |= 1 << cell
        self.unknown = self.of[UNKNOWN]
        self.known = layout.all & ~self.unknown
        self.sea = self.of[SEA]
        self.land = self.known & ~self.sea
        self.fertile = self.land & ~self.of[BARREN]
        """Land on which a city may stand."""
        self._reached: list[list[int]] = [UNASKED] * layout.size
        self._far: list[list[int]] = [UNASKED] * layout.size
        """What `reach` and `steps` answer, for the cells of which it was asked: of few."""
        self.area: list[int] = [0] * layout.size
        """For each sea cell the sea it belongs to, as a set."""
        for area in layout.hexes.areas(self.sea):
            for cell in cells_of(area):
                self.area[cell] = area
        self.exits: list[tuple[int, ...]] = [()] * layout.size
        """For each sea cell on the edge where a ship comes to that sails along it, either way round: the
        next sea cell, or UNEXPLORED less the slot that is met before."""
        self._find_exits()

    def _walk(self, cell: int) -> None:
        """Find out what is how far from a cell."""
        far = [self.layout.size] * self.layout.size
        far[cell] = 0
        found = 1 << cell
        reached = [found]
        beside = self.layout.beside
        terrain = self.terrain
        rim = [cell] if terrain[cell] != UNKNOWN else []
        while rim:
            following: list[int] = []
            steps = len(reached)
            for one in rim:
                for other in beside[one]:
                    if far[other] > steps and terrain[other] != UNKNOWN:
                        far[other] = steps
                        found |= 1 << other
                        following.append(other)
            if following:
                reached.append(found)
            rim = following
        self._far[cell] = far
        self._reached[cell] = reached

    def _find_exits(self) -> None:
        rim = self.layout.rim
        for place, cell in enumerate(rim):
            if self.terrain[cell] != SEA:
                continue
            found: list[int] = []
            for step in (1, -1):
                at = place + step
                while self.terrain[rim[at % len(rim)]] not in (SEA, UNKNOWN):
                    at += step
                met = rim[at % len(rim)]
                if met == cell:
                    continue  # all the way round
                if self.terrain[met] == UNKNOWN:
                    found.append(UNEXPLORED - self.layout.slot_of[met])
                elif not self.area[cell] >> met & 1:
                    found.append(met)
            self.exits[cell] = tuple(found)

    # Questions

    def reach(self, cell: int) -> list[int]:
        """The cells within no step of a cell, one step, two steps and so on; the last one is all that can be
        reached."""
        if not self._reached[cell]:
            self._walk(cell)
        return self._reached[cell]

    def within(self, cell: int, steps: int) -> int:
        """The cells that are so many steps from a cell or fewer, as a set."""
        reach = self.reach(cell)
        return reach[steps if steps < len(reach) else len(reach) - 1]

    def distance(self, one: int, other: int) -> int:
        """The steps between two cells; more than any board has if there is no way."""
        if not self._far[one]:
            self._walk(one)
        return self._far[one][other]

    def explored(self, slot: int, tile: int, way: int) -> "Map":
        """The map with one more tile turned up."""
        tiles = list(self.tiles)
        tiles[slot] = tile * WAYS + way
        return Map(self.layout, tuple(tiles))

    def written(self) -> list[int]:
        """As plain data."""
        return [self.layout.seats, *self.tiles]

    def label(self, cell: int) -> str:
        return LABELS[self.layout.label[cell]]

    def terrain_name(self, cell: int) -> str:
        kind = self.terrain[cell]
        return "unknown" if kind == UNKNOWN else TERRAINS[kind]


def first_map(seats: int, homes: tuple[int, ...] = ()) -> Map:
    """The map of the beginning: only the homes are known. `homes`: that of each seat, if not all are HOME."""
    layout = LAYOUTS[seats]
    return Map(layout, (homes or (HOME,) * seats) + (UNEXPLORED,) * (layout.slot_count - seats))


def map_from_data(data: list[int]) -> Map:
    """The inverse of `written`."""
    return Map(LAYOUTS[data[0]], tuple(data[1:]))
