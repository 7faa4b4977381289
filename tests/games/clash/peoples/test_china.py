"""China: rice, settlers that spread, an army of farmers, the Wall, and leaders who teach."""

from typing import Any

from tessera.games.clash.catalog import WONDERS
from tessera.games.clash.scenario import (
    advances,
    asked,
    end_turn,
    goods,
    legal,
    march,
    nation,
    play,
    reason,
    scenario,
    track,
    units,
    wonders,
)
from tessera.games.clash.state import ClashState
from tests.games.clash.fields import HIT, MISS

ROME = nation(people="rome")


def wonder_cards(state: ClashState, seat: int = 0) -> list[str]:
    return [WONDERS[card] for card in state.nations[seat].wonder_cards]


# Rice Cultivation


def growing(settlers: list[str], city: str = "D5 happy temple academy", **more: Any) -> ClashState:
    """A city between two fields, with room for its food."""
    own = nation(
        people="china",
        cities=[city],
        units=[f"settler@{cell}" for cell in settlers],
        advances=["storage", *more.pop("advances", [])],
        powers=["rice_cultivation"],
    )
    return scenario(own, nation(people="rome", cities=["D7"]), **more)


def test_a_field_with_settlers_gives_one_food_more_than_the_city_may_collect() -> None:
    state = growing(["C5", "C5"], exhausted=["D4"])
    play(state, "collect:D5")
    assert goods(state) == {"food": 4}


def test_two_fields_give_two_and_more_give_no_more() -> None:
    state = growing(["C5", "E6"], exhausted=["D4"])
    play(state, "collect:D5")
    assert goods(state) == {"food": 5}
    state = growing(["C5", "E6", "E4"], advances=["husbandry"], exhausted=["D4", "D5"])
    play(state, "collect:D5", "take:food")
    assert goods(state) == {"food": 5}


def test_settlers_in_the_city_or_on_other_land_grow_no_rice() -> None:
    state = growing(["D5", "D4"])
    play(state, "collect:D5")
    assert goods(state) == {"food": 3, "ore": 1}


def test_only_fields_that_are_used_give_more() -> None:
    state = growing(["C5", "E6"], "D5")
    play(state, "collect:D5", "take:food")
    assert goods(state) == {"food": 2}


def test_a_field_two_steps_away_counts_when_husbandry_is_used() -> None:
    far = ["D5", "C5", "E6"]
    state = growing(["E4"], "D5", advances=["husbandry"], exhausted=far)
    play(state, "collect:D5", "take:food")
    assert goods(state) == {"food": 2}
    state = growing(["E4"], "D5", advances=["husbandry"])
    play(state, "collect:D5", "take:food")
    assert goods(state) == {"food": 1}


# Expansion


def spreading(**more: Any) -> ClashState:
    own = nation(
        people="china",
        cities=["D5 temple", "E7"],
        units=["settler@E7", "infantry@E7"],
        powers=["expansion"],
        food=4,
        wood=1,
        ore=1,
        **more,
    )
    return scenario(own, nation(people="rome", cities=["D2"]))


def test_after_settlers_were_raised_settlers_may_leave_cities() -> None:
    state = spreading()
    play(state, "recruit:D5", "hire:settler", "done")
    assert asked(state) == "spread"
    assert legal(state) == {"from:D5", "from:E7", "done"}
    play(state, "from:E7", "to:F6", "from:D5", "to:C5")
    assert units(state, "F6") == {"settler": 1}
    assert units(state, "E7") == {"infantry": 1}
    assert units(state, "C5") == {"settler": 1}
    assert asked(state) == "turn"
    assert state.actions_left == 2


def test_settlers_that_were_raised_need_not_be_those_that_leave() -> None:
    state = spreading()
    play(state, "recruit:D5", "hire:settler", "done", "from:E7", "to:F6", "done")
    assert units(state, "D5") == {"settler": 1}
    assert asked(state) == "turn"


def test_without_new_settlers_nobody_leaves() -> None:
    state = spreading()
    play(state, "recruit:D5", "hire:infantry")
    assert asked(state) == "turn"


# Fireworks


def barrage(wood: int, round: int = 1, sea: bool = False) -> ClashState:
    own = nation(
        people="china",
        cities=["D8"],
        units=["ship@C4"] if sea else ["infantry@D5"],
        powers=["fireworks"],
        ore=1,
        wood=wood,
    )
    foe = nation(
        people="rome",
        cities=["G7"],
        units=["ship@C3", "infantry@C3"] if sea else ["infantry@E5"],
        advances=["tactics", "fishing"],
    )
    state = scenario(own, foe)
    end_turn(state)
    return state


def test_fireworks_cancel_a_hit_in_the_first_round_of_any_battle() -> None:
    for sea, way in ((False, "E5-D5"), (True, "C3-C4")):
        state = barrage(1, sea=sea)
        march(state, way, deals=[HIT, MISS])
        assert asked(state) == "ward"
        play(state, "use")
        cell = "C4" if sea else "D5"
        assert units(state, cell) == ({"ship": 1} if sea else {"infantry": 1})
        assert goods(state) == {}


def test_without_wood_or_a_hit_there_are_no_fireworks() -> None:
    for wood, dice in ((0, [HIT, MISS]), (1, [MISS, MISS])):
        state = barrage(wood)
        march(state, "E5-D5", deals=dice)
        assert asked(state) != "ward"


def test_in_later_rounds_fireworks_cancel_nothing() -> None:
    state = barrage(1)
    march(state, "E5-D5", deals=[MISS, MISS, HIT, MISS])
    assert units(state, "D5", 1) == {"infantry": 1}
    assert units(state, "D5") == {}
    assert goods(state)["ore"] == 1


# Imperial Army


def test_settlers_become_infantry_and_infantry_settlers_in_one_action() -> None:
    own = nation(
        people="china", cities=["D5"], units=["2 settler@C5", "infantry@E6"], powers=["imperial_army"]
    )
    state = scenario(own, nation(people="rome", cities=["D2"]))
    play(state, "wield:imperial_army", "pick:settler", "pick:settler")
    assert units(state, "C5") == {"infantry": 2}
    assert asked(state) == "imperial_army"
    play(state, "pick:infantry", "place:E6", "skip")
    assert units(state, "E6") == {"settler": 1}
    assert state.actions_left == 2
    assert reason(state, "wield:imperial_army") == "not_again"
    own_nation = state.nations[0]
    assert (own_nation.units_left(0), own_nation.units_left(1)) == (3, 14)


def test_no_settler_is_turned_where_the_army_is_full() -> None:
    own = nation(
        people="china", cities=["D5"], units=["settler@C5", "4 infantry@C5"], powers=["imperial_army"]
    )
    state = scenario(own, nation(people="rome", cities=["D2"]))
    play(state, "wield:imperial_army")
    assert units(state, "C5") == {"settler": 2, "infantry": 3}


def test_who_came_over_a_mountain_remembers_it_as_infantry() -> None:
    own = nation(
        people="china",
        cities=["D5"],
        units=["settler@C5"],
        powers=["imperial_army"],
        advances=["tactics"],
    )
    state = scenario(own, nation(people="rome", cities=["D2"]))
    play(state, "move", "to:D4", "wield:imperial_army", "skip")
    assert units(state, "D4") == {"infantry": 1}
    assert reason(state, "move") == "cannot_move"


def test_with_nobody_to_turn_there_is_no_imperial_army() -> None:
    state = scenario(nation(people="china", powers=["imperial_army"]), ROME)
    assert reason(state, "wield:imperial_army") == "nothing_to_convert"


# Leaders outside of battles


def test_qin_shi_huang_takes_the_great_wall_for_whatever_wonder_he_draws() -> None:
    for where in ("deck", "hand"):
        own = nation(people="china", leader="qin_shi_huang", food=2)
        held = ["great_wall"] if where == "hand" else []
        state = scenario(own, nation(people="rome", wonders=held))
        play(state, "advance:engineering")
        assert wonder_cards(state) == ["great_wall"]
        assert len(wonder_cards(state, 1)) == len(held)


def test_what_was_built_is_not_taken() -> None:
    own = nation(people="china", leader="qin_shi_huang", food=2)
    state = scenario(own, nation(people="rome", cities=["D7 great_wall"]))
    play(state, "advance:engineering")
    assert len(wonder_cards(state)) == 1
    assert wonder_cards(state) != ["great_wall"]


def builder(cities: list[str], **more: Any) -> ClashState:
    own = nation(
        people="china",
        cities=cities,
        leader="qin_shi_huang@D5",
        advances=["engineering", "storage", "rituals", "draft", "tactics", "siegecraft", "philosophy"],
        wonders=["great_wall", "great_pyramid"],
        **more,
    )
    return scenario(own, nation(people="rome", cities=["D2"]))


def test_he_builds_wonders_in_his_city_without_an_action_and_the_wall_for_less_culture() -> None:
    cost = {"food": 7, "wood": 7, "ore": 7}
    state = builder(["D5 happy", "E7", "F7"], culture=5, **cost)
    play(state, "wield:great_wall_expert", "wonder:great_pyramid")
    assert wonders(state, "D5") == {"great_pyramid"}
    assert (state.actions_left, goods(state).get("culture", 0)) == (3, 0)
    state = builder(["D5 happy", "E7", "F7"], culture=3, **cost)
    play(state, "wield:great_wall_expert")
    assert legal(state) == {"wonder:great_wall"}
    play(state, "wonder:great_wall")
    assert wonders(state, "D5") == {"great_wall"}
    assert goods(state).get("culture", 0) == 0


def test_away_from_his_city_he_builds_nothing() -> None:
    state = builder(["E7", "F7", "G7"], culture=5, food=7, wood=7, ore=7)
    assert reason(state, "wield:great_wall_expert") == "leader_not_in_city"


def test_sun_tzu_teaches_warfare_for_a_token_in_a_happy_city() -> None:
    own = nation(people="china", cities=["D5 happy"], leader="sun_tzu", mood=1)
    state = scenario(own, ROME)
    play(state, "wield:art_of_war")
    assert "tactics" in advances(state)
    assert state.actions_left == 2
    assert track(state) == 2
    sad = nation(people="china", cities=["D5"], leader="sun_tzu", mood=1)
    assert reason(scenario(sad, ROME), "wield:art_of_war") == "leaders_city_sad"


def test_wu_zetian_teaches_agriculture() -> None:
    own = nation(people="china", cities=["D5 happy"], leader="wu_zetian", culture=1)
    state = scenario(own, ROME)
    play(state, "wield:agriculture_economist")
    assert {"advance:storage", "advance:irrigation"} <= legal(state)
    play(state, "advance:storage")
    assert "storage" in advances(state)
    assert goods(state) == {"mood": 1}  # what comes with the advance
    assert state.actions_left == 2
