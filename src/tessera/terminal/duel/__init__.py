"""The table of Duel."""

from rich.console import RenderableType

from tessera.locale import Locale
from tessera.terminal.duel import board, choices, info
from tessera.terminal.score import draw_score
from tessera.terminal.table import Group, Scene, Thing

PRIVATE = ("duel.prompt.keep_god", "duel.prompt.place_god")
"""Questions about gods that the opponent must not see."""


class DuelTable:
    """The pieces of this package under the names that the loop uses; see `terminal.table.Table`."""

    def draw(self, scene: Scene, log: list[str]) -> RenderableType:
        return board.draw_board(scene, log)

    def groups(self, scene: Scene, prompt: str, actions: list[int]) -> list[Group]:
        return choices.groups(scene, prompt, actions)

    def action_label(self, scene: Scene, action: int) -> str:
        return choices.action_label(scene, action)

    def things(self, locale: Locale) -> list[Thing]:
        return info.things(locale)

    def thing_of(self, action: int) -> tuple[str, str] | None:
        return choices.thing_of(action)

    def describe(self, scene: Scene, thing: Thing) -> RenderableType:
        return info.describe(scene, thing)

    def score(self, scene: Scene) -> RenderableType:
        sheets = [city["score"] for city in scene.board["cities"]]
        return draw_score(scene, "duel", sheets, list(sheets[0]))

    def is_private(self, prompt: str) -> bool:
        return prompt in PRIVATE
