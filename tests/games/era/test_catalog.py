"""The data: what is certain, what is a placeholder, and that the rules take any of it."""

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import tessera
from tessera.games.era.catalog import BUILDINGS, PIECE_COUNT, RESOURCES
from tessera.locale import LANGUAGES, rules_of

PACKAGE = Path(tessera.__file__).parent
DATA = PACKAGE / "games" / "era" / "data"


def read(name: str) -> dict[str, Any]:
    data: dict[str, Any] = json.loads((DATA / f"{name}.json").read_text("utf-8"))
    return data


def test_what_is_certain_and_what_is_not_are_kept_apart() -> None:
    certain = {path.stem for path in DATA.glob("*.json") if read(path.stem)["certain"]}
    assert certain == {"buildings", "dice", "disasters", "setup", "solo"}
    assert {path.stem for path in DATA.glob("*.json")} - certain == {"placeholders"}


def entries(value: Any) -> list[dict[str, Any]]:
    """The parts of the placeholders that hold a value."""
    if isinstance(value, list):
        return [found for part in value for found in entries(part)]
    if isinstance(value, dict):
        return [value] if "source" in value else [found for part in value.values() for found in entries(part)]
    return []


def test_every_placeholder_says_where_it_comes_from() -> None:
    found = entries(
        {key: part for key, part in read("placeholders").items() if key not in ("about", "certain")}
    )
    assert len(found) > 30
    assert all(entry["source"] in ("house", "recalled", "row order") and "why" in entry for entry in found)


def test_a_cost_is_certain_where_an_example_names_it() -> None:
    certain = {row["id"] for row in read("buildings")["buildings"] if "cost" in row}
    assert certain == {"church", "lumber_mill"}
    assert set(read("placeholders")["costs"]) == {*BUILDINGS, "wall"} - certain


def test_costs_have_the_printed_amounts() -> None:
    costs = read("placeholders")["costs"]
    for row in read("buildings")["buildings"]:
        cost = row["cost"] if "cost" in row else costs[row["id"]]["cost"]
        assert sorted(cost.values()) == sorted(row["amounts"]), row["id"]
        assert set(cost) <= set(RESOURCES)


def test_the_box_holds_what_the_rulebook_lists() -> None:
    assert sum(PIECE_COUNT[: len(BUILDINGS)]) == 71
    assert sum(die["count"] for die in read("dice")["dice"]) == 36


CHANGED: dict[str, dict[str, dict[str, Any]]] = {
    "small": {"grid": {"width": 7, "height": 6}, "mirror": {"allowed": True}},
    "large": {
        "grid": {"width": 18, "height": 17},
        "shapes": {"keep": {"cells": [[0, 0], [1, 0], [0, 1], [1, 1]]}, "scorched": {"cells": [[0, 0]]}},
        "costs": {"cathedral": {"cost": {"goods": 6, "stone": 4, "wood": 2}}},
        "beyond_the_table": {"skulls": 6},
    },
}
"""What an owner of another box might write."""

PROGRAM = """
import tessera
from tessera.conformance import check_game
from tessera.core.chance import Chance
from tessera.core.playout import play_out
findings = check_game(tessera.load("era"), 1, 1, {}, languages=())
assert not findings.failures, findings.failures[:3]
for seats in (2, 4):
    state = tessera.load("era").new(seats, Chance(seats))
    parts = state.parts()
    play_out(state, Chance(seats))
    assert state.parts() == parts
from tessera.games.era.grid import WIDTH, HEIGHT
print(WIDTH, HEIGHT)
"""


def test_the_rules_take_any_grid_shapes_and_prices(tmp_path: Path) -> None:
    """A copy of the engine with another file of placeholders keeps every law."""
    for name, changes in CHANGED.items():
        copy = tmp_path / name
        shutil.copytree(
            PACKAGE, copy / "tessera", ignore=shutil.ignore_patterns("*.so", "*.pyd", "__pycache__")
        )
        path = copy / "tessera" / "games" / "era" / "data" / "placeholders.json"
        data = json.loads(path.read_text("utf-8"))
        for key, change in changes.items():
            for part, value in change.items():
                data[key][part] = {**data[key][part], **value} if isinstance(value, dict) else value
        path.write_text(json.dumps(data), "utf-8")
        environment = {**os.environ, "PYTHONPATH": str(copy)}
        run = subprocess.run(
            [sys.executable, "-c", PROGRAM],
            env=environment,
            cwd=copy,
            capture_output=True,
            text=True,
            check=False,
        )
        assert run.returncode == 0, run.stderr[-2000:]
        grid = changes["grid"]
        assert run.stdout.split() == [str(grid["width"]), str(grid["height"])]


GUESSES = {
    "words": ["11°", "°"],
    "dice": ["°"],
    "collect": ["6°", "7°", "10°"],
    "disasters": ["°"],
    "scorched": ["°"],
    "build": ["°"],
    "place": ["°"],
    "end": ["°"],
    "solo": ["°"],
}
"""What else than prices of buildings each chapter of the rules page marks: the grid, and what the mark means;
the second quill; the tracks; many skulls; the size of scorched land; the price of walls; that nothing is
turned over; the limit of rounds; the area of who plays alone."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_page_marks_every_guess(language: str) -> None:
    page = rules_of("era", language)
    assert page is not None
    rows = re.findall(r"^\| \*\*[^|]*\*\* \| ([^|]*) \| \d+ \|", page, re.MULTILINE)
    marked = {name for name, price in zip(BUILDINGS, rows, strict=True) if price.endswith("°")}
    assert marked == set(read("placeholders")["costs"]) - {"wall"}
    chapters = re.split(r"\{#([a-z-]+)\}", page)
    found = {
        name: re.findall(r"\d*°", chapter)
        for name, chapter in zip(chapters[1::2], chapters[2::2], strict=True)
        if "°" in chapter and name != "buildings"
    }
    assert found == GUESSES
