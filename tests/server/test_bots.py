"""Thinkers think elsewhere, and one that hangs, crashes or cheats stops nobody."""

import asyncio
import threading
import time
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from typing import Any, NoReturn

import pytest

from tessera.ai import styles
from tessera.server.app import Parts
from tessera.server.tables import turns
from tessera.server.thinking import thinkers
from tessera.server.thinking.thinkers import Counsel, Minds, NoWorkers, ThinkersClosed
from tessera.server.thinking.workers import ThinkerLost
from tests.server.house import PATIENCE, Chair, Visitor, house, quick
from tests.server.minds import (
    TOY,
    load_any,
    make_cheating,
    make_crashing,
    make_hanging,
    make_mortal,
    make_random,
)

LEVEL = styles.LEVELS[0]
ODD = {"hangs": make_hanging, "crashes": make_crashing, "cheats": make_cheating}


@pytest.mark.parametrize("does", ODD)
def test_the_game_goes_on_when_a_bot(does: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinkers, "GRACE", 0.1)
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


class NoChance:
    """Nothing may be played at random."""

    def choice(self, actions: list[int]) -> int:
        raise AssertionError("played at random")


def test_a_bot_whose_worker_is_killed_from_outside_thinks_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(turns, "random", NoChance())
    killed = tmp_path / "killed"
    minds = Minds(make=partial(make_mortal, str(killed)))
    with house(quick(tmp_path, bot_seconds=PATIENCE), Parts(minds=minds)) as place:
        anna = Visitor(place, "Anna")
        anna.go_to(anna.make_table("me", LEVEL, options={"first": "2"})).catch_up(1)
        assert killed.exists()


@pytest.mark.parametrize("failure", [ThinkerLost("crashed"), NoWorkers("none"), ZeroDivisionError()])
def test_a_bot_moves_for_whatever_reason_thinking_fails(
    failure: Exception, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with house(quick(tmp_path)) as place:
        monkeypatch.setattr(place.hall.thinkers, "choose", failing(failure))
        anna = Visitor(place, "Anna")
        chair = anna.go_to(anna.make_table("me", LEVEL, options={"first": "2"}))
        chair.catch_up(1)
        assert chair.entries[0]["seat"] == 1


def failing(failure: Exception) -> Callable[..., Awaitable[NoReturn]]:
    async def fail(*_: object) -> NoReturn:
        raise failure

    return fail


def test_a_server_that_stops_plays_nothing_at_random(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(turns, "random", NoChance())
    with house(quick(tmp_path)) as place:
        asked = threading.Event()

        async def close(*_: object) -> NoReturn:
            asked.set()
            raise ThinkersClosed("closed")

        with monkeypatch.context() as closed:
            closed.setattr(place.hall.thinkers, "choose", close)
            anna = Visitor(place, "Anna")
            table = anna.make_table("me", LEVEL, options={"first": "2"})
            assert asked.wait(PATIENCE)
            while place.hall.turns.running:
                time.sleep(0.01)
            assert anna.http.get(f"/api/tables/{table}").json()["moves"] == 0
        anna.go_to(table).catch_up(1)


def test_those_who_sit_at_a_table_share_the_workers_with_the_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    parts = Parts(games={"toy": TOY}, minds=Minds(load_any, make_random))
    with house(quick(tmp_path), parts) as place:
        heard: list[frozenset[str]] = []
        choose = place.hall.thinkers.choose

        async def listen(*asked: Any) -> int:
            heard.append(asked[-1])
            return await choose(*asked)

        monkeypatch.setattr(place.hall.thinkers, "choose", listen)
        anna, boris = Visitor(place, "Anna"), Visitor(place, "Boris")
        table = anna.make_table("open", "open", LEVEL, game="toy")
        people = set()
        for person in (anna, boris):
            person.join(table)
            people.add(person.http.get("/api/me").json()["id"])
        anna.go_to(table).catch_up(1)
        assert heard[0] == people


# Hints


def hint_key(chair: Chair) -> str:
    answer = chair.ask("hint")
    assert answer["type"] == "refused"
    key: str = answer["problem"]["text"]["key"]
    return key


def test_a_hint_that_cannot_be_had_is_refused_and_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with house(quick(tmp_path)) as place:
        anna = Visitor(place, "Anna")
        chair = anna.go_to(anna.make_table("me", LEVEL, options={"first": "1"}))
        with monkeypatch.context() as broken:
            broken.setattr(place.hall.thinkers, "advise", failing(ThinkerLost("crashed")))
            assert hint_key(chair) == "server.error.no_hint"
            broken.setattr(place.hall.thinkers, "advise", failing(ZeroDivisionError()))
            assert hint_key(chair) == "server.error.ours"
        hint = chair.ask("hint")
        assert hint["line"][0] == hint["advice"][0]["notation"]


def test_whoever_asks_for_another_hint_too_early_is_told_and_the_first_one_comes_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with house(quick(tmp_path)) as place:
        anna = Visitor(place, "Anna")
        chair = anna.go_to(anna.make_table("me", LEVEL, options={"first": "1"}))
        told = threading.Event()
        advise = place.hall.thinkers.advise

        async def wait(*asked: Any) -> Counsel:
            await asyncio.to_thread(told.wait, PATIENCE)
            return await advise(*asked)

        monkeypatch.setattr(place.hall.thinkers, "advise", wait)
        for _ in range(2):  # as after a hello
            chair.send({"type": "hint", "request": "mine"})
        assert hint_key(chair) == "server.error.still_thinking"
        told.set()
        assert chair.until("hint")["request"] == "mine"
        chair.ask("say", text="later")
        assert sum('"request":"mine"' in message for message in chair.raw) == 1


def test_hints_right_after_the_start_are_answered(tmp_path: Path) -> None:
    with house(quick(tmp_path, bot_workers=4, bot_seconds=0.02)) as place:
        chairs = []
        for number in range(5):
            person = Visitor(place, f"Person {number}")
            chairs.append(person.go_to(person.make_table("me", LEVEL, options={"first": "1"})))
        for chair in chairs:
            chair.send({"type": "hint", "request": "early"})
        assert all(chair.until("hint")["advice"] for chair in chairs)
