"""The table of Era."""

from functools import partial

from tessera.terminal.era import board, choices, info
from tessera.terminal.score import draw_score
from tessera.terminal.table import Table

PRIVATE = ("era.prompt.layout", "era.prompt.roll")
"""What is done behind the screens."""


def is_private(prompt: str) -> bool:
    return prompt in PRIVATE


TABLE = Table(
    draw=board.draw_board,
    groups=choices.groups,
    action_label=choices.action_label,
    things=info.things,
    thing_of=choices.thing_of,
    describe=info.describe,
    score=partial(draw_score, hides_empty=True),
    is_private=is_private,
)
