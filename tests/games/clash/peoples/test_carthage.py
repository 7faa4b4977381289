"""Carthage: hegemony, pirate_allies, warbeasts, mercenaries; Hannibal, Hanno and Queen Dido.

father_of_strategy and fleet_commander are tested with the other leaders in battle.
"""

from typing import Any

from tessera.games.clash.catalog import PIRATES
from tessera.games.clash.scenario import (
    asked,
    doomed,
    goods,
    led_by,
    legal,
    nation,
    owner,
    play,
    reason,
    scenario,
    supply,
    told,
    units,
)
from tessera.games.clash.state import ClashState
from tests.games.clash.fields import HIT, MISS

SEA = ["fishing", "navigation", "cartography", "tactics"]
"""Both Hegemony and the Pirate Alliance."""
PIRATES_COME = "successful_year_54"


def carthage(
    units: list[str],
    other: dict[str, Any] | None = None,
    advances: list[str] = SEA,
    pirates: list[str] | None = None,
    barbarian_units: list[str] | None = None,
    **more: Any,
) -> ClashState:
    """Carthage has the turn; the other seat is of Greece."""
    own = nation(units=units, people="carthage", advances=advances, **more)
    return scenario(
        own, nation(people="greece", **(other or {})), pirates=pirates, barbarian_units=barbarian_units
    )


def lying(state: ClashState, cell: str) -> int:
    """How many ships of pirates lie on a cell."""
    return units(state, cell, PIRATES).get("ship", 0)


# Hegemony


def test_hegemony_makes_a_city_of_a_ship() -> None:
    state = carthage(["ship@F4"])
    play(state, "wield:hegemony")
    assert legal(state) == {"place:E4", "place:F5", "place:G3", "place:G5", "place:E5"} & legal(state)
    play(state, "place:F5")
    assert (owner(state, "F5"), units(state, "F4"), supply(state)["ship"]) == (0, {}, 4)
    assert state.actions_left == 2


def test_hegemony_founds_nothing_among_enemies_or_on_barren_land() -> None:
    state = carthage(["ship@F4"], {"units": ["infantry@F5"]}, barbarian_units=["infantry@G5"])
    play(state, "wield:hegemony")
    assert not {"place:F5", "place:G5", "place:E5"} & legal(state)


def test_who_was_aboard_goes_into_the_city_and_moves_no_more_or_is_lost() -> None:
    state = carthage(["ship@F4", "infantry@F4", "settler@F4"])
    play(state, "wield:hegemony", "place:F5")
    assert (asked(state), legal(state)) == ("disembark", {"pick:settler", "pick:infantry", "done"})
    assert state.parts()["wrong"] == 0
    play(state, "pick:infantry")
    assert (units(state, "F5"), units(state, "F4")) == ({"infantry": 1}, {})
    assert reason(state, "move") == "cannot_move"


def test_who_was_aboard_may_stay_on_another_ship() -> None:
    state = carthage(["2 ship@F4", "2 infantry@F4"])
    play(state, "wield:hegemony", "place:F5", "done")
    assert units(state, "F4") == {"ship": 1, "infantry": 2}


def test_hegemony_takes_a_pirate_ship_too() -> None:
    state = carthage(["ship@F4", "2 infantry@F4"], pirates=["F4"])
    play(state, "wield:hegemony", "place:F5")
    assert asked(state) == "hegemony_3"
    play(state, "use", "done")
    assert (units(state, "F4"), lying(state, "F4")) == ({"ship": 1, "infantry": 2}, 0)
    state = carthage(["infantry@F4"], pirates=["F4"])
    play(state, "wield:hegemony", "place:F5", "pick:infantry")
    assert (owner(state, "F5"), units(state, "F5"), lying(state, "F4")) == (0, {"infantry": 1}, 0)


# Pirate Alliance: moving


def test_ships_of_a_friend_pass_pirates_and_choose_whether_to_fight() -> None:
    state = carthage(["ship@B2"], pirates=["C3"])
    play(state, "move")
    assert {"to:C3", "to:C4"} <= legal(state)
    passing = state.clone()
    play(passing, "to:C4")
    assert (units(passing, "C4"), lying(passing, "C3")) == ({"ship": 1}, 1)
    play(state, "to:C3")
    assert asked(state) == "pirate_allies"
    peace = state.clone()
    play(peace, "skip")
    assert (units(peace, "C3"), lying(peace, "C3")) == ({"ship": 1}, 1)
    events = play(state, "use", deals=[HIT, MISS])
    assert "battle" in told(events)
    assert (units(state, "C3"), lying(state, "C3"), asked(state)) == ({"ship": 1}, 0, "token")


def test_nobody_else_passes_them() -> None:
    state = scenario(nation(units=["ship@B2"], people="greece"), nation(people="carthage"), pirates=["C3"])
    events = play(state, "move", deals=[HIT, MISS])
    assert "battle" in told(events)


def test_pirates_sail_along_while_a_unit_of_a_friend_is_with_them() -> None:
    state = carthage(["ship@C3"], pirates=["C3", "C3"])
    play(state, "move", "to:C4")
    assert (asked(state), legal(state)) == ("escort", {"escort:0", "escort:1", "escort:2"})
    play(state, "escort:2")
    assert (units(state, "C4"), lying(state, "C4"), lying(state, "C3")) == ({"ship": 1}, 2, 0)
    assert asked(state) == "turn"  # they all have moved in this action


def test_pirates_that_moved_may_move_again_with_another_action() -> None:
    state = carthage(["ship@C3"], pirates=["C3"])
    play(state, "move", "to:C4", "escort:1", "move", "to:B2", "escort:1")
    assert lying(state, "B2") == 1


def test_land_units_board_pirate_ships_and_sail_on_them() -> None:
    state = carthage(["3 infantry@D2"], pirates=["C3"])
    play(state, "move")
    assert "to:C3" not in legal(state)  # there is room for two
    play(state, "leave:infantry:fresh", "to:C3", "done")
    assert (units(state, "C3"), state.parts()["wrong"]) == ({"infantry": 2}, 0)
    play(state, "move", "from:C3", "to:C4")
    assert (units(state, "C4"), lying(state, "C4")) == ({"infantry": 2}, 1)


def test_nobody_else_boards_them() -> None:
    state = scenario(
        nation(units=["infantry@D2"], people="greece", advances=["tactics"]),
        nation(people="carthage"),
        pirates=["C3"],
    )
    play(state, "move")
    assert "to:C3" not in legal(state)


def test_ships_attack_pirates_with_whom_they_lie() -> None:
    state = carthage(["ship@C3"], pirates=["C3"])
    play(state, "move", "to:C3", deals=[HIT, MISS])
    assert (units(state, "C3"), lying(state, "C3")) == ({"ship": 1}, 0)
    state = carthage(["ship@C3"], pirates=["C3"])
    play(state, "move", "to:C3", deals=[MISS, MISS])
    play(state, "use")
    assert (units(state, "C3"), lying(state, "C3")) == ({"ship": 1}, 1)
    assert state.parts()["wrong"] == 0


def test_ships_that_lie_there_join_who_comes_to_fight() -> None:
    state = carthage(["ship@C3", "ship@B2"], pirates=["C3"])
    play(state, "move", "from:B2", "to:C3")
    events = play(state, "use", deals=[HIT, MISS, MISS])
    assert "battle" in told(events)
    assert lying(state, "C3") == 0


def test_recruited_ships_need_not_fight_pirates() -> None:
    state = carthage([], pirates=["C3"], cities=["D2 happy port@C3"], wood=2)
    play(state, "recruit:D2")
    assert asked(state) == "pirate_allies"
    play(state, "skip")
    assert (units(state, "C3"), lying(state, "C3")) == ({"ship": 1}, 1)


# Pirate Alliance: battles


def attacked(own: list[str], pirates: list[str], ships: int = 1) -> ClashState:
    """Others attack Carthage at sea."""
    return scenario(
        nation(units=[f"{ships} ship@F4"], people="greece"),
        nation(units=own, people="carthage", advances=SEA),
        pirates=pirates,
    )


def test_pirates_fight_for_their_friend_and_are_lost_first_and_bring_nothing() -> None:
    state = attacked(["ship@F3"], ["F3"])
    events = play(state, "move", deals=[HIT, MISS, MISS])
    assert "battle" in told(events)
    assert (units(state, "F3", 1), lying(state, "F3"), goods(state)) == ({"ship": 1}, 0, {})
    state = attacked(["ship@F3"], ["F3"], ships=2)
    play(state, "move", "to:F3", deals=[HIT, HIT, MISS, MISS])
    assert (units(state, "F3"), goods(state)) == ({"ship": 2}, {})


def test_eight_ships_may_lie_on_a_cell() -> None:
    state = attacked(["4 ship@F3"], ["F3"] * 4)
    events = play(state, "move", deals=[MISS, *[HIT] * 2, *[MISS] * 6])
    assert next(event for event in events if event.kind == "lost").values["units"] == {"ship": 1}
    assert state.parts()["wrong"] == 0


def test_pirates_alone_guard_whom_they_carry() -> None:
    state = attacked(["2 infantry@F3"], ["F3"])
    play(state, "move", deals=[HIT, MISS])
    assert (units(state, "F3", 1), lying(state, "F3"), goods(state)) == ({}, 0, {})


def test_pirates_attack_with_their_friend_and_retreat_with_it() -> None:
    state = carthage(["ship@C4"], {"units": ["2 ship@C3"]}, pirates=["C4"])
    play(state, "move", "to:C3", "escort:1", deals=[MISS, MISS, MISS, MISS])
    assert asked(state) == "retreat"
    play(state, "use")
    assert (units(state, "C4"), lying(state, "C4"), lying(state, "C3")) == ({"ship": 1}, 1, 0)
    play(state, "done") if asked(state) == "move" else None
    assert reason(state, "move") == "cannot_move"  # the pirates have fought as well


# Pirate Alliance: what it spares


def test_pirates_of_a_friend_block_no_trade_and_form_routes() -> None:
    state = carthage(["ship@E3"], {"cities": ["", "F2", "E2"]}, [*SEA, "trade_routes", "storage"], ["E3"])
    assert goods(state) == {"food": 2}
    state = carthage(["settler@D2"], {"cities": ["", "E2"]}, [*SEA, "trade_routes"], ["E3"])
    assert goods(state) == {"food": 1}  # by land


def test_pirates_of_a_friend_block_no_collecting() -> None:
    for own, is_open in ((["ship@C3"], True), ([], False)):
        state = carthage(own, pirates=["C3", "E3"], cities=["D2 port@C3"])
        play(state, "collect:D2", "take:food")
        assert ("take:gold" in legal(state)) == is_open


def test_no_raid_of_pirates_who_serve_and_no_effect_where_all_do() -> None:
    own = doomed(units=["ship@C3"], people="carthage", powers=["pirate_allies"], gold=1)
    state = scenario(own, nation(people="greece", cities=["D4", ""], gold=1), pirates=["C3"] * 4)
    play(state, "advance:siegecraft", "study:ideas2gold0", deals=[PIRATES_COME])
    assert asked(state) not in ("pirates", "raid", "pirates_from")
    assert (lying(state, "C3"), goods(state)["gold"], goods(state, 1)["gold"]) == (4, 1, 1)


def test_pirates_who_serve_are_not_taken_elsewhere() -> None:
    own = doomed(units=["ship@C3"], people="carthage", powers=["pirate_allies"])
    state = scenario(own, nation(people="greece"), pirates=["C3"] * 3 + ["A5"])
    play(state, "advance:siegecraft", deals=[PIRATES_COME])
    assert lying(state, "C3") == 3
    assert "from:C3" not in legal(state)


# Warbeasts


def test_warbeasts_need_no_market_where_gold_or_culture_stands_for_food() -> None:
    beasts = ["husbandry"]
    state = carthage([], advances=beasts, food=2)
    assert "recruit:D2" in legal(state)  # settlers
    play(state, "recruit:D2")
    assert "hire:elephant" not in legal(state)
    state = carthage([], advances=beasts, food=2, gold=1, culture=1)
    play(state, "recruit:D2", "hire:elephant")
    assert (asked(state), legal(state)) == ("warbeasts", {"take:gold", "take:culture"})
    play(state, "take:culture", "pay:gold000", "done")
    assert (units(state, "D2"), goods(state)) == ({"elephant": 1}, {"food": 1, "gold": 1})


def test_with_a_market_elephants_cost_what_they_cost() -> None:
    state = carthage([], advances=["husbandry"], food=2, cities=["D2 happy market"])
    play(state, "recruit:D2", "hire:elephant")
    assert (units(state, "D2"), goods(state)) == ({"elephant": 1}, {})


# Mercenaries


def test_mercenaries_are_drafted_for_gold() -> None:
    state = carthage([], advances=["draft"], gold=1)
    play(state, "recruit:D2")
    assert (units(state, "D2"), goods(state)) == ({"infantry": 1}, {})
    state = carthage([], advances=["draft"], gold=1, mood=1)
    play(state, "recruit:D2")
    assert (asked(state), legal(state)) == ("mercenaries", {"take:gold", "take:mood"})
    plain = scenario(nation(people="greece", advances=["draft"], gold=1), nation(people="carthage"))
    assert "recruit:D2" not in legal(plain)


def test_mercenaries_bring_a_ship_in_a_port_instead_of_infantry() -> None:
    state = carthage([], advances=["draft", "fishing"], mood=2, cities=["D2 happy port@C3"])
    play(state, "recruit:D2")
    assert legal(state) == {"levy:infantry", "wield:mercenaries"}
    play(state, "wield:mercenaries")
    assert (units(state, "C3"), goods(state)) == ({"ship": 1}, {"mood": 1})
    assert asked(state) == "turn"  # not infantry besides


# Hannibal: ad_portas


def test_ad_portas_no_mountain_stops_hannibal_and_his_elephants() -> None:
    state = carthage(["elephant@D2"], leader="hannibal@D2")
    play(state, "move", "to:D3", "move", "to:D4", "move", "to:D5")
    assert units(state, "D5") == {"elephant": 1, "leader": 1}
    state = carthage(["infantry@D2"], leader="hannibal@D2")
    play(state, "move", "to:D3")
    assert reason(state, "move") == "cannot_move"


# Hanno: navigator


def test_navigator_moves_the_ships_of_hanno_for_nothing_once_and_not_again() -> None:
    state = carthage(["ship@C4"], leader="hanno@C4")
    play(state, "wield:navigator", "to:B2")
    assert (units(state, "B2"), state.actions_left) == ({"ship": 1, "leader": 1}, 3)
    assert reason(state, "wield:navigator") == "not_again"
    play(state, "move")
    assert not {"to:C3", "to:C4"} & legal(state)  # he may land, the ship lies


def test_navigator_moves_no_ships_that_have_moved() -> None:
    state = carthage(["ship@C4"], leader="hanno@C4")
    play(state, "move", "to:B2", "done")
    assert reason(state, "wield:navigator") == "moved_already"
    state = carthage(["ship@C4", "ship@B2"], leader="hanno@C4")
    play(state, "move", "from:B2", "to:C4", "done")
    play(state, "wield:navigator", "to:C3")
    assert (units(state, "C3"), units(state, "C4")) == ({"ship": 1, "leader": 1}, {"ship": 1})


def test_navigator_needs_a_ship() -> None:
    state = carthage(["ship@C4"], leader="hanno@D2")
    assert reason(state, "wield:navigator") == "leader_not_aboard"


# Queen Dido: founder, sacrifice


def test_founder_a_settler_beside_dido_founds_a_city_for_nothing() -> None:
    state = carthage(["settler@D5"], leader="queen_dido@D5")
    play(state, "wield:founder")
    assert (owner(state, "D5"), units(state, "D5"), state.actions_left) == (0, {"leader": 1}, 3)


def test_founder_a_ship_beside_dido_does_so_by_hegemony() -> None:
    state = carthage(["ship@F4"], leader="queen_dido@F4")
    play(state, "wield:founder", "place:F5", "pick:leader")
    assert (owner(state, "F5"), units(state, "F5"), state.actions_left) == (0, {"leader": 1}, 3)
    state = carthage(["ship@F4"], leader="queen_dido@F4", advances=["fishing"])
    assert reason(state, "wield:founder") == "aboard"


def besieged(**more: Any) -> ClashState:
    """Others attack Dido in her city."""
    return scenario(
        nation(units=["3 infantry@E5"], people="greece", advances=["tactics"], **more),
        nation(cities=["D5"], units=["2 infantry@D5"], people="carthage", leader="queen_dido@D5"),
    )


def test_sacrifice_of_dido_drives_the_attackers_off() -> None:
    state = besieged()
    play(state, "move", "to:D5", deals=[*[MISS] * 4, "2_cavalry", MISS, MISS])
    assert (asked(state), state.seats_to_act()) == ("sacrifice", (1,))
    play(state, "use")
    assert (units(state, "D5", 1), led_by(state, 1)) == ({"infantry": 3}, None)
    assert units(state, "E5")["infantry"] >= 2
    assert state.nations[0].slain == ()


def test_sacrifice_may_be_refused() -> None:
    state = besieged()
    play(state, "move", "to:D5", deals=[*[MISS] * 4, "2_cavalry", MISS, MISS])
    play(state, "skip")
    assert (asked(state), state.seats_to_act()) == ("retreat", (0,))
