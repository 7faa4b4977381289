"""The grid of a domain as bits: where pieces fit, what touches what, what walls enclose.

A set of cells is one int. Around the grid lies a border of one cell, so that "outside" is a place:
bit `(row + 1) * STRIDE + column + 1` is a cell. A *placement* is a piece, the way it is turned and
its place, numbered once and for all; its cells and those around it are looked up.

A *spot* says how a piece is turned and where the corner of its bounding box lies: the argument of
the verb `place`. Which spots are free is found for many cells at once: a set of cells is cut into
*words* that fit a machine word, and a piece lies free at every corner whose bit is left when the
words are shifted by each of its cells and anded.
"""

from typing import Final

from tessera.core import i64
from tessera.games.era.catalog import HEIGHT, MIRROR, PIECES, SHAPES, WIDTH

Cells = list[tuple[int, int]]

STRIDE: Final = WIDTH + 2
CELL_COUNT: Final = WIDTH * HEIGHT
ROW_MASK: Final = (1 << WIDTH) - 1
EVERYTHING: Final = (1 << STRIDE * (HEIGHT + 2)) - 1
"""The grid and its border."""
BOARD: Final = sum(ROW_MASK << (row + 1) * STRIDE + 1 for row in range(HEIGHT))
BORDER: Final = EVERYTHING & ~BOARD
ROW_SHIFTS: Final[list[int]] = [(row + 1) * STRIDE + 1 for row in range(HEIGHT)]
SMALLEST_RING: Final = 8
"""Cells of the smallest ring that is closed side to side."""


def _column(number: int) -> str:
    return chr(ord("a") + number) if number < 26 else _column(number // 26 - 1) + _column(number % 26)


CELLS: Final = tuple([f"{_column(cell % WIDTH)}{cell // WIDTH + 1}" for cell in range(CELL_COUNT)])
"""Names of the cells: columns by letter, rows by number from the top."""
CELL_BIT: Final[list[int]] = [1 << ROW_SHIFTS[cell // WIDTH] + cell % WIDTH for cell in range(CELL_COUNT)]
TURNED: Final = ("r0", "r90", "r180", "r270", *(("m0", "m90", "m180", "m270") if MIRROR else ()))
"""The ways to turn a piece, clockwise; `m` is turned over first."""


def cell_number(bit: int) -> int:
    """The number of the cell of a single bit."""
    place = bit.bit_length() - 1
    return (place // STRIDE - 1) * WIDTH + place % STRIDE - 1


def cells_of(mask: int) -> list[int]:
    """The cells of a set, in order; taken bit by bit, because most sets are small."""
    cells: list[int] = []
    rest = mask & BOARD
    while rest:
        bit = rest & -rest
        cells.append(cell_number(bit))
        rest ^= bit
    return cells


def around(mask: int) -> int:
    """The cells of the grid that share a side with the set, without the set itself."""
    return (mask << 1 | mask >> 1 | mask << STRIDE | mask >> STRIDE) & BOARD & ~mask


# Pieces in all their ways


def _corner(cells: Cells) -> Cells:
    left, top = min(x for x, _ in cells), min(y for _, y in cells)
    return sorted([(x - left, y - top) for x, y in cells], key=lambda cell: (cell[1], cell[0]))


def orientations(shape: Cells) -> list[tuple[int, Cells]]:
    """The different ways to turn a shape: the number of the way, and the cells."""
    found: list[tuple[int, Cells]] = []
    for turned in range(len(TURNED)):
        cells = [(-x, y) for x, y in shape] if turned >= 4 else shape
        for _ in range(turned % 4):
            cells = [(-y, x) for x, y in cells]
        cells = _corner(cells)
        if cells not in [known for _, known in found]:
            found.append((turned, cells))
    return found


WORD: Final = 60
"""Cells in a word."""
WORD_MASK: Final = (1 << WORD) - 1
WORD_COUNT: Final = -(-STRIDE * (HEIGHT + 2) // WORD)
CUTS: Final[list[int]] = [WORD * number for number in range(WORD_COUNT)]


class Orientation:
    """A piece turned in one way: its cells by row and column, and the spot of the first cell.

    `skips` and `shifts` say for each cell how far it is from the corner, in words and cells.
    """

    def __init__(self, turned: int, cells: Cells) -> None:
        self.turned = turned
        self.rows: list[int] = [y for _, y in cells]
        self.columns: list[int] = [x for x, _ in cells]
        self.height: int = 1 + max(self.rows)
        self.first_spot: int = turned * CELL_COUNT
        self.skips: list[int] = [(y * STRIDE + x) // WORD for x, y in cells]
        self.shifts: list[int] = [(y * STRIDE + x) % WORD for x, y in cells]


ORIENTATIONS: Final[list[list[Orientation]]] = [
    [Orientation(turned, cells) for turned, cells in orientations(shape)] for shape in SHAPES
]
"""For each piece the different ways to turn it."""

SPOT_COUNT: Final = len(TURNED) * CELL_COUNT
PLACEMENT_PIECE: Final[list[int]] = []
PLACEMENT_SPOT: Final[list[int]] = []
PLACEMENT_MASK: Final[list[int]] = []
PLACEMENT_AROUND: Final[list[int]] = []
PLACEMENT_CELL: Final[list[int]] = []
"""For each placement: the piece, the spot, its cells, the cells that touch them, and the cell by
which it is named, its first in reading order."""
PLACEMENT_AT: Final[list[list[int]]] = [[-1] * SPOT_COUNT for _ in PIECES]
"""For each piece and spot the placement, or -1 where the piece would leave the grid."""


def _number_placements() -> None:
    for piece, ways in enumerate(ORIENTATIONS):
        for way in ways:
            for cell in range(CELL_COUNT):
                top, left = cell // WIDTH, cell % WIDTH
                if top + way.height > HEIGHT or left + max(way.columns) >= WIDTH:
                    continue
                mask = 0
                for row, column in zip(way.rows, way.columns, strict=True):
                    mask |= CELL_BIT[(top + row) * WIDTH + left + column]
                PLACEMENT_AT[piece][way.first_spot + cell] = len(PLACEMENT_PIECE)
                PLACEMENT_PIECE.append(piece)
                PLACEMENT_SPOT.append(way.first_spot + cell)
                PLACEMENT_MASK.append(mask)
                PLACEMENT_AROUND.append(around(mask))
                PLACEMENT_CELL.append(cell_number(mask & -mask))


_number_placements()

# Where pieces fit

PADDING: Final[list[int]] = [0] * (2 + max(max(way.skips) for ways in ORIENTATIONS for way in ways))


def words_of(mask: int) -> list[int]:
    """A set of cells cut into words, with empty ones behind."""
    words = [mask >> cut & WORD_MASK for cut in CUTS]
    words.extend(PADDING)
    return words


def fitting(words: list[int], way: Orientation, number: int) -> int:
    """The corners in one word at which a piece, turned this way, lies on free cells alone."""
    skips = way.skips
    shifts = way.shifts
    fits: i64 = WORD_MASK
    for cell in range(len(shifts)):
        place = number + skips[cell]
        shift: i64 = shifts[cell]
        near: i64 = words[place]
        far: i64 = words[place + 1]
        fits &= near >> shift | far << WORD - shift
        if fits == 0:
            return 0
    return fits


def fits_somewhere(words: list[int], piece: int) -> bool:
    """Whether a piece has a place on free cells."""
    for way in ORIENTATIONS[piece]:
        for number in range(WORD_COUNT):
            if fitting(words, way, number):
                return True
    return False


def has_choice(words: list[int], piece: int) -> bool:
    """Whether a piece has more than one place on free cells."""
    found = False
    for way in ORIENTATIONS[piece]:
        for number in range(WORD_COUNT):
            fits = fitting(words, way, number)
            if fits:
                if found or fits & fits - 1:
                    return True
                found = True
    return False


# Enclosed ground


def enclosed_by(barrier: int) -> int:
    """The cells that walls and keeps enclose: what a flood from outside does not reach.

    The flood goes in eight directions, so two cells of a wall that meet at a corner leave a hole.
    The edge of the grid closes nothing: beyond it is outside.
    """
    if barrier.bit_count() < SMALLEST_RING:
        return 0
    ground = EVERYTHING & ~barrier
    reached = BORDER
    while True:
        grown = reached | reached << 1 | reached >> 1
        grown = (grown | grown << STRIDE | grown >> STRIDE) & ground
        if grown == reached:
            return ground & ~reached
        reached = grown
