"""The end of the game: points, bonuses, majorities."""

from collections.abc import Callable, Iterator

import pytest

from tessera.games.era import scoring
from tessera.games.era.catalog import BUILDINGS, MOST_POINTS_PER
from tessera.games.era.scenario import (
    RING,
    Plan,
    domain,
    rich,
    scenario,
    sheet,
)

CITY = [
    # A ring of 26 cells: 25 of walls, and the keep in the middle of its lower side.
    *["wall_5@a1", "wall_4@f1", "wall_4@a2/r90", "wall_4@i2/r90", "wall_5@a6", "wall_3@g6"],
    # Inside: two keeps, a cathedral, four longhouses, a townhouse, a church; three cells are left.
    *["keep@b2", "keep@h2", "cathedral@c2", "longhouse@e2", "longhouse@f3", "longhouse@f4", "longhouse@f5"],
    *["church@b4", "townhouse@e4/r90"],
    # Outside: a townhouse, two farms, two lumber mills, a monastery, and a market with room around it.
    *["townhouse@j6", "farm@j1", "farm@j3", "lumber_mill@f8", "lumber_mill@f10", "monastery@j8", "market@b9"],
]
"""The domain of the rulebook's example, as far as it can be told from its points."""
TEN_DICE = [
    *["noble_goods"] * 3,
    *["peasant_food"] * 4,
    *["burgher_stone"] * 2,
    "clergy_food",
]


def scored(*plans: Plan) -> list[dict[str, int]]:
    """The score sheets of domains whose dice have no more to say."""
    state = scenario("build", *plans)
    return [sheet(state, seat) for seat in range(len(plans))]


def test_points_and_bonuses_of_a_grid_are_the_sums_of_their_lines() -> None:
    kolya = scenario("build", domain(pieces=CITY, dice=TEN_DICE, culture=4), domain()).domains[0]
    assert scoring.grid_points(kolya) == sum(scoring.building_points(kolya).values()) > 0
    assert scoring.grid_bonus(kolya) == sum(scoring.bonuses(kolya).values()) > 0


def test_the_example_of_the_rulebook_adds_up_to_65() -> None:
    kolya = domain(pieces=CITY, dice=TEN_DICE, culture=4, disaster=8)
    rita = domain(pieces=CITY, dice=TEN_DICE, culture=5)
    state = scenario("extort", kolya, rita)
    found = {line: points for line, points in sheet(state, 0).items() if points}
    assert found == {
        "keep": 6,
        "longhouse": 8,
        "townhouse": 3,
        "church": 2,
        "farm": 2,
        "lumber_mill": 4,
        "monastery": 4,
        "market": 2,
        "cathedral": 10,
        "market_bonus": 8,
        "cathedral_bonus": 10,
        "culture": 4,
        "largest_area": 10,
        "disaster": -8,
    }
    assert state.view(0).board["domains"][0]["area"] == 26
    assert state.scores()[0] == 65


# Buildings and walls


def test_a_building_inside_the_walls_counts_twice() -> None:
    (inside, outside) = scored(domain(pieces=[*RING, "farm@c3"]), domain(pieces=[*RING, "farm@g8"]))
    assert (inside["farm"], outside["farm"]) == (2, 1)


def test_a_keep_always_counts_twice() -> None:
    (one, _) = scored(domain(pieces=["keep@a1"]), domain())
    assert one["keep"] == 4


def test_walls_bring_no_points() -> None:
    (one, two) = scored(domain(pieces=["wall_6@a1", "wall_2@a3"]), domain())
    assert sum(one.values()) == sum(two.values())


def test_several_copies_add_up() -> None:
    (one, _) = scored(domain(pieces=["university@a1", "university@d1"], culture=3), domain())
    assert (one["university"], one["university_bonus"]) == (8, 6)


# Bonuses


def test_a_market_counts_empty_cells_beside_it() -> None:
    (one, two) = scored(domain(pieces=["market@b9"]), domain(pieces=["market@a1"]))
    # In a corner only four of the eight cells are on the grid.
    assert (one["market_bonus"], two["market_bonus"]) == (8, 4)


def test_walls_buildings_and_scorched_land_beside_a_market_are_not_empty() -> None:
    (one, two) = scored(
        domain(pieces=["market@b9", "wall_2@b8", "farm@d9"]), domain(pieces=["market@b3", "scorched@b1"])
    )
    assert (one["market_bonus"], two["market_bonus"]) == (8 - 2 - 2, 8 - 2)


@pytest.fixture
def market_limit() -> Iterator[Callable[[int], None]]:
    """Sets how many points a market may bring for empty cells; afterwards it is as printed."""
    market = BUILDINGS.index("market")
    printed = MOST_POINTS_PER[market]

    def limit(most: int) -> None:
        MOST_POINTS_PER[market] = most

    yield limit
    limit(printed)


def test_a_market_brings_at_most_eight_points_for_empty_cells(market_limit: Callable[[int], None]) -> None:
    """A block of four has no more neighbours, so that it is the limit which has to be lower."""
    assert MOST_POINTS_PER[BUILDINGS.index("market")] == 8
    for most, bonus in ((3, 3), (7, 7), (8, 8), (9, 8)):
        market_limit(most)
        assert scored(domain(pieces=["market@b2"]), domain())[0]["market_bonus"] == bonus
    market_limit(5)
    assert scored(domain(pieces=["market@b2", "market@b8"]), domain())[0]["market_bonus"] == 5 + 5


def test_each_market_counts_for_itself() -> None:
    (one, _) = scored(domain(pieces=["market@b2", "market@b8"]), domain())
    assert one["market_bonus"] == 16


def test_a_guildhall_counts_resources_left() -> None:
    (one, _) = scored(rich(pieces=["guildhall@a1"]), domain())
    assert one["guildhall_bonus"] == 6 + 7 + 8 + 10


def test_a_university_counts_culture_beyond_a_lap_too() -> None:
    (one, _) = scored(domain(pieces=["university@a1"], culture=30), domain())
    assert (one["university_bonus"], one["culture"]) == (30, 30)


def test_a_cathedral_counts_dice() -> None:
    (one, _) = scored(domain(pieces=["cathedral@a1"], dice=TEN_DICE), domain())
    assert one["cathedral_bonus"] == 10


def test_bonuses_are_not_doubled_inside_the_walls() -> None:
    ring = ["wall_5@a1", "wall_5@a5", "wall_3@a2/r90", "wall_3@e2/r90"]
    (one, _) = scored(domain(pieces=[*ring, "university@b2"], culture=4), domain())
    assert (one["university"], one["university_bonus"]) == (8, 4)


def test_a_market_inside_the_walls_counts_its_empty_cells_once() -> None:
    ring = ["wall_6@a1", "wall_6@a6", "wall_4@a2/r90", "wall_4@f2/r90"]
    (one, _) = scored(domain(pieces=[*ring, "market@c3"], keep=False), domain())
    assert (one["market"], one["market_bonus"]) == (4, 8)


# Majorities


def test_the_most_culture_brings_five_points() -> None:
    (one, two, three) = scored(domain(culture=3), domain(culture=4), domain())
    assert (one["most_culture"], two["most_culture"], three["most_culture"]) == (0, 5, 0)


def test_all_who_tie_for_culture_get_the_points() -> None:
    sheets = scored(domain(culture=3), domain(culture=3), domain(culture=2))
    assert [each["most_culture"] for each in sheets] == [5, 5, 0]


def test_without_culture_nobody_has_the_most() -> None:
    assert [each["most_culture"] for each in scored(domain(), domain())] == [0, 0]


def test_the_largest_area_brings_ten_points_and_ties_share_them() -> None:
    big = ["wall_5@a1", "wall_5@a5", "wall_3@a2/r90", "wall_3@e2/r90"]
    sheets = scored(domain(pieces=RING), domain(pieces=big), domain(pieces=big))
    assert [each["largest_area"] for each in sheets] == [0, 10, 10]


def test_without_enclosed_ground_nobody_has_the_largest_area() -> None:
    assert [each["largest_area"] for each in scored(domain(), domain())] == [0, 0]


def area(*pieces: str) -> int:
    state = scenario("extort", domain(pieces=list(pieces)), domain())
    found: int = state.view(None).board["domains"][0]["area"]
    return found


def test_cells_under_buildings_count_as_enclosed() -> None:
    assert area(*RING) == area(*RING, "farm@c3") == 4


def test_a_keep_inside_the_walls_does_not_count_as_enclosed_ground() -> None:
    assert area(*RING, "keep@c3") == 3


def test_scorched_land_inside_the_walls_does_not_count() -> None:
    assert area(*RING, "scorched@c3") == 0


def test_several_enclosed_areas_add_up() -> None:
    second = ["wall_4@h8", "wall_4@h11", "wall_2@h9/r90", "wall_2@k9/r90"]
    assert area(*RING, *second) == 8


# Disasters


def test_every_disaster_point_costs_one() -> None:
    (one, _) = scored(domain(disaster=31), domain())
    assert one["disaster"] == -31
