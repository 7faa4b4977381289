"""The tables of the database. `migrations/` makes them; change both together.

Text that ends in "JSON" is encoded by `rows`. Times are seconds since 1970, but for those of clocks: `up`,
`begun` and `due` are seconds that the service has been up.
"""

from sqlalchemy import (
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    text,
)

NAMES = {
    "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    "uq": "uq_%(table_name)s_%(column_0_N_name)s",
    "fk": "fk_%(table_name)s_%(column_0_N_name)s",
    "pk": "pk_%(table_name)s",
}
metadata = MetaData(naming_convention=NAMES)


def _of_table() -> "Column[str]":
    return Column("table", String, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)


def _of_person() -> "Column[str]":
    return Column("person", String, ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True)


keys = Table(
    "keys",
    metadata,
    Column("name", String, primary_key=True),
    Column("value", LargeBinary, nullable=False),
)
"""Keys of the server's own, such as the one that signs cookies."""

uptime = Table("uptime", metadata, Column("seconds", Double, nullable=False))
"""One row: how long the service has been up, all in all. It only grows, while a server runs."""

people = Table(
    "people",
    metadata,
    Column("id", String, primary_key=True),
    Column("name", String, nullable=False),
    Column("login", String, unique=True),
    Column("password", String),
    Column("created", Double, nullable=False),
)
"""`login` and `password` (argon2id) are those of an account; a guest has none."""

sessions = Table(
    "sessions",
    metadata,
    Column("id", String, primary_key=True),
    _of_person(),
    Column("created", Double, nullable=False),
    Column("seen", Double, nullable=False),
    Column("device", String, nullable=False),
)
"""A browser that is signed in. The id is a hash of what its cookie holds."""

tokens = Table(
    "tokens",
    metadata,
    Column("id", String, primary_key=True),
    _of_person(),
    Column("name", String, nullable=False),
    Column("created", Double, nullable=False),
    Column("hash", String, nullable=False, unique=True),
    Column("scope", String, nullable=False, server_default="play"),
)
"""Keys for programs; only a hash of each is kept. `scope` is what it is for: to `play`, or only to `read`."""

tables = Table(
    "tables",
    metadata,
    Column("id", String, primary_key=True),
    Column("game", String, nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("status", String, nullable=False),
    Column("host", String, ForeignKey("people.id", ondelete="SET NULL")),
    Column("listed", Boolean, nullable=False),
    Column("clock", Text),
    Column("secret", LargeBinary, nullable=False),
    Column("setup", Text),
    Column("created", Double, nullable=False),
    Column("started", Double),
    Column("changed", Double, nullable=False),
    Column("due", Double),
    Column("rematch", String),
    Column("face", Text, nullable=False),
    Column("up", Double, nullable=False, server_default="0"),
    Column("begun", Double),
    Column("hints", Boolean, nullable=False, server_default=text("false")),
    Column("edition", String, nullable=False, server_default=""),
    Column("origin", String),
    Column("continued", Integer),
    Index("ix_tables_status_due", "status", "due"),
    Index("ix_tables_listed_status", "listed", "status"),
)
"""`setup` holds the outcomes of the set-up as JSON, once the game has begun; `due` is when somebody must
look at the table although nobody asks: a clock has run out, or a bot's move is late; `face` is the
table as the lobby shows it, as JSON; `hints`: whether people may ask for hints against each other;
`edition`: the fingerprint of the corrections that it is played with, empty if there are none."""

seats = Table(
    "seats",
    metadata,
    _of_table(),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("kind", String, nullable=False),
    Column("person", String, ForeignKey("people.id", ondelete="SET NULL"), index=True),
    Column("name", String, nullable=False),
    Column("level", String, nullable=False),
    Column("wants_rematch", Boolean, nullable=False),
    Column("agreed", Text, nullable=False),
    Column("seconds", Double),
)
"""`agreed`: the seats, as JSON, that want a bot to play for the person of this one; `seconds`: how long
the bot that sits there thinks, if not the usual time."""

entries = Table(
    "entries",
    metadata,
    _of_table(),
    Column("sequence", Integer, primary_key=True, autoincrement=False),
    Column("kind", String, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("action", Integer),
    Column("outcomes", Text, nullable=False),
    Column("told", Text, nullable=False),
    Column("at", Double, nullable=False),
    Column("request", String),
    Column("up", Double, nullable=False, server_default="0"),
    Column("wish", Integer),
    UniqueConstraint("table", "request"),
)
"""The history of a table. The primary key decides who was first; nothing here ever changes. A trigger
refuses an entry whose predecessor is missing: nobody could ever play on after it. What one request does is
one wish: its first entry has the `request`, and the others have the number of that entry, `wish`."""

chat = Table(
    "chat",
    metadata,
    _of_table(),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer),
    Column("name", String, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Double, nullable=False),
    Column("request", String),
    Column("person", String, ForeignKey("people.id", ondelete="SET NULL")),
    UniqueConstraint("table", "request"),
)
"""What was said: with a `seat` by players, without one by watchers."""

snapshots = Table(
    "snapshots",
    metadata,
    _of_table(),
    Column("sequence", Integer, primary_key=True, autoincrement=False),
    Column("moves", Integer, nullable=False),
    Column("data", Text, nullable=False),
)
"""States, as JSON, from which a table is replayed; only ones that no undo can take back."""

reviews = Table(
    "reviews",
    metadata,
    _of_table(),
    Column("data", Text, nullable=False),
)
"""How finished games went, as JSON: what a strong player said when somebody asked first."""

reports = Table(
    "reports",
    metadata,
    Column("id", String, primary_key=True),
    Column("at", Double, nullable=False),
    Column("table", String, nullable=False),
    Column("reporter", String, ForeignKey("people.id", ondelete="SET NULL")),
    Column("reporter_name", String, nullable=False),
    Column("person", String, ForeignKey("people.id", ondelete="SET NULL")),
    Column("name", String, nullable=False),
    Column("said", Text),
    Column("text", Text, nullable=False),
)
"""What people want whoever runs the server to look at: `person` is whom it is about, `said` the line of
the chat, if it is about one. A report stays when its table goes."""
