"""Disasters: the volcano, the earthquakes, and the revolution."""

from tessera.games.clash.scenario import (
    advances,
    asked,
    buildings,
    card,
    doomed,
    end_turn,
    goods,
    happens,
    legal,
    mood,
    nation,
    owner,
    play,
    points,
    reason,
    scenario,
    size,
    to_status,
    units,
    wonders,
)

FOUR = ["D2 happy", "E2", "C2", "E4 happy academy temple=1"]
THREE = FOUR[:2] + FOUR[3:]

# The volcano


def test_a_volcano_buries_a_city_and_all_that_is_in_it() -> None:
    state = scenario(doomed(FOUR, ["2 infantry@E4", "settler@E4"]), nation())
    before = points(state)["pieces"]
    happens(state, "volcano_29")
    play(state, "raze:E4")
    assert (owner(state, "E4"), units(state, "E4")) == (None, {})
    assert points(state)["pieces"] == before - 2
    assert points(state)["events"] == 4  # the settlement and the academy
    assert points(state, 1)["events"] == 2  # the temple
    assert state.view(1).board["nations"][0]["events"] == ["volcano_29"]
    assert state.view(1).board["event_discards"] == []


def test_what_a_volcano_takes_leaves_the_game_but_units_do_not() -> None:
    state = scenario(doomed(FOUR, ["infantry@E4"]), nation())
    before = state.view(0).board["nations"][0]
    happens(state, "volcano_29")
    play(state, "raze:E4")
    after = state.view(0).board["nations"][0]
    assert after["settlements_left"] == before["settlements_left"]
    assert after["buildings_left"] == before["buildings_left"]
    assert after["units_left"]["infantry"] == before["units_left"]["infantry"] + 1


def test_three_cities_have_no_volcano() -> None:
    state = scenario(doomed(THREE), nation())
    happens(state, "volcano_29")
    assert asked(state) == "turn"
    assert state.view(1).board["event_discards"] == ["volcano_29"]


def test_the_points_of_a_buried_wonder_stay_and_its_effect_goes() -> None:
    cities = ["D2", "E2", "C2", "E4 great_wall great_pyramid great_library=1"]
    state = scenario(doomed(cities), nation())
    assert points(state)["wonders"] == 4 + 5 + 2
    assert legal(state, "borrow")
    happens(state, "volcano_29")
    play(state, "raze:E4")
    assert points(state)["wonders"] + points(state)["events"] == 4 + 5 + 2 + 2
    assert points(state, 1)["wonders"] + points(state, 1)["events"] == 2
    assert legal(state, "borrow") == set()
    assert state.view(1).board["builders"]["great_pyramid"] == 0  # it still breaks ties


# Earthquakes


def test_an_earthquake_takes_up_to_three_pieces_and_moods_fall() -> None:
    state = scenario(doomed(["D2 happy academy", "E2 happy temple", "C2"]), nation())
    happens(state, "earthquake_30")
    assert "done" not in legal(state)  # at least one
    play(state, "place:D2")
    play(state, "place:E2")
    play(state, "place:C2")
    assert (buildings(state, "D2"), buildings(state, "E2"), owner(state, "C2")) == ({}, {}, None)
    assert (mood(state, "D2"), mood(state, "E2")) == ("neutral", "neutral")
    assert points(state)["events"] == 6
    assert state.view(1).board["nations"][0]["events"] == ["earthquake_30"]


def test_an_earthquake_may_end_after_one_piece() -> None:
    state = scenario(doomed(["D2 happy academy port@C3", "E2", "C2"]), nation())
    happens(state, "earthquake_30")
    play(state, "place:D2")
    assert legal(state) == {"building:academy", "building:port"}
    assert reason(state, "raze:D2") == "settlement_last"
    play(state, "building:port", "done")
    assert (buildings(state, "D2"), mood(state, "D2")) == ({"academy": 0}, "neutral")
    assert points(state)["events"] == 2


def test_a_settlement_falls_only_with_the_whole_rest() -> None:
    state = scenario(doomed(["D2 happy academy", "E2", "C2"], ["infantry@D2"]), nation())
    happens(state, "earthquake_30")
    play(state, "place:D2")
    assert (size(state, "D2"), mood(state, "D2")) == (1, "happy")
    play(state, "place:D2")
    assert owner(state, "D2") is None
    assert units(state, "D2") == {"infantry": 1}  # they stay
    play(state, "done")


def test_a_wonder_may_fall() -> None:
    state = scenario(doomed(["D2 happy great_wall", "E2", "C2"]), nation())
    happens(state, "earthquake_30")
    play(state, "place:D2", "done")
    assert wonders(state, "D2") == set()
    assert points(state)["events"] == 4


def test_myths_help_against_earthquakes_city_by_city() -> None:
    state = scenario(
        doomed(["D2 happy academy", "E2 happy temple", "C2"], advances=["myths"], mood=1), nation()
    )
    happens(state, "earthquake_30")
    play(state, "place:D2", "place:E2", "done")
    assert asked(state) == "myths"
    play(state, "use")
    assert sorted([mood(state, "D2"), mood(state, "E2")]) == ["happy", "neutral"]


def test_two_cities_have_no_earthquake() -> None:
    state = scenario(doomed(["D2", "E2"]), nation(["D7", "C7", "E7"]))
    happens(state, "earthquake_30")
    assert asked(state) == "turn"
    assert state.view(1).board["event_discards"] == ["earthquake_30"]


def test_a_heavy_earthquake_hits_everybody_with_three_cities() -> None:
    state = scenario(doomed(["D2", "E2"]), nation(["D7", "C7 academy", "E7"]))
    happens(state, "heavy_earthquake_31")
    assert state.seats_to_act() == (1,)
    play(state, "place:C7", "done")
    assert (points(state)["events"], points(state, 1)["events"]) == (0, 2)


def test_a_heavy_earthquake_that_hits_nobody_is_discarded() -> None:
    state = scenario(doomed(["D2", "E2"]), nation())
    happens(state, "heavy_earthquake_31")
    assert state.view(1).board["event_discards"] == ["heavy_earthquake_31"]


# The revolution


def test_a_revolution_costs_an_action_and_the_government() -> None:
    known = ["philosophy", "draft", "voting", "free_economy"]
    state = scenario(doomed(units=["infantry@D2"], advances=known), nation())
    happens(state, "revolution_38")
    assert (asked(state), state.actions_left) == ("unrest", 2)
    play(state, "skip")
    assert (asked(state), state.actions_left) == ("overthrow", 1)
    play(state, "skip")
    assert legal(state) == {"advance:totalitarianism", "advance:absolute_power", "advance:forced_labor"}
    play(state, "advance:forced_labor")
    assert {"nationalism", "forced_labor"} <= advances(state)
    assert not {"voting", "free_economy"} & advances(state)
    assert goods(state) == {"gold": 2}


def test_an_army_unit_for_each_step_stops_a_revolution() -> None:
    state = scenario(doomed(units=["2 infantry@D2"], advances=["philosophy", "draft", "voting"]), nation())
    happens(state, "revolution_38")
    play(state, "place:D2", "place:D2")
    assert (state.actions_left, units(state, "D2")) == (2, {})
    assert "voting" in advances(state)


def test_a_revolution_without_an_army_takes_its_course() -> None:
    state = scenario(doomed(advances=["philosophy", "draft", "voting"]), nation())
    happens(state, "revolution_38")
    assert state.actions_left == 1
    assert "nationalism" in advances(state)


def test_a_government_stays_where_no_other_can_follow() -> None:
    state = scenario(doomed(units=["infantry@D2"], advances=["philosophy", "voting"]), nation())
    happens(state, "revolution_38")
    play(state, "skip")
    assert (asked(state), "voting" in advances(state)) == ("turn", True)


def test_a_revolution_in_the_last_action_costs_none() -> None:
    state = scenario(doomed(units=["infantry@D2"]), nation())
    state.actions_left = 1
    happens(state, "revolution_38")
    assert asked(state) == "turn"
    end_turn(state)
    end_turn(state)
    assert (state.active, state.actions_left) == (0, 3)


def test_a_revolution_of_the_status_phase_costs_an_action_of_the_next_turn() -> None:
    state = scenario(doomed(), nation(), round=3)
    to_status(state)
    play(state, "advance:siegecraft", deals=["revolution_38"])
    play(state, "advance:myths")
    while asked(state) != "turn":
        play(state, "name:1" if asked(state) == "first" else sorted(legal(state))[-1])
    assert (state.active, state.age, state.actions_left) == (0, 2, 2)


def test_a_revolution_costs_an_action_of_who_was_assassinated_too() -> None:
    state = scenario(doomed(), nation(hand=["assassination"], culture=1), round=3)
    end_turn(state)
    play(state, f"play:{card(state, 'assassination', 1)}")
    to_status(state)
    play(state, "advance:siegecraft", deals=["revolution_38"])
    play(state, "advance:myths")
    while asked(state) != "turn":
        play(state, "name:1" if asked(state) == "first" else sorted(legal(state))[-1])
    assert (state.active, state.actions_left) == (0, 1)
