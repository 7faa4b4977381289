"""The whole table: header, the opponent's city, the structure and what lies beside it, one's own city."""

from typing import Final

from rich.console import Group, OverflowMethod, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from tessera.terminal.duel.city import draw_city
from tessera.terminal.duel.military import draw_track
from tessera.terminal.duel.pantheon import draw_inline, draw_offer, draw_side
from tessera.terminal.duel.structure import AGE_NUMERALS, draw_structure, structure_width
from tessera.terminal.palette import GOLD
from tessera.terminal.table import Scene

SIDE: Final = 27
"""Cells for the panel beside the structure."""
WIDE_SIDE: Final = 44
"""The same where there is room for what progress tokens do."""
LOG: Final = 38
"""At least so many cells for the log beside that."""
LOG_LINES: Final = 3
LOW: Final = 36
"""A terminal with fewer lines gets a flatter table."""


def draw_board(scene: Scene, log: list[str]) -> RenderableType:
    """The table as `scene.me` sees it, with the latest lines of the log."""
    parts: list[RenderableType] = [
        _header(scene),
        draw_city(scene, 1 - scene.me, scene.look.width),
        _middle(scene, log),
        *draw_track(scene, scene.look.width),
        draw_city(scene, scene.me, scene.look.width),
    ]
    if not _has_log_column(scene):
        parts.extend(_log(scene, log, 1 if _is_low(scene) else LOG_LINES))
    return Group(*parts)


def _header(scene: Scene) -> RenderableType:
    locale, look = scene.locale, scene.look
    line = Text(no_wrap=True, overflow="crop")
    line.append(" " + locale.say("duel.title"), look.style(f"bold {GOLD}"))
    if "pantheon" in scene.board:
        line.append(f" {look.glyphs.separator} " + locale.say("duel.table.pantheon"))
    if scene.board["age"]:
        line.append(f" {look.glyphs.separator} ", "dim")
        for age in (1, 2, 3):
            is_now = age == scene.board["age"]
            line.append(f" {AGE_NUMERALS[age]} ", "bold reverse" if is_now else "dim")
    line.append(
        f" {look.glyphs.separator} " + locale.say("duel.table.discards", count=len(scene.board["discards"])),
        "dim",
    )
    return line


def _middle(scene: Scene, log: list[str]) -> RenderableType:
    width = scene.look.width
    if scene.board["offer"]:
        offer = draw_offer(scene, min(width, 100))
        return Group(*offer, _structure_and_side(scene, log))
    return _structure_and_side(scene, log)


def _structure_and_side(scene: Scene, log: list[str]) -> RenderableType:
    width = scene.look.width
    if width < 100:
        return Group(*_structure(scene, width), *draw_inline(scene))
    has_log = _has_log_column(scene)
    side = WIDE_SIDE if width >= 170 else SIDE
    room = width - side - 1 - (LOG + 2 if has_log else 0)
    structure = _structure(scene, room)
    used = structure_width(scene.board["age"], room) if scene.board["age"] else room
    column = used + 2 if has_log else room
    columns = Table.grid(padding=0)
    columns.add_column(width=column)
    columns.add_column(width=side)
    cells: list[RenderableType] = [
        Padding(Group(*structure), (0, 0, 0, (column - used) // 2)),
        Group(*draw_side(scene, side)),
    ]
    if has_log:
        columns.add_column(width=width - column - side - 1)
        cells.append(Padding(Group(*_log(scene, log, max(len(structure), 12))), (0, 0, 0, 2)))
    columns.add_row(*cells)
    return columns


def _structure(scene: Scene, room: int) -> list[Text]:
    if not scene.board["age"]:
        return [Text(" " + scene.locale.say("duel.table.structure_empty"), style="dim")]
    return draw_structure(scene, room, _step(scene))


def _step(scene: Scene) -> int:
    """Lines of a covered card that stay visible: fewer where the rows are many or the room is low."""
    step = 2 if scene.board["age"] == 3 or _is_low(scene) else 3
    if scene.look.height >= 50:
        step += 1
    return step if scene.look.colour else step + 1


def _is_low(scene: Scene) -> bool:
    return 0 < scene.look.height < LOW


def _has_log_column(scene: Scene) -> bool:
    return scene.look.width >= 140


def _log(scene: Scene, log: list[str], lines: int) -> list[Text]:
    overflow: OverflowMethod = "ellipsis" if scene.look.fine else "crop"
    return [
        Text(f" {scene.look.glyphs.separator} {line}", style="dim", no_wrap=True, overflow=overflow)
        for line in log[-lines:]
    ]
