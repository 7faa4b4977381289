"""Tables: the lobby, making one, taking a place, and looking back."""

from litestar import Response, delete, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from tessera.server.limits import or_refuse
from tessera.server.protocol import (
    Join,
    Lobby,
    NewReport,
    NewTable,
    Person,
    PlayOn,
    Position,
    SeatRequest,
    Table,
)
from tessera.server.tables import continuing, positions, reports, seating
from tessera.server.tables.hall import Hall


@get("/api/lobby")
async def lobby(hall: NamedDependency[Hall], anybody: NamedDependency[Person | None]) -> Lobby:
    """One's own tables, most urgent first, and open places."""
    return await hall.lobbies.lobby(anybody)


@post("/api/tables", status_code=201)
async def make_table(
    hall: NamedDependency[Hall], me: NamedDependency[Person], data: JSONBody[NewTable]
) -> Table:
    """Make a table, as its host."""
    or_refuse(hall.limits.take_by_person("table", me.id))
    table = await seating.make_table(hall, me, data)
    return table.seen_by(me.id)


@get("/api/tables/{table:str}")
async def table_by_id(
    hall: NamedDependency[Hall], anybody: NamedDependency[Person | None], table: FromPath[str]
) -> Table:
    """A table without its board."""
    live = await hall.find(table)
    async with live.lock:
        return live.seen_by(None if anybody is None else anybody.id)


@post("/api/tables/{table:str}/join", status_code=200)
async def join(
    hall: NamedDependency[Hall], me: NamedDependency[Person], table: FromPath[str], data: JSONBody[Join]
) -> Table:
    """Take an open place."""
    return await seating.join(hall, await hall.find(table), me, data.seat)


@post("/api/tables/{table:str}/leave", status_code=200)
async def leave(hall: NamedDependency[Hall], me: NamedDependency[Person], table: FromPath[str]) -> Table:
    """Give up one's place before the game has begun."""
    return await seating.leave(hall, await hall.find(table), me)


@post("/api/tables/{table:str}/seats/{seat:int}", status_code=200)
async def set_bot(
    hall: NamedDependency[Hall],
    me: NamedDependency[Person],
    table: FromPath[str],
    seat: FromPath[int],
    data: JSONBody[SeatRequest],
) -> Table:
    """The host lets a computer sit at a place of a table that waits."""
    return await seating.set_bot(hall, await hall.find(table), me, seat, data)


@delete("/api/tables/{table:str}", status_code=204)
async def close(hall: NamedDependency[Hall], me: NamedDependency[Person], table: FromPath[str]) -> None:
    """The host closes a table that waits."""
    await seating.close(hall, await hall.find(table), me)


@get("/api/tables/{table:str}/positions/{move:int}")
async def position(
    hall: NamedDependency[Hall],
    anybody: NamedDependency[Person | None],
    table: FromPath[str],
    move: FromPath[int],
) -> Position:
    """What whoever asks saw after that many moves."""
    live = await hall.find(table)
    seat = live.seat_of(None if anybody is None else anybody.id)
    return await positions.position(live, seat, move)


@get("/api/tables/{table:str}/seats/{seat:int}/positions/{move:int}")
async def position_of(
    hall: NamedDependency[Hall], table: FromPath[str], seat: FromPath[int], move: FromPath[int]
) -> Position:
    """What a seat saw after that many of all moves, once the game is over."""
    return await positions.position_of(await hall.find(table), seat, move)


@post("/api/tables/{table:str}/play_on", status_code=201)
async def play_on(
    hall: NamedDependency[Hall], me: NamedDependency[Person], table: FromPath[str], data: JSONBody[PlayOn]
) -> Table:
    """Go on with a finished game from one of its positions, at a new table against computers."""
    or_refuse(hall.limits.take_by_person("table", me.id))
    made = await continuing.play_on(hall, await hall.find(table), me, data)
    return made.seen_by(me.id)


@get("/api/tables/{table:str}/record")
async def record(
    hall: NamedDependency[Hall], anybody: NamedDependency[Person | None], table: FromPath[str]
) -> Response[str]:
    """The record as text, once the game is over; notes of one that cannot go on."""
    live = await hall.find(table)
    seat = live.seat_of(None if anybody is None else anybody.id)
    text = await positions.record_text(live, seat)
    headers = {"content-disposition": f'attachment; filename="{table}.record"'}
    return Response(text, media_type="text/plain; charset=utf-8", headers=headers)


@post("/api/tables/{table:str}/reports", status_code=204)
async def report(
    hall: NamedDependency[Hall], me: NamedDependency[Person], table: FromPath[str], data: JSONBody[NewReport]
) -> None:
    """Tell whoever runs the server of a line of the chat, or of somebody who sits at the table."""
    or_refuse(hall.limits.take_by_person("report", me.id))
    await reports.report(await hall.find(table), me, data)


HANDLERS = [
    lobby,
    make_table,
    table_by_id,
    join,
    leave,
    set_bot,
    close,
    position,
    position_of,
    play_on,
    record,
    report,
]
