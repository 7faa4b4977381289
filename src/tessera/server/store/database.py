"""The database: one SQLite file, or PostgreSQL by URL; made and brought up to date at the start."""

import os
from contextlib import suppress
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, event, text
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from tessera.core.errors import WrongOption
from tessera.core.message import Message

DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
"""The drivers we use, by the start of the URL that people write."""
WRITES = "tessera_writes"
"""Execution option of connections that write: SQLite then takes its lock at once, not half-way."""
BUSY_MILLISECONDS = 5000
ONLY_OURS = 0o600
"""The file holds the key that signs cookies, hashes of passwords, and the secrets of games that go on."""
BESIDE = ("-wal", "-shm", "-journal")
"""Files that SQLite keeps beside its file."""
MIGRATION_LOCK = 8_377_461_219
"""A number of our own for PostgreSQL: one process at a time changes the schema."""


def sqlite_url(file: Path) -> str:
    return f"sqlite:///{file}"


def open_engine(url: str) -> AsyncEngine:
    """An engine for what people write as the URL of a database."""
    where = parsed(url)
    if where.get_backend_name() == "sqlite":
        keep_private(Path(where.database or ""))
        engine = create_async_engine(where, pool_size=4, max_overflow=4, hide_parameters=True)
        _prepare_sqlite(engine.sync_engine)
        return engine
    return create_async_engine(where, pool_size=8, max_overflow=8, pool_pre_ping=True, hide_parameters=True)


def parsed(url: str) -> URL:
    """What people write as the URL of a database, with the driver we use."""
    try:
        where = make_url(url)
    except ArgumentError as error:
        raise WrongOption(Message("server.error.database_url")) from error
    driver = DRIVERS.get(where.drivername.partition("+")[0])
    if driver is None or not where.database:
        raise WrongOption(Message("server.error.database_url"))
    return where.set(drivername=driver)


def file_of(url: str) -> Path | None:
    """The SQLite file that a URL names; None for another database."""
    where = parsed(url)
    if where.get_backend_name() != "sqlite" or where.database in (None, ":memory:"):
        return None
    return Path(str(where.database))


def keep_private(file: Path) -> None:
    """Let nobody but its owner read a SQLite file, which is made if need be; what SQLite keeps beside it
    gets the rights that the file has. Whatever is wrong with it is told when it is used."""
    with suppress(OSError):
        os.close(os.open(file, os.O_CREAT | os.O_WRONLY, ONLY_OURS))
    for ending in ("", *BESIDE):
        with suppress(OSError):
            file.with_name(file.name + ending).chmod(ONLY_OURS)


def prepare(cursor: Any) -> None:
    """Make a connection to SQLite safe against power failure and quick for many readers."""
    for pragma in (
        "journal_mode=WAL",
        "synchronous=FULL",
        "foreign_keys=ON",
        f"busy_timeout={BUSY_MILLISECONDS}",
    ):
        cursor.execute(f"PRAGMA {pragma}")


def _prepare_sqlite(engine: Engine) -> None:
    """Prepare all connections, and let transactions begin when we say so."""

    @event.listens_for(engine, "connect")
    def connected(connection: Any, _record: object) -> None:
        connection.isolation_level = None
        cursor = connection.cursor()
        prepare(cursor)
        cursor.close()

    @event.listens_for(engine, "begin")
    def begun(connection: Connection) -> None:
        writes = connection.get_execution_options().get(WRITES, False)
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


async def migrate(engine: AsyncEngine) -> None:
    """Bring the schema up to date."""
    async with engine.execution_options(**{WRITES: True}).begin() as connection:
        if connection.dialect.name == "postgresql":
            await connection.execute(text(f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK})"))
        await connection.run_sync(upgrade)


def upgrade(connection: Connection, version: str = "head") -> None:
    """Bring the schema up to a version."""
    config = _config()
    config.attributes["connection"] = connection
    command.upgrade(config, version)


def is_later(connection: Connection) -> bool:
    """Whether a later version of Tessera has changed the schema."""
    heads = MigrationContext.configure(connection).get_current_heads()
    return not all(is_known(version) for version in heads)


def is_known(version: str) -> bool:
    """Whether we have the migration that makes this version of the schema."""
    scripts = ScriptDirectory.from_config(_config())
    return version in {script.revision for script in scripts.walk_revisions()}


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", "tessera.server.store:migrations")
    config.set_main_option("path_separator", "os")
    return config
