"""Frames are saved in another form: snapshots go, and tables are replayed from their entries."""

from alembic import op

revision = "0004_frames"
down_revision = "0003"


def upgrade() -> None:
    op.execute("DELETE FROM snapshots")
