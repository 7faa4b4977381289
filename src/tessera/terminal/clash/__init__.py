"""The table of Clash of Cultures."""

from tessera.terminal.clash import board, choices, info
from tessera.terminal.score import draw_score
from tessera.terminal.table import Table


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
    score=draw_score,
    is_private=is_private,
)
