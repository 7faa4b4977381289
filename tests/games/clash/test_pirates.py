"""Pirates: where they appear, whom they raid, what they block, and what it brings to sink them."""

from typing import Any

from tessera.core.event import Event
from tessera.games.clash.catalog import BARBARIANS, PIRATES
from tessera.games.clash.scenario import (
    asked,
    doomed,
    goods,
    happens,
    legal,
    mood,
    nation,
    play,
    reason,
    scenario,
    told,
    units,
)
from tessera.games.clash.state import ClashState
from tests.games.clash.fields import facts

EVENT = "successful_year_54"
"""An event with the symbol of pirates, whose text gives food."""
WIN = ["6_infantry", "1_leader"]


def sea(
    pirates: list[str] | None = None,
    own: dict[str, Any] | None = None,
    other: dict[str, Any] | None = None,
    **more: Any,
) -> ClashState:
    """Seat 0 may draw an event with its next advance."""
    return scenario(doomed(**(own or {})), nation(**(other or {})), expansion=True, pirates=pirates, **more)


def draw(state: ClashState) -> list[Event]:
    return play(state, "advance:siegecraft", deals=[EVENT])


def haunted(state: ClashState) -> set[str]:
    return {f"{cell}:{count}" for cell in CELLS if (count := units(state, cell, PIRATES).get("ship", 0))}


CELLS = ("B2", "C3", "C4", "E3", "F3", "F4", "A5", "C6")


# They appear


def test_two_ships_appear_the_first_beside_a_city_of_who_drew_the_card() -> None:
    state = sea()  # D2 lies beside C3 and E3
    draw(state)
    assert (asked(state), legal(state)) == ("pirates", {"place:C3", "place:E3"})
    events = play(state, "place:C3")
    assert facts(events, "pirates_appeared") == [{"cell": "C3"}]
    assert legal(state) == {f"place:{cell}" for cell in CELLS}
    play(state, "place:F4")
    assert haunted(state) == {"C3:1", "F4:1"}


def test_both_may_lie_on_one_cell() -> None:
    state = sea()
    draw(state)
    play(state, "place:C3", "place:C3")
    assert haunted(state) == {"C3:2"}


def test_they_do_not_appear_where_players_have_ships() -> None:
    state = sea(own={"units": ["ship@C3"]}, other={"units": ["ship@F4"]})
    draw(state)
    assert asked(state) == "pirates"  # E3 alone was left beside the city
    assert legal(state) == {f"place:{cell}" for cell in CELLS if cell not in ("C3", "F4")}


def test_where_no_sea_is_beside_a_city_they_appear_anywhere() -> None:
    state = sea(own={"units": ["ship@C3", "ship@E3"]})
    draw(state)
    assert legal(state) == {f"place:{cell}" for cell in CELLS if cell not in ("C3", "E3")}


def test_where_all_are_on_the_board_two_of_them_sail_elsewhere() -> None:
    state = sea(pirates=["B2", "B2", "A5", "C6"])
    draw(state)
    assert (asked(state), legal(state)) == ("pirates_from", {"from:B2", "from:A5", "from:C6"})
    play(state, "from:B2", "place:C3")
    assert legal(state) == {"from:B2", "from:A5", "from:C6"}  # the one that has just come stays
    play(state, "from:A5", "place:A5")
    assert haunted(state) == {"B2:1", "C3:1", "A5:1", "C6:1"}


# They raid


def test_who_has_a_city_beside_them_loses_what_it_likes() -> None:
    state = sea(own={"gold": 1, "mood": 1, "food": 2})
    play(state, "advance:siegecraft", "study:ideas2gold0", deals=[EVENT])
    play(state, "place:C3", "place:C3")
    assert (asked(state), legal(state)) == ("raid", {"spend:food", "spend:gold", "spend:mood"})
    events = play(state, "spend:gold")
    assert told(events)[0] == "raided"


def test_every_player_is_raided_and_who_drew_the_card_first() -> None:
    state = sea(own={"gold": 1, "wood": 1}, other={"cities": ["", "D4"], "ore": 1, "wood": 1})
    play(state, "advance:siegecraft", "study:ideas2gold0", deals=[EVENT])
    play(state, "place:C3", "place:C4")
    assert state.seats_to_act() == (0,)
    play(state, "spend:gold")
    assert (state.seats_to_act(), legal(state)) == ((1,), {"spend:wood", "spend:ore"})


def test_who_has_nothing_gets_an_angrier_city_beside_them() -> None:
    state = sea(own={"cities": ["", "G7 happy"]})
    draw(state)
    play(state, "place:C3", "place:C3")
    assert (mood(state, "D2"), mood(state, "G7")) == ("neutral", "happy")


def test_who_has_nothing_and_angry_cities_alone_loses_nothing() -> None:
    state = sea(own={"cities": ["D2 angry"]})
    draw(state)
    events = play(state, "place:C3", "place:C3")
    assert "mood_fell" not in told(events)
    assert mood(state, "D2") == "angry"


def test_pirates_that_were_there_raid_too() -> None:
    state = sea(pirates=["F4"], other={"cities": ["", "G5"], "ore": 1})
    draw(state)
    play(state, "place:C3", "place:B2")
    assert "ore" not in goods(state, 1)


def test_cities_that_are_not_beside_them_are_safe() -> None:
    state = sea(other={"ore": 1})
    draw(state)
    play(state, "place:C3", "place:B2")
    assert goods(state, 1)["ore"] == 1


# What they block


def test_nothing_is_collected_from_their_sea_and_the_sea_beside() -> None:
    for lair, is_open in (("A5", True), ("C3", True), ("F3", False), ("F4", True)):
        own = nation(cities=["F2 port@F3"], advances=["fishing"])
        state = scenario(own, nation(), expansion=True, pirates=[lair])
        play(state, "collect:F2")
        assert ("take:ore" in legal(state)) == is_open, lair  # only gold or mood could follow


def test_no_route_begins_on_their_sea_or_beside_it() -> None:
    for lair, food in (("A5", 1), ("C3", 0), ("B2", 0), ("C4", 1)):
        own = nation(units=["ship@B2"], advances=["trade_routes"])
        state = scenario(own, nation(cities=["", "D2"]), expansion=True, pirates=[lair])
        assert goods(state).get("food", 0) == food, lair


def test_no_route_passes_their_sea() -> None:
    for lairs, food in (([], 1), (["A5"], 1), (["F3"], 0)):
        own = nation(units=["settler@F2"], advances=["trade_routes"])
        state = scenario(own, nation(cities=["E4"]), expansion=True, pirates=lairs)
        assert goods(state).get("food", 0) == food, lairs


def test_a_settler_on_the_coast_trades_over_land() -> None:
    own = nation(units=["settler@D4"], advances=["trade_routes"])
    state = scenario(own, nation(cities=["", "D5"]), expansion=True, pirates=["C4"])
    assert goods(state) == {"food": 1}


def test_ships_do_not_pass_them_but_stop_and_fight() -> None:
    state = scenario(nation(units=["ship@B2"]), nation(), expansion=True, pirates=["C3"])
    play(state, "move", deals=WIN)  # there is nowhere else to go
    assert (units(state, "C3"), units(state, "C3", PIRATES)) == ({"ship": 1}, {})


def test_who_retreats_from_them_goes_back() -> None:
    state = scenario(nation(units=["2 ship@B2"]), nation(), expansion=True, pirates=["C3"])
    play(state, "move", "to:C3", deals=["1_leader"] * 3)
    assert asked(state) == "retreat"
    play(state, "use")
    assert units(state, "B2") == {"ship": 2}


# Fighting them


def test_a_ship_that_is_recruited_among_them_fights_and_has_no_way_back() -> None:
    own = nation(cities=["D2 happy port@C3"], wood=2)
    state = scenario(own, nation(), expansion=True, pirates=["C3"])
    events = play(state, "recruit:D2", deals=["1_leader", "2_cavalry", *WIN])
    assert "battle" in told(events)
    assert asked(state) == "token"


def test_each_ship_that_is_sunk_brings_a_gold_and_a_token_as_one_likes() -> None:
    state = scenario(nation(units=["3 ship@B2"]), nation(), expansion=True, pirates=["C3", "C3"])
    play(state, "move", "to:C3", deals=["6_infantry"] * 3 + ["1_leader"] * 2)
    assert (asked(state), legal(state)) == ("token", {"take:mood", "take:culture"})
    play(state, "take:mood", "take:culture")
    assert goods(state) == {"gold": 2, "mood": 1, "culture": 1}


def test_the_reward_comes_to_who_has_lost_too() -> None:
    state = scenario(nation(units=["ship@B2"]), nation(), expansion=True, pirates=["C3"])
    play(state, "move", deals=["6_infantry", "6_infantry"])
    play(state, "take:mood")
    assert (goods(state), units(state, "C3")) == ({"gold": 1, "mood": 1}, {})


def test_they_play_no_cards_and_no_symbol_serves_them() -> None:
    state = scenario(nation(units=["ship@B2"]), nation(), expansion=True, pirates=["C3"])
    events = play(state, "move", deals=["6_infantry", "6_infantry"])
    assert facts(events, "rolled")[1]["sum"] == {"dice": 6}
    assert "laid" not in told(events)


def test_pirates_are_no_barbarians() -> None:
    state = scenario(nation(units=["ship@B2"]), nation(), expansion=True, pirates=["C3"])
    play(state, "move", deals=WIN)
    play(state, "take:mood")
    assert goods(state)["gold"] == 1  # nothing more for a victory
    assert units(state, "C3", BARBARIANS) == {}


def test_nobody_boards_a_ship_of_pirates() -> None:
    state = scenario(nation(units=["settler@D2"]), nation(), expansion=True, pirates=["C3"])
    play(state, "move")
    assert "to:C3" not in legal(state)
    assert reason(state, "to:C3") == "no_ship"


def test_symbols_alone_bring_pirates_too() -> None:
    state = sea(own={"gold": 0}, events="symbols")
    happens(state, EVENT)
    assert haunted(state)
