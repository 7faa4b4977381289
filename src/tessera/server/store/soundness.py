"""Whether a SQLite file can serve a server: looked at before anything else touches it.

Each thing that can be wrong is one sentence that says what to do.
"""

import shutil
import sqlite3
import time
from contextlib import closing
from pathlib import Path

from tessera.core.errors import WrongOption
from tessera.core.message import Message

LONGEST_LOOK = 5.0
"""Seconds: of a large file only as much is looked at as can be within them."""
STEPS = 10_000
"""Of SQLite's machine, between two looks at the clock."""
LEAST_FREE = 4_000_000
"""Bytes: with less room on the disk a server need not begin."""
BUSY_SECONDS = 2.0


def check_file(file: Path, longest: float = LONGEST_LOOK) -> None:
    """Raise WrongOption if a server could not use this file; one that is not there yet is fine."""
    folder = file.absolute().parent
    if shutil.disk_usage(folder).free < LEAST_FREE:
        raise WrongOption(Message("server.error.disk_full", path=str(folder)))
    if not file.exists() or file.stat().st_size == 0:
        return
    try:
        with closing(_connect(file)) as connection:
            connection.execute("BEGIN IMMEDIATE")
            connection.execute("CREATE TABLE may_i_write (a)")
            connection.execute("ROLLBACK")
            why = _damage(connection, longest)
    except sqlite3.DatabaseError as error:
        raise WrongOption(_sentence(error, file)) from error
    if why:
        raise WrongOption(Message("server.error.damaged_database", path=str(file), why=why))


def _connect(file: Path) -> sqlite3.Connection:
    uri = f"{file.absolute().as_uri()}?mode=rw"
    return sqlite3.connect(uri, uri=True, timeout=BUSY_SECONDS, isolation_level=None)


def _damage(connection: sqlite3.Connection, longest: float) -> str:
    """The first thing that is wrong with the pages of the file; "" if nothing was found in time.

    The time is the machine's: SQLite is being watched while it works, and no game or limit hangs on it.
    """
    deadline = time.monotonic() + longest
    connection.set_progress_handler(lambda: time.monotonic() > deadline, STEPS)
    try:
        (found,) = connection.execute("PRAGMA quick_check(1)").fetchone()
    except sqlite3.OperationalError as error:
        if error.sqlite_errorcode == sqlite3.SQLITE_INTERRUPT:
            return ""
        raise
    finally:
        connection.set_progress_handler(None, 0)
    return "" if found == "ok" else " ".join(str(found).replace("*", "").split())


def _sentence(error: sqlite3.Error, file: Path) -> Message:
    code = error.sqlite_errorcode & 0xFF
    if code == sqlite3.SQLITE_NOTADB:
        return Message("server.error.not_a_database", path=str(file))
    if code == sqlite3.SQLITE_CORRUPT:
        return Message("server.error.damaged_database", path=str(file), why=str(error))
    if code in (sqlite3.SQLITE_READONLY, sqlite3.SQLITE_PERM, sqlite3.SQLITE_CANTOPEN):
        return Message("server.error.file_read_only", path=str(file))
    if code == sqlite3.SQLITE_FULL:
        return Message("server.error.disk_full", path=str(file.parent))
    if code in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
        return Message("server.error.file_busy", path=str(file))
    return Message("server.error.unreachable_database", why=str(error).rstrip("."))
