"""The application: what the parts of the server are made of, and in which order they begin and end."""

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

import structlog
from litestar import Litestar, Request, Response
from litestar.di import Provide
from litestar.exceptions import HTTPException
from sqlalchemy.engine import make_url

from tessera.core.errors import TesseraError, WrongOption
from tessera.core.game import Game
from tessera.core.message import Message
from tessera.server import settings as setting
from tessera.server.fanout import Fanout, Hub, Member, RedisFanout
from tessera.server.limits import or_refuse
from tessera.server.people.accounts import Accounts
from tessera.server.people.sessions import People
from tessera.server.problems import FORBIDDEN, STRANGER, TOO_LATE, Refusal, TooOften, problem_of
from tessera.server.protocol import Person, Problem, Text
from tessera.server.settings import Settings
from tessera.server.store import Store
from tessera.server.store.database import sqlite_url
from tessera.server.tables.hall import Hall
from tessera.server.thinking.thinkers import Minds, Thinkers
from tessera.server.web import openapi
from tessera.server.web.bodies import CarefulRequest
from tessera.server.web.doors import SAFE, OwnNames, SameOrigin, Unhurried
from tessera.server.web.gate import Bounds, Gate
from tessera.server.web.headers import SafeHeaders
from tessera.server.web.hosts import own_hosts
from tessera.server.web.routes import bots as programs
from tessera.server.web.routes import boxes, games, health, pages, people, tables
from tessera.server.web.sockets import lobby_socket, table_socket
from tessera.server.world import World

log = structlog.get_logger()

LARGEST_BODY = 64 * 1024
FILE = "tessera.sqlite3"

PROBLEMS = {
    400: "server.error.bad_request",
    404: "server.error.no_such_page",
    405: "server.error.no_such_page",
    413: "server.error.too_large",
}


@dataclass(frozen=True)
class Parts:
    """What tests put in place of the real things."""

    world: World = field(default_factory=World)
    games: dict[str, Game] | None = None
    minds: Minds = field(default_factory=Minds)
    fanout: Fanout | None = None
    bounds: Bounds = field(default_factory=Bounds)


def database_url(settings: Settings) -> str:
    """The database that is used; the folder of a file is made if need be."""
    if settings.database is not None:
        return settings.database
    folder = settings.data or setting.default_data()
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise WrongOption(Message("server.error.folder_read_only", path=str(folder))) from error
    if settings.data is None:
        folder.chmod(0o700)
    return sqlite_url(folder / FILE)


def database_name(settings: Settings) -> str:
    """The database that is used, as people may read it: without a password."""
    url = make_url(database_url(settings))
    return url.database or "" if url.get_backend_name() == "sqlite" else url.render_as_string()


def make_app(settings: Settings, parts: Parts | None = None) -> Litestar:
    """The application; `app.state.hall` is its hall."""
    parts = parts or Parts()
    store = Store(database_url(settings))
    fanout = parts.fanout or (RedisFanout(settings.redis) if settings.redis else Member(Hub()))
    thinkers = Thinkers(setting.workers(settings), parts.world.steady, parts.minds)
    hall = Hall(store, fanout, thinkers, settings, parts.world, parts.games)
    known = People(store, parts.world)
    accounts = Accounts(known, hall)
    client = pages.Client(settings.client)

    async def anybody(request: Request[Any, Any, Any]) -> Person | None:
        visit = await known.visit(request)
        if visit is None:
            return None
        or_refuse(hall.limits.take_by_person("request", visit.person.id))
        if not visit.may_play and request.method not in SAFE:
            raise Refusal(Message("server.error.only_reads"), FORBIDDEN)
        return visit.person

    async def me(request: Request[Any, Any, Any]) -> Person:
        person = await anybody(request)
        if person is None:
            raise Refusal(Message("server.error.stranger"), STRANGER)
        return person

    async def owner(request: Request[Any, Any, Any]) -> Person:
        known.refuse_programs(request)
        return await me(request)

    @asynccontextmanager
    async def running(_app: Litestar) -> AsyncIterator[None]:
        async with AsyncExitStack() as opened:
            opened.push_async_callback(store.close)
            await store.open()
            await known.open()
            opened.callback(accounts.close)
            accounts.open()
            opened.push_async_callback(thinkers.close)
            thinkers.open()
            opened.push_async_callback(hall.close)
            await hall.open()
            await hall.resume()
            yield

    app = Litestar(
        route_handlers=[
            *people.HANDLERS,
            *games.HANDLERS,
            *boxes.HANDLERS,
            *tables.HANDLERS,
            *programs.HANDLERS,
            *health.HANDLERS,
            *pages.HANDLERS,
            table_socket,
            lobby_socket,
        ],
        dependencies={
            "hall": Provide(lambda: hall, sync_to_thread=False),
            "people": Provide(lambda: known, sync_to_thread=False),
            "accounts": Provide(lambda: accounts, sync_to_thread=False),
            "client": Provide(lambda: client, sync_to_thread=False),
            "me": Provide(me),
            "owner": Provide(owner),
            "anybody": Provide(anybody),
        },
        middleware=[SameOrigin(settings.origins)],
        exception_handlers={TesseraError: _refused, HTTPException: _http_problem, Exception: _our_fault},
        lifespan=[running],
        openapi_config=openapi.CONFIG,
        request_class=CarefulRequest,
        request_max_body_size=LARGEST_BODY,
        logging_config=None,
        debug=False,
        pdb_on_exception=False,
    )
    app.state.hall = hall
    app.state.gate = gate = Gate(settings, hall.metrics, parts.world.steady, parts.bounds)
    # Around everything, so that answers without a route pass here too.
    unhurried = Unhurried(app.asgi_handler, hall.limits, gate, hall.metrics.refused)
    app.asgi_handler = SafeHeaders(OwnNames(unhurried, own_hosts(settings), hall.metrics.refused))
    return app


def _refused(request: Request[Any, Any, Any], error: TesseraError) -> Response[Problem]:
    request.app.state.hall.metrics.refused.labels(error.message.key).inc()
    status = error.status if isinstance(error, Refusal) else TOO_LATE
    headers = {"retry-after": str(error.seconds)} if isinstance(error, TooOften) else {}
    return Response(problem_of(error), status_code=status, headers=headers)


def _http_problem(_request: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    if error.status_code >= 500:
        return _our_fault(_request, error)
    key = PROBLEMS.get(error.status_code, "server.error.bad_request")
    return Response(Problem(Text(key)), status_code=error.status_code, headers=error.headers)


def _our_fault(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    request.app.state.hall.metrics.failed.labels("request").inc()
    log.error("request_failed", path=request.url.path, exc_info=error)
    return Response(Problem(Text("server.error.ours")), status_code=500)
