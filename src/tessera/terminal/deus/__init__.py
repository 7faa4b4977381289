"""The table of Deus."""

from rich.console import RenderableType

from tessera.locale import Locale
from tessera.terminal.deus import board, choices, info
from tessera.terminal.score import draw_score
from tessera.terminal.table import Group, Scene, Thing


class DeusTable:
    """The pieces of this package under the names that the loop uses; see `terminal.table.Table`."""

    def draw(self, scene: Scene, log: list[str]) -> RenderableType:
        return board.draw_board(scene, log)

    def groups(self, scene: Scene, prompt: str, actions: list[int]) -> list[Group]:
        return choices.groups(scene, actions)

    def action_label(self, scene: Scene, action: int) -> str:
        return choices.action_label(scene, action)

    def things(self, locale: Locale) -> list[Thing]:
        return info.things(locale)

    def thing_of(self, action: int) -> tuple[str, str] | None:
        return choices.thing_of(action)

    def describe(self, scene: Scene, thing: Thing) -> RenderableType:
        return info.describe(scene, thing)

    def score(self, scene: Scene) -> RenderableType:
        """As far as the seat knows: the points of the others are hidden until the end."""
        sheets = [empire["score"] for empire in scene.board["empires"]]
        return draw_score(scene, "deus", sheets, list(sheets[scene.me]))

    def is_private(self, prompt: str) -> bool:
        """Every question is: the table shows the hand of whoever is asked."""
        return True
