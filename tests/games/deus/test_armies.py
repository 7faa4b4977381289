"""Armies on the march: what they cross, where they stop, and what they leave behind."""

from typing import Any

from tessera.games.deus.scenario import asked, build, empire, legal, pieces, play, reason, regions, resources


def camps(at: str, **given: Any) -> set[str]:
    """Where the army that temporary camps just brought to a region may go."""
    state = build("temporary_camps", f"place:{at}", **given)
    if asked(state) == "army":
        play(state, f"army:{at}")
    return regions(state, "move")


def test_an_army_crosses_empty_land_and_stops_there() -> None:
    assert "b2" in camps(at="a2", pieces=["civil@a2"])


def test_four_steps_are_the_most() -> None:
    reached = camps(at="a1", pieces=["civil@a1"], others=[empire(pieces=["civil@c4"])])
    assert "d4" in reached
    assert "d3" not in reached
    assert "a1" not in reached


def test_it_crosses_lands_of_opponents_but_does_not_stop_there() -> None:
    wall = [empire(pieces=["civil@a2", "civil@b4", "civil@a0"])]
    state = build("temporary_camps", "place:a1", pieces=["civil@a1"], others=wall)
    assert regions(state, "move") >= {"a3", "b0", "b3", "c6"}
    assert reason(state, "move:a2") == "foreign"


def test_it_crosses_villages_but_does_not_stop_there() -> None:
    state = build("temporary_camps", "place:c1", pieces=["civil@c1"])
    assert "c4" in regions(state, "move")
    assert reason(state, "move:c0") == "village"


def test_it_crosses_fallen_villages_too() -> None:
    state = build("temporary_camps", "place:c1", pieces=["civil@c1"], fallen=["c0"])
    assert "c4" in regions(state, "move")
    assert reason(state, "move:c0") == "village"


def test_it_goes_to_sea_only_where_ones_own_ship_is() -> None:
    state = build(
        "temporary_camps", "place:a0", pieces=["civil@a0", "ship@a6"], others=[empire(pieces=["ship@a4"])]
    )
    assert "a6" in regions(state, "move")
    assert reason(state, "move:a4") == "foreign"
    assert reason(state, "move:b5") == "no_ship"


def test_it_crosses_the_sea_from_ship_to_ship() -> None:
    pieces_of = ["civil@a0", "ship@a6", "ship@b5"]
    wall = [empire(pieces=["civil@d3"])]
    reached = camps(at="a0", pieces=pieces_of, others=wall)
    assert {"a6", "b5"} <= reached


def test_an_enemy_ship_blocks_the_way() -> None:
    # d2 is an island behind the seas d0, d1 and d3
    island = "WFMSOVO@0,0+WOFMSOV@1,0+VFOOWSM@0,1+OOWOFVS@1,1"
    own = camps(
        at="d4", pieces=["civil@d4", "ship@d3"], others=[empire(pieces=["civil@a1"])], continent=island
    )
    assert "d2" in own
    enemy = camps(
        at="d4", pieces=["civil@d4"], others=[empire(pieces=["ship@d3", "ship@d0"])], continent=island
    )
    assert "d2" not in enemy


def test_two_armies_never_stop_in_one_region() -> None:
    state = build("temporary_camps", "place:a0", pieces=["civil@a0", "army@a1"])
    play(state, "army:a0")
    assert reason(state, "move:a1") == "two_armies"
    assert "b4" in regions(state, "move")  # it may pass there


def test_a_region_left_without_pieces_is_empty() -> None:
    state = build("temporary_camps", "place:a1", pieces=["army@a0", "civil@a1"])
    play(state, "army:a0", "move:a2")
    assert pieces(state) == {"civil@a1", "army@a1", "army@a2"}
    assert state.view(None).board["regions"][0]["owner"] is None


def test_an_army_that_stops_in_empty_land_occupies_it() -> None:
    state = build("temporary_camps", "place:a1", pieces=["civil@a1"])
    play(state, "move:b0")
    region = next(part for part in state.view(None).board["regions"] if part["region"] == "b0")
    assert (region["owner"], region["pieces"]) == (0, ["army"])


def test_moving_is_optional() -> None:
    state = build("temporary_camps", "place:a1", "skip", pieces=["civil@a1"])
    assert "army@a1" in pieces(state)
    several = build("war_elephants", "place:a1", "done", pieces=["civil@a1", "army@a3"])
    assert asked(several) == "turn"


def test_elephants_may_leave_an_army_and_move_the_next() -> None:
    state = build("war_elephants", "place:a1", "army:a3", "skip", pieces=["civil@a1", "army@a3"])
    assert asked(state) == "march"
    play(state, "move:b4")
    assert {"army@a3", "army@b4"} <= pieces(state)


def test_one_army_may_take_the_place_that_another_has_left() -> None:
    state = build("war_elephants", "place:a1", "army:a1", "move:b4", pieces=["civil@a1", "army@a2"])
    play(state, "move:a1")
    assert {"army@b4", "army@a1"} <= pieces(state)


def test_an_army_that_cannot_move_is_not_asked_about() -> None:
    everywhere = [empire(pieces=[f"civil@{region}" for region in ("a0", "a1", "a2", "a3")])]
    state = build("war_elephants", "place:c1", pieces=["civil@c1"], others=everywhere)
    assert asked(state) == "march"


def test_the_reasons_say_what_is_in_the_way() -> None:
    others = [empire(pieces=["civil@b2"])]
    state = build("temporary_camps", "place:a0", pieces=["civil@a0", "army@c4"], others=others)
    assert reason(state, "army:b0") == "no_army"
    play(state, "army:a0")
    assert reason(state, "move:d3") == "too_far"


def test_only_armies_move() -> None:
    state = build("temporary_camps", "place:a0", "move:b4", pieces=["civil@a0"])
    assert pieces(state) == {"civil@a0", "army@b4"}
    assert resources(state) == {}
    assert legal(state)
