"""Guilds (rules 1.10): "the city with the most" is the own or the opponent's, at that moment."""

import pytest

from tessera.games.duel.scenario import RICH, city, play, price, scenario, sheet

COUNTED = {
    "merchants_guild": ["tavern", "brewery", "forum"],
    "magistrates_guild": ["altar", "baths", "theater"],
    "scientists_guild": ["workshop", "scriptorium", "apothecary"],
    "tacticians_guild": ["walls", "stable", "garrison"],
    "shipowners_guild": ["quarry", "press", "sawmill"],
}
"""For each guild that gives coins three cards that it counts."""


@pytest.mark.parametrize(("guild", "cards"), COUNTED.items())
@pytest.mark.parametrize("own", [0, 1, 2, 3])
def test_a_guild_gives_coins_and_points_by_the_city_with_the_most(
    guild: str, cards: list[str], own: int
) -> None:
    state = scenario(3, [guild], mine=city(RICH, built=cards[:own]), rival=city(built=cards[own:]))
    cost = price(state, guild)
    play(state, f"build:{guild}")
    most = max(own, 3 - own)
    assert state.cities[0].coins == RICH - cost + most
    assert sheet(state, 0)["purple"] == most


@pytest.mark.parametrize("guild", COUNTED)
def test_a_guild_counts_no_other_cards(guild: str) -> None:
    others = [card for name, counted in COUNTED.items() for card in counted if name != guild]
    state = scenario(3, mine=city(built=[guild, *others[:6]]), rival=city(built=others[6:]))
    assert sheet(state, 0)["purple"] == 0


@pytest.mark.parametrize("guild", COUNTED)
def test_only_the_owner_of_a_guild_scores_it(guild: str) -> None:
    state = scenario(3, mine=city(built=[guild]), rival=city(built=COUNTED[guild]))
    assert (sheet(state, 0)["purple"], sheet(state, 1)["purple"]) == (3, 0)


def test_coins_and_points_of_a_guild_may_come_from_different_cities() -> None:
    mine, rival = city(RICH, built=["altar"]), city(RICH)
    state = scenario(3, ["magistrates_guild", "palace", "obelisk", "senate"], mine=mine, rival=rival, spare=0)
    cost = price(state, "magistrates_guild")
    play(state, "build:magistrates_guild")
    assert state.cities[0].coins == RICH - cost + 1
    play(state, "build:palace", "discard:senate", "build:obelisk")
    assert sheet(state, 0)["purple"] == 2


def test_the_shipowners_add_brown_and_grey_within_one_city() -> None:
    mine, rival = city(built=["shipowners_guild", "quarry", "sawmill"]), city(built=["press", "drying_room"])
    assert sheet(scenario(3, mine=mine, rival=rival), 0)["purple"] == 2
    rival = city(built=["press", "drying_room", "clay_pool"])
    assert sheet(scenario(3, mine=mine, rival=rival), 0)["purple"] == 3


@pytest.mark.parametrize("own", [0, 1, 2, 3])
def test_the_builders_score_two_points_for_each_wonder_of_the_city_with_the_most(own: int) -> None:
    wonders = ["pyramids", "colossus", "sphinx"]
    mine = city(RICH, wonders=wonders[:own])
    state = scenario(3, ["builders_guild"], mine=mine, rival=city(wonders=wonders[own:]))
    cost = price(state, "builders_guild")
    play(state, "build:builders_guild")
    assert state.cities[0].coins == RICH - cost
    assert sheet(state, 0)["purple"] == 2 * max(own, 3 - own)


@pytest.mark.parametrize(("coins", "points"), [((8, 2), 2), ((2, 11), 3), ((0, 2), 0)])
def test_the_moneylenders_score_the_full_threes_of_the_richer_city(
    coins: tuple[int, int], points: int
) -> None:
    state = scenario(3, mine=city(coins[0], built=["moneylenders_guild"]), rival=city(coins[1]))
    assert sheet(state, 0)["purple"] == points
    assert (sheet(state, 0)["coins"], sheet(state, 1)["coins"]) == (coins[0] // 3, coins[1] // 3)


def test_the_moneylenders_give_no_coins() -> None:
    state = scenario(3, ["moneylenders_guild"], mine=city(RICH))
    cost = price(state, "moneylenders_guild")
    play(state, "build:moneylenders_guild")
    assert state.cities[0].coins == RICH - cost
