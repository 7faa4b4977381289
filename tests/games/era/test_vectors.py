"""The worked examples of the rulebook, as written down in `vectors.json`."""

import json
from pathlib import Path
from typing import Any

from tessera.games.era.scenario import (
    asked,
    disaster,
    domain,
    phase,
    pieces,
    play,
    resources,
    scenario,
    sheet,
    told,
)
from tests.games.era.test_extort import demands, lord
from tests.games.era.test_scoring import CITY, TEN_DICE

VECTORS: dict[str, dict[str, Any]] = {
    vector["id"]: vector
    for vector in json.loads(Path(__file__).with_name("vectors.json").read_text("utf-8"))["vectors"]
}


def vector(name: str) -> dict[str, Any]:
    return VECTORS[name]


CALM = ["noble_goods"]
KOLYA = ["peasant_skull", "peasant_skull", "peasant_food_or_stone", "noble_two_swords"]
"""Sides 6, 6 and 4 of the peasant die, side 3 of the noble die."""


def test_kolya_collects_and_loses_what_does_not_fit() -> None:
    example = vector("collect_overflow")
    kolya = domain(**example["start"], pieces=["farm@a1"], dice=KOLYA)
    state = scenario("collect", kolya, domain(dice=["peasant_food_or_stone"]))
    assert asked(state) == "take"
    play(state, "take:peasant_food_or_stone>stone")
    assert resources(state, 0) == example["after"]
    shown = state.view(0).board["domains"][0]["dice"]
    assert (shown["hammers"], shown["skulls"]) == (example["hammers"], example["skulls"])


def test_kolya_cannot_feed_one_of_four_dice() -> None:
    example = vector("feed_shortage")
    state = scenario("feed", domain(food=example["food"], dice=KOLYA), domain(dice=CALM))
    assert len(KOLYA) == example["dice"]
    assert (resources(state, 0)["food"], disaster(state, 0)) == (
        example["after_food"],
        example["disaster_gain"],
    )


def test_kolya_has_two_longhouses_that_touch_and_one_that_does_not() -> None:
    # The two also touch a wall and the keep, which means nothing.
    houses = ["longhouse@c6", "longhouse@c7", "wall_4@c8", "longhouse@i1"]
    state = scenario("disasters", domain(pieces=houses, dice=KOLYA), domain(dice=CALM))
    assert disaster(state, 0) == vector("disease_two_touching")["disaster_gain"]


def test_three_longhouses_in_a_row_would_have_cost_three() -> None:
    houses = ["longhouse@c6", "longhouse@c7", "longhouse@c8"]
    state = scenario("disasters", domain(pieces=houses, dice=KOLYA), domain(dice=CALM))
    assert disaster(state, 0) == vector("disease_three_connected")["disaster_gain"]


def test_rita_loses_a_building_to_four_skulls() -> None:
    rita = domain(pieces=["farm@a1"], dice=["peasant_skull"] * 4)
    state = scenario("disasters", rita, domain(dice=CALM))
    play(state, "remove:a1")
    assert pieces(state, 0) == ["keep@f6"]


def test_artem_gives_up_a_resource_for_his_one_skull() -> None:
    state = scenario("disasters", domain(wood=2, food=1, dice=["peasant_skull"]), domain(dice=CALM))
    play(state, "lose:food")
    assert (resources(state, 0)["food"], disaster(state, 0)) == (0, 0)


def test_petya_gives_everybody_scorched_land_and_rita_puts_it_beside_her_farm() -> None:
    ring = ["wall_4@b2", "wall_4@b5", "wall_2@b3/r90", "wall_2@e3/r90"]
    petya = domain(dice=["peasant_skull"] * 3)
    rita = domain(pieces=[*ring, "farm@h1"])
    state = scenario("disasters", petya, rita, domain(), domain())
    assert state.seats_to_act() == (1,)
    play(state, "place:r0:j1")
    assert pieces(state, 1)[-1] == "scorched@j1"
    play(state, "place:r0:a1", "place:r0:a1")
    assert [pieces(state, seat)[-1] for seat in (2, 3)] == ["scorched@a1", "scorched@a1"]
    assert pieces(state, 0) == ["keep@f6"]


def test_kolya_builds_a_church_and_the_last_lumber_mill() -> None:
    example = vector("build_two")
    kolya = domain(**example["start"], dice=KOLYA)
    state = scenario("build", kolya, domain(dice=CALM), supply={"lumber_mill": 1})
    events = []
    for building, place in zip(example["builds"], ("place:r0:a1", "place:r0:d1"), strict=True):
        events += play(state, f"build:{building}", place)
    after = {name: amount for name, amount in resources(state, 0).items() if name in example["after"]}
    assert after == example["after"]
    assert state.flipped == 1
    assert "token_flipped" in told(events)


def test_who_demands_of_whom() -> None:
    example = vector("extort_relations")
    names = list(example["swords"])
    lords = [lord(example["swords"][name], example["shields"][name], wood=1) for name in names]
    state = scenario("extort", *lords)
    assert phase(state) == "extort"
    expected = [
        (names.index(name), names.index(victim)) for name in names for victim in example["demands"][name]
    ]
    assert demands(state) == expected


def test_kolya_scores_65() -> None:
    example = vector("score_65")
    kolya = domain(pieces=CITY, dice=TEN_DICE, culture=4, disaster=8)
    state = scenario("extort", kolya, domain(pieces=CITY, dice=TEN_DICE, culture=5))
    points = sheet(state, 0)
    assert {kind: points[kind] for kind in example["buildings"]} == example["buildings"]
    lines = ("market_bonus", "guildhall_bonus", "university_bonus", "cathedral_bonus")
    for line in (*lines, "culture", "most_culture", "largest_area", "disaster"):
        assert points[line] == example[line], line
    assert sum(points.values()) - points["disaster"] == example["subtotal"]
    assert sum(points.values()) == state.scores()[0] == example["total"]


def test_every_example_is_used() -> None:
    tests = Path(__file__).read_text("utf-8")
    assert all(f'vector("{name}")' in tests for name in VECTORS)
