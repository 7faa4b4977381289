"""How things may look where they are drawn: room, colours, characters."""

from dataclasses import dataclass
from typing import Final

from rich.console import Console

NARROWEST: Final = 40
"""Everything is drawn at least this wide; a narrower terminal has to wrap."""


@dataclass(frozen=True)
class Glyphs:
    """Characters with a meaning; each is one cell wide, those of a grid two."""

    coin: str
    point: str
    shield: str
    pawn: str
    capital: str
    built: str
    unbuilt: str
    beyond_means: str
    times: str
    minus: str
    back: str
    ellipsis: str
    again: str
    separator: str
    seats: tuple[str, ...]
    corner: tuple[str, str]
    horizontal: str
    vertical: str
    wall: str
    scorched: str
    ground: str
    enclosed: str


FINE: Final = Glyphs(
    coin="●",
    point="★",
    shield="◈",
    pawn="◆",
    capital="⌂",
    built="■",
    unbuilt="□",
    beyond_means="×",
    times="×",
    minus="−",
    back="░",
    ellipsis="…",
    again="↻",
    separator="·",
    seats=("●", "▲", "■", "◆"),
    corner=("┌", "┐"),
    horizontal="─",
    vertical="│",
    wall="██",
    scorched="░░",
    ground="· ",
    enclosed="▫ ",
)
PLAIN: Final = Glyphs(
    coin="c",
    point="*",
    shield="^",
    pawn="@",
    capital="#",
    built="x",
    unbuilt="o",
    beyond_means="!",
    times="x",
    minus="-",
    back=":",
    ellipsis="~",
    again="@",
    separator="-",
    seats=("o", "^", "#", "@"),
    corner=("+", "+"),
    horizontal="-",
    vertical="|",
    wall="##",
    scorched="::",
    ground=". ",
    enclosed="+ ",
)


@dataclass(frozen=True)
class Look:
    """The room and the means of drawing; `height` 0 means that it does not matter."""

    width: int
    height: int = 0
    colour: bool = True
    fine: bool = True
    """Whether characters beyond letters may be used."""

    @property
    def glyphs(self) -> Glyphs:
        return FINE if self.fine else PLAIN

    def style(self, style: str) -> str:
        """A style, without its colours where there are none."""
        if self.colour:
            return style
        words = style.partition(" on ")[0].split()
        return " ".join(word for word in words if not word.startswith("#"))


def look_of(console: Console) -> Look:
    """What a console offers. Without a terminal, or with NO_COLOR, there are no colours."""
    is_screen = console.is_terminal
    return Look(
        width=max(NARROWEST, console.width),
        height=console.height if is_screen else 0,
        colour=is_screen and not console.no_color and console.color_system is not None,
        fine=is_screen and console.encoding.lower().startswith("utf"),
    )
