"""Chance: where every random outcome comes from.

A state never holds a generator. Whoever calls `apply` hands it a `Chance`, and the rules ask it
one question, `below(n)`. Search uses `Chance(seed)`, a served game `SealedChance(secret)`, a
replay or a test `ScriptedChance(outcomes)`.

Where the answer stands for something that has a name, the rules say so by asking `among` or `deal`, which
are `below` with names. So `RecordingChance` knows what an outcome was, and `NamedChance` can be told what
to deal.
"""

import hashlib
import hmac
import random
import secrets
from collections.abc import Sequence
from math import floor

from tessera.core import mypyc_attr
from tessera.core.errors import ScriptEnded
from tessera.core.message import Message

NAMELESS: tuple[str, ...] = ()
SEATS: tuple[int, ...] = (0, 1, 2, 3, 4, 5, 6, 7)
SEAT_NAMES: tuple[str, ...] = tuple([f"seat {seat}" for seat in SEATS])
"""To ask for a seat: `among(SEATS, seats, SEAT_NAMES)`."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """A fast generator, reproducible from its seed, for search, self-play and tests."""

    def __init__(self, seed: int | None = None) -> None:
        self.fraction = random.Random(seed).random
        """Draws a number from 0 up to 1: for `play_out`, where a call for each choice would be slow."""

    def below(self, n: int) -> int:
        """A whole number from 0 to n-1, all equally likely. The only thing the rules ask."""
        draw = self.fraction  # not called as a method, and no `int`: interpreted, both are slow
        return floor(draw() * n)

    def among(self, things: Sequence[int], count: int, names: tuple[str, ...]) -> int:
        """`below(count)`, which chooses one of the first things; `names` are those of all such things."""
        if type(self) is Chance:  # a call of `below` would be slow
            return floor(self.fraction() * count)
        return self.below(count)

    def forced(self, seat: int, action: int) -> None:
        """The rules tell that they give a seat's only answer themselves; `RecordingChance` remembers it."""

    def deal(self, bag: list[int], count: int, names: tuple[str, ...] = NAMELESS) -> list[int]:
        """Take cards out of a bag, as many as are asked for or as there are. It is left in disorder."""
        draw = self.fraction if type(self) is Chance else None  # a call of `below` for each would be slow
        last = len(bag)
        left = last - count if count < last else 0
        undealt = left or 1  # the last of all comes without a choice
        while last > undealt:  # not for a range: interpreted, making one is slow
            index = floor(draw() * last) if draw is not None else self.among(bag, last, names)
            last -= 1
            bag[index], bag[last] = bag[last], bag[index]
        cards = bag[left:]  # the first one dealt lies last
        cards.reverse()
        del bag[left:]
        return cards


class SealedChance(Chance):
    """Outcomes that nobody can foresee or alter, and anybody can verify afterwards.

    The commitment, SHA-256 of the secret, is published before the game; the secret after it.
    Outcome number i (from 0) of `below(n)`: take HMAC-SHA-256 with the secret as the key over the
    text "i:k" for k = 0, 1, …; read the first 8 bytes as a big-endian number; the first one below
    the largest multiple of n that fits in 64 bits gives the outcome, modulo n.
    """

    def __init__(self, secret: bytes | None = None, drawn: int = 0) -> None:
        self.secret: bytes = secrets.token_bytes(32) if secret is None else secret
        self.drawn = drawn

    @property
    def commitment(self) -> str:
        """What is published before the first outcome."""
        return commitment_of(self.secret)

    def below(self, n: int) -> int:
        limit = 2**64 - 2**64 % n
        attempt = 0
        while True:
            text = f"{self.drawn}:{attempt}".encode()
            number = int.from_bytes(hmac.digest(self.secret, text, "sha256")[:8], "big")
            if number < limit:
                self.drawn += 1
                return number % n
            attempt += 1


def commitment_of(secret: bytes) -> str:
    return hashlib.sha256(secret).hexdigest()


class ScriptedChance(Chance):
    """Gives the outcomes it was told, in order, and refuses to make up any other.

    An outcome is a number, or a pair (number, n) that also fixes the question it answers.
    """

    def __init__(self, outcomes: list[int] | list[tuple[int, int]]) -> None:
        self.outcomes: list[int] = []
        self.questions: list[int] = []
        for outcome in outcomes:
            if isinstance(outcome, tuple):
                self.outcomes.append(outcome[0])
                self.questions.append(outcome[1])
            else:
                self.outcomes.append(outcome)
                self.questions.append(0)
        self.used = 0

    @property
    def left(self) -> int:
        """How many outcomes have not been asked for."""
        return len(self.outcomes) - self.used

    def below(self, n: int) -> int:
        if self.used == len(self.outcomes):
            raise ScriptEnded(Message("core.error.script_ended", number=self.used + 1))
        outcome = self.outcomes[self.used]
        question = self.questions[self.used]
        if not 0 <= outcome < n or (question and question != n):
            raise ScriptEnded(
                Message("core.error.script_differs", number=self.used + 1, outcome=outcome, below=n)
            )
        self.used += 1
        return outcome


class RecordingChance(Chance):
    """Passes on another chance's outcomes and remembers them, with their questions and what they were."""

    def __init__(self, inner: Chance) -> None:
        self.inner = inner
        self.outcomes: list[tuple[int, int]] = []
        self.labels: list[str] = []
        """For each outcome the name of what it stood for; empty where it has none."""
        self.answers: list[tuple[int, int]] = []
        """The seats and actions of answers that were given without asking, because there was one."""

    def below(self, n: int) -> int:
        outcome = self.inner.below(n)
        self.outcomes.append((outcome, n))
        self.labels.append("")
        return outcome

    def forced(self, seat: int, action: int) -> None:
        self.answers.append((seat, action))

    def among(self, things: Sequence[int], count: int, names: tuple[str, ...]) -> int:
        outcome = self.inner.among(things, count, names)
        self.outcomes.append((outcome, count))
        self.labels.append(names[things[outcome]] if names else "")
        return outcome


class NamedChance(Chance):
    """Deals what it is told by name, each as soon as it may come, and leaves the rest to another chance.

    Names are those of the notation. Of several that may come the one that was named first does; so cards
    lie in the order in which the rules deal them. Without another chance everything must be named.
    """

    def __init__(self, names: Sequence[str], rest: Chance | None = None) -> None:
        self.left: list[str] = list(names)
        """What has not come yet."""
        self.rest = rest

    def below(self, n: int) -> int:
        if self.rest is None:
            raise ScriptEnded(Message("core.error.not_named", below=n))
        return self.rest.below(n)

    def among(self, things: Sequence[int], count: int, names: tuple[str, ...]) -> int:
        if names:
            possible = [names[things[index]] for index in range(count)]
            for name in self.left:
                if name in possible:
                    self.left.remove(name)
                    return possible.index(name)
            if self.rest is None:
                raise ScriptEnded(Message("core.error.none_named", choices=", ".join(possible)))
        return self.below(count)
