"""One server for one SQLite file: a lock beside it that lives as long as the process.

The system lets go of it when the process ends, however it ends. PostgreSQL needs none: there several
servers share one database.
"""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tessera.core.errors import WrongOption
from tessera.core.message import Message

ONLY_OURS = 0o600
ENDING = ".lock"

if sys.platform == "win32":
    import msvcrt

    FAR = 2**30
    """The byte that is locked lies behind the text, so that others can read who it is."""

    def _take(handle: int) -> None:
        os.lseek(handle, FAR, os.SEEK_SET)
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        os.lseek(handle, 0, os.SEEK_SET)

else:
    import fcntl

    def _take(handle: int) -> None:
        # Not `flock`: worker processes of a server that was killed would hold that on.
        fcntl.lockf(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)


@contextmanager
def only_server(database: Path | None) -> Iterator[None]:
    """Hold the lock of a SQLite file, if there is one; raises WrongOption if another server does."""
    if database is None:
        yield
        return
    file = database.with_name(database.name + ENDING)
    handle = _open(file)
    try:
        _take(handle)
    except OSError as error:
        process = _holder(handle)
        os.close(handle)
        message = Message("server.error.file_used", path=str(database), process=process)
        raise WrongOption(message) from error
    try:
        os.truncate(handle, 0)
        os.write(handle, str(os.getpid()).encode())
        yield
    finally:
        os.close(handle)


def _open(file: Path) -> int:
    """The file of the lock; that it can be opened shows that SQLite can write beside its file too."""
    try:
        return os.open(file, os.O_CREAT | os.O_RDWR, ONLY_OURS)
    except OSError as error:
        raise WrongOption(Message("server.error.folder_read_only", path=str(file.parent))) from error


def _holder(handle: int) -> str:
    os.lseek(handle, 0, os.SEEK_SET)
    return os.read(handle, 20).decode(errors="replace") or "?"
