"""What Prometheus may know: counts and times, nothing about who."""

from functools import cache
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.exposition import CONTENT_TYPE_LATEST

TIMES: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)


class Metrics:
    """The counters of one server."""

    content_type: Final = CONTENT_TYPE_LATEST

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.sockets = Gauge("tessera_sockets", "Open sockets", ["kind"], registry=self.registry)
        self.tables = Gauge("tessera_live_tables", "Tables in memory", registry=self.registry)
        self.waiting = Gauge(
            "tessera_bots_waiting", "What waits for a worker", ["kind"], registry=self.registry
        )
        self.disk_free = Gauge(
            "tessera_disk_free_bytes", "Room on the disk of the database file", registry=self.registry
        )
        self.entries = Counter(
            "tessera_entries_total", "Entries stored", ["game", "kind"], registry=self.registry
        )
        self._entries_of = cache(self.entries.labels)
        self.refused = Counter("tessera_refused_total", "Requests refused", ["why"], registry=self.registry)
        self.failed = Counter(
            "tessera_failed_total", "What went wrong by our own fault", ["where"], registry=self.registry
        )
        self.connections = Gauge("tessera_connections", "Open connections", registry=self.registry)
        self.cut_off = Counter(
            "tessera_cut_off_total", "Connections refused or cut off", ["why"], registry=self.registry
        )
        self.store_seconds = Histogram(
            "tessera_store_seconds",
            "From a request to its stored entries",
            registry=self.registry,
            buckets=TIMES,
        )
        self.bot_seconds = Histogram(
            "tessera_bot_seconds",
            "Time a bot took for a move",
            ["level"],
            registry=self.registry,
            buckets=(*TIMES, 10.0, 20.0),
        )
        self.bots_killed = Counter(
            "tessera_bots_killed_total", "Thinkers that hung and were killed", registry=self.registry
        )

    def stored(self, game: str, kind: str, count: int, seconds: float) -> None:
        """So many entries of a request were stored, so long after it was made."""
        self._entries_of(game, kind).inc(count)
        self.store_seconds.observe(seconds)

    def text(self) -> bytes:
        """Everything, in the format Prometheus reads."""
        return generate_latest(self.registry)
