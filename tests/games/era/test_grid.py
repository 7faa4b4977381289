"""The grid: shapes, turning, placing, touching, enclosing. Bits against plain cells."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tessera.games.era.catalog import HEIGHT, PIECE, PIECES, SHAPES, WIDTH
from tessera.games.era.grid import (
    BOARD,
    BORDER,
    CELL_BIT,
    CELL_COUNT,
    CELLS,
    ORIENTATIONS,
    PLACEMENT_AROUND,
    PLACEMENT_AT,
    PLACEMENT_CELL,
    PLACEMENT_MASK,
    PLACEMENT_PIECE,
    PLACEMENT_SPOT,
    cells_of,
    enclosed_by,
    fits_somewhere,
    has_choice,
    words_of,
)
from tessera.games.era.notation import PLACE
from tessera.games.era.rules import places
from tessera.games.era.scenario import RING, domain, enclosed, scenario

Cell = tuple[int, int]
GRIDS = st.sets(st.integers(0, CELL_COUNT - 1), max_size=CELL_COUNT)


def mask_of(cells: set[int]) -> int:
    return sum(CELL_BIT[cell] for cell in cells)


@given(GRIDS, st.booleans())
def test_the_cells_of_a_set_are_listed_in_order_without_what_lies_beyond_the_grid(
    cells: set[int], has_border: bool
) -> None:
    assert cells_of(mask_of(cells) | (BORDER if has_border else 0)) == sorted(cells)


def plainly_enclosed(barrier: set[int]) -> set[int]:
    """What a flood by eight neighbours from outside does not reach, cell by cell."""
    outside = [(-1, -1)]
    reached = {(-1, -1)}
    while outside:
        x, y = outside.pop()
        for dx in (-1, 0, 1):
            for dy in (-1, 0, 1):
                cell = (x + dx, y + dy)
                inside_frame = -1 <= cell[0] <= WIDTH and -1 <= cell[1] <= HEIGHT
                if (
                    inside_frame
                    and cell not in reached
                    and cell[1] * WIDTH + cell[0] not in blocked(barrier, cell)
                ):
                    reached.add(cell)
                    outside.append(cell)
    free = {cell for cell in range(CELL_COUNT) if cell not in barrier}
    return {cell for cell in free if (cell % WIDTH, cell // WIDTH) not in reached}


def blocked(barrier: set[int], cell: Cell) -> set[int]:
    """The barrier, for cells of the grid; nothing outside it."""
    return barrier if 0 <= cell[0] < WIDTH and 0 <= cell[1] < HEIGHT else set()


def plainly_free(ground: set[int], piece: int) -> set[int]:
    """The spots where a piece fits, cell by cell."""
    spots = set()
    for way in ORIENTATIONS[piece]:
        for cell in range(CELL_COUNT):
            covered = [
                (cell % WIDTH + x, cell // WIDTH + y) for x, y in zip(way.columns, way.rows, strict=True)
            ]
            if all(x < WIDTH and y < HEIGHT and y * WIDTH + x in ground for x, y in covered):
                spots.add(way.turned * CELL_COUNT + cell)
    return spots


# Shapes


@pytest.mark.parametrize(
    ("piece", "ways"),
    [("keep", 1), ("longhouse", 2), ("church", 4), ("farm", 1), ("lumber_mill", 4), ("hospital", 1)]
    + [("monastery", 4), ("guildhall", 2), ("university", 4), ("cathedral", 4), ("wall_6", 2)],
)
def test_a_piece_can_be_turned_in_as_many_ways_as_look_different(piece: str, ways: int) -> None:
    assert len(ORIENTATIONS[PIECE[piece]]) == ways


def test_pieces_are_not_turned_over() -> None:
    """The lumber mill and the monastery exist in one hand only."""
    for piece in ("lumber_mill", "monastery"):
        flipped = [(-x, y) for x, y in SHAPES[PIECE[piece]]]
        left, top = min(x for x, _ in flipped), min(y for _, y in flipped)
        corner = {(x - left, y - top) for x, y in flipped}
        shapes = [set(zip(way.columns, way.rows, strict=True)) for way in ORIENTATIONS[PIECE[piece]]]
        assert corner not in shapes


def test_turning_goes_clockwise() -> None:
    church = {
        way.turned: set(zip(way.columns, way.rows, strict=True)) for way in ORIENTATIONS[PIECE["church"]]
    }
    assert church == {
        0: {(0, 0), (1, 0), (0, 1)},
        1: {(0, 0), (1, 0), (1, 1)},
        2: {(1, 0), (0, 1), (1, 1)},
        3: {(0, 0), (0, 1), (1, 1)},
    }


def test_every_placement_is_numbered_once() -> None:
    for number, piece in enumerate(PLACEMENT_PIECE):
        assert PLACEMENT_AT[piece][PLACEMENT_SPOT[number]] == number
        cells = cells_of(PLACEMENT_MASK[number])
        assert len(cells) == len(SHAPES[piece])
        assert PLACEMENT_CELL[number] == cells[0]
        assert PLACEMENT_MASK[number] & ~BOARD == 0


def test_two_placements_of_a_piece_never_cover_the_same_cells() -> None:
    covered = list(zip(PLACEMENT_PIECE, PLACEMENT_MASK, strict=True))
    assert len(covered) == len(set(covered))


def test_cells_are_named_by_column_and_row() -> None:
    assert (CELLS[0], CELLS[WIDTH - 1], CELLS[WIDTH], CELLS[-1]) == ("a1", "k1", "a2", "k11")


def test_what_touches_a_piece_shares_a_side_with_it() -> None:
    for number, piece in enumerate(PLACEMENT_PIECE):
        own = {(cell % WIDTH, cell // WIDTH) for cell in cells_of(PLACEMENT_MASK[number])}
        sides = {(x + dx, y + dy) for x, y in own for dx, dy in ((0, 1), (1, 0), (0, -1), (-1, 0))} - own
        on_grid = {y * WIDTH + x for x, y in sides if 0 <= x < WIDTH and 0 <= y < HEIGHT}
        assert set(cells_of(PLACEMENT_AROUND[number])) == on_grid, PIECES[piece]


# Placing


@settings(max_examples=60, deadline=None)
@given(GRIDS, st.integers(0, len(PIECES) - 1))
def test_places_are_those_that_a_look_at_every_cell_finds(occupied: set[int], piece: int) -> None:
    ground = set(range(CELL_COUNT)) - occupied
    expected = plainly_free(ground, piece)
    words = words_of(mask_of(ground))
    listed = places(words, piece)
    assert sorted(listed) == sorted(PLACE.of(spot) for spot in expected)
    assert fits_somewhere(words, piece) == bool(expected)
    assert has_choice(words, piece) == (len(expected) > 1)


def test_an_empty_grid_has_all_places() -> None:
    for piece in range(len(PIECES)):
        assert len(places(words_of(BOARD), piece)) == PLACEMENT_PIECE.count(piece)
        assert not places(words_of(0), piece)


# Enclosing


@settings(max_examples=80, deadline=None)
@given(GRIDS)
def test_a_flood_of_bits_is_a_flood_of_cells(barrier: set[int]) -> None:
    assert set(cells_of(enclosed_by(mask_of(barrier)))) == plainly_enclosed(barrier)


@settings(max_examples=40, deadline=None)
@given(st.integers(0, 6), st.integers(0, 6), st.integers(3, 5), st.integers(3, 5), GRIDS)
def test_a_flood_of_bits_is_a_flood_of_cells_around_rings(
    left: int, top: int, width: int, height: int, gaps: set[int]
) -> None:
    ring = {
        y * WIDTH + x
        for x in range(left, min(left + width, WIDTH))
        for y in range(top, min(top + height, HEIGHT))
        if x in (left, left + width - 1) or y in (top, top + height - 1)
    }
    barrier = ring - set(list(gaps)[:1])
    assert set(cells_of(enclosed_by(mask_of(barrier)))) == plainly_enclosed(barrier)


def test_walls_side_to_side_enclose_ground() -> None:
    assert enclosed(scenario("collect", domain(pieces=RING), domain())) == {"c3", "d3", "c4", "d4"}


def test_walls_that_meet_at_a_corner_leave_a_hole() -> None:
    # b2 is missing: the walls above and to the left meet at a corner only.
    corner = ["wall_3@c2", "wall_4@b5", "wall_2@b3/r90", "wall_2@e3/r90"]
    assert enclosed(scenario("collect", domain(pieces=corner), domain())) == set()


def test_the_edge_of_the_grid_closes_nothing() -> None:
    edge = ["wall_3@a3", "wall_2@c1/r90"]
    assert enclosed(scenario("collect", domain(pieces=edge), domain())) == set()


def test_a_keep_closes_a_ring_like_a_wall() -> None:
    ring = ["wall_4@b2", "wall_3@b5", "keep@e5", "wall_2@b3/r90", "wall_2@e3/r90"]
    assert enclosed(scenario("collect", domain(pieces=ring), domain())) == {"c3", "d3", "c4", "d4"}


def test_other_buildings_close_nothing() -> None:
    ring = ["wall_4@b2", "wall_4@b5", "wall_2@b3/r90", "townhouse@e3/r90"]
    assert enclosed(scenario("collect", domain(pieces=ring), domain())) == set()


def test_scorched_land_closes_nothing() -> None:
    ring = ["wall_4@b2", "wall_4@b5", "wall_2@b3/r90", "scorched@e3"]
    assert enclosed(scenario("collect", domain(pieces=ring), domain())) == set()


def test_walls_may_stick_out_of_a_ring() -> None:
    ring = ["wall_6@a2", "wall_5@b5", "wall_2@b3/r90", "wall_2@e3/r90"]
    assert enclosed(scenario("collect", domain(pieces=ring), domain())) == {"c3", "d3", "c4", "d4"}


def test_a_ring_may_use_the_cells_along_the_edge() -> None:
    ring = ["wall_3@a1", "wall_3@a3", "keep@a2", "keep@c2"]
    assert enclosed(scenario("collect", domain(pieces=ring), domain())) == {"b2"}
