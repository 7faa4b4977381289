"""Grand Temples (rules 2.4)."""

import pytest

from tessera.games.duel.scenario import RICH, city, mythologies, play, price, scenario, sheet

MYTHOLOGIES = ["mesopotamian", "phoenician", "greek", "egyptian", "roman"]
TEMPLES = [f"{mythology}_grand_temple" for mythology in MYTHOLOGIES]


@pytest.mark.parametrize("mythology", MYTHOLOGIES)
def test_a_temple_is_free_with_its_mythology_token_which_is_kept(mythology: str) -> None:
    mine = city(0, mythologies=[mythology])
    state = scenario(3, [f"{mythology}_grand_temple"], mine=mine, pantheon=True)
    play(state, f"build:{mythology}_grand_temple")
    assert sheet(state, 0)["purple"] == 5
    assert mythologies(state, 0) == [mythology]


@pytest.mark.parametrize("mythology", MYTHOLOGIES)
def test_a_temple_is_paid_for_like_any_building_without_its_token(mythology: str) -> None:
    others = [name for name in MYTHOLOGIES if name != mythology]
    mine = city(RICH, mythologies=others)
    state = scenario(3, [f"{mythology}_grand_temple"], mine=mine, pantheon=True)
    assert price(state, f"{mythology}_grand_temple") == 5 * 2
    play(state, f"build:{mythology}_grand_temple")
    assert state.cities[0].coins == RICH - 10


def test_a_token_of_the_opponent_does_not_help() -> None:
    state = scenario(3, ["greek_grand_temple"], rival=city(mythologies=["greek"]), pantheon=True)
    assert price(state, "greek_grand_temple") == 10


@pytest.mark.parametrize(("temples", "points"), [(0, 0), (1, 5), (2, 12), (3, 21)])
def test_temples_are_worth_more_together(temples: int, points: int) -> None:
    state = scenario(3, mine=city(built=TEMPLES[:temples]), rival=city(built=TEMPLES[3:4]), pantheon=True)
    assert sheet(state, 0)["purple"] == points
    assert sheet(state, 1)["purple"] == 5


def test_urbanism_pays_for_a_temple_that_a_token_makes_free() -> None:
    mine = city(0, mythologies=["greek"], progress=["urbanism"])
    state = scenario(3, ["greek_grand_temple"], mine=mine, pantheon=True)
    play(state, "build:greek_grand_temple")
    assert state.cities[0].coins == 4
