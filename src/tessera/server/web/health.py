"""How the server fares, from what is known in memory: the database is not asked, and nobody waits."""

from typing import TYPE_CHECKING, Literal

from msgspec import Struct

if TYPE_CHECKING:
    from tessera.server.tables.hall import Hall


class Health(Struct):
    """What `/health` answers. `failing`: nobody can play; `impaired`: something wants looking after."""

    status: Literal["ok", "impaired", "failing"]
    database: Literal["ok", "full", "damaged", "read_only", "away"]
    redis: Literal["ok", "away", "none"]
    """`none`: this server is alone."""
    thinkers: Literal["ok", "none"]
    disk: Literal["ok", "low", "elsewhere"]
    """`elsewhere`: the database is no file of this machine."""


def health_of(hall: "Hall") -> Health:
    """How a server fares now."""
    condition = hall.store.condition
    health = Health("ok", condition.trouble or "ok", _redis(hall), "ok", "elsewhere")
    if hall.store.file is not None:
        health.disk = "low" if condition.is_low else "ok"
    if not hall.thinkers.alive:
        health.thinkers = "none"
    if health.database != "ok":
        health.status = "failing"
    elif health.redis == "away" or health.thinkers == "none" or health.disk == "low":
        health.status = "impaired"
    return health


def _redis(hall: "Hall") -> Literal["ok", "away", "none"]:
    if hall.settings.redis is None:
        return "none"
    return "ok" if hall.fanout.is_connected else "away"
