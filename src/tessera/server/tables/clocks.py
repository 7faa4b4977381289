"""The clocks of a game: how long each seat may still think.

Pure arithmetic over the uptimes of entries, so that every process that replays them agrees.
"""

from typing import Any

from tessera.server.protocol import Clock

COME_BACK_SECONDS = 60.0
"""A person who takes the seat back has at least this long, if the clock ever gave as much."""


class Clocks:
    """`run` says whose clocks run from a moment on; `moved` and `undone` follow the game."""

    def __init__(self, clock: Clock, seats: int) -> None:
        self.clock = clock
        self.left = [float(clock.seconds)] * seats
        """Seconds when the clock last stood still."""
        self.since: list[float | None] = [None] * seats
        """When it began to run, for those that run."""
        self._before: list[tuple[list[float], list[float | None]]] = []

    def copy(self) -> "Clocks":
        """Clocks that go on by themselves from here."""
        copied = Clocks(self.clock, len(self.left))
        copied.restore(self.to_data())
        copied._before = self._before.copy()
        return copied

    def run(self, seats: set[int], at: float) -> None:
        """From now on the clocks of these seats run, and no others."""
        for seat, since in enumerate(self.since):
            if seat in seats and since is None:
                self.since[seat] = at
            elif seat not in seats and since is not None:
                self._stop(seat, at)

    def _stop(self, seat: int, at: float) -> None:
        since = self.since[seat]
        if since is not None and self.clock.per == "game":
            self.left[seat] -= max(0.0, at - since)
        self.since[seat] = None

    def moved(self, seat: int, at: float) -> None:
        """The seat has made a move, in time."""
        self._before.append((self.left.copy(), self.since.copy()))
        was_running = self.since[seat] is not None
        self._stop(seat, at)
        if self.clock.per == "game" and was_running:
            self.left[seat] += self.clock.extra

    def undone(self) -> None:
        """The last move is taken back: its clock goes on as if it had never stopped."""
        self.left, self.since = self._before.pop()

    def forget(self) -> None:
        """Nothing up to now can be undone."""
        self._before.clear()

    def came_back(self, seat: int) -> None:
        """The person of a seat plays again, and has some time even if it had run out."""
        self.left[seat] = max(self.left[seat], min(COME_BACK_SECONDS, float(self.clock.seconds)))

    def time_left(self, seat: int, now: float) -> float:
        since = self.since[seat]
        return self.left[seat] - (0.0 if since is None else max(0.0, now - since))

    def deadline(self) -> float | None:
        """When the next clock runs out, if any runs."""
        ends = [since + left for left, since in zip(self.left, self.since, strict=True) if since is not None]
        return min(ends, default=None)

    def out_of_time(self, now: float) -> list[int]:
        return [
            seat
            for seat, (left, since) in enumerate(zip(self.left, self.since, strict=True))
            if since is not None and now >= since + left
        ]

    def to_data(self) -> dict[str, Any]:
        return {"left": self.left.copy(), "since": self.since.copy()}

    def restore(self, data: dict[str, Any]) -> None:
        self.left, self.since = list(data["left"]), list(data["since"])
