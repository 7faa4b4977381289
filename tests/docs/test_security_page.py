"""`docs/security.md` promises nothing that no test holds."""

import ast
import re
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent
PAGE = (ROOT / "docs" / "security.md").read_text("utf-8")
NAMED = re.compile(r"`(tests/[\w/]+\.py)::(test_\w+)`")
PROMISES = PAGE[PAGE.index("## What is promised") : PAGE.index("## What is not promised")]


def defined_in(module: Path) -> set[str]:
    """The tests that a module defines."""
    tree = ast.parse(module.read_text("utf-8"))
    return {node.name for node in tree.body if isinstance(node, ast.FunctionDef) and node.name[:5] == "test_"}


def test_every_test_that_is_named_exists() -> None:
    named = NAMED.findall(PAGE)
    assert named
    assert [test for module, test in named if test not in defined_in(ROOT / module)] == []


def test_every_promise_names_a_test() -> None:
    promises = [text for text in PROMISES.split("\n\n") if text.startswith("**")]
    assert len(promises) > 10
    assert [text.partition("**")[2][:60] for text in promises if not NAMED.search(text)] == []


def test_every_attack_that_is_named_exists() -> None:
    script = (ROOT / "scripts" / "attack.py").read_text("utf-8")
    named = re.findall(r"scripts\.attack (\w+)", PAGE)
    assert named
    assert [kind for kind in named if f'("{kind}", ' not in script] == []
