"""Beside the structure: the pantheon with its costs, the progress tokens, what is being shown."""

from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from tessera.terminal.duel import naming
from tessera.terminal.duel.describe import cost_in_words, wonder_item
from tessera.terminal.duel.structure import price_chip
from tessera.terminal.palette import CREAM, GOLD, MUREX, SEAT, VERDIGRIS
from tessera.terminal.table import Scene
from tessera.terminal.words import cut, wrap


def draw_side(scene: Scene, width: int) -> list[RenderableType]:
    """The panel beside the structure, line by line."""
    lines: list[RenderableType] = []
    if scene.board["progress"]:
        lines.extend(_tokens(scene, scene.locale.say("duel.table.progress"), scene.board["progress"], width))
    if "pantheon" in scene.board:
        lines.append(draw_pantheon(scene, width))
    return lines


def draw_pantheon(scene: Scene, width: int) -> RenderableType:
    pantheon = scene.board["pantheon"]
    awake = scene.board["age"] >= 2
    title = scene.locale.say("duel.table.pantheon" if awake else "duel.table.pantheon_asleep")
    lines: list[Text] = [_title(scene, title, MUREX, width)]
    for number, slot in enumerate(pantheon["slots"], 1):
        if awake and "mythology" not in slot:
            continue
        lines.append(_slot(scene, number, slot, awake, width))
        if slot.get("god") == "enki" and pantheon["enki"]:
            names = " / ".join(naming.progress(scene.locale, name) for name in pantheon["enki"])
            lines.append(Text("   " + cut(names, width - 3, scene.look.glyphs.ellipsis), style="dim"))
    return Group(*lines)


def _slot(scene: Scene, number: int, slot: dict[str, Any], awake: bool, width: int) -> Text:
    look, locale = scene.look, scene.locale
    line = Text(no_wrap=True, overflow="crop")
    line.append(f" {number} ", "dim")
    is_empty = "mythology" not in slot
    if is_empty:
        name, style = locale.say("duel.table.empty_slot"), "dim"
    elif slot["god"] is not None:
        name, style = naming.god(locale, slot["god"]), "bold" if awake else ""
    else:
        name, style = naming.mythology(locale, slot["mythology"]) + " ?", look.style(MUREX)
    mine, theirs = slot["costs"][scene.me], slot["costs"][1 - scene.me]
    chip, chip_style = price_chip(scene, mine, awake and not is_empty)
    rival = f" {look.glyphs.seats[1 - scene.me]}{theirs}"
    room = width - 3 - len(chip) - len(rival)
    line.append(cut(name, room, look.glyphs.ellipsis).ljust(room), style)
    line.append(chip, chip_style or "dim")
    line.append(rival, look.style(f"dim {SEAT[1 - scene.me]}"))
    return line


def _tokens(scene: Scene, title: str, tokens: list[str], width: int) -> list[Text]:
    """Progress tokens by name, and what they do where there is room."""
    lines = [_title(scene, title, VERDIGRIS, width)]
    for token in tokens:
        name = naming.progress(scene.locale, token)
        lines.append(Text(" " + cut(name, width - 1, scene.look.glyphs.ellipsis), style="bold"))
        if width >= 40:
            text = naming.progress_text(scene.locale, token)
            lines.extend(
                Text("   " + line, style="dim")
                for line in wrap(text, width - 3, 2, scene.look.glyphs.ellipsis)
            )
    return lines


def draw_inline(scene: Scene) -> list[Text]:
    """The same for a narrow terminal, in running text."""
    look, locale = scene.look, scene.locale
    lines: list[Text] = []
    if scene.board["progress"]:
        names = [naming.progress(locale, name) for name in scene.board["progress"]]
        lines.append(_inline(scene, locale.say("duel.table.progress"), names, VERDIGRIS))
    if "pantheon" in scene.board:
        names = []
        for number, slot in enumerate(scene.board["pantheon"]["slots"], 1):
            if "mythology" in slot:
                known = slot["god"] is not None
                name = (
                    naming.god(locale, slot["god"])
                    if known
                    else naming.mythology(locale, slot["mythology"]) + "?"
                )
                names.append(f"{number} {name} {slot['costs'][scene.me]}{look.glyphs.coin}")
        title = "duel.table.pantheon" if scene.board["age"] >= 2 else "duel.table.pantheon_asleep"
        lines.append(_inline(scene, locale.say(title), names or [locale.say("duel.table.empty_slot")], MUREX))
    return lines


def _inline(scene: Scene, title: str, names: list[str], colour: str) -> Text:
    line = Text()
    line.append(f" {title} ", scene.look.style(f"bold {CREAM} on {colour}"))
    line.append(" " + f" {scene.look.glyphs.separator} ".join(names))
    return line


def _title(scene: Scene, title: str, colour: str, width: int) -> Text:
    text = cut(title, width - 2, scene.look.glyphs.ellipsis)
    return Text(f" {text} ".ljust(width), scene.look.style(f"bold {CREAM} on {colour}"), no_wrap=True)


def draw_offer(scene: Scene, width: int) -> list[Text]:
    """The wonders of the draft with their costs."""
    look, locale = scene.look, scene.locale
    lines: list[Text] = [_title(scene, locale.say("duel.table.draft"), MUREX, width)]
    for wonder in scene.board["offer"]:
        line = Text(no_wrap=True, overflow="crop")
        name = cut(naming.wonder(locale, wonder), 26, look.glyphs.ellipsis)
        line.append(f" {look.glyphs.unbuilt} {name.ljust(26)}", look.style(f"bold {GOLD}"))
        line.append("  " + cut(cost_in_words(locale, wonder_item(wonder)), width - 32, look.glyphs.ellipsis))
        lines.append(line)
    return lines
