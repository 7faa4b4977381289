"""People and their sessions."""

from collections.abc import Callable, Sequence

from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from tessera.server.protocol import Person
from tessera.server.store import Store
from tessera.server.store.schema import people, seats, sessions, tables


async def add(store: Store, person: Person, session: str, device: str, now: float) -> None:
    """A new person, known by a session."""
    await store.writer.rows(
        [
            (INSERT_PERSON, {"id": person.id, "name": person.name, "created": now}),
            (
                INSERT_SESSION,
                {"id": session, "person": person.id, "created": now, "seen": now, "device": device},
            ),
        ]
    )


async def rename(
    store: Store, person: str, name: str, told_apart: Callable[[str, Sequence[str]], str]
) -> list[str]:
    """Give somebody another name, also where they sit while the game is not over, `told_apart` from the
    others there; those tables."""
    is_theirs = seats.c.person == person
    unfinished = select(tables.c.id).where(tables.c.status != "over")
    seated = select(seats.c.table).where(is_theirs, seats.c.table.in_(unfinished)).order_by(seats.c.table)

    async def work(connection: AsyncConnection) -> list[str]:
        await connection.execute(update(people).where(people.c.id == person).values(name=name))
        found = list((await connection.execute(seated)).scalars())
        for table in found:
            beside = select(seats.c.name).where(seats.c.table == table, is_theirs.is_not(True))
            others = [other for other in (await connection.execute(beside)).scalars() if other]
            own = update(seats).where(seats.c.table == table, is_theirs)
            await connection.execute(own.values(name=told_apart(name, others)))
        return found

    return await store.writer.run(work)


async def by_session(store: Store, session: str) -> tuple[Person, float] | None:
    """Whose session it is, and when it was last seen."""
    query = (
        select(people.c.id, people.c.name, people.c.login, sessions.c.seen)
        .join(sessions, sessions.c.person == people.c.id)
        .where(sessions.c.id == session)
    )
    async with store.reading() as connection:
        row = (await connection.execute(query)).first()
    return None if row is None else (Person(row.id, row.name, row.login), row.seen)


async def see(store: Store, session: str, now: float) -> None:
    """Note that a session is in use."""
    await store.writer.run(
        lambda connection: connection.execute(
            update(sessions).where(sessions.c.id == session).values(seen=now)
        )
    )


async def end_session(store: Store, session: str) -> None:
    await store.writer.run(
        lambda connection: connection.execute(delete(sessions).where(sessions.c.id == session))
    )


INSERT_PERSON = insert(people)
INSERT_SESSION = insert(sessions)
