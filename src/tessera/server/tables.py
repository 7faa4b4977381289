"""A live table: its rows, its history, and the people who look at it.

Everything that changes or tells happens under the table's lock, in one order: check, play, store, tell.
An entry whose number is taken, because another server was faster, is dropped; the table catches up and
checks again. `requests` holds what people ask of a table, `hall` opens and closes tables.
"""

import asyncio
import time
from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING, Any, TypeVar

import structlog

from tessera.core.errors import TesseraError
from tessera.core.game import Game
from tessera.core.message import Message
from tessera.server import store
from tessera.server.audience import Audience, Listener, encode
from tessera.server.faces import entry_for, for_person, seat_of, table_of
from tessera.server.history import Beginning, History, restore
from tessera.server.names import told_apart
from tessera.server.people import speaker_of
from tessera.server.presence import Presence
from tessera.server.problems import MISSING, Refusal, problem_of
from tessera.server.protocol import (
    Changed,
    Chat,
    Moved,
    Problem,
    Said,
    Table,
    View,
    Welcome,
)
from tessera.server.store import tables as rows
from tessera.server.store.rows import ChatRow, EntryRow, SeatRow, TableRow
from tessera.server.views import closed_view_of, view_of

if TYPE_CHECKING:
    from tessera.server.hall import Hall

log = structlog.get_logger()
T = TypeVar("T")

BOT_GRACE = 5.0
"""Seconds after which a bot's move is late, and any server may make it."""


class LiveTable:
    """Made by `Hall.open`. The public methods take the lock; those with an underscore need it."""

    def __init__(self, hall: "Hall", row: TableRow, places: list[SeatRow]) -> None:
        self.hall = hall
        self.row = row
        self.places = places
        self.history: History | None = None
        self.problem: Problem | None = None
        """Why it can only be looked at."""
        self.audience = Audience()
        self.presence = Presence(hall.world.now())
        self.lock = asyncio.Lock()
        self.chat = 0
        """The number of the last line of chat that was told here."""
        self.used = hall.world.now()
        self._views: dict[int | None, View] = {}

    # Questions

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

    def playing(self) -> History:
        """The history of a game that goes on; a Refusal if there is none."""
        if self.problem is not None:
            raise Refusal(Message("server.error.read_only"))
        if self.history is None:
            raise Refusal(Message("server.error.not_begun"))
        return self.history

    def seen_by(self, person: str | None) -> Table:
        """The table, without its board, in the eyes of a person."""
        return for_person(self.face(), self.seat_of(person), self.is_host(person))

    def face(self) -> Table:
        """The table as everybody may see it."""
        now = self.hall.world.now()
        online = self.presence.online(now)
        level = self.hall.stand_in_level
        return table_of(self.row, self.places, self.history, online, now, level, self.problem)

    def view(self, seat: int | None) -> View | None:
        """What a seat, or a spectator, sees now; built once for each."""
        history = self.history
        if history is None:
            return None
        if seat not in self._views:
            if history.match.is_over and not history.state.is_over:
                self._views[seat] = closed_view_of(history.state, seat, history.match.record.ending)
            else:
                can_undo = seat is not None and history.match.can_undo(seat) and not history.is_bot(seat)
                self._views[seat] = view_of(history.state, seat, can_undo)
        return self._views[seat]

    def beginning(self, game: Game) -> Beginning:
        """What the game of this table begins, or began, with."""
        row = self.row
        return Beginning(
            game=game,
            options=row.options,
            names=[place.name or place.level for place in self.places],
            secret=row.secret,
            clock=row.clock,
            bots=frozenset(place.seat for place in self.places if place.kind == "bot"),
            at=row.started or row.created,
        )

    # Loading and catching up

    async def load(self) -> None:
        """Replay what is stored; afterwards the table is as it was."""
        self.chat = await rows.last_chat(self.hall.store, self.id)
        await self._load_history()

    async def _load_history(self) -> None:
        self._views.clear()
        self.history = None
        if self.row.status == "waiting" or self.row.setup is None:
            return
        game = self.hall.game(self.row.game)
        if game is None or game.rules_version != self.row.rules_version:
            ours = "" if game is None else str(game.rules_version)
            version = str(self.row.rules_version)
            message = Message("core.error.other_rules", game=self.row.game, version=version, ours=ours)
            self.problem = problem_of(Refusal(message))
            return
        entries = await rows.history(self.hall.store, self.id)
        snapshot = await rows.snapshot(self.hall.store, self.id)
        try:
            self.history = restore(self.beginning(game), self.row.setup, entries, snapshot)
        except TesseraError as error:
            log.error("table_does_not_replay", table=self.id, error=error.message.key)
            self.problem = Problem(problem_of(error).text)

    async def catch_up(self, sequence: int | None = None) -> None:
        """Take in what other servers have stored, and tell the people here; `sequence`: up to where."""
        async with self.lock:
            history = self.history
            if history is None or (sequence is not None and sequence <= history.sequence):
                return
            for entry in await rows.history(self.hall.store, self.id, history.sequence):
                try:
                    history.follow(entry)
                except TesseraError:
                    await self._start_over(entry.sequence - 1)
                    return
                self._follow_row(entry)
                self._tell_moved(entry)

    async def refresh(self) -> None:
        """Take in what other servers have changed about the table itself, and tell the people here."""
        async with self.lock:
            had_begun = self.history is not None
            people = [place.person for place in self.places]
            if await self.read_again():
                is_reseated = people != [place.person for place in self.places]
                if is_reseated:
                    self.note_presence()
                if self.history is not None and (is_reseated or not had_begun):
                    self.tell_begun()
                self._tell_changed()

    async def read_again(self) -> bool:
        loaded = await rows.load(self.hall.store, self.id)
        if loaded is None:
            self.hall.forget(self, Message("server.closed.table_closed"), again=False)
            return False
        self.row, self.places = loaded
        if self.history is None and self.row.status != "waiting":
            await self._load_history()
        return True

    async def hear_chat(self) -> None:
        """Tell the people here what was said to another server."""
        async with self.lock:
            for line in await rows.chat_after(self.hall.store, self.id, self.chat):
                self._tell_said(line)

    # Entries

    async def enter(self, request: str | None, make: Callable[[History, float], EntryRow]) -> int:
        """Make an entry, store it and tell everybody; its number. A request that was done before
        is not done again. `make` checks and plays, and raises a TesseraError if it cannot be."""
        return await self.whole(self._enter(request, make))

    async def _enter(self, request: str | None, make: Callable[[History, float], EntryRow]) -> int:
        began = time.perf_counter()
        async with self.lock:
            while True:
                history = self.playing()
                if request is not None and request in history.requests:
                    return history.requests[request]
                entry = make(history, self.hall.world.now())
                self._views.clear()
                self._follow_row(entry)
                face = self.face()
                try:
                    await rows.append(self.hall.store, self.row, entry, encode(face).decode())
                except store.Taken:
                    await self._start_over(entry.sequence - 1)
                    continue
                except Exception:
                    log.exception("entry_not_stored", table=self.id)
                    self.hall.forget(self, Message("server.closed.again"), again=True)
                    raise
                self.hall.metrics.stored(self.row.game, entry.kind, time.perf_counter() - began)
                self._tell_moved(entry, face)
                self.hall.moved(self)
                return entry.sequence

    async def _start_over(self, told: int) -> None:
        """Another server was faster: drop what was played here, and tell what happened instead."""
        await self.read_again()
        await self._load_history()
        if self.history is not None:
            for entry in await rows.history(self.hall.store, self.id, told, self.history.sequence):
                self._tell_moved(entry)

    def _follow_row(self, entry: EntryRow) -> None:
        """Keep the table's row in step with its history."""
        history = self.history
        assert history is not None
        self._views.clear()
        self.row.changed = entry.at
        self.row.status = "over" if history.match.is_over else "playing"
        self.note_due()

    def note_due(self) -> None:
        """Note when somebody must look at the table although nobody asks."""
        history = self.history
        assert history is not None
        times: list[float] = []
        bots = [self.bot_seconds(seat) for seat in history.acting if history.is_bot(seat)]
        if bots:
            times.append(self.hall.world.now() + self.hall.settings.bot_delay + max(bots) + BOT_GRACE)
        if history.clocks is not None and (deadline := history.clocks.deadline()) is not None:
            times.append(deadline)
        self.row.due = min(times, default=None)

    def bot_seconds(self, seat: int) -> float:
        """How long a bot may think for a seat."""
        return self.places[seat].seconds or self.hall.settings.bot_seconds

    def stored_face(self) -> str:
        return encode(self.face()).decode()

    # Other changes

    async def change(self, make: Callable[[float], list[SeatRow]]) -> None:
        """Change votes or offers: `make` changes places and returns them. Stored, then told."""
        await self.whole(self._change(make))

    async def _change(self, make: Callable[[float], list[SeatRow]]) -> None:
        async with self.lock:
            places = make(self.hall.world.now())
            await self._store_change(places)

    async def _store_change(self, places: list[SeatRow]) -> None:
        if places:
            await rows.change(self.hall.store, self.row, places, self.stored_face())
            self.changed()

    def changed(self) -> None:
        """Something about the table is different now: tell the people here and the other servers."""
        self._tell_changed()
        self.hall.publish(self, "changed")

    async def say(self, person: str, name: str, text: str, request: str) -> None:
        """Add a line to the chat."""
        await self.whole(self._say(person, name, text, request))

    async def _say(self, person: str, name: str, text: str, request: str) -> None:
        async with self.lock:
            while True:
                now, seat = self.hall.world.now(), self.seat_of(person)
                shown = self.places[seat].name if seat is not None else await self._watcher(person, name)
                line = ChatRow(self.chat + 1, seat, shown, text, now, f"{person}:{request}", person)
                try:
                    await rows.say(self.hall.store, self.id, line)
                except store.Taken:
                    missed = await rows.chat_after(self.hall.store, self.id, self.chat)
                    for other in missed:
                        self._tell_said(other)
                    if not missed or any(other.request == line.request for other in missed):
                        return  # it was said before
                    continue
                self._tell_said(line)
                self.hall.publish(self, "said")
                return

    async def _watcher(self, person: str, name: str) -> str:
        """The name of somebody who watches, told apart from those of others here."""
        seated = {place.name for place in self.places if place.name}
        return told_apart(name, seated | await rows.watchers(self.hall.store, self.id, besides=person))

    def hears(self, seat: int | None, line: ChatRow) -> bool:
        """Whether somebody at a seat, or who watches, is told a line: while the game is on, players hear
        players and watchers hear watchers, so that nobody whispers advice."""
        return self.row.status != "playing" or (seat is None) == (line.seat is None)

    # Listeners

    async def greet(self, listener: Listener, since: int, chat: int) -> None:
        """Somebody comes to look: send the present, and the history after what they have."""
        async with self.lock:
            self.used = self.hall.world.now()
            seat = self.seat_of(listener.person_id)
            sequence = await self._sequence()
            since = since if since <= sequence else 0
            entries = [] if since == sequence else await rows.history(self.hall.store, self.id, since)
            said = [] if chat == self.chat else await rows.chat_after(self.hall.store, self.id, chat)
            self.audience.listeners.add(listener)
            is_news = self.note_presence()
            welcome = Welcome(
                sequence=sequence,
                table=self.seen_by(listener.person_id),
                view=self.view(seat),
                entries=[entry_for(entry, seat) for entry in entries if entry.sequence <= sequence],
                chat=[_chat(line) for line in said if line.number <= self.chat and self.hears(seat, line)],
            )
            listener.send(welcome)
            if is_news:
                self._tell_changed(besides=listener)
                self.hall.publish(self, "presence")
                await self._void_votes()
        self.hall.consider_bots(self)

    async def _void_votes(self) -> None:
        """Nobody needs a bot for a person who is there."""
        voided = [place for place in self.places if place.agreed and place.seat in self.presence.here]
        for place in voided:
            place.agreed = []
        await self._store_change(voided)

    async def _sequence(self) -> int:
        if self.history is not None:
            return self.history.sequence
        entries = [] if self.problem is None else await rows.history(self.hall.store, self.id)
        return entries[-1].sequence if entries else 0

    async def dismiss(self, listener: Listener) -> None:
        """A listener is gone."""
        async with self.lock:
            self.used = self.hall.world.now()
            self.audience.listeners.discard(listener)
            if self.note_presence():
                self._tell_changed()
                self.hall.publish(self, "presence")

    def note_presence(self) -> bool:
        seats = {self.seat_of(listener.person_id) for listener in self.audience.listeners} - {None}
        now = self.hall.world.now()
        before = self.presence.online(now)
        self.presence.set_here({seat for seat in seats if seat is not None}, now)
        return self.presence.online(now) != before

    async def hear_presence(self, server: str, seats: set[int]) -> None:
        """Another server tells which seats have sockets there."""
        async with self.lock:
            now = self.hall.world.now()
            before = self.presence.online(now)
            self.presence.set_elsewhere(server, seats, now)
            if self.presence.online(now) != before:
                self._tell_changed()

    # Telling

    def _key(self, listener: Listener) -> tuple[int | None, bool]:
        person = listener.person_id
        return self.seat_of(person), self.is_host(person)

    def _tell_moved(self, row: EntryRow, face: Table | None = None) -> None:
        face = face or self.face()

        def make(seat: int | None, is_host: bool) -> Moved:
            view = self.view(seat)
            assert view is not None
            return Moved(entry_for(row, seat), view, for_person(face, seat, is_host))

        self.audience.tell(self._key, make)

    def _tell_changed(self, besides: Listener | None = None) -> None:
        face = self.face()
        listeners = self.audience.listeners
        if besides is not None:
            listeners.discard(besides)
        self.audience.tell(self._key, lambda seat, is_host: Changed(for_person(face, seat, is_host)))
        if besides is not None:
            listeners.add(besides)

    def tell_begun(self) -> None:
        """The game begins: everybody is shown the board."""
        face = self.face()
        sequence = 0 if self.history is None else self.history.sequence

        def make(seat: int | None, is_host: bool) -> Welcome:
            return Welcome(sequence, for_person(face, seat, is_host), self.view(seat), [], [])

        self.audience.tell(self._key, make)

    def _tell_said(self, line: ChatRow) -> None:
        self.chat = line.number
        said = encode(Said(_chat(line)))
        for listener in list(self.audience.listeners):
            if self.hears(self.seat_of(listener.person_id), line):
                listener.send_bytes(said)

    async def whole(self, work: Coroutine[Any, Any, T]) -> T:
        """Do something to its end even if whoever asked for it goes away meanwhile."""
        task = asyncio.create_task(work)
        self.hall.tasks.add(task)
        task.add_done_callback(self.hall.tasks.discard)
        return await asyncio.shield(task)


def _chat(line: ChatRow) -> Chat:
    speaker = "" if line.person is None else speaker_of(line.person)
    return Chat(line.number, line.name, line.text, line.at, line.seat, speaker)


def missing() -> Refusal:
    return Refusal(Message("server.error.no_such_table"), MISSING)
