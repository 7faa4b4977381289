"""Vikings: ships that land as crews, longships, raids, runes; Erik the Red, Cnut and Ragnar."""

from typing import Any

from tessera.games.clash.catalog import BARBARIANS, INFANTRY
from tessera.games.clash.city import WAS_ACTIVATED
from tessera.games.clash.scenario import (
    asked,
    at_court,
    cell_of,
    goods,
    legal,
    nation,
    play,
    points,
    reason,
    scenario,
    supply,
    told,
    units,
)
from tessera.games.clash.state import ClashState
from tessera.games.clash.wild import place_unit
from tests.games.clash.fields import HIT, MISS, facts

SHORES = ["fishing"]
ARMED = ["fishing", "tactics"]


def vikings(
    units: list[str], other: dict[str, Any] | None = None, advances: list[str] = ARMED, **more: Any
) -> ClashState:
    """Vikings have the turn; the other seat is of Greece."""
    rest = {key: more.pop(key) for key in ("barbarian_units", "barbarians", "pirates", "age") if key in more}
    own = nation(units=units, people="vikings", advances=advances, **more)
    return scenario(own, nation(people="greece", **(other or {})), **rest)


# Shipbuilding: ship_construction


def test_navigation_costs_no_food_with_shipbuilding() -> None:
    state = vikings([], advances=SHORES)
    assert "advance:navigation" in legal(state)
    play(state, "advance:navigation")
    assert asked(state) == "turn"
    plain = scenario(nation(people="greece", advances=SHORES), nation(people="vikings"))
    assert "advance:navigation" not in legal(plain)


def test_a_ship_becomes_a_settler_on_land_beside_it() -> None:
    state = vikings(["ship@E3"], advances=SHORES)
    events = play(state, "move", "convert:E2")
    assert [fact["cell"] for fact in facts(events, "crossed")] == ["E2"]
    assert (units(state, "E2"), units(state, "E3")) == ({"settler": 1}, {})
    assert (supply(state)["ship"], supply(state)["settler"]) == (4, 3)


def test_others_than_vikings_do_not_land_their_ships() -> None:
    state = scenario(nation(units=["ship@E3"], people="greece", advances=ARMED), nation(people="vikings"))
    play(state, "move")
    assert "convert:E2" not in legal(state)


def test_with_tactics_a_ship_may_become_infantry() -> None:
    state = vikings(["2 ship@E3"])
    play(state, "move", "convert:E2")
    assert (asked(state), legal(state)) == ("crew", {"pick:settler", "pick:infantry"})
    play(state, "pick:settler", "pick:infantry")
    assert units(state, "E2") == {"settler": 1, "infantry": 1}


def test_a_ship_does_not_sail_and_land_in_one_move() -> None:
    state = vikings(["ship@F4"], advances=SHORES)
    play(state, "move")
    assert "convert:E2" not in legal(state)
    assert reason(state, "convert:E2") == "not_beside"


def test_no_ship_lands_among_enemies() -> None:
    state = vikings(["ship@E3"], barbarian_units=["infantry@E2"])
    play(state, "move")
    assert "convert:E2" not in legal(state)
    assert reason(state, "convert:E2") == "shore_held"
    assert units(state, "E2", BARBARIANS) == {"infantry": 1}


def test_who_lands_has_moved_and_moves_again_with_another_action() -> None:
    state = vikings(["ship@E3", "settler@D2"], advances=SHORES)
    play(state, "move", "from:E3", "convert:D2")
    play(state, "from:D2")  # the settler that was there, alone
    assert legal(state, "leave") == set()
    play(state, "to:D1", "move", "from:D2", "to:C2")
    assert (units(state, "C2"), units(state, "D1")) == ({"settler": 1}, {"settler": 1})


def test_who_lands_on_a_mountain_stays_there_for_this_turn() -> None:
    state = vikings(["ship@E3"], advances=SHORES)
    play(state, "move", "convert:D3")
    assert units(state, "D3") == {"settler": 1}
    assert reason(state, "move") == "cannot_move"


def test_a_forest_is_remembered_as_a_ship_and_on_land_again() -> None:
    state = vikings(["infantry@F5"], {"units": ["ship@F3"]})
    state.actions_left = 6
    play(state, "move", "to:G5", "move", "convert:F4")
    assert units(state, "F4") == {"ship": 1}
    place_unit(state, cell_of(state, "F5"), INFANTRY)
    play(state, "move")
    assert "to:F3" not in legal(state)  # as a ship it attacks nobody
    play(state, "convert:G5", "pick:infantry")
    events = play(state, "move")  # no attack is possible, and it takes to the sea again
    assert "battle" not in told(events)
    assert units(state, "F4") == {"ship": 1}


def test_settlers_and_infantry_become_ships_and_others_ride() -> None:
    state = vikings(["settler@D2", "2 infantry@D2"])
    play(state, "move", "convert:E3")
    assert (asked(state), legal(state)) == ("build_ships", {"pick:settler", "pick:infantry"})
    play(state, "pick:settler", "done")
    assert units(state, "E3") == {"ship": 1, "infantry": 2}
    assert supply(state)["ship"] == 3


def test_all_of_a_group_may_become_ships() -> None:
    state = vikings(["3 infantry@D2"])
    play(state, "move", "convert:E3", "pick:infantry", "pick:infantry")
    assert units(state, "E3") == {"ship": 3}


def test_infantry_does_not_put_to_sea_without_tactics() -> None:
    state = vikings(["infantry@D2"], advances=SHORES)
    assert reason(state, "move") == "cannot_move"


def test_no_unit_becomes_a_ship_among_enemy_ships_or_pirates() -> None:
    state = vikings(["settler@D2"], {"units": ["ship@E3"]}, pirates=["C3"])
    play(state, "move")
    assert not legal(state, "convert")
    assert reason(state, "convert:E3") == "shore_held"
    assert reason(state, "convert:C3") == "shore_held"


def test_own_ships_carry_those_who_ride() -> None:
    state = vikings(["settler@D2", "2 infantry@D2", "ship@E3", "settler@E3"])
    play(state, "move", "from:D2", "convert:E3", "pick:settler", "done")
    assert units(state, "E3") == {"ship": 2, "infantry": 2, "settler": 1}


def test_no_more_ride_than_find_room() -> None:
    state = vikings(["settler@D2", "3 infantry@D2"])
    play(state, "move", "convert:E3", "pick:settler", "done")
    assert units(state, "E3") == {"ship": 2, "infantry": 2}


def test_passengers_land_with_their_ship() -> None:
    state = vikings(["ship@E3", "2 infantry@E3"])
    play(state, "move", "convert:E2", "pick:settler")
    assert units(state, "E2") == {"settler": 1, "infantry": 2}


def test_passengers_may_stay_with_another_ship_alone() -> None:
    state = vikings(["2 ship@E3", "2 infantry@E3"])
    play(state, "move", "leave:infantry:fresh", "leave:infantry:fresh", "convert:E2")
    play(state, "pick:settler")
    assert (units(state, "E2"), units(state, "E3")) == ({"settler": 1}, {"ship": 1, "infantry": 2})
    state = vikings(["ship@E3", "infantry@E3"])
    play(state, "move")
    assert "convert:E2" in legal(state)
    assert "leave:infantry:fresh" not in legal(state)


def test_no_more_than_four_army_units_land() -> None:
    state = vikings(["2 ship@E3", "3 infantry@E3", "infantry@E2"])
    play(state, "move", "from:E3", "convert:E2")
    assert units(state, "E2") == {"settler": 2, "infantry": 4}  # nothing else was possible


def test_ships_do_not_land_where_nobody_has_looked() -> None:
    state = scenario(
        nation(units=["ship@E3"], people="vikings", advances=SHORES), nation(people="greece"), unexplored=[3]
    )
    play(state, "move")
    hidden = {f"convert:{cell}" for cell in ("E1", "E2", "F2", "F1")}
    assert not hidden & legal(state)


# Longships


def test_longships_carry_three() -> None:
    state = vikings(["ship@E3", "2 infantry@E3", "infantry@D2"], advances=[*ARMED, "warships"])
    play(state, "move", "from:D2", "to:E3")
    assert units(state, "E3") == {"ship": 1, "infantry": 3}


def test_longships_sail_on_after_a_battle_with_another_action() -> None:
    state = vikings(["ship@F4"], {"units": ["ship@F3"]}, advances=["warships", "fishing"])
    play(state, "move", "to:F3", deals=[HIT, MISS])
    play(state, "move", "to:E3")
    assert units(state, "E3") == {"ship": 1}
    plain = scenario(
        nation(units=["ship@F4"], people="greece", advances=["warships"]), nation(units=["ship@F3"])
    )
    play(plain, "move", deals=[HIT, MISS])
    assert reason(plain, "move") == "cannot_move"


# Raiding


def raid(units: list[str], cities: list[str] | None = None, **goods: int) -> ClashState:
    """Vikings whose ships trade at the start of their turn."""
    other: dict[str, Any] = {"cities": cities or ["F2"], **goods}
    return vikings(units, other, advances=["fishing", "trade_routes"])


def test_a_ship_beside_the_city_that_it_trades_with_robs_its_owner() -> None:
    state = raid(["ship@E3"], wood=1, ore=1, mood=1)
    assert (asked(state), legal(state), state.seats_to_act()) == (
        "raiding",
        {"take:wood", "take:ore"},
        (1,),
    )
    events = play(state, "take:wood")
    assert [fact["goods"] for fact in facts(events, "robbed")] == ["wood"]
    assert (goods(state, 1), goods(state)) == ({"ore": 1, "mood": 1}, {"food": 1})


def test_a_ship_further_away_robs_nobody() -> None:
    state = raid(["ship@F4"], wood=1)
    assert (goods(state, 1), goods(state)) == ({"wood": 1}, {"food": 1})


def test_a_settler_robs_nobody() -> None:
    state = raid(["settler@E2"], wood=1)
    assert (goods(state, 1), goods(state)) == ({"wood": 1}, {"food": 1})


def test_a_player_is_robbed_once_in_a_turn() -> None:
    state = raid(["2 ship@E3"], ["F2", "E2"], wood=2)
    assert (goods(state, 1), goods(state)) == ({"wood": 1}, {"food": 2})


# Runestones


def mourning(other: int = 4, **more: Any) -> ClashState:
    """Two infantry of Vikings beside an army."""
    return vikings(
        ["2 infantry@E5"],
        {"units": [f"{other} infantry@D5"]},
        advances=["tactics", "fishing", "rituals"],
        **more,
    )


def test_a_stone_is_carved_for_two_who_fell_in_a_battle() -> None:
    state = mourning()
    before = sum(points(state).values())
    play(state, "move", "to:D5", deals=[MISS, MISS, HIT, HIT, MISS, MISS])
    assert asked(state) == "runestones"
    events = play(state, "use")
    assert facts(events, "runestone") == [{"seat": 0}]
    assert at_court(state, "runestones") == 1
    assert sum(points(state).values()) == before + 1
    assert state.parts()["building_5_0"] == 5
    assert state.nations[0].pieces_left(5) == 4


def test_no_stone_is_carved_for_one_who_fell() -> None:
    state = mourning(1)
    play(state, "move", "to:D5", deals=[HIT, MISS, HIT])
    assert asked(state) != "runestones"


def test_no_stone_is_carved_where_no_obelisk_is_left() -> None:
    state = mourning()
    for _ in range(5):
        state.nations[0].take_piece(5)
    play(state, "move", "to:D5", deals=[MISS, MISS, HIT, HIT, MISS, MISS])
    assert asked(state) != "runestones"


def test_losses_of_two_battles_are_not_counted_together() -> None:
    state = vikings(
        ["infantry@E5", "infantry@D4"],
        {"units": ["2 infantry@D5"]},
        advances=["tactics", "fishing", "rituals"],
    )
    play(state, "move", "from:E5", "to:D5", deals=[MISS, HIT, MISS])
    play(state, "from:D4", "to:D5", deals=[MISS, HIT, MISS])
    assert asked(state) != "runestones"


def test_ships_are_no_army_but_those_who_go_down_with_them_are() -> None:
    advances = ["tactics", "fishing", "rituals"]
    state = vikings(["2 ship@F4"], {"units": ["2 ship@F3"]}, advances=advances)
    play(state, "move", "to:F3", deals=[MISS, MISS, HIT, HIT])
    assert asked(state) != "runestones"
    state = vikings(["2 ship@F4", "4 infantry@F4"], {"units": ["2 ship@F3"]}, advances=advances)
    play(state, "move", "to:F3", deals=[HIT, MISS, HIT, MISS])
    play(state, "use")
    assert asked(state) == "runestones"


# Erik the Red


def test_erik_marks_a_tile_once_for_culture() -> None:
    state = vikings(["ship@E3"], leader="erik_the_red@E3", culture=2)
    before = sum(points(state).values())
    play(state, "wield:legendary_explorer")
    assert goods(state) == {"culture": 1}
    assert at_court(state, "explorer_marks") == ["E3"]
    assert sum(points(state).values()) == before + 1
    assert reason(state, "wield:legendary_explorer") == "marked_already"
    assert state.actions_left == 2


def test_erik_marks_nothing_ashore() -> None:
    state = vikings([], leader="erik_the_red@D2", culture=2)
    assert reason(state, "wield:legendary_explorer") == "leader_not_aboard"


def test_marks_are_worth_something_without_erik() -> None:
    state = vikings(["ship@E3"], court={"explorer_marks": ["E3", "C6"]})
    assert points(state)["people"] == 2


def test_erik_lands_all_who_are_with_him_for_nothing() -> None:
    state = vikings(["ship@E3", "infantry@E3"], leader="erik_the_red@E3", advances=["fishing"])
    play(state, "wield:new_colonies", "place:E2")
    assert units(state, "E2") == {"infantry": 1, "leader": 1}
    assert state.actions_left == 3


def test_erik_may_begin_a_battle_by_landing_and_move_on_if_there_was_none() -> None:
    state = vikings(["ship@F4", "infantry@F4"], leader="erik_the_red@F4", barbarian_units=["infantry@G5"])
    events = play(state, "wield:new_colonies", "place:G5", deals=[HIT, MISS, MISS])
    assert "battle" in told(events)
    assert units(state, "G5") == {"infantry": 1, "leader": 1}
    state = vikings(["ship@E3", "infantry@E3"], leader="erik_the_red@E3")
    play(state, "wield:new_colonies", "place:D2", "move", "from:D2", "to:D1")
    assert units(state, "D1") == {"infantry": 1, "leader": 1}


# Cnut: ruler_of_the_north, danegeld


def test_cnut_is_worth_half_a_point_for_each_cell_from_the_capital() -> None:
    state = vikings([], leader="knut@D2")
    assert points(state)["people"] == 0
    state = vikings([], leader="knut@D5")
    assert points(state)["people"] == 1.5


def test_cnut_takes_taxes_without_a_token_once_and_not_besides_taxes() -> None:
    state = vikings([], leader="knut@D2", advances=["fishing", "taxes"], mood=1)
    play(state, "wield:danegeld", "take:wood")
    assert goods(state) == {"wood": 1, "mood": 1}
    assert state.actions_left == 2
    assert reason(state, "wield:danegeld") == "not_again"
    assert "tax" not in legal(state)
    state = vikings([], leader="knut@D2", advances=["fishing", "taxes"], mood=1)
    play(state, "tax", "take:wood")
    assert reason(state, "wield:danegeld") == "not_again"


def test_danegeld_activates_the_city_of_cnut() -> None:
    state = vikings([], leader="knut@D2", advances=["fishing", "taxes"])
    play(state, "wield:danegeld", "take:wood")
    assert state.cities[cell_of(state, "D2")] & WAS_ACTIVATED
    state = vikings([], leader="knut@E4", advances=["fishing", "taxes"])
    assert reason(state, "wield:danegeld") == "leader_not_in_city"


# Ragnar: prey; horror_of_the_north is tested with the other leaders in battle


def test_ragnar_takes_two_gold_of_a_city_that_was_not_angry() -> None:
    for feeling, gold in (("neutral", 3), ("angry", 1)):
        state = vikings(["infantry@E5"], {"cities": ["", f"D5 {feeling}"]}, leader="ragnar@E5")
        play(state, "move", "to:D5")
        assert goods(state) == {"gold": gold}, feeling


def test_without_ragnar_at_the_gates_nobody_takes_more() -> None:
    state = vikings(["infantry@E5"], {"cities": ["", "D5"]}, leader="ragnar@D2")
    play(state, "move", "from:E5", "to:D5")
    assert goods(state) == {"gold": 1}


def test_ragnar_finds_nothing_with_barbarians() -> None:
    state = vikings(["infantry@E5"], leader="ragnar@E5", barbarians=["D5"])
    play(state, "move", "to:D5")
    assert goods(state) == {"gold": 1}
