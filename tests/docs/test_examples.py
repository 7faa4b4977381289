"""The examples in the documentation run, and print what they say they print.

The `python` blocks of a page follow one another, like cells of one session. A line such as
`print(1 + 1)  # 2` says what it prints; `…` at the end stands for any rest. Blocks of
adding-a-game.md are quoted from the toy game instead.
"""

import contextlib
import io
import re
from pathlib import Path
from typing import Any, NamedTuple

import pytest

ROOT = Path(__file__).parent.parent.parent
RUN = ["README.md", "docs/researchers.md", "docs/records.md"]
PAGES = sorted(
    path for folder in (ROOT, ROOT / "docs", ROOT / "docs" / "decisions") for path in folder.glob("*.md")
)
TOY = ROOT / "tests" / "core" / "toy.py"


class Block(NamedTuple):
    """A block of code and the line of the page it begins at."""

    line: int
    code: str


def blocks(page: Path) -> list[Block]:
    text = page.read_text("utf-8")
    found = re.finditer(r"^```python\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)
    return [Block(text[: match.start(1)].count("\n") + 1, match[1]) for match in found]


def promised(block: Block) -> list[str]:
    """What the comments behind `print` say."""
    return re.findall(r"^ *print\(.*\)  # (.+)$", block.code, re.MULTILINE)


def matches(printed: str, promise: str) -> bool:
    return printed.startswith(promise[:-1]) if promise.endswith("…") else printed == promise


@pytest.mark.parametrize("name", RUN)
def test_the_examples_of_a_page_run_and_print_what_they_promise(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(ROOT)
    session: dict[str, Any] = {"__name__": "examples"}
    assert blocks(ROOT / name)
    for block in blocks(ROOT / name):
        output = io.StringIO()
        with contextlib.redirect_stdout(output):
            # Empty lines before it make errors point at the line of the page.
            exec(compile("\n" * (block.line - 1) + block.code, name, "exec"), session)
        printed, promises = output.getvalue().splitlines(), promised(block)
        if promises:
            assert len(printed) == len(promises), f"{name}:{block.line} prints {printed}"
        for said, promise in zip(printed, promises, strict=False):
            assert matches(said, promise), f"{name}:{block.line} prints {said!r}, not {promise!r}"


def test_the_recipe_quotes_the_toy_game() -> None:
    quoted = blocks(ROOT / "docs" / "adding-a-game.md")
    assert quoted
    for block in quoted:
        assert block.code in TOY.read_text("utf-8"), f"docs/adding-a-game.md:{block.line}"


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#]+)[^)]*\)", page.read_text("utf-8")):
        if "://" not in target:
            assert (page.parent / target).exists(), f"{page.name} links to {target}"


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_files_that_a_page_names_exist(page: Path) -> None:
    for name in re.findall(r"`((?:src|tests|scripts|docs)/[\w./-]+)`", page.read_text("utf-8")):
        assert (ROOT / name).exists(), f"{page.name} names {name}"
