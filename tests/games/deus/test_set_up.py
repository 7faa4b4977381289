"""The set-up: the continent, the villages, the supply, and what everybody begins with."""

from collections import Counter
from itertools import pairwise

import pytest

from tessera.core.chance import Chance
from tessera.core.hexes import count_bits
from tessera.games.deus.catalog import RESOURCES, SIDES, TILES, TURNS, TYPES
from tessera.games.deus.continent import (
    FACES,
    REGIONS,
    STANDARD,
    continent_from_text,
    random_continent,
    regions_of,
)
from tessera.games.deus.edition import TILE_REGIONS
from tessera.games.deus.scenario import hand, legal, new_game, points, ready, reserve, supply

SEATS = [2, 3, 4]


@pytest.mark.parametrize(("seats", "tiles"), [(2, 4), (3, 6), (4, 7)])
def test_the_number_of_tiles_depends_on_the_seats(seats: int, tiles: int) -> None:
    board = new_game(seats).view(None).board
    assert len(board["regions"]) == tiles * TILE_REGIONS
    assert len(board["villages"]) == tiles
    assert board["supply"]["temples"] == tiles


@pytest.mark.parametrize("seats", SEATS)
def test_a_tile_has_two_seas_a_village_and_four_lands(seats: int) -> None:
    for seed in range(20):
        regions = new_game(seats, seed).view(None).board["regions"]
        for tile in range(len(regions) // TILE_REGIONS):
            terrains = Counter(region["terrain"] for region in regions if region["tile"] == tile)
            assert terrains == {"sea": 2, "village": 1, "field": 1, "forest": 1, "swamp": 1, "mountain": 1}


@pytest.mark.parametrize("seats", SEATS)
def test_no_two_villages_touch(seats: int) -> None:
    chance = Chance(3)
    for _ in range(300):
        continent = random_continent(STANDARD[seats], chance)
        assert not continent.layout.around(continent.villages) & continent.villages


def test_tiles_sides_and_turns_are_drawn_at_random() -> None:
    written = {new_game(2, seed).continent.written() for seed in range(50)}
    assert len(written) == 50
    firsts = Counter(text.partition("@")[0] for text in written)
    assert len(firsts) > 30


def test_both_sides_of_every_tile_come_up_in_every_turn() -> None:
    seen: set[tuple[int, ...]] = set()
    for seed in range(400):
        seen.update(new_game(2, seed).continent.terrains)
    assert seen == set(FACES)
    sides = [set(FACES[side * TURNS : (side + 1) * TURNS]) for side in range(len(TILES) * SIDES)]
    assert all(len(side) == TURNS and not side & other for side, other in pairwise(sides))


@pytest.mark.parametrize("seats", SEATS)
def test_a_village_has_as_many_points_as_regions_touch_it(seats: int) -> None:
    seen = set()
    for seed in range(20):
        state = new_game(seats, seed)
        near_of = state.continent.layout.near_of
        for village in state.view(None).board["villages"]:
            count = near_of[REGIONS.index(village["region"])].bit_count()
            assert (village["points"], village["standing"]) == (count, True)
            seen.add(count)
    assert seen <= {3, 4, 5, 6}


def test_a_village_with_five_neighbours_has_five_points() -> None:
    written = "WVMSFOO@0,0+VWMSFOO@1,0+VWMSFOO@0,1+VWMSFOO@1,1"
    state = new_game(2, continent=written)
    village = state.view(None).board["villages"][0]
    assert (village["region"], village["points"], village["standing"]) == ("a1", 5, True)


@pytest.mark.parametrize(("seats", "total"), [(2, 10), (3, 15), (4, 20)])
def test_there_are_five_of_each_resource_for_each_seat(seats: int, total: int) -> None:
    state = new_game(seats)
    for name in RESOURCES:
        assert supply(state, name) == total - seats


@pytest.mark.parametrize("seats", SEATS)
def test_everybody_begins_alike(seats: int) -> None:
    state = new_game(seats)
    for seat in range(seats):
        seen = state.view(seat).board["empires"][seat]
        assert (seen["gold"], points(state, seat), len(hand(state, seat))) == (5, 5, 5)
        assert seen["resources"] == dict.fromkeys(RESOURCES, 1)
        assert [ready(state, piece, seat) for piece in TYPES] == [2] * 5
        assert [reserve(state, piece, seat) for piece in TYPES] == [3] * 5
        assert all(not column for column in seen["columns"].values())


def test_ninety_six_cards_are_dealt_from() -> None:
    state = new_game(4)
    assert len(state.deck) == 96 - 4 * 5
    assert state.parts()["cards"] == 96


def test_anybody_may_be_the_first_player() -> None:
    assert {new_game(3, seed).first for seed in range(30)} == {0, 1, 2}


def test_the_first_player_begins() -> None:
    for seed in range(5):
        state = new_game(3, seed)
        assert state.seats_to_act() == (state.first,)
        assert legal(state, "offer")


def test_two_regions_touch_whether_or_not_they_lie_on_one_tile() -> None:
    near = STANDARD[2].near_of[REGIONS.index("a2")]
    assert {REGIONS[region] for region in regions_of(near)} == {"a0", "a1", "a3", "b4", "c5", "c6"}


@pytest.mark.parametrize(("seats", "edge"), [(2, 18), (3, 24), (4, 24)])
def test_the_edge_is_where_a_neighbour_is_missing(seats: int, edge: int) -> None:
    layout = STANDARD[seats]
    assert count_bits(layout.edge) == edge
    for region, near in enumerate(layout.near_of):
        assert (near.bit_count() < 6) == bool(layout.edge >> region & 1)


def test_a_continent_is_written_down_and_read_again() -> None:
    continent = random_continent(STANDARD[4], Chance(5))
    again = continent_from_text(continent.written())
    assert again.terrains == continent.terrains
    assert (again.sea, again.villages, again.lands) == (continent.sea, continent.villages, continent.lands)
