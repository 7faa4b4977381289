"""When Python looks for cycles of objects: what a table holds for hours need not be walked through at every
move. Requests, sockets and tables are made so that they go without it; this is for what libraries leave.
"""

import gc
import time
from collections.abc import Callable

YOUNG = (20_000, 20, 1_000_000)
"""After how many new objects the young ones are looked at; the old ones are looked at below."""
WORK = 5.0
"""Seconds of the processor after which it is worth to look at everything, if nobody waits."""
MOST_WORK = 600.0
"""Seconds after which it is done even if somebody waits."""
QUIET = 0.05
"""Seconds of work within one second that are as good as none."""


def settle_down() -> None:
    """After the start: what is there now stays."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*YOUNG)


class Collector:
    """Looks at everything while the server is idle. `tick` is called once a second."""

    def __init__(
        self,
        worked: Callable[[], float] = time.process_time,
        collect: Callable[[], object] = gc.collect,
    ) -> None:
        self._worked = worked
        self._collect = collect
        self._before = self._collected = worked()

    def tick(self) -> None:
        now = self._worked()
        just_worked, self._before = now - self._before, now
        work = now - self._collected
        if work >= MOST_WORK or (work >= WORK and just_worked <= QUIET):
            self._collect()
            self._before = self._collected = self._worked()
