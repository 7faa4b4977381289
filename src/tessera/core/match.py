"""A match: a game being played, with its record and undo.

The terminal and the server play through a match; search does not. An action that fails leaves the
match as it was. Undo goes back action by action to the last barrier: an outcome of chance,
something revealed, or another seat having acted::

    match = start(game, {"pantheon": "true"}, names=["Anna", "Boris"], chance=SealedChance())
    match.apply(seat, action)
    match.undo(seat)

Whoever must store an action before it counts does it in two steps, and whoever plays along with a
match that is decided elsewhere repeats its moves::

    step = match.attempt(seat, action, chance)      # nothing has changed yet
    match.take(step)
    match.repeat(move)
"""

from tessera.core.chance import Chance, RecordingChance, ScriptedChance, SealedChance
from tessera.core.errors import BadRecord, IllegalAction, NothingToUndo, ScriptEnded
from tessera.core.event import Event
from tessera.core.game import Game
from tessera.core.message import Message
from tessera.core.record import RESIGNED, Move, Outcomes, Record, final_state
from tessera.core.state import State


class Step:
    """An action carried out on a copy of the state: what it leads to, before the match takes it."""

    def __init__(
        self, seat: int, action: int, state: State, outcomes: Outcomes, events: list[Event], is_secret: bool
    ) -> None:
        self.seat = seat
        self.action = action
        self.state = state
        """The state after it."""
        self.outcomes = outcomes
        self.events = events
        self.is_secret = is_secret
        """Whether the other seats may not know which action it was, only what they see of it."""


class Match:
    """`state` is the present one: read it, clone it, but change it only through the match."""

    def __init__(self, record: Record, state: State, chance: Chance) -> None:
        self.record = record
        self.state = state
        self.chance = chance
        self.drawn: int = len(record.setup) + sum([len(move.outcomes) for move in record.moves])
        """How many outcomes of chance there have been."""
        self._before: list[State] = []
        """States that undo can go back to, oldest first."""

    def copy(self) -> "Match":
        """A match that goes on by itself from here; the states are shared, for no match changes one."""
        copied = Match(self.record.copy(), self.state, self.chance)
        copied._before = self._before.copy()
        return copied

    def apply(self, seat: int, action: int) -> list[Event]:
        """Carry out an action and return what happened."""
        step = self.attempt(seat, action, self.chance)
        self.take(step)
        return step.events

    def attempt(self, seat: int, action: int, chance: Chance) -> Step:
        """Carry out an action on a copy; the match is as it was until it takes the step."""
        events: list[Event] = []
        recording = RecordingChance(chance)
        state = self.state.clone()
        keeps_a_secret = bool(state.stack) and state.stack[-1].keeps_a_secret
        state.apply(seat, action, recording, events)
        is_secret = keeps_a_secret or any(event.only == seat for event in events)
        return Step(seat, action, state, recording.outcomes, events, is_secret)

    def take(self, step: Step) -> None:
        """Make a step of `attempt` part of the match; nothing may have happened in between."""
        if self.record.moves and self.record.moves[-1].seat != step.seat:
            self._before.clear()
        self._before.append(self.state)
        if step.outcomes or step.state.revealed:
            self._before.clear()
        self.state = step.state
        self.record.moves.append(Move(step.seat, step.action, step.outcomes))
        self.drawn += len(step.outcomes)
        if step.state.is_over:
            self._before.clear()
            self.record.close(step.state, _secret(self.chance))

    def repeat(self, move: Move) -> list[Event]:
        """Carry out an action that was decided elsewhere, with the outcomes it met there."""
        chance = ScriptedChance(move.outcomes)
        number = len(self.record.moves) + 1
        try:
            step = self.attempt(move.seat, move.action, chance)
        except (ScriptEnded, IllegalAction) as error:
            raise BadRecord(Message("core.error.cannot_happen", move=number, why=error.message)) from error
        if chance.left:
            why = Message("core.error.outcomes_left", number=chance.left)
            raise BadRecord(Message("core.error.cannot_happen", move=number, why=why))
        self.take(step)
        return step.events

    @property
    def is_over(self) -> bool:
        """Whether it was played to its end, or resigned."""
        return self.state.is_over or self.record.ending == RESIGNED

    @property
    def is_at_barrier(self) -> bool:
        """Whether nothing can be taken back: the state is one that every later one comes from."""
        return not self._before

    def can_undo(self, seat: int) -> bool:
        """Whether the last action was this seat's and nothing has been learnt from it."""
        return bool(self._before) and self.record.moves[-1].seat == seat

    def undo(self, seat: int) -> None:
        """Take back the seat's last action."""
        if not self.can_undo(seat):
            raise NothingToUndo(Message("core.error.nothing_to_undo"))
        self.state = self._before.pop()
        self.record.moves.pop()

    def resign(self, seat: int) -> None:
        """The seat gives up, and with it the match is over."""
        if self.is_over:
            raise IllegalAction(Message("core.error.game_over"))
        self._before.clear()
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
