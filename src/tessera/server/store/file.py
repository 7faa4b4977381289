"""A SQLite file that one thread writes to, with Python's own driver: while a batch of rows goes through
SQLAlchemy, which takes six times as long, nobody else can do anything either."""

import sqlite3
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from typing import Any

from sqlalchemy.dialects import sqlite
from sqlalchemy.sql.dml import UpdateBase

from tessera.server.store.database import prepare

Row = dict[str, Any]
Batch = Iterable[tuple[UpdateBase, list[Row]]]
"""Statements, each with all the rows it is for."""

DIALECT = sqlite.dialect(paramstyle="named")


class File:
    """Everything is done by the same thread. What can fail are methods of their own, for tests to break."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._connection: sqlite3.Connection | None = None
        self._texts: dict[UpdateBase, str] = {}

    def write(self, batch: Batch) -> None:
        """Write all of a batch or nothing; raises what the driver raises."""
        if self._connection is None:
            self._connection = self._connected()
        try:
            self.begin(self._connection)
            for statement, rows in batch:
                self.execute(self._connection, self._text(statement, rows[0]), rows)
            self.commit(self._connection)
        except BaseException:
            with suppress(sqlite3.Error):
                self._connection.rollback()
            raise

    def close(self) -> None:
        if self._connection is not None:
            self._connection.close()

    def _connected(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self._path, isolation_level=None)
        prepare(connection)
        return connection

    def _text(self, statement: UpdateBase, row: Row) -> str:
        """A statement in SQL. Those that write rows are few, and the same objects for ever."""
        if statement not in self._texts:
            self._texts[statement] = str(statement.compile(dialect=DIALECT, column_keys=list(row)))
        return self._texts[statement]

    def begin(self, connection: sqlite3.Connection) -> None:
        connection.execute("BEGIN IMMEDIATE")

    def execute(self, connection: sqlite3.Connection, text: str, rows: list[Row]) -> None:
        connection.executemany(text, rows)

    def commit(self, connection: sqlite3.Connection) -> None:
        connection.commit()
