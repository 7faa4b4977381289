"""The examples of the rulebook, as positions."""

import pytest

from tessera.games.deus.scenario import (
    asked,
    build,
    column,
    empire,
    gold,
    hand,
    legal,
    new_game,
    play,
    points,
    ready,
    resources,
    scenario,
    village,
)

AWAY = empire(pieces=["civil@d3"])
ROW = ["brewery_5", "farm", "galley", "school", "ballista"]


def test_a_village_beside_five_regions_begins_with_five_points() -> None:
    state = new_game(2, continent="WVMSFOO@0,0+VWMSFOO@1,0+VWMSFOO@0,1+VWMSFOO@1,1")
    assert village(state, "a1") == 5


def test_a_card_that_costs_one_wood_is_paid_with_wood_or_four_gold() -> None:
    state = scenario(empire(4, wood=1, pieces=["army@a0"], hand=["brewery_2", "farm"]), AWAY)
    play(state, "build:brewery_2")
    assert legal(state) == {"pay:wood", "pay:gold"}


def test_the_second_brown_card_pays_after_the_first() -> None:
    state = build("trading_post_forest", "place:a0", cards=["lumberjacks_guild"], pieces=["army@a0"])
    assert (points(state), gold(state)) == (5 + 1, 36 + 3)


def test_the_first_temple_and_the_second() -> None:
    assert len(column(build("temple_wood", pieces=["civil@a0"]), "purple")) == 1
    second = build("temple_wood", cards=["temple_clay", *ROW], pieces=["civil@a0"])
    assert len(column(second, "purple")) == 2


def test_three_cards_with_a_temple_on_top_call_ceres_by_jupiter() -> None:
    state = scenario(empire(hand=["temple_gold", "farm", "quarry", "legion"]), AWAY)
    play(state, "offer:temple_gold", "add:farm", "add:quarry", "done", "god:ceres")
    play(state, "take:wood", "take:stone", "take:wheat")
    assert resources(state) == {"wood": 1, "stone": 1, "wheat": 1}
    assert ready(state, "production") == 3


def test_a_ship_in_the_last_region_gives_the_village_to_whoever_has_more_armies() -> None:
    other = empire(points=0, pieces=["army@a0", "ship@a4"])
    state = build("galley", "place:a6", pieces=["army@a1"], others=[other])
    assert village(state, "a5") is None
    assert (points(state), points(state, 1)) == (5, 3)


@pytest.mark.parametrize(("count", "won"), [(1, 1), (2, 2), (5, 2)])
def test_vesta(count: int, won: int) -> None:
    cards = ["brewery_2", "brewery_3", "brewery_4", "brewery_5", "forum_3", "farm"]
    state = scenario(empire(hand=cards), AWAY)
    play(state, "offer:brewery_2", *[f"add:{card}" for card in cards[1:count]], "done")
    assert points(state) == 5 + won


def test_minerva_with_five_cards_of_five_makes_a_hand_of_ten() -> None:
    cards = ["brewery_2", "farm", "galley", "school", "legion"]
    state = scenario(empire(hand=cards), AWAY)
    play(state, "offer:school", "add:brewery_2", "add:farm", "add:galley", "add:legion", "use")
    assert len(hand(state)) == 10


def test_minerva_with_two_cards_of_seven_makes_a_hand_of_seven() -> None:
    cards = ["brewery_2", "farm", "galley", "school", "legion", "quarry", "sawmill"]
    state = scenario(empire(hand=cards), AWAY)
    play(state, "offer:school", "add:legion", "done", "use")
    assert len(hand(state)) == 7
    assert asked(state) == "turn"


def test_two_who_tie_for_five_points_get_two_each() -> None:
    other = empire(points=0, pieces=["army@c4", "ship@c3", "civil@c5"])
    state = build("galley", "place:c2", pieces=["army@c1", "civil@c6"], others=[other], villages={"c0": 5})
    assert (points(state), points(state, 1)) == (7, 2)
