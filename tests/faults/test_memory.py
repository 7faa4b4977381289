"""What is over is gone, without anybody looking for cycles of objects."""

import gc
import itertools
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tessera.server.app import Parts
from tessera.server.limits import Limits
from tessera.server.tables.audience import Listener
from tessera.server.tables.history import History
from tessera.server.tables.live import LiveTable
from tessera.server.web.garbage import MOST_WORK, QUIET, WORK, Collector
from tessera.server.web.wires import HttpWire, SocketWire
from tests.server.house import PATIENCE, FakeWorld, House, Visitor, house, quick, settle

KINDS = (LiveTable, History, Listener, HttpWire, SocketWire)
STRAYS = 2
"""Of each kind, what a loop of the server has looked at last."""
LONG = 1000.0
"""Seconds after which a table that nobody looks at is cleared away."""


@pytest.fixture
def nobody_collects() -> Iterator[None]:
    gc.collect()
    gc.disable()
    yield
    gc.enable()


def living() -> dict[str, int]:
    """How many objects there are of each kind."""
    found = [type(thing) for thing in gc.get_objects()]
    return {kind.__name__: found.count(kind) for kind in KINDS}


def short_game(place: House, world: FakeWorld) -> None:
    """People come, are refused things, play a little, talk and go; their table is cleared away."""
    anna, boris = Visitor(place, "Anna"), Visitor(place, "Boris")
    lobby = anna.socket("/ws/lobby")
    table = anna.make_table("me", "open")
    boris.join(table)
    assert boris.http.post(f"/api/tables/{table}/join", content=b"{").status_code == 400
    assert boris.http.get("/api/tables/nowhere").status_code == 404
    chairs = [anna.go_to(table), boris.go_to(table)]
    watcher = Visitor(place).go_to(table)
    for _ in range(4):
        settle(chairs)
        acting = next(chair for chair in chairs if chair.choices())
        assert acting.act(-1)["type"] == "refused"
        assert acting.act(acting.choices()[0])["type"] == "done"
    assert chairs[0].ask("say", text="Good game!")["type"] == "done"
    assert chairs[1].ask("resign")["type"] == "done"
    watcher.socket.send("nonsense")
    assert watcher.is_closed_by_the_server()
    for chair in chairs:
        chair.close()
    lobby.close()
    place.guests.close()
    until_empty(place, world)


def until_empty(place: House, world: FakeWorld) -> None:
    """Time goes by until all tables are cleared away, and all connections are gone."""
    end = time.monotonic() + PATIENCE
    while place.hall.tables or len(place.app.state.gate):
        assert time.monotonic() < end
        world.time += LONG
        time.sleep(0.05)


@pytest.mark.usefixtures("nobody_collects")
def test_games_that_are_over_leave_nothing_behind(tmp_path: Path) -> None:
    world = FakeWorld()
    with house(quick(tmp_path), Parts(world=world.world())) as place:
        short_game(place, world)
        before = living()
        for _ in range(6):
            short_game(place, world)
        after = living()
    assert {kind: after[kind] - before[kind] for kind in after if after[kind] > before[kind] + STRAYS} == {}


# When everything is looked at


class Work:
    """A processor that has worked as long as we say."""

    def __init__(self) -> None:
        self.seconds = 0.0
        self.looks = 0
        self.collector = Collector(lambda: self.seconds, self._look)

    def _look(self) -> None:
        self.looks += 1
        self.seconds += 1

    def after(self, *worked: float) -> int:
        """How often everything was looked at after seconds with so much work in each."""
        for seconds in worked:
            self.seconds += seconds
            self.collector.tick()
        return self.looks


def test_everything_is_looked_at_when_there_was_work_and_nobody_waits() -> None:
    work = Work()
    assert work.after(*[0.0] * 100) == 0
    assert work.after(*[0.9] * 20) == 0
    assert work.after(QUIET / 2) == 1
    assert work.after(*[0.0] * 100) == 1
    assert work.after(WORK, 0.0) == 2


def test_a_server_that_is_never_idle_is_looked_at_now_and_then() -> None:
    work = Work()
    assert work.after(*[1.0] * int(MOST_WORK - 1)) == 0
    assert work.after(1.0, 1.0) == 1


def test_a_flood_from_many_addresses_is_forgotten_in_large_parts() -> None:
    limits = Limits(lambda: 0.0)
    sizes = []
    for number in range(Limits.KEEP + Limits.KEEP // 20):
        limits.take_by_address("request", str(number))
        limits.take_by_address("password", "often")
        sizes.append(len(limits._buckets))
    assert max(sizes) <= Limits.KEEP
    assert sum(after < before for before, after in itertools.pairwise(sizes)) == 1
    assert limits.take_by_address("password", "often") > 0
