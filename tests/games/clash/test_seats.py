"""Three and four seats: what shows only where there is more than one other."""

from typing import Any

import pytest

from tessera.games.clash.rules.objectives import is_reached
from tessera.games.clash.scenario import (
    OBJECTIVES,
    Plan,
    asked,
    buildings,
    card,
    doomed,
    end_turn,
    goods,
    hand,
    happens,
    legal,
    march,
    mood,
    nation,
    owner,
    play,
    points,
    scenario,
    supply,
    to_status,
    units,
)
from tessera.games.clash.state import ClashState
from tests.games.clash.fields import HIT, MISS

TILES = {5: "11", 6: "15", 8: "1", 9: "14", 12: "13"}
"""The middle of the map of three: the homes are E4, G8 and B7.

D4 grass, C4 sea, D5 grass, C5 barren; F5 forest, F4 grass, E6 grass, E5 grass; C6 sea, B6 sea, D6 mountain,
C7 grass; G6 grass, F6 forest, H6 mountain, G7 grass; F7 forest, E7 mountain, F8 grass, E8 mountain.
"""


def three(first: Plan, second: Plan | None = None, third: Plan | None = None, **more: Any) -> ClashState:
    """Seats 0, 1 and 2 on the map above."""
    return scenario(first, second or nation(), third or nation(), tiles=TILES, **more)


def seat_asked(state: ClashState) -> int:
    return state.seats_to_act()[0]


# Turns and the status phase


@pytest.mark.parametrize(("seats", "named", "order"), [(3, 2, [2, 0, 1]), (4, 2, [2, 3, 0, 1])])
def test_turns_go_round_from_the_first_player_who_was_named(seats: int, named: int, order: list[int]) -> None:
    state = scenario(*[nation(mood=1 if seat == 1 else 0) for seat in range(seats)], round=3)
    to_status(state)
    while asked(state) != "first":
        play(state, "skip" if "skip" in legal(state) else sorted(legal(state))[0])
    assert seat_asked(state) == 1
    assert legal(state) == {f"name:{seat + 1}" for seat in range(seats)}
    play(state, f"name:{named + 1}")
    for _ in range(2):
        for seat in order:
            assert (seat_asked(state), asked(state)) == (seat, "turn")
            end_turn(state)


def test_all_seats_do_a_step_of_the_status_phase_before_the_next_from_the_first_player_on() -> None:
    plans = [nation(cities=["", place]) for place in ("E6", "G6", "C7")]
    state = scenario(*plans, tiles=TILES, round=3)
    state.first = 1
    to_status(state)
    seen: list[tuple[str, int]] = []
    while asked(state) != "first":
        seen.append((asked(state), seat_asked(state)))
        play(state, "skip" if "skip" in legal(state) else sorted(legal(state))[0])
    assert seen == [(step, seat) for step in ("free_advance", "raze") for seat in (1, 2, 0)]


@pytest.mark.parametrize(
    ("tokens", "decides"),
    [([0, 2, 0, 2], 3), ([2, 2, 0, 0], 0), ([1, 1, 1, 1], 2), ([3, 2, 2, 2], 0), ([2, 2, 1, 1], 0)],
)
def test_of_several_with_the_most_tokens_the_first_player_decides_or_the_next_clockwise(
    tokens: list[int], decides: int
) -> None:
    """Seat 2 is the first player."""
    state = scenario(*[nation(culture=number) for number in tokens], round=3)
    state.first = 2
    to_status(state)
    for _ in range(4):
        play(state, "advance:storage")  # which brings one mood token to each
    while asked(state) != "first":
        play(state, "skip")
    assert seat_asked(state) == decides


def test_who_has_no_city_has_its_turns_and_its_first_step_and_then_the_game_ends_for_all() -> None:
    state = three(nation(), nation(cities=[], units=["settler@G6"]), round=2)
    turns = []
    while not state.is_over:
        turns.append(seat_asked(state))
        end_turn(state)
    assert turns == [0, 1, 2, 0, 1, 2]
    assert state.ending == "no_city"


# The end


def test_of_three_with_the_same_points_two_may_win_together() -> None:
    assert three(nation()).ranking() == [1, 1, 1]
    state = three(nation(["E4", "E6"]), nation(["G8", "G6"]), nation())
    assert state.ranking() == [1, 1, 3]


def test_the_pyramid_breaks_no_tie_of_others() -> None:
    own = nation(["E4", "E6", "E5", "D4", "D5", "F4", "F5"])
    state = three(own, nation(["G8", "G6", "F8", "G7", "F6", "F7", "E7 great_pyramid=2"]))
    assert [sum(points(state, seat).values()) for seat in range(3)] == [8, 8, 7]
    assert state.ranking() == [1, 1, 3]


# Cities, influence, captures


def test_whoever_captures_a_city_leaves_the_buildings_of_a_third() -> None:
    own = nation(units=["infantry@E5"], advances=["tactics"])
    state = three(own, nation(["G8", "E6 academy=2 temple"]))
    before = points(state, 2)["pieces"]
    march(state, "E5-E6")
    assert owner(state, "E6") == 0
    assert buildings(state, "E6") == {"academy": 2, "temple": 0}
    assert points(state, 2)["pieces"] == before
    assert (supply(state, 2)["academy"], supply(state, 1)["temple"], supply(state)["temple"]) == (4, 5, 4)
    assert goods(state)["gold"] == 3


def test_influence_turns_a_building_that_a_third_has_turned_before() -> None:
    state = three(nation(["E4 temple"]), nation(["G8", "E6 academy=2"]))
    play(state, "influence:E6", deals=["5_cavalry"])
    assert buildings(state, "E6") == {"academy": 0}
    assert owner(state, "E6") == 1
    assert (supply(state)["academy"], supply(state, 1)["academy"], supply(state, 2)["academy"]) == (4, 5, 5)


def test_a_city_with_a_building_of_a_third_influences_itself_alone() -> None:
    state = three(nation(["E4 temple=2"], culture=5), nation(["G8", "E6 academy"]))
    assert legal(state, "influence") == {"influence:E4"}


def test_a_city_that_was_two_others_keeps_both_colours_when_it_is_won_back() -> None:
    own = nation(units=["infantry@E5"], advances=["tactics"])
    state = three(own, barbarians=["E6 academy=0 temple=2"])
    march(state, "E5-E6")
    assert (owner(state, "E6"), buildings(state, "E6")) == (0, {"academy": 0, "temple": 2})


def test_trade_routes_lead_to_cities_of_all_others() -> None:
    own = nation(units=["settler@E6", "settler@D5"], advances=["trade_routes", "storage"])
    state = three(own, nation(["G8", "G6"]), nation(["B7", "C7"]))
    assert goods(state) == {"food": 2}


# Battles


def test_units_of_a_third_near_a_battle_take_no_part() -> None:
    own = nation(units=["infantry@E5"], advances=["tactics"])
    state = three(own, nation(units=["infantry@E6"]), nation(units=["infantry@D5", "infantry@F5"]))
    march(state, "E5-E6", deals=[HIT, MISS])
    assert (units(state, "E6"), units(state, "E6", 1)) == ({"infantry": 1}, {})
    assert (units(state, "D5", 2), units(state, "F5", 2)) == ({"infantry": 1}, {"infantry": 1})


def test_ships_of_a_third_block_the_sea_too_and_fight_for_themselves() -> None:
    own = nation(units=["ship@C6"])
    state = three(own, nation(units=["ship@C4"]), nation(units=["ship@B6"]))
    play(state, "move")
    assert legal(state, "to") == {"to:B6"}
    events = play(state, "to:B6", deals=[HIT, MISS])
    assert [event.values["defender"] for event in events if event.kind == "battle"] == [2]
    assert units(state, "C4", 1) == {"ship": 1}


def negotiated() -> ClashState:
    """Seat 0 has made peace with seat 1 and stands beside both others."""
    own = nation(units=["infantry@E5"], advances=["tactics"], hand=["negotiations"], culture=1)
    others = [nation(units=[f"infantry@{place}"], advances=["tactics"]) for place in ("E6", "D5")]
    state = three(own, *others)
    play(state, f"play:{card(state, 'negotiations')}", "name:2")
    return state


def goals(state: ClashState, start: str) -> set[str]:
    play(state, "move")
    if f"from:{start}" in legal(state):
        play(state, f"from:{start}")
    return legal(state, "to")


def test_a_truce_with_one_is_none_with_a_third() -> None:
    state = negotiated()
    found = goals(state, "E5")
    assert "to:E6" not in found
    assert "to:D5" in found


def test_a_truce_outlasts_the_turn_of_a_third_that_comes_first() -> None:
    own = nation(units=["infantry@E5"], advances=["tactics"], hand=["negotiations"], culture=1)
    state = three(own, nation(), nation(units=["infantry@D5"], advances=["tactics"]))
    play(state, f"play:{card(state, 'negotiations')}", "name:3")
    end_turn(state)
    end_turn(state)
    assert seat_asked(state) == 2
    assert "to:E5" not in goals(state, "D5")


# Events


def test_an_event_for_all_goes_round_from_who_drew_it() -> None:
    state = three(
        nation(["", "E6"]),
        doomed(["", "G6"]),
        nation(["", "C7"]),
    )
    end_turn(state)
    happens(state, "pestilence_1")
    order = []
    while asked(state) == "lower_mood":
        order.append(seat_asked(state))
        play(state, sorted(legal(state))[0])
    assert order == [1, 2, 0]


def test_a_heavy_flood_hits_the_cities_by_the_sea_of_every_seat() -> None:
    state = three(doomed(["D4", "E4"]), nation(["G8 happy"]), nation(["C7 happy"]))
    happens(state, "heavy_flood_33")
    found = [mood(state, place) for place in ("D4", "E4", "G8", "C7")]
    assert found == ["angry", "neutral", "happy", "neutral"]


@pytest.mark.parametrize(("named", "food"), [("name:2", (1, 1)), ("name:3", (0, 2))])
def test_who_draws_a_good_year_shares_it_among_others_as_it_likes(named: str, food: tuple[int, int]) -> None:
    state = three(doomed())
    happens(state, "awesome_year_share_14")
    assert legal(state) == {"name:2", "name:3"}
    play(state, named)
    if asked(state) == "share_food":  # names come in one order
        play(state, "name:3")
    assert (goods(state, 1).get("food", 0), goods(state, 2).get("food", 0)) == food


def test_a_settler_goes_to_which_other_seat_who_drew_the_card_names() -> None:
    state = three(doomed())
    happens(state, "migration_34")
    while asked(state) != "name_settler":
        play(state, sorted(legal(state))[0])
    assert legal(state) == {"name:2", "name:3"}
    play(state, "name:3")
    assert (units(state, "B7", 2), units(state, "G8", 1)) == ({"settler": 1}, {})


def test_a_great_person_is_offered_in_turn_and_dearer_to_others() -> None:
    state = three(nation(culture=2), doomed(culture=1), nation(culture=2))
    end_turn(state)
    happens(state, "great_artist_19")
    asked_in_turn = []
    while asked(state) == "great":
        asked_in_turn.append(seat_asked(state))
        play(state, "skip" if seat_asked(state) != 0 else "use")
    assert asked_in_turn == [1, 2, 0]
    assert hand(state, 0) == ["great_artist"]
    assert "culture" not in goods(state, 0)


def test_a_great_person_that_one_has_taken_is_offered_to_nobody_else() -> None:
    state = three(doomed(), nation(culture=2), nation(culture=2))
    happens(state, "great_artist_19")
    assert seat_asked(state) == 1
    play(state, "use")
    assert (seat_asked(state), asked(state)) == (0, "turn")
    assert (hand(state, 1), hand(state, 2)) == (["great_artist"], [])


def test_barbarians_appear_not_beside_cities_of_any_other() -> None:
    """E6, D5 and F5 lie two steps from E4, each beside a city of another: so they come nearer."""
    state = three(doomed(["E4"]), nation(["G8", "F6"]), nation(["B7", "D6"]))
    play(state, "advance:siegecraft", deals=["good_year_all_9"])
    assert legal(state, "place") == {f"place:{cell}" for cell in ("D3", "D4", "E5", "F3", "F4")}


# Objectives and cards that look at every other


@pytest.mark.parametrize(("theirs", "reached"), [((1, 1), True), ((1, 2), False), ((2, 1), False)])
def test_who_leads_has_more_than_every_other(theirs: tuple[int, int], reached: bool) -> None:
    cities = (["G8", "G6"], ["B7", "C7"])
    others = [
        nation([f"{cell} academy" if place < number else cell for place, cell in enumerate(cells)])
        for cells, number in zip(cities, theirs, strict=True)
    ]
    state = three(nation(["E4 academy", "E6 academy"]), *others)
    assert is_reached(state, 0, OBJECTIVES.index("scientific_lead")) == reached


def test_a_threat_counts_armies_beside_cities_of_all_others() -> None:
    own = nation(units=["2 infantry@F6", "2 infantry@D6"])
    state = three(own, nation(["G6"]), nation(["C7"]))
    assert is_reached(state, 0, OBJECTIVES.index("threat"))


def test_a_spy_visits_whom_its_player_names() -> None:
    state = three(nation(hand=["spy"], culture=1), nation(hand=["militia"]), nation(hand=["ideas"]))
    play(state, f"play:{card(state, 'spy')}")
    assert legal(state) == {"name:2", "name:3"}
