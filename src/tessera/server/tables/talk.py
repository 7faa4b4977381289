"""What is said at a table: stored, then told to those who may hear it."""

import structlog

from tessera.server.people.names import told_apart
from tessera.server.protocol import Said
from tessera.server.store import Taken
from tessera.server.store import tables as rows
from tessera.server.store.rows import ChatRow
from tessera.server.tables.audience import encode
from tessera.server.tables.faces import chat_of, hears
from tessera.server.tables.live import LiveTable

log = structlog.get_logger()


async def say(table: LiveTable, person: str, name: str, text: str, request: str) -> None:
    """Add a line to the chat."""
    await table.whole(_say(table, person, name, text, request))


async def _say(table: LiveTable, person: str, name: str, text: str, request: str) -> None:
    store = table.hall.store
    async with table.lock:
        failures = 0
        while True:
            now, seat = table.hall.world.now(), table.seat_of(person)
            shown = await _watcher(table, person, name) if seat is None else table.places[seat].name
            line = ChatRow(table.chat + 1, seat, shown, text, now, f"{person}:{request}", person)
            try:
                await rows.say(store, table.id, line)
            except Taken:
                missed = await rows.chat_after(store, table.id, table.chat)
                for other in missed:
                    _tell(table, other)
                if not missed or any(other.request == line.request for other in missed):
                    table.hall.publish(table, "said")
                    return  # it was said before, and perhaps nobody elsewhere has heard of it
            except Exception as error:
                log.error("not_stored", table=table.id, error=str(error))
                failures = await table.wait_for_store(failures, error)
            else:
                _tell(table, line)
                table.hall.publish(table, "said")
                return


async def _watcher(table: LiveTable, person: str, name: str) -> str:
    """The name of somebody who watches, told apart from those of others here."""
    seated = {place.name for place in table.places if place.name}
    return told_apart(name, seated | await rows.watchers(table.hall.store, table.id, besides=person))


async def hear_chat(table: LiveTable) -> None:
    """Tell the people here what was said to another server."""
    async with table.lock:
        try:
            lines = await rows.chat_after(table.hall.store, table.id, table.chat)
        except Exception as error:
            table.in_doubt(error)
            return
        for line in lines:
            _tell(table, line)


def _tell(table: LiveTable, line: ChatRow) -> None:
    table.chat = line.number
    said = encode(Said(chat_of(line)))
    for listener in list(table.audience.listeners):
        if hears(table.row, table.seat_of(listener.person_id), line):
            listener.send_bytes(said)
