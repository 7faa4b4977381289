"""The page about the architecture names what there is, and nothing else."""

import ast
import re
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent
PAGE = (ROOT / "docs" / "architecture.md").read_text("utf-8")
SOURCE = ROOT / "src" / "tessera"


def checks_of_the_battery() -> set[str]:
    """The names under which the battery reports what it finds."""
    tree = ast.parse((SOURCE / "conformance.py").read_text("utf-8"))
    place = {"expect": 1, "fail": 0}
    found: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in place:
            name = node.args[place[node.func.attr]]
            if isinstance(name, ast.Constant):
                found.add(str(name.value))
    return found


def test_every_check_of_the_battery_is_named() -> None:
    checks = checks_of_the_battery()
    assert len(checks) > 20
    assert {check for check in checks if f"`{check}`" not in PAGE} == set()


def test_every_check_that_is_named_exists() -> None:
    laws = PAGE[PAGE.index("## The twelve laws") : PAGE.index("## Chance")]
    named = {
        name for name in re.findall(r"`([a-z]+(?:[ -][a-z]+)+)`", laws) if not name.startswith("tessera")
    }
    assert named - checks_of_the_battery() == set()


def test_every_module_of_the_engine_is_in_the_tree() -> None:
    blocks = re.split(r"\n  (?! )", PAGE[PAGE.index("## The tree") :])
    games = [path for path in (SOURCE / "games").iterdir() if (path / "game.py").exists()]
    for folder in (SOURCE / "core", *games):
        (block,) = [text for text in blocks if text.startswith(f"{folder.relative_to(SOURCE)}/ ")]
        for path in folder.rglob("*.py"):
            assert path.name == "__init__.py" or f" {path.name} " in block, path.relative_to(ROOT)


def test_every_module_in_the_tree_exists() -> None:
    for name in re.findall(r"^ +(\w+\.py) ", PAGE, re.MULTILINE):
        assert list(SOURCE.rglob(name)), name
