"""Production cards. One case for each kind."""

import pytest

from tessera.games.deus.scenario import asked, build, gold, legal, play, reason, resources, supply

WORKS = ["production@a0", "production@b0", "production@a2", "civil@a0", "army@a0", "temple@a0", "civil@b0"]
"""Works in a forest of four buildings, in one of two, and in mountains."""


def test_a_small_production_building_lets_one_works_yield_one_unit() -> None:
    state = build("small_production", "place:a1", pieces=["production@a0", "production@a2"])
    assert legal(state) == {"take:wood", "take:stone", "take:wheat", "skip"}
    play(state, "take:stone")
    assert resources(state) == {"stone": 1}
    assert supply(state, "stone") == 9


def test_with_works_on_one_land_there_is_nothing_to_choose() -> None:
    state = build("small_production", "place:b0", pieces=["production@a0", "army@b4"])
    assert resources(state) == {"wood": 1}
    assert asked(state) == "turn"


def test_a_small_production_building_may_be_declined() -> None:
    state = build("small_production", "place:a1", "skip", pieces=["production@a0"])
    assert resources(state) == {}


@pytest.mark.parametrize(
    ("card", "regions", "resource"),
    [
        ("cooperative_forest", ["a0", "b0"], "wood"),
        ("cooperative_swamp", ["a3", "b4"], "clay"),
        ("cooperative_field", ["a1", "b2"], "wheat"),
        ("cooperative_mountain", ["a2", "b3"], "stone"),
    ],
)
def test_a_cooperative_yields_two_for_each_works_on_its_land(
    card: str, regions: list[str], resource: str
) -> None:
    others = [region for region in ("a0", "a1", "a2", "a3") if region not in regions][:1]
    pieces = [f"production@{region}" for region in regions + others]
    state = build(card, "place:c5" if "a3" not in regions else "place:c6", pieces=[*pieces, "army@a2"])
    assert resources(state) == {resource: 4}


@pytest.mark.parametrize(
    ("card", "large", "small", "resource"),
    [
        ("sawmill", "a0", "b0", "wood"),
        ("brickyard", "a3", "b4", "clay"),
        ("farm", "a1", "b2", "wheat"),
        ("quarry", "a2", "b3", "stone"),
    ],
)
def test_the_largest_city_with_works_yields_for_each_building(
    card: str, large: str, small: str, resource: str
) -> None:
    city = [f"{piece}@{large}" for piece in ("production", "civil", "army", "temple")]
    state = build(card, "place:c6", pieces=[*city, f"production@{small}", f"civil@{small}", "army@c5"])
    assert resources(state) == {resource: 4}
    assert gold(state) == 40 - 4


def test_a_larger_city_without_works_yields_nothing() -> None:
    state = build("sawmill", "place:b0", pieces=["civil@a0", "army@a0", "scientific@a0", "army@b4"])
    assert resources(state) == {"wood": 1}


def test_a_works_yields_only_what_its_land_bears() -> None:
    assert resources(build("cooperative_field", "place:a0", pieces=WORKS[1:])) == {}


def test_what_the_supply_lacks_cannot_be_taken() -> None:
    assert resources(build("cooperative_forest", "place:c6", pieces=WORKS, supply={"wood": 3})) == {"wood": 3}
    state = build(
        "small_production", "place:a1", pieces=["production@a0", "production@a2"], supply={"wood": 0}
    )
    assert legal(state) == {"take:stone", "take:wheat", "skip"}
    assert reason(state, "take:wood") == "none_left"
    assert reason(state, "take:clay") == "no_works"
