"""`tessera check`: which running games go on with this version, before it is let at them.

The database is not changed. A SQLite file is copied and the copy brought up to date, so that the older
server may run meanwhile; PostgreSQL is brought up to date in a transaction that is then given up.
"""

import sqlite3
import tempfile
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Literal

from msgspec import Struct
from sqlalchemy.ext.asyncio import AsyncConnection

from tessera.core.errors import TesseraError, WrongOption
from tessera.core.game import Game
from tessera.core.message import Message
from tessera.server import backup
from tessera.server.app import FILE, database_url
from tessera.server.settings import Settings
from tessera.server.store import Store, upgrades
from tessera.server.store import database as databases
from tessera.server.store import tables as rows
from tessera.server.store.rows import EntryRow, SeatRow, TableRow
from tessera.server.tables.export import standing, whole_record
from tessera.server.tables.history import restore
from tessera.server.tables.upgrade import (
    Incomplete,
    beginning_of,
    carried_on,
    check_same_edition,
    check_whole,
)

ONLY_OURS = 0o600

Fate = Literal["goes_on", "after_reload", "cannot", "damaged"]
"""`after_reload`: by rules of another version, which replay it to the same state."""


class Verdict(Struct):
    """What becomes of a running table."""

    table: str
    fate: Fate
    game: str = ""
    rules_version: int = 0
    moves: int = 0
    why: Message | None = None
    record: str | None = None
    """The whole record of one that does not go on, as far as it can be read."""


Advance = Callable[[int, int], None]
"""Is told how many tables have been looked at, and of how many."""


async def check(settings: Settings, games: Mapping[str, Game | None], advance: Advance) -> list[Verdict]:
    """Look at every running table of the database of these settings."""
    async with _as_it_would_be(settings) as store:
        found = await upgrades.running(store)
        verdicts: list[Verdict] = []
        for number, table in enumerate(found):
            advance(number, len(found))
            verdicts.append(await verdict(store, table, games))
        advance(len(found), len(found))
        return verdicts


async def verdict(store: Store, table: str, games: Mapping[str, Game | None]) -> Verdict:
    """What becomes of one table."""
    loaded = await rows.load(store, table)
    assert loaded is not None
    entries = await rows.history(store, table)
    row, places = loaded
    found = Verdict(table, "goes_on", row.game, row.rules_version, len(standing(entries)))
    try:
        found.fate = await _fate(store, row, places, entries, games.get(row.game))
    except TesseraError as error:
        found.fate, found.why = _failed(row, entries, games.get(row.game)), error.message
    if found.fate in ("cannot", "damaged"):
        found.record = whole_record(row, places, entries, None)
    return found


async def _fate(
    store: Store, row: TableRow, places: list[SeatRow], entries: list[EntryRow], game: Game | None
) -> Fate:
    """How a table goes on; raises a TesseraError if it does not."""
    _check_readable(row, entries)
    assert row.setup is not None
    if game is None:
        raise TesseraError(Message("server.error.no_such_game"))
    check_same_edition(row, game)
    beginning = beginning_of(row, places, game)
    if row.rules_version == game.rules_version:
        restore(beginning, row.setup, entries, await rows.snapshot(store, row.id))
        return "goes_on"
    carried_on(beginning, row.setup, entries, await upgrades.all_snapshots(store, row.id))
    return "after_reload"


def _check_readable(row: TableRow, entries: list[EntryRow]) -> None:
    """See that the table and all its entries are there and can be read; raises Incomplete."""
    if not row.is_readable:
        raise Incomplete(Message("server.error.unreadable"))
    check_whole(row.setup, entries)


def _failed(row: TableRow, entries: list[EntryRow], game: Game | None) -> Fate:
    """Whether what does not go on could by other rules or another edition, or by none."""
    try:
        _check_readable(row, entries)
    except Incomplete:
        return "damaged"
    is_of_ours = game is not None and (game.rules_version, game.edition) == (row.rules_version, row.edition)
    return "damaged" if is_of_ours else "cannot"


# The database after the update, without touching the one there is


class Passing(Store):
    """A store that reads in a transaction which is never committed."""

    connection: AsyncConnection

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        yield self.connection


@asynccontextmanager
async def _as_it_would_be(settings: Settings) -> AsyncIterator[Store]:
    url = database_url(settings)
    if databases.file_of(url) is None:
        async with _given_up(url) as store:
            yield store
        return
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / FILE
        backup.back_up(settings, copy)
        async with _given_up(databases.sqlite_url(copy)) as store:
            yield store


@asynccontextmanager
async def _given_up(url: str) -> AsyncIterator[Store]:
    store = Passing(url)
    try:
        await store.reach()
        writing = store.engine.execution_options(**{databases.WRITES: True})
        async with writing.connect() as store.connection, store.connection.begin() as transaction:
            await store.connection.run_sync(databases.upgrade)
            yield store
            await transaction.rollback()
    finally:
        await store.close()


# For the older release


def leave(settings: Settings, folder: Path, verdicts: list[Verdict]) -> Path:
    """Make a data folder for the older release, in which only those games run that do not go on here.
    No server may run meanwhile, or a game could go on in both."""
    file = folder / FILE
    if file.exists():
        raise WrongOption(Message("server.error.folder_taken", path=str(folder)))
    backup.check_unused(backup.file_of(settings))
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    backup.back_up(settings, file)
    kept = [verdict.table for verdict in verdicts if verdict.fate == "cannot"]
    marks = ", ".join("?" for _ in kept)
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("PRAGMA foreign_keys = ON")
        connection.execute(f"DELETE FROM tables WHERE status <> 'over' AND id NOT IN ({marks})", kept)
        connection.commit()
    return file


def write_records(folder: Path, verdicts: list[Verdict]) -> int:
    """Write the records of games that do not go on, one file for each; answers how many."""
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    written = [verdict for verdict in verdicts if verdict.record is not None]
    for verdict in written:
        file = folder / f"{verdict.table}.record"
        file.write_text(str(verdict.record), "utf-8")
        file.chmod(ONLY_OURS)
    return len(written)
