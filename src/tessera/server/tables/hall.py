"""The hall: all tables of this server. It opens them when somebody comes, seats people, begins games,
lets bots play, watches the clocks, and clears tables away that nobody looks at."""

import asyncio
import contextlib
import secrets
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Literal

import structlog

from tessera.ai import players, styles
from tessera.core.errors import WrongOption
from tessera.core.game import Game
from tessera.core.message import Message
from tessera.games import shelf
from tessera.server.fanout import Fanout, Notice
from tessera.server.limits import Limits
from tessera.server.metrics import Metrics
from tessera.server.people.connections import Connections
from tessera.server.problems import Refusal, missing
from tessera.server.settings import Settings, thinking
from tessera.server.store import Store, Taken
from tessera.server.store import tables as rows
from tessera.server.store.rows import EntryRow, Snapshot
from tessera.server.tables.decisions import Decisions
from tessera.server.tables.live import LiveTable
from tessera.server.tables.lobby import Lobbies
from tessera.server.tables.presence import REPEAT_SECONDS
from tessera.server.tables.requests import stand_in_for_late
from tessera.server.tables.reviews import Reviews
from tessera.server.tables.standing import stored_standing
from tessera.server.tables.talk import hear_chat
from tessera.server.tables.turns import Turns
from tessera.server.tables.uptime import Uptime
from tessera.server.thinking.thinkers import Thinkers
from tessera.server.world import Moment, World

log = structlog.get_logger()

IDLE_SECONDS = 120.0
"""A table that nobody looks at for so long is cleared away; it is loaded again when somebody comes."""
DUE_SECONDS = 2.0
"""How often the store is asked for tables that somebody must look at."""


def offered() -> dict[str, Game]:
    """The games that people may play here, by name, in the order in which they are shown."""
    return {game.name: game for game in shelf() if game.manifest.is_offered}


class Hall:
    """Start it with `open`, end it with `close`. `games` maps the names of games to games."""

    def __init__(
        self,
        store: Store,
        fanout: Fanout,
        thinkers: Thinkers,
        settings: Settings,
        world: World,
        games: dict[str, Game] | None = None,
    ) -> None:
        self.store = store
        self.fanout = fanout
        self.thinkers = thinkers
        self.settings = settings
        self.world = world
        self.games = offered() if games is None else games
        self.name = secrets.token_hex(8)
        """This server, among others."""
        self.tables: dict[str, LiveTable] = {}
        self.tasks: set[asyncio.Task[Any]] = set()
        """Work that is done to its end, whoever goes away."""
        self.turns = Turns(self)
        self.reviews = Reviews(self)
        self.uptime = Uptime(store, world.steady, settings.outage_seconds, settings.return_seconds)
        self.lobbies = Lobbies(store, self.uptime, self._online)
        self.decisions = Decisions(self)
        self.connections = Connections()
        self.limits = Limits(world.steady, settings.rate_limit)
        self.metrics = Metrics()
        self._opening: dict[str, asyncio.Task[LiveTable]] = {}
        self._watching: list[asyncio.Task[None]] = []
        self.is_closed = False

    async def reach(self) -> None:
        """See whether the database and Redis are there; raises WrongOption."""
        try:
            await self.store.reach()
            await self.fanout.reach()
        except WrongOption:
            await self.store.engine.dispose()
            raise

    async def open(self) -> None:
        await self.uptime.open()
        await self.fanout.open(self._hear, self._catch_up_all)
        self.lobbies.open()
        self._watching = [
            asyncio.create_task(self._watch_clocks()),
            asyncio.create_task(self._watch_store()),
            asyncio.create_task(self._repeat_presence()),
            asyncio.create_task(self.uptime.run()),
        ]

    def say_goodbye(self) -> None:
        """Tell every socket that the server stops, and to come back."""
        self.is_closed = True
        for table in self.tables.values():
            table.audience.close(Message("server.closed.stopping"), again=True)
        self.lobbies.close_all(Message("server.closed.stopping"))
        self.connections.close_all(Message("server.closed.stopping"), again=True)

    async def close(self) -> None:
        """End everything; what was acknowledged is stored."""
        self.say_goodbye()
        await self.lobbies.close()
        for task in self._watching:
            task.cancel()
        await asyncio.gather(*self._watching, return_exceptions=True)
        await self.turns.close()
        await self.reviews.close()
        for table in self.tables.values():
            self._keep_snapshot(table)
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.fanout.close()

    # Games

    def game(self, name: str) -> Game | None:
        return self.games.get(name)

    @property
    def levels(self) -> Sequence[str]:
        """The bots people may choose, weakest first."""
        return styles.LEVELS

    def has_level(self, level: str) -> bool:
        """Whether there is such a bot: programs may also choose those that people are not offered."""
        return level in players.NAMES

    @property
    def stand_in_level(self) -> str:
        """The bot that plays in a person's stead."""
        return self.levels[-1]

    def moment(self) -> Moment:
        """Now."""
        return Moment(self.world.now(), self.uptime.now())

    # Opening and clearing away

    async def find(self, table: str) -> LiveTable:
        """A table by its id, loaded if need be; a Refusal if there is none."""
        live = self.tables.get(table)
        if live is None:
            if not table.isalnum():  # not one of ours, and PostgreSQL does not like every character
                raise missing()
            if table not in self._opening:
                task = asyncio.create_task(self._load(table))
                self._opening[table] = task
                task.add_done_callback(lambda _: self._opening.pop(table, None))
            live = await asyncio.shield(self._opening[table])
        live.used = self.world.steady()
        await self.look_again(live)
        if live.id not in self.tables:  # it was closed at another server
            raise missing()
        return live

    async def look_again(self, table: LiveTable) -> None:
        """Take in what other servers have stored, where their notices may be missing."""
        losses = self.fanout.losses
        if self.fanout.is_connected and table.heard == losses:
            return
        await table.catch_up()
        await table.refresh()
        await hear_chat(table)
        if self.fanout.is_connected:
            table.heard = losses

    async def _load(self, table: str) -> LiveTable:
        heard = self.fanout.losses
        standing = await stored_standing(self, table)
        if standing is None:
            raise missing()
        live = LiveTable(self, standing, await rows.last_chat(self.store, table))
        live.heard = heard
        self.add(live)
        return live

    def add(self, live: LiveTable) -> None:
        """A table is open here from now on."""
        self.tables[live.id] = live
        self.publish(live, "who")

    def forget(self, table: LiveTable, why: Message, again: bool) -> None:
        """Clear a table away, and send those who look at it off."""
        table.audience.close(why, again)
        if self.tables.get(table.id) is table:
            del self.tables[table.id]

    # What tables tell the hall

    def moved(self, table: LiveTable, made: list[EntryRow]) -> None:
        """A table has new entries, made here for one request."""
        is_quiet = all(entry.told.is_quiet for entry in made)
        self.publish(table, "entry", only=made[0].seat if is_quiet else None)
        self.turns.consider(table)
        history = table.history
        if history is not None and history.wants_snapshot():
            self.spawn(self._store_snapshot(table.id, history.snapshot()))

    def consider_bots(self, table: LiveTable) -> None:
        self.turns.consider(table)

    def is_sure(self, table: LiveTable) -> None:
        """After a failure of the store a table knows again what it holds: it may be more than anybody was
        told."""
        self.publish(table, "changed")
        self.turns.consider(table)
        self.spawn(hear_chat(table))

    def publish(
        self,
        table: LiveTable,
        kind: Literal["entry", "changed", "gone", "said", "presence", "who"],
        only: int | None = None,
    ) -> None:
        """Tell the lobbies here and the other servers that something changed; `only`: for one seat."""
        people = {*self._persons(table), table.row.host} if only is None else {table.places[only].person}
        notice = Notice(
            kind=kind,
            table=table.id,
            sender=self.name,
            sequence=0 if table.history is None else table.history.sequence,
            people=[person for person in people if person is not None],
            listed=table.row.listed and (table.row.status == "waiting" or kind != "entry"),
            seats=sorted(table.presence.here) if kind == "presence" else [],
        )
        self.fanout.publish(notice)
        if kind not in ("said", "who"):
            self._pass_on(notice)

    def _pass_on(self, notice: Notice) -> None:
        """Tell those here who wait for news of any table."""
        self.lobbies.hear(notice)
        self.decisions.hear(notice)

    async def tell_of(self, tables: list[str], person: str) -> None:
        """The store knows something new of somebody at these tables: they sit there, or are the host, in the
        stead of the guest they were, or have another name."""
        for table in tables:
            if table in self.tables:
                await self.tables[table].refresh()
            notice = Notice("changed", table, self.name, people=[person])
            self.fanout.publish(notice)
            self._pass_on(notice)

    def sign_out(self, key: str, again: bool = False) -> None:
        """A session or token has ended: so do its sockets and streams, here and elsewhere."""
        self.connections.close(key, Message("server.closed.signed_out"), again)
        self.fanout.publish(Notice("signed_out", "", self.name, key=key, again=again))

    @staticmethod
    def _persons(table: LiveTable) -> set[str | None]:
        return {place.person for place in table.places}

    def _online(self, table: str) -> set[int]:
        live = self.tables.get(table)
        return set() if live is None else live.presence.online(self.world.steady())

    # What other servers tell

    def _hear(self, notice: Notice) -> None:
        if notice.sender == self.name:
            return
        if notice.kind == "signed_out":
            self.connections.close(notice.key, Message("server.closed.signed_out"), notice.again)
            return
        if notice.kind not in ("said", "who"):
            self._pass_on(notice)
        table = self.tables.get(notice.table)
        if table is None:
            return
        if notice.kind == "entry":
            self.spawn(table.catch_up(notice.sequence))
        elif notice.kind == "said":
            self.spawn(hear_chat(table))
        elif notice.kind == "presence":
            self.spawn(table.hear_presence(notice.sender, set(notice.seats)))
        elif notice.kind == "who":
            if table.presence.here:
                self.publish(table, "presence")
        else:
            self.spawn(table.refresh())

    def _catch_up_all(self) -> None:
        """Notices may have been lost: look at everything again."""
        for table in list(self.tables.values()):
            self.spawn(self.look_again(table))

    def spawn(self, work: Any) -> None:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: "asyncio.Task[Any]") -> None:
        self.tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("task_failed", exc_info=error)

    # Watching

    async def _watch_clocks(self) -> None:
        while True:
            await asyncio.sleep(self.settings.tick)
            now, up = self.world.steady(), self.uptime.now()
            for table in list(self.tables.values()):
                history = None if table.problem is not None else table.history
                if history is not None and history.clocks is not None and not history.match.is_over:
                    for seat in history.clocks.out_of_time(up):
                        await self._guarded(partial(stand_in_for_late, table, seat))
                if self._is_idle(table, now):
                    self._keep_snapshot(table)
                    del self.tables[table.id]

    def _keep_snapshot(self, table: LiveTable) -> None:
        """Keep where a game stands that leaves memory: a later version is compared with it."""
        history = table.history
        if history is None or history.match.is_over or history.sequence == history.snapshot_at:
            return
        if history.match.is_at_barrier:
            self.spawn(self._store_snapshot(table.id, history.snapshot()))

    async def _store_snapshot(self, table: str, snapshot: Snapshot) -> None:
        with contextlib.suppress(Taken, Refusal):  # another server has kept it, or the database fails
            await rows.keep_snapshot(self.store, table, snapshot)

    def _is_idle(self, table: LiveTable, now: float) -> bool:
        if table.audience.listeners or table.lock.locked() or self.turns.is_busy(table):
            return False
        return now - table.used > IDLE_SECONDS

    async def _watch_store(self) -> None:
        """Look after games that nobody looks at: after a restart, and where another server has died."""
        while True:
            await self._guarded(partial(self._open_due, self.uptime.now()))
            await asyncio.sleep(DUE_SECONDS)

    async def _open_due(self, up: float) -> None:
        for table in await rows.due(self.store, up):
            try:
                await self._look_after(table)
            except Refusal:
                raise  # the database fails, for all of them
            except Exception:
                log.exception("table_is_unreadable", table=table)
                await rows.forget_due(self.store, table)

    async def _look_after(self, table: str) -> None:
        live = await self.find(table)
        if live.problem is not None:
            await rows.forget_due(self.store, table)
        await live.catch_up()
        self.turns.consider(live)

    async def resume(self) -> None:
        """After a start: games where a bot is to act go on at once."""
        longest = thinking(self.settings)[-1]
        await self._open_due(self.uptime.now() + self.settings.bot_delay + longest + 60)

    async def _repeat_presence(self) -> None:
        while True:
            await asyncio.sleep(REPEAT_SECONDS)
            for table in list(self.tables.values()):
                if table.presence.here:
                    self.publish(table, "presence")

    @staticmethod
    async def _guarded(work: Callable[[], Any]) -> None:
        """What watches must not end because of one table."""
        try:
            await work()
        except Refusal:
            return  # the database fails: the store has said so
        except Exception:
            log.exception("watching_failed")
