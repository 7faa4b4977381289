"""The sockets: `/ws/tables/{id}` and `/ws/lobby`. A task of its own sends what cannot be sent to a socket at
once, so that nobody else ever waits for it."""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, Iterator
from typing import cast

import msgspec
import structlog
from litestar import WebSocket, websocket
from litestar.connection.base import empty_receive, empty_send
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import FromPath

from tessera.core.errors import TesseraError
from tessera.core.message import Message
from tessera.server.people.sessions import People
from tessera.server.problems import FORBIDDEN, Refusal, passes, problem_of
from tessera.server.protocol import AskHint, AskReview, FromClient, Hello, Ping, Pong, Refused
from tessera.server.tables.audience import Listener, Wire
from tessera.server.tables.hall import Hall
from tessera.server.tables.live import LiveTable
from tessera.server.tables.requests import answer
from tessera.server.web.pace import Pace
from tessera.server.web.wires import WIRE

log = structlog.get_logger()

Socket = WebSocket[None, None, State]

LAST_WORDS = 5.0
"""Seconds to deliver what waits for a socket that is being closed."""
WRONG = 1008
FAILED = 1011
"""Codes with which a socket is closed if it does not just go away."""

decode = msgspec.json.Decoder(FromClient).decode


class BadMessage(Exception):
    """Something that is not a message of the protocol."""


@websocket("/ws/tables/{table:str}")
async def table_socket(
    socket: Socket, table: FromPath[str], hall: NamedDependency[Hall], people: NamedDependency[People]
) -> None:
    """A person, or a stranger who watches, at a table."""
    await socket.accept()
    listener = Listener(None)
    live: LiveTable | None = None
    with _known(socket, listener, hall, people, "table"):
        try:
            if await _find_person(socket, listener, hall, people):
                live = await _find(hall, table, listener)
            if live is not None:
                talk = TableTalk(live, listener, Pace(hall, listener, socket.scope["client"]))
                try:
                    await _serve(socket, listener, talk.hear)
                finally:
                    talk.end()
            else:
                await _serve(socket, listener, _ignore)
        finally:
            if live is not None and listener in live.audience.listeners:
                await live.whole(live.dismiss(listener))


@contextlib.contextmanager
def _known(socket: Socket, listener: Listener, hall: Hall, people: People, kind: str) -> Iterator[None]:
    """Count a socket and its failure, and close it when its session ends."""
    try:
        with (
            hall.connections.opened(people.key_at(socket), listener),
            hall.metrics.sockets.labels(kind).track_inprogress(),
        ):
            yield
    finally:
        if listener.code == FAILED:
            hall.metrics.failed.labels("socket").inc()
        # By these it holds itself, and the connection, until somebody looks for cycles.
        socket.receive, socket.send = empty_receive, empty_send


async def _find_person(socket: Socket, listener: Listener, hall: Hall, people: People) -> bool:
    """Find out who is at the other end; False if they cannot be let in."""
    if hall.is_closed:
        listener.close(Message("server.closed.stopping"), again=True)
        return False
    try:
        visit = await people.visit(socket)
    except TesseraError as error:
        listener.close(error.message, again=passes(error))
        return False
    if visit is not None:
        listener.person, listener.may_play = visit
    return True


async def _find(hall: Hall, table: str, listener: Listener) -> LiveTable | None:
    try:
        return await hall.find(table)
    except TesseraError as error:
        listener.close(error.message, again=passes(error))
        return None


class TableTalk:
    """What comes in over the socket of a table."""

    def __init__(self, table: LiveTable, listener: Listener, pace: Pace) -> None:
        self.table = table
        self.listener = listener
        self.pace = pace
        self.thinking: dict[type[AskHint | AskReview], tuple[str, asyncio.Task[None]]] = {}
        """Requests that take their time, and their names; one of each kind."""

    async def hear(self, data: str) -> None:
        try:
            message = decode(data)
        except (msgspec.DecodeError, RecursionError, UnicodeError) as error:
            raise BadMessage from error
        if not self.pace.allows(message):
            return
        if isinstance(message, Ping):
            self.listener.send(Pong())
        elif not self.listener.may_play and not _only_looks(message):
            self._refuse(message, Refusal(Message("server.error.only_reads"), FORBIDDEN))
        elif isinstance(message, Hello):
            await self.table.hall.look_again(self.table)
            await self.table.greet(self.listener, max(0, message.since), max(0, message.chat))
        elif isinstance(message, AskHint | AskReview):
            self._think(message)
        else:
            await self._reply(message)

    def _think(self, asked: AskHint | AskReview) -> None:
        """Answer later. What is sent again while it is thought about is answered once."""
        name, task = self.thinking.get(type(asked), ("", None))
        if task is None or task.done():
            self.thinking[type(asked)] = asked.request, asyncio.create_task(self._answer_later(asked))
        elif name != asked.request:
            self._refuse(asked, Refusal(Message("server.error.still_thinking")))

    async def _answer_later(self, asked: AskHint | AskReview) -> None:
        try:
            await (self._reply(asked) if isinstance(asked, AskHint) else self._follow(asked))
        except Exception:
            log.exception("thinking_failed")
            self._refuse(asked, Refusal(Message("server.error.ours")))

    async def _reply(self, message: "FromClient") -> None:
        assert not isinstance(message, Ping | Hello | AskReview)
        reply = await answer(self.table, self.listener.person, message)
        if isinstance(reply, Refused):
            self.table.hall.metrics.refused.labels(reply.problem.text.key).inc()
        self.listener.send(reply)

    async def _follow(self, asked: AskReview) -> None:
        try:
            async for told in self.table.hall.reviews.follow(self.table, self.listener.person, asked):
                self.listener.send(told)
        except TesseraError as error:
            self._refuse(asked, error)

    def _refuse(self, message: "FromClient", error: TesseraError) -> None:
        assert not isinstance(message, Ping | Hello)
        self.table.hall.metrics.refused.labels(error.message.key).inc()
        self.listener.send(Refused(message.request, problem_of(error)))

    def end(self) -> None:
        for _, task in self.thinking.values():
            task.cancel()


def _only_looks(message: "FromClient") -> bool:
    """Whether a program whose key is only for reading may send it."""
    return isinstance(message, Hello) or (isinstance(message, AskReview) and not message.begin)


@websocket("/ws/lobby")
async def lobby_socket(socket: Socket, hall: NamedDependency[Hall], people: NamedDependency[People]) -> None:
    """Somebody at the home page."""
    await socket.accept()
    listener = Listener(None)
    with _known(socket, listener, hall, people, "lobby"):
        try:
            if await _find_person(socket, listener, hall, people):
                await hall.lobbies.greet(listener)
            pace = Pace(hall, listener, socket.scope["client"])

            async def ignore(_data: str) -> None:
                pace.allows(None)

            await _serve(socket, listener, ignore)
        finally:
            hall.lobbies.dismiss(listener)


async def _ignore(_data: str) -> None:
    """There is nobody to listen."""


async def _serve(socket: Socket, listener: Listener, hear: Callable[[str], Awaitable[None]]) -> None:
    """Send and receive until either side ends it."""
    listener.wire = cast("Wire | None", socket.scope.get(WIRE))
    sending = asyncio.create_task(_send(socket, listener))
    hearing = asyncio.create_task(_hear(socket, listener, hear))
    closing = asyncio.create_task(listener.closed.wait())
    try:
        await asyncio.wait({sending, hearing, closing}, return_when=asyncio.FIRST_COMPLETED)
        if listener.closed.is_set():
            await asyncio.wait({sending, hearing}, timeout=LAST_WORDS, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in (sending, hearing, closing):
            task.cancel()
        await asyncio.gather(sending, hearing, closing, return_exceptions=True)
        with contextlib.suppress(Exception):
            async with asyncio.timeout(1.0):
                await socket.close(listener.code)


async def _send(socket: Socket, listener: Listener) -> None:
    with contextlib.suppress(Exception):  # the other side is gone: the reader notices too
        while not (listener.closed.is_set() and listener.waiting.empty()):
            data = await listener.waiting.get()
            listener.is_sending = True
            await socket.send_text(data.decode())
            listener.is_sending = False


async def _hear(socket: Socket, listener: Listener, hear: Callable[[str], Awaitable[None]]) -> None:
    while True:
        event = await socket.receive()
        if event["type"] != "websocket.receive":
            return
        try:
            await hear(_text(event.get("text")))
        except BadMessage:
            listener.code = WRONG
            listener.close(Message("server.error.bad_request"), again=False)
            return
        except TesseraError as error:
            listener.close(error.message, again=True)
            return
        except Exception:
            log.exception("socket_failed")
            listener.code = FAILED
            listener.close(Message("server.error.ours"), again=True)
            return


def _text(text: str | None) -> str:
    """What a message says; those that are not text are none of ours."""
    if text is None:
        raise BadMessage
    return text
