"""What programs are asked: for each that listens, a stream of the decisions of its person's seats.

A stream has an ear at every table where its person sits: it hears there of every change, and whoever has
one counts as being there.
"""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Coroutine
from typing import TYPE_CHECKING, Any, TypeVar

from tessera.core.chance import Chance
from tessera.core.errors import TesseraError
from tessera.core.message import Message
from tessera.server.fanout import Notice
from tessera.server.problems import passes
from tessera.server.protocol import Asked, FromServer, Lobby, Person
from tessera.server.store import tables as rows
from tessera.server.tables.audience import Listener, encode
from tessera.server.tables.live import LiveTable

if TYPE_CHECKING:
    from tessera.server.tables.hall import Hall

T = TypeVar("T")

PAUSE = 10.0
"""Seconds of silence before an empty line tells that the stream still lives."""
AGAIN = 1.0
"""Seconds before a table is looked at again about which nobody can say anything now."""


class Decisions:
    """The streams of this server."""

    def __init__(self, hall: "Hall") -> None:
        self.hall = hall
        self.streams: set[Stream] = set()

    def hear(self, notice: Notice) -> None:
        """Something changed at a table: look whether somebody new is asked something there."""
        for stream in self.streams:
            if stream.person.id in notice.people:
                stream.look_at(notice.table)


class Ear(Listener):
    """Listens at a table for a stream, and is not told what it can look at itself."""

    def __init__(self, stream: "Stream", table: LiveTable) -> None:
        super().__init__(stream.person)
        self.looks_itself = True
        self.stream = stream
        self.table = table

    def send(self, message: FromServer | Lobby) -> None:
        self.stream.look_at(self.table.id)

    def send_bytes(self, data: bytes) -> None:
        self.stream.look_at(self.table.id)

    def close(self, why: Message, again: bool) -> None:
        self.closed.set()
        self.stream.look_at(self.table.id)


class Stream:
    """One program that listens; `lines` is what it hears."""

    def __init__(self, hall: "Hall", person: Person, guesses: bool) -> None:
        self.hall = hall
        self.person = person
        self.guesses = guesses
        self._ears: dict[str, Ear] = {}
        self._asked: dict[str, int] = {}
        """By table: the last question that was passed on, by the entry that led to it."""
        self._stale: dict[str, None] = {}
        """Tables to look at, in order."""
        self._has_news = asyncio.Event()
        self._is_closed = False

    def close(self, why: Message, again: bool) -> None:
        """End the stream."""
        self._is_closed = True
        self._has_news.set()

    def look_at(self, table: str) -> None:
        self._stale[table] = None
        self._has_news.set()

    async def lines(self, key: str | None) -> AsyncIterator[bytes]:
        """Each decision as a line of JSON, and an empty line now and then."""
        hall, clock = self.hall, self.hall.world.steady
        hall.decisions.streams.add(self)
        try:
            with (
                hall.connections.opened(key, self),
                hall.metrics.sockets.labels("program").track_inprogress(),
            ):
                for table in await self._whole(rows.seated(hall.store, self.person.id)):
                    self.look_at(table)
                line: bytes | None = b"\n"
                silent_since = 0.0
                while not self._is_closed and not hall.is_closed:
                    if line is not None or clock() - silent_since >= PAUSE:
                        yield line or b"\n"
                        silent_since = clock()
                    line = await self._next(silent_since + PAUSE - clock())
        finally:
            hall.decisions.streams.discard(self)
            self._is_closed = True
            for table in list(self._ears):
                self._leave(table)

    async def _next(self, seconds: float) -> bytes | None:
        """Look at the next table with news, and wait for one if need be, but no longer than that."""
        if not self._stale:
            self._has_news.clear()
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(max(0.0, seconds)):
                    await self._has_news.wait()
        if not self._stale or self._is_closed:
            return None
        table = next(iter(self._stale))
        del self._stale[table]
        return await self._whole(self._look(table))

    async def _whole(self, work: Coroutine[Any, Any, T]) -> T:
        """Do something to its end although the program may go away meanwhile: a question to the store
        that is broken off costs its connection."""
        task = asyncio.create_task(work)
        self.hall.tasks.add(task)
        task.add_done_callback(self.hall.tasks.discard)
        return await asyncio.shield(task)

    async def _look(self, table: str) -> bytes | None:
        """A line, if the person is asked something there that the program does not know of."""
        try:
            live = await self._listen(table)
        except TesseraError as error:
            if passes(error):
                asyncio.get_running_loop().call_later(AGAIN, self.look_at, table)
            else:  # it was closed
                self._leave(table)
            return None
        if self._is_closed:
            self._leave(table)
            return None
        async with live.lock:
            seat, history = live.seat_of(self.person.id), live.history
            if seat is None or live.row.status == "over":
                self._leave(table)
                return None
            if history is None or seat not in history.acting or history.is_bot(seat):
                return None
            if live.problem is not None or self._asked.get(table) == history.asked[seat]:
                return None
            self._asked[table] = history.asked[seat]
            view = live.view(seat)
            assert view is not None
            guess = history.state.determinize(seat, Chance()).to_data() if self.guesses else None
            number = history.numbering.number(seat)
            return encode(Asked(table, live.row.game, number, view, guess)) + b"\n"

    async def _listen(self, table: str) -> LiveTable:
        """The table, with our ear at it."""
        live = await self.hall.find(table)
        ear = self._ears.get(table)
        if ear is None or ear.closed.is_set() or ear.table is not live:
            self._leave(table)
            seat = live.seat_of(self.person.id)
            if live.row.status != "over" and seat is not None:
                self._ears[table] = Ear(self, live)
                await live.greet(self._ears[table], live.standing.numbering.number(seat), live.chat)
        return live

    def _leave(self, table: str) -> None:
        ear = self._ears.pop(table, None)
        if ear is not None:
            self.hall.spawn(ear.table.dismiss(ear))
