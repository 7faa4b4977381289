"""`tessera serve`: runs the server until it is told to stop."""

import asyncio
import errno
import socket
import sys
import webbrowser
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace

import structlog
import uvicorn
from litestar import Litestar

from tessera.core.errors import WrongOption
from tessera.core.message import Message
from tessera.server import logs
from tessera.server.app import database_url, make_app
from tessera.server.settings import Settings
from tessera.server.store.database import file_of
from tessera.server.store.lock import only_server
from tessera.server.web.garbage import Collector, settle_down
from tessera.server.web.gate import PROXIES, Gate
from tessera.server.web.wires import GatedConfig

if sys.platform != "win32":
    import resource

log = structlog.get_logger()

EVERYWHERE = ("0.0.0.0", "::")
LARGEST_MESSAGE = 16 * 1024
GRACEFUL_SECONDS = 5
TICKS = 10
"""Of uvicorn, in a second."""
SWEEP_TICKS = 10 * TICKS
"""Between two looks for connections that nobody reads from."""
SPARE_FILES = 200
"""Files that may be open besides connections."""


class Server(uvicorn.Server):
    """uvicorn, but it tells sockets to come back before it ends them, and a signal is a clean end."""

    def __init__(self, app: Litestar, config: uvicorn.Config, started: Callable[[], None]) -> None:
        super().__init__(config)
        self._app = app
        self._on_start = started
        self._collector = Collector()
        self.failure: WrongOption | None = None
        """Why it could not start."""

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        try:
            await self._app.state.hall.reach()
        except WrongOption as failure:
            self.failure, self.should_exit = failure, True
            return
        await super().startup(sockets)
        if self.started:
            self._on_start()

    async def on_tick(self, counter: int) -> bool:
        if counter % SWEEP_TICKS == 0:
            self._app.state.gate.sweep()
        if counter % TICKS == 0:
            self._collector.tick()
        return await super().on_tick(counter)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self._app.state.hall.say_goodbye()
        await asyncio.sleep(0.1)
        await super().shutdown(sockets)

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        with super().capture_signals():
            yield
            self._captured_signals.clear()


def configured(app: Litestar, proxy: bool = False) -> uvicorn.Config:
    """How we run uvicorn, here and in tests; `proxy`: whether one on this machine tells who asks."""
    gate: Gate = app.state.gate
    return GatedConfig(
        app,
        gate,
        ws_max_size=LARGEST_MESSAGE,
        ws_per_message_deflate=False,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=proxy,
        forwarded_allow_ips=list(PROXIES),
        timeout_keep_alive=gate.bounds.idle_seconds,
        timeout_graceful_shutdown=GRACEFUL_SECONDS,
    )


def listen(host: str, port: int) -> socket.socket:
    """A socket that listens there; a WrongOption that says what to do if it cannot."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except OSError as error:
        listening.close()
        if error.errno == errno.EADDRINUSE:
            raise WrongOption(Message("server.error.port_taken", port=str(port))) from error
        why = error.strerror or str(error)
        raise WrongOption(
            Message("server.error.cannot_listen", host=host, port=str(port), why=why)
        ) from error
    return listening


def links(host: str, port: int) -> list[str]:
    """Where the server is found: on this machine, and in the network if it listens there."""
    if host not in EVERYWHERE:
        return [f"http://{f'[{host}]' if ':' in host else host}:{port}"]
    return [f"http://127.0.0.1:{port}", *[f"http://{address}:{port}" for address in _own_addresses()]]


def _own_addresses() -> list[str]:
    """The address others in the network know this machine by; nothing is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            address: str = probe.getsockname()[0]
        except OSError:
            return []
    return [] if address.startswith("127.") else [address]


def room_for(connections: int) -> int:
    """How many connections the system lets us have open: as many as wished, if it can be had."""
    if sys.platform == "win32":
        return connections
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wished = connections + SPARE_FILES
    if soft < wished and soft != resource.RLIM_INFINITY:
        soft = wished if hard == resource.RLIM_INFINITY else min(wished, hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    if soft == resource.RLIM_INFINITY or soft >= wished:
        return connections
    log.warning("few_connections", wished=connections, possible=soft - SPARE_FILES)
    return max(1, soft - SPARE_FILES)


def run(settings: Settings, say: Callable[[list[str]], None]) -> None:
    """Serve until a signal comes; `say` is told the links once the server answers."""
    logs.set_up()
    file = file_of(database_url(settings))
    with listen(settings.host, settings.port) as listening, only_server(file):
        app = make_app(replace(settings, connections=room_for(settings.connections)))
        settle_down()

        def started() -> None:
            found = links(settings.host, listening.getsockname()[1])
            log.info("started", address=found[0])
            say(found)
            if settings.open:
                webbrowser.open(found[0])

        server = Server(app, configured(app, settings.proxy), started)
        server.run(sockets=[listening])
    if server.failure is not None:
        raise server.failure
    if not server.started:
        raise SystemExit(1)
    log.info("stopped")
