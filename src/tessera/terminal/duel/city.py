"""A city: its owner's means, its buildings by colour, its wonders."""

from math import ceil
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from tessera.games.duel.catalog import CARD, CARD_EFFECTS_DATA, COLOURS, RESOURCES, SYMBOLS
from tessera.terminal import palette
from tessera.terminal.duel import naming
from tessera.terminal.duel.describe import wonder_signs
from tessera.terminal.duel.structure import price_chip
from tessera.terminal.palette import CREAM, GOLD, INK, MUREX, SEAT, VERDIGRIS
from tessera.terminal.table import Scene
from tessera.terminal.words import cut

TWO_COLUMNS_FROM: Final = 96
"""From this width on the wonders stand beside the buildings."""
WONDER_ROOM: Final = 32
"""Cells for the wonders beside the buildings."""
COLUMN: Final = (12, 20)
"""The cells a column of buildings should have, and the most it gets."""
FEWEST_ROWS: Final = 3


def draw_city(scene: Scene, seat: int, width: int) -> RenderableType:
    """Everything a seat owns, in so many cells."""
    if width < TWO_COLUMNS_FROM:
        return Group(*_left(scene, seat, width), *_wonders_below(scene, seat, width))
    both = Table.grid(padding=0)
    both.add_column(width=width - WONDER_ROOM)
    both.add_column(width=WONDER_ROOM, no_wrap=True)
    both.add_row(
        Group(*_left(scene, seat, width - WONDER_ROOM - 1)), Group(*_wonders(scene, seat, WONDER_ROOM))
    )
    return both


def _left(scene: Scene, seat: int, width: int) -> list[RenderableType]:
    city = scene.board["cities"][seat]
    lines: list[RenderableType] = [_means(scene, seat, city)]
    belongings = _belongings(scene, city)
    if belongings.plain:
        lines.append(belongings)
    lines.append(_buildings(scene, city, width))
    return lines


def _means(scene: Scene, seat: int, city: dict[str, Any]) -> Text:
    """Name, coins, points, production and prices."""
    look, locale = scene.look, scene.locale
    line = Text()
    name = f" {look.glyphs.seats[seat]} {naming.player(locale, seat)} "
    line.append(name, look.style(f"bold {CREAM} on {SEAT[seat]}"))
    line.append(
        f" {locale.say('duel.table.coins', coins=city['coins'])} ", look.style(f"bold {INK} on {GOLD}")
    )
    line.append(" " + locale.say("duel.table.points", points=scene.board["sheet"]["totals"][seat]), "bold")
    line.append("  " + locale.say("duel.table.production") + " ", "dim")
    line.append(_production(scene, city) or locale.say("duel.table.no_production"))
    line.append("  " + locale.say("duel.table.buys"), "dim")
    for resource, price in zip(RESOURCES, city["unit_prices"], strict=True):
        line.append(f" {naming.resource_letter(locale, resource)}")
        line.append(str(price), look.style(f"bold {VERDIGRIS}" if price == 1 else "bold"))
    return line


def _production(scene: Scene, city: dict[str, Any]) -> str:
    """What brown and grey cards produce, a letter for each unit."""
    made: dict[str, int] = dict.fromkeys(RESOURCES, 0)
    for card in (*city["cards"]["brown"], *city["cards"]["grey"]):
        for part in CARD_EFFECTS_DATA[CARD[card]]:
            for resource, amount in part.get("produce", {}).items():
                made[resource] += amount
    letters = [naming.resource_letter(scene.locale, resource) * amount for resource, amount in made.items()]
    return " ".join(letter for letter in letters if letter)


def _belongings(scene: Scene, city: dict[str, Any]) -> Text:
    """Symbols, progress tokens, and what comes from the pantheon."""
    locale, look = scene.locale, scene.look
    parts: list[tuple[str, str]] = []
    symbols = [
        naming.symbol_short(locale, name) + (f" {look.glyphs.times}{count}" if count > 1 else "")
        for name, count in zip(SYMBOLS, city["symbols"], strict=True)
        if count
    ]
    if symbols:
        title = locale.say("duel.table.symbols", count=len(symbols))
        parts.append((f"{title}: {', '.join(symbols)}", VERDIGRIS))
    if city["progress"]:
        names = ", ".join(naming.progress(locale, name) for name in city["progress"])
        parts.append((f"{locale.say('duel.table.progress')}: {names}", VERDIGRIS))
    if city["gods"]:
        names = ", ".join(naming.god(locale, name) for name in city["gods"])
        parts.append((f"{locale.say('duel.table.gods')}: {names}", MUREX))
    if city["sheltered"]:
        parts.append((locale.say("duel.table.sheltered", coins=city["sheltered"]), GOLD))
    if city["mythologies"]:
        names = ", ".join(naming.mythology(locale, name) for name in city["mythologies"])
        parts.append((f"{locale.say('duel.table.mythologies')}: {names}", MUREX))
    if city["offerings"]:
        names = ", ".join(f"{look.glyphs.minus}{value}" for value in city["offerings"])
        parts.append((f"{locale.say('duel.table.offerings')}: {names}", MUREX))
    if city["snake"]:
        parts.append((f"{locale.say('duel.table.snake')}: {naming.card(locale, city['snake'])}", MUREX))
    line = Text()
    for text, colour in parts:
        line.append(f" {look.glyphs.separator} " if line.plain else " ", "dim")
        line.append(text, look.style(colour))
    return line


def _buildings(scene: Scene, city: dict[str, Any], width: int) -> RenderableType:
    """The buildings in columns: a colour has one, or more when it has many cards."""
    held = [colour for colour in COLOURS if city["cards"][colour]]
    if not held:
        return Text(" " + scene.locale.say("duel.table.no_buildings"), style="dim")
    rows = _rows([len(city["cards"][colour]) for colour in held], width // COLUMN[0])
    columns = [
        (colour, city["cards"][colour][first : first + rows], first == 0)
        for colour in held
        for first in range(0, len(city["cards"][colour]), rows)
    ]
    cell = min(COLUMN[1], width // len(columns))
    lines = [
        Text(no_wrap=True, overflow="crop") for _ in range(min(rows, max(len(c[1]) for c in columns)) + 1)
    ]
    for colour, cards, is_first in columns:
        title = f"{naming.kind(scene.locale, colour)} {len(city['cards'][colour])}" if is_first else ""
        lines[0].append(
            _cell(scene, title, cell - 1), scene.look.style(f"bold {CREAM} on {palette.CARD[colour]}")
        )
        lines[0].append(" ")
        for row, line in enumerate(lines[1:]):
            name = naming.card(scene.locale, cards[row]) if row < len(cards) else ""
            line.append(_cell(scene, name, cell - 1) + " ")
    return Group(*lines)


def _rows(counts: list[int], columns: int) -> int:
    """The fewest rows that need no more than so many columns."""
    for rows in range(FEWEST_ROWS, max(counts)):
        if sum(ceil(count / rows) for count in counts) <= columns:
            return rows
    return max(counts)


def _cell(scene: Scene, text: str, width: int) -> str:
    return (" " + cut(text, width - 1, scene.look.glyphs.ellipsis)).ljust(width)


def _wonders_below(scene: Scene, seat: int, width: int) -> list[Text]:
    """The wonders under the buildings, two in a line if they fit."""
    if width < 2 * WONDER_ROOM:
        return _wonders(scene, seat, width)
    wonders = _wonders(scene, seat, width // 2)
    return [Text("").join(wonders[first : first + 2]) for first in range(0, len(wonders), 2)]


def _wonders(scene: Scene, seat: int, width: int) -> list[Text]:
    """The wonders, those not built with their price."""
    city, glyphs = scene.board["cities"][seat], scene.look.glyphs
    lines = [
        _wonder(scene, built["wonder"], (glyphs.built, f"bold {GOLD}"), width) for built in city["wonders"]
    ]
    owner = Scene(scene.board, seat, scene.locale, scene.look)
    for plan in city["plans"]:
        price = price_chip(owner, plan["price"], seat == scene.me)
        lines.append(_wonder(scene, plan["wonder"], (glyphs.unbuilt, "dim"), width, price))
    return lines


def _wonder(
    scene: Scene, wonder: str, mark: tuple[str, str], width: int, price: tuple[str, str] = ("", "")
) -> Text:
    signs = wonder_signs(scene.locale, scene.look.glyphs, wonder)
    room = width - len(signs) - len(price[0]) - 5
    line = Text(no_wrap=True, overflow="crop")
    line.append(f" {mark[0]} ", scene.look.style(mark[1]))
    line.append(cut(naming.wonder(scene.locale, wonder), room, scene.look.glyphs.ellipsis).ljust(room))
    line.append(f" {signs} ", "dim")
    line.append(*price)
    return line
