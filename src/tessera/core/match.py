"""A match: a game being played, with its record and undo.

The terminal and the server play through a match; search does not. An action that fails leaves the
match as it was. Undo goes back action by action to the last barrier: an outcome of chance,
something revealed, or another seat having acted::

    match = start(game, {"pantheon": "true"}, names=["Anna", "Boris"], chance=SealedChance())
    match.apply(seat, action)
    match.undo(seat)
"""

from tessera.core.chance import Chance, RecordingChance, SealedChance
from tessera.core.errors import NothingToUndo
from tessera.core.event import Event
from tessera.core.game import Game
from tessera.core.message import Message
from tessera.core.record import Move, Record, final_state
from tessera.core.state import State


class Match:
    """`state` is the present one: read it, clone it, but change it only through `apply`."""

    def __init__(self, record: Record, state: State, chance: Chance) -> None:
        self.record = record
        self.state = state
        self.chance = chance
        self._before: list[State] = []
        """States that undo can go back to, oldest first."""

    def apply(self, seat: int, action: int) -> list[Event]:
        """Carry out an action and return what happened."""
        events: list[Event] = []
        chance = RecordingChance(self.chance)
        state = self.state.clone()
        state.apply(seat, action, chance, events)
        if self.record.moves and self.record.moves[-1].seat != seat:
            self._before.clear()
        self._before.append(self.state)
        if chance.outcomes or state.revealed:
            self._before.clear()
        self.state = state
        self.record.moves.append(Move(seat, action, chance.outcomes))
        if state.is_over:
            self._before.clear()
            self.record.close(state, _secret(self.chance))
        return events

    def can_undo(self, seat: int) -> bool:
        """Whether the last action was this seat's and nothing has been learnt from it."""
        return bool(self._before) and self.record.moves[-1].seat == seat

    def undo(self, seat: int) -> None:
        """Take back the seat's last action."""
        if not self.can_undo(seat):
            raise NothingToUndo(Message("core.error.nothing_to_undo"))
        self.state = self._before.pop()
        self.record.moves.pop()


def start(game: Game, options: dict[str, str], names: list[str], chance: Chance) -> Match:
    """Begin a match; the number of names is the number of seats."""
    recording = RecordingChance(chance)
    chosen = game.check_options(dict(options))
    state = game.new(len(names), recording, **chosen)
    commitment = chance.commitment if isinstance(chance, SealedChance) else ""
    return Match(Record(game, len(names), chosen, names, commitment, recording.outcomes), state, chance)


def resume(record: Record, chance: Chance) -> Match:
    """Go on with a recorded match. Earlier actions cannot be undone any more."""
    return Match(record, final_state(record), chance)


def _secret(chance: Chance) -> str:
    return chance.secret.hex() if isinstance(chance, SealedChance) else ""
