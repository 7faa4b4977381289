"""What the store does when the rules have changed: tables that go on by the present ones."""

import contextlib

import msgspec
import structlog
from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from tessera.core.errors import TesseraError
from tessera.core.game import Game
from tessera.server.protocol import Result, Table
from tessera.server.store import Store, Taken
from tessera.server.store import tables as rows
from tessera.server.store.rows import SeatRow, Snapshot, TableRow, to_json
from tessera.server.store.schema import snapshots, tables
from tessera.server.upgrade import beginning_of, carried_on, check_result

log = structlog.get_logger()


async def running(store: Store) -> list[str]:
    """The tables whose games have begun and are not over, oldest first."""
    query = select(tables.c.id).where(tables.c.status == "playing").order_by(tables.c.created, tables.c.id)
    async with store.reading() as connection:
        return list((await connection.execute(query)).scalars())


async def all_snapshots(store: Store, table: str) -> list[Snapshot]:
    query = select(snapshots.c.data).where(snapshots.c.table == table).order_by(snapshots.c.sequence)
    async with store.reading() as connection:
        found = (await connection.execute(query)).scalars()
        return [msgspec.json.decode(data, type=Snapshot) for data in found]


async def result_of(store: Store, table: str) -> Result | None:
    """How a finished game ended, as it was told."""
    async with store.reading() as connection:
        face = (await connection.execute(select(tables.c.face).where(tables.c.id == table))).scalar()
    return None if face is None else msgspec.json.decode(face, type=Table).result


async def carry_on(store: Store, row: TableRow, places: list[SeatRow], game: Game) -> bool:
    """Whether a table goes on by the rules of a game; if they are others than its own, after a whole
    replay, and they are its own from then on: stored, then true."""
    if row.rules_version == game.rules_version:
        return True
    if row.setup is None:
        return False
    entries = await rows.history(store, row.id)
    known = await all_snapshots(store, row.id)
    try:
        carried = carried_on(beginning_of(row, places, game), row.setup, entries, known)
        if row.status == "over":
            check_result(carried.history, await result_of(store, row.id))
    except TesseraError as error:
        log.warning("table_stranded", table=row.id, why=error.message.key)
        return False
    was, row.rules_version = row.rules_version, await _keep(store, row, game, carried.snapshots)
    log.info("table_carried_on", table=row.id, was=was, now=row.rules_version)
    return True


async def _keep(store: Store, row: TableRow, game: Game, replayed: list[Snapshot]) -> int:
    """Store the new version of the rules, and the snapshots as these write them; answers the version."""

    async def work(connection: AsyncConnection) -> None:
        claim = update(tables).where(tables.c.id == row.id, tables.c.rules_version == row.rules_version)
        if not (await connection.execute(claim.values(rules_version=game.rules_version))).rowcount:
            raise Taken
        await connection.execute(delete(snapshots).where(snapshots.c.table == row.id))
        for kept in replayed:
            values = {"table": row.id, "sequence": kept.sequence, "moves": kept.moves}
            await connection.execute(insert(snapshots).values(**values, data=to_json(kept)))

    with contextlib.suppress(Taken):  # another server was faster, with the same replay
        await store.writer.run(work)
    return game.rules_version
