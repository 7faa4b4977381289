"""Who sits where before a game: making tables, joining, leaving, and beginning when all are there."""

from typing import TYPE_CHECKING

from tessera.core.errors import TesseraError
from tessera.core.game import Game
from tessera.core.message import Message
from tessera.server.history import begin
from tessera.server.names import told_apart
from tessera.server.problems import FORBIDDEN, MISSING, TOO_LATE, WRONG, Refusal
from tessera.server.protocol import Clock, NewTable, Person, SeatRequest, Table
from tessera.server.settings import thinking
from tessera.server.store import Taken
from tessera.server.store import tables as rows
from tessera.server.store.rows import SeatRow, TableRow
from tessera.server.tables import LiveTable

if TYPE_CHECKING:
    from tessera.server.hall import Hall

MOST_SECONDS = 60 * 60 * 24 * 30
"""The longest clock: a month."""


async def make_table(hall: "Hall", host: Person, new: NewTable) -> LiveTable:
    """A new table; its game begins at once if nobody is missing."""
    game = hall.game(new.game)
    if game is None:
        raise Refusal(Message("server.error.no_such_game"), MISSING)
    try:
        if len(new.seats) not in game.seats:
            game.new(len(new.seats))
        options = game.check_options(dict(new.options))
    except TesseraError as error:
        raise Refusal(error.message, WRONG) from error
    _check_clock(new.clock)
    table = _new(hall, game, options, new.clock, host.id, _places(hall, host, new.seats))
    table.row.listed, table.row.hints = new.listed, new.hints
    await rows.add(hall.store, table.row, table.places, table.stored_face())
    hall.add(table)
    hall.publish(table, "changed")
    hall.consider_bots(table)
    return table


def _new(
    hall: "Hall",
    game: Game,
    options: dict[str, str],
    clock: Clock | None,
    host: str | None,
    places: list[SeatRow],
) -> LiveTable:
    """A table that is not stored yet; its game has begun if nobody is missing."""
    now = hall.world.now()
    row = TableRow(
        id=hall.world.new_id(),
        game=game.name,
        rules_version=game.rules_version,
        options=options,
        status="waiting",
        host=host,
        listed=False,
        clock=clock,
        secret=hall.world.new_secret(),
        setup=None,
        created=now,
        started=None,
        changed=now,
    )
    table = LiveTable(hall, row, places)
    if not _open_places(table):
        _begin(table, game, now)
    return table


def _places(hall: "Hall", host: Person, requests: list[SeatRequest]) -> list[SeatRow]:
    places: list[SeatRow] = []
    for seat, request in enumerate(requests):
        if request.kind == "bot":
            places.append(_bot(hall, seat, request))
        elif request.kind == "me":
            places.append(SeatRow(seat, "person", host.id, host.name))
        else:
            places.append(SeatRow(seat, "open"))
    people = [place for place in places if place.kind == "person"]
    if len(people) > 1:
        raise Refusal(Message("server.error.seated_twice"), WRONG)
    if all(place.kind == "bot" for place in places):
        raise Refusal(Message("server.error.nobody_plays"), WRONG)
    return places


def _bot(hall: "Hall", seat: int, request: SeatRequest) -> SeatRow:
    """A place with the computer player that was asked for."""
    if not hall.has_level(request.level):
        raise Refusal(Message("server.error.no_such_level"), WRONG)
    longest = thinking(hall.settings)[-1]
    if request.seconds is not None and not 0 < request.seconds <= longest:
        raise Refusal(Message("server.error.thinking", seconds=f"{longest:g}"), WRONG)
    return SeatRow(seat, "bot", level=request.level, seconds=request.seconds)


def _check_clock(clock: Clock | None) -> None:
    if clock is None:
        return
    is_fine = 0 < clock.seconds <= MOST_SECONDS and 0 <= clock.extra <= MOST_SECONDS
    if not is_fine or (clock.per == "move" and clock.extra):
        raise Refusal(Message("server.error.clock"), WRONG)


def _open_places(table: LiveTable) -> list[SeatRow]:
    return [place for place in table.places if place.kind == "open"]


def _begin(table: LiveTable, game: Game, now: float) -> None:
    """All are there: set the game up. Whoever calls stores it."""
    row = table.row
    row.started = row.changed = now
    table.history = begin(table.beginning(game))
    row.setup = table.history.match.record.setup
    row.status = "playing"
    table.note_due()


async def join(hall: "Hall", table: LiveTable, person: Person, seat: int | None) -> Table:
    """Take an open place. The game begins when the last one is taken."""
    return await table.whole(_join(hall, table, person, seat))


async def _join(hall: "Hall", table: LiveTable, person: Person, seat: int | None) -> Table:
    async with table.lock:
        while table.seat_of(person.id) is None:
            place = _open_place(table, seat)
            name = told_apart(person.name, [other.name for other in table.places if other.name])
            taken = SeatRow(place.seat, "person", person.id, name)
            await _seat(hall, table, taken, was="open")
        return table.seen_by(person.id)


def _open_place(table: LiveTable, seat: int | None) -> SeatRow:
    if table.row.status != "waiting":
        raise Refusal(Message("server.error.begun"), TOO_LATE)
    if seat is not None and seat not in range(len(table.places)):
        raise Refusal(Message("server.error.no_such_seat"), MISSING)
    places = [place for place in _open_places(table) if seat is None or place.seat == seat]
    if not places:
        raise Refusal(Message("server.error.place_taken"), TOO_LATE)
    return places[0]


async def leave(hall: "Hall", table: LiveTable, person: Person) -> Table:
    """Give up one's place before the game has begun."""
    return await table.whole(_leave(hall, table, person))


async def _leave(hall: "Hall", table: LiveTable, person: Person) -> Table:
    async with table.lock:
        while (seat := table.seat_of(person.id)) is not None:
            if table.row.status != "waiting":
                raise Refusal(Message("server.error.begun"), TOO_LATE)
            await _seat(hall, table, SeatRow(seat, "open"), was="person")
        return table.seen_by(person.id)


async def set_bot(hall: "Hall", table: LiveTable, person: Person, seat: int, request: SeatRequest) -> Table:
    """The host lets a computer sit at a place that is open, or another one than sits there."""
    return await table.whole(_set_bot(hall, table, person, seat, request))


async def _set_bot(hall: "Hall", table: LiveTable, person: Person, seat: int, request: SeatRequest) -> Table:
    if not table.is_host(person.id):
        raise Refusal(Message("server.error.not_host"), FORBIDDEN)
    if request.kind != "bot":
        raise Refusal(Message("server.error.bad_request"), WRONG)
    place = _bot(hall, seat, request)
    async with table.lock:
        if table.row.status != "waiting":
            raise Refusal(Message("server.error.begun"), TOO_LATE)
        if seat not in range(len(table.places)):
            raise Refusal(Message("server.error.no_such_seat"), MISSING)
        was = table.places[seat].kind
        if was == "person":
            raise Refusal(Message("server.error.place_taken"), TOO_LATE)
        if all(other.kind == "bot" for other in table.places if other.seat != seat):
            raise Refusal(Message("server.error.nobody_plays"), WRONG)
        await _seat(hall, table, place, was)
        return table.seen_by(person.id)


async def _seat(hall: "Hall", table: LiveTable, place: SeatRow, was: str) -> None:
    """Somebody else sits at a place; if another server was faster, nothing changes but what we know."""
    game = hall.game(table.row.game)
    if game is None or game.rules_version != table.row.rules_version:
        raise Refusal(Message("server.error.read_only"), TOO_LATE)
    now = hall.world.now()
    table.places[place.seat] = place
    table.row.changed = now
    if not _open_places(table):
        _begin(table, game, now)
    try:
        await rows.seat_somebody(hall.store, table.row, place, was, table.stored_face())
    except Taken:
        table.history = None
        await table.read_again()
        return
    table.note_presence()
    if table.row.status == "playing":
        table.tell_begun()
        hall.publish(table, "changed")
        hall.consider_bots(table)
    else:
        table.changed()


async def close(hall: "Hall", table: LiveTable, person: Person) -> None:
    """The host closes a table that waits."""
    if not table.is_host(person.id):
        raise Refusal(Message("server.error.not_host"), FORBIDDEN)
    async with table.lock:
        if not await rows.remove(hall.store, table.id):
            raise Refusal(Message("server.error.begun"), TOO_LATE)
        hall.publish(table, "gone")
        hall.forget(table, Message("server.closed.table_closed"), again=False)


async def play_again(table: LiveTable) -> None:
    """The same people play again at a new table, each on the next seat."""
    await table.whole(_play_again(table))


async def _play_again(table: LiveTable) -> None:
    hall, row = table.hall, table.row
    async with table.lock:
        game = hall.game(row.game)
        if game is None or row.rematch is not None:
            return
        moved = [table.places[-1], *table.places[:-1]]
        places = [
            SeatRow(seat, place.kind, place.person, place.name, place.level, seconds=place.seconds)
            for seat, place in enumerate(moved)
        ]
        options = game.check_options(dict(row.options))
        again = _new(hall, game, options, row.clock, row.host, places)
        again.row.hints = row.hints
        try:
            await rows.add_rematch(hall.store, row, again.row, places, again.stored_face())
        except Taken:
            await table.read_again()
            table.changed()
            return
        hall.add(again)
        hall.publish(again, "changed")
        hall.consider_bots(again)
        row.rematch = again.id
        table.changed()
