"""Tables know the edition that they are played with; those that are stored are played without corrections."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.add_column("tables", sa.Column("edition", sa.String(), nullable=False, server_default=""))
