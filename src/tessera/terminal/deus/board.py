"""The whole table: header, the map, what every seat has, the hand, the supply."""

from typing import Any, Final

from rich.console import Group, OverflowMethod, RenderableType
from rich.text import Text

from tessera.core.message import Message
from tessera.games.deus.catalog import CARD, COLOUR, COLOURS, LAND_COUNT, PIECES, RESOURCES, TERRAINS, TYPES
from tessera.games.deus.describe import card_texts, cost_text
from tessera.games.deus.names import card_name
from tessera.terminal.canvas import Canvas
from tessera.terminal.palette import CARD as CARD_COLOUR
from tessera.terminal.palette import CREAM, GOLD, INK, LAPIS, MUREX, SEAT, STONE, TERRACOTTA, VERDIGRIS
from tessera.terminal.table import Scene

LOG_LINES: Final = 3
WIDE: Final = 4
NARROW: Final = 3
"""Half of what a region is wide, with and without much room."""
TERRAIN_COLOUR: Final = dict(zip(TERRAINS, (VERDIGRIS, STONE, MUREX, GOLD, LAPIS, TERRACOTTA), strict=True))
"""Their letters tell terrains apart without colours."""


def draw_board(scene: Scene, log: list[str]) -> RenderableType:
    """The table as `scene.me` sees it, with the latest lines of the log."""
    count = len(scene.board["empires"])
    order = [(scene.me + step) % count for step in range(count)]
    return Group(
        _header(scene),
        *_map(scene),
        _legend(scene),
        *[line for seat in order for line in _empire(scene, seat)],
        *_hand(scene),
        _supply(scene),
        *_log(scene, log),
    )


def _header(scene: Scene) -> Text:
    locale, look, board = scene.locale, scene.look, scene.board
    parts = [
        locale.say("deus.table.temples", count=board["supply"]["temples"]),
        locale.say("deus.table.villages", count=board["villages_left"]),
    ]
    if board["round"]:
        parts.insert(0, locale.say("deus.table.round", round=board["round"]))
    if board["closing"]:
        parts.append(locale.say(f"deus.closing.{board['closing']}"))
    line = Text(no_wrap=True, overflow="crop")
    line.append(" " + locale.say("deus.title"), look.style(f"bold {GOLD}"))
    for part in parts:
        line.append(f" {look.glyphs.separator} {part}")
    return line


# The map


def _map(scene: Scene) -> list[Text]:
    """Rows of regions, each half a region further: their name and terrain above what stands there."""
    regions = scene.board["regions"]
    halves = [2 * region["q"] + region["r"] for region in regions]
    rows = [region["r"] for region in regions]
    width = max(halves) - min(halves) + 2
    half = WIDE if WIDE * width + 1 <= scene.look.width else NARROW
    canvas = Canvas(min(half * width + 1, scene.look.width), 2 * (max(rows) - min(rows) + 1))
    points = {village["region"]: village for village in scene.board["villages"]}
    for region, at, row in zip(regions, halves, rows, strict=True):
        x, y = 1 + half * (at - min(halves)), 2 * (row - min(rows))
        terrain = region["terrain"]
        space = " " * (half - NARROW)
        canvas.put(x, y, region["region"], "bold")
        canvas.put(
            x + 2,
            y,
            f"{space}{sign_of(scene, terrain)} {space}"[: 2 * half - 3],
            scene.look.style(TERRAIN_COLOUR[terrain]),
        )
        if region["region"] in points:
            canvas.put(x, y + 1, _village(scene, points[region["region"]]), scene.look.style(TERRACOTTA))
        elif region["owner"] is None:
            canvas.put(x, y + 1, scene.look.glyphs.separator, "dim")
        else:
            owner = region["owner"]
            pieces = "".join([sign_of(scene, piece) for piece in region["pieces"]])
            style = scene.look.style(f"bold {INK} on {SEAT[owner]}")
            canvas.put(x, y + 1, scene.look.glyphs.seats[owner] + pieces, style)
    return canvas.lines()


def _village(scene: Scene, village: dict[str, Any]) -> str:
    if not village["standing"]:
        return scene.look.glyphs.beyond_means
    return f"{scene.look.glyphs.point}{village['points']}"


def sign_of(scene: Scene, name: str) -> str:
    """The letters of a terrain, or the letter of a piece."""
    return scene.locale.say(f"deus.sign.{name}")


def _legend(scene: Scene) -> Text:
    line = Text(" ", "dim")
    named = {name: scene.locale.say(f"deus.terrain.{name}") for name in TERRAINS}
    named.update({name: scene.locale.say(f"deus.piece.{name}") for name in PIECES})
    for name, told in named.items():
        line.append(f"{sign_of(scene, name)} {told}".replace(" ", "\u00a0") + "  ")
    line.rstrip()
    return line


# Empires


def _empire(scene: Scene, seat: int) -> list[Text]:
    locale, look = scene.locale, scene.look
    empire = scene.board["empires"][seat]
    line = Text()
    name = f" {look.glyphs.seats[seat]} {locale.say('core.seat', number=seat + 1)} "
    line.append(name, look.style(f"bold {CREAM} on {SEAT[seat]}"))
    parts = []
    if empire["points"] is not None:
        parts.append(locale.text(Message("deus.amount.points", amount=empire["points"])))
    parts.append(locale.text(Message("deus.amount.gold", amount=empire["gold"])))
    parts += [
        locale.text(Message(f"deus.amount.{resource}", amount=amount))
        for resource, amount in empire["resources"].items()
        if amount
    ]
    if seat != scene.me:
        parts.append(locale.say("deus.table.cards", count=empire["hand_count"]))
    parts.append(f"{locale.say('deus.table.ready')} {_pieces(scene, empire['ready'])}")
    parts.append(f"{locale.say('deus.table.reserve')} {_pieces(scene, empire['reserve'])}")
    separator = f" {look.glyphs.separator} "
    line.append(" " + separator.join([part.replace(" ", "\u00a0") for part in parts]))
    return [line, *_columns(scene, empire["columns"])]


def _pieces(scene: Scene, counts: dict[str, int]) -> str:
    told = [f"{sign_of(scene, name)}{counts[name]}" for name in TYPES if counts[name]]
    return " ".join(told) or scene.look.glyphs.separator


def _columns(scene: Scene, columns: dict[str, list[str]]) -> list[Text]:
    """The cards of each colour, oldest first."""
    lines = []
    for colour in COLOURS:
        if columns[colour]:
            line = Text("   ")
            line.append(f" {scene.locale.say(f'deus.colour.{colour}')} ", _style(scene, colour))
            line.append(" " + ", ".join([_name(scene, card) for card in columns[colour]]))
            lines.append(line)
    return lines


def _style(scene: Scene, colour: str) -> str:
    return scene.look.style(f"{CREAM} on {CARD_COLOUR[colour]}")


def _name(scene: Scene, card: str) -> str:
    if card == "wild":
        return scene.locale.say("deus.table.face_down")
    return scene.locale.text(card_name(CARD[card]))


def _hand(scene: Scene) -> list[Text]:
    """The cards that the seat holds, with what they cost and do."""
    hand = scene.board["empires"][scene.me]["hand"]
    if not hand:
        return []
    separator = f" {scene.look.glyphs.separator} "
    lines = [Text(" " + scene.locale.say("deus.table.hand"), "bold")]
    for card in hand:
        line = Text("   ", no_wrap=True, overflow="crop")
        line.append(f" {_name(scene, card)} ", _style(scene, COLOURS[COLOUR[CARD[card]]]))
        told = [cost_text(CARD[card]), *card_texts(CARD[card])]
        line.append(" " + separator.join([scene.locale.text(text) for text in told]), "dim")
        lines.append(line)
    return lines


def _supply(scene: Scene) -> Text:
    locale, board = scene.locale, scene.board
    parts = [
        locale.text(Message(f"deus.amount.{resource}", amount=board["supply"][resource]))
        for resource in RESOURCES[:LAND_COUNT]
    ]
    parts.append(locale.say("deus.table.deck", count=board["deck"]))
    top = board["discards"]["top"]
    if top is not None:
        parts.append(
            locale.say("deus.table.discards", count=board["discards"]["count"], top=_name(scene, top))
        )
    separator = f" {scene.look.glyphs.separator} "
    return Text(f" {locale.say('deus.table.supply')}: {separator.join(parts)}", "dim")


def _log(scene: Scene, log: list[str]) -> list[Text]:
    overflow: OverflowMethod = "ellipsis" if scene.look.fine else "crop"
    return [
        Text(f" {scene.look.glyphs.separator} {line}", style="dim", no_wrap=True, overflow=overflow)
        for line in log[-LOG_LINES:]
    ]
