"""Building: the piece, the card, the price, the effects of the column."""

from typing import Any

import pytest

from tessera.games.deus.scenario import (
    asked,
    bill,
    build,
    column,
    empire,
    gold,
    hand,
    legal,
    pieces,
    play,
    points,
    ready,
    reason,
    resources,
    scenario,
    supply,
    told,
)

HOME = ["civil@a0"]
AWAY = empire(pieces=["civil@d3"])


def test_a_card_goes_on_top_of_its_column_and_its_piece_on_the_map() -> None:
    state = scenario(empire(clay=1, hand=["quarry", "farm"], cards=["sawmill"], pieces=HOME), AWAY)
    events = play(state, "build:quarry", "place:a0")
    assert column(state, "green") == ["sawmill", "quarry"]
    assert pieces(state) == {"civil@a0", "production@a0"}
    assert ready(state, "production") == 1
    assert hand(state) == ["farm"]
    assert told(events)[:3] == ["played", "paid", "placed"]


def test_a_card_needs_a_piece_of_its_type_on_the_board() -> None:
    state = scenario(
        empire(clay=1, hand=["quarry"], pieces=HOME, ready={"production": 0}, reserve={"production": 5}), AWAY
    )
    assert legal(state) == {"offer:quarry"}
    assert reason(state, "build:quarry") == "no_piece"


def test_a_price_is_paid_with_its_resources() -> None:
    state = scenario(empire(gold=3, clay=1, hand=["quarry"], pieces=HOME), AWAY)
    play(state, "build:quarry", "place:a0")
    assert (gold(state), resources(state)) == (3, {})
    assert supply(state, "clay") == 10


def test_a_resource_may_be_replaced_by_four_gold() -> None:
    state = scenario(empire(gold=4, hand=["quarry"], pieces=HOME), AWAY)
    play(state, "build:quarry", "place:a0")
    assert gold(state) == 0
    poor = scenario(empire(gold=3, hand=["quarry"], pieces=HOME), AWAY)
    assert reason(poor, "build:quarry") == "too_dear"


def test_a_resource_may_be_replaced_even_by_those_who_have_it() -> None:
    state = scenario(empire(gold=4, clay=1, hand=["quarry"], pieces=HOME), AWAY)
    play(state, "build:quarry")
    assert legal(state) == {"pay:clay", "pay:gold"}
    assert bill(state, "pay:gold") == {"gold": 4}
    assert bill(state, "pay:clay") == {"clay": 1}
    play(state, "pay:gold")
    assert (gold(state), resources(state)) == (0, {"clay": 1})


@pytest.mark.parametrize(
    ("purse", "stock", "ways"),
    [
        (8, {"wood": 1, "clay": 1}, {"pay:wood+clay", "pay:wood", "pay:clay", "pay:gold"}),
        (4, {"wood": 1, "clay": 1}, {"pay:wood+clay", "pay:wood", "pay:clay"}),
        (8, {"wood": 1}, {"pay:wood", "pay:gold"}),
    ],
)
def test_every_way_to_pay_is_open(purse: int, stock: dict[str, Any], ways: set[str]) -> None:
    state = scenario(empire(gold=purse, hand=["forum_3"], pieces=["army@a0"], **stock), AWAY)
    play(state, "build:forum_3")
    assert legal(state) == ways


@pytest.mark.parametrize(
    ("purse", "stock"),
    [(3, {"wood": 1, "clay": 1}), (7, {"wood": 1}), (30, {}), (4, {"wood": 2, "stone": 3})],
)
def test_nobody_is_asked_when_there_is_one_way_to_pay(purse: int, stock: dict[str, Any]) -> None:
    state = scenario(empire(gold=purse, hand=["forum_3"], pieces=["army@a0"], **stock), AWAY)
    play(state, "build:forum_3")
    assert asked(state) == "place"


def test_the_bill_tells_what_is_lacking() -> None:
    state = scenario(empire(gold=4, wood=1, hand=["forum_3"], pieces=HOME), AWAY)
    assert bill(state, "build:forum_3") == {"wood": 1, "clay": 1, "lacking": 4}


def test_gold_replaces_resources_for_nothing_but_prices() -> None:
    state = build("sailing_ship_wood", "place:a4", pieces=HOME, gold=40)
    assert asked(state) == "turn"  # no wood, so nothing can be sold


def test_all_cards_of_the_column_are_activated_from_the_bottom_up() -> None:
    state = build("cooperative_forest", "place:a0", cards=["sawmill"], supply={"wood": 2}, pieces=HOME)
    assert resources(state) == {"wood": 2}
    order = build("galley_1", "place:a4", cards=["small_port_wood", "galley_2"], pieces=HOME, wood=2)
    assert asked(order) == "sell"
    play(order, "sell:1")
    assert asked(order) == "buy"
    play(order, "buy:wheat", "done", "buy:wheat", "done")
    assert (points(order), resources(order)) == (6, {"wood": 1, "wheat": 2})


def test_each_effect_is_resolved_before_the_next_one() -> None:
    state = build("small_port_wheat", "place:a4", "buy:wheat", cards=["galley_1"], pieces=HOME)
    play(state, "buy:wheat", "buy:wheat")
    assert asked(state) == "sell"
    assert legal(state) == {"sell:1", "sell:2", "sell:3", "skip"}


def test_no_other_column_is_activated() -> None:
    state = build("brewery_5", "place:a1", cards=["cooperative_forest"], pieces=["production@a0"])
    assert resources(state) == {}


def test_an_effect_that_would_do_nothing_is_passed_over() -> None:
    state = build("siege_tower", "place:a1", cards=["centurion_1", "legion_1"], pieces=["civil@a1"])
    assert asked(state) == "turn"


def test_a_card_that_is_not_in_the_hand_cannot_be_built() -> None:
    state = scenario(empire(hand=["quarry"]), AWAY)
    assert reason(state, "build:farm") == "not_in_hand"
    assert reason(state, "offer:farm") == "not_in_hand"


def test_alike_cards_are_one_choice() -> None:
    state = scenario(empire(wood=1, hand=["small_production_1", "small_production_1"], pieces=HOME), AWAY)
    assert legal(state) == {"build:small_production_1", "offer:small_production_1"}
    play(state, "build:small_production_1", "place:a0")
    assert hand(state) == ["small_production_1"]
