"""Accounts: a login and a password, with which somebody can come back from anywhere."""

import unicodedata

from litestar.datastructures import Cookie

from tessera.core.message import Message
from tessera.server.hall import Hall
from tessera.server.limits import address_of, or_refuse
from tessera.server.passwords import Passwords
from tessera.server.people import Connection, People
from tessera.server.problems import FORBIDDEN, TOO_LATE, WRONG, Refusal
from tessera.server.protocol import Credentials, Password, Person
from tessera.server.store import Taken
from tessera.server.store import accounts as rows

LOGIN = range(3, 33)
PASSWORD = range(8, 201)
"""How many characters they may have."""
PUNCTUATION = "._-+@"
"""What a login may have besides letters and digits, so that it may be an address of mail."""


class Accounts:
    """Start it with `open`, end it with `close`."""

    def __init__(self, people: People, hall: Hall) -> None:
        self.people = people
        self.hall = hall
        self.store = people.store
        self.passwords = Passwords()

    def open(self) -> None:
        self.passwords.open()

    def close(self) -> None:
        self.passwords.close()

    async def make(self, person: Person, connection: Connection, given: Credentials) -> Person:
        """Make an account of a guest."""
        self._slow_down(connection)
        login = login_name(given.login)
        _check_length(given.password)
        if person.login is not None:
            raise Refusal(Message("server.error.has_account"), TOO_LATE)
        try:
            made = await rows.make_account(
                self.store, person.id, login, await self.passwords.hashed(given.password)
            )
        except Taken as taken:
            raise Refusal(Message("server.error.login_taken"), TOO_LATE) from taken
        if not made:
            raise Refusal(Message("server.error.has_account"), TOO_LATE)
        return Person(person.id, person.name, login)

    async def log_in(self, connection: Connection, given: Credentials) -> tuple[Person, Cookie, list[str]]:
        """Sign in; the games of the guest one was go along.

        Answers the cookie of the new session, and the sessions and tokens, by their keys, whose
        connections were somebody else's: they are to be closed once the cookie is on its way.
        """
        self._slow_down(connection)
        login = folded(given.login)
        or_refuse(self.hall.limits.take_by_person("password", login[: LOGIN[-1]]))
        found = await rows.by_login(self.store, login) if is_login(login) else None
        person, kept = found or (None, None)
        password = given.password if len(given.password) in PASSWORD else ""
        if not await self.passwords.fits(password, kept) or person is None or kept is None:
            raise Refusal(Message("server.error.wrong_login"), FORBIDDEN)
        if self.passwords.is_old(kept):
            await rows.set_password(self.store, person.id, await self.passwords.hashed(password))
        before = await self.people.at(connection)
        guest = before.id if before is not None and before.login is None else None
        session, cookie = self.people.new_session(connection)
        ended = self.people.session_at(connection)
        tables, tokens = await rows.sign_in(self.store, person.id, session, guest, ended)
        await self.hall.reseat(tables, person.id)
        return person, cookie, tokens if ended is None else [ended, *tokens]

    async def change_password(self, person: Person, connection: Connection, given: Password) -> list[str]:
        """Set another password; the other sessions, which ended by it."""
        _check_length(given.new)
        await self._check_owner(person, connection, given.password)
        session = self.people.session_at(connection)
        hashed = await self.passwords.hashed(given.new)
        return await rows.change_password(self.store, person.id, hashed, session)

    async def end(self, person: Person, connection: Connection, password: str) -> list[str]:
        """End an account; its sessions and tokens, by their keys."""
        await self._check_owner(person, connection, password)
        return await rows.end_account(self.store, person.id)

    async def _check_owner(self, person: Person, connection: Connection, password: str) -> None:
        """Refuse whoever does not know the password of the account they are signed in to."""
        self._slow_down(connection)
        if person.login is None:
            raise Refusal(Message("server.error.no_account"), TOO_LATE)
        or_refuse(self.hall.limits.take_by_person("password", person.login))
        found = await rows.by_login(self.store, person.login)
        kept = None if found is None else found[1]
        if not await self.passwords.fits(password if len(password) in PASSWORD else "", kept):
            raise Refusal(Message("server.error.wrong_password"), FORBIDDEN)

    def _slow_down(self, connection: Connection) -> None:
        client = connection.scope["client"]
        or_refuse(self.hall.limits.take_by_address("password", address_of(client)))


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
