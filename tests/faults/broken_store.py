"""A store that fails when it is told to, below everything of ours: in SQLAlchemy, and in the driver of
SQLite where it is used without.

What can happen to a write: it fails `before` the commit, and nothing is stored; it fails `after` the commit,
when the answer gets lost: it is stored, and nobody knows; or the database is `away` altogether.
"""

import asyncio
import re
import sqlite3
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Literal
from unittest import mock

from sqlalchemy import Connection, Engine, event
from sqlalchemy.engine.default import DefaultDialect
from sqlalchemy.exc import OperationalError
from sqlalchemy.util import await_only
from structlog.testing import capture_logs

from tessera.server.store.file import File, Row

Kind = Literal["before", "after", "away"]
KINDS: tuple[Kind, ...] = ("before", "after", "away")
WRITES = re.compile(r"\s*(?:INSERT INTO|UPDATE|DELETE FROM)\s+\"?(\w+)", re.IGNORECASE)
PATIENCE = 60.0


@dataclass
class Fault:
    """The next writes to a table of the database fail; all tables, if none is named."""

    kind: Kind
    table: str = ""
    times: int = 1
    holds: bool = False
    """Whether the first of them waits for `release`."""
    reached: threading.Event = field(default_factory=threading.Event)
    """A write has come so far."""
    _released: threading.Event = field(default_factory=threading.Event)

    def concerns(self, written: set[str]) -> bool:
        return self.times > 0 and bool(written) and (not self.table or self.table in written)

    def release(self) -> None:
        self._released.set()

    def wait(self) -> None:
        """Stand still, without standing in anybody's way, until the test says so."""
        self.reached.set()
        if not self.holds:
            return
        try:
            loop = asyncio.get_running_loop()
        except RuntimeError:  # in a thread that writes
            assert self._released.wait(PATIENCE)
        else:
            await_only(loop.run_in_executor(None, self._released.wait, PATIENCE))


class BrokenStore:
    """All stores of this process. `fail` makes them fail, `mend` ends that."""

    def __init__(self) -> None:
        self.faults: list[Fault] = []
        self.failed = 0
        self.is_away = False

    def fail(self, kind: Kind, table: str = "", times: int = 1, holds: bool = False) -> Fault:
        fault = Fault(kind, table, times, holds)
        self.faults.append(fault)
        return fault

    def mend(self) -> None:
        for fault in self.faults:
            fault.times = 0
            fault.release()
        self.faults.clear()
        self.is_away = False

    # What SQLAlchemy and the driver tell

    def executing(self, statement: str, written: set[str]) -> None:
        if self.is_away:
            self.failed += 1
            raise OperationalError(statement, None, sqlite3.OperationalError("the database is away"))
        if (found := WRITES.match(statement)) is not None:
            written.add(found[1])

    def committing(self, commit: Callable[[], None], written: set[str]) -> None:
        fault = next((fault for fault in self.faults if fault.concerns(written)), None)
        if fault is None:
            commit()
            return
        fault.times -= 1
        fault.wait()
        self.failed += 1
        if fault.kind == "after":
            commit()
        self.is_away = fault.kind == "away"
        raise sqlite3.OperationalError(f"failed {fault.kind} the commit")


@contextmanager
def broken_store() -> Iterator[BrokenStore]:
    """From now on the stores of this process can be made to fail."""
    store = BrokenStore()
    commit: Any = DefaultDialect.do_commit

    def executing(connection: Connection, _cursor: Any, statement: str, *_: Any) -> None:
        store.executing(statement, connection.info.setdefault("written", set()))

    def begun(connection: Connection) -> None:
        connection.info.pop("written", None)

    def committing(dialect: Any, connection: Any) -> None:
        store.committing(partial(commit, dialect, connection), connection.info.pop("written", set()))

    event.listen(Engine, "before_cursor_execute", executing)
    event.listen(Engine, "begin", begun)
    DefaultDialect.do_commit = committing  # type: ignore[method-assign]  # below all drivers
    try:
        with (
            _broken_file(store),
            capture_logs(),
        ):  # drawing hundreds of errors for a person to read takes longer than all tests
            yield store
    finally:
        store.mend()
        DefaultDialect.do_commit = commit  # type: ignore[method-assign]  # as it was
        event.remove(Engine, "before_cursor_execute", executing)
        event.remove(Engine, "begin", begun)


@contextmanager
def _broken_file(store: BrokenStore) -> Iterator[None]:
    """The same for files that are written to without SQLAlchemy."""
    begin, execute, commit = File.begin, File.execute, File.commit
    written: dict[File, set[str]] = {}

    def beginning(file: File, connection: sqlite3.Connection) -> None:
        written[file] = set()
        store.executing("BEGIN", written[file])
        begin(file, connection)

    def executing(file: File, connection: sqlite3.Connection, text: str, rows: list[Row]) -> None:
        store.executing(text, written[file])
        execute(file, connection, text, rows)

    def committing(file: File, connection: sqlite3.Connection) -> None:
        store.committing(partial(commit, file, connection), written[file])

    with mock.patch.multiple(File, begin=beginning, execute=executing, commit=committing):
        yield
