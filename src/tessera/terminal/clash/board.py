"""The whole table: header, the map, what every nation has, the hand."""

from typing import Any, Final

from rich.console import Group, OverflowMethod, RenderableType
from rich.text import Text

from tessera.core.message import Message
from tessera.games.clash.catalog import (
    ACTION_CARDS,
    BARBARIANS,
    CARD_EFFECT,
    CARD_TACTICS,
    CATEGORIES,
    FACE_NAMES,
    GOODS,
    OBJECTIVE_CARDS,
    OBJECTIVES_OF,
    OF_CATEGORY,
    UNITS,
    WONDERS,
)
from tessera.games.clash.catalog import ADVANCES as ADVANCE_IDS
from tessera.games.clash.events import DICE, SUM
from tessera.games.clash.layout import TERRAINS
from tessera.games.clash.names import (
    card_name,
    effect_name,
    objective_name,
    owner_name,
    tactics_name,
    wonder_name,
)
from tessera.games.clash.notation import CARDS
from tessera.games.clash.tally import SUM as SUMMED
from tessera.terminal.canvas import Canvas
from tessera.terminal.palette import CREAM, GOLD, INK, LAPIS, MUREX, SEAT, STONE, TERRACOTTA, VERDIGRIS
from tessera.terminal.table import Scene

LOG_LINES: Final = 3
WIDEST: Final = 9
NARROWEST: Final = 4
"""How wide a cell is, with and without much room."""
TERRAIN_COLOUR: Final = dict(zip(TERRAINS, (LAPIS, VERDIGRIS, GOLD, STONE, TERRACOTTA), strict=True))
"""Their letters tell terrains apart without colours."""
MOOD_SIGN: Final = {"happy": "+", "neutral": "", "angry": "-"}


def draw_board(scene: Scene, log: list[str]) -> RenderableType:
    """The table as `scene.me` sees it, with the latest lines of the log."""
    count = len(scene.board["nations"])
    order = [(scene.me + step) % count for step in range(count)]
    return Group(
        _header(scene),
        *_map(scene),
        _legend(scene),
        *_battle(scene),
        *[line for seat in order for line in _nation(scene, seat)],
        *_hand(scene),
        *_log(scene, log),
    )


def _header(scene: Scene) -> Text:
    locale, look, board = scene.locale, scene.look, scene.board
    parts = []
    if board["age"]:
        parts.append(locale.say("clash.summary.round", age=board["age"], round=board["round"]))
        parts.append(locale.say("clash.table.actions", count=board["actions_left"]))
    parts.append(locale.say("clash.table.decks", actions=board["deck"], events=board["event_deck"]))
    line = Text(no_wrap=True, overflow="crop")
    line.append(" " + locale.say("clash.title"), look.style(f"bold {GOLD}"))
    for part in parts:
        line.append(f" {look.glyphs.separator} {part}")
    return line


# The map


def _map(scene: Scene) -> list[Text]:
    """Columns of cells, every other one half a cell lower: the name and terrain above what stands there."""
    cells = scene.board["cells"]
    columns = sorted({label[0] for label in cells})
    rows = [int(label[1:]) for label in cells]
    width = max(NARROWEST, min(WIDEST, (scene.look.width - 1) // len(columns)))
    canvas = Canvas(min(width * len(columns) + 1, scene.look.width), 2 * (max(rows) - min(rows) + 1) + 1)
    for label, cell in cells.items():
        column = ord(label[0]) - ord("A")
        x = 1 + width * columns.index(label[0])
        y = 2 * (int(label[1:]) - min(rows)) + column % 2
        canvas.put(x, y, label, "bold" if cell["terrain"] != "unknown" else "dim")
        _put_terrain(scene, canvas, x + len(label), y, cell)
        _put_pieces(scene, canvas, x, y + 1, width - 1, cell)
    return canvas.lines()


def _put_terrain(scene: Scene, canvas: Canvas, x: int, y: int, cell: dict[str, Any]) -> None:
    terrain = cell["terrain"]
    if terrain == "unknown":
        canvas.put(x, y, "?", "dim")
        return
    sign = sign_of(scene, terrain)
    if cell.get("exhausted"):
        sign = scene.look.glyphs.beyond_means
    canvas.put(x, y, sign, scene.look.style(TERRAIN_COLOUR[terrain]))


def _put_pieces(scene: Scene, canvas: Canvas, x: int, y: int, width: int, cell: dict[str, Any]) -> None:
    """The city with its size and mood, and the units, each in the colour of its owner."""
    city = cell.get("city")
    at = x
    if city is not None:
        told = f"{_glyph(scene, city['owner'])}{city['size']}{MOOD_SIGN[city['mood']]}"
        canvas.put(at, y, told[:width], _owner_style(scene, city["owner"], is_city=True))
        at += len(told)
    for owner, stood in cell.get("units", {}).items():
        told = "".join([f"{sign_of(scene, kind)}{number}" for kind, number in stood.items()])
        if city is None:
            told = _glyph(scene, int(owner)) + told
        if at - x < width:
            canvas.put(at, y, told[: width - (at - x)], _owner_style(scene, int(owner), is_city=False))
        at += len(told)


def _glyph(scene: Scene, owner: int) -> str:
    return scene.look.glyphs.beyond_means if owner >= BARBARIANS else scene.look.glyphs.seats[owner]


def _owner_style(scene: Scene, owner: int, is_city: bool) -> str:
    colour = STONE if owner >= BARBARIANS else SEAT[owner]
    return scene.look.style(f"bold {INK} on {colour}" if is_city else f"bold {colour}")


def sign_of(scene: Scene, name: str) -> str:
    """The letter of a terrain or a unit."""
    return scene.locale.say(f"clash.sign.{name}")


def _legend(scene: Scene) -> Text:
    line = Text(" ", "dim")
    named = {name: scene.locale.say(f"clash.terrain.{name}") for name in TERRAINS}
    named.update({name: scene.locale.say(f"clash.unit.{name}") for name in UNITS[:3]})
    for name, told in named.items():
        line.append(f"{sign_of(scene, name)} {told}".replace(" ", "\u00a0") + "  ")
    line.append(scene.locale.say("clash.table.moods"))
    return line


def _battle(scene: Scene) -> list[Text]:
    battle = scene.board.get("battle")
    if battle is None:
        return []
    text = scene.locale.say("clash.table.battle", cell=battle["cell"], round=battle["round"])
    title = Text(" " + text, scene.look.style(f"bold {TERRACOTTA}"))
    return [title, *[line for side in range(2) for line in _side(scene, battle, side)]]


def _side(scene: Scene, battle: dict[str, Any], side: int) -> list[Text]:
    """What a side of a battle has: its units, its card, what it is to lose; and below that its last roll."""
    locale = scene.locale
    units = [Message(f"clash.units.{kind}", count=number) for kind, number in battle["units"][side].items()]
    named = Message("clash.together", parts=tuple(units)) if units else Message("clash.nothing")
    owner = owner_name(battle["attacker"] if side == 0 else battle["defender"])
    parts = [locale.say("clash.table.side", owner=owner, units=named)]
    if battle["cards"][side] is not None:
        tactics = CARD_TACTICS[ACTION_CARDS.index(battle["cards"][side])]
        parts.append(locale.say("clash.table.card", card=tactics_name(tactics)))
    if battle["losses"][side]:
        parts.append(locale.say("clash.table.losses", count=battle["losses"][side]))
    lines = [Text("   " + "; ".join(parts))]
    roll = battle["rolls"][side]
    if roll is not None:
        shown = tuple(FACE_NAMES.index(face) for face in roll["dice"])
        summed = tuple(roll["sum"].get(name, 0) for name in SUMMED)
        told = {"dice": DICE.words(shown), "sum": SUM.words(summed)}
        told.update({"value": roll["value"], "hits": roll["hits"]})
        lines.append(Text("     " + locale.text(Message("clash.table.roll", **told))))
    return lines


# Nations


def _nation(scene: Scene, seat: int) -> list[Text]:
    locale, look = scene.locale, scene.look
    nation = scene.board["nations"][seat]
    line = Text()
    name = f" {look.glyphs.seats[seat]} {locale.say('core.seat', number=seat + 1)} "
    line.append(name, look.style(f"bold {CREAM} on {SEAT[seat]}"))
    parts = [
        locale.text(Message(f"clash.amount.{goods}", amount=nation["goods"][goods]))
        for goods in GOODS
        if nation["goods"][goods]
    ]
    parts.append(locale.say("clash.table.track", count=nation["track"]))
    if seat != scene.me:
        parts.append(locale.say("clash.table.cards", actions=nation["hand"], objectives=nation["objectives"]))
    if nation["claimed"]:
        parts.append(locale.say("clash.table.claimed", count=len(nation["claimed"])))
    separator = f" {look.glyphs.separator} "
    line.append(" " + separator.join([part.replace(" ", "\u00a0") for part in parts]))
    return [line, _advances(scene, nation["advances"])]


def _advances(scene: Scene, owned: list[str]) -> Text:
    """What a nation has of each category of which it has anything."""
    parts = []
    for number, category in enumerate(CATEGORIES):
        every = ADVANCE_IDS[number * OF_CATEGORY : (number + 1) * OF_CATEGORY]
        known = [scene.locale.say(f"clash.advance.{name}") for name in every if name in owned]
        if known:
            parts.append(f"{scene.locale.say(f'clash.category.{category}')}: {', '.join(known)}")
    return Text("   " + f" {scene.look.glyphs.separator} ".join(parts), "dim")


def _hand(scene: Scene) -> list[Text]:
    """The cards that the seat holds."""
    own = scene.board["nations"][scene.me].get("own")
    if own is None:
        return []
    locale = scene.locale
    lines = [Text(" " + locale.say("clash.table.hand"), "bold")]
    lines += [Text(f"   {_card(scene, card)}") for card in own["hand"]]
    for card in own["objectives"]:
        top, bottom = OBJECTIVES_OF[OBJECTIVE_CARDS.index(card)]
        told = f"{locale.text(objective_name(top))} / {locale.text(objective_name(bottom))}"
        lines.append(Text(f"   {told}", scene.look.style(MUREX)))
    for wonder in own["wonders"]:
        lines.append(Text(f"   {locale.text(wonder_name(WONDERS.index(wonder)))}", scene.look.style(GOLD)))
    return lines


def _card(scene: Scene, card: str) -> str:
    if card not in ACTION_CARDS:
        return scene.locale.text(card_name(CARDS.index(card)))
    number = ACTION_CARDS.index(card)
    effect = scene.locale.text(effect_name(CARD_EFFECT[number]))
    return f"{effect} / {scene.locale.text(tactics_name(CARD_TACTICS[number]))}"


def _log(scene: Scene, log: list[str]) -> list[Text]:
    overflow: OverflowMethod = "ellipsis" if scene.look.fine else "crop"
    return [
        Text(f" {scene.look.glyphs.separator} {line}", style="dim", no_wrap=True, overflow=overflow)
        for line in log[-LOG_LINES:]
    ]
