"""Scorched land: where it goes, and how room is made for it."""

import pytest

from tessera.games.era.scenario import (
    RING,
    action,
    asked,
    box,
    disaster,
    domain,
    enclosed,
    legal,
    phase,
    pieces,
    play,
    reason,
    scenario,
    sheet,
    supply,
    told,
)

SOURCE = domain(dice=["peasant_skull"] * 3)


def test_it_goes_on_any_free_ground_outside_the_walls() -> None:
    state = scenario("disasters", SOURCE, domain(pieces=[*RING, "farm@h1"]))
    assert asked(state) == "scorched"
    assert reason(state, "place:r0:c3") == "inside_walls"
    assert reason(state, "place:r0:b2") == "on_wall"
    assert reason(state, "place:r0:h1") == "more_room"
    assert reason(state, "place:r0:k1") == "leaves_grid"
    assert "place:r0:f1" in legal(state)


def test_it_may_not_lie_on_other_scorched_land() -> None:
    state = scenario("disasters", SOURCE, domain(pieces=["scorched@a1"]))
    assert reason(state, "place:r0:b2") == "on_scorched"


def blocked(*houses: str) -> list[str]:
    """Scorched land everywhere but on the first four columns of the first two rows and the edges."""
    rest = [f"scorched@{column}{row}" for column in "acegi" for row in (3, 7, 9)]
    rest += [
        "scorched@e1",
        "scorched@g1",
        "scorched@i1",
        "scorched@a5",
        "scorched@c5",
        "scorched@g5",
        "scorched@i5",
    ]
    rest += ["wall_6@a11", "wall_5@g11", "wall_6@k1/r90", "wall_4@k7/r90", "wall_2@e5/r90"]
    return [*rest, *houses]


def test_without_room_a_building_outside_the_walls_must_make_it() -> None:
    state = scenario("disasters", SOURCE, domain(pieces=blocked("farm@a1", "farm@c1")))
    assert legal(state) == {"place:r0:a1", "place:r0:c1"}
    assert [line.amount for line in state.explain(1, action("place:r0:c1"))] == [-1]
    assert state.explain(1, action("place:r0:b1")) == []
    events = play(state, "place:r0:c1")
    assert pieces(state, 1)[-1] == "scorched@c1"
    assert "farm@c1" not in pieces(state, 1)
    assert "farm@a1" in pieces(state, 1)
    assert told(events)[:2] == ["removed", "scorched"]
    assert box(state, "farm") == 1 + 1


def test_the_owner_chooses_what_makes_room() -> None:
    """Two townhouses make room at a1, one farm does at c1: the farm need not go."""
    houses = ["townhouse@a1", "townhouse@a2", "farm@c1"]
    state = scenario("disasters", SOURCE, domain(pieces=blocked(*houses)))
    assert {"place:r0:a1", "place:r0:c1"} <= legal(state)
    play(state, "place:r0:a1")
    assert set(houses) & set(pieces(state, 1)) == {"farm@c1"}


def test_nothing_more_is_removed_once_there_is_room() -> None:
    """At b1 a townhouse and both farms would go: whichever goes last, a farm alone has made room before."""
    state = scenario("disasters", SOURCE, domain(pieces=blocked("farm@a1", "farm@c1")))
    assert legal(state) == {"place:r0:a1", "place:r0:c1"}
    assert reason(state, "place:r0:b1") == "more_room"


def test_what_makes_no_room_by_itself_may_be_removed_first() -> None:
    """Without the townhouse there is no room yet, without the farm there is: at a1 and, over both, at b1."""
    houses = ["farm@a1", "townhouse@c1/r90", "wall_2@d1/r90"]
    state = scenario("disasters", SOURCE, domain(pieces=blocked(*houses)))
    assert legal(state) == {"place:r0:a1", "place:r0:b1"}
    play(state, "place:r0:b1")
    assert not {"farm@a1", "townhouse@c1"} & set(pieces(state, 1))


def test_several_buildings_make_room_if_it_takes_several() -> None:
    houses = ["townhouse@a1", "townhouse@a2", "townhouse@c1", "townhouse@c2"]
    state = scenario("disasters", SOURCE, domain(pieces=blocked(*houses)))
    play(state, "place:r0:a1")
    assert set(houses) & set(pieces(state, 1)) == {"townhouse@c1", "townhouse@c2"}


def test_a_free_cell_and_a_building_may_make_room_together() -> None:
    # d1 and d2 are free: at c1 two buildings have to go.
    state = scenario(
        "disasters", SOURCE, domain(pieces=blocked("longhouse@a1", "townhouse@c2", "townhouse@a2"))
    )
    assert "place:r0:c1" in legal(state)
    play(state, "place:r0:c1")
    assert "townhouse@a2" in pieces(state, 1)


def test_buildings_inside_the_walls_and_keeps_do_not_make_room() -> None:
    filled = blocked("keep@a1", "keep@b1", "keep@c1", "keep@d1", "wall_4@a2")
    state = scenario("disasters", SOURCE, domain(pieces=filled))
    assert pieces(state, 1)[-1] == "wall_4@a2"
    assert supply(state, "scorched") == 23


def full_outside(*inside: str) -> list[str]:
    """A ring round four cells, and not a building or free ground for the land anywhere outside."""
    rest = ["wall_6@a1", "wall_5@g1", "wall_6@a2/r90", "wall_4@a8/r90", "wall_2@k6/r90"]
    rest += [f"scorched@{column}{row}" for column in "bd" for row in (6, 8, 10)]
    rest += [f"scorched@{column}{row}" for column in "fhj" for row in (2, 4, 8, 10)]
    return [*RING, *rest, "scorched@g6", "scorched@i6", *inside]


@pytest.mark.parametrize("inside", [(), ("market@c3",), ("townhouse@c3", "townhouse@d4")])
def test_ground_and_buildings_inside_the_walls_are_safe_even_if_nothing_else_is_left(
    inside: tuple[str, ...],
) -> None:
    filled = full_outside(*inside)
    state = scenario("disasters", SOURCE, domain(pieces=filled))
    assert enclosed(state, 1) == {"c3", "c4", "d3", "d4"}
    assert pieces(state, 1)[1:] == [piece.partition("/")[0] for piece in filled]
    assert phase(state) == "build"


def test_without_ground_outside_the_walls_nothing_happens_and_nothing_is_removed() -> None:
    # A strip of one row is all there is: even without its buildings the land would not fit.
    state = scenario("disasters", SOURCE, domain(pieces=blocked("wall_4@a1", "townhouse@a2", "townhouse@c2")))
    assert {"townhouse@a2", "townhouse@c2"} < set(pieces(state, 1))
    assert disaster(state, 1) == 0


def test_who_has_no_ground_left_is_told_so() -> None:
    full = domain(pieces=blocked("wall_4@a1", "townhouse@a2", "townhouse@c2"))
    state = scenario("disasters", SOURCE, domain(), full)
    events = play(state, "place:r0:a1")
    assert told(events)[:2] == ["scorched", "no_ground_left"]


def test_without_stock_nothing_happens() -> None:
    state = scenario("disasters", SOURCE, domain(), supply={"scorched": 0})
    assert (pieces(state, 1), phase(state)) == (["keep@f6"], "build")


def test_too_little_stock_serves_the_opponents_in_turn_order() -> None:
    state = scenario("disasters", domain(), domain(), SOURCE, first=1, supply={"scorched": 1})
    assert state.seats_to_act() == (1,)
    events = play(state, "place:r0:a1")
    assert [len(pieces(state, seat)) for seat in range(3)] == [1, 2, 1]
    assert "no_scorched_left" in told(events)


def test_nothing_can_be_built_on_scorched_land() -> None:
    plan = domain(wood=8, pieces=["scorched@a1"], dice=["peasant_hammers"])
    state = scenario("build", plan, domain())
    play(state, "build:farm")
    assert reason(state, "place:r0:b1") == "on_scorched"


def test_scorched_land_that_is_enclosed_later_does_not_count_as_area() -> None:
    ring = ["wall_4@b2", "wall_4@b5", "wall_2@b3/r90"]
    plan = domain(stone=1, pieces=[*ring, "scorched@c3"], dice=["peasant_hammers"])
    state = scenario("build", plan, domain())
    play(state, "build:wall_2", "place:r90:e3")
    assert enclosed(state) == {"c3", "c4", "d3", "d4"}
    assert state.view(0).board["domains"][0]["area"] == 0
    assert sheet(state, 0)["largest_area"] == 0
