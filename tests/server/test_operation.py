"""What whoever runs a server relies on: health, metrics, logs, stopping."""

import io
import json
import logging
import signal
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import structlog

from tessera.cli import FAILED, main
from tessera.core.errors import WrongOption
from tessera.server import logs
from tessera.server.settings import PREFIX, READERS, Settings, read
from tessera.server.thinking.thinkers import RANKS
from tessera.server.web.routes.health import _is_local
from tests.server.house import PATIENCE, House, Visitor, cheap_passwords, house, play, quick
from tests.server.test_crash import command

# Metrics


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with house(quick(tmp_path_factory.mktemp("metrics"), proxy=True)) as running:
        yield running


def figures(place: House) -> dict[str, float]:
    text = Visitor(place).http.get("/metrics").text
    lines = [line.rpartition(" ") for line in text.splitlines() if not line.startswith("#")]
    return {name: float(figure) for name, _, figure in lines}


def test_metrics_count_what_happens(place: House) -> None:
    anna = Visitor(place, "Anna")
    before = figures(place)
    chair = anna.go_to(anna.make_table("me", "random", options={"first": "1"}))
    chair.act(10_000_000)
    while len(chair.entries) < 10:
        if chair.choices():
            chair.act(chair.choices()[0])
        else:
            chair.until("moved")
    after = figures(place)

    def more(name: str) -> float:
        return after.get(name, 0.0) - before.get(name, 0.0)

    assert more('tessera_entries_total{game="duel",kind="act"}') >= 10
    assert more("tessera_store_seconds_count") >= 10
    assert more('tessera_bot_seconds_count{level="random"}') >= 1
    assert more('tessera_refused_total{why="core.error.unknown_action"}') == 1
    assert more('tessera_sockets{kind="table"}') == 1
    assert after["tessera_live_tables"] >= 1
    assert after["tessera_bots_killed_total"] == 0
    assert {f'tessera_bots_waiting{{kind="{kind}"}}' for kind in RANKS} <= set(after)


def test_metrics_are_for_this_machine_alone(place: House) -> None:
    elsewhere = Visitor(place).http.get("/metrics", headers={"x-forwarded-for": "192.0.2.1"})
    assert elsewhere.status_code == 404
    assert elsewhere.json()["text"]["key"] == "server.error.no_such_page"


@pytest.mark.parametrize(
    ("metrics", "near", "far"), [("all", 200, 200), ("off", 404, 404), ("local", 200, 404)]
)
def test_a_setting_says_who_may_read_metrics(tmp_path: Path, metrics: str, near: int, far: int) -> None:
    with house(quick(tmp_path, metrics=metrics, proxy=True)) as place:
        http = Visitor(place).http
        assert http.get("/metrics").status_code == near
        assert http.get("/metrics", headers={"x-forwarded-for": "192.0.2.1"}).status_code == far


def test_what_is_this_machine() -> None:
    assert all(_is_local((address, 1)) for address in ("127.0.0.1", "127.0.0.5", "::1", "::ffff:127.0.0.1"))
    assert not any(_is_local((address, 1)) for address in ("192.0.2.1", "2001:db8::1", "localhost.evil"))
    assert not _is_local(None)


# Logs


@pytest.fixture
def restored(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Logging as it was before, and no settings from outside."""
    for name in READERS:
        monkeypatch.delenv(PREFIX + name.upper(), raising=False)
    root = logging.getLogger()
    handlers, level = root.handlers.copy(), root.level
    yield
    root.handlers[:] = handlers
    root.setLevel(level)
    structlog.reset_defaults()


@pytest.mark.usefixtures("restored")
def test_logs_are_json_for_programs() -> None:
    stream = io.StringIO()
    logs.set_up(stream, is_terminal=False)
    structlog.get_logger().info("started", address="http://127.0.0.1")
    logging.getLogger("a.library").warning("it is %s", "late")
    try:
        raise ValueError("what happened")
    except ValueError:
        structlog.get_logger().exception("failed", table="abc")
        logging.getLogger("a.library").exception("failed too")
    lines = [json.loads(line) for line in stream.getvalue().splitlines()]
    assert [line["event"] for line in lines] == ["started", "it is late", "failed", "failed too"]
    assert [line["level"] for line in lines] == ["info", "warning", "error", "error"]
    assert all(line["timestamp"].endswith("Z") for line in lines)
    assert lines[1]["logger"] == "a.library"
    assert all("ValueError: what happened" in line["exception"] for line in lines[2:])


@pytest.mark.usefixtures("restored")
def test_logs_are_readable_for_people_and_hide_the_values_of_variables() -> None:
    stream = io.StringIO()
    logs.set_up(stream, is_terminal=True)
    cookie = "a " + "secret value"
    try:
        raise ValueError(len(cookie))
    except ValueError:
        structlog.get_logger().exception("failed", table="abc")
    structlog.get_logger().info("started")
    told = stream.getvalue()
    assert "failed" in told
    assert "ValueError: 14" in told
    assert cookie not in told
    assert "started" not in told


@pytest.mark.usefixtures("restored")
def test_logs_hold_nothing_about_people(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Everything people do, and everything that can go wrong on the way, and then a look at the log."""
    stream = io.StringIO()
    logs.set_up(stream, is_terminal=False)
    monkeypatch.setattr(sys, "stderr", stream)
    with cheap_passwords(), house(quick(tmp_path)) as place:
        anna, boris = Visitor(place, "Annabella"), Visitor(place, "Borislav")
        account = {"login": "annabella.login", "password": "a password of hers"}
        anna.http.post("/api/account", json=account)
        boris.http.post("/api/account", json=account)
        token = anna.http.post("/api/tokens", json={"name": "her program"}).json()["secret"]
        table = anna.make_table("me", "open", options={"first": "1"})
        boris.join(table)
        chairs = [anna.go_to(table), boris.go_to(table)]
        chairs[0].ask("say", text="whispered words")
        play(chairs, 5)

        async def fail(*_: Any) -> Any:
            raise RuntimeError("broken on purpose")

        monkeypatch.setattr(place.hall.store.writer, "run", fail)
        monkeypatch.setattr(place.hall.store.writer, "rows", fail)
        for path, body, status in (
            ("/api/me", {"name": "Cecilia the new"}, 500),
            ("/api/tokens", {"name": "her program"}, 500),
            ("/api/tables", {"game": "duel", "seats": [{"kind": "me"}, {"kind": "open"}]}, 503),
        ):
            assert anna.http.post(path, json=body).status_code == status
        chairs[1].send({"type": "say", "request": "s", "text": "whispered words"})
        assert chairs[1].until("refused")["problem"]["text"]["key"] == "server.error.not_stored"
        assert place.hall.tables[table].history is not None
        secret = place.hall.tables[table].row.secret.hex()
        monkeypatch.undo()
        monkeypatch.setattr(sys, "stderr", stream)
    told = stream.getvalue()
    assert told.count("broken on purpose") >= 4
    private = ["Annabella", "Borislav", "Cecilia", "annabella", "a password", "whispered", "her program"]
    cookies = [value for person in (anna, boris) for value in person.http.cookies.values()]
    for text in [*private, token, secret, *cookies, *[cookie.partition(".")[0] for cookie in cookies]]:
        assert text not in told


def test_the_database_does_not_tell_what_it_was_given(tmp_path: Path) -> None:
    with house(quick(tmp_path)) as place:
        assert place.hall.store.engine.sync_engine.hide_parameters


# Starting and stopping


@pytest.mark.usefixtures("restored")
@pytest.mark.parametrize(
    ("options", "told"),
    [
        (["--redis", "redis://127.0.0.1:1"], "Redis can't be reached"),
        (["--redis", "somewhere"], "A Redis is written as"),
        (["--database", "postgresql://me:hidden@127.0.0.1:1/games"], "The database can't be used"),
        (["--database", "mysql://host/games"], "A database is written as"),
    ],
)
def test_what_cannot_be_reached_is_one_sentence(
    tmp_path: Path, options: list[str], told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["serve", "--port", "0", "--data", str(tmp_path), "--lang", "en", *options]) == FAILED
    captured = capsys.readouterr()
    assert captured.err.startswith(told)
    assert captured.err.count("\n") == 1
    assert "hidden" not in captured.err
    assert captured.out == ""


def test_switches_are_read_from_options_and_variables() -> None:
    assert not read({"rate_limit": "off"}, {}).rate_limit
    assert read({"proxy": "on"}, {"TESSERA_PROXY": "off"}).proxy
    assert read({}, {"TESSERA_RATE_LIMIT": "OFF", "TESSERA_METRICS": "all"}) == Settings(
        rate_limit=False, metrics="all"
    )
    for name in ("rate_limit", "proxy", "metrics"):
        with pytest.raises(WrongOption):
            read({name: "maybe"}, {})


@pytest.mark.usefixtures("restored")
def test_a_file_that_is_no_database_is_one_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "tessera.sqlite3").write_text("something else, and quite long")
    assert main(["serve", "--port", "0", "--data", str(tmp_path), "--lang", "ru"]) == FAILED
    assert capsys.readouterr().err.startswith(f"{tmp_path / 'tessera.sqlite3'} — не база данных Tessera.")


def test_a_server_that_is_told_to_stop_says_goodbye_and_ends(tmp_path: Path) -> None:
    with command(tmp_path) as running:
        anna, boris = Visitor(running, "Anna"), Visitor(running, "Boris")
        table = anna.make_table("me", "open")
        boris.join(table)
        chairs = [anna.go_to(table), boris.go_to(table)]
        silent = anna.socket(f"/ws/tables/{table}")
        lobby = anna.socket("/ws/lobby")
        lobby.recv(PATIENCE)
        assert running.end(signal.SIGTERM) == 0
        for chair in chairs:
            closed = chair.until("closed")
            assert (closed["again"], closed["problem"]["text"]["key"]) == (True, "server.closed.stopping")
            assert chair.is_closed_by_the_server()
        for socket in (silent, lobby):
            closed = json.loads(socket.recv(PATIENCE))
            assert (closed["type"], closed["again"]) == ("closed", True)
