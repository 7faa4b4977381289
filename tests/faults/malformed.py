"""Malformed requests for every route and every message of the sockets, made from what the server says of
itself: `/api/schema` for HTTP, the types of the protocol for sockets. What is added there is tried here.

`malformed(address, count, seed)` sends them to a server without limits and counts the answers.
"""

import base64
import json
import random
import socket
import typing
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import quote

import httpx
import msgspec
from websockets.frames import Frame, Opcode

from tessera.server.protocol import FromClient

PATIENCE = 60.0
"""Seconds after which an answer is missed."""
VISIT = 50
"""Requests before somebody new comes, as malformed ones may also sign somebody out."""
ALIVE = b'{"type":"ping"}'
OURS = "server.error.ours"


class Raw(bytes):
    """JSON, or what should be, that is sent as it is."""


NUMBERS = [
    *(Raw(str(number).encode()) for number in (-1, 0, 1, 2**31, 2**53, 2**63, -(2**63) - 1, 2**64, 10**400)),
    *(
        Raw(text)
        for text in (b"1.5", b"-0", b"1e5", b"1e400", b"-1e400", b"NaN", b"Infinity", b"0x10", b"01")
    ),
    Raw(b"9" * 5000),
]
TEXTS = [
    *(Raw(text) for text in (b'"\\u0000"', b'"a\\u0000b"', b'"\\ud800"', b'"\\udc00\\ud800"', b'"\\ud83d"')),
    *(
        Raw(text)
        for text in (b'"\xff\xfe"', b'"\xc0\x80"', b'"\xed\xa0\x80"', b'"\x00"', b'"\n"', b'"\\x"', b'"')
    ),
    *(
        "",
        " ",
        "\u202e",
        "\u200b",
        "\U0010ffff",
        "\x7f",
        "a\tb",
        "'; --",
        "../..",
        "%00",
        "null",
        "x" * 70_000,
    ),
]
OTHERS: list[Any] = [
    None,
    True,
    [],
    {},
    [[]],
    {"": {}},
    [None] * 1000,
    Raw(b""),
    Raw(b"["),
    Raw(b"}"),
    Raw(b"nul"),
]
NESTED = [
    *(Raw(b"[" * depth + b"]" * depth) for depth in (100, 1000, 7000)),
    *(Raw(b'{"a":' * depth + b"1" + b"}" * depth) for depth in (100, 1000, 2500)),
    Raw(b"[" * 16000),
]
HOSTILE: list[Any] = [*NUMBERS, *TEXTS, *OTHERS, *NESTED]

SEGMENTS = [
    *("0", "-1", "1", str(2**63), "9" * 5000, "1e5", "NaN", "x" * 4000, "²", "١", "..", ".", " "),
    *("%00", "%ff%fe", "%ed%a0%80", "%", "%zz", "%2e%2e", "%2f", "%0d%0aX:y", "a%00b", "\x7f"),
]
"""What is put into paths and queries, escaped or not."""
HEADERS = [
    b"Content-Type: text/plain",
    b"Content-Type: application/x-www-form-urlencoded",
    b"Content-Type: multipart/form-data; boundary=x",
    b"Content-Type: multipart/form-data",
    b"Content-Type: application/msgpack",
    b"Content-Type: \xff\xfe",
    b"Content-Type: application/json; charset=utf-16",
    b"Content-Encoding: gzip",
    b"Cookie: tessera=\xff\xfe.\xc3\x28",
    b"Cookie: tessera=a.b; tessera=c; =; ;;;\xff",
    b"Cookie: " + b"a=b; " * 1000,
    b"Authorization: Bearer \xff\xfe",
    b"Authorization: Bearer",
    b"Authorization: Basic %%%",
    b"Origin: http://[",
    b"Origin: \xff",
    b"User-Agent: \xff\xfe\xc3\x28",
    b"Accept: \xff",
    b"Accept-Language: \xff",
    b"Accept-Encoding: \xff",
    b"If-None-Match: \xff",
    b"X-Forwarded-For: \xff, ,,::::",
    b"Expect: 100-continue",
    b"Upgrade: websocket",
    b"Content-Length: -1",
    b"Content-Length: 9999999999999999999999",
    b"Transfer-Encoding: chunked, gzip",
    b"X: " + b"x" * 70_000,
    b"Bad Header: x",
    b": x",
    b"X: a\x00b",
]


@dataclass
class Answers:
    """How a server answered: counts by status, and every failure of the server's own."""

    by_status: Counter[str] = field(default_factory=Counter)
    failures: list[str] = field(default_factory=list)
    """What was sent, of which the server says that it was its fault, or to which it said nothing."""

    def add(self, status: str, sent: bytes) -> None:
        self.by_status[status] += 1
        if status.startswith("5") or status in ("none", OURS, "1011"):
            self.failures.append(f"{status}: {sent[:100]!r} … {sent[-200:]!r}")


def malformed(address: str, count: int, seed: int) -> Answers:
    """Send that many malformed requests, always the same ones for a seed; `address` is HOST:PORT."""
    chance = random.Random(seed)
    answers = Answers()
    attacker = Attacker(address, chance)
    for number in range(count):
        if number % VISIT == 0:
            attacker.come_in()
        attack = chance.choice(
            [attacker.body, attacker.path, attacker.head, attacker.garbage, attacker.message]
        )
        sent, status = attack()
        answers.add(status, sent)
    return answers


class Attacker:
    """A guest at two tables with nonsense in both hands. Each attack tells what was sent, and the answer."""

    def __init__(self, address: str, chance: random.Random) -> None:
        self.address = address
        self.chance = chance
        self.cookie = ""
        self.tables: list[str] = []
        self.attacks = [self.body, self.path, self.head, self.garbage, self.message]
        self.schema: dict[str, Any] = httpx.get(f"http://{address}/api/schema", trust_env=False).json()
        self.operations = [
            (method.upper(), path, operation)
            for path, operations in sorted(self.schema["paths"].items())
            for method, operation in sorted(operations.items())
        ]

    def come_in(self) -> None:
        """Be a guest with a game that goes on and a table that waits."""
        with (
            httpx.Client(base_url=f"http://{self.address}", timeout=PATIENCE, trust_env=False) as me,
            httpx.Client(base_url=f"http://{self.address}", timeout=PATIENCE, trust_env=False) as other,
        ):
            for person, name in ((me, "Attacker"), (other, "Victim")):
                person.post("/api/me", json={"name": name}).raise_for_status()
            new = {"game": "duel", "seats": [{"kind": "me"}, {"kind": "open"}]}
            self.tables = [me.post("/api/tables", json=new).raise_for_status().json()["id"] for _ in range(2)]
            other.post(f"/api/tables/{self.tables[0]}/join", json={}).raise_for_status()
            self.cookie = "; ".join(f"{name}={value}" for name, value in me.cookies.items())

    # HTTP

    def body(self) -> tuple[bytes, str]:
        """A body that is almost right."""
        method, path, operation = self.chance.choice(
            [found for found in self.operations if "requestBody" in found[2]]
        )
        wanted = operation["requestBody"]["content"]["application/json"]["schema"]
        data = written(self.spoiled(self.fitting(wanted)))
        return self.ask(self.request(method, self.filled(path), data, b"Content-Type: application/json"))

    def path(self) -> tuple[bytes, str]:
        """A path or a query with something strange in it."""
        method, path, operation = self.chance.choice(
            [found for found in self.operations if "{" in found[1] or "decisions" in found[1]]
        )
        strange = self.strange()
        target = self.filled(path, strange) if "{" in path else f"{path}?guess={strange}"
        body = b"{}" if "requestBody" in operation else b""
        return self.ask(self.request(method, target, body, b"Content-Type: application/json"))

    def head(self) -> tuple[bytes, str]:
        """Headers that are strange, missing or too many, for anything there is."""
        method, path, _ = self.chance.choice(self.operations)
        method = self.chance.choice(
            [method, method, "GET", "PATCH", "HEAD", "OPTIONS", "BREW", "get", "\x00"]
        )
        headers = self.chance.sample(HEADERS, self.chance.randint(1, 3))
        return self.ask(self.request(method, self.filled(path), self.chance.choice([b"", b"{}"]), *headers))

    def garbage(self) -> tuple[bytes, str]:
        """Bytes that are hardly HTTP: bad chunks, bad lines, half a request."""
        line = f"POST /api/me HTTP/1.1\r\nHost: {self.address}\r\nContent-Type: application/json\r\n".encode()
        chunked = line + b"Transfer-Encoding: chunked\r\nConnection: close\r\n\r\n"
        return self.ask(
            self.chance.choice(
                [
                    chunked + b"zz\r\n{}\r\n0\r\n\r\n",
                    chunked + b"ffffffffffffffffff\r\n",
                    chunked + b"-1\r\n{}\r\n",
                    chunked + b"2\r\n{}garbage\r\n0\r\n\r\n",
                    chunked + b"2;" + b"x" * 70_000 + b"\r\n{}\r\n0\r\n\r\n",
                    line + b"Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
                    line + b"Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}",
                    b"GET /" + b"x" * 70_000 + b" HTTP/1.1\r\n\r\n",
                    b"GET / HTTP/9.9\r\n\r\n",
                    b"GET \xff\xfe HTTP/1.1\r\nConnection: close\r\n\r\n",
                    b"GET /\xff\xfe HTTP/1.1\r\nConnection: close\r\n\r\n",
                    b"GET //[ HTTP/1.1\r\nConnection: close\r\n\r\n",
                    b"GET http://[ HTTP/1.1\r\nConnection: close\r\n\r\n",
                    b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
                    b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + self.chance.randbytes(200),
                    self.chance.randbytes(500) + b"\r\n\r\n",
                ]
            )
        )

    def request(self, method: str, target: str, body: bytes, *headers: bytes) -> bytes:
        about = [f"Host: {self.address}".encode(), f"Cookie: {self.cookie}".encode(), b"Connection: close"]
        if body:
            about.append(f"Content-Length: {len(body)}".encode())
        first = f"{method} {target} HTTP/1.1".encode()
        return b"\r\n".join([first, *about, *headers, b"", body])

    def ask(self, sent: bytes) -> tuple[bytes, str]:
        """Send it, and read the answer's status."""
        with self.connected() as connection:
            say(connection, sent)
            answer = b""
            while b"\r\n\r\n" not in answer and (more := hear(connection)):
                answer += more
                if answer.startswith(b"HTTP/1.1 100"):
                    answer = answer.partition(b"\r\n\r\n")[2]
        status = answer[9:12].decode() if answer.startswith(b"HTTP/1.1 ") else "none"
        return sent, status

    def connected(self) -> socket.socket:
        host, _, port = self.address.rpartition(":")
        return socket.create_connection((host.strip("[]"), int(port)), timeout=PATIENCE)

    # Sockets

    def message(self) -> tuple[bytes, str]:
        """Messages over the socket of a table or of the lobby, and how it took them."""
        table = self.chance.choice([*self.tables, *self.tables, "none", self.strange()])
        target = self.chance.choice([f"/ws/tables/{table}"] * 5 + ["/ws/lobby"])
        frames = b"".join(self.frames() for _ in range(self.chance.randint(1, 3)))
        last = Frame(Opcode.TEXT, ALIVE).serialize(mask=True)
        leave = Frame(Opcode.CLOSE, b"\x03\xe8").serialize(mask=True)
        with self.connected() as connection:
            key = base64.b64encode(self.chance.randbytes(16))
            upgrade = [b"Upgrade: websocket", b"Sec-WebSocket-Version: 13", b"Sec-WebSocket-Key: " + key]
            asked = self.request("GET", target, b"", *upgrade).replace(
                b"Connection: close", b"Connection: Upgrade"
            )
            say(connection, asked)
            answer = b""
            while b"\r\n\r\n" not in answer and (more := hear(connection)):
                answer += more
            head, _, rest = answer.partition(b"\r\n\r\n")
            if not head.startswith(b"HTTP/1.1 101"):
                return asked, head[9:12].decode() or "none"
            say(connection, frames + last)
            while not is_heard(rest, target) and (more := hear(connection)):
                rest += more
            say(connection, leave)
            while more := hear(connection):
                rest += more
        return frames, ending(rest)

    def frames(self) -> bytes:
        """One message in one frame or several, or frames that are none."""
        kinds = typing.get_args(FromClient)
        data = written(self.spoiled(self.plain(self.chance.choice(kinds))))
        whole = Frame(Opcode.TEXT, data)
        first, then = Frame(Opcode.TEXT, data[:7], fin=False), Frame(Opcode.CONT, data[7:])
        crumb = Frame(Opcode.CONT, b"", fin=False)
        choices: list[Callable[[], bytes]] = [
            *([lambda: whole.serialize(mask=True)] * 10),
            lambda: first.serialize(mask=True) + then.serialize(mask=True),
            lambda: first.serialize(mask=True) + whole.serialize(mask=True),
            lambda: then.serialize(mask=True),
            lambda: first.serialize(mask=True) + crumb.serialize(mask=True) * 300,
            lambda: Frame(Opcode.BINARY, data).serialize(mask=True),
            lambda: Frame(Opcode.TEXT, b"\xff\xfe").serialize(mask=True),
            lambda: Frame(Opcode.TEXT, b"x" * 20_000).serialize(mask=True),
            lambda: whole.serialize(mask=False),
            lambda: Frame(Opcode.PING, b"x" * 125).serialize(mask=True) * self.chance.choice([1, 1000]),
            lambda: Frame(Opcode.PONG, b"").serialize(mask=True),
            lambda: Frame(Opcode.CLOSE, b"\x00").serialize(mask=True),
            lambda: Frame(Opcode.CLOSE, b"\xff\xff\xff").serialize(mask=True),
            lambda: b"\xc1" + whole.serialize(mask=True)[1:],
            lambda: bytes([0x83 + self.chance.randrange(5), 0x80]) + bytes(4),
            lambda: b"\x89\xfe\x00\xff" + bytes(4 + 255),
            lambda: b"\x09\x80" + bytes(4),
        ]
        return self.chance.choice(choices)()

    def plain(self, kind: Any) -> dict[str, Any]:
        """A message of a kind that would be right, but for what it asks."""
        found: dict[str, Any] = {"type": kind.__struct_config__.tag}
        for part in msgspec.structs.fields(kind):
            examples: dict[Any, Any] = {str: self.chance.choice("abc"), bool: True}
            found[part.name] = examples.get(part.type, self.chance.randint(0, 3))
        return found

    # What is sent

    def filled(self, path: str, strange: str | None = None) -> str:
        """A path whose parameters are there; one of them may be strange."""
        names = [part[1:-1] for part in path.split("/") if part.startswith("{")]
        odd = self.chance.choice(names) if strange is not None and names else None
        for name in names:
            usual = self.chance.choice(self.tables) if name.startswith("table") else self.chance.choice("01")
            path = path.replace("{" + name + "}", strange if name == odd and strange is not None else usual)
        return path

    def strange(self) -> str:
        segment = self.chance.choice(SEGMENTS)
        return segment if self.chance.random() < 0.5 and segment.isascii() else quote(segment, safe="%")

    def fitting(self, schema: dict[str, Any]) -> Any:
        """Data that a schema allows."""
        if "$ref" in schema:
            return self.fitting(self.schema["components"]["schemas"][schema["$ref"].rpartition("/")[2]])
        for several in ("oneOf", "anyOf"):
            if several in schema:
                return self.fitting(self.chance.choice(schema[several]))
        if "enum" in schema:
            return self.chance.choice(schema["enum"])
        if "const" in schema:
            return schema["const"]
        if schema.get("type") == "object":
            return {name: self.fitting(part) for name, part in schema.get("properties", {}).items()}
        if schema.get("type") == "array":
            return [self.fitting(schema.get("items", {})) for _ in range(self.chance.randint(1, 3))]
        examples = {"string": "duel", "integer": 1, "number": 1.0, "boolean": True}
        return examples.get(str(schema.get("type")))

    def spoiled(self, data: Any) -> Any:
        """The same with something wrong: in one place of it, or all of it."""
        if not isinstance(data, dict | list) or not data or self.chance.random() < 0.1:
            return self.chance.choice(HOSTILE)
        if isinstance(data, list):
            at = self.chance.randrange(len(data))
            return [*data[:at], self.spoiled(data[at]), *data[at + 1 :]]
        name = self.chance.choice(list(data))
        how = self.chance.random()
        if how < 0.05:
            return {other: value for other, value in data.items() if other != name}
        if how < 0.1:
            return {**data, self.chance.choice(["extra", "", "\x00", "x" * 5000]): 1}
        if how < 0.15:
            twice = [written(data)[:-1], b",", written({name: self.chance.choice(HOSTILE)})[1:]]
            return Raw(b"".join(twice))
        return {**data, name: self.spoiled(data[name])}


def written(data: Any) -> bytes:
    """JSON, with what is raw as it is."""
    if isinstance(data, Raw):
        return bytes(data)
    if isinstance(data, dict):
        parts = [json.dumps(name).encode() + b":" + written(value) for name, value in data.items()]
        return b"{" + b",".join(parts) + b"}"
    if isinstance(data, list):
        return b"[" + b",".join(written(value) for value in data) + b"]"
    return json.dumps(data).encode()


def say(connection: socket.socket, data: bytes) -> None:
    """Send it all, or what the other side takes before it has heard enough."""
    try:
        connection.sendall(data)
    except OSError:
        return


def hear(connection: socket.socket) -> bytes:
    """The next bytes; none if there are no more."""
    try:
        return connection.recv(65536)
    except OSError:
        return b""


def is_heard(data: bytes, target: str) -> bool:
    """Whether a socket has taken everything that it was sent; that of the lobby does not answer."""
    return target == "/ws/lobby" or b'{"type":"pong"}' in data or ending(data) != "none"


def ending(data: bytes) -> str:
    """How a socket took what it was sent: `server.error.ours` if it said so, else the code of its end."""
    if OURS.encode() in data:
        return OURS
    code = "none"
    while len(data) >= 2:
        kind, length = data[0] & 15, data[1] & 127
        start = {126: 4, 127: 10}.get(length, 2)
        size = length if start == 2 else int.from_bytes(data[2:start], "big")
        if kind == Opcode.CLOSE:
            code = str(int.from_bytes(data[start : start + 2], "big")) if size >= 2 else "1005"
        data = data[start + size :]
    return code
