"""The lobby: everybody's own tables and the open ones, sent anew whenever they change."""

import asyncio
from collections.abc import Callable

import structlog

from tessera.core.message import Message
from tessera.server.fanout import Notice
from tessera.server.problems import Refusal
from tessera.server.protocol import Lobby, Person, Table
from tessera.server.store import Store
from tessera.server.store import tables as rows
from tessera.server.store.rows import SeatRow, TableRow
from tessera.server.tables.audience import Listener, encode
from tessera.server.tables.faces import for_person, from_face, seat_of
from tessera.server.tables.uptime import Uptime

log = structlog.get_logger()

YOURS = 100
OPEN = 50
PAUSE = 0.25
"""Seconds between two looks: changes within them are told together."""


class Lobbies:
    """The lobbies people look at. `online` tells which seats of a table have a socket."""

    def __init__(self, store: Store, uptime: Uptime, online: Callable[[str], set[int]]) -> None:
        self.store = store
        self.uptime = uptime
        self.online = online
        self.listeners: dict[Listener, bytes] = {}
        """Each with what it was last sent."""
        self._stale: set[Listener] = set()
        self._is_stale = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def open(self) -> None:
        self._task = asyncio.create_task(self._tell())

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def close_all(self, why: Message) -> None:
        for listener in self.listeners:
            listener.close(why, again=True)

    async def lobby(self, person: Person | None) -> Lobby:
        """What a person's home page shows."""
        up = self.uptime.now()
        own = [] if person is None else await rows.faces_of(self.store, person.id, YOURS)
        waiting = await rows.open_faces(self.store, OPEN)

        def seen(row: TableRow, places: list[SeatRow], face: str) -> Table:
            table = from_face(face, row, places, self.online(row.id), up)
            who = None if person is None else person.id
            return for_person(table, seat_of(places, who), who is not None and row.host == who)

        yours = [seen(*found) for found in own]
        known = {table.id for table in yours}
        yours.sort(key=_urgency)
        return Lobby(yours, [table for found in waiting if (table := seen(*found)).id not in known])

    async def greet(self, listener: Listener) -> None:
        """Somebody comes to look."""
        data = encode(await self.lobby(listener.person))
        self.listeners[listener] = data
        listener.send_bytes(data)

    def dismiss(self, listener: Listener) -> None:
        self.listeners.pop(listener, None)
        self._stale.discard(listener)

    def hear(self, notice: Notice) -> None:
        """Note whose lobby may look different now."""
        for listener in self.listeners:
            if notice.listed or listener.person_id in notice.people:
                self._stale.add(listener)
        if self._stale:
            self._is_stale.set()

    async def _tell(self) -> None:
        while True:
            await self._is_stale.wait()
            self._is_stale.clear()
            stale, self._stale = self._stale, set()
            for listener in stale:
                await self._tell_anew(listener)
            await asyncio.sleep(PAUSE)

    async def _tell_anew(self, listener: Listener) -> None:
        """Send somebody the lobby if it looks different now; later, if the database fails."""
        try:
            data = encode(await self.lobby(listener.person))
        except Refusal:
            if listener in self.listeners:
                self._stale.add(listener)
                self._is_stale.set()
            return
        except Exception:
            log.exception("lobby_failed")
            return
        if listener in self.listeners and data != self.listeners[listener]:
            self.listeners[listener] = data
            listener.send_bytes(data)


def _urgency(table: Table) -> tuple[int, float, float]:
    """One's own turn first, the least time before the most; then games that go on, then the rest."""
    if table.status == "playing" and table.you is not None and table.you in table.acting:
        left = table.seats[table.you].time_left
        return 0, float("inf") if left is None else left, -table.changed
    rank = {"playing": 1, "waiting": 2, "over": 3}[table.status]
    return rank, 0.0, -table.changed
