"""Action cards outside battles: what their upper halves do, when, and what they cost."""

from tessera.games.clash.scenario import (
    BARBARIANS,
    asked,
    buildings,
    card,
    end_turn,
    goods,
    hand,
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
from tests.games.clash.fields import may_play, played

FIGHTERS = ["3 infantry@D5"]
SURE = ["6_infantry", "6_infantry", "6_infantry", "1_leader"]
"""Three against one: the one is beaten in the first round."""


def after_a_victory(hand: list[str], enemies: int = 1, **others: list[str]) -> ClashState:
    """Seat 0 has beaten infantry of seat 1 on D6, and has one action left."""
    cities = others.get("cities", ["D2 neutral"])
    mine = nation(cities, FIGHTERS, ["tactics"], hand, mood=1)
    state = scenario(mine, nation(units=[f"{enemies} infantry@D6"]))
    march(state, "D5-D6", deals=SURE)
    return state


def test_a_card_that_was_played_lies_face_up_on_the_pile() -> None:
    state = scenario(nation(hand=["leadership"], culture=1), nation())
    name = card(state, "leadership")
    play(state, f"play:{name}")
    assert hand(state) == []
    assert state.view(1).board["discards"] == [name]


def test_a_card_that_costs_culture_needs_it() -> None:
    state = scenario(nation(hand=["leadership"]), nation())
    assert not may_play(state, "leadership")


def test_any_number_of_cards_may_be_played_in_a_turn() -> None:
    state = scenario(nation(hand=["leadership", "leadership", "militia"], culture=3), nation())
    for name in ("leadership", "leadership", "militia"):
        played(state, name)
    assert (hand(state), state.actions_left) == ([], 5)


def test_a_card_that_is_no_action_takes_none_and_one_that_is_takes_one() -> None:
    state = scenario(nation(hand=["ideas", "new_ideas"], cities=["D2 happy academy"], food=2), nation())
    played(state, "ideas")
    assert state.actions_left == 3
    played(state, "new_ideas")
    play(state, "advance:myths", *sorted(legal(state, "study:ideas0"))[:1])
    assert state.actions_left == 2


def test_cards_that_are_actions_are_not_played_without_an_action() -> None:
    state = scenario(nation(hand=["new_ideas", "ideas"], cities=["D2 happy academy"], food=2), nation())
    state.actions_left = 0
    assert not may_play(state, "new_ideas")
    assert may_play(state, "ideas")


# Each card


def test_a_hero_raises_a_mood_and_for_a_token_another() -> None:
    state = after_a_victory(["hero_general"], cities=["D2 angry", "E2"])
    played(state, "hero_general")
    play(state, "mood:D2")
    assert (mood(state, "D2"), mood(state, "E2")) == ("neutral", "neutral")
    play(state, "mood:D2")
    assert mood(state, "D2") == "happy"
    assert "mood" not in goods(state)


def test_a_heros_second_city_may_be_left_alone() -> None:
    state = after_a_victory(["hero_general"], cities=["D2 angry", "E2"])
    played(state, "hero_general")
    play(state, "mood:D2", "skip")
    assert (mood(state, "D2"), goods(state)["mood"]) == ("neutral", 1)


def test_a_hero_needs_a_victory_by_land_in_this_turn() -> None:
    state = scenario(nation(["D2 neutral"], hand=["hero_general", "great_ideas"]), nation())
    assert not may_play(state, "hero_general")
    assert not may_play(state, "great_ideas")
    by_sea = scenario(
        nation(["D2 neutral"], ["4 ship@C3"], [], ["hero_general", "great_ideas"]), nation(units=["ship@C4"])
    )
    march(by_sea, "C3-C4", deals=["6_infantry", "6_infantry", "6_infantry", "6_infantry"])
    assert units(by_sea, "C4", 1) == {}
    assert not may_play(by_sea, "hero_general")
    assert not may_play(by_sea, "great_ideas")


def test_two_cards_of_a_name_need_two_occasions() -> None:
    state = after_a_victory(["great_ideas", "great_ideas", "hero_general"])
    played(state, "great_ideas")
    assert goods(state)["ideas"] == 2
    assert not may_play(state, "great_ideas")
    assert may_play(state, "hero_general")  # another name, the same victory


def test_two_victories_serve_two_cards() -> None:
    state = scenario(
        nation(["D2 neutral"], ["3 infantry@D5", "3 infantry@E6"], ["tactics"], ["great_ideas"] * 2),
        nation(units=["infantry@D6", "infantry@F6"]),
    )
    march(state, "D5-D6", "E6-F6", deals=SURE * 2)
    played(state, "great_ideas")
    played(state, "great_ideas")
    assert goods(state)["ideas"] == 4


def test_an_undefended_city_that_is_taken_counts_for_great_ideas() -> None:
    state = scenario(
        nation(["D2 neutral"], ["infantry@D5"], ["tactics"], ["great_ideas"]), nation(["D7", "D6"])
    )
    march(state, "D5-D6")
    played(state, "great_ideas")
    assert goods(state)["ideas"] == 2


def test_a_spy_sees_all_cards_and_swaps_one_for_one_of_its_kind() -> None:
    state = scenario(
        nation(hand=["spy", "ideas"], objectives=["eureka"], culture=1),
        nation(hand=["militia"], objectives=["metropolis"], wonders=["great_wall"]),
    )
    played(state, "spy")
    seen = state.view(0).board["spy"]["cards"]
    assert seen == ["militia_wedge_formation", "metropolis_general", "great_wall"]
    assert legal(state) == {"skip", "get:militia_wedge_formation", "get:metropolis_general"}
    play(state, "get:metropolis_general", "give:eureka_defiance")
    assert state.view(0).board["nations"][0]["own"]["objectives"] == ["metropolis_general"]
    assert state.view(1).board["nations"][1]["own"]["objectives"] == ["eureka_defiance"]
    assert (state.actions_left, goods(state)) == (2, {})


def test_a_spy_may_look_and_take_nothing() -> None:
    state = scenario(nation(hand=["spy", "ideas"], culture=1), nation(hand=["militia"]))
    played(state, "spy")
    play(state, "skip")
    assert (hand(state), hand(state, 1)) == (["ideas"], ["militia"])


def test_ideas_come_from_cities_with_academies_of_any_colour() -> None:
    state = scenario(nation(["D2 academy", "E2 academy=1", "C2"], hand=["ideas"]), nation(["D7 academy"]))
    played(state, "ideas")
    assert goods(state) == {"ideas": 2}


def test_mercenaries_move_for_whoever_pays_them() -> None:
    state = scenario(
        nation(units=["infantry@D4"], hand=["mercenaries"], wood=1),
        nation(units=["settler@E7"]),
        barbarians=["D5"],
        barbarian_units=["2 infantry@D5", "infantry@C5"],
    )
    played(state, "mercenaries")
    play(state, "from:D5")
    assert goods(state) == {}
    if asked(state) == "hire_army":
        play(state, "done")
    play(state, "to:D6")
    assert units(state, "D6", BARBARIANS) == {"infantry": 2}
    assert units(state, "D5", BARBARIANS) == {"infantry": 1}  # the settlement they left is filled
    assert state.actions_left == 2


def test_each_army_of_mercenaries_is_paid_and_goes_where_it_is_told() -> None:
    state = scenario(
        nation(units=["infantry@D4"], hand=["mercenaries"], culture=1, gold=1),
        nation(),
        barbarian_units=["infantry@D5", "infantry@C5"],
    )
    played(state, "mercenaries")
    play(state, "from:C5", "spend:gold", "from:D5")
    assert goods(state) == {}
    play(state, "from:D5", "to:E6", "to:B5")
    assert units(state, "E6", BARBARIANS) == units(state, "B5", BARBARIANS) == {"infantry": 1}


def test_no_army_of_mercenaries_goes_twice() -> None:
    state = scenario(
        nation(units=["infantry@D4"], hand=["mercenaries"], culture=1, gold=1),
        nation(),
        barbarian_units=["infantry@D5", "infantry@C5"],
    )
    played(state, "mercenaries")
    play(state, "from:C5", "spend:gold", "from:D5", "from:C5")
    assert "to:D5" not in legal(state)
    assert "to:B5" in legal(state)


def test_mercenaries_are_hired_near_cities_and_armies_only() -> None:
    state = scenario(
        nation(units=["settler@D5"], hand=["mercenaries"], wood=1), nation(), barbarian_units=["infantry@D6"]
    )
    assert not may_play(state, "mercenaries")
    state = scenario(
        nation(units=["infantry@D5"], hand=["mercenaries"], wood=1), nation(), barbarian_units=["infantry@D6"]
    )
    assert may_play(state, "mercenaries")


def test_mercenaries_fight_whom_they_meet() -> None:
    state = scenario(
        nation(units=["infantry@D5"], hand=["mercenaries"], wood=1),
        nation(units=["infantry@E7"]),
        barbarian_units=["3 infantry@D6"],
    )
    played(state, "mercenaries")
    if asked(state) == "hire_army":
        play(state, "done")
    play(state, "to:E7", deals=SURE)
    assert units(state, "E7", 1) == {}
    assert units(state, "E7", BARBARIANS) == {"infantry": 3}


def test_a_cultural_takeover_wins_a_small_city_of_the_barbarians() -> None:
    state = scenario(
        nation(["D4 happy"], hand=["cultural_takeover"]),
        nation(),
        barbarians=["D5"],
        barbarian_units=["2 infantry@D5"],
    )
    assert "influence:D5" not in legal(state)
    played(state, "cultural_takeover")
    play(state, "influence:D5", deals=["5_cavalry"])
    play(state, "hire:infantry")
    assert (owner(state, "D5"), mood(state, "D5")) == (0, "neutral")
    assert (units(state, "D5"), units(state, "D5", BARBARIANS)) == ({"infantry": 1}, {})
    assert legal(state, "influence") == set()  # the one success of the turn


def test_a_takeover_that_fails_has_used_the_card_up() -> None:
    state = scenario(nation(["D4 happy"], hand=["cultural_takeover"]), nation(), barbarians=["D5"])
    played(state, "cultural_takeover")
    play(state, "influence:D5", deals=["4_cavalry"])
    assert owner(state, "D5") == BARBARIANS
    assert "influence:D5" not in legal(state)


def test_a_takeover_takes_no_larger_city() -> None:
    state = scenario(nation(["D4 happy"], hand=["cultural_takeover"]), nation(), barbarians=["D5 temple=1"])
    played(state, "cultural_takeover")
    play(state, "influence:D5", deals=["6_infantry"])
    assert owner(state, "D5") == BARBARIANS
    assert buildings(state, "D5") == {"temple": 0}


def test_a_city_is_developed_for_culture_instead_of_resources() -> None:
    state = scenario(
        nation(["D2 happy", "E2"], advances=["writing", "myths"], hand=["city_development"], culture=1),
        nation(),
    )
    played(state, "city_development")
    assert legal(state) == {"construct:D2", "construct:E2"}
    play(state, "construct:D2", "building:academy")
    assert buildings(state, "D2") == {"academy": 0}
    assert (goods(state), state.actions_left) == ({"ideas": 2}, 2)


def test_a_city_that_is_developed_is_activated_and_obeys_the_limits() -> None:
    limits = nation(["D2 happy", "E2 angry"], advances=["writing"], hand=["city_development"], culture=1)
    state = scenario(limits, nation())
    play(state, "collect:D2", "take:wood")
    played(state, "city_development")  # one city, one building: nothing is asked
    assert buildings(state, "D2") == {"academy": 0}
    assert mood(state, "D2") == "neutral"
    small = nation(["D2 happy"], advances=["writing"], hand=["city_development"], culture=1)
    assert not may_play(scenario(small, nation()), "city_development")


def test_production_focus_takes_one_cell_again_and_again() -> None:
    state = scenario(nation(hand=["production_focus"]), nation())
    played(state, "production_focus")
    play(state, "collect:D2", "take:wood", "take:wood")
    assert goods(state) == {"wood": 2}
    play(state, "collect:D2", "take:wood")
    assert "take:wood" not in legal(state)  # it was for one collect


def test_mass_production_takes_two_cells_more() -> None:
    state = scenario(nation(["E4"], hand=["mass_production"], advances=["storage"]), nation())
    played(state, "mass_production")
    play(state, "collect:E4")
    while asked(state) == "collect":
        play(state, sorted(legal(state, "take"))[0])
    assert sum(goods(state).values()) == 3


def test_two_collect_cards_do_not_go_together() -> None:
    state = scenario(nation(hand=["mass_production", "production_focus"]), nation())
    played(state, "mass_production")
    assert not may_play(state, "production_focus")


def test_an_explorer_turns_up_a_tile_and_brings_a_settler() -> None:
    state = scenario(nation(hand=["explorer"], culture=1), nation(), unexplored=[2])
    slot = sorted(legal_after(state, "explorer", "survey"))[0]
    play(state, slot, deals=["region_05"])
    if asked(state) == "tile":
        assert state.view(1).board["tile"]["tile"] == "region_05"
        play(state, sorted(legal(state))[0])
    assert units(state, "D2") == {"settler": 1}
    assert all(data["terrain"] != "unknown" for data in state.view(0).board["cells"].values())
    assert state.actions_left == 2


def legal_after(state: ClashState, name: str, verb: str) -> set[str]:
    played(state, name)
    return legal(state, verb)


def test_an_explorer_may_bring_a_settler_alone() -> None:
    state = scenario(nation(hand=["explorer"], culture=1), nation(), unexplored=[2])
    played(state, "explorer")
    play(state, "skip")
    assert units(state, "D2") == {"settler": 1}
    state = scenario(nation(hand=["explorer"], culture=1), nation())
    played(state, "explorer")
    assert units(state, "D2") == {"settler": 1}


def test_an_explorer_without_a_tile_or_a_settler_stays_at_home() -> None:
    state = scenario(nation(units=["4 settler@D1"], hand=["explorer"], culture=1), nation())
    assert not may_play(state, "explorer")


def test_leadership_gives_one_more_action() -> None:
    state = scenario(nation(hand=["leadership"], culture=1), nation())
    played(state, "leadership")
    assert state.actions_left == 4


def test_an_assassination_costs_its_victim_an_action() -> None:
    state = scenario(nation(hand=["assassination"], culture=1), nation())
    played(state, "assassination")
    assert state.view(None).board["nations"][1]["fewer_actions"] == 1
    end_turn(state)
    assert (state.active, state.actions_left) == (1, 2)
    end_turn(state)
    end_turn(state)
    assert (state.active, state.actions_left) == (1, 3)


def test_nobody_is_assassinated_twice() -> None:
    state = scenario(nation(hand=["assassination"] * 2, culture=2), nation())
    played(state, "assassination")
    assert not may_play(state, "assassination")


def test_who_lacks_an_action_by_a_revolution_is_not_assassinated_too() -> None:
    state = scenario(nation(hand=["assassination"], culture=1), nation())
    state.nations[1].fewer_actions = 1
    assert not may_play(state, "assassination")


def test_new_plans_swap_an_objective_for_one_of_two() -> None:
    state = scenario(nation(hand=["new_plans"], objectives=["eureka"], culture=1), nation())
    played(state, "new_plans", deals=["metropolis_general", "wealth_large_fleet"])
    play(state, "sacrifice:eureka_defiance")
    assert legal(state) == {"sacrifice:metropolis_general", "sacrifice:wealth_large_fleet"}
    play(state, "sacrifice:wealth_large_fleet")
    assert state.view(0).board["nations"][0]["own"]["objectives"] == ["metropolis_general"]
    assert len(state.objective_deck) == 31


def test_new_plans_swap_no_more_than_one() -> None:
    state = scenario(nation(hand=["new_plans"], objectives=["eureka", "draft"], culture=1), nation())
    played(state, "new_plans", deals=["metropolis_general", "wealth_large_fleet"])
    play(state, "sacrifice:eureka_defiance")
    assert legal(state) == {"sacrifice:metropolis_general", "sacrifice:wealth_large_fleet"}


def test_new_plans_may_be_given_up() -> None:
    state = scenario(nation(hand=["new_plans"], objectives=["eureka"], culture=1), nation())
    played(state, "new_plans", deals=["metropolis_general", "wealth_large_fleet"])
    play(state, "sacrifice:metropolis_general", "sacrifice:wealth_large_fleet")
    assert state.view(0).board["nations"][0]["own"]["objectives"] == ["eureka_defiance"]


def test_militia_is_one_infantry_in_a_city_with_room() -> None:
    state = scenario(nation(["D2", "E2"], units=["4 infantry@D2"], hand=["militia"], culture=1), nation())
    played(state, "militia")
    assert units(state, "E2") == {"infantry": 1}
    assert state.actions_left == 3
    full = nation(["D2"], units=["4 infantry@D2"], hand=["militia"], culture=1)
    assert not may_play(scenario(full, nation()), "militia")


# The deck


def test_an_empty_deck_is_made_anew_of_its_pile() -> None:
    state = scenario(nation(food=2), nation(), discards=["ideas"], empty=["action"])
    play(state, "advance:writing")
    assert hand(state) == ["ideas"]
    assert state.view(0).board["discards"] == []


def test_nobody_draws_where_nothing_is_left() -> None:
    state = scenario(nation(food=2), nation(), empty=["action", "objective"])
    play(state, "advance:writing")
    assert hand(state) == []
    assert state.view(0).board["nations"][0]["objectives"] == 0


# Cards that would do nothing


def test_ideas_need_an_academy() -> None:
    assert not may_play(scenario(nation(hand=["ideas"]), nation()), "ideas")


def test_new_plans_need_an_objective_to_swap() -> None:
    state = scenario(nation(hand=["new_plans"], culture=1), nation())
    assert not may_play(state, "new_plans")


def test_a_takeover_is_not_prepared_twice_nor_after_a_success() -> None:
    state = scenario(nation(["D4 happy"], hand=["cultural_takeover"] * 2), nation(), barbarians=["D5"])
    played(state, "cultural_takeover")
    assert not may_play(state, "cultural_takeover")
    play(state, "influence:D5", deals=["5_cavalry"])
    assert not may_play(state, "cultural_takeover")


def test_a_collect_card_follows_when_the_first_is_used_up() -> None:
    state = scenario(nation(hand=["mass_production", "production_focus"]), nation())
    played(state, "production_focus")
    assert not may_play(state, "mass_production")
    play(state, "collect:D2", "take:wood", "take:wood")
    assert may_play(state, "mass_production")
