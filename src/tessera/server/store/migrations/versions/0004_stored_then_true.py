"""Entries that must follow each other, and times by which clocks stand still while no server runs."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"

SQLITE = """
CREATE TRIGGER entries_follow BEFORE INSERT ON entries
WHEN NEW.sequence <> 1 AND NOT EXISTS (
    SELECT 1 FROM entries WHERE "table" = NEW."table" AND sequence = NEW.sequence - 1
)
BEGIN
    SELECT RAISE(ABORT, 'entries must follow each other');
END
"""
POSTGRESQL = (
    """
CREATE FUNCTION entries_follow() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF NEW.sequence <> 1 AND NOT EXISTS (
        SELECT 1 FROM entries WHERE "table" = NEW."table" AND sequence = NEW.sequence - 1
    ) THEN
        RAISE EXCEPTION 'entries must follow each other' USING ERRCODE = 'integrity_constraint_violation';
    END IF;
    RETURN NEW;
END $$
""",
    "CREATE TRIGGER entries_follow BEFORE INSERT ON entries FOR EACH ROW EXECUTE FUNCTION entries_follow()",
)


def upgrade() -> None:
    for name in ("tables", "entries"):
        op.add_column(name, sa.Column("up", sa.Double(), nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("begun", sa.Double(), nullable=True))
    op.execute("UPDATE entries SET up = at")
    op.execute("UPDATE tables SET up = changed, begun = started")
    op.create_table("uptime", sa.Column("seconds", sa.Double(), nullable=False))
    op.execute("INSERT INTO uptime (seconds) SELECT COALESCE(MAX(changed), 0) FROM tables")
    for statement in (SQLITE,) if op.get_context().dialect.name == "sqlite" else POSTGRESQL:
        op.execute(statement)
