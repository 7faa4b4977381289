"""What the store knows of games that go on by other rules than they were begun by."""

import contextlib

from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from tessera.server.protocol import Result
from tessera.server.store import Store, Taken
from tessera.server.store.rows import Snapshot, TableRow, face_from, or_none, snapshot_from, to_json
from tessera.server.store.schema import snapshots, tables


async def running(store: Store) -> list[str]:
    """The tables whose games have begun and are not over, oldest first."""
    query = select(tables.c.id).where(tables.c.status == "playing").order_by(tables.c.created, tables.c.id)
    async with store.reading() as connection:
        return list((await connection.execute(query)).scalars())


async def all_snapshots(store: Store, table: str) -> list[Snapshot]:
    query = select(snapshots.c.data).where(snapshots.c.table == table).order_by(snapshots.c.sequence)
    async with store.reading() as connection:
        found = (await connection.execute(query)).scalars()
        return [kept for data in found if (kept := or_none(snapshot_from, data)) is not None]


async def result_of(store: Store, table: str) -> Result | None:
    """How a finished game ended, as it was told; None if that cannot be read."""
    async with store.reading() as connection:
        face = (await connection.execute(select(tables.c.face).where(tables.c.id == table))).scalar()
    told = None if face is None else or_none(face_from, face)
    return None if told is None else told.result


async def keep_version(store: Store, row: TableRow, version: int, replayed: list[Snapshot]) -> None:
    """Store the new version of the rules, and the snapshots as these write them."""

    async def work(connection: AsyncConnection) -> None:
        claim = update(tables).where(tables.c.id == row.id, tables.c.rules_version == row.rules_version)
        if not (await connection.execute(claim.values(rules_version=version))).rowcount:
            raise Taken
        await connection.execute(delete(snapshots).where(snapshots.c.table == row.id))
        for kept in replayed:
            values = {"table": row.id, "sequence": kept.sequence, "moves": kept.moves}
            await connection.execute(insert(snapshots).values(**values, data=to_json(kept)))

    with contextlib.suppress(Taken):  # another server was faster, with the same replay
        await store.writer.run(work)
