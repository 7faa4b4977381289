"""The whole table: header, the domains side by side, the dice, what is left in the supply."""

from typing import Any, Final

from rich.console import Group, OverflowMethod, RenderableType
from rich.table import Table
from rich.text import Text

from tessera.core.message import Message
from tessera.games.era.catalog import (
    BUILDING_COUNT,
    BUILDINGS,
    FACE,
    HEIGHT,
    PIECES,
    RESOURCES,
    WALLS,
    WIDTH,
)
from tessera.games.era.grid import CELLS
from tessera.games.era.names import face_name
from tessera.terminal.palette import CREAM, GOLD, INK, LAPIS, MUREX, SEAT, STONE, TERRACOTTA, VERDIGRIS
from tessera.terminal.table import Scene
from tessera.terminal.words import cut

DOMAIN: Final = 3 + 2 * WIDTH + 1
"""Cells that a domain is wide."""
GAP: Final = 2
LOG_LINES: Final = 3
COLOURS: Final = {
    **dict.fromkeys(("keep", "hospital"), STONE),
    **dict.fromkeys(("longhouse", "townhouse", "church"), LAPIS),
    **dict.fromkeys(("farm", "lumber_mill"), VERDIGRIS),
    **dict.fromkeys(("market", "guildhall"), GOLD),
    **dict.fromkeys(("monastery", "university", "cathedral"), MUREX),
}
"""Buildings by what they are for; their letters tell them apart without colours."""


def draw_board(scene: Scene, log: list[str]) -> RenderableType:
    """The table as `scene.me` sees it, with the latest lines of the log."""
    count = len(scene.board["domains"])
    order = [(scene.me + step) % count for step in range(count)]
    return Group(
        _header(scene),
        *_rows_of_domains(scene, order),
        *[_dice(scene, seat) for seat in order],
        *_philip(scene),
        _supply(scene),
        *_log(scene, log),
    )


def _header(scene: Scene) -> Text:
    locale, look, board = scene.locale, scene.look, scene.board
    separator = f" {look.glyphs.separator} "
    line = Text(no_wrap=True, overflow="crop")
    line.append(" " + locale.say("era.title"), look.style(f"bold {GOLD}"))
    if board["round"]:
        line.append(separator + locale.say("era.table.round", round=board["round"]))
    line.append(separator + locale.say(f"era.phase.{board['phase']}"))
    tokens = board["tokens"]
    if tokens["in_play"]:
        marks = look.glyphs.built * tokens["flipped"]
        marks += look.glyphs.unbuilt * (tokens["in_play"] - tokens["flipped"])
        line.append(f"{separator}{locale.say('era.table.tokens')} {marks}", "dim")
    return line


# Domains


def _rows_of_domains(scene: Scene, order: list[int]) -> list[RenderableType]:
    """As many domains beside one another as there is room for."""
    fit = max(1, scene.look.width // (DOMAIN + GAP))
    rows: list[RenderableType] = []
    for first in range(0, len(order), fit):
        grid = Table.grid(padding=(0, GAP, 0, 0))
        seats = order[first : first + fit]
        for _ in seats:
            grid.add_column(width=DOMAIN)
        grid.add_row(*[Group(*_domain(scene, seat)) for seat in seats])
        rows.append(grid)
    return rows


def _domain(scene: Scene, seat: int) -> list[Text]:
    locale, look = scene.locale, scene.look
    domain = scene.board["domains"][seat]
    name = f" {look.glyphs.seats[seat]} {locale.say('core.seat', number=seat + 1)} "
    points = locale.say("era.table.points", points=scene.board["sheet"]["totals"][seat])
    head = Text(no_wrap=True, overflow="crop")
    head.append(
        cut(name, DOMAIN - len(points) - 2, look.glyphs.ellipsis), look.style(f"bold {CREAM} on {SEAT[seat]}")
    )
    head.append(f" {points}", "bold")
    return [head, *_grid(scene, domain), *_tracks(scene, domain)]


def _grid(scene: Scene, domain: dict[str, Any]) -> list[Text]:
    """The cells, two characters each: letters for buildings, blocks for walls."""
    signs: dict[str, tuple[str, str]] = dict.fromkeys(domain["enclosed"], (scene.look.glyphs.enclosed, GOLD))
    for piece in domain["pieces"]:
        for cell in piece["cells"]:
            signs[cell] = _sign(scene, piece)
    lines = [Text("   " + "".join(f"{chr(ord('a') + column)} " for column in range(WIDTH)), "dim")]
    for row in range(HEIGHT):
        line = Text(no_wrap=True, overflow="crop")
        line.append(f"{row + 1:>2} ", "dim")
        for column in range(WIDTH):
            sign, style = signs.get(CELLS[row * WIDTH + column], (scene.look.glyphs.ground, "dim"))
            line.append(sign, scene.look.style(style))
        lines.append(line)
    return lines


def _sign(scene: Scene, piece: dict[str, Any]) -> tuple[str, str]:
    name = piece["piece"]
    if name in WALLS:
        return scene.look.glyphs.wall, STONE
    if name not in BUILDINGS:
        return scene.look.glyphs.scorched, TERRACOTTA
    return sign_of(scene, name), f"{INK} on {COLOURS[name]}"


def sign_of(scene: Scene, piece: str) -> str:
    """The two letters of a building."""
    return scene.locale.say(f"era.sign.{piece}")


def _tracks(scene: Scene, domain: dict[str, Any]) -> list[Text]:
    locale = scene.locale
    parts = [
        f"{locale.say(f'era.resource.{name}')} {domain['resources'][name]}/{domain['most'][name]}"
        for name in RESOURCES
    ]
    parts.append(f"{locale.say('era.table.culture')} {domain['culture']}")
    parts.append(f"{locale.say('era.table.disaster')} {domain['disaster']}")
    parts.append(f"{locale.say('era.table.area')} {domain['area']}")
    half = DOMAIN // 2
    lines = []
    for first in range(0, len(parts), 2):
        pair = [
            cut(part, half - 1, scene.look.glyphs.ellipsis).ljust(half) for part in parts[first : first + 2]
        ]
        lines.append(Text("".join(pair).rstrip(), no_wrap=True, overflow="crop"))
    return lines


# Dice and the supply


def _dice(scene: Scene, seat: int) -> Text:
    """What the dice of a seat show, and how many are behind its screen."""
    locale = scene.locale
    domain = scene.board["domains"][seat]
    dice = domain["dice"]
    parts = _faces(scene, dice["open"])
    if dice["hidden"]:
        parts.append(locale.say("era.table.hidden", count=dice["hidden"]))
    if not parts:
        owned = [f"{count} {locale.say(f'era.die.{die}')}" for die, count in domain["pool"].items() if count]
        parts = [", ".join(owned)]
    line = Text()
    line.append(f" {scene.look.glyphs.seats[seat]} ", scene.look.style(f"bold {SEAT[seat]}"))
    line.append(f" {scene.look.glyphs.separator} ".join(parts))
    if seat == scene.me and scene.board.get("chosen"):
        line.append_text(_chosen(scene, scene.board["chosen"]))
    return line


def _faces(scene: Scene, faces: list[str]) -> list[str]:
    """Faces in words, alike ones together."""
    parts = []
    for face in dict.fromkeys(faces):
        name, count = face_name(FACE[face]), faces.count(face)
        message = name if count == 1 else Message("era.faces", count=count, face=name)
        parts.append(scene.locale.text(message))
    return parts


def _chosen(scene: Scene, chosen: dict[str, Any]) -> Text:
    """What a seat has chosen so far, behind its screen."""
    text = Text()
    if chosen["again"]:
        again = ", ".join(_faces(scene, chosen["again"]))
        text.append(f"  {scene.look.glyphs.again} {again}", scene.look.style(f"bold {GOLD}"))
    return text


def _philip(scene: Scene) -> list[Text]:
    shown = scene.board.get("philip")
    if not shown:
        return []
    faces = f" {scene.look.glyphs.separator} ".join(_faces(scene, shown))
    return [Text(f" {scene.locale.say('era.philip')}: {faces}")]


def _supply(scene: Scene) -> Text:
    """What is left to take; it is the legend of the grids too."""
    line = Text()
    line.append(f" {scene.locale.say('era.table.supply')}: ", "dim")
    for number, piece in enumerate(PIECES):
        left = scene.board["supply"][piece]
        name = scene.locale.say(f"era.piece.{piece}")
        if number < BUILDING_COUNT:
            line.append(sign_of(scene, piece), scene.look.style(f"{INK} on {COLOURS[piece]}"))
            line.append(f" {name} ".replace(" ", "\u00a0"))
        else:
            line.append(f"{name} ".replace(" ", "\u00a0"))
        line.append(str(left), "bold" if left else "dim")
        line.append("  ")
    line.rstrip()
    return line


def _log(scene: Scene, log: list[str]) -> list[Text]:
    overflow: OverflowMethod = "ellipsis" if scene.look.fine else "crop"
    return [
        Text(f" {scene.look.glyphs.separator} {line}", style="dim", no_wrap=True, overflow=overflow)
        for line in log[-LOG_LINES:]
    ]
