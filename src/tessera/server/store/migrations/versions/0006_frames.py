"""Frames are saved in another form: snapshots go, and tables are replayed from their entries."""

from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.execute("DELETE FROM snapshots")
