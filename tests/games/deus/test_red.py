"""Military cards. One case for each kind; how armies move is in `test_armies.py`."""

from tessera.games.deus.scenario import (
    asked,
    build,
    empire,
    gold,
    legal,
    pieces,
    play,
    points,
    reason,
    regions,
    village,
)


def test_a_centurion_steals_two_gold_from_each_opponent_beside_one_army() -> None:
    state = build("centurion", "place:a2", pieces=["civil@a2"], others=[empire(gold=9, pieces=["civil@b4"])])
    assert (gold(state), gold(state, 1)) == (36 + 2, 7)


def test_a_legion_steals_a_point_from_each_opponent_beside_one_army() -> None:
    state = build("legion", "place:a2", pieces=["civil@a2"], others=[empire(points=4, pieces=["civil@b4"])])
    assert (points(state), points(state, 1)) == (5 + 1, 3)


def test_nobody_loses_more_than_they_have() -> None:
    other = [empire(gold=1, points=0, pieces=["civil@b4"])]
    assert gold(build("centurion", "place:a2", pieces=["civil@a2"], others=other)) == 36 + 1
    assert points(build("legion", "place:a2", pieces=["civil@a2"], others=other)) == 5


def test_a_victim_pays_once_however_many_regions_it_has_there() -> None:
    other = [empire(gold=9, pieces=["civil@b4", "civil@a1", "civil@c5"])]
    assert gold(build("centurion", "place:a2", pieces=["civil@a2"], others=other)) == 36 + 2


def test_an_army_with_nobody_beside_it_steals_nothing() -> None:
    state = build("centurion", "place:a2", pieces=["civil@a2"], others=[empire(gold=9, pieces=["civil@d3"])])
    assert (gold(state), asked(state)) == (36, "turn")


def test_the_army_is_chosen_if_they_have_different_neighbours() -> None:
    others = [empire(gold=9, pieces=["civil@b4"]), empire(gold=9, pieces=["civil@e4", "civil@a4"])]
    state = build("centurion", "place:a2", pieces=["civil@a2", "army@a3", "army@d1"], others=others)
    assert asked(state) == "raid"
    assert regions(state, "army") == {"a2", "a3"}
    play(state, "army:a3")
    assert (gold(state), gold(state, 1), gold(state, 2)) == (36 + 2, 9, 7)


def test_temporary_camps_move_one_army_up_to_four_regions() -> None:
    state = build("temporary_camps", "place:a3", pieces=["civil@a3", "army@a0"])
    assert asked(state) == "army"
    play(state, "army:a0")
    assert "b2" in regions(state, "move")
    play(state, "move:b2")
    assert {"army@b2", "army@a3"} <= pieces(state)
    assert asked(state) == "turn"


def test_war_elephants_move_every_army_up_to_two_regions() -> None:
    state = build("war_elephants", "place:a3", pieces=["civil@a3", "army@a0"])
    assert legal(state) == {"army:a3", "army:a0", "done"}
    play(state, "army:a0")
    assert "b2" not in regions(state, "move")
    play(state, "move:b4")
    assert asked(state) == "march"
    play(state, "move:a0")
    assert {"army@b4", "army@a0"} <= pieces(state)
    assert asked(state) == "turn"


def test_war_elephants_move_no_army_twice() -> None:
    state = build(
        "war_elephants", "place:a3", "army:a0", "move:a1", pieces=["civil@a3", "army@a0", "army@b3"]
    )
    assert reason(state, "army:a1") == "has_moved"
    assert legal(state) == {"army:a3", "army:b3", "done"}


def test_a_ballista_pays_four_gold_for_each_village_beside_an_army() -> None:
    state = build("ballista", "place:a0", pieces=["civil@a0", "army@c6", "army@c5"])
    assert gold(state) == 36 + 2 * 4


def test_a_ballista_counts_an_emptied_village_but_no_fallen_one() -> None:
    state = build("ballista", "place:a0", pieces=["civil@a0", "army@c6"], villages={"a5": 0}, fallen=["c0"])
    assert gold(state) == 36 + 4


def test_a_siege_tower_takes_two_points_off_a_village_beside_an_army() -> None:
    state = build("siege_tower", "place:a0", pieces=["civil@a0", "army@c6"])
    assert regions(state, "plunder") == {"a5", "c0"}
    assert reason(state, "plunder:b6") == "no_siege"
    play(state, "plunder:c0")
    assert (points(state), village(state, "c0"), village(state, "a5")) == (5 + 2, 4, 3)


def test_a_siege_tower_takes_what_is_there() -> None:
    state = build("siege_tower", "place:a0", pieces=["civil@a0"], villages={"a5": 1})
    assert (points(state), village(state, "a5")) == (5 + 1, 0)
    empty = build("siege_tower", "place:a0", pieces=["civil@a0"], villages={"a5": 0})
    assert (points(empty), asked(empty)) == (5, "turn")


def test_a_siege_tower_explains_itself_and_may_be_declined() -> None:
    state = build(
        "siege_tower",
        "place:a0",
        pieces=["civil@a0", "army@c6", "army@d0"],
        villages={"d1": 0},
        fallen=["b6"],
    )
    assert reason(state, "plunder:d1") == "no_points"
    assert reason(state, "plunder:b6") == "no_village"
    play(state, "skip")
    assert points(state) == 5
