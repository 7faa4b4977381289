"""Phase 5: for each hammer one building or wall."""

from typing import TYPE_CHECKING, Any, Final

from tessera.core.chance import Chance
from tessera.core.frame import SeatFrame
from tessera.core.message import Line, Message, Reason, not_now
from tessera.games.era import bill, construction
from tessera.games.era.catalog import BUILDABLE_COUNT, COST, HAMMERS, PIECES
from tessera.games.era.frames import placing
from tessera.games.era.grid import PLACEMENT_AT, has_choice
from tessera.games.era.names import amounts, object_name, piece_name
from tessera.games.era.notation import CONSTRUCT, DONE, PLACE
from tessera.games.era.pending import Pending
from tessera.games.era.rules import buildable, can_build, places, total
from tessera.games.era.scoring import rival_areas

if TYPE_CHECKING:
    from tessera.games.era.state import EraState


DONE_ACTION: Final = DONE.of()


def begin_building(state: "EraState", seat: int, chance: Chance) -> None:
    """A seat that rolled hammers builds."""
    hammers = total(state.domains[seat].dice, HAMMERS)
    if hammers and can_build(state, seat):
        state.push(Build(seat, hammers))


class Build(SeatFrame["EraState"]):
    """What to build next, or to stop. `hammers` are left."""

    def __init__(self, seat: int, hammers: int) -> None:
        super().__init__(seat)
        self.hammers = hammers

    def actions(self, state: "EraState", seat: int) -> list[int]:
        return [*buildable(state, seat), DONE_ACTION]

    def answer(self, state: "EraState", seat: int, action: int, chance: Chance) -> None:
        state.finish()
        if action != DONE_ACTION:
            piece = CONSTRUCT.argument(action)
            place = Place(seat, piece, self.hammers - 1)
            if has_choice(state.domains[seat].free_words, piece):
                state.push(place)
            else:
                state.ask(place, chance)

    def prompt(self, state: "EraState", seat: int) -> Message:
        return Message("era.prompt.build", hammers=self.hammers)

    def options(self, state: "EraState", seat: int) -> list[int]:
        return [*[CONSTRUCT.of(piece) for piece in range(BUILDABLE_COUNT)], DONE_ACTION]

    def why_not(self, state: "EraState", seat: int, action: int) -> Reason:
        if not CONSTRUCT.covers(action):
            return not_now("build")
        piece = CONSTRUCT.argument(action)
        if not state.supply[piece]:
            return Reason(Message("era.reason.none_left", piece=piece_name(piece)), "build")
        if not state.domains[seat].can_pay(COST[piece]):
            missing = bill.missing(state.domains[seat], piece)
            return Reason(
                Message("era.reason.too_dear", cost=amounts(COST[piece]), missing=amounts(missing)), "build"
            )
        return Reason(Message("era.reason.no_room", piece=piece_name(piece)), "place")

    def explain(self, state: "EraState", seat: int, action: int) -> list[Line]:
        return bill.cost_bill(CONSTRUCT.argument(action)) if CONSTRUCT.covers(action) else []

    def seen(self, state: "EraState", seat: int | None, board: dict[str, Any]) -> None:
        board["hammers"] = self.hammers

    def pending(self, state: "EraState", seat: int) -> Any:
        return Pending(hammers=self.hammers) if seat == self.seat else None


class Place(SeatFrame["EraState"]):
    """How to turn the piece and where to put it; then the next hammer is used."""

    def __init__(self, seat: int, piece: int, hammers: int) -> None:
        super().__init__(seat)
        self.piece = piece
        self.hammers = hammers

    def actions(self, state: "EraState", seat: int) -> list[int]:
        return places(state.domains[seat].free_words, self.piece)

    def answer(self, state: "EraState", seat: int, action: int, chance: Chance) -> None:
        state.finish()
        construction.build(state, seat, PLACEMENT_AT[self.piece][PLACE.argument(action)])
        if self.hammers and can_build(state, seat):
            state.push(Build(seat, self.hammers))

    def prompt(self, state: "EraState", seat: int) -> Message:
        return Message("era.prompt.place", piece=object_name(self.piece))

    def options(self, state: "EraState", seat: int) -> list[int]:
        return placing.spots_on_grid(self.piece)

    def why_not(self, state: "EraState", seat: int, action: int) -> Reason:
        return placing.why_not_there(state.domains[seat], self.piece, action)

    def explain(self, state: "EraState", seat: int, action: int) -> list[Line]:
        return bill.place_bill(state.domains[seat], self.piece, action, rival_areas(state, seat))

    def seen(self, state: "EraState", seat: int | None, board: dict[str, Any]) -> None:
        board["hammers"] = self.hammers
        board["placing"] = PIECES[self.piece]

    def pending(self, state: "EraState", seat: int) -> Any:
        return Pending(piece=self.piece, hammers=self.hammers) if seat == self.seat else None
