"""Imports go one way: core, then games, then ai, then the rest. A game never imports another."""

import ast
import sys
from pathlib import Path

import tessera

PACKAGE = Path(tessera.__file__).parent
ALLOWED = {
    "core": {"core"},
    "games": {"core", "games"},
    "ai": {"core", "games", "ai"},
    "locale": {"core", "locale"},
}
"""What a part of the package may import of it; the parts that are not here may import all."""


def imports_of(path: Path) -> set[tuple[str, ...]]:
    """The names a module imports when it runs; what only the type checker sees does not count."""
    found: set[tuple[str, ...]] = set()
    tree = ast.parse(path.read_text("utf-8"))
    for node in ast.walk(tree):
        if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING":
            node.body = [ast.Pass()]
    for node in ast.walk(tree):
        names: list[str] = []
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            names = [node.module, *[f"{node.module}.{alias.name}" for alias in node.names]]
        found |= {tuple(name.split(".")) for name in names}
    return found


def test_imports_go_one_way() -> None:
    for part, allowed in ALLOWED.items():
        for path in (PACKAGE / part).rglob("*.py"):
            for name in imports_of(path):
                if name[0] == "tessera" and len(name) > 1:
                    assert name[1] in allowed, f"{path.relative_to(PACKAGE)} imports {'.'.join(name)}"


def test_a_game_never_imports_another() -> None:
    for path in (PACKAGE / "games").rglob("*.py"):
        own = path.relative_to(PACKAGE / "games").parts[0]
        for name in imports_of(path):
            if name[:2] == ("tessera", "games") and len(name) > 2 and own != "__init__.py":
                assert name[2] == own, f"{path.relative_to(PACKAGE)} imports {'.'.join(name)}"


def test_the_engine_needs_nothing_but_the_standard_library() -> None:
    for part in ("core", "games"):
        for path in (PACKAGE / part).rglob("*.py"):
            for name in imports_of(path):
                assert name[0] == "tessera" or name[0] in sys.stdlib_module_names, f"{path}: {name}"


def test_no_module_but_content_is_too_long() -> None:
    for path in PACKAGE.rglob("*.py"):
        if path.name != "catalog.py":
            assert len(path.read_text("utf-8").splitlines()) <= 500, path
