"""Battles at sea, what ships carry in them, and ships that are recruited among enemies."""

from tessera.games.clash.scenario import asked, legal, nation, play, reason, scenario, told, units
from tessera.games.clash.state import ClashState
from tests.games.clash.fields import HIT, MISS, facts, lay, rolled, winner


def fleets(
    own: list[str],
    other: list[str],
    advances: list[str] | None = None,
    others: list[str] | None = None,
    **more: list[str],
) -> ClashState:
    """Ships of seat 0 on F4 and of seat 1 on E3, of one sea with F3."""
    return scenario(
        nation(units=[f"{text}@F4" for text in own], advances=advances, hand=more.get("hand")),
        nation(units=[f"{text}@E3" for text in other], advances=others, hand=more.get("others_hand")),
    )


def test_ships_that_meet_enemy_ships_fight_one_die_each() -> None:
    state = fleets(["2 ship"], ["ship"])
    events = play(state, "move", "to:E3", deals=["3_elephant", "4_elephant", "2_cavalry"])
    assert rolled(events) == (7, 2)
    assert winner(events) == 0
    assert (units(state, "E3"), units(state, "E3", 1)) == ({"ship": 2}, {})


def test_ships_stop_where_enemy_ships_are() -> None:
    state = scenario(nation(units=["2 ship@F4"]), nation(units=["ship@F3"]))
    play(state, "move")
    assert legal(state, "to") == {"to:F3"}


def test_ships_have_no_symbols_and_those_aboard_do_not_fight() -> None:
    state = fleets(["ship", "2 infantry"], ["ship", "infantry"])
    assert rolled(play(state, "move", "to:E3", deals=["3_infantry", "3_infantry"])) == (3, 3)


def test_ships_retreat_to_where_they_came_from_with_all_aboard() -> None:
    state = fleets(["ship", "2 infantry"], ["ship"], ["tactics"])
    play(state, "move", "to:E3", deals=[MISS, MISS])
    play(state, "use")
    assert units(state, "F4") == {"ship": 1, "infantry": 2}
    assert units(state, "E3", 1) == {"ship": 1}


def test_ships_that_fought_sail_no_more_but_those_aboard_may_land() -> None:
    state = fleets(["ship", "infantry"], ["ship"], ["tactics"])
    play(state, "move", "to:E3", deals=[HIT, MISS])
    play(state, "from:E3")
    assert "to:E2" in legal(state)
    assert "to:F3" not in legal(state)
    play(state, "to:E2")
    assert units(state, "E2") == {"infantry": 1}


def test_land_units_may_board_a_ship_that_fought() -> None:
    state = scenario(
        nation(units=["ship@F4", "infantry@E2"], advances=["tactics"]), nation(units=["ship@E3"])
    )
    play(state, "move", "from:F4", "to:E3", deals=[HIT, MISS])
    play(state, "from:E2", "to:E3")
    assert units(state, "E3") == {"ship": 1, "infantry": 1}


def test_who_has_no_ships_left_loses_all_aboard() -> None:
    state = fleets(["ship", "infantry", "settler"], ["ship"])
    play(state, "move", "to:E3", deals=[MISS, HIT])
    assert units(state, "E3") == {}
    state = fleets(["ship"], ["ship", "infantry", "settler"])
    play(state, "move", "to:E3", deals=[HIT, MISS])
    assert units(state, "E3", 1) == {}


def test_after_a_battle_no_more_are_aboard_than_the_ships_carry_and_the_owner_chooses() -> None:
    state = fleets(["2 ship", "2 infantry", "settler"], ["ship"])
    play(state, "move", "to:E3", deals=[HIT, MISS, HIT])
    assert legal(state) == {"lose:infantry", "lose:settler"}
    assert state.parts()["wrong"] == 0
    play(state, "lose:infantry")
    assert units(state, "E3") == {"ship": 1, "infantry": 1, "settler": 1}


def test_the_defender_chooses_who_of_its_own_goes_down() -> None:
    state = fleets(["ship"], ["2 ship", "2 infantry", "2 settler"])
    play(state, "move", "to:E3", deals=["6_infantry", HIT, MISS])
    assert state.seats_to_act() == (1,)
    play(state, "lose:settler", "lose:settler")
    assert units(state, "E3", 1) == {"ship": 1, "infantry": 2}


def test_ships_that_retreat_carry_no_more_than_they_can() -> None:
    state = fleets(["2 ship", "4 infantry"], ["2 ship"])
    play(state, "move", "to:E3", deals=[MISS, MISS, HIT, MISS])
    assert state.parts()["wrong"] == 0  # as long as they fight
    play(state, "use")
    assert units(state, "F4") == {"ship": 1, "infantry": 2}


def test_when_the_enemy_retreats_the_defender_loses_whom_its_ships_cannot_carry() -> None:
    state = fleets(["2 ship"], ["2 ship", "3 infantry"])
    play(state, "move", "to:E3", deals=[HIT, MISS, MISS, MISS])
    play(state, "use")
    assert units(state, "E3", 1) == {"ship": 1, "infantry": 2}


def test_those_aboard_still_know_the_forest_after_a_retreat() -> None:
    state = scenario(
        nation(units=["ship@F4", "infantry@F5"], advances=["tactics"]),
        nation(units=["ship@F3", "infantry@E4"]),
    )
    play(state, "move", "from:F5", "to:G5", "done")
    play(state, "move", "from:G5", "to:F4", "from:F4", deals=[MISS, MISS])
    play(state, "use")
    assert units(state, "F4") == {"ship": 1, "infantry": 1}
    if asked(state) == "move":
        play(state, "done")
    play(state, "move")
    assert reason(state, "to:E4") == "from_forest"


def test_warships_cancel_a_hit_in_the_first_round_of_every_sea_battle() -> None:
    state = fleets(["ship"], ["ship"], ["warships"], ["warships"])
    play(state, "move", "to:E3", deals=[HIT, HIT])
    assert (units(state, "E3"), units(state, "E3", 1)) == ({"ship": 1}, {"ship": 1})
    play(state, "skip", deals=[HIT, HIT])
    assert (units(state, "E3"), units(state, "E3", 1)) == ({}, {})


def test_steel_weapons_are_not_for_ships() -> None:
    state = scenario(nation(units=["ship@F4"], advances=["steel_weapons"], ore=1), nation(units=["ship@E3"]))
    assert "rolled" in told(play(state, "move", "to:E3", deals=[MISS, MISS]))


def test_cards_that_name_ships_are_laid_at_sea() -> None:
    state = fleets(["ship"], ["ship"], ["tactics"], hand=["high_morale"])
    play(state, "move", "to:E3")
    assert rolled(play(state, lay(state, "high_morale"), deals=[MISS, MISS])) == (3, 1)


def test_recruited_ships_that_meet_enemies_fight_after_all_are_recruited_and_cannot_retreat() -> None:
    state = scenario(nation(cities=["D2 happy port@E3"], wood=4), nation(units=["2 ship@E3"]))
    events = play(state, "recruit:D2")
    assert "battle" not in told(events)
    assert asked(state) == "recruit"
    events = play(state, "hire:ship", deals=[MISS, MISS, MISS, MISS, HIT, HIT, MISS, MISS])
    assert [fact["round"] for fact in facts(events, "rolled")] == [1, 1, 2, 2]
    assert winner(events) == 0
    assert units(state, "E3") == {"ship": 2}
