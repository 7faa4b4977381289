"""Killing the server loses nothing that was acknowledged; the command starts and stops as it says."""

import os
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.server.house import PATIENCE, Place, Visitor, play

_REDIS = os.environ.get("TESSERA_REDIS", "")
PATH_OF_REDIS = _REDIS if _REDIS.startswith("/") else ""
"""The same name is a setting of the server, a URL: a path of a program is none."""
VARIABLES = {
    "TESSERA_BOT_DELAY": "0",
    "TESSERA_RATE_LIMIT": "off",
    **{name: value for name, value in os.environ.items() if name != "TESSERA_REDIS" or not PATH_OF_REDIS},
}


class Command(Place):
    """`tessera serve` as a process of its own."""

    def __init__(self, folder: Path, *options: str) -> None:
        command = [sys.executable, "-m", "tessera", "serve", "--port", "0", "--data", str(folder), *options]
        self.process = subprocess.Popen(
            [*command, "--lang", "en", "--bot-workers", "1"],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env=VARIABLES,
        )
        assert self.process.stdout is not None
        self.line = self.process.stdout.readline()
        assert self.line, self.process.communicate()[1]
        super().__init__(self.line.split("http://")[1].split()[0])

    def end(self, how: signal.Signals) -> int:
        self.process.send_signal(how)
        code = self.process.wait(PATIENCE)
        for pipe in (self.process.stdout, self.process.stderr):
            assert pipe is not None
            pipe.close()
        return code


@contextmanager
def command(folder: Path, *options: str) -> Iterator[Command]:
    running = Command(folder, *options)
    try:
        yield running
    finally:
        running.close()
        if running.process.poll() is None:
            running.end(signal.SIGKILL)


def test_killing_the_server_loses_no_acknowledged_move(tmp_path: Path) -> None:
    cookies = []
    with command(tmp_path) as place:
        anna, boris = Visitor(place, "Anna"), Visitor(place, "Boris")
        table = anna.make_table("me", "open")
        boris.join(table)
        chairs = [anna.go_to(table), boris.go_to(table)]
        play(chairs, 30)
        acting = next(chair for chair in chairs if chair.choices())
        chairs[0].ask("say", text="still here")
        last = acting.act(acting.choices()[0], request="the last one")
        view = acting.view
        acting.send({"type": "ping"})
        cookies = [dict(person.http.cookies) for person in (anna, boris)]
        seat = chairs.index(acting)
        place.end(signal.SIGKILL)
    with command(tmp_path) as place:
        people = [Visitor(place), Visitor(place)]
        for person, cookie in zip(people, cookies, strict=True):
            person.http.cookies.update(cookie)
        again = people[seat].go_to(table)
        assert again.sequence == last["sequence"] == 31
        assert again.view == view
        assert [entry["sequence"] for entry in again.entries] == list(range(1, 32))
        # Whoever did not hear of it asks again, and it still counts once.
        assert again.ask("act", request="the last one", sequence=30, actions=[0]) == last
        chairs = [people[0].go_to(table), people[1].go_to(table)]
        play(chairs)
        assert chairs[0].table["status"] == "over"
        assert place.end(signal.SIGTERM) == 0


def test_a_signal_is_a_clean_end(tmp_path: Path) -> None:
    for how in (signal.SIGINT, signal.SIGTERM):
        with command(tmp_path) as place:
            anna = Visitor(place, "Anna")
            chair = anna.go_to(anna.make_table("me", "open"))
            assert place.end(how) == 0
            assert chair.until("closed")["again"]
            assert chair.is_closed_by_the_server()
            assert str(tmp_path) in place.line


def test_a_port_that_is_taken_is_one_sentence(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        result = subprocess.run(
            [sys.executable, "-m", "tessera", "serve", "--port", str(port), "--data", str(tmp_path)],
            capture_output=True,
            text=True,
            timeout=PATIENCE,
            env={**os.environ, "LANG": "en_GB.UTF-8", "LC_ALL": ""},
        )
    assert result.returncode == 1
    assert result.stderr.count("\n") == 1
    assert str(port) in result.stderr
    assert "--port" in result.stderr
