"""Wonders: how they are built, the Pyramid, and what they are worth."""

from typing import Any

import pytest

from tessera.games.clash.scenario import (
    asked,
    goods,
    legal,
    mood,
    nation,
    play,
    points,
    reason,
    scenario,
    size,
    wonders,
)
from tests.games.clash.fields import NEEDS, attack, builder, field

# Building


@pytest.mark.parametrize("wonder", NEEDS)
def test_a_wonder_is_raised_in_a_happy_city_for_its_price(wonder: str) -> None:
    state = builder(wonder)
    play(state, "raise:D2", f"wonder:{wonder}")
    assert wonders(state, "D2") == {wonder}
    assert asked(state) == "turn"  # not even the Lighthouse launches a ship
    assert goods(state) == {}
    assert size(state, "D2") == 3
    assert points(state)["wonders"] == (5 if wonder == "great_pyramid" else 4)


@pytest.mark.parametrize("wonder", NEEDS)
def test_each_wonder_needs_its_advance(wonder: str) -> None:
    state = builder(wonder, advances=["engineering", "storage"])
    assert "raise:D2" not in legal(state)


@pytest.mark.parametrize("goods_name", ["food", "wood", "ore", "culture"])
def test_a_wonder_needs_all_of_its_price(goods_name: str) -> None:
    short: dict[str, Any] = {goods_name: 1}
    state = builder("great_wall", **short)
    assert "raise:D2" not in legal(state)


def test_a_wonder_needs_engineering_a_happy_city_room_and_its_card() -> None:
    state = builder("great_wall", advances=["storage", "siegecraft"])
    assert reason(state, "raise:D2") == "needs_advance"
    state = builder("great_wall", "D2 neutral")
    assert reason(state, "raise:D2") == "not_happy"
    state = builder("great_wall", cities=["D2 happy temple", "E4"])
    assert reason(state, "raise:D2") == "too_few_cities"
    state = builder("great_wall", wonders=["great_statue"])
    assert reason(state, "raise:D2") == "no_wonder_possible"


def test_only_the_lighthouse_needs_a_port() -> None:
    assert "raise:D2" not in legal(builder("great_lighthouse", "D2 happy"))
    assert "raise:D2" in legal(builder("great_wall", "D2 happy"))


def test_raising_a_wonder_activates_the_city() -> None:
    state = builder("great_wall")
    play(state, "raise:D2", "wonder:great_wall", "collect:D2")
    while asked(state) == "collect":
        play(state, sorted(legal(state))[0])
    assert mood(state, "D2") == "neutral"


def test_gold_stands_for_the_resources_of_a_wonder_but_not_for_culture() -> None:
    state = builder("great_wall", ore=6, gold=1)
    play(state, "raise:D2", "wonder:great_wall")
    assert goods(state) == {}
    assert "raise:D2" not in legal(builder("great_wall", culture=4, gold=7))


def test_a_city_may_have_several_wonders() -> None:
    state = builder("great_wall", "D2 happy great_statue")
    play(state, "raise:D2", "wonder:great_wall")
    assert wonders(state, "D2") == {"great_statue", "great_wall"}


# The Great Pyramid


def test_the_pyramid_is_worth_five_to_its_builder_even_when_it_was_captured() -> None:
    state = field(1, 0, "great_pyramid")
    attack(state)
    assert wonders(state, "D5") == {"great_pyramid"}
    assert (points(state)["wonders"], points(state, 1)["wonders"]) == (0, 5)


def test_the_pyramid_is_lost_with_its_city() -> None:
    state = field(1, 0, "great_pyramid", own={"cities": ["", "F2", "C5", "E4", "F5", "E6", "F7"]})
    attack(state)
    assert points(state, 1)["wonders"] == 0


def test_who_built_the_pyramid_wins_a_tie() -> None:
    state = scenario(nation(cities=["D2", "E4", "C5", "F2", "C2", "D3"]), nation(cities=["D7 great_pyramid"]))
    assert sum(points(state).values()) == sum(points(state, 1).values()) == 7
    assert state.ranking() == [2, 1]
