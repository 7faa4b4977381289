"""Barbarians: where they appear and go, how they fight and grow, and what it brings to beat them."""

from typing import Any

from tessera.core.event import Event
from tessera.games.clash.catalog import BARBARIANS
from tessera.games.clash.scenario import asked, goods, legal, mood, nation, owner, play, scenario, told, units
from tessera.games.clash.state import ClashState
from tests.games.clash.fields import HIT, MISS, facts, winner

APPEAR = "good_year_self_10"
"""An event with which Barbarians appear, and food for who draws it."""
MOVE = "famine_1_3"
"""An event with which Barbarians move, and a famine, which irrigation averts."""


def land(
    cities: list[str], own: dict[str, Any] | None = None, other: dict[str, Any] | None = None, **more: Any
) -> ClashState:
    """Seat 0 with its cities draws an event with its next advance; seat 1 sits in its home."""
    given = {"advances": ["irrigation"], **(own or {})}
    return scenario(nation(cities=cities, track=1, ideas=2, **given), nation(**(other or {})), **more)


def draw(state: ClashState, event: str, deals: list[str] | None = None) -> list[Event]:
    return play(state, "advance:writing", deals=[event, *(deals or [])])


# They appear


def test_a_settlement_with_infantry_appears_two_land_cells_from_a_city() -> None:
    state = land(["E4"])
    draw(state, APPEAR)
    assert "place:D5" in legal(state)
    play(state, "place:D5")
    assert (owner(state, "D5"), mood(state, "D5")) == (BARBARIANS, "neutral")


def test_it_appears_two_cells_from_one_city_and_not_nearer_to_another() -> None:
    state = land(["E4"])
    draw(state, APPEAR)
    found = legal(state, "place")
    assert "place:D5" in found
    assert "place:E6" in found
    assert not {"place:D4", "place:E5", "place:D3"} & found  # beside the city
    assert "place:D6" not in found  # barren, and too far
    state = land(["E4", "C5"])
    draw(state, APPEAR)
    assert not {"place:D5", "place:D4", "place:B4"} & legal(state, "place")


def test_it_does_not_appear_on_barren_or_exhausted_land_among_units_or_beside_others() -> None:
    state = land(["E4"], own={"units": ["settler@C5"]}, other={"cities": ["", "F6"]}, exhausted=["D5"])
    draw(state, APPEAR)
    found = legal(state, "place")
    assert "place:D5" not in found
    assert "place:C5" not in found
    assert "place:F5" not in found


def test_two_cells_are_counted_over_land() -> None:
    state = land(["F2"])
    draw(state, APPEAR)  # E4 is two cells away over the sea
    assert owner(state, "D2") == BARBARIANS


def test_where_no_cell_is_two_away_it_appears_beside_the_city() -> None:
    state = land(["E4"], exhausted=["D2", "F2", "C5", "D5", "E6", "F5", "G5", "G3"])
    draw(state, APPEAR)
    assert legal(state, "place") == {"place:D3", "place:D4"}


def test_infantry_joins_any_settlement_besides() -> None:
    state = land(["E4"], barbarians=["C7"])
    draw(state, APPEAR)
    play(state, "place:D5")
    assert (owner(state, "D5"), units(state, "D5", BARBARIANS)) == (BARBARIANS, {"infantry": 1})
    assert legal(state) == {"place:D5", "place:C7"}
    play(state, "place:C7")
    assert units(state, "C7", BARBARIANS) == {"infantry": 1}


def test_the_example_of_the_rulebook_barbarians_appear() -> None:
    """A settlement comes to (a), two cells from the city, and infantry to (b), (c) or (d)."""
    state = land(["E4"], barbarians=["C7", "F6"], barbarian_units=["infantry@C7", "infantry@F6"])
    draw(state, APPEAR)
    play(state, "place:D5")
    assert (owner(state, "D5"), units(state, "D5", BARBARIANS)) == (BARBARIANS, {"infantry": 1})
    assert legal(state) == {"place:D5", "place:C7", "place:F6"}
    play(state, "place:F6")
    assert units(state, "F6", BARBARIANS) == {"infantry": 2}
    assert asked(state) == "turn"


def test_no_more_than_four_stand_in_a_settlement() -> None:
    state = land(["E4"], barbarians=["C7"], barbarian_units=["4 infantry@C7"])
    draw(state, APPEAR)
    play(state, "place:D5")
    assert units(state, "C7", BARBARIANS) == {"infantry": 4}
    assert units(state, "D5", BARBARIANS) == {"infantry": 2}


def test_without_settlements_left_none_appears_but_infantry_does() -> None:
    far = ["A3", "B3", "B4", "B5", "B6", "A7", "B7", "G7", "C7", "C8"]
    state = land(["E4"], barbarians=far)
    draw(state, APPEAR)
    assert asked(state) == "barbarians_grow"
    play(state, "place:C7")
    assert units(state, "C7", BARBARIANS) == {"infantry": 1}


def test_without_infantry_left_a_settlement_appears_alone() -> None:
    state = land(["E4"], barbarian_units=[f"4 infantry@{cell}" for cell in ("A3", "B3", "B7", "A7", "C8")])
    draw(state, APPEAR)
    play(state, "place:D5")
    assert owner(state, "D5") == BARBARIANS
    assert units(state, "D5", BARBARIANS) == {}
    assert mood(state, "D5") == "neutral"


# They move


def test_an_army_within_two_cells_comes_a_step_nearer() -> None:
    state = land(["E4"], barbarian_units=["infantry@D5"])
    draw(state, MOVE)
    assert legal(state) == {"to:D4", "to:E5"}
    play(state, "to:D4")
    assert (units(state, "D5", BARBARIANS), units(state, "D4", BARBARIANS)) == ({}, {"infantry": 1})


def test_with_none_within_two_cells_a_settlement_appears_and_no_infantry_besides() -> None:
    state = land(["E4"], barbarian_units=["infantry@D8"])
    draw(state, MOVE)
    play(state, "place:D5")
    assert units(state, "D5", BARBARIANS) == {"infantry": 1}
    assert asked(state) == "turn"
    assert units(state, "D8", BARBARIANS) == {"infantry": 1}


def test_the_way_is_over_land_but_two_cells_are_counted_over_the_sea() -> None:
    state = land(["D4"], barbarian_units=["infantry@B3"], unexplored=[5])
    events = draw(state, MOVE)
    assert not {"barbarians_moved", "barbarians_appeared"} & set(told(events))
    assert asked(state) == "turn"
    state = land(["E4"], barbarian_units=["infantry@G3"])
    draw(state, MOVE)
    assert units(state, "F2", BARBARIANS) == {"infantry": 1}  # the long way round


def test_the_player_chooses_the_order_of_armies() -> None:
    state = land(["E4"], barbarian_units=["infantry@D5", "infantry@E6"])
    draw(state, MOVE)
    assert legal(state) == {"from:D5", "from:E6"}
    play(state, "from:E6")
    assert units(state, "E5", BARBARIANS) == {"infantry": 1}
    assert legal(state) == {"to:D4", "to:E5"}


def test_an_army_that_others_join_moves_once_and_they_do_not_move_again() -> None:
    state = land(["E4"], barbarian_units=["infantry@E5", "infantry@E6"])
    draw(state, MOVE)
    play(state, "from:E6")
    assert units(state, "E6", BARBARIANS) == {}
    assert owner(state, "E4") == BARBARIANS
    assert units(state, "E4", BARBARIANS) == {"infantry": 1}
    assert units(state, "E5", BARBARIANS) == {"infantry": 1}


def test_an_army_without_room_before_it_goes_when_there_is_room() -> None:
    state = land(["E4"], own={"units": ["4 infantry@E4"]}, barbarian_units=["4 infantry@E5", "infantry@E6"])
    draw(state, MOVE, [MISS] * 4 + [HIT] * 4)
    assert units(state, "E5", BARBARIANS) == {"infantry": 1}
    assert units(state, "E6", BARBARIANS) == {}


def test_an_army_that_has_no_room_stays() -> None:
    state = land(["E4"], barbarian_units=["3 infantry@D5", "3 infantry@E6"])
    draw(state, MOVE)
    play(state, "from:D5", "to:E5")
    assert units(state, "E5", BARBARIANS) == units(state, "E6", BARBARIANS) == {"infantry": 3}
    assert asked(state) == "turn"


def test_barbarians_fight_whom_they_meet_on_the_way_whoever_it_is() -> None:
    state = land(["E4"], other={"units": ["infantry@D4", "infantry@E5"]}, barbarian_units=["infantry@D5"])
    draw(state, MOVE)
    events = play(state, "to:D4", deals=[HIT, MISS])
    assert winner(events) is not None
    assert units(state, "D4", 1) == {}


def test_settlements_near_the_cities_grow_afterwards() -> None:
    state = land(["E4"], barbarians=["D5", "C7"], barbarian_units=["infantry@D5"])
    draw(state, MOVE)
    play(state, "to:E5")
    assert units(state, "D5", BARBARIANS) == {"infantry": 1}
    assert units(state, "C7", BARBARIANS) == {}


def test_a_city_that_they_take_grows_too() -> None:
    state = land(["E4", "D5"], barbarian_units=["infantry@D6"])
    draw(state, MOVE)
    assert owner(state, "D5") == BARBARIANS
    assert units(state, "D5", BARBARIANS) == {"infantry": 2}


def test_the_example_of_the_rulebook_barbarians_move() -> None:
    """All armies within two cells of the city come a step nearer, then settlements so near grow."""
    near = ["infantry@D5", "2 infantry@E6"]
    state = land(["E4"], barbarians=["D5", "E6", "C7"], barbarian_units=[*near, "infantry@C7"])
    draw(state, MOVE)
    assert legal(state) == {"from:D5", "from:E6"}
    play(state, "from:D5", "to:D4")
    assert units(state, "D4", BARBARIANS) == {"infantry": 1}
    assert units(state, "E5", BARBARIANS) == {"infantry": 2}
    assert units(state, "D5", BARBARIANS) == units(state, "E6", BARBARIANS) == {"infantry": 1}
    assert units(state, "C7", BARBARIANS) == {"infantry": 1}
    assert owner(state, "E4") == 0


# They fight


def test_who_beats_barbarians_that_attack_gets_gold() -> None:
    state = land(["E4"], own={"units": ["infantry@E4"]}, barbarian_units=["infantry@E5"])
    events = draw(state, MOVE, [MISS, HIT])
    assert winner(events) == 0
    assert goods(state).get("gold") == 1


def test_barbarians_have_the_symbols_of_infantry() -> None:
    state = land(["E4"], own={"units": ["infantry@E4"]}, barbarian_units=["infantry@E5"])
    events = draw(state, MOVE, ["3_infantry", HIT])
    assert [fact["value"] for fact in facts(events, "rolled")][:1] == [4]


def test_an_army_of_a_player_brings_gold_only_once_however_large() -> None:
    state = land(["E4"], own={"units": ["4 infantry@E4"]}, barbarian_units=["2 infantry@E5"])
    draw(state, MOVE, [MISS, MISS, HIT, HIT, HIT, HIT])
    assert goods(state).get("gold") == 1


def test_barbarians_block_the_land_they_stand_on() -> None:
    state = scenario(nation(cities=["D2 neutral"]), nation(), barbarian_units=["infantry@C2"])
    play(state, "collect:D2")
    assert "take:wood" not in legal(state)


def test_a_game_saved_while_barbarians_appear_goes_on_the_same_way() -> None:
    state = land(["E4"], barbarians=["C7"])
    draw(state, APPEAR)
    saved = state.game.state_from_data(state.to_data())
    assert isinstance(saved, ClashState)
    play(saved, "place:D5")
    assert asked(saved) == "barbarians_grow"
