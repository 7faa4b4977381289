"""Phase 1: three rolls behind the screen, skulls, the monastery."""

from tessera.games.era.scenario import (
    asked,
    dice,
    legal,
    phase,
    play,
    play_as,
    reason,
    rolled,
    told,
)

START = ["peasant_food", "peasant_wood", "peasant_skull", "noble_goods"]
CALM = ["peasant_food", "peasant_food", "peasant_food", "noble_shields"]
MONASTERY = ["monastery@a1"]


def test_all_seats_roll_and_choose_at_the_same_time() -> None:
    state = rolled(START, CALM, CALM)
    assert state.seats_to_act() == (0, 1, 2)
    assert dice(state, 0) == START
    assert (phase(state), asked(state)) == ("roll", "roll")


def test_seats_choose_in_any_order() -> None:
    one, two = rolled(START, CALM), rolled(START, CALM)
    play_as(one, 0, "reroll:peasant_food")
    play_as(one, 1, "reroll:noble_shields")
    play_as(two, 1, "reroll:noble_shields")
    play_as(two, 0, "reroll:peasant_food")
    assert one.to_data() == two.to_data()


def test_dice_fall_when_all_have_chosen() -> None:
    state = rolled(START, CALM)
    play_as(state, 0, "reroll:peasant_food", "roll")
    assert state.seats_to_act() == (1,)
    assert dice(state, 0) == START
    play(state, "stand", falls=["peasant_hammers"])
    assert dice(state, 0) == ["peasant_wood", "peasant_hammers", "peasant_skull", "noble_goods"]
    assert state.seats_to_act() == (0, 1)


def test_any_dice_without_a_skull_may_be_rolled_again() -> None:
    state = rolled(START, CALM)
    assert legal(state) == {"reroll:peasant_food", "reroll:peasant_wood", "reroll:noble_goods", "stand"}
    assert reason(state, "reroll:peasant_skull") == "skull_locked"
    assert reason(state, "reroll:clergy_quill") == "no_such_die"


def test_several_dice_are_chosen_in_the_order_of_the_list() -> None:
    state = rolled(["peasant_food", "peasant_food", "peasant_wood", "noble_goods"], CALM)
    play_as(state, 0, "reroll:peasant_wood")
    assert legal(state) == {"reroll:noble_goods", "roll"}
    assert reason(state, "reroll:peasant_food") == "out_of_order"
    assert reason(state, "reroll:peasant_wood") == "already_chosen"
    assert reason(state, "stand") == "dice_chosen"


def test_who_has_chosen_nothing_cannot_roll() -> None:
    assert reason(rolled(START, CALM), "roll") == "nothing_chosen"


def test_alike_dice_are_chosen_one_by_one() -> None:
    state = rolled(["peasant_food", "peasant_food", "peasant_food", "noble_goods"], CALM)
    play_as(state, 0, "reroll:peasant_food", "reroll:peasant_food")
    assert legal(state) == {"reroll:peasant_food", "reroll:noble_goods", "roll"}


def test_who_has_chosen_all_dice_says_so_for_the_others_must_not_know() -> None:
    state = rolled(START, CALM)
    play_as(state, 0, "reroll:peasant_food", "reroll:peasant_wood", "reroll:noble_goods")
    assert state.seats_to_act() == (0, 1)
    assert legal(state) == {"roll"}
    play_as(state, 0, "roll")
    assert state.seats_to_act() == (1,)


def test_a_skull_of_the_second_roll_is_locked_too() -> None:
    state = rolled(START, CALM)
    play(state, "reroll:peasant_food", "roll")
    play(state, "stand", falls=["peasant_skull"])
    assert legal(state) == {"reroll:peasant_wood", "reroll:noble_goods", "stand"}


def test_a_die_that_was_kept_may_be_rolled_in_the_third_roll() -> None:
    state = rolled(START, CALM)
    play(state, "reroll:peasant_food", "roll")
    play(state, "stand", falls=["peasant_food"])
    assert {"reroll:peasant_food", "reroll:peasant_wood"} < legal(state)


def test_who_stood_before_the_second_roll_may_roll_in_the_third() -> None:
    state = rolled(START, CALM)
    play(state, "stand", "stand")
    assert state.seats_to_act() == (0, 1)
    play(state, "reroll:peasant_food", "roll")
    play(state, "stand", falls=["peasant_stone"])
    assert "peasant_stone" in dice(state, 0)


def test_there_are_three_rolls() -> None:
    state = rolled(START, CALM)
    for roll in (2, 3):
        assert state.view(0).board["roll"] == roll
        play(state, "stand", "stand", seed=3)
    assert phase(state) != "roll"


def test_after_the_third_roll_the_screens_are_taken_away() -> None:
    state = rolled(START, CALM)
    play(state, "stand", "stand", "stand")
    events = play(state, "stand")
    assert told(events)[:2] == ["dice_shown", "dice_shown"]


def test_who_has_nothing_but_skulls_is_not_asked() -> None:
    skulls = ["peasant_skull", "peasant_skull", "peasant_skull", "noble_skull"]
    state = rolled(skulls, CALM)
    assert state.seats_to_act() == (1,)


def test_when_nobody_can_choose_the_rolls_are_over() -> None:
    skulls = ["peasant_skull", "peasant_skull", "peasant_skull", "noble_skull"]
    assert phase(rolled(skulls, skulls)) != "roll"


# The monastery


def test_a_monastery_turns_one_die_to_any_face_before_the_second_roll() -> None:
    state = rolled(START, CALM, pieces=MONASTERY)
    assert "turn:peasant_food>hammers" in legal(state)
    play(state, "turn:peasant_food>hammers", "stand", "stand")
    assert dice(state, 0) == ["peasant_wood", "peasant_hammers", "peasant_skull", "noble_goods"]


def test_a_monastery_may_turn_a_die_with_a_skull() -> None:
    state = rolled(START, CALM, pieces=MONASTERY)
    play(state, "turn:peasant_skull>stone", "stand", "stand")
    assert dice(state, 0) == ["peasant_food", "peasant_wood", "peasant_stone", "noble_goods"]


def test_a_turned_die_rests_in_the_second_roll_and_may_roll_in_the_third() -> None:
    state = rolled(["peasant_skull", "peasant_wood", "peasant_wood", "noble_goods"], CALM, pieces=MONASTERY)
    play_as(state, 0, "turn:peasant_skull>stone")
    assert legal(state) == {"reroll:peasant_wood", "reroll:noble_goods", "stand"}
    play(state, "stand", "stand")
    assert "reroll:peasant_stone" in legal(state)


def test_a_die_turned_to_a_skull_is_locked() -> None:
    state = rolled(START, CALM, pieces=MONASTERY)
    play(state, "turn:peasant_food>skull", "stand", "stand")
    assert reason(state, "reroll:peasant_skull") == "skull_locked"
    assert dice(state, 0).count("peasant_skull") == 2


def test_a_monastery_does_nothing_before_the_third_roll() -> None:
    state = rolled(START, CALM, pieces=MONASTERY)
    play(state, "stand", "stand")
    assert not legal(state, "turn:")
    assert reason(state, "turn:peasant_food>wood") == "too_late_to_turn"


def test_without_a_monastery_nothing_is_turned() -> None:
    assert reason(rolled(START, CALM), "turn:peasant_food>wood") == "no_monastery"


def test_each_monastery_turns_a_die() -> None:
    two = ["monastery@a1", "monastery@d1"]
    state = rolled(START, CALM, pieces=two)
    play_as(state, 0, "turn:peasant_food>stone")
    assert reason(state, "turn:peasant_food>wood") == "out_of_order"
    play_as(state, 0, "turn:peasant_skull>stone")
    assert reason(state, "turn:noble_goods>shields") == "turns_used"
    play(state, "stand", "stand")
    assert dice(state, 0) == ["peasant_wood", "peasant_stone", "peasant_stone", "noble_goods"]


def test_dice_are_turned_before_any_is_chosen_to_be_rolled() -> None:
    state = rolled(START, CALM, pieces=MONASTERY)
    play_as(state, 0, "reroll:peasant_food")
    assert reason(state, "turn:peasant_wood>food") == "dice_chosen"


def test_who_has_nothing_but_skulls_may_still_turn_one() -> None:
    skulls = ["peasant_skull", "peasant_skull", "peasant_skull", "noble_skull"]
    state = rolled(skulls, CALM, pieces=MONASTERY)
    assert state.seats_to_act() == (0, 1)
    assert "turn:noble_skull>shields" in legal(state)
    play_as(state, 0, "turn:noble_skull>shields", "stand")
    play_as(state, 1, "stand")
    assert "noble_shields" in dice(state, 0)
