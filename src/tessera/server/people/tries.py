"""How often a password may be tried.

Tries are counted for each network, for each network at one login, and for all strangers at one login, so
that nobody guesses it from many places. Whoever has signed in to an account before, with this browser or
from this network, has an allowance of their own: the guesses of others do not lock them out.
"""

from typing import Final

from litestar.datastructures import Cookie

from tessera.server.limits import Limits, address_of, or_refuse
from tessera.server.people.sessions import Connection, People


class Tries:
    KEEP: Final = 20_000
    """Networks that are remembered, while the server runs."""

    def __init__(self, people: People, limits: Limits) -> None:
        self.people = people
        self.limits = limits
        self._welcome: dict[tuple[str, str], None] = {}
        """Logins, and the networks from which somebody has signed in to them; the last ones at the end."""

    def by_address(self, connection: Connection) -> None:
        """Count a try that is at no login; raises TooOften."""
        or_refuse(self.limits.take_by_address("password", _address(connection)))

    def at_login(self, connection: Connection, login: str) -> None:
        """Count a try to sign in; raises TooOften."""
        take, address = self.limits.take_by_person, _address(connection)
        device = self.people.device_at(connection, login)
        if device is not None:
            or_refuse(take("own password", f"{login} {device}"))
            return
        self.by_address(connection)
        if (login, address) in self._welcome:
            or_refuse(take("own password", f"{login} {address}"))
            return
        or_refuse(take("password from one address", f"{login} {address}"))
        or_refuse(take("password", login))

    def by_owner(self, login: str, session: str | None) -> None:
        """Count a try of somebody who is signed in; raises TooOften."""
        or_refuse(self.limits.take_by_person("own password", f"{login} {session}"))

    def succeeded(self, connection: Connection, login: str) -> Cookie:
        """Somebody has signed in here; the cookie by which their browser is known again."""
        known = (login, _address(connection))
        self._welcome.pop(known, None)
        self._welcome[known] = None
        if len(self._welcome) > self.KEEP:
            del self._welcome[next(iter(self._welcome))]
        return self.people.new_device(connection, login)


def _address(connection: Connection) -> str:
    return address_of(connection.scope["client"])
