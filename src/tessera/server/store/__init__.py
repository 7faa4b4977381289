"""What is kept: people, tables, histories, chat. All SQL of the server is in this package."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from sqlalchemy import select, text
from sqlalchemy.ext.asyncio import AsyncConnection

from tessera.core.errors import WrongOption
from tessera.core.message import Message
from tessera.server.store.database import migrate, open_engine, open_file_engine
from tessera.server.store.schema import keys
from tessera.server.store.writer import Taken, Writer

__all__ = ["Store", "Taken"]


class Store:
    """The database of a server. `store.people` and `store.tables` hold the queries."""

    def __init__(self, url: str) -> None:
        self.engine = open_engine(url)
        self.writer = Writer(self.engine, open_file_engine(url))

    async def reach(self) -> None:
        """See whether there is a database; raises WrongOption, with a sentence that says why not."""
        try:
            async with self.engine.connect() as connection:
                await connection.execute(text("SELECT count(*) FROM (SELECT 1) AS one"))
        except Exception as error:  # each driver has errors of its own
            why = str(getattr(error, "orig", None) or error).rstrip(".")
            raise WrongOption(Message("server.error.unreachable_database", why=why)) from error

    async def open(self) -> None:
        """Connect, bring the schema up to date, and begin to write."""
        await migrate(self.engine)
        self.writer.open()

    async def close(self) -> None:
        await self.writer.close()
        await self.engine.dispose()

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """A connection that reads, in one transaction."""
        async with self.engine.begin() as connection:
            yield connection

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
