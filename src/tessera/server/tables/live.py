"""A live table: what the store holds of it, and the people who look at it.

Everything that changes or tells happens under the table's lock, in one order: stored, then true, then
told. A change is tried on a draft of what the table is; the draft is stored, and only then it is what
the table is. If another server was faster, the table is read anew and the change tried again. If the
store fails, nobody knows whether the change is in it: the table is in doubt, and whoever comes next
begins with what the store says. `requests` holds what people ask of a table, `hall` opens and closes
tables.
"""

import asyncio
import contextlib
import time
from collections.abc import Awaitable, Callable, Coroutine
from typing import TYPE_CHECKING, Any, TypeVar

import structlog

from tessera.core.errors import TesseraError
from tessera.core.message import Message
from tessera.server import store
from tessera.server.problems import Refusal, is_missing, missing, not_stored
from tessera.server.protocol import Changed, Moved, Problem, Table, View, Welcome
from tessera.server.store import tables as rows
from tessera.server.store.rows import EntryRow, SeatRow, TableRow
from tessera.server.tables.audience import Audience, Listener, encode
from tessera.server.tables.faces import chat_of, entry_for, for_person, hears, seat_of, table_of
from tessera.server.tables.history import History
from tessera.server.tables.numbering import is_told
from tessera.server.tables.presence import Presence
from tessera.server.tables.standing import Standing, stored_standing
from tessera.server.tables.views import closed_view_of, view_of
from tessera.server.world import Moment

if TYPE_CHECKING:
    from tessera.server.tables.hall import Hall

log = structlog.get_logger()
T = TypeVar("T")

BOT_GRACE = 5.0
"""Seconds after which a bot's move is late, and any server may make it."""
PAUSES = (0.1, 0.4, 1.5)
"""Seconds before a change is tried again when the store has failed; after the last one it is refused."""


class LiveTable:
    """Made by `Hall.open`. The public methods take the lock; those with an underscore need it."""

    def __init__(self, hall: "Hall", standing: Standing, chat: int = 0) -> None:
        self.hall = hall
        self.standing = standing
        """What the store holds, as far as we know; never what is not stored yet."""
        self.is_in_doubt = False
        """Whether the store may hold more than we know."""
        self._is_asking = False
        """Whether it is being asked, until it answers."""
        self.audience = Audience()
        self.presence = Presence(hall.world.steady())
        self.lock = asyncio.Lock()
        self.chat = chat
        """The number of the last line of chat that was told here."""
        self.used = hall.world.steady()
        self.heard = hall.fanout.losses
        """How often notices of other servers had been lost when this table last looked at the store."""
        self._views: dict[int | None, View] = {}
        """What each seat, or a spectator, sees now, once somebody looks."""

    # Questions

    @property
    def row(self) -> TableRow:
        return self.standing.row

    @property
    def places(self) -> list[SeatRow]:
        return self.standing.places

    @property
    def history(self) -> History | None:
        return self.standing.history

    @property
    def problem(self) -> Problem | None:
        """Why it can only be looked at."""
        return self.standing.problem

    @property
    def id(self) -> str:
        return self.row.id

    def seat_of(self, person: str | None) -> int | None:
        return seat_of(self.places, person)

    def is_host(self, person: str | None) -> bool:
        return person is not None and person == self.row.host

    def people(self) -> set[int]:
        """Seats of people who play themselves."""
        history = self.history
        persons = {place.seat for place in self.places if place.kind == "person"}
        return persons if history is None else {seat for seat in persons if not history.is_bot(seat)}

    def seen_by(self, person: str | None) -> Table:
        """The table, without its board, in the eyes of a person."""
        return for_person(self.face(), self.seat_of(person), self.is_host(person), self.history)

    def face(self, standing: Standing | None = None) -> Table:
        """The table as everybody may see it, or as they will once a draft is stored."""
        now = self.hall.world.steady()
        online = self.presence.online(now)
        face = table_of(standing or self.standing, online, self.hall.uptime.now(), self.hall.stand_in_level)
        for seat in self.people() - online if face.status == "playing" else ():
            left = self.presence.awaited(seat, now, self.hall.settings.away_seconds)
            face.seats[seat].awaited = round(left, 3)
        return face

    def stored_face(self, standing: Standing) -> str:
        return encode(self.face(standing)).decode()

    def view(self, seat: int | None) -> View | None:
        """What a seat, or a spectator, sees now; built once for each."""
        history = self.history
        if history is None:
            return None
        if seat not in self._views:
            situation = history.match.situation
            if history.match.is_over and not history.state.is_over:
                self._views[seat] = closed_view_of(situation, seat, history.match.record.ending)
            else:
                can_undo = seat is not None and history.match.can_undo(seat) and not history.is_bot(seat)
                self._views[seat] = view_of(situation, seat, can_undo)
        return self._views[seat]

    # What the store holds

    async def catch_up(self, sequence: int | None = None) -> None:
        """Take in what other servers have stored, and tell the people here; `sequence`: up to where."""
        async with self.lock:
            history = self.history
            if history is not None and (sequence is None or sequence > history.sequence):
                await self._or_doubt(self._catch_up())

    async def _catch_up(self) -> None:
        missed = await rows.history(self.hall.store, self.id, self.standing.sequence)
        if not missed:
            return
        draft = self.standing.draft()
        try:
            for entry in missed:
                draft.follow(entry)
        except TesseraError:
            await self._read_anew()
            return
        self._take(draft)
        self._tell_moved(missed)

    async def refresh(self) -> None:
        """Take in what other servers have changed about the table itself, and tell the people here."""
        async with self.lock:
            await self._or_doubt(self._refresh())

    async def _refresh(self) -> None:
        before = self.standing
        loaded = await rows.load(self.hall.store, self.id)
        if loaded is None or before.history is None or self.is_in_doubt or not loaded[0].is_readable:
            await self._read_anew()
            return
        self._take(Standing(*loaded, before.history, before.problem, before.stored))
        if self._note_reseated(before):
            self.tell_begun()
        self._tell_changed()
        await self._catch_up()

    async def _or_doubt(self, work: Awaitable[None]) -> None:
        """Take in something of the store; if it cannot be read now, it is as soon as that is possible. A
        table that was closed is forgotten by then, and nobody needs to know."""
        try:
            await work
        except Exception as error:
            if not is_missing(error):
                self.in_doubt(error)

    async def _read_anew(self) -> None:
        """Begin anew with what the store says, and tell the people here what is different."""
        before, now = self.standing, await stored_standing(self.hall, self.id)
        if now is None:
            self.hall.forget(self, Message("server.closed.table_closed"), again=False)
            raise missing()
        told, stored = before.sequence, now.sequence
        missed = await rows.history(self.hall.store, self.id, told, stored) if stored > told else []
        self._take(now)
        self.is_in_doubt = False
        is_reseated = self._note_reseated(before)
        if now.history is not None and (before.history is None or is_reseated or stored < told):
            self.tell_begun()
        elif now.history is not None:
            self._tell_moved(missed)
        self._tell_changed()

    def _note_reseated(self, before: Standing) -> bool:
        """Whether other people sit here than before; then other people are here."""
        is_reseated = [place.person for place in before.places] != [place.person for place in self.places]
        if is_reseated:
            self.note_presence()
        return is_reseated

    def _take(self, standing: Standing) -> None:
        """From now on the table is what is stored."""
        self.standing = standing
        self._views.clear()

    async def keep(
        self, make: Callable[[Standing, Moment], T], write: Callable[[Standing, T], Awaitable[None]]
    ) -> T:
        """Change the table, for whoever holds its lock. `make` changes a draft, or raises a
        TesseraError if that cannot be; `write` stores it. Raises a Refusal if the store fails."""
        failures = 0
        while True:
            if self.is_in_doubt:
                if not await self._is_sure():
                    failures = await self.wait_for_store(failures, not_stored())
                    continue
                if failures:
                    self.hall.is_sure(self)
            draft = self.standing.draft()
            made = make(draft, self.hall.moment())
            try:
                await write(draft, made)
            except store.Taken:
                self.is_in_doubt = True
            except Exception as error:
                log.error("not_stored", table=self.id, error=str(error))
                self.is_in_doubt = True
                failures = await self.wait_for_store(failures, error)
            else:
                self._take(draft)
                return made

    async def _is_sure(self) -> bool:
        """Whether we know what the store holds: it is asked if there is a doubt."""
        if self.is_in_doubt:
            try:
                await self._read_anew()
            except Exception as error:
                if is_missing(error):
                    raise
                log.warning("not_read", table=self.id, error=type(error).__name__)
                return False
        return True

    async def _is_current(self) -> bool:
        """Whether we know what other servers have stored until now: whoever comes from there has seen it,
        and their notice may still be on its way."""
        if self.hall.fanout.has_others and self.problem is None:
            await self._or_doubt(self._refresh() if self.history is None else self._catch_up())
            if self.hall.tables.get(self.id) is not self:
                raise missing()
        return not self.is_in_doubt

    async def wait_for_store(self, failures: int, error: Exception) -> int:
        """Give the store some time; after a few failures, refuse what was asked for."""
        self.hall.uptime.stand()
        if failures == len(PAUSES):
            raise self.in_doubt(error)
        await asyncio.sleep(PAUSES[failures])
        return failures + 1

    def in_doubt(self, error: Exception) -> Refusal:
        """Nobody knows what the store holds: it is asked as soon as it answers, and this is refused."""
        self.is_in_doubt = True
        if not self._is_asking:
            self._is_asking = True
            self.hall.spawn(self._make_sure())
        return error if isinstance(error, Refusal) else not_stored()

    async def _make_sure(self) -> None:
        """The store has failed: ask it until it tells what it holds."""
        while not self.hall.is_closed:
            await asyncio.sleep(PAUSES[-1])
            async with self.lock:
                try:
                    is_sure = await self._is_sure()
                except Refusal:
                    return  # it was closed
                if is_sure:
                    self._is_asking = False
                    break
        self.hall.is_sure(self)

    # Entries

    async def enter(self, request: str | None, make: Callable[[History, Moment], list[EntryRow]]) -> range:
        """Make the entries of a request, store them together and tell everybody; their numbers. A request
        that was done before is not done again. `make` checks and plays, and raises a TesseraError if it
        cannot be."""
        return await self.whole(self._enter(request, make))

    async def _enter(self, request: str | None, make: Callable[[History, Moment], list[EntryRow]]) -> range:
        began = time.perf_counter()
        faces: list[Table] = []

        def enter(draft: Standing, now: Moment) -> list[EntryRow] | range:
            history = draft.playing()
            if request is not None and request in history.requests:
                return history.requests[request]
            made = make(history, now)
            for entry in made:
                draft.keep_step(entry)
            self.note_due(draft)
            return made

        async def write(draft: Standing, made: list[EntryRow] | range) -> None:
            if not isinstance(made, range):
                faces[:] = [self.face(draft)]
                await rows.append(self.hall.store, draft.row, made, encode(faces[0]).decode())

        async with self.lock:
            made = await self.keep(enter, write)
            if isinstance(made, range):
                return made
            seconds = time.perf_counter() - began
            self.hall.metrics.stored(self.row.game, made[0].kind, len(made), seconds)
            self._tell_moved(made, faces[0])
            self.hall.moved(self, made)
            return range(made[0].sequence, made[-1].sequence + 1)

    def note_due(self, draft: Standing) -> None:
        """Note when somebody must look at the table although nobody asks."""
        history = draft.history
        assert history is not None
        times: list[float] = []
        bots = [self.bot_seconds(seat) for seat in history.acting if history.is_bot(seat)]
        if bots:
            times.append(self.hall.uptime.now() + self.hall.settings.bot_delay + max(bots) + BOT_GRACE)
        if history.clocks is not None and (deadline := history.clocks.deadline()) is not None:
            times.append(deadline)
        draft.row.due = min(times, default=None)

    def bot_seconds(self, seat: int) -> float:
        """How long a bot may think for a seat."""
        return self.places[seat].seconds or self.hall.settings.bot_seconds

    # Other changes

    async def change(self, make: Callable[[Standing], list[SeatRow]]) -> None:
        """Change votes or offers: `make` changes places of a draft and returns them."""
        await self.whole(self._change(make))

    async def _change(self, make: Callable[[Standing], list[SeatRow]]) -> None:
        def change(draft: Standing, now: Moment) -> list[SeatRow]:
            changed = make(draft)
            if changed:
                draft.row.up = now.up
            return changed

        async def write(draft: Standing, changed: list[SeatRow]) -> None:
            if changed:
                await rows.change(self.hall.store, self.votes(draft, changed))

        async with self.lock:
            if await self.keep(change, write):
                self.changed()

    def votes(self, draft: Standing, changed: list[SeatRow]) -> rows.Votes:
        """What is stored of a draft in which only these places have changed."""
        return rows.Votes(draft.row, draft.places, changed, draft.sequence, self.stored_face(draft))

    def changed(self) -> None:
        """Something about the table is different now: tell the people here and the other servers."""
        self._tell_changed()
        self.hall.publish(self, "changed")

    # Listeners

    async def greet(self, listener: Listener, since: int, chat: int) -> None:
        """Somebody comes to look: send the present, and the history after what they have."""
        async with self.lock:
            self.used = self.hall.world.steady()
            if not await self._is_sure() or not await self._is_current():
                raise not_stored()
            seat = self.seat_of(listener.person_id)
            numbering = self.standing.numbering
            sequence = numbering.number(seat)
            since = since if since <= sequence else 0
            entries = [] if since == sequence else await self._entries(seat, since)
            said = [] if chat == self.chat else await rows.chat_after(self.hall.store, self.id, chat)
            self.audience.listeners.add(listener)
            is_news = self.note_presence()
            welcome = Welcome(
                sequence=sequence,
                table=self.seen_by(listener.person_id),
                view=self.view(seat),
                entries=[entry_for(entry, seat, numbering) for entry in entries],
                chat=[
                    chat_of(line) for line in said if line.number <= self.chat and hears(self.row, seat, line)
                ],
            )
            listener.send(welcome)
            if is_news:
                self._tell_changed(besides=listener)
                self.hall.publish(self, "presence")
        if is_news:
            with contextlib.suppress(Refusal):  # the next to come will do it
                await self._void_votes()
        self.hall.consider_bots(self)

    async def _entries(self, viewer: int | None, since: int) -> list[EntryRow]:
        """What a viewer is told who knows of so many entries."""
        numbering = self.standing.numbering
        after = numbering.sequence(viewer, since)
        found = await rows.history(self.hall.store, self.id, after, numbering.last)
        return [entry for entry in found if is_told(entry, viewer)]

    async def _void_votes(self) -> None:
        """Nobody needs a bot for a person who is there."""

        def make(draft: Standing) -> list[SeatRow]:
            voided = [place for place in draft.places if place.agreed and place.seat in self.presence.here]
            for place in voided:
                place.agreed = []
            return voided

        await self.change(make)

    async def dismiss(self, listener: Listener) -> None:
        """A listener is gone."""
        async with self.lock:
            self.used = self.hall.world.steady()
            self.audience.listeners.discard(listener)
            if self.note_presence():
                self._tell_changed()
                self.hall.publish(self, "presence")

    def note_presence(self) -> bool:
        seats = {self.seat_of(listener.person_id) for listener in self.audience.listeners} - {None}
        now = self.hall.world.steady()
        before = self.presence.online(now)
        self.presence.set_here({seat for seat in seats if seat is not None}, now)
        return self.presence.online(now) != before

    async def hear_presence(self, server: str, seats: set[int]) -> None:
        """Another server tells which seats have sockets there."""
        async with self.lock:
            now = self.hall.world.steady()
            before = self.presence.online(now)
            self.presence.set_elsewhere(server, seats, now)
            if self.presence.online(now) != before:
                self._tell_changed()

    # Telling

    def _key(self, listener: Listener) -> tuple[int | None, bool]:
        person = listener.person_id
        return self.seat_of(person), self.is_host(person)

    def _for(self, face: Table, seat: int | None, is_host: bool) -> Table:
        return for_person(face, seat, is_host, self.history)

    def _tell_moved(self, made: list[EntryRow], face: Table | None = None) -> None:
        """The history has grown: everybody is told the entries they may know of, and sees where they led."""
        face, numbering = face or self.face(), self.standing.numbering

        def make(seat: int | None, is_host: bool) -> Moved | None:
            told = [entry_for(row, seat, numbering) for row in made if is_told(row, seat)]
            view = self.view(seat)
            if not told or view is None:
                return None
            return Moved(told, view, self._for(face, seat, is_host))

        self.audience.tell(self._key, make)

    def _tell_changed(self, besides: Listener | None = None) -> None:
        face = self.face()
        listeners = self.audience.listeners
        if besides is not None:
            listeners.discard(besides)
        self.audience.tell(self._key, lambda seat, is_host: Changed(self._for(face, seat, is_host)))
        if besides is not None:
            listeners.add(besides)

    def tell_begun(self) -> None:
        """The game begins: everybody is shown the board."""
        face, numbering = self.face(), self.standing.numbering

        def make(seat: int | None, is_host: bool) -> Welcome:
            shown = self._for(face, seat, is_host)
            return Welcome(numbering.number(seat), shown, self.view(seat), [], [])

        self.audience.tell(self._key, make)

    async def whole(self, work: Coroutine[Any, Any, T]) -> T:
        """Do something to its end even if whoever asked for it goes away meanwhile."""
        task = asyncio.create_task(work)
        self.hall.tasks.add(task)
        task.add_done_callback(self.hall.tasks.discard)
        try:
            return await asyncio.shield(task)
        finally:
            del task  # a refusal holds this frame, and the task would hold the refusal
