"""The board before anything lies on it: slots of four cells, for each number of seats.

A cell is a number of its own layout, from 0 on; people know it by its label, a letter for the column and a
number for the row, which means the same cell in all layouts: actions name labels. Sets of cells are ints
with a bit for each cell. Up to 62 cells such an int is quick when compiled, so that two and three seats are.
"""

from typing import Final

from tessera.core.data import read_data
from tessera.core.hexes import DIRECTIONS, Hexes, cells_of
from tessera.games.clash.catalog import SEATS

_map = read_data("tessera.games.clash", "map")

TERRAINS: Final = tuple([str(name) for name in _map["terrains"]])
SEA: Final = TERRAINS.index("sea")
GRASSLAND: Final = TERRAINS.index("grassland")
FOREST: Final = TERRAINS.index("forest")
MOUNTAIN: Final = TERRAINS.index("mountain")
BARREN: Final = TERRAINS.index("barren")
UNKNOWN: Final = len(TERRAINS)
"""The terrain of a cell that nobody has explored."""

OF_TILE: Final = 4
"""Cells of a tile: top, left, right, bottom. Top and bottom touch all, left and right do not touch."""
TILES: Final = tuple([str(row["id"]) for row in _map["tiles"]])


def _terrains(names: list[str]) -> tuple[int, ...]:
    return tuple([TERRAINS.index(name) for name in names])


TILE_TERRAIN: Final[list[tuple[int, ...]]] = [_terrains(row["cells"]) for row in _map["tiles"]]
HOME_TERRAIN: Final[dict[str, tuple[int, ...]]] = {
    side: _terrains(names) for side, names in _map["home"].items()
}
PEOPLES_HOMES: Final = tuple([str(row["id"]) for row in _map["civilization_homes"]])
"""The peoples that bring a home of their own."""
PEOPLES_TERRAIN: Final[list[tuple[int, ...]]] = [
    _terrains(row["cells"]) for row in _map["civilization_homes"]
]


def axial(label: str) -> tuple[int, int]:
    """The coordinates of a label: columns are letters, rows are counted from 1, odd columns lie lower."""
    column = ord(label[0]) - ord("A")
    return column, int(label[1:]) - 1 - (column - column % 2) // 2


def _all_labels() -> tuple[str, ...]:
    labels = {
        label
        for seats in SEATS
        for cells in [
            *[row["cells"] for row in _map[f"homes_for_{seats}"]],
            *_map[f"slots_for_{seats}"],
        ]
        for label in cells
    }
    return tuple(sorted(labels, key=lambda label: (label[0], int(label[1:]))))


LABELS: Final = _all_labels()
"""The cells of all layouts."""


class Layout:
    """The board for a number of seats. Made once and shared."""

    def __init__(self, seats: int) -> None:
        homes = _map[f"homes_for_{seats}"]
        slots = [list(row["cells"]) for row in homes] + [list(cells) for cells in _map[f"slots_for_{seats}"]]
        self.seats = seats
        labels = sorted([LABELS.index(label) for slot in slots for label in slot])
        self.label: list[int] = labels
        """The label of each cell, as a number of `LABELS`."""
        self.cell: list[int] = [-1] * len(LABELS)
        """The cell of each label, or -1."""
        for cell, label in enumerate(labels):
            self.cell[label] = cell
        self.size = len(labels)
        self.slots: list[tuple[int, ...]] = [
            tuple([self.cell[LABELS.index(label)] for label in slot]) for slot in slots
        ]
        """The cells of each slot; the first slots are the homes of the seats."""
        self.slot_count = len(self.slots)
        self.home_terrain: list[tuple[int, ...]] = [HOME_TERRAIN[row["side"]] for row in homes]
        self.slot_of: list[int] = [0] * self.size
        for slot, cells in enumerate(self.slots):
            for cell in cells:
                self.slot_of[cell] = slot
        self.slot_mask: list[int] = [sum([1 << cell for cell in cells]) for cells in self.slots]
        self.hexes = Hexes([axial(LABELS[label]) for label in labels])
        self.near: list[int] = list(self.hexes.near_of)
        """The neighbours of each cell, as a set."""
        self.beside: list[list[int]] = [cells_of(near) for near in self.near]
        """The same as lists, in order."""
        self.all = (1 << self.size) - 1
        self.edge = self.hexes.edge_cells.mask()
        """The cells on the edge of the board."""
        self.rim: list[int] = _rim(self.hexes, self.edge)
        """The cells of the edge in the order in which a ship passes them that sails along it."""


def _rim(hexes: Hexes, edge: int) -> list[int]:
    """A walk round the board, always beside its outside; a cell that sticks out may be passed twice."""
    turns = len(DIRECTIONS)
    cell = (edge & -edge).bit_length() - 1
    side = next(side for side in range(turns) if _beyond(hexes, cell, side) is None)
    first = (cell, side)
    found: list[int] = []
    while True:
        if not found or found[-1] != cell:
            found.append(cell)
        side = (side + 1) % turns
        following = _beyond(hexes, cell, side)
        if following is not None:
            cell, side = following, (side + 4) % turns  # from there the same outside lies on this side
        if (cell, side) == first:
            return found


def _beyond(hexes: Hexes, cell: int, side: int) -> int | None:
    """The neighbour of a cell on one of its sides; nothing outside of the board."""
    (q, r), (dq, dr) = hexes.coordinates[cell], DIRECTIONS[side]
    return hexes.number.get((q + dq, r + dr))


LAYOUTS: Final[dict[int, Layout]] = {seats: Layout(seats) for seats in SEATS}
