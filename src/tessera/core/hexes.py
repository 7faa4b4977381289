"""Boards of hexagons: what touches what, how far it is, what hangs together, what lies in a line.

A cell is a number. A set of cells is an int with a bit for each, in one machine word, for boards of up to
63 cells; larger ones, up to 126, have `Cells`, two words, so that sets stay fast. Which cells touch is
worked out once for each board, for every set of seven cells that follow each other.
"""

from typing import Final

from tessera.core import i64

DIRECTIONS: Final[list[tuple[int, int]]] = [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)]
"""The six neighbours of a cell, in axial coordinates, clockwise."""
CHUNK: Final = 7
"""Cells that are looked up at once."""
CHUNK_BITS: Final = (1 << CHUNK) - 1
CHUNK_SETS: Final = 1 << CHUNK
WORD: Final = 63
"""Cells of one machine word."""
WORD_BITS: Final = (1 << WORD) - 1
SHORT: Final = 60
"""Cells of an int that is quick when compiled."""
SHORT_BITS: Final = (1 << SHORT) - 1
HIGH_TABLE: Final = WORD // CHUNK * CHUNK_SETS
"""Where the cells of the second word begin in the tables of neighbours."""
FAR: Final = 1_000
"""The distance of what cannot be reached."""


def count_bits(mask: i64) -> int:
    """How many cells a set has."""
    count = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count


def count_cells(mask: int) -> int:
    """How many cells a set of any size has, without the call of a method of int."""
    count = 0
    while mask:
        short = mask & SHORT_BITS
        mask >>= SHORT
        while short:
            short &= short - 1
            count += 1
    return count


def cells_of(mask: int) -> list[int]:
    """The cells of a set, in order. Most sets are small; of large ones a short part is taken at a time, since
    only short ints are quick when compiled."""
    found: list[int] = []
    first = -1
    while mask:
        short = mask & SHORT_BITS
        mask >>= SHORT
        while short:
            lowest = short & -short
            found.append(first + lowest.bit_length())
            short ^= lowest
        first += SHORT
    return found


class Cells:
    """A set of cells of a board that is too large for one word. It never changes."""

    def __init__(self, low: i64 = 0, high: i64 = 0) -> None:
        self.low: i64 = low
        """The first 63 cells."""
        self.high: i64 = high

    def has(self, cell: int) -> bool:
        if cell < WORD:
            return self.low >> cell & 1 == 1
        return self.high >> cell - WORD & 1 == 1

    def united(self, other: "Cells") -> "Cells":
        return Cells(self.low | other.low, self.high | other.high)

    def common(self, other: "Cells") -> "Cells":
        return Cells(self.low & other.low, self.high & other.high)

    def without(self, other: "Cells") -> "Cells":
        return Cells(self.low & ~other.low, self.high & ~other.high)

    def meets(self, other: "Cells") -> bool:
        """Whether the sets have a cell in common."""
        return self.low & other.low != 0 or self.high & other.high != 0

    def is_empty(self) -> bool:
        return self.low == 0 and self.high == 0

    def count(self) -> int:
        return count_bits(self.low) + count_bits(self.high)

    def mask(self) -> int:
        """The set as one int of any length: for saving it, and for everything that is not in a hurry."""
        return int(self.low) | int(self.high) << WORD

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Cells) and self.low == other.low and self.high == other.high

    def __hash__(self) -> int:
        return hash((int(self.low), int(self.high)))

    def __repr__(self) -> str:
        return f"Cells({cells_of(self.mask())})"


def cells_from(mask: int) -> Cells:
    """The inverse of `Cells.mask`."""
    return Cells(mask & WORD_BITS, mask >> WORD)


class Hexes:
    """A board by the axial coordinates of its cells. Made once and shared."""

    def __init__(self, coordinates: list[tuple[int, int]]) -> None:
        self.coordinates = coordinates
        self.number: dict[tuple[int, int], int] = {place: cell for cell, place in enumerate(coordinates)}
        """The cell at some coordinates."""
        self.near_of: list[int] = [sum([1 << cell for cell in self.neighbours(q, r)]) for q, r in coordinates]
        """The neighbours of each cell, as a set."""
        edge = 0
        for cell, near in enumerate(self.near_of):
            if near.bit_count() < len(DIRECTIONS):
                edge |= 1 << cell
        everything = (1 << len(coordinates)) - 1
        self.is_large = len(coordinates) > WORD
        self.edge: i64 = edge & WORD_BITS
        self.all: i64 = everything & WORD_BITS
        """The cells on the edge of the board, and all; of a large one those of the first word."""
        self.edge_cells = cells_from(edge)
        self.all_cells = cells_from(everything)
        self.near: list[int] = []
        """The neighbours of every set of seven cells that follow each other, the first word of them."""
        self.near_high: list[int] = []
        """And the second, which only large boards have something in."""
        for first in range(0, len(coordinates), CHUNK):
            for chosen in range(CHUNK_SETS):
                near = 0
                for place in range(min(CHUNK, len(coordinates) - first)):
                    if chosen >> place & 1:
                        near |= self.near_of[first + place]
                self.near.append(near & WORD_BITS)
                self.near_high.append(near >> WORD)

    def neighbours(self, q: int, r: int) -> list[int]:
        """The cells that touch a place."""
        places = [(q + dq, r + dr) for dq, dr in DIRECTIONS]
        return [self.number[place] for place in places if place in self.number]

    # Quick questions: about sets of one word for small boards, about `Cells` for large ones

    def around(self, mask: i64) -> i64:
        """Everything that touches a cell of a set; members of the set that touch each other too."""
        return _gathered(self.near, 0, mask)

    def around_cells(self, cells: Cells) -> Cells:
        """The same for a large board."""
        low, high = cells.low, cells.high
        return Cells(
            _gathered(self.near, 0, low) | _gathered(self.near, HIGH_TABLE, high),
            _gathered(self.near_high, 0, low) | _gathered(self.near_high, HIGH_TABLE, high),
        )

    def area_of(self, start: Cells, within: Cells) -> Cells:
        """The start, and all that hangs together with it over cells of another set: a sea by one of its
        cells."""
        found = start
        while True:
            further = found.united(self.around_cells(found).common(within))
            if further == found:
                return found
            found = further

    # Questions that are not in a hurry, about sets of any size

    def around_mask(self, mask: int) -> int:
        """Everything that touches a cell of a set."""
        return self.around_cells(cells_from(mask)).mask() if self.is_large else int(self.around(mask))

    def reached(self, start: int, steps: int, within: int) -> int:
        """The start, and the cells that are so many steps or fewer from it over cells of another set."""
        found = start
        for _ in range(steps):
            further = found | self.around_mask(found) & within
            if further == found:
                break
            found = further
        return found

    def distances(self, start: int, within: int) -> list[int]:
        """How many steps it is to each cell from a set, over cells of another; FAR if there is no way."""
        found = [FAR] * len(self.coordinates)
        reached = start
        rim = start
        steps = 0
        while rim:
            for cell in cells_of(rim):
                found[cell] = steps
            rim = self.around_mask(rim) & within & ~reached
            reached |= rim
            steps += 1
        return found

    def areas(self, mask: int) -> list[int]:
        """The parts of a set that hang together, by their lowest cells."""
        found: list[int] = []
        while mask:
            area = self.reached(mask & -mask, len(self.coordinates), mask)
            found.append(area)
            mask &= ~area
        return found

    def ray(self, cell: int, direction: int) -> list[int]:
        """The cells from a cell straight to the edge, the nearest first."""
        q, r = self.coordinates[cell]
        dq, dr = DIRECTIONS[direction]
        found: list[int] = []
        while (q + dq, r + dr) in self.number:
            q, r = q + dq, r + dr
            found.append(self.number[(q, r)])
        return found


def _gathered(near: list[int], table: i64, mask: i64) -> i64:
    """What a table of neighbours has for a set of cells, from a place in the table on."""
    found: i64 = 0
    while mask:
        chosen = mask & CHUNK_BITS
        if chosen:
            found |= near[table + chosen]
        mask >>= CHUNK
        table += CHUNK_SETS
    return found


def distance(one: tuple[int, int], other: tuple[int, int]) -> int:
    """The steps between two places with nothing in the way."""
    dq, dr = other[0] - one[0], other[1] - one[1]
    return (abs(dq) + abs(dr) + abs(dq + dr)) // 2
