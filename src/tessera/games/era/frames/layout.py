"""The set-up: every seat lays out its domain behind its screen, all at the same time."""

from typing import TYPE_CHECKING, Any, Final

from tessera.core.chance import Chance
from tessera.core.frame import Frame
from tessera.core.message import OK, Line, Message, Reason, seat_name
from tessera.games.era import bill
from tessera.games.era.catalog import FACES, FACES_OF, NOBLE, ROLL, SCORCHED, SIDES, SWORDS
from tessera.games.era.construction import replaced
from tessera.games.era.domain import Domain
from tessera.games.era.frames import placing
from tessera.games.era.grid import BOARD, PLACEMENT_AT, PLACEMENT_MASK, fits_somewhere, words_of
from tessera.games.era.names import piece_name
from tessera.games.era.notation import PLACE
from tessera.games.era.rules import outside, places

if TYPE_CHECKING:
    from tessera.games.era.state import EraState

NOWHERE: Final = -1
"""A piece that fits nowhere is not laid out: it goes back to the supply."""


class Layout(Frame["EraState"]):
    """Every seat places the same pieces, one after another; `laid` holds each seat's placements.

    What a seat has laid out is seen by that seat alone until all are done.
    """

    def __init__(self, pieces: tuple[int, ...], laid: tuple[tuple[int, ...], ...]) -> None:
        asked = tuple([seat for seat in range(len(laid)) if len(laid[seat]) < len(pieces)])
        super().__init__(asked, keeps_a_secret=True)
        self.pieces = pieces
        self.laid = laid

    def values(self) -> tuple[Any, ...]:
        return (self.pieces, self.laid)

    def planned(self, state: "EraState", seat: int) -> Domain:
        """The seat's domain with what it has laid out so far."""
        domain = Domain(state.domains[seat])
        for placement in self.laid[seat]:
            if placement != NOWHERE:
                domain.add(placement)
        return domain

    def piece_of(self, seat: int) -> int:
        """The piece that the seat places next."""
        return self.pieces[len(self.laid[seat])]

    def free_words(self, state: "EraState", seat: int) -> list[int]:
        """The cells that the seat's next piece may be put on, cut into words."""
        if self.piece_of(seat) == SCORCHED:
            return outside(self.planned(state, seat))
        occupied = state.domains[seat].occupied
        for placement in self.laid[seat]:
            if placement != NOWHERE:
                occupied |= PLACEMENT_MASK[placement]
        return words_of(BOARD & ~occupied)

    def actions(self, state: "EraState", seat: int) -> list[int]:
        return places(self.free_words(state, seat), self.piece_of(seat))

    def answer(self, state: "EraState", seat: int, action: int, chance: Chance) -> None:
        frame = self.placing(seat, action).skipping(state, seat)
        if state.sink is not None and len(frame.laid[seat]) == len(frame.pieces):
            state.tell("laid_out", seat=seat_name(seat))
        if frame.asked:
            state.replace(frame)
        else:
            state.finish()
            show_domains(state, frame)
            choose_first_player(state, chance)

    def placing(self, seat: int, action: int) -> "Layout":
        """The frame when the seat has placed its next piece."""
        return self.with_placement(seat, PLACEMENT_AT[self.piece_of(seat)][PLACE.argument(action)])

    def with_placement(self, seat: int, placement: int) -> "Layout":
        laid = (*self.laid[:seat], (*self.laid[seat], placement), *self.laid[seat + 1 :])
        return Layout(self.pieces, laid)

    def skipping(self, state: "EraState", seat: int) -> "Layout":
        """The frame when the seat has passed over the pieces that fit nowhere."""
        frame = self
        while seat in frame.asked and not fits_somewhere(frame.free_words(state, seat), frame.piece_of(seat)):
            frame = frame.with_placement(seat, NOWHERE)
        return frame

    def prompt(self, state: "EraState", seat: int) -> Message:
        left = len(self.pieces) - len(self.laid[seat])
        return Message("era.prompt.layout", piece=piece_name(self.piece_of(seat)), left=left)

    def options(self, state: "EraState", seat: int) -> list[int]:
        return placing.spots_on_grid(self.piece_of(seat))

    def reason(self, state: "EraState", seat: int, action: int) -> Reason:
        if action in self.actions(state, seat):
            return OK
        return placing.why_not_there(self.planned(state, seat), self.piece_of(seat), action)

    def explain(self, state: "EraState", seat: int, action: int) -> list[Line]:
        return bill.place_bill(self.planned(state, seat), self.piece_of(seat), action, None)


def begin_layout(state: "EraState", pieces: tuple[int, ...]) -> None:
    """Ask every seat for its layout."""
    frame = Layout(pieces, ((),) * state.seats)
    for seat in range(state.seats):
        frame = frame.skipping(state, seat)
    state.push(frame)


def show_domains(state: "EraState", frame: Layout) -> None:
    """All are done: the screens are taken away."""
    state.reveal()
    for seat in range(state.seats):
        for piece, placement in zip(frame.pieces, frame.laid[seat], strict=True):
            if placement == NOWHERE:
                state.supply = replaced(state.supply, piece, state.supply[piece] + 1)
            else:
                state.domains[seat].add(placement)
    if state.sink is not None:
        state.tell("domains_shown")


def choose_first_player(state: "EraState", chance: Chance) -> None:
    """Everybody rolls the noble die, the most swords begin; whoever ties rolls again."""
    rolling = list(range(state.seats))
    while len(rolling) > 1:
        swords: list[int] = []
        for seat in rolling:
            swords.append(SWORDS[FACES_OF[NOBLE][chance.among(FACES_OF[NOBLE], SIDES, FACES)]])
            if state.sink is not None:
                state.tell("first_roll", seat=seat_name(seat), swords=swords[-1])
        rolling = [seat for seat, shown in zip(rolling, swords, strict=True) if shown == max(swords)]
    state.first = rolling[0]
    state.phase = ROLL
