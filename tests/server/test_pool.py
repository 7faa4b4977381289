"""The pool of workers: fair between people, and whoever asks is answered whatever becomes of a worker.

The workers here are the test's own, and so is the clock."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

import pytest

import tessera
from tessera import Chance
from tessera.core.state import State
from tessera.server.thinking import thinkers
from tessera.server.thinking.thinkers import (
    ATTEMPTS,
    LEAST_PART,
    SPARE,
    Job,
    NoWorkers,
    Thinkers,
    ThinkersClosed,
)
from tessera.server.thinking.workers import ThinkerFailed, ThinkerHung, ThinkerLost, Worker

STATE: State = tessera.load("duel").new(2, Chance(1))
SEAT = STATE.seats_to_act()[0]
ANNA, BORIS = frozenset({"anna"}), frozenset({"boris"})


class Scripted(Worker):
    """Starts and answers when the test says so."""

    def __init__(self, answer: Callable[[Any], Any]) -> None:
        super().__init__(answer)
        self.starting: asyncio.Future[None] | None = None
        self.asked: Job | None = None
        self.patience = 0.0
        self.answering: asyncio.Future[Any] | None = None
        self.starts = 0
        self.is_alive = False

    def is_ready(self) -> bool:
        return self.is_alive

    async def start(self) -> None:
        self.starts += 1
        self.starting = asyncio.get_running_loop().create_future()
        await self.starting
        self.is_alive = True

    async def ask(self, question: Any, patience: float) -> Any:
        assert self.is_alive, "not ready"
        assert self.answering is None, "asked two things at once"
        self.asked, self.patience = question, patience
        self.answering = asyncio.get_running_loop().create_future()
        try:
            return await self.answering
        except ThinkerFailed as failure:
            self.is_alive = type(failure) is ThinkerFailed
            raise
        finally:
            self.asked = self.answering = None

    async def end(self) -> None:
        self.is_alive = False

    async def begin(self) -> None:
        """It is started."""
        await settle()
        assert self.starting is not None
        self.starting.set_result(None)
        await settle()

    async def fail_to_begin(self) -> None:
        await settle()
        assert self.starting is not None
        self.starting.set_exception(ThinkerLost("not started"))
        await settle()

    async def reply(self, answer: int | ThinkerFailed) -> None:
        assert self.answering is not None
        if isinstance(answer, ThinkerFailed):
            self.answering.set_exception(answer)
        else:
            self.answering.set_result(answer)
        await settle()


async def settle() -> None:
    """Let everybody do what they can do without anything happening."""
    for _ in range(30):
        await asyncio.sleep(0)


class Pool:
    """A pool of scripted workers, and what was asked of it, by name."""

    def __init__(self, workers: int = 1) -> None:
        self.time = 100.0
        self.thinkers = Thinkers(workers, lambda: self.time, hire=Scripted)
        self.asked: dict[str, asyncio.Task[Any]] = {}
        self.thinkers.open()

    @property
    def workers(self) -> list[Scripted]:
        return [worker for worker in self.thinkers.workers if isinstance(worker, Scripted)]

    @property
    def worker(self) -> Scripted:
        return self.workers[0]

    async def begin(self) -> None:
        for worker in self.workers:
            await worker.begin()

    async def choose(self, name: str, people: frozenset[str], seconds: float = 1.0) -> None:
        """Names are given as levels, so that a worker tells which question it has."""
        await self._ask(name, self.thinkers.choose(STATE, SEAT, name, seconds, people))

    async def advise(self, name: str, people: frozenset[str]) -> None:
        await self._ask(name, self.thinkers.advise(STATE, SEAT, 1.0, people))

    async def judge(self, name: str, people: frozenset[str]) -> None:
        await self._ask(name, self.thinkers.judge(STATE, SEAT, 0, 1.0, people))

    async def _ask(self, name: str, work: Coroutine[Any, Any, Any]) -> None:
        self.asked[name] = asyncio.create_task(work)
        await settle()

    def thinking(self) -> list[str]:
        return [worker.asked.level or worker.asked.kind for worker in self.workers if worker.asked]


def run(work: Callable[[Pool], Coroutine[Any, Any, None]], workers: int = 1) -> None:
    async def whole() -> None:
        pool = Pool(workers)
        try:
            await work(pool)
        finally:
            await pool.thinkers.close()
            await asyncio.gather(*pool.asked.values(), return_exceptions=True)

    asyncio.run(whole())


@pytest.mark.parametrize("workers", [1, 2, 4])
def test_another_person_is_served_after_at_most_one_job_of_each_worker(workers: int) -> None:
    async def work(pool: Pool) -> None:
        await pool.begin()
        for table in range(20):
            await pool.choose(f"anna {table}", ANNA)
        await pool.choose("boris", BORIS)
        assert pool.thinking() == [f"anna {table}" for table in range(workers)]
        await pool.worker.reply(0)
        assert "boris" in pool.thinking()
        await pool.worker.reply(5)
        assert await pool.asked["boris"] == 5
        assert pool.thinkers.waiting()["choose"] == 20 - workers - 1

    run(work, workers)


def test_a_person_with_many_tables_and_others_with_one_take_turns() -> None:
    async def work(pool: Pool) -> None:
        await pool.begin()
        order = []
        for table in range(3):
            await pool.choose(f"anna {table}", ANNA)
        await pool.choose("boris 0", BORIS)
        await pool.choose("boris 1", BORIS)
        for _ in range(5):
            order += pool.thinking()
            await pool.worker.reply(0)
        assert order == ["anna 0", "boris 0", "anna 1", "boris 1", "anna 2"]

    run(work)


def test_moves_go_before_hints_before_reviews() -> None:
    async def work(pool: Pool) -> None:
        await pool.judge("review", ANNA)
        await pool.advise("hint", ANNA)
        await pool.choose("move", ANNA)
        assert pool.thinkers.waiting() == {"choose": 1, "advise": 1, "judge": 1}
        await pool.begin()
        order = []
        for _ in range(3):
            order += pool.thinking()
            await pool.worker.reply(0)
        assert order == ["move", "advise", "judge"]
        assert pool.thinkers.waiting() == {"choose": 0, "advise": 0, "judge": 0}

    run(work)


def test_a_worker_that_is_just_starting_is_not_asked_and_what_was_asked_waits_for_it() -> None:
    async def work(pool: Pool) -> None:
        await pool.choose("move", ANNA)
        assert pool.thinking() == []
        await pool.worker.begin()
        assert pool.thinking() == ["move"]
        await pool.worker.reply(7)
        assert await pool.asked["move"] == 7

    run(work)


def test_what_a_bot_waits_for_a_worker_it_does_not_think() -> None:
    async def work(pool: Pool) -> None:
        await pool.begin()
        for name in ("first", "second", "third"):
            await pool.choose(name, ANNA, seconds=2.0)
        await pool.judge("review", ANNA)
        given = []
        for waited in (0.5, 100.0, 100.0, 0.0):
            assert pool.worker.asked is not None
            given.append(pool.worker.asked.seconds)
            pool.time += waited
            await pool.worker.reply(0)
        assert given == pytest.approx([2.0 - SPARE, 1.5 - SPARE, 2.0 * LEAST_PART, 1.0])

    run(work)


def test_what_a_worker_was_asked_when_it_died_another_is_asked() -> None:
    async def work(pool: Pool) -> None:
        await pool.begin()
        first, second = pool.workers
        await pool.choose("move", ANNA)
        await first.reply(ThinkerLost("crashed"))
        assert (first.starts, first.asked) == (2, None)
        assert second.asked is not None
        assert second.asked.level == "move"
        await second.reply(3)
        assert await pool.asked["move"] == 3

    run(work, 2)


def test_what_kills_every_worker_is_given_up() -> None:
    async def work(pool: Pool) -> None:
        await pool.begin()
        await pool.choose("move", ANNA)
        for _ in range(ATTEMPTS):
            await pool.worker.reply(ThinkerLost("crashed"))
            await pool.worker.begin()
        with pytest.raises(ThinkerLost):
            await pool.asked["move"]
        assert pool.thinking() == []

    run(work)


@pytest.mark.parametrize("failure", [ThinkerHung("took too long"), ThinkerFailed("ValueError at a.py:1")])
def test_what_a_worker_cannot_answer_no_other_is_asked(failure: ThinkerFailed) -> None:
    async def work(pool: Pool) -> None:
        await pool.begin()
        await pool.choose("move", ANNA)
        await pool.worker.reply(failure)
        with pytest.raises(type(failure)):
            await pool.asked["move"]
        assert pool.thinking() == []

    run(work, 2)


def test_one_that_died_while_idle_is_started_before_it_is_asked() -> None:
    async def work(pool: Pool) -> None:
        await pool.begin()
        pool.worker.is_alive = False
        await pool.choose("move", ANNA)
        assert pool.thinking() == []
        await pool.worker.begin()
        await pool.worker.reply(1)
        assert await pool.asked["move"] == 1

    run(work)


def test_whoever_goes_away_while_waiting_is_not_thought_for() -> None:
    async def work(pool: Pool) -> None:
        await pool.begin()
        for name in ("first", "second", "third"):
            await pool.choose(name, ANNA)
        pool.asked["second"].cancel()
        await pool.worker.reply(1)
        assert pool.thinking() == ["third"]
        assert pool.thinkers.waiting()["choose"] == 0

    run(work)


def test_the_answer_to_one_who_went_away_is_nobody_elses() -> None:
    async def work(pool: Pool) -> None:
        await pool.begin()
        await pool.choose("first", ANNA)
        await pool.choose("second", BORIS)
        pool.asked["first"].cancel()
        await settle()
        assert pool.thinking() == ["first"]
        await pool.worker.reply(1)
        assert not pool.asked["second"].done()
        await pool.worker.reply(2)
        assert await pool.asked["second"] == 2

    run(work)


def test_when_the_pool_closes_whoever_waits_is_told() -> None:
    async def work(pool: Pool) -> None:
        await pool.begin()
        await pool.choose("first", ANNA)
        await pool.advise("second", BORIS)
        await pool.thinkers.close()
        for name in ("first", "second"):
            with pytest.raises(ThinkersClosed):
                await pool.asked[name]
        with pytest.raises(ThinkersClosed):
            await pool.thinkers.choose(STATE, SEAT, "third", 1.0, ANNA)

    run(work)


def test_when_no_worker_can_be_started_nobody_waits_for_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinkers, "PAUSE", 0.0)

    async def work(pool: Pool) -> None:
        first, second = pool.workers
        await pool.choose("early", ANNA)
        for worker in (first, second, first):
            await worker.fail_to_begin()
            assert not pool.asked["early"].done()
        await second.fail_to_begin()
        with pytest.raises(NoWorkers):
            await pool.asked["early"]
        await pool.choose("meanwhile", ANNA)
        with pytest.raises(NoWorkers):
            await pool.asked["meanwhile"]
        await first.begin()
        await pool.choose("late", ANNA)
        await first.reply(4)
        assert await pool.asked["late"] == 4

    run(work, 2)


def test_an_error_of_ours_fails_the_question_and_not_the_worker() -> None:
    async def work(pool: Pool) -> None:
        await pool.begin()
        await pool.choose("first", ANNA)
        assert pool.worker.answering is not None
        pool.worker.answering.set_exception(TypeError("cannot pickle"))
        with pytest.raises(ThinkerFailed):
            await pool.asked["first"]
        await pool.choose("second", ANNA)
        await pool.worker.reply(2)
        assert await pool.asked["second"] == 2

    run(work)
