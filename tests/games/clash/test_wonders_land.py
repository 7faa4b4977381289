"""Wonders of the land: the Gardens, the Lighthouse and the Wall."""

import pytest

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
from tessera.games.clash.state import ClashState
from tests.games.clash.fields import HIT, MISS, attack, field, rolled, winner

# The Great Gardens


def test_the_gardens_bring_any_resource_from_grassland() -> None:
    state = scenario(nation(cities=["E4 happy great_gardens"]), nation())
    play(state, "collect:E4")
    assert legal(state) == {"take:food", "take:wood", "take:ore"}
    play(state, "take:ore")  # two of them, from mountains
    assert legal(state) == {"take:ore", "take:ideas", "take:gold"}
    play(state, "take:gold")
    assert goods(state) == {"ore": 2, "gold": 1}


def test_only_the_city_of_the_gardens_has_them() -> None:
    state = scenario(nation(cities=["F2 great_gardens", "E4 happy"]), nation())
    play(state, "collect:E4")
    assert legal(state) == {"take:food", "take:ore"}
    play(state, "take:ore")
    assert goods(state) == {"ore": 2}


def test_who_came_over_grassland_cannot_attack_the_city_of_the_gardens() -> None:
    state = scenario(
        nation(units=["infantry@D6", "infantry@D4"], advances=["tactics"]),
        nation(cities=["", "D5 great_gardens"], units=["infantry@D5"]),
    )
    play(state, "move", "from:D6", "to:E6", "done")
    play(state, "move", "from:E6")
    assert reason(state, "to:D5") == "gardens"
    state = scenario(
        nation(units=["infantry@D4"], advances=["tactics"]),
        nation(cities=["", "D5 great_gardens"], units=["infantry@D5"]),
    )
    play(state, "move")
    assert "to:D5" in legal(state)


def test_who_stood_on_grassland_before_its_turn_may_attack_the_city_of_the_gardens() -> None:
    state = scenario(
        nation(units=["infantry@E6"], advances=["tactics"]), nation(cities=["", "D5 great_gardens"])
    )
    play(state, "move")
    assert "to:D5" in legal(state)


def test_other_cities_are_not_guarded_by_the_gardens() -> None:
    state = scenario(
        nation(units=["infantry@D6"], advances=["tactics"]), nation(cities=["D7 great_gardens", "D5"])
    )
    play(state, "move", "to:E6", "move")
    assert "to:D5" in legal(state)


def test_gardens_of_barbarians_hinder_every_player() -> None:
    state = scenario(
        nation(units=["infantry@D6"], advances=["tactics"]), nation(), barbarians=["D5 great_gardens=0"]
    )
    play(state, "move", "to:E6", "move")
    assert reason(state, "to:D5") == "gardens"


def test_barbarians_are_not_hindered_by_the_gardens() -> None:
    state = scenario(
        nation(cities=["E4 great_gardens"], track=1, ideas=2, advances=["irrigation"]),
        nation(),
        barbarian_units=["infantry@E5"],
    )
    play(state, "advance:writing", deals=["famine_1_3"])
    assert owner(state, "E4") == BARBARIANS


# The Great Lighthouse


def test_the_lighthouse_brings_a_ship_with_each_activation_of_its_city() -> None:
    state = scenario(
        nation(cities=["D2 neutral port@C3 great_lighthouse"]), nation(units=["ship@F3"]), seed=1
    )
    play(state, "collect:D2")
    while asked(state) == "collect":
        play(state, sorted(legal(state))[0])
    assert asked(state) == "launch"
    assert "place:F3" not in legal(state)
    assert {"place:A5", "place:C6", "skip"} <= legal(state)
    play(state, "place:A5")
    assert units(state, "A5") == {"ship": 1}


def test_the_ship_of_the_lighthouse_is_not_counted_as_recruited() -> None:
    state = scenario(nation(cities=["D2 angry port@C3 great_lighthouse"], wood=2), nation())
    play(state, "recruit:D2", "place:C3")
    assert units(state, "C3") == {"ship": 2}


def test_the_lighthouse_brings_no_ship_if_none_is_left() -> None:
    state = scenario(nation(cities=["D2 angry port@C3 great_lighthouse"], units=["4 ship@C4"]), nation())
    play(state, "collect:D2", "take:food")
    assert asked(state) == "turn"


def test_other_cities_launch_no_ship() -> None:
    state = scenario(nation(cities=["D2 angry port@C3 great_lighthouse", "E4 angry"]), nation())
    play(state, "collect:E4")
    while asked(state) == "collect":
        play(state, sorted(legal(state))[0])
    assert asked(state) == "turn"


def test_who_holds_the_lighthouse_names_the_first_player() -> None:
    state = scenario(nation(culture=9), nation(cities=["D7 great_lighthouse"]), round=3)
    end_turn(state)
    end_turn(state)
    for _ in range(20):
        if asked(state) == "first":
            break
        play(state, sorted(legal(state))[0])
    assert (asked(state), state.seats_to_act()) == ("first", (1,))


# The Great Wall


def test_enemies_have_two_less_in_the_first_round_against_happy_cities() -> None:
    state = field(1, 1, "happy", other={"cities": ["E7 great_wall"]})
    assert rolled(attack(state, ["3_elephant", MISS])) == (1, 1)
    assert rolled(play(state, "skip", deals=["3_elephant", MISS])) == (3, 1)


def test_the_wall_guards_no_city_that_is_not_happy_and_no_army_outside() -> None:
    state = field(1, 1, "neutral", other={"cities": ["E7 great_wall"]})
    assert rolled(attack(state, ["3_elephant", MISS])) == (3, 1)
    state = field(1, 1, other={"cities": ["D7 happy great_wall"]})
    assert rolled(attack(state, ["3_elephant", MISS])) == (3, 1)


def walled(city: str, guards: list[str]) -> ClashState:
    """Barbarians are about to attack a city of who holds the Great Wall."""
    return scenario(
        nation(cities=[city, "D2 great_wall"], units=guards, track=1, ideas=2, advances=["irrigation"]),
        nation(),
        barbarian_units=["3 infantry@E5"],
    )


@pytest.mark.parametrize("guards", [["infantry@E4"], []])
@pytest.mark.parametrize("feeling", ["happy", "angry"])
def test_the_wall_beats_barbarians_without_a_roll_and_that_brings_gold(
    feeling: str, guards: list[str]
) -> None:
    state = walled(f"E4 {feeling}", guards)
    events = play(state, "advance:writing", deals=["famine_1_3"])
    assert winner(events) == 0
    assert "rolled" not in told(events)
    assert owner(state, "E4") == 0
    assert units(state, "E4", BARBARIANS) == {}
    assert goods(state)["gold"] == 1


def test_settlers_are_safe_behind_the_wall() -> None:
    state = walled("E4", ["settler@E4"])
    play(state, "advance:writing", deals=["famine_1_3"])
    assert units(state, "E4") == {"settler": 1}


def test_the_wall_does_not_help_outside_of_cities() -> None:
    state = scenario(
        nation(
            cities=["E4", "D2 great_wall"],
            units=["infantry@E5"],
            track=1,
            ideas=2,
            advances=["irrigation"],
        ),
        nation(),
        barbarian_units=["infantry@E6"],
    )
    events = play(state, "advance:writing", deals=["famine_1_3", MISS, HIT])
    assert "rolled" in told(events)


def test_a_captured_wall_serves_its_captor() -> None:
    state = scenario(
        nation(cities=["D2", "E4 great_wall=1"], track=1, ideas=2, advances=["irrigation"]),
        nation(),
        barbarian_units=["infantry@E5"],
    )
    play(state, "advance:writing", deals=["famine_1_3"])
    assert owner(state, "E4") == 0
