"""Tables know the table whose game they go on with; those that are stored go on with none.

Reviews have every choice now. Those that were kept have not, and are worked out anew when somebody asks.
"""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.add_column("tables", sa.Column("origin", sa.String(), nullable=True))
    op.add_column("tables", sa.Column("continued", sa.Integer(), nullable=True))
    op.execute("DELETE FROM reviews")
