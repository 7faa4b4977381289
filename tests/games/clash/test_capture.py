"""Capturing cities: what changes hands, the gold, missing pieces, wonders, and the loser's settler."""

from typing import Any

import pytest

from tessera.games.clash.catalog import BARBARIANS
from tessera.games.clash.scenario import (
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
    size,
    units,
    wonders,
)
from tessera.games.clash.state import ClashState
from tests.games.clash.fields import attack, field, lead_barbarians

SIX_MORE = ["F2", "C5", "E4", "F5", "E6", "F7"]
"""Cities that leave a seat no settlement in its supply."""


def captured(city: str, **more: Any) -> ClashState:
    """Seat 0 has taken the city of seat 1 on D5."""
    state = field(1, 0, city, **more)
    attack(state)
    return state


def test_the_pieces_of_the_loser_become_the_captors() -> None:
    state = captured("temple academy")
    assert owner(state, "D5") == 0
    assert buildings(state, "D5") == {"temple": 0, "academy": 0}
    assert points(state)["pieces"] == 1 + 3
    assert points(state, 1)["pieces"] == 1


def test_buildings_of_other_colours_stay_as_they_are() -> None:
    state = scenario(
        nation(units=["infantry@E5"], advances=["tactics"]),
        nation(cities=["", "D5 temple=2 academy=0 port@C4"]),
        nation(),
        tiles={5: "7", 6: "9"},
    )
    attack(state)
    assert buildings(state, "D5") == {"temple": 2, "academy": 0, "port": 0}


@pytest.mark.parametrize(
    ("feeling", "city", "gold"),
    [
        ("neutral", "", 1),
        ("happy", "", 2),
        ("angry", "", 1),
        ("neutral", "temple academy", 3),
        ("happy", "temple academy", 4),
        ("angry", "temple academy", 1),
        ("neutral", "temple academy fortress=0 great_wall", 5),
        ("happy", "temple academy fortress=0 great_wall", 6),
    ],
)
def test_the_gold_is_the_size_one_more_if_it_was_happy_and_one_if_it_was_angry(
    feeling: str, city: str, gold: int
) -> None:
    state = field(2, 0, f"{feeling} {city}")
    attack(state, ["1_leader"] * 3 if "fortress" in city else None)
    assert owner(state, "D5") == 0
    assert goods(state) == {"gold": gold}


def test_the_city_becomes_angry() -> None:
    assert mood(captured("happy"), "D5") == "angry"


def test_the_loser_gets_a_settler_in_another_city_of_its_choice() -> None:
    state = captured("", other={"cities": ["E7"]})
    assert state.seats_to_act() == (1,)
    assert legal(state) == {"place:D7", "place:E7"}
    play(state, "place:E7")
    assert units(state, "E7", 1) == {"settler": 1}


def test_the_loser_gets_no_settler_without_another_city() -> None:
    state = scenario(nation(units=["infantry@E5"], advances=["tactics"]), nation(cities=["D5"]))
    attack(state)
    assert asked(state) == "turn"
    assert sum(state.units[1]) == 0


def test_the_loser_gets_no_settler_if_all_are_on_the_board() -> None:
    state = captured("", other={"units": ["4 settler@E7"]})
    assert units(state, "D7", 1) == {}


def test_captured_buildings_work_without_their_advances() -> None:
    state = scenario(
        nation(units=["infantry@E5"], advances=["tactics"], wood=2), nation(cities=["", "D5 port@C6"])
    )
    attack(state)
    play(state, "recruit:D5", "hire:ship", "pay:gold000")
    assert units(state, "C6") == {"ship": 1}


def test_a_captured_city_may_be_activated_once_in_this_turn() -> None:
    state = captured("")
    play(state, "collect:D5")
    while asked(state) == "collect":
        play(state, sorted(legal(state))[0])
    assert reason(state, "collect:D5") == "angry_twice"


def test_a_building_for_which_the_captor_has_no_piece_is_removed_for_gold() -> None:
    state = field(
        1,
        0,
        "temple academy",
        own={"cities": ["D2 temple", "F2 temple", "E4 temple", "C5 temple", "E6 temple"]},
    )
    attack(state)
    assert buildings(state, "D5") == {"academy": 0}
    assert goods(state) == {"gold": 1 + 2}


def test_without_a_settlement_the_city_is_destroyed_for_a_gold_for_each_piece() -> None:
    state = field(1, 0, "angry temple academy=0 great_wall", own={"cities": ["", *SIX_MORE]})
    attack(state)
    assert owner(state, "D5") is None
    assert goods(state) == {"gold": 4}
    assert units(state, "D7", 1) == {"settler": 1}
    assert points(state, 1)["wonders"] == 0
    assert points(state)["pieces"] == 7
    assert points(state, 1)["pieces"] == 1


def test_the_pieces_of_a_city_that_changes_hands_or_is_destroyed_come_back_to_their_owners() -> None:
    for cities in ([""], ["", *SIX_MORE]):
        state = field(1, 0, "temple academy=0 port@C6", own={"cities": cities})
        known = state.parts()
        attack(state)
        assert state.parts() == known


def test_who_destroys_a_city_so_has_captured_it() -> None:
    state = field(
        1, 0, "", own={"cities": ["", *SIX_MORE], "hand": ["teach_us"]}, other={"advances": ["fishing"]}
    )
    attack(state)
    assert legal(state, "play")


# Wonders


def test_a_captured_wonder_serves_its_captor_and_its_points_are_shared() -> None:
    state = captured("great_statue")
    assert wonders(state, "D5") == {"great_statue"}
    assert (points(state)["wonders"], points(state, 1)["wonders"]) == (2, 2)


def test_who_built_a_wonder_and_takes_it_back_has_all_its_points() -> None:
    state = captured("great_statue=0")
    assert (points(state)["wonders"], points(state, 1)["wonders"]) == (4, 0)


def test_a_wonder_that_changes_hands_again_is_shared_by_its_builder_and_its_holder() -> None:
    state = scenario(
        nation(units=["infantry@E5"], advances=["tactics"]),
        nation(cities=["", "D5 great_statue=2"]),
        nation(),
        tiles={5: "7", 6: "9"},
    )
    assert [points(state, seat)["wonders"] for seat in range(3)] == [0, 2, 2]
    attack(state)
    assert [points(state, seat)["wonders"] for seat in range(3)] == [2, 0, 2]


# Barbarians take cities


def raided(city: str, **more: Any) -> ClashState:
    """Barbarians have been led into the city of seat 1 on D5 by seat 0."""
    state = scenario(
        nation(hand=["mercenaries"], units=["infantry@E6"], advances=["tactics"], food=1),
        nation(cities=["", f"D5 {city}"]),
        barbarian_units=["infantry@E5"],
        **more,
    )
    lead_barbarians(state, "D5")
    return state


def test_barbarians_swap_only_the_settlement() -> None:
    state = raided("happy temple academy")
    assert owner(state, "D5") == BARBARIANS
    assert buildings(state, "D5") == {"temple": 1, "academy": 1}
    assert mood(state, "D5") == "angry"
    assert points(state, 1)["pieces"] == 1 + 2


def test_who_loses_a_city_to_barbarians_gets_a_settler() -> None:
    assert units(raided(""), "D7", 1) == {"settler": 1}


def test_a_wonder_of_barbarians_brings_its_builder_half_its_points() -> None:
    assert points(raided("great_statue"), 1)["wonders"] == 2


def test_barbarians_without_a_settlement_left_destroy_the_city() -> None:
    far = ["A3", "B3", "B4", "B5", "B6", "A7", "B7", "G3", "G5", "G7"]
    state = raided("temple", barbarians=far)
    assert owner(state, "D5") is None
    assert points(state, 1)["pieces"] == 1


def test_barbarians_use_a_fortress_they_took() -> None:
    state = field(1, 0, barbarians=["D5 fortress=1"])
    attack(state, ["1_leader", "5_cavalry"])
    assert units(state, "D5") == {}


# Taking cities of Barbarians


def test_a_city_of_barbarians_brings_one_gold_whatever_its_size() -> None:
    state = field(1, 0, barbarians=["D5 temple=1 academy=0"])
    attack(state)
    assert owner(state, "D5") == 0
    assert goods(state) == {"gold": 1}
    assert buildings(state, "D5") == {"temple": 1, "academy": 0}
    assert mood(state, "D5") == "angry"


def test_and_one_more_for_the_army_in_it() -> None:
    state = field(1, 0, barbarians=["D5"], barbarian_units=["infantry@D5"])
    attack(state, ["5_cavalry", "1_leader"])
    assert goods(state) == {"gold": 2}


def test_without_a_settlement_a_city_of_barbarians_is_destroyed_for_a_gold_for_each_piece() -> None:
    state = field(1, 0, own={"cities": ["", *SIX_MORE]}, barbarians=["D5 temple=1"])
    attack(state)
    assert owner(state, "D5") is None
    assert goods(state) == {"gold": 2}


def test_the_size_stays_what_it_was_however_few_cities_the_captor_has() -> None:
    assert size(captured("temple academy"), "D5") == 3
