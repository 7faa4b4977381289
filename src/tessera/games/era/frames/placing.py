"""What all frames share that put a piece on the grid: the places of the grid, and why not there."""

from tessera.core.message import Message, Reason, not_now
from tessera.games.era.catalog import SCORCHED
from tessera.games.era.domain import Domain
from tessera.games.era.grid import PLACEMENT_AT, PLACEMENT_MASK
from tessera.games.era.names import piece_name
from tessera.games.era.notation import PLACE


def spots_on_grid(piece: int) -> list[int]:
    """Every way to put the piece inside an empty grid, as actions."""
    return [PLACE.of(spot) for spot, placement in enumerate(PLACEMENT_AT[piece]) if placement >= 0]


def why_not_there(domain: Domain, piece: int, action: int) -> Reason:
    """Why a piece cannot be put somewhere."""
    if not PLACE.covers(action):
        return not_now("place")
    placement = PLACEMENT_AT[piece][PLACE.argument(action)]
    if placement < 0:
        turned, cell = PLACE.pair(action)
        same = any(
            PLACEMENT_AT[piece][PLACE.argument(PLACE.of_pair(other, cell))] >= 0 for other in range(turned)
        )
        key = "era.reason.same_turned" if same else "era.reason.leaves_grid"
        return Reason(Message(key, piece=piece_name(piece)), "place")
    mask = PLACEMENT_MASK[placement]
    if mask & domain.barrier:
        return Reason(Message("era.reason.on_wall"), "place")
    if mask & domain.scorched:
        return Reason(Message("era.reason.on_scorched"), "place")
    if piece == SCORCHED and mask & domain.enclosed:
        return Reason(Message("era.reason.inside_walls"), "scorched")
    if piece == SCORCHED and mask & domain.houses:
        return Reason(Message("era.reason.more_room"), "scorched")
    return Reason(Message("era.reason.on_building"), "place")
