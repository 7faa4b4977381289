"""Talk at a table: players' and watchers' chat, and reports to whoever runs the server."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from structlog.testing import capture_logs

from tessera.cli import main
from tessera.server.limits import PER_PERSON
from tests.server.house import Chair, House, Visitor, house, quick


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with house(quick(tmp_path_factory.mktemp("talk"))) as running:
        yield running


def two_people(place: House) -> tuple[str, Visitor, Visitor]:
    anna, boris = Visitor(place, "Anna"), Visitor(place, "Boris")
    table = anna.make_table("me", "open", options={"first": "1"})
    boris.join(table)
    return table, anna, boris


def lines_of(chair: Chair) -> list[Any]:
    """The lines of the chat in the first message."""
    lines: list[Any] = json.loads(chair.raw[0])["chat"]
    return lines


def read_by(visitor: Visitor, table: str) -> list[str]:
    """What was said, as somebody reads it who comes now."""
    return [line["text"] for line in lines_of(visitor.go_to(table))]


def heard(chair: Chair) -> list[str]:
    """Everything that was said while somebody was there."""
    chair.send({"type": "ping"})
    chair.until("pong")
    messages = [json.loads(text) for text in chair.raw]
    return [message["chat"]["text"] for message in messages if message["type"] == "said"]


# Two chats


def test_while_the_game_is_on_players_hear_players_and_watchers_hear_watchers(place: House) -> None:
    table, anna, boris = two_people(place)
    players = [anna.go_to(table), boris.go_to(table)]
    watchers = [Visitor(place, "Vera").go_to(table), Visitor(place, "Gleb").go_to(table)]
    assert players[0].ask("say", text="my plan is simple")["type"] == "done"
    assert watchers[0].ask("say", text="take the theater")["type"] == "done"
    assert [heard(chair) for chair in players] == [["my plan is simple"]] * 2
    assert [heard(chair) for chair in watchers] == [["take the theater"]] * 2
    assert read_by(boris, table) == ["my plan is simple"]
    assert read_by(Visitor(place), table) == ["take the theater"]


def test_when_the_game_is_over_everybody_reads_both_and_talks_with_everybody(place: House) -> None:
    table, anna, boris = two_people(place)
    first, second = anna.go_to(table), boris.go_to(table)
    watching = Visitor(place, "Vera").go_to(table)
    watching.ask("say", text="take the theater")
    first.ask("say", text="my plan is simple")
    first.ask("resign")
    for visitor in (anna, boris, Visitor(place)):
        assert read_by(visitor, table) == ["take the theater", "my plan is simple"]
    watching.ask("say", text="well played")
    assert heard(second) == ["my plan is simple", "well played"]


def test_before_the_game_everybody_hears_everybody(place: House) -> None:
    anna, boris = Visitor(place, "Anna"), Visitor(place, "Boris")
    table = anna.make_table("me", "open")
    waiting = anna.go_to(table)
    assert boris.go_to(table).ask("say", text="may I?")["type"] == "done"
    assert heard(waiting) == ["may I?"]


def test_a_speaker_is_known_again_at_another_table_but_not_by_the_id_of_the_person(place: House) -> None:
    table, anna, boris = two_people(place)
    again = anna.make_table("me", "open")
    for where in (table, again):
        anna.go_to(where).ask("say", text="hello")
    boris.go_to(table).ask("say", text="hello")
    lines = [*lines_of(boris.go_to(table)), *lines_of(boris.go_to(again))]
    first, other, third = (line["speaker"] for line in lines)
    assert first == third != other
    assert anna.http.get("/api/me").json()["id"] not in json.dumps(lines)


# Reports


def key(answer: Any) -> str:
    found: str = answer.json()["text"]["key"]
    return found


def report(visitor: Visitor, table: str, **about: Any) -> Any:
    return visitor.http.post(f"/api/tables/{table}/reports", json=about)


def read_reports(folder: Path, capsys: pytest.CaptureFixture[str], *more: str) -> str:
    assert main(["reports", "--data", str(folder), "--lang", "en", *more]) == 0
    return capsys.readouterr().out


def test_whoever_runs_the_server_reads_what_was_reported(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with house(quick(tmp_path)) as place:
        assert "Nobody has reported anything." in read_reports(tmp_path, capsys)
        table, anna, boris = two_people(place)
        boris.go_to(table).ask("say", text="you\nfool")
        (line,) = lines_of(anna.go_to(table))
        with capture_logs() as logged:
            assert report(anna, table, line=line["number"], text="an \x1b[31minsult").status_code == 204
            assert report(anna, table, seat=1, text="he is rude").status_code == 204
        assert [told["event"] for told in logged] == ["reported", "reported"]
        assert "fool" not in str(logged)
        told = read_reports(tmp_path, capsys)
        assert told.count(f"table {table}: Anna reports Boris") == 2
        assert "  > you fool\n" in told
        assert "  an [31minsult\n" in told
        assert "\x1b" not in told
        assert "  he is rude\n" in told
        assert read_reports(tmp_path, capsys, "--last", "1").count("Anna reports Boris") == 1


def test_what_one_does_not_hear_or_see_cannot_be_reported(place: House) -> None:
    table, anna, boris = two_people(place)
    Visitor(place, "Vera").go_to(table).ask("say", text="take the theater")
    abouts: list[dict[str, int]] = [{"line": 1}, {"line": 99}, {}]
    for about in abouts:
        refused = report(anna, table, **about)
        assert (refused.status_code, key(refused)) == (404, "server.error.no_such_line")
    for seat in (-1, 2, 99):
        assert key(report(anna, table, seat=seat)) == "server.error.no_such_seat"
    alone = boris.make_table("me", "greedy")
    assert key(report(anna, alone, seat=1)) == "server.error.no_such_seat"
    assert report(anna, table, seat=1, text="x" * 501).status_code == 400
    assert report(Visitor(place), table, seat=1).status_code == 401
    assert report(anna, "nosuchtable", seat=1).status_code == 404


def test_nobody_reports_without_end(tmp_path: Path) -> None:
    with house(quick(tmp_path, rate_limit=True)) as strict:
        strict.hall.limits._clock = lambda: 0.0
        anna = Visitor(strict, "Anna")
        table = anna.make_table("me", "open")
        burst = PER_PERSON["report"].burst
        answers = [report(anna, table, seat=0).status_code for _ in range(burst + 1)]
        assert answers == [204] * burst + [429]


def test_without_a_server_there_is_nothing_to_read(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["reports", "--data", str(tmp_path / "nowhere"), "--lang", "en"]) != 0
    assert "does not exist" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []
