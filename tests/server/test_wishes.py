"""A wish of several actions is one request: checked and stored as one, taken back as one, counted once."""

import asyncio
import dataclasses
import os
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from unittest import mock

import pytest
from sqlalchemy import event
from sqlalchemy.engine import Engine

import tessera
from tessera.core.match import Situation
from tessera.games.deus.state import DeusState
from tessera.server.app import Parts
from tessera.server.fanout import Hub
from tessera.server.protocol import MOST_ACTIONS
from tessera.server.store import Store, Taken, tables
from tessera.server.store.database import sqlite_url
from tessera.server.store.file import File
from tessera.server.tables import live
from tessera.server.tables.history import Beginning, History, begin, restore
from tests.core.toy import PLAY, Choose, ToyState
from tests.server.house import PATIENCE, Chair, House, Visitor, hear, house, quick, settle
from tests.server.minds import TOY
from tests.server.test_history import BEGINNING, ERA, facts, moment
from tests.server.test_servers import Threaded, cut_off
from tests.server.test_store import add, entry

GAME = tessera.load("deus")
DEUS = dataclasses.replace(BEGINNING, game=GAME, options=GAME.check_options({}))
FIRST, OTHER, THIRD = ("offer:brewery_3", "add:galley_4", "add:laboratory_blue")
"""Cards of the hand that the secret of the tests deals: an offering of them is a wish."""


def numbered(*notations: str) -> list[int]:
    return [GAME.vocabulary.action(notation) for notation in notations]


def notations(made: list[Any]) -> list[str]:
    return [GAME.vocabulary.notation(entry.action) for entry in made]


def restored(history: History, beginning: Beginning, made: list[Any]) -> History:
    return restore(beginning, history.match.record.setup, made, None)


def layout(history: History, seat: int) -> list[int]:
    """All that a seat of Era places behind its screen, as one wish."""
    copy, wish, is_done = history.copy(), list[int](), False
    while not is_done:
        wish.append(copy.state.actions(seat)[0])
        [made] = copy.act(seat, wish[-1:], moment(101.0), None)
        is_done = bool(made.outcomes) or seat not in copy.acting
    return wish


# What a wish does to a history


def test_each_action_of_a_wish_is_an_entry_and_the_first_has_the_request() -> None:
    history = begin(DEUS)
    made = history.act(0, numbered(FIRST, OTHER), moment(101.0), "0:a")
    assert notations(made) == [FIRST, OTHER]
    assert [(one.sequence, one.request, one.wish) for one in made] == [(1, "0:a", None), (2, None, 1)]
    assert history.requests == {"0:a": range(1, 3)}
    assert facts(restored(history, DEUS, made)) == facts(history)


def test_a_wish_ends_where_chance_speaks_although_its_seat_is_asked_again() -> None:
    """Whoever plays alone lays out, and the dice fall: nobody chose among them before."""
    history = begin(dataclasses.replace(ERA, names=["Anna"]))
    wish, stand = layout(history, 0), ERA.game.vocabulary.action("stand")
    made = history.act(0, [*wish, stand], moment(101.0), "0:a")
    assert [one.action for one in made] == wish
    assert made[-1].outcomes
    assert stand in history.state.actions(0)


def test_a_wish_ends_where_another_seat_is_to_act() -> None:
    history = begin(BEGINNING)
    seat = history.acting[0]
    wish = history.state.actions(seat)
    assert len(wish) > 1
    assert len(history.act(seat, wish, moment(101.0), None)) == 1
    assert seat not in history.acting


def test_an_answer_that_the_rules_have_given_themselves_counts_as_done() -> None:
    """Of a hand of one card nobody is asked which one to lay face down."""
    history = begin(dataclasses.replace(DEUS, options=GAME.check_options({"wild": "true"})))
    state = history.state.clone()
    assert isinstance(state, DeusState)
    state.empires[0].hand = state.empires[0].hand[:1]
    history.match.situation = Situation(state)
    [card] = [notation[6:] for notation in legal(history) if notation.startswith("offer:")]
    wild = next(notation for notation in legal(history) if notation.startswith("wild:"))
    asked = history.copy()
    asked.act(0, numbered(wild), moment(101.0), None)
    place = legal(asked)[0]
    for wish in ([wild, f"hide:{card}", place], [wild, place]):
        made = history.copy().act(0, numbered(*wish), moment(101.0), None)
        assert notations(made) == [wild, place]


def legal(history: History) -> list[str]:
    return [GAME.vocabulary.notation(action) for action in history.state.actions(0)]


def test_a_wish_is_taken_back_as_one_also_by_a_server_that_has_only_read_of_it() -> None:
    history = begin(DEUS)
    first = history.act(0, numbered(FIRST), moment(101.0), None)
    made = first + history.act(0, numbered(OTHER, THIRD), moment(102.0), "0:a")
    again = restored(history, DEUS, made)
    for one in (history, again):
        undone = one.undo(0, moment(103.0), "0:b")
        assert [(entry.kind, entry.request, entry.wish) for entry in undone] == [
            ("undo", "0:b", None),
            ("undo", None, 4),
        ]
        assert [played.sequence for played in one.moves] == [1]
        assert legal(one) == legal(restored(history, DEUS, first))
        assert len(one.undo(0, moment(104.0), None)) == 1
        assert one.state.to_data() == begin(DEUS).state.to_data()
    assert facts(history) == facts(again)


def test_a_wish_behind_a_screen_is_one_entry_for_the_others_and_so_is_its_undo() -> None:
    history = begin(ERA)
    wish = layout(history, 0)
    made = history.act(0, wish, moment(101.0), None)
    assert len(made) == len(wish) > 2
    assert [one.told.is_quiet for one in made] == [True] * (len(wish) - 1) + [False]
    made += history.undo(0, moment(102.0), None)
    assert history.count_moves(0) == history.count_moves(1) == 0
    assert history.numbering.number(1) == history.numbering.number(None) == 2
    assert facts(restored(history, ERA, made)) == facts(history)


# At a server


@contextmanager
def two_at(place: House, game: str = "deus") -> Iterator[tuple[str, list[Visitor], list[Chair]]]:
    """A table of two people, of whom the first is asked something."""
    people = [Visitor(place, name) for name in ("Anna", "Boris")]
    table = people[0].make_table("me", "open", game=game)
    people[1].join(table)
    chairs = [person.go_to(table) for person in people]
    if not chairs[0].choices():
        people.reverse()
        chairs.reverse()
    yield table, people, chairs


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with house(quick(tmp_path_factory.mktemp("wishes"))) as running:
        yield running


def offering(chair: Chair, count: int = 2) -> list[int]:
    """So many of the cards in the hand, as one wish that is not complete."""
    notations = [GAME.vocabulary.notation(action) for action in chair.choices()]
    cards = [notation[6:] for notation in notations if notation[:6] == "offer:"]
    return numbered(f"offer:{cards[0]}", *[f"add:{card}" for card in cards[1:count]])


def stored(place: House, table: str) -> list[Any]:
    return place.run(tables.history(place.hall.store, table))


def test_a_wish_is_answered_once_and_told_with_one_view(place: House) -> None:
    with two_at(place) as (table, _, chairs):
        wish = offering(chairs[0], 3)
        answer = chairs[0].act(*wish, request="a wish")
        assert answer == {"type": "done", "request": "a wish", "sequence": 3, "entries": 3}
        hear(chairs)
        for chair in chairs:
            moved = [text for text in chair.raw if '"type":"moved"' in text]
            assert len(moved) == 1
            assert [entry["sequence"] for entry in chair.entries] == [1, 2, 3]
        assert [entry["action"] for entry in chairs[0].entries] == wish
        assert not any("action" in entry for entry in chairs[1].entries)
        assert [one.wish for one in stored(place, table)] == [None, 1, 1]
        assert chairs[0].act(*wish, request="a wish", sequence=0) == answer
        assert len(stored(place, table)) == 3


def test_a_wish_is_refused_as_a_whole_when_one_of_its_actions_is_not_legal(place: House) -> None:
    with two_at(place) as (table, _, chairs):
        first, second = offering(chairs[0])
        answer = chairs[0].act(first, second, second)
        assert answer["problem"]["text"]["key"] == "deus.reason.not_in_hand"
        assert stored(place, table) == []
        assert chairs[0].act(first, second)["entries"] == 2


def test_a_wish_of_nothing_or_of_too_much_is_no_message(place: House) -> None:
    for wish in ([], [0] * (MOST_ACTIONS + 1)):
        with two_at(place) as (_, _, chairs):
            chairs[0].send({"type": "act", "request": "a", "sequence": 0, "actions": wish})
            assert chairs[0].is_closed_by_the_server()


def test_a_wish_is_undone_as_one_also_after_a_restart(tmp_path: Path) -> None:
    with house(quick(tmp_path)) as place, two_at(place) as (table, people, chairs):
        before = chairs[0].view
        assert chairs[0].act(*offering(chairs[0], 3))["entries"] == 3
        cookies = dict(people[0].http.cookies)
    with house(quick(tmp_path)) as place:
        anna = Visitor(place)
        anna.http.cookies.update(cookies)
        chair = anna.go_to(table)
        assert chair.ask("undo", sequence=3)["entries"] == 3
        assert chair.view == before
        assert [entry["kind"] for entry in chair.entries] == ["act"] * 3 + ["undo"] * 3
        assert chair.table["moves"] == 0


def test_nobody_can_count_what_somebody_does_behind_a_screen(place: House) -> None:
    with two_at(place, "era") as (_, _, (first, second)):
        history = next(table.history for table in place.hall.tables.values() if table.row.game == "era")
        assert history is not None
        wish = layout(history, 0)
        assert first.act(*wish[:3])["entries"] == 3
        hear([second])
        assert second.entries == []
        assert first.ask("undo", sequence=3)["entries"] == 3
        assert first.act(*wish)["entries"] == len(wish)
        assert first.ask("undo", sequence=first.sequence)["entries"] == len(wish)
        hear([second])
        told = [(entry["sequence"], entry["kind"], entry["seat"]) for entry in second.entries]
        assert told == [(1, "act", 0), (2, "undo", 0)]
        assert first.sequence == 6 + 2 * len(wish)


# What the store does with it


@contextmanager
def failing_in_the_middle() -> Iterator[None]:
    """The entries are written, and then what belongs to them cannot be."""

    def fail(_connection: Any, _cursor: Any, statement: str, *_more: Any) -> None:
        if statement.startswith("UPDATE tables SET status"):
            raise OSError("the disk is full")

    def fail_in_file(file: File, connection: Any, text: str, rows: list[Any]) -> None:
        fail(connection, None, text)
        execute(file, connection, text, rows)

    execute = File.execute
    event.listen(Engine, "before_cursor_execute", fail)
    try:
        with mock.patch.object(File, "execute", fail_in_file):
            yield
    finally:
        event.remove(Engine, "before_cursor_execute", fail)


def test_a_failure_in_the_middle_of_a_wish_stores_nothing_of_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(live, "PAUSES", (0.01, 0.01, 0.01))
    with house(quick(tmp_path)) as place, two_at(place) as (table, _, chairs):
        wish = offering(chairs[0], 3)
        with failing_in_the_middle():
            assert chairs[0].act(*wish, request="a wish")["type"] == "refused"
            assert stored(place, table) == []
        hear(chairs)
        assert chairs[1].entries == []
        while (answer := chairs[0].act(*wish, request="a wish", sequence=0))["type"] == "refused":
            assert answer["problem"]["text"]["key"].startswith("server.store.")
        assert answer["entries"] == 3
        assert len(stored(place, table)) == 3


def test_of_entries_that_do_not_follow_each_other_none_is_stored(tmp_path: Path) -> None:
    async def test() -> None:
        store = Store(sqlite_url(tmp_path / "tessera.sqlite3"))
        await store.open()
        row = await add(store)
        with pytest.raises(Taken):
            await tables.append(store, row, [entry(1, "0:a"), entry(3)], "{}")
        assert await tables.history(store, row.id) == []
        await store.close()

    asyncio.run(test())


KILLED = """
import asyncio, os, sys
from pathlib import Path
from tests.server.test_store import add, entry
from tessera.server.store import Store, tables
from tessera.server.store.database import sqlite_url
from tessera.server.store.file import File

execute = File.execute

def execute_or_die(file, connection, text, rows):
    if text.startswith("UPDATE tables SET status"):
        os._exit(9)
    execute(file, connection, text, rows)

async def main():
    store = Store(sqlite_url(Path(sys.argv[1])))
    await store.open()
    row = await add(store)
    await tables.append(store, row, [entry(1, "0:a")], "{}")
    File.execute = execute_or_die
    await tables.append(store, row, [entry(2, "0:b"), entry(3)], "{}")

asyncio.run(main())
"""


def test_a_server_that_is_killed_between_two_actions_has_stored_neither(tmp_path: Path) -> None:
    file = tmp_path / "tessera.sqlite3"
    variables = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    killed = subprocess.run(
        [sys.executable, "-c", KILLED, str(file)], env=variables, timeout=4 * PATIENCE, check=False
    )
    assert killed.returncode == 9

    async def test() -> None:
        store = Store(sqlite_url(file))
        await store.open()
        assert await tables.history(store, "t") == [entry(1, "0:a")]
        await store.close()

    asyncio.run(test())


@pytest.mark.parametrize("hears", [True, False], ids=["that hear of each other", "that do not"])
def test_the_same_wish_at_two_servers_counts_once(tmp_path: Path, hears: bool) -> None:
    hub = Hub()
    with (
        house(quick(tmp_path), Parts(fanout=Threaded(hub))) as one,
        house(quick(tmp_path), Parts(fanout=Threaded(hub))) as two,
        two_at(one) as (table, people, chairs),
    ):
        elsewhere = Visitor(two)
        elsewhere.http.cookies.update(dict(people[0].http.cookies))
        other = elsewhere.go_to(table)
        if not hears:
            cut_off([one, two])
        wish = offering(chairs[0], 3)
        message = {"type": "act", "request": "once", "sequence": 0, "actions": wish}
        for chair in (chairs[0], other):
            chair.send(message)
        answers = [chair.until("done") for chair in (chairs[0], other)]
        assert answers == [{"type": "done", "request": "once", "sequence": 3, "entries": 3}] * 2
        assert len(stored(one, table)) == 3
        settle([chairs[0], other])
        undone = other.ask("undo", sequence=3, request="back")
        assert undone["entries"] == 3
        assert chairs[0].ask("undo", sequence=3, request="back") == undone


# Legality


def test_the_actions_of_a_seat_are_listed_once_for_each_change(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """From the request to the view of what it led to, for whoever looks, illegal actions included."""
    listed: Counter[Any] = Counter()
    actions = Choose.actions

    def counted(frame: Choose, state: ToyState, seat: int) -> list[int]:
        listed[state.round, frame.ready, frame.given, seat] += 1
        return actions(frame, state, seat)

    monkeypatch.setattr(Choose, "actions", counted)
    monkeypatch.setattr(Choose, "options", lambda *_: list(range(PLAY.size)), raising=False)
    with (
        house(quick(tmp_path), Parts(games={"toy": TOY})) as place,
        two_at(place, "toy") as (table, _, chairs),
    ):
        chairs.append(Visitor(place).go_to(table))
        for _ in range(4):
            acting = next(chair for chair in chairs if chair.choices())
            illegal = next(action for action in range(PLAY.size) if action not in acting.choices())
            assert acting.act(illegal)["type"] == "refused"
            assert acting.act(acting.choices()[0])["type"] == "done"
            hear(chairs)
    assert len(listed) >= 6
    assert set(listed.values()) == {1}
