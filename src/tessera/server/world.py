"""What a server takes from the world around it: the time, names for new things, secrets.

Tests give it a world of their own and get the same bytes every time.
"""

import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import NamedTuple

LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
"""Letters and digits that nobody takes for one another."""
ID_LENGTH = 10
"""About 49 bits: short enough to read aloud, too many to guess."""


def new_id() -> str:
    """A short name that nobody can guess."""
    return "".join(secrets.choice(LETTERS) for _ in range(ID_LENGTH))


def new_secret() -> bytes:
    """The secret behind the chance of a game."""
    return secrets.token_bytes(32)


class Moment(NamedTuple):
    """When something happens: for people, and for the clocks of games."""

    at: float
    """Seconds since 1970: what the calendar says, which may be corrected."""
    up: float
    """Seconds that the service has been up: see `uptime`."""


@dataclass(frozen=True)
class World:
    now: Callable[[], float] = time.time
    """Seconds since 1970."""
    steady: Callable[[], float] = time.monotonic
    """Seconds by a clock that nobody sets."""
    new_id: Callable[[], str] = new_id
    new_secret: Callable[[], bytes] = new_secret
