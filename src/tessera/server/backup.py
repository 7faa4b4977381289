"""Copies of the SQLite file: made while the server runs, and brought back while it does not.

PostgreSQL has tools of its own for this; `docs/hosting.md` tells how.
"""

import errno
import os
import sqlite3
from contextlib import closing
from pathlib import Path

from tessera.core.errors import TesseraError
from tessera.core.message import Message
from tessera.server import settings as setting
from tessera.server.app import FILE
from tessera.server.settings import Settings
from tessera.server.store import database as databases
from tessera.server.store.database import BESIDE, ONLY_OURS, keep_private


class CannotCopy(TesseraError):
    """Why there is no copy, or why it was not brought back. Nothing was changed."""


def back_up(settings: Settings, file: Path, force: bool = False) -> Path:
    """Copy the database, as it is at one moment, into a file; answers what was copied."""
    database = file_of(settings)
    if not database.exists():
        raise CannotCopy(Message("server.error.no_database", path=str(database)))
    if file.exists() and (not force or file.samefile(database)):
        raise CannotCopy(Message("server.error.file_exists", path=str(file)))
    _copy(database, file)
    return database


def restore(settings: Settings, file: Path, force: bool = False) -> Path:
    """Make a copy the database again; answers where. What was there is kept beside it, as `….old`."""
    database = file_of(settings)
    if not file.is_file():
        raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), str(file))
    _check(file)
    if database.exists():
        if not force or file.samefile(database):
            raise CannotCopy(Message("server.error.database_exists", path=str(database)))
        check_unused(database)
    database.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    part = _copy(file, database.with_name(database.name + ".new"))
    if database.exists():
        keep_private(database)
        database.replace(database.with_name(database.name + ".old"))
    for ending in BESIDE:
        database.with_name(database.name + ending).unlink(missing_ok=True)
    part.replace(database)
    return database


def file_of(settings: Settings) -> Path:
    """The SQLite file of a server with these settings."""
    if settings.database is None:
        return (settings.data or setting.default_data()) / FILE
    file = databases.file_of(settings.database)
    if file is None:
        raise CannotCopy(Message("server.error.not_a_file"))
    return file


def _copy(source: Path, target: Path) -> Path:
    """A whole copy in one file, or none."""
    part = target.with_name(target.name + ".part")
    part.unlink(missing_ok=True)
    os.close(os.open(part, os.O_CREAT | os.O_EXCL | os.O_WRONLY, ONLY_OURS))
    try:
        with closing(_connect(source)) as one, closing(_connect(part)) as other:
            one.backup(other)
            other.execute("PRAGMA journal_mode=DELETE")
        _check(part)
        part.replace(target)
    except sqlite3.Error as error:
        raise CannotCopy(Message("server.error.not_a_backup", path=str(source))) from error
    finally:
        part.unlink(missing_ok=True)
    return target


def _connect(file: Path) -> sqlite3.Connection:
    return sqlite3.connect(f"{file.absolute().as_uri()}?mode=rw", uri=True)


def _check(file: Path) -> None:
    """See that a file is a whole database of ours, and not of a later version."""
    try:
        with closing(_connect(file)) as connection:
            is_whole = connection.execute("PRAGMA quick_check").fetchone() == ("ok",)
            (version,) = connection.execute("SELECT version_num FROM alembic_version").fetchone()
            connection.execute("SELECT count(*) FROM entries")
    except (sqlite3.Error, TypeError) as error:
        raise CannotCopy(Message("server.error.not_a_backup", path=str(file))) from error
    if not is_whole:
        raise CannotCopy(Message("server.error.not_a_backup", path=str(file)))
    if not databases.is_known(version):
        raise CannotCopy(Message("server.error.later_backup", path=str(file)))


def check_unused(database: Path) -> None:
    """See that no server uses the database: only then can its journal be changed."""
    try:
        with closing(sqlite3.connect(database, timeout=0)) as connection:
            connection.execute("PRAGMA journal_mode=DELETE")
    except sqlite3.OperationalError as error:
        raise CannotCopy(Message("server.error.database_used", path=str(database))) from error
    except sqlite3.DatabaseError:
        return  # it is broken: nobody can use it
