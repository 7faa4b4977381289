"""What cards of each colour do (rules 1.7)."""

import pytest

from tessera.games.duel.scenario import RICH, city, play, scenario, sheet, symbols, unit_prices


def coins_gained(card: str, built: list[str], wonders: list[str] | None = None) -> int:
    """Coins that a card of the third age gives in a city that can build it for nothing."""
    mine = city(RICH, built=built, wonders=wonders)
    rival = city(built=["altar", "baths", "stable", "stone_reserve", "wood_reserve"], wonders=["colossus"])
    state = scenario(3, [card], mine=mine, rival=rival)
    play(state, f"build:{card}")
    return state.cities[0].coins - RICH


def test_brown_and_grey_cards_produce() -> None:
    state = scenario(1, ["quarry", "glassworks"], mine=city(RICH))
    play(state, "build:quarry")
    assert unit_prices(state, 1) == {"wood": 2, "clay": 2, "stone": 3, "glass": 2, "papyrus": 2}


def test_blue_cards_are_worth_points() -> None:
    state = scenario(mine=city(built=["altar", "palace"]))
    assert sheet(state, 0)["blue"] == 10


def test_green_cards_bring_symbols_and_some_points() -> None:
    state = scenario(1, ["scriptorium"], mine=city(RICH, built=["workshop"]))
    play(state, "build:scriptorium")
    assert symbols(state, 0) == {"plumb_bob": 1, "quill": 1}
    assert sheet(state, 0)["green"] == 1


def test_red_cards_bring_shields_once() -> None:
    state = scenario(2, ["walls"], mine=city(RICH, built=["stable"]))
    play(state, "build:walls")
    assert state.pawn == 2


def test_yellow_cards_may_give_coins_at_once() -> None:
    state = scenario(1, ["tavern"], mine=city(0))
    play(state, "build:tavern")
    assert state.cities[0].coins == 4


def test_the_chamber_of_commerce_gives_three_coins_for_each_grey_card() -> None:
    assert coins_gained("chamber_of_commerce", ["press", "drying_room", "glassworks", "quarry"]) == 9


def test_the_port_gives_two_coins_for_each_brown_card() -> None:
    assert coins_gained("port", ["lumber_yard", "quarry", "sawmill", "press", "glassworks"]) == 6


def test_the_armory_gives_a_coin_for_each_red_card() -> None:
    assert coins_gained("armory", ["shelf_quarry", "glassworks", "walls", "garrison"]) == 2


def test_the_lighthouse_gives_a_coin_for_each_yellow_card_including_itself() -> None:
    assert coins_gained("lighthouse", ["tavern", "brewery"]) == 3


def test_the_arena_gives_two_coins_for_each_own_wonder() -> None:
    assert coins_gained("arena", ["brewery"], ["pyramids", "sphinx"]) == 4


@pytest.mark.parametrize("card", ["chamber_of_commerce", "port", "armory", "lighthouse", "arena"])
def test_yellow_cards_of_the_third_age_are_worth_three_points(card: str) -> None:
    assert sheet(scenario(3, mine=city(built=[card, "tavern"])), 0)["yellow"] == 3


def test_coins_of_a_yellow_card_are_counted_only_when_it_is_built() -> None:
    state = scenario(3, ["pretorium"], mine=city(RICH, built=["armory"]))
    play(state, "build:pretorium")
    assert state.cities[0].coins == RICH - 8
