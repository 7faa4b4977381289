"""Imports go one way: core, then games, then ai, then the rest. A game never imports another,
and nothing but its own files knows it."""

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import tessera
from tessera.games import own_names

PACKAGE = Path(tessera.__file__).parent
ROOT = Path(__file__).parent.parent
CLIENT = ROOT / "client" / "src"
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


ROOMS = {
    "store": {"store"},
    "people": {"store", "people"},
    "thinking": {"thinking"},
    "tables": {"store", "people", "thinking", "tables"},
    "web": {"store", "people", "tables", "web"},
}
"""The rooms of the server, and into which others each may look; what lies beside them is for all."""


def test_the_rooms_of_the_server_look_one_way() -> None:
    server = PACKAGE / "server"
    assert {path.name for path in server.iterdir() if (path / "__init__.py").exists()} == set(ROOMS)
    for room, allowed in ROOMS.items():
        for path in (server / room).rglob("*.py"):
            for name in imports_of(path):
                if name[:2] == ("tessera", "server") and len(name) > 2 and name[2] in ROOMS:
                    assert name[2] in allowed, f"{path.relative_to(PACKAGE)} imports {'.'.join(name)}"


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


# Time comes from the world

REAL_TIME = {("time", "time"), ("time", "monotonic"), ("loop", "time"), ("datetime", "now")}
MACHINE_TIME = {"world.py", "soundness.py", "workers.py"}
"""What gives the world its clocks, and where somebody waits for a process or for SQLite and says why."""


def test_the_server_takes_the_time_from_the_world() -> None:
    """Efforts are measured by `perf_counter`, which decides nothing."""
    found = [
        f"{path.relative_to(PACKAGE)}:{node.lineno}"
        for path in (PACKAGE / "server").rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Attribute)
        and (ast.unparse(node.value).rpartition(".")[2], node.attr) in REAL_TIME
        and path.name not in MACHINE_TIME
    ]
    assert found == []


# Only the files of a game know it

ROOTS = [PACKAGE, CLIENT]
"""Where no code may know a game but its own."""
GAMES = sorted({*own_names(), *(path.parent.name for path in CLIENT.glob("games/*/index.ts"))})
"""The games, and those that only have a card on the home page yet."""
TEST = ".test.ts"
"""A test of the client lies beside what it tests; it may try it with a game."""
HISTORY = ("migrations", "versions")
"""What the database went through, and the games it was about, does not change any more."""
BUILT = "static"
"""The built client."""
TEXT = {".py", ".ftl", ".md", ".json", ".ts", ".svelte", ".css", ".html", ".svg"}


def is_of_a_game(path: Path) -> bool:
    """Whether a file, or a folder that it lies in, is called like a game, or begins with its name and `_`."""
    called = [part.partition(".")[0] for part in path.parts]
    return any(name == game or name.startswith(f"{game}_") for name in called for game in GAMES)


def common_files(root: Path) -> Iterator[Path]:
    for path in sorted(root.rglob("*")):
        inside = path.relative_to(root)
        if path.suffix not in TEXT or path.name.endswith(TEST) or BUILT in inside.parts:
            continue
        if not is_of_a_game(inside) and not {*HISTORY} <= {*inside.parts}:
            yield path


def naming(game: str) -> re.Pattern[str]:
    """The game's name as a word, or as the beginning of one: `mill`, `mill_board`, `MILL`, `MillState`."""
    ways = "|".join((game, game.capitalize(), game.upper()))
    return re.compile(rf"(?<![A-Za-z])(?:{ways})(?![a-z])")


def test_the_search_for_names_finds_them() -> None:
    for text in ("mill", "the_mill", "Mill", "MillState", "MILL", '"mill"', "mill.log", "mill_board"):
        assert naming("mill").search(text), text
    for text in ("million", "windmill", "Million", "treadmills"):
        assert not naming("mill").search(text), text


@pytest.mark.parametrize("root", ROOTS, ids=["engine", "client"])
def test_nothing_but_the_files_of_a_game_knows_it(root: Path) -> None:
    files = list(common_files(root))
    assert len(files) > 100
    found = [
        f"{path.relative_to(root)}:{number}: {line.strip()}"
        for path in files
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1)
        for game in GAMES
        if naming(game).search(line)
    ]
    assert found == []


# Whoever means every game asks for all of them


def lists_of_games(path: Path) -> Iterator[str]:
    """The lists of a module that name most of our games, one by one."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.List | ast.Tuple | ast.Set):
            listed = {part.value for part in node.elts if isinstance(part, ast.Constant)}
            if 2 * len(listed & {*own_names()}) > len(own_names()):
                yield f"{path.relative_to(ROOT)}:{node.lineno}"


@pytest.mark.parametrize("folder", ["bench", "scripts", "tests"])
def test_nobody_lists_the_games(folder: str) -> None:
    assert [found for path in (ROOT / folder).rglob("*.py") for found in lists_of_games(path)] == []
