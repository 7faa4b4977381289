"""A store that fails when it is told to, below everything of ours: in SQLAlchemy.

What can happen to a write: it fails `before` the commit, and nothing is stored; it fails `after` the commit,
when the answer gets lost: it is stored, and nobody knows; or the database is `away` altogether.
"""

import asyncio
import re
import sqlite3
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any, Literal

from sqlalchemy import Connection, Engine, event
from sqlalchemy.engine.default import DefaultDialect
from sqlalchemy.exc import OperationalError
from sqlalchemy.util import await_only
from structlog.testing import capture_logs

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

    # What SQLAlchemy tells

    def executing(self, connection: Connection, statement: str) -> None:
        if self.is_away:
            self.failed += 1
            raise OperationalError(statement, None, sqlite3.OperationalError("the database is away"))
        if (found := WRITES.match(statement)) is not None:
            connection.info.setdefault("written", set()).add(found[1])

    def committing(self, commit: Any, dialect: Any, connection: Any) -> None:
        written = connection.info.pop("written", set())
        fault = next((fault for fault in self.faults if fault.concerns(written)), None)
        if fault is None:
            commit(dialect, connection)
            return
        fault.times -= 1
        fault.wait()
        self.failed += 1
        if fault.kind == "after":
            commit(dialect, connection)
        self.is_away = fault.kind == "away"
        raise sqlite3.OperationalError(f"failed {fault.kind} the commit")


@contextmanager
def broken_store() -> Iterator[BrokenStore]:
    """From now on the stores of this process can be made to fail."""
    store = BrokenStore()
    commit: Any = DefaultDialect.do_commit

    def executing(connection: Connection, _cursor: Any, statement: str, *_: Any) -> None:
        store.executing(connection, statement)

    def begun(connection: Connection) -> None:
        connection.info.pop("written", None)

    def committing(dialect: Any, connection: Any) -> None:
        store.committing(commit, dialect, connection)

    event.listen(Engine, "before_cursor_execute", executing)
    event.listen(Engine, "begin", begun)
    DefaultDialect.do_commit = committing  # type: ignore[method-assign]  # below all drivers
    try:
        with capture_logs():  # drawing hundreds of errors for a person to read takes longer than all tests
            yield store
    finally:
        store.mend()
        DefaultDialect.do_commit = commit  # type: ignore[method-assign]  # as it was
        event.remove(Engine, "before_cursor_execute", executing)
        event.remove(Engine, "begin", begun)
