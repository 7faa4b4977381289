"""Who is at the other end: a person by the cookie of a browser, or by the token of a program.

The cookie holds 128 random bits and their signature; the store holds a hash of them, and of a token, so
that neither a copy of the database nor a made-up cookie makes anybody somebody else.
"""

import hashlib
import hmac
import secrets
from typing import Any, NamedTuple

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from tessera.core.message import Message
from tessera.server.people.lookalikes import skeletons
from tessera.server.people.names import person_name, told_apart
from tessera.server.problems import FORBIDDEN, STRANGER, Refusal
from tessera.server.protocol import Person
from tessera.server.store import Store, accounts
from tessera.server.store import people as rows
from tessera.server.store.accounts import NewSession
from tessera.server.world import World

COOKIE = "tessera"
DEVICE_COOKIE = "tessera_device"
COOKIE_SECONDS = 60 * 60 * 24 * 400
"""The longest that browsers allow."""
SEEN_SECONDS = 300.0
"""How exactly it is known when a session was last used."""
DEVICE_LENGTH = 200
BEARER = "bearer "

Connection = ASGIConnection[Any, Any, Any, Any]


class Visit(NamedTuple):
    """Somebody at the other end, and whether they may do more than look."""

    person: Person
    may_play: bool


class People:
    """Knows people by their sessions and tokens. Start it with `open`."""

    def __init__(self, store: Store, world: World) -> None:
        self.store = store
        self.world = world
        self._key = b""

    async def open(self) -> None:
        self._key = await self.store.key("cookie", secrets.token_bytes(32))
        skeletons("")  # their data are read now, and not while somebody sits down

    async def at(self, connection: Connection) -> Person | None:
        """Whoever sent a request or opened a socket; None for a stranger."""
        visit = await self.visit(connection)
        return None if visit is None else visit.person

    async def visit(self, connection: Connection) -> Visit | None:
        """The same, with what they may do. A token must be known."""
        token = _token_at(connection)
        if token is not None:
            program = await accounts.by_token(self.store, digest_of(token))
            if program is None:
                raise Refusal(Message("server.error.token"), STRANGER)
            person, scope = program
            return Visit(person, scope == "play")
        session = self.session_at(connection)
        found = None if session is None else await rows.by_session(self.store, session)
        if session is None or found is None:
            return None
        person, seen = found
        now = self.world.now()
        if now - seen > SEEN_SECONDS:
            await rows.see(self.store, session, now)
        return Visit(person, may_play=True)

    @staticmethod
    def refuse_programs(connection: Connection) -> None:
        """Refuse whoever comes with a token: who one is, and who may be it, is for people at a browser."""
        if _token_at(connection) is not None:
            raise Refusal(Message("server.error.needs_session"), FORBIDDEN)

    def key_at(self, connection: Connection) -> str | None:
        """What somebody is known by: their session, or the hash of their token. The store is not asked."""
        token = _token_at(connection)
        return self.session_at(connection) if token is None else digest_of(token)

    def session_at(self, connection: Connection) -> str | None:
        """The id of the session whose cookie came along, if its signature is ours."""
        if _token_at(connection) is not None:
            return None
        bits, _, signature = connection.cookies.get(COOKIE, "").partition(".")
        if not bits.isascii() or not hmac.compare_digest(signature.encode(), self._sign(bits).encode()):
            return None
        return session_id(bits)

    def _sign(self, bits: str) -> str:
        return hmac.digest(self._key, bits.encode(), "sha256").hex()

    def new_device(self, connection: Connection, login: str) -> Cookie:
        """A cookie that shows later that this browser has signed in to an account; it opens nothing."""
        bits = secrets.token_hex(8)
        value = ".".join((bits, self._sign(f"device {bits} {login}")))
        return self.cookie(connection, value, COOKIE_SECONDS, DEVICE_COOKIE, "/api/account")

    def device_at(self, connection: Connection, login: str) -> str | None:
        """What tells this browser from others, if it has signed in to that account before."""
        bits, _, signature = connection.cookies.get(DEVICE_COOKIE, "").partition(".")
        signed = self._sign(f"device {bits} {login}")
        return bits if hmac.compare_digest(signature.encode(), signed.encode()) else None

    async def become_guest(self, name: str, connection: Connection) -> tuple[Person, Cookie]:
        """A new person of that name, and the cookie to know them by."""
        person = Person(self.world.new_id(), person_name(name))
        session, cookie = self.new_session(connection)
        await rows.add(self.store, person, session.id, session.device, session.at)
        return person, cookie

    def new_session(self, connection: Connection) -> tuple[NewSession, Cookie]:
        """A session that is to be stored, and its cookie."""
        bits = secrets.token_hex(16)
        device = connection.headers.get("user-agent", "")[:DEVICE_LENGTH]
        cookie = self.cookie(connection, ".".join((bits, self._sign(bits))), COOKIE_SECONDS)
        return NewSession(session_id(bits), device, self.world.now()), cookie

    async def rename(self, person: Person, name: str) -> tuple[Person, list[str]]:
        """The person of that name, and the tables where others know them by it from now on."""
        chosen = person_name(name)
        seated = await rows.rename(self.store, person.id, chosen, told_apart)
        return Person(person.id, chosen, person.login), seated

    async def end_session(self, connection: Connection) -> tuple[str | None, Cookie]:
        """Forget this browser; the session that ended, and the cookie that makes it forget us."""
        session = self.session_at(connection)
        if session is not None:
            await rows.end_session(self.store, session)
        return session, self.cookie(connection, "", 0)

    @staticmethod
    def cookie(
        connection: Connection, value: str, seconds: int, name: str = COOKIE, path: str = "/"
    ) -> Cookie:
        is_https = connection.scope["scheme"] in ("https", "wss")
        return Cookie(
            name, value=value, max_age=seconds, path=path, httponly=True, samesite="lax", secure=is_https
        )


def session_id(bits: str) -> str:
    """What the store knows a cookie's bits by."""
    return hashlib.sha256(bits.encode()).hexdigest()[:32]


def speaker_of(person: str) -> str:
    """What others know somebody by who speaks: always the same, and not what the store knows them by."""
    return hashlib.sha256(f"speaker {person}".encode()).hexdigest()[:16]


def new_token() -> str:
    """A secret for a program. How it begins tells people, and programs that look for secrets, what it is."""
    return f"tessera_{secrets.token_urlsafe(32)}"


def digest_of(token: str) -> str:
    """What the store knows a token by."""
    return hashlib.sha256(token.encode()).hexdigest()


def _token_at(connection: Connection) -> str | None:
    """The token that came along, whether we know it or not."""
    header = connection.headers.get("authorization", "")
    return header[len(BEARER) :].strip() if header[: len(BEARER)].lower() == BEARER else None
