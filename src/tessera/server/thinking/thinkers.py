"""Thinkers think in processes of their own, a few of them, never in the event loop.

They are given a determinized state's data, so that they cannot know more than their seat. The time of
a bot begins when it is asked: what it waits for a worker it cannot think. Who waits is served by turns
between people, see `line`. A worker that exceeds its time by a grace is killed and replaced, and whoever
asked is told. What a worker was asked when it died, another is asked again.
"""

import asyncio
import itertools
from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, Final, Literal

import structlog

from tessera.ai import players
from tessera.ai.advice import in_words, one_move, ponder, reasons
from tessera.ai.player import Player
from tessera.ai.review import Judgement, judge
from tessera.core.chance import Chance
from tessera.core.game import Game
from tessera.core.state import State
from tessera.games import load
from tessera.server.protocol import Text, text_of
from tessera.server.thinking.line import Line
from tessera.server.thinking.workers import ThinkerFailed, ThinkerLost, Worker

log = structlog.get_logger()

GRACE = 1.0
"""Seconds a worker may take longer than its time when a game waits for its move."""
LONG_GRACE = 10.0
"""The same when nobody waits by the clock."""
SPARE = 0.05
"""Seconds of its time that the way to a worker and back may take."""
LEAST_PART = 0.05
"""The part of its time that a bot may think, however long it has waited for a worker."""
ATTEMPTS = 3
"""Workers that are asked the same while they die of it, or of something else."""
PAUSE = 1.0
"""Seconds between attempts to start a worker that cannot be started."""

Kind = Literal["choose", "advise", "judge"]
RANKS: Final[dict[Kind, int]] = {"choose": 0, "advise": 1, "judge": 2}
"""Moves go before hints, hints before reviews."""
NOBODY: Final = frozenset({""})
"""On whose behalf a bot thinks when there is nobody any more."""


class ThinkersClosed(ThinkerFailed):
    """The server stops: whoever waits for a bot may wait for the next one."""


class NoWorkers(ThinkerFailed):
    """No worker can be started."""


@dataclass(frozen=True)
class Job:
    """What a worker is asked; it travels to another process."""

    kind: Kind
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
    line: list[int]
    """The best action and what belongs to the same move."""


@dataclass(frozen=True)
class Minds:
    """Where workers get games and players from; must be found by name in a new process."""

    load: Callable[[str], Game] = load
    make: Callable[[str, int | None, float | None], Player] = players.make


class Thinkers:
    """A pool of workers. Start it with `open`, end it with `close`.

    `people`, wherever something is asked, are those on whose behalf: the workers are shared between them.
    """

    def __init__(
        self,
        workers: int,
        clock: Callable[[], float],
        minds: Minds | None = None,
        hire: Callable[[Callable[[Any], Any]], Worker] = Worker,
    ) -> None:
        answer = partial(_answer, minds=minds or Minds())
        self.workers = [hire(answer) for _ in range(workers)]
        self._clock = clock
        self._line: Line[Question] = Line()
        self._numbers = itertools.count(1)
        self._unanswered: set[asyncio.Future[Any]] = set()
        self._down: set[Worker] = set()
        """Those that could not be started."""
        self._employed: list[asyncio.Task[None]] = []
        self._is_closed = False

    def open(self) -> None:
        """Start the workers; they are ready a moment later. What is asked meanwhile waits for them."""
        self._employed = [asyncio.create_task(self._employ(worker)) for worker in self.workers]

    @property
    def alive(self) -> int:
        """How many workers there are: all but those that could not be started."""
        return len(self.workers) - len(self._down)

    async def close(self) -> None:
        """End all workers, thinking or not."""
        self._is_closed = True
        self._give_up(self._unanswered, ThinkersClosed("closed"))
        for employed in self._employed:
            employed.cancel()
        await asyncio.gather(*self._employed, return_exceptions=True)
        await asyncio.gather(*[worker.end() for worker in self.workers])

    async def choose(
        self, state: State, seat: int, level: str, seconds: float, people: frozenset[str]
    ) -> int:
        """An action of a bot for a seat; raises ThinkerFailed."""
        return int(await self._ask(_job("choose", state, seat, seconds, level=level), people))

    async def advise(self, state: State, seat: int, seconds: float, people: frozenset[str]) -> Counsel:
        """What a strong player would do, best first; raises ThinkerFailed."""
        counsel: Counsel = await self._ask(_job("advise", state, seat, seconds), people)
        return counsel

    async def judge(
        self, state: State, seat: int, played: int, seconds: float, people: frozenset[str]
    ) -> Judgement:
        """How good a choice was; raises ThinkerFailed. Nobody waits for it by the clock."""
        judgement: Judgement = await self._ask(_job("judge", state, seat, seconds, played=played), people)
        return judgement

    def waiting(self) -> dict[Kind, int]:
        """How many of each kind wait for a worker."""
        found = Counter(question.job.kind for question in self._line)
        return {kind: found[kind] for kind in RANKS}

    async def _ask(self, job: Job, people: frozenset[str]) -> Any:
        asked, attempts = self._clock(), 0
        while True:
            attempts += 1
            try:
                return await self._wait_for_answer(job, people or NOBODY, asked)
            except ThinkerLost as lost:
                log.warning("worker_lost", kind=job.kind, attempts=attempts, why=str(lost))
                if attempts == ATTEMPTS:
                    raise

    async def _wait_for_answer(self, job: Job, people: frozenset[str], asked: float) -> Any:
        if self._is_closed:
            raise ThinkersClosed("closed")
        if len(self._down) == len(self.workers):
            raise NoWorkers("no workers")
        answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        question = Question(next(self._numbers), job, people, asked, answer)
        self._unanswered.add(answer)
        self._line.put(question)
        try:
            return await answer
        finally:
            self._unanswered.discard(answer)
            self._line.discard(question)

    async def _employ(self, worker: Worker) -> None:
        """The life of a worker: it is started, thinks, and when it is lost it is started again."""
        failures = 0
        while True:
            try:
                await worker.start()
            except Exception as failure:
                log.warning("worker_not_started", why=str(failure))
                failures += 1
                if failures > 1:
                    self._take_down(worker)
                    await asyncio.sleep(PAUSE)
                continue
            failures = 0
            self._down.discard(worker)
            while worker.is_ready():
                if self._line:
                    await self._think(worker, self._line.take())
                else:
                    await self._line.somebody()

    def _take_down(self, worker: Worker) -> None:
        """It cannot be started now; if none can, nobody waits for them."""
        self._down.add(worker)
        if len(self._down) == len(self.workers):
            self._give_up([question.answer for question in self._line], NoWorkers("no workers"))

    async def _think(self, worker: Worker, question: "Question") -> None:
        """Let a worker answer; whoever asked may have gone away before it does."""
        job = question.job
        if question.answer.done():
            return
        if job.kind != "judge":
            left = job.seconds - (self._clock() - question.asked) - SPARE
            job = replace(job, seconds=max(left, job.seconds * LEAST_PART))
        try:
            answer = await worker.ask(job, job.seconds + (GRACE if job.kind == "choose" else LONG_GRACE))
        except ThinkerFailed as failure:
            self._give_up([question.answer], failure)
        except Exception as error:
            log.error("asking_failed", exc_info=error)
            self._give_up([question.answer], ThinkerFailed(type(error).__name__))
        else:
            if not question.answer.done():
                question.answer.set_result(answer)

    @staticmethod
    def _give_up(answers: Iterable["asyncio.Future[Any]"], failure: ThinkerFailed) -> None:
        for answer in answers:
            if not answer.done():
                answer.set_exception(failure)


@dataclass(frozen=True, eq=False)
class Question:
    """A job that waits, or is being thought about."""

    number: int
    job: Job
    people: frozenset[str]
    asked: float
    answer: "asyncio.Future[Any]"

    @property
    def rank(self) -> int:
        return RANKS[self.job.kind]


def _job(kind: Kind, state: State, seat: int, seconds: float, **more: Any) -> Job:
    data = state.determinize(seat, Chance()).to_data()
    return Job(kind, state.game.name, data, seat, seconds, **more)


def _answer(job: Job, minds: Minds) -> Any:
    state = minds.load(job.game).from_data(job.data)
    if job.kind == "advise":
        return _counsel(state, job)
    if job.kind == "judge":
        return judge(state, job.seat, job.played, job.seconds)
    return minds.make(job.level, None, job.seconds).choose(state, job.seat)


def _counsel(state: State, job: Job) -> Counsel:
    thought = ponder(state, job.seat, seconds=job.seconds)
    certain = reasons(state, job.seat, thought.line) if thought.line else []
    words = [text_of(sentence) for _, sentence in in_words(state, thought.ranked)]
    line = list(one_move(state.game, thought.line))
    return Counsel(thought.ranked, words, [text_of(reason) for reason in certain], line)
