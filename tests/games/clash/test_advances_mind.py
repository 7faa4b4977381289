"""The advances of education, spirituality and science."""

from tessera.games.clash.catalog import ADVANCES
from tessera.games.clash.scenario import (
    advances,
    asked,
    buildings,
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
)

# Education


def test_writing_draws_an_action_card_and_an_objective() -> None:
    state = scenario(nation(food=2), nation())
    play(state, "advance:writing", deals=["spy_high_morale"])
    assert hand(state) == ["spy"]
    assert len(state.nations[0].objectives) == 1


def test_public_education_brings_an_idea_once_a_turn_where_an_academy_collects() -> None:
    own = nation(cities=["D2 academy", "F2 academy", "E4"], advances=["public_education"])
    state = scenario(own, nation())
    play(state, "collect:E4", "take:food")
    assert "ideas" not in goods(state)
    play(state, "collect:D2", "take:wood")
    assert goods(state)["ideas"] == 1
    play(state, "collect:F2", "take:wood")
    assert goods(state)["ideas"] == 1


def test_free_education_turns_an_idea_into_a_mood_token_after_an_advance_for_ideas_or_gold() -> None:
    for paid in ("ideas1gold0", "ideas0gold1"):
        own = nation(advances=["free_education"], food=1, ideas=2, gold=1)
        state = scenario(own, nation())
        play(state, "advance:engineering", f"study:{paid}")
        assert asked(state) == "free_education"
        before = goods(state)["ideas"]
        play(state, "use")
        assert goods(state).get("ideas", 0) == before - 1
        assert goods(state)["mood"] == 1


def test_free_education_may_be_declined() -> None:
    state = scenario(nation(advances=["free_education"], ideas=3), nation())
    play(state, "advance:engineering", "skip")
    assert goods(state) == {"ideas": 1}


def test_free_education_does_not_follow_an_advance_for_food() -> None:
    state = scenario(nation(advances=["free_education"], food=2, ideas=2), nation())
    play(state, "advance:engineering", "study:ideas0gold0")
    assert asked(state) == "turn"


def test_free_education_does_not_follow_itself() -> None:
    state = scenario(nation(advances=["writing"], ideas=3), nation())
    play(state, "advance:free_education")
    assert asked(state) == "turn"
    assert goods(state) == {"ideas": 1, "mood": 1}
    own = nation(cities=["D2 great_library"], advances=["writing"], ideas=3)
    state = scenario(own, nation())
    play(state, "borrow:free_education", "advance:free_education")
    assert asked(state) == "turn"


def test_philosophy_brings_an_idea_and_one_for_each_science_from_then_on() -> None:
    own = nation(advances=["writing", "math", "storage"], food=4)
    state = scenario(own, nation())
    play(state, "advance:philosophy")
    assert goods(state)["ideas"] == 1  # not for the mathematics that was there before
    play(state, "advance:astronomy", "study:ideas0gold0")
    assert goods(state)["ideas"] == 2
    state = scenario(nation(advances=["philosophy"], food=2), nation())
    play(state, "advance:fishing")
    assert "ideas" not in goods(state)


def test_philosophy_brings_its_idea_for_free_sciences_too() -> None:
    state = scenario(nation(advances=["philosophy", "priesthood"]), nation())
    play(state, "advance:math")
    assert goods(state) == {"ideas": 1, "culture": 1}


# Spirituality


def test_myths_save_the_mood_of_a_city_from_an_event_for_a_mood_token() -> None:
    for answer, left, feeling in (("use", 1, "happy"), ("skip", 2, "neutral")):
        own = nation(cities=["D2 happy"], advances=["myths"], mood=1, food=2, track=1)
        state = scenario(own, nation())
        play(state, "advance:storage", deals=["heavy_flood_33"])
        assert asked(state) == "myths"
        play(state, answer)
        assert mood(state, "D2") == feeling
        assert goods(state)["mood"] == left


def test_rituals_let_resources_cheer() -> None:
    own = nation(cities=["D2"], advances=["rituals"], ore=1)
    state = scenario(own, nation())
    play(state, "cheer")
    assert mood(state, "D2") == "happy"
    assert goods(state) == {}


def test_priesthood_makes_one_science_a_turn_free() -> None:
    state = scenario(nation(advances=["priesthood"]), nation())
    assert legal(state, "advance") == {"advance:math"}
    play(state, "advance:math")
    assert state.actions_left == 2
    assert reason(state, "advance:astronomy") == "no_food"


def test_the_state_religion_saves_the_food_of_one_temple_a_turn() -> None:
    own = nation(cities=["D2", "F2"], advances=["myths", "state_religion"], wood=2, ore=2)
    state = scenario(own, nation())
    play(state, "construct:D2", "take:mood")
    assert buildings(state, "D2") == {"temple": 0}
    assert goods(state) == {"wood": 1, "ore": 1, "mood": 1}
    assert reason(state, "construct:F2") == "no_building_possible"


def test_the_state_religion_saves_nothing_for_other_buildings() -> None:
    own = nation(cities=["D2", "F2"], advances=["writing", "state_religion"], wood=1, ore=1)
    state = scenario(own, nation())
    assert reason(state, "construct:D2") == "no_building_possible"


# Science


def test_math_makes_engineering_and_roads_free() -> None:
    state = scenario(nation(advances=["math"]), nation())
    assert legal(state, "advance") == {"advance:engineering", "advance:roads"}
    play(state, "advance:engineering", "advance:roads")
    assert {"engineering", "roads"} <= advances(state)
    assert state.actions_left == 1


def test_astronomy_makes_navigation_and_cartography_free() -> None:
    state = scenario(nation(advances=["fishing", "astronomy"]), nation())
    assert legal(state, "advance") == {"advance:navigation", "advance:cartography"}
    play(state, "advance:navigation", "advance:cartography")
    assert {"navigation", "cartography"} <= advances(state)


def test_free_advances_still_move_the_event_track() -> None:
    state = scenario(nation(advances=["math"], track=1), nation(), events="symbols")
    events = play(state, "advance:engineering", deals=["revolution_38"])
    assert "event" in told(events)


def test_medicine_gives_back_one_resource_that_was_spent_for_units() -> None:
    """The example of the rulebook: two infantry for two food and two ore."""
    own = nation(cities=["D2 happy"], advances=["medicine"], food=2, ore=2)
    state = scenario(own, nation())
    play(state, "recruit:D2", "hire:infantry", "hire:infantry")
    assert legal(state) == {"take:food", "take:ore", "skip"}
    play(state, "take:ore")
    assert goods(state) == {"ore": 1}


def test_medicine_does_not_lend() -> None:
    state = scenario(nation(cities=["D2 happy"], advances=["medicine"], food=1), nation())
    assert reason(state, "recruit:D2") == "no_unit_possible"


def test_medicine_gives_back_no_tokens() -> None:
    own = nation(cities=["D2 happy"], advances=["medicine", "draft"], mood=1)
    state = scenario(own, nation())
    play(state, "recruit:D2")
    assert asked(state) == "turn"
    assert units(state, "D2") == {"infantry": 1}


def test_medicine_gives_back_gold_where_gold_was_spent() -> None:
    own = nation(cities=["D2"], advances=["medicine"], gold=2)
    state = scenario(own, nation())
    play(state, "recruit:D2", "hire:infantry", "take:gold")
    assert goods(state) == {"gold": 1}


def test_metallurgy_turns_one_of_two_ore_into_gold() -> None:
    own = nation(cities=["D2 happy"], advances=["metallurgy"])
    state = scenario(own, nation(), exhausted=["D2", "C2"])
    play(state, "collect:D2", "use")
    assert goods(state) == {"ore": 1, "gold": 1}
    state = scenario(own, nation(), exhausted=["D2", "C2"])
    play(state, "collect:D2", "skip")
    assert goods(state) == {"ore": 2}


def test_metallurgy_does_nothing_for_one_ore() -> None:
    own = nation(cities=["D2 happy"], advances=["metallurgy"], ore=5)
    state = scenario(own, nation(), exhausted=["D2", "E2"])
    play(state, "collect:D2")
    assert asked(state) == "turn"
    assert goods(state) == {"wood": 1, "ore": 6}


def test_metallurgy_makes_steel_weapons_free_against_who_lacks_them() -> None:
    names = ["tactics", "steel_weapons"]
    for more, ore in (([], 0), (["metallurgy"], 1)):
        own = nation(units=["infantry@D2"], advances=[*names, *more], ore=1)
        state = scenario(own, nation(), barbarian_units=["infantry@D1"])
        play(state, "move", "to:D1", *([] if more else ["use"]), deals=["3_elephant", "1_leader"])
        assert units(state, "D1") == {"infantry": 1}
        assert goods(state).get("ore", 0) == ore


def test_every_advance_has_a_name_of_its_own() -> None:
    assert len(ADVANCES) == len(set(ADVANCES)) == 48
