"""The history of a table: its entries, and the match, the stand-ins and the clocks they lead to.

No input or output here. A live table makes entries on a `copy` of its history, with `act`, `undo`,
`resign`, `stand_in` or `give_back`, stores them, and only then takes the copy for its own; a process that
hears of entries of another, or loads a table, plays them again with `follow`. Every process that has
followed the same entries is in the same state.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from tessera.core.chance import ScriptedChance, SealedChance
from tessera.core.errors import IllegalAction, NothingToUndo, TesseraError
from tessera.core.event import Event
from tessera.core.game import Game
from tessera.core.match import Match, Situation, Step, resume, start
from tessera.core.message import OK, Message
from tessera.core.record import Move, Outcomes, Record
from tessera.core.state import State
from tessera.server.problems import Refusal
from tessera.server.protocol import Clock, Result, text_of
from tessera.server.store.rows import EntryRow, Snapshot, Told, ToldEvent
from tessera.server.tables.clocks import Clocks
from tessera.server.tables.numbering import Numbering, take_back
from tessera.server.tables.views import name_of
from tessera.server.world import Moment

SNAPSHOT_EVERY = 25
"""Entries between two snapshots, or a few more: there must be a barrier."""


@dataclass(frozen=True)
class Beginning:
    """What a game begins with."""

    game: Game
    options: dict[str, str]
    names: list[str]
    secret: bytes
    clock: Clock | None
    bots: frozenset[int]
    """Seats where a bot sits from the beginning."""
    up: float
    """By the time that clocks go by: see `uptime`."""
    continued: int | None = None
    """How many of its entries are copied from another game, which it goes on with; None for none."""


class Played(NamedTuple):
    """An action that stands: the number of its entry in the store, its seat, who was told of it, and the
    first entry of its wish."""

    sequence: int
    seat: int
    is_quiet: bool
    wish: int


class Damaged(TesseraError):
    """What is stored cannot be the whole history; `history` is as far as it can be read."""

    def __init__(self, history: "History") -> None:
        super().__init__(Message("server.error.damaged", entry=history.sequence + 1))
        self.history = history


class History:
    """Where a table's game stands after `sequence` entries."""

    def __init__(self, match: Match, beginning: Beginning) -> None:
        self.match = match
        self.secret = beginning.secret
        self.bots = beginning.bots
        self.continued = beginning.continued
        self.numbering = Numbering()
        self.requests: dict[str, range] = {}
        """The requests that were carried out, and the entries they made."""
        self._request: str | None = None
        """Of the wish that the last entry belongs to."""
        self.moves: list[Played] = []
        """The actions that stand."""
        self._quiet = [0] * match.record.seats
        """How many of them are quiet, by their seats."""
        self.stood_in: set[int] = set()
        self.resigned: set[int] = set()
        self.asked = [0] * match.record.seats
        """Since which entry each seat is asked what it is asked now."""
        self.snapshot_at = 0
        """The entry after which the last snapshot was taken."""
        self.clocks = None if beginning.clock is None else Clocks(beginning.clock, match.record.seats)
        self._run_clocks(beginning.up)

    def copy(self) -> "History":
        """A history that goes on by itself from here: for an entry that is not stored yet."""
        copied = History.__new__(History)
        copied.__dict__.update(self.__dict__)
        copied.match = self.match.copy()
        copied.numbering = self.numbering.copy()
        copied.requests = self.requests.copy()
        copied.moves = self.moves.copy()
        copied._quiet = self._quiet.copy()
        copied.stood_in = self.stood_in.copy()
        copied.resigned = self.resigned.copy()
        copied.asked = self.asked.copy()
        copied.clocks = None if self.clocks is None else self.clocks.copy()
        return copied

    # Questions

    @property
    def sequence(self) -> int:
        """The number of the last entry in the store."""
        return self.numbering.last

    def told_moves(self, viewer: int | None) -> list[int]:
        """Which of the actions that stand a viewer was told of: their places, from 1."""
        return [
            place
            for place, played in enumerate(self.moves, 1)
            if not played.is_quiet or played.seat == viewer
        ]

    def count_moves(self, viewer: int | None) -> int:
        """How many of the actions that stand a viewer was told of."""
        own = 0 if viewer is None else self._quiet[viewer]
        return len(self.moves) - sum(self._quiet) + own

    @property
    def state(self) -> State:
        return self.match.state

    @property
    def acting(self) -> tuple[int, ...]:
        return () if self.match.is_over else self.state.acting

    def is_bot(self, seat: int) -> bool:
        """Whether a bot plays the seat now."""
        return seat in self.bots or seat in self.stood_in or seat in self.resigned

    @property
    def result(self) -> Result | None:
        record = self.match.record
        if not self.match.is_over:
            return None
        return Result(record.ending, record.scores, record.places, record.resigned)

    def may_answer(self, seat: int, number: int) -> bool:
        """Whether the seat is still asked what it was asked after the entry that it knows by a number."""
        asked = self.numbering.number(seat, self.asked[seat])
        return seat in self.acting and asked <= number <= self.numbering.number(seat)

    # New entries. Each changes the history: call them on a copy, and forget it if it cannot be stored,
    # or if they raise.

    def act(self, seat: int, actions: Sequence[int], now: Moment, request: str | None) -> list[EntryRow]:
        """Carry out a wish: its actions one after another, until something is learnt by one of them or the
        seat is not asked any more. Raises Refusal for one that is not legal then."""
        if self.match.is_over:
            raise Refusal(Message("core.error.game_over"))
        made: list[EntryRow] = []
        given: list[int] = []
        """What the rules have answered for the seat since its last action, because there was no choice."""
        for action in actions:
            if action in given:
                del given[: given.index(action) + 1]
                continue
            step = self._attempt(seat, action)
            made.append(self._entered(step, now, request, made))
            given = [answer for answering, answer in step.answers if answering == seat]
            if step.is_barrier or seat not in self.acting:
                break
        return made

    def _attempt(self, seat: int, action: int) -> Step:
        try:
            return self.match.attempt(seat, action, SealedChance(self.secret, self.match.drawn))
        except IllegalAction as error:
            raise self._refusal(seat, action) from error

    def _entered(self, step: Step, now: Moment, request: str | None, made: list[EntryRow]) -> EntryRow:
        """The entry of an action that is carried out, after those which the same wish has made."""
        game, before, action = self.match.record.game, self.match.situation, step.action
        self.match.take(step)
        told = Told(
            game.vocabulary.notation(action),
            name_of(game, action),
            step.is_secret,
            step.is_quiet,
            [told_event(event) for event in step.events],
        )
        entry = EntryRow(self.sequence + 1, "act", step.seat, *now, action, step.outcomes, told)
        self._name(entry, request, made)
        self._acted(entry, before)
        return entry

    @staticmethod
    def _name(entry: EntryRow, request: str | None, made: list[EntryRow]) -> None:
        """Of the entries of a wish, the first has the request, and the others know the first."""
        if made:
            entry.wish = made[0].sequence
        else:
            entry.request = request

    def _refusal(self, seat: int, action: int) -> Refusal:
        """Why an action is not legal."""
        try:
            self.match.record.game.vocabulary.notation(action)
        except IllegalAction as error:
            return Refusal(error.message)
        reason = self.state.why_not(seat, action, self.match.situation.actions(seat))
        assert reason is not OK
        return Refusal(reason.message, rule=reason.rule)

    def undo(self, seat: int, now: Moment, request: str | None) -> list[EntryRow]:
        """Take back the seat's last wish, action by action; raises NothingToUndo."""
        wish = next((played.wish for played in reversed(self.moves) if played.seat == seat), 0)
        undone = [played for played in reversed(self.moves) if (played.seat, played.wish) == (seat, wish)]
        made: list[EntryRow] = []
        for played in undone:
            made.append(self._undo(played, now, request, made))
        if not made:
            raise NothingToUndo(Message("core.error.nothing_to_undo"))
        return made

    def _undo(self, played: Played, now: Moment, request: str | None, made: list[EntryRow]) -> EntryRow:
        before = self.match.situation
        self.match.undo(played.seat)
        told = Told(is_quiet=played.is_quiet)
        entry = EntryRow(self.sequence + 1, "undo", played.seat, *now, told=told)
        self._name(entry, request, made)
        self._undone(entry, before)
        return entry

    def resign(self, seat: int, now: Moment, request: str | None) -> list[EntryRow]:
        """The seat gives up: of two seats that ends the game, of more a bot plays on."""
        if self.match.is_over:
            raise Refusal(Message("core.error.game_over"))
        if seat in self.resigned:
            raise Refusal(Message("server.error.has_resigned"))
        entry = EntryRow(self.sequence + 1, "resign", seat, *now, request=request)
        self._resigned(entry)
        return [entry]

    def stand_in(self, seat: int, now: Moment) -> list[EntryRow]:
        """A bot plays for the seat's person from now on."""
        entry = EntryRow(self.sequence + 1, "stand_in", seat, *now)
        self._stood_in(entry)
        return [entry]

    def give_back(self, seat: int, now: Moment, request: str | None) -> list[EntryRow]:
        """The seat's person plays again."""
        if seat not in self.stood_in:
            raise Refusal(Message("server.error.not_stood_in"))
        entry = EntryRow(self.sequence + 1, "give_back", seat, *now, request=request)
        self._given_back(entry)
        return [entry]

    # Entries that were made elsewhere

    def follow(self, entry: EntryRow) -> Step | None:
        """Play the next entry of the stored history; the step of an action. Raises a TesseraError if it
        cannot have happened."""
        _check_follows(entry, self.sequence)
        before = self.match.situation
        if entry.kind == "act":
            step = self.match.repeat(_move(entry))
            if entry.sequence == self.continued:
                self.match.bar()
            self._acted(entry, before)
            return step
        if entry.kind == "undo":
            self.match.undo(entry.seat)
            self._undone(entry, before)
        elif entry.kind == "resign":
            self._resigned(entry)
        elif entry.kind == "stand_in":
            self._stood_in(entry)
        else:
            self._given_back(entry)
        return None

    def note(self, entry: EntryRow) -> None:
        """Take in an entry from before the snapshot that the match goes on from."""
        _check_follows(entry, self.sequence)
        if entry.kind == "act":
            self._play(entry)
        elif entry.kind == "undo":
            self._take_back(entry)
        elif entry.kind == "resign":
            self.resigned.add(entry.seat)
        elif entry.kind == "stand_in":
            self.stood_in.add(entry.seat)
        else:
            self.stood_in.discard(entry.seat)
        self._count(entry)

    # What entries do

    def _acted(self, entry: EntryRow, before: Situation) -> None:
        self._play(entry)
        self._count(entry)
        self._ask(entry, before)
        if self.clocks is not None and not entry.told.is_quiet:  # everybody sees the clocks
            self.clocks.moved(entry.seat, entry.up)
            self._run_clocks(entry.up)

    def _undone(self, entry: EntryRow, before: Situation) -> None:
        self._take_back(entry)
        self._count(entry)
        self._ask(entry, before)
        if self.clocks is not None and not entry.told.is_quiet:
            self.clocks.undone(entry.seat)
            self._run_clocks(entry.up)

    def _play(self, entry: EntryRow) -> None:
        wish = entry.sequence if entry.wish is None else entry.wish
        self.moves.append(Played(entry.sequence, entry.seat, entry.told.is_quiet, wish))
        self._quiet[entry.seat] += entry.told.is_quiet

    def _take_back(self, entry: EntryRow) -> None:
        take_back(self.moves, entry.seat)
        self._quiet[entry.seat] -= entry.told.is_quiet

    def _resigned(self, entry: EntryRow) -> None:
        if self.match.record.seats == 2:
            self.match.resign(entry.seat)
        self.resigned.add(entry.seat)
        self.stood_in.discard(entry.seat)
        self._count(entry)
        self._run_clocks(entry.up)

    def _stood_in(self, entry: EntryRow) -> None:
        self.stood_in.add(entry.seat)
        self._count(entry)
        self._run_clocks(entry.up)

    def _given_back(self, entry: EntryRow) -> None:
        self.stood_in.discard(entry.seat)
        self._count(entry)
        if self.clocks is not None:
            self.clocks.came_back(entry.seat)
        self._run_clocks(entry.up)

    def _count(self, entry: EntryRow) -> None:
        self.numbering.note(entry)
        if entry.wish is None:
            self._request = entry.request
        if self._request is not None:
            self.requests[self._request] = range(entry.wish or entry.sequence, entry.sequence + 1)

    def _ask(self, entry: EntryRow, before: Situation) -> None:
        """Note who is asked something new since this entry."""
        for seat in self.state.acting:
            if seat == entry.seat:
                is_same = False
            else:
                is_same = entry.told.is_quiet or _asks_alike(before, self.match.situation, seat)
            if not is_same:
                self.asked[seat] = entry.sequence

    def _run_clocks(self, up: float) -> None:
        """The clocks of people who are to act run, and no others."""
        if self.clocks is not None:
            self.clocks.run({seat for seat in self.acting if not self.is_bot(seat)}, up)
            if self.match.is_at_barrier:
                self.clocks.forget()

    # Snapshots

    def wants_snapshot(self) -> bool:
        """Whether it is time for one, and nothing can be taken back."""
        is_time = self.sequence - self.snapshot_at >= SNAPSHOT_EVERY
        return is_time and self.match.is_at_barrier and not self.match.is_over

    def snapshot(self) -> Snapshot:
        self.snapshot_at = self.sequence
        clocks = None if self.clocks is None else self.clocks.to_data()
        return Snapshot(self.sequence, len(self.moves), self.state.to_data(), clocks, self.asked.copy())


def begin(beginning: Beginning) -> History:
    """The history of a game that begins now."""
    chance = SealedChance(beginning.secret)
    match = start(beginning.game, beginning.options, beginning.names, chance)
    return History(match, beginning)


def restore(
    beginning: Beginning, setup: Outcomes, entries: list[EntryRow], snapshot: Snapshot | None
) -> History:
    """The history that was stored: from the snapshot, if there is one, or from the set-up.

    Raises Damaged, with what comes before the damage, if an entry is missing or cannot have happened.
    """
    if snapshot is not None:
        try:
            history = _from_snapshot(beginning, setup, entries, snapshot)
        except Exception:  # what is damaged may fail in any way
            return restore(beginning, setup, entries, None)
    else:
        history = _from_setup(beginning, setup)
    for entry in entries[history.sequence :]:
        try:
            history.follow(entry)
        except Exception as error:
            raise Damaged(history) from error
    return history


def _from_setup(beginning: Beginning, setup: Outcomes) -> History:
    state = beginning.game.new(len(beginning.names), ScriptedChance(setup), **beginning.options)
    return History(_match(beginning, setup, state), beginning)


def _from_snapshot(
    beginning: Beginning, setup: Outcomes, entries: list[EntryRow], snapshot: Snapshot
) -> History:
    known = entries[: snapshot.sequence]
    if len(known) < snapshot.sequence:
        raise Refusal(Message("server.error.damaged", entry=len(known) + 1))
    for number, entry in enumerate(known):
        _check_follows(entry, number)
    history = History(_match(beginning, setup, beginning.game.from_data(snapshot.state), known), beginning)
    for entry in known:
        history.note(entry)
    history.snapshot_at = snapshot.sequence
    history.asked = snapshot.asked or [snapshot.sequence] * len(beginning.names)
    if history.clocks is not None and snapshot.clocks is not None:
        history.clocks.restore(snapshot.clocks)
    return history


def _match(beginning: Beginning, setup: Outcomes, state: State, known: list[EntryRow] | None = None) -> Match:
    """The match of a state, after the entries that are known to lead to it."""
    chance = SealedChance(beginning.secret)
    game, names = beginning.game, beginning.names
    record = Record(game, len(names), beginning.options, names, chance.commitment, setup)
    record.continued = beginning.continued
    for entry in known or []:
        if entry.kind == "act":
            record.moves.append(_move(entry))
        elif entry.kind == "undo":
            take_back(record.moves, entry.seat)
    return resume(record, chance, state)


def _check_follows(entry: EntryRow, sequence: int) -> None:
    """Entries are numbered one by one: one that is missing or unreadable may have changed everything."""
    if entry.sequence != sequence + 1 or not entry.is_readable:
        raise Refusal(Message("server.error.damaged", entry=sequence + 1))


def _move(entry: EntryRow) -> Move:
    assert entry.action is not None
    return Move(entry.seat, entry.action, entry.outcomes)


def told_event(event: Event) -> ToldEvent:
    """An event as it is stored: the fact, and its sentence, which survives a change of the rules."""
    return ToldEvent(text_of(event.message), event.only, event.kind, event.values)


def _asks_alike(before: Situation, after: Situation, seat: int) -> bool:
    """Whether a seat is asked the same thing in two situations."""
    first, second = before.decision(seat), after.decision(seat)
    if first is None or second is None:
        return False
    return first.prompt == second.prompt and first.actions == second.actions
