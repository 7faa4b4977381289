"""Quills: dice rolled again in the open, in turn order."""

from tessera.games.era.scenario import asked, dice, domain, legal, phase, play, reason, scenario, told

QUILL = ["peasant_food_or_stone", "peasant_skull", "clergy_quill", "noble_goods"]
CALM = ["peasant_food", "noble_shields"]


def test_a_die_with_a_quill_may_be_rolled_again_alone() -> None:
    state = scenario("quills", domain(dice=QUILL), domain(dice=CALM))
    assert asked(state) == "quill"
    play(state, "quill:alone", falls=["clergy_culture"])
    assert "clergy_culture" in dice(state, 0)


def test_any_one_other_die_may_be_rolled_with_it_even_a_skull() -> None:
    state = scenario("quills", domain(dice=QUILL), domain(dice=CALM))
    assert legal(state) == {
        "quill:peasant_food_or_stone",
        "quill:peasant_skull",
        "quill:noble_goods",
        "quill:alone",
        "keep",
    }
    play(state, "quill:peasant_skull", falls=["clergy_food", "peasant_wood"])
    assert dice(state, 0) == ["peasant_wood", "peasant_food_or_stone", "noble_goods", "clergy_food"]


def test_a_quill_that_comes_up_again_may_be_used_again() -> None:
    state = scenario("quills", domain(dice=QUILL), domain(dice=CALM))
    events = play(state, "quill:peasant_skull", falls=["clergy_quill", "peasant_skull"])
    assert asked(state) == "quill"
    play(state, "quill:peasant_skull", falls=["clergy_quill", "peasant_wood"])
    assert (asked(state), told(events)) == ("quill", ["quill_used"])


def test_a_quill_need_not_be_used() -> None:
    state = scenario("quills", domain(dice=QUILL), domain(dice=CALM))
    play(state, "keep")
    assert phase(state) != "quills"


def test_two_quills_are_used_one_after_the_other() -> None:
    state = scenario(
        "quills", domain(dice=["clergy_quill", "clergy_quill", "noble_goods"]), domain(dice=CALM)
    )
    play(state, "quill:noble_goods", falls=["clergy_food", "noble_skull"])
    assert asked(state) == "quill"
    assert legal(state) == {"quill:noble_skull", "quill:clergy_food", "quill:alone", "keep"}


def test_one_quill_may_roll_the_other_with_it() -> None:
    state = scenario(
        "quills", domain(dice=["clergy_quill", "clergy_quill", "noble_goods"]), domain(dice=CALM)
    )
    play(state, "quill:clergy_quill", falls=["clergy_food", "clergy_skull"])
    assert dice(state, 0) == ["noble_goods", "clergy_food", "clergy_skull"]


def test_the_only_quill_cannot_be_its_own_companion() -> None:
    state = scenario("quills", domain(dice=QUILL), domain(dice=CALM))
    assert reason(state, "quill:clergy_quill") == "no_other_quill"
    assert reason(state, "quill:burgher_stone") == "no_such_die"


def test_quills_are_used_in_turn_order_and_in_the_open() -> None:
    state = scenario("quills", domain(dice=QUILL), domain(dice=QUILL), domain(dice=CALM), first=1)
    assert state.seats_to_act() == (1,)
    for viewer in (0, 1, 2, None):
        assert "clergy_quill" in state.view(viewer).board["domains"][1]["dice"]["open"]
    play(state, "keep")
    assert state.seats_to_act() == (0,)
