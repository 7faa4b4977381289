"""The gate: how many connections there are, in all and by address, and what happens to those that only
take room: they are cut off, counted, and told of in the log, now and then."""

from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Protocol

import structlog

from tessera.server.limits import address_of
from tessera.server.metrics import Metrics
from tessera.server.settings import Settings

log = structlog.get_logger()

PROXIES = ("127.0.0.1", "::1")
"""Where a proxy may be that tells who asks."""

IN_ALL = "connections"
BY_ADDRESS = "connections_of_address"
SOCKETS = "sockets_of_address"
UNREAD = "unread"


@dataclass(frozen=True)
class Bounds:
    """How long somebody may take for something, and how much of it there may be."""

    head_seconds: float = 10.0
    """From the first moment until the head of a request is there."""
    body_seconds: float = 30.0
    """Until its body is there."""
    idle_seconds: float = 5.0
    """Between two requests."""
    unread_seconds: float = 30.0
    """Without reading any of what waits for them."""
    head_size: int = 32 * 1024
    headers: int = 100
    pings: int = 20
    """Control frames at once over a socket, and one a second after that."""
    fragments: int = 100
    """Frames of a message."""
    unread_of_address: int = 8 * 1024 * 1024
    """Bytes that wait for all connections of an address together."""


class Connection(Protocol):
    """A connection, as the gate sees it."""

    @property
    def address(self) -> str:
        """Whom it counts for."""

    @property
    def unread(self) -> int:
        """Bytes that wait to be read by the other side."""

    def abort(self) -> None:
        """End it at once; what waits is dropped."""


class Gate:
    """Of one server. `clock` is one that never goes back."""

    LINE_SECONDS = 60.0
    """Between two lines of the log for the same reason."""

    def __init__(
        self,
        settings: Settings,
        metrics: Metrics,
        clock: Callable[[], float],
        bounds: Bounds | None = None,
    ) -> None:
        self.bounds = bounds or Bounds()
        self._most = settings.connections
        self._most_of_address = settings.connections_per_address if settings.rate_limit else None
        self._proxies = PROXIES if settings.proxy else ()
        self._metrics = metrics
        self.clock = clock
        self._open: dict[Connection, tuple[int, float]] = {}
        """Each with what was unread when it last read something, and when that was."""
        self._peers: Counter[str] = Counter()
        self._sockets: Counter[str] = Counter()
        self._told: dict[str, float] = {}
        self._untold: Counter[str] = Counter()

    def __len__(self) -> int:
        return len(self._open)

    # Connections

    def refusal(self, peer: tuple[str, int] | None) -> str | None:
        """Why there is no room for another connection from there; None if there is."""
        if len(self._open) >= self._most:
            return IN_ALL
        if self._is_proxy(peer) or self._most_of_address is None:
            return None
        return BY_ADDRESS if self._peers[address_of(peer)] >= self._most_of_address else None

    def enter(self, connection: Connection, peer: tuple[str, int] | None) -> None:
        self._open[connection] = (0, self.clock())
        if not self._is_proxy(peer):
            self._peers[address_of(peer)] += 1
        self._metrics.connections.set(len(self._open))

    def leave(self, connection: Connection, peer: tuple[str, int] | None) -> None:
        if self._open.pop(connection, None) is not None and not self._is_proxy(peer):
            _uncount(self._peers, address_of(peer))
        self._metrics.connections.set(len(self._open))

    def hand_over(self, old: Connection, new: Connection) -> None:
        """A connection goes on as a socket."""
        self._open[new] = self._open.pop(old)

    def _is_proxy(self, peer: tuple[str, int] | None) -> bool:
        """Whether many people come by the same connections, whom only the requests tell apart."""
        return peer is not None and peer[0] in self._proxies

    # Sockets

    @contextmanager
    def socket(self, address: str) -> Iterator[bool]:
        """Count a socket or a stream while it is open; whether there is room for it."""
        is_room = self._most_of_address is None or self._sockets[address] < self._most_of_address
        self._sockets[address] += 1
        try:
            if not is_room:
                self.note(SOCKETS)
            yield is_room
        finally:
            _uncount(self._sockets, address)

    # Those who do not read

    def sweep(self) -> None:
        """Cut off who has not read anything for long, and the slowest of an address that reads too little."""
        now = self.clock()
        waiting: dict[str, list[Connection]] = {}
        for connection, (before, since) in list(self._open.items()):
            unread = connection.unread
            if before == 0 or unread < before:
                self._open[connection] = (unread, now)
            elif now - since >= self.bounds.unread_seconds:
                self._cut(connection)
                continue
            if unread:
                waiting.setdefault(connection.address, []).append(connection)
        for connections in waiting.values():
            total = sum(connection.unread for connection in connections)
            for connection in sorted(connections, key=lambda found: -found.unread):
                if total <= self.bounds.unread_of_address:
                    break
                total -= connection.unread
                self._cut(connection)

    def _cut(self, connection: Connection) -> None:
        self.note(UNREAD)
        connection.abort()

    # Telling

    def note(self, why: str) -> None:
        """Something was cut off or refused: count it, and write a line unless there has just been one."""
        self._metrics.cut_off.labels(why).inc()
        self._untold[why] += 1
        now = self.clock()
        if now - self._told.get(why, -self.LINE_SECONDS) >= self.LINE_SECONDS:
            self._told[why] = now
            log.warning("cut_off", why=why, times=self._untold.pop(why))


def _uncount(counts: Counter[str], key: str) -> None:
    counts[key] -= 1
    if counts[key] <= 0:
        del counts[key]
