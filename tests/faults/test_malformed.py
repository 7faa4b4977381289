"""Whatever is sent, the answer is that it was wrong, in one sentence, and never that we failed.

TESSERA_MALFORMED is how many requests are made up; `malformed` makes as many as a script likes.
"""

import json
import os
import re
import socket
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from structlog.testing import capture_logs
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from tests.faults.malformed import malformed
from tests.server.house import PATIENCE, House, Visitor, cheap_passwords, house, quick

COUNT = int(os.environ.get("TESSERA_MALFORMED", "300"))
DEEP = b"[" * 5000 + b"]" * 5000
BIG = 2**63


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    folder = tmp_path_factory.mktemp("malformed")
    client = folder / "client"
    client.mkdir()
    (client / "index.html").write_text("<!doctype html>")
    with cheap_passwords(), house(quick(folder, client=client)) as running:
        yield running


@pytest.mark.parametrize("seed", range(3))
def test_nothing_that_is_made_up_is_our_fault(place: House, seed: int) -> None:
    answers = malformed(place.address, COUNT // 3, seed)
    assert answers.failures == []
    assert answers.by_status.total() == COUNT // 3
    assert failures(place) == 0
    assert len(answers.by_status) >= 5


def failures(place: House) -> float:
    """How often the server found itself at fault."""
    text = Visitor(place).http.get("/metrics").text
    return sum(float(count) for count in re.findall(r"^tessera_failed_total\{.*\} (\S+)$", text, re.M))


# HTTP


@pytest.mark.parametrize(
    "body",
    [
        DEEP,
        b'{"name":' + DEEP + b"}",
        b'{"name":"\xff\xfe"}',
        b'{"name":"\xed\xa0\x80"}',
        b'{"name":"\\ud800"}',
        b'{"name":"\\u0000"}',
        b'{"name":"a\\u0000b"}',
        b'{"name":' + b"9" * 5000 + b"}",
        b'{"name":NaN}',
        b'{"name":null}',
        b'{"names":"Anna"}',
        b"",
        b"null",
        b"\x00",
    ],
)
def test_a_body_that_is_no_name_is_refused_in_one_sentence(place: House, body: bytes) -> None:
    answer = Visitor(place).http.post("/api/me", content=body, headers={"content-type": "application/json"})
    assert answer.status_code == 400
    assert answer.json()["text"]["key"] in (
        "server.error.bad_request",
        "server.error.name",
        "server.error.name_letters",
    )


@pytest.mark.parametrize("number", [BIG, -BIG - 1, 10**400, 2**53])
def test_numbers_that_nobody_can_count_to_are_refused(place: House, number: int) -> None:
    anna = Visitor(place, "Anna")
    table = anna.make_table("me", "open")
    clock = {"per": "move", "seconds": number}
    new = {"game": "duel", "seats": [{"kind": "me"}, {"kind": "open"}], "clock": clock}
    assert anna.http.post("/api/tables", json=new).status_code == 400
    assert anna.http.post(f"/api/tables/{table}/join", json={"seat": number}).status_code == 400
    assert anna.http.get(f"/api/tables/{table}/positions/{number}").status_code in (404, 409)
    seat = {"kind": "bot", "level": "level1"}
    assert anna.http.post(f"/api/tables/{table}/seats/{number}", json=seat).status_code == 404


@pytest.mark.parametrize(
    "line", [b"GET /\xff\xfe HTTP/1.1", b"GET /x HTTP/9.9", b"\x16\x03\x01", b"GET //[ x"]
)
def test_what_is_not_http_is_answered_with_a_problem(place: House, line: bytes) -> None:
    answer = asked(place, line + b"\r\nHost: localhost\r\n\r\n")
    head, _, body = answer.partition(b"\r\n\r\n")
    assert head.startswith(b"HTTP/1.1 400 ")
    assert b"content-security-policy" in head
    assert json.loads(body) == {"text": {"key": "server.error.bad_request"}}


def test_a_handshake_with_a_strange_path_is_answered(place: House) -> None:
    upgrade = b"Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
    key = b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
    assert (
        asked(place, b"GET /ws/\xff HTTP/1.1\r\nHost: localhost\r\n" + upgrade + key + b"\r\n")[9:12]
        == b"400"
    )


def asked(place: House, request: bytes) -> bytes:
    """The answer to bytes, read to the end of the connection."""
    host, _, port = place.address.partition(":")
    answer = b""
    with socket.create_connection((host, int(port)), timeout=PATIENCE) as connection:
        connection.sendall(request)
        while more := connection.recv(65536):
            answer += more
    return answer


def test_whoever_goes_away_in_the_middle_of_a_body_is_no_alarm(place: House) -> None:
    host, _, port = place.address.partition(":")
    before = failures(place)
    for _ in range(3):
        with socket.create_connection((host, int(port)), timeout=PATIENCE) as connection:
            connection.sendall(b"POST /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{")
    assert Visitor(place, "Anna").http.get("/api/me").status_code == 200
    assert failures(place) == before


# Sockets


def closing(socket: ClientConnection) -> tuple[Any, int | None]:
    """What a socket was told before its end, and the code of it."""
    told: Any = None
    try:
        while True:
            told = json.loads(socket.recv(PATIENCE))
    except ConnectionClosed:
        return told, socket.close_code


@pytest.mark.parametrize(
    "message",
    [
        DEEP.decode(),
        '{"type":"hello","since":9223372036854775808}',
        '{"type":"hello","chat":-9223372036854775809}',
        '{"type":"hello","since":1e400}',
        '{"type":"act","request":"a","sequence":9223372036854775808,"actions":[0]}',
        '{"type":"act","request":"a","sequence":0,"actions":[' + "9" * 5000 + "]}",
        '{"type":"stand_in","request":"a","seat":9223372036854775808}',
        '{"type":"say","request":"a","text":"\\ud800"}',
        '{"type":"nothing"}',
        '{"type":"hello","more":1}',
        "[]",
        "",
        b'{"type":"hello"}',
    ],
)
def test_a_message_that_is_none_ends_the_socket_with_a_sentence(place: House, message: str | bytes) -> None:
    anna = Visitor(place, "Anna")
    chair = anna.go_to(anna.make_table("me", "open"))
    chair.socket.send(message)
    told, code = closing(chair.socket)
    assert told == {
        "type": "closed",
        "problem": {"text": {"key": "server.error.bad_request"}},
        "again": False,
    }
    assert code == 1008
    assert failures(place) == 0


@pytest.mark.parametrize("text", ["\x00", "a\x00b", "\x7f", "\u202e", "x" * 501, " "])
def test_what_cannot_be_said_is_refused(place: House, text: str) -> None:
    anna = Visitor(place, "Anna")
    chair = anna.go_to(anna.make_table("me", "open"))
    assert chair.ask("say", text=text)["problem"]["text"]["key"] == "server.error.chat"


@pytest.mark.parametrize("request_", ["\x00", "", "x" * 65, "\u202e", "a\nb"])
def test_a_request_needs_a_name_that_can_be_kept(place: House, request_: str) -> None:
    anna = Visitor(place, "Anna")
    chair = anna.go_to(anna.make_table("me", "open"))
    refused = chair.ask("say", text="Hello", request=request_)
    assert refused["problem"]["text"]["key"] == "server.error.bad_request"


def test_messages_before_hello_and_a_second_hello_are_fine(place: House) -> None:
    anna = Visitor(place, "Anna")
    table = anna.make_table("me", "open")
    opened = anna.socket(f"/ws/tables/{table}")
    opened.send('{"type":"resign","request":"early"}')
    assert json.loads(opened.recv(PATIENCE))["type"] == "refused"
    for _ in range(2):
        opened.send('{"type":"hello"}')
        assert json.loads(opened.recv(PATIENCE))["type"] == "welcome"


def test_a_message_in_parts_is_one_message(place: House) -> None:
    anna = Visitor(place, "Anna")
    opened = anna.socket(f"/ws/tables/{anna.make_table('me', 'open')}")
    opened.send(iter(['{"type":', '"hel', 'lo"}']))
    assert json.loads(opened.recv(PATIENCE))["type"] == "welcome"


# Alarms


def test_what_is_our_fault_is_counted_and_logged_with_its_trace(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object) -> None:
        raise RuntimeError("as if")

    with house(quick(tmp_path)) as place, capture_logs() as lines:
        anna = Visitor(place, "Anna")
        chair = anna.go_to(anna.make_table("me", "open"))
        monkeypatch.setattr(place.hall.lobbies, "lobby", broken)
        monkeypatch.setattr("tessera.server.web.sockets.answer", broken)
        answer = anna.http.get("/api/lobby")
        assert (answer.status_code, answer.json()["text"]["key"]) == (500, "server.error.ours")
        assert failures(place) == 1
        chair.send({"type": "resign", "request": "a"})
        told, code = closing(chair.socket)
        assert (told["problem"]["text"]["key"], told["again"], code) == ("server.error.ours", True, 1011)
        assert failures(place) == 2
    assert [line["event"] for line in lines if line["log_level"] == "error"] == [
        "request_failed",
        "socket_failed",
    ]
