"""Phases 2 and 3: collecting and feeding."""

from tessera.games.era.scenario import (
    asked,
    culture,
    disaster,
    domain,
    legal,
    phase,
    play,
    reason,
    resources,
    scenario,
    told,
)

CALM = ["peasant_hammers", "noble_shields"]


def test_resources_and_culture_of_the_dice_are_added() -> None:
    shown = ["peasant_wood", "burgher_stone", "burgher_one_good", "burgher_culture", "clergy_culture"]
    state = scenario("collect", domain(dice=shown), domain(dice=CALM))
    assert resources(state, 0) == {"goods": 1, "stone": 2, "wood": 3, "food": 0}
    assert culture(state, 0) == 2


def test_a_die_with_a_choice_pays_one_of_two_things() -> None:
    for choice, food, stone in (("food", 2, 0), ("stone", 0, 1)):
        state = scenario("collect", domain(dice=["peasant_food_or_stone"]), domain(dice=CALM))
        assert asked(state) == "take"
        play(state, f"take:peasant_food_or_stone>{choice}")
        # One die has eaten by now.
        assert (resources(state, 0)["food"], resources(state, 0)["stone"]) == (max(0, food - 1), stone)


def test_the_choice_of_a_clergy_die() -> None:
    state = scenario("collect", domain(dice=["clergy_stone_or_wood"]), domain(dice=CALM))
    assert legal(state) == {"take:clergy_stone_or_wood>stone", "take:clergy_stone_or_wood>wood"}
    play(state, "take:clergy_stone_or_wood>wood")
    assert resources(state, 0)["wood"] == 2


def test_alike_dice_choose_one_after_another_and_no_order_is_asked_twice() -> None:
    three = ["peasant_food_or_stone"] * 3
    state = scenario("collect", domain(dice=three), domain(dice=CALM))
    play(state, "take:peasant_food_or_stone>food")
    assert len(legal(state)) == 2
    play(state, "take:peasant_food_or_stone>stone")
    # The third can only go the same way, so it is not asked.
    assert phase(state) != "collect"
    assert resources(state, 0)["stone"] == 2


def test_dice_with_different_choices_are_asked_each() -> None:
    both = ["peasant_food_or_stone", "clergy_stone_or_wood"]
    state = scenario("collect", domain(dice=both), domain(dice=CALM))
    assert reason(state, "take:peasant_food_or_stone>food") == "other_die"
    play(state, "take:clergy_stone_or_wood>stone")
    assert asked(state) == "take"
    play(state, "take:peasant_food_or_stone>stone")
    assert resources(state, 0)["stone"] == 2


def test_choices_are_made_in_turn_order() -> None:
    one = domain(dice=["peasant_food_or_stone"])
    state = scenario("collect", one, one, one, first=2)
    order = []
    while phase(state) == "collect":
        order.append(state.seats_to_act()[0])
        play(state, "take:peasant_food_or_stone>stone")
    assert order == [2, 0, 1]


def test_a_face_with_a_skull_pays_its_resources_too() -> None:
    shown = ["peasant_skull", "burgher_skull", "noble_skull", "clergy_skull"]
    state = scenario("collect", domain(dice=shown), domain(dice=CALM))
    assert resources(state, 0) == {"goods": 2, "stone": 1, "wood": 1, "food": 0}
    assert (culture(state, 0), disaster(state, 0)) == (2, 0)


def test_each_farm_gives_a_food_and_each_lumber_mill_two_wood() -> None:
    built = ["farm@a1", "farm@d1", "lumber_mill@a4", "lumber_mill@a7", "lumber_mill@a9"]
    state = scenario("collect", domain(pieces=built, dice=CALM), domain(dice=CALM))
    assert resources(state, 0) == {"goods": 0, "stone": 0, "wood": 6, "food": 2}


def test_what_does_not_fit_on_a_track_is_lost() -> None:
    shown = ["peasant_wood", "peasant_food", "burgher_stone", "noble_skull"]
    state = scenario("collect", domain(goods=5, stone=6, wood=6, food=9, dice=shown), domain(dice=CALM))
    assert resources(state, 0) == {"goods": 6, "stone": 7, "wood": 8, "food": 10}


def test_culture_goes_round_its_track_without_limit() -> None:
    state = scenario(
        "collect", domain(culture=24, dice=["clergy_skull", "clergy_culture"]), domain(dice=CALM)
    )
    assert culture(state, 0) == 27


# Feeding


def test_every_die_eats_one_food() -> None:
    state = scenario("feed", domain(food=9, dice=CALM), domain(food=2, dice=CALM))
    assert (resources(state, 0)["food"], resources(state, 1)["food"]) == (7, 0)
    assert (disaster(state, 0), disaster(state, 1)) == (0, 0)


def test_every_die_that_is_not_fed_is_a_disaster_point() -> None:
    state = scenario("feed", domain(food=1, dice=["peasant_food"] * 5), domain(dice=CALM))
    assert (resources(state, 0)["food"], disaster(state, 0)) == (0, 4)


def test_feeding_is_told() -> None:
    state = scenario("collect", domain(food=1, dice=["peasant_food_or_stone"] * 2), domain(dice=CALM))
    events = play(state, "take:peasant_food_or_stone>stone", seed=1)
    assert "hunger" in told(events)


def test_disaster_points_go_round_their_track_without_limit() -> None:
    state = scenario("feed", domain(disaster=24, dice=["peasant_food"] * 5), domain(dice=CALM))
    assert disaster(state, 0) == 29
