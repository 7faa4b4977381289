"""Barbarian villages: when they fall, who wins them, and what is left of them."""

import pytest

from tessera.games.deus.scenario import (
    asked,
    build,
    empire,
    gold,
    play,
    points,
    reason,
    scenario,
    told,
    village,
)

RING = ["army@a0", "ship@a4"]
"""All but one region around the village in a5."""


def test_a_village_falls_when_everything_around_it_is_occupied_and_an_army_is_there() -> None:
    state = build("sailing_ship_wood", "place:a6", pieces=RING)
    assert village(state, "a5") is None
    assert points(state) == 5 + 3


def test_it_does_not_fall_while_a_region_is_empty() -> None:
    state = build("sailing_ship_wood", "place:b5", pieces=[*RING, "civil@a1"])
    assert village(state, "a5") == 3


def test_it_does_not_fall_without_an_army() -> None:
    state = build("sailing_ship_wood", "place:a6", pieces=["civil@a0", "ship@a4"])
    assert village(state, "a5") == 3


def test_an_army_that_comes_last_makes_it_fall() -> None:
    state = build("centurion", "place:a0", pieces=["civil@a0", "ship@a4", "ship@a6"])
    assert village(state, "a5") is None


def test_whoever_has_the_most_armies_wins_it_whoever_closed_the_ring() -> None:
    other = empire(points=1, pieces=["army@a0", "ship@a4"])
    state = build("sailing_ship_wood", "place:a6", pieces=["civil@a1"], others=[other])
    assert (points(state), points(state, 1)) == (5, 1 + 3)


def test_armies_on_ships_count() -> None:
    other = empire(points=0, pieces=["ship@a4", "army@a4", "ship@d2", "army@d2"])
    state = build("galley", "place:a6", pieces=["civil@a0", "scientific@a0", "army@a1"], others=[other])
    assert (points(state), points(state, 1)) == (5, 3)


def test_a_tie_of_armies_goes_to_the_most_buildings() -> None:
    mine = ["army@c1", "civil@c1", "army@c6", "civil@c5"]
    other = empire(points=0, pieces=["army@c4", "ship@c3", "army@c3"])
    state = build("galley", "place:c2", pieces=mine, others=[other])
    assert village(state, "c0") is None
    assert (points(state), points(state, 1)) == (5 + 6, 0)


def test_a_temple_is_a_building_in_a_tie() -> None:
    mine = ["army@c1", "temple@c1", "civil@c6", "civil@c5"]
    other = empire(points=0, pieces=["army@c4", "civil@c4", "ship@c3", "production@c4"])
    state = build("galley", "place:c2", pieces=mine, others=[other])
    assert (points(state), points(state, 1)) == (5 + 6, 0)


@pytest.mark.parametrize(("lying", "share"), [(5, 2), (6, 3), (1, 0), (0, 0)])
def test_if_that_is_a_tie_too_the_points_are_shared_and_rounded_down(lying: int, share: int) -> None:
    other = empire(points=0, pieces=["army@c4", "ship@c3", "civil@c5"])
    state = build(
        "galley", "place:c2", pieces=["army@c1", "civil@c6"], others=[other], villages={"c0": lying}
    )
    assert village(state, "c0") is None
    assert (points(state), points(state, 1)) == (5 + share, share)


def test_those_with_fewer_armies_take_no_part_in_the_tie() -> None:
    # the third seat has the most buildings, but no army
    plans = [
        empire(pieces=["army@a1", "civil@a2"]),
        empire(points=0, pieces=["army@a3", "ship@a5"]),
        empire(points=0, pieces=["civil@a4", "production@a4", "scientific@a4"]),
    ]
    own = {"pieces": plans[0].pieces}
    state = build("galley", "place:a6", others=plans[1:], **own)
    assert village(state, "a0") is None
    assert (points(state), points(state, 1), points(state, 2)) == (5 + 6, 0, 0)


def test_three_may_share_it() -> None:
    plans = [
        empire(points=0, pieces=["army@a3", "ship@a5"]),
        empire(points=0, pieces=["army@a4", "civil@a4"]),
    ]
    state = build("galley", "place:a6", others=plans, pieces=["army@a1", "army@b4", "civil@a2"])
    assert village(state, "a0") is None
    # three buildings against two and two
    assert (points(state), points(state, 1), points(state, 2)) == (5 + 6, 0, 0)
    plans[0] = empire(points=0, pieces=["army@a3", "ship@a5", "civil@a3"])
    plans[1] = empire(points=0, pieces=["army@a4", "civil@a4", "production@a4"])
    shared = build("galley", "place:a6", others=plans, pieces=["army@a1", "army@b4", "civil@a2"])
    assert [points(shared, seat) for seat in range(3)] == [5 + 2, 2, 2]


def test_it_falls_before_the_column_is_activated() -> None:
    state = scenario(
        empire(40, pieces=["army@a0", "ship@a4"], hand=["galley", "farm"]),
        empire(pieces=["civil@d3"]),
    )
    events = play(state, "build:galley", "place:a6")
    assert told(events)[-3:] == ["fell", "conquered", "activated"]
    assert asked(state) == "buy"


def test_it_may_fall_in_the_middle_of_a_column() -> None:
    ring = ["civil@a0", "ship@a4", "ship@a6"]
    state = build(
        "ballista",
        "place:a2",
        cards=["temporary_camps"],
        pieces=[*ring, "army@a1"],
        fallen=["b6", "c0", "d1"],
    )
    play(state, "army:a1", "move:a0")
    assert village(state, "a5") is None
    assert points(state) == 5 + 3
    assert gold(state) == 36  # the ballista comes after it


def test_an_army_of_an_effect_makes_an_opponents_village_fall() -> None:
    other = empire(points=0, pieces=["army@a0", "ship@a4", "civil@a0"])
    state = build("temporary_camps", "place:b4", pieces=["ship@a6", "army@a1"], others=[other])
    play(state, "army:a1", "move:a6")
    assert (points(state), points(state, 1)) == (5, 3)


def test_a_fallen_village_is_no_village_for_cards() -> None:
    state = build("ballista", "place:a0", pieces=["civil@a0"], fallen=["a5"])
    assert gold(state) == 36
    tower = build("siege_tower", "place:a0", pieces=["civil@a0"], fallen=["a5"])
    assert asked(tower) == "turn"


def test_no_army_stops_in_it() -> None:
    state = build("temporary_camps", "place:a0", pieces=["civil@a0"], fallen=["a5"])
    assert reason(state, "move:a5") == "village"


def test_two_villages_may_fall_at_once() -> None:
    # the villages a1 and b3 have b4 in common
    ring = [
        "army@a0",
        "civil@a2",
        "ship@a6",
        "ship@b5",
        "civil@b0",
        "civil@b2",
        "civil@c1",
        "army@c6",
        "civil@d5",
    ]
    state = build(
        "quarry",
        "place:b4",
        pieces=ring,
        others=[empire(pieces=["civil@d3"])],
        continent="WVMSFOO@0,0+WOFVSOM@1,0+WFOOVSM@0,1+MVOFWSO@1,1",
    )
    assert (village(state, "a1"), village(state, "b3")) == (None, None)
    assert points(state) == 5 + 5 + 6
