"""Who sits where before a game: making tables, joining, leaving, and beginning when all are there."""

import asyncio
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

import structlog
from msgspec.structs import replace

from tessera.core.chance import SealedChance
from tessera.core.errors import TesseraError
from tessera.core.game import Game
from tessera.core.message import Message
from tessera.server.people.names import told_apart
from tessera.server.problems import FORBIDDEN, MISSING, TOO_LATE, WRONG, Refusal, not_stored
from tessera.server.protocol import Clock, NewTable, Person, SeatRequest, Table
from tessera.server.settings import thinking
from tessera.server.store import Taken
from tessera.server.store import tables as rows
from tessera.server.store.rows import EntryRow, SeatRow, TableRow
from tessera.server.tables.faces import seat_of
from tessera.server.tables.history import begin
from tessera.server.tables.live import PAUSES, LiveTable
from tessera.server.tables.standing import Standing
from tessera.server.tables.upgrade import check_same_edition
from tessera.server.world import Moment

if TYPE_CHECKING:
    from tessera.server.tables.hall import Hall

log = structlog.get_logger()

MOST_SECONDS = 60 * 60 * 24 * 30
"""The longest clock: a month."""
PAIR = 2
"""Two sit opposite each other wherever they sit."""
FIRST_OF_SEATING = 1 << 32
"""The number of the first outcome of a secret that says who sits where."""


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
    _check_offered(game, options)
    _check_clock(new.clock)
    table = _new(hall, game, options, new.clock, host.id, _places(hall, host, new.seats))
    table.row.listed, table.row.hints = new.listed, new.hints
    await open_table(table)
    return table


def _check_offered(game: Game, options: dict[str, str]) -> None:
    """Refuse what is chosen of an option that is not offered."""
    offered = [option for option in game.options if option.is_offered]
    for option in game.options:
        if option not in offered and options[option.name] != option.default:
            raise Refusal(
                Message(
                    "core.error.unknown_option",
                    option=option.name,
                    game=Message(f"{game.name}.title"),
                    choices=", ".join(each.name for each in offered),
                ),
                WRONG,
            )


async def open_table(table: LiveTable, copied: Sequence[EntryRow] = ()) -> None:
    """Store a new table, with entries that it begins with, and then open it."""
    await _add(table, copied)
    hall = table.hall
    hall.add(table)
    hall.publish(table, "changed")
    hall.consider_bots(table)


async def _add(table: LiveTable, copied: Sequence[EntryRow]) -> None:
    """Store a new table; a Refusal if the store fails."""
    store, standing = table.hall.store, table.standing
    for pause in (*PAUSES, None):
        try:
            await rows.add(store, standing.row, standing.places, table.stored_face(standing), copied)
        except Taken:
            return  # it is ours: nobody else knows its id, and the store had not failed as it seemed
        except Exception as error:
            log.error("not_stored", table=table.id, error=str(error))
            if pause is None:
                raise (error if isinstance(error, Refusal) else not_stored()) from error
            await asyncio.sleep(pause)
        else:
            return


def _new(
    hall: "Hall",
    game: Game,
    options: dict[str, str],
    clock: Clock | None,
    host: str | None,
    places: list[SeatRow],
) -> LiveTable:
    """A table that is not stored yet; its game has begun if nobody is missing."""
    now = hall.moment()
    row = TableRow(
        id=hall.world.new_id(),
        game=game.name,
        rules_version=game.rules_version,
        edition=game.edition,
        options=options,
        status="waiting",
        host=host,
        listed=False,
        clock=clock,
        secret=hall.world.new_secret(),
        setup=None,
        created=now.at,
        started=None,
        changed=now.at,
        up=now.up,
    )
    table = LiveTable(hall, Standing(row, places))
    if not _open_places(table.standing):
        _begin(table, table.standing, game, now)
    return table


def _places(hall: "Hall", host: Person, requests: list[SeatRequest]) -> list[SeatRow]:
    places: list[SeatRow] = []
    for seat, request in enumerate(requests):
        if request.kind == "bot":
            places.append(bot(hall, seat, request))
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


def bot(hall: "Hall", seat: int, request: SeatRequest) -> SeatRow:
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


def _open_places(standing: Standing) -> list[SeatRow]:
    return [place for place in standing.places if place.kind == "open"]


def _begin(table: LiveTable, draft: Standing, game: Game, now: Moment) -> None:
    """All are there: set the game up. Whoever calls stores it."""
    row = draft.row
    row.started, row.begun = now
    if game.manifest.deals_seats and len(draft.places) > PAIR:
        draft.places = dealt(draft.places, row.secret)
    draft.history = begin(draft.beginning(game))
    row.setup = draft.history.match.record.setup
    row.status = "playing"
    table.note_due(draft)


def dealt(places: list[SeatRow], secret: bytes) -> list[SeatRow]:
    """The same people and computers, each on a seat that chance gives it. These outcomes of the secret come
    far behind those of the game; whoever knows it afterwards can verify them."""
    order = SealedChance(secret, FIRST_OF_SEATING).deal(list(range(len(places))), len(places))
    return [replace(places[was], seat=seat) for seat, was in enumerate(order)]


async def join(hall: "Hall", table: LiveTable, person: Person, seat: int | None) -> Table:
    """Take an open place. The game begins when the last one is taken."""

    def choose(draft: Standing) -> SeatRow | None:
        if seat_of(draft.places, person.id) is not None:
            return None
        place = _open_place(draft, seat)
        name = told_apart(person.name, [other.name for other in draft.places if other.name])
        return SeatRow(place.seat, "person", person.id, name)

    return await _reseat(table, person, choose)


def _open_place(draft: Standing, seat: int | None) -> SeatRow:
    _check_waits(draft)
    if seat is not None:
        _check_seat(draft, seat)
    places = [place for place in _open_places(draft) if seat is None or place.seat == seat]
    if not places:
        raise Refusal(Message("server.error.place_taken"), TOO_LATE)
    return places[0]


def _check_waits(draft: Standing) -> None:
    draft.check_open()
    if draft.row.status != "waiting":
        raise Refusal(Message("server.error.begun"), TOO_LATE)


def _check_seat(draft: Standing, seat: int) -> None:
    if seat not in range(len(draft.places)):
        raise Refusal(Message("server.error.no_such_seat"), MISSING)


async def leave(hall: "Hall", table: LiveTable, person: Person) -> Table:
    """Give up one's place before the game has begun."""

    def choose(draft: Standing) -> SeatRow | None:
        seat = seat_of(draft.places, person.id)
        if seat is None:
            return None
        _check_waits(draft)
        return SeatRow(seat, "open")

    return await _reseat(table, person, choose)


async def set_bot(hall: "Hall", table: LiveTable, person: Person, seat: int, request: SeatRequest) -> Table:
    """The host lets a computer sit at a place that is open, or another one than sits there."""
    if not table.is_host(person.id):
        raise Refusal(Message("server.error.not_host"), FORBIDDEN)
    if request.kind != "bot":
        raise Refusal(Message("server.error.bad_request"), WRONG)
    wanted = bot(hall, seat, request)

    def choose(draft: Standing) -> SeatRow | None:
        _check_waits(draft)
        _check_seat(draft, seat)
        if draft.places[seat].kind == "person":
            raise Refusal(Message("server.error.place_taken"), TOO_LATE)
        if all(other.kind == "bot" for other in draft.places if other.seat != seat):
            raise Refusal(Message("server.error.nobody_plays"), WRONG)
        return wanted

    return await _reseat(table, person, choose)


async def _reseat(table: LiveTable, person: Person, choose: Callable[[Standing], SeatRow | None]) -> Table:
    """Let somebody else sit at a place: `choose` says who and where, None if nothing changes, or raises
    a Refusal. The table, as the person sees it then."""
    return await table.whole(_carry_out(table, person, choose))


async def _carry_out(table: LiveTable, person: Person, choose: Callable[[Standing], SeatRow | None]) -> Table:
    hall = table.hall

    def make(draft: Standing, now: Moment) -> tuple[SeatRow, str, list[SeatRow]] | None:
        place = choose(draft)
        if place is None:
            return None
        game = hall.game(draft.row.game)
        if game is None or game.rules_version != draft.row.rules_version:
            raise Refusal(Message("server.error.read_only"), TOO_LATE)
        check_same_edition(draft.row, game)
        was = draft.places[place.seat].kind
        draft.places[place.seat] = place
        seated = draft.places
        draft.row.changed, draft.row.up = now
        if not _open_places(draft):
            _begin(table, draft, game, now)
        return place, was, seated

    async def write(draft: Standing, made: tuple[SeatRow, str, list[SeatRow]] | None) -> None:
        if made is not None:
            place, was, seated = made
            face = table.stored_face(draft)
            await rows.seat_somebody(hall.store, draft.row, seated, place, was, face, draft.places)

    async with table.lock:
        if await table.keep(make, write) is not None:
            table.note_presence()
            if table.history is not None:
                table.tell_begun()
                hall.publish(table, "changed")
                hall.consider_bots(table)
            else:
                table.changed()
        return table.seen_by(person.id)


async def close(hall: "Hall", table: LiveTable, person: Person) -> None:
    """The host closes a table that waits."""
    if not table.is_host(person.id):
        raise Refusal(Message("server.error.not_host"), FORBIDDEN)
    async with table.lock:
        try:
            is_removed = await rows.remove(hall.store, table.id)
        except Exception as error:
            log.error("not_stored", table=table.id, error=str(error))
            raise table.in_doubt(error) from error
        if not is_removed:
            raise Refusal(Message("server.error.begun"), TOO_LATE)
        hall.publish(table, "gone")
        hall.forget(table, Message("server.closed.table_closed"), again=False)


async def offer_rematch(table: LiveTable, seat: int) -> None:
    """Somebody wants to play again. With the last offer there is a new table: the same people play there,
    each on the next seat."""
    await table.whole(_offer_rematch(table, seat))


async def _offer_rematch(table: LiveTable, seat: int) -> None:
    hall = table.hall

    def make(draft: Standing, _now: Moment) -> tuple[list[SeatRow], LiveTable | None]:
        if draft.row.status != "over":
            raise Refusal(Message("server.error.not_over"))
        draft.check_open()
        if draft.row.rematch is not None:
            return [], None
        place = draft.places[seat]
        changed = [] if place.wants_rematch else [place]
        place.wants_rematch = True
        if any(not other.wants_rematch for other in draft.places if other.kind == "person"):
            return changed, None
        again = _again(hall, draft)
        draft.row.rematch = None if again is None else again.id
        return changed, again

    async def write(draft: Standing, made: tuple[list[SeatRow], LiveTable | None]) -> None:
        changed, again = made
        if again is not None:
            votes, face = table.votes(draft, changed), again.stored_face(again.standing)
            await rows.add_rematch(hall.store, votes, again.row, again.places, face)
        elif changed:
            await rows.change(hall.store, table.votes(draft, changed))

    async with table.lock:
        changed, again = await table.keep(make, write)
        if again is not None:
            hall.add(again)
            hall.publish(again, "changed")
            hall.consider_bots(again)
        if again is not None or changed:
            table.changed()


def _again(hall: "Hall", draft: Standing) -> LiveTable | None:
    """A table for the same people, each on the next seat; None if the game is not offered any more."""
    row = draft.row
    game = hall.game(row.game)
    if game is None:
        return None
    places = [
        SeatRow(seat, place.kind, place.person, place.name, place.level, seconds=place.seconds)
        for seat, place in enumerate([draft.places[-1], *draft.places[:-1]])
    ]
    again = _new(hall, game, game.check_options(dict(row.options)), row.clock, row.host, places)
    again.row.hints = row.hints
    return again
