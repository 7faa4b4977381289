"""The chosen start: every seat secretly chooses the pieces that it begins with, all at the same time."""

from typing import TYPE_CHECKING, Any

from tessera.core.chance import Chance
from tessera.core.message import Message, Reason, not_now
from tessera.core.together import Together
from tessera.games.deus.catalog import PIECES_OF_TYPE, TYPE_COUNT, TYPES
from tessera.games.deus.empire import ALL_PIECES, packed
from tessera.games.deus.names import piece_name
from tessera.games.deus.notation import RECRUIT

if TYPE_CHECKING:
    from tessera.games.deus.state import DeusState


class ChoosePieces(Together["DeusState"]):
    """Every seat names as many pieces, in the order of their types; `given` holds them.

    What a seat has chosen is seen by that seat alone until all are done.
    """

    def __init__(self, count: int, ready: int, given: tuple[tuple[int, ...], ...]) -> None:
        super().__init__(ready, given)
        self.count = count

    def holding(self, ready: int, given: tuple[tuple[int, ...], ...]) -> "ChoosePieces":
        return ChoosePieces(self.count, ready, given)

    def choices(self, state: "DeusState", seat: int, given: tuple[int, ...]) -> list[int]:
        left = self.count - len(given)
        listed: list[int] = []
        for piece in range(given[-1] if given else 0, TYPE_COUNT):
            taken = given.count(piece)
            after = (TYPE_COUNT - piece) * PIECES_OF_TYPE - taken
            if taken < PIECES_OF_TYPE and after >= left:
                listed.append(RECRUIT.of(piece))
        return listed

    def kept(self, state: "DeusState", seat: int, given: tuple[int, ...], action: int) -> tuple[int, ...]:
        return (*given, RECRUIT.argument(action))

    def is_last(self, state: "DeusState", seat: int, given: tuple[int, ...], action: int) -> bool:
        return len(given) == self.count

    def tell_ready(self, state: "DeusState", seat: int) -> None:
        state.tell("pieces_chosen", seat=seat)

    def conclude(self, state: "DeusState", chance: Chance) -> None:
        show_pieces(state, self)

    def prompt(self, state: "DeusState", seat: int) -> Message:
        return Message("deus.prompt.pieces", left=self.count - len(self.given[seat]))

    def seen(self, state: "DeusState", seat: int | None, board: dict[str, Any]) -> None:
        if seat is not None:
            board["doing"] = {"chosen": [TYPES[piece] for piece in self.given[seat]]}

    def options(self, state: "DeusState", seat: int) -> list[int]:
        return [RECRUIT.of(piece) for piece in range(TYPE_COUNT)]

    def why_not(self, state: "DeusState", seat: int, action: int) -> Reason:
        if RECRUIT.covers(action):
            piece = RECRUIT.argument(action)
            if self.given[seat].count(piece) == PIECES_OF_TYPE:
                return Reason(Message("deus.reason.no_reserve", piece=piece_name(piece)), "pieces")
            return Reason(Message("deus.reason.out_of_order"), "pieces")
        return not_now("pieces")


def begin_choosing(state: "DeusState", count: int) -> None:
    """Ask every seat for its pieces."""
    state.push(ChoosePieces(count, 0, ((),) * state.seats))


def show_pieces(state: "DeusState", frame: ChoosePieces) -> None:
    """All are done: the pieces stand on the boards."""
    for seat in range(state.seats):
        empire = state.empires[seat]
        empire.ready = packed([frame.given[seat].count(piece) for piece in range(TYPE_COUNT)])
        empire.reserve = ALL_PIECES - empire.ready
        if state.sink is not None:
            state.tell("pieces_shown", seat=seat, pieces=frame.given[seat])
