"""What is kept: people, tables, histories, chat. All SQL of the server is in this package."""

import asyncio
import shutil
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import structlog
from sqlalchemy import delete, select, text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from tessera.core.errors import TesseraError, WrongOption
from tessera.core.message import Message
from tessera.server.problems import UNAVAILABLE, Refusal
from tessera.server.store.condition import Condition
from tessera.server.store.database import file_of, is_later, migrate, open_engine
from tessera.server.store.file import File
from tessera.server.store.schema import keys
from tessera.server.store.soundness import check_file
from tessera.server.store.writer import Taken, Writer

log = structlog.get_logger()

__all__ = ["Store", "Taken"]

PROBE_SECONDS = 1.0
"""Between two tries to write again while the database fails."""
LOOKS_PER_DISK = 10
"""The free space of the disk is looked at once in so many of these seconds."""
LEAVING_SECONDS = 10.0
"""Who still reads when the store is closed is waited for no longer than this."""
PROBE = "probe"
PROBE_BYTES = 64 * 1024
"""What is written to see whether there is room again; it makes room for as many moves at least."""


class Store:
    """The database of a server. `store.people` and `store.tables` hold the queries."""

    def __init__(self, url: str) -> None:
        self.file: Path | None = file_of(url)
        self.condition = Condition()
        self.engine = open_engine(url)
        self.writer = Writer(self.engine, None if self.file is None else File(self.file), self.condition)
        self._watching: asyncio.Task[None] | None = None
        self._is_closed = False
        self._readers = 0
        """A connection that somebody reads from when the others are closed would never be."""
        self._left = asyncio.Event()

    async def reach(self) -> None:
        """See whether there is a database; raises WrongOption, with a sentence that says why not."""
        if self.file is not None:
            await asyncio.to_thread(check_file, self.file)
        try:
            async with self.engine.connect() as connection:
                await connection.execute(text("SELECT count(*) FROM (SELECT 1) AS one"))
                later = await connection.run_sync(is_later)
        except Exception as error:  # each driver has errors of its own
            why = str(getattr(error, "orig", None) or error).rstrip(".")
            raise WrongOption(Message("server.error.unreachable_database", why=why)) from error
        if later:
            name = self.engine.url.database if self.file is None else str(self.file)
            raise WrongOption(Message("server.error.later_database", database=str(name)))

    async def open(self) -> None:
        """Connect, bring the schema up to date, and begin to write."""
        await migrate(self.engine)
        self.writer.open()
        self._watching = asyncio.create_task(self._watch())

    async def close(self) -> None:
        if self._watching is not None:
            self._watching.cancel()
            await asyncio.gather(self._watching, return_exceptions=True)
        await self.writer.close()
        self._is_closed = True
        if self._readers:
            with suppress(TimeoutError):
                async with asyncio.timeout(LEAVING_SECONDS):
                    await self._left.wait()
        await self.engine.dispose()

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """A connection that reads, in one transaction; a Refusal if the database fails."""
        if self._is_closed:
            raise Refusal(Message("server.closed.stopping"), UNAVAILABLE)
        self._readers += 1
        try:
            async with self.engine.begin() as connection:
                yield connection
        except (SQLAlchemyError, OSError) as error:
            raise self.condition.judged(error) from error
        finally:
            self._readers -= 1
            if self._is_closed and not self._readers:
                self._left.set()

    async def key(self, name: str, fresh: bytes) -> bytes:
        """A key of the server's own; `fresh` becomes it if there is none yet."""

        async def work(connection: AsyncConnection) -> bytes:
            known = (await connection.execute(select(keys.c.value).where(keys.c.name == name))).scalar()
            if known is None:
                await connection.execute(keys.insert().values(name=name, value=fresh))
                return fresh
            return bytes(known)

        try:
            return await self.writer.run(work)
        except Taken:
            return await self.writer.run(work)

    # How it fares

    async def _watch(self) -> None:
        """Look at the disk every so often, and try again while the database fails."""
        looks = 0
        while True:
            if looks % LOOKS_PER_DISK == 0:
                await self._look_at_disk()
            looks += 1
            await asyncio.sleep(PROBE_SECONDS)
            if self.condition.trouble is not None:
                await self._probe()

    async def _look_at_disk(self) -> None:
        if self.file is not None:
            try:
                usage = await asyncio.to_thread(shutil.disk_usage, self.file.absolute().parent)
            except OSError as error:
                self.condition.judged(error)
            else:
                self.condition.free_bytes = usage.free

    async def _probe(self) -> None:
        """Write something and remove it; that it can be written ends the trouble."""

        async def remove(connection: AsyncConnection) -> None:
            await connection.execute(delete(keys).where(keys.c.name == PROBE))

        async def put(connection: AsyncConnection) -> None:
            await remove(connection)
            await connection.execute(keys.insert().values(name=PROBE, value=bytes(PROBE_BYTES)))

        try:
            await self.writer.probe(put)
            await self.writer.probe(remove)
        except (TesseraError, Taken):
            return  # not yet, or another server is trying too
        except Exception:
            log.exception("probe_failed")
