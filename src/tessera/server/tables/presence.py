"""Who is at a table: the seats with a socket here, and those that other servers tell of."""

FORGET_SECONDS = 45.0
"""Without a word from a server for so long, its sockets are gone."""
REPEAT_SECONDS = 15.0
"""How often a server repeats who is there."""


class Presence:
    """The seats of one table that are online."""

    def __init__(self, since: float) -> None:
        self.here: set[int] = set()
        self.elsewhere: dict[str, tuple[frozenset[int], float]] = {}
        """By server: the seats with a socket there, and when it said so."""
        self.last_seen: dict[int, float] = {}
        self.since = since

    def online(self, now: float) -> set[int]:
        seats = set(self.here)
        for there, at in self.elsewhere.values():
            if now - at <= FORGET_SECONDS:
                seats |= there
        return seats

    def set_here(self, seats: set[int], now: float) -> bool:
        """The seats with a socket here; whether that changed anything here."""
        for seat in self.here - seats:
            self.last_seen[seat] = now
        is_change = seats != self.here
        self.here = seats
        return is_change

    def set_elsewhere(self, server: str, seats: set[int], now: float) -> None:
        before, _ = self.elsewhere.get(server, (frozenset[int](), 0.0))
        for seat in before - seats:
            self.last_seen[seat] = now
        self.elsewhere[server] = (frozenset(seats), now)

    def gone_for(self, seat: int, now: float) -> float:
        """How long a seat has been without a socket; since the table was opened, if nobody knows."""
        if seat in self.online(now):
            return 0.0
        return now - self.last_seen.get(seat, self.since)

    def awaited(self, seat: int, now: float, patience: float) -> float:
        """Seconds until the others may let a bot play for somebody who is away."""
        return max(0.0, patience - self.gone_for(seat, now))
