"""Temples: what they need, where they stand, and the army that guards one."""

import pytest

from tessera.games.deus.scenario import (
    asked,
    build,
    column,
    empire,
    gold,
    legal,
    pieces,
    play,
    reason,
    regions,
    resources,
    scenario,
)

AWAY = empire(pieces=["civil@d3"])
ROW = ["brewery_5", "farm", "galley", "school", "ballista"]
SECOND_ROW = ["brewery_4", "quarry", "small_port_wood", "university", "legion"]


def test_the_first_temple_needs_no_cards() -> None:
    state = build("temple_wood", pieces=["civil@a0"])
    assert column(state, "purple") == ["temple_wood"]
    assert "temple@a0" in pieces(state)
    assert state.temples == 3
    assert gold(state) == 40 - 16


def test_a_temple_costs_one_of_each_resource() -> None:
    state = scenario(
        empire(1, wood=1, stone=1, clay=1, wheat=2, pieces=["civil@a0"], hand=["temple_wood"]), AWAY
    )
    play(state, "build:temple_wood")
    assert (gold(state), resources(state)) == (1, {"wheat": 1})


def test_each_resource_of_it_may_be_replaced_by_gold() -> None:
    state = scenario(empire(8, wood=1, stone=1, clay=1, pieces=["civil@a0"], hand=["temple_wood"]), AWAY)
    play(state, "build:temple_wood")
    assert legal(state) == {"pay:wood+stone+clay", "pay:wood+stone", "pay:wood+clay", "pay:stone+clay"}


def test_the_second_temple_needs_a_card_of_every_colour() -> None:
    assert "temple@a0" in pieces(build("temple_wood", cards=["temple_clay", *ROW], pieces=["civil@a0"]))
    for missing in ROW:
        cards = [card for card in ROW if card != missing]
        state = scenario(
            empire(40, cards=["temple_clay", *cards], pieces=["civil@a0"], hand=["temple_wood"]), AWAY
        )
        assert reason(state, "build:temple_wood") == "temple_cards"


def test_the_third_temple_needs_two_cards_of_every_colour() -> None:
    two = ["temple_clay", "temple_stone"]
    state = scenario(empire(40, cards=[*two, *ROW], pieces=["civil@a0"], hand=["temple_wood"]), AWAY)
    assert reason(state, "build:temple_wood") == "temple_cards"
    built = build("temple_wood", cards=[*two, *ROW, *SECOND_ROW], pieces=["civil@a0"])
    assert len(column(built, "purple")) == 3


def test_a_temple_stands_on_land_that_one_occupies() -> None:
    state = build("temple_wood", pieces=["civil@a0", "army@a1", "ship@a4"])
    assert regions(state, "place") == {"a0", "a1"}
    assert reason(state, "place:a4") == "temple_at_sea"
    assert reason(state, "place:a2") == "not_yours"


def test_a_region_has_one_temple_at_most() -> None:
    state = build(
        "temple_wood", cards=["temple_clay", *ROW], pieces=["civil@a0", "temple@a0", "army@a1", "army@a2"]
    )
    assert regions(state, "place") == {"a1", "a2"}
    assert reason(state, "place:a0") == "has_temple"


def test_without_land_for_it_a_temple_cannot_be_built_while_there_are_markers() -> None:
    state = scenario(empire(40, pieces=["ship@a4"], hand=["temple_wood"]), AWAY)
    assert reason(state, "build:temple_wood") == "temple_region"


def test_without_a_marker_left_the_card_is_built_alone() -> None:
    state = build("temple_wood", pieces=["ship@a4"], temples=0)
    assert column(state, "purple") == ["temple_wood"]
    assert pieces(state) == {"ship@a4"}


def test_a_temple_activates_nothing() -> None:
    state = build("temple_wood", cards=["temple_clay", *ROW], pieces=["civil@a0", "production@a1"], gold=40)
    play(state, "place:a1")
    assert asked(state) == "turn"
    assert (gold(state), resources(state)) == (24, {})


def test_a_temple_counts_as_a_building_of_its_city() -> None:
    state = build("brewery_3", "place:a0", pieces=["production@a0", "temple@a0"])
    assert gold(state) == 40 - 4 + 5


def test_an_army_alone_with_a_temple_cannot_leave() -> None:
    state = build("temporary_camps", "place:a1", pieces=["army@a0", "temple@a0", "army@a3"])
    assert legal(state) == {"army:a1", "army:a3", "done"}
    assert reason(state, "army:a0") == "pinned"


@pytest.mark.parametrize("piece", ["civil", "production", "scientific"])
def test_another_building_frees_it(piece: str) -> None:
    state = build("temporary_camps", "place:a1", pieces=["army@a0", "temple@a0", f"{piece}@a0"])
    assert "army:a0" in legal(state)
