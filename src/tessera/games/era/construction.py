"""What changes a game: gaining and losing, rolling, building, removing, the tracks."""

from typing import TYPE_CHECKING

from tessera.core import purse
from tessera.core.chance import Chance
from tessera.games.era.catalog import (
    BUILDING_COUNT,
    COST,
    DICE,
    FACE_COUNT,
    FACE_DIE,
    FACES,
    FACES_OF,
    HOME_OF,
    MOST,
    RESOURCES,
    SCORCHED,
    SIDES,
)
from tessera.games.era.domain import Domain
from tessera.games.era.grid import PLACEMENT_CELL, PLACEMENT_PIECE

if TYPE_CHECKING:
    from tessera.games.era.state import EraState


def replaced(values: tuple[int, ...], place: int, value: int) -> tuple[int, ...]:
    """The tuple with another value in one place."""
    changed = list(values)
    changed[place] = value
    return tuple(changed)


# Tracks


def gain(domain: Domain, stock: int) -> None:
    """Resources are gained as far as the tracks go; what is more is lost."""
    owned = domain.stock + stock
    for resource in range(len(RESOURCES)):
        amount = owned >> purse.BYTE * resource & 255
        if amount > MOST[resource]:
            owned -= amount - MOST[resource] << purse.BYTE * resource
    domain.stock = owned


def lose(domain: Domain, resource: int, amount: int = 1) -> None:
    domain.stock -= amount << purse.BYTE * resource


def suffer(state: "EraState", seat: int, points: int) -> None:
    """The disaster track goes on. Nothing limits it."""
    state.domains[seat].disaster += points


# Dice


def roll_all(pool: tuple[int, ...], chance: Chance) -> tuple[int, ...]:
    """All dice of a pool are rolled: how many show each face."""
    dice = [0] * FACE_COUNT
    for die in range(len(pool)):
        faces = FACES_OF[die]
        for _ in range(pool[die]):
            dice[faces[chance.among(faces, SIDES, FACES)]] += 1
    return tuple(dice)


def roll_again(dice: list[int], face: int, chance: Chance) -> int:
    """A die that showed a face, and is out of the count, is rolled and counted; what it shows now."""
    faces = FACES_OF[FACE_DIE[face]]
    shown = faces[chance.among(faces, SIDES, FACES)]
    dice[shown] += 1
    return shown


def match_dice(state: "EraState", seat: int) -> None:
    """At the end of a round every building has its die, and no die is without its building."""
    domain = state.domains[seat]
    for die in range(len(DICE)):
        owned = domain.pool[die]
        housed = domain.count(HOME_OF[die])
        if housed > owned:
            taken = min(housed - owned, state.dice_supply[die])
            if taken:
                state.dice_supply = replaced(state.dice_supply, die, state.dice_supply[die] - taken)
                domain.pool = replaced(domain.pool, die, owned + taken)
                if state.sink is not None:
                    state.tell("dice_gained", seat=seat, die=die, count=taken)
        elif housed < owned:
            state.dice_box = replaced(state.dice_box, die, state.dice_box[die] + owned - housed)
            domain.pool = replaced(domain.pool, die, housed)
            if state.sink is not None:
                state.tell("dice_lost", seat=seat, die=die, count=owned - housed)


# The grid


def build(state: "EraState", seat: int, placement: int) -> None:
    """A piece is paid for, taken from the supply and put into the domain.

    The last building of its kind flips a tracking token; the last wall does not.
    """
    domain = state.domains[seat]
    piece = PLACEMENT_PIECE[placement]
    domain.stock -= COST[piece]
    left = state.supply[piece] - 1
    state.supply = replaced(state.supply, piece, left)
    domain.add(placement)
    if state.sink is not None:
        state.tell("built", seat=seat, piece=piece, cell=PLACEMENT_CELL[placement])
    if left == 0 and piece < BUILDING_COUNT and state.flipped < state.tokens:
        state.flipped += 1
        if state.sink is not None:
            state.tell("token_flipped", piece=piece, left=state.tokens - state.flipped)


def remove_building(state: "EraState", seat: int, placement: int) -> None:
    """A building goes to the box. Its die stays until the end of the round."""
    state.domains[seat].remove(placement)
    piece = PLACEMENT_PIECE[placement]
    state.box = replaced(state.box, piece, state.box[piece] + 1)
    if state.sink is not None:
        state.tell("removed", seat=seat, piece=piece, cell=PLACEMENT_CELL[placement])


def scorch(state: "EraState", seat: int, placement: int, cleared: list[int]) -> None:
    """Scorched land from the supply is put into the domain, over the buildings that make room."""
    for building in cleared:
        remove_building(state, seat, building)
    state.supply = replaced(state.supply, SCORCHED, state.supply[SCORCHED] - 1)
    state.domains[seat].add(placement)
    if state.sink is not None:
        state.tell("scorched", seat=seat, cell=PLACEMENT_CELL[placement])
