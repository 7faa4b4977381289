"""The table as people see it, without its board: what the lobby lists and every message carries."""

import msgspec

from tessera.core.chance import commitment_of
from tessera.server.people.sessions import speaker_of
from tessera.server.problems import problem_of, unreadable
from tessera.server.protocol import Chat, Entry, Event, Seat, Table, Vote, text_of
from tessera.server.store.rows import ChatRow, EntryRow, SeatRow, TableRow, face_from, or_none
from tessera.server.tables.history import History
from tessera.server.tables.numbering import Numbering
from tessera.server.tables.standing import Standing


def table_of(standing: Standing, online: set[int], up: float, stand_in_level: str) -> Table:
    """What everybody may know of a table; `for_person` adds what only one may. `up`: the uptime."""
    row, places, history = standing.row, standing.places, standing.history
    return Table(
        id=row.id,
        game=row.game,
        rules_version=row.rules_version,
        options=row.options,
        status=row.status,
        seats=[_seat(place, history, online, up, stand_in_level) for place in places],
        acting=[] if history is None else list(history.acting),
        moves=0 if history is None else history.count_moves(None),
        created=row.created,
        changed=row.changed,
        commitment=commitment_of(row.secret),
        summary=None if history is None else text_of(history.state.summary()),
        listed=row.listed,
        hints=has_hints(row, places),
        clock=row.clock,
        secret=row.secret.hex() if row.status == "over" else None,
        result=None if history is None else history.result,
        votes=[Vote(place.seat, place.agreed) for place in places if place.agreed],
        rematch_offers=[place.seat for place in places if place.wants_rematch],
        rematch=row.rematch,
        problem=standing.problem,
        origin=row.origin,
        continued=row.continued,
    )


def has_hints(row: TableRow, places: list[SeatRow]) -> bool:
    """Whether hints may be asked for: people who play against each other must have been allowed them."""
    return row.hints or sum(place.kind != "bot" for place in places) == 1


def _seat(place: SeatRow, history: History | None, online: set[int], up: float, stand_in_level: str) -> Seat:
    seat = Seat(place.kind, place.name, place.level, place.seat in online, seconds=place.seconds)
    if history is not None and place.kind == "person":
        seat.stood_in = history.is_bot(place.seat)
        seat.level = stand_in_level if seat.stood_in else ""
        if history.clocks is not None and not history.match.is_over:
            seat.time_left = round(max(0.0, history.clocks.time_left(place.seat, up)), 3)
    return seat


def for_person(table: Table, seat: int | None, is_host: bool, history: History | None = None) -> Table:
    """The same table in the eyes of one person; with its history, all moves that they were told of count."""
    if seat is None and not is_host:
        return table
    moves = table.moves if history is None else history.count_moves(seat)
    own: Table = msgspec.structs.replace(table, you=seat, is_host=is_host, moves=moves)
    return own


def seat_of(places: list[SeatRow], person: str | None) -> int | None:
    """Where a person sits."""
    if person is not None:
        for place in places:
            if place.person == person:
                return place.seat
    return None


def from_face(face: str, row: TableRow, places: list[SeatRow], online: set[int], up: float) -> Table:
    """A table of the store as it is now: its clocks have run on since its face was kept."""
    table = or_none(face_from, face)
    if table is None:  # nobody needs it but the lobby
        table = table_of(Standing(row, places), online, up, "")
    if not row.is_readable:
        table.problem = problem_of(unreadable())
    table.rematch = row.rematch
    for number, seat in enumerate(table.seats):
        seat.name = places[number].name
        seat.online = number in online
        seat.awaited = None
        if seat.time_left is not None and number in table.acting and not seat.stood_in:
            seat.time_left = round(max(0.0, seat.time_left - max(0.0, up - row.up)), 3)
    return table


def is_known(row: EntryRow, seat: int | None) -> bool:
    """Whether a seat, or a spectator, may know which action it was."""
    return not row.told.is_secret or seat == row.seat


def entry_for(row: EntryRow, seat: int | None, numbering: Numbering) -> Entry:
    """An entry that a seat, or a spectator, is told of, as far as they may know it."""
    told, knows_action = row.told, is_known(row, seat)
    return Entry(
        sequence=numbering.number(seat, row.sequence),
        kind=row.kind,
        seat=row.seat,
        at=row.at,
        action=row.action if knows_action else None,
        notation=told.notation if knows_action else "",
        name=told.name if knows_action else None,
        events=[
            Event(event.text, event.kind, event.values)
            for event in told.events
            if event.only is None or event.only == seat
        ],
    )


def chat_of(line: ChatRow) -> Chat:
    """A line of the chat, for those who hear it."""
    speaker = "" if line.person is None else speaker_of(line.person)
    return Chat(line.number, line.name, line.text, line.at, line.seat, speaker)


def hears(row: TableRow, seat: int | None, line: ChatRow) -> bool:
    """Whether somebody at a seat, or who watches, is told a line: while the game is on, players hear
    players and watchers hear watchers, so that nobody whispers advice."""
    return row.status != "playing" or (seat is None) == (line.seat is None)
