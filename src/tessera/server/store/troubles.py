"""What can be wrong with a database while the server runs, told from the errors of its driver."""

import errno
import sqlite3
from collections.abc import Iterator
from typing import Literal

from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as NoConnection

Kind = Literal["full", "damaged", "read_only", "away"]
"""`away`: it does not answer, or it is busy; most often it comes back by itself."""

SQLITE: dict[int, Kind] = {
    sqlite3.SQLITE_FULL: "full",
    sqlite3.SQLITE_CORRUPT: "damaged",
    sqlite3.SQLITE_NOTADB: "damaged",
    sqlite3.SQLITE_READONLY: "read_only",
    sqlite3.SQLITE_PERM: "read_only",
    sqlite3.SQLITE_CANTOPEN: "read_only",
    sqlite3.SQLITE_BUSY: "away",
    sqlite3.SQLITE_LOCKED: "away",
    sqlite3.SQLITE_IOERR: "away",
    sqlite3.SQLITE_PROTOCOL: "away",
}
POSTGRES: dict[str, Kind] = {
    "53100": "full",  # disk_full
    "XX001": "damaged",  # data_corrupted
    "XX002": "damaged",  # index_corrupted
    "25006": "read_only",  # read_only_sql_transaction
    "58030": "away",  # io_error
    "08": "away",  # no connection
    "53": "away",  # too little of something
    "57P": "away",  # it stops or starts
}
"""By the start of their code."""
SYSTEM: dict[int, Kind] = {
    errno.ENOSPC: "full",
    errno.EDQUOT: "full",
    errno.EROFS: "read_only",
    errno.EACCES: "read_only",
}


def kind_of(error: BaseException) -> Kind | None:
    """What is wrong with the database; None if the error is not its fault."""
    for cause in _causes(error):
        found = _kind(cause)
        if found is not None:
            return found
    return None


def _causes(error: BaseException) -> Iterator[BaseException]:
    """An error, and those it comes from."""
    seen: set[int] = set()
    waiting: list[BaseException | None] = [error]
    while waiting:
        cause = waiting.pop(0)
        if cause is not None and id(cause) not in seen:
            seen.add(id(cause))
            yield cause
            waiting += [getattr(cause, "orig", None), cause.__cause__]


def _kind(error: BaseException) -> Kind | None:
    code = getattr(error, "sqlite_errorcode", None)
    if isinstance(code, int):
        return SQLITE.get(code & 0xFF)
    state = getattr(error, "sqlstate", None)
    if isinstance(state, str):
        return next((kind for start, kind in POSTGRES.items() if state.startswith(start)), None)
    if isinstance(error, OSError):
        return SYSTEM.get(error.errno or 0, "away")
    if isinstance(error, NoConnection) or (isinstance(error, DBAPIError) and error.connection_invalidated):
        return "away"
    return None
