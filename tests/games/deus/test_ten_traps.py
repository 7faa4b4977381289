"""Ten ways to get the game wrong."""

from tessera.games.deus.scenario import (
    asked,
    build,
    column,
    empire,
    gold,
    play,
    points,
    ready,
    reason,
    regions,
    reserve,
    scenario,
    sheet,
    village,
)

AWAY = empire(pieces=["civil@d3"])


def test_1_jupiter_is_not_random() -> None:
    state = scenario(empire(hand=["temple_gold", "farm"]), AWAY)
    play(state, "offer:temple_gold", "done")
    assert asked(state) == "god"


def test_2_who_triggers_the_fall_of_a_village_does_not_matter() -> None:
    state = build("galley", "place:a6", pieces=["civil@a1"], others=[empire(pieces=["army@a0", "ship@a4"])])
    assert points(state, 1) == 5 + 3


def test_3_the_sea_belongs_to_the_ring_and_the_fall_comes_before_the_effects() -> None:
    state = build("ballista", "place:a0", pieces=["civil@a0", "ship@a4", "ship@a6"])
    assert village(state, "a5") is None
    assert gold(state) == 36


def test_4_armies_need_a_ship_at_sea_and_do_not_stop_with_enemies() -> None:
    state = build("temporary_camps", "place:a0", pieces=["civil@a0"], others=[empire(pieces=["civil@a1"])])
    assert regions(state, "move").isdisjoint({"a4", "a6", "a5", "a1"})


def test_5_first_pieces_keep_two_empty_regions_between_them() -> None:
    state = build("quarry", others=[empire(pieces=["civil@a1"])])
    assert regions(state, "place") == {"b2", "c4", "d3", "d4"}


def test_6_gods_give_pieces_from_ones_own_reserve() -> None:
    state = scenario(empire(hand=["farm", "quarry"]), AWAY)
    play(state, "offer:farm", "done", "take:wood")
    assert (ready(state, "production"), reserve(state, "production")) == (3, 2)


def test_7_a_city_of_five_needs_a_temple() -> None:
    four = ["production@a0", "scientific@a0", "army@a0"]
    assert points(build("triumphal_arch_5", "place:a0", pieces=four)) == 5
    assert points(build("triumphal_arch_5", "place:a0", pieces=[*four, "temple@a0"])) == 5 + 3


def test_8_a_temple_card_may_be_built_without_a_marker_and_pins_a_lone_army() -> None:
    assert column(build("temple_wood", pieces=["ship@a4"], temples=0), "purple") == ["temple_wood"]
    state = build("temporary_camps", "place:a1", pieces=["army@a0", "temple@a0", "army@a2"])
    assert reason(state, "army:a0") == "pinned"


def test_9_an_emptied_village_is_still_a_village() -> None:
    state = build("ballista", "place:a0", pieces=["civil@a0"], villages={"a5": 0})
    assert gold(state) == 36 + 4


def test_10_everybody_gets_a_whole_round_after_the_last_and_ties_score_in_full() -> None:
    state = scenario(empire(40, pieces=["civil@a0"], hand=["temple_wood", "farm"]), AWAY, temples=1)
    play(state, "build:temple_wood")
    assert state.last_round == state.round + 1
    tied = scenario(empire(gold=3), empire(gold=3))
    assert [sheet(tied, seat)["most_gold"] for seat in range(2)] == [2, 2]
