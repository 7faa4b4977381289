"""A table whose rows cannot be read says so wherever it is met, and keeps what can be read."""

from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from sqlite3 import connect
from typing import Any

import pytest

from tests.server.house import House, Visitor, hear, house, play, quick

FILE = "tessera.sqlite3"
SENTENCE = {"key": "server.error.unreadable_table"}


def damage(folder: Path, table: str, what: str, where: str) -> None:
    """Spoil a column of a table: its own, or that of some of its rows elsewhere."""
    of = "id" if what == "tables" else '"table"'
    with closing(connect(folder / FILE)) as connection:
        changed = connection.execute(f"UPDATE {what} SET {where} AND {of} = ?", (table,))
        assert changed.rowcount
        connection.commit()


@contextmanager
def after_damage(folder: Path, status: str, what: str, where: str) -> Iterator[tuple[House, Visitor, str]]:
    """Anna comes back to a table of hers, of which something was spoilt meanwhile."""
    with house(quick(folder)) as place:
        anna = Visitor(place, "Anna")
        table = anna.make_table("me", "open", clock={"per": "game", "seconds": 600})
        if status != "waiting":
            boris = Visitor(place, "Boris")
            boris.join(table)
            chairs = [anna.go_to(table), boris.go_to(table)]
            play(chairs, 6, hear)
            if status == "over":
                chairs[0].ask("resign")
        cookies = dict(anna.http.cookies)
    damage(folder, table, what, where)
    with house(quick(folder)) as place:
        back = Visitor(place)
        back.http.cookies.update(cookies)
        yield place, back, table


def answers(visitor: Visitor, table: str) -> dict[str, tuple[int, Any]]:
    """What somebody is answered who asks for everything that there is of a table."""
    paths = ["", "/positions/0", "/positions/3", "/seats/0/positions/3", "/record"]
    found = {path: visitor.http.get(f"/api/tables/{table}{path}") for path in paths}
    assert [path for path, answer in found.items() if answer.status_code >= 500] == []
    return {
        path: (answer.status_code, answer.text if path == "/record" else answer.json())
        for path, answer in found.items()
    }


@pytest.mark.parametrize("status", ["waiting", "playing", "over"])
@pytest.mark.parametrize("column", ["setup", "options", "clock"])
def test_a_table_that_cannot_be_read_says_so_everywhere(tmp_path: Path, status: str, column: str) -> None:
    where = f"{column} = 'not JSON' WHERE 1"
    with after_damage(tmp_path, status, "tables", where) as (place, anna, table):
        found = answers(anna, table)
        code, face = found[""]
        assert (code, face["problem"]["text"], face["status"]) == (200, SENTENCE, status)
        for path in ("/positions/0", "/positions/3", "/seats/0/positions/3"):
            assert (found[path][0], found[path][1]["text"]) == (409, SENTENCE)
        (listed,) = anna.http.get("/api/lobby").json()["yours"]
        assert (listed["id"], listed["problem"]["text"]) == (table, SENTENCE)
        chair = anna.go_to(table)
        assert (chair.view, chair.table["problem"]["text"]) == (None, SENTENCE)
        assert len(chair.entries) == {"waiting": 0, "playing": 6, "over": 7}[status]
        assert chair.act(0)["problem"]["text"] == SENTENCE
        assert chair.ask("say", text="what a pity")["type"] == "done"
        joined = Visitor(place, "Vera").http.post(f"/api/tables/{table}/join", json={})
        assert (joined.status_code, joined.json()["text"]) == (409, SENTENCE)
        code, record = found["/record"]
        assert code == 200
        played = [line for line in record.splitlines() if line[:2] in ("1 ", "2 ")]
        assert len(played) == (0 if status == "waiting" else 6)


def test_what_is_damaged_while_people_look_at_it_is_said_to_them(tmp_path: Path) -> None:
    with house(quick(tmp_path)) as place:
        anna, boris = Visitor(place, "Anna"), Visitor(place, "Boris")
        table = anna.make_table("me", "open")
        boris.join(table)
        chair = anna.go_to(table)
        damage(tmp_path, table, "tables", "options = '[1' WHERE 1")
        place.run(place.hall.tables[table].refresh())
        told = chair.until("changed", lambda message: "problem" in message["table"])
        assert told["table"]["problem"]["text"] == SENTENCE


@pytest.mark.parametrize("spoilt", ["told = '[['", "outcomes = '[['", "action = NULL", "seat = 9"])
def test_a_table_is_shown_as_it_was_before_an_entry_that_cannot_be_read(tmp_path: Path, spoilt: str) -> None:
    with after_damage(tmp_path, "playing", "entries", f"{spoilt} WHERE sequence = 4") as (_, anna, table):
        found = answers(anna, table)
        assert found[""][1]["problem"]["text"] == {"key": "server.error.damaged", "args": {"entry": 4}}
        assert found["/positions/3"][0] == 200
        before = [entry["sequence"] for entry in anna.go_to(table).entries if entry["sequence"] < 4]
        assert before == [1, 2, 3]
        lines = found["/record"][1].splitlines()
        assert len([line for line in lines if line[:2] in ("1 ", "2 ")]) >= 3


@pytest.mark.parametrize("status", ["waiting", "playing", "over"])
def test_the_lobby_lists_a_table_whose_face_cannot_be_read(tmp_path: Path, status: str) -> None:
    with after_damage(tmp_path, status, "tables", "face = '{' WHERE 1") as (_, anna, table):
        (listed,) = anna.http.get("/api/lobby").json()["yours"]
        assert (listed["id"], listed["status"], listed["seats"][0]["name"]) == (table, status, "Anna")
        assert "problem" not in listed
        assert anna.http.get(f"/api/tables/{table}").json()["moves"] == (0 if status == "waiting" else 6)


def test_a_game_goes_on_although_its_snapshots_cannot_be_read(tmp_path: Path) -> None:
    with after_damage(tmp_path, "playing", "snapshots", "data = '' WHERE 1") as (_, anna, table):
        assert "problem" not in answers(anna, table)[""][1]
        assert anna.go_to(table).view["board"]
