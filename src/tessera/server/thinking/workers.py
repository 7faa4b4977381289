"""A worker: a process of its own that answers questions, one after the other, and can be killed.

Each question has a number and its answer carries it; whatever else comes out of the process, a greeting
or an answer to a question that was given up, is dropped. Whoever has a worker starts it, asks while it is
ready, and starts it again when it is not. It knows nothing of what it is asked.
"""

import asyncio
import itertools
import multiprocessing
import os
import signal
import threading
import time
import traceback
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any, Final, TypeVar

from tessera.games import names

T = TypeVar("T")

NICENESS = 5
"""The server goes before those who think."""
START_SECONDS = 30.0
"""A new worker is given so long to import what it needs."""
MAKER_TRIES = 20
MAKER_PAUSE = 0.05
"""What makes workers is itself a process, and one that is dying refuses before it counts as dead: until
then it is asked again, after so many seconds, and afterwards another is made."""
GREETING: Final = 0
"""The number of what a worker says when it is ready; questions are numbered from 1."""


class ThinkerFailed(Exception):
    """There is no answer: the reason is for the log."""


class ThinkerHung(ThinkerFailed):
    """The worker took too long and was killed."""


class ThinkerLost(ThinkerFailed):
    """The worker could not be had, or died meanwhile: another may know the answer."""


class Worker:
    """One process, as seen from the server. `answer` must be found by name in a new process."""

    def __init__(self, answer: Callable[[Any], Any]) -> None:
        self._answer = answer
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="worker")
        """It alone talks to the process, so one thing at a time."""
        self._numbers = itertools.count(GREETING + 1)
        self._process: BaseProcess | None = None
        self._pipe: Connection | None = None
        self._leash: Connection | None = None
        """The process ends when this is closed, even if the server died or it is nobody's child."""
        self._has_greeted = False
        self._is_over = False
        self._living = threading.Lock()
        """Held while the process is made or killed."""

    def is_ready(self) -> bool:
        """Whether it may be asked: it has greeted, answered everything, and lives."""
        try:
            return self._has_greeted and self._pipe is not None and not self._pipe.poll()
        except OSError:
            return False

    async def start(self) -> None:
        """Begin with a new process; raises ThinkerLost if that cannot be."""
        await self._in_thread(self._start)

    async def ask(self, question: Any, patience: float) -> Any:
        """The answer, within so many seconds; raises ThinkerFailed. After anything but an answer and an error
        of its own the worker is not ready any more."""
        return await self._in_thread(lambda: self._ask(question, patience))

    async def end(self) -> None:
        """End it for good, whatever it does."""
        self._is_over = True
        await asyncio.to_thread(self._end)

    async def _in_thread(self, work: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._thread, work)

    def _start(self) -> None:
        self._stop()
        try:
            self._hear(self._make(), GREETING, START_SECONDS)
        except Exception as error:
            self._stop()
            raise ThinkerLost(f"not started: {type(error).__name__}") from error
        self._has_greeted = True

    def _make(self) -> Connection:
        with self._living:
            if self._is_over:
                raise ThinkerLost("over")
            context = _context()
            pipe, theirs = context.Pipe()
            held, self._leash = context.Pipe(duplex=False)
            self._pipe = pipe
            with theirs, held:
                process = context.Process(target=_work, args=(theirs, held, self._answer), daemon=True)
                _begin(process)
            self._process = process
            return self._pipe

    def _ask(self, question: Any, patience: float) -> Any:
        if self._pipe is None or not self._has_greeted:
            raise ThinkerLost("not started")
        number = next(self._numbers)
        try:
            self._pipe.send((number, question))
            is_answer, answer = self._hear(self._pipe, number, patience)
        except (EOFError, OSError) as error:
            self._stop()
            raise ThinkerLost("crashed") from error
        if not is_answer:
            raise ThinkerFailed(answer)
        return answer

    def _hear(self, pipe: Connection, number: int, patience: float) -> tuple[bool, Any]:
        """What the process says to one question, and to no other.

        The time is the machine's, not the world's: a thread waits for a process here, and if both clocks
        did not go alike, it would kill one that still thinks, or wait for ever for one that hangs.
        """
        until = time.monotonic() + patience
        while pipe.poll(max(0.0, until - time.monotonic())):
            answered, is_answer, answer = pipe.recv()
            if answered == number:
                return is_answer, answer
        self._stop()
        raise ThinkerHung("took too long")

    def _stop(self) -> None:
        """Only in the thread of its own: another may wait for what comes out of the pipe."""
        self._has_greeted = False
        self._kill()
        if self._pipe is not None:
            self._pipe.close()
            self._pipe = None

    def _kill(self) -> None:
        with self._living:
            if self._process is not None:
                self._process.kill()
            if self._leash is not None:
                self._leash.close()
            if self._process is not None:
                self._process.join()
            self._process = self._leash = None

    def _end(self) -> None:
        self._kill()
        self._thread.shutdown()
        self._stop()


def _begin(process: BaseProcess) -> None:
    tries = MAKER_TRIES
    while True:
        try:
            process.start()
        except (OSError, EOFError):
            tries -= 1
            if not tries:
                raise
            time.sleep(MAKER_PAUSE)
        else:
            return


def _context() -> Any:
    """New processes without what this one holds: its threads, sockets and locks."""
    if "forkserver" not in multiprocessing.get_all_start_methods():
        return multiprocessing.get_context("spawn")
    context = multiprocessing.get_context("forkserver")
    evaluations = [f"tessera.ai.evaluation.{name}" for name in names()]
    context.set_forkserver_preload(["tessera.server.thinking.thinkers", *evaluations])
    return context


def _work(pipe: Connection, leash: Connection, answer: Callable[[Any], Any]) -> None:
    """What a worker does: greet, and answer until the server is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with, args=(leash,), daemon=True).start()
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    pipe.send((GREETING, True, None))
    while True:
        try:
            number, question = pipe.recv()
        except EOFError:
            return
        try:
            pipe.send((number, True, answer(question)))
        except Exception as error:
            pipe.send((number, False, _where(error)))


def _where(error: Exception) -> str:
    """What went wrong and where, without values: they may be what a seat keeps secret."""
    last = traceback.extract_tb(error.__traceback__)[-1]
    return f"{type(error).__name__} at {os.path.basename(last.filename)}:{last.lineno}"


def _end_with(leash: Connection) -> None:
    """Nothing is ever sent over a leash: it can only be let go."""
    try:
        leash.recv()
    except (EOFError, OSError):
        os._exit(1)
