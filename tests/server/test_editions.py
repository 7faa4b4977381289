"""Tables are of the edition they were begun with: with another one they wait, and nothing is lost."""

import json
import os
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from tessera import checking
from tessera.cli import main
from tessera.core.edition import VARIABLE, read
from tessera.core.game import Game
from tessera.core.record import record_from_text, verify
from tessera.editions import written
from tessera.games import load
from tessera.locale import LANGUAGES, Locale
from tessera.server.app import FILE, Parts
from tests.core.toy import Toy
from tests.games.editions import ERA
from tests.server.house import Visitor, house, play, quick
from tests.server.test_rules_version import MINDS, again, begun, there_text


def toy(edition: str) -> Game:
    game = Toy()
    game.edition = edition
    return game


def at(folder: Path, edition: str) -> Any:
    return house(quick(folder), Parts(games={"toy": toy(edition)}, minds=MINDS))


def edition_in(folder: Path) -> str:
    with closing(sqlite3.connect(folder / FILE)) as connection:
        (edition,) = connection.execute("SELECT edition FROM tables").fetchone()
    return str(edition)


@pytest.mark.parametrize(
    ("of", "by", "key"),
    [("aa", "", "other_edition"), ("aa", "bb", "other_edition"), ("", "bb", "no_edition")],
)
def test_a_table_of_another_edition_waits_until_its_file_is_back(
    tmp_path: Path, of: str, by: str, key: str
) -> None:
    table, people, chairs = begun(tmp_path, toy(of), 4)
    assert edition_in(tmp_path) == of
    with at(tmp_path, by) as place:
        anna = again(people[0], place)
        problem = anna.http.get(f"/api/tables/{table}").json()["problem"]["text"]
        assert (problem["key"], problem["args"]) == (f"server.error.{key}", {"edition": of or by})
        chair = anna.go_to(table)
        assert (chair.view, chair.entries) == (None, chairs[0].entries)
        assert chair.act(0)["problem"]["text"]["key"] == "server.error.read_only"
        text = there_text(people[0], place, table)  # it can be taken along
        assert (f"edition: {of}" in text.splitlines()) == bool(of)
    assert edition_in(tmp_path) == of
    with at(tmp_path, of) as place:
        there = [again(person, place).go_to(table) for person in people]
        assert [chair.view["board"] for chair in there] == [chair.view["board"] for chair in chairs]
        play(there)
        assert there[0].table["status"] == "over"
        assert verify(record_from_text(there_text(people[0], place, table), toy(of)))


def test_nobody_sits_down_at_a_table_of_another_edition(tmp_path: Path) -> None:
    with at(tmp_path, "aa") as place:
        table = Visitor(place, "Anna").make_table("me", "open", game="toy")
    with at(tmp_path, "") as place:
        answer = Visitor(place, "Boris").http.post(f"/api/tables/{table}/join", json={})
        assert answer.json()["text"]["key"] == "server.error.other_edition"
    with at(tmp_path, "aa") as place:
        Visitor(place, "Boris").join(table)


@pytest.mark.parametrize(("edition", "fate", "code"), [("aa", "goes_on", 0), ("", "cannot", 1)])
def test_check_tells_of_tables_of_another_edition(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    edition: str,
    fate: str,
    code: int,
) -> None:
    begun(tmp_path, toy("aa"), 4)
    for name in ("TESSERA_DATA", "TESSERA_DATABASE"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(checking, "offered", lambda: {"toy": toy(edition)})
    capsys.readouterr()
    words = ["check", "--data", str(tmp_path), "--lang", "en", "--json", "--records", str(tmp_path / "kept")]
    assert main(words) == code
    (verdict,) = json.loads(capsys.readouterr().out)["tables"]
    assert verdict["fate"] == fate
    assert (verdict["why"] is None) == (code == 0)
    if code:
        assert "with the corrections aa" in verdict["why"]
        (record,) = (tmp_path / "kept").iterdir()
        assert len(record_from_text(record.read_text("utf-8"), toy("aa")).moves) == 4


PLAYED = """
import sys
from pathlib import Path
from tests.server.house import Visitor, house, quick
with house(quick(Path(sys.argv[1]), bot_seconds=0.05)) as place:
    anna = Visitor(place, "Anna")
    grid = anna.http.get("/api/games/era/catalog").json()["grid"]
    table = anna.make_table("me", "level1", game="era")
    chair = anna.go_to(table)
    while not any(entry["seat"] == 1 and entry["events"] for entry in chair.entries):
        if chair.choices():
            assert chair.act(chair.choices()[0])["type"] == "done"
        else:
            chair.next()
    print(grid["width"], grid["height"], place.hall.tables[table].row.edition)
"""


def test_a_server_and_its_thinkers_play_by_the_edition(tmp_path: Path) -> None:
    file = tmp_path / "edition.toml"
    file.write_text(ERA, "utf-8")
    done = subprocess.run(
        [sys.executable, "-c", PLAYED, str(tmp_path / "data")],
        env={**os.environ, VARIABLE: str(file)},
        cwd=Path(__file__).parents[2],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr[-3000:]
    box = load("era").box
    assert box is not None
    form = box.form
    assert done.stdout.splitlines()[-1] == f"13 9 {read(form, ERA).box.fingerprint}"
    assert "bot_failed" not in done.stdout + done.stderr


# The page in the browser


def test_the_box_of_a_game_can_be_looked_at_and_downloaded(tmp_path: Path) -> None:
    with house(quick(tmp_path)) as place:
        http = Visitor(place).http
        games = {game["name"]: game for game in http.get("/api/games").json()}
        for name, info in games.items():
            box = load(name).box
            assert info.get("guesses") == (None if box is None else len(box.guesses()))
            answer = http.get(f"/api/games/{name}/box")
            if box is None:
                assert answer.status_code == 404
                assert answer.json()["text"]["key"] == "server.error.no_box"
                continue
            entries = [entry for section in answer.json()["sections"] for entry in section["entries"]]
            assert [entry["path"] for entry in entries] == [entry.path for entry in box.form.entries]
            guesses = [entry["path"] for entry in entries if entry["is_guess"]]
            assert guesses == [entry.path for entry in box.guesses()]
            assert answer.json()["file"] == f"editions/{name}.toml"
            for language in LANGUAGES:
                file = http.get(f"/api/games/{name}/box/{language}")
                assert file.headers["content-disposition"] == f'attachment; filename="{name}.toml"'
                assert file.text == written(box, Locale(language))
                tried = http.post(f"/api/games/{name}/box", json={"text": file.text}).json()
                assert tried == {"faults": [], "changes": [], "edition": "", "guesses": len(guesses)}


def test_a_file_that_somebody_tries_is_told_about_and_changes_nothing(tmp_path: Path) -> None:
    with house(quick(tmp_path)) as place:
        http = Visitor(place).http
        before = http.get("/api/games/era/catalog").text
        tried = http.post("/api/games/era/box", json={"text": ERA}).json()
        assert tried["faults"] == []
        assert [change["path"] for change in tried["changes"]] == [
            *("grid.width", "grid.height", "shapes.church", "shapes.farm", "costs.hospital")
        ]
        assert (tried["changes"][0]["was"], tried["changes"][0]["now"]) == ("11", "13")
        faulty = ERA.replace("width = 13", "width = 12")
        (fault,) = http.post("/api/games/era/box", json={"text": faulty}).json()["faults"]
        assert (fault["line"], fault["path"], fault["text"]["key"]) == (6, "grid.width", "era.fault.keep")
        large = http.post("/api/games/era/box", json={"text": "#" * 70_000})
        assert large.json()["text"]["key"] == "server.error.too_large"
        assert http.get("/api/games/era/catalog").text == before
        assert http.get("/api/games/era/box").json()["edition"] == ""
    assert not (tmp_path / "editions").exists()
