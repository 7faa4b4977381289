"""What a grid of Era is worth: its points, what is in danger, and the ring that may be closed next.

A ring is looked for among rectangles: for each the walls that are still missing are counted, and what
it would enclose is weighed against them. Grids change seldom, so what was found is remembered.
"""

from typing import Final

from tessera.ai.evaluation.era_weights import FIRST_RING, PATIENCE, PER_CELL, PER_FREE_CELL
from tessera.core import i64
from tessera.games.era.catalog import (
    ALWAYS_WALLED,
    BUILDING_COUNT,
    HEIGHT,
    POINTS,
    POINTS_PER,
    SCORCHED,
    WIDTH,
)
from tessera.games.era.domain import Domain
from tessera.games.era.grid import (
    BOARD,
    PLACEMENT_AROUND,
    PLACEMENT_MASK,
    PLACEMENT_PIECE,
    ROW_MASK,
    ROW_SHIFTS,
    STRIDE,
    fits_somewhere,
    words_of,
)
from tessera.games.era.rules import ill_buildings, is_walled
from tessera.games.era.scoring import bonus_of

# The rectangles

LONGEST: Final = 6
"""Cells of the longest wall."""
LEAST_INSIDE: Final = 6
MOST_MISSING: Final = 6
"""A ring that needs more pieces than this is not thought of."""


class Ring:
    """A rectangle of wall: its sides as bits of rows and columns, each corner in one of them."""

    def __init__(self, top: int, bottom: int, left: int, right: int) -> None:
        self.top = top
        self.bottom = bottom
        self.left = left
        self.right = right
        self.top_side: int = (1 << right) - (1 << left)
        self.bottom_side: int = (1 << right + 1) - (1 << left + 1)
        self.right_side: int = (1 << bottom) - (1 << top)
        self.left_side: int = (1 << bottom + 1) - (1 << top + 1)
        self.cells: int = (bottom - top - 1) * (right - left - 1)
        self.inside: int = _block(top + 1, bottom - 1, left + 1, right - 1)
        self.wall: int = _block(top, bottom, left, right) & ~self.inside


def _block(top: int, bottom: int, left: int, right: int) -> int:
    row = (1 << right + 1) - (1 << left)
    return sum(row << ROW_SHIFTS[number] for number in range(top, bottom + 1))


def _rings() -> list[Ring]:
    found: list[Ring] = []
    for height in range(2, HEIGHT - 1):
        for width in range(2, WIDTH - 1):
            if width * height >= LEAST_INSIDE and max(width, height) <= 2 * min(width, height):
                for top in range(HEIGHT - height - 1):
                    for left in range(WIDTH - width - 1):
                        found.append(Ring(top, top + height + 1, left, left + width + 1))
    return sorted(found, key=lambda ring: -ring.cells)


RINGS: Final[list[Ring]] = _rings()


def _pieces_for(pattern: int) -> int:
    """How many walls fill the gaps of a side, given as bits."""
    pieces = run = 0
    for place in range(max(WIDTH, HEIGHT) + 1):
        if pattern >> place & 1:
            run += 1
        else:
            pieces += -(-run // LONGEST)
            run = 0
    return pieces


WALLS_FOR: Final[list[int]] = [_pieces_for(pattern) for pattern in range(1 << max(WIDTH, HEIGHT))]

NEARNESS: Final[list[float]] = [PATIENCE**missing for missing in range(MOST_MISSING + 1)]
"""What is left of the worth of a ring that lacks so many pieces."""
MOST_FREE: Final = 20
"""Free cells that are worth having."""


class Ground:
    """What is known of a grid; the numbers that the evaluation weighs."""

    __slots__ = (
        "area",
        "exposed",
        "fitting",
        "ill",
        "least",
        "points",
        "ring_area",
        "ring_free",
        "ring_inside",
        "ring_missing",
        "ring_pieces",
        "ring_points",
        "ring_worth",
        "roomy",
        "space",
        "squares",
        "yard",
    )

    def __init__(self, domain: Domain, spare_walls: int) -> None:
        self.points = 0
        """Of its buildings, with the bonus of its markets."""
        self.least = 0
        """The points of its cheapest building: what a fire takes."""
        self.exposed = 0
        """Buildings outside the walls."""
        self.area = 0
        self.ill = len(ill_buildings(domain))
        self.yard = 0
        """Free cells inside the walls…"""
        self.squares = 0
        """… and squares of four among them."""
        self.space = 0
        """Free squares of four anywhere."""
        self.fitting = 0
        """The kinds that find a place, as bits…"""
        self.roomy = 0
        """… and those that find one inside the walls."""
        self.ring_pieces = 0
        """Walls that the best ring lacks; 0 if there is no ring worth closing."""
        self.ring_worth = 0.0
        """What it would be worth if it were closed."""
        self.ring_missing = 0
        self.ring_inside = 0
        self.ring_points = 0
        """Points that closing it adds at once, free cells and area that it gains."""
        self.ring_free = 0
        self.ring_area = 0
        self._count(domain)
        self._find_ring(domain, spare_walls)

    def _count(self, domain: Domain) -> None:
        enclosed = domain.enclosed
        least = 100
        for placement in domain.pieces:
            piece = PLACEMENT_PIECE[placement]
            if piece < BUILDING_COUNT:
                points = POINTS[piece]
                if is_walled(domain, placement):
                    points *= 2
                else:
                    self.exposed += 1
                if POINTS_PER[piece] == "empty_neighbour":
                    points += bonus_of(domain, placement)
                self.points += points
                if points < least and not ALWAYS_WALLED[piece]:
                    least = points
        self.least = least if least < 100 else 2
        self.area = (enclosed & ~domain.scorched).bit_count()
        free = BOARD & ~domain.occupied
        self.space = squares_of(free)
        self.fitting = kinds_fitting(free)
        if enclosed:
            yard = enclosed & ~domain.occupied
            self.yard = yard.bit_count()
            self.squares = squares_of(yard)
            self.roomy = kinds_fitting(yard)

    def _find_ring(self, domain: Domain, spare_walls: int) -> None:
        barrier = domain.barrier
        enclosed = domain.enclosed
        blocked = domain.occupied & ~barrier
        wall_rows = [barrier >> shift & ROW_MASK for shift in ROW_SHIFTS]
        full_rows = [blocked >> shift & ROW_MASK for shift in ROW_SHIFTS]
        wall_columns = columns_of(wall_rows)
        full_columns = columns_of(full_rows)
        houses: list[int] = []
        for placement in domain.pieces:
            piece = PLACEMENT_PIECE[placement]
            if piece < BUILDING_COUNT and not is_walled(domain, placement):
                houses.append(placement)
        most_points = 0
        for placement in houses:
            most_points += POINTS[PLACEMENT_PIECE[placement]]
        first = 0.0 if self.area else FIRST_RING
        per_cell = PER_CELL
        per_free = PER_FREE_CELL
        best = 0.0
        for ring in RINGS:
            top: i64 = ring.top_side
            bottom: i64 = ring.bottom_side
            if full_rows[ring.top] & top or full_rows[ring.bottom] & bottom:
                continue
            left: i64 = ring.left_side
            right: i64 = ring.right_side
            if full_columns[ring.left] & left or full_columns[ring.right] & right:
                continue
            missing = (
                WALLS_FOR[top & ~wall_rows[ring.top]]
                + WALLS_FOR[bottom & ~wall_rows[ring.bottom]]
                + WALLS_FOR[left & ~wall_columns[ring.left]]
                + WALLS_FOR[right & ~wall_columns[ring.right]]
            )
            if missing == 0:
                continue
            if missing > spare_walls + 1:
                missing -= spare_walls
            else:
                missing = 1
            if missing > MOST_MISSING:
                continue
            near = NEARNESS[missing]
            most = first + (per_cell + per_free) * ring.cells + most_points
            if most * near <= best:
                continue
            inside = ring.inside & ~enclosed
            area = (inside & ~barrier & ~domain.scorched).bit_count()
            free = min((inside & ~domain.occupied).bit_count(), MOST_FREE)
            points = 0
            for placement in houses:
                if PLACEMENT_MASK[placement] & ~inside == 0:
                    points += POINTS[PLACEMENT_PIECE[placement]]
            worth = first + per_cell * area + per_free * free + points
            if worth * near > best:
                best = worth * near
                self.ring_worth = worth
                self.ring_pieces = missing
                self.ring_missing = ring.wall & ~barrier
                self.ring_inside = inside
                self.ring_points = points
                self.ring_free = free
                self.ring_area = area


def kinds_fitting(cells: int) -> int:
    """The kinds that find a place in a set of cells, as bits."""
    words = words_of(cells)
    kinds = 0
    for kind in range(BUILDING_COUNT):
        if fits_somewhere(words, kind):
            kinds |= 1 << kind
    return kinds


def squares_of(cells: int) -> int:
    """How many squares of two by two lie in a set of cells."""
    rows = cells & cells >> 1
    return (rows & rows >> STRIDE).bit_count()


def columns_of(rows: list[int]) -> list[int]:
    """A set of cells given by rows, as bits of its columns."""
    columns = [0] * WIDTH
    for row in range(HEIGHT):
        bits: i64 = rows[row]
        bit: i64 = 1 << row
        column = 0
        while bits:
            if bits & 1:
                columns[column] |= bit
            bits >>= 1
            column += 1
    return columns


# How good places are, before any search


def place_scores(domain: Domain, ground: Ground, piece: int, placements: list[int]) -> list[float]:
    """How sensible each place of a piece looks, in points or so."""
    occupied = domain.occupied
    free = BOARD & ~occupied
    missing = ground.ring_missing
    inside = ground.ring_inside
    enclosed = domain.enclosed
    near = NEARNESS[ground.ring_pieces]
    scores: list[float] = []
    if piece >= BUILDING_COUNT and not is_wall(piece):  # scorched land
        wanted = missing | inside
        for placement in placements:
            mask = PLACEMENT_MASK[placement]
            score = -1.5 * (mask & wanted).bit_count() - 3.0 * (mask & domain.houses).bit_count()
            scores.append(score - 0.15 * (PLACEMENT_AROUND[placement] & free).bit_count())
        return scores
    if piece >= BUILDING_COUNT or ALWAYS_WALLED[piece]:
        for placement in placements:
            mask = PLACEMENT_MASK[placement]
            wasted = mask & ~missing
            score = 1.5 * (mask & missing).bit_count() - 1.0 * wasted.bit_count()
            scores.append(score - 1.0 * (wasted & (inside | enclosed)).bit_count())
        return scores
    base = float(POINTS[piece])
    is_market = POINTS_PER[piece] == "empty_neighbour"
    for placement in placements:
        mask = PLACEMENT_MASK[placement]
        around = PLACEMENT_AROUND[placement]
        score = -2.0 * (mask & missing).bit_count()
        if enclosed and mask & ~enclosed == 0:
            score += 1.0 + 1.5 * base
        elif inside and mask & ~inside == 0:
            score += (0.5 + 1.5 * base) * near
        open_sides = (around & free).bit_count()
        score += 0.6 * open_sides if is_market else -0.2 * open_sides
        score -= 0.05 * (around & domain.houses).bit_count()
        scores.append(score)
    return scores


def is_wall(piece: int) -> bool:
    return BUILDING_COUNT <= piece < SCORCHED


# Remembering


REMEMBERED: Final = 20_000
"""Grids that are remembered; a thought meets a few thousand."""


class Grounds:
    """Remembers what grids are worth."""

    def __init__(self) -> None:
        self.known: dict[tuple[int, ...], Ground] = {}

    def of(self, domain: Domain, spare_walls: int = 0) -> Ground:
        """The ground of a domain; `spare_walls` are still to be laid out for nothing."""
        key = (*domain.pieces, -spare_walls) if spare_walls else domain.pieces
        found = self.known.get(key)
        if found is None:
            if len(self.known) >= REMEMBERED:
                self.known.clear()
            found = Ground(domain, spare_walls)
            self.known[key] = found
        return found
