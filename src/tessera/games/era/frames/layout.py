"""The set-up: every seat lays out its domain behind its screen, all at the same time."""

from typing import TYPE_CHECKING, Any, Final

from tessera.core.chance import Chance
from tessera.core.message import Line, Message, Reason
from tessera.core.together import Together
from tessera.games.era import bill, view
from tessera.games.era.catalog import (
    FACES,
    FACES_OF,
    NOBLE,
    PIECES,
    ROLL,
    SCORCHED,
    SIDES,
    SWORDS,
)
from tessera.games.era.construction import replaced
from tessera.games.era.domain import Domain
from tessera.games.era.frames import placing
from tessera.games.era.grid import BOARD, PLACEMENT_AT, PLACEMENT_MASK, fits_somewhere, words_of
from tessera.games.era.names import object_name
from tessera.games.era.notation import PLACE
from tessera.games.era.pending import NO_PIECE, Pending
from tessera.games.era.rules import outside, places

if TYPE_CHECKING:
    from tessera.games.era.state import EraState

NOWHERE: Final = -1
"""A piece that fits nowhere is not laid out: it goes back to the supply."""


class Layout(Together["EraState"]):
    """Every seat places the same pieces, one after another; `given` holds each seat's placements.

    What a seat has laid out is seen by that seat alone until all are done.
    """

    def __init__(self, pieces: tuple[int, ...], ready: int, given: tuple[tuple[int, ...], ...]) -> None:
        super().__init__(ready, given)
        self.pieces = pieces

    def holding(self, ready: int, given: tuple[tuple[int, ...], ...]) -> "Layout":
        return Layout(self.pieces, ready, given)

    def planned(self, state: "EraState", seat: int) -> Domain:
        """The seat's domain with what it has laid out so far."""
        return planned(state, seat, self.given[seat])

    def piece_of(self, seat: int) -> int:
        """The piece that the seat places next."""
        return self.pieces[len(self.given[seat])]

    def free_words(self, state: "EraState", seat: int, given: tuple[int, ...]) -> list[int]:
        """The cells that the next piece of a seat may be put on, cut into words."""
        if self.pieces[len(given)] == SCORCHED:
            return outside(planned(state, seat, given))
        occupied = state.domains[seat].occupied
        for placement in given:
            if placement != NOWHERE:
                occupied |= PLACEMENT_MASK[placement]
        return words_of(BOARD & ~occupied)

    def choices(self, state: "EraState", seat: int, given: tuple[int, ...]) -> list[int]:
        return places(self.free_words(state, seat, given), self.pieces[len(given)])

    def kept(self, state: "EraState", seat: int, given: tuple[int, ...], action: int) -> tuple[int, ...]:
        """The placement; pieces after it that fit nowhere are passed over."""
        placement = PLACEMENT_AT[self.pieces[len(given)]][PLACE.argument(action)]
        return self.skipping(state, seat, (*given, placement))

    def untouched(self, state: "EraState", seat: int) -> tuple[int, ...]:
        return self.skipping(state, seat, ())

    def skipping(self, state: "EraState", seat: int, given: tuple[int, ...]) -> tuple[int, ...]:
        """What is given when the seat has passed over the pieces that fit nowhere."""
        pieces = self.pieces
        while len(given) < len(pieces) and not fits_somewhere(
            self.free_words(state, seat, given), pieces[len(given)]
        ):
            given = (*given, NOWHERE)
        return given

    def is_last(self, state: "EraState", seat: int, given: tuple[int, ...], action: int) -> bool:
        return len(given) == len(self.pieces)

    def tell_ready(self, state: "EraState", seat: int) -> None:
        state.tell("laid_out", seat=seat)

    def conclude(self, state: "EraState", chance: Chance) -> None:
        show_domains(state, self)
        choose_first_player(state, chance)

    def prompt(self, state: "EraState", seat: int) -> Message:
        left = len(self.pieces) - len(self.given[seat])
        return Message("era.prompt.layout", piece=object_name(self.piece_of(seat)), left=left)

    def options(self, state: "EraState", seat: int) -> list[int]:
        return placing.spots_on_grid(self.piece_of(seat))

    def why_not(self, state: "EraState", seat: int, action: int) -> Reason:
        return placing.why_not_there(self.planned(state, seat), self.piece_of(seat), action)

    def explain(self, state: "EraState", seat: int, action: int) -> list[Line]:
        return bill.place_bill(self.planned(state, seat), self.piece_of(seat), action, None)

    def seen(self, state: "EraState", seat: int | None, board: dict[str, Any]) -> None:
        if seat is not None:
            board["laying_out"] = [PIECES[piece] for piece in self.pieces[len(self.given[seat]) :]]
            board["domains"][seat].update(view.grid_of(self.planned(state, seat)))

    def parts(self) -> dict[str, tuple[int, ...]]:
        return {"pieces": self.pieces * len(self.given)}

    def pending(self, state: "EraState", seat: int) -> Any:
        laying = self.pieces[len(self.given[seat]) :]
        return Pending(
            piece=laying[0] if laying else NO_PIECE, laying=laying, planned=self.planned(state, seat)
        )


def planned(state: "EraState", seat: int, given: tuple[int, ...]) -> Domain:
    """A seat's domain with some placements."""
    domain = Domain(state.domains[seat])
    for placement in given:
        if placement != NOWHERE:
            domain.add(placement)
    return domain


def begin_layout(state: "EraState", pieces: tuple[int, ...]) -> None:
    """Ask every seat for its layout."""
    frame = Layout(pieces, 0, ((),) * state.seats)
    given = tuple([frame.untouched(state, seat) for seat in range(state.seats)])
    state.push(Layout(pieces, 0, given))


def show_domains(state: "EraState", frame: Layout) -> None:
    """All are done: the screens are taken away."""
    for seat in range(state.seats):
        for piece, placement in zip(frame.pieces, frame.given[seat], strict=True):
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
                state.tell("first_roll", seat=seat, swords=swords[-1])
        rolling = [seat for seat, shown in zip(rolling, swords, strict=True) if shown == max(swords)]
    state.first = rolling[0]
    state.phase = ROLL
