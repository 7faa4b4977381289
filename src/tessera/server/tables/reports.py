"""Reports: what people at a table want whoever runs the server to look at."""

import structlog

from tessera.core.message import Message
from tessera.server.people.names import CHAT_LENGTH, is_hidden
from tessera.server.problems import MISSING, WRONG, Refusal
from tessera.server.protocol import NewReport, Person
from tessera.server.store import reports as rows
from tessera.server.store import tables
from tessera.server.store.reports import ReportRow
from tessera.server.tables.faces import hears
from tessera.server.tables.live import LiveTable

log = structlog.get_logger()


async def report(table: LiveTable, person: Person, new: NewReport) -> None:
    """Keep a report of a line of the chat, or of somebody who sits here, and note it in the log."""
    text = "".join(" " if is_hidden(letter) else letter for letter in new.text).strip()
    if len(text) > CHAT_LENGTH:
        raise Refusal(Message("server.error.chat", length=CHAT_LENGTH), WRONG)
    about, name, said = await _line(table, person, new.line) if new.seat is None else _seat(table, new.seat)
    hall = table.hall
    row = ReportRow(
        hall.world.new_id(), hall.world.now(), table.id, person.id, person.name, about, name, said, text
    )
    await rows.add(hall.store, row)
    log.warning("reported", report=row.id, table=table.id)


async def _line(table: LiveTable, person: Person, number: int | None) -> tuple[str | None, str, str | None]:
    """Who said a line, and what."""
    async with table.lock:
        seat = table.seat_of(person.id)
        for line in await tables.chat_after(table.hall.store, table.id, 0):
            if line.number == number and hears(table.row, seat, line):
                return line.person, line.name, line.text
    raise Refusal(Message("server.error.no_such_line"), MISSING)


def _seat(table: LiveTable, seat: int) -> tuple[str | None, str, str | None]:
    """Who sits there."""
    if seat not in range(len(table.places)) or table.places[seat].kind != "person":
        raise Refusal(Message("server.error.no_such_seat"), MISSING)
    place = table.places[seat]
    return place.person, place.name, None
