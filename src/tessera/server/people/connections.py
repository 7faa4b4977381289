"""Open sockets and streams by the session or token they came with, so that they end when it ends."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Protocol

from tessera.core.message import Message


class Connection(Protocol):
    """Something that stays open until it is told to close."""

    def close(self, why: Message, again: bool) -> None:
        """Say why, and end; `again` tells whether the other side shall come back."""


class Connections:
    """Those of this server. `key` is what `People.key_at` gives; None for strangers."""

    def __init__(self) -> None:
        self._open: dict[str | None, set[Connection]] = {}

    @contextmanager
    def opened(self, key: str | None, connection: Connection) -> Iterator[None]:
        """Know a connection while it is open."""
        self._open.setdefault(key, set()).add(connection)
        try:
            yield
        finally:
            others = self._open[key]
            others.discard(connection)
            if not others:
                del self._open[key]

    def close(self, key: str, why: Message, again: bool) -> None:
        """Close all that came with a session or token."""
        for connection in list(self._open.get(key, ())):
            connection.close(why, again)

    def close_all(self, why: Message, again: bool) -> None:
        for connections in list(self._open.values()):
            for connection in list(connections):
                connection.close(why, again)
