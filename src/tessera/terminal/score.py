"""The score sheet, line by line."""

from collections.abc import Sequence

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from tessera.terminal.palette import SEAT
from tessera.terminal.table import Scene

UNKNOWN = "?"


def draw_score(
    scene: Scene, game: str, sheets: Sequence[dict[str, int] | None], categories: list[str]
) -> RenderableType:
    """The categories of all seats, and the totals; question marks for a seat whose sheet is hidden."""
    table = _headed(scene, len(sheets))
    for category in categories:
        values = [
            UNKNOWN if sheet is None else str(sheet[category] or scene.look.glyphs.separator)
            for sheet in sheets
        ]
        table.add_row(" " + scene.locale.say(f"{game}.score.{category}"), *values)
    totals = [Text(UNKNOWN if sheet is None else str(sum(sheet.values())), "bold") for sheet in sheets]
    table.add_row(Text(" " + scene.locale.say(f"{game}.score.total"), "bold"), *totals)
    return table


def draw_totals(scene: Scene, scores: Sequence[int]) -> RenderableType:
    """The points of all seats, for a game whose sheet nobody has drawn."""
    table = _headed(scene, len(scores))
    table.add_row("", *[Text(str(score), "bold") for score in scores])
    return table


def _headed(scene: Scene, seats: int) -> Table:
    """An empty sheet with the names of the seats."""
    players = [scene.locale.say("core.seat", number=seat + 1) for seat in range(seats)]
    width = max(len(player) for player in players) + 2
    table = Table.grid(padding=(0, 2))
    table.add_column(min_width=20)
    for _ in players:
        table.add_column(justify="right", min_width=width)
    names = [
        Text(f"{scene.look.glyphs.seats[seat]} {player}", scene.look.style(f"bold {SEAT[seat]}"))
        for seat, player in enumerate(players)
    ]
    table.add_row(Text(" " + scene.locale.say("core.terminal.score"), "bold"), *names)
    return table
