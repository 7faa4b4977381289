"""Exploring: which tile comes, which way it lies, and who enters it."""

from tessera.core.event import Event
from tessera.games.clash.scenario import (
    asked,
    goods,
    legal,
    nation,
    owner,
    play,
    reason,
    scenario,
    terrain,
    told,
    units,
)
from tessera.games.clash.state import ClashState
from tests.games.clash.fields import facts

AROUND = [2, 3, 5, 6]
"""The slots whose seas lie beside slot 4, which has the cells D3, C4, E4 and D4."""


def test_a_unit_that_enters_unexplored_land_turns_up_a_tile() -> None:
    state = scenario(nation(units=["settler@D2"]), nation(), unexplored=[4])
    assert terrain(state, "D3") == "unknown"
    unseen = len(state.tiles)
    play(state, "move", "to:D3", deals=["region_19"])
    events = play(state, "lay:turned")
    assert "explored" in told(events)
    assert units(state, "D3") == {"settler": 1}
    assert len(state.tiles) == unseen - 1
    assert [terrain(state, cell) for cell in ("D3", "C4", "E4", "D4")] == [
        *("grassland", "mountain", "forest", "grassland")
    ]


def test_everybody_sees_what_each_way_of_a_tile_would_bring() -> None:
    state = scenario(nation(units=["settler@D2"]), nation(), unexplored=[4])
    play(state, "move", "to:D3", deals=["region_19"])
    ways = state.view(None).board["tile"]["ways"]
    assert state.view(0).board["tile"]["ways"] == ways
    assert set(ways) == set(legal(state)) == {"lay:upright", "lay:turned"}
    play(state, "lay:turned")
    assert ways["lay:turned"] == {cell: terrain(state, cell) for cell in ("D3", "C4", "E4", "D4")}
    assert ways["lay:upright"] != ways["lay:turned"]


def test_armies_explore_too_and_a_group_enters_together() -> None:
    own = nation(units=["2 infantry@D2", "settler@D2"], advances=["tactics"])
    state = scenario(own, nation(), unexplored=[4])
    play(state, "move", "to:D3", "lay:upright", deals=["region_19"])
    assert units(state, "D3") == {"infantry": 2, "settler": 1}


def test_the_cell_that_is_entered_is_not_sea() -> None:
    state = scenario(nation(units=["settler@D2"]), nation(), unexplored=[4])
    play(state, "move", "to:D3", deals=["region_06"])
    assert [terrain(state, cell) for cell in ("D3", "C4", "E4", "D4")] == [
        *("grassland", "mountain", "sea", "sea")
    ]
    assert asked(state) == "turn"


def test_sea_joins_sea_where_it_can() -> None:
    """The sea of the tile would lie at C4, beside C3, or at E4, beside nothing that is known."""
    state = scenario(nation(units=["settler@D2"]), nation(), unexplored=[4, 3, 6])
    play(state, "move", "to:D3", deals=["region_10"])
    assert (terrain(state, "C4"), terrain(state, "E4")) == ("sea", "grassland")
    assert asked(state) == "turn"


def test_where_sea_can_join_either_way_the_explorer_chooses() -> None:
    state = scenario(nation(units=["settler@D2"]), nation(), unexplored=[4])
    play(state, "move", "to:D3", deals=["region_10"])
    assert legal(state) == {"lay:upright", "lay:turned"}


def test_the_entered_cell_comes_before_joining_the_seas() -> None:
    """Upright the sea would lie at D3, beside C3, but that is where the settler goes."""
    state = scenario(nation(units=["settler@D2"]), nation(), unexplored=[4, 3, 5, 6, 7])
    play(state, "move", "to:D3", deals=["region_11"])
    assert (terrain(state, "D3"), terrain(state, "D4")) == ("mountain", "sea")


def test_where_no_sea_can_join_it_lies_on_the_edge_of_the_board() -> None:
    """Upright the sea lies at A3, on the edge, turned at C3, within the board."""
    state = scenario(nation(units=["settler@C2"]), nation(), unexplored=[2, 3, 4, 5])
    play(state, "move", "to:B2", deals=["region_13"])
    assert (terrain(state, "A3"), terrain(state, "C3")) == ("sea", "barren")
    assert asked(state) == "turn"


def test_joining_the_seas_comes_before_the_edge() -> None:
    """The same tile, but the sea at C4 is known: at C3 the sea joins it."""
    state = scenario(nation(units=["settler@C2"]), nation(), unexplored=[2, 3, 5])
    play(state, "move", "to:B2", deals=["region_13"])
    assert (terrain(state, "A3"), terrain(state, "C3")) == ("barren", "sea")


def test_where_it_lies_on_the_edge_either_way_the_explorer_chooses() -> None:
    state = scenario(nation(units=["settler@D2"]), nation(), unexplored=[2, 3, 4, 5])
    play(state, "move", "to:C3", deals=["region_09"])
    assert legal(state) == {"lay:upright", "lay:turned"}


def test_a_tile_without_sea_lies_as_the_explorer_likes() -> None:
    state = scenario(nation(units=["settler@D2"]), nation(), unexplored=[4])
    play(state, "move", "to:D3", deals=["region_17"])
    assert legal(state) == {"lay:upright", "lay:turned"}


def test_the_mountain_that_was_found_stops_the_settler_but_not_the_city() -> None:
    """The example of the rulebook."""
    state = scenario(nation(units=["settler@D2"]), nation(), unexplored=[4])
    play(state, "move", "to:D3", "lay:upright", deals=["region_17"])
    assert terrain(state, "D3") == "mountain"
    assert reason(state, "move") == "cannot_move"
    play(state, "found:D3")
    assert owner(state, "D3") == 0


def test_the_forest_that_was_found_keeps_from_battles() -> None:
    own = nation(units=["infantry@D2"], advances=["tactics"])
    state = scenario(own, nation(cities=["D7", "D1"]), unexplored=[4])
    play(state, "move", "to:D3", "move", "to:D2", "move", deals=["region_09"])
    assert reason(state, "to:D1") == "from_forest"


def test_what_was_explored_ends_only_that_move() -> None:
    state = scenario(nation(units=["settler@D2", "settler@F2"]), nation(), unexplored=[4])
    play(state, "move", "from:D2", "to:D3", "lay:upright", deals=["region_19"])
    assert legal(state) == {"from:F2", "done"}


def test_units_land_on_unexplored_land() -> None:
    state = scenario(nation(units=["ship@C3", "settler@C3"]), nation(), unexplored=[4])
    play(state, "move", "to:D3", "lay:upright", deals=["region_19"])
    assert units(state, "D3") == {"settler": 1}


# The example of the rulebook, picture by picture: the board near the home after (b)


def explored() -> ClashState:
    """What was found in (b) lies south of the home: a mountain, a forest, grassland, and the sea at D4."""
    own = nation(units=["settler@E4", "settler@E2", "settler@C4", "settler@C2"])
    return scenario(own, nation(), unexplored=[2, 3, 5, 6, 7, 8, 9], tiles={4: "6 turned"})


def why(events: list[Event]) -> list[str]:
    """What decided the way of each tile that was laid."""
    return [fact["why"] for fact in facts(events, "explored")]


def test_the_example_of_exploring_a_b_turned_the_settler_would_be_in_the_sea() -> None:
    state = scenario(nation(units=["settler@D2"]), nation(), unexplored=[2, 3, 4, 5, 6, 7, 8, 9])
    events = play(state, "move", "to:D3", deals=["region_11"])
    assert why(events) == ["land_first"]
    assert (terrain(state, "D3"), terrain(state, "D4")) == ("mountain", "sea")
    assert reason(state, "move") == "cannot_move"  # it has come to a mountain
    play(state, "found:D3")
    assert owner(state, "D3") == 0


def test_the_example_of_exploring_c_d_the_sea_joins_the_one_that_is_known() -> None:
    state = explored()
    assert terrain(state, "E4") == "grassland"
    events = play(state, "move", "from:E4", "to:F4", deals=["region_13"])
    assert why(events) == ["joins_sea"]
    assert terrain(state, "E5") == "sea"  # beside D4


def test_the_example_of_exploring_e_f_g_the_sea_is_on_the_edge_either_way() -> None:
    state = explored()
    play(state, "move", "from:E2", "to:E3", deals=["region_09"])
    assert legal(state) == {"lay:upright", "lay:turned"}
    for way, sea in (("upright", "F3"), ("turned", "F2")):
        trial = state.clone()
        play(trial, f"lay:{way}")
        assert [cell for cell in ("F2", "E3", "G3", "F3") if terrain(trial, cell) == "sea"] == [sea]


def test_the_example_of_exploring_h_one_way_alone_keeps_the_settler_out_of_the_sea() -> None:
    state = explored()
    events = play(state, "move", "from:C4", "to:C5", deals=["region_06"])
    assert why(events) == ["land_first"]
    assert terrain(state, "C5") != "sea"


def test_the_example_of_exploring_i_k_only_the_edge_of_the_board_counts() -> None:
    state = explored()
    events = play(state, "move", "from:C2", "to:B2", deals=["region_16"])
    assert why(events) == ["sea_on_edge"]
    assert terrain(state, "A3") == "sea"


def test_the_example_of_exploring_by_ship_no_sea_was_found_and_the_ship_is_back() -> None:
    """(c) to (e): the tile lies as its finder likes."""
    state = scenario(nation(units=["ship@B2"]), nation(), unexplored=[4])
    play(state, "move", "survey:slot5", deals=["region_17"])
    assert legal(state) == {"lay:upright", "lay:turned"}
    play(state, "lay:turned")
    assert units(state, "B2") == {"ship": 1}


# By ship


def test_a_ship_explores_what_it_can_reach_and_ends_on_any_sea_cell_of_it() -> None:
    """The example of the rulebook: the tile can lie both ways."""
    state = scenario(nation(units=["ship@F4"]), nation(), unexplored=[4])
    play(state, "move", "survey:slot5", deals=["region_06"])
    assert legal(state) == {"lay:upright", "lay:turned"}
    play(state, "lay:upright")
    assert legal(state) == {"place:D3", "place:C4"}
    play(state, "place:C4")
    assert units(state, "C4") == {"ship": 1}
    assert asked(state) == "turn"


def test_the_tile_lies_so_that_the_ship_can_sail_into_it() -> None:
    """At E4 the sea would join another, but not that of the ship."""
    state = scenario(nation(units=["ship@C3"]), nation(), unexplored=[4])
    play(state, "move", "survey:slot5", deals=["region_10"])
    assert terrain(state, "C4") == "sea"
    assert units(state, "C4") == {"ship": 1}


def test_a_ship_takes_its_passengers_along() -> None:
    state = scenario(nation(units=["ship@C3", "settler@C3"]), nation(), unexplored=[4])
    play(state, "move", "survey:slot5", deals=["region_10"])
    assert units(state, "C4") == {"ship": 1, "settler": 1}


def test_a_ship_that_finds_no_sea_is_back_where_it_began_and_has_moved() -> None:
    state = scenario(nation(units=["ship@B2"]), nation(), unexplored=[4])
    play(state, "move", "survey:slot5", "lay:upright", deals=["region_19"])
    assert units(state, "B2") == {"ship": 1}
    assert asked(state) == "turn"
    assert state.actions_left == 2


def test_a_ship_that_cannot_reach_the_sea_of_the_tile_is_back_and_the_tile_lies_as_usual() -> None:
    """Into this slot a ship comes by F4 alone, which is land either way; so the sea lies on the edge."""
    state = scenario(nation(units=["ship@E3"]), nation(), unexplored=[6])
    play(state, "move", "survey:slot7", deals=["region_13"])
    assert (terrain(state, "E5"), terrain(state, "G5")) == ("barren", "sea")
    assert units(state, "E3") == {"ship": 1}


def test_along_the_edge_the_sea_must_lie_on_the_edge() -> None:
    own = nation(units=["ship@A5"], advances=["navigation", "cartography"])
    state = scenario(own, nation(), unexplored=[2])
    play(state, "move", "survey:slot3", deals=["region_13"])
    assert terrain(state, "A3") == "sea"
    assert units(state, "A3") == {"ship": 1}
    assert goods(state) == {"ideas": 1, "culture": 1}


def test_with_navigation_a_ship_sails_along_the_edge_into_a_tile_beside_it() -> None:
    """No sea of this tile can touch that of the ship, but one lies on the edge, next to the ship."""
    own = nation(units=["ship@F3"], advances=["navigation", "cartography"])
    state = scenario(own, nation(), unexplored=[6])
    play(state, "move", "survey:slot7", deals=["region_13"])
    assert terrain(state, "G5") == "sea"
    assert units(state, "G5") == {"ship": 1}
    assert goods(state) == {"ideas": 1, "culture": 1}


def test_a_tile_beside_a_ship_with_navigation_lies_so_that_its_sea_joins_or_lies_on_the_edge() -> None:
    for advances, ways in (([], set()), (["navigation"], {"lay:upright", "lay:turned"})):
        state = scenario(nation(units=["ship@F3"], advances=advances), nation(), unexplored=[6])
        play(state, "move", "survey:slot7", deals=["region_09"])
        assert legal(state, "lay") == ways


def test_who_sails_straight_into_a_tile_on_the_edge_has_not_used_navigation() -> None:
    own = nation(units=["ship@F3"], advances=["navigation", "cartography"])
    state = scenario(own, nation(), unexplored=[6])
    play(state, "move", "survey:slot7", deals=["region_09"])
    play(state, "lay:turned")
    assert units(state, "F4") == {"ship": 1}
    assert goods(state) == {"ideas": 1}
