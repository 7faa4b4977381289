"""Progress tokens (rules 1.10 and 2.6): at least one test for each."""

import pytest

from tessera.games.duel.scenario import (
    RICH,
    city,
    legal,
    mythologies,
    offerings,
    play,
    price,
    raise_wonder,
    scenario,
    sheet,
    symbols,
    told,
)


def test_agriculture_gives_six_coins_and_four_points() -> None:
    state = scenario(2, ["library"], mine=city(7, built=["scriptorium"]), board=["agriculture"])
    play(state, "build:library")
    assert state.cities[0].coins == 13
    assert sheet(state, 0)["progress"] == 4


def test_architecture_takes_two_units_off_wonders_only() -> None:
    mine = city(plans=["pyramids"], progress=["architecture"])
    state = scenario(2, ["aqueduct"], mine=mine)
    assert price(state, "pyramids") == (4 - 2) * 2
    assert price(state, "aqueduct") == 3 * 2


def test_architecture_takes_off_the_dearest_units() -> None:
    mine = city(plans=["pyramids"], progress=["architecture"])
    state = scenario(mine=mine, rival=city(built=["shelf_quarry"]))
    assert price(state, "pyramids") == 4 + 2


def test_masonry_takes_two_units_off_blue_cards_only() -> None:
    mine = city(plans=["pyramids"], progress=["masonry"])
    state = scenario(2, ["aqueduct", "walls"], mine=mine)
    assert price(state, "aqueduct") == (3 - 2) * 2
    assert price(state, "walls") == 2 * 2
    assert price(state, "pyramids") == 4 * 2


@pytest.mark.parametrize(("token", "thing"), [("masonry", "rostrum"), ("architecture", "pyramids")])
def test_a_discount_of_units_never_pays_coins_back(token: str, thing: str) -> None:
    mine = city(built=["shelf_quarry", "lumber_yard", "quarry"], progress=[token], plans=["pyramids"])
    state = scenario(2, ["rostrum"], mine=mine)
    assert price(state, thing) == 0


def test_a_discount_works_from_the_next_construction_on() -> None:
    mine = city(RICH, built=["scriptorium"], plans=["pyramids"])
    state = scenario(2, ["library"], mine=mine, board=["architecture"])
    play(state, "build:library")
    assert price(state, "pyramids") == 4


def test_economy_receives_what_the_opponent_pays_for_resources() -> None:
    state = scenario(1, ["baths"], mine=city(7), rival=city(0, progress=["economy"]))
    play(state, "build:baths")
    assert [city.coins for city in state.cities] == [5, 2]


def test_economy_receives_purchases_at_the_fixed_price_too() -> None:
    mine = city(7, built=["stone_reserve"])
    state = scenario(1, ["baths"], mine=mine, rival=city(0, progress=["economy"]))
    play(state, "build:baths")
    assert state.cities[1].coins == 1


def test_economy_receives_the_trade_of_wonders() -> None:
    mine = city(RICH, plans=["pyramids"])
    state = scenario(mine=mine, rival=city(0, progress=["economy"]))
    raise_wonder(state, "pyramids")
    assert state.cities[1].coins == 8


def test_economy_does_not_receive_printed_coins() -> None:
    mine = city(RICH)
    state = scenario(2, ["forum"], mine=mine, rival=city(0, progress=["economy"]))
    play(state, "build:forum")
    assert [city.coins for city in state.cities] == [RICH - 5, 2]


def test_economy_does_not_receive_activations() -> None:
    mine = city(RICH)
    state = scenario(2, mine=mine, rival=city(0, progress=["economy"]), pantheon={1: "aphrodite"})
    play(state, "activate:aphrodite")
    assert [city.coins for city in state.cities] == [RICH - 3, 0]


def test_economy_does_not_receive_lost_coins() -> None:
    state = scenario(1, ["guard_tower"], mine=city(0, progress=["economy"]), pawn=2)
    play(state, "build:guard_tower")
    assert [city.coins for city in state.cities] == [0, 5]


def test_law_is_a_symbol_of_its_own() -> None:
    state = scenario(2, ["library"], mine=city(built=["scriptorium"]), board=["law"])
    play(state, "build:library")
    assert symbols(state, 0) == {"quill": 2, "scales": 1}


def test_taking_law_can_win_on_the_spot() -> None:
    five = ["scriptorium", "workshop", "pharmacist", "apothecary", "academy"]
    state = scenario(2, ["library"], mine=city(built=five), board=["law", "economy"])
    play(state, "build:library", "progress:law")
    assert state.ending == "scientific"
    assert state.ranking() == [1, 2]


def test_mathematics_counts_itself_and_every_other_token() -> None:
    state = scenario(mine=city(progress=["mathematics", "strategy", "economy"]))
    assert sheet(state, 0)["progress"] == 3 * 3


def test_philosophy_is_worth_seven_points() -> None:
    assert sheet(scenario(mine=city(progress=["philosophy"])), 0)["progress"] == 7


def test_strategy_adds_a_shield_to_red_cards() -> None:
    state = scenario(2, ["walls"], mine=city(RICH, progress=["strategy"]))
    play(state, "build:walls")
    assert state.pawn == 3


def test_strategy_does_not_add_to_wonders() -> None:
    state = scenario(mine=city(RICH, progress=["strategy"], plans=["colossus"]))
    raise_wonder(state, "colossus")
    assert state.pawn == 2


def test_the_opponents_strategy_does_not_help() -> None:
    state = scenario(2, ["walls"], mine=city(RICH), rival=city(progress=["strategy"]))
    play(state, "build:walls")
    assert state.pawn == 2


def test_theology_lets_every_wonder_play_again() -> None:
    state = scenario(mine=city(RICH, progress=["theology"], plans=["pyramids"]))
    raise_wonder(state, "pyramids")
    assert state.seats_to_act() == (0,)


def test_theology_does_not_let_buildings_play_again() -> None:
    state = scenario(1, ["altar"], mine=city(progress=["theology"]))
    play(state, "build:altar")
    assert state.seats_to_act() == (1,)


def test_theology_out_of_the_great_library_comes_too_late_for_it() -> None:
    mine = city(RICH, plans=["great_library"])
    state = scenario(mine=mine, box=["theology", "law", "economy"])
    raise_wonder(state, "great_library")
    play(state, "progress:theology")
    assert state.seats_to_act() == (1,)


def test_urbanism_gives_six_coins_at_once() -> None:
    state = scenario(2, ["library"], mine=city(7, built=["scriptorium"]), board=["urbanism"])
    play(state, "build:library")
    assert state.cities[0].coins == 13


def test_urbanism_pays_four_coins_for_a_chain() -> None:
    state = scenario(2, ["library"], mine=city(7, built=["scriptorium"], progress=["urbanism"]))
    play(state, "build:library")
    assert state.cities[0].coins == 11


def test_urbanism_pays_nothing_for_a_card_that_is_free_otherwise() -> None:
    state = scenario(1, ["altar"], mine=city(7, progress=["urbanism"]))
    play(state, "build:altar")
    assert state.cities[0].coins == 7


def test_mysticism_is_worth_two_points_for_each_token_that_is_left() -> None:
    mine = city(progress=["mysticism"], mythologies=["greek", "roman"], offerings=[2])
    state = scenario(2, mine=mine, pantheon=True)
    assert (mythologies(state, 0), offerings(state, 0)) == (["greek", "roman"], [2])
    assert sheet(state, 0)["progress"] == 6


def test_mysticism_does_not_count_an_offering_that_was_used() -> None:
    mine = city(RICH, progress=["mysticism"], offerings=[2, 3])
    state = scenario(2, mine=mine, pantheon={1: "aphrodite"})
    play(state, "activate:aphrodite", "offer:3")
    assert sheet(state, 0)["progress"] == 2


def test_poliorcetics_costs_the_opponent_a_coin_for_each_space() -> None:
    state = scenario(3, ["pretorium"], mine=city(8, progress=["poliorcetics"]), pantheon=True, pawn=-1)
    play(state, "build:pretorium")
    assert state.pawn == 2
    assert state.cities[1].coins == 7 - 3


@pytest.mark.parametrize("source", ["wonder", "god"])
def test_poliorcetics_works_for_any_source_of_shields(source: str) -> None:
    mine = city(RICH, progress=["poliorcetics"], plans=["colossus"])
    state = scenario(2, mine=mine, pantheon={1: "mars"})
    if source == "wonder":
        raise_wonder(state, "colossus")
    else:
        play(state, "activate:mars")
    assert state.cities[1].coins == 7 - 2


def test_poliorcetics_does_not_work_against_its_owner() -> None:
    state = scenario(2, ["walls"], mine=city(RICH), rival=city(7, progress=["poliorcetics"]), pantheon=True)
    play(state, "build:walls")
    assert state.cities[0].coins == RICH - 4
    assert state.cities[1].coins == 7


def test_poliorcetics_takes_no_more_than_there_is_and_adds_to_the_military_token() -> None:
    mine = city(8, progress=["poliorcetics"])
    state = scenario(3, ["pretorium"], mine=mine, rival=city(4), pantheon=True)
    play(state, "build:pretorium")
    assert state.cities[1].coins == 0


def test_engineering_builds_a_card_with_a_chain_symbol_for_one_coin() -> None:
    state = scenario(3, ["fortifications"], mine=city(1, progress=["engineering"]), pantheon=True)
    assert "build:fortifications" not in legal(state)
    events = play(state, "engineer:fortifications")
    assert told(events)[0] == "built_by_engineering"
    assert state.cities[0].coins == 0
    assert state.pawn == 2


def test_engineering_does_not_help_with_a_card_without_a_chain_symbol() -> None:
    state = scenario(3, ["town_hall", "palace"], mine=city(RICH, progress=["engineering"]), pantheon=True)
    assert "engineer:palace" not in legal(state)


def test_engineering_needs_its_coin() -> None:
    state = scenario(3, ["fortifications"], mine=city(0, progress=["engineering"]), pantheon=True)
    assert legal(state, "engineer:") == set()


def test_with_engineering_both_ways_of_paying_are_offered() -> None:
    state = scenario(3, ["fortifications"], mine=city(8, progress=["engineering"]), pantheon=True)
    assert {"build:fortifications", "engineer:fortifications"} <= legal(state)


@pytest.mark.parametrize("built", [["palisade"], ["clay_pool", "shelf_quarry", "press"]])
def test_engineering_is_not_offered_for_what_is_free_anyway(built: list[str]) -> None:
    state = scenario(3, ["fortifications"], mine=city(built=built, progress=["engineering"]), pantheon=True)
    assert "build:fortifications" in legal(state)
    assert "engineer:fortifications" not in legal(state)


def test_a_coin_paid_by_engineering_does_not_go_to_economy() -> None:
    mine = city(1, progress=["engineering"])
    state = scenario(3, ["fortifications"], mine=mine, rival=city(0, progress=["economy"]), pantheon=True)
    play(state, "engineer:fortifications")
    assert state.cities[1].coins == 0
