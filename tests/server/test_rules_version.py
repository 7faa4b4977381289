"""A table keeps the rules it was played by: with others it can only be looked at."""

from pathlib import Path

from tessera.server.app import Parts
from tessera.server.bots import Minds
from tests.core.toy import Toy
from tests.server.house import Visitor, house, play, quick
from tests.server.minds import TOY, load_any, make_random

MINDS = Minds(load_any, make_random)


def test_a_table_of_other_rules_is_read_only(tmp_path: Path) -> None:
    with house(quick(tmp_path), Parts(games={"toy": TOY}, minds=MINDS)) as place:
        anna, boris = Visitor(place, "Anna"), Visitor(place, "Boris")
        table = anna.make_table("me", "open", game="toy")
        boris.join(table)
        chairs = [anna.go_to(table), boris.go_to(table)]
        play(chairs, 3)
        entries = chairs[0].entries
        cookie = dict(anna.http.cookies)
    newer = Toy()
    newer.rules_version = 2
    with house(quick(tmp_path), Parts(games={"toy": newer}, minds=MINDS)) as place:
        again = Visitor(place)
        again.http.cookies.update(cookie)
        seen = again.http.get(f"/api/tables/{table}").json()
        assert seen["problem"]["text"]["key"] == "core.error.other_rules"
        assert seen["status"] == "playing"
        chair = again.go_to(table)
        assert chair.view is None
        assert chair.entries == entries
        assert chair.act(0)["problem"]["text"]["key"] == "server.error.read_only"
        answer = again.http.get(f"/api/tables/{table}/positions/1")
        assert answer.json()["text"]["key"] == "server.error.read_only"
        assert again.http.get("/api/lobby").json()["yours"][0]["id"] == table
