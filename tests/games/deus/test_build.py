"""Building: the piece, the card, the price, the effects of the column."""

from typing import Any

import pytest

from tessera.games.deus import GAME
from tessera.games.deus.names import cost_of
from tessera.games.deus.scenario import (
    action,
    asked,
    bill,
    build,
    card_of,
    column,
    empire,
    gold,
    hand,
    hold_alike,
    legal,
    pieces,
    play,
    points,
    ready,
    reason,
    resources,
    scenario,
    set_price,
    supply,
    told,
)
from tessera.locale import Locale

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
    order = build("small_port_clay", "place:a4", cards=["small_port_wood", "galley"], pieces=HOME, wood=2)
    assert asked(order) == "sell"
    play(order, "sell:1")
    assert asked(order) == "buy"
    play(order, "buy:clay", "done", "sell:1")
    assert (points(order), resources(order)) == (7, {"wood": 1})


def test_each_effect_is_resolved_before_the_next_one() -> None:
    state = build("small_port_wheat", "place:a4", "buy:wheat", cards=["galley"], pieces=HOME)
    play(state, "buy:wheat", "buy:wheat")
    assert asked(state) == "sell"
    assert legal(state) == {"sell:1", "sell:2", "sell:3", "skip"}


def test_no_other_column_is_activated() -> None:
    state = build("brewery_5", "place:a1", cards=["cooperative_forest"], pieces=["production@a0"])
    assert resources(state) == {}


def test_an_effect_that_would_do_nothing_is_passed_over() -> None:
    state = build("siege_tower", "place:a1", cards=["centurion", "legion"], pieces=["civil@a1"])
    assert asked(state) == "turn"


def test_a_card_that_is_not_in_the_hand_cannot_be_built() -> None:
    state = scenario(empire(hand=["quarry"]), AWAY)
    assert reason(state, "build:farm") == "not_in_hand"
    assert reason(state, "offer:farm") == "not_in_hand"


def test_alike_cards_are_one_choice() -> None:
    state = scenario(empire(clay=1, hand=["quarry"], pieces=HOME), AWAY)
    hold_alike(state, "quarry")
    assert len(state.actions(0)) == 2
    play(state, "build:quarry", "place:a0")
    assert hand(state) == ["quarry"]


# Prices with gold


def test_the_gold_of_a_price_is_paid_besides_its_resources() -> None:
    set_price("quarry", clay=1, gold=2)
    state = scenario(empire(5, clay=1, hand=["quarry"], pieces=HOME), AWAY)
    play(state, "build:quarry", "place:a0")
    assert (gold(state), resources(state)) == (3, {})


def test_a_price_may_be_gold_alone_and_is_never_replaced() -> None:
    set_price("quarry", gold=3)
    state = scenario(empire(3, clay=1, hand=["quarry"], pieces=HOME), AWAY)
    assert bill(state, "build:quarry") == {"gold": 3}
    events = play(state, "build:quarry")
    assert asked(state) == "place"
    assert (gold(state), resources(state)) == (0, {"clay": 1})
    paid = next(event for event in events if event.kind == "paid")
    assert paid.values["amounts"] == {"gold": 3}


@pytest.mark.parametrize(("purse", "ways"), [(6, {"pay:clay", "pay:gold"}), (5, set())])
def test_only_gold_beyond_the_price_replaces_a_resource(purse: int, ways: set[str]) -> None:
    set_price("quarry", clay=1, gold=2)
    state = scenario(empire(purse, clay=1, hand=["quarry"], pieces=HOME), AWAY)
    play(state, "build:quarry")
    assert legal(state, "pay") == ways
    if ways:
        assert (bill(state, "pay:clay"), bill(state, "pay:gold")) == ({"clay": 1, "gold": 2}, {"gold": 6})
        play(state, "pay:gold")
        assert (gold(state), resources(state)) == (0, {"clay": 1})


@pytest.mark.parametrize(("purse", "clay"), [(1, 1), (5, 0)])
def test_who_lacks_the_gold_of_a_price_cannot_build(purse: int, clay: int) -> None:
    set_price("quarry", clay=1, gold=2)
    state = scenario(empire(purse, clay=clay, hand=["quarry"], pieces=HOME), AWAY)
    assert reason(state, "build:quarry") == "too_dear"
    refused = state.why_not(0, action(state, "build:quarry")).message
    assert refused.args["gold"] == 2 + 4 * (1 - clay)
    assert "2 gold" in Locale("en").text(refused)
    assert state.view(0).board["plans"]  # what it would do is shown all the same


def test_the_bill_and_the_catalog_tell_the_gold_of_a_price() -> None:
    set_price("quarry", clay=1, gold=2)
    state = scenario(empire(9, hand=["quarry"], pieces=HOME), AWAY)
    assert bill(state, "build:quarry") == {"clay": 1, "gold": 2, "lacking": 4}
    card = next(card for card in GAME.catalog()["cards"].values() if card["kind"] == "quarry")
    assert card["cost"] == {"clay": 1, "gold": 2}
    for language, words in (("en", "Costs 1 clay, 2 gold"), ("ru", "Стоимость: 1 глина, 2 зол.")):
        assert Locale(language).say("deus.info.cost", cost=cost_of(card_of("quarry"))) == words
    play(state, "build:quarry", "place:a0")
    assert gold(state) == 9 - 6


def test_what_building_would_do_is_told_with_the_gold_paid() -> None:
    set_price("galley", clay=1, gold=2)
    state = scenario(empire(3, clay=1, hand=["galley"], pieces=HOME), AWAY)
    plan = next(iter(state.view(0).board["plans"].values()))
    assert plan["chain"] == [{"kind": "buy", "most": 1, "gold": 1}]


def test_a_player_who_thinks_about_paying_knows_the_gold_that_is_still_to_be_paid() -> None:
    set_price("quarry", clay=1, gold=2)
    state = scenario(empire(9, clay=1, hand=["quarry"], pieces=HOME), AWAY)
    play(state, "build:quarry")
    coming = state.stack[-1].pending(state, 0)
    assert (asked(state), coming.resources, coming.gold) == ("pay", -1, -2)
