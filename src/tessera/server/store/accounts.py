"""Accounts, the sessions of a person, and tokens for programs."""

from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from tessera.server.protocol import Person
from tessera.server.store import Store
from tessera.server.store.schema import people, seats, sessions, tables, tokens
from tessera.server.wire import Scope


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
    scope: Scope = "play"


class Ended(Struct):
    """Sessions and tokens that are not valid any more, by what they are known by."""

    sessions: list[str] = []
    tokens: list[str] = []


# Accounts


async def make_account(
    store: Store, person: str, login: str, password: str, session: NewSession
) -> Ended | None:
    """Make an account of a guest, with a new session; what was the guest's ends.

    Answers None if it is an account already. Raises `Taken` for a login that exists.
    """
    query = update(people).where(people.c.id == person, people.c.login.is_(None))

    async def work(connection: AsyncConnection) -> Ended | None:
        if not (await connection.execute(query.values(login=login, password=password))).rowcount:
            return None
        ended = await _end_keys(connection, person)
        await _begin_session(connection, person, session)
        return ended

    return await store.writer.run(work)


async def _begin_session(connection: AsyncConnection, person: str, session: NewSession) -> None:
    values = {"person": person, "created": session.at, "seen": session.at, "device": session.device}
    await connection.execute(insert(sessions).values(id=session.id, **values))


async def _end_keys(
    connection: AsyncConnection, person: str, besides: str = "", with_tokens: bool = True
) -> Ended:
    """End the sessions of a person, but one, and the tokens."""
    others = (sessions.c.person == person) & (sessions.c.id != besides)
    ended = Ended(list((await connection.execute(select(sessions.c.id).where(others))).scalars()))
    await connection.execute(delete(sessions).where(others))
    if with_tokens:
        own = tokens.c.person == person
        ended.tokens = list((await connection.execute(select(tokens.c.hash).where(own))).scalars())
        await connection.execute(delete(tokens).where(own))
    return ended


async def by_login(store: Store, login: str) -> tuple[Person, str] | None:
    """The person of an account, and the hash of the password."""
    query = select(people).where(people.c.login == login)
    async with store.reading() as connection:
        row = (await connection.execute(query)).first()
    return None if row is None else (Person(row.id, row.name, row.login), row.password)


async def set_password(store: Store, person: str, password: str) -> None:
    query = update(people).where(people.c.id == person).values(password=password)
    await store.writer.run(lambda connection: connection.execute(query))


async def change_password(
    store: Store, person: str, password: str, session: str | None, with_tokens: bool
) -> Ended:
    """Set a password, and end all sessions but this one, and the tokens if that is wished."""

    async def work(connection: AsyncConnection) -> Ended:
        await connection.execute(update(people).where(people.c.id == person).values(password=password))
        return await _end_keys(connection, person, session or "", with_tokens)

    return await store.writer.run(work)


async def end_account(store: Store, person: str) -> Ended:
    """Forget login, password, sessions and tokens. The games stay, with the name that the others saw."""

    async def work(connection: AsyncConnection) -> Ended:
        gone = update(people).where(people.c.id == person).values(login=None, password=None)
        await connection.execute(gone)
        return await _end_keys(connection, person)

    return await store.writer.run(work)


async def sign_in(
    store: Store, person: str, session: NewSession, guest: str | None, ended: str | None
) -> tuple[list[str], Ended]:
    """Begin a session, end the one it replaces, and take the games of a guest along, whose tokens end.

    A seat of the guest at a table where the person sits too stays the guest's. Answers the tables
    where somebody else sits, or is host, than before.
    """

    async def work(connection: AsyncConnection) -> tuple[list[str], Ended]:
        moved: list[str] = []
        gone = Ended()
        if guest is not None:
            moved = await _move(connection, guest, person)
            gone = await _end_keys(connection, guest)
        elif ended is not None:
            await connection.execute(delete(sessions).where(sessions.c.id == ended))
            gone.sessions = [ended]
        await _begin_session(connection, person, session)
        return moved, gone

    return await store.writer.run(work)


async def _move(connection: AsyncConnection, guest: str, person: str) -> list[str]:
    own = select(seats.c.table).where(seats.c.person == person)
    of_guest = (seats.c.person == guest) & seats.c.table.not_in(own)
    seated = (await connection.execute(select(seats.c.table).where(of_guest))).scalars().all()
    hosted = (await connection.execute(select(tables.c.id).where(tables.c.host == guest))).scalars().all()
    moved = update(seats).where(seats.c.person == guest, seats.c.table.in_(seated))
    for statement in (
        moved.values(person=person),
        update(tables).where(tables.c.host == guest).values(host=person),
    ):
        await connection.execute(statement)
    return sorted({*seated, *hosted})


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


async def end_other_sessions(store: Store, person: str, session: str | None, with_tokens: bool) -> Ended:
    """End all sessions of a person but this one, and the tokens if that is wished."""
    return await store.writer.run(
        lambda connection: _end_keys(connection, person, session or "", with_tokens)
    )


# Tokens


async def add_token(store: Store, person: str, token: TokenRow, digest: str) -> None:
    values: dict[str, Any] = msgspec.structs.asdict(token)
    statement = insert(tokens).values(person=person, hash=digest, **values)
    await store.writer.run(lambda connection: connection.execute(statement))


async def tokens_of(store: Store, person: str) -> list[TokenRow]:
    """The tokens of a person, the newest first."""
    query = select(tokens).where(tokens.c.person == person).order_by(tokens.c.created.desc(), tokens.c.id)
    async with store.reading() as connection:
        rows = (await connection.execute(query)).all()
    return [TokenRow(row.id, row.name, row.created, row.scope) for row in rows]


async def by_token(store: Store, digest: str) -> tuple[Person, Scope] | None:
    """Whose token it is, and what it is for."""
    query = (
        select(people.c.id, people.c.name, people.c.login, tokens.c.scope)
        .join(tokens, tokens.c.person == people.c.id)
        .where(tokens.c.hash == digest)
    )
    async with store.reading() as connection:
        row = (await connection.execute(query)).first()
    return None if row is None else (Person(row.id, row.name, row.login), row.scope)


async def end_token(store: Store, person: str, token: str) -> str | None:
    """End a token of that person; its hash, or None if there is none."""
    own = (tokens.c.id == token) & (tokens.c.person == person)

    async def work(connection: AsyncConnection) -> str | None:
        digest = (await connection.execute(select(tokens.c.hash).where(own))).scalar()
        await connection.execute(delete(tokens).where(own))
        return digest

    return await store.writer.run(work)
