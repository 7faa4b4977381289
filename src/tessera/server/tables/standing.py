"""What a table is, as the store holds it: its row, its places and its history."""

from copy import copy
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

import structlog

from tessera.core.errors import TesseraError
from tessera.core.game import Game
from tessera.core.message import Message
from tessera.server.problems import Refusal, problem_of, unreadable
from tessera.server.protocol import Problem
from tessera.server.store import tables as rows
from tessera.server.store.rows import EntryRow, SeatRow, Snapshot, TableRow
from tessera.server.tables.history import Beginning, Damaged, History, restore
from tessera.server.tables.numbering import Numbering
from tessera.server.tables.upgrade import OtherEdition, beginning_of, carry_on

if TYPE_CHECKING:
    from tessera.server.tables.hall import Hall

log = structlog.get_logger()


@dataclass
class Standing:
    """Never changed once it is a table's: changes are made on a `draft`, which is stored first."""

    row: TableRow
    places: list[SeatRow]
    history: History | None = None
    """Once the game has begun, if it can be replayed; as far as it can be, if there is a problem."""
    problem: Problem | None = None
    """Why the table can only be looked at."""
    stored: Numbering = field(default_factory=Numbering)
    """Of all entries in the store, for a table with a problem."""

    def draft(self) -> "Standing":
        """A copy to change."""
        history = None if self.history is None else self.history.copy()
        places = [copy(place) for place in self.places]
        return Standing(copy(self.row), places, history, self.problem, self.stored)

    @property
    def numbering(self) -> Numbering:
        return self.stored if self.history is None or self.problem is not None else self.history.numbering

    @property
    def sequence(self) -> int:
        """The number of the last entry in the store."""
        return self.numbering.last

    def check_open(self) -> None:
        """See that the table can be changed; raises a Refusal if it can only be looked at."""
        if not self.row.is_readable:
            raise unreadable()
        if self.problem is not None:
            raise Refusal(Message("server.error.read_only"))

    def playing(self) -> History:
        """The history of a game that goes on; a Refusal if there is none."""
        self.check_open()
        if self.history is None:
            raise Refusal(Message("server.error.not_begun"))
        return self.history

    def readable(self) -> History:
        """The history as far as it can be read, even if it cannot go on; a Refusal if there is none."""
        return self.playing() if self.history is None else self.history

    def follow(self, entry: EntryRow) -> None:
        """Take in an entry that was stored elsewhere; raises a TesseraError if it cannot have happened."""
        assert self.history is not None
        self.history.follow(entry)
        self.keep_step(entry)

    def keep_step(self, entry: EntryRow) -> None:
        """The history has a new entry: so has the row."""
        assert self.history is not None
        self.row.up = entry.up
        if not entry.told.is_quiet:  # everybody sees when it was changed
            self.row.changed = entry.at
        self.row.status = "over" if self.history.match.is_over else "playing"

    def beginning(self, game: Game) -> Beginning:
        """What the game of the table begins, or began, with."""
        return beginning_of(self.row, self.places, game)


async def stored_standing(hall: "Hall", table: str) -> Standing | None:
    """What the store holds of a table; None if there is none."""
    loaded = await rows.load(hall.store, table)
    if loaded is None:
        return None
    standing = Standing(*loaded)
    row = standing.row
    if not row.is_readable:
        log.error("table_is_unreadable", table=table)
        standing.problem = problem_of(unreadable())
    elif row.status == "waiting" or row.setup is None:
        return standing
    else:
        standing.problem = await _why_stranded(hall, standing)
    entries = await rows.history(hall.store, table)
    snapshot = await rows.snapshot(hall.store, table)
    for entry in entries:
        standing.stored.note(entry)
    if standing.problem is None:
        _restore(hall, standing, entries, snapshot)
    return standing


async def _why_stranded(hall: "Hall", standing: Standing) -> Problem | None:
    """Why a table cannot go on by the rules that are here; None if it can."""
    game = hall.game(standing.row.game)
    try:
        if game is not None and await carry_on(hall.store, standing.row, standing.places, game):
            return None
    except OtherEdition as other:
        return problem_of(other)
    return problem_of(Refusal(Message("server.error.stranded")))


def _restore(hall: "Hall", standing: Standing, entries: list[EntryRow], snapshot: Snapshot | None) -> None:
    """Play what is stored again, as far as it can be."""
    row, game = standing.row, hall.game(standing.row.game)
    assert game is not None
    assert row.setup is not None
    try:
        standing.history = restore(standing.beginning(game), row.setup, entries, snapshot)
        if entries:  # some may have been stored since the row was read
            standing.keep_step(entries[-1])
    except Damaged as damaged:
        log.error("table_is_damaged", table=row.id, entry=damaged.history.sequence + 1)
        standing.history, standing.problem = damaged.history, problem_of(damaged)
    except TesseraError as error:
        log.error("table_does_not_replay", table=row.id, error=error.message.key)
        standing.problem = problem_of(error)
