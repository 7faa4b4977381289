"""The table of Deus."""

from rich.console import RenderableType

from tessera.terminal.deus import board, choices, info
from tessera.terminal.score import draw_score
from tessera.terminal.table import Scene, Table


def score(scene: Scene) -> RenderableType:
    """As far as the seat knows: the points of the others are hidden until the end."""
    sheets = [empire["score"] for empire in scene.board["empires"]]
    return draw_score(scene, "deus", sheets, list(sheets[scene.me]))


def is_private(prompt: str) -> bool:
    """Every question is: the table shows the hand of whoever is asked."""
    return True


TABLE = Table(
    draw=board.draw_board,
    groups=choices.groups,
    action_label=choices.action_label,
    things=info.things,
    thing_of=choices.thing_of,
    describe=info.describe,
    score=score,
    is_private=is_private,
)
