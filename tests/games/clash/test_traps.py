"""Interactions that are easily got wrong: fortresses, captures, memories, and what is not owned."""

from tessera.games.clash.catalog import BARBARIANS
from tessera.games.clash.scenario import (
    asked,
    buildings,
    goods,
    legal,
    mood,
    nation,
    owner,
    play,
    points,
    reason,
    scenario,
    units,
)
from tests.games.clash.fields import HIT, MISS, attack, field, lay, lead_barbarians, rolled


def test_a_fortress_without_an_army_has_one_die_and_one_cancelled_hit_and_then_falls() -> None:
    state = field(2, 0, "fortress", own={"advances": ["siegecraft"], "wood": 2, "hand": ["high_morale"]})
    attack(state)
    assert asked(state) == "siege_die"  # before the cards
    play(state, "skip")
    events = play(state, lay(state, "high_morale"), deals=[MISS, MISS, HIT])
    assert rolled(events) == (4, 5)
    assert units(state, "D5") == {"infantry": 1}
    assert owner(state, "D5") == 0


def test_a_fortress_lets_lay_cards_that_name_one() -> None:
    state = field(
        1,
        0,
        "fortress",
        other={"advances": ["tactics"], "hand": ["defensive_formation", "improved_defenses"]},
    )
    attack(state)
    events = play(state, lay(state, "defensive_formation", 1), deals=[MISS, "3_elephant", "2_cavalry"])
    assert rolled(events) == (1, 5)
    assert owner(state, "D5") == 1


def test_a_surplus_symbol_still_adds_its_value() -> None:
    state = field(1, 1, "fortress")
    assert rolled(attack(state, [MISS, "6_infantry", "6_infantry"])) == (1, 13)


def test_the_gold_of_a_capture_follows_the_mood_before_it_turned_angry() -> None:
    state = field(1, 0, "happy temple academy=0")
    attack(state)
    assert goods(state) == {"gold": 4}
    assert mood(state, "D5") == "angry"
    assert buildings(state, "D5") == {"temple": 0, "academy": 0}


def test_barbarians_turn_nothing_but_the_settlement_and_so_does_who_takes_it_from_them() -> None:
    state = scenario(
        nation(hand=["mercenaries"], units=["2 infantry@E6"], advances=["tactics"], food=1),
        nation(cities=["", "D5 temple great_statue great_pyramid"]),
        barbarian_units=["infantry@D4"],
    )
    lead_barbarians(state, "D5")
    assert buildings(state, "D5") == {"temple": 1}
    assert points(state, 1)["wonders"] == 2 + 5
    play(state, "move", "to:D5", deals=[HIT, HIT, MISS])
    assert owner(state, "D5") == 0
    assert buildings(state, "D5") == {"temple": 1}
    assert goods(state) == {"gold": 2}
    assert (points(state)["wonders"], points(state, 1)["wonders"]) == (2, 2 + 5)


def test_a_forest_is_remembered_aboard() -> None:
    state = scenario(
        nation(units=["infantry@F5", "ship@F4"], advances=["tactics"]), nation(units=["infantry@E4"])
    )
    play(state, "move", "from:F5", "to:G5", "done")
    play(state, "move", "from:G5", "to:F4", "done")
    play(state, "move")
    assert reason(state, "to:E4") == "from_forest"


def test_a_road_makes_forests_forgotten_but_not_the_gardens() -> None:
    for city, can in (("D5", True), ("D5 great_gardens", False)):
        state = scenario(
            nation(cities=["", "C5"], units=["infantry@B4"], advances=["tactics", "roads"], food=2, ore=2),
            nation(cities=["", city]),
        )
        play(state, "move", "to:C5", "move")
        assert ("road:D5" in legal(state)) == can
    state = scenario(
        nation(
            cities=["", "B5"],
            units=["infantry@B6"],
            advances=["tactics", "roads"],
            food=2,
            ore=2,
        ),
        nation(cities=["", "C5 great_gardens"]),
    )
    play(state, "move", "to:B5", "move")
    assert reason(state, "to:C5") == "from_forest"
    assert "road:C5" in legal(state)


def test_units_that_fought_take_no_road() -> None:
    state = scenario(
        nation(cities=["", "C5"], units=["infantry@C5"], advances=["tactics", "roads"], food=2, ore=2),
        nation(units=["settler@D5"]),
    )
    play(state, "move", "to:D5")
    assert reason(state, "move") == "cannot_move"


def test_what_the_library_lends_is_not_owned() -> None:
    state = scenario(nation(cities=["D2 great_library"], food=2), nation())
    play(state, "borrow:philosophy")
    assert points(state)["advances"] == 1
    assert goods(state) == {"food": 2}
    assert not legal(state, "advance:voting")


def test_a_city_of_barbarians_that_was_a_players_counts_as_influenced() -> None:
    state = scenario(nation(), nation(), barbarians=["D5 temple=1"])
    assert owner(state, "D5") == BARBARIANS
    assert points(state, 1)["pieces"] == 1 + 1
