"""Points on which the rulebook is silent: one test for each ruling in `docs/rulings/deus.md` that no
other chapter holds."""

from tessera.games.deus.scenario import (
    asked,
    build,
    empire,
    gold,
    hand,
    legal,
    pieces,
    play,
    points,
    reason,
    regions,
    resources,
    scenario,
    set_price,
    sheet,
    supply,
    village,
)

AWAY = empire(pieces=["civil@d3"])
ROW = ["brewery_5", "farm", "galley", "school", "ballista"]


def test_an_effect_with_a_choice_may_be_declined() -> None:
    assert resources(build("small_production", "place:a1", "skip", pieces=["production@a0"])) == {}
    assert gold(build("galley", "place:a4", "done", pieces=["civil@a0"])) == 36


def test_an_effect_that_only_gives_is_used_without_asking() -> None:
    state = build("trading_post_forest", "place:a0", pieces=["army@a0"])
    assert (gold(state), asked(state)) == (36 + 3, "turn")


def test_on_request_every_effect_is_asked_about() -> None:
    state = build("trading_post_forest", "place:a0", pieces=["army@a0"], ask_always=True)
    assert legal(state) == {"use", "skip"}
    play(state, "skip")
    assert gold(state) == 36


def test_drawing_is_always_asked_about() -> None:
    state = build("school", "place:a0", pieces=["army@a0"], hand=[])
    assert legal(state) == {"use", "skip"}


def test_villages_fall_after_the_march_of_an_army_too() -> None:
    ring = ["civil@a0", "ship@a4", "ship@a6", "army@a1"]
    state = build("temporary_camps", "place:a2", "army:a1", "move:a0", pieces=ring)
    assert village(state, "a5") is None


def test_landing_is_paid_with_the_points_one_has_before_it() -> None:
    # landing in a6 would close a ring and win three points, but two are not enough to land
    other = empire(pieces=["army@a0", "ship@a4"])
    state = build("galley", points=2, pieces=["army@d4"], others=[other])
    assert pieces(state) == {"army@d4", "ship@c2"}  # the only place, so nobody was asked
    rich = build("galley", points=3, pieces=["army@d4"], others=[other])
    assert regions(rich, "land") == {"a6", "b1", "b5", "c3", "d2", "d6"}


def test_resources_that_were_paid_can_be_produced_at_once() -> None:
    set_price("cooperative_swamp", clay=2, gold=1)
    own = empire(1, clay=2, pieces=["civil@a3"], hand=["cooperative_swamp", "temple_gold"])
    state = scenario(own, AWAY, supply={"clay": 0})
    play(state, "build:cooperative_swamp", "place:a3")
    assert (resources(state), supply(state, "clay")) == ({"clay": 2}, 0)


def test_a_player_who_cannot_build_makes_an_offering() -> None:
    state = scenario(empire(0, pieces=["civil@a0"], hand=["farm"]), AWAY)
    assert legal(state) == {"offer:farm"}


def test_the_turn_is_asked_even_if_only_one_action_is_left() -> None:
    state = scenario(empire(0, pieces=["civil@a0"], hand=["farm"]), AWAY)
    assert asked(state) == "turn"


def test_temples_without_a_marker_count_for_temples() -> None:
    state = build("temple_temples", pieces=["ship@a4"], temples=0)
    assert pieces(state) == {"ship@a4"}
    assert sheet(state)["temples"] == 4


def test_academies_and_sets_count_a_card_that_lies_face_down() -> None:
    state = build("academy_red", "place:a0", cards=["wild:red"], hidden="quarry", pieces=["army@a0"])
    assert points(state) == 5 + 1
    row = [*ROW[:4], "wild:red", "temple_sets"]
    assert sheet(scenario(empire(cards=row, hidden="quarry"), AWAY))["temples"] == 4


def test_a_laboratory_activates_a_march_and_villages_fall() -> None:
    ring = ["civil@a0", "ship@a4", "ship@a6", "army@a1"]
    state = build("laboratory_red", "place:a2", "move:a0", cards=["temporary_camps"], pieces=ring)
    assert village(state, "a5") is None


def test_a_temple_counts_for_schools_and_workshops_although_it_has_no_colour() -> None:
    state = build("school", "place:a3", "use", pieces=["civil@a0", "temple@a0", "civil@a3"])
    assert len(hand(state)) == 1 + 2


def test_a_sawmill_works_where_it_yields_most() -> None:
    city = ["production@a0", "civil@a0", "army@a0", "production@b0"]
    assert resources(build("sawmill", "place:b4", pieces=city)) == {"wood": 3}


def test_armies_with_the_same_victims_are_one_choice() -> None:
    pieces_of = ["civil@a2", "army@a2", "army@a1"]
    state = build("centurion", "place:a0", pieces=pieces_of, others=[empire(gold=9, pieces=["civil@b4"])])
    assert (gold(state), asked(state)) == (36 + 2, "turn")


def test_a_ship_with_an_army_is_a_city_of_two() -> None:
    state = build("brewery_2", "place:a1", pieces=["ship@a4", "army@a4", "production@a0"])
    assert gold(state) == 36 + 3


def test_the_end_is_looked_for_when_an_action_is_over() -> None:
    state = build("galley", "place:a6", pieces=["army@a0", "ship@a4"], fallen=["b6", "c0", "d1"])
    assert (asked(state), state.last_round) == ("buy", 0)
    play(state, "done")
    assert (state.closing, state.last_round) == ("villages", 2)


def test_landing_is_offered_only_where_one_could_not_build_anyway() -> None:
    state = build("quarry", pieces=["civil@a1"], points=9)
    assert regions(state, "land").isdisjoint(regions(state, "place"))
    assert reason(state, "land:a0") == "no_landing_needed"
