"""The table of Duel."""

from rich.console import RenderableType

from tessera.terminal.duel import board, choices, info
from tessera.terminal.score import draw_score
from tessera.terminal.table import Scene, Table

PRIVATE = ("duel.prompt.keep_god", "duel.prompt.place_god")
"""Questions about gods that the opponent must not see."""


def score(scene: Scene) -> RenderableType:
    sheets = [city["score"] for city in scene.board["cities"]]
    return draw_score(scene, "duel", sheets, list(sheets[0]))


def is_private(prompt: str) -> bool:
    return prompt in PRIVATE


TABLE = Table(
    draw=board.draw_board,
    groups=choices.groups,
    action_label=choices.action_label,
    things=info.things,
    thing_of=choices.thing_of,
    describe=info.describe,
    score=score,
    is_private=is_private,
    narrowest=40,
)
