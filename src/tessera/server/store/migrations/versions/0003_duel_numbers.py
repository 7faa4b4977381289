"""Duel numbers its actions in another order: discarding and wonders come before building."""

from alembic import op

revision = "0003"
down_revision = "0002"

CARDS = 78
WONDERS = 14
"""How many there were when the order changed."""
BUILDING = 2 * CARDS
"""Building and engineering were the first actions, and move behind the others…"""
OTHERS = CARDS + WONDERS
"""… discarding and raising wonders, which go first now."""


def upgrade() -> None:
    op.execute(
        f"UPDATE entries SET action = CASE WHEN action < {BUILDING} "
        f"THEN action + {OTHERS} ELSE action - {BUILDING} END "
        f"WHERE action < {BUILDING + OTHERS} AND \"table\" IN (SELECT id FROM tables WHERE game = 'duel')"
    )
