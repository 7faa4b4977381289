"""The connections themselves: uvicorn's protocols, with an end to what only takes room.

A request must arrive in time and within bounds, a socket may not flood us with control frames or crumbs of
messages, and whatever is not HTTP or not a frame is answered in one sentence.
"""

import asyncio
from asyncio import BaseTransport, TimerHandle
from http import HTTPStatus
from typing import Any, cast

import httptools
import msgspec
import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.frames import Frame
from websockets.protocol import OPEN

from tessera.server.limits import address_of
from tessera.server.protocol import Problem, Text
from tessera.server.web.gate import IN_ALL, Gate
from tessera.server.web.headers import ALWAYS

NOT_HTTP = "not_http"
HEAD_TIME = "head_time"
HEAD_SIZE = "head_size"
BODY_TIME = "body_time"
CONTROL_FRAMES = "control_frames"
FRAGMENTS = "fragments"
NOT_UTF8 = "not_utf8"

NOT_TEXT = 1007
TOO_MUCH = 1008
"""Codes with which sockets are closed."""
WIRE = "tessera.wire"
"""Where the scope of a socket holds its wire."""
SLICE = 4096
"""Bytes that are read at once from a socket: a flood of tiny frames is noticed before it takes long."""


class GatedConfig(uvicorn.Config):
    """How uvicorn is run, with the gate that its connections pass."""

    def __init__(self, app: Any, gate: Gate, **options: Any) -> None:
        super().__init__(app, http=HttpWire, ws=SocketWire, **options)
        self.gate = gate


def _gate_of(config: uvicorn.Config) -> Gate:
    assert isinstance(config, GatedConfig)
    return config.gate


class Gated:
    """What the gate asks of a connection, whatever it carries."""

    scope: Any = None
    client: tuple[str, int] | None
    transport: asyncio.Transport

    @property
    def address(self) -> str:
        """Whom it counts for: a proxy that is trusted has told by now who it is."""
        return address_of(self.client if self.scope is None else self.scope.get("client", self.client))

    @property
    def unread(self) -> int:
        return self.transport.get_write_buffer_size()

    def abort(self) -> None:
        self.transport.abort()


class HttpWire(Gated, HttpToolsProtocol):
    """A connection that carries requests, one after another."""

    def __init__(
        self,
        config: uvicorn.Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.gate = _gate_of(config)
        self._is_refused = False
        self._is_in_head = True
        self._has_begun = False
        """Whether there is anything of a head yet."""
        self._heads = 0
        """Heads that are there."""
        self._head_size = 0
        self._timer: TimerHandle | None = None

    # Coming and going

    def connection_made(self, transport: BaseTransport) -> None:
        super().connection_made(cast(asyncio.Transport, transport))
        why = self.gate.refusal(self.client)
        if why is None:
            self.gate.enter(self, self.client)
            self._wait_for_head()
        elif why == IN_ALL:
            self._refuse(HTTPStatus.SERVICE_UNAVAILABLE, "server.error.full", why)
        else:
            self._refuse(HTTPStatus.TOO_MANY_REQUESTS, "server.error.crowded", why)

    def connection_lost(self, exc: Exception | None) -> None:
        self.gate.leave(self, self.client)
        self._stop_timer()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        self._stop_timer()
        if self.url.isascii():
            super().handle_websocket_upgrade()
            del self.parser  # it holds us, and nobody tells us any more when the connection is lost
        else:
            self._refuse(HTTPStatus.BAD_REQUEST, "server.error.bad_request", NOT_HTTP)

    # Reading

    def data_received(self, data: bytes) -> None:
        if self._is_refused:
            return
        self._unset_keepalive_if_required()
        if self._is_in_head and self._timer is None:
            self._wait_for_head()
        heads = self._heads if self._is_in_head else None
        self._has_begun = True
        try:
            self.parser.feed_data(data)
        except httptools.HttpParserUpgrade:
            if self._should_upgrade():
                self.handle_websocket_upgrade()
        except httptools.HttpParserError as error:
            if isinstance(error.__context__, HeadTooLarge):
                self._refuse_head()
            else:
                self._refuse(HTTPStatus.BAD_REQUEST, "server.error.bad_request", NOT_HTTP)
        else:
            if self._heads == heads:  # all of it belongs to a head that is not there yet
                self._head_size += len(data)
                if self._head_size > self.gate.bounds.head_size:
                    self._refuse_head()

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._is_in_head = self._has_begun = True
        self._head_size = 0
        if self._timer is None:
            self._wait_for_head()

    def on_url(self, url: bytes) -> None:
        self._measure(len(url))
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        self._measure(len(name) + len(value))
        super().on_header(name, value)
        if len(self.headers) > self.gate.bounds.headers:
            raise HeadTooLarge

    def _measure(self, size: int) -> None:
        self._head_size += size
        if self._head_size > self.gate.bounds.head_size:
            raise HeadTooLarge

    def on_headers_complete(self) -> None:
        super().on_headers_complete()
        self._is_in_head = self._has_begun = False
        self._heads += 1
        self._start_timer(self.gate.bounds.body_seconds, self._body_is_late)

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self._is_in_head, self._has_begun = True, False
        self._head_size = 0
        self._stop_timer()

    # What takes too long

    def _wait_for_head(self) -> None:
        self._start_timer(self.gate.bounds.head_seconds, self._head_is_late)

    def _start_timer(self, seconds: float, late: Any) -> None:
        self._stop_timer()
        self._timer = self.loop.call_later(seconds, late)

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _head_is_late(self) -> None:
        self._timer = None
        if self._has_begun:
            self._refuse(HTTPStatus.REQUEST_TIMEOUT, "server.error.late", HEAD_TIME)
        else:  # browsers open connections for later, and need not be told
            self._is_refused = True
            self.transport.close()

    def _body_is_late(self) -> None:
        self._timer = None
        if self.cycle is None or self.cycle.response_started:
            self.gate.note(BODY_TIME)
            self.transport.close()
            return
        self.cycle.disconnected = True
        self.cycle.message_event.set()
        self._refuse(HTTPStatus.REQUEST_TIMEOUT, "server.error.late", BODY_TIME)

    # Refusing

    def _refuse_head(self) -> None:
        self._refuse(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE, "server.error.too_large", HEAD_SIZE)

    def _refuse(self, status: HTTPStatus, key: str, why: str) -> None:
        """Answer with a problem, and end the connection."""
        self.gate.note(why)
        self._is_refused = True
        self._stop_timer()
        if self.cycle is None or self.cycle.response_complete or not self.cycle.response_started:
            body = msgspec.json.encode(Problem(Text(key)))
            headers = [
                *self.server_state.default_headers,
                *ALWAYS,
                (b"content-type", b"application/json"),
                (b"content-length", str(len(body)).encode()),
                (b"cache-control", b"no-store"),
                (b"connection", b"close"),
            ]
            lines = [f"HTTP/1.1 {status.value} {status.phrase}".encode()]
            lines += [name + b": " + value for name, value in headers]
            self.transport.write(b"\r\n".join([*lines, b"", body]))
        if self.cycle is not None:
            self.cycle.disconnected = True
            self.cycle.message_event.set()
        self.transport.close()


class HeadTooLarge(Exception):
    """The head of a request has too many headers, or too long ones."""


class SocketWire(Gated, WebSocketsSansIOProtocol):
    """A connection that has become a socket."""

    def __init__(
        self,
        config: uvicorn.Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.gate = _gate_of(config)
        self._pings_left = float(self.gate.bounds.pings)
        self._pinged = self.gate.clock()

    # Coming and going

    def connection_made(self, transport: BaseTransport) -> None:
        super().connection_made(transport)
        before = self.transport.get_protocol()
        assert isinstance(before, HttpWire)
        self.gate.hand_over(before, self)

    def connection_lost(self, exc: Exception | None) -> None:
        self.gate.leave(self, self.client)
        super().connection_lost(exc)
        self.conn.parser.close()  # it holds the connection, and the connection holds it

    async def run_asgi(self) -> None:
        self.scope[WIRE] = self
        await super().run_asgi()

    def on_task_complete(self, task: asyncio.Task[None]) -> None:
        super().on_task_complete(task)
        del self.scope  # so does what the application has put there

    # Writing

    def write(self, data: bytes) -> bool:
        """Send a text at once, past all that wraps the application; False if somebody must wait for that,
        or if there is nobody to send it to any more."""
        if not self.writable.is_set() or self.conn.state is not OPEN or self.transport.is_closing():
            return False
        self.conn.send_text(data)
        self.transport.write(b"".join(self.conn.data_to_send()))
        return True

    # Reading

    def data_received(self, data: bytes) -> None:
        for start in range(0, len(data), SLICE):
            if self.transport.is_closing():
                return
            super().data_received(data[start : start + SLICE])

    def handle_cont(self, event: Frame) -> None:
        if len(self.frames) >= self.gate.bounds.fragments:
            self._fail(TOO_MUCH, FRAGMENTS)
        else:
            super().handle_cont(event)

    def send_receive_event_to_app(self) -> None:
        if self.curr_msg_data_type == "text" and not _is_utf8(b"".join(self.frames)):
            self._fail(NOT_TEXT, NOT_UTF8)
        else:
            super().send_receive_event_to_app()

    def handle_ping(self) -> None:
        if self._may_ping():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self._may_ping():
            super().handle_pong(event)

    def _may_ping(self) -> bool:
        """Whether another control frame is not too much; if it is, the connection ends."""
        now, most = self.gate.clock(), self.gate.bounds.pings
        self._pings_left = min(most, self._pings_left + now - self._pinged) - 1
        self._pinged = now
        if self._pings_left < 0:
            self._fail(TOO_MUCH, CONTROL_FRAMES)
        return self._pings_left >= 0

    def _fail(self, code: int, why: str) -> None:
        """End the connection, saying why to whoever still reads."""
        if self.transport.is_closing():
            return
        self.gate.note(why)
        self.frames = []
        self.conn.fail(code, why)
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": why})
        self.close_sent = True
        if self.unread:
            self.abort()
        else:
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.transport.close()


def _is_utf8(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True
