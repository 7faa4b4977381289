"""Accounts: a login and a password, with which somebody can come back from anywhere."""

import unicodedata
from typing import TYPE_CHECKING, NamedTuple

from litestar.datastructures import Cookie

from tessera.core.message import Message
from tessera.server.people.passwords import Passwords
from tessera.server.people.sessions import Connection, People
from tessera.server.people.tries import Tries
from tessera.server.problems import FORBIDDEN, TOO_LATE, WRONG, Refusal
from tessera.server.protocol import Credentials, Password, Person
from tessera.server.store import Taken
from tessera.server.store import accounts as rows
from tessera.server.store.accounts import Ended

if TYPE_CHECKING:
    from tessera.server.tables.hall import Hall

LOGIN = range(3, 33)
PASSWORD = range(8, 201)
"""How many characters they may have."""
PUNCTUATION = "._-+@"
"""What a login may have besides letters and digits, so that it may be an address of mail."""


class SignedIn(NamedTuple):
    """Somebody who has an account from now on, or is back in it: the cookies that say so, and what ended.
    Its connections are to be closed once the cookies are on their way."""

    person: Person
    cookies: list[Cookie]
    ended: Ended


class Accounts:
    """Start it with `open`, end it with `close`."""

    def __init__(self, people: People, hall: "Hall") -> None:
        self.people = people
        self.hall = hall
        self.store = people.store
        self.tries = Tries(people, hall.limits)
        self.passwords = Passwords()

    def open(self) -> None:
        self.passwords.open()

    def close(self) -> None:
        self.passwords.close()

    async def make(self, person: Person, connection: Connection, given: Credentials) -> SignedIn:
        """Make an account of a guest. It begins with a session of its own: what was the guest's ends."""
        self.tries.by_address(connection)
        login = login_name(given.login)
        _check_length(given.password)
        if person.login is not None:
            raise Refusal(Message("server.error.has_account"), TOO_LATE)
        session, cookie = self.people.new_session(connection)
        hashed = await self.passwords.hashed(given.password)
        try:
            ended = await rows.make_account(self.store, person.id, login, hashed, session)
        except Taken as taken:
            raise Refusal(Message("server.error.login_taken"), TOO_LATE) from taken
        if ended is None:
            raise Refusal(Message("server.error.has_account"), TOO_LATE)
        device = self.tries.succeeded(connection, login)
        return SignedIn(Person(person.id, person.name, login), [cookie, device], ended)

    async def log_in(self, connection: Connection, given: Credentials) -> SignedIn:
        """Sign in; the games of the guest one was go along, but nothing that let others be that guest."""
        login = folded(given.login)
        before, replaced = await self.people.at(connection), self.people.session_at(connection)
        if before is not None and before.login == login:
            self.tries.by_owner(login, replaced)
        else:
            self.tries.at_login(connection, login[: LOGIN[-1]])
        found = await rows.by_login(self.store, login) if is_login(login) else None
        person, kept = found or (None, None)
        password = given.password if len(given.password) in PASSWORD else ""
        if not await self.passwords.fits(password, kept) or person is None or kept is None:
            raise Refusal(Message("server.error.wrong_login"), FORBIDDEN)
        if self.passwords.is_old(kept):
            await rows.set_password(self.store, person.id, await self.passwords.hashed(password))
        guest = before.id if before is not None and before.login is None else None
        session, cookie = self.people.new_session(connection)
        tables, ended = await rows.sign_in(self.store, person.id, session, guest, replaced)
        await self.hall.tell_of(tables, person.id)
        return SignedIn(person, [cookie, self.tries.succeeded(connection, login)], ended)

    async def change_password(self, person: Person, connection: Connection, given: Password) -> Ended:
        """Set another password; what ended by it."""
        _check_length(given.new)
        await self._check_owner(person, connection, given.password)
        session = self.people.session_at(connection)
        hashed = await self.passwords.hashed(given.new)
        with_tokens = not given.keep_tokens
        return await rows.change_password(self.store, person.id, hashed, session, with_tokens)

    async def end(self, person: Person, connection: Connection, password: str) -> Ended:
        """End an account; its sessions and tokens."""
        await self._check_owner(person, connection, password)
        return await rows.end_account(self.store, person.id)

    async def _check_owner(self, person: Person, connection: Connection, password: str) -> None:
        """Refuse whoever does not know the password of the account they are signed in to."""
        if person.login is None:
            raise Refusal(Message("server.error.no_account"), TOO_LATE)
        self.tries.by_owner(person.login, self.people.session_at(connection))
        found = await rows.by_login(self.store, person.login)
        kept = None if found is None else found[1]
        if not await self.passwords.fits(password if len(password) in PASSWORD else "", kept):
            raise Refusal(Message("server.error.wrong_password"), FORBIDDEN)


def _check_length(password: str) -> None:
    if len(password) not in PASSWORD:
        least, most = PASSWORD[0], PASSWORD[-1]
        raise Refusal(Message("server.error.password_length", least=least, most=most), WRONG)


def login_name(text: str) -> str:
    """The name of an account: letters of any case are the same."""
    login = folded(text)
    if not is_login(login):
        raise Refusal(Message("server.error.login", least=LOGIN[0], most=LOGIN[-1]), WRONG)
    return login


def is_login(login: str) -> bool:
    return len(login) in LOGIN and all(letter.isalnum() or letter in PUNCTUATION for letter in login)


def folded(text: str) -> str:
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", text.strip()).casefold())
