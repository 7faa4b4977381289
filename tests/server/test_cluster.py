"""Two server processes on one PostgreSQL and one Redis, all of them real."""

import json
import os
import shutil
import signal
import socket
import subprocess
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from redis import Redis
from redis.exceptions import RedisError

import tessera
from tessera.cli import FAILED, main
from tessera.core.record import record_from_text, verify
from tests.server.house import Chair, Place, Visitor, play, settle
from tests.server.test_crash import PATH_OF_REDIS, Command, command

SECONDS = 40.0
"""After which something that should happen has not."""


# The real servers


def found(variable: str, what: str, other: str = "") -> str:
    path = os.environ.get(variable) or other
    if not path and os.environ.get("CI") in ("true", "1"):
        pytest.fail(f"CI must test with {what}, but {variable} is not set")
    if not path:
        pytest.skip(f"no {what} on this machine: install it and run ./test, which sets {variable}")
    return path


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


@contextmanager
def postgres(programs: Path) -> Iterator[str]:
    """A PostgreSQL in a folder of its own; the URL of its database."""
    # It refuses to run as root, and its user may not look into the folders of pytest.
    user: dict[str, Any] = {"user": "postgres", "group": "postgres"} if os.geteuid() == 0 else {}
    folder = Path(tempfile.mkdtemp(prefix="tessera-postgres-"))
    if user:
        shutil.chown(folder, "postgres", "postgres")
    data, port = folder / "data", free_port()

    def run(program: str, *words: str) -> None:
        command = [str(programs / program), "-D", str(data), *words]
        subprocess.run(command, check=True, cwd=folder, stdout=subprocess.DEVNULL, **user)

    try:
        run("initdb", "-U", "tessera", "-A", "trust", "-E", "UTF8", "--no-sync")
        options = f"-p {port} -k {folder} -c listen_addresses=127.0.0.1 -c fsync=off"
        run("pg_ctl", "-w", "-t", "60", "-l", str(folder / "log"), "-o", options, "start")
        try:
            yield f"postgresql://tessera@127.0.0.1:{port}/postgres"
        finally:
            run("pg_ctl", "-w", "-m", "fast", "stop")
    finally:
        shutil.rmtree(folder)


class RealRedis:
    """A redis-server that can be stopped and started again."""

    def __init__(self, program: str, folder: Path) -> None:
        self.port = free_port()
        self.url = f"redis://127.0.0.1:{self.port}"
        nothing_kept = ["--save", "", "--appendonly", "no", "--dir", str(folder)]
        self._command = [program, "--port", str(self.port), "--bind", "127.0.0.1", *nothing_kept]
        self.start()

    def start(self) -> None:
        self._process = subprocess.Popen(self._command, stdout=subprocess.DEVNULL)
        with Redis.from_url(self.url) as client:
            wait_until(lambda: answers(client))

    def stop(self) -> None:
        self._process.terminate()
        self._process.wait(SECONDS)


def answers(client: Redis) -> bool:
    try:
        return bool(client.ping())
    except RedisError:
        return False


def wait_until(fits: Callable[[], bool]) -> None:
    deadline = time.monotonic() + SECONDS
    while not fits():
        assert time.monotonic() < deadline
        time.sleep(0.05)


class Cluster:
    """The addresses of the database and of Redis, and two servers that use them."""

    def __init__(self, folder: Path, programs: Path, database: str, redis: RealRedis) -> None:
        self.folder = folder
        self.programs = programs
        self.database = database
        self.redis = redis
        self.options = ["--database", database, "--redis", redis.url, "--rate-limit", "off"]
        self.servers: list[Command] = []

    def another(self, *options: str) -> Any:
        return command(self.folder, *self.options, "--bot-seconds", "0.2", *options)


@pytest.fixture(scope="module")
def cluster(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Cluster]:
    programs = Path(found("TESSERA_POSTGRES", "PostgreSQL"))
    redis_server = found("TESSERA_REDIS_SERVER", "Redis", PATH_OF_REDIS)
    folder = tmp_path_factory.mktemp("cluster")
    with ExitStack() as running:
        database = running.enter_context(postgres(programs))
        redis = RealRedis(redis_server, folder)
        running.callback(redis.stop)
        made = Cluster(folder, programs, database, redis)
        made.servers = [running.enter_context(made.another()) for _ in range(2)]
        yield made


def same_person(person: Visitor, place: Place) -> Visitor:
    """Somebody, at another server."""
    there = Visitor(place)
    there.http.cookies.update(dict(person.http.cookies))
    return there


def at_two_servers(cluster: Cluster, **options: str) -> tuple[str, list[Visitor], list[Chair]]:
    anna, boris = [
        Visitor(place, name) for place, name in zip(cluster.servers, ("Anna", "Борис"), strict=True)
    ]
    table = anna.make_table("me", "open", options={"first": "1", **options})
    first = anna.go_to(table)
    boris.join(table)
    second = boris.go_to(table)
    first.until("welcome")
    return table, [anna, boris], [first, second]


def together(*work: Callable[[], Any]) -> list[Any]:
    """Do things at the same moment; what they answer."""
    results: list[Any] = [None] * len(work)
    start = threading.Barrier(len(work))

    def do(number: int) -> None:
        start.wait()
        results[number] = work[number]()

    threads = [threading.Thread(target=do, args=[number]) for number in range(len(work))]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(SECONDS)
    return results


# What they do together


def test_two_people_at_different_servers_play_a_whole_game(cluster: Cluster) -> None:
    table, people, chairs = at_two_servers(cluster, pantheon="true")
    first, second = chairs
    play(chairs, 10)
    first.ask("say", text="good luck")
    assert second.until("said")["chat"]["text"] == "good luck"
    assert [seat["online"] for seat in second.table["seats"]] == [True, True]
    play(chairs)
    for person, chair in zip(people, chairs, strict=True):
        assert chair.table["status"] == "over"
        assert [entry["sequence"] for entry in chair.entries] == list(range(1, chair.sequence + 1))
        text = person.http.get(f"/api/tables/{table}/record").text
        assert verify(record_from_text(text, tessera.load("duel")))
    assert first.table["result"] == second.table["result"]


def test_the_same_request_at_both_servers_counts_once(cluster: Cluster) -> None:
    table, people, chairs = at_two_servers(cluster)
    elsewhere = [
        same_person(person, place) for person, place in zip(people, reversed(cluster.servers), strict=True)
    ]
    copies = [person.go_to(table) for person in elsewhere]
    for number in range(12):
        settle([*chairs, *copies])
        seat = next(seat for seat, chair in enumerate(chairs) if chair.choices())
        action, sequence = chairs[seat].choices()[0], chairs[seat].sequence
        message = {"request": f"both {number}", "sequence": sequence, "actions": [action]}
        one, other = together(
            partial(chairs[seat].ask, "act", **message), partial(copies[seat].ask, "act", **message)
        )
        done = {"type": "done", "request": f"both {number}", "sequence": sequence + 1, "entries": 1}
        assert one == other == done
    settle([*chairs, *copies])
    assert {chair.sequence for chair in [*chairs, *copies]} == {12}
    told = people[0].go_to(table).entries
    assert [entry["sequence"] for entry in told] == list(range(1, 13))


def test_the_same_wish_at_both_servers_is_stored_once_and_as_one(cluster: Cluster) -> None:
    anna, boris = [
        Visitor(place, name) for place, name in zip(cluster.servers, ("Anna", "Boris"), strict=True)
    ]
    table = anna.make_table("me", "open", game="deus")
    boris.join(table)
    people = [anna, boris]
    seat = next(seat for seat, person in enumerate(people) if person.go_to(table).choices())
    copies = [people[seat].go_to(table), same_person(people[seat], cluster.servers[1 - seat]).go_to(table)]
    words = tessera.load("deus").vocabulary
    offers = [action for action in copies[0].choices() if words.notation(action)[:6] == "offer:"]
    add = words.action("add:" + words.notation(offers[1])[6:])
    message = {"request": "a wish", "sequence": 0, "actions": [offers[0], add]}
    one, other = together(*[partial(copy.ask, "act", **message) for copy in copies])
    assert one == other == {"type": "done", "request": "a wish", "sequence": 2, "entries": 2}
    settle(copies)
    back = {"request": "back", "sequence": 2}
    one, other = together(*[partial(copy.ask, "undo", **back) for copy in copies])
    assert one == other == {"type": "done", "request": "back", "sequence": 4, "entries": 2}
    settle(copies)
    kinds = [entry["kind"] for entry in people[1 - seat].go_to(table).entries]
    assert kinds == ["act", "act", "undo", "undo"]


def test_of_two_actions_for_one_moment_one_wins_and_the_other_is_refused(cluster: Cluster) -> None:
    table, people, chairs = at_two_servers(cluster)
    elsewhere = [
        same_person(person, place) for person, place in zip(people, reversed(cluster.servers), strict=True)
    ]
    copies = [person.go_to(table) for person in elsewhere]
    decided = 0
    while decided < 10:
        settle([*chairs, *copies])
        seat = next(seat for seat, chair in enumerate(chairs) if chair.choices())
        choices, sequence = chairs[seat].choices(), chairs[seat].sequence
        if len(choices) < 2:
            chairs[seat].act(choices[0], request=f"only {sequence}")
            continue
        answers = together(
            partial(chairs[seat].act, choices[0], request=f"one {sequence}"),
            partial(copies[seat].act, choices[1], request=f"other {sequence}"),
        )
        assert sorted(answer["type"] for answer in answers) == ["done", "refused"]
        won = next(number for number, answer in enumerate(answers) if answer["type"] == "done")
        assert answers[won]["sequence"] == sequence + 1
        settle([*chairs, *copies])
        entries = [chair.entries[-1] for chair in [*chairs, *copies]]
        assert {entry["action"] for entry in entries} == {choices[won]}
        assert chairs[0].view["board"] == copies[0].view["board"]
        decided += 1


def test_a_bot_game_goes_on_when_the_server_that_ran_the_bot_is_killed(cluster: Cluster) -> None:
    survivor = cluster.servers[0]
    with cluster.another("--bot-delay", "1.5") as victim:
        anna = Visitor(victim, "Anna")
        table = anna.make_table("me", "greedy", options={"first": "1"})
        playing, watching = anna.go_to(table), same_person(anna, survivor).go_to(table)
        assert playing.act(playing.choices()[0])["type"] == "done"
        workers = descendants(victim.process.pid)
        victim.end(signal.SIGKILL)
    watching.catch_up(1)
    assert not watching.choices()
    moved = patiently(lambda: watching.until("moved"))
    assert moved["entries"][-1]["seat"] == 1
    while watching.table["status"] != "over":
        if watching.choices():
            watching.act(watching.choices()[0])
        else:
            patiently(lambda: watching.until("moved"))
    assert watching.table["result"]
    assert workers
    wait_until(lambda: not any(is_alive(pid) for pid in workers))


def patiently(hear: Callable[[], Any]) -> Any:
    """What comes, even if it takes as long as a server waits for another."""
    deadline = time.monotonic() + SECONDS
    while True:
        try:
            return hear()
        except TimeoutError:
            assert time.monotonic() < deadline


def descendants(pid: int) -> list[int]:
    """The processes that a process has started, and those they have."""
    children: list[int] = []
    for path in Path("/proc").glob("[0-9]*/stat"):
        try:
            after_name = path.read_text().rpartition(")")[2].split()
        except OSError:  # it has ended
            continue
        if int(after_name[1]) == pid:
            children.append(int(path.parent.name))
    return [*children, *[pid for child in children for pid in descendants(child)]]


def is_alive(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def test_a_session_that_ends_at_one_server_ends_at_the_other(cluster: Cluster) -> None:
    anna = Visitor(cluster.servers[0], "Anna")
    chair = same_person(anna, cluster.servers[1]).go_to(anna.make_table("me", "open"))
    anna.http.delete("/api/me")
    assert chair.until("closed")["problem"]["text"]["key"] == "server.closed.signed_out"


def test_signing_in_takes_games_along_at_every_server(cluster: Cluster) -> None:
    account = {"login": "anna.cluster", "password": "correct horse"}
    home = Visitor(cluster.servers[1], "Anna")
    assert home.http.post("/api/account", json=account).status_code == 201
    taken = Visitor(cluster.servers[0], "Other").http.post(
        "/api/account", json={**account, "login": "ANNA.cluster"}
    )
    assert taken.json()["text"]["key"] == "server.error.login_taken"
    guest, boris = Visitor(cluster.servers[0], "Guest"), Visitor(cluster.servers[1], "Boris")
    table = guest.make_table("me", "open")
    boris.join(table)
    watching = home.go_to(table)
    assert watching.view["seat"] is None
    assert guest.http.post("/api/account/login", json=account).status_code == 200
    assert watching.until("welcome")["view"]["seat"] == 0


def test_a_program_hears_of_what_happens_at_the_other_server(cluster: Cluster) -> None:
    table, people, chairs = at_two_servers(cluster)
    with people[1].http.stream("GET", "/api/bot/decisions") as answer:
        lines = (json.loads(line) for line in answer.iter_lines() if line)
        chairs[0].act(chairs[0].choices()[0])
        asked = next(lines)
        assert (asked["table"], asked["sequence"], asked["view"]["seat"]) == (table, 1, 1)


def test_odd_characters_are_nobodys_fault(cluster: Cluster) -> None:
    """PostgreSQL keeps no NUL, so none may get as far."""
    anna = Visitor(cluster.servers[0], "Anna")
    assert anna.http.get("/api/tables/a%00b").status_code == 404
    assert anna.http.delete("/api/tokens/a%00b").status_code == 404
    chair = anna.go_to(anna.make_table("me", "open"))
    assert chair.ask("say", request="a\0b", text="hello")["type"] == "refused"
    assert chair.ask("say", text="a\0b")["type"] == "refused"
    assert chair.ask("say", text="😀 ы")["type"] == "done"


def test_nothing_is_lost_while_redis_is_away(cluster: Cluster) -> None:
    _, _, chairs = at_two_servers(cluster)
    first, second = chairs
    cluster.redis.stop()
    try:
        assert first.act(first.choices()[0])["type"] == "done"
    finally:
        cluster.redis.start()
    patiently(lambda: second.catch_up(1))
    assert second.act(second.choices()[0])["type"] == "done"
    patiently(lambda: first.catch_up(2))
    play(chairs, 4)


def test_while_redis_is_away_a_reload_shows_the_true_position(cluster: Cluster) -> None:
    table, people, chairs = at_two_servers(cluster)
    first, second = chairs
    cluster.redis.stop()
    try:
        assert first.act(first.choices()[0])["type"] == "done"
        again = people[1].go_to(table)
        assert again.sequence == 1
        assert [entry["sequence"] for entry in again.entries] == [1]
        assert people[1].http.get(f"/api/tables/{table}").json()["moves"] == 1
        second.catch_up(1)  # whoever else is there hears of it too
    finally:
        cluster.redis.start()
    wait_until(
        lambda: all(Visitor(place).http.get("/health").json()["redis"] == "ok" for place in cluster.servers)
    )


def test_check_looks_at_a_database_in_use_and_changes_nothing(
    cluster: Cluster, capsys: pytest.CaptureFixture[str]
) -> None:
    table, _, chairs = at_two_servers(cluster)
    play(chairs, 3)
    assert main(["check", "--database", cluster.database, "--json"]) == 0
    facts = json.loads(capsys.readouterr().out)
    assert {"table": table, "fate": "goes_on"}.items() <= next(
        found for found in facts["tables"] if found["table"] == table
    ).items()
    play(chairs, 3)


def test_a_later_version_of_the_database_is_one_sentence(
    cluster: Cluster, capsys: pytest.CaptureFixture[str]
) -> None:
    later = cluster.database.replace("/postgres", "/later")
    for query, database in (
        ("CREATE DATABASE later", cluster.database),
        (
            "CREATE TABLE alembic_version (version_num text); INSERT INTO alembic_version VALUES ('9999')",
            later,
        ),
    ):
        subprocess.run([cluster.programs / "psql", "--quiet", f"--command={query}", database], check=True)
    assert main(["serve", "--port", "0", "--database", later, "--lang", "en"]) == FAILED
    told = capsys.readouterr().err
    assert "later version" in told
    assert told.count("\n") == 1


def test_a_dump_of_the_database_brings_games_back(cluster: Cluster) -> None:
    """As docs/hosting.md tells."""
    table, people, chairs = at_two_servers(cluster)
    play(chairs, 6)
    dump, copy = cluster.folder / "tessera.dump", cluster.database.replace("/postgres", "/copy")
    for program, *words in (
        ["pg_dump", "--format=custom", f"--file={dump}", cluster.database],
        ["psql", "--quiet", "--command=CREATE DATABASE copy", cluster.database],
        ["pg_restore", "--clean", "--if-exists", "--no-owner", f"--dbname={copy}", str(dump)],
    ):
        subprocess.run([cluster.programs / program, *words], check=True)
    play(chairs, 1)
    with command(cluster.folder, "--database", copy) as restored:
        again = [same_person(person, restored).go_to(table) for person in people]
        assert [chair.sequence for chair in again] == [6, 6]
        play(again, 4)
