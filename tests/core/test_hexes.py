"""Boards of hexagons, small and large: neighbours, ways, areas, lines, and sets beyond a machine word."""

from hypothesis import given
from hypothesis import strategies as st

from tessera.core.hexes import DIRECTIONS, FAR, Cells, Hexes, cells_from, cells_of, distance

RADIUS = 4
BOARD = Hexes(
    [(q, r) for q in range(-RADIUS, RADIUS + 1) for r in range(-RADIUS, RADIUS + 1) if abs(q + r) <= RADIUS]
)
"""A hexagon of 61 cells."""
LARGE = Hexes([(q, r) for r in range(8) for q in range(9)])
"""72 cells, as many as the largest map of Clash."""
ALL_OF_LARGE = (1 << 72) - 1
CENTRE = BOARD.number[(0, 0)]
EVERYWHERE = (1 << 61) - 1


def plainly_around(board: Hexes, mask: int) -> int:
    """What touches a set, by the distances of all cells."""
    found = 0
    for cell, place in enumerate(board.coordinates):
        if any(distance(place, board.coordinates[other]) == 1 for other in cells_of(mask)):
            found |= 1 << cell
    return found


def test_a_cell_in_the_middle_touches_six_others_and_a_corner_three() -> None:
    assert BOARD.near_of[CENTRE].bit_count() == 6
    assert BOARD.near_of[BOARD.number[(RADIUS, 0)]].bit_count() == 3
    assert int(BOARD.edge).bit_count() == 6 * RADIUS


@given(st.integers(0, EVERYWHERE))
def test_what_touches_a_set_is_found_by_its_chunks(mask: int) -> None:
    assert BOARD.around(mask) == plainly_around(BOARD, mask)


@given(st.integers(0, (1 << 72) - 1))
def test_what_touches_a_set_of_a_large_board_is_found_by_its_words(mask: int) -> None:
    assert LARGE.around_cells(cells_from(mask)).mask() == plainly_around(LARGE, mask)


@given(st.integers(0, (1 << 72) - 1), st.integers(0, (1 << 72) - 1))
def test_sets_of_a_large_board_are_sets(one: int, other: int) -> None:
    first, second = cells_from(one), cells_from(other)
    assert first.united(second).mask() == one | other
    assert first.common(second).mask() == one & other
    assert first.without(second).mask() == one & ~other
    assert first.meets(second) == bool(one & other)
    assert first.count() == one.bit_count()
    assert first.is_empty() == (one == 0)
    assert [cell for cell in range(72) if first.has(cell)] == cells_of(one)
    assert (first == second) == (one == other)
    assert hash(first) == hash(cells_from(first.mask()))


def test_without_obstacles_the_way_is_as_long_as_the_distance() -> None:
    found = BOARD.distances(1 << CENTRE, EVERYWHERE)
    assert found == [distance((0, 0), place) for place in BOARD.coordinates]


def test_ways_go_round_what_is_not_within_and_may_not_exist() -> None:
    wall = sum(1 << BOARD.number[(1, r)] for r in range(-RADIUS, RADIUS))
    assert BOARD.distances(1 << CENTRE, EVERYWHERE & ~wall)[BOARD.number[(2, 0)]] == FAR
    gap = 1 << BOARD.number[(1, RADIUS - 1)]
    assert BOARD.distances(1 << CENTRE, EVERYWHERE & ~wall | gap)[BOARD.number[(2, 0)]] > 2


def test_cells_within_some_steps_are_reached() -> None:
    assert BOARD.reached(1 << CENTRE, 2, EVERYWHERE).bit_count() == 1 + 6 + 12


def test_a_sea_falls_into_its_areas() -> None:
    west, east = 1 << BOARD.number[(-2, 0)], 1 << BOARD.number[(2, 0)]
    pair = west | 1 << BOARD.number[(-3, 0)]
    assert sorted(BOARD.areas(pair | east)) == sorted([pair, east])
    assert BOARD.areas(0) == []
    assert LARGE.areas((1 << 72) - 1) == [(1 << 72) - 1]


def test_a_ray_goes_straight_to_the_edge() -> None:
    assert [BOARD.coordinates[cell] for cell in BOARD.ray(CENTRE, 0)] == [(1, 0), (2, 0), (3, 0), (4, 0)]
    assert BOARD.ray(BOARD.number[(RADIUS, 0)], 0) == []


def plain_areas(board: Hexes, mask: int) -> set[int]:
    """The parts that hang together, by joining neighbours one by one."""
    parts = [1 << cell for cell in cells_of(mask)]
    for cell in cells_of(mask):
        touched = [part for part in parts if part & (board.near_of[cell] | 1 << cell)]
        parts = [part for part in parts if part not in touched] + [sum(touched)]
    return set(parts)


@given(st.integers(0, ALL_OF_LARGE))
def test_the_seas_of_a_large_board_are_found_and_so_is_each_by_any_of_its_cells(sea: int) -> None:
    areas = LARGE.areas(sea)
    assert set(areas) == plain_areas(LARGE, sea)
    for area in areas:
        for cell in cells_of(area):
            assert LARGE.area_of(cells_from(1 << cell), cells_from(sea)).mask() == area


def test_the_seas_of_a_small_board_may_be_asked_for_in_words_too() -> None:
    assert BOARD.area_of(BOARD.edge_cells, Cells()) == BOARD.edge_cells
    assert BOARD.area_of(cells_from(1 << CENTRE), BOARD.all_cells).mask() == EVERYWHERE


def test_the_edge_of_a_large_board_has_cells_in_both_words() -> None:
    rim = [cell for cell, (q, r) in enumerate(LARGE.coordinates) if q in (0, 8) or r in (0, 7)]
    assert cells_of(LARGE.edge_cells.mask()) == rim
    assert cells_of(int(LARGE.edge)) == [cell for cell in rim if cell < 63]
    assert LARGE.all_cells.mask() == ALL_OF_LARGE
    assert LARGE.all_cells.count() == 72


def test_ways_on_a_large_board_are_as_long_as_the_distances_of_their_cells() -> None:
    for cell, place in enumerate(LARGE.coordinates):
        found = LARGE.distances(1 << cell, ALL_OF_LARGE)
        assert found == [distance(place, other) for other in LARGE.coordinates]


def test_rays_of_a_large_board_go_straight_until_they_leave_it() -> None:
    for cell, (q, r) in enumerate(LARGE.coordinates):
        for direction, (dq, dr) in enumerate(DIRECTIONS):
            ray = LARGE.ray(cell, direction)
            steps = range(1, len(ray) + 1)
            assert [LARGE.coordinates[other] for other in ray] == [(q + dq * n, r + dr * n) for n in steps]
            beyond = len(ray) + 1
            assert (q + dq * beyond, r + dr * beyond) not in LARGE.number
            assert LARGE.edge_cells.has(ray[-1] if ray else cell)


def test_an_empty_set_is_empty() -> None:
    assert Cells().is_empty()
    assert repr(cells_from(0b101)) == "Cells([0, 2])"
