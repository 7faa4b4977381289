"""Telling the other servers what changed. Only that something changed travels: each builds its own views.

Alone in the world a server needs none of this; several share a Redis. Tests join several servers
of one process by a `Hub`.
"""

import asyncio
from collections.abc import Callable
from typing import Literal, Protocol

import msgspec
import structlog
from msgspec import Struct
from redis.asyncio import Redis
from redis.exceptions import RedisError

from tessera.core.errors import WrongOption
from tessera.core.message import Message

log = structlog.get_logger()

CHANNEL = "tessera"
RETRY_SECONDS = 1.0


class Notice(Struct, omit_defaults=True):
    """Something changed at a table.

    `entry`: its history has grown; `changed`: seats, votes or status; `gone`: it was closed; `said`: the
    chat; `presence`: which seats have sockets at the sender; `who`: please tell your presence;
    `signed_out`, at no table: a session or token, `key`, has ended.
    """

    kind: Literal["entry", "changed", "gone", "said", "presence", "who", "signed_out"]
    table: str
    sender: str
    """The server it comes from."""
    sequence: int = 0
    people: list[str] = []
    """Whose lobby it concerns."""
    listed: bool = False
    """Whether everybody's lobby may show the table."""
    seats: list[int] = []
    key: str = ""
    again: bool = False


Hear = Callable[[Notice], None]


class Fanout(Protocol):
    """Passes notices to every other server, in order, sooner or later; may lose some when it breaks."""

    async def reach(self) -> None:
        """See whether it can work; raises WrongOption, with a sentence that says why not."""

    async def open(self, hear: Hear, reconnected: Callable[[], None]) -> None:
        """Begin; `hear` is called with what others say, `reconnected` after something may be lost."""

    def publish(self, notice: Notice) -> None:
        """Tell the others; never waits."""

    async def close(self) -> None: ...


class Hub:
    """Joins servers of one process. A server on its own has a hub to itself."""

    def __init__(self) -> None:
        self.members: list[Member] = []


class Member:
    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.hear: Hear | None = None

    async def reach(self) -> None:
        """Always works."""

    async def open(self, hear: Hear, reconnected: Callable[[], None]) -> None:
        self.hear = hear
        self.hub.members.append(self)

    def publish(self, notice: Notice) -> None:
        for member in self.hub.members:
            if member is not self and member.hear is not None:
                member.hear(notice)

    async def close(self) -> None:
        self.hub.members.remove(self)


class RedisFanout:
    """Joins servers by the publish and subscribe of a Redis."""

    def __init__(self, url: str) -> None:
        try:
            self.redis = Redis.from_url(url)
        except ValueError as error:
            raise WrongOption(Message("server.error.redis_url")) from error
        self.waiting: asyncio.Queue[bytes] = asyncio.Queue(maxsize=10_000)
        self.tasks: list[asyncio.Task[None]] = []

    async def reach(self) -> None:
        try:
            await self.redis.ping()
        except (RedisError, OSError) as error:
            await self.redis.aclose()
            why = str(error).rstrip(".")
            raise WrongOption(Message("server.error.unreachable_redis", why=why)) from error

    async def open(self, hear: Hear, reconnected: Callable[[], None]) -> None:
        await self.redis.ping()
        ready = asyncio.Event()
        self.tasks = [
            asyncio.create_task(self._listen(hear, reconnected, ready)),
            asyncio.create_task(self._send()),
        ]
        await ready.wait()

    def publish(self, notice: Notice) -> None:
        try:
            self.waiting.put_nowait(msgspec.json.encode(notice))
        except asyncio.QueueFull:
            log.warning("fanout_full")

    async def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.redis.aclose()

    async def _listen(self, hear: Hear, reconnected: Callable[[], None], ready: asyncio.Event) -> None:
        while True:
            try:
                async with self.redis.pubsub(ignore_subscribe_messages=True) as channel:
                    await channel.subscribe(CHANNEL)
                    if ready.is_set():
                        reconnected()
                    ready.set()
                    async for message in channel.listen():
                        try:
                            notice = msgspec.json.decode(message["data"], type=Notice)
                        except msgspec.DecodeError:  # from another version, while servers are updated
                            continue
                        hear(notice)
            except (RedisError, OSError) as error:
                log.warning("fanout_lost", error=type(error).__name__)
                await asyncio.sleep(RETRY_SECONDS)

    async def _send(self) -> None:
        while True:
            data = await self.waiting.get()
            while not await self._publish(data):
                await asyncio.sleep(RETRY_SECONDS)

    async def _publish(self, data: bytes) -> bool:
        try:
            await self.redis.publish(CHANNEL, data)
        except (RedisError, OSError) as error:
            log.warning("fanout_lost", error=type(error).__name__)
            return False
        return True
