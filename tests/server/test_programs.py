"""Programs that play: the stream of decisions, answers, the Python client, the example bot, OpenAPI."""

import json
import os
import re
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

import tessera
from tessera.ai import players
from tessera.client import Asked, Client, Refused
from tessera.server import serve
from tessera.server.problems import not_stored
from tessera.server.tables import decisions
from tessera.server.tables.live import LiveTable
from tests.server.house import PATIENCE, Chair, House, Visitor, house, quick

ROOT = Path(__file__).parent.parent.parent


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with house(quick(tmp_path_factory.mktemp("programs"))) as running:
        yield running


@pytest.fixture(autouse=True)
def directly(monkeypatch: pytest.MonkeyPatch) -> None:
    """No proxy between the client and this machine."""
    monkeypatch.setenv("no_proxy", "127.0.0.1")


def token_of(visitor: Visitor) -> str:
    secret: str = visitor.http.post("/api/tokens", json={"name": "bot"}).json()["secret"]
    return secret


def program_of(visitor: Visitor) -> Client:
    return Client(f"http://{visitor.place.address}", token_of(visitor))


def two_people(place: House) -> tuple[str, Visitor, Visitor]:
    """A game of two people in which the first begins."""
    anna, boris = Visitor(place, "Anna"), Visitor(place, "Boris")
    table = anna.make_table("me", "open", options={"first": "1"})
    boris.join(table)
    return table, anna, boris


@contextmanager
def listening(client: Client, **more: Any) -> Iterator[Iterator[Asked]]:
    """The decisions of a client; the connection ends with the block."""
    stream = client.decisions(forever=False, **more)
    try:
        yield stream
    finally:
        stream.close()  # type: ignore[attr-defined]


def is_online(visitor: Visitor, table: str, seat: int) -> bool:
    return bool(visitor.http.get(f"/api/tables/{table}").json()["seats"][seat].get("online", False))


def wait_until(fits: Any) -> None:
    for _ in range(int(PATIENCE * 50)):
        if fits():
            return
        time.sleep(0.02)
    raise AssertionError("it never came to be")


# The stream


def test_a_program_hears_what_its_seats_are_asked(place: House) -> None:
    table, anna, boris = two_people(place)
    person = anna.go_to(table)
    client = program_of(boris)
    with listening(client) as stream:
        person.act(person.choices()[0])
        asked = next(stream)
        chair = boris.go_to(table)
        assert asked == Asked(table, "duel", 1, chair.view)
        assert asked.seat == 1
        assert asked.actions == chair.choices()
        done = client.act(asked, asked.actions[0])
        assert done == {"type": "done", "request": done["request"], "sequence": 2, "entries": 1}
        again = next(stream)
        assert (again.table, again.sequence) == (table, 2)


def test_what_was_asked_before_comes_at_once_and_each_only_once(place: House) -> None:
    table, anna, boris = two_people(place)
    client = program_of(anna)
    person = boris.go_to(table)
    with listening(client) as stream:
        first = next(stream)
        assert (first.table, first.sequence) == (table, 0)
        # Nothing that others do makes the same question come again.
        person.ask("say", text="hello")
        person.close()
        client.act(first, first.actions[0])
        person = boris.go_to(table)
        while person.choices():
            person.act(person.choices()[0])
        second = next(stream)
        assert second.sequence == person.sequence > 1


def test_a_program_is_asked_at_all_its_tables_and_new_ones(place: House) -> None:
    anna, boris = Visitor(place, "Anna"), Visitor(place, "Boris")
    client = program_of(anna)
    tables = []
    with listening(client) as stream:
        for _ in range(3):
            made = client.make_table("duel", ["me", "open"], options={"first": "1"})
            tables.append(made["id"])
            boris.join(made["id"])
        assert {next(stream).table for _ in range(3)} == set(tables)
    with listening(client) as stream:
        assert {next(stream).table for _ in range(3)} == set(tables)


def test_a_program_that_listens_is_at_its_tables(place: House) -> None:
    table, anna, _ = two_people(place)
    client = program_of(anna)
    watching = Visitor(place)
    with listening(client) as stream:
        next(stream)
        wait_until(lambda: is_online(watching, table, 0))
    wait_until(lambda: not is_online(watching, table, 0))
    wait_until(lambda: not place.hall.decisions.streams)


def test_a_guess_is_a_state_that_the_seat_cannot_tell_from_the_true_one(place: House) -> None:
    _, anna, _ = two_people(place)
    with listening(program_of(anna), guess=True) as stream:
        asked = next(stream)
    assert asked.guess is not None
    state = tessera.load("duel").from_data(asked.guess)
    assert state.actions(asked.seat) == asked.actions
    assert state.view(asked.seat).board == asked.view["board"]


def test_a_table_of_which_nobody_can_say_anything_now_is_looked_at_again(
    place: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, anna, _ = two_people(place)
    client = program_of(anna)
    find, fails = place.hall.find, iter([True, True, True])

    async def found(table: str) -> LiveTable:
        if next(fails, False):
            raise not_stored()
        return await find(table)

    monkeypatch.setattr(decisions, "AGAIN", 0.01)
    monkeypatch.setattr(place.hall, "find", found)
    with listening(client) as stream:
        assert next(stream).table == table


def test_silence_is_an_empty_line_now_and_then(place: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(decisions, "PAUSE", 0.05)
    headers = {"authorization": f"Bearer {token_of(Visitor(place, 'Anna'))}"}
    with Visitor(place).http.stream("GET", "/api/bot/decisions", headers=headers) as answer:
        assert answer.headers["content-type"].startswith("application/x-ndjson")
        lines = answer.iter_lines()
        assert [next(lines) for _ in range(4)] == [""] * 4


def test_a_stream_ends_with_its_token(place: House) -> None:
    anna = Visitor(place, "Anna")
    client = program_of(anna)
    ended: list[Asked] = []
    listener = threading.Thread(target=lambda: ended.extend(client.decisions(forever=False)))
    listener.start()
    wait_until(lambda: place.hall.decisions.streams)
    (token,) = anna.http.get("/api/tokens").json()
    anna.http.delete(f"/api/tokens/{token['id']}")
    listener.join(PATIENCE)
    assert not listener.is_alive()
    with pytest.raises(Refused) as refused:
        next(client.decisions())
    assert (refused.value.status, refused.value.key) == (401, "server.error.token")


def test_a_stream_ends_cleanly_when_the_server_stops(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(serve, "GRACEFUL_SECONDS", 10 * PATIENCE)  # nobody else ends it
    with house(quick(tmp_path)) as stopping:
        table, anna, _ = two_people(stopping)
        headers = {"authorization": f"Bearer {token_of(anna)}"}
        with Visitor(stopping).http.stream("GET", "/api/bot/decisions", headers=headers) as answer:
            lines = answer.iter_lines()
            assert json.loads(next(line for line in lines if line))["table"] == table
            stopping.stop()
            assert not any(lines)  # and no error: the body is whole


def test_strangers_are_not_asked_anything(place: House) -> None:
    assert Visitor(place).http.get("/api/bot/decisions").status_code == 401
    assert Visitor(place).http.post("/api/bot/tables/x/act", json={}).status_code == 401


# Answers


def test_the_same_request_counts_once_however_it_comes(place: House) -> None:
    table, anna, _ = two_people(place)
    chair = anna.go_to(table)
    body = {"request": "one", "sequence": 0, "actions": [chair.choices()[0]]}
    answers = [anna.http.post(f"/api/bot/tables/{table}/act", json=body).json() for _ in range(2)]
    assert answers[0] == answers[1] == {"type": "done", "request": "one", "sequence": 1, "entries": 1}
    assert chair.ask("act", **body) == answers[0]
    assert chair.sequence == 1


def test_answers_that_are_refused_say_why(place: House) -> None:
    table, anna, boris = two_people(place)
    first, second = program_of(anna), program_of(boris)
    asked = Asked(table, "duel", 0, anna.go_to(table).view)
    with pytest.raises(Refused) as refused:
        second.act(asked, asked.actions[0])
    assert (refused.value.status, refused.value.key) == (409, "core.reason.not_your_turn")
    with pytest.raises(Refused) as refused:
        first.act(asked, 10_000_000)
    assert refused.value.key == "core.error.unknown_action"
    first.act(asked, asked.actions[0])
    with pytest.raises(Refused) as refused:
        program_of(Visitor(place, "Vera")).act(asked, asked.actions[0])
    assert (refused.value.status, refused.value.key) == (403, "server.error.not_seated")
    with pytest.raises(Refused) as refused:
        first.table("nowhere")
    assert refused.value.status == 404
    odd = {"request": "a\0b", "sequence": 1, "actions": [1]}
    assert anna.http.post(f"/api/bot/tables/{table}/act", json=odd).status_code == 400


# The client and the example


def test_two_programs_play_a_whole_game(place: House) -> None:
    table, anna, boris = two_people(place)
    clients = [program_of(anna), program_of(boris)]
    bots = [players.make("random", 1), players.make("greedy", 2)]
    with listening(clients[0], guess=True) as first, listening(clients[1], guess=True) as second:
        while (seen := clients[0].table(table))["status"] != "over":
            seat = seen["acting"][0]
            asked = next((first, second)[seat])
            assert asked.guess is not None
            state = tessera.load("duel").from_data(asked.guess)
            clients[seat].act(asked, bots[seat].choose(state, seat))
    assert seen["result"]["places"] in ([1, 2], [2, 1], [1, 1])


def test_the_client_goes_on_when_the_server_was_away(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tessera.client.PAUSE", 0.05)
    with house(quick(tmp_path)) as before:
        table, anna, _ = two_people(before)
        client = program_of(anna)
        stream = client.decisions()
        assert next(stream).sequence == 0
        before.stop()
        with house(quick(tmp_path)) as after:
            client.address = f"http://{after.address}"
            asked = next(stream)
            assert (asked.table, asked.sequence) == (table, 0)
            assert client.act(asked, asked.actions[0])["sequence"] == 1
            stream.close()  # type: ignore[attr-defined]


def test_the_example_bot_plays_a_game_against_a_person(place: House) -> None:
    anna, program = Visitor(place, "Anna"), Visitor(place, "Bot")
    table = anna.make_table("me", "open", options={"pantheon": "true"})
    chair: Chair = anna.go_to(table)
    environment = {**os.environ, "TESSERA_TOKEN": token_of(program), "PYTHONPATH": str(ROOT / "src")}
    command = [sys.executable, "examples/bot.py", f"http://{place.address}", "--join", table]
    bot = subprocess.Popen(command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, text=True)
    try:
        chair.until("welcome")
        while chair.table["status"] != "over":
            if chair.choices():
                chair.act(chair.choices()[0])
            else:
                chair.until("moved")
    finally:
        bot.terminate()
        said, _ = bot.communicate(timeout=PATIENCE)
    assert {entry["seat"] for entry in chair.entries} == {0, 1}
    played = [entry["notation"] for entry in chair.entries if entry["seat"] == 1 and "notation" in entry]
    assert f"{table}: {played[0]}" in said


def test_the_example_bot_says_what_is_missing(place: House) -> None:
    environment = {key: value for key, value in os.environ.items() if key != "TESSERA_TOKEN"}
    environment["PYTHONPATH"] = str(ROOT / "src")
    command = [sys.executable, "examples/bot.py", f"http://{place.address}"]
    run = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True)
    assert (run.returncode, "TESSERA_TOKEN" in run.stderr) == (1, True)
    environment["TESSERA_TOKEN"] = "tessera_made_up"
    run = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True)
    assert (run.returncode, "401 server.error.token" in run.stderr) == (1, True)


# OpenAPI


def test_the_schema_describes_every_route(place: House) -> None:
    schema = Visitor(place).http.get("/api/schema").json()
    described = {(method.upper(), path) for path, methods in schema["paths"].items() for method in methods}
    page = (ROOT / "docs" / "protocol.md").read_text("utf-8")
    documented = {
        (method, path.replace("{id}", "{}"))
        for method, path in re.findall(r"`(GET|POST|DELETE) (/api/[^` ?]*)", page)
        if path != "/api/schema"
    }
    plain = {(method, re.sub(r"\{\w+\}", "{}", path)) for method, path in described}
    assert plain == {(method, re.sub(r"\{\w+\}", "{}", path)) for method, path in documented}


def test_every_answer_and_error_of_the_schema_has_a_type(place: House) -> None:
    schema = Visitor(place).http.get("/api/schema").json()
    schemas = schema["components"]["schemas"]
    assert {"Person", "Table", "NewTable", "Act", "Done", "Asked", "View", "Problem", "Token"} <= set(schemas)
    for path, methods in schema["paths"].items():
        for operation in methods.values():
            problem = operation["responses"]["default"]["content"]["application/json"]["schema"]
            assert problem == {"$ref": "#/components/schemas/Problem"}, path
            assert operation["description"], path
            assert not [status for status in operation["responses"] if status.startswith(("4", "5"))]
    stream = schema["paths"]["/api/bot/decisions"]["get"]["responses"]["200"]["content"]
    assert stream["application/x-ndjson"]["schema"] == {"$ref": "#/components/schemas/Asked"}
    act = schema["paths"]["/api/bot/tables/{table}/act"]["post"]
    assert act["requestBody"]["content"]["application/json"]["schema"]["$ref"].endswith("/Act")
    assert set(schema["components"]["securitySchemes"]) == {"cookie", "token"}
    for reference in set(re.findall(r'"#/components/schemas/(\w+)"', json.dumps(schema))):
        assert reference in schemas


def test_answers_are_what_the_schema_says(place: House) -> None:
    anna = Visitor(place, "Anna")
    table = anna.make_table("me", "open")
    schemas = anna.http.get("/api/schema").json()["components"]["schemas"]
    for path, name in (("/api/me", "Person"), (f"/api/tables/{table}", "Table"), ("/api/lobby", "Lobby")):
        answer: httpx.Response = anna.http.get(path)
        described = schemas[name]
        assert set(answer.json()) <= set(described["properties"])
        assert set(described.get("required", [])) <= set(answer.json())
