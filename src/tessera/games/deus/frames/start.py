"""The chosen start: every seat secretly chooses the pieces that it begins with, all at the same time."""

from typing import TYPE_CHECKING, Any

from tessera.core.chance import Chance
from tessera.core.frame import Frame
from tessera.core.message import OK, Message, Reason, seat_name
from tessera.games.deus.catalog import PIECES_OF_TYPE, TYPE_COUNT
from tessera.games.deus.empire import ALL_PIECES, packed
from tessera.games.deus.names import piece_name
from tessera.games.deus.notation import RECRUIT

if TYPE_CHECKING:
    from tessera.games.deus.state import DeusState


class ChoosePieces(Frame["DeusState"]):
    """Every seat names as many pieces, in the order of their types; `chosen` holds them.

    What a seat has chosen is seen by that seat alone until all are done.
    """

    def __init__(self, count: int, chosen: tuple[tuple[int, ...], ...]) -> None:
        asked = tuple([seat for seat in range(len(chosen)) if len(chosen[seat]) < count])
        super().__init__(asked, keeps_a_secret=True)
        self.count = count
        self.chosen = chosen

    def values(self) -> tuple[Any, ...]:
        return (self.count, self.chosen)

    def actions(self, state: "DeusState", seat: int) -> list[int]:
        chosen = self.chosen[seat]
        left = self.count - len(chosen)
        listed: list[int] = []
        for piece in range(chosen[-1] if chosen else 0, TYPE_COUNT):
            taken = chosen.count(piece)
            after = (TYPE_COUNT - piece) * PIECES_OF_TYPE - taken
            if taken < PIECES_OF_TYPE and after >= left:
                listed.append(RECRUIT.of(piece))
        return listed

    def answer(self, state: "DeusState", seat: int, action: int, chance: Chance) -> None:
        frame = self.choosing(seat, RECRUIT.argument(action))
        if state.sink is not None and seat not in frame.asked:
            state.tell("pieces_chosen", seat=seat_name(seat))
        if frame.asked:
            state.replace(frame)
        else:
            state.finish()
            show_pieces(state, frame)

    def choosing(self, seat: int, piece: int) -> "ChoosePieces":
        """The frame when the seat has chosen one more piece."""
        chosen = (*self.chosen[:seat], (*self.chosen[seat], piece), *self.chosen[seat + 1 :])
        return ChoosePieces(self.count, chosen)

    def prompt(self, state: "DeusState", seat: int) -> Message:
        return Message("deus.prompt.pieces", left=self.count - len(self.chosen[seat]))

    def options(self, state: "DeusState", seat: int) -> list[int]:
        return [RECRUIT.of(piece) for piece in range(TYPE_COUNT)]

    def reason(self, state: "DeusState", seat: int, action: int) -> Reason:
        if action in self.actions(state, seat):
            return OK
        if RECRUIT.covers(action):
            piece = RECRUIT.argument(action)
            if self.chosen[seat].count(piece) == PIECES_OF_TYPE:
                return Reason(Message("deus.reason.no_reserve", piece=piece_name(piece)), "pieces")
            return Reason(Message("deus.reason.out_of_order"), "pieces")
        return Reason(Message("core.reason.not_now"), "pieces")


def begin_choosing(state: "DeusState", count: int) -> None:
    """Ask every seat for its pieces."""
    state.push(ChoosePieces(count, ((),) * state.seats))


def show_pieces(state: "DeusState", frame: ChoosePieces) -> None:
    """All are done: the pieces stand on the boards."""
    state.reveal()
    for seat in range(state.seats):
        empire = state.empires[seat]
        empire.ready = packed([frame.chosen[seat].count(piece) for piece in range(TYPE_COUNT)])
        empire.reserve = ALL_PIECES - empire.ready
        if state.sink is not None:
            pieces = tuple([piece_name(piece) for piece in frame.chosen[seat]])
            state.tell("pieces_shown", seat=seat_name(seat), pieces=pieces)
