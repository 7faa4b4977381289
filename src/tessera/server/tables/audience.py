"""The people who look at a table: each socket is a listener with a queue of its own.

Whoever is told something never waits for a slow or dead socket: what cannot be sent at once waits in the
queue, and when that is full, its listener is closed and asked to come back.
"""

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Protocol

import msgspec

from tessera.core.message import Message
from tessera.server.protocol import Closed, FromServer, Lobby, Person, Problem, text_of

QUEUE = 256
"""Messages that may wait for a socket."""
QUEUED_BYTES = 256 * 1024
"""What may wait before the last of them."""
GOING_AWAY = 1001

encode = msgspec.json.Encoder().encode


class Waiting(asyncio.Queue[bytes]):
    """Messages that wait for a socket; it is full when there are too many, or too large ones."""

    def _init(self, maxsize: int) -> None:
        self._messages: deque[bytes] = deque()
        self._size = 0

    def _put(self, item: bytes) -> None:
        self._messages.append(item)
        self._size += len(item)

    def _get(self) -> bytes:
        message = self._messages.popleft()
        self._size -= len(message)
        return message

    def qsize(self) -> int:
        return len(self._messages)

    def empty(self) -> bool:
        return not self._messages

    def full(self) -> bool:
        return super().full() or self._size >= QUEUED_BYTES


class Wire(Protocol):
    """A connection that may take a message at once."""

    def write(self, data: bytes) -> bool:
        """Send it, unless somebody would have to wait for that; whether it was sent."""


class Listener:
    """One socket, as those see it who have something to tell."""

    def __init__(self, person: Person | None, queue: int = QUEUE) -> None:
        self.person = person
        self.waiting = Waiting(maxsize=queue)
        self.is_sending = False
        """Whether one that has waited is on its way."""
        self.wire: Wire | None = None
        self.looks_itself = False
        """Whether it only wants to know that there is something to look at."""
        self.may_play = True
        """Whether it may do more than look."""
        self.closed = asyncio.Event()
        self.code = GOING_AWAY
        """With which the socket is closed."""

    @property
    def person_id(self) -> str | None:
        return None if self.person is None else self.person.id

    def send(self, message: FromServer | Lobby) -> None:
        self.send_bytes(encode(message))

    def send_bytes(self, data: bytes) -> None:
        if self.closed.is_set() or self._sent_at_once(data):
            return
        try:
            self.waiting.put_nowait(data)
        except asyncio.QueueFull:
            self.close(Message("server.closed.slow"), again=True)

    def _sent_at_once(self, data: bytes) -> bool:
        """Most messages need not wait: nothing does before them, and the connection takes them."""
        if self.wire is None or self.is_sending or not self.waiting.empty():
            return False
        return self.wire.write(data)

    def close(self, why: Message, again: bool) -> None:
        """Say why, and end the connection; what still waits is dropped if there is no room."""
        if self.closed.is_set():
            return
        if self.waiting.full():
            while not self.waiting.empty():
                self.waiting.get_nowait()
        self.waiting.put_nowait(encode(Closed(Problem(text_of(why)), again)))
        self.closed.set()


class Audience:
    """The listeners of a table."""

    def __init__(self) -> None:
        self.listeners: set[Listener] = set()

    def tell(
        self,
        key: Callable[[Listener], tuple[int | None, bool]],
        make: Callable[[int | None, bool], FromServer | None],
    ) -> None:
        """Tell every listener; the message is made and encoded once for those of the same key, and None
        is not for them."""
        encoded: dict[tuple[int | None, bool], bytes | None] = {}
        for listener in list(self.listeners):
            if listener.looks_itself:
                listener.send_bytes(b"")
                continue
            who = key(listener)
            if who not in encoded:
                message = make(*who)
                encoded[who] = None if message is None else encode(message)
            if (data := encoded[who]) is not None:
                listener.send_bytes(data)

    def close(self, why: Message, again: bool) -> None:
        for listener in list(self.listeners):
            listener.close(why, again)
        self.listeners.clear()
