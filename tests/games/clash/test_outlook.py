"""What a person sees before choosing: where units can go, and what a city can collect."""

from typing import Any

from tessera.games.clash.scenario import legal, nation, play, scenario
from tessera.games.clash.state import ClashState


def board(state: ClashState, seat: int | None = 0) -> dict[str, Any]:
    return state.view(seat).board


def goals(data: dict[str, Any], group: str) -> set[str]:
    every = list(data["goals"])
    return {every[place] for place in data["groups"].get(group, [])}


def army() -> ClashState:
    return scenario(
        nation(units=["2 infantry@D2", "settler@D2"], advances=["tactics"]),
        nation(),
        barbarian_units=["infantry@D1"],
    )


def test_every_group_of_a_cell_is_shown_with_its_goals_as_the_rules_would_ask() -> None:
    data = board(army())["reach"]["D2"]
    assert [(one["unit"], one["count"]) for one in data["units"]] == [("settler", 1), ("infantry", 2)]
    for group, left in (
        ("12", []),
        ("01", ["leave:settler:fresh", "leave:infantry:fresh"]),
        ("10", ["leave:infantry:fresh"] * 2),
    ):
        state = army()
        play(state, "move", *left)
        assert goals(data, group) == {each for each in legal(state) if each.startswith("to:")}
    assert "to:D1" not in goals(data, "10")  # settlers alone do not attack
    assert data["goals"]["to:D1"] == "attack"
    assert data["goals"]["to:C2"] == "walk"


def test_a_cell_that_is_closed_to_units_says_why() -> None:
    data = board(army())["reach"]["D2"]
    assert data["blocked"]["E3"]["key"] == "clash.reason.no_ship"


def test_units_that_cannot_go_say_why() -> None:
    state = scenario(nation(units=["infantry@D2", "settler@E4"]), nation())
    assert board(state)["reach"]["D2"]["why"]["key"] == "clash.reason.no_tactics"


def test_the_next_group_of_a_move_is_shown_too_and_only_to_its_owner() -> None:
    state = scenario(nation(units=["settler@D2", "settler@E4"]), nation())
    play(state, "move", "from:D2", "to:D1")
    assert board(state)["reach"]["D1"]["why"]["key"] == "clash.reason.moved_already"
    assert "goals" in board(state)["reach"]["E4"]
    assert "reach" not in board(state, 1)
    assert "reach" not in board(state, None)


def test_a_city_shows_what_its_cells_bring_and_all_that_it_may_collect() -> None:
    state = scenario(nation(cities=["D2 happy"]), nation())
    data = board(state)["harvests"]["D2"]
    assert data["size"] == 2
    assert data["cells"] == {"C2": ["wood"], "D2": ["food"], "D3": ["ore"], "E2": ["ore"]}
    assert [1, 1, 0, 0, 0, 0] in data["choices"]
    assert [0, 2, 0, 0, 0, 0] not in data["choices"]
    play(state, "collect:D2")
    assert board(state)["harvest"] == {"cell": "D2", **data}
    assert "harvest" not in board(state, 1)


def test_what_is_taken_already_is_shown_while_a_city_collects() -> None:
    state = scenario(nation(cities=["D2 happy temple", "C5", "D5"]), nation())
    play(state, "collect:D2", "take:food")
    assert board(state)["harvest"]["taken"] == [1, 0, 0, 0, 0, 0]
