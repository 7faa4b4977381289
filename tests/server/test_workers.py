"""A worker answers the question it is asked and no other; it may die at any time."""

import asyncio
import os
import signal
from collections.abc import Awaitable, Callable
from multiprocessing import Pipe, forkserver
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

import pytest

from tessera.server.thinking import workers
from tessera.server.thinking.workers import GREETING, ThinkerFailed, ThinkerHung, ThinkerLost, Worker
from tests.server.house import PATIENCE
from tests.server.minds import obey
from tests.server.restarts import ASKED, restart


async def with_worker(work: Callable[[Worker], Awaitable[None]]) -> None:
    worker = Worker(obey)
    try:
        await work(worker)
    finally:
        await worker.end()


def run(work: Callable[[Worker], Awaitable[None]]) -> None:
    asyncio.run(with_worker(work))


def kill(process: int) -> None:
    os.kill(process, signal.SIGKILL)


def is_gone(process: int) -> bool:
    """A dead process whose parent is dead too may be listed for a while."""
    try:
        os.kill(process, 0)
        listed = Path("/proc", str(process), "stat").read_text()
    except (ProcessLookupError, FileNotFoundError):
        return True
    return listed.rpartition(")")[2].split()[0] in "ZX"


async def until_gone(process: int) -> None:
    while not is_gone(process):
        await asyncio.sleep(0.01)


async def until_not_ready(worker: Worker) -> None:
    while worker.is_ready():
        await asyncio.sleep(0.01)


class Mute(Worker):
    """A worker without a process: the test speaks for it."""

    def __init__(self) -> None:
        super().__init__(obey)
        self.theirs: Connection | None = None

    def _make(self) -> Connection:
        self._pipe, self.theirs = Pipe()
        self.theirs.send((GREETING, True, None))
        return self._pipe


def test_it_is_ready_once_it_has_greeted_and_answers() -> None:
    async def work(worker: Worker) -> None:
        assert not worker.is_ready()
        with pytest.raises(ThinkerLost):
            await worker.ask("name", PATIENCE)
        await worker.start()
        assert worker.is_ready()
        assert await worker.ask("say one", PATIENCE) == "one"
        assert await worker.ask("say two", PATIENCE) == "two"
        assert worker.is_ready()

    run(work)


def test_an_answer_to_another_question_is_dropped_and_so_is_a_late_greeting() -> None:
    async def work() -> None:
        worker = Mute()
        await worker.start()
        assert worker.theirs is not None
        asking = asyncio.create_task(worker.ask("mine", PATIENCE))
        number, question = await asyncio.to_thread(worker.theirs.recv)
        assert question == "mine"
        for strange in (GREETING, number + 1, number - 1):
            worker.theirs.send((strange, True, "another's"))
        worker.theirs.send((number, True, "yours"))
        assert await asking == "yours"
        await worker.end()

    asyncio.run(work())


def test_no_two_questions_have_the_same_number_even_after_a_new_start() -> None:
    async def work() -> None:
        worker, numbers = Mute(), []
        for _ in range(3):
            await worker.start()
            assert worker.theirs is not None
            asking = asyncio.create_task(worker.ask("mine", PATIENCE))
            number, _question = await asyncio.to_thread(worker.theirs.recv)
            numbers.append(number)
            worker.theirs.send((number, True, None))
            await asking
        assert len({*numbers, GREETING}) == 4
        await worker.end()

    asyncio.run(work())


def test_what_has_said_something_unasked_is_not_ready() -> None:
    async def work() -> None:
        worker = Mute()
        await worker.start()
        assert worker.is_ready()
        assert worker.theirs is not None
        worker.theirs.send((7, True, "an answer that nobody waits for"))
        assert not worker.is_ready()
        await worker.end()

    asyncio.run(work())


def test_an_error_of_its_own_is_told_without_values_and_it_stays_ready() -> None:
    async def work(worker: Worker) -> None:
        await worker.start()
        with pytest.raises(ThinkerFailed, match=r"^ValueError at minds.py:\d+$"):
            await worker.ask("fail", PATIENCE)
        assert await worker.ask("say still here", PATIENCE) == "still here"

    run(work)


def test_one_that_takes_too_long_is_killed_and_can_be_started_again() -> None:
    async def work(worker: Worker) -> None:
        await worker.start()
        process = await worker.ask("name", PATIENCE)
        with pytest.raises(ThinkerHung):
            await worker.ask("hang", 0.05)
        assert not worker.is_ready()
        await until_gone(process)
        await worker.start()
        assert await worker.ask("say again", PATIENCE) == "again"

    run(work)


@pytest.mark.parametrize("is_busy", [True, False])
def test_one_that_is_killed_from_outside_is_lost_and_can_be_started_again(is_busy: bool) -> None:
    async def work(worker: Worker) -> None:
        await worker.start()
        process = await worker.ask("name", PATIENCE)
        if is_busy:
            asking = asyncio.create_task(worker.ask("hang", PATIENCE))
            await asyncio.sleep(0)
            kill(process)
            with pytest.raises(ThinkerLost):
                await asking
        else:
            kill(process)
            await until_not_ready(worker)
            with pytest.raises(ThinkerLost):
                await worker.ask("say nothing", PATIENCE)
        assert not worker.is_ready()
        await worker.start()
        assert await worker.ask("name", PATIENCE) != process

    run(work)


def test_when_the_process_that_makes_workers_dies_they_go_on_can_be_killed_and_made_anew() -> None:
    async def work(worker: Worker) -> None:
        other = Worker(obey)
        await worker.start()
        await other.start()
        process = await worker.ask("name", PATIENCE)
        maker: Any = forkserver._forkserver
        kill(maker._forkserver_pid)
        assert await worker.ask("say here", PATIENCE) == "here"
        await other.start()  # makes another that makes workers; the first ones have no parent now
        assert await other.ask("say new", PATIENCE) == "new"
        with pytest.raises(ThinkerHung):
            await worker.ask("hang", 0.05)
        await until_gone(process)
        await worker.start()
        assert await worker.ask("say new", PATIENCE) == "new"
        await other.end()

    run(work)


@pytest.mark.parametrize("error", [ConnectionRefusedError, EOFError])
def test_when_the_process_that_makes_workers_is_dying_it_is_asked_until_it_is_dead(
    error: type[Exception], monkeypatch: pytest.MonkeyPatch
) -> None:
    connect = forkserver.connect_to_new_process
    refused = iter([error(), error()])

    def refuse_at_first(fds: list[int]) -> Any:
        for reason in refused:
            raise reason
        return connect(fds)

    async def work(worker: Worker) -> None:
        monkeypatch.setattr(forkserver, "connect_to_new_process", refuse_at_first)
        await worker.start()
        assert await worker.ask("say here", PATIENCE) == "here"
        assert next(refused, None) is None

    run(work)


def test_one_that_cannot_be_started_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(worker: Worker) -> None:
        with monkeypatch.context() as broken:
            broken.setattr(workers, "START_SECONDS", -1.0)
            with pytest.raises(ThinkerLost, match="not started"):
                await worker.start()
            assert not worker.is_ready()
        await worker.start()
        assert worker.is_ready()

    run(work)


@pytest.mark.parametrize("does", ["starts", "hangs", "nothing"])
def test_it_can_be_ended_whatever_it_does_and_for_good(does: str) -> None:
    async def work() -> None:
        worker = Worker(obey)
        doing = asyncio.create_task(worker.start())
        if does != "starts":
            await doing
        if does == "hangs":
            doing = asyncio.create_task(worker.ask("hang", 10 * PATIENCE))
            await asyncio.sleep(0)
        await worker.end()
        assert not worker.is_ready()
        if does == "hangs":
            with pytest.raises(ThinkerLost):
                await doing
        else:
            await asyncio.gather(doing, return_exceptions=True)
        with pytest.raises(RuntimeError):
            await worker.start()

    asyncio.run(work())


def test_of_thirty_starts_with_questions_at_once_none_loses_or_mixes_up_an_answer(tmp_path: Path) -> None:
    found = asyncio.run(restart(30, tmp_path))
    assert set(found) == {"right"}
    assert found["right"] == 30 * (ASKED + 1) - 10  # who went away is not counted
