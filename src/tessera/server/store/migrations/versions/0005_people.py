"""What keys are for, hints that a table allows, who said a line, and reports to the host."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"

ID_LENGTH = 10
"""How long the ids of people are, with which the request of a line begins."""


def upgrade() -> None:
    op.add_column("tokens", sa.Column("scope", sa.String(), nullable=False, server_default="play"))
    op.add_column("tables", sa.Column("hints", sa.Boolean(), nullable=False, server_default=sa.text("false")))
    # SQLite cannot add a constraint to a column that exists, but a column with one.
    op.execute(
        "ALTER TABLE chat ADD COLUMN person VARCHAR "
        "CONSTRAINT fk_chat_person REFERENCES people (id) ON DELETE SET NULL"
    )
    op.execute(
        f"UPDATE chat SET person = substr(request, 1, {ID_LENGTH}) "
        f"WHERE substr(request, 1, {ID_LENGTH}) IN (SELECT id FROM people)"
    )
    op.create_table(
        "reports",
        sa.Column("id", sa.String(), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.Column("table", sa.String(), nullable=False),
        sa.Column("reporter", sa.String(), nullable=True),
        sa.Column("reporter_name", sa.String(), nullable=False),
        sa.Column("person", sa.String(), nullable=True),
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("said", sa.Text(), nullable=True),
        sa.Column("text", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(
            ["reporter"], ["people.id"], name=op.f("fk_reports_reporter"), ondelete="SET NULL"
        ),
        sa.ForeignKeyConstraint(
            ["person"], ["people.id"], name=op.f("fk_reports_person"), ondelete="SET NULL"
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_reports")),
    )
