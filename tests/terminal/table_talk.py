"""Playing at the terminal without a terminal: typed lines in, printed text out."""

import io
from collections.abc import Iterable, Iterator
from pathlib import Path

from rich.console import Console

import tessera
from tessera.core.game import Game
from tessera.core.record import Record, record_from_text
from tessera.terminal import play

DUEL = tessera.load("duel")
ERA = tessera.load("era")
DEUS = tessera.load("deus")


def plain_console(width: int = 100) -> Console:
    return Console(file=io.StringIO(), width=width, highlight=False)


def printed(console: Console) -> str:
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


class Typist:
    """Types the lines given, then the end of the input."""

    def __init__(self, lines: Iterable[str]) -> None:
        self.lines: Iterator[str] = iter(lines)

    def __call__(self, prompt: str) -> str:
        for line in self.lines:
            return line
        raise EOFError


def sit_down(
    lines: Iterable[str],
    path: Path,
    language: str = "en",
    seats: tuple[str, ...] = ("person", "random"),
    seed: int | None = 3,
    **options: str,
) -> tuple[int, str]:
    """Play with typed lines; the exit code and all that was printed."""
    console = plain_console()
    chosen = {"first": "1", **options}
    code = play.run(DUEL, chosen, seats, language, seed, path, console, Typist(lines))
    return code, printed(console)


def sit_down_to(
    game: Game,
    lines: Iterable[str],
    path: Path,
    language: str = "en",
    seats: tuple[str, ...] = ("person", "random"),
) -> tuple[int, str]:
    """The same with any game, and none of its options."""
    console = plain_console()
    code = play.run(game, {}, seats, language, 3, path, console, Typist(lines))
    return code, printed(console)


def recorded(path: Path, game: Game = DUEL) -> Record:
    return record_from_text(path.read_text("utf-8"), game)
