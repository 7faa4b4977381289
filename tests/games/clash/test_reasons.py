"""Why something is not possible: what is missing, in words that help; each card has its own condition."""

from typing import Any

import pytest

from tessera.games.clash import GAME
from tessera.games.clash.catalog import ADVANCES, EFFECTS, OF_CATEGORY
from tessera.games.clash.frames import card_reasons
from tessera.games.clash.scenario import (
    asked,
    card,
    end_turn,
    legal,
    nation,
    objective,
    play,
    reason,
    scenario,
)
from tessera.games.clash.state import ClashState
from tessera.locale import Locale
from tests.games.clash.fields import HIT, MISS, attack, facts, field


def said(state: ClashState, written: str) -> str:
    """The reason against an action, in English."""
    seat = state.seats_to_act()[0]
    return Locale("en").text(state.why_not(seat, GAME.vocabulary.action(written)).message)


def offered(state: ClashState) -> set[str]:
    """All that a person may wonder about."""
    seat = state.seats_to_act()[0]
    return {GAME.vocabulary.notation(action) for action in state.options(seat)}


def collect(state: ClashState, place: str) -> None:
    """A city collects whatever comes first."""
    play(state, f"collect:{place}")
    while asked(state) != "turn":
        play(state, sorted(legal(state))[0])


# Cards


def unplayable(state: ClashState, name: str) -> str:
    """Why a card of the hand cannot be played; a person is shown it."""
    written = f"play:{card(state, name)}"
    assert written in offered(state)
    return reason(state, written)


def test_every_effect_that_has_a_condition_has_a_reason() -> None:
    assert {*card_reasons.WHY, "leadership", "spy"} == set(EFFECTS)


@pytest.mark.parametrize(
    ("effect", "own", "why"),
    [
        ("inspiration", {}, "nobody_near"),
        ("technology_trade", {}, "nobody_near"),
        ("hero_general", {}, "no_victory"),
        ("great_ideas", {}, "no_victory"),
        ("ideas", {}, "no_such_building"),
        ("teach_us", {}, "no_captured_city"),
        ("militia", {"units": ["4 infantry@D2"]}, "no_room_in_cities"),
        ("synergies", {}, "no_food"),
        ("new_ideas", {}, "no_food"),
        ("new_plans", {}, "no_objectives"),
        ("mercenaries", {}, "no_mercenaries"),
        ("city_development", {}, "no_site"),
    ],
)
def test_a_card_says_what_its_condition_lacks(effect: str, own: dict[str, Any], why: str) -> None:
    assert unplayable(scenario(nation(hand=[effect], culture=7, **own), nation()), effect) == why


def test_a_card_that_is_too_dear_says_what_is_lacking() -> None:
    state = scenario(nation(hand=["spy"]), nation())
    assert unplayable(state, "spy") == "cannot_pay"
    assert said(state, f"play:{card(state, 'spy')}") == "It costs 1 culture token; you lack 1 culture token"


def test_a_card_that_takes_an_action_says_that_none_is_left() -> None:
    state = scenario(nation(["D2", "E4"], hand=["city_development"], culture=7), nation())
    for place in ("D2", "E4", "E4"):
        collect(state, place)
    assert state.actions_left == 0
    assert unplayable(state, "city_development") == "no_actions"


def test_a_card_that_is_not_in_the_hand_says_so() -> None:
    state = scenario(nation(), nation(hand=["spy"]))
    assert reason(state, f"play:{card(state, 'spy', 1)}") == "not_in_hand"


def test_a_victory_serves_one_card_of_a_kind() -> None:
    state = field(own={"hand": ["great_ideas", "great_ideas"], "culture": 4})
    attack(state, [HIT, MISS], "skip")
    played = card(state, "great_ideas")
    play(state, f"play:{played}")
    assert unplayable(state, "great_ideas") == "victory_used"


def test_a_hero_needs_a_city_that_is_not_happy() -> None:
    state = field(own={"cities": ["D2 happy"], "hand": ["hero_general"]})
    attack(state, [HIT, MISS], "skip")
    assert unplayable(state, "hero_general") == "all_happy"


def test_negotiations_come_before_the_first_action() -> None:
    state = scenario(nation(hand=["negotiations"]), nation())
    collect(state, "D2")
    assert unplayable(state, "negotiations") == "only_first"


def test_a_card_that_changes_the_next_collect_or_influence_waits_for_it() -> None:
    state = scenario(nation(hand=["mass_production", "production_focus"], culture=7), nation())
    play(state, f"play:{card(state, 'mass_production')}")
    assert unplayable(state, "production_focus") == "card_waits"


def test_mercenaries_want_to_be_paid() -> None:
    state = scenario(
        nation(hand=["mercenaries"]), nation(), barbarians=["E4"], barbarian_units=["infantry@E4"]
    )
    assert unplayable(state, "mercenaries") == "no_wages"


def test_where_nobody_has_anything_to_teach_it_is_said() -> None:
    state = scenario(nation(hand=["inspiration"], culture=3), nation(units=["settler@D1"]))
    assert unplayable(state, "inspiration") == "nothing_to_learn_there"


def test_nobody_loses_two_actions_by_assassins() -> None:
    state = scenario(nation(hand=["assassination", "assassination"], culture=7), nation())
    play(state, f"play:{card(state, 'assassination')}")
    assert unplayable(state, "assassination") == "no_victim"


# Cities


def test_where_nothing_can_be_built_each_kind_says_why() -> None:
    state = scenario(nation(["D2 academy", "E4", "F2"], advances=["writing", "myths"]), nation())
    words = said(state, "construct:D2")
    assert words.startswith("Nothing can be constructed here now: ")
    assert "academy (The city has one already: academy)" in words
    assert "temple (It costs 1 food, 1 wood, 1 ore; you lack 1 food, 1 wood, 1 ore)" in words
    assert "port (It needs Fishing)" in words


def test_gold_counts_in_what_is_lacking() -> None:
    state = scenario(nation(["D2", "E4"], advances=["writing"], wood=1, gold=1), nation())
    assert "you lack 1 ore)" in said(state, "construct:D2")


def test_where_nobody_can_be_recruited_each_kind_says_why() -> None:
    state = scenario(nation(["D2"], food=1), nation())
    words = said(state, "recruit:D2")
    assert "settler (It costs 2 food; you lack 1 food)" in words
    assert "infantry (It costs 1 food, 1 ore; you lack 1 ore)" in words
    assert "ship (The city lacks the building for that: port)" in words


def test_a_unit_for_tokens_says_which_advance_it_needs() -> None:
    state = scenario(nation(["D2 happy"], food=2, ore=2), nation())
    play(state, "recruit:D2")
    assert said(state, "levy:settler") == "A unit for tokens needs Sanitation"
    assert said(state, "levy:infantry") == "A unit for tokens needs Draft"


def test_a_wonder_says_what_it_lacks_even_before_engineering() -> None:
    state = scenario(nation(["D2 happy", "E4"], wonders=["great_wall"]), nation())
    assert "raise:D2" in offered(state)
    assert reason(state, "raise:D2") == "needs_advance"
    own = nation(["D2 happy", "E4"], advances=["engineering"], wonders=["great_wall"])
    assert "Great Wall (It needs " in said(scenario(own, nation()), "raise:D2")


def test_who_has_no_wonder_card_is_told_so() -> None:
    state = scenario(nation(["D2 happy", "E4"], advances=["engineering"]), nation())
    assert reason(state, "raise:D2") == "no_wonder_cards"


def test_a_free_building_goes_only_where_one_may_stand() -> None:
    own = nation(["D2", "E4 angry", "F2"], hand=["city_development"], advances=["writing"], culture=7)
    state = scenario(own, nation())
    play(state, f"play:{card(state, 'city_development')}")
    assert "construct:E4" in offered(state)
    assert reason(state, "construct:E4") == "angry_builds_not"
    assert reason(state, "construct:D7") == "not_your_city"


def test_a_prophet_builds_a_temple_and_nothing_else() -> None:
    rich: dict[str, Any] = {"food": 2, "wood": 2, "ore": 2}
    own = nation(["D2 temple", "E4", "F2"], hand=["great_prophet"], advances=["writing", "myths"], **rich)
    state = scenario(own, nation())
    play(state, f"play:{card(state, 'great_prophet')}")
    while asked(state) != "build_somewhere":
        play(state, sorted(legal(state))[0])
    assert reason(state, "construct:D2") == "not_this_building"


def test_the_second_advance_of_a_card_is_of_the_same_category() -> None:
    state = scenario(nation(hand=["synergies"], food=6, culture=5), nation())
    play(state, f"play:{card(state, 'synergies')}", "advance:irrigation")
    assert "advance:husbandry" in legal(state)
    assert reason(state, "advance:writing") == "not_this_category"


def test_the_cheapest_city_says_how_many_tokens_a_better_mood_takes() -> None:
    state = scenario(nation(["D2 academy temple", "E4 academy"], mood=1), nation())
    assert said(state, "cheer").startswith("It takes 2 mood tokens")


# Moving


def move_reason(state: ClashState) -> str:
    assert reason(state, "move") == "cannot_move"
    return said(state, "move")


def test_where_nobody_can_move_each_cell_says_why() -> None:
    state = scenario(nation(units=["infantry@D2"]), nation())
    assert move_reason(state) == "None of your units can move now: D2 (armies move with Tactics only)"


def test_units_that_fought_say_so() -> None:
    state = field()
    attack(state, [HIT, MISS])
    assert "D5 (they have fought in this turn)" in move_reason(state)


def test_a_mountain_holds_who_came_there_in_this_turn() -> None:
    state = scenario(nation(units=["settler@E4"]), nation())
    play(state, "move", "to:D4")
    assert "D4 (who came to a mountain in this turn stays there, but for roads)" in move_reason(state)


def test_units_move_once_in_an_action() -> None:
    state = scenario(nation(units=["settler@D2", "settler@E4", "settler@E6"]), nation())
    play(state, "move", "from:D2", "to:D1")
    assert "from:D1" in offered(state)
    assert reason(state, "from:D1") == "moved_already"
    assert reason(state, "from:D2") == "no_units_there"


def test_a_ship_that_no_sea_leads_from_says_so() -> None:
    state = scenario(nation(units=["ship@A5"]), nation())
    assert "A5 (no other sea cell" in move_reason(state)


def test_a_sea_that_does_not_reach_there_and_a_shore_that_is_too_far_say_so() -> None:
    state = scenario(nation(units=["ship@C3", "infantry@C3", "ship@E3"], advances=["tactics"]), nation())
    play(state, "move", "from:C3")
    assert reason(state, "to:E3") == "no_way_by_sea"
    assert reason(state, "to:D5") == "not_beside"


def test_nobody_goes_from_ship_to_ship_at_sea() -> None:
    state = scenario(nation(units=["2 ship@C3", "settler@C3", "ship@C4"]), nation())
    play(state, "move", "from:C3", "leave:ship:fresh", "leave:ship:fresh")
    assert reason(state, "to:C4") == "change_ships"


def test_ships_stay_at_sea() -> None:
    state = scenario(nation(units=["ship@C3"]), nation())
    play(state, "move")
    assert reason(state, "to:D2") == "ships_at_sea"


def test_ships_have_room_for_two() -> None:
    state = scenario(nation(units=["2 ship@C3", "4 settler@C3"]), nation())
    play(state, "move", "leave:ship:fresh")
    assert reason(state, "to:C4") == "ships_full"


def test_a_road_says_what_it_needs() -> None:
    own: dict[str, Any] = {"units": ["settler@D2"], "advances": ["roads"], "ore": 1}
    state = scenario(nation(**own), nation())
    play(state, "move")
    assert "road:D1" in offered(state)
    assert said(state, "road:D1") == "It costs 1 food, 1 ore; you lack 1 food"
    state = scenario(nation(**own, food=1), nation(units=["infantry@D3"]))
    play(state, "move")
    assert reason(state, "road:E4") == "road_blocked"
    assert reason(state, "road:D7") == "no_road"
    state = scenario(nation(units=["settler@E6"], advances=["roads"], ore=1, food=1), nation())
    play(state, "move")
    assert reason(state, "road:E5") == "road_without_city"


def test_a_road_without_its_advance_says_so() -> None:
    state = scenario(nation(units=["settler@D2"]), nation())
    play(state, "move")
    assert reason(state, "road:D1") == "needs_advance"


def test_a_unit_without_which_the_others_cannot_go_is_not_left() -> None:
    state = scenario(nation(units=["settler@D2"]), nation())
    play(state, "move")
    assert reason(state, "leave:settler:fresh") == "others_stay"
    assert reason(state, "leave:ship:fresh") == "not_in_group"


def test_the_log_says_why_a_tile_lies_as_it_does() -> None:
    state = scenario(nation(units=["ship@C3"]), nation(), unexplored=[4])
    events = play(state, "move", "survey:slot5", deals=["region_10"])
    assert facts(events, "explored")[0]["why"] == "sail_in"
    state = scenario(nation(units=["settler@D2"]), nation(), unexplored=[4])
    events = play(state, "move", "to:D3", "lay:upright", deals=["region_17"])
    assert (facts(events, "explored")[0]["why"], facts(events, "explored")[0]["way"]) == ("choice", "upright")


# Influence


def test_influence_says_how_much_culture_the_distance_takes() -> None:
    state = scenario(nation(["D2"]), nation(["D7", "E4 academy"]))
    assert "influence:E4" in offered(state)
    assert said(state, "influence:E4") == "It takes 1 culture token to reach that far; you have 0 for it"


def test_influence_says_which_advance_of_the_other_forbids_culture() -> None:
    other = nation(["D7", "E4 temple"], advances=["devotion"])
    state = scenario(nation(["D2"], culture=5), other)
    assert said(state, "influence:E4") == "It is too far, and Devotion forbids spending culture on it"


def test_arts_keep_the_token_that_they_cost() -> None:
    state = scenario(nation(["D2"], advances=["arts"], culture=1), nation(["D7", "E4 academy"]))
    assert said(state, "arts:E4") == "It takes 1 culture token to reach that far; you have 0 for it"


def test_a_building_says_why_it_does_not_change_its_colour() -> None:
    state = scenario(nation(["D2 temple"], culture=5), nation(["D7", "E4 academy"]))
    play(state, "influence:E4", deals=["5_cavalry"])
    end_turn(state)
    end_turn(state)
    assert said(state, "influence:E4") == (
        "None of its buildings can become yours: academy (it is yours already)"
    )


# What advances and wonders let do


def test_what_works_once_a_turn_and_what_lacks_a_token_are_told_apart() -> None:
    state = scenario(nation(advances=["taxes"], mood=2), nation())
    play(state, "tax", "take:food")
    assert reason(state, "tax") == "not_again"
    assert "tax" in offered(state)
    assert reason(scenario(nation(advances=["taxes"]), nation()), "tax") == "cannot_pay"


def test_theaters_lack_the_token_that_they_turn() -> None:
    state = scenario(nation(advances=["theaters"], culture=1), nation())
    assert said(state, "drama:culture") == "It costs 1 mood token; you lack 1 mood token"


def test_a_vote_needs_a_city_to_cheer() -> None:
    assert reason(scenario(nation(["D2 happy"], advances=["voting"], mood=2), nation()), "vote") == (
        "nobody_to_cheer"
    )


def test_games_and_the_free_economy_say_what_is_wrong_with_the_city() -> None:
    known = ["sports", "free_economy"]
    state = scenario(nation(["D2 happy"], advances=known, mood=2, culture=2), nation())
    assert reason(state, "games:D2") == "happy_already"
    collect(state, "D2")
    assert reason(state, "market:D2") == "collected_already"


def test_games_do_not_care_whether_a_city_has_worked() -> None:
    state = scenario(nation(["D2 angry", "E4 happy"], advances=["sports"], culture=1), nation())
    collect(state, "D2")
    assert reason(state, "games:D2") == "ok"
    assert reason(state, "games:E4") == "happy_already"
    assert reason(state, "games:D7") == "not_your_city"


def test_what_a_wonder_lets_do_needs_the_wonder() -> None:
    state = scenario(nation(), nation())
    assert said(state, "borrow:tactics") == "It needs a city of yours with Great Library"


# The turn


def test_who_can_still_act_does_not_end_the_turn() -> None:
    state = scenario(nation(), nation())
    assert "end" in offered(state)
    assert said(state, "end") == "There is something that you can still do; actions left: 3"


def test_an_objective_of_the_status_phase_waits_for_it() -> None:
    state = scenario(nation(objectives=["large_civilization"]), nation())
    written = objective(state, "large_civilization")
    assert written in offered(state)
    assert reason(state, written) == "in_status_phase"


def test_there_is_a_partner_to_trade_with_and_the_game_has_trade() -> None:
    state = scenario(nation(), nation())
    assert reason(state, "offer:2") == "without_trade"
    assert reason(state, "offer:1") == "no_partner"


def test_offers_of_a_turn_are_limited() -> None:
    state = scenario(nation(food=1), nation(), trade=True)
    for _ in range(3):
        play(state, "offer:2", "skip")
    assert "offer:2" in offered(state)
    assert said(state, "offer:2") == "A player makes at most 3 offers a turn"


def test_what_cannot_be_kept_is_not_collected() -> None:
    state = scenario(nation(["D2 academy"], food=2), nation())
    play(state, "collect:D2")
    assert reason(state, "take:food") == "no_room_for"
    assert reason(state, "take:ideas") == "nothing_to_collect"


# What is seldom met


def test_who_is_aboard_without_a_shore_to_land_on_says_so() -> None:
    own = nation(units=["ship@A5", "settler@A5"])
    state = scenario(own, nation(units=["infantry@B4", "infantry@B5"]))
    assert "A5 (no land beside the ship is open to them)" in move_reason(state)


def test_who_is_shut_in_says_so() -> None:
    own = nation(["E4"], units=["settler@D1"])
    state = scenario(own, nation(units=["infantry@C2", "infantry@D2", "infantry@E2"]))
    assert "D1 (no cell beside them is open to them)" in move_reason(state)


def test_the_sea_opens_nothing_to_who_is_shut_in_without_a_ship() -> None:
    state = scenario(nation(["E4"], units=["settler@A3"]), nation(units=["infantry@B3"]))
    assert "A3 (no cell beside them is open to them)" in move_reason(state)


def test_a_source_of_influence_says_why_it_is_none() -> None:
    own = nation(["D2 academy=1", "F2", "D7 temple=1", "D5"], culture=4)
    state = scenario(own, nation(["E8"]))
    play(state, "influence:D2")
    assert legal(state) == {"source:D2", "source:F2"}
    assert {"source:D7", "source:D5"} <= offered(state)
    assert reason(state, "source:D7") == "influenced_source"
    assert reason(state, "source:D5") == "better_source"
    assert reason(state, "source:E8") == "not_your_city"


def test_only_buildings_that_stand_there_can_be_turned() -> None:
    state = scenario(nation(["D2 temple"]), nation(["D7", "E4 academy temple"]))
    play(state, "influence:E4")
    assert reason(state, "building:fortress") == "no_such_building_there"


def test_a_unit_that_is_not_in_the_supply_is_not_placed() -> None:
    crowds = ["4 infantry@D2", "4 infantry@E4", "4 infantry@D5", "4 infantry@E6"]
    state = scenario(nation(["D2", "F2"], units=crowds, hand=["militia"], culture=3), nation())
    assert unplayable(state, "militia") == "none_in_supply"


def test_new_plans_need_objectives_in_the_deck() -> None:
    own = nation(hand=["new_plans"], objectives=["large_civilization"], culture=3)
    assert unplayable(scenario(own, nation(), empty=["objective"]), "new_plans") == "no_objectives_left"


def test_synergies_need_two_advances_of_a_category() -> None:
    others = [name for number, name in enumerate(ADVANCES) if number % OF_CATEGORY != OF_CATEGORY - 1]
    state = scenario(nation(hand=["synergies"], advances=others, food=4, culture=3), nation())
    assert unplayable(state, "synergies") == "no_synergy"


def test_who_knows_everything_learns_nothing() -> None:
    state = scenario(nation(hand=["quick_advance"], advances=list(ADVANCES), culture=3), nation())
    assert unplayable(state, "quick_advance") == "nothing_to_learn"


def test_the_government_that_one_has_is_no_other() -> None:
    state = scenario(nation(advances=["philosophy", "voting", "draft"]), nation(), round=3)
    end_turn(state)
    end_turn(state)
    while "govern:autocracy" not in legal(state):
        choices = legal(state)
        play(state, "skip" if "skip" in choices else sorted(choices)[0])
    assert "govern:democracy" in offered(state)
    assert reason(state, "govern:democracy") == "same_government"
