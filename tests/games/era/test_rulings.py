"""`docs/rulings/era.md` and the tests hold each other."""

import ast
import re
from pathlib import Path

HERE = Path(__file__).parent
RULINGS = HERE.parents[2] / "docs" / "rulings" / "era.md"
NAMED = re.compile(r"`(test_\w+\.py)::(test_\w+)`")


def defined_in(module: str) -> set[str]:
    """The tests that a module of this folder defines."""
    tree = ast.parse((HERE / module).read_text("utf-8"))
    return {node.name for node in tree.body if isinstance(node, ast.FunctionDef) and node.name[:5] == "test_"}


def test_every_test_named_by_a_ruling_exists() -> None:
    named = NAMED.findall(RULINGS.read_text("utf-8"))
    assert named
    missing = [(module, test) for module, test in named if test not in defined_in(module)]
    assert missing == []


def test_every_ruling_names_a_test() -> None:
    paragraphs = re.split(r"\n(?=\*\*)", RULINGS.read_text("utf-8"))[1:]
    assert [text.partition("\n")[0] for text in paragraphs if not NAMED.search(text)] == []


def test_no_test_is_defined_twice_in_a_module() -> None:
    for module in HERE.glob("test_*.py"):
        names = re.findall(r"^def (test_\w+)", module.read_text("utf-8"), re.MULTILINE)
        assert len(names) == len(set(names)), module.name
