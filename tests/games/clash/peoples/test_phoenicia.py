"""Phoenicia: city_independence, biremes, alphabet, cedars_and_dyes; Hiram, Ithobaal and Pygmalion.

priest_of_astarte and protector are tested with the other leaders in battle.
"""

from typing import Any

from tessera.games.clash.scenario import (
    advances,
    asked,
    buildings,
    goods,
    legal,
    mood,
    nation,
    owner,
    play,
    points,
    reason,
    scenario,
)
from tessera.games.clash.state import ClashState
from tests.games.clash.fields import HIT, MISS, facts

TRADE = ["trade_routes"]


def phoenicia(units: list[str], other: dict[str, Any] | None = None, **more: Any) -> ClashState:
    """Phoenicia has the turn; the other seat is of Greece."""
    rest = {key: more.pop(key) for key in ("pirates",) if key in more}
    own = nation(units=units, people="phoenicia", **more)
    return scenario(own, nation(people="greece", **(other or {})), **rest)


# City Independence


def city(advances: list[str], **more: Any) -> ClashState:
    """A city of Phoenicia with a port and a temple, and infantry of others beside it."""
    return scenario(
        nation(units=["infantry@D5"], people="greece", advances=["tactics"], culture=3),
        nation(["D7 happy", "C5 temple port@C6"], people="phoenicia", advances=advances, **more),
    )


def test_ports_of_city_independence_stay_when_their_city_is_captured() -> None:
    state = city(["fishing"])
    play(state, "move", "to:C5")
    assert (owner(state, "C5"), buildings(state, "C5")) == (0, {"port": 1, "temple": 0})
    state = scenario(
        nation(units=["infantry@D5"], people="phoenicia", advances=["tactics"]),
        nation(["D7 happy", "C5 temple port@C6"], people="greece", advances=["fishing"]),
    )
    play(state, "move", "to:C5")
    assert buildings(state, "C5") == {"port": 0, "temple": 0}


def test_ports_of_city_independence_are_not_influenced() -> None:
    state = scenario(
        nation(["D5 happy"], people="greece", culture=5),
        nation(["C5 temple port@C6"], people="phoenicia", advances=["fishing"]),
    )
    play(state, "influence:C5")
    assert "building:port" not in legal(state)
    state = scenario(
        nation(["D5 happy"], people="greece", culture=5),
        nation(["C5 port@C6"], people="phoenicia", advances=["fishing"]),
    )
    assert "influence:C5" not in legal(state)


def test_ports_of_city_independence_are_worth_more_and_governments_nothing() -> None:
    plain: dict[str, Any] = {"cities": ["C5 port@C6"], "advances": ["voting", "separation_of_power"]}
    without = phoenicia([], **plain)
    own = phoenicia([], **plain, powers=["city_independence"])
    assert points(own)["people"] == 0.5 - 1
    assert points(without)["people"] == 0


# Biremes


def test_biremes_add_two_at_sea_against_warships_in_the_first_round_alone() -> None:
    for theirs, bonuses in (([], [2, 2]), (["warships"], [2, 0])):
        state = phoenicia(["2 ship@F4"], {"units": ["2 ship@F3"], "advances": theirs}, powers=["biremes"])
        events = play(state, "move", "to:F3", deals=[MISS] * 4)
        events += play(state, "skip", deals=[MISS] * 4)
        own = [fact["sum"].get("leader", 0) for fact in facts(events, "rolled") if fact["owner"] == 0]
        assert own == bonuses


def test_biremes_add_nothing_by_land() -> None:
    state = phoenicia(["infantry@E5"], {"units": ["infantry@D5"]}, powers=["biremes"], advances=["tactics"])
    events = play(state, "move", "to:D5", deals=[MISS, MISS])
    assert "leader" not in facts(events, "rolled")[0]["sum"]


# Alphabet


def test_alphabet_two_routes_may_bring_culture_or_ideas() -> None:
    state = phoenicia(
        ["3 settler@D4"], {"cities": ["D5", "C5", "E4"]}, advances=[*TRADE, "writing", "storage"]
    )
    assert (asked(state), legal(state)) == ("other_yield", {"take:culture", "take:ideas", "skip"})
    play(state, "take:culture", "take:ideas")
    assert goods(state) == {"culture": 1, "ideas": 2, "food": 1}
    state = phoenicia(["settler@D4"], {"cities": ["D5"]}, advances=[*TRADE, "writing"])
    play(state, "skip")
    assert goods(state) == {"food": 1}


def test_alphabet_uses_routes_for_whose_food_there_is_no_room() -> None:
    state = phoenicia(["settler@D4"], {"cities": ["D5"]}, advances=[*TRADE, "writing"], food=2)
    play(state, "take:culture")
    assert goods(state) == {"food": 2, "culture": 1}


# Cedars and Dyes


def test_cedars_and_dyes_lead_ships_three_cells_to_cities_by_the_sea() -> None:
    for cell, food in (("C5", 1), ("E6", 0), ("B4", 0)):  # by the sea, inland, too far
        state = phoenicia(["ship@F3"], {"cities": [cell]}, advances=TRADE)
        assert goods(state).get("food", 0) == food, cell
    state = scenario(
        nation(units=["ship@F3"], people="greece", advances=TRADE), nation(["C5"], people="phoenicia")
    )
    assert goods(state) == {}


def test_cedars_and_dyes_do_not_help_settlers() -> None:
    state = phoenicia(["settler@D2"], {"cities": ["D5"]}, advances=TRADE)
    assert goods(state) == {}


def test_cedars_and_dyes_let_port_cities_trade_without_a_unit() -> None:
    state = phoenicia([], {"cities": ["F5"]}, cities=["E4 happy port@F4"], advances=TRADE)
    assert goods(state) == {"food": 1}
    state = phoenicia([], {"cities": ["F5"]}, cities=["E4 happy"], advances=TRADE)
    assert goods(state) == {}
    state = scenario(
        nation(["E4 happy port@F4"], people="greece", advances=TRADE),
        nation(["F5"], people="phoenicia"),
    )
    assert goods(state) == {}


def test_cedars_and_dyes_lead_port_cities_to_no_city_inland() -> None:
    for cell, food in (("B4", 1), ("E7", 0)):
        state = phoenicia([], {"cities": [cell]}, cities=["E4 happy port@F4"], advances=TRADE)
        assert goods(state).get("food", 0) == food, cell


def test_cedars_and_dyes_form_one_route_with_each_city() -> None:
    state = phoenicia(["ship@F4"], {"cities": ["F5"]}, cities=["E4 happy port@F4"], advances=TRADE)
    assert goods(state) == {"food": 1}


def test_pirates_block_cedars_and_dyes() -> None:
    own: dict[str, Any] = {"cities": ["E4 happy port@F4"], "advances": TRADE}
    state = phoenicia([], {"cities": ["G3"]}, **own, pirates=["F3"])
    assert goods(state) == {}


def test_cedars_and_dyes_form_four_routes_at_most() -> None:
    state = routes_of_five()
    assert goods(state) == {"food": 4}


# Hiram: trade_master, constructor


def routes_of_five(**more: Any) -> ClashState:
    """Five units and five cities near them."""
    return phoenicia(
        ["4 settler@D4", "ship@C4"],
        {"cities": ["D5", "C5", "E4", "B5", "E5"]},
        advances=[*TRADE, "storage"],
        **more,
    )


def test_trade_master_a_route_beside_hiram_does_not_count_for_the_limit() -> None:
    assert goods(routes_of_five(leader="hiram@C4")) == {"food": 5}
    assert goods(routes_of_five(leader="hiram@D2")) == {"food": 4}


def test_constructor_hiram_gains_an_advance_of_construction_for_a_token() -> None:
    state = phoenicia([], leader="hiram@D2", mood=1)
    play(state, "wield:constructor", "advance:engineering")
    assert "engineering" in advances(state)
    assert (goods(state).get("mood", 0), state.actions_left) == (0, 2)
    state = phoenicia([], leader="hiram@D2", cities=["D2"], mood=1)
    assert reason(state, "wield:constructor") == "hirams_city_sad"
    state = phoenicia([], leader="hiram@E4", mood=1)
    assert reason(state, "wield:constructor") == "leader_not_in_city"
    state = phoenicia([], leader="hiram@D2")
    assert reason(state, "wield:constructor") == "cannot_pay"


# Ithobaal: deliverance


def test_deliverance_makes_a_city_happy_that_had_a_building_of_ours() -> None:
    for built, feeling in (("temple=0", "happy"), ("temple", "angry")):
        state = phoenicia(
            ["infantry@E5"], {"cities": ["", f"D5 {built}"]}, leader="ithobaal@E5", advances=["tactics"]
        )
        play(state, "move", "to:D5")
        assert (owner(state, "D5"), mood(state, "D5")) == (0, feeling)


def test_deliverance_needs_ithobaal_there() -> None:
    state = phoenicia(
        ["infantry@E5"], {"cities": ["", "D5 temple=0"]}, leader="ithobaal@D2", advances=["tactics"]
    )
    play(state, "move", "from:E5", "to:D5")
    assert mood(state, "D5") == "angry"


# Pygmalion: mediterranean_trader


def test_mediterranean_trader_a_route_beside_pygmalion_brings_gold_or_culture_besides() -> None:
    state = phoenicia(["settler@D4"], {"cities": ["D5"]}, advances=TRADE, leader="pygmalion@D4")
    assert (asked(state), legal(state)) == ("mediterranean_trader", {"take:gold", "take:culture"})
    play(state, "take:gold")
    assert goods(state) == {"food": 1, "gold": 1}
    state = phoenicia(["settler@D4"], {"cities": ["D5"]}, advances=TRADE, leader="pygmalion@D2")
    assert goods(state) == {"food": 1}


def test_a_battle_of_phoenicia_is_like_others_else() -> None:
    state = phoenicia(["ship@F4"], {"units": ["ship@F3"]})
    events = play(state, "move", deals=[HIT, MISS])
    assert "leader" not in facts(events, "rolled")[0]["sum"]
