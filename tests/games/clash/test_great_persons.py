"""Great persons: who takes them, for how much culture, and what they do when they are played."""

from typing import Any

import pytest

from tessera.games.clash.catalog import EVENT_CARDS
from tessera.games.clash.scenario import (
    advances,
    asked,
    buildings,
    card,
    doomed,
    end_turn,
    goods,
    hand,
    happens,
    legal,
    march,
    mood,
    nation,
    owner,
    play,
    scenario,
    units,
)
from tessera.games.clash.state import ClashState
from tests.games.clash.fields import facts

PERSONS = [name for name in EVENT_CARDS[:38] if name.startswith(("great_", "elder_"))]


def played(
    name: str,
    *known: str,
    cities: list[str] | None = None,
    unexplored: list[int] | None = None,
    deals: list[str] | None = None,
    **stock: Any,
) -> ClashState:
    """Seat 0, which has one marker on its track, has played a great person."""
    mine = nation(cities, None, list(known), [name], track=1, **stock)
    state = scenario(mine, nation(), unexplored=unexplored)
    play(state, f"play:{card(state, name)}", deals=deals)
    return state


# Taking them


@pytest.mark.parametrize("event", PERSONS)
def test_who_drew_a_great_person_may_take_them_for_a_culture_token(event: str) -> None:
    state = scenario(doomed(culture=1), nation(culture=2))
    happens(state, event)
    assert (asked(state), state.seats_to_act()) == ("great", (0,))
    assert state.view(1).board["great"] == event
    play(state, "use")
    assert (asked(state), goods(state)) == ("turn", {})  # nobody else is asked
    assert state.view(1).board["nations"][0]["greats"] == [event]
    assert state.view(1).board["event_discards"] == []


def test_the_others_may_take_them_in_turn_for_two() -> None:
    state = scenario(doomed(culture=1), nation(culture=1), nation(culture=2))
    happens(state, "great_artist_19")
    play(state, "skip")
    assert state.seats_to_act() == (2,)
    play(state, "use")
    assert (hand(state, 2), goods(state, 2)) == (["great_artist"], {})


def test_a_great_person_whom_nobody_takes_is_discarded() -> None:
    state = scenario(doomed(), nation(culture=2))
    happens(state, "great_artist_19")
    play(state, "skip")
    assert state.view(1).board["event_discards"] == ["great_artist_19"]
    assert asked(state) == "turn"


def test_a_great_person_of_the_mausoleum_goes_below_the_pile() -> None:
    state = scenario(doomed(["D2 great_mausoleum"]), nation(), event_discards=["flood"])
    play(state, "advance:siegecraft")
    play(state, "skip", deals=["great_artist_19"])
    while asked(state) != "turn":
        play(state, sorted(legal(state))[0])
    assert state.view(1).board["event_discards"] == ["great_artist_19", "flood_32"]


def test_a_great_person_is_played_as_an_action_and_then_discarded() -> None:
    state = played("great_artist")
    assert (state.actions_left, hand(state)) == (2, [])
    assert state.view(1).board["event_discards"] == ["great_artist_19"]
    state = scenario(nation(hand=["great_artist"]), nation())
    state.actions_left = 0
    assert legal(state, "play") == set()


def test_a_great_person_may_be_bartered_like_an_action_card() -> None:
    state = scenario(nation(hand=["great_artist"], advances=["bartering"]), nation())
    assert "barter:great_artist_19" in legal(state)


# What each does


@pytest.mark.parametrize(
    ("name", "category", "top"),
    [
        ("great_explorer", {"navigation", "warships", "cartography"}, "fishing"),
        ("great_artist", {"sports", "monuments", "theaters"}, "arts"),
        ("great_prophet", {"rituals", "priesthood", "state_religion"}, "myths"),
        ("great_philosopher", {"public_education", "free_education", "philosophy"}, "writing"),
        ("great_scientist", {"astronomy", "medicine", "metallurgy"}, "math"),
        ("great_warlord", {"siegecraft", "steel_weapons", "draft"}, "tactics"),
        ("great_merchant", {"taxes", "trade_routes", "currency"}, "bartering"),
    ],
)
def test_each_gives_an_advance_of_a_category_without_the_track(
    name: str, category: set[str], top: str
) -> None:
    state = played(name)
    assert top in advances(state)
    state = played(name, top)
    assert legal(state) == {f"advance:{each}" for each in category}
    play(state, sorted(legal(state))[0])
    assert state.nations[0].track == 1


def test_an_engineer_gives_construction_and_a_statesman_a_government() -> None:
    state = played("great_engineer")
    assert legal(state) == {"advance:engineering", "advance:sanitation", "advance:roads"}
    state = played("elder_statesman", "philosophy", "draft")
    assert legal(state) == {"advance:voting", "advance:nationalism"}


def test_a_category_that_is_complete_gives_nothing_but_the_rest_applies() -> None:
    state = played("great_philosopher", "writing", "public_education", "free_education", "philosophy")
    assert goods(state) == {"ideas": 2}


def test_an_explorer_turns_up_a_tile_and_founds_a_city_for_food() -> None:
    state = played("great_explorer", "fishing", unexplored=[2], food=2)
    play(state, "advance:navigation")
    play(state, sorted(legal(state, "survey"))[0], deals=["region_19"])
    while asked(state) == "tile":
        play(state, sorted(legal(state))[0])
    assert asked(state) == "colony"
    found = sorted(legal(state, "found"))[0]
    play(state, found)
    assert owner(state, found.removeprefix("found:")) == 0
    assert mood(state, found.removeprefix("found:")) == "neutral"
    assert "food" not in goods(state)


def test_an_explorer_may_found_nothing_and_turn_up_nothing() -> None:
    state = played("great_explorer", "fishing", unexplored=[2], food=2)
    play(state, "advance:navigation", sorted(legal_survey(state))[0], deals=["region_19"])
    while asked(state) == "tile":
        play(state, sorted(legal(state))[0])
    play(state, "skip")
    assert goods(state)["food"] == 2
    state = played("great_explorer", "fishing", unexplored=[2], food=2)
    play(state, "advance:navigation", "skip")
    assert asked(state) == "turn"


def legal_survey(state: ClashState) -> set[str]:
    probe = state.clone()
    play(probe, "advance:navigation")
    return legal(probe, "survey")


def test_a_colony_without_food_is_not_founded() -> None:
    state = played("great_explorer", "fishing", unexplored=[2], food=1)
    play(state, "advance:navigation", sorted(legal_survey(state))[0], deals=["region_19"])
    while asked(state) == "tile":
        play(state, sorted(legal(state))[0])
    assert asked(state) == "turn"


def test_an_artist_makes_a_city_happy_whatever_it_was() -> None:
    state = played("great_artist", cities=["D2 angry", "E2"])
    play(state, "mood:D2")
    assert (mood(state, "D2"), mood(state, "E2")) == ("happy", "neutral")


def test_a_prophet_builds_a_temple_at_its_price_without_an_activation() -> None:
    state = played("great_prophet", cities=["D2 happy", "E2 angry"], food=1, wood=1, ore=1)
    assert legal(state) == {"construct:D2", "skip"}
    play(state, "construct:D2", "take:culture")
    assert buildings(state, "D2") == {"temple": 0}
    assert goods(state) == {"mood": 1, "culture": 1}
    assert not state.view(0).board["cells"]["D2"]["city"]["activated"]


def test_a_prophet_builds_nothing_that_cannot_be_paid() -> None:
    state = played("great_prophet", cities=["D2 happy", "E2"], food=1, wood=1)
    assert (asked(state), "myths" in advances(state)) == ("turn", True)


def test_a_philosopher_brings_two_ideas() -> None:
    state = played("great_philosopher")
    assert goods(state) == {"culture": 1, "ideas": 2}


def test_a_scientist_brings_an_idea_and_a_card() -> None:
    state = played("great_scientist", deals=["ideas_surprise"])
    assert goods(state) == {"culture": 1, "ideas": 1}
    assert hand(state) == ["ideas"]


def test_a_statesman_brings_two_cards() -> None:
    state = played("elder_statesman", deals=["ideas_surprise", "ideas_high_ground"])
    assert hand(state) == ["ideas", "ideas"]


def test_a_warlord_moves_at_once_and_leads_the_first_battle() -> None:
    mine = nation(["D2"], ["2 infantry@D5", "2 infantry@E6"], ["siegecraft"], ["great_warlord"])
    state = scenario(mine, nation(units=["2 infantry@D6", "2 infantry@E7"]))
    play(state, "play:great_warlord_24")
    assert (asked(state), "tactics" in advances(state)) == ("move", True)
    play(state, "from:D5", "to:D6", deals=["4_cavalry", "4_cavalry", "1_leader", "1_leader"])
    assert units(state, "D6", 1) == {}  # four and four and two are two hits
    play(state, "from:E6", "to:E7", deals=["4_cavalry", "4_cavalry", "1_leader", "1_leader"])
    assert units(state, "E7", 1) == {"infantry": 1}  # only the first battle is led
    assert state.actions_left == 2


def test_a_warlord_leads_in_every_round() -> None:
    mine = nation(["D2"], ["infantry@D5"], ["siegecraft"], ["great_warlord"])
    state = scenario(mine, nation(units=["infantry@D6"]))
    play(state, "play:great_warlord_24")
    play(state, "to:D6", deals=["2_cavalry", "1_leader"])
    assert asked(state) == "retreat"
    events = play(state, "skip", deals=["3_elephant", "1_leader"])
    assert units(state, "D6", 1) == {}
    assert facts(events, "rolled")[0]["sum"] == {"dice": 3, "great_warlord": 2}


def test_a_warlord_leads_no_later_move() -> None:
    mine = nation(["D2"], ["infantry@D5"], ["siegecraft"], ["great_warlord"])
    state = scenario(mine, nation(units=["infantry@D7"]))
    play(state, "play:great_warlord_24", "to:D6")
    if asked(state) == "move":
        play(state, "done")
    events = march(state, "D6-D7", deals=["4_cavalry", "1_leader", "6_infantry", "1_leader"])
    assert [fact["value"] for fact in facts(events, "rolled") if fact["owner"] == 0] == [4, 7]


def test_a_merchant_brings_the_income_of_trade_routes_once_more() -> None:
    mine = nation(units=["settler@D5"], advances=["bartering"], hand=["great_merchant"])
    state = scenario(mine, nation())
    play(state, "play:great_merchant_25", "advance:trade_routes")
    assert goods(state) == {"food": 1}
    without = scenario(mine, nation())
    play(without, "play:great_merchant_25", "advance:taxes")
    assert goods(without) == {}


def test_an_engineer_builds_at_the_price_without_an_activation() -> None:
    state = played("great_engineer", "writing", cities=["D2 happy", "E2"], food=1, wood=1, ore=1)
    play(state, "advance:roads", "construct:D2")
    assert buildings(state, "D2") == {"academy": 0}
    assert not state.view(0).board["cells"]["D2"]["city"]["activated"]
    assert state.actions_left == 2


def test_the_building_of_an_engineer_may_be_left_alone() -> None:
    state = played("great_engineer", "writing", cities=["D2 happy", "E2"], food=1, wood=1, ore=1)
    play(state, "advance:roads", "skip")
    assert (buildings(state, "D2"), goods(state)["wood"]) == ({}, 1)


def test_a_great_person_is_kept_from_turn_to_turn() -> None:
    state = scenario(nation(hand=["great_artist"]), nation())
    end_turn(state)
    end_turn(state)
    assert hand(state) == ["great_artist"]
