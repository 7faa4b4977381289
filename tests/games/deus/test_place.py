"""Where pieces may stand: the first one, the others, and landing on the edge."""

import pytest

from tessera.games.deus import GAME
from tessera.games.deus.scenario import (
    asked,
    bill,
    build,
    empire,
    pieces,
    play,
    points,
    reason,
    regions,
    scenario,
)
from tessera.games.deus.state import DeusState

AWAY = empire(pieces=["civil@d3"])
EDGE_LANDS = {"a1", "a3", "b2", "c4", "c5", "d3", "d4"}
EDGE_SEAS = {"a4", "a6", "b1", "b5", "c2", "c3", "d2", "d6"}


def test_the_first_piece_stands_on_the_edge() -> None:
    state = build("quarry", others=[empire()])
    assert regions(state, "place") == EDGE_LANDS
    assert regions(state, "land") == set()
    assert reason(state, "place:a0") == "not_the_edge"
    assert reason(state, "land:a1") == "no_landing_needed"


def test_the_first_piece_may_be_a_ship() -> None:
    assert regions(build("galley", others=[empire()]), "place") == EDGE_SEAS


def test_two_empty_regions_lie_between_the_first_pieces() -> None:
    state = build("quarry", others=[empire(pieces=["civil@a1"])])
    assert regions(state, "place") == {"b2", "c4", "d3", "d4"}
    assert reason(state, "place:a3") == "too_close"
    assert reason(state, "place:a1") == "foreign"


def test_only_the_region_in_which_somebody_began_keeps_its_distance() -> None:
    state = build("quarry", others=[empire(pieces=["civil@a1", "civil@d4"])])
    assert regions(state, "place") == {"b2", "c4", "d3"}
    other = build("quarry", others=[empire(pieces=["civil@a1", "civil@d4"], began="d4")])
    assert regions(other, "place") == {"a3", "c4", "c5"}


def test_a_region_keeps_its_distance_although_whoever_began_there_has_left_it() -> None:
    state = build("quarry", others=[empire(pieces=["army@c4"], began="a1")])
    assert regions(state, "place") == {"b2", "d3", "d4"}


def test_the_region_in_which_somebody_begins_is_kept_and_shown() -> None:
    state = build("quarry", "place:a1", others=[empire(hand=["farm"], gold=9)])
    assert [empire["began"] for empire in state.view(1).board["empires"]] == ["a1", None]
    play(state, "build:farm")
    assert regions(state, "place") == {"b2", "c4", "d3", "d4"}
    again = GAME.from_data(state.to_data())
    assert isinstance(again, DeusState)
    assert regions(again, "place") == {"b2", "c4", "d3", "d4"}
    play(state, "place:d4")
    assert [empire["began"] for empire in state.view(0).board["empires"]] == ["a1", "d4"]


def test_later_pieces_do_not_change_where_somebody_began() -> None:
    state = build("quarry", "place:b4", pieces=["civil@a1"])
    assert "production@b4" in pieces(state)
    assert state.view(1).board["empires"][0]["began"] == "a1"


CROWD = [empire(pieces=["army@c6", "civil@d3"])]
"""From where this one began only d3 on the edge is land far enough away."""


def test_the_distance_is_given_up_where_it_cannot_be_kept() -> None:
    state = build("quarry", others=CROWD)
    assert regions(state, "place") == EDGE_LANDS - {"d3"}
    assert regions(state, "land") == set()


def test_the_distance_is_given_up_for_one_terrain_and_kept_for_another() -> None:
    assert regions(build("quarry", others=CROWD), "place") == EDGE_LANDS - {"d3"}
    assert regions(build("galley", others=CROWD), "place") == {"a4", "a6", "b1", "d2", "d6"}


def test_a_first_piece_may_land_nearer_to_the_others() -> None:
    state = build("quarry", points=3, others=[empire(pieces=["civil@a1"])])
    assert regions(state, "land") == {"a3", "c5"}
    assert bill(state, "land:a3") == {"landing": 3}
    assert reason(state, "land:b2") == "no_landing_needed"
    assert reason(state, "land:a1") == "not_empty"
    play(state, "land:a3")
    assert (points(state), pieces(state)) == (0, {"production@a3"})
    assert state.view(None).board["empires"][0]["began"] == "a3"


def test_a_first_piece_does_not_land_without_the_points() -> None:
    state = build("quarry", points=2, others=[empire(pieces=["civil@a1"])])
    assert regions(state, "land") == set()
    assert (reason(state, "place:a3"), reason(state, "land:a3")) == ("too_close", "no_points_to_land")


def test_later_pieces_stand_in_or_beside_ones_regions() -> None:
    state = build("quarry", pieces=["civil@a1"], points=0)
    assert regions(state, "place") == {"a1", "a0", "a2", "b4"}
    assert reason(state, "place:c4") == "not_beside"


def test_the_same_type_stands_only_once_in_a_region() -> None:
    state = build("quarry", pieces=["production@a1"], points=0)
    assert regions(state, "place") == {"a0", "a2", "b4"}
    assert reason(state, "place:a1") == "same_piece"


def test_nobody_builds_where_others_are() -> None:
    state = build("quarry", pieces=["civil@a1"], points=0, others=[empire(pieces=["civil@a0"])])
    assert regions(state, "place") == {"a1", "a2", "b4"}
    assert reason(state, "place:a0") == "foreign"


@pytest.mark.parametrize("fallen", [[], ["a5"]])
def test_nothing_is_built_in_a_village_standing_empty_or_fallen(fallen: list[str]) -> None:
    state = build("quarry", pieces=["civil@a0"], villages={"a5": 0}, fallen=fallen, points=0)
    assert "a5" not in regions(state, "place")
    assert reason(state, "place:a5") == "village"


def test_ships_stand_at_sea_and_everything_else_on_land() -> None:
    ship = build("galley", pieces=["civil@a0"], points=0)
    assert regions(ship, "place") == {"a4", "a6"}
    assert reason(ship, "place:a1") == "ship_on_land"
    works = build("quarry", pieces=["civil@a0"], points=0)
    assert reason(works, "place:a4") == "land_at_sea"


def test_two_ships_never_share_a_region() -> None:
    state = build("galley", pieces=["civil@a0", "ship@a4", "army@b4"], points=0)
    assert regions(state, "place") == {"a6", "b5"}
    assert reason(state, "place:a4") == "same_piece"


def test_without_access_to_the_sea_no_ship_is_built() -> None:
    state = scenario(empire(gold=9, points=0, pieces=["civil@b3"], hand=["galley", "farm"]), AWAY)
    assert reason(state, "build:galley") == "no_region"


def test_an_army_cannot_be_built_at_sea() -> None:
    state = build("centurion", pieces=["civil@a0", "ship@a4"], points=0)
    assert regions(state, "place") == {"a0", "a1", "a2", "a3"}
    assert reason(state, "place:a4") == "land_at_sea"


def test_landing_on_the_edge_costs_three_points() -> None:
    state = build("quarry", pieces=["civil@a1"], points=3)
    assert regions(state, "land") == EDGE_LANDS - {"a1", "d3"}
    assert bill(state, "land:d4") == {"landing": 3}
    play(state, "land:d4")
    assert (points(state), pieces(state)) == (0, {"civil@a1", "production@d4"})


def test_landing_needs_the_points() -> None:
    state = build("quarry", pieces=["civil@a1"], points=2)
    assert regions(state, "land") == set()
    assert reason(state, "land:d4") == "no_points_to_land"


def test_landing_needs_an_empty_region_on_the_edge() -> None:
    state = build("quarry", pieces=["civil@a1"], points=5)
    assert reason(state, "land:d3") == "not_empty"
    assert reason(state, "land:c6") == "not_the_edge"
    assert reason(state, "land:c3") == "not_the_edge"
    assert reason(state, "land:a0") == "no_landing_needed"


def test_landing_keeps_no_distance() -> None:
    state = build("quarry", pieces=["civil@a1"], points=5, others=[empire(pieces=["civil@c4"])])
    assert "c5" in regions(state, "land")


def test_who_is_blocked_can_still_land() -> None:
    around = [f"civil@{region}" for region in ("a2", "b4")]
    ready = {"civil": 1, "production": 1}
    state = scenario(
        empire(gold=9, points=3, pieces=["production@a1", "army@a0"], hand=["quarry"], ready=ready),
        empire(pieces=[*around, "army@a3"]),
    )
    play(state, "build:quarry")
    assert "d4" in regions(state, "land")


def test_a_piece_with_one_place_is_put_there_without_asking() -> None:
    state = build("galley", pieces=["civil@a0", "ship@a4"], points=0)
    assert asked(state) == "buy"
    assert "ship@a6" in pieces(state)
