"""Connections that only take room: they are refused or cut off, and everybody else is served."""

import contextlib
import json
import socket
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from structlog.testing import capture_logs
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.frames import Frame, Opcode

from tessera.server.app import Parts
from tessera.server.metrics import Metrics
from tessera.server.serve import SPARE_FILES, room_for
from tessera.server.settings import Settings
from tessera.server.tables.audience import QUEUED_BYTES, Listener
from tessera.server.web.gate import BY_ADDRESS, IN_ALL, UNREAD, Bounds, Gate
from tests.server.house import PATIENCE, House, Visitor, house, quick

NEVER = 10_000.0
PATIENT = Bounds(head_seconds=NEVER, body_seconds=NEVER, idle_seconds=NEVER, unread_seconds=NEVER)
"""Nobody is cut off because of time, however slow the machine is."""


@contextmanager
def placed(folder: Path, bounds: Bounds = PATIENT, **settings: Any) -> Iterator[House]:
    chosen = {"rate_limit": True, "connections_per_address": 5, **settings}
    with house(quick(folder, **chosen), Parts(bounds=bounds)) as running:
        yield running


def dialled(place: House) -> socket.socket:
    host, _, port = place.address.partition(":")
    return place.guests.enter_context(socket.create_connection((host, int(port)), timeout=PATIENCE))


def answer(connection: socket.socket) -> tuple[int, str]:
    """Status and key of what comes over a connection before its end; 0 for nothing."""
    heard = b""
    with contextlib.suppress(ConnectionResetError):
        while more := connection.recv(65536):
            heard += more
    head, _, body = heard.partition(b"\r\n\r\n")
    return (int(head[9:12]), json.loads(body)["text"]["key"]) if head else (0, "")


def cut_off(place: House, why: str) -> float:
    return float(place.hall.metrics.cut_off.labels(why)._value.get())


# How many


def test_half_open_connections_from_one_address_leave_room_for_another(tmp_path: Path) -> None:
    with placed(tmp_path) as place:
        half_open = [dialled(place) for _ in range(5)]
        for connection in half_open:
            connection.sendall(b"GET / HT")
        assert answer(dialled(place)) == (429, "server.error.crowded")
        assert cut_off(place, "connections_of_address") == 1
        gate: Gate = place.app.state.gate
        assert gate.refusal(("192.0.2.1", 1)) is None
        half_open[0].close()
        until(lambda: gate.refusal(("127.0.0.1", 1)) is None)
        assert Visitor(place).http.get("/health").status_code == 200


def until(is_so: Callable[[], bool]) -> None:
    """Wait for something that comes about in another thread."""
    end = time.monotonic() + PATIENCE
    while not is_so():
        assert time.monotonic() < end
        time.sleep(0.01)


def test_a_full_server_says_so(tmp_path: Path) -> None:
    with placed(tmp_path, connections=3) as place:
        for _ in range(3):
            dialled(place)
        until(lambda: len(place.app.state.gate) == 3)
        assert answer(dialled(place)) == (503, "server.error.full")


def test_a_socket_counts_as_the_connection_it_came_by(tmp_path: Path) -> None:
    with placed(tmp_path) as place:
        visitor = Visitor(place)
        sockets = [visitor.socket("/ws/lobby") for _ in range(5)]
        assert len(place.app.state.gate) == 5
        assert answer(dialled(place)) == (429, "server.error.crowded")
        for opened in sockets:
            opened.close()
        until(lambda: len(place.app.state.gate) == 0)
        until(lambda: lets_in(visitor))  # the house knows a moment later than the gate


def lets_in(visitor: Visitor) -> bool:
    with contextlib.suppress(InvalidStatus):
        visitor.socket("/ws/lobby").close()
        return True
    return False


def test_a_proxy_has_as_many_connections_as_it_likes_but_those_behind_it_have_not(tmp_path: Path) -> None:
    with placed(tmp_path, proxy=True) as place:
        visitor = Visitor(place)
        for _ in range(5):
            visitor.socket("/ws/lobby", **{"X-Forwarded-For": "192.0.2.1"})
        with pytest.raises(InvalidStatus) as refused:
            visitor.socket("/ws/lobby", **{"X-Forwarded-For": "192.0.2.1"})
        assert refused.value.response.status_code == 429
        assert b"server.error.crowded" in (refused.value.response.body or b"")
        for _ in range(3):
            visitor.socket("/ws/lobby", **{"X-Forwarded-For": "192.0.2.2"})
        assert visitor.http.get("/health").status_code == 200
        assert cut_off(place, "sockets_of_address") == 1


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such limits")
def test_the_system_is_asked_for_files_and_tells_how_many(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[int, int]] = []
    monkeypatch.setattr("resource.getrlimit", lambda _: (1024, 4096))
    monkeypatch.setattr("resource.setrlimit", lambda _, limits: asked.append(limits))
    with capture_logs() as lines:
        assert room_for(500) == 500
        assert (room_for(2000), asked) == (2000, [(2000 + SPARE_FILES, 4096)])
        assert lines == []
        assert room_for(10_000) == 4096 - SPARE_FILES
    assert [line["event"] for line in lines] == ["few_connections"]


# How long


def test_a_head_that_does_not_come_is_not_waited_for(tmp_path: Path) -> None:
    with placed(tmp_path, Bounds(head_seconds=0.2, body_seconds=NEVER)) as place:
        silent, slow, after_lines = dialled(place), dialled(place), dialled(place)
        slow.sendall(b"GET / HTTP/1.1\r\nHost: localhost\r\n")
        after_lines.sendall(b"\r\n\r\n")
        assert answer(slow) == (408, "server.error.late")
        assert answer(after_lines) == (408, "server.error.late")
        assert answer(silent) == (0, "")
        assert cut_off(place, "head_time") == 2


def test_a_second_head_is_not_waited_for_either(tmp_path: Path) -> None:
    with placed(tmp_path, Bounds(head_seconds=0.2, idle_seconds=NEVER)) as place:
        connection = dialled(place)
        connection.sendall(b"GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n")
        assert connection.recv(12) == b"HTTP/1.1 200"
        connection.sendall(b"GET /hea")
        heard = b""
        while more := connection.recv(65536):
            heard += more
        assert b"HTTP/1.1 408" in heard


def test_a_body_that_does_not_come_is_not_waited_for(tmp_path: Path) -> None:
    with placed(tmp_path, Bounds(head_seconds=NEVER, body_seconds=0.2)) as place:
        connection = dialled(place)
        connection.sendall(b"POST /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{")
        assert answer(connection) == (408, "server.error.late")
        assert cut_off(place, "body_time") == 1
        assert place.hall.metrics.failed.labels("request")._value.get() == 0


def test_whoever_asks_slowly_but_in_time_is_answered(tmp_path: Path) -> None:
    with placed(tmp_path) as place:
        connection = dialled(place)
        for byte in b"GET /health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n":
            connection.sendall(bytes([byte]))
        assert connection.recv(12) == b"HTTP/1.1 200"


# How much


@pytest.mark.parametrize(
    "head",
    [
        b"GET /" + b"x" * 40_000 + b" HTTP/1.1\r\n\r\n",
        b"GET / HTTP/1.1\r\nX: " + b"x" * 40_000 + b"\r\n\r\n",
        b"GET / HTTP/1.1\r\nX: " + b"x" * 400_000,
        b"GET / HTTP/1.1\r\n" + b"X: y\r\n" * 101 + b"\r\n",
    ],
)
def test_a_head_has_an_end(tmp_path: Path, head: bytes) -> None:
    with placed(tmp_path) as place:
        connection = dialled(place)
        connection.sendall(head)
        assert answer(connection)[0] in (431, 0)  # 0: we had not read everything when we hung up
        assert cut_off(place, "head_size") == 1


def test_a_body_is_not_taken_for_a_head(tmp_path: Path) -> None:
    with placed(tmp_path) as place:
        anna = Visitor(place, "Anna")
        for _ in range(3):
            assert anna.http.post("/api/me", json={"name": "x" * 60_000}).status_code == 400
        assert cut_off(place, "head_size") == 0


def test_a_flood_of_pings_ends_the_socket(tmp_path: Path) -> None:
    with placed(tmp_path) as place:
        opened = Visitor(place).socket("/ws/lobby")
        flood = Frame(Opcode.PING, b"").serialize(mask=True) * 100_000
        with contextlib.suppress(OSError):
            opened.socket.sendall(flood)
        until(lambda: cut_off(place, "control_frames") == 1)
        until(lambda: len(place.app.state.gate) == 0)


def test_some_pings_are_answered(tmp_path: Path) -> None:
    with placed(tmp_path) as place:
        opened = Visitor(place).socket("/ws/lobby")
        for _ in range(10):
            assert opened.ping().wait(PATIENCE)
        assert cut_off(place, "control_frames") == 0


def test_crumbs_of_a_message_without_end_end_the_socket(tmp_path: Path) -> None:
    with placed(tmp_path) as place:
        opened = Visitor(place).socket("/ws/lobby")
        opened.socket.sendall(Frame(Opcode.TEXT, b"x", fin=False).serialize(mask=True))
        opened.socket.sendall(Frame(Opcode.CONT, b"", fin=False).serialize(mask=True) * 500)
        with contextlib.suppress(ConnectionClosed):
            while opened.recv(PATIENCE):
                pass
        assert opened.close_code == 1008
        assert cut_off(place, "fragments") == 1


def test_what_waits_for_a_socket_is_bounded_by_its_bytes() -> None:
    listener = Listener(None)
    for _ in range(QUEUED_BYTES // 100_000 + 1):
        listener.send_bytes(b"x" * 100_000)
        assert not listener.closed.is_set()
    listener.send_bytes(b"x")
    assert listener.closed.is_set()
    last = json.loads(listener.waiting.get_nowait())
    assert (last["problem"]["text"]["key"], last["again"]) == ("server.closed.slow", True)
    assert listener.waiting.empty()


def test_a_long_message_alone_is_let_through() -> None:
    listener = Listener(None)
    listener.send_bytes(b"x" * 3 * QUEUED_BYTES)
    assert not listener.closed.is_set()


# The gate alone


class Clock:
    now = 0.0

    def __call__(self) -> float:
        return self.now


class Someone:
    """A connection from somewhere."""

    def __init__(self, gate: Gate, address: str = "192.0.2.1") -> None:
        self.address = address
        self.unread = 0
        self.is_cut = False
        self.peer = (address, 1)
        self.gate = gate
        gate.enter(self, self.peer)

    def abort(self) -> None:
        self.is_cut = True
        self.gate.leave(self, self.peer)


def gated(clock: Clock, bounds: Bounds | None = None, **settings: Any) -> Gate:
    return Gate(Settings(**settings), Metrics(), clock, bounds)


def test_who_does_not_read_is_cut_off_and_who_reads_slowly_is_not() -> None:
    clock = Clock()
    gate = gated(clock)
    never, slowly, quickly = Someone(gate), Someone(gate), Someone(gate)
    never.unread = slowly.unread = 60_000
    for _ in range(7):
        gate.sweep()
        slowly.unread -= 1000
        quickly.unread = 1000 - quickly.unread
        clock.now += 10
    assert (never.is_cut, slowly.is_cut, quickly.is_cut) == (True, False, False)
    assert len(gate) == 2


def test_an_address_has_its_share_of_unread_bytes() -> None:
    gate = gated(Clock(), Bounds(unread_of_address=100))
    large, small, elsewhere = Someone(gate), Someone(gate), Someone(gate, "192.0.2.2")
    large.unread, small.unread, elsewhere.unread = 90, 20, 90
    with capture_logs() as lines:
        gate.sweep()
    assert (large.is_cut, small.is_cut, elsewhere.is_cut) == (True, False, False)
    assert lines == [{"event": "cut_off", "why": UNREAD, "times": 1, "log_level": "warning"}]


def test_addresses_and_all_have_limits_and_what_goes_makes_room() -> None:
    gate = gated(Clock(), connections=4, connections_per_address=2)
    first, _ = Someone(gate), Someone(gate)
    assert gate.refusal(("192.0.2.1", 9)) == BY_ADDRESS
    for address in ("192.0.2.2", "192.0.2.3"):
        Someone(gate, address)
    assert gate.refusal(("192.0.2.4", 9)) == IN_ALL
    first.abort()
    first.abort()
    assert gate.refusal(("192.0.2.1", 9)) is None


def test_a_flood_does_not_fill_the_log() -> None:
    clock = Clock()
    gate = gated(clock)
    with capture_logs() as lines:
        for _ in range(1000):
            gate.note(UNREAD)
        clock.now += Gate.LINE_SECONDS
        gate.note(UNREAD)
    assert [line["times"] for line in lines] == [1, 1000]
