"""What people have reported to whoever runs the server."""

import msgspec
from msgspec import Struct
from sqlalchemy import insert, select

from tessera.server.store import Store
from tessera.server.store.schema import reports


class ReportRow(Struct):
    """`name` is whom it is about, `said` the line of the chat, if it is about one."""

    id: str
    at: float
    table: str
    reporter: str | None
    reporter_name: str
    person: str | None
    name: str
    said: str | None
    text: str


async def add(store: Store, report: ReportRow) -> None:
    await store.writer.rows([(INSERT_REPORT, msgspec.structs.asdict(report))])


async def newest(store: Store, limit: int) -> list[ReportRow]:
    """The last reports, the newest first."""
    query = select(reports).order_by(reports.c.at.desc(), reports.c.id).limit(limit)
    async with store.reading() as connection:
        return [ReportRow(**row._mapping) for row in (await connection.execute(query)).all()]


INSERT_REPORT = insert(reports)
