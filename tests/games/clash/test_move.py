"""Moving by land: groups, what units remember, and roads."""

from tessera.games.clash.catalog import BARBARIANS
from tessera.games.clash.scenario import (
    asked,
    end_turn,
    goods,
    legal,
    nation,
    owner,
    play,
    reason,
    scenario,
    told,
    units,
)

ARMY = ["tactics"]
ROADS = ["tactics", "roads"]


def test_a_unit_goes_one_cell_by_land() -> None:
    state = scenario(nation(units=["settler@D2"]), nation())
    play(state, "move")
    assert legal(state) == {"to:C2", "to:D1", "to:D3", "to:E2"}
    assert reason(state, "to:D4") == "not_beside"
    assert reason(state, "to:E3") == "no_ship"
    play(state, "to:D1")
    assert units(state, "D1") == {"settler": 1}
    assert units(state, "D2") == {}


def test_armies_move_only_with_tactics() -> None:
    state = scenario(nation(units=["infantry@D2"]), nation())
    assert reason(state, "move") == "cannot_move"
    state = scenario(nation(units=["infantry@D2", "settler@D2"]), nation())
    play(state, "move", "to:D1")
    assert units(state, "D2") == {"infantry": 1}
    state = scenario(nation(units=["infantry@D2", "settler@D2"], advances=ARMY), nation())
    play(state, "move", "to:D1")
    assert units(state, "D1") == {"infantry": 1, "settler": 1}


def test_an_action_moves_three_groups_at_most() -> None:
    state = scenario(nation(units=["settler@D2", "settler@F2", "settler@E4", "settler@D5"]), nation())
    play(state, "move", "from:D2", "to:D1", "from:F2", "to:G3", "from:E4", "to:E5")
    assert asked(state) == "turn"
    assert state.actions_left == 2


def test_fewer_may_be_moved_but_not_none() -> None:
    state = scenario(nation(units=["settler@D2", "settler@F2"]), nation())
    play(state, "move")
    assert "done" not in legal(state)
    play(state, "from:D2", "to:D1", "done")
    assert asked(state) == "turn"


def test_units_of_one_cell_go_apart_as_groups_of_their_own() -> None:
    state = scenario(nation(units=["2 infantry@D2", "settler@D2"], advances=ARMY), nation())
    play(state, "move", "leave:settler:fresh", "leave:infantry:fresh", "to:D1")
    play(state, "from:D2", "leave:settler:fresh", "to:C2", "from:D2", "to:E2")
    assert units(state, "D1") == units(state, "C2") == {"infantry": 1}
    assert units(state, "E2") == {"settler": 1}
    assert asked(state) == "turn"


def test_a_unit_moves_once_in_an_action_and_again_in_the_next() -> None:
    state = scenario(nation(units=["settler@D2"]), nation())
    play(state, "move", "to:D1")
    assert asked(state) == "turn"
    play(state, "move", "to:E2")
    assert units(state, "E2") == {"settler": 1}


def test_a_unit_that_came_to_a_mountain_moves_no_more_in_this_turn() -> None:
    state = scenario(nation(units=["settler@D2"]), nation())
    play(state, "move", "to:D3")
    assert reason(state, "move") == "cannot_move"
    end_turn(state)
    end_turn(state)
    play(state, "move", "to:E4")
    assert units(state, "E4") == {"settler": 1}


def test_a_unit_that_came_to_a_forest_moves_on_but_begins_no_battle() -> None:
    own = nation(units=["infantry@D2"], advances=ARMY)
    state = scenario(own, nation(), barbarian_units=["infantry@D1"])
    play(state, "move", "to:C2", "move")  # nothing but the way back is left
    assert units(state, "D2") == {"infantry": 1}
    play(state, "move")
    assert reason(state, "to:D1") == "from_forest"


def test_forests_are_forgotten_when_the_turn_ends() -> None:
    own = nation(units=["infantry@D2"], advances=ARMY)
    state = scenario(own, nation(), barbarian_units=["infantry@D1"])
    play(state, "move", "to:C2")
    end_turn(state)
    end_turn(state)
    play(state, "move")
    assert "to:D1" in legal(state)


def test_a_unit_that_stood_in_a_forest_may_attack_out_of_it() -> None:
    own = nation(units=["infantry@C2"], advances=ARMY)
    state = scenario(own, nation(), barbarian_units=["infantry@D1"])
    play(state, "move")
    assert "to:D1" in legal(state)


def test_each_unit_of_a_cell_has_its_own_memory() -> None:
    own = nation(units=["infantry@D2", "infantry@C2"], advances=ARMY)
    state = scenario(own, nation(), barbarian_units=["infantry@D1"])
    play(state, "move", "from:D2", "to:C2", "done", "move")
    assert reason(state, "to:D1") == "from_forest"
    play(state, "leave:infantry:forest")
    assert "to:D1" in legal(state)


def test_a_settler_from_a_forest_keeps_its_group_from_attacking() -> None:
    own = nation(units=["settler@D2", "infantry@C2"], advances=ARMY)
    state = scenario(own, nation(), barbarian_units=["infantry@D1"])
    play(state, "move", "from:D2", "to:C2", "done", "move")
    assert reason(state, "to:D1") == "from_forest"


def test_who_fought_moves_no_more() -> None:
    state = scenario(nation(units=["infantry@D2"], advances=ARMY), nation(units=["settler@D1"]))
    events = play(state, "move", "to:D1")
    assert "won" in told(events)
    assert units(state, "D1", 1) == {}
    assert reason(state, "move") == "cannot_move"


def test_who_took_a_city_moves_no_more() -> None:
    state = scenario(nation(units=["infantry@D2"], advances=ARMY), nation(cities=["D7", "C2"]))
    play(state, "move", "to:C2")
    assert owner(state, "C2") == 0
    assert reason(state, "move") == "cannot_move"


def test_settlers_enter_enemies_only_with_an_army() -> None:
    own = nation(units=["settler@D2"], advances=ARMY)
    state = scenario(own, nation(units=["settler@D1"], cities=["D7", "C2"]))
    play(state, "move")
    assert reason(state, "to:D1") == reason(state, "to:C2") == "settlers_alone"
    own = nation(units=["settler@D2", "infantry@D2"], advances=ARMY)
    state = scenario(own, nation(units=["settler@D1"]))
    play(state, "move", "to:D1")
    assert units(state, "D1") == {"settler": 1, "infantry": 1}


def test_a_battle_is_fought_before_the_next_group_moves() -> None:
    own = nation(units=["infantry@D2", "infantry@C2"], advances=ARMY)
    state = scenario(own, nation(), barbarian_units=["infantry@D1"])
    play(state, "move", "from:D2", "to:D1", deals=["6_infantry", "1_leader"])
    assert units(state, "D1", BARBARIANS) == {}
    play(state, "from:C2", "to:D1")
    assert units(state, "D1") == {"infantry": 2}


def test_no_more_than_four_army_units_come_to_a_cell() -> None:
    own = nation(units=["infantry@D2", "settler@D2", "4 infantry@D1"], advances=ARMY)
    state = scenario(own, nation())
    play(state, "move", "from:D2")
    assert reason(state, "to:D1") == "stack"
    play(state, "leave:infantry:fresh", "to:D1")
    assert units(state, "D1") == {"settler": 1, "infantry": 4}


def test_a_cell_without_units_moves_nothing() -> None:
    state = scenario(nation(units=["settler@D2", "settler@F2"]), nation())
    play(state, "move")
    assert reason(state, "from:E2") == "no_units_there"


# Roads


def test_a_road_leads_two_cells_from_a_city_for_a_food_and_an_ore() -> None:
    state = scenario(nation(units=["settler@D2"], advances=ROADS, food=1, ore=1), nation())
    play(state, "move")
    assert legal(state, "road") == {
        "road:C2",
        "road:D1",
        "road:D3",
        "road:E2",
        "road:D4",
        "road:E4",
        "road:F2",
    }
    play(state, "road:D4")
    assert units(state, "D4") == {"settler": 1}
    assert goods(state) == {}


def test_a_road_leads_to_a_city_too_but_not_past_them() -> None:
    state = scenario(nation(units=["settler@D4"], advances=ROADS, food=1, ore=1), nation())
    play(state, "move")
    assert legal(state, "road") == {"road:D2"}


def test_a_road_must_be_paid_for_each_group() -> None:
    own = nation(units=["2 settler@D2"], advances=ROADS, food=1, ore=1)
    state = scenario(own, nation())
    play(state, "move", "leave:settler:fresh", "road:E4", "from:D2")
    assert reason(state, "road:E4") == "cannot_pay"


def test_gold_pays_for_roads() -> None:
    state = scenario(nation(units=["settler@D2"], advances=ROADS, gold=2), nation())
    play(state, "move", "road:D4")
    assert goods(state) == {}


def test_without_roads_there_are_none() -> None:
    state = scenario(nation(units=["settler@D2"], food=1, ore=1), nation())
    play(state, "move")
    assert not legal(state, "road")


def test_the_example_of_the_rulebook_for_roads() -> None:
    """A settler walks, another takes the road, and two infantry take it over a mountain into a forest; they
    may fight in the next action."""
    own = nation(
        cities=["A3"], units=["2 settler@A3", "2 infantry@A3"], advances=[*ROADS, "storage"], food=3, ore=3
    )
    state = scenario(own, nation(), barbarian_units=["infantry@C5"])
    stay = ["leave:infantry:fresh"] * 2
    play(state, "move", "leave:settler:fresh", *stay, "to:B3")
    assert goods(state) == {"food": 3, "ore": 3}
    play(state, "from:A3", *stay, "road:B4")
    assert goods(state) == {"food": 2, "ore": 2}
    play(state, "from:A3", "road:B4")
    assert goods(state) == {"food": 1, "ore": 1}
    assert units(state, "B4") == {"settler": 1, "infantry": 2}
    play(state, "move", "from:B4", "leave:settler:fresh")
    assert "to:C5" in legal(state)


def test_a_road_helps_off_a_mountain() -> None:
    state = scenario(nation(units=["settler@D2"], advances=ROADS, food=1, ore=1), nation())
    play(state, "move", "to:D3", "move")
    assert units(state, "D2") == {"settler": 1}
    assert goods(state) == {}


def test_what_a_road_ignored_is_forgotten() -> None:
    own = nation(units=["infantry@D2"], advances=ROADS, food=1, ore=1)
    state = scenario(own, nation(units=["settler@D1"]))
    play(state, "move", "to:C2", "move", "road:D2", "move")
    assert "to:D1" in legal(state)
    state = scenario(own, nation())
    play(state, "move", "to:D3", "move", "move", "to:D1")
    assert units(state, "D1") == {"infantry": 1}


def test_the_stack_limit_holds_on_the_cell_between() -> None:
    own = nation(units=["infantry@D2", "4 infantry@D3"], advances=ROADS, food=1, ore=1)
    state = scenario(own, nation())
    play(state, "move", "from:D2")
    assert not {"road:D3", "road:D4"} & legal(state)


def test_no_road_leads_through_enemies() -> None:
    own = nation(units=["infantry@D2"], advances=ROADS, food=1, ore=1)
    state = scenario(own, nation(), barbarian_units=["infantry@D3"])
    play(state, "move")
    assert not {"road:D4", "road:E4"} & legal(state)


def test_no_road_leads_over_the_sea_or_into_unexplored_land() -> None:
    own = nation(units=["ship@E3", "settler@D2"], advances=ROADS, food=1, ore=1)
    state = scenario(own, nation(), unexplored=[4])
    play(state, "move", "from:D2")
    assert legal(state, "road") == {"road:C2", "road:D1", "road:E2", "road:F2"}


def test_nobody_takes_a_road_aboard_or_ashore() -> None:
    own = nation(units=["ship@E3", "settler@E3"], advances=ROADS, food=1, ore=1)
    state = scenario(own, nation())
    play(state, "move")
    assert not legal(state, "road")


def test_who_fought_takes_no_road() -> None:
    own = nation(units=["infantry@D2"], advances=ROADS, food=1, ore=1)
    state = scenario(own, nation(units=["settler@D1"]))
    play(state, "move", "to:D1")
    assert reason(state, "move") == "cannot_move"


def test_an_attack_by_road_retreats_to_the_cell_that_was_passed_last() -> None:
    own = nation(cities=["D4"], units=["2 infantry@D4"], advances=ROADS, food=1, ore=1)
    state = scenario(own, nation(), barbarian_units=["2 infantry@E6"])
    play(state, "move", "road:E6")
    assert asked(state) == "ride_by"
    assert legal(state) == {"place:D5", "place:E5"}
    play(state, "place:E5", "use", deals=["1_leader"] * 2 + ["2_cavalry", "2_elephant"])
    assert units(state, "E5") == {"infantry": 2}
    assert units(state, "E6") == {}


def test_only_from_a_city_an_attack_goes_by_road() -> None:
    """Where a road ends in an own city there is nobody to attack."""
    own = nation(cities=["D4", "E6"], units=["infantry@D5"], advances=ROADS, food=1, ore=1)
    state = scenario(own, nation(units=["settler@E5"]))
    play(state, "move")
    assert legal(state, "road") == {"road:D4", "road:E6"}
    assert "to:E5" in legal(state)


def test_settlers_alone_attack_nobody_by_road() -> None:
    own = nation(cities=["D4"], units=["settler@D4"], advances=ROADS, food=1, ore=1)
    state = scenario(own, nation(), barbarian_units=["infantry@E6"])
    play(state, "move")
    assert "road:E6" not in legal(state)


def test_a_road_makes_a_forest_forgotten_for_an_attack() -> None:
    own = nation(cities=["D2", "C2"], units=["infantry@D2"], advances=ROADS, food=1, ore=1)
    state = scenario(own, nation(units=["settler@D1"]))
    play(state, "move", "to:C2", "move")
    assert "to:D1" not in legal(state)
    assert "road:D1" in legal(state)


def test_the_great_gardens_are_not_attacked_over_grassland_not_even_by_road() -> None:
    own = nation(cities=["D4"], units=["infantry@D4"], advances=ROADS, food=1, ore=1)
    foe = nation(cities=["D7", "E6 great_gardens"])
    state = scenario(own, foe)
    play(state, "move")
    assert "road:E6" in legal(state)  # over the barren cell
    state = scenario(own, foe, barbarian_units=["infantry@E5"])
    play(state, "move")
    assert "road:E6" not in legal(state)
    play(state, "to:D5", "move")
    assert reason(state, "to:E6") == "gardens"


def test_who_crosses_grassland_by_road_does_not_attack_the_great_gardens() -> None:
    own = nation(cities=["D4"], units=["infantry@D4"], advances=ROADS, food=1, ore=1)
    foe = nation(cities=["D7", "E7 great_gardens"])
    state = scenario(own, foe)
    play(state, "move", "road:D6", "move")
    assert reason(state, "to:E7") == "gardens"
