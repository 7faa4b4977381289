"""The structure: overlapping rows of cards, as they lie on the table."""

from typing import Any, Final

from rich.text import Text

from tessera.terminal.canvas import Canvas
from tessera.terminal.duel import naming
from tessera.terminal.duel.describe import card_item, card_signs, colour_of, cost_signs
from tessera.terminal.palette import BACK, CARD, CREAM, GOLD, INK, MUREX, TEMPLE_BACK, TERRACOTTA, shade
from tessera.terminal.table import Scene
from tessera.terminal.words import cut, wrap

AGE_NUMERALS: Final = ("", "I", "II", "III")
HALVES: Final = (12, 12, 12, 8)
"""How many half cards wide the structure of each age is."""
WIDEST_HALF: Final = (7, 7, 7, 11)
"""A half card is at most this many cells wide."""
COVERED: Final = 0.45
"""How much darker a card is while others lie on it."""


def structure_width(age: int, room: int) -> int:
    """How many of the cells offered a structure uses."""
    return _half(age, room) * HALVES[age]


def draw_structure(scene: Scene, room: int, step: int) -> list[Text]:
    """The structure in so many cells; each row lies `step` lines below the one it covers."""
    age = scene.board["age"]
    slots = [slot for slot in scene.board["structure"] if slot["state"] != "gone"]
    half = _half(age, room)
    rows = max((slot["row"] for slot in slots), default=1)
    canvas = Canvas(half * HALVES[age], rows * step + 2)
    width = 2 * half - 1
    for slot in sorted(slots, key=lambda slot: int(slot["row"])):
        x = (HALVES[age] // 2 + slot["x"] - 1) * half
        y = (slot["row"] - 1) * step
        _draw_card(scene, canvas, slot, (x, y, width, step + 1))
    return canvas.lines()


def _half(age: int, room: int) -> int:
    return max(3, min(WIDEST_HALF[age], room // HALVES[age]))


def _draw_card(scene: Scene, canvas: Canvas, slot: dict[str, Any], place: tuple[int, int, int, int]) -> None:
    if slot["state"] == "face_down":
        back = _back_style(scene, slot)
        _draw_ground(scene, canvas, place, back, scene.look.glyphs.back, "")
        _draw_back(scene, canvas, slot, place, back)
        return
    card = slot["card"]
    style = _ground_style(scene, slot)
    _draw_ground(scene, canvas, place, style, " ", naming.kind_letter(scene.locale, colour_of(card)))
    x, y, width, height = _inside(scene, place)
    visible = height - 1
    price, price_style = price_chip(scene, slot["prices"][scene.me], slot["playable"], style)
    names, lower = _lines(scene, card, width, visible, width - len(price) - 1)
    bold = "bold " if slot["playable"] else ""
    for line, text in enumerate(names):
        canvas.put(x, y + line, text, bold + style)
    for line, text in enumerate(lower, visible - len(lower)):
        canvas.put(x, y + line, text, style)
    canvas.put(x + width - len(price), y + visible - 1, price, price_style)


def _lines(scene: Scene, card: str, width: int, visible: int, last: int) -> tuple[list[str], list[str]]:
    """The name, and below it what the card does and costs; the last line has less room."""
    locale, glyphs = scene.locale, scene.look.glyphs
    name = naming.card(locale, card)
    cost = cost_signs(locale, glyphs, card_item(card))
    names = wrap(name, width, max(1, visible - 1), glyphs.ellipsis)
    if len(names) + 1 < visible:
        signs = card_signs(locale, glyphs, card, width)
        return names, [cut(signs, width, glyphs.ellipsis), cut(cost, last, glyphs.ellipsis)]
    return names, [cut(card_signs(locale, glyphs, card, last), last, glyphs.ellipsis)]


def price_chip(scene: Scene, price: int, is_open: bool, ground: str = "") -> tuple[str, str]:
    """A price as it is drawn: what it is, and whether the seat can pay it."""
    city = scene.board["cities"][scene.me]
    within_means = price <= city["coins"] + city["sheltered"]
    text = scene.locale.say("duel.table.free") if price == 0 else str(price)
    if not within_means:
        text += scene.look.glyphs.beyond_means
    if not is_open:
        return text, ground
    if within_means:
        return f" {text} ", scene.look.style(f"bold {INK} on {GOLD}")
    return f" {text} ", scene.look.style(f"bold {CREAM} on {shade(TERRACOTTA, 0.35)}")


def _draw_ground(
    scene: Scene, canvas: Canvas, place: tuple[int, int, int, int], style: str, character: str, letter: str
) -> None:
    """The card's ground: a colour with a strip for its letter, or a frame where there are no colours."""
    x, y, width, height = place
    canvas.fill(x, y, width, height, style, character)
    if scene.look.colour:
        if letter:
            strip = _strip_style(style)
            canvas.fill(x, y, 1, height, strip)
            canvas.put(x, y, letter, strip)
        return
    glyphs = scene.look.glyphs
    left, right = glyphs.corner
    top = letter or glyphs.horizontal
    canvas.put(x, y, left + top + glyphs.horizontal * (width - 3) + right, style)
    for line in range(y + 1, y + height):
        canvas.put(x, line, glyphs.vertical, style)
        canvas.put(x + width - 1, line, glyphs.vertical, style)


def _inside(scene: Scene, place: tuple[int, int, int, int]) -> tuple[int, int, int, int]:
    """The part of a card that is written on."""
    x, y, width, height = place
    if scene.look.colour:
        return x + 1, y, width - 1, height
    return x + 1, y + 1, width - 2, height - 1


def _draw_back(
    scene: Scene, canvas: Canvas, slot: dict[str, Any], place: tuple[int, int, int, int], back: str
) -> None:
    x, y, width, height = _inside(scene, place)
    middle = (height - 1) // 2
    label = AGE_NUMERALS[scene.board["age"]]
    if slot["special"]:
        label = scene.locale.say("duel.table.temple" if "pantheon" in scene.board else "duel.table.guild")
    style = back
    token = slot.get("token")
    if isinstance(token, str):
        label = naming.mythology(scene.locale, token)
        style = scene.look.style(f"bold {CREAM} on {MUREX}")
    elif token is not None:
        label = f"{scene.look.glyphs.minus}{token}{scene.look.glyphs.coin}"
        style = scene.look.style(f"bold {INK} on {GOLD}")
    label = cut(label, width, scene.look.glyphs.ellipsis)
    if len(label) + 2 <= width:
        label = f" {label} "
    canvas.put(x + (width - len(label)) // 2, y + middle, label, style)


def _ground_style(scene: Scene, slot: dict[str, Any]) -> str:
    colour = CARD[colour_of(slot["card"])]
    if slot["playable"]:
        return scene.look.style(f"{CREAM} on {colour}")
    return scene.look.style(f"{shade(CREAM, 0.25)} on {shade(colour, COVERED)}")


def _back_style(scene: Scene, slot: dict[str, Any]) -> str:
    colour = TEMPLE_BACK if slot["special"] else BACK
    return scene.look.style(f"{shade(CREAM, 0.55)} on {shade(colour, 0.25)}")


def _strip_style(style: str) -> str:
    text, _, ground = style.rpartition(" on ")
    return f"bold {ground} on {text.split()[-1]}"
