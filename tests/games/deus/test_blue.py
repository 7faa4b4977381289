"""Maritime cards. One case for each kind."""

from typing import Any

import pytest

from tessera.games.deus.scenario import (
    asked,
    bill,
    build,
    gold,
    legal,
    play,
    points,
    reason,
    resources,
    supply,
)

RESOURCES = ["wood", "stone", "clay", "wheat"]
FULL: dict[str, Any] = {"wood": 3, "stone": 3, "clay": 3, "wheat": 3}


@pytest.mark.parametrize("resource", RESOURCES)
def test_a_sailing_ship_sells_any_number_for_four_gold_each(resource: str) -> None:
    state = build(f"sailing_ship_{resource}", "place:a4", pieces=["civil@a0"], **{**FULL, resource: 8})
    assert legal(state) == {f"sell:{count}" for count in range(1, 9)} | {"skip"}
    assert bill(state, "sell:7") == {"sale_gold": 28}
    play(state, "sell:7")
    assert (resources(state)[resource], gold(state)) == (1, 40 - 4 + 28)
    assert supply(state, resource) == 2 + 7


@pytest.mark.parametrize("resource", RESOURCES)
def test_a_small_port_sells_up_to_six_for_a_point_each(resource: str) -> None:
    state = build(f"small_port_{resource}", "place:a4", pieces=["civil@a0"], **{**FULL, resource: 8})
    assert legal(state) == {f"sell:{count}" for count in range(1, 7)} | {"skip"}
    assert bill(state, "sell:6") == {"sale_points": 6}
    play(state, "sell:6")
    assert (resources(state)[resource], points(state), gold(state)) == (2, 5 + 6, 40 - 4)


@pytest.mark.parametrize(
    ("first", "second"), [("stone", "wood"), ("clay", "wheat"), ("clay", "stone"), ("stone", "wheat")]
)
def test_a_commercial_port_sells_up_to_two_pairs_for_three_points_each(first: str, second: str) -> None:
    state = build(f"commercial_port_{first}_{second}", "place:a4", pieces=["civil@a0"], **FULL)
    assert legal(state) == {"sell:1", "sell:2", "skip"}
    play(state, "sell:2")
    assert points(state) == 5 + 6
    assert resources(state) == {**FULL, first: 1, second: 1}


def test_a_pair_needs_both() -> None:
    state = build("commercial_port_stone_wood", "place:a4", pieces=["civil@a0"], stone=3, wood=1)
    assert legal(state) == {"sell:1", "skip"}
    assert asked(build("commercial_port_stone_wood", "place:a4", pieces=["civil@a0"], stone=3)) == "turn"


def test_a_galley_buys_up_to_three_resources_for_one_gold_each() -> None:
    state = build("galley", "place:a4", pieces=["civil@a0"])
    play(state, "buy:wood", "buy:wood", "buy:wheat")
    assert resources(state) == {"wood": 2, "wheat": 1}
    assert gold(state) == 40 - 4 - 3
    assert supply(state, "wood") == 8
    assert asked(state) == "turn"


def test_a_galley_buys_in_the_order_of_the_list_and_may_stop() -> None:
    state = build("galley", "place:a4", "buy:clay", pieces=["civil@a0"])
    assert legal(state) == {"buy:clay", "buy:wheat", "done"}
    assert reason(state, "buy:wood") == "out_of_order"
    play(state, "done")
    assert resources(state) == {"clay": 1}


def test_a_galley_buys_as_long_as_there_is_gold_and_supply() -> None:
    state = build("galley", "place:a4", gold=5, pieces=["civil@a0"], supply={"stone": 0})
    assert legal(state) == {"buy:wood", "buy:clay", "buy:wheat", "done"}
    assert reason(state, "buy:stone") == "none_left"
    play(state, "buy:wood")
    assert asked(state) == "turn"
    assert asked(build("galley", "place:a4", gold=4, pieces=["civil@a0"])) == "turn"


def test_a_sale_may_be_declined_and_needs_something_to_sell() -> None:
    assert gold(build("sailing_ship_wood", "place:a4", "skip", pieces=["civil@a0"], wood=2)) == 36
    assert asked(build("sailing_ship_wood", "place:a4", pieces=["civil@a0"])) == "turn"
