"""Civil cards: gold and points for lands, and for the size of cities. One case for each kind."""

import pytest

from tessera.games.deus.scenario import build, gold, points

CITIES = [
    *["civil@a0", "production@a0", "scientific@a0", "army@a0", "temple@a0"],
    *["civil@a1", "production@a1", "scientific@a1", "army@a1"],
    *["production@a2", "scientific@a2", "army@a2"],
    *["production@a3", "scientific@a3"],
    "production@b4",
]
"""Cities of 5, 4, 3, 2 and 1."""

LANDS = ["production@a0", "production@b0", "production@a1", "army@a2", "scientific@c6", "army@b3", "army@a3"]
"""Two forests, a field, three mountains, a swamp."""


@pytest.mark.parametrize(
    ("card", "won"),
    [
        ("lumberjacks_guild", 2),
        ("brickmakers_guild", 1),
        ("bakers_guild", 1),
        ("stonecutters_guild", 3),
    ],
)
def test_a_guild_pays_a_point_for_each_region_of_its_land(card: str, won: int) -> None:
    state = build(card, "place:a0", pieces=LANDS)
    assert points(state) == 5 + won


@pytest.mark.parametrize(
    ("card", "won"),
    [
        ("trading_post_forest", 6),
        ("trading_post_swamp", 3),
        ("trading_post_field", 3),
        ("trading_post_mountain", 9),
    ],
)
def test_a_trading_post_pays_three_gold_for_each_region_of_its_land(card: str, won: int) -> None:
    state = build(card, "place:a0", pieces=LANDS)
    assert gold(state) == 40 - 4 + won


@pytest.mark.parametrize(
    ("card", "won"),
    [("brewery_2", 4 * 3), ("brewery_3", 3 * 5), ("brewery_4", 2 * 8), ("brewery_5", 1 * 10)],
)
def test_a_brewery_pays_gold_for_each_city_of_its_size(card: str, won: int) -> None:
    state = build(card, "place:c6", pieces=CITIES)
    assert gold(state) == 40 - 4 + won


@pytest.mark.parametrize(
    ("card", "won"),
    [("forum_pairs", 2), ("forum_3", 3), ("triumphal_arch_4", 2 * 2), ("triumphal_arch_5", 1 * 3)],
)
def test_forums_and_arches_pay_points_for_each_city_of_their_size(card: str, won: int) -> None:
    state = build(card, "place:c6", pieces=CITIES)
    assert points(state) == 5 + won


def test_an_odd_city_of_two_pays_no_forum_anything() -> None:
    pieces = [f"{piece}@{region}" for region in ("a0", "a1", "a2") for piece in ("production", "army")]
    assert points(build("forum_pairs", "place:a3", pieces=pieces)) == 5 + 1


def test_the_piece_that_was_just_built_counts() -> None:
    assert points(build("lumberjacks_guild", "place:a0", pieces=["production@a1"])) == 5 + 1
    assert points(build("lumberjacks_guild", "place:a2", pieces=["production@a1"])) == 5


def test_a_column_works_from_the_bottom_up() -> None:
    state = build(
        "trading_post_forest", "place:a0", cards=["lumberjacks_guild", "brewery_2"], pieces=["production@a0"]
    )
    assert (points(state), gold(state)) == (5 + 1, 40 - 4 + 3 + 3)
