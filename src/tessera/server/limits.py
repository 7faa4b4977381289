"""Limits: how often an address or a person may do something.

Each kind of request has an allowance that refills steadily: a burst is fine, a flood is not. The
counts live in this process; several servers allow several times as much.
"""

import math
from collections.abc import Callable
from dataclasses import dataclass
from ipaddress import IPv6Address, ip_address
from typing import Final

from tessera.server.problems import TooOften


@dataclass(frozen=True)
class Allowance:
    """So many at once, and so many a second after that."""

    burst: int
    per_second: float


PER_ADDRESS: Final = {
    "request": Allowance(300, 50),
    "socket": Allowance(200, 5),
    "name": Allowance(30, 0.5),
    "password": Allowance(10, 1 / 30),
}
"""A whole school may sit behind one address."""

PER_PERSON: Final = {
    "request": Allowance(120, 20),
    "message": Allowance(60, 10),
    "chat": Allowance(8, 0.5),
    "table": Allowance(20, 1 / 20),
    "hint": Allowance(10, 0.5),
    "review": Allowance(4, 1 / 150),
    "password": Allowance(40, 1 / 20),
    "password from one address": Allowance(10, 1 / 120),
    "own password": Allowance(10, 1 / 30),
    "report": Allowance(5, 1 / 60),
    "refusal": Allowance(30, 0.5),
}
"""`password` counts the tries of strangers at one login, from anywhere, and those `from one address`; `own
password` those of whoever has signed in to it before: `tries` tells them apart. `refusal` is what a socket
may be refused before it is closed; `review` is what is worked out for somebody: what is known already is
for everybody."""


def or_refuse(wait: float) -> None:
    """Raise TooOften if `take` said to wait."""
    if wait > 0:
        raise TooOften(math.ceil(wait))


def address_of(client: tuple[str, int] | None) -> str:
    """Whom an address counts for: a network of IPv6 is one household."""
    if client is None:
        return ""
    try:
        address = ip_address(client[0].partition("%")[0])
    except ValueError:
        return client[0]
    if not isinstance(address, IPv6Address):
        return str(address)
    return str(address.ipv4_mapped or IPv6Address(int(address) >> 64 << 64))


class Limits:
    """The allowances of everybody. `take` answers how many seconds to wait; 0 means go on."""

    KEEP: Final = 20_000
    """Buckets; when there are more, the full ones are forgotten, and those not used for the longest."""

    def __init__(self, clock: Callable[[], float], are_on: bool = True) -> None:
        self._clock = clock
        self._are_on = are_on
        self._buckets: dict[tuple[str, str], tuple[float, float]] = {}
        """By kind and who: what is left, and when that was reckoned; those used last come last."""

    def take_by_address(self, kind: str, address: str) -> float:
        return self._take(PER_ADDRESS[kind], (f"address {kind}", address))

    def take_by_person(self, kind: str, person: str) -> float:
        return self._take(PER_PERSON[kind], (f"person {kind}", person))

    def _take(self, allowance: Allowance, key: tuple[str, str]) -> float:
        if not self._are_on:
            return 0.0
        now = self._clock()
        left, since = self._buckets.get(key, (float(allowance.burst), now))
        left = min(allowance.burst, left + (now - since) * allowance.per_second)
        wait = 0.0 if left >= 1 else (1 - left) / allowance.per_second
        self._buckets.pop(key, None)
        self._buckets[key] = (left if wait else left - 1, now)
        if len(self._buckets) > self.KEEP:
            self._forget(now)
        return wait

    def _forget(self, now: float) -> None:
        """Drop those that were not used for ten minutes, which fill any of them but passwords', and a
        tenth of all, so that a flood from many addresses does not make us do this at every request."""
        kept = list(self._buckets.items())[self.KEEP // 10 :]
        self._buckets = {key: bucket for key, bucket in kept if now - bucket[1] < 600}
