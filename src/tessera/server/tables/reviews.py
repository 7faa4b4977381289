"""Reviews of finished games: worked out once, by the processes that think, while somebody waits for it.

One game at a time is reviewed, choice by choice, so that no bot waits long for a worker. What was found
is kept; what was interrupted is begun again when somebody asks.
"""

import asyncio
import contextlib
from bisect import bisect_left
from collections.abc import AsyncIterator
from typing import TYPE_CHECKING

import msgspec
import structlog

from tessera.ai import review as ai
from tessera.core.game import Game
from tessera.core.message import Message
from tessera.core.record import Record
from tessera.server.limits import or_refuse
from tessera.server.problems import STRANGER, Refusal
from tessera.server.protocol import AskReview, Choice, Person, Review, Reviewed, TurningPoint, text_of
from tessera.server.store import Taken
from tessera.server.store import tables as rows
from tessera.server.tables.live import LiveTable
from tessera.server.tables.views import advice_of
from tessera.server.thinking.workers import ThinkerFailed

if TYPE_CHECKING:
    from tessera.server.tables.hall import Hall

log = structlog.get_logger()

LINGER = 20.0
"""Seconds that go on when nobody waits any more: a page may only be loaded again."""

PARTS = 16
"""Each of so many parts of a game is told as soon as it is judged: all at every move would be too much."""

MOST_FAILURES = 3
"""Choices that may be left out because a worker failed; with more there is no review."""


class Work:
    """A review that is being worked out."""

    def __init__(self, record: Record, person: str) -> None:
        self.record = record
        self.person = person
        """Who began it."""
        self.done = 0
        self.is_running = True
        self.review: Review | None = None
        self.so_far: Review | None = None
        """What is found as yet."""
        self.waiting = 0
        """How many sockets wait for it."""
        self.news = asyncio.Event()
        """Set, and made anew, whenever there is something to tell."""
        self.task: asyncio.Task[None] | None = None

    def note(self, done: int, reviewer: ai.Reviewer) -> None:
        """Another move is judged."""
        total = len(self.record.moves)
        if PARTS * done // total > PARTS * self.done // total:
            self.so_far = review_of(self.record.game, reviewer.review())
        self.done = done
        self.tell()

    def tell(self) -> None:
        self.news.set()
        self.news = asyncio.Event()


class Reviews:
    """All reviews of this server."""

    def __init__(self, hall: "Hall") -> None:
        self.hall = hall
        self.running: dict[str, Work] = {}
        """By the ids of their tables."""
        self._one_at_a_time = asyncio.Lock()

    async def close(self) -> None:
        tasks = [work.task for work in self.running.values() if work.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def follow(
        self, table: LiveTable, person: Person | None, asked: AskReview
    ) -> AsyncIterator[Reviewed]:
        """What to tell somebody who asked: how far it is, what is found so far, and at last the review.

        Raises a Refusal if it cannot be, or not for them.
        """
        async with table.lock:
            history = table.standing.playing()
            if not history.match.is_over:
                raise Refusal(Message("server.error.not_over"))
            record = history.match.record
            told = history.told_moves(table.seat_of(None if person is None else person.id))
        total = len(record.moves)
        if table.id not in self.running:
            known = await rows.review(self.hall.store, table.id)
            if known is not None:
                yield Reviewed(asked.request, total, total, review=as_told(known, told))
                return
        work = self.running.get(table.id)
        if work is None and not asked.begin:
            yield Reviewed(asked.request, 0, total)
            return
        if work is None:
            if person is None:
                raise Refusal(Message("server.error.stranger"), STRANGER)
            or_refuse(self.hall.limits.take_by_person("review", person.id))
            work = self._begin(table.id, record, person.id)
        work.waiting += 1
        sent: Review | None = None
        try:
            while work.is_running:
                news = work.news
                new = work.so_far if work.so_far is not sent else None
                sent = work.so_far
                part = None if new is None else as_told(new, told)
                yield Reviewed(asked.request, work.done, total, is_running=True, review=part)
                await news.wait()
            found = None if work.review is None else as_told(work.review, told)
            yield Reviewed(asked.request, work.done, total, review=found)
        finally:
            work.waiting -= 1
            asyncio.get_running_loop().call_later(LINGER, _leave, work)

    def _begin(self, table: str, record: Record, person: str) -> Work:
        work = self.running[table] = Work(record, person)
        work.task = asyncio.create_task(self._work(table, work))
        work.task.add_done_callback(lambda _: self._finished(table, work))
        return work

    async def _work(self, table: str, work: Work) -> None:
        async with self._one_at_a_time:
            record, seconds = work.record, self.hall.settings.review_seconds
            reviewer, failures, people = ai.Reviewer(record), 0, frozenset({work.person})
            for question in reviewer.questions():
                try:
                    judgement = await self.hall.thinkers.judge(
                        question.state, question.seat, question.played, seconds, people
                    )
                except ThinkerFailed as failure:
                    log.warning("judging_failed", table=table, move=question.move, why=str(failure))
                    failures += 1
                    if failures > MOST_FAILURES:
                        raise
                    continue
                reviewer.take(question, judgement)
                work.note(question.move, reviewer)
            work.review = review_of(record.game, reviewer.review())
            with contextlib.suppress(Taken):  # another server was faster
                await rows.keep_review(self.hall.store, table, work.review)

    def _finished(self, table: str, work: Work) -> None:
        del self.running[table]
        work.is_running = False
        work.tell()
        assert work.task is not None
        if not work.task.cancelled() and (error := work.task.exception()) is not None:
            log.error("review_failed", table=table, exc_info=error)


def _leave(work: Work) -> None:
    """Nobody may wait any more: then it is not worked out to its end."""
    if not work.waiting and work.task is not None:
        work.task.cancel()


def review_of(game: Game, found: ai.Review) -> Review:
    """A review for the wire."""
    return Review(
        [[round(chance, 3) for chance in chances] for chances in found.chances],
        found.points,
        [
            TurningPoint(
                point.move,
                point.seat,
                advice_of(game, point.played, point.chance),
                advice_of(game, point.better, point.better_chance),
                text_of(ai.in_words(game, point)),
                [text_of(reason) for reason in point.why],
                point.move - 1,
            )
            for point in found.turning_points
        ],
        game.points_unit,
        [_choice_of(choice) for choice in found.choices],
    )


def _choice_of(choice: ai.Choice) -> Choice:
    chance, better = round(choice.chance, 3), round(choice.better_chance, 3)
    return Choice(choice.move, choice.move - 1, choice.seat, choice.played, chance, choice.better, better)


def as_told(review: Review, told: list[int]) -> Review:
    """A review, or the beginning of one, by the numbers of somebody who was told of these moves. What
    happened quietly before a move is shown together with it."""
    total = len(review.chances) - 1
    shown = [*[move - 1 for move in told if move <= total], total]
    found: Review = msgspec.structs.replace(
        review,
        chances=[review.chances[move] for move in shown],
        points=[review.points[move] for move in shown],
        turning_points=[
            msgspec.structs.replace(point, move=bisect_left(told, point.move) + 1)
            for point in review.turning_points
        ],
        choices=[
            msgspec.structs.replace(choice, move=bisect_left(told, choice.move) + 1)
            for choice in review.choices
        ],
    )
    return found
