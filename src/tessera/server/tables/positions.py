"""The past of a table: what somebody saw after a number of moves, and the record to take along."""

from itertools import islice

from tessera.core.match import Situation
from tessera.core.message import Message
from tessera.core.record import replay
from tessera.core.state import State
from tessera.server.problems import MISSING, Refusal
from tessera.server.protocol import Position
from tessera.server.store import tables as rows
from tessera.server.store.upgrades import result_of
from tessera.server.tables.export import notes, whole_record
from tessera.server.tables.faces import entry_for
from tessera.server.tables.history import History
from tessera.server.tables.live import LiveTable
from tessera.server.tables.views import view_of


async def position(table: LiveTable, seat: int | None, move: int) -> Position:
    """The table after that many moves of those that a seat, or a spectator, was told of, in their eyes."""
    async with table.lock:
        history = table.standing.readable()
        told = history.told_moves(seat)
        if not 0 <= move <= len(told):
            raise Refusal(Message("server.error.no_such_move", move=move, moves=len(told)), MISSING)
        if move == len(told):
            view = table.view(seat)
            assert view is not None
        else:
            view = view_of(Situation(await _state_after(table, history, told[move] - 1)), seat)
        entry = None
        if move > 0:
            sequence = history.moves[told[move - 1] - 1].sequence
            found = await rows.history(table.hall.store, table.id, sequence - 1, sequence)
            entry = entry_for(found[0], seat, history.numbering)
    return Position(move, view, entry)


async def position_of(table: LiveTable, seat: int, move: int) -> Position:
    """The table after that many of all moves, as a seat saw it: nobody has secrets once the game is over."""
    async with table.lock:
        history = table.standing.readable()
        if not history.match.is_over:
            raise Refusal(Message("server.error.not_over"))
        moves = len(history.moves)
        if not 0 <= move <= moves or seat not in range(history.match.record.seats):
            raise Refusal(Message("server.error.no_such_move", move=move, moves=moves), MISSING)
        return Position(move, view_of(Situation(await _state_after(table, history, move)), seat))


async def _state_after(table: LiveTable, history: History, move: int) -> State:
    """The state after that many moves: replayed from the last snapshot before it."""
    record = history.match.record
    snapshot = await rows.snapshot(table.hall.store, table.id, move)
    state, done = (None, 0)
    if snapshot is not None:
        state, done = record.game.from_data(snapshot.state), snapshot.moves
    return next(islice(replay(record, state, done), move - done, None))


async def record_text(table: LiveTable, seat: int | None) -> str:
    """The record of a game that is over. Of one that cannot go on, what the seat may know of it."""
    async with table.lock:
        if table.problem is not None:
            return await _stored_text(table, seat)
        history = table.standing.readable()
        if not history.match.is_over:
            raise Refusal(Message("server.error.not_over"))
        return history.match.record.to_text()


async def _stored_text(table: LiveTable, seat: int | None) -> str:
    store, row, places = table.hall.store, table.row, table.places
    entries = await rows.history(store, table.id)
    if row.status != "over":
        return notes(row, places, entries, seat)
    return whole_record(row, places, entries, await result_of(store, table.id))
