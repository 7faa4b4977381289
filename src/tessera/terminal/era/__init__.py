"""The table of Era."""

from rich.console import RenderableType

from tessera.terminal.era import board, choices, info
from tessera.terminal.score import draw_score
from tessera.terminal.table import Scene, Table

PRIVATE = ("era.prompt.layout", "era.prompt.roll")
"""What is done behind the screens."""


def score(scene: Scene) -> RenderableType:
    """Lines in which nobody has anything are left out: there are many."""
    sheets = [domain["score"] for domain in scene.board["domains"]]
    told = [category for category in sheets[0] if any(sheet[category] for sheet in sheets)]
    return draw_score(scene, "era", sheets, told)


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
)
