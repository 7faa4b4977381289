"""The score sheet, line by line."""

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from tessera.core.score import points_text
from tessera.terminal.palette import SEAT
from tessera.terminal.table import Scene

UNKNOWN = "?"


def draw_score(scene: Scene, hides_empty: bool = False) -> RenderableType:
    """The lines of all seats, and the totals; question marks for a seat whose sheet is hidden.

    Lines in which nobody has anything may be left out.
    """
    sheet = scene.board["sheet"]
    seats = range(len(sheet["totals"]))

    def written(points: int | None) -> str:
        return UNKNOWN if points is None else points_text(points, sheet["unit"])

    def short(points: int | None) -> str:
        return scene.look.glyphs.separator if points == 0 else written(points)

    table = _headed(scene, len(seats))
    for line in sheet["lines"]:
        if hides_empty and not any(line["points"]):
            continue
        table.add_row(" " + scene.locale.say(line["key"]), *[short(points) for points in line["points"]])
    totals = [Text(written(total), "bold") for total in sheet["totals"]]
    table.add_row(Text(" " + scene.locale.say(sheet["total"]), "bold"), *totals)
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
