"""Tables, their seats, histories and chat."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import msgspec
from sqlalchemy import Row, bindparam, delete, func, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from tessera.server.protocol import Review
from tessera.server.store import Store, Taken
from tessera.server.store.rows import (
    ChatRow,
    EntryRow,
    SeatRow,
    Snapshot,
    TableRow,
    clock_from,
    options_from,
    or_none,
    outcomes_from,
    seats_from,
    snapshot_from,
    to_json,
    told_from,
)
from tessera.server.store.schema import chat, entries, reviews, seats, snapshots, tables, uptime

INSERT_TABLE = insert(tables)
INSERT_SEAT = insert(seats)
INSERT_ENTRY = insert(entries)
INSERT_CHAT = insert(chat)
INSERT_SNAPSHOT = insert(snapshots)
INSERT_REVIEW = insert(reviews)
UPDATE_TABLE = (
    update(tables)
    .where(tables.c.id == bindparam("of"))
    .values({name: bindparam(f"new_{name}") for name in ("status", "changed", "up", "due", "face")})
)
UPDATE_SEAT = (
    update(seats)
    .where(seats.c.table == bindparam("of"), seats.c.seat == bindparam("at"))
    .values({name: bindparam(f"new_{name}") for name in ("wants_rematch", "agreed")})
)


# Reading


async def load(store: Store, table: str) -> tuple[TableRow, list[SeatRow]] | None:
    """A table and its seats."""
    async with store.reading() as connection:
        return await _load(connection, table)


async def _load(connection: AsyncConnection, table: str) -> tuple[TableRow, list[SeatRow]] | None:
    row = (await connection.execute(select(tables).where(tables.c.id == table))).first()
    if row is None:
        return None
    return _table(row), await _places(connection, table)


async def _places(connection: AsyncConnection, table: str) -> list[SeatRow]:
    query = select(seats).where(seats.c.table == table).order_by(seats.c.seat)
    return [_seat(seat) for seat in (await connection.execute(query)).all()]


def _table(row: Row[Any]) -> TableRow:
    options = or_none(options_from, row.options)
    clock = None if row.clock is None else or_none(clock_from, row.clock)
    setup = None if row.setup is None else or_none(outcomes_from, row.setup)
    return TableRow(
        id=row.id,
        game=row.game,
        rules_version=row.rules_version,
        options=options or {},
        status=row.status,
        host=row.host,
        listed=row.listed,
        clock=clock,
        secret=bytes(row.secret),
        setup=setup,
        created=row.created,
        started=row.started,
        changed=row.changed,
        due=row.due,
        rematch=row.rematch,
        up=row.up,
        begun=row.begun,
        hints=row.hints,
        edition=row.edition,
        origin=row.origin,
        continued=row.continued,
        is_readable=options is not None
        and (clock is None) == (row.clock is None)
        and (setup is None) == (row.setup is None),
    )


def _seat(row: Row[Any]) -> SeatRow:
    return SeatRow(
        seat=row.seat,
        kind=row.kind,
        person=row.person,
        name=row.name,
        level=row.level,
        wants_rematch=row.wants_rematch,
        agreed=or_none(seats_from, row.agreed) or [],  # votes can be given again
        seconds=row.seconds,
    )


async def history(store: Store, table: str, after: int = 0, upto: int | None = None) -> list[EntryRow]:
    """The entries after a sequence number, in order."""
    query = select(entries).where(entries.c.table == table, entries.c.sequence > after)
    if upto is not None:
        query = query.where(entries.c.sequence <= upto)
    async with store.reading() as connection:
        rows = (await connection.execute(query.order_by(entries.c.sequence))).all()
    return [_entry(row) for row in rows]


def _entry(row: Row[Any]) -> EntryRow:
    outcomes, told = or_none(outcomes_from, row.outcomes), or_none(told_from, row.told)
    if outcomes is None or told is None:
        return EntryRow(row.sequence, row.kind, row.seat, row.at, row.up, is_readable=False)
    return EntryRow(
        row.sequence,
        row.kind,
        row.seat,
        row.at,
        row.up,
        row.action,
        outcomes,
        told,
        row.request,
        row.wish,
    )


async def snapshot(store: Store, table: str, moves: int | None = None) -> Snapshot | None:
    """The last snapshot, or the last one with at most that many moves; None if there is none that can be
    read: the history is what counts."""
    query = select(snapshots.c.data).where(snapshots.c.table == table)
    if moves is not None:
        query = query.where(snapshots.c.moves <= moves)
    async with store.reading() as connection:
        data = (await connection.execute(query.order_by(snapshots.c.sequence.desc()).limit(1))).scalar()
    return None if data is None else or_none(snapshot_from, data)


async def review(store: Store, table: str) -> Review | None:
    """The review of a finished game, if somebody has asked for it before."""
    query = select(reviews.c.data).where(reviews.c.table == table)
    async with store.reading() as connection:
        data = (await connection.execute(query)).scalar()
    return None if data is None else msgspec.json.decode(data, type=Review)


async def chat_after(store: Store, table: str, after: int) -> list[ChatRow]:
    query = select(chat).where(chat.c.table == table, chat.c.number > after).order_by(chat.c.number)
    async with store.reading() as connection:
        rows = (await connection.execute(query)).all()
    return [
        ChatRow(row.number, row.seat, row.name, row.text, row.at, row.request, row.person) for row in rows
    ]


async def watchers(store: Store, table: str, besides: str) -> set[str]:
    """The names by which people who only watch have spoken, without those of one of them."""
    others = or_(chat.c.person.is_(None), chat.c.person != besides)
    query = select(chat.c.name).distinct().where(chat.c.table == table, chat.c.seat.is_(None), others)
    async with store.reading() as connection:
        return set((await connection.execute(query)).scalars())


async def faces_of(store: Store, person: str, limit: int) -> list[tuple[TableRow, list[SeatRow], str]]:
    """The tables where a person sits or is the host, those changed last first, with their faces."""
    seated = select(seats.c.table).where(seats.c.person == person)
    query = select(tables).where(or_(tables.c.id.in_(seated), tables.c.host == person))
    return await _faces(store, query.order_by(tables.c.changed.desc()).limit(limit))


async def open_faces(store: Store, limit: int) -> list[tuple[TableRow, list[SeatRow], str]]:
    """Tables that wait for anybody, the newest first."""
    query = select(tables).where(tables.c.listed, tables.c.status == "waiting")
    return await _faces(store, query.order_by(tables.c.created.desc()).limit(limit))


async def _faces(store: Store, query: Any) -> list[tuple[TableRow, list[SeatRow], str]]:
    async with store.reading() as connection:
        rows = (await connection.execute(query)).all()
        places: dict[str, list[SeatRow]] = {row.id: [] for row in rows}
        of_these = select(seats).where(seats.c.table.in_(places)).order_by(seats.c.seat)
        for seat in (await connection.execute(of_these)).all():
            places[seat.table].append(_seat(seat))
    return [(_table(row), places[row.id], row.face) for row in rows]


async def seated(store: Store, person: str) -> list[str]:
    """The tables where a person sits and the game is not over."""
    query = (
        select(tables.c.id)
        .join(seats, seats.c.table == tables.c.id)
        .where(seats.c.person == person, tables.c.status != "over")
    )
    async with store.reading() as connection:
        return list((await connection.execute(query.order_by(tables.c.changed))).scalars())


async def due(store: Store, before: float, limit: int = 100) -> list[str]:
    """Games that somebody must look at: see `schema.tables`."""
    query = select(tables.c.id).where(tables.c.status == "playing", tables.c.due <= before)
    async with store.reading() as connection:
        return list((await connection.execute(query.order_by(tables.c.due).limit(limit))).scalars())


# Writing


async def add(
    store: Store, table: TableRow, places: list[SeatRow], face: str, copied: Sequence[EntryRow] = ()
) -> None:
    """A new table, with the entries of the game that it goes on with, if it does; raises `Taken` for an id
    that exists."""

    async def work(connection: AsyncConnection) -> None:
        await _add(connection, table, places, face)
        for entry in copied:  # one by one: each must find the one before it
            await connection.execute(INSERT_ENTRY, _entry_values(table.id, entry))

    await store.writer.run(work)


async def _add(connection: AsyncConnection, table: TableRow, places: list[SeatRow], face: str) -> None:
    values = {
        "id": table.id,
        "game": table.game,
        "rules_version": table.rules_version,
        "options": to_json(table.options),
        "status": table.status,
        "host": table.host,
        "listed": table.listed,
        "clock": None if table.clock is None else to_json(table.clock),
        "secret": table.secret,
        "setup": None if table.setup is None else to_json(table.setup),
        "created": table.created,
        "started": table.started,
        "changed": table.changed,
        "due": table.due,
        "rematch": table.rematch,
        "up": table.up,
        "begun": table.begun,
        "hints": table.hints,
        "edition": table.edition,
        "origin": table.origin,
        "continued": table.continued,
        "face": face,
    }
    await connection.execute(INSERT_TABLE, values)
    await connection.execute(INSERT_SEAT, [_seat_values(table.id, place) for place in places])


def _seat_values(table: str, place: SeatRow) -> dict[str, Any]:
    return {
        "table": table,
        "seat": place.seat,
        "kind": place.kind,
        "person": place.person,
        "name": place.name,
        "level": place.level,
        "wants_rematch": place.wants_rematch,
        "agreed": to_json(place.agreed),
        "seconds": place.seconds,
    }


async def remove(store: Store, table: str) -> bool:
    """Remove a table that waits; False if it does not any more."""

    async def work(connection: AsyncConnection) -> bool:
        query = delete(tables).where(tables.c.id == table, tables.c.status == "waiting")
        return bool((await connection.execute(query)).rowcount)

    return await store.writer.run(work)


async def seat_somebody(
    store: Store,
    table: TableRow,
    places: list[SeatRow],
    place: SeatRow,
    was: str,
    face: str,
    dealt: Sequence[SeatRow] = (),
) -> None:
    """Change who sits at one of the places of a table that waits, and what follows from it for the table;
    `dealt` are the places as they are then, if chance has said who sits where.

    Raises `Taken` if the place is not what it `was`, if somebody else has changed another one meanwhile,
    or if the table does not wait any more.
    """

    async def work(connection: AsyncConnection) -> None:
        taken = (
            update(seats)
            .where(seats.c.table == table.id, seats.c.seat == place.seat, seats.c.kind == was)
            .values(**_sitting(place))
        )
        changed = (
            update(tables)
            .where(tables.c.id == table.id, tables.c.status == "waiting")
            .values(
                status=table.status,
                setup=None if table.setup is None else to_json(table.setup),
                started=table.started,
                changed=table.changed,
                up=table.up,
                begun=table.begun,
                due=table.due,
                face=face,
            )
        )
        for statement in (changed, taken):  # whoever changes the table first makes the other wait
            if not (await connection.execute(statement)).rowcount:
                raise Taken
        await _check_places(connection, table.id, places)
        for each in dealt:
            if each != places[each.seat]:
                there = (seats.c.table == table.id, seats.c.seat == each.seat)
                await connection.execute(update(seats).where(*there).values(**_sitting(each)))

    await store.writer.run(work)


def _sitting(place: SeatRow) -> dict[str, Any]:
    """Who sits at a place."""
    return {
        "kind": place.kind,
        "person": place.person,
        "name": place.name,
        "level": place.level,
        "seconds": place.seconds,
    }


async def _check_places(connection: AsyncConnection, table: str, places: list[SeatRow]) -> None:
    """Raises `Taken` if another server has changed a place that we have not: what follows from all of
    them together would be wrong. Whoever calls has changed the table's row, so that others wait."""
    if await _places(connection, table) != places:
        raise Taken


async def append(store: Store, table: TableRow, made: list[EntryRow], face: str) -> None:
    """Add entries to the history, all or none; raises `Taken` if a number or a request of theirs is there
    already, or if they do not follow the last one."""
    added = [(INSERT_ENTRY, _entry_values(table.id, entry)) for entry in made]
    await store.writer.rows([*added, (UPDATE_TABLE, _changed(table, face))])


def _entry_values(table: str, entry: EntryRow) -> dict[str, Any]:
    return {
        "table": table,
        "sequence": entry.sequence,
        "kind": entry.kind,
        "seat": entry.seat,
        "action": entry.action,
        "outcomes": to_json(entry.outcomes),
        "told": to_json(entry.told),
        "at": entry.at,
        "up": entry.up,
        "request": entry.request,
        "wish": entry.wish,
    }


@dataclass(frozen=True)
class Votes:
    """Votes and offers that have changed at a table, and what everybody sees of it then."""

    table: TableRow
    places: list[SeatRow]
    """All of them."""
    changed: list[SeatRow]
    sequence: int
    """Of the last entry of its history."""
    face: str


async def change(store: Store, votes: Votes) -> None:
    """Keep votes and offers.

    Raises `Taken` if the table has another status by now, its history another length, or the other places
    other votes: two servers of which each knows of one offer would wait for the other one for ever.
    """
    await store.writer.run(lambda connection: _change(connection, votes))


async def _change(connection: AsyncConnection, votes: Votes) -> None:
    table = votes.table
    keep = update(tables).where(tables.c.id == table.id, tables.c.status == table.status)
    if not (await connection.execute(keep.values(face=votes.face, up=table.up))).rowcount:
        raise Taken
    last = select(func.coalesce(func.max(entries.c.sequence), 0)).where(entries.c.table == table.id)
    if (await connection.execute(last)).scalar() != votes.sequence:
        raise Taken
    changed = [
        {
            "of": table.id,
            "at": place.seat,
            "new_wants_rematch": place.wants_rematch,
            "new_agreed": to_json(place.agreed),
        }
        for place in votes.changed
    ]
    if changed:
        await connection.execute(UPDATE_SEAT, changed)
    await _check_places(connection, table.id, votes.places)


async def add_rematch(store: Store, votes: Votes, again: TableRow, places: list[SeatRow], face: str) -> None:
    """The last offer, and with it the table where the same people play again; raises `Taken` as `change`
    does, and if there is one already."""

    async def work(connection: AsyncConnection) -> None:
        claim = update(tables).where(tables.c.id == votes.table.id, tables.c.rematch.is_(None))
        if not (await connection.execute(claim.values(rematch=again.id))).rowcount:
            raise Taken
        await _change(connection, votes)
        await _add(connection, again, places, face)

    await store.writer.run(work)


async def beat(store: Store, seconds: float) -> float:
    """Keep how long the service has been up, and answer it: another server may know of more."""

    async def work(connection: AsyncConnection) -> float:
        known = (await connection.execute(select(uptime.c.seconds).with_for_update())).scalar()
        if known is None or known < seconds:
            await connection.execute(update(uptime).values(seconds=seconds))
            return seconds
        return float(known)

    return await store.writer.run(work)


async def forget_due(store: Store, table: str) -> None:
    """Nobody needs to look at the table any more."""
    await store.writer.run(
        lambda connection: connection.execute(update(tables).where(tables.c.id == table).values(due=None))
    )


async def keep_snapshot(store: Store, table: str, snapshot: Snapshot) -> None:
    values = {
        "table": table,
        "sequence": snapshot.sequence,
        "moves": snapshot.moves,
        "data": to_json(snapshot),
    }
    await store.writer.rows([(INSERT_SNAPSHOT, values)])


async def keep_review(store: Store, table: str, found: Review) -> None:
    """Keep the review of a game; raises `Taken` if there is one already."""
    await store.writer.rows([(INSERT_REVIEW, {"table": table, "data": to_json(found)})])


async def say(store: Store, table: str, row: ChatRow) -> None:
    """Add a line to the chat; raises `Taken` if its number or its request is there already."""
    values = {
        "table": table,
        "number": row.number,
        "seat": row.seat,
        "name": row.name,
        "text": row.text,
        "at": row.at,
        "request": row.request,
        "person": row.person,
    }
    await store.writer.rows([(INSERT_CHAT, values)])


async def last_chat(store: Store, table: str) -> int:
    query = select(func.max(chat.c.number)).where(chat.c.table == table)
    async with store.reading() as connection:
        return (await connection.execute(query)).scalar() or 0


def _changed(table: TableRow, face: str) -> dict[str, Any]:
    return {
        "of": table.id,
        "new_status": table.status,
        "new_changed": table.changed,
        "new_up": table.up,
        "new_due": table.due,
        "new_face": face,
    }
