"""Stored, then true, then told: what the store does not take does not count, and nobody goes on from it."""

import itertools
import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import create_engine, text

from tessera.ai.styles import LEVELS
from tessera.core.message import Message
from tessera.server.app import Parts
from tessera.server.fanout import Hub
from tessera.server.problems import UNAVAILABLE, Refusal
from tessera.server.store import tables as rows
from tessera.server.store.database import sqlite_url
from tessera.server.store.writer import Writer
from tessera.server.tables import live
from tests.server.house import PATIENCE, Chair, House, Visitor, house, quick
from tests.server.test_servers import Threaded


class Weather:
    """What happens to the next writes of every store: `before` fails them, `after` loses their answer."""

    def __init__(self) -> None:
        self.before = 0
        self.after = 0

    def let_through(self) -> None:
        if self.before:
            self.before -= 1
            raise OSError("the disk is full")

    def answered(self) -> None:
        if self.after:
            self.after -= 1
            raise OSError("the connection broke")


@pytest.fixture
def weather(monkeypatch: pytest.MonkeyPatch) -> Weather:
    """Bad weather for what tables write; heartbeats go through."""
    chosen = Weather()
    ask = Writer._ask

    async def asked(self: Writer, what: Any) -> Any:
        is_beat = callable(what) and "beat" in what.__qualname__
        if not is_beat:
            chosen.let_through()
        answer = await ask(self, what)
        if not is_beat:
            chosen.answered()
        return answer

    monkeypatch.setattr(Writer, "_ask", asked)
    monkeypatch.setattr(live, "PAUSES", (0.01, 0.01, 0.01))
    return chosen


@contextmanager
def two_at_a_table(folder: Path) -> Iterator[tuple[House, str, list[Chair]]]:
    with house(quick(folder)) as place:
        anna, boris = Visitor(place, "Anna"), Visitor(place, "Boris")
        table = anna.make_table("me", "open")
        boris.join(table)
        yield place, table, [anna.go_to(table), boris.go_to(table)]


def acting(chairs: list[Chair]) -> Chair:
    return next(chair for chair in chairs if chair.choices())


def numbers(place: House, table: str) -> list[int]:
    """What the store has of the table's entries."""
    engine = create_engine(sqlite_url(place.hall.settings.data / "tessera.sqlite3"))  # type: ignore[operator]
    with engine.begin() as connection:
        query = text('SELECT sequence FROM entries WHERE "table" = :table ORDER BY sequence')
        found = list(connection.execute(query, {"table": table}).scalars())
    engine.dispose()
    return found


def test_a_move_that_is_not_stored_does_not_count_and_the_next_one_does(
    tmp_path: Path, weather: Weather
) -> None:
    with two_at_a_table(tmp_path) as (place, table, chairs):
        chair = acting(chairs)
        before = chair.view
        weather.before = 100
        answer = chair.act(chair.choices()[0])
        assert answer["problem"]["text"]["key"] == "server.error.not_stored"
        weather.before = 0
        assert Visitor(place).http.get(f"/api/tables/{table}").json()["moves"] == 0
        assert chair.view == before
        assert chair.act(chair.choices()[-1])["type"] == "done"
        assert numbers(place, table) == [1]


def test_whoever_waits_behind_a_move_that_fails_does_not_go_on_from_it(
    tmp_path: Path, weather: Weather
) -> None:
    with two_at_a_table(tmp_path) as (place, table, chairs):
        chair = acting(chairs)
        first, other = chair.choices()[:2]
        weather.before = len(live.PAUSES) + 1
        for number, action in enumerate((first, other)):
            message = {"type": "act", "request": f"r{number}", "sequence": 0, "actions": [action]}
            chair.send(message)
        assert chair.until("refused")["request"] == "r0"
        assert chair.until("done")["request"] == "r1"
        chair.catch_up(1)
        assert chair.entries[0]["action"] == other
        assert numbers(place, table) == [1]


def test_a_short_failure_of_the_store_is_waited_out(tmp_path: Path, weather: Weather) -> None:
    with two_at_a_table(tmp_path) as (place, table, chairs):
        weather.before = 2
        assert acting(chairs).act(acting(chairs).choices()[0])["type"] == "done"
        assert numbers(place, table) == [1]


def test_a_move_whose_answer_is_lost_is_made_once(tmp_path: Path, weather: Weather) -> None:
    with two_at_a_table(tmp_path) as (place, table, chairs):
        weather.after = 1
        chair = acting(chairs)
        assert chair.act(chair.choices()[0])["sequence"] == 1
        for other in chairs:
            other.catch_up(1)
        assert numbers(place, table) == [1]
        assert acting(chairs).act(acting(chairs).choices()[0])["sequence"] == 2


def test_what_is_stored_although_its_answer_was_lost_is_told_at_other_servers_and_bots_go_on(
    tmp_path: Path, weather: Weather, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(live, "BOT_GRACE", 3600.0)  # nobody looks after a bot that is late
    hub = Hub()
    with (
        house(quick(tmp_path), Parts(fanout=Threaded(hub))) as one,
        house(quick(tmp_path), Parts(fanout=Threaded(hub))) as two,
    ):
        anna = Visitor(one, "Anna")
        table = anna.make_table("me", LEVELS[0], options={"first": "1"})
        chair, watcher = anna.go_to(table), Visitor(two).go_to(table)
        for number in itertools.count(1):
            weather.after = 1
            assert chair.act(chair.choices()[0])["sequence"] == number
            watcher.catch_up(number)
            if not chair.choices():
                break
        watcher.catch_up(number + 1)
        vera = Visitor(one, "Vera").go_to(table)
        weather.after = 1
        vera.ask("say", text="hello")
        assert watcher.until("said")["chat"]["text"] == "hello"


def test_a_move_that_was_refused_but_stored_is_told_when_the_store_is_back(
    tmp_path: Path, weather: Weather
) -> None:
    with two_at_a_table(tmp_path) as (place, table, chairs):
        weather.after, weather.before = 1, 0
        chair = acting(chairs)
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(place.hall.tables[table], "_is_sure", _never_sure)  # it cannot be read
            assert chair.act(chair.choices()[0])["problem"]["text"]["key"] == "server.error.not_stored"
        for other in chairs:
            other.catch_up(1)
        assert numbers(place, table) == [1]


async def _never_sure() -> bool:
    return False


@pytest.mark.parametrize("is_stored", [False, True])
def test_a_game_begins_when_the_store_says_so(tmp_path: Path, weather: Weather, is_stored: bool) -> None:
    with house(quick(tmp_path)) as place:
        anna, boris = Visitor(place, "Anna"), Visitor(place, "Boris")
        table = anna.make_table("me", "open")
        chair = anna.go_to(table)
        if is_stored:
            weather.after = 1
        else:
            weather.before = 100
        answer = boris.http.post(f"/api/tables/{table}/join", json={})
        weather.before = 0
        assert answer.status_code == (200 if is_stored else 503)
        seen = anna.http.get(f"/api/tables/{table}").json()
        assert seen["status"] == ("playing" if is_stored else "waiting")
        if not is_stored:
            assert seen["seats"][1]["kind"] == "open"
            assert chair.view is None
            boris.join(table)
        chairs = [anna.go_to(table), boris.go_to(table)]
        assert acting(chairs).act(acting(chairs).choices()[0])["type"] == "done"


def test_a_vote_that_is_not_stored_does_not_count(tmp_path: Path, weather: Weather) -> None:
    with two_at_a_table(tmp_path) as (place, table, (first, second)):
        second.close()
        first.until("changed", lambda message: not message["table"]["seats"][1].get("online", False))
        weather.before = 100
        assert first.ask("stand_in", seat=1)["problem"]["text"]["key"] == "server.error.not_stored"
        assert place.hall.tables[table].places[1].agreed == []
        weather.before = 0
        assert first.ask("stand_in", seat=1)["type"] == "done"
        assert first.entries[0]["kind"] == "stand_in"


def test_whoever_cast_the_last_vote_is_told_that_the_bot_could_not_be_stored(
    tmp_path: Path, weather: Weather
) -> None:
    with two_at_a_table(tmp_path) as (place, table, (first, second)):
        second.close()
        first.until("changed", lambda message: not message["table"]["seats"][1].get("online", False))
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(rows, "append", _never_stored)
            assert first.ask("stand_in", seat=1)["problem"]["text"]["key"] == "server.error.not_stored"
        assert place.hall.tables[table].places[1].agreed == [0]
        assert first.ask("stand_in", seat=1)["type"] == "done"
        assert first.entries[0]["kind"] == "stand_in"


@pytest.mark.parametrize(
    "failure", [Refusal(Message("server.store.away"), UNAVAILABLE), ValueError("not one of ours")]
)
def test_the_lobby_goes_on_after_it_could_not_be_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, failure: Exception
) -> None:
    with house(quick(tmp_path)) as place:
        anna = Visitor(place, "Anna")
        lobby = anna.socket("/ws/lobby")
        assert json.loads(lobby.recv(PATIENCE)) == {"yours": [], "open": []}
        read, failed = rows.faces_of, threading.Event()

        async def failing(*asked: Any) -> Any:
            if not failed.is_set():
                failed.set()
                raise failure
            return await read(*asked)

        monkeypatch.setattr(rows, "faces_of", failing)
        anna.make_table("me", "open")
        assert failed.wait(PATIENCE)
        if not isinstance(failure, Refusal):
            anna.make_table("me", "open")
        assert json.loads(lobby.recv(PATIENCE))["yours"]


async def _never_stored(*_rows: Any) -> None:
    raise OSError("the disk is full")


def test_a_new_table_whose_answer_is_lost_is_made_once(tmp_path: Path, weather: Weather) -> None:
    with house(quick(tmp_path)) as place:
        anna = Visitor(place, "Anna")
        weather.after = 1
        table = anna.make_table("me", "open")
        assert [found["id"] for found in anna.http.get("/api/lobby").json()["yours"]] == [table]


def test_a_table_that_was_damaged_says_so_and_keeps_what_can_be_read(tmp_path: Path) -> None:
    with two_at_a_table(tmp_path) as (place, table, chairs):
        watcher, views = Visitor(place).go_to(table), []
        for sequence in range(1, 7):
            chair = acting(chairs)
            assert chair.act(chair.choices()[0])["sequence"] == sequence
            for other in (*chairs, watcher):
                other.catch_up(sequence)
            views.append(watcher.view)
    engine = create_engine(sqlite_url(tmp_path / "tessera.sqlite3"))
    with engine.begin() as connection:
        connection.execute(text("DELETE FROM entries WHERE sequence = 4"))
    engine.dispose()
    with house(quick(tmp_path)) as place:
        chair = Visitor(place).go_to(table)
        assert chair.table["problem"]["text"] == {"key": "server.error.damaged", "args": {"entry": 4}}
        assert [entry["sequence"] for entry in chair.entries] == [1, 2, 3, 5, 6]
        assert chair.view["board"] == views[2]["board"]
        stranger = Visitor(place, "Vera")
        seen = stranger.http.get(f"/api/tables/{table}/positions/3").json()
        assert seen["view"]["board"] == views[2]["board"]
        answer = stranger.http.get(f"/api/tables/{table}/positions/4").json()
        assert answer["text"]["key"] == "server.error.no_such_move"
        with pytest.raises(Refusal):
            place.hall.tables[table].standing.playing()


def test_a_table_that_cannot_be_read_at_all_keeps_no_other_from_going_on(tmp_path: Path) -> None:
    with house(quick(tmp_path, bot_delay=30.0)) as place:
        anna = Visitor(place, "Anna")
        damaged, sound = [anna.make_table("me", LEVELS[0], options={"first": "2"}) for _ in range(2)]
    engine = create_engine(sqlite_url(tmp_path / "tessera.sqlite3"))
    with engine.begin() as connection:
        damage = text("UPDATE tables SET setup = 'not JSON', due = 0 WHERE id = :table")
        connection.execute(damage, {"table": damaged})
    engine.dispose()
    with house(quick(tmp_path)) as place:
        stranger = Visitor(place)
        while stranger.http.get(f"/api/tables/{sound}").json()["moves"] == 0:
            pass


def test_what_another_server_stored_is_told_although_it_could_not_be_read_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(live, "PAUSES", (0.01, 0.01, 0.01))
    hub = Hub()
    with (
        house(quick(tmp_path), Parts(fanout=Threaded(hub))) as one,
        house(quick(tmp_path), Parts(fanout=Threaded(hub))) as two,
    ):
        anna, boris = Visitor(one, "Anna"), Visitor(one, "Boris")
        table = anna.make_table("me", "open")
        boris.join(table)
        chairs = [anna.go_to(table), boris.go_to(table)]
        watcher = Visitor(two).go_to(table)
        reading, failures = two.hall.store.reading, iter([True, True])

        def failing() -> Any:
            if next(failures, False):
                raise OSError("the connection broke")
            return reading()

        monkeypatch.setattr(two.hall.store, "reading", failing)
        assert acting(chairs).act(acting(chairs).choices()[0])["type"] == "done"
        watcher.catch_up(1)
        assert numbers(one, table) == [1]
