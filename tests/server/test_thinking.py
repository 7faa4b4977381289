"""How long the computer of a seat may think: chosen with its level, kept, and never exceeded."""

from pathlib import Path
from typing import Any

import pytest

from tessera.ai.styles import LEVELS
from tessera.server.app import Parts
from tessera.server.thinking import thinkers
from tessera.server.thinking.thinkers import Minds
from tests.server.house import PATIENCE, Visitor, house, quick
from tests.server.minds import TOY, load_any, make_hurried, make_random

LEVEL = LEVELS[0]


@pytest.fixture(autouse=True)
def patience(monkeypatch: pytest.MonkeyPatch) -> None:
    """A busy machine is no reason to kill a bot here."""
    monkeypatch.setattr(thinkers, "GRACE", PATIENCE)


def bot(level: str = LEVEL, **more: Any) -> dict[str, Any]:
    return {"kind": "bot", "level": level, **more}


def test_people_are_offered_four_times_and_the_second_is_usual(tmp_path: Path) -> None:
    with house(quick(tmp_path, bot_seconds=2.0)) as place:
        for game in Visitor(place).http.get("/api/games").json():
            assert game["thinking"] == [0.5, 2.0, 5.0, 15.0]


def test_a_seat_keeps_its_time_over_a_restart_and_a_rematch(tmp_path: Path) -> None:
    asked = {"game": "duel", "seats": [{"kind": "me"}, bot(seconds=5.0)]}
    with house(quick(tmp_path)) as place:
        anna = Visitor(place, "Anna")
        table = anna.http.post("/api/tables", json=asked).json()
        assert table["seats"][1]["seconds"] == 5.0
        cookies = anna.http.cookies
    with house(quick(tmp_path)) as place:
        anna = Visitor(place)
        anna.http.cookies = cookies
        assert anna.http.get(f"/api/tables/{table['id']}").json()["seats"][1]["seconds"] == 5.0
        chair = anna.go_to(table["id"])
        chair.ask("resign")
        chair.ask("rematch")
        again = chair.table["rematch"]
        assert anna.http.get(f"/api/tables/{again}").json()["seats"][0]["seconds"] == 5.0


@pytest.mark.parametrize("seconds", [0, -1, 15.1, 1e9])
def test_nobody_thinks_for_ever(seconds: float, tmp_path: Path) -> None:
    with house(quick(tmp_path, bot_seconds=2.0)) as place:
        seats = [{"kind": "me"}, bot(seconds=seconds)]
        answer = Visitor(place, "Anna").http.post("/api/tables", json={"game": "duel", "seats": seats})
        assert (answer.status_code, answer.json()["text"]["key"]) == (400, "server.error.thinking")


@pytest.mark.parametrize(("seconds", "chosen"), [(0.2, -1), (1.0, 0)])
def test_a_bot_is_given_the_time_of_its_seat(seconds: float, chosen: int, tmp_path: Path) -> None:
    with house(quick(tmp_path, bot_seconds=0.5), Parts(minds=Minds(make=make_hurried))) as place:
        anna = Visitor(place, "Anna")
        seats = [{"kind": "me"}, bot(seconds=seconds)]
        made = {"game": "duel", "seats": seats, "options": {"first": "2"}}
        chair = anna.go_to(anna.http.post("/api/tables", json=made).json()["id"])
        chair.catch_up(1)
        taken = chair.entries[0]["action"]
        assert taken == sorted([*chair.choices(), taken])[chosen]


def test_the_host_sets_the_computers_of_a_table_that_waits(tmp_path: Path) -> None:
    with house(quick(tmp_path)) as place:
        anna, boris = Visitor(place, "Anna"), Visitor(place, "Boris")
        table = anna.make_table("open", "open")
        path = f"/api/tables/{table}/seats"
        assert anna.http.post(f"{path}/1", json=bot()).json()["status"] == "waiting"
        assert anna.http.post(f"{path}/0", json=bot()).json()["text"]["key"] == "server.error.nobody_plays"
        anna.http.delete(f"/api/tables/{table}")
        table = anna.make_table("open", "open")
        path = f"/api/tables/{table}/seats"
        anna.join(table)
        chair = anna.go_to(table)
        assert anna.http.post(f"{path}/0", json=bot()).json()["text"]["key"] == "server.error.place_taken"
        assert anna.http.post(f"{path}/7", json=bot()).status_code == 404
        assert anna.http.post(f"{path}/1", json={"kind": "open"}).status_code == 400
        assert anna.http.post(f"{path}/1", json=bot("nobody")).status_code == 400
        assert boris.http.post(f"{path}/1", json=bot()).status_code == 403
        seat = anna.http.post(f"{path}/1", json=bot(LEVELS[1], seconds=0.5)).json()["seats"][1]
        assert (seat["kind"], seat["level"], seat["seconds"]) == ("bot", LEVELS[1], 0.5)
        assert chair.until("welcome")["table"]["status"] == "playing"
        assert anna.http.post(f"{path}/1", json=bot()).status_code == 409


def test_a_computer_is_set_again_while_people_are_awaited(tmp_path: Path) -> None:
    parts = Parts(games={"toy": TOY}, minds=Minds(load_any, make_random))
    with house(quick(tmp_path), parts) as place:
        anna = Visitor(place, "Anna")
        seats = [{"kind": "me"}, bot(), {"kind": "open"}]
        table = anna.http.post("/api/tables", json={"game": "toy", "seats": seats}).json()["id"]
        path = f"/api/tables/{table}/seats/1"
        changed = anna.http.post(path, json=bot(LEVELS[4], seconds=1.0)).json()
        assert (changed["status"], changed["seats"][1]["level"]) == ("waiting", LEVELS[4])
        again = anna.http.post(path, json=bot(LEVELS[0])).json()["seats"][1]
        assert "seconds" not in again or again["seconds"] is None
