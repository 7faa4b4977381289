"""The time that the clocks of games go by: how long the service has been up, all in all.

It counts by a clock that nobody sets, and it is kept in the store again and again. So it stands still
while no server runs and while the store is away, and it never goes back. Several servers keep the same
number: whoever knows of more time than the others takes them along.
"""

import asyncio
from collections.abc import Callable

import structlog

from tessera.server.store import Store
from tessera.server.store import tables as rows

log = structlog.get_logger()

BEAT_SECONDS = 2.0
"""How often it is kept."""


class Uptime:
    """`open` begins to count, `beat` keeps what was counted, `now` tells it.

    `outage`: seconds without a beat after which the service is taken to be down; `pause`: seconds after
    the start that do not count, for people have to come back first.
    """

    def __init__(self, store: Store, steady: Callable[[], float], outage: float, pause: float) -> None:
        self._store = store
        self._steady = steady
        self._outage = outage
        self._pause = pause
        self._kept = 0.0
        self._counts_from: float | None = None
        """By the steady clock; None while it stands still."""
        self._resumes = 0.0

    def now(self) -> float:
        if self._counts_from is None:
            return self._kept
        return self._kept + min(max(0.0, self._steady() - self._counts_from), self._outage)

    async def open(self) -> None:
        self._resumes = self._steady() + self._pause
        await self.beat()

    async def beat(self) -> None:
        """Keep what was counted; it stands still if that fails, until it works again."""
        try:
            kept = await rows.beat(self._store, self.now())
        except BaseException:
            self.stand()
            raise
        self._kept = max(kept, self.now())
        self._counts_from = max(self._steady(), self._resumes)

    def stand(self) -> None:
        """Count no more until something can be kept again."""
        self._kept, self._counts_from = self.now(), None

    async def run(self) -> None:
        """Beat for ever."""
        while True:
            await asyncio.sleep(BEAT_SECONDS)
            try:
                await self.beat()
            except Exception as error:
                log.warning("clocks_stand_still", error=type(error).__name__)
