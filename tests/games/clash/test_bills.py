"""What things cost, line by line: the bill that a person sees before paying."""

from typing import Any

from tessera.games.clash import GAME
from tessera.games.clash.scenario import card, nation, play, scenario
from tessera.games.clash.state import ClashState
from tessera.locale import Locale
from tests.games.clash.fields import attack, field, lay


def bill(state: ClashState, written: str) -> list[str]:
    """The lines of the bill of an action, each in words with its amount."""
    lines = state.explain(state.seats_to_act()[0], GAME.vocabulary.action(written))
    return [f"{Locale('en').text(line.message)}: {line.amount}" for line in lines]


# Advances


def test_an_advance_costs_two_food_or_what_may_stand_for_it() -> None:
    assert bill(scenario(nation(food=2), nation()), "advance:irrigation") == ["food: 2"]
    state = scenario(nation(food=2, ideas=2), nation())
    assert bill(state, "advance:irrigation") == ["food, ideas or gold: 2"]


def test_the_only_way_to_pay_for_an_advance_is_its_bill() -> None:
    assert bill(scenario(nation(ideas=1, gold=1), nation()), "advance:irrigation") == ["ideas: 1", "gold: 1"]


def test_an_advance_that_costs_nothing_says_by_what() -> None:
    state = scenario(nation(advances=["math"], food=2), nation())
    assert bill(state, "advance:engineering") == ["food: 2", "spared by Mathematics: -2"]
    state = scenario(nation(advances=["astronomy"]), nation())
    assert bill(state, "advance:cartography") == ["food: 2", "spared by Astronomy: -2"]
    state = scenario(nation(advances=["priesthood"]), nation())
    assert bill(state, "advance:math") == ["food: 2", "spared by Priesthood: -2"]


def test_an_advance_that_a_card_lets_buy_has_its_bill() -> None:
    state = scenario(nation(hand=["new_ideas"], food=2, culture=5), nation())
    play(state, f"play:{card(state, 'new_ideas')}")
    assert bill(state, "advance:irrigation") == ["food: 2"]


# Cities


def test_gold_stands_in_the_bill_for_what_is_lacking() -> None:
    own = nation(["D2", "E4"], advances=["writing", "myths"], food=1, wood=1, gold=1)
    state = scenario(own, nation())
    play(state, "construct:D2")
    assert bill(state, "building:academy") == ["food: 1", "wood: 1", "gold: 1"]


def test_the_state_religion_spares_the_food_of_a_temple() -> None:
    known = ["myths", "state_religion", "writing"]
    state = scenario(nation(["D2", "E4"], advances=known, food=1, wood=1, ore=1), nation())
    play(state, "construct:D2")
    assert bill(state, "building:temple") == ["food: 1", "wood: 1", "ore: 1", "spared by State Religion: -1"]


def test_a_unit_has_its_price_in_resources_or_tokens() -> None:
    state = scenario(nation(["D2 happy"], advances=["tactics", "draft"], food=2, ore=1, mood=1), nation())
    play(state, "recruit:D2")
    assert bill(state, "hire:infantry") == ["food: 1", "ore: 1"]
    assert bill(state, "levy:infantry") == ["mood token: 1"]


def test_a_wonder_has_its_price() -> None:
    rich: dict[str, Any] = dict.fromkeys(("food", "wood", "ore", "culture"), 7)
    known = ["engineering", "storage", "tactics", "siegecraft"]
    state = scenario(nation(["D2 happy", "E4"], advances=known, wonders=["great_wall"], **rich), nation())
    play(state, "raise:D2")
    assert bill(state, "wonder:great_wall") == ["food: 3", "wood: 2", "ore: 7", "culture token: 5"]


def test_a_city_that_works_again_pays_with_its_mood() -> None:
    state = scenario(nation(["D2"], advances=["storage"]), nation())
    assert bill(state, "collect:D2") == []
    play(state, "collect:D2", "take:food")
    falls = "steps of the city's mood, since it works again in this turn: 1"
    for verb in ("collect", "construct", "recruit", "raise"):
        assert bill(state, f"{verb}:D2") == [falls]


def test_a_happier_city_costs_a_token_for_each_piece() -> None:
    cities = ["D2 academy", "E4"]
    state = scenario(nation(cities, mood=3), nation())
    play(state, "cheer")
    assert bill(state, "mood:D2") == ["mood token: 2"]
    state = scenario(nation(cities, advances=["rituals"], mood=3), nation())
    play(state, "cheer")
    assert bill(state, "mood:D2") == ["mood tokens, or resources with Rituals: 2"]


# Culture


def test_influence_costs_culture_for_the_cells_beyond_the_reach_of_a_city() -> None:
    state = scenario(nation(["D2"], culture=3), nation(["D7", "E4 academy"]))
    assert bill(state, "influence:E4") == ["culture tokens for the distance: 1"]
    state = scenario(nation(["D2 temple"], culture=3), nation(["D7", "E4 academy"]))
    assert bill(state, "influence:E4") == []


def test_where_no_city_is_there_is_no_bill_of_influence() -> None:
    state = scenario(nation(["D2"], culture=3), nation(["D7"], advances=["totalitarianism"]))
    assert bill(state, "influence:E4") == []


def test_a_roll_that_falls_short_costs_what_it_lacks_less_by_conversion() -> None:
    state = scenario(nation(["D2 temple"], culture=3), nation(["D7", "E4 academy"]))
    play(state, "influence:E4", deals=["3_elephant"])
    assert bill(state, "use") == ["culture tokens for the roll: 2"]
    own = nation(["D2 temple"], advances=["conversion"], culture=3)
    state = scenario(own, nation(["D7", "E4 academy"]))
    play(state, "influence:E4", deals=["3_elephant"])
    assert bill(state, "use") == ["culture tokens for the roll: 2", "spared by Conversion: -1"]


def test_what_advances_let_do_has_its_price_in_tokens() -> None:
    known = ["taxes", "sports", "voting", "arts", "absolute_power", "forced_labor", "free_economy"]
    state = scenario(nation(["D2"], advances=known, mood=3, culture=3), nation(["D7", "E4 academy"]))
    assert bill(state, "tax") == bill(state, "vote") == bill(state, "labor") == ["mood token: 1"]
    assert bill(state, "power") == ["mood token: 2"]
    assert bill(state, "games:D2") == ["culture token: 1"]
    assert bill(state, "market:D2") == ["mood token: 1"]
    assert bill(state, "arts:E4") == ["culture token: 1", "culture tokens for the distance: 1"]


def test_theaters_give_one_token_for_the_other() -> None:
    state = scenario(nation(advances=["theaters"], mood=1, culture=1), nation())
    assert bill(state, "drama:mood") == ["culture token: 1"]
    assert bill(state, "drama:culture") == ["mood token: 1"]


def test_a_card_has_its_price_in_culture() -> None:
    state = scenario(nation(hand=["spy", "ideas"], culture=1), nation())
    assert bill(state, f"play:{card(state, 'spy')}") == ["culture token: 1"]


def test_a_second_city_that_a_hero_inspires_costs_a_token() -> None:
    state = field(own={"cities": ["D2", "F2", "D1"], "hand": ["hero_general"], "mood": 1})
    attack(state, ["5_cavalry", "1_leader"], "skip")
    play(state, f"play:{card(state, 'hero_general')}")
    assert bill(state, "mood:D2") == []
    play(state, "mood:D2")
    assert bill(state, "mood:F2") == ["mood token: 1"]


# Moving and battles


def test_a_road_costs_food_and_ore() -> None:
    state = scenario(nation(units=["settler@D2"], advances=["roads"], food=1, ore=1), nation())
    play(state, "move")
    assert bill(state, "road:D1") == ["food: 1", "ore: 1"]


def test_what_is_used_in_a_battle_has_its_price() -> None:
    state = field(1, 1, "fortress", own={"advances": ["siegecraft", "steel_weapons"], "wood": 2, "ore": 3})
    attack(state)
    assert bill(state, "use") == ["wood: 2"]
    play(state, "use")
    assert bill(state, "use") == ["ore: 2"]
    play(state, "use")
    assert bill(state, "use") == ["ore: 1"]


def test_food_for_the_besieged_and_applause_have_their_price() -> None:
    state = field(1, 1, "", own={"hand": ["siege"]}, other={"food": 2})
    attack(state, None, lay(state, "siege"))
    assert bill(state, "use") == ["food: 2"]
    state = field(1, 1, own={"cities": ["D2 great_arena"], "mood": 1})
    attack(state, ["4_cavalry", "1_leader"])
    assert bill(state, "use") == ["mood token: 1"]
