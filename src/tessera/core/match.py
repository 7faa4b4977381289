"""A match: a game being played, with its record and undo.

The terminal and the server play through a match; search does not. An action that fails leaves the
match as it was. Undo goes back action by action to the last barrier: an outcome of chance,
something revealed, or another seat having acted, unless nobody else noticed that it did::

    match = start(game, {"pantheon": "true"}, names=["Anna", "Boris"], chance=SealedChance())
    match.apply(seat, action)
    match.undo(seat)

Whoever must store an action before it counts does it in two steps, and whoever plays along with a
match that is decided elsewhere repeats its moves::

    step = match.attempt(seat, action, chance)      # nothing has changed yet
    match.take(step)
    match.repeat(move)

Its `situation` knows what each seat may do, so that whoever checks, shows and compares it lists it once.
"""

from tessera.core.chance import Chance, RecordingChance, ScriptedChance, SealedChance
from tessera.core.errors import IllegalAction, NothingToUndo
from tessera.core.event import Event
from tessera.core.frame import SeatFrame
from tessera.core.game import Game
from tessera.core.message import Message
from tessera.core.record import RESIGNED, Move, Outcomes, Record, final_state, repeat
from tessera.core.state import State
from tessera.core.view import Decision, View


class Situation:
    """A state that does not change any more: what its seats may do and have is worked out once."""

    def __init__(self, state: State) -> None:
        self.state = state
        self._listed: dict[int, list[int]] = {}
        self._sheets: list[dict[str, int]] | None = None

    def actions(self, seat: int) -> list[int]:
        """The legal actions of a seat; empty for one that is not asked."""
        if seat not in self._listed:
            self._listed[seat] = self.state.actions(seat)
        return self._listed[seat]

    def decision(self, seat: int) -> Decision | None:
        """What a seat is asked; None for one that is not."""
        return self.state.decision(seat, self.actions(seat))

    def view(self, seat: int | None) -> View:
        """What a seat, or a spectator (None), may see."""
        if self._sheets is None:
            self._sheets = self.state.score_sheets()
        return self.state.view(seat, None if seat is None else self.actions(seat), self._sheets)


class Step:
    """An action carried out on a copy of the state: what it leads to, before the match takes it."""

    def __init__(
        self,
        seat: int,
        action: int,
        before: State,
        state: State,
        chance: RecordingChance,
        events: list[Event],
    ) -> None:
        self.seat = seat
        self.action = action
        self.before = before
        """The state it was carried out in."""
        self.state = state
        """The state after it."""
        self.outcomes: Outcomes = chance.outcomes
        self.answers = chance.answers
        """The seats and actions of answers that the rules gave themselves, because there was one."""
        self.events = events
        self.is_secret = _keeps_a_secret(before) or any(event.only == seat for event in events)
        """Whether the other seats may not know which action it was, only what they see of it."""
        self.is_quiet = (
            _is_behind_screens(before)
            and _asks_as_before(before, state)
            and not self.is_barrier
            and all(event.only == seat for event in events)
        )
        """Whether the other seats may not even know that there was one: of several who choose in secret
        at once, one has chosen a part."""
        self.is_apart = _is_behind_screens(before) and _is_same_frame(before, state) and not self.is_barrier
        """Whether it was chosen behind a screen and all screens still stand: nothing that others do hangs
        on it, nor it on them."""

    @property
    def is_barrier(self) -> bool:
        """Whether something was learnt by it, so that neither it nor anything before can be taken back.

        Where several begin to choose in secret there is a barrier too: if one could still take back what
        led there, it would tell whether others have begun.
        """
        begins_secrets = _is_behind_screens(self.state) and not _is_same_frame(self.before, self.state)
        return bool(self.outcomes) or self.state.revealed or self.state.is_over or begins_secrets


class Match:
    """Read the present `state`, clone it, but change it only through the match."""

    def __init__(self, record: Record, state: State, chance: Chance) -> None:
        self.record = record
        self.situation = Situation(state)
        self.chance = chance
        self.drawn: int = len(record.setup) + sum([len(move.outcomes) for move in record.moves])
        """How many outcomes of chance there have been."""
        self._steps: list[Step] = []
        """The last ones, oldest first: those that can be taken back, and quiet ones between them."""

    @property
    def state(self) -> State:
        """The present one."""
        return self.situation.state

    def copy(self) -> "Match":
        """A match that goes on by itself from here; the states are shared, for no match changes one."""
        copied = Match(self.record.copy(), self.state, self.chance)
        copied.situation = self.situation
        copied._steps = self._steps.copy()
        return copied

    def apply(self, seat: int, action: int) -> list[Event]:
        """Carry out an action and return what happened."""
        step = self.attempt(seat, action, self.chance)
        self.take(step)
        return step.events

    def attempt(self, seat: int, action: int, chance: Chance) -> Step:
        """Carry out an action on a copy; the match is as it was until it takes the step."""
        if action not in self.situation.actions(seat):
            raise self.state.illegal(seat, action)
        events: list[Event] = []
        recording = RecordingChance(chance)
        state = self.state.clone()
        state._apply(seat, action, recording, events)
        return Step(seat, action, self.state, state, recording, events)

    def take(self, step: Step) -> None:
        """Make a step of `attempt` part of the match; nothing may have happened in between."""
        if not step.is_apart:
            self._forget_what_others_did(step.seat)
        self._steps.append(step)
        if step.is_barrier:
            self._steps.clear()
        self.situation = Situation(step.state)
        self.record.moves.append(Move(step.seat, step.action, step.outcomes))
        self.drawn += len(step.outcomes)
        if step.state.is_over:
            self.record.close(step.state, _secret(self.chance))

    def _forget_what_others_did(self, seat: int) -> None:
        """A seat does something that others notice: they cannot take back what they did before."""
        for number in range(len(self._steps) - 1, -1, -1):
            step = self._steps[number]
            if step.seat != seat and not step.is_apart:
                del self._steps[: number + 1]
                return

    def repeat(self, move: Move) -> Step:
        """Carry out an action that was decided elsewhere, with the outcomes it met there."""
        events: list[Event] = []
        actions, number = self.situation.actions(move.seat), len(self.record.moves) + 1
        state, chance = repeat(self.state, move, number, actions, events)
        step = Step(move.seat, move.action, self.state, state, chance, events)
        self.take(step)
        return step

    @property
    def is_over(self) -> bool:
        """Whether it was played to its end, or resigned."""
        return self.state.is_over or self.record.ending == RESIGNED

    @property
    def is_at_barrier(self) -> bool:
        """Whether nothing can be taken back: the state is one that every later one comes from."""
        return not self._steps

    def can_undo(self, seat: int) -> bool:
        """Whether the seat's last action can be taken back: nothing has been learnt from it, and since
        then others have done nothing, or only chosen behind their screens."""
        return self._last_of(seat) >= 0

    def _last_of(self, seat: int) -> int:
        """Where in `_steps` the seat's last one is; -1 if it cannot be taken back."""
        for number in range(len(self._steps) - 1, -1, -1):
            step = self._steps[number]
            if step.seat == seat:
                return number
            if not step.is_apart:
                return -1
        return -1

    def undo(self, seat: int) -> None:
        """Take back the seat's last action. What others have chosen behind their screens stays."""
        number = self._last_of(seat)
        if number < 0:
            raise NothingToUndo(Message("core.error.nothing_to_undo"))
        undone, later = self._steps[number], self._steps[number + 1 :]
        del self._steps[number:]
        del self.record.moves[len(self.record.moves) - len(later) - 1 :]
        self.situation = Situation(undone.before)
        for step in later:
            self.take(self.attempt(step.seat, step.action, ScriptedChance([])))

    def bar(self) -> None:
        """What has been done so far cannot be taken back."""
        self._steps.clear()

    def resign(self, seat: int) -> None:
        """The seat gives up, and with it the match is over."""
        if self.is_over:
            raise IllegalAction(Message("core.error.game_over"))
        self._steps.clear()
        self.record.resign(self.state, seat, _secret(self.chance))


def start(game: Game, options: dict[str, str], names: list[str], chance: Chance) -> Match:
    """Begin a match; the number of names is the number of seats."""
    recording = RecordingChance(chance)
    chosen = game.check_options(dict(options))
    state = game.new(len(names), recording, **chosen)
    commitment = chance.commitment if isinstance(chance, SealedChance) else ""
    return Match(Record(game, len(names), chosen, names, commitment, recording.outcomes), state, chance)


def resume(record: Record, chance: Chance, state: State | None = None) -> Match:
    """Go on with a recorded match. Earlier actions cannot be undone any more.

    `state` is the one the record ends in, where it was saved; without it the record is replayed.
    """
    return Match(record, final_state(record) if state is None else state, chance)


def _secret(chance: Chance) -> str:
    return chance.secret.hex() if isinstance(chance, SealedChance) else ""


def _keeps_a_secret(state: State) -> bool:
    return bool(state.stack) and state.stack[-1].keeps_a_secret


def _is_behind_screens(state: State) -> bool:
    """Whether several choose in secret at once, or did, and the last of them still chooses."""
    return _keeps_a_secret(state) and not isinstance(state.stack[-1], SeatFrame)


def _is_same_frame(before: State, after: State) -> bool:
    """Whether a frame goes on: it was replaced by one of its kind, which holds an answer."""
    return len(before.stack) == len(after.stack) and type(before.stack[-1]) is type(after.stack[-1])


def _asks_as_before(before: State, after: State) -> bool:
    """Whether the same frame asks the same seats."""
    return before.acting == after.acting and _is_same_frame(before, after)
