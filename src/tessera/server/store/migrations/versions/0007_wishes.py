"""Entries know the wish they belong to; each of those that are stored is one of its own."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.add_column("entries", sa.Column("wish", sa.Integer(), nullable=True))
