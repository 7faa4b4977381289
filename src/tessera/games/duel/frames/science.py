"""Choosing progress tokens: from the board for a pair, or from a few drawn out of the box."""

from typing import TYPE_CHECKING, Any, Final

from tessera.core.chance import Chance
from tessera.core.deck import without
from tessera.core.frame import SeatFrame
from tessera.core.message import Message
from tessera.games.duel import construction
from tessera.games.duel.catalog import PROGRESS
from tessera.games.duel.notation import TAKE_PROGRESS

if TYPE_CHECKING:
    from tessera.games.duel.state import DuelState


class TakeProgress(SeatFrame["DuelState"]):
    """A pair of symbols: the seat takes a progress token from the board."""

    def actions(self, state: "DuelState", seat: int) -> list[int]:
        return TAKE_PROGRESS.each(state.board_progress)

    def answer(self, state: "DuelState", seat: int, action: int, chance: Chance) -> None:
        state.finish()
        token = TAKE_PROGRESS.argument(action)
        state.board_progress = without(state.board_progress, token)
        construction.take_progress(state, seat, token, chance)

    def prompt(self, state: "DuelState", seat: int) -> Message:
        return Message("duel.prompt.progress")


class KeepProgress(SeatFrame["DuelState"]):
    """The seat keeps one of some tokens out of the box; the others go back and are mixed in."""

    def __init__(self, seat: int, tokens: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.tokens = tokens

    def actions(self, state: "DuelState", seat: int) -> list[int]:
        return TAKE_PROGRESS.each(self.tokens)

    def answer(self, state: "DuelState", seat: int, action: int, chance: Chance) -> None:
        state.finish()
        kept = TAKE_PROGRESS.argument(action)
        state.box_progress = state.box_progress.shuffle_in(without(self.tokens, kept))
        construction.take_progress(state, seat, kept, chance)

    def prompt(self, state: "DuelState", seat: int) -> Message:
        return Message("duel.prompt.keep_progress")

    def seen(self, state: "DuelState", seat: int | None, board: dict[str, Any]) -> None:
        board["drawn"] = [PROGRESS[token] for token in self.tokens]

    def parts(self) -> dict[str, tuple[int, ...]]:
        return {"progress": self.tokens}


TAKE_PROGRESS_OF: Final = [TakeProgress(0), TakeProgress(1)]


def show_progress(state: "DuelState", seat: int, tokens: list[int]) -> None:
    """Tokens out of the box are drawn openly."""
    state.reveal()
    if state.sink is not None:
        for token in tokens:
            state.tell("progress_drawn", seat=seat, token=token)
