"""The clocks of a game: how long each seat may still think.

Pure arithmetic over the uptimes of entries, so that every process that replays them agrees.
"""

from typing import Any, NamedTuple

from tessera.server.protocol import Clock

COME_BACK_SECONDS = 60.0
"""A person who takes the seat back has at least this long, if the clock ever gave as much."""


class Before(NamedTuple):
    """All clocks before a move of a seat; never changed."""

    seat: int
    left: list[float]
    since: list[float | None]

    def but(self, seat: int, left: float, since: float | None) -> "Before":
        """The same, but for the clock of a seat."""
        changed = Before(self.seat, self.left.copy(), self.since.copy())
        changed.left[seat], changed.since[seat] = left, since
        return changed


class Clocks:
    """`run` says whose clocks run from a moment on; `moved` and `undone` follow the game."""

    def __init__(self, clock: Clock, seats: int) -> None:
        self.clock = clock
        self.left = [float(clock.seconds)] * seats
        """Seconds when the clock last stood still."""
        self.since: list[float | None] = [None] * seats
        """When it began to run, for those that run."""
        self._before: list[Before] = []
        """What the clocks were before each move that may still be undone."""

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
        self._before.append(Before(seat, self.left.copy(), self.since.copy()))
        was_running = self.since[seat] is not None
        self._stop(seat, at)
        if self.clock.per == "game" and was_running:
            self.left[seat] += self.clock.extra

    def undone(self, seat: int) -> None:
        """The seat's last move is taken back: the clocks go on as if it had never been made. What others
        have chosen behind their screens since stays, and so do their clocks."""
        place = max(place for place, before in enumerate(self._before) if before.seat == seat)
        undone = self._before.pop(place)
        if place == len(self._before):
            self.left, self.since = undone.left.copy(), undone.since.copy()
        else:
            self._set(seat, undone.left[seat], undone.since[seat], place)

    def _set(self, seat: int, left: float, since: float | None, place: int) -> None:
        """Set a clock now, and as it was before the moves that were made from that place on."""
        self.left[seat], self.since[seat] = left, since
        self._before[place:] = [before.but(seat, left, since) for before in self._before[place:]]

    def forget(self) -> None:
        """Nothing up to now can be undone."""
        self._before.clear()

    def came_back(self, seat: int) -> None:
        """The person of a seat plays again, and has some time even if it had run out."""
        left = max(self.left[seat], min(COME_BACK_SECONDS, float(self.clock.seconds)))
        self._set(seat, left, self.since[seat], 0)

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
