"""Temple cards at the end of the game. One case for each kind."""

from typing import Any

import pytest

from tessera.games.deus.scenario import empire, scenario, sheet

CITIES = [
    *["civil@a0", "production@a0", "scientific@a0", "army@a0", "temple@a0"],
    *["civil@a1", "production@a1", "scientific@a1", "army@a1"],
    *["civil@a2", "production@a2", "army@a2"],
    *["civil@c1", "production@c1"],
    *["production@a3", "ship@a4"],
]
"""Cities of 5, 4, 3, 2, 1 and a ship."""
ROWS = [
    *["brewery_2", "farm", "galley", "school", "ballista"],
    *["brewery_3", "quarry", "small_port_wood", "university", "legion", "brewery_4"],
]


@pytest.mark.parametrize(
    ("card", "given", "worth"),
    [
        ("temple_regions_5", {"pieces": CITIES}, 6),
        ("temple_regions_4", {"pieces": CITIES}, 8),
        ("temple_regions_3", {"pieces": CITIES}, 9),
        ("temple_regions_2", {"pieces": CITIES}, 8),
        ("temple_regions_1", {"pieces": CITIES}, 6),
        ("temple_gold", {"gold": 11}, 6),
        ("temple_wheat", {"wheat": 3}, 6),
        ("temple_stone", {"stone": 4}, 8),
        ("temple_clay", {"clay": 5}, 10),
        ("temple_wood", {"wood": 1}, 2),
        ("temple_temples", {}, 4),
        ("temple_sets", {"cards": ROWS}, 8),
        ("temple_swamp", {"pieces": ["civil@a3", "army@b4"]}, 8),
        ("temple_forest", {"pieces": ["civil@a0", "army@a0"]}, 4),
        ("temple_field", {"pieces": ["civil@a1", "army@b2"]}, 8),
        ("temple_mountain", {"pieces": ["civil@a2"]}, 4),
    ],
)
def test_a_temple_is_worth_what_it_counts(card: str, given: dict[str, Any], worth: int) -> None:
    cards = [*given.get("cards", []), card]
    state = scenario(empire(**{**given, "cards": cards, "hand": ["sawmill"]}), empire())
    assert sheet(state)["temples"] == worth


@pytest.mark.parametrize(
    ("card", "given"),
    [
        ("temple_gold", {"gold": 60}),
        ("temple_wood", {"wood": 9}),
        ("temple_mountain", {"pieces": ["civil@a2", "civil@b3", "civil@c6", "civil@d0"]}),
    ],
)
def test_no_temple_is_worth_more_than_twelve(card: str, given: dict[str, Any]) -> None:
    assert sheet(scenario(empire(**given, cards=[card]), empire()))["temples"] == 12


def test_the_limit_is_that_of_each_temple() -> None:
    cards = ["temple_gold", "temple_wood", "temple_temples"]
    assert sheet(scenario(empire(gold=60, wood=9, cards=cards), empire()))["temples"] == 36


def test_what_a_temple_counts_is_kept_for_the_majorities() -> None:
    state = scenario(empire(gold=6, wheat=2, cards=["temple_gold", "temple_wheat"]), empire(gold=1, wheat=1))
    assert sheet(state) == {
        "points": 5,
        "temples": 4 + 4,
        "most_wood": 0,
        "most_stone": 0,
        "most_clay": 0,
        "most_wheat": 2,
        "most_gold": 2,
    }
