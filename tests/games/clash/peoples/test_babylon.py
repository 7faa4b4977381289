"""Babylon: Canals, Code of Laws, Star Catalogues, Ziggurats; Hammurabi, Nebuchadnezzar and Nabopolassar."""

from typing import Any

import pytest

from tessera.games.clash.catalog import WONDERS
from tessera.games.clash.scenario import (
    asked,
    buildings,
    doomed,
    goods,
    hand,
    legal,
    mood,
    nation,
    play,
    reason,
    scenario,
    told,
    units,
    wonders,
)
from tessera.games.clash.state import ClashState

LUCK = ["5_cavalry"]


def babylon(*cities: str, foes: Any = None, other: Any = None, **own: Any) -> ClashState:
    """Babylon against somebody without a people."""
    plan = nation(people="babylon", cities=list(cities) or None, **own)
    return scenario(plan, other or nation(cities=foes))


# Canals


def test_by_canals_a_harvest_of_one_food_becomes_two() -> None:
    """D5 stands on grassland beside forest and grassland: it takes one."""
    state = babylon("D5 angry", advances=["engineering", "storage"])
    play(state, "collect:D5", "take:food")
    assert goods(state) == {"food": 2}


def test_a_harvest_of_two_food_does_not_grow() -> None:
    state = babylon("D5", "E6", advances=["engineering", "storage"])
    play(state, "collect:E6")
    while asked(state) == "collect":
        play(state, "take:food")
    assert goods(state)["food"] == 2


def test_a_harvest_without_food_brings_none() -> None:
    state = babylon("D4 angry", advances=["engineering"])
    play(state, "collect:D4")
    if asked(state) == "collect":
        play(state, "take:ore")
    assert goods(state) == {"ore": 1}


def test_canals_work_several_times_in_a_turn() -> None:
    state = babylon("D5 angry", "E6 angry", advances=["engineering", "storage"])
    for city in ("D5", "E6"):
        play(state, f"collect:{city}")
        if asked(state) == "collect":
            play(state, "take:food")
    assert goods(state) == {"food": 4}


# Code of Laws


@pytest.mark.parametrize(("cards", "drawn"), [(4, 5), (5, 5)])
def test_by_code_of_laws_who_holds_four_cards_draws_one(cards: int, drawn: int) -> None:
    held = ["leadership", "leadership", "spy", "spy", "ideas"][:cards]
    state = babylon("D2 temple", foes=["D7", "E4 academy"], advances=["writing"], hand=held)
    play(state, "influence:E4", deals=LUCK)
    assert len(hand(state)) == drawn


def test_a_failed_influence_brings_no_card() -> None:
    state = babylon("D2 temple", foes=["D7", "E4 academy"], advances=["writing"])
    play(state, "influence:E4", deals=["4_cavalry"])
    assert hand(state) == []


# Star Catalogues


def test_before_an_event_comes_an_idea_or_a_culture_token() -> None:
    state = scenario(doomed(people="babylon", advances=["math", "astronomy"]), nation())
    play(state, "advance:siegecraft")
    assert asked(state) == "star_catalogues"
    play(state, "take:ideas", deals=["good_year_self_10"])
    assert goods(state)["ideas"] == 1


def test_a_culture_token_may_be_taken_instead() -> None:
    state = scenario(doomed(people="babylon", advances=["math", "astronomy"]), nation())
    play(state, "advance:siegecraft", "take:culture", deals=["good_year_self_10"])
    assert goods(state)["culture"] == 1


# Ziggurats


def test_dogma_does_not_limit_the_ideas_of_babylon() -> None:
    dogmatic = ["myths", "dogma"]
    assert babylon(advances=dogmatic).nations[0].limit(3) == 7
    assert scenario(nation(people="rome", advances=dogmatic), nation()).nations[0].limit(3) == 2


def test_ideas_build_temples() -> None:
    state = babylon("D2", "D4", advances=["myths", "dogma"], ideas=3)
    play(state, "construct:D2")
    while asked(state) == "ziggurats":
        play(state, sorted(legal(state) - {"skip"})[0])
    assert buildings(state, "D2") == {"temple": 0}
    assert goods(state).get("ideas", 0) == 0


def test_some_of_a_temple_may_be_paid_with_ideas() -> None:
    state = babylon("D2", "D4", advances=["myths", "dogma"], ideas=2, food=1, wood=1, ore=1)
    play(state, "construct:D2", "swap:wood", "skip")
    assert goods(state)["wood"] == 1
    assert goods(state)["ideas"] == 1


def test_ideas_build_nothing_else() -> None:
    state = babylon("D2", "D4", advances=["myths", "dogma", "writing"], ideas=3)
    play(state, "construct:D2")
    assert buildings(state, "D2") == {"temple": 0}  # an academy cannot be paid


# Hammurabi


def test_hammurabi_makes_his_city_happy_for_a_culture_token() -> None:
    state = babylon("D2 angry temple", leader="hammurabi", culture=1)
    play(state, "cheer")
    assert mood(state, "D2") == "happy"
    assert goods(state) == {}
    assert state.actions_left == 2


def test_the_usual_price_is_still_possible() -> None:
    state = babylon("D2 temple", leader="hammurabi", culture=1, mood=2)
    play(state, "cheer")
    assert legal(state) == {"mood:D2", "wield:lawgiver"}
    play(state, "mood:D2")
    assert goods(state) == {"culture": 1}


def test_hammurabi_is_asked_in_his_city_alone() -> None:
    state = babylon("D2", leader="hammurabi@E4", culture=1)
    assert "cheer" not in legal(state)
    state = babylon("D2 happy", leader="hammurabi", culture=1)
    assert "cheer" not in legal(state)


def test_to_the_guardian_a_fortress_costs_hammurabi_ore_alone() -> None:
    state = babylon("D2", "D4", leader="hammurabi", advances=["tactics"], ore=1)
    play(state, "construct:D2")
    assert buildings(state, "D2") == {"fortress": 0}
    assert goods(state) == {}
    state = babylon("D2", "D4", leader="hammurabi@D4", advances=["tactics"], ore=1)
    assert "construct:D2" not in legal(state)


# Nebuchadnezzar


GARDENS = {"food": 5, "wood": 5, "ore": 2}
GARDENER = ["engineering", "irrigation"]


def test_nebuchadnezzar_builds_a_wonder_without_an_action() -> None:
    state = babylon(
        "D2 happy",
        "D4",
        leader="nebuchadnezzar_ii",
        advances=GARDENER,
        wonders=["great_gardens"],
        culture=3,
        **GARDENS,
    )
    play(state, "wield:great_gardens_expert")
    play(state, "wonder:great_gardens")
    assert wonders(state, "D2") == {"great_gardens"}
    assert state.actions_left == 3
    assert goods(state) == {}


def test_other_wonders_cost_him_as_much_as_anybody() -> None:
    known = [*GARDENER, "siegecraft", "tactics"]
    wall = {"food": 3, "wood": 2, "ore": 7}
    state = babylon(
        "D2 happy",
        "D4",
        leader="nebuchadnezzar_ii",
        advances=known,
        wonders=["great_wall"],
        culture=4,
        **wall,
    )
    assert reason(state, "wield:great_gardens_expert") == "no_wonder_possible"
    state = babylon(
        "D2 happy",
        "D4",
        leader="nebuchadnezzar_ii",
        advances=known,
        wonders=["great_wall"],
        culture=5,
        **wall,
    )
    play(state, "wield:great_gardens_expert", "wonder:great_wall")
    assert wonders(state, "D2") == {"great_wall"}


def test_nebuchadnezzar_builds_where_he_is() -> None:
    state = babylon(
        "D2 happy",
        "D4",
        leader="nebuchadnezzar_ii@E4",
        advances=GARDENER,
        wonders=["great_gardens"],
        culture=7,
        **GARDENS,
    )
    assert reason(state, "wield:great_gardens_expert") == "leader_not_in_city"


def held(state: ClashState, seat: int = 0) -> set[str]:
    return {WONDERS[wonder] for wonder in state.nations[seat].wonder_cards}


def test_nebuchadnezzar_takes_the_gardens_from_the_deck() -> None:
    state = babylon("D2", leader="nebuchadnezzar_ii", food=2)
    assert "sought" in told(play(state, "advance:engineering"))
    assert held(state) == {"great_gardens"}
    assert len(state.wonder_deck) == 7


def test_nebuchadnezzar_takes_the_gardens_from_another_who_draws_anew() -> None:
    state = babylon(
        "D2", leader="nebuchadnezzar_ii", food=2, other=nation(wonders=["great_gardens", "great_wall"])
    )
    play(state, "advance:engineering", deals=["great_arena"])
    assert held(state) == {"great_gardens"}
    assert held(state, 1) == {"great_arena", "great_wall"}


def test_nebuchadnezzar_takes_the_gardens_that_envoys_show() -> None:
    state = babylon("D2", leader="nebuchadnezzar_ii", food=2)
    gardens = WONDERS.index("great_gardens")
    state.wonder_deck = state.wonder_deck.without(gardens)
    state.shown_wonders = (gardens,)
    play(state, "advance:engineering", deals=["great_arena"])
    assert held(state) == {"great_gardens"}
    assert state.shown_wonders == (WONDERS.index("great_arena"),)


def test_when_the_gardens_stand_he_draws_as_anybody() -> None:
    state = babylon("D2", leader="nebuchadnezzar_ii", food=2, foes=["D7 great_gardens"])
    play(state, "advance:engineering", deals=["great_arena"])
    assert held(state) == {"great_arena"}


def test_without_nebuchadnezzar_wonders_come_by_chance() -> None:
    state = babylon("D2", leader="hammurabi", food=2)
    play(state, "advance:engineering", deals=["great_arena"])
    assert held(state) == {"great_arena"}


# Nabopolassar


def attacked(leader: str | None, **own: Any) -> ClashState:
    """The enemy takes E4 from Babylon, whose other city is D7."""
    state = scenario(
        nation(cities=["D2"], units=["infantry@D4"], advances=["tactics"]),
        nation(people="babylon", cities=["D7", "E4"], leader=leader, **own),
    )
    play(state, "move", "to:E4")
    return state


def test_by_revolt_when_a_city_falls_infantry_comes_to_nabopolassar() -> None:
    state = attacked("nabopolassar")
    assert units(state, "D7", 1) == {"leader": 1, "infantry": 1, "settler": 1}


def test_without_him_nobody_comes() -> None:
    state = attacked("hammurabi")
    assert units(state, "D7", 1) == {"leader": 1, "settler": 1}


def test_where_there_is_no_room_infantry_comes_to_a_city() -> None:
    state = attacked("nabopolassar@F5", units=["3 infantry@F5"])
    assert units(state, "D7", 1) == {"settler": 1, "infantry": 1}
