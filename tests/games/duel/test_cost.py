"""The cost of a card or wonder, and trade (rules 1.6)."""

import pytest

from tessera.games.duel.scenario import RICH, city, legal, play, price, scenario, unit_prices


def test_a_card_without_a_cost_is_free() -> None:
    state = scenario(1, ["altar"], mine=city(0))
    play(state, "build:altar")
    assert state.cities[0].coins == 0


def test_printed_coins_go_to_the_bank() -> None:
    state = scenario(1, ["palisade"], mine=city(5), rival=city(1))
    play(state, "build:palisade")
    assert [city.coins for city in state.cities] == [3, 1]


def test_own_production_covers_resources_and_is_not_spent() -> None:
    state = scenario(1, ["baths", "stable"], mine=city(0, built=["quarry", "lumber_yard"]))
    assert price(state, "baths") == price(state, "stable") == 0
    play(state, "build:baths")
    assert price(state, "stable") == 0


def test_a_missing_unit_costs_two_coins() -> None:
    assert price(scenario(1, ["baths"]), "baths") == 2


def test_a_missing_unit_costs_one_more_for_each_unit_of_the_opponent() -> None:
    rival = city(built=["quarry", "stone_pit"])
    assert price(scenario(1, ["baths"], rival=rival), "baths") == 4


def test_a_card_with_two_units_counts_two_in_the_price() -> None:
    assert unit_prices(scenario(rival=city(built=["shelf_quarry"])))["stone"] == 4


def test_grey_cards_raise_the_price_too() -> None:
    prices = unit_prices(scenario(rival=city(built=["press", "drying_room", "glassworks"])))
    assert prices == {"wood": 2, "clay": 2, "stone": 2, "glass": 3, "papyrus": 4}


def test_yellow_cards_and_wonders_of_the_opponent_do_not_raise_the_price() -> None:
    rival = city(built=["forum", "caravansery"], wonders=["piraeus", "great_lighthouse"])
    assert set(unit_prices(scenario(rival=rival)).values()) == {2}


def test_own_production_does_not_raise_the_own_price() -> None:
    assert unit_prices(scenario(mine=city(built=["quarry"])))["stone"] == 2


def test_the_price_of_a_unit_does_not_rise_with_the_quantity() -> None:
    state = scenario(2, ["aqueduct"], rival=city(built=["quarry"]))
    assert price(state, "aqueduct") == 3 * 3


def test_only_what_is_missing_is_bought() -> None:
    state = scenario(2, ["aqueduct"], mine=city(built=["shelf_quarry"]), rival=city(built=["quarry"]))
    assert price(state, "aqueduct") == 3


@pytest.mark.parametrize(
    ("reserve", "resources"),
    [
        ("stone_reserve", {"stone"}),
        ("clay_reserve", {"clay"}),
        ("wood_reserve", {"wood"}),
        ("customs_house", {"glass", "papyrus"}),
    ],
)
def test_a_fixed_price_is_one_coin_whatever_the_opponent_has(reserve: str, resources: set[str]) -> None:
    rival = city(built=["quarry", "clay_pool", "lumber_yard", "glassworks", "press"])
    prices = unit_prices(scenario(mine=city(built=[reserve]), rival=rival))
    assert {name for name, price in prices.items() if price == 1} == resources
    assert {price for name, price in prices.items() if name not in resources} == {3}


def test_a_fixed_price_holds_for_every_unit() -> None:
    assert price(scenario(2, ["aqueduct"], mine=city(built=["stone_reserve"])), "aqueduct") == 3


def test_a_source_of_choice_covers_one_unit_of_each_construction() -> None:
    state = scenario(2, ["aqueduct", "statue"], mine=city(built=["caravansery"]))
    assert price(state, "aqueduct") == 2 * 2
    assert price(state, "statue") == 1 * 2


def test_a_source_of_choice_covers_the_dearest_unit() -> None:
    mine, rival = city(built=["caravansery"]), city(built=["shelf_quarry"])
    state = scenario(2, ["rostrum"], mine=mine, rival=rival)
    assert price(state, "rostrum") == 2


def test_a_raw_choice_does_not_cover_manufactured_goods() -> None:
    state = scenario(3, ["chamber_of_commerce"], mine=city(built=["caravansery"]))
    assert price(state, "chamber_of_commerce") == 4


def test_a_manufactured_choice_does_not_cover_raw_materials() -> None:
    state = scenario(2, ["aqueduct"], mine=city(built=["forum"]))
    assert price(state, "aqueduct") == 6


def test_sources_of_choice_add_up() -> None:
    mine = city(built=["caravansery", "forum"], wonders=["great_lighthouse", "piraeus"])
    state = scenario(3, ["palace"], mine=mine)
    assert price(state, "palace") == 2


def test_discounts_come_after_sources_of_choice() -> None:
    mine = city(built=["caravansery"], progress=["masonry"])
    state = scenario(3, ["town_hall"], mine=mine, rival=city(built=["shelf_quarry"]))
    assert price(state, "town_hall") == 2 + 2


def test_a_chain_makes_the_card_free_coins_included() -> None:
    state = scenario(2, ["barracks"], mine=city(0, built=["garrison"]))
    play(state, "build:barracks")
    assert state.cities[0].coins == 0


def test_a_chain_of_the_opponent_does_not_help() -> None:
    state = scenario(2, ["barracks"], mine=city(2), rival=city(built=["garrison"]))
    assert "build:barracks" not in legal(state)


def test_a_tucked_card_gives_no_chain() -> None:
    state = scenario(2, ["barracks"], mine=city(2, wonders=["pyramids/garrison"]))
    assert "build:barracks" not in legal(state)


def test_a_price_must_be_payable_in_full() -> None:
    assert "build:baths" in legal(scenario(1, ["baths"], mine=city(2)))
    assert "build:baths" not in legal(scenario(1, ["baths"], mine=city(1)))
    assert "wonder:pyramids" in legal(scenario(mine=city(8, plans=["pyramids"])))
    assert "wonder:pyramids" not in legal(scenario(mine=city(7, plans=["pyramids"])))


def test_coins_and_purchases_add_up() -> None:
    state = scenario(2, ["caravansery"], mine=city(RICH), rival=city(built=["press"]))
    play(state, "build:caravansery")
    assert state.cities[0].coins == RICH - (2 + 2 + 3)


@pytest.mark.parametrize(("card", "cost"), [("forum", 5), ("caravansery", 6), ("glassworks", 1)])
def test_a_new_source_does_not_work_for_itself(card: str, cost: int) -> None:
    state = scenario(2, [card], mine=city(RICH))
    play(state, f"build:{card}")
    assert state.cities[0].coins == RICH - cost
