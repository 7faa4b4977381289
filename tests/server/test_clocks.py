"""Clocks, and bots that stand in for people."""

import asyncio
import threading
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tessera.server.app import Parts
from tessera.server.fanout import Hub
from tessera.server.protocol import Clock, Person
from tessera.server.store import Store
from tessera.server.store import tables as rows
from tessera.server.tables import requests
from tessera.server.tables.audience import Listener
from tessera.server.tables.clocks import COME_BACK_SECONDS, Clocks
from tessera.server.tables.uptime import Uptime
from tessera.server.thinking.thinkers import Minds
from tests.server.house import PATIENCE, Chair, FakeWorld, House, Visitor, hear, house, quick
from tests.server.minds import make_hanging
from tests.server.test_servers import Threaded, cut_off
from tests.server.test_store import with_store


def test_a_clock_for_each_move_begins_anew() -> None:
    clocks = Clocks(Clock("move", 30), 2)
    clocks.run({0}, 100.0)
    assert clocks.time_left(0, 110.0) == 20.0
    assert clocks.time_left(1, 110.0) == 30.0
    clocks.moved(0, 110.0)
    clocks.run({1}, 110.0)
    assert clocks.time_left(0, 150.0) == 30.0
    assert clocks.deadline() == 140.0
    assert clocks.out_of_time(139.9) == []
    assert clocks.out_of_time(140.0) == [1]


def test_a_clock_for_the_game_runs_down_and_is_given_extra_time() -> None:
    clocks = Clocks(Clock("game", 60, extra=5), 2)
    clocks.run({0}, 0.0)
    clocks.moved(0, 20.0)
    clocks.run({1}, 20.0)
    assert clocks.left == [45.0, 60.0]
    clocks.moved(1, 25.0)
    clocks.run({0}, 25.0)
    assert clocks.time_left(0, 35.0) == 35.0


def test_nobody_is_given_extra_time_for_a_move_that_took_none_of_their_time() -> None:
    clocks = Clocks(Clock("game", 60, extra=5), 2)
    clocks.run({0}, 0.0)
    clocks.moved(1, 10.0)  # somebody stood in for the seat: its clock did not run
    assert clocks.left == [60.0, 60.0]


def test_undo_does_not_win_time() -> None:
    clocks = Clocks(Clock("game", 60, extra=5), 2)
    clocks.run({0}, 0.0)
    clocks.moved(0, 20.0)
    clocks.run({1}, 20.0)
    clocks.undone(0)
    clocks.run({0}, 30.0)
    assert clocks.time_left(0, 30.0) == 30.0
    assert clocks.time_left(1, 30.0) == 60.0


def test_an_undo_behind_a_screen_changes_nothing_about_the_clocks_of_others() -> None:
    clocks = Clocks(Clock("game", 60, extra=5), 3)
    clocks.run({0, 1, 2}, 0.0)
    clocks.moved(0, 10.0)
    clocks.run({1, 2}, 10.0)
    clocks.moved(1, 20.0)
    clocks.run({2}, 20.0)
    clocks.undone(0)
    clocks.run({0, 2}, 40.0)
    assert [clocks.time_left(seat, 50.0) for seat in range(3)] == [10.0, 45.0, 10.0]
    clocks.undone(1)
    clocks.run({0, 1, 2}, 50.0)
    assert [clocks.time_left(seat, 50.0) for seat in range(3)] == [10.0, 10.0, 10.0]


def test_an_undo_that_is_not_stored_changes_no_clock() -> None:
    clocks = Clocks(Clock("game", 60), 2)
    clocks.run({0}, 0.0)
    clocks.moved(0, 20.0)
    clocks.run({1}, 20.0)
    for at in (30.0, 40.0):
        draft = clocks.copy()
        draft.undone(0)
        draft.run(set(), at)
        assert draft.left == [60.0 - at, 60.0]


def test_whoever_came_back_keeps_their_time_when_another_takes_a_move_back() -> None:
    clocks = Clocks(Clock("game", 600), 2)
    clocks.run({1}, 0.0)
    clocks.run({0}, 700.0)
    clocks.moved(0, 710.0)
    clocks.run(set(), 710.0)
    clocks.came_back(1)
    clocks.undone(0)
    clocks.run({0}, 720.0)
    assert clocks.left[1] == COME_BACK_SECONDS


def test_several_clocks_run_at_once() -> None:
    clocks = Clocks(Clock("move", 10), 3)
    clocks.run({0, 1, 2}, 0.0)
    clocks.moved(1, 4.0)
    clocks.run({0, 2}, 4.0)
    assert clocks.out_of_time(10.0) == [0, 2]


def test_whoever_comes_back_has_some_time() -> None:
    clocks = Clocks(Clock("game", 600), 2)
    clocks.run({0}, 0.0)
    clocks.run(set(), 700.0)
    clocks.came_back(0)
    assert clocks.left[0] == COME_BACK_SECONDS


def two_with_clock(place: House, clock: dict[str, object]) -> tuple[str, Visitor, list[Chair]]:
    anna, boris = Visitor(place, "Anna"), Visitor(place, "Boris")
    table = anna.make_table("me", "open", options={"first": "1"}, clock=clock)
    boris.join(table)
    return table, anna, [anna.go_to(table), boris.go_to(table)]


def test_a_bot_stands_in_when_time_is_up_and_gives_the_seat_back(tmp_path: Path) -> None:
    world = FakeWorld()
    with house(quick(tmp_path), Parts(world=world.world())) as place:
        table, anna, (first, second) = two_with_clock(place, {"per": "move", "seconds": 30})
        assert first.table["seats"][0]["time_left"] == 30.0
        world.time += 29.0
        assert anna.http.get(f"/api/tables/{table}").json()["seats"][0]["time_left"] == 1.0
        assert anna.http.get("/api/lobby").json()["yours"][0]["seats"][0]["time_left"] == 1.0
        world.time += 2.0
        second.catch_up(2)
        assert [(entry["kind"], entry["seat"]) for entry in second.entries] == [("stand_in", 0), ("act", 0)]
        assert second.table["seats"][0]["stood_in"]
        assert second.table["seats"][0]["level"]
        first.catch_up(2)
        assert first.act(0)["problem"]["text"]["key"] == "server.error.stood_in"
        while second.choices():
            second.act(second.choices()[0])
        done = first.ask("give_back")
        assert done["type"] == "done"
        first.catch_up(done["sequence"])
        assert not first.table["seats"][0].get("stood_in")
        assert first.ask("give_back")["problem"]["text"]["key"] == "server.error.not_stood_in"


def test_a_clock_runs_out_at_a_table_nobody_looks_at(tmp_path: Path) -> None:
    world = FakeWorld()
    with house(quick(tmp_path), Parts(world=world.world())) as place:
        table, _, chairs = two_with_clock(place, {"per": "game", "seconds": 60})
        for chair in chairs:
            chair.close()
    with house(quick(tmp_path), Parts(world=world.world(), minds=Minds(make=make_hanging))) as place:
        world.time += 100.0
        stranger = Visitor(place)
        while not stranger.http.get(f"/api/tables/{table}").json()["seats"][0].get("stood_in"):
            pass


def test_whoever_moved_in_time_keeps_the_seat_although_another_server_has_not_heard_of_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    world, hub, tried = FakeWorld(), Hub(), threading.Event()
    stand_in = requests.stand_in_for_late

    async def watched(*late: Any) -> None:
        await stand_in(*late)
        tried.set()

    monkeypatch.setattr("tessera.server.tables.hall.stand_in_for_late", watched)
    parts = [Parts(world=world.world(), fanout=Threaded(hub)) for _ in range(2)]
    with house(quick(tmp_path), parts[0]) as one, house(quick(tmp_path), parts[1]) as two:
        table, _, (first, _) = two_with_clock(one, {"per": "move", "seconds": 30})
        watching = Visitor(two).go_to(table)
        cut_off([one, two])
        world.time += 29.0
        assert first.act(first.choices()[0])["type"] == "done"
        world.time += 2.0
        assert tried.wait(PATIENCE)
        hear([watching])
        assert [entry["kind"] for entry in watching.entries] == ["act"]
        assert not watching.table["seats"][0].get("stood_in")


@pytest.mark.parametrize("correction", [-3600.0, 40.0, 3600.0])
def test_clocks_stand_still_while_the_server_is_down(tmp_path: Path, correction: float) -> None:
    world = FakeWorld()
    with house(quick(tmp_path), Parts(world=world.world())) as place:
        table, _, (first, second) = two_with_clock(place, {"per": "game", "seconds": 60})
        world.time += 10.0
        place.run(place.hall.uptime.beat())
        assert first.act(first.choices()[0])["type"] == "done"
        second.catch_up(1)
        assert second.table["seats"][0]["time_left"] == 50.0
    world.time += correction  # an outage, or somebody sets the system's clock meanwhile
    with house(quick(tmp_path), Parts(world=world.world())) as place:
        left = [seat["time_left"] for seat in Visitor(place).http.get(f"/api/tables/{table}").json()["seats"]]
        assert left == [50.0, 60.0]
        world.time += 5.0
        assert Visitor(place).http.get(f"/api/tables/{table}").json()["seats"][1]["time_left"] == 55.0


def test_setting_the_calendar_changes_no_clock(tmp_path: Path) -> None:
    world = FakeWorld()
    calendar = [world.time]
    parts = Parts(world=replace(world.world(), now=lambda: calendar[0]))
    with house(quick(tmp_path), parts) as place:
        table, anna, (first, second) = two_with_clock(place, {"per": "game", "seconds": 60})
        calendar[0] += 3600.0
        assert anna.http.get(f"/api/tables/{table}").json()["seats"][0]["time_left"] == 60.0
        world.time += 7.0
        assert first.act(first.choices()[0])["type"] == "done"
        calendar[0] -= 7200.0
        second.catch_up(1)
        assert [seat["time_left"] for seat in second.table["seats"]] == [53.0, 60.0]
        assert anna.http.get("/api/lobby").json()["yours"][0]["seats"][0]["time_left"] == 53.0
        assert [entry["kind"] for entry in second.entries] == ["act"]


def test_uptime_stands_still_without_a_store_and_never_goes_back(tmp_path: Path) -> None:
    steady, is_broken = [100.0], [False]

    async def test(store: Store) -> None:
        run = store.writer.run

        async def failing(work: Any) -> Any:
            if is_broken[0]:
                raise OSError("no store")
            return await run(work)

        store.writer.run = failing  # type: ignore[method-assign]  # a store that fails
        uptime = Uptime(store, lambda: steady[0], outage=6.0, pause=10.0)
        await uptime.open()
        assert uptime.now() == 0.0
        steady[0] += 9.0
        await uptime.beat()
        assert uptime.now() == 0.0  # people are still coming back
        steady[0] += 3.0
        assert uptime.now() == 2.0
        await uptime.beat()
        steady[0] += 40.0
        assert uptime.now() == 8.0  # no beat for so long: the process stood still
        await uptime.beat()
        is_broken[0] = True
        steady[0] += 1.0
        with pytest.raises(OSError, match="no store"):
            await uptime.beat()
        steady[0] += 40.0
        assert uptime.now() == 9.0
        is_broken[0] = False
        await uptime.beat()
        assert uptime.now() == 9.0
        steady[0] += 1.0
        other = Uptime(store, lambda: steady[0], outage=6.0, pause=0.0)
        await other.open()
        assert (uptime.now(), other.now()) == (10.0, 9.0)
        await uptime.beat()
        await other.beat()
        assert other.now() == 10.0  # the one who knows of more takes the other along

    with_store(tmp_path, test)


@pytest.mark.parametrize("is_away", [True, False])
def test_others_may_let_a_bot_play_for_somebody_who_is_gone(tmp_path: Path, is_away: bool) -> None:
    world = FakeWorld()
    with house(quick(tmp_path, away_seconds=15.0), Parts(world=world.world())) as place:
        anna, boris = Visitor(place, "Anna"), Visitor(place, "Boris")
        table = anna.make_table("me", "open", options={"first": "2"})
        boris.join(table)
        first, second = anna.go_to(table), boris.go_to(table)
        assert first.ask("stand_in", seat=1)["problem"]["text"]["key"] == "server.error.not_away"
        assert first.ask("stand_in", seat=0)["type"] == "refused"
        second.close()
        left = first.until("changed", lambda message: not message["table"]["seats"][1].get("online", False))
        assert [seat.get("awaited") for seat in left["table"]["seats"]] == [None, 15.0]
        if is_away:
            world.time += 20.0
        awaited = Visitor(place, "Vera").go_to(table).table["seats"][1]["awaited"]
        assert awaited == (0.0 if is_away else 15.0)
        answer = first.ask("stand_in", seat=1)
        if not is_away:
            assert answer["type"] == "refused"
            return
        assert answer["type"] == "done"
        first.catch_up(2)
        assert [entry["kind"] for entry in first.entries[:2]] == ["stand_in", "act"]
        back = boris.go_to(table)
        assert back.table["seats"][1]["stood_in"]
        assert back.ask("give_back")["type"] == "done"


def three_of_whom_one_is_gone(place: House) -> tuple[str, Visitor, Chair, Visitor]:
    """A table, who sits at it and their chair, and who has gone; another one is there and says nothing."""
    anna, boris, vera = people = [Visitor(place, name) for name in ("Anna", "Boris", "Vera")]
    clock = {"per": "game", "seconds": 60}
    table = anna.make_table("me", "open", "open", game="deus", clock=clock)
    for person in people[1:]:
        person.join(table)
    boris.go_to(table)
    return table, anna, anna.go_to(table), vera


def test_a_vote_takes_nobody_time_in_the_lobby(tmp_path: Path) -> None:
    world = FakeWorld()
    with house(quick(tmp_path), Parts(world=world.world())) as place:
        table, anna, chair, _ = three_of_whom_one_is_gone(place)
        world.time += 10.0
        assert chair.ask("stand_in", seat=2)["type"] == "done"
        world.time += 5.0
        for seen in (
            anna.http.get(f"/api/tables/{table}").json(),
            anna.http.get("/api/lobby").json()["yours"][0],
        ):
            assert seen["votes"] == [{"seat": 2, "agreed": [0]}]
            assert seen["seats"][seen["acting"][0]]["time_left"] == 45.0


def test_votes_are_void_when_their_person_comes_although_they_go_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with house(quick(tmp_path)) as place:
        table, _, chair, vera = three_of_whom_one_is_gone(place)
        assert chair.ask("stand_in", seat=2)["type"] == "done"
        me = vera.http.get("/api/me").json()
        live, change = place.hall.tables[table], rows.change

        async def come_and_go() -> None:
            reached, released = asyncio.Event(), asyncio.Event()

            async def slowly(*votes: Any) -> None:
                await change(*votes)
                reached.set()
                await released.wait()

            monkeypatch.setattr(rows, "change", slowly)
            coming = asyncio.create_task(live.greet(Listener(Person(me["id"], me["name"])), 0, 0))
            await reached.wait()
            coming.cancel()
            await asyncio.gather(coming, return_exceptions=True)
            released.set()
            async with live.lock:
                assert live.places[2].agreed == []

        place.run(come_and_go())
