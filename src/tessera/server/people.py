"""Who is at the other end: a person by the cookie of a browser, or by the token of a program.

The cookie holds 128 random bits and their signature; the store holds a hash of them, and of a token, so
that neither a copy of the database nor a made-up cookie makes anybody somebody else.
"""

import hashlib
import hmac
import secrets
from typing import Any

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from tessera.core.message import Message
from tessera.server.names import person_name
from tessera.server.problems import STRANGER, Refusal
from tessera.server.protocol import Person
from tessera.server.store import Store, accounts
from tessera.server.store import people as rows
from tessera.server.store.accounts import NewSession
from tessera.server.world import World

COOKIE = "tessera"
COOKIE_SECONDS = 60 * 60 * 24 * 400
"""The longest that browsers allow."""
SEEN_SECONDS = 300.0
"""How exactly it is known when a session was last used."""
DEVICE_LENGTH = 200
BEARER = "bearer "

Connection = ASGIConnection[Any, Any, Any, Any]


class People:
    """Knows people by their sessions and tokens. Start it with `open`."""

    def __init__(self, store: Store, world: World) -> None:
        self.store = store
        self.world = world
        self._key = b""

    async def open(self) -> None:
        self._key = await self.store.key("cookie", secrets.token_bytes(32))

    async def at(self, connection: Connection) -> Person | None:
        """Whoever sent a request or opened a socket; None for a stranger. A token must be known."""
        token = _token_at(connection)
        if token is not None:
            program = await accounts.by_token(self.store, digest_of(token))
            if program is None:
                raise Refusal(Message("server.error.token"), STRANGER)
            return program
        session = self.session_at(connection)
        found = None if session is None else await rows.by_session(self.store, session)
        if session is None or found is None:
            return None
        person, seen = found
        now = self.world.now()
        if now - seen > SEEN_SECONDS:
            await rows.see(self.store, session, now)
        return person

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

    async def rename(self, person: Person, name: str) -> Person:
        chosen = person_name(name)
        await rows.rename(self.store, person.id, chosen)
        return Person(person.id, chosen, person.login)

    async def end_session(self, connection: Connection) -> tuple[str | None, Cookie]:
        """Forget this browser; the session that ended, and the cookie that makes it forget us."""
        session = self.session_at(connection)
        if session is not None:
            await rows.end_session(self.store, session)
        return session, self.cookie(connection, "", 0)

    @staticmethod
    def cookie(connection: Connection, value: str, seconds: int) -> Cookie:
        is_https = connection.scope["scheme"] in ("https", "wss")
        return Cookie(
            COOKIE, value=value, max_age=seconds, path="/", httponly=True, samesite="lax", secure=is_https
        )


def session_id(bits: str) -> str:
    """What the store knows a cookie's bits by."""
    return hashlib.sha256(bits.encode()).hexdigest()[:32]


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
