"""Whatever fails while something is stored: memory is what is stored, nothing is missing, people go on."""

import asyncio
import contextlib
import json
import threading
from collections.abc import Iterator
from typing import Any

import httpx
import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from tessera.ai import styles
from tessera.core.state import State
from tessera.server.app import database_url
from tessera.server.fanout import Hub, Member
from tessera.server.store import Store
from tessera.server.store import tables as rows
from tessera.server.tables import live, seating
from tessera.server.tables.hall import Hall
from tessera.server.tables.history import SNAPSHOT_EVERY
from tessera.server.tables.numbering import is_told
from tessera.server.world import World
from tests.faults.broken_store import KINDS, BrokenStore, Kind, broken_store
from tests.server.house import PATIENCE, Chair, House, Visitor, hear, house, play, quick

of_each_kind = pytest.mark.parametrize("kind", KINDS)
of_all_lengths = pytest.mark.parametrize("times", [1, 2, 3])
"""Writes that fail one after another: ours may be tried again, and those of others follow."""

SOON = (0.01, 0.04, 0.15)
"""Seconds between attempts: there are as many as for people."""


@pytest.fixture(scope="module")
def broken() -> Iterator[BrokenStore]:
    with broken_store() as made:
        yield made


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory, broken: BrokenStore) -> Iterator[House]:
    with pytest.MonkeyPatch.context() as patch, house(quick(tmp_path_factory.mktemp("broken"))) as running:
        for module in (live, seating):
            patch.setattr(module, "PAUSES", SOON)
        patch.setattr("tessera.server.store.PROBE_SECONDS", SOON[0])
        yield running


@pytest.fixture
def store(broken: BrokenStore) -> Iterator[BrokenStore]:
    """A store that works when a test begins, and again when it has ended."""
    yield broken
    broken.mend()


# What must be true afterwards


def assert_true(place: House, table: str, people: list[Visitor]) -> None:
    """Whoever knows nothing but the store sees the same as the server that has the table in memory."""
    ours: list[Any] = []
    stored: list[tuple[Any, Any, int]] = []
    while ours != (now := [told(person, table) for person in people]):  # a bot may still be playing
        ours = now
        stored = asyncio.run(as_stored(place, table, [message["table"].get("you") for message in ours]))
    for message, (view, face, sequence) in zip(ours, stored, strict=True):
        assert message["table"].get("problem") is None
        assert [entry["sequence"] for entry in message["entries"]] == list(range(1, sequence + 1))
        assert message["sequence"] == sequence
        assert message["view"] == view
        assert message["table"] == face


async def as_stored(place: House, table: str, seats: list[int | None]) -> list[tuple[Any, Any, int]]:
    """What another server, which knows the database alone, shows these seats; and how many entries are
    theirs to know."""
    store = Store(database_url(place.hall.settings))
    other = Hall(store, Member(Hub()), place.hall.thinkers, place.hall.settings, World())
    try:
        live = await other.find(table)
        people = [None if seat is None else live.places[seat].person for seat in seats]
        faces = [msgspec.to_builtins(live.seen_by(person)) for person in people]
        views = [msgspec.to_builtins(live.view(seat)) for seat in seats]
        entries = await rows.history(store, table)
        assert [entry.sequence for entry in entries] == list(range(1, len(entries) + 1))
        counts = [sum(is_told(entry, seat) for entry in entries) for seat in seats]
        return [*zip(views, map(without_presence, faces), counts, strict=True)]
    finally:
        await store.engine.dispose()


def told(person: Visitor, table: str) -> Any:
    """Everything that somebody is told who comes to the table."""
    chair = come(person, table)
    welcome = next(message for message in map(json.loads, chair.raw) if message["type"] == "welcome")
    chair.close()
    without_presence(welcome["table"])
    return welcome


def without_presence(face: Any) -> Any:
    """A table without what no store knows."""
    face.pop("is_host", None)
    for seat in face["seats"]:
        seat.pop("online", None)
        seat.pop("awaited", None)
    return face


def come(person: Visitor, table: str) -> Chair:
    """Come to a table, and again if one is sent away."""
    for _ in range(20):
        try:
            return person.go_to(table)
        except ConnectionClosed:
            continue
    raise AssertionError("always sent away")


def insist(person: Visitor, table: str, kind: str, **more: Any) -> Any:
    """Ask for something until there is an answer."""
    for _ in range(20):
        try:
            return come(person, table).ask(kind, **more)
        except ConnectionClosed:
            continue
    raise AssertionError("never answered")


def let_it_arrive(place: House) -> None:
    """What was sent before has reached the server and waits there."""
    with httpx.Client(base_url=f"http://{place.address}", trust_env=False) as somebody:
        for _ in range(10):
            assert somebody.get("/api/games").status_code == 200


def at_era(place: House) -> tuple[str, list[Visitor], list[Chair]]:
    """A game where all act at once."""
    people = [Visitor(place, name) for name in ("Anna", "Boris")]
    table = people[0].make_table("me", "open", game="era")
    people[1].join(table)
    return table, people, [person.go_to(table) for person in people]


def play_on(people: list[Visitor], table: str, moves: int = 4) -> None:
    """People come back, and the game goes on."""
    chairs = [come(person, table) for person in people]
    for _ in range(moves):
        hear(chairs)
        acting = next(chair for chair in chairs if chair.choices())
        number = acting.sequence
        answer = acting.act(acting.choices()[0], request=f"after {number}")
        assert (answer["type"], answer["sequence"]) == ("done", number + 1)
        assert acting.entries[-1]["sequence"] == number + 1
    for chair in chairs:
        chair.close()


# Moves


@of_each_kind
@of_all_lengths
def test_those_who_wait_behind_a_move_that_fails_begin_anew(
    store: BrokenStore, place: House, kind: Kind, times: int
) -> None:
    table, people, chairs = at_era(place)
    watcher = Visitor(place, "Vera")
    play(chairs, 6, hear)
    anna, boris = chairs
    again, watching = people[0].go_to(table), watcher.go_to(table)
    hear([anna, boris, again])
    act = {"type": "act", "request": "this one", "sequence": anna.sequence, "actions": [anna.choices()[0]]}
    other = {"type": "act", "request": "mine", "sequence": boris.sequence, "actions": [boris.choices()[0]]}
    fault = store.fail(kind, "entries", times, holds=True)
    anna.send(act)
    assert fault.reached.wait(PATIENCE)
    boris.send(other)
    again.send(act)
    watching.send({"type": "say", "request": "well", "text": "well?"})
    let_it_arrive(place)
    fault.release()
    acknowledged = {name: heard_done(chair, name) for chair, name in ((boris, "mine"), (again, "this one"))}
    store.mend()
    answers = {
        "this one": insist(people[0], table, "act", **without_type(act)),
        "mine": insist(people[1], table, "act", **without_type(other)),
    }
    assert_true(place, table, [*people, watcher])
    for name, answer in answers.items():
        if acknowledged[name] is not None:
            assert answer == acknowledged[name]
    assert insist(watcher, table, "say", request="well", text="well?")["type"] == "done"
    play_on(people, table)
    assert_true(place, table, [*people, watcher])


def without_type(message: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in message.items() if name != "type"}


def heard_done(chair: Chair, request: str) -> Any:
    """The answer to a request, if it was acknowledged before the socket ended."""
    try:
        while (message := chair.next()).get("request") != request:
            continue
    except ConnectionClosed:
        return None
    return message if message["type"] == "done" else None


@of_each_kind
def test_a_thinker_that_comes_back_after_a_move_that_failed_begins_anew(
    store: BrokenStore, place: House, kind: Kind, monkeypatch: pytest.MonkeyPatch
) -> None:
    gate = threading.Event()

    async def choose(state: State, seat: int, *_: Any, **__: Any) -> int:
        await asyncio.to_thread(gate.wait, PATIENCE)
        return state.actions(seat)[0]

    monkeypatch.setattr(place.hall.thinkers, "choose", choose)
    anna = Visitor(place, "Anna")
    table = anna.make_table("me", styles.LEVELS[0], game="era")
    chair = anna.go_to(table)
    act = {"request": "this one", "sequence": 0, "actions": [chair.choices()[0]]}
    fault = store.fail(kind, "entries", 2, holds=True)
    chair.send({"type": "act", **act})
    assert fault.reached.wait(PATIENCE)
    gate.set()
    let_it_arrive(place)
    fault.release()
    heard_done(chair, "this one")
    store.mend()
    answer = insist(anna, table, "act", **act)
    assert answer["type"] == "done"
    again = come(anna, table)
    while not any(entry["seat"] == 1 for entry in again.entries):
        again.next()
    number = again.sequence
    assert again.act(again.choices()[0], request=f"after {number}")["type"] == "done"
    while 1 in again.table["acting"]:  # its layout; then it waits for the other one
        again.next()
    again.close()
    assert_true(place, table, [anna])


@of_each_kind
def test_a_snapshot_that_fails_costs_nothing(store: BrokenStore, place: House, kind: Kind) -> None:
    anna, boris = Visitor(place, "Anna"), Visitor(place, "Boris")
    table = anna.make_table("me", "open")
    boris.join(table)
    chairs = [anna.go_to(table), boris.go_to(table)]
    play(chairs, SNAPSHOT_EVERY - 2)
    fault = store.fail(kind, "snapshots", 2)
    with contextlib.suppress(ConnectionClosed):
        play_until_refused(chairs, 10)
    assert fault.reached.wait(PATIENCE)
    store.mend()
    play_on([anna, boris], table, 10)
    assert_true(place, table, [anna, boris])


def play_until_refused(chairs: list[Chair], moves: int) -> None:
    for _ in range(moves):
        hear(chairs)
        acting = next(chair for chair in chairs if chair.choices())
        if acting.act(acting.choices()[0])["type"] != "done":
            return


# Chat, votes, offers


@of_each_kind
@of_all_lengths
def test_a_line_of_chat_that_fails_is_said_once_in_the_end(
    store: BrokenStore, place: House, kind: Kind, times: int
) -> None:
    table, people, chairs = at_era(place)
    fault = store.fail(kind, "chat", times, holds=True)
    chairs[0].send({"type": "say", "request": "one", "text": "one"})
    assert fault.reached.wait(PATIENCE)
    chairs[1].send({"type": "say", "request": "two", "text": "two"})
    let_it_arrive(place)
    fault.release()
    for chair, name in zip(chairs, ("one", "two"), strict=True):
        heard_done(chair, name)
    store.mend()
    for person, name in zip(people, ("one", "two"), strict=True):
        assert insist(person, table, "say", request=name, text=name)["type"] == "done"
    said = told(people[0], table)["chat"]
    assert sorted(line["text"] for line in said) == ["one", "two"]
    assert [line["number"] for line in said] == [1, 2]
    play_on(people, table)
    assert_true(place, table, people)


@of_each_kind
@of_all_lengths
def test_votes_that_fail_are_not_counted_and_can_be_given_again(
    store: BrokenStore, place: House, kind: Kind, times: int
) -> None:
    people = [Visitor(place, name) for name in ("Anna", "Boris", "Vera")]
    table = people[0].make_table("me", "open", "open", game="era")
    for person in people[1:]:
        person.join(table)
    anna = people[0].go_to(table)
    store.fail(kind, "seats", times)
    anna.send({"type": "stand_in", "request": "vote", "seat": 2})
    answer = heard_done(anna, "vote")
    store.mend()
    assert_true(place, table, people[:2])
    again = come(people[0], table)
    assert answer is None or again.table.get("votes") or stood_in(again, 2)
    assert again.ask("stand_in", seat=2)["type"] == "done"
    if not stood_in(again, 2):
        again.until("moved", lambda message: message["entries"][-1]["kind"] == "stand_in")
    again.close()
    assert insist(people[2], table, "give_back")["type"] == "done"
    play_on(people, table)
    assert_true(place, table, people)


def stood_in(chair: Chair, seat: int) -> bool:
    return bool(chair.table["seats"][seat].get("stood_in"))


@of_each_kind
@of_all_lengths
@pytest.mark.parametrize("what", ["seats", "tables"], ids=["the offer", "the new table"])
def test_a_rematch_that_fails_is_made_once_in_the_end(
    store: BrokenStore, place: House, kind: Kind, times: int, what: str
) -> None:
    table, people, chairs = at_era(place)
    assert chairs[0].ask("resign")["type"] == "done"
    hear(chairs)
    assert chairs[0].ask("rematch")["type"] == "done"
    store.fail(kind, what, times)
    chairs[1].send({"type": "rematch", "request": "again"})
    heard_done(chairs[1], "again")
    store.mend()
    assert insist(people[1], table, "rematch", request="again")["type"] == "done"
    faces = [told(person, table)["table"] for person in people]
    assert faces[0]["rematch"] == faces[1]["rematch"]
    mine = people[0].http.get("/api/lobby").json()["yours"]
    assert {face["id"] for face in mine} == {table, faces[0]["rematch"]}
    assert_true(place, table, people)
    play_on(people, faces[0]["rematch"])
    assert_true(place, faces[0]["rematch"], people)


# Sitting down


@of_each_kind
def test_a_game_does_not_begin_before_its_last_person_is_stored(
    store: BrokenStore, place: House, kind: Kind
) -> None:
    anna, boris = Visitor(place, "Anna"), Visitor(place, "Boris")
    table = anna.make_table("me", "open")
    waiting = anna.go_to(table)
    fault = store.fail(kind, "seats", holds=True)
    failed = threading.Thread(target=lambda: boris.http.post(f"/api/tables/{table}/join", json={}))
    failed.start()
    assert fault.reached.wait(PATIENCE)
    waiting.send({"type": "say", "request": "hello", "text": "hello"})
    let_it_arrive(place)
    fault.release()
    failed.join(PATIENCE)
    store.mend()
    assert_true(place, table, [anna, boris])
    boris.join(table)
    assert told(anna, table)["table"]["status"] == "playing"
    play_on([anna, boris], table, 8)
    assert_true(place, table, [anna, boris])


@of_each_kind
@pytest.mark.parametrize("what", ["join", "leave", "set_bot"])
def test_a_place_is_whose_the_store_says_whatever_fails(
    store: BrokenStore, place: House, kind: Kind, what: str
) -> None:
    anna, boris = Visitor(place, "Anna"), Visitor(place, "Boris")
    table = anna.make_table("me", "open", "open", game="era")
    path = f"/api/tables/{table}"
    if what == "leave":
        boris.join(table)
    store.fail(kind, "seats")
    bot = {"kind": "bot", "level": styles.LEVELS[0]}
    if what == "set_bot":
        answer = anna.http.post(f"{path}/seats/2", json=bot)
    else:
        answer = boris.http.post(f"{path}/{what}", json={} if what == "join" else None)
    store.mend()
    if answer.status_code == 200:  # it was tried again, and is true
        assert answer.json()["seats"] == anna.http.get(path).json()["seats"]
    assert_true(place, table, [anna, boris])
    boris.join(table)
    assert anna.http.post(f"{path}/seats/2", json=bot).status_code in (200, 409)
    face = anna.http.get(path).json()
    assert [seat["kind"] for seat in face["seats"]] == ["person", "person", "bot"]
    assert face["status"] == "playing"
    with contextlib.suppress(StopIteration):  # the bot's turn may come first
        play_on([anna, boris], table, 1)


@of_each_kind
def test_a_table_that_could_not_be_closed_or_made_is_what_the_store_says(
    store: BrokenStore, place: House, kind: Kind
) -> None:
    anna, boris = Visitor(place, "Anna"), Visitor(place, "Boris")
    table = anna.make_table("me", "open")
    store.fail(kind, "tables")
    is_closed = anna.http.delete(f"/api/tables/{table}").status_code == 204
    store.mend()
    path = f"/api/tables/{table}"
    if boris.http.post(f"{path}/join", json={}).status_code == 200:
        assert not is_closed
        play_on([anna, boris], table)
        assert_true(place, table, [anna, boris])
    else:
        assert anna.http.get(path).status_code == 404
    store.fail(kind, "tables")
    asked = {"game": "duel", "seats": [{"kind": "me"}, {"kind": "open"}]}
    made = anna.http.post("/api/tables", json=asked)
    store.mend()
    mine = [face["id"] for face in anna.http.get("/api/lobby").json()["yours"]]
    assert made.status_code != 201 or made.json()["id"] in mine
    for known in mine:
        assert_true(place, known, [anna, boris])
