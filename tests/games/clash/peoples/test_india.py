"""India: its four civilization advances, and what Akbar, Ashoka and Gupta do."""

from typing import Any

from tessera.games.clash.scenario import (
    advances,
    asked,
    buildings,
    end_turn,
    goods,
    legal,
    march,
    mood,
    nation,
    owner,
    play,
    reason,
    scenario,
    track,
)
from tessera.games.clash.state import ClashState
from tests.games.clash.fields import MISS, attack, facts, field

PLAIN = "2_elephant"
"""A die whose symbol no unit has that is asked for."""
FAIL, LUCK = ["4_cavalry"], ["5_cavalry"]
ALL = ["indian_elephants", "proselytism", "prosperity", "peace_and_poetry"]


def india(**more: Any) -> Any:
    return nation(people="india", **more)


def other(**more: Any) -> Any:
    return nation(people="greece", **more)


# Indian Elephants


def test_cities_in_forests_recruit_elephants_without_a_market() -> None:
    for where, may in (("C2", True), ("D2", False)):
        state = scenario(india(powers=["indian_elephants"], cities=[where], food=2, ore=1), other())
        play(state, f"recruit:{where}")
        assert ("hire:elephant" in legal(state)) == may
        assert "hire:cavalry" not in legal(state)


def trade(their: Any, *powers: str, **own: Any) -> ClashState:
    """The beginning of the turn of India, which has the trade routes."""
    known = {"advances": ["trade_routes", "storage", *own.pop("advances", [])], **own}
    state = scenario(their, india(powers=list(powers), **known))
    end_turn(state)
    return state


def fed(state: ClashState) -> int:
    """The food of all routes."""
    while asked(state) == "routes":
        play(state, "take:food")
    return goods(state, 1).get("food", 0)


def test_elephants_trade_where_a_city_of_india_is_content() -> None:
    theirs = other(cities=["D7", "D5"])
    for where, powers, food in (
        ("C5", ["indian_elephants"], 1),
        ("C5 angry", ["indian_elephants"], 0),
        ("C5", [], 0),
    ):
        state = trade(theirs, *powers, cities=[where], units=["elephant@C5"])
        assert fed(state) == food


def test_elephants_in_the_field_do_not_trade() -> None:
    state = trade(other(cities=["D7", "D5"]), "indian_elephants", cities=["C7"], units=["elephant@C5"])
    assert goods(state, 1) == {}


def test_an_elephant_and_a_settler_trade_with_two_cities() -> None:
    theirs = other(cities=["D7", "D5"])
    state = trade(theirs, "indian_elephants", cities=["C5"], units=["2 elephant@C5", "settler@C5"])
    assert fed(state) == 1
    theirs = other(cities=["D7", "D5", "B6"])
    state = trade(theirs, "indian_elephants", cities=["C5"], units=["elephant@C5", "settler@C5"])
    assert fed(state) == 2


# Proselytism


def mission(units: list[str], *foes: str, **own: Any) -> ClashState:
    """India in D2, far from the cities of others."""
    mine = {"powers": ["proselytism"], "cities": ["D2"], "units": units, **own}
    return scenario(india(**mine), other(cities=["D7", *foes]))


def test_settlers_influence_cities_two_cells_away() -> None:
    state = mission(["settler@E5"], "C5 academy")
    assert "influence:C5" in legal(state)
    play(state, "influence:C5", deals=LUCK)
    assert buildings(state, "C5") == {"academy": 0}
    state = mission(["settler@E5"], "C5 academy", powers=[])
    assert reason(state, "influence:C5") == "too_far"


def test_each_further_settler_of_the_cell_reaches_one_cell_further() -> None:
    for settlers, may in ((2, False), (3, True)):
        state = mission([f"{settlers} settler@G3"], "D5 academy")
        assert ("influence:D5" in legal(state)) == may
    state = mission(["2 settler@G3", "settler@F2"], "D5 academy")
    assert "influence:D5" not in legal(state)


def test_the_example_of_the_rulebook() -> None:
    """A city of size two with three settlers reaches five cells."""
    for settlers, may in ((2, False), (3, True)):
        state = mission([f"{settlers} settler@D2"], "D7 academy", cities=["D2 temple"])
        assert ("influence:D7" in legal(state)) == may


def test_culture_makes_the_range_of_settlers_longer_and_boosts_their_roll() -> None:
    state = mission(["settler@E4"], "D6 academy", culture=2)
    play(state, "influence:D6", deals=FAIL)
    assert (asked(state), goods(state)) == ("boost", {"culture": 1})
    play(state, "use")
    assert buildings(state, "D6") == {"academy": 0}


def test_settlers_have_their_part_in_the_one_success_of_a_turn() -> None:
    state = mission(["settler@E5"], "C5 academy", "E4 temple", cities=["D2 temple"])
    play(state, "influence:C5", deals=LUCK)
    assert reason(state, "influence:E4") == "influenced_already"


def test_the_source_may_be_a_settler_or_a_city() -> None:
    state = mission(["settler@E5"], "E4 academy", cities=["D2 temple=1", "F5"])
    play(state, "influence:E4", deals=LUCK)  # an influenced city reaches nobody
    assert buildings(state, "E4") == {"academy": 0}


def test_settlers_of_a_city_that_is_influenced_do_not_free_it() -> None:
    state = mission(["2 settler@D2"], "E4 academy", cities=["D2 temple=1"])
    assert reason(state, "influence:E4") == "all_influenced"


# Prosperity


def test_trade_routes_may_bring_mood() -> None:
    theirs = other(cities=["D7", "D5"])
    state = trade(theirs, cities=["C2"], units=["settler@C5"])
    assert asked(state) == "routes"
    assert legal(state) == {"take:food", "take:mood"}
    play(state, "take:mood")
    assert goods(state, 1) == {"mood": 1}


def test_routes_to_cities_with_own_buildings_may_bring_culture() -> None:
    theirs = other(cities=["D7", "D5 academy=1", "B6"])
    state = trade(theirs, cities=["C2"], units=["2 settler@C5"])
    assert legal(state) == {"take:food", "take:mood"}
    play(state, "take:mood")
    assert legal(state) == {"take:mood", "take:culture"}
    play(state, "take:culture")
    assert goods(state, 1) == {"mood": 1, "culture": 1}


def test_the_routes_to_such_cities_are_as_many_as_can_be_matched() -> None:
    own = {"cities": ["C2"], "units": ["settler@C5", "settler@E5"]}
    state = trade(other(cities=["D7", "D5 academy=1", "E7 temple=1"]), **own)
    play(state, "take:culture")  # from E5 to E7, though D5 is nearer
    assert goods(state, 1) == {"culture": 2}
    state = trade(other(cities=["D7", "D5 academy=1", "E6"]), **own)
    assert legal(state) == {"take:food", "take:mood"}
    play(state, "take:food", "take:culture")
    assert goods(state, 1) == {"food": 1, "culture": 1}


def test_who_prospers_still_has_gold_with_the_currency() -> None:
    theirs = other(cities=["D7", "D5"])
    state = trade(theirs, cities=["C2"], units=["settler@C5"], advances=["currency"])
    assert legal(state) == {"take:food", "take:gold", "take:mood"}


def test_routes_are_used_though_there_is_no_room_for_food() -> None:
    theirs = other(cities=["D7", "D5 market"])
    state = trade(theirs, cities=["C2"], units=["settler@C5"], food=7)
    assert asked(state) == "use_markets"
    play(state, "use")
    assert goods(state, 1) == {"food": 7, "mood": 1}
    assert goods(state) == {"gold": 1}


def test_culture_from_a_city_with_a_market_pays_its_owner() -> None:
    theirs = other(cities=["D7", "D5 market academy=1", "B6"])
    state = trade(theirs, cities=["C2"], units=["settler@C5"])
    assert asked(state) == "use_markets"
    play(state, "name:1")
    assert legal(state) == {"take:food", "take:mood"}
    state = trade(theirs, cities=["C2"], units=["settler@C5"])
    play(state, "use", "take:culture")
    assert goods(state) == {"gold": 1}


# Peace and Poetry


def poet(**own: Any) -> ClashState:
    return scenario(india(powers=["peace_and_poetry"], **own), other())


def test_a_mood_token_stands_for_the_food_of_an_advance() -> None:
    state = poet(mood=1)
    play(state, "advance:tactics")
    assert "tactics" in advances(state)
    assert goods(state) == {"culture": 1}  # of the advance
    state = poet(mood=1, food=2)
    play(state, "advance:tactics")
    assert legal(state) == {"study:ideas0gold0", "spend:mood"}
    play(state, "study:ideas0gold0")
    assert goods(state) == {"mood": 1, "culture": 1}


def test_it_does_so_once_in_a_turn() -> None:
    state = poet(mood=2)
    play(state, "advance:tactics")
    assert reason(state, "advance:siegecraft") == "no_food"
    end_turn(state)
    end_turn(state)
    assert "advance:siegecraft" in legal(state)


def test_without_poetry_mood_buys_nothing() -> None:
    state = scenario(india(mood=2), other())
    assert reason(state, "advance:tactics") == "no_food"


# Akbar


def test_prosperous_akbar_brings_gold_where_he_enters_a_city_of_his_own() -> None:
    own = {"cities": ["D2", "E4"], "leader": "akbar@D2", "advances": ["tactics"]}
    state = scenario(india(**own), other())
    march(state, "D2-D3")
    assert goods(state) == {}
    state = scenario(india(**{**own, "leader": "akbar@D4"}), other())
    march(state, "D4-E4")
    assert goods(state) == {"gold": 1}


def test_akbar_brings_no_gold_into_a_city_that_he_conquers() -> None:
    own = {"cities": ["D2"], "leader": "akbar@E5", "advances": ["tactics"]}
    state = scenario(india(**own), other(cities=["D7", "D5 angry"]))
    march(state, "E5-D5")
    assert owner(state, "D5") == 0
    assert goods(state) == {"gold": 1}  # of the angry city


def test_others_bring_nothing_where_akbar_stays() -> None:
    own = {"cities": ["D2", "E4"], "leader": "akbar@D2", "advances": ["tactics"], "units": ["infantry@D4"]}
    state = scenario(india(**own), other())
    march(state, "D4-E4")
    assert goods(state) == {}


def test_bladed_tusks_add_one_for_each_elephant_for_an_ore() -> None:
    own = {"people": "india", "leader": "akbar@E5", "units": ["3 elephant@E5"], "ore": 1}
    state = field(0, 1, own=own, other={"people": "greece"}, expansion=True)
    events = attack(state, ["2_cavalry"] * 4 + [MISS], "use")
    assert facts(events, "rolled")[0]["sum"]["leader"] == 3
    assert "ore" not in goods(state)


# Ashoka


def test_by_buddhism_ashoka_rolls_again_once_a_turn_for_a_temple() -> None:
    own = {"cities": ["D2 temple"], "leader": "ashoka"}
    state = scenario(india(**own), other(cities=["D7", "E4 academy"]))
    play(state, "influence:E4", deals=FAIL)
    assert asked(state) == "roll_again"
    play(state, "use", deals=LUCK)
    assert buildings(state, "E4") == {"academy": 0}
    state = scenario(india(**own), other(cities=["D7", "E4 academy"]))
    play(state, "influence:E4", "use", deals=[*FAIL, *FAIL])
    assert asked(state) == "turn"
    play(state, "influence:E4", deals=FAIL)
    assert asked(state) == "turn"


def test_ashoka_may_leave_a_roll_and_boost_it() -> None:
    own = {"cities": ["D2 temple"], "leader": "ashoka", "culture": 1}
    state = scenario(india(**own), other(cities=["D7", "E4 academy"]))
    play(state, "influence:E4", "skip", "use", deals=FAIL)
    assert buildings(state, "E4") == {"academy": 0}


def test_ashoka_needs_a_temple_here_or_there_and_to_be_here() -> None:
    for city, target, where, may in (
        ("D2 academy", "E4 temple", "D2", True),
        ("D2 academy", "E4 academy", "D2", False),
        ("D2 temple", "E4 academy", "C2", False),
    ):
        own = {"cities": [city], "leader": f"ashoka@{where}"}
        state = scenario(india(**own), other(cities=["D7", target]))
        play(state, "influence:E4", deals=FAIL)
        assert (asked(state) == "roll_again") == may


def test_ashoka_expansionist_gains_culture_by_conquest_and_more_by_a_temple() -> None:
    for city, culture in (("D5 angry", 1), ("D5 angry temple", 2)):
        own = {"cities": ["D2"], "leader": "ashoka@E5", "advances": ["tactics"]}
        state = scenario(india(**own), other(cities=["D7", city]))
        march(state, "E5-D5")
        assert goods(state)["culture"] == culture
    own = {"cities": ["D2"], "leader": "ashoka@D2", "advances": ["tactics"], "units": ["infantry@E5"]}
    state = scenario(india(**own), other(cities=["D7", "D5 angry"]))
    march(state, "E5-D5")
    assert "culture" not in goods(state)


# Gupta


def test_gupta_gains_an_advance_of_a_new_category_without_an_action() -> None:
    state = scenario(india(cities=["D2"], leader="sri_gupta", culture=1, food=2), other())
    play(state, "wield:golden_age")
    assert "advance:storage" not in legal(state)  # of agriculture there is farming
    play(state, "advance:fishing")
    assert "fishing" in advances(state)
    assert "food" not in goods(state)
    assert (state.actions_left, track(state)) == (3, 2)


def test_prepared_adds_two_in_rounds_without_tactics() -> None:
    own = {"people": "india", "leader": "sri_gupta@E5", "units": ["infantry@E5"]}
    state = field(0, 1, own=own, other={"people": "greece"}, expansion=True)
    events = attack(state, [PLAIN, PLAIN, MISS])
    assert facts(events, "rolled")[0]["sum"]["leader"] == 2


def test_gupta_pays_the_price_and_a_token() -> None:
    state = scenario(india(cities=["D2"], leader="sri_gupta", food=2), other())
    assert reason(state, "wield:golden_age") == "cannot_pay"
    state = scenario(india(cities=["D2"], leader="sri_gupta", culture=1, food=1), other())
    assert reason(state, "wield:golden_age") == "no_new_field"
    state = scenario(india(cities=["D2"], leader="sri_gupta@E4", culture=1, food=2), other())
    assert reason(state, "wield:golden_age") == "leader_not_in_city"


def test_gupta_activates_his_city_each_time() -> None:
    own = {"cities": ["D2 happy"], "leader": "sri_gupta", "culture": 2, "ideas": 4}
    state = scenario(india(**own), other())
    play(state, "wield:golden_age", "advance:tactics")
    assert mood(state, "D2") == "happy"
    play(state, "wield:golden_age", "advance:fishing")
    assert mood(state, "D2") == "neutral"


def test_gupta_and_poetry_do_not_spend_the_same_token() -> None:
    arena = {"cities": ["D2 happy great_arena"], "leader": "sri_gupta", "powers": ["peace_and_poetry"]}
    state = scenario(india(**arena, mood=1), other())
    assert reason(state, "wield:golden_age") == "no_new_field"
    state = scenario(india(**arena, mood=2), other())
    play(state, "wield:golden_age", "advance:tactics")
    assert goods(state) == {"culture": 1}  # of the advance
