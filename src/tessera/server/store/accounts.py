"""Accounts, the sessions of a person, and tokens for programs."""

from typing import Any

from msgspec import Struct
from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from tessera.server.protocol import Person
from tessera.server.store import Store
from tessera.server.store.schema import people, seats, sessions, tables, tokens


class NewSession(Struct):
    """A browser that is to be known from now on."""

    id: str
    device: str
    at: float


class SessionRow(Struct):
    id: str
    created: float
    seen: float
    device: str


class TokenRow(Struct):
    id: str
    name: str
    created: float


# Accounts


async def make_account(store: Store, person: str, login: str, password: str) -> bool:
    """Make an account of a guest; False if it is one already. Raises `Taken` for a login that exists."""
    query = update(people).where(people.c.id == person, people.c.login.is_(None))

    async def work(connection: AsyncConnection) -> bool:
        return bool((await connection.execute(query.values(login=login, password=password))).rowcount)

    return await store.writer.run(work)


async def by_login(store: Store, login: str) -> tuple[Person, str] | None:
    """The person of an account, and the hash of the password."""
    query = select(people).where(people.c.login == login)
    async with store.reading() as connection:
        row = (await connection.execute(query)).first()
    return None if row is None else (Person(row.id, row.name, row.login), row.password)


async def set_password(store: Store, person: str, password: str) -> None:
    query = update(people).where(people.c.id == person).values(password=password)
    await store.writer.run(lambda connection: connection.execute(query))


async def change_password(store: Store, person: str, password: str, session: str | None) -> list[str]:
    """Set a password, and end all sessions but this one; those that ended."""
    others = (sessions.c.person == person) & (sessions.c.id != (session or ""))

    async def work(connection: AsyncConnection) -> list[str]:
        ended = (await connection.execute(select(sessions.c.id).where(others))).scalars().all()
        await connection.execute(update(people).where(people.c.id == person).values(password=password))
        await connection.execute(delete(sessions).where(others))
        return list(ended)

    return await store.writer.run(work)


async def end_account(store: Store, person: str) -> list[str]:
    """Forget login, password, sessions and tokens; what the sessions and tokens were known by.

    The games stay, with the name that the others saw.
    """

    async def work(connection: AsyncConnection) -> list[str]:
        known: list[str] = []
        for query in (
            select(sessions.c.id).where(sessions.c.person == person),
            select(tokens.c.hash).where(tokens.c.person == person),
        ):
            known.extend((await connection.execute(query)).scalars().all())
        for statement in (
            delete(sessions).where(sessions.c.person == person),
            delete(tokens).where(tokens.c.person == person),
            update(people).where(people.c.id == person).values(login=None, password=None),
        ):
            await connection.execute(statement)
        return known

    return await store.writer.run(work)


async def sign_in(
    store: Store, person: str, session: NewSession, guest: str | None, ended: str | None
) -> tuple[list[str], list[str]]:
    """Begin a session, end the one it replaces, and take the games and tokens of a guest along.

    A seat of the guest at a table where the person sits too stays the guest's. Answers the tables
    where somebody else sits, or is host, than before, and the hashes of the tokens.
    """

    async def work(connection: AsyncConnection) -> tuple[list[str], list[str]]:
        moved = ([], []) if guest is None else await _move(connection, guest, person)
        if ended is not None:
            await connection.execute(delete(sessions).where(sessions.c.id == ended))
        values = {"person": person, "created": session.at, "seen": session.at, "device": session.device}
        await connection.execute(insert(sessions).values(id=session.id, **values))
        return moved

    return await store.writer.run(work)


async def _move(connection: AsyncConnection, guest: str, person: str) -> tuple[list[str], list[str]]:
    own = select(seats.c.table).where(seats.c.person == person)
    of_guest = (seats.c.person == guest) & seats.c.table.not_in(own)
    seated = (await connection.execute(select(seats.c.table).where(of_guest))).scalars().all()
    hosted = (await connection.execute(select(tables.c.id).where(tables.c.host == guest))).scalars().all()
    hashes = (await connection.execute(select(tokens.c.hash).where(tokens.c.person == guest))).scalars().all()
    moved = update(seats).where(seats.c.person == guest, seats.c.table.in_(seated))
    for statement in (
        moved.values(person=person),
        update(tables).where(tables.c.host == guest).values(host=person),
        update(tokens).where(tokens.c.person == guest).values(person=person),
    ):
        await connection.execute(statement)
    return sorted({*seated, *hosted}), list(hashes)


# Sessions


async def sessions_of(store: Store, person: str) -> list[SessionRow]:
    """The sessions of a person, those used last first."""
    query = select(sessions).where(sessions.c.person == person).order_by(sessions.c.seen.desc())
    async with store.reading() as connection:
        rows = (await connection.execute(query)).all()
    return [SessionRow(row.id, row.created, row.seen, row.device) for row in rows]


async def end_session(store: Store, person: str, session: str) -> bool:
    """End a session of that person; False if there is none."""
    query = delete(sessions).where(sessions.c.id == session, sessions.c.person == person)

    async def work(connection: AsyncConnection) -> bool:
        return bool((await connection.execute(query)).rowcount)

    return await store.writer.run(work)


# Tokens


async def add_token(store: Store, person: str, token: TokenRow, digest: str) -> None:
    values: dict[str, Any] = {"id": token.id, "name": token.name, "created": token.created}
    statement = insert(tokens).values(person=person, hash=digest, **values)
    await store.writer.run(lambda connection: connection.execute(statement))


async def tokens_of(store: Store, person: str) -> list[TokenRow]:
    """The tokens of a person, the newest first."""
    query = select(tokens).where(tokens.c.person == person).order_by(tokens.c.created.desc(), tokens.c.id)
    async with store.reading() as connection:
        rows = (await connection.execute(query)).all()
    return [TokenRow(row.id, row.name, row.created) for row in rows]


async def by_token(store: Store, digest: str) -> Person | None:
    """Whose token it is."""
    query = (
        select(people.c.id, people.c.name, people.c.login)
        .join(tokens, tokens.c.person == people.c.id)
        .where(tokens.c.hash == digest)
    )
    async with store.reading() as connection:
        row = (await connection.execute(query)).first()
    return None if row is None else Person(row.id, row.name, row.login)


async def end_token(store: Store, person: str, token: str) -> str | None:
    """End a token of that person; its hash, or None if there is none."""
    own = (tokens.c.id == token) & (tokens.c.person == person)

    async def work(connection: AsyncConnection) -> str | None:
        digest = (await connection.execute(select(tokens.c.hash).where(own))).scalar()
        await connection.execute(delete(tokens).where(own))
        return digest

    return await store.writer.run(work)
