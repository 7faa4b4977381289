"""A slow or dead socket never keeps anybody else waiting."""

import asyncio
import json
from typing import Any, ClassVar

import pytest

from tessera.core.message import Message
from tessera.server.protocol import Done, Pong
from tessera.server.tables.audience import Audience, Listener
from tessera.server.web import sockets
from tessera.server.web.wires import WIRE
from tests.server.house import PATIENCE


def test_a_listener_whose_queue_is_full_is_closed_and_asked_back() -> None:
    async def run() -> None:
        listener = Listener(None, queue=3)
        for _ in range(10):
            listener.send(Pong())
        assert listener.closed.is_set()
        last = json.loads(listener.waiting.get_nowait())
        assert last["type"] == "closed"
        assert last["again"]
        assert last["problem"]["text"]["key"] == "server.closed.slow"
        assert listener.waiting.empty()

    asyncio.run(run())


def test_what_waits_is_sent_before_the_end_if_there_is_room() -> None:
    async def run() -> None:
        listener = Listener(None, queue=3)
        listener.send(Pong())
        listener.close(Message("server.closed.stopping"), again=True)
        listener.send(Pong())
        kinds = [json.loads(listener.waiting.get_nowait())["type"] for _ in range(2)]
        assert kinds == ["pong", "closed"]
        assert listener.waiting.empty()

    asyncio.run(run())


class Road:
    """A socket and its wire, which lead to the same place. Who sends by the socket waits until it is free."""

    def __init__(self) -> None:
        self.is_free = True
        self.freed = asyncio.Event()
        self.arrived: list[str] = []
        self.scope = {WIRE: self}

    def write(self, data: bytes) -> bool:
        if self.is_free:
            self.arrived.append(json.loads(data)["request"])
        return self.is_free

    async def send_text(self, data: str) -> None:
        await self.freed.wait()
        self.arrived.append(json.loads(data)["request"])

    async def receive(self) -> dict[str, str]:
        await asyncio.sleep(3600)
        return {}

    async def close(self, _code: int) -> None: ...


def test_a_message_is_sent_at_once_where_nobody_must_wait_and_never_overtakes_another() -> None:
    async def ignore(_data: str) -> None: ...

    async def run() -> None:
        road: Any = Road()
        listener = Listener(None)
        serving = asyncio.create_task(sockets._serve(road, listener, ignore))
        await asyncio.sleep(0)
        listener.send(Done("at once", 1))
        assert road.arrived == ["at once"]
        road.is_free = False
        listener.send(Done("later", 2))
        while not listener.waiting.empty():  # until it is on its way
            await asyncio.sleep(0)
        road.is_free = True
        listener.send(Done("after it", 3))
        road.freed.set()
        listener.send(Done("last", 4))
        while len(road.arrived) < 4:
            await asyncio.sleep(0)
        assert road.arrived == ["at once", "later", "after it", "last"]
        listener.send(Done("at once again", 5))
        assert road.arrived[-1] == "at once again"
        serving.cancel()
        await asyncio.gather(serving, return_exceptions=True)

    asyncio.run(run())


class DeadSocket:
    """Takes nothing and says nothing."""

    scope: ClassVar[dict[str, Any]] = {}

    async def send_text(self, _data: str) -> None:
        await asyncio.sleep(3600)

    async def receive(self) -> None:
        await asyncio.sleep(3600)

    async def close(self, _code: int) -> None:
        await asyncio.sleep(3600)


def test_a_dead_socket_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sockets, "LAST_WORDS", 0.05)
    dead: Any = DeadSocket()

    async def ignore(_data: str) -> None: ...

    async def run() -> None:
        slow, quick = Listener(None, queue=3), Listener(None, queue=100)
        audience = Audience()
        audience.listeners = {slow, quick}
        serving = asyncio.create_task(sockets._serve(dead, slow, ignore))
        await asyncio.sleep(0)
        for _ in range(10):
            audience.tell(lambda _: (None, False), lambda _seat, _is_host: Pong())
        assert quick.waiting.qsize() == 10
        await asyncio.wait_for(serving, PATIENCE)

    asyncio.run(run())
