"""Saving the games of a server that runs, and bringing them back."""

import os
import sqlite3
import stat
from contextlib import closing
from pathlib import Path

import pytest

from tessera.cli import FAILED, main
from tests.server.house import Place, Visitor, house, play, quick
from tests.server.test_crash import command


@pytest.fixture(autouse=True)
def in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "C")
    for name in ("TESSERA_DATA", "TESSERA_DATABASE"):
        monkeypatch.delenv(name, raising=False)


def back_up(folder: Path, file: Path, *more: str) -> int:
    return main(["backup", str(file), "--data", str(folder), *more])


def restore(folder: Path, file: Path, *more: str) -> int:
    return main(["restore", str(file), "--data", str(folder), *more])


def come_again(person: Visitor, place: Place) -> Visitor:
    again = Visitor(place)
    again.http.cookies.update(dict(person.http.cookies))
    return again


def test_a_game_goes_on_from_a_backup_of_a_running_server(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    here, there, file = tmp_path / "here", tmp_path / "there", tmp_path / "saved"
    with command(here) as running:
        anna, boris = Visitor(running, "Anna"), Visitor(running, "Boris")
        table = anna.make_table("me", "open", options={"pantheon": "true"})
        boris.join(table)
        chairs = [anna.go_to(table), boris.go_to(table)]
        play(chairs, 20)
        views = [chair.view for chair in chairs]
        assert back_up(here, file) == 0
        told = capsys.readouterr().out
        assert str(file) in told
        assert str(here / "tessera.sqlite3") in told
        play(chairs, 5)  # nobody noticed, and what came later is not in it
        assert chairs[0].sequence == 25
    assert [path.name for path in tmp_path.glob("saved*")] == ["saved"]
    assert restore(there, file) == 0
    with command(there) as running:
        people = [come_again(person, running) for person in (anna, boris)]
        chairs = [person.go_to(table) for person in people]
        assert [chair.view for chair in chairs] == views
        assert chairs[0].sequence == 20
        play(chairs)
        assert chairs[0].table["status"] == "over"


@pytest.fixture
def saved(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Path:
    """The backup of a server with one person."""
    with house(quick(tmp_path / "first")) as place:
        Visitor(place, "Anna")
        assert back_up(tmp_path / "first", tmp_path / "saved") == 0
    capsys.readouterr()
    return tmp_path / "saved"


def names(folder: Path) -> list[str]:
    with closing(sqlite3.connect(folder / "tessera.sqlite3")) as connection:
        return [name for (name,) in connection.execute("SELECT name FROM people")]


def test_only_its_owner_can_read_a_backup(saved: Path, tmp_path: Path) -> None:
    assert stat.S_IMODE(saved.stat().st_mode) == 0o600
    restore(tmp_path / "second", saved)
    assert stat.S_IMODE((tmp_path / "second" / "tessera.sqlite3").stat().st_mode) == 0o600
    assert stat.S_IMODE((tmp_path / "second").stat().st_mode) == 0o700


def test_nothing_is_replaced_without_force(
    saved: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    other = tmp_path / "other"
    with house(quick(other)) as place:
        Visitor(place, "Boris")
        before = saved.read_bytes()
        assert back_up(other, saved) == FAILED
        assert "--force" in capsys.readouterr().err
        assert saved.read_bytes() == before
    assert restore(other, saved) == FAILED
    assert "--force" in capsys.readouterr().err
    assert names(other) == ["Boris"]
    assert restore(other, saved, "--force") == 0
    assert names(other) == ["Anna"]
    with closing(sqlite3.connect(other / "tessera.sqlite3.old")) as connection:
        assert connection.execute("SELECT name FROM people").fetchall() == [("Boris",)]
    assert back_up(other, other / "tessera.sqlite3", "--force") == FAILED
    assert restore(other, other / "tessera.sqlite3", "--force") == FAILED
    assert names(other) == ["Anna"]


def test_nothing_is_brought_back_under_a_running_server(
    saved: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with house(quick(tmp_path / "busy")) as place:
        boris = Visitor(place, "Boris")
        assert restore(tmp_path / "busy", saved, "--force") == FAILED
        assert "Stop it first" in capsys.readouterr().err
        assert boris.http.post("/api/me", json={"name": "Still Boris"}).status_code == 200
    assert names(tmp_path / "busy") == ["Still Boris"]


@pytest.mark.parametrize("damage", ["text", "another database", "cut", "later"])
def test_what_is_no_backup_is_refused(
    saved: Path, tmp_path: Path, damage: str, capsys: pytest.CaptureFixture[str]
) -> None:
    if damage == "text":
        saved.write_text("not a database")
    elif damage == "cut":
        os.truncate(saved, saved.stat().st_size // 2)
    else:
        if damage == "another database":
            saved.unlink()
        with closing(sqlite3.connect(saved)) as connection:
            query = (
                "CREATE TABLE entries (a)"
                if damage != "later"
                else "UPDATE alembic_version SET version_num = 'z'"
            )
            connection.execute(query)
            connection.commit()
    assert restore(tmp_path / "second", saved) == FAILED
    assert str(saved) in capsys.readouterr().err
    assert not (tmp_path / "second").exists()


@pytest.mark.parametrize(("language", "word"), [("en", "nothing to save"), ("ru", "Сохранять нечего")])
def test_it_speaks_both_languages(
    tmp_path: Path, language: str, word: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert back_up(tmp_path / "nowhere", tmp_path / "saved", "--lang", language) == FAILED
    assert word in capsys.readouterr().err
    assert not (tmp_path / "nowhere").exists()
    assert restore(tmp_path / "nowhere", tmp_path / "missing", "--lang", language) == FAILED
    assert str(tmp_path / "missing") in capsys.readouterr().err


def test_postgres_is_saved_with_its_own_tools(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    url = "postgresql://me:hidden@host/games"
    assert main(["backup", str(tmp_path / "saved"), "--database", url]) == FAILED
    told = capsys.readouterr().err
    assert "pg_dump" in told
    assert "hidden" not in told


def test_another_file_than_that_of_the_folder(tmp_path: Path) -> None:
    with house(quick(tmp_path, database=f"sqlite:///{tmp_path / 'other.db'}")) as place:
        Visitor(place, "Vera")
        url = f"sqlite:///{tmp_path / 'other.db'}"
        assert main(["backup", str(tmp_path / "saved"), "--database", url]) == 0
    assert restore(tmp_path / "second", tmp_path / "saved") == 0
    assert names(tmp_path / "second") == ["Vera"]
