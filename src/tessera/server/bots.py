"""Bots think in processes of their own, a few of them, never in the event loop.

They are given a determinized state's data, so that they cannot know more than their seat. The time of
a bot begins when it is asked: what it waits for a worker it cannot think. A worker that exceeds its
time by a grace is killed and replaced, and whoever asked is told.
"""

import asyncio
import multiprocessing
import os
import signal
import threading
import time
import traceback
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from multiprocessing.connection import Connection
from typing import Any, Literal

import structlog

from tessera.ai import players
from tessera.ai.advice import advise, in_words, reasons
from tessera.ai.player import Player
from tessera.ai.review import Judgement, judge
from tessera.core.chance import Chance
from tessera.core.game import Game
from tessera.core.state import State
from tessera.games import load, names
from tessera.server.protocol import Text, text_of

log = structlog.get_logger()

GRACE = 1.0
"""Seconds a worker may take longer than its time when a game waits for its move."""
LONG_GRACE = 10.0
"""The same when nobody waits by the clock."""
SPARE = 0.05
"""Seconds of its time that the way to a worker and back may take."""
LEAST_PART = 0.05
"""The part of its time that a bot may think, however long it has waited for a worker."""
NICENESS = 5
"""The server goes before those who think."""
START_SECONDS = 30.0
"""A new worker is given so long to import what it needs."""


class BotFailed(Exception):
    """The worker crashed, raised an error, or took too long and was killed."""


class BotHung(BotFailed):
    """It took too long and was killed."""


@dataclass(frozen=True)
class Job:
    """What a worker is asked; it travels to another process."""

    kind: Literal["choose", "advise", "judge"]
    game: str
    data: dict[str, Any]
    seat: int
    seconds: float
    level: str = ""
    """Of the bot that chooses."""
    played: int = -1
    """The action to judge."""


@dataclass(frozen=True)
class Counsel:
    """What a strong player would do: see `tessera.ai.advice`."""

    ranked: list[tuple[int, float]]
    words: list[Text]
    reasons: list[Text]


@dataclass(frozen=True)
class Minds:
    """Where workers get games and players from; must be found by name in a new process."""

    load: Callable[[str], Game] = load
    make: Callable[[str, int | None, float | None], Player] = players.make


class Bots:
    """A pool of workers. Start it with `open`, end it with `close`."""

    def __init__(self, workers: int, minds: Minds | None = None) -> None:
        self.workers = [Worker(minds or Minds()) for _ in range(workers)]
        self._idle: asyncio.Queue[Worker] = asyncio.Queue()
        self._threads = ThreadPoolExecutor(workers, thread_name_prefix="bots")
        self._is_closed = False

    def open(self) -> None:
        """Start the workers; they are ready a moment later."""
        for worker in self.workers:
            self._threads.submit(worker.start)
            self._idle.put_nowait(worker)

    @property
    def alive(self) -> int:
        """How many workers there are now: one that was killed comes back with the next job."""
        return sum(worker.is_alive for worker in self.workers)

    async def close(self) -> None:
        """End all workers, thinking or not."""
        self._is_closed = True
        for worker in self.workers:
            worker.kill()
        await asyncio.to_thread(self._threads.shutdown)

    async def choose(self, state: State, seat: int, level: str, seconds: float) -> int:
        """An action of a bot for a seat; raises BotFailed."""
        return int(await self._ask(_job("choose", state, seat, seconds, level=level)))

    async def advise(self, state: State, seat: int, seconds: float) -> Counsel:
        """What a strong player would do, best first; empty if it fails."""
        try:
            counsel: Counsel = await self._ask(_job("advise", state, seat, seconds))
        except BotFailed:
            return Counsel([], [], [])
        return counsel

    async def judge(self, state: State, seat: int, played: int, seconds: float) -> Judgement:
        """How good a choice was; raises BotFailed. Nobody waits for it by the clock: it may wait itself."""
        judgement: Judgement = await self._ask(_job("judge", state, seat, seconds, played=played))
        return judgement

    async def _ask(self, job: Job) -> Any:
        asked = time.monotonic()
        worker = await self._idle.get()
        if self._is_closed:
            raise BotFailed("closed")
        if job.kind != "judge":
            left = job.seconds - (time.monotonic() - asked) - SPARE
            job = replace(job, seconds=max(left, job.seconds * LEAST_PART))
        thinking = asyncio.get_running_loop().run_in_executor(self._threads, worker.think, job)
        thinking.add_done_callback(lambda done: self._finished(worker, done))
        return await asyncio.shield(thinking)

    def _finished(self, worker: "Worker", thinking: "asyncio.Future[Any]") -> None:
        """The worker is free again; only now, even if whoever asked has gone away long ago."""
        if not thinking.cancelled():
            thinking.exception()
        self._idle.put_nowait(worker)


class Worker:
    """One process that thinks, as seen from the server. Its methods block: call them in a thread."""

    def __init__(self, minds: Minds) -> None:
        self._minds = minds
        self._process: multiprocessing.process.BaseProcess | None = None
        self._pipe: Connection | None = None
        self._is_over = False
        self._starting = threading.Lock()

    @property
    def is_alive(self) -> bool:
        process = self._process
        return process is not None and process.is_alive()

    def start(self) -> None:
        with self._starting:
            if self._is_over or (self._process is not None and self._process.is_alive()):
                return
            context = _context()
            self._pipe, theirs = context.Pipe()
            self._process = context.Process(target=_work, args=(theirs, self._minds), daemon=True)
            self._process.start()
            theirs.close()
        if not self._pipe.poll(START_SECONDS):
            self._stop()
            raise BotFailed("not started")
        self._pipe.recv()

    def think(self, job: Job) -> Any:
        """The answer to a job; raises BotFailed."""
        try:
            self.start()
            assert self._pipe is not None
            self._pipe.send(job)
            if not self._pipe.poll(job.seconds + (GRACE if job.kind == "choose" else LONG_GRACE)):
                self._stop()
                raise BotHung("took too long")
            is_answer, answer = self._pipe.recv()
        except (EOFError, OSError) as error:
            self._stop()
            raise BotFailed("crashed") from error
        if not is_answer:
            raise BotFailed(answer)
        return answer

    def kill(self) -> None:
        """End it for good."""
        self._is_over = True
        with self._starting:
            self._stop()

    def _stop(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.join()
            self._process = None


def _job(
    kind: Literal["choose", "advise", "judge"], state: State, seat: int, seconds: float, **more: Any
) -> Job:
    data = state.determinize(seat, Chance()).to_data()
    return Job(kind, state.game.name, data, seat, seconds, **more)


def _context() -> Any:
    """New processes without what this one holds: its threads, sockets and locks."""
    if "forkserver" not in multiprocessing.get_all_start_methods():
        return multiprocessing.get_context("spawn")
    context = multiprocessing.get_context("forkserver")
    evaluations = [f"tessera.ai.evaluation.{name}" for name in names()]
    context.set_forkserver_preload(["tessera.server.bots", *evaluations])
    return context


def _work(pipe: Connection, minds: Minds) -> None:
    """What a worker does: answer jobs until the server is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_the_server, daemon=True).start()
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    pipe.send("ready")
    while True:
        try:
            job: Job = pipe.recv()
        except EOFError:
            return
        try:
            pipe.send((True, _answer(job, minds)))
        except Exception as error:
            pipe.send((False, _where(error)))


def _where(error: Exception) -> str:
    """What went wrong and where, without values: they may be what a seat keeps secret."""
    last = traceback.extract_tb(error.__traceback__)[-1]
    return f"{type(error).__name__} at {os.path.basename(last.filename)}:{last.lineno}"


def _answer(job: Job, minds: Minds) -> Any:
    state = minds.load(job.game).from_data(job.data)
    if job.kind == "advise":
        return _counsel(state, job)
    if job.kind == "judge":
        return judge(state, job.seat, job.played, job.seconds)
    return minds.make(job.level, None, job.seconds).choose(state, job.seat)


def _counsel(state: State, job: Job) -> Counsel:
    ranked = advise(state, job.seat, seconds=job.seconds)
    certain = reasons(state, job.seat, ranked[0][0]) if ranked else []
    words = [text_of(sentence) for _, sentence in in_words(state, ranked)]
    return Counsel(ranked, words, [text_of(reason) for reason in certain])


def _end_with_the_server() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
