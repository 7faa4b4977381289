"""How the database fares: what the store remembers of its last failure, until it succeeds again.

Whoever asks, asks memory. While something is wrong nothing new is written but a probe, every second:
so the server goes on by itself as soon as the database does.
"""

import structlog

from tessera.core.message import Message
from tessera.server.problems import UNAVAILABLE, Refusal
from tessera.server.store.troubles import Kind, kind_of

log = structlog.get_logger()

SENTENCES: dict[Kind, Message] = {
    "full": Message("server.store.full"),
    "damaged": Message("server.store.damaged"),
    "read_only": Message("server.store.read_only"),
    "away": Message("server.store.away"),
}
LOW_BYTES = 100_000_000
"""Of free space on the disk of the database: with less, the host should make room soon."""


class Condition:
    """Of one store."""

    def __init__(self) -> None:
        self.trouble: Kind | None = None
        self.free_bytes: int | None = None
        """Free space on the disk of the database, where it is a file."""

    @property
    def is_low(self) -> bool:
        return self.free_bytes is not None and self.free_bytes < LOW_BYTES

    def succeeded(self) -> None:
        """Something was written."""
        if self.trouble is not None:
            log.warning("store_recovered", trouble=self.trouble)
            self.trouble = None

    def judged(self, error: Exception) -> Exception:
        """What to tell whoever wanted to write or read: a Refusal if it is the database's fault."""
        trouble = kind_of(error)
        if trouble is None:
            return error
        if trouble != self.trouble:
            log.error("store_failing", trouble=trouble, error=type(error).__name__)
            self.trouble = trouble
        refusal = Refusal(SENTENCES[trouble], UNAVAILABLE)
        refusal.__cause__ = error
        return refusal

    def or_refuse(self) -> None:
        """Raise a Refusal while nothing can be written."""
        if self.trouble is not None:
            raise Refusal(SENTENCES[self.trouble], UNAVAILABLE)
