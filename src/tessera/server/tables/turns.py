"""Thinkers take their turns: whoever is to act and is a bot, or has one standing in, gets a thinker."""

import asyncio
import random
from functools import partial
from typing import TYPE_CHECKING

import structlog

from tessera.core.errors import TesseraError
from tessera.core.message import Message
from tessera.server.problems import Refusal
from tessera.server.store.rows import EntryRow
from tessera.server.tables.history import History
from tessera.server.tables.live import LiveTable
from tessera.server.thinking.thinkers import ThinkersClosed
from tessera.server.thinking.workers import ThinkerFailed, ThinkerHung
from tessera.server.world import Moment

if TYPE_CHECKING:
    from tessera.server.tables.hall import Hall

log = structlog.get_logger()

Turn = tuple[str, int, int]
"""A table, a seat, and since which entry it is asked."""


class Turns:
    """The turns that are being thought about in this process."""

    def __init__(self, hall: "Hall") -> None:
        self.hall = hall
        self.running: dict[Turn, asyncio.Task[None]] = {}
        self._is_closed = False

    def consider(self, table: LiveTable) -> None:
        """Let every bot that is to act think, if it does not already."""
        history = table.history
        if history is None or table.problem is not None or self._is_closed:
            return
        for seat in history.acting:
            turn = (table.id, seat, history.asked[seat])
            if history.is_bot(seat) and turn not in self.running:
                task = asyncio.create_task(self._take(table, turn))
                self.running[turn] = task
                task.add_done_callback(partial(self._finished, turn))

    def _finished(self, turn: Turn, task: asyncio.Task[None]) -> None:
        self.running.pop(turn, None)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("bot_turn_failed", table=turn[0], seat=turn[1], exc_info=error)

    def is_busy(self, table: LiveTable) -> bool:
        return any(turn[0] == table.id for turn in self.running)

    async def close(self) -> None:
        self._is_closed = True
        tasks = list(self.running.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _take(self, table: LiveTable, turn: Turn) -> None:
        await asyncio.sleep(self.hall.settings.bot_delay)
        _, seat, asked = turn
        history = table.history
        if history is None or not _is_still_asked(history, seat, asked):
            return
        situation, metrics = history.match.situation, self.hall.metrics
        place = table.places[seat]
        level = place.level if self.hall.has_level(place.level) else self.hall.stand_in_level
        try:
            with metrics.bot_seconds.labels(level).time():
                seconds, people = table.bot_seconds(seat), _people_at(table)
                action = await self.hall.thinkers.choose(situation.state, seat, level, seconds, people)
            if action not in situation.actions(seat):
                raise ThinkerFailed("illegal action")
        except ThinkersClosed:
            return  # the table is due: whoever opens it next takes the turn
        except Exception as failure:  # whatever it is, the game goes on
            if isinstance(failure, ThinkerHung):
                metrics.bots_killed.inc()
            error = None if isinstance(failure, ThinkerFailed) else failure
            log.warning(
                "bot_failed", table=table.id, seat=seat, level=level, why=str(failure), exc_info=error
            )
            action = random.choice(situation.actions(seat))

        def make(history: History, now: Moment) -> list[EntryRow]:
            if not _is_still_asked(history, seat, asked):
                raise Refusal(Message("server.error.too_late"))
            return history.act(seat, [action], now, None)

        try:
            await table.enter(None, make)
        except TesseraError:
            return  # something else has happened meanwhile


def _is_still_asked(history: History, seat: int, asked: int) -> bool:
    return seat in history.acting and history.asked[seat] == asked and history.is_bot(seat)


def _people_at(table: LiveTable) -> frozenset[str]:
    """On whose behalf the bots of a table think."""
    people = frozenset(place.person for place in table.places if place.person is not None)
    return people or frozenset({table.row.host or table.id})
