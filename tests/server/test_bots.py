"""Bots think elsewhere, and one that hangs, crashes or cheats stops nobody."""

from pathlib import Path

import pytest

from tessera.ai import styles
from tessera.server import bots
from tessera.server.app import Parts
from tessera.server.bots import Minds
from tests.server.house import Visitor, house, quick
from tests.server.minds import make_cheating, make_crashing, make_hanging

LEVEL = styles.LEVELS[0]
ODD = {"hangs": make_hanging, "crashes": make_crashing, "cheats": make_cheating}


@pytest.mark.parametrize("does", ODD)
def test_the_game_goes_on_when_a_bot(does: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "GRACE", 0.1)
    settings = quick(tmp_path, bot_seconds=0.1)
    with house(settings, Parts(minds=Minds(make=ODD[does]))) as place:
        anna = Visitor(place, "Anna")
        chair = anna.go_to(anna.make_table("me", LEVEL, options={"first": "2"}))
        chair.catch_up(1)
        assert [(entry["seat"], entry["kind"]) for entry in chair.entries[:1]] == [(1, "act")]
        while chair.choices():
            chair.act(chair.choices()[0])
        chair.catch_up(chair.sequence + 1)
        assert chair.entries[-1]["seat"] == 1
        assert anna.http.get("/health").status_code == 200


def test_a_bot_goes_on_after_a_restart(tmp_path: Path) -> None:
    with house(quick(tmp_path, bot_delay=30.0)) as place:
        anna = Visitor(place, "Anna")
        table = anna.make_table("me", LEVEL, options={"first": "2"})
        assert anna.http.get(f"/api/tables/{table}").json()["moves"] == 0
    with house(quick(tmp_path)) as place:
        stranger = Visitor(place)
        assert table in place.hall.tables  # though nobody has asked for it yet
        while stranger.http.get(f"/api/tables/{table}").json()["moves"] == 0:
            pass


def test_a_bot_waits_a_moment_and_undo_comes_before_it(tmp_path: Path) -> None:
    with house(quick(tmp_path, bot_delay=0.3)) as place:
        anna = Visitor(place, "Anna")
        chair = anna.go_to(anna.make_table("me", LEVEL, options={"first": "1"}))
        chair.act(chair.choices()[0])
        assert chair.ask("undo", sequence=1)["type"] == "done"
        chair.act(chair.choices()[1])
        chair.catch_up(4)
        kinds = [(entry["kind"], entry["seat"]) for entry in chair.entries[:4]]
        assert kinds == [("act", 0), ("undo", 0), ("act", 0), ("act", 1)]
