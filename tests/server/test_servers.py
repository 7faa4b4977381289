"""Several servers on one database: a table is served to people at different servers."""

import asyncio
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from structlog.testing import capture_logs

from tessera.ai import styles
from tessera.server.app import Parts
from tessera.server.fanout import Hear, Hub, Member, Notice
from tessera.server.store import Store
from tessera.server.store import tables as rows
from tests.server.house import Chair, House, Visitor, house, play, quick, settle


@pytest.fixture
def houses(tmp_path: Path) -> Iterator[list[House]]:
    hub = Hub()
    with (
        house(quick(tmp_path), Parts(fanout=Threaded(hub))) as one,
        house(quick(tmp_path), Parts(fanout=Threaded(hub))) as two,
    ):
        yield [one, two]


class Threaded(Member):
    """A member whose server runs in a thread of its own."""

    is_mute = False

    def publish(self, notice: Notice) -> None:
        if not self.is_mute:
            super().publish(notice)

    async def open(self, hear: Hear, reconnected: Callable[[], None]) -> None:
        loop = asyncio.get_running_loop()

        def pass_on(notice: Notice) -> None:
            loop.call_soon_threadsafe(hear, notice)

        await super().open(pass_on, reconnected)


def at_two_servers(houses: list[House]) -> tuple[str, list[Visitor], list[Chair]]:
    anna, boris = Visitor(houses[0], "Anna"), Visitor(houses[1], "Boris")
    table = anna.make_table("me", "open")
    first = anna.go_to(table)
    boris.join(table)
    first.until("welcome")
    return table, [anna, boris], [first, boris.go_to(table)]


def cut_off(houses: list[House]) -> None:
    """From now on no server hears of what another one does."""
    for running in houses:
        assert isinstance(running.hall.fanout, Threaded)
        running.hall.fanout.is_mute = True


def test_people_at_two_servers_play_a_whole_game(houses: list[House]) -> None:
    table, people, chairs = at_two_servers(houses)
    play(chairs)
    assert chairs[0].table["result"] == chairs[1].table["result"]
    records = [person.http.get(f"/api/tables/{table}/record").text for person in people]
    assert records[0] == records[1]
    assert [entry["sequence"] for entry in chairs[0].entries] == [
        entry["sequence"] for entry in chairs[1].entries
    ]


def test_presence_chat_undo_and_rematch_cross_servers(houses: list[House]) -> None:
    _, people, chairs = at_two_servers(houses)
    first, second = chairs
    first.until("changed", lambda message: message["table"]["seats"][1].get("online", False))
    second.ask("say", text="hello")
    assert first.until("said")["chat"]["text"] == "hello"
    first.ask("say", text="hi")
    assert second.until("said", lambda message: message["chat"]["name"] == "Anna")["chat"]["number"] == 2
    acting = next(chair for chair in chairs if chair.choices())
    acting.act(acting.choices()[0])
    acting.ask("undo", sequence=acting.sequence)
    settle(chairs)
    assert [entry["kind"] for entry in first.entries] == ["act", "undo"]
    first.ask("resign")
    settle(chairs)
    first.ask("rematch")
    second.until("changed", lambda message: message["table"].get("rematch_offers") == [0])
    second.ask("rematch")
    changed = first.until("changed", lambda message: "rematch" in message["table"])
    assert people[0].go_to(changed["table"]["rematch"]).view["seat"] == 1


def test_the_same_request_at_two_servers_counts_once(houses: list[House]) -> None:
    table, people, chairs = at_two_servers(houses)
    seat = next(seat for seat, chair in enumerate(chairs) if chair.choices())
    elsewhere = Visitor(houses[1 - seat])
    elsewhere.http.cookies.update(dict(people[seat].http.cookies))
    other = elsewhere.go_to(table)
    chair, action = chairs[seat], chairs[seat].choices()[0]
    for one in (chair, other):
        one.send({"type": "act", "request": "once", "sequence": 0, "actions": [action]})
    answers = [one.until("done") for one in (chair, other)]
    assert answers[0] == answers[1]
    assert answers[0]["sequence"] == 1


def test_a_server_without_word_from_another_finds_out_at_the_primary_key(houses: list[House]) -> None:
    """The fan-out may lose notices; the store decides, and the loser catches up."""
    _, _, chairs = at_two_servers(houses)
    cut_off(houses)
    first, second = chairs
    acting, other = (first, second) if first.choices() else (second, first)
    acting.act(acting.choices()[0])
    # The other server has not heard of it, and its person gives up at the same number.
    done = other.ask("resign")
    assert (done["type"], done["sequence"]) == ("done", 2)
    assert [entry["kind"] for entry in other.entries] == ["act", "resign"]
    assert other.table["status"] == "over"


def test_two_who_want_a_rematch_at_once_get_one_although_neither_server_has_heard_of_the_other(
    houses: list[House],
) -> None:
    """Each of them saw one offer only, and nobody made the table that both had asked for."""
    _, _, chairs = at_two_servers(houses)
    chairs[0].ask("resign")
    settle(chairs)
    cut_off(houses)
    chairs[0].ask("rematch")
    assert chairs[1].ask("rematch")["type"] == "done"
    assert chairs[1].table["rematch"]


def test_whoever_comes_from_another_server_sees_what_they_saw_there(houses: list[House]) -> None:
    """The notice may still be on its way, and nothing says that one is missing."""
    table, people, chairs = at_two_servers(houses)
    seat = next(seat for seat, chair in enumerate(chairs) if chair.choices())
    elsewhere = Visitor(houses[1 - seat])
    elsewhere.http.cookies.update(dict(people[seat].http.cookies))
    cut_off(houses)
    chairs[seat].act(chairs[seat].choices()[0])
    assert elsewhere.go_to(table).sequence == chairs[seat].sequence == 1


def test_a_reload_shows_the_true_position_while_notices_are_lost(houses: list[House]) -> None:
    table, people, chairs = at_two_servers(houses)
    seat = next(seat for seat, chair in enumerate(chairs) if chair.choices())
    other = 1 - seat
    cut_off(houses)
    deaf = houses[other].hall.fanout
    deaf.is_connected = False
    chairs[seat].act(chairs[seat].choices()[0])
    assert people[other].http.get(f"/api/tables/{table}").json()["moves"] == 1
    chairs[seat].act(chairs[seat].choices()[0]) if chairs[seat].choices() else None
    stored = chairs[seat].sequence
    assert people[other].go_to(table).sequence == stored
    # It is connected again, but the table has not looked since.
    chairs[seat].ask("say", text="still here")
    deaf.losses, deaf.is_connected = 1, True
    welcome = people[other].go_to(table).raw[0]
    assert "still here" in welcome
    assert houses[other].hall.tables[table].heard == 1


def test_a_table_that_is_closed_at_another_server_is_no_failure(houses: list[House]) -> None:
    anna = Visitor(houses[0], "Anna")
    table = anna.make_table("me", "open")
    watching = Visitor(houses[1]).go_to(table)
    with capture_logs() as logs:
        assert anna.http.delete(f"/api/tables/{table}").status_code == 204
        assert watching.until("closed")["problem"]["text"]["key"] == "server.closed.table_closed"
        while houses[1].hall.tasks:
            houses[1].run(asyncio.sleep(0))
    assert [line for line in logs if line["log_level"] == "error"] == []
    assert Visitor(houses[1]).http.get(f"/api/tables/{table}").status_code == 404


def test_a_game_that_ends_at_another_server_while_it_is_read_is_over(
    houses: list[House], monkeypatch: pytest.MonkeyPatch
) -> None:
    table, people, chairs = at_two_servers(houses)
    houses[1].hall.tables.clear()
    load = rows.load

    async def slowly(store: Store, asked: str) -> Any:
        loaded = await load(store, asked)
        if store is houses[1].hall.store and chairs[0].table["status"] != "over":
            await asyncio.to_thread(chairs[0].ask, "resign")
        return loaded

    monkeypatch.setattr(rows, "load", slowly)
    cut_off(houses)
    assert people[1].http.get(f"/api/tables/{table}").json()["status"] == "over"


def test_a_bot_plays_once_whoever_serves_it(houses: list[House]) -> None:
    anna = Visitor(houses[0], "Anna")
    table = anna.make_table("me", styles.LEVELS[0])
    watching = Visitor(houses[1]).go_to(table)
    chair = anna.go_to(table)
    while chair.table["status"] != "over":
        if chair.choices():
            chair.act(chair.choices()[0])
        else:
            chair.next()
    watching.catch_up(chair.sequence)
    assert [entry["sequence"] for entry in watching.entries] == list(range(1, chair.sequence + 1))
