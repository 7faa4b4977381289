"""Ships: sailing, carrying, and the edge of the board."""

from tessera.games.clash.scenario import (
    asked,
    goods,
    legal,
    nation,
    play,
    reason,
    scenario,
    supply,
    units,
)

WIN = ["6_infantry", "1_leader"]
"""A battle of one ship against one that the attacker wins."""


def test_a_ship_sails_as_far_as_its_sea_reaches() -> None:
    state = scenario(nation(units=["ship@B2"]), nation())
    play(state, "move")
    assert legal(state) == {"to:C3", "to:C4"}
    play(state, "to:C4")
    assert units(state, "C4") == {"ship": 1}


def test_a_ship_passes_no_enemy_ship_but_stops_and_fights() -> None:
    state = scenario(nation(units=["ship@B2"]), nation(units=["ship@C3"]))
    play(state, "move", deals=WIN)  # there is nowhere else to go
    assert units(state, "C3") == {"ship": 1}
    assert units(state, "C3", 1) == {}
    assert reason(state, "move") == "cannot_move"


def test_a_ship_without_enemies_may_sail_again_in_the_next_action() -> None:
    state = scenario(nation(units=["ship@B2"]), nation())
    play(state, "move", "to:C4", "move", "to:B2")
    assert units(state, "B2") == {"ship": 1}


def test_a_ship_carries_two_land_units() -> None:
    own = nation(units=["ship@E3", "2 settler@E3", "settler@D2"])
    state = scenario(own, nation())
    play(state, "move", "from:D2")
    assert reason(state, "to:E3") == "no_ship"
    own = nation(units=["2 ship@E3", "2 settler@E3", "settler@D2"])
    state = scenario(own, nation())
    play(state, "move", "from:D2", "to:E3", "done")
    assert units(state, "E3") == {"ship": 2, "settler": 3}


def test_the_example_of_the_rulebook() -> None:
    """Infantry goes aboard and is carried in one action; ashore it comes in the next."""
    own = nation(units=["infantry@D2", "ship@E3"], advances=["tactics"])
    state = scenario(own, nation())
    play(state, "move", "from:D2", "to:E3", "from:E3", "to:F4")
    assert units(state, "F4") == {"ship": 1, "infantry": 1}
    assert asked(state) == "turn"  # the infantry has moved already and stays aboard
    play(state, "move", "to:G5")
    assert units(state, "G5") == {"infantry": 1}
    play(state, "from:F4", "to:E3")
    assert units(state, "E3") == {"ship": 1}


def test_who_was_carried_may_land_in_the_same_action() -> None:
    own = nation(units=["infantry@E3", "ship@E3"], advances=["tactics"])
    state = scenario(own, nation())
    play(state, "move", "to:F4", "from:F4", "to:G5")
    assert units(state, "G5") == {"infantry": 1}


def test_nobody_changes_ships_at_sea() -> None:
    own = nation(units=["ship@E3", "settler@E3", "ship@F3"])
    state = scenario(own, nation())
    play(state, "move", "from:E3")
    assert "to:F3" in legal(state)
    play(state, "to:F3")
    assert units(state, "F3") == {"ship": 2, "settler": 1}
    own = nation(units=["ship@C4", "settler@C4", "ship@B2"])
    state = scenario(own, nation(units=["ship@C3"]))
    play(state, "move", "from:C4", "to:C3", "done", "move", "from:C3", deals=WIN)
    assert legal(state, "to") == {"to:B3", "to:C2", "to:D2", "to:D3"}


def test_passengers_stay_behind_only_where_ships_stay_for_them() -> None:
    state = scenario(nation(units=["2 ship@E3", "2 settler@E3"]), nation())
    play(state, "move", "leave:settler:fresh", "leave:settler:fresh", "to:F4", "done")
    assert units(state, "F4") == {"ship": 1}
    assert units(state, "E3") == {"ship": 1, "settler": 2}
    state = scenario(nation(units=["ship@E3", "2 settler@E3"]), nation())
    play(state, "move")
    assert "to:F4" in legal(state)
    play(state, "leave:settler:fresh")
    assert "to:F4" not in legal(state)


def test_passengers_keep_their_own_memories() -> None:
    own = nation(units=["2 ship@C3", "infantry@C3", "infantry@D2"], advances=["tactics"])
    state = scenario(own, nation(), barbarian_units=["infantry@B4"])
    state.actions_left = 4
    play(state, "move", "from:D2", "to:C2", "done", "move", "from:C2", "to:C3", "done")
    play(state, "move", "leave:infantry:fresh", "leave:ship:fresh", "to:C4", "done")
    assert units(state, "C4") == {"ship": 1, "infantry": 1}
    play(state, "move", "from:C4")
    assert reason(state, "to:B4") == "from_forest"


def test_who_moved_aboard_in_this_action_is_carried_with_that_memory() -> None:
    own = nation(units=["ship@E3", "infantry@D2"], advances=["tactics"])
    state = scenario(own, nation())
    play(state, "move", "from:D2", "to:E3", "from:E3", "to:F4")
    assert asked(state) == "turn"


def test_who_came_aboard_goes_along_with_a_ship_or_stays_with_another() -> None:
    for answer, left, gone in (
        (["along:infantry"], {"ship": 1, "settler": 1}, {"ship": 1, "infantry": 1}),
        (["along:settler", "along:infantry"], {"ship": 1}, {"ship": 1, "settler": 1, "infantry": 1}),
        (["done"], {"ship": 1, "settler": 1, "infantry": 1}, {"ship": 1}),
    ):
        own = nation(units=["2 ship@E3", "infantry@D2", "settler@D2"], advances=["tactics"])
        state = scenario(own, nation())
        play(state, "move", "from:D2", "to:E3", "from:E3", "leave:ship:fresh", "to:F4")
        assert asked(state) == "go_along"
        play(state, *answer)
        if asked(state) == "go_along":
            play(state, "done")
        assert (units(state, "E3"), units(state, "F4")) == (left, gone)


def test_there_is_room_for_two_who_go_along() -> None:
    own = nation(units=["2 ship@E3", "settler@E3", "infantry@D2", "settler@D2"], advances=["tactics"])
    state = scenario(own, nation())
    play(state, "move", "from:D2", "to:E3", "from:E3", "leave:ship:fresh", "to:F4", "along:settler")
    assert asked(state) != "go_along"
    assert units(state, "F4") == {"ship": 1, "settler": 2}


def test_landing_on_enemies_is_an_attack() -> None:
    own = nation(units=["ship@F4", "infantry@F4"], advances=["tactics"])
    state = scenario(own, nation(), barbarian_units=["infantry@G5"])
    play(state, "move", "to:G5", deals=["6_infantry", "1_leader"])
    assert units(state, "G5") == {"infantry": 1}
    assert goods(state) == {"gold": 1}


def test_no_more_than_four_army_units_land_on_a_cell() -> None:
    own = nation(units=["3 ship@F4", "6 infantry@F4"], advances=["tactics"])
    for foes in ([], ["infantry@G5"]):
        state = scenario(own, nation(), barbarian_units=foes)
        play(state, "move")
        assert reason(state, "to:G5") == "stack"
        play(state, "leave:infantry:fresh", "leave:infantry:fresh")
        assert "to:G5" in legal(state)
    state = scenario(own, nation(), unexplored=[4])
    play(state, "move")
    assert reason(state, "to:E4") == "stack"


def test_units_land_from_a_ship_that_fought_and_go_aboard_it() -> None:
    own = nation(units=["ship@E3", "settler@E3", "settler@D4"])
    state = scenario(own, nation(units=["ship@F4"]))
    play(state, "move", "from:E3", "to:F4", "done", deals=WIN)
    play(state, "move", "from:F4", "to:E4", "done")
    assert units(state, "E4") == {"settler": 1}
    play(state, "move", "from:E4", "to:F4", "done")
    assert units(state, "F4") == {"ship": 1, "settler": 1}


def test_who_fought_goes_not_aboard() -> None:
    own = nation(units=["ship@C3", "infantry@D2"], advances=["tactics"])
    state = scenario(own, nation(units=["settler@C2"]))
    play(state, "move", "from:D2", "to:C2", "done", "move")
    assert "from:C2" not in legal(state)


def test_a_fresh_ship_leaves_others_that_fought_with_as_many_as_it_carries() -> None:
    own = nation(units=["ship@B2", "2 infantry@B2", "ship@C4", "2 infantry@C4"])
    state = scenario(own, nation(units=["ship@C3"]))
    play(state, "move", "from:B2", deals=WIN)
    play(state, "from:C4", "to:C3")
    assert asked(state) == "turn"
    play(state, "move", "to:C4")  # two have stayed: nothing else is possible
    assert units(state, "C4") == {"ship": 1, "infantry": 2}
    assert units(state, "C3") == {"ship": 1, "infantry": 2}


def test_ships_have_no_limit_on_a_cell() -> None:
    state = scenario(nation(units=["3 ship@B2", "ship@C3"]), nation())
    play(state, "move", "from:C3", "to:B2", "done")
    assert units(state, "B2") == {"ship": 4}
    assert supply(state)["ship"] == 0


# Along the edge


def test_without_navigation_a_ship_stays_in_its_sea() -> None:
    state = scenario(nation(units=["ship@A5"]), nation())
    assert reason(state, "move") == "cannot_move"


def test_navigation_leads_along_the_edge_to_the_next_sea_either_way_round() -> None:
    state = scenario(nation(units=["ship@A5"], advances=["navigation"]), nation())
    play(state, "move")
    assert legal(state) == {"to:B2", "to:C3", "to:C4", "to:F4", "to:F3", "to:E3"}


def test_navigation_leads_to_one_more_sea_and_no_farther() -> None:
    state = scenario(nation(units=["ship@B2"], advances=["navigation"]), nation())
    play(state, "move")
    assert legal(state) == {"to:C3", "to:C4", "to:A5", "to:F3", "to:F4", "to:E3"}
    state = scenario(nation(units=["ship@C6"], advances=["navigation"]), nation())
    assert reason(state, "move") == "cannot_move"  # it does not lie on the edge


def test_an_enemy_ship_at_the_way_in_may_be_attacked_but_not_passed() -> None:
    state = scenario(nation(units=["ship@A5"], advances=["navigation"]), nation(units=["ship@B2"]))
    play(state, "move")
    assert legal(state) == {"to:B2", "to:F4", "to:F3", "to:E3"}
    play(state, "to:B2", deals=WIN)
    assert units(state, "B2") == {"ship": 1}


def test_an_enemy_ship_at_the_way_out_keeps_from_the_edge() -> None:
    state = scenario(nation(units=["ship@C4"], advances=["navigation"]), nation(units=["ship@B2"]))
    play(state, "move")
    assert legal(state) == {"to:B2", "to:C3"}


def test_navigation_does_not_lead_round_a_blockade_within_one_sea() -> None:
    """From F2 the next sea along the edge is F4, but that is the sea which the ship is in."""
    own = nation(units=["ship@F2"], advances=["navigation"])
    state = scenario(own, nation(units=["ship@E3"]), tiles={3: "1", 4: "5 turned"})
    play(state, "move")
    assert "to:E3" in legal(state)
    assert not {"to:F4", "to:E4"} & legal(state)


def test_navigation_does_not_lead_past_unexplored_land_but_into_it() -> None:
    state = scenario(nation(units=["ship@A5"], advances=["navigation"]), nation(), unexplored=[2])
    play(state, "move")
    assert legal(state) == {"survey:slot3", "to:F4", "to:F3", "to:E3"}


def test_the_example_of_the_rulebook_for_navigation() -> None:
    """One way round to any cell of the next sea, the other way into an unexplored tile, not through it."""
    state = scenario(nation(units=["ship@A5"], advances=["navigation"]), nation(), unexplored=[2])
    play(state, "move")
    assert legal(state) == {"survey:slot3", "to:F4", "to:F3", "to:E3"}
    north = state.clone()
    play(north, "to:E3")
    assert units(north, "E3") == {"ship": 1}
    play(state, "survey:slot3", deals=["region_13"])
    assert units(state, "A3") == {"ship": 1}
    assert asked(state) == "turn"


def test_beyond_the_edge_a_ship_explores_what_lies_beside_that_sea() -> None:
    own = nation(units=["ship@A5"], advances=["navigation", "cartography"])
    state = scenario(own, nation(), unexplored=[4])
    play(state, "move")
    assert "survey:slot5" in legal(state)
    play(state, "survey:slot5", deals=["region_10"])
    play(state, "lay:upright")
    assert units(state, "C4") == {"ship": 1}
    assert goods(state) == {"ideas": 1, "culture": 1}
