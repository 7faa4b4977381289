"""A table for any game: what its view lists, as it stands there, and its actions by their names."""

from typing import Any, Final

from rich.console import Group as Lines
from rich.console import RenderableType
from rich.padding import Padding
from rich.text import Text

from tessera.core.game import Game
from tessera.locale import Locale
from tessera.terminal.score import draw_score
from tessera.terminal.table import Choice, Group, Scene, Table, Thing

TOLD: Final = 5
"""How many of the latest lines of the log are shown."""


def plain_table(game: Game) -> Table:
    """The table of a game that has none of its own."""

    def action_label(scene: Scene, action: int) -> str:
        return scene.locale.text(game.name_action(action))

    def groups(scene: Scene, prompt: str, actions: list[int]) -> list[Group]:
        return [Group("", [Choice(action, action_label(scene, action)) for action in actions])]

    return Table(
        draw=draw_board,
        groups=groups,
        action_label=action_label,
        things=no_things,
        thing_of=no_thing,
        describe=describe,
        score=draw_score,
        is_private=is_private,
    )


def draw_board(scene: Scene, log: list[str]) -> RenderableType:
    """The view line by line, and what happened last."""
    told = [Text(f" {scene.look.glyphs.separator} {line}", "dim") for line in log[-TOLD:]]
    board = {key: value for key, value in scene.board.items() if key != "sheet"}
    return Lines(*_entries(board, 1), *told)


def _entries(board: dict[str, Any], depth: int) -> list[RenderableType]:
    """A line for each key; what is made of parts stands below it, farther in."""
    lines: list[RenderableType] = []
    for key, value in board.items():
        parts = _parts(value)
        heading = Text(key.replace("_", " "), "bold")
        if parts is None:
            heading.append(f" {_plain(value)}", "not bold")
        lines.append(Padding(heading, (0, 0, 0, depth)))
        if parts is not None:
            lines.extend(_entries(parts, depth + 2))
    return lines


def _parts(value: Any) -> dict[str, Any] | None:
    """What has to be shown on lines of its own; a list's parts are numbered from 1."""
    if isinstance(value, dict):
        return value
    if isinstance(value, list | tuple) and any(isinstance(part, dict | list | tuple) for part in value):
        return {str(number): part for number, part in enumerate(value, 1)}
    return None


def _plain(value: Any) -> str:
    if isinstance(value, list | tuple):
        return ", ".join(_plain(part) for part in value)
    return "" if value is None else str(value)


def no_things(locale: Locale) -> list[Thing]:
    """Nothing is known to have a name."""
    return []


def no_thing(action: int) -> tuple[str, str] | None:
    """Nothing is known of what an action is about."""
    return None


def describe(scene: Scene, thing: Thing) -> RenderableType:
    return Text(f" {thing.name}")


def is_private(prompt: str) -> bool:
    """Any question may be one: the view shows whatever its owner alone may see."""
    return True
