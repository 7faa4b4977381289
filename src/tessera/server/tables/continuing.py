"""Playing on: a position of a finished game becomes a table of its own, against computers.

The new table begins with a copy of the actions up to there and of what chance decided in them. What comes
after is decided by a secret of its own: see decision 23.
"""

from typing import TYPE_CHECKING

from tessera.core.message import Message
from tessera.server.problems import MISSING, Refusal
from tessera.server.protocol import Person, PlayOn, SeatRequest
from tessera.server.store import tables as rows
from tessera.server.store.rows import EntryRow, SeatRow, TableRow
from tessera.server.tables.export import standing as standing_entries
from tessera.server.tables.history import restore
from tessera.server.tables.live import LiveTable
from tessera.server.tables.seating import bot, open_table
from tessera.server.tables.standing import Standing
from tessera.server.world import Moment

if TYPE_CHECKING:
    from tessera.server.tables.hall import Hall


async def play_on(hall: "Hall", origin: LiveTable, person: Person, wanted: PlayOn) -> LiveTable:
    """A new table that goes on with a finished game; a Refusal where that cannot be."""
    async with origin.lock:
        count = _moves_before(origin, person, wanted.move)
        entries = standing_entries(await rows.history(hall.store, origin.id))[:count]
        was = origin.standing
    now = hall.moment()
    copied = [_copied(number, entry, now) for number, entry in enumerate(entries, 1)]
    table = _continued(hall, was, person, wanted, copied, now)
    await open_table(table, copied)
    return table


def _moves_before(origin: LiveTable, person: Person, move: int) -> int:
    """How many of all moves come before a position, which somebody knows by the moves they were told of."""
    history = origin.standing.playing()
    if not history.match.is_over:
        raise Refusal(Message("server.error.not_over"))
    told = history.told_moves(origin.seat_of(person.id))
    if not 0 <= move <= len(told):
        raise Refusal(Message("server.error.no_such_move", move=move, moves=len(told)), MISSING)
    return told[move] - 1 if move < len(told) else len(history.moves)


def _copied(number: int, entry: EntryRow, now: Moment) -> EntryRow:
    return EntryRow(number, "act", entry.seat, *now, entry.action, entry.outcomes, entry.told)


def _continued(
    hall: "Hall", was: Standing, person: Person, wanted: PlayOn, copied: list[EntryRow], now: Moment
) -> LiveTable:
    """The table, not stored yet, after the entries that it begins with."""
    places = _places(hall, person, wanted, len(was.places))
    standing = Standing(_row(hall, was.row, person, len(copied), now), places)
    game = hall.game(was.row.game)
    assert game is not None  # its history could be replayed
    assert was.row.setup is not None
    standing.history = restore(standing.beginning(game), was.row.setup, copied, None)
    if standing.history.match.is_over:
        raise Refusal(Message("core.error.game_over"))
    table = LiveTable(hall, standing)
    table.note_due(standing)
    return table


def _places(hall: "Hall", person: Person, wanted: PlayOn, seats: int) -> list[SeatRow]:
    if wanted.seat not in range(seats):
        raise Refusal(Message("server.error.no_such_seat"), MISSING)
    if seats == 1:
        return [SeatRow(0, "person", person.id, person.name)]
    computer = SeatRequest("bot", wanted.level)
    return [
        SeatRow(seat, "person", person.id, person.name) if seat == wanted.seat else bot(hall, seat, computer)
        for seat in range(seats)
    ]


def _row(hall: "Hall", was: TableRow, person: Person, continued: int, now: Moment) -> TableRow:
    return TableRow(
        id=hall.world.new_id(),
        game=was.game,
        rules_version=was.rules_version,
        edition=was.edition,
        options=was.options,
        status="playing",
        host=person.id,
        listed=False,
        clock=None,
        secret=hall.world.new_secret(),
        setup=was.setup,
        created=now.at,
        started=now.at,
        changed=now.at,
        up=now.up,
        begun=now.up,
        origin=was.id,
        continued=continued,
    )
