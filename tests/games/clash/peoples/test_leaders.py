"""Leaders outside battles: recruiting, replacing, dying, and what a dead one is worth to the killer."""

from typing import Any

from tessera.games.clash.scenario import (
    asked,
    goods,
    led_by,
    legal,
    march,
    nation,
    play,
    points,
    reason,
    scenario,
    units,
)
from tests.games.clash.fields import HIT, MISS, facts

GREECE: dict[str, Any] = {"people": "greece"}
MEANS: dict[str, Any] = {"culture": 1, "mood": 1, "food": 2}
"""For a leader, or for a settler."""


def rome(**more: Any) -> Any:
    return nation(people="rome", **more)


def test_a_city_recruits_a_leader_for_culture_and_mood() -> None:
    state = scenario(rome(**MEANS), nation(**GREECE))
    play(state, "recruit:D2", "hire:leader")
    assert (asked(state), legal(state)) == ("enlist", {"enlist:augustus", "enlist:caesar", "enlist:sulla"})
    events = play(state, "enlist:caesar")
    assert led_by(state) == "caesar"
    assert units(state, "D2") == {"leader": 1}
    assert goods(state) == {"food": 2}
    assert state.nations[0].leaders == (39, 41)
    assert facts(events, "led") == [{"seat": 0, "leader": "caesar", "cell": "D2"}]
    assert asked(state) == "turn"  # the city is of size one and happy, but settlers come first


def test_a_leader_takes_the_place_of_another_for_ever() -> None:
    state = scenario(rome(**MEANS, leader="sulla@E4"), nation(**GREECE))
    play(state, "recruit:D2", "hire:leader")
    assert legal(state) == {"enlist:augustus", "enlist:caesar"}
    events = play(state, "enlist:augustus")
    assert units(state, "E4") == {}
    assert units(state, "D2") == {"leader": 1}
    assert facts(events, "leader_lost") == [{"seat": 0, "leader": "sulla"}]
    assert points(state, 1).get("leaders", 0) == 0


def test_the_last_leader_comes_without_a_question() -> None:
    state = scenario(rome(**MEANS, lost_leaders=["augustus", "sulla"]), nation(**GREECE))
    play(state, "recruit:D2", "hire:leader")
    assert led_by(state) == "caesar"


def test_after_three_leaders_there_is_none() -> None:
    lost = ["augustus", "sulla", "caesar"]
    state = scenario(rome(**MEANS, ore=1, lost_leaders=lost), nation(**GREECE))
    play(state, "recruit:D2")
    assert "hire:leader" not in legal(state)
    assert reason(state, "hire:leader") == "no_leaders"


def test_a_leader_needs_room_but_makes_it_where_he_is_replaced() -> None:
    crowd = {**MEANS, "advances": ["tactics", "sanitation"]}
    state = scenario(rome(**crowd, units=["4 infantry@D2"]), nation(**GREECE))
    play(state, "recruit:D2")
    assert reason(state, "hire:leader") == "stack"
    state = scenario(rome(**crowd, units=["3 infantry@D2"], leader="sulla"), nation(**GREECE))
    play(state, "recruit:D2")
    assert "hire:leader" in legal(state)


def test_who_kills_a_leader_gets_two_points() -> None:
    state = scenario(
        rome(leader="caesar@E5", advances=["tactics"]),
        nation(people="greece", units=["2 infantry@D5"]),
    )
    events = march(state, "E5-D5", deals=[MISS, HIT, MISS])
    assert led_by(state) is None
    assert facts(events, "leader_slain") == [{"seat": 1, "leader": "caesar"}]
    assert points(state, 1)["leaders"] == 2
    assert state.nations[0].units_left(5) == 1


def test_barbarians_get_nothing_for_a_leader() -> None:
    state = scenario(
        rome(leader="caesar@E5", advances=["tactics"]), nation(**GREECE), barbarian_units=["infantry@D5"]
    )
    march(state, "E5-D5", deals=[MISS, HIT])
    assert led_by(state) is None
    assert [points(state, seat)["leaders"] for seat in (0, 1)] == [0, 0]


def test_chance_says_who_comes_in_that_variant() -> None:
    state = scenario(rome(**MEANS), nation(**GREECE), leaders="random")
    play(state, "recruit:D2", "hire:leader", deals=["sulla"])
    assert led_by(state) == "sulla"
