"""What whoever runs a server sees when something is wrong with its database: one sentence, and what to do."""

import contextlib
import os
import signal
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, event
from sqlalchemy.exc import DBAPIError

from tessera.cli import FAILED, main
from tessera.server.app import FILE
from tessera.server.store import soundness
from tessera.server.store.troubles import Kind, kind_of
from tests.server.house import PATIENCE, House, Visitor, house, play, quick
from tests.server.test_crash import VARIABLES, command
from tests.server.test_operation import restored  # noqa: F401 - a fixture

pytestmark = pytest.mark.usefixtures("restored")


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """The folder of a server that has been used, and does not run now."""
    with house(quick(tmp_path)) as place:
        anna, boris = Visitor(place, "Anna"), Visitor(place, "Boris")
        table = anna.make_table("me", "open")
        boris.join(table)
        play([anna.go_to(table), boris.go_to(table)], 30)
    return tmp_path


def refused(folder: Path, language: str, capsys: pytest.CaptureFixture[str]) -> str:
    """The one sentence with which a server does not start."""
    assert main(["serve", "--port", "0", "--data", str(folder), "--lang", language]) == FAILED
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.count("\n") == 1, captured.err
    return captured.err


def wait_until(fits: Callable[[], bool]) -> None:
    deadline = time.monotonic() + PATIENCE
    while not fits():
        assert time.monotonic() < deadline
        time.sleep(0.05)


# Before it starts


@pytest.mark.parametrize(("language", "word"), [("en", "Stop that one"), ("ru", "Остановите тот")])
def test_two_servers_do_not_share_a_file(tmp_path: Path, language: str, word: str) -> None:
    with command(tmp_path) as first:
        words = ["serve", "--port", "0", "--data", str(tmp_path), "--lang", language]
        second = subprocess.run(
            [sys.executable, "-m", "tessera", *words],
            capture_output=True,
            text=True,
            timeout=PATIENCE,
            env=VARIABLES,
        )
        assert (second.returncode, second.stdout, second.stderr.count("\n")) == (1, "", 1)
        assert word in second.stderr
        assert str(tmp_path / FILE) in second.stderr
        assert str(first.process.pid) in second.stderr
        assert Visitor(first, "Anna").http.get("/health").status_code == 200


def test_the_lock_goes_with_the_process_that_held_it(tmp_path: Path) -> None:
    with command(tmp_path) as first:
        first.end(signal.SIGKILL)
    with command(tmp_path) as second:
        assert second.end(signal.SIGTERM) == 0


@pytest.mark.parametrize(("language", "word"), [("en", "later version"), ("ru", "более новая версия")])
def test_a_database_of_a_later_version_is_one_sentence(
    data: Path, language: str, word: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with closing(sqlite3.connect(data / FILE)) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
        connection.commit()
    assert word in refused(data, language, capsys)


def damage(file: Path) -> None:
    """Overwrite a page in the middle."""
    with closing(sqlite3.connect(file)) as connection:
        (size,) = connection.execute("PRAGMA page_size").fetchone()
        query = "SELECT rootpage FROM sqlite_master WHERE name = 'entries'"
        (page,) = connection.execute(query).fetchone()
    with file.open("r+b") as written:
        written.seek((page - 1) * size)
        written.write(b"\xa5" * size)


@pytest.mark.parametrize(("language", "word"), [("en", "is damaged"), ("ru", "повреждён")])
def test_a_damaged_page_is_one_sentence(
    data: Path, language: str, word: str, capsys: pytest.CaptureFixture[str]
) -> None:
    damage(data / FILE)
    told = refused(data, language, capsys)
    assert word in told
    assert "tessera restore --force" in told


def test_of_a_large_file_only_as_much_is_looked_at_as_there_is_time_for(
    data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(soundness, "STEPS", 1)
    damage(data / FILE)
    soundness.check_file(data / FILE, longest=-1.0)


@contextmanager
def nobody_special() -> Iterator[None]:
    """As somebody who may not do everything, also where tests are run by root."""
    if os.geteuid() != 0:
        yield
        return
    os.seteuid(65534)
    try:
        yield
    finally:
        os.seteuid(0)


@pytest.fixture
def anywhere() -> Iterator[Path]:
    """A folder that everybody may enter."""
    with tempfile.TemporaryDirectory() as made:
        folder = Path(made)
        folder.chmod(0o755)
        yield folder
        folder.chmod(0o755)


@pytest.mark.parametrize(("language", "word"), [("en", "can't write in"), ("ru", "не может писать в папку")])
@pytest.mark.parametrize("inside", [".", "new"])
def test_a_folder_that_cannot_be_written_is_one_sentence(
    anywhere: Path, inside: str, language: str, word: str, capsys: pytest.CaptureFixture[str]
) -> None:
    anywhere.chmod(0o555)
    with nobody_special():
        told = refused(anywhere / inside, language, capsys)
    assert word in told
    assert "--data" in told


@pytest.mark.parametrize(("language", "word"), [("en", "can't write to"), ("ru", "не может писать в файл")])
def test_a_file_that_cannot_be_written_is_one_sentence(
    anywhere: Path, language: str, word: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with closing(sqlite3.connect(anywhere / FILE)) as connection:
        connection.execute("CREATE TABLE something (a)")
    (anywhere / FILE).chmod(0o444)
    anywhere.chmod(0o777)
    with nobody_special():
        assert word in refused(anywhere, language, capsys)


@pytest.mark.parametrize(("language", "word"), [("en", "Make room"), ("ru", "Освободите место")])
def test_a_disk_without_room_is_one_sentence(
    data: Path, language: str, word: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(soundness, "LEAST_FREE", 2**80)
    assert word in refused(data, language, capsys)


@pytest.mark.parametrize(("language", "word"), [("en", "has locked"), ("ru", "заблокирован")])
def test_a_file_that_another_program_has_locked_is_one_sentence(
    data: Path, language: str, word: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(soundness, "BUSY_SECONDS", 0.01)
    with closing(sqlite3.connect(data / FILE)) as other:
        other.execute("BEGIN IMMEDIATE")
        assert word in refused(data, language, capsys)


# While it runs


class Disk:
    """A disk that can be made full, as SQLite sees it: its file may have only so many pages."""

    def __init__(self, place: House, monkeypatch: pytest.MonkeyPatch) -> None:
        self.most = 2**30
        store = place.hall.store
        file = store.writer._file
        assert file is not None
        self._begin = file.begin
        monkeypatch.setattr(file, "begin", self._begin_limited)
        event.listen(store.engine.sync_engine, "begin", self._limit)

    def _limit(self, connection: Connection) -> None:
        connection.exec_driver_sql(self._pragma())

    def _begin_limited(self, connection: sqlite3.Connection) -> None:
        self._begin(connection)
        connection.execute(self._pragma())

    def _pragma(self) -> str:
        return f"PRAGMA max_page_count = {self.most}"


def health(place: House) -> tuple[int, dict[str, Any]]:
    answer = Visitor(place).http.get("/health")
    return answer.status_code, answer.json()


def test_on_a_full_disk_moves_are_refused_and_go_on_when_there_is_room(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with house(quick(tmp_path)) as place:
        disk = Disk(place, monkeypatch)
        people = [Visitor(place, "Anna"), Visitor(place, "Boris")]
        table = people[0].make_table("me", "open")
        people[1].join(table)
        chairs = [person.go_to(table) for person in people]
        play(chairs, 3)
        disk.most = 1
        told = until_refused(people, table)
        assert told["problem"]["text"]["key"] == "server.store.full"
        wait_until(lambda: health(place)[0] == 503)
        assert health(place)[1]["database"] == "full"
        answer = people[0].http.post(
            "/api/tables", json={"game": "duel", "seats": [{"kind": "me"}, {"kind": "open"}]}
        )
        assert (answer.status_code, answer.json()["text"]["key"]) == (503, "server.store.full")
        stored = people[0].go_to(table).sequence
        disk.most = 2**30
        wait_until(lambda: health(place)[0] == 200)
        chairs = [person.go_to(table) for person in people]
        assert chairs[0].sequence == stored
        play(chairs, 5)
        assert chairs[0].sequence == stored + 5
        cookie = dict(people[0].http.cookies)
    with house(quick(tmp_path)) as place:
        again = Visitor(place)
        again.http.cookies.update(cookie)
        assert again.go_to(table).sequence == stored + 5


def until_refused(people: list[Visitor], table: str) -> Any:
    """Play on until a move is refused: there may be a little room left in the pages that are there."""
    while True:
        with contextlib.suppress(Exception):  # a socket may be sent off, and comes back
            chairs = [person.go_to(table) for person in people]
            while True:
                acting = next(chair for chair in chairs if chair.choices())
                answer = acting.act(acting.choices()[0])
                if answer["type"] == "refused":
                    return answer
                for chair in chairs:
                    chair.catch_up(answer["sequence"])


def test_a_database_that_does_not_answer_is_a_sentence_and_no_alarm(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with house(quick(tmp_path)) as place:
        anna = Visitor(place, "Anna")
        engine = place.hall.store.engine

        def refuse() -> Any:
            raise ConnectionRefusedError(111, "refused")

        with monkeypatch.context() as broken:
            broken.setattr(type(engine), "begin", lambda _: refuse())
            answer = anna.http.get("/api/me")
            assert (answer.status_code, answer.json()["text"]["key"]) == (503, "server.store.away")
            assert health(place)[1] == {
                "status": "failing",
                "database": "away",
                "redis": "none",
                "thinkers": "ok",
                "disk": "ok",
            }
            closed = anna.socket("/ws/lobby")
            assert '"again":true' in str(closed.recv(PATIENCE))
        wait_until(lambda: health(place)[0] == 200)
        assert anna.http.get("/api/me").status_code == 200


def test_health_asks_nothing_of_the_database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with house(quick(tmp_path)) as place:
        wait_until(lambda: health(place)[1]["thinkers"] == "ok")

        def broken(*_: Any) -> Any:
            raise AssertionError("it was asked")

        with monkeypatch.context() as silent:
            silent.setattr(place.hall.store, "reading", broken)
            silent.setattr(place.hall.store.writer, "rows", broken)
            silent.setattr(place.hall.store.writer, "run", broken)
            expected = {"status": "ok", "database": "ok", "redis": "none", "thinkers": "ok", "disk": "ok"}
            assert health(place) == (200, expected)


def test_health_tells_of_what_wants_looking_after(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with house(quick(tmp_path)) as place:
        wait_until(lambda: health(place)[1]["thinkers"] == "ok")
        place.hall.store.condition.free_bytes = 5_000_000
        assert health(place)[1]["disk"] == "low"
        assert health(place)[1]["status"] == "impaired"
        monkeypatch.setattr(place.hall, "settings", quick(tmp_path, redis="redis://somewhere"))
        assert health(place)[1]["redis"] == "ok"
        monkeypatch.setattr(place.hall.fanout, "is_connected", False)
        assert health(place) == (
            200,
            {"status": "impaired", "database": "ok", "redis": "away", "thinkers": "ok", "disk": "low"},
        )
        place.hall.thinkers._down.update(place.hall.thinkers.workers)
        assert health(place)[1]["thinkers"] == "none"


class FromPostgres(Exception):
    def __init__(self, sqlstate: str) -> None:
        self.sqlstate = sqlstate


@pytest.mark.parametrize(
    ("state", "kind"),
    [
        ("53100", "full"),
        ("53300", "away"),
        ("57P01", "away"),
        ("57P03", "away"),
        ("08006", "away"),
        ("XX001", "damaged"),
        ("25006", "read_only"),
        ("42601", None),
        ("57014", None),
    ],
)
def test_what_postgres_says_is_understood(state: str, kind: Kind | None) -> None:
    assert kind_of(DBAPIError("SELECT 1", None, FromPostgres(state))) == kind


def test_a_mistake_of_ours_is_not_the_fault_of_the_database(data: Path) -> None:
    with closing(sqlite3.connect(data / FILE)) as connection, pytest.raises(sqlite3.Error) as caught:
        connection.execute("SELECT nothing FROM nowhere")
    assert kind_of(caught.value) is None
    assert kind_of(RuntimeError()) is None
