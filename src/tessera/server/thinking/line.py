"""Who waits for a worker, in an order that is fair between people.

It goes round the people: in each round everybody for whom something waits has one turn, however much it
is, and whoever comes anew joins the round that is on. In a person's turn moves go before hints, hints
before reviews, and what was asked first before the rest. What waits for several people, as the bot of a
table where they sit together does, is taken in the turn of whoever comes first.
"""

import asyncio
from collections.abc import Iterator
from typing import Generic, Protocol, TypeVar


class Waiting(Protocol):
    """What the line must know of whatever waits in it."""

    @property
    def number(self) -> int:
        """It grows in the order of asking."""

    @property
    def rank(self) -> int:
        """In a person's turn lower ranks go first."""

    @property
    def people(self) -> frozenset[str]:
        """On whose behalf it waits: somebody's."""


W = TypeVar("W", bound=Waiting)


class Line(Generic[W]):
    """Filled with `put`, emptied with `take` by whoever is free."""

    def __init__(self) -> None:
        self._waiting: dict[int, W] = {}
        """By number, so in the order of asking."""
        self._round = 0
        self._next_turns: dict[str, int] = {}
        """The rounds of people's next turns; who is not listed may join the round that is on."""
        self._somebody = asyncio.Event()

    def __len__(self) -> int:
        return len(self._waiting)

    def __iter__(self) -> Iterator[W]:
        return iter(list(self._waiting.values()))

    async def somebody(self) -> None:
        """Until something waits; another may be faster to take it."""
        await self._somebody.wait()

    def put(self, one: W) -> None:
        self._waiting[one.number] = one
        self._somebody.set()

    def discard(self, one: W) -> None:
        """It does not wait any more, if it did."""
        self._waiting.pop(one.number, None)
        if not self._waiting:
            self._somebody.clear()

    def take(self) -> W:
        """The next one; something must wait."""
        whose, self._round = min(
            ((person, self._turn_of(person)) for one in self for person in sorted(one.people)),
            key=lambda turn: turn[1],
        )
        taken = min((one for one in self if whose in one.people), key=lambda one: (one.rank, one.number))
        self.discard(taken)
        self._next_turns[whose] = self._round + 1
        self._forget_past_turns()
        return taken

    def _turn_of(self, person: str) -> int:
        return max(self._next_turns.get(person, 0), self._round)

    def _forget_past_turns(self) -> None:
        past = [person for person, turn in self._next_turns.items() if turn <= self._round]
        for person in past:
            del self._next_turns[person]
