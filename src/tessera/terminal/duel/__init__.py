"""The table of Duel."""

from tessera.terminal.duel import board, choices, info
from tessera.terminal.score import draw_score
from tessera.terminal.table import Table

PRIVATE = ("duel.prompt.keep_god", "duel.prompt.place_god")
"""Questions about gods that the opponent must not see."""


def is_private(prompt: str) -> bool:
    return prompt in PRIVATE


TABLE = Table(
    draw=board.draw_board,
    groups=choices.groups,
    action_label=choices.action_label,
    things=info.things,
    thing_of=choices.thing_of,
    describe=info.describe,
    score=draw_score,
    is_private=is_private,
    narrowest=40,
)
