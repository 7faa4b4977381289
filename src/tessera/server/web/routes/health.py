"""Whether the server lives, how it fares, and what its HTTP looks like."""

from ipaddress import ip_address
from typing import Any

from litestar import Request, Response, get
from litestar.di import NamedDependency

from tessera.core.message import Message
from tessera.server.problems import MISSING, UNAVAILABLE, Refusal
from tessera.server.tables.hall import Hall
from tessera.server.web.health import Health, health_of
from tessera.server.web.openapi import described


@get("/health", include_in_schema=False)
async def health(hall: NamedDependency[Hall]) -> Response[Health]:
    """How the server fares; 503 if nobody can play. The database is not asked."""
    found = health_of(hall)
    return Response(found, status_code=UNAVAILABLE if found.status == "failing" else 200)


@get("/metrics", include_in_schema=False)
async def metrics(request: Request[Any, Any, Any], hall: NamedDependency[Hall]) -> Response[bytes]:
    """Counts and times, for Prometheus; for others than this machine only if the settings say so."""
    readers, client = hall.settings.metrics, request.scope["client"]
    if readers == "off" or (readers == "local" and not _is_local(client)):
        raise Refusal(Message("server.error.no_such_page"), MISSING)
    hall.metrics.tables.set(len(hall.tables))
    for kind, count in hall.thinkers.waiting().items():
        hall.metrics.waiting.labels(kind).set(count)
    hall.metrics.disk_free.set(hall.store.condition.free_bytes or 0)
    return Response(hall.metrics.text(), media_type=hall.metrics.content_type)


def _is_local(client: tuple[str, int] | None) -> bool:
    try:
        address = ip_address("" if client is None else client[0])
    except ValueError:
        return False
    return (getattr(address, "ipv4_mapped", None) or address).is_loopback


@get("/api/schema", include_in_schema=False)
async def schema(request: Request[Any, Any, Any]) -> dict[str, Any]:
    """OpenAPI of everything under /api."""
    if "schema" not in request.app.state:
        request.app.state.schema = described(request.app)
    known: dict[str, Any] = request.app.state.schema
    return known


HANDLERS = [health, metrics, schema]
