"""One task that writes. What comes within the same moment is committed together: one sync of the
disk serves many tables. Each writer is answered only after the commit that holds its rows."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine
from sqlalchemy.sql.dml import UpdateBase

from tessera.server.store.condition import Condition
from tessera.server.store.database import WRITES
from tessera.server.store.file import Batch, File

T = TypeVar("T")
Statements = Sequence[tuple[UpdateBase, dict[str, Any]]]
"""Rows to write: each statement with the values it is for."""
Work = Callable[[AsyncConnection], Awaitable[Any]]


class Taken(Exception):
    """A row with that key is there already: somebody was faster, and nothing was written."""


class Writer:
    """Start it with `open`, end it with `close`; in between call `rows` and `run` from anywhere."""

    def __init__(
        self, engine: AsyncEngine, file: File | None = None, condition: Condition | None = None
    ) -> None:
        self._condition = condition or Condition()
        self._engine = engine.execution_options(**{WRITES: True})
        self._file = file
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="writer")
        self._queue: asyncio.Queue[tuple[Statements | Work, asyncio.Future[Any]]] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None

    def open(self) -> None:
        self._task = asyncio.create_task(self._write_all())

    async def close(self) -> None:
        """Write what waits, and end."""
        if self._task is not None:
            await self._queue.join()
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        if self._file is not None:
            self._thread.submit(self._file.close)
        self._thread.shutdown()

    async def rows(self, statements: Statements) -> None:
        """Write rows, all or none, together with those of others; raises `Taken`, or a Refusal while
        the database fails."""
        self._condition.or_refuse()
        await self._ask(statements)

    async def run(self, work: Callable[[AsyncConnection], Awaitable[T]]) -> T:
        """Do something in a transaction of its own; raises `Taken`, or a Refusal while the database
        fails."""
        self._condition.or_refuse()
        return await self.probe(work)

    async def probe(self, work: Callable[[AsyncConnection], Awaitable[T]]) -> T:
        """Try to do something although the database may fail."""
        result: T = await self._ask(work)
        return result

    async def _ask(self, what: Statements | Work) -> Any:
        answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._queue.put_nowait((what, answer))
        return await answer  # whoever does not wait for it any more has not undone it

    async def _write_all(self) -> None:
        while True:
            waiting = [await self._queue.get()]
            while not self._queue.empty():
                waiting.append(self._queue.get_nowait())
            groups = [(what, answer) for what, answer in waiting if not callable(what)]
            await self._together(groups)
            for what, answer in waiting:
                if callable(what):
                    await self._alone(what, answer)
            for _ in waiting:
                self._queue.task_done()

    async def _together(self, groups: list[tuple[Statements, asyncio.Future[Any]]]) -> None:
        """All groups in one transaction; if one of them fails, each in its own."""
        merged: dict[int, tuple[UpdateBase, list[dict[str, Any]]]] = {}
        for statements, _ in groups:
            for statement, values in statements:
                merged.setdefault(id(statement), (statement, []))[1].append(values)
        if not merged:
            return
        try:
            await self._commit(merged.values())
        except Exception:
            for statements, answer in groups:
                await self._alone(_in_order(statements), answer)
        else:
            self._condition.succeeded()
            for _, answer in groups:
                _answer(answer, None)

    async def _commit(self, batch: Batch) -> None:
        if self._file is not None:
            loop = asyncio.get_running_loop()
            await loop.run_in_executor(self._thread, self._file.write, batch)
            return
        async with self._engine.begin() as connection:
            for statement, rows in batch:
                await connection.execute(statement, rows)

    async def _alone(self, work: Work, answer: "asyncio.Future[Any]") -> None:
        try:
            async with self._engine.begin() as connection:
                result = await work(connection)
        except IntegrityError as error:
            _fail(answer, Taken(str(error.orig)))
        except Exception as error:
            _fail(answer, self._condition.judged(error))
        else:
            self._condition.succeeded()
            _answer(answer, result)


def _in_order(statements: Statements) -> Work:
    async def work(connection: AsyncConnection) -> None:
        for statement, values in statements:
            await connection.execute(statement, values)

    return work


def _answer(answer: "asyncio.Future[Any]", result: Any) -> None:
    if not answer.done():
        answer.set_result(result)


def _fail(answer: "asyncio.Future[Any]", error: Exception) -> None:
    if not answer.done():
        answer.set_exception(error)
