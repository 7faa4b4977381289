"""The data: what is certain, what is a placeholder, and that the rules take any of it."""

import json
from pathlib import Path
from typing import Any

import tessera
from tessera.games.era.catalog import BUILDINGS, PIECE_COUNT, RESOURCES

PACKAGE = Path(tessera.__file__).parent
DATA = PACKAGE / "games" / "era" / "data"


def read(name: str) -> dict[str, Any]:
    data: dict[str, Any] = json.loads((DATA / f"{name}.json").read_text("utf-8"))
    return data


def test_what_is_certain_and_what_is_not_are_kept_apart() -> None:
    certain = {path.stem for path in DATA.glob("*.json") if read(path.stem)["certain"]}
    assert certain == {"buildings", "dice", "disasters", "setup", "solo"}
    assert {path.stem for path in DATA.glob("*.json")} - certain == {"placeholders"}


def placeholders(section: str) -> dict[str, dict[str, Any]]:
    rows: dict[str, dict[str, Any]] = read("placeholders")["sections"][section]
    return rows


def test_every_placeholder_says_where_it_comes_from() -> None:
    found = [row for rows in read("placeholders")["sections"].values() for row in rows.values()]
    assert len(found) > 30
    assert all(row["source"] in ("house", "recalled", "order") and row["why"] for row in found)


def test_a_cost_is_certain_where_an_example_names_it() -> None:
    certain = {row["id"] for row in read("buildings")["buildings"] if "cost" in row}
    assert certain == {"church", "lumber_mill"}
    assert set(placeholders("costs")) == {*BUILDINGS, "wall"} - certain


def test_costs_have_the_printed_amounts() -> None:
    costs = placeholders("costs")
    for row in read("buildings")["buildings"]:
        cost = row["cost"] if "cost" in row else costs[row["id"]]["value"]
        assert sorted(cost.values()) == sorted(row["amounts"]), row["id"]
        assert set(cost) <= set(RESOURCES)


def test_the_box_holds_what_the_rulebook_lists() -> None:
    assert sum(PIECE_COUNT[: len(BUILDINGS)]) == 71
    assert sum(die["count"] for die in read("dice")["dice"]) == 36
