"""What frames have still to bring a seat: for whoever judges a position in the middle of something."""

from typing import TYPE_CHECKING, Final

from tessera.games.era.domain import Domain

if TYPE_CHECKING:
    from tessera.games.era.state import EraState

NO_PIECE: Final = -1
NOBODY: Final = -2


class Pending:
    """A frame says it by `Frame.pending`. What it does not name does not come of it."""

    def __init__(
        self,
        piece: int = NO_PIECE,
        laying: tuple[int, ...] = (),
        planned: Domain | None = None,
        roll: int = 0,
        taken: tuple[int, ...] = (),
        hammers: int = 0,
        victim: int = NOBODY,
        resource: int = 0,
    ) -> None:
        self.piece = piece
        """The piece that is being placed, or NO_PIECE."""
        self.laying = laying
        """The pieces that are still to be laid out, the one that is being placed first."""
        self.planned = planned
        """The domain with what is laid out already, behind the screen."""
        self.roll = roll
        """The number of the roll that is being prepared; 0 for none."""
        self.taken = taken
        """What is chosen for it so far."""
        self.hammers = hammers
        """Hammers that are left to build with."""
        self.victim = victim
        """Whom a resource is being demanded of: a seat, Sir Philip, or NOBODY."""
        self.resource = resource
        """The resource that is demanded of the seat."""


NOTHING: Final = Pending()


def pending_of(state: "EraState", seat: int) -> Pending:
    """What comes of the innermost frame that has anything for the seat."""
    place = len(state.stack) - 1
    while place >= 0:
        pending: Pending | None = state.stack[place].pending(state, seat)
        if pending is not None:
            return pending
        place -= 1
    return NOTHING
