"""A server on a free port of this machine, and people who come to it over real sockets."""

import asyncio
import itertools
import json
import math
import threading
from collections.abc import Callable, Coroutine, Iterator
from contextlib import ExitStack, contextmanager
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

import httpx
import pytest
from argon2 import PasswordHasher
from litestar import Litestar
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tessera.server.app import Parts, make_app
from tessera.server.people import passwords
from tessera.server.serve import Server, configured, listen
from tessera.server.settings import Settings
from tessera.server.tables.hall import Hall
from tessera.server.world import World

T = TypeVar("T")

PATIENCE = 30.0
"""Seconds after which a test gives up on a message."""


class FakeWorld:
    """Time that stands still until it is told, ids that count, one secret."""

    def __init__(self, secret: bytes = b"a secret that is a secret indeed") -> None:
        self.time = 1000.0
        self.secret = secret
        self._ids = itertools.count(1)

    def world(self) -> World:
        return World(
            now=lambda: self.time,
            steady=lambda: self.time,
            new_id=lambda: f"id{next(self._ids)}",
            new_secret=lambda: self.secret,
        )


def quick(folder: Path, **settings: Any) -> Settings:
    """Settings for tests: nobody waits for anybody."""
    chosen: dict[str, Any] = {
        "port": 0,
        "data": folder,
        "bot_workers": 1,
        "bot_delay": 0.0,
        "tick": 0.02,
        "away_seconds": 0.0,
        "outage_seconds": math.inf,
        "return_seconds": 0.0,
        "client": folder / "no client",
        "rate_limit": False,
    }
    return Settings(**{**chosen, **settings})


class Place:
    """Where a server is found, and what is to be closed when the test is over."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.guests = ExitStack()

    def close(self) -> None:
        self.guests.close()


class House(Place):
    """A server that runs in a thread."""

    def __init__(self, settings: Settings, parts: Parts | None = None) -> None:
        self.app: Litestar = make_app(settings, parts)
        self._listening = listen("127.0.0.1", 0)
        super().__init__(f"127.0.0.1:{self._listening.getsockname()[1]}")
        ready = threading.Event()

        def started() -> None:
            self.loop = asyncio.get_running_loop()
            ready.set()

        self._server = Server(self.app, configured(self.app, settings.proxy), started)
        self._thread = threading.Thread(target=self._server.run, args=([self._listening],))
        self._thread.start()
        assert ready.wait(PATIENCE)

    @property
    def hall(self) -> Hall:
        hall: Hall = self.app.state.hall
        return hall

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        """Do something in the server's own loop."""
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(PATIENCE)

    def stop(self) -> None:
        self._server.should_exit = True
        self._thread.join(PATIENCE)
        assert not self._thread.is_alive()

    def close(self) -> None:
        super().close()
        self.stop()


@contextmanager
def house(settings: Settings, parts: Parts | None = None) -> Iterator[House]:
    running = House(settings, parts)
    try:
        yield running
    finally:
        running.close()


@contextmanager
def cheap_passwords() -> Iterator[None]:
    """Servers that are made here hash passwords as they should, but quickly."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(passwords, "PasswordHasher", partial(PasswordHasher, time_cost=1, memory_cost=64))
        yield


class Visitor:
    """Somebody with a browser: a guest once they have a name."""

    def __init__(self, place: Place, name: str | None = None) -> None:
        self.place = place
        client = httpx.Client(base_url=f"http://{place.address}", timeout=PATIENCE, trust_env=False)
        self.http = place.guests.enter_context(client)
        if name is not None:
            assert self.http.post("/api/me", json={"name": name}).status_code == 200

    def make_table(self, *seats: str, **more: Any) -> str:
        """A table of Duel with these seats: `me`, `open`, or the level of a bot."""
        asked = [
            {"kind": seat} if seat in ("me", "open") else {"kind": "bot", "level": seat} for seat in seats
        ]
        answer = self.http.post("/api/tables", json={"game": "duel", "seats": asked, **more})
        assert answer.status_code == 201, answer.text
        made: str = answer.json()["id"]
        return made

    def join(self, table: str) -> None:
        assert self.http.post(f"/api/tables/{table}/join", json={}).status_code == 200

    def go_to(self, table: str, since: int = 0, **hello: Any) -> "Chair":
        """Open the socket of a table and say hello."""
        chair = Chair(self.socket(f"/ws/tables/{table}"))
        chair.hello(since, **hello)
        return chair

    def socket(self, path: str, **headers: str) -> ClientConnection:
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        more = {"Cookie": cookie, **headers} if cookie else headers
        url = f"ws://{self.place.address}{path}"
        # Whoever does not listen is not sent away on a busy machine, and can be closed at once.
        opened = connect(url, additional_headers=more, proxy=None, ping_interval=None, max_queue=None)
        return self.place.guests.enter_context(opened)


class Chair:
    """The socket of a table, and what came over it."""

    names = itertools.count(1)
    """Of requests: one for all chairs, because the same request of a seat counts once."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.raw: list[str] = []
        self.view: Any = None
        self.table: Any = None
        self.sequence = 0
        self.entries: list[Any] = []

    def hello(self, since: int = 0, **more: Any) -> Any:
        self.send({"type": "hello", "since": since, **more})
        return self.until("welcome")

    def send(self, message: dict[str, Any]) -> None:
        self.socket.send(json.dumps(message))

    def next(self) -> Any:
        """The next message; what it tells is noted."""
        text = self.socket.recv(PATIENCE)
        assert isinstance(text, str)
        self.raw.append(text)
        message = json.loads(text)
        if message["type"] == "welcome":
            self.sequence, self.view, self.table = message["sequence"], message["view"], message["table"]
            self.entries.extend(message["entries"])
        elif message["type"] == "moved":
            self.sequence, self.view = message["entries"][-1]["sequence"], message["view"]
            self.table = message["table"]
            self.entries.extend(message["entries"])
        elif message["type"] == "changed":
            self.table = message["table"]
        return message

    def until(self, kind: str, fits: Callable[[Any], bool] = lambda _: True) -> Any:
        """The next message of a kind that fits."""
        while True:
            message = self.next()
            if message["type"] == kind and fits(message):
                return message

    def catch_up(self, sequence: int) -> None:
        """Hear everything up to an entry."""
        while self.sequence < sequence:
            self.next()

    def ask(self, kind: str, **more: Any) -> Any:
        """Send a request and wait for its answer."""
        name = more.pop("request", f"request {next(self.names)}")
        self.send({"type": kind, "request": name, **more})
        while True:
            message = self.next()
            if message.get("request") == name:
                return message

    def act(self, *actions: int, **more: Any) -> Any:
        """Do something, or several things as one wish."""
        return self.ask("act", **{"sequence": self.sequence, "actions": actions, **more})

    def choices(self) -> list[int]:
        """The legal actions."""
        decision = self.view.get("decision") if self.view else None
        return list(decision["actions"]) if decision else []

    def close(self) -> None:
        self.socket.close()

    def is_closed_by_the_server(self) -> bool:
        try:
            while True:
                self.next()
        except ConnectionClosed:
            return True


def settle(chairs: list[Chair]) -> None:
    """Everybody hears what anybody has heard, where nobody chooses a part of something in secret."""
    last = max(chair.sequence for chair in chairs)
    for chair in chairs:
        chair.catch_up(last)


def hear(chairs: list[Chair]) -> None:
    """Everybody hears what the server they are at has told them."""
    for chair in chairs:
        chair.send({"type": "ping"})
        chair.until("pong")


def play(chairs: list[Chair], moves: int = 10_000, settled: Callable[[list[Chair]], None] = settle) -> None:
    """People take turns, always choosing the first thing they may do, until the game is over."""
    for _ in range(moves):
        if chairs[0].table["status"] == "over":
            return
        acting = next(chair for chair in chairs if chair.choices())
        assert acting.act(acting.choices()[0])["type"] == "done"
        settled(chairs)


def resigned(place: House, moves: int, game: str = "duel") -> tuple[Visitor, Visitor, str, Chair]:
    """Anna and Boris have played a little at a table, and Anna has resigned; the chair is hers."""
    anna, boris = Visitor(place, "Anna"), Visitor(place, "Boris")
    table = anna.make_table("me", "open", game=game)
    boris.join(table)
    chairs = [anna.go_to(table), boris.go_to(table)]
    play(chairs, moves, hear)
    chairs[0].ask("resign")
    return anna, boris, table, chairs[0]
