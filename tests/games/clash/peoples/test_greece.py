"""Greece: Special Training, Sparta, Hellenization, City States; Alexander, Leonidas and Pericles."""

from typing import Any

import pytest

from tessera.games.clash.scenario import (
    advances,
    asked,
    buildings,
    card,
    goods,
    legal,
    mood,
    nation,
    play,
    reason,
    scenario,
    track,
    units,
)
from tessera.games.clash.state import ClashState

FAIL, LUCK = ["4_cavalry"], ["5_cavalry"]
MISS = "1_leader"


def greece(*cities: str, foes: Any = None, **own: Any) -> ClashState:
    """Greece against somebody without a people."""
    return scenario(nation(people="greece", cities=list(cities) or None, **own), nation(cities=foes))


# Special Training


@pytest.mark.parametrize(("city", "ideas"), [("D2 academy", 1), ("D2 temple", 0)])
def test_recruiting_in_a_city_with_an_academy_brings_an_idea(city: str, ideas: int) -> None:
    state = greece(city, advances=["writing", "public_education"], food=1, ore=1)
    play(state, "recruit:D2")
    assert goods(state).get("ideas", 0) == ideas


def test_ships_bring_the_idea_too() -> None:
    state = greece("D2 academy port@C3", advances=["writing", "public_education", "fishing"], wood=2)
    play(state, "recruit:D2")
    assert goods(state) == {"ideas": 1}


# Sparta


def test_the_draft_may_be_paid_with_culture() -> None:
    state = greece("D2", advances=["tactics", "draft"], culture=1)
    play(state, "recruit:D2")
    assert units(state, "D2") == {"infantry": 1}
    assert goods(state) == {}


def test_with_civil_liberties_the_draft_takes_a_mixture() -> None:
    state = greece("D2", advances=["tactics", "draft", "voting", "civil_liberties"], culture=1, mood=1)
    play(state, "recruit:D2", "levy:infantry")
    assert goods(state) == {}


def test_which_token_is_asked_where_both_would_do() -> None:
    state = greece("D2", advances=["tactics", "draft"], culture=1, mood=1)
    play(state, "recruit:D2", "levy:infantry")
    assert asked(state) == "instead"
    play(state, "use")
    assert goods(state) == {"mood": 1}


def test_settlers_are_not_had_for_culture() -> None:
    state = greece("D2", advances=["tactics", "draft", "sanitation", "engineering"], culture=1)
    play(state, "recruit:D2")
    assert "levy:settler" not in legal(state)


def spartans(own: int, foes: int) -> ClashState:
    return scenario(
        nation(people="greece", units=[f"{own} infantry@E5"], advances=["tactics", "draft"]),
        nation(cities=["D7"], units=[f"{foes} infantry@D5"], advances=["tactics"], hand=["archers"]),
    )


def test_the_enemy_lays_no_card_against_fewer_spartans() -> None:
    state = spartans(1, 2)
    play(state, "move", "to:D5", deals=[MISS] * 3)
    assert asked(state) == "retreat"


def test_against_as_many_spartans_the_enemy_lays_cards() -> None:
    state = spartans(2, 2)
    play(state, "move", "to:D5")
    assert asked(state) == "tactics"


def test_spartans_lay_cards_against_more_of_them() -> None:
    state = scenario(
        nation(units=["2 infantry@E5"], advances=["tactics"]),
        nation(
            cities=["D7"],
            people="greece",
            units=["infantry@D5"],
            advances=["tactics", "draft"],
            hand=["archers"],
        ),
    )
    play(state, "move", "to:D5")
    assert asked(state) == "tactics"


# Hellenization


def test_by_hellenistic_culture_a_foreign_city_with_a_greek_building_carries_influence() -> None:
    """E4 is out of reach of D7, but two steps from D2, a city of size two with a temple of Greece."""
    state = greece("D7", foes=["D2 temple=0", "E4 academy"], advances=["arts"])
    play(state, "influence:E4", deals=LUCK)
    assert buildings(state, "E4") == {"academy": 0}


def test_others_do_not_influence_from_foreign_cities() -> None:
    state = scenario(
        nation(people="rome", cities=["D7"], advances=["arts"]), nation(cities=["D2 temple=0", "E4 academy"])
    )
    assert reason(state, "influence:E4") == "too_far"


def test_a_foreign_city_boosts_as_well() -> None:
    state = greece("D7", foes=["D2 temple=0", "E4 academy"], advances=["arts"], culture=1)
    play(state, "influence:E4", deals=FAIL)
    assert asked(state) == "boost"


def test_a_greek_city_with_foreign_buildings_serves_if_one_of_its_own_stands_there() -> None:
    state = greece("D2 temple academy=1", foes=["D7", "E4 academy"], advances=["arts"])
    assert "influence:E4" in legal(state)
    state = greece("D2 academy=1", foes=["D7", "E4 academy"], advances=["arts"])
    assert reason(state, "influence:E4") == "all_influenced"


def test_the_arts_may_be_paid_with_two_mood_tokens() -> None:
    state = greece("D2 temple", foes=["D7", "E4 academy"], advances=["arts"], mood=2)
    play(state, "arts:E4", deals=FAIL)
    assert goods(state) == {}
    assert state.actions_left == 3
    assert "arts:E4" not in legal(state)


def test_with_which_tokens_the_arts_are_paid_is_asked() -> None:
    state = greece("D2 temple", foes=["D7", "E4 academy"], advances=["arts"], mood=2, culture=1)
    play(state, "arts:E4")
    assert asked(state) == "pay_arts"
    play(state, "spend:mood", deals=LUCK)
    assert goods(state) == {"culture": 1}


def test_one_mood_token_is_too_little_for_the_arts() -> None:
    state = greece("D2 temple", foes=["D7", "E4 academy"], advances=["arts"], mood=1)
    assert reason(state, "arts:E4") == "cannot_pay"


# City States


def federation(*cities: str, **own: Any) -> ClashState:
    state = greece(*cities, advances=["writing", "public_education", "philosophy", "voting"], **own)
    play(state, "collect:D2", *first(state, "collect:D2"))
    return state


def first(state: ClashState, action: str) -> list[str]:
    """Whatever is asked for a collect, the first answers."""
    copy = state.clone()
    play(copy, action)
    found: list[str] = []
    while asked(copy) == "collect":
        found.append(sorted(legal(copy))[0])
        play(copy, found[-1])
    return found


def test_another_city_counts_as_activated_instead() -> None:
    state = federation("D2", "D4")
    play(state, "collect:D2", *first(state, "collect:D2"))
    assert asked(state) == "city_states"
    play(state, "place:D4")
    assert (mood(state, "D2"), mood(state, "D4")) == ("neutral", "neutral")
    # Now both are tired: D4 gets angrier if it is named again.
    play(state, "collect:D2", *first(state, "collect:D2"), "place:D4")
    assert (mood(state, "D2"), mood(state, "D4")) == ("neutral", "angry")


def test_the_city_itself_may_be_tired_all_the_same() -> None:
    state = federation("D2", "D4")
    play(state, "collect:D2", *first(state, "collect:D2"), "skip")
    assert (mood(state, "D2"), mood(state, "D4")) == ("angry", "neutral")


@pytest.mark.parametrize("other", ["D4 angry", "D4"])
def test_the_other_city_is_not_angrier(other: str) -> None:
    state = federation("D2 happy", other)
    play(state, "collect:D2", *first(state, "collect:D2"))
    assert asked(state) == "turn"
    assert mood(state, "D2") == "neutral"


def test_the_other_city_is_as_large_as_the_first_was_before() -> None:
    needed = {"food": 1, "wood": 1, "ore": 1}
    state = federation("D2 temple", "D4 academy", "B4", "A3", **needed)
    state.nations[0].stock = greece(**needed).nations[0].stock
    play(state, "construct:D2")
    assert asked(state) == "city_states"
    assert {action for action in legal(state) if action.startswith("place")} == {"place:D4"}


def test_without_a_government_cities_stand_for_themselves() -> None:
    state = greece("D2", "D4")
    play(state, "collect:D2", *first(state, "collect:D2"))
    play(state, "collect:D2", *first(state, "collect:D2"))
    assert mood(state, "D2") == "angry"


# Alexander


def adore(state: ClashState, advance: str) -> None:
    """Alexander lets an advance be bought by a card."""
    play(state, "wield:idol", f"play:{card(state, 'new_ideas')}", f"advance:{advance}")


def test_alexander_plays_an_action_card_without_an_action() -> None:
    state = greece("D2", leader="alexander", hand=["new_ideas", "leadership"], culture=1, food=2)
    play(state, "wield:idol")
    assert asked(state) == "play_for_idol"
    assert legal(state) == {f"play:{card(state, 'new_ideas')}"}
    play(state, f"play:{card(state, 'new_ideas')}", "advance:storage")
    assert state.actions_left == 3
    assert "storage" in advances(state)
    assert goods(state).get("culture", 0) == 0


def test_his_city_is_activated() -> None:
    state = greece("D2", leader="alexander", hand=["new_ideas", "new_ideas"], culture=2, gold=4)
    adore(state, "storage")
    assert mood(state, "D2") == "neutral"
    adore(state, "irrigation")
    play(state, "study:ideas2gold0")
    assert mood(state, "D2") == "angry"


def test_the_token_of_alexander_is_not_paid_for_the_card_as_well() -> None:
    state = greece("D2", leader="alexander", hand=["spy"], culture=1)
    assert reason(state, "wield:idol") == "no_card_of_idol"
    state = greece("D2", leader="alexander", hand=["spy"], culture=2)
    assert "wield:idol" in legal(state)


def test_alexander_needs_a_city_a_token_and_a_card() -> None:
    state = greece("D2", leader="alexander@E4", hand=["new_ideas"], culture=1, food=2)
    assert reason(state, "wield:idol") == "leader_not_in_city"
    state = greece("D2", leader="alexander", hand=["new_ideas"], food=2)
    assert reason(state, "wield:idol") == "cannot_pay"
    state = greece("D2", leader="alexander", hand=["leadership"], culture=1)
    assert reason(state, "wield:idol") == "no_card_of_idol"


# Leonidas


def test_thats_sparta_recruiting_with_leonidas_brings_culture() -> None:
    state = greece("D2", leader="leonidas", food=1, ore=1)
    play(state, "recruit:D2")
    assert goods(state) == {"culture": 1}


def test_recruiting_elsewhere_does_not() -> None:
    state = greece("D2", "D4", leader="leonidas", food=1, ore=1)
    play(state, "recruit:D4")
    assert goods(state) == {}


# Pericles


def test_pericles_teaches_education_for_a_token() -> None:
    state = greece("D2 happy", leader="pericles", mood=1)
    play(state, "wield:master")
    assert "writing" in advances(state)
    assert goods(state).get("mood", 0) == 0
    assert (state.actions_left, track(state)) == (2, 2)


def test_which_token_the_lesson_costs_is_asked() -> None:
    state = greece("D2 happy", leader="pericles", mood=1, culture=1)
    play(state, "wield:master", "take:culture")
    assert goods(state).get("mood") == 1


def test_pericles_teaches_in_a_happy_city_of_his_alone() -> None:
    state = greece("D2", leader="pericles", mood=1)
    assert reason(state, "wield:master") == "leaders_city_sad"
    state = greece("D2 happy", leader="pericles@E4", mood=1)
    assert reason(state, "wield:master") == "leader_not_in_city"
    state = greece("D2 happy", leader="pericles")
    assert reason(state, "wield:master") == "cannot_pay"
    known = ["writing", "public_education", "free_education", "philosophy"]
    state = greece("D2 happy", leader="pericles", advances=known, mood=1)
    assert reason(state, "wield:master") == "all_taught"
