"""`docs/rulings/<game>.md` and the tests of that game hold each other."""

import ast
import re
from pathlib import Path

import pytest

from tessera.games import names

ROOT = Path(__file__).parent.parent.parent
NAMED = re.compile(r"`((?:\w+/)?test_\w+\.py)::(test_\w+)`")

of_each_game = pytest.mark.parametrize("game", names())


def rulings(game: str) -> str:
    return (ROOT / "docs" / "rulings" / f"{game}.md").read_text("utf-8")


def folder_of(game: str) -> Path:
    return ROOT / "tests" / "games" / game


def defined_in(module: Path) -> set[str]:
    """The tests that a module defines."""
    tree = ast.parse(module.read_text("utf-8"))
    return {node.name for node in tree.body if isinstance(node, ast.FunctionDef) and node.name[:5] == "test_"}


@of_each_game
def test_every_test_named_by_a_ruling_exists(game: str) -> None:
    named = NAMED.findall(rulings(game))
    assert named
    assert [test for module, test in named if test not in defined_in(folder_of(game) / module)] == []


@of_each_game
def test_every_ruling_names_a_test(game: str) -> None:
    paragraphs = re.split(r"\n(?=\*\*)", rulings(game))[1:]
    assert [text.partition("\n")[0] for text in paragraphs if not NAMED.search(text)] == []


def test_every_open_point_of_duel_has_its_ruling() -> None:
    named = {test for module, test in NAMED.findall(rulings("duel")) if module == "test_open_points.py"}
    assert defined_in(folder_of("duel") / "test_open_points.py") - named == set()


@of_each_game
def test_no_test_is_defined_twice_in_a_module(game: str) -> None:
    for module in folder_of(game).rglob("test_*.py"):
        found = re.findall(r"^def (test_\w+)", module.read_text("utf-8"), re.MULTILINE)
        assert len(found) == len(set(found)), module.name
