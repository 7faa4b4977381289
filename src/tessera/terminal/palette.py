"""The colours of Tessera's visual language that a terminal uses."""

from typing import Final

CREAM: Final = "#fff8e8"
INK: Final = "#211d18"
LAPIS: Final = "#4f8fdb"
TERRACOTTA: Final = "#d9644a"
GOLD: Final = "#e0a82e"
VERDIGRIS: Final = "#3f9f78"
MUREX: Final = "#9a6cc4"
STONE: Final = "#9c8f7b"

CARD: Final = {
    "brown": "#6b4423",
    "grey": "#68717a",
    "blue": "#2460a8",
    "green": "#1f6a4b",
    "yellow": "#966608",
    "red": "#b0432c",
    "purple": "#5b3380",
}
SEAT: Final = ("#4f8fdb", "#e2604c", "#3f9f78", "#b58718")
BACK: Final = "#3c434d"
TEMPLE_BACK: Final = "#44305c"


def shade(colour: str, amount: float) -> str:
    """A colour darkened: 0 leaves it, 1 makes it black."""
    parts = [int(colour[place : place + 2], 16) for place in (1, 3, 5)]
    return "#" + "".join(f"{round(part * (1 - amount)):02x}" for part in parts)
