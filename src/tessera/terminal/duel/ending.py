"""The score sheet, line by line."""

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from tessera.terminal.duel import naming
from tessera.terminal.palette import SEAT
from tessera.terminal.table import Scene


def draw_score(scene: Scene) -> RenderableType:
    """Every category of both seats, and the totals."""
    sheets = [city["score"] for city in scene.board["cities"]]
    seats = range(len(sheets))
    width = max(len(naming.player(scene.locale, seat)) for seat in seats) + 2
    table = Table.grid(padding=(0, 2))
    table.add_column(min_width=20)
    for _ in seats:
        table.add_column(justify="right", min_width=width)
    names = [
        Text(
            f"{scene.look.glyphs.seats[seat]} {naming.player(scene.locale, seat)}",
            scene.look.style(f"bold {SEAT[seat]}"),
        )
        for seat in seats
    ]
    table.add_row(Text(" " + scene.locale.say("core.terminal.score"), "bold"), *names)
    for category in sheets[0]:
        values = [
            str(sheet[category]) if sheet[category] else scene.look.glyphs.separator for sheet in sheets
        ]
        table.add_row(" " + scene.locale.say(f"duel.score.{category}"), *values)
    totals = [Text(str(sum(sheet.values())), "bold") for sheet in sheets]
    table.add_row(Text(" " + scene.locale.say("duel.score.total"), "bold"), *totals)
    return table
