"""What every request passes before it reaches a route: the place for all middleware of the server."""

import math
from typing import Any
from urllib.parse import urlsplit

import msgspec
from litestar.datastructures import Headers
from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Receive, Scope, Send
from prometheus_client import Counter

from tessera.core.message import Message
from tessera.locale import Locale, wanted_language
from tessera.server.limits import Limits, address_of
from tessera.server.problems import FORBIDDEN, NOT_HERE, TOO_MANY, Refusal, TooOften, problem_of
from tessera.server.protocol import Problem, Text
from tessera.server.web.gate import Gate
from tessera.server.web.hosts import Hosts, name_of

SAFE = ("GET", "HEAD", "OPTIONS")
STREAM = "/api/bot/decisions"
"""The one request that stays open."""
LONGEST_NAME = 100
"""How much of a name that is not ours is repeated to whoever used it."""
DENIAL = "websocket.http.response"
"""The extension of ASGI by which a socket is refused with an answer of HTTP."""


class OwnNames:
    """Refuses what is sent to a name that is not ours. Browsers always tell the name."""

    def __init__(self, app: ASGIApp, hosts: Hosts, refused: Counter) -> None:
        self.app = app
        self.hosts = hosts
        self.refused = refused

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in (ScopeType.HTTP, ScopeType.WEBSOCKET):
            await self.app(scope, receive, send)
            return
        headers = Headers.from_scope(scope)
        foreign = next((host for host in headers.getall("host", []) if not self.hosts.are_ours(host)), None)
        if foreign is None:
            await self.app(scope, receive, send)
            return
        refusal = Refusal(Message("server.error.host", name=name_of(foreign)[:LONGEST_NAME]), NOT_HERE)
        self.refused.labels(refusal.message.key).inc()
        if scope["type"] == ScopeType.WEBSOCKET or scope["path"].startswith("/api/"):
            await _refuse(scope, send, refusal.status, problem_of(refusal))
        else:
            sentence = Locale(wanted_language(headers.get("accept-language", ""))).text(refusal.message)
            await _answer(
                send, "http.response", refusal.status, b"text/plain; charset=utf-8", sentence.encode()
            )


class SameOrigin(ASGIMiddleware):
    """Refuses what another site sends in a person's name: browsers always tell where it comes from."""

    scopes = (ScopeType.HTTP, ScopeType.WEBSOCKET)

    def __init__(self, origins: tuple[str, ...]) -> None:
        self.origins = origins

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        if self._is_allowed(scope):
            await next_app(scope, receive, send)
        else:
            await _refuse(scope, send, FORBIDDEN, Problem(Text("server.error.origin")))

    def _is_allowed(self, scope: Scope) -> bool:
        if scope["type"] == ScopeType.HTTP and scope["method"] in SAFE:
            return True
        headers = Headers.from_scope(scope)
        origin = headers.get("origin")
        if origin is None or origin in self.origins:
            return True
        try:
            return urlsplit(origin).netloc == headers.get("host")
        except ValueError:
            return False


class Unhurried:
    """Refuses what comes too often from one address, or stays open too often. The client's files are not
    counted: they are cheap."""

    def __init__(self, app: ASGIApp, limits: Limits, gate: Gate, refused: Counter) -> None:
        self.app = app
        self.limits = limits
        self.gate = gate
        self.refused = refused

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        wait, address = 0.0, address_of(scope["client"])
        if scope["type"] == ScopeType.WEBSOCKET:
            wait = self.limits.take_by_address("socket", address)
        elif scope["path"].startswith("/api/"):
            wait = self.limits.take_by_address("request", address)
        if wait == 0:
            await self._pass(scope, receive, send, address)
            return
        refusal = TooOften(math.ceil(wait))
        self.refused.labels(refusal.message.key).inc()
        after = (b"retry-after", str(refusal.seconds).encode())
        await _refuse(scope, send, TOO_MANY, problem_of(refusal), after)

    async def _pass(self, scope: Scope, receive: Receive, send: Send, address: str) -> None:
        """Let it in, if it does not stay open or there is room for it."""
        if scope["type"] != ScopeType.WEBSOCKET and scope["path"] != STREAM:
            await self.app(scope, receive, send)
            return
        with self.gate.socket(address) as is_room:
            if is_room:
                await self.app(scope, receive, send)
            else:
                self.refused.labels("server.error.crowded").inc()
                await _refuse(scope, send, TOO_MANY, Problem(Text("server.error.crowded")))


async def _refuse(
    scope: Scope, send: Send, status: int, problem: Problem, *headers: tuple[bytes, bytes]
) -> None:
    """Answer with a problem; a socket is refused before it is open."""
    is_socket = scope["type"] == ScopeType.WEBSOCKET
    if is_socket and DENIAL not in (scope.get("extensions") or {}):
        await send({"type": "websocket.close", "code": 1008, "reason": ""})
        return
    kind = DENIAL if is_socket else "http.response"
    await _answer(send, kind, status, b"application/json", msgspec.json.encode(problem), *headers)


async def _answer(
    send: Send, kind: str, status: int, content: bytes, body: bytes, *headers: tuple[bytes, bytes]
) -> None:
    about = [(b"content-type", content), (b"content-length", str(len(body)).encode()), *headers]
    # Litestar's types know no refusal of a socket with a body, so these are not checked.
    start: Any = {"type": kind + ".start", "status": status, "headers": about}
    rest: Any = {"type": kind + ".body", "body": body, "more_body": False}
    await send(start)
    await send(rest)
