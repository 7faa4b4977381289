"""People play over real sockets."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import tessera
from tessera.core.record import record_from_text, verify
from tests.server.house import Chair, House, Visitor, house, play, quick


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with house(quick(tmp_path_factory.mktemp("play"))) as running:
        yield running


def two_people(place: House, **options: str) -> tuple[str, Visitor, Visitor, list[Chair]]:
    anna, boris = Visitor(place, "Anna"), Visitor(place, "Борис")
    table = anna.make_table("me", "open", options={"first": "1", **options})
    boris.join(table)
    return table, anna, boris, [anna.go_to(table), boris.go_to(table)]


def test_two_people_play_a_whole_game(place: House) -> None:
    table, anna, boris, chairs = two_people(place, pantheon="true")
    play(chairs)
    for person, chair in zip((anna, boris), chairs, strict=True):
        assert chair.table["result"]["places"] in ([1, 2], [2, 1], [1, 1])
        assert chair.entries == sorted(chair.entries, key=lambda entry: entry["sequence"])
        record = record_from_text(person.http.get(f"/api/tables/{table}/record").text, tessera.load("duel"))
        assert verify(record)
        assert record.secret == chair.table["secret"]
        assert len(record.moves) == chair.table["moves"]
    assert chairs[0].table["you"] == 0
    assert chairs[1].table["you"] == 1


def test_what_happened_is_sent_as_facts_with_their_sentences(place: House) -> None:
    _, _, _, chairs = two_people(place)
    play(chairs, 1)
    (entry,) = chairs[1].entries
    drafted = entry["events"][0]
    wonder = entry["notation"].removeprefix("draft:")
    assert (drafted["kind"], drafted["values"]) == ("drafted", {"seat": entry["seat"], "wonder": wonder})
    assert drafted["text"]["key"] == "duel.log.drafted"
    assert drafted["text"]["args"]["wonder"] == {"key": f"duel.wonder.{wonder}"}


def test_somebody_plays_against_a_bot(place: House) -> None:
    anna = Visitor(place, "Anna")
    level = anna.http.get("/api/games").json()[0]["levels"][0]
    chair = anna.go_to(anna.make_table("me", level))
    while chair.table["status"] != "over":
        if chair.choices():
            chair.act(chair.choices()[0])
        else:
            chair.until("moved")
    assert {entry["seat"] for entry in chair.entries} == {0, 1}


def test_the_game_begins_for_whoever_waits_at_the_table(place: House) -> None:
    anna, boris = Visitor(place, "Anna"), Visitor(place, "Boris")
    table = anna.make_table("me", "open")
    chair = anna.go_to(table)
    assert chair.view is None
    assert chair.table["status"] == "waiting"
    watching = boris.go_to(table)
    boris.join(table)
    assert chair.until("welcome")["view"]["seat"] == 0
    assert watching.until("welcome")["view"]["seat"] == 1


def test_a_cut_connection_goes_on_where_it_broke_off(place: House) -> None:
    table, anna, _, (first, second) = two_people(place)
    play([first, second], 3)
    seen = first.sequence
    first.close()
    while second.choices():
        second.act(second.choices()[0])
    again = anna.go_to(table, since=seen)
    assert [entry["sequence"] for entry in again.entries] == list(range(seen + 1, second.sequence + 1))
    assert again.sequence == second.sequence
    assert again.view["seat"] == 0


def test_the_same_request_counts_once(place: House) -> None:
    table, anna, _, (first, second) = two_people(place)
    action = first.choices()[0]
    done = first.act(action, request="one")
    assert done["type"] == "done"
    assert first.ask("act", request="one", sequence=0, actions=[action]) == done
    other = anna.go_to(table)
    assert other.ask("act", request="one", sequence=0, actions=[action]) == done
    assert other.sequence == 1
    # Another person may use the same name for a request of their own.
    second.catch_up(1)
    assert second.act(second.choices()[0], request="one")["sequence"] == 2


def test_an_answer_to_an_older_question_is_refused(place: House) -> None:
    _, _, _, (first, second) = two_people(place)
    first.act(first.choices()[0])
    second.catch_up(1)
    stale = second.act(second.choices()[0], sequence=0)
    assert stale["problem"]["text"]["key"] == "server.error.too_late"
    assert second.act(second.choices()[0])["type"] == "done"


def test_an_illegal_action_is_refused_with_its_reason(place: House) -> None:
    _, _, _, (first, second) = two_people(place)
    assert first.act(10_000_000)["problem"]["text"]["key"] == "core.error.unknown_action"
    assert first.act(-1)["type"] == "refused"
    refused = second.act(first.choices()[0])
    assert refused["problem"]["text"]["key"] == "core.reason.not_your_turn"
    assert refused["problem"]["rule"] == "turn"
    assert first.sequence == 0


def test_undo_goes_to_the_barrier_and_not_beyond(place: House) -> None:
    _, _, _, (first, second) = two_people(place)
    board = first.view["board"]
    assert not first.view.get("can_undo")
    first.act(first.choices()[0])
    assert first.view["can_undo"]
    assert first.ask("undo", sequence=0)["type"] == "refused"
    assert first.ask("undo", sequence=1)["type"] == "done"
    assert first.view["board"] == board
    assert [entry["kind"] for entry in first.entries] == ["act", "undo"]
    assert first.table["moves"] == 0
    assert first.ask("undo", sequence=2)["problem"]["text"]["key"] == "core.error.nothing_to_undo"
    first.act(first.choices()[0])
    second.catch_up(3)
    assert not second.view.get("can_undo")
    second.act(second.choices()[0])
    first.catch_up(4)
    assert not first.view.get("can_undo")
    assert first.ask("undo", sequence=4)["type"] == "refused"


def test_resigning_ends_a_game_of_two_and_reveals_the_secret(place: House) -> None:
    table, anna, _, chairs = two_people(place)
    play(chairs, 5)
    first, second = chairs
    assert first.ask("resign")["type"] == "done"
    second.catch_up(first.sequence)
    result = second.table["result"]
    assert (result["ending"], result["resigned"], result["places"]) == ("resigned", 0, [2, 1])
    assert second.table["status"] == "over"
    assert second.table["secret"]
    assert second.view["acting"] == []
    assert "decision" not in second.view
    assert second.view["ending"] == "resigned"
    assert second.act(0)["problem"]["text"]["key"] == "core.error.game_over"
    record = record_from_text(anna.http.get(f"/api/tables/{table}/record").text, tessera.load("duel"))
    assert verify(record)
    assert record.resigned == 0
    assert anna.go_to(table).table["result"] == result


def test_spectators_see_what_everybody_may(place: House) -> None:
    table, _, _, chairs = two_people(place, pantheon="true")
    stranger = Visitor(place).go_to(table)
    play(chairs, 12)
    stranger.catch_up(chairs[0].sequence)
    assert stranger.view["seat"] is None
    assert "decision" not in stranger.view
    assert "you" not in stranger.table
    assert stranger.act(1)["problem"]["text"]["key"] == "server.error.stranger"
    watching = Visitor(place, "Vera").go_to(table)
    assert watching.view == stranger.view
    assert watching.entries == stranger.entries
    assert watching.ask("resign")["problem"]["text"]["key"] == "server.error.not_seated"


def test_people_talk(place: House) -> None:
    table, _, boris, (first, second) = two_people(place)
    assert first.ask("say", text="  hello ", request="hi")["type"] == "done"
    assert first.ask("say", text="hello", request="hi")["type"] == "done"
    said = second.until("said")["chat"]
    assert (said["number"], said["name"], said["text"], said["seat"]) == (1, "Anna", "hello", 0)
    assert first.ask("say", text=" \n ")["type"] == "refused"
    assert first.ask("say", text="x" * 501)["type"] == "refused"
    assert first.ask("say", text="good luck")["type"] == "done"
    chat = boris.go_to(table, chat=1)
    assert [line["text"] for line in _welcome(chat)["chat"]] == ["good luck"]


def _welcome(chair: Chair) -> Any:
    return json.loads(chair.raw[0])


def test_the_past_can_be_looked_at(place: House) -> None:
    table, anna, boris, chairs = two_people(place, pantheon="true")
    seen = [[chair.view] for chair in chairs]
    for _ in range(40):
        play(chairs, 1)
        for views, chair in zip(seen, chairs, strict=True):
            views.append({key: value for key, value in chair.view.items() if key != "can_undo"})
    for person, views in ((anna, seen[0]), (boris, seen[1])):
        for move in (0, 1, 17, 26, 30, 39):
            position = person.http.get(f"/api/tables/{table}/positions/{move}").json()
            assert position["view"] == views[move]
            assert position.get("entry", {}).get("sequence", 0) == move
    missing = anna.http.get(f"/api/tables/{table}/positions/41")
    assert missing.status_code == 404
    assert anna.http.get(f"/api/tables/{table}/record").status_code == 409


def test_a_rematch_is_made_when_all_have_offered(place: House) -> None:
    _, anna, boris, (first, second) = two_people(place)
    assert first.ask("rematch")["problem"]["text"]["key"] == "server.error.not_over"
    first.ask("resign")
    first.ask("rematch")
    assert first.table["rematch_offers"] == [0]
    assert "rematch" not in first.table
    second.ask("rematch")
    again = second.table["rematch"]
    assert first.until("changed", lambda message: "rematch" in message["table"])["table"]["rematch"] == again
    table = anna.http.get(f"/api/tables/{again}").json()
    assert table["status"] == "playing"
    assert table["you"] == 1
    assert [seat["name"] for seat in table["seats"]] == ["Борис", "Anna"]
    assert boris.go_to(again).view["seat"] == 0
    assert second.ask("rematch")["type"] == "done"
    assert second.table["rematch"] == again


def test_people_who_play_each_other_get_no_hints_unless_the_table_allows_them(place: House) -> None:
    anna, boris = Visitor(place, "Anna"), Visitor(place, "Борис")
    table = anna.make_table("me", "open", options={"first": "1"})
    assert "hints" not in anna.http.get(f"/api/tables/{table}").json()
    boris.join(table)
    chair = anna.go_to(table)
    refused = chair.ask("hint")
    assert (refused["type"], refused["problem"]["text"]["key"]) == ("refused", "server.error.no_hints")
    assert "hints" not in chair.table


def test_everybody_sees_that_hints_are_allowed_and_they_are_in_the_next_game_too(place: House) -> None:
    anna, boris = Visitor(place, "Anna"), Visitor(place, "Борис")
    table = anna.make_table("me", "open", options={"first": "1"}, hints=True, listed=True)
    assert boris.http.get(f"/api/tables/{table}").json()["hints"] is True
    listed = Visitor(place).http.get("/api/lobby").json()["open"]
    assert next(found for found in listed if found["id"] == table)["hints"] is True
    boris.join(table)
    chairs = [anna.go_to(table), boris.go_to(table)]
    assert chairs[1].table["hints"] is True
    assert Visitor(place).go_to(table).table["hints"] is True
    assert chairs[0].ask("resign")["type"] == "done"
    for chair in chairs:
        assert chair.ask("rematch")["type"] == "done"
    again = anna.http.get(f"/api/tables/{chairs[1].table['rematch']}").json()
    assert again["hints"] is True


def test_one_person_against_computers_gets_hints_unasked(place: House) -> None:
    anna = Visitor(place, "Anna")
    against_computer = anna.make_table("me", "greedy", options={"first": "1"})
    assert anna.http.get(f"/api/tables/{against_computer}").json()["hints"] is True
    filled = anna.make_table("me", "open", options={"first": "1"})
    bot = {"kind": "bot", "level": "greedy"}
    assert anna.http.post(f"/api/tables/{filled}/seats/1", json=bot).json()["hints"] is True
    assert anna.go_to(filled).ask("hint")["type"] == "hint"


def test_a_hint_comes_for_whoever_is_to_act(place: House) -> None:
    anna, boris = Visitor(place, "Anna"), Visitor(place, "Борис")
    table = anna.make_table("me", "open", options={"first": "1"}, hints=True)
    boris.join(table)
    first, second = anna.go_to(table), boris.go_to(table)
    hint = first.ask("hint")
    assert {advice["action"] for advice in hint["advice"]} <= set(first.choices())
    assert hint["advice"]
    keys = [sentence["key"] for sentence in hint["words"]]
    assert keys[0] == "core.hint.best"
    assert len(keys) == 3
    assert hint["words"][0]["args"]["action"] == hint["advice"][0]["name"]
    assert hint["reasons"]
    assert second.ask("hint")["problem"]["text"]["key"] == "core.reason.not_your_turn"


def test_presence_is_having_a_socket(place: House) -> None:
    _, _, _, (first, second) = two_people(place)
    first.until("changed", lambda message: message["table"]["seats"][1].get("online", False))
    second.close()
    first.until("changed", lambda message: not message["table"]["seats"][1].get("online", False))
    assert first.table["seats"][0]["online"]


def test_ping_and_nonsense(place: House) -> None:
    table, anna, _, _ = two_people(place)
    chair = anna.go_to(table)
    chair.send({"type": "ping"})
    assert chair.until("pong")
    chair.send({"type": "dance"})
    assert chair.until("closed")["again"] is False
    assert chair.is_closed_by_the_server()
    nowhere = Chair(anna.socket("/ws/tables/nowhere"))
    closed = nowhere.until("closed")
    assert closed["problem"]["text"]["key"] == "server.error.no_such_table"
    assert not closed["again"]


def test_a_stopping_server_says_come_back(tmp_path: Path) -> None:
    with house(quick(tmp_path)) as running:
        anna = Visitor(running, "Anna")
        chair = anna.go_to(anna.make_table("me", "open"))
        lobby = anna.socket("/ws/lobby")
        lobby.recv()
        running.stop()
        closed = chair.until("closed")
        assert closed["again"]
        assert closed["problem"]["text"]["key"] == "server.closed.stopping"
        assert "server.closed.stopping" in lobby.recv()
