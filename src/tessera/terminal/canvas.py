"""A canvas of styled characters, for pictures whose parts overlap."""

from itertools import groupby
from operator import itemgetter

from rich.text import Text


class Canvas:
    """Cells by column and row; what lies outside is cut off."""

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.height = height
        self._cells: list[list[tuple[str, str]]] = [[(" ", "")] * width for _ in range(height)]

    def put(self, x: int, y: int, text: str, style: str = "") -> None:
        """Write a text; every character of it is one cell wide."""
        if not 0 <= y < self.height:
            return
        for offset, character in enumerate(text):
            if 0 <= x + offset < self.width:
                self._cells[y][x + offset] = (character, style)

    def fill(self, x: int, y: int, width: int, height: int, style: str, character: str = " ") -> None:
        for row in range(y, y + height):
            self.put(x, row, character * width, style)

    def lines(self) -> list[Text]:
        """The rows as texts, without the empty ones below."""
        texts: list[Text] = []
        for row in self._cells:
            text = Text(no_wrap=True, overflow="crop")
            for style, run in groupby(row, key=itemgetter(1)):
                text.append("".join(character for character, _ in run), style)
            texts.append(text)
        while texts and not texts[-1].plain.strip() and not texts[-1].spans:
            texts.pop()
        return texts
