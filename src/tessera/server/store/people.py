"""People and their sessions."""

from sqlalchemy import delete, insert, select, update

from tessera.server.protocol import Person
from tessera.server.store import Store
from tessera.server.store.schema import people, sessions


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


async def rename(store: Store, person: str, name: str) -> None:
    await store.writer.run(
        lambda connection: connection.execute(update(people).where(people.c.id == person).values(name=name))
    )


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
