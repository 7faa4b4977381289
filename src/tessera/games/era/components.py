"""Law 12: components are conserved. The count of everything, wherever it is."""

from typing import TYPE_CHECKING

from tessera.games.era.catalog import DICE, FACE_COUNT, FACE_DIE, MOST, PHILIP_DICE, PIECES, RESOURCES, ROLL
from tessera.games.era.domain import Domain, domain_from_data
from tessera.games.era.grid import PLACEMENT_MASK, PLACEMENT_PIECE

if TYPE_CHECKING:
    from tessera.games.era.state import EraState


def parts(state: "EraState") -> dict[str, int]:
    """Components wherever they are. What is being laid out in secret counts by its kind."""
    pieces = [state.supply[piece] + state.box[piece] for piece in range(len(PIECES))]
    dice = [state.dice_supply[die] + state.dice_box[die] for die in range(len(DICE))]
    overlapping = wrong_dice = inconsistent = 0
    for domain in state.domains:
        occupied = 0
        for placement in domain.pieces:
            pieces[PLACEMENT_PIECE[placement]] += 1
            overlapping += (occupied & PLACEMENT_MASK[placement]).bit_count()
            occupied |= PLACEMENT_MASK[placement]
        for die in range(len(DICE)):
            dice[die] += domain.pool[die]
            rolled = sum(domain.dice[face] for face in range(FACE_COUNT) if FACE_DIE[face] == die)
            if state.phase >= ROLL and not state.is_over and rolled != domain.pool[die]:
                wrong_dice += 1
        inconsistent += 0 if is_consistent(domain) else 1
    if state.seats == 1:
        for die in range(len(DICE)):
            dice[die] += PHILIP_DICE[die]
    for piece in state.held("pieces"):
        pieces[piece] += 1
    return {
        **dict(zip(PIECES, pieces, strict=True)),
        **dict(zip(DICE, dice, strict=True)),
        "cells_twice": overlapping,
        "dice_not_rolled": wrong_dice,
        "packed": inconsistent,
    }


def is_consistent(domain: Domain) -> bool:
    """Whether what a domain remembers is what its pieces amount to, and its tracks hold."""
    fresh = domain_from_data(domain.to_data())
    return (
        (domain.occupied, domain.barrier, domain.houses, domain.counts)
        == (fresh.occupied, fresh.barrier, fresh.houses, fresh.counts)
        and domain.enclosed == fresh.enclosed
        and all(0 <= domain.amount(resource) <= MOST[resource] for resource in range(len(RESOURCES)))
        and domain.culture >= 0
        and domain.disaster >= 0
    )
