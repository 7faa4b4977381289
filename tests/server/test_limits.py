"""Limits: a burst is fine, a flood is not, and what is used up comes back."""

from pathlib import Path
from typing import Any

from litestar.connection import ASGIConnection

from tessera.server.app import Parts
from tessera.server.limits import PER_ADDRESS, PER_PERSON, Limits
from tessera.server.people.sessions import People
from tessera.server.people.tries import Tries
from tessera.server.problems import TooOften
from tests.server.house import FakeWorld, house, quick


class Clock:
    now = 1000.0

    def __call__(self) -> float:
        return self.now


def test_a_burst_is_fine_and_a_flood_is_not() -> None:
    limits = Limits(Clock())
    burst = PER_PERSON["chat"].burst
    assert [limits.take_by_person("chat", "anna") for _ in range(burst)] == [0.0] * burst
    assert limits.take_by_person("chat", "anna") > 0


def test_the_wait_it_tells_is_enough() -> None:
    clock = Clock()
    limits = Limits(clock)
    for _ in range(PER_ADDRESS["password"].burst):
        limits.take_by_address("password", "1.2.3.4")
    wait = limits.take_by_address("password", "1.2.3.4")
    clock.now += wait / 2
    assert limits.take_by_address("password", "1.2.3.4") > 0
    clock.now += wait / 2 + 0.001
    assert limits.take_by_address("password", "1.2.3.4") == 0


def test_people_and_kinds_have_allowances_of_their_own() -> None:
    limits = Limits(Clock())
    for _ in range(PER_PERSON["chat"].burst):
        limits.take_by_person("chat", "anna")
    assert limits.take_by_person("chat", "boris") == 0
    assert limits.take_by_person("hint", "anna") == 0


def test_memory_is_bounded() -> None:
    clock = Clock()
    limits = Limits(clock)
    for number in range(Limits.KEEP):
        limits.take_by_address("request", str(number))
    clock.now += 601
    limits.take_by_address("request", "another")
    assert len(limits._buckets) == 1


def test_they_can_be_switched_off() -> None:
    limits = Limits(Clock(), are_on=False)
    assert {limits.take_by_person("chat", "anna") for _ in range(1000)} == {0.0}


def test_two_addresses_that_guess_for_hours_leave_tries_for_others() -> None:
    time = 0.0
    nothing: Any = None
    tries = Tries(People(nothing, nothing), Limits(lambda: time))

    def may_try(address: str) -> bool:
        scope: Any = {"type": "http", "client": (address, 1), "headers": [], "state": {}}
        try:
            tries.at_login(ASGIConnection(scope), "anna")
        except TooOften:
            return False
        return True

    for _ in range(500):
        time += 30
        may_try("192.0.2.1")
        may_try("192.0.2.2")
    assert may_try("192.0.2.3")


def test_a_server_counts_by_the_clock_of_its_world(tmp_path: Path) -> None:
    world = FakeWorld()
    with house(quick(tmp_path, rate_limit=True), Parts(world=world.world())) as place:
        limits = place.hall.limits
        while not (wait := limits.take_by_person("chat", "anna")):
            pass
        world.time += wait + 0.001
        assert limits.take_by_person("chat", "anna") == 0
        assert place.app.state.gate.clock() == world.time
