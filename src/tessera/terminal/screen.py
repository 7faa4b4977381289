"""Drawing what every game has: the question and its numbered choices, help, lists."""

from math import ceil

from rich.console import Group as Lines
from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from tessera.locale import Locale
from tessera.terminal.look import Look
from tessera.terminal.palette import CREAM, GOLD, LAPIS, SEAT
from tessera.terminal.table import Choice, Group
from tessera.terminal.words import cut

COLUMNS_FROM = 96
"""Groups stand side by side from this width on."""
LONG = 8
"""A longer list of short choices is set in two columns."""
VERY_LONG = 30
"""Groups do not stand side by side when one is longer than this."""


def draw_prompt(seat: int, name: str, prompt: str, look: Look) -> Text:
    """Who is asked, and what."""
    line = Text()
    line.append(f" {look.glyphs.seats[seat]} {name} ", look.style(f"bold {CREAM} on {SEAT[seat]}"))
    line.append(f" {prompt}", "bold")
    return line


def draw_choices(groups: list[Group], look: Look) -> RenderableType:
    """All choices, numbered from 1 in their order."""
    numbered: list[tuple[Group, list[tuple[int, Choice]]]] = []
    number = 1
    for group in groups:
        numbered.append((group, list(enumerate(group.choices, number))))
        number += len(group.choices)
    longest = max(len(group.choices) for group in groups)
    if len(groups) > 1 and look.width >= COLUMNS_FROM and longest <= VERY_LONG:
        return _side_by_side(numbered, look)
    lines: list[RenderableType] = []
    for group, choices in numbered:
        if group.title:
            lines.append(_title(group.title, look))
        lines.append(_running(choices, look) if group.is_dense else _listed(choices, look))
    return Lines(*lines)


def _side_by_side(groups: list[tuple[Group, list[tuple[int, Choice]]]], look: Look) -> RenderableType:
    grid = Grid.grid(padding=(0, 2, 0, 0))
    for _ in groups:
        grid.add_column(width=look.width // len(groups) - 2)
    grid.add_row(*[_title(group.title, look) for group, _ in groups])
    room = look.width // len(groups) - 2
    grid.add_row(
        *[Lines(*[_line(number, choice, look, room) for number, choice in choices]) for _, choices in groups]
    )
    return grid


def _listed(choices: list[tuple[int, Choice]], look: Look) -> RenderableType:
    half = look.width // 2 - 8
    is_short = all(len(choice.label) + len(choice.note) + 3 < half for _, choice in choices)
    columns = 2 if len(choices) > LONG and is_short else 1
    rows = ceil(len(choices) / columns)
    grid = Grid.grid(padding=(0, 1, 0, 0))
    for _ in range(columns):
        grid.add_column(justify="right", width=3)
        grid.add_column(width=look.width // columns - 6)
    for row in range(rows):
        cells: list[RenderableType] = []
        for place in range(row, len(choices), rows):
            number, choice = choices[place]
            cells.extend([_number(number, look), _words(choice, look)])
        grid.add_row(*cells)
    return grid


def _running(choices: list[tuple[int, Choice]], look: Look) -> RenderableType:
    """One after another, as many in a line as fit."""
    lines = [Text(" ")]
    for number, choice in choices:
        entry = _number(number, look) + Text(f" {choice.label}")
        if len(lines[-1]) > 1 and lines[-1].cell_len + entry.cell_len > look.width:
            lines.append(Text(" "))
        lines[-1].append_text(entry).append("   ")
    for line in lines:
        line.rstrip()
    return Lines(*lines)


def _line(number: int, choice: Choice, look: Look, room: int) -> Text:
    line = Text(no_wrap=True, overflow="ellipsis" if look.fine else "crop")
    line.append_text(_number(number, look))
    line.append(" ")
    words = _words(choice, look)
    if len(words) > room - 4:
        label = cut(choice.label, room - 8 - len(choice.price), look.glyphs.ellipsis)
        words = _words(Choice(choice.action, label, choice.price), look)
    line.append_text(words)
    return line


def _words(choice: Choice, look: Look) -> Text:
    words = Text(choice.label)
    if choice.price:
        words.append(" — ", "dim")
        words.append(choice.price, look.style(f"bold {GOLD}"))
    if choice.note:
        words.append("  " if choice.price else " — ", "dim")
        words.append(choice.note, "dim")
    return words


def _number(number: int, look: Look) -> Text:
    return Text(f"{number:>2}", look.style(f"bold {LAPIS}"))


def _title(title: str, look: Look) -> Text:
    return Text(" " + title, look.style("bold underline"), no_wrap=True, overflow="crop")


def draw_list(title: str, lines: list[str], look: Look) -> RenderableType:
    """A titled list of sentences."""
    return Lines(_title(title, look), *[Text(f" {look.glyphs.separator} {line}") for line in lines])


def draw_numbered(title: str, lines: list[str], look: Look) -> RenderableType:
    grid = Grid.grid(padding=(0, 1, 0, 0))
    grid.add_column(justify="right", width=3)
    grid.add_column()
    for number, line in enumerate(lines, 1):
        grid.add_row(_number(number, look), Text(line))
    return Lines(_title(title, look), grid)


def draw_help(locale: Locale, look: Look) -> RenderableType:
    """The commands and what they do."""
    grid = Grid.grid(padding=(0, 2, 0, 0))
    grid.add_column(width=12)
    grid.add_column()
    for keys, key in (
        (locale.say("core.help.example_number"), "core.help.number"),
        (f"?  {locale.say('core.help.example_why')}", "core.help.why"),
        (locale.say("core.help.example_info"), "core.help.info"),
        ("h", "core.help.hint"),
        ("u", "core.help.undo"),
        ("l", "core.help.log"),
        ("b", "core.help.board"),
        ("s", "core.help.save"),
        ("q", "core.help.quit"),
        ("help", "core.help.help"),
    ):
        grid.add_row(Text(" " + keys, look.style(f"bold {LAPIS}")), Text(locale.say(key)))
    return Lines(_title(locale.say("core.help.title"), look), grid)
