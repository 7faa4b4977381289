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
from redis.asyncio.client import PubSub
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import ConnectionError as NoRedis
from redis.exceptions import RedisError

from tessera.core.errors import WrongOption
from tessera.core.message import Message

log = structlog.get_logger()

CHANNEL = "tessera"
RETRY_SECONDS = 1.0
SILENCE_SECONDS = 5.0
"""After which Redis is asked whether it is still there."""


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

    losses: int
    """How often it has broken: whoever has not looked at the store since may have missed something."""
    is_connected: bool

    @property
    def has_others(self) -> bool:
        """Whether there may be other servers."""

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
        self.losses = 0
        self.is_connected = True

    @property
    def has_others(self) -> bool:
        return len(self.hub.members) > 1

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
        if self in self.hub.members:  # else it was never opened
            self.hub.members.remove(self)


class RedisFanout:
    """Joins servers by the publish and subscribe of a Redis."""

    def __init__(self, url: str) -> None:
        try:
            # It must not connect again by itself: notices that were lost meanwhile would not be missed.
            self.redis = Redis.from_url(url, retry=Retry(NoBackoff(), 0))
        except ValueError as error:
            raise WrongOption(Message("server.error.redis_url")) from error
        self.waiting: asyncio.Queue[bytes] = asyncio.Queue(maxsize=10_000)
        self.tasks: list[asyncio.Task[None]] = []
        self.losses = 0
        self.is_connected = False

    @property
    def has_others(self) -> bool:
        return True

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
                async with self.redis.pubsub() as channel:
                    await channel.subscribe(CHANNEL)
                    self.is_connected = True
                    if ready.is_set():
                        reconnected()
                    ready.set()
                    await self._hear_all(channel, hear)
            except (RedisError, OSError) as error:
                log.warning("fanout_lost", error=type(error).__name__)
                self._lose()
                await asyncio.sleep(RETRY_SECONDS)

    def _lose(self) -> None:
        if self.is_connected:
            self.is_connected = False
            self.losses += 1

    async def _hear_all(self, channel: PubSub, hear: Hear) -> None:
        """Pass on what comes; raises a RedisError if nothing comes any more, not even an answer."""
        is_asked = False
        while True:
            message = await channel.get_message(timeout=SILENCE_SECONDS)
            if message is None and is_asked:
                raise NoRedis("no answer")
            is_asked = message is None
            if message is None:
                await channel.ping()
            elif message["type"] == "message":
                try:
                    notice = msgspec.json.decode(message["data"], type=Notice)
                except msgspec.DecodeError:  # from another version, while servers are updated
                    continue
                hear(notice)

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
