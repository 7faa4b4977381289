"""What a seat may see, and states it cannot tell apart.

Hidden are the layouts until all are done, and the dice behind the screens until all have rolled;
dice with a skull lie in front of the screens. Everything else is open.
"""

from typing import TYPE_CHECKING, Any

from tessera.core.chance import Chance
from tessera.games.era import scoring
from tessera.games.era.catalog import (
    BUILDING_COUNT,
    DICE,
    FACE_COUNT,
    FACE_DIE,
    FACES,
    HAMMERS,
    LAYOUT,
    MOST,
    PHASES,
    PIECES,
    PLAIN_FACES,
    RESOURCES,
    ROLL,
    SHIELDS,
    SIDE_FACES,
    SIDES,
    SKULLS,
    SWORDS,
)
from tessera.games.era.domain import Domain
from tessera.games.era.grid import CELL_COUNT, CELLS, PLACEMENT_CELL, PLACEMENT_MASK, TURNED, cells_of
from tessera.games.era.grid import PLACEMENT_PIECE as PIECE_OF
from tessera.games.era.grid import PLACEMENT_SPOT as SPOT_OF
from tessera.games.era.rules import disaster_of, is_walled, total

if TYPE_CHECKING:
    from tessera.games.era.state import EraState

# The view


def board(state: "EraState", seat: int | None) -> dict[str, Any]:
    """The view's own part: everything this seat, or a spectator, may see, by its id.

    Frames add `laying_out`, the pieces that the seat has still to lay out, and show it its own grid with
    those that it has; `roll`, the number of the next one, and `chosen`, what the seat has chosen for it;
    `hammers` that are left, and the piece that is being placed: `placing`.
    """
    seen: dict[str, Any] = {
        "round": state.round,
        "phase": PHASES[state.phase],
        "first": state.first,
        "tokens": {"in_play": state.tokens, "flipped": state.flipped},
        "supply": dict(zip(PIECES, state.supply, strict=True)),
        "box": dict(zip(PIECES, state.box, strict=True)),
        "dice_supply": dict(zip(DICE, state.dice_supply, strict=True)),
        "domains": [_domain(state, place, seat) for place in range(state.seats)],
    }
    if state.seats == 1:
        seen["philip"] = _faces(state.philip)
    if state.is_over:
        seen["ranking"] = state.ranking()
        if state.seats == 1:
            seen["rank"] = scoring.rank(state.scores()[0])
    return seen


def _domain(state: "EraState", seat: int, viewer: int | None) -> dict[str, Any]:
    domain = state.domains[seat]
    return {
        "resources": {name: domain.amount(resource) for resource, name in enumerate(RESOURCES)},
        "most": dict(zip(RESOURCES, MOST, strict=True)),
        "culture": domain.culture,
        "disaster": domain.disaster,
        **grid_of(domain),
        "pool": dict(zip(DICE, domain.pool, strict=True)),
        "dice": _dice(state, seat, viewer),
    }


def grid_of(domain: Domain) -> dict[str, Any]:
    """What stands on a grid, and what its walls enclose."""
    return {
        "pieces": [_piece(domain, placement) for placement in domain.pieces],
        "enclosed": [CELLS[cell] for cell in cells_of(domain.enclosed)],
        "area": scoring.walled_area(domain),
    }


def _piece(domain: Domain, placement: int) -> dict[str, Any]:
    piece = PIECE_OF[placement]
    turned, corner = divmod(SPOT_OF[placement], CELL_COUNT)
    seen: dict[str, Any] = {
        "piece": PIECES[piece],
        "cell": CELLS[PLACEMENT_CELL[placement]],
        "corner": CELLS[corner],
        "turned": TURNED[turned],
        "cells": [CELLS[cell] for cell in cells_of(PLACEMENT_MASK[placement])],
    }
    if piece < BUILDING_COUNT:
        seen["walled"] = is_walled(domain, placement)
    return seen


def _dice(state: "EraState", seat: int, viewer: int | None) -> dict[str, Any]:
    """What a seat's dice show: all of it, or behind a screen the skulls alone."""
    dice = state.domains[seat].dice
    if state.phase == LAYOUT:
        return {"open": [], "hidden": 0}
    if state.phase == ROLL and seat != viewer:
        skulls = tuple([count if SKULLS[face] else 0 for face, count in enumerate(dice)])
        return {"open": _faces(skulls), "hidden": sum(dice) - sum(skulls)}
    return {
        "open": _faces(dice),
        "hidden": 0,
        "hammers": total(dice, HAMMERS),
        "swords": total(dice, SWORDS),
        "shields": total(dice, SHIELDS),
        "skulls": total(dice, SKULLS),
        "disaster": disaster_of(state.domains[seat]),
    }


def _faces(dice: tuple[int, ...]) -> list[str]:
    return [FACES[face] for face in range(FACE_COUNT) for _ in range(dice[face])]


# States that a seat cannot tell apart


def guess(state: "EraState", seat: int, chance: Chance) -> "EraState":
    """What lies behind the other screens is made anew: the dice here, layouts and choices by the frames."""
    copy = state.clone()
    if copy.phase == ROLL:
        for other in range(copy.seats):
            if other != seat:
                copy.domains[other].dice = _guessed_dice(copy.domains[other].dice, chance)
    return copy


def _guessed_dice(dice: tuple[int, ...], chance: Chance) -> tuple[int, ...]:
    """The dice behind a screen may show anything but a skull."""
    guessed = [count if SKULLS[face] else 0 for face, count in enumerate(dice)]
    for face in PLAIN_FACES:
        for _ in range(dice[face]):
            sides = [
                side
                for side in SIDE_FACES[FACE_DIE[face] * SIDES : (FACE_DIE[face] + 1) * SIDES]
                if not SKULLS[side]
            ]
            guessed[sides[chance.below(len(sides))]] += 1
    return tuple(guessed)
