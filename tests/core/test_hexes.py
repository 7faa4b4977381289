"""Boards of hexagons, small and large: neighbours, ways, areas, lines, and sets beyond a machine word."""

from hypothesis import given
from hypothesis import strategies as st

from tessera.core.hexes import FAR, Cells, Hexes, cells_from, cells_of, distance

RADIUS = 4
BOARD = Hexes(
    [(q, r) for q in range(-RADIUS, RADIUS + 1) for r in range(-RADIUS, RADIUS + 1) if abs(q + r) <= RADIUS]
)
"""A hexagon of 61 cells."""
LARGE = Hexes([(q, r) for r in range(8) for q in range(9)])
"""72 cells, as many as the largest map of Clash."""
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


def test_an_empty_set_is_empty() -> None:
    assert Cells().is_empty()
    assert repr(cells_from(0b101)) == "Cells([0, 2])"
