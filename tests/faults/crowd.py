"""People and bots at many tables of all games, over real sockets, while the server is being attacked.

A crowd sits in parties. Each party makes a table, takes its places, plays, chats, undoes, resigns, lets the
clock run out, comes back, plays again. Whatever breaks, people come back and ask again for what was not
answered. They remember what they were told and what was acknowledged, and `verify` compares it with what the
server tells afterwards: what is missing or different is in `lost`, tables that cannot go on are in `dead`.
"""

import asyncio
import itertools
import random
from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from http.cookiejar import CookieJar, DefaultCookiePolicy
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from tests.faults.memory import Memory

BREATH = 0.05
"""Seconds before somebody tries again."""
PATIENCE = 120.0
"""Seconds after which something that should happen has not."""
OVERLAP = 10
"""Entries that somebody who comes back is told once more, to see that they are the same."""
QUICK_CLOCK = {"per": "move", "seconds": 3}
DAWDLING = 4.0
"""Seconds: longer than the clock allows."""

BROKEN = (OSError, WebSocketException, TimeoutError, httpx.TransportError)
"""What a server that is being attacked does to its people."""

encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder().decode


@dataclass(frozen=True)
class Habits:
    """How often somebody does something else than to act, when it is their turn."""

    chat: float = 0.04
    undo: float = 0.15
    resign: float = 0.004
    go_away: float = 0.01
    dawdle: float = 0.01
    rematch: float = 0.8
    thinking: float = 0.03
    """Seconds at most."""


@dataclass
class Person:
    """Somebody whom the server knows by a cookie."""

    name: str
    id: str = ""
    cookie: str = ""


class Crowd:
    """`addresses` are those of the servers, all of the same database. Use it as a context manager."""

    def __init__(self, addresses: list[str], tables: int, seed: int, habits: Habits | None = None) -> None:
        self.addresses = addresses
        self.habits = habits or Habits()
        self.random = random.Random(seed)
        self.parties = [Party(self, number) for number in range(tables)]
        self.acknowledged = 0
        """Requests that were answered with `done`, and places that were taken."""
        self.counts: Counter[str] = Counter()
        """What happened, by its name."""
        self.lost: list[str] = []
        self.dead: dict[str, str] = {}
        self.games: list[dict[str, Any]] = []
        nothing_kept = CookieJar(DefaultCookiePolicy(allowed_domains=[]))
        self._http = httpx.AsyncClient(timeout=30.0, trust_env=False, cookies=nothing_kept)
        self._tasks: list[asyncio.Task[None]] = []

    async def __aenter__(self) -> "Crowd":
        answer = await self.insist(None, "GET", "/api/games")
        self.games = answer[1]
        self._tasks = [asyncio.create_task(party.run()) for party in self.parties]
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.stop()
        await self._http.aclose()

    async def stop(self) -> None:
        """Everybody gets up; what was not answered stays unknown."""
        for task in self._tasks:
            task.cancel()
        ended = await asyncio.gather(*self._tasks, return_exceptions=True)
        self._tasks = []
        for error in ended:
            if error is not None and not isinstance(error, asyncio.CancelledError):
                raise error

    def address(self) -> str:
        return self.random.choice(self.addresses)

    def lose(self, what: str) -> None:
        if what not in self.lost:
            self.lost.append(what)

    # Waiting

    async def until(self, fits: Callable[[], bool], seconds: float = PATIENCE) -> bool:
        """Wait for something; whether it came."""
        loop = asyncio.get_running_loop()
        deadline = loop.time() + seconds
        while not fits():
            for task in self._tasks:
                if task.done():
                    task.result()
            if loop.time() > deadline:
                return False
            await asyncio.sleep(0.02)
        return True

    async def acknowledge(self, count: int, seconds: float) -> bool:
        """Wait until so many more things are acknowledged, but no longer than that."""
        enough = self.acknowledged + count
        return await self.until(lambda: self.acknowledged >= enough, seconds)

    async def go_on(self, seconds: float = PATIENCE) -> None:
        """Wait until every table has gone on; those that do not are dead."""
        before = [party.progress() for party in self.parties]

        def have_moved() -> bool:
            return all(
                party.progress() != was or party.is_dead
                for party, was in zip(self.parties, before, strict=True)
            )

        if not await self.until(have_moved, seconds):
            for party, was in zip(self.parties, before, strict=True):
                if party.progress() == was:
                    self.dead.setdefault(party.table, f"does not go on after {was}: {party.situation()}")

    # HTTP

    async def ask(self, person: Person | None, method: str, path: str, data: Any = None) -> httpx.Response:
        headers = {"cookie": person.cookie} if person is not None and person.cookie else {}
        url = f"http://{self.address()}{path}"
        content = None if data is None else encode(data)
        if content is not None:
            headers["content-type"] = "application/json"
        return await self._http.request(method, url, content=content, headers=headers)

    async def insist(
        self, person: Person | None, method: str, path: str, data: Any = None
    ) -> tuple[int, Any, httpx.Headers]:
        """Ask until there is an answer that is not the server's failure."""
        while True:
            try:
                answer = await self.ask(person, method, path, data)
            except BROKEN:
                self.counts["http broken"] += 1
            else:
                if answer.status_code < 500:
                    found = decode(answer.content) if answer.content else None
                    return answer.status_code, found, answer.headers
                self.counts[f"http {answer.status_code}"] += 1
            await asyncio.sleep(BREATH)

    # Looking at everything again

    async def verify(self, chairs: "Iterable[Chair] | None" = None) -> None:
        """Compare everything that was told and acknowledged with what the server tells now."""
        asked = list(chairs) if chairs is not None else [c for party in self.parties for c in party.chairs]
        for chair in asked:
            await chair.verify()


class Party:
    """A few people who play one game after another with each other and with bots."""

    def __init__(self, crowd: Crowd, number: int) -> None:
        self.crowd = crowd
        self.number = number
        self.random = random.Random(crowd.random.getrandbits(64))
        self.people = [Person(f"P{number} {name}") for name in ("Anna", "Boris", "Vera")]
        self.table = ""
        self.rematch = ""
        self.wants_rematch = False
        self.chairs: list[Chair] = []
        """All that were ever sat on."""
        self.sitting: list[Chair] = []
        self.played = 0

    @property
    def is_dead(self) -> bool:
        return self.table in self.crowd.dead

    def progress(self) -> tuple[str, int]:
        return self.table, max((chair.memory.sequence for chair in self.sitting), default=0)

    def situation(self) -> str:
        return "; ".join(chair.situation() for chair in self.sitting) or "nobody sits"

    async def run(self) -> None:
        for person in self.people:
            await self._become(person)
        while not self.is_dead:
            people = await self._make_table() if not self.rematch else [c.person for c in self.sitting]
            if self.rematch:
                self.table, self.rematch = self.rematch, ""
                self.crowd.counts["rematch"] += 1
            await self._play([person for person in people if person is not None])
            self.played += 1

    async def _become(self, person: Person) -> None:
        _, found, headers = await self.crowd.insist(None, "POST", "/api/me", {"name": person.name})
        person.id = found["id"]
        person.cookie = headers["set-cookie"].partition(";")[0]

    async def _make_table(self) -> list[Person]:
        """Make a table and take its places, with some coming and going; those who play."""
        games = self.crowd.games
        game = games[(self.number + self.played) % len(games)]
        count = self.random.choice(game["seats"])
        people = self.random.sample(self.people, min(count, self.random.choice((1, 2, 2, 3))))
        seats: list[dict[str, Any]] = [{"kind": "me"}, *[{"kind": "open"}] * (count - 1)]
        later = count - len(people)
        for seat in range(1, 1 + self.random.randint(0, later)):
            seats[seat] = {"kind": "bot", "level": self._level(game), "seconds": 0.05}
        self.random.shuffle(seats)
        options = {option["name"]: self.random.choice(option["choices"]) for option in game["options"]}
        clock = QUICK_CLOCK if self.random.random() < 0.2 else None
        asked = {"game": game["name"], "seats": seats, "options": options, "clock": clock}
        status, found, _ = await self.crowd.insist(people[0], "POST", "/api/tables", asked)
        if status == 400:
            asked["options"] = {}
            status, found, _ = await self.crowd.insist(people[0], "POST", "/api/tables", asked)
        assert status == 201, (status, found)
        self.table = found["id"]
        self.crowd.counts[f"tables of {game['name']}"] += 1
        await self._take_places(people, self._level(game))
        return people

    def _level(self, game: dict[str, Any]) -> str:
        weakest: str = game["levels"][0]
        return self.random.choice(["random", weakest])

    async def _take_places(self, people: list[Person], level: str) -> None:
        crowd, path = self.crowd, f"/api/tables/{self.table}"
        for person in people[1:]:
            if self.random.random() < 0.3:
                await crowd.insist(person, "POST", f"{path}/join", {})
                status, found, _ = await crowd.insist(person, "POST", f"{path}/leave")
                if status == 200 and found.get("you") is not None and found["status"] == "waiting":
                    crowd.lose(f"table {self.table}: {person.name} left, and still sits there")
            status, found, _ = await crowd.insist(person, "POST", f"{path}/join", {})
            assert status == 200, (status, found)
            crowd.acknowledged += 1
        while True:
            status, found, _ = await crowd.insist(people[0], "GET", path)
            if status != 200:
                crowd.lose(f"table {self.table}: it was made, and is gone")
                crowd.dead[self.table] = "gone"
                return
            places = [number for number, seat in enumerate(found["seats"]) if seat["kind"] == "open"]
            if not places or found.get("problem"):
                return
            bot = {"kind": "bot", "level": level, "seconds": 0.05}
            await crowd.insist(people[0], "POST", f"{path}/seats/{places[0]}", bot)

    async def _play(self, people: list[Person]) -> None:
        self.wants_rematch = self.random.random() < self.crowd.habits.rematch
        watchers = [None] if self.random.random() < 0.2 else []
        self.sitting = [Chair(self, person) for person in [*people, *watchers]]
        self.chairs.extend(self.sitting)
        async with asyncio.TaskGroup() as group:
            for chair in self.sitting:
                group.create_task(chair.run())


class Chair:
    """Somebody at a table: a person who plays, or a stranger who watches."""

    def __init__(self, party: Party, person: Person | None) -> None:
        self.party = party
        self.crowd = party.crowd
        self.person = person
        self.table = party.table
        self.random = random.Random(party.random.getrandbits(64))
        self.memory = Memory()
        self.face: dict[str, Any] = {}
        self.view: dict[str, Any] = {}
        self.asked: dict[str, Any] | None = None
        """The request that waits for its answer."""
        self.is_done = False
        self._names = itertools.count(1)

    def lose(self, what: str) -> None:
        name = "a watcher" if self.person is None else self.person.name
        self.crowd.lose(f"table {self.table}, {name}: {what}")

    def situation(self) -> str:
        name = "a watcher" if self.person is None else self.person.name
        waits = f"waits for {self.asked}" if self.asked else "waits for nothing"
        acting = self.face.get("acting")
        return f"{name} at {self.memory.sequence}, acting {acting}, {len(self._choices())} choices, {waits}"

    # Coming and going

    async def run(self) -> None:
        while not self.is_done and self.table not in self.crowd.dead:
            try:
                async with self._open() as socket:
                    await self._talk(socket)
            except BROKEN:
                self.crowd.counts["sockets broken"] += 1
            await asyncio.sleep(BREATH * (1 + self.random.random()))

    def _open(self) -> connect:
        headers = {} if self.person is None else {"cookie": self.person.cookie}
        url = f"ws://{self.crowd.address()}/ws/tables/{self.table}"
        return connect(
            url, additional_headers=headers, proxy=None, compression=None, open_timeout=20, close_timeout=1
        )

    async def _talk(self, socket: ClientConnection) -> None:
        since = max(0, self.memory.sequence - OVERLAP)
        await socket.send(encode({"type": "hello", "since": since}).decode())
        self._hear(await self._next(socket), since)
        if self.asked is not None:
            await socket.send(encode(self.asked).decode())
        while not self.is_done:
            if self.asked is None and not await self._do_something(socket):
                return
            if not self.is_done:
                self._hear(await self._next(socket))

    async def _next(self, socket: ClientConnection) -> dict[str, Any]:
        async with asyncio.timeout(PATIENCE):  # `wait_for` may swallow that somebody gets up
            message: dict[str, Any] = decode(await socket.recv())
        return message

    # Listening

    def _hear(self, message: dict[str, Any], since: int | None = None) -> None:
        kind = message["type"]
        if kind == "welcome":
            self._look_at(message["table"])
            self.view = message["view"] or {}
            for problem in self.memory.welcome(message, since):
                self.lose(problem)
        elif kind == "moved":
            self._look_at(message["table"])
            self.view = message["view"]
            for entry in message["entries"]:
                for problem in self.memory.told(entry):
                    self.lose(problem)
        elif kind == "changed":
            self._look_at(message["table"])
        elif kind == "said":
            self.memory.hear(message["chat"])
        elif kind in ("done", "refused"):
            self._answered(message)
        elif kind == "closed" and not message["again"]:
            self.crowd.dead[self.table] = f"closed: {message['problem']}"

    def _look_at(self, face: dict[str, Any]) -> None:
        self.face = face
        if face.get("problem"):
            self.crowd.dead[self.table] = str(face["problem"])
        if self.person is not None and face.get("you") is None:
            self.lose("had a place, and has none")
        if face.get("rematch"):
            self.party.rematch = face["rematch"] if self.party.wants_rematch else ""

    def _answered(self, message: dict[str, Any]) -> None:
        asked = self.asked
        if asked is None or message["request"] != asked["request"]:
            return
        self.asked = None
        if message["type"] == "refused":
            self.crowd.counts[f"refused {message['problem']['text']['key']}"] += 1
            return
        self.crowd.acknowledged += 1
        self.crowd.counts[f"done {asked['type']}"] += 1
        self.memory.acknowledge(asked, message["sequence"])

    # Doing something

    def _choices(self) -> list[int]:
        decision = self.view.get("decision") or {"actions": []}
        return list(decision["actions"])

    async def _do_something(self, socket: ClientConnection) -> bool:
        """Ask for one thing, if there is anything to do; False for somebody who goes away for a while."""
        habits, chance = self.crowd.habits, self.random.random
        if self.face.get("status") == "over":
            return await self._after_the_end(socket)
        if self.person is None or self.face.get("status") != "playing" or not self.view:
            return True
        seat = self.face["seats"][self.face["you"]]
        if seat.get("stood_in"):
            if not self.memory.has_resigned:
                await self._ask(socket, "give_back")
            return True
        choices = self._choices()
        if chance() < habits.chat:
            await self._ask(socket, "say", text=f"{self.person.name} says {self.random.getrandbits(40):x}")
        elif self.view.get("can_undo") and chance() < habits.undo:
            await self._ask(socket, "undo", sequence=self.memory.sequence)
        elif not choices:
            return True
        elif chance() < habits.resign:
            await self._ask(socket, "resign")
        elif chance() < habits.go_away:
            return False
        else:
            slow = chance() < habits.dawdle and self.face.get("clock")
            await asyncio.sleep(DAWDLING if slow else chance() * habits.thinking)
            action = self.random.choice(choices)
            await self._ask(socket, "act", sequence=self.memory.sequence, actions=[action])
        return True

    async def _after_the_end(self, socket: ClientConnection) -> bool:
        if self.person is None or self.face.get("rematch") or not self.party.wants_rematch:
            self.is_done = True
        elif self.face["you"] not in self.face.get("rematch_offers", []):
            await self._ask(socket, "rematch")
        return True

    async def _ask(self, socket: ClientConnection, kind: str, **more: Any) -> None:
        self.asked = {"type": kind, "request": f"{self.table[:6]} {next(self._names)}", **more}
        await socket.send(encode(self.asked).decode())

    # Looking again

    async def verify(self) -> None:
        """Have everything told anew, and compare with what was known before: people may play on."""
        known = self.memory.copy()
        message = await self._insist_on_a_welcome()
        self.crowd.counts["chairs verified"] += 1
        if message["type"] != "welcome":
            self.crowd.dead[self.table] = str(message)
            return
        self._look_at(message["table"])
        seat = message["table"].get("you")
        has_unknown = self.asked is not None and self.asked["type"] == "act"
        for problem in [*known.compare(message, seat), *self.memory.unasked(message, seat, has_unknown)]:
            self.lose(problem)

    async def _insist_on_a_welcome(self) -> dict[str, Any]:
        """What comes first at the table; the last words of a server that always sends one away."""
        loop = asyncio.get_running_loop()
        deadline = loop.time() + PATIENCE / 2
        message: dict[str, Any] = {"type": "nothing"}
        while loop.time() < deadline:
            try:
                async with self._open() as socket:
                    await socket.send(encode({"type": "hello"}).decode())
                    message = await self._next(socket)
                    if message["type"] == "welcome" or not message.get("again", True):
                        return message
            except BROKEN:
                pass
            await asyncio.sleep(BREATH)
        return message


@dataclass
class Finding:
    """What an attack found."""

    name: str
    rounds: int = 0
    acknowledged: int = 0
    tables: int = 0
    counts: Counter[str] = field(default_factory=Counter)
    lost: list[str] = field(default_factory=list)
    dead: dict[str, str] = field(default_factory=dict)

    @property
    def is_clean(self) -> bool:
        return not self.lost and not self.dead

    def take(self, crowd: Crowd) -> None:
        """Note what a crowd has found out."""
        self.acknowledged += crowd.acknowledged
        self.tables += len({chair.table for party in crowd.parties for chair in party.chairs})
        self.counts.update(crowd.counts)
        self.lost.extend(crowd.lost)
        self.dead.update(crowd.dead)

    def lines(self) -> list[str]:
        return [
            f"{self.name}: {self.rounds} rounds, {self.tables} tables, {self.acknowledged} acknowledged, "
            f"{len(self.lost)} lost, {len(self.dead)} dead tables",
            *[f"  {name}: {count}" for name, count in sorted(self.counts.items())],
            *[f"  LOST {what}" for what in self.lost],
            *[f"  DEAD {table}: {why}" for table, why in self.dead.items()],
        ]
