"""Pure questions about a state: what dice show, where things fit, who may be asked for what.

Nothing here changes anything. The frames list legal actions with these functions and explain
refusals with them, so the two cannot disagree.
"""

from typing import TYPE_CHECKING, Final

from tessera.core import i64, purse
from tessera.games.era.catalog import (
    ALWAYS_WALLED,
    BUILDABLE_COUNT,
    BUILDING_COUNT,
    CHOICE_FACE,
    CHOICE_STOCK,
    COST,
    DICE_TURNED,
    DISASTER_OF,
    DISEASE_EACH,
    FACE_COUNT,
    FACE_STOCK,
    HEALS,
    LAST_ROW,
    SCORCHED,
    SHIELDS,
    SKULLS,
    SWORDS,
    TURNERS,
)
from tessera.games.era.domain import Domain
from tessera.games.era.grid import (
    BOARD,
    CELL_COUNT,
    ORIENTATIONS,
    PLACEMENT_AROUND,
    PLACEMENT_AT,
    PLACEMENT_MASK,
    PLACEMENT_PIECE,
    TURNED,
    WORD,
    WORD_COUNT,
    cell_number,
    fits_somewhere,
    fitting,
    words_of,
)
from tessera.games.era.notation import CONSTRUCT, PLACE

if TYPE_CHECKING:
    from tessera.games.era.state import EraState

# Turn order


def in_turn_order(state: "EraState") -> list[int]:
    """The seats clockwise from the first player."""
    return [(state.first + step) % state.seats for step in range(state.seats)]


def opponents_of(state: "EraState", seat: int) -> tuple[int, ...]:
    """The others in turn order; alone, a disaster meant for opponents hits oneself."""
    if state.seats == 1:
        return (seat,)
    return tuple([other for other in in_turn_order(state) if other != seat])


# What dice show


def total(dice: tuple[int, ...], worth: list[int]) -> int:
    """What dice show of something, by what each face is worth."""
    shown = 0
    for face in range(FACE_COUNT):
        count = dice[face]
        if count:
            shown += count * worth[face]
    return shown


def turns_of(domain: Domain) -> int:
    """How many dice its monasteries may turn."""
    return sum(domain.count(kind) * DICE_TURNED[kind] for kind in TURNERS)


def disaster_of(domain: Domain) -> str:
    """The disaster its skulls bring, or nothing."""
    return DISASTER_OF[min(total(domain.dice, SKULLS), LAST_ROW)]


# Where things may stand

FIRST_PLACE: Final = PLACE.first
CHUNK: Final = 10
"""Bits of a word that are turned into actions at once."""
CHUNK_MASK: Final = (1 << CHUNK) - 1
CHUNKS: Final = WORD // CHUNK
UNKNOWN: Final[list[int]] = []
ACTIONS_OF: Final[list[list[list[int]]]] = [
    [UNKNOWN] * (1 << CHUNK) for _ in range(len(TURNED) * WORD_COUNT * CHUNKS)
]
"""What `places` remembers: for each chunk of each word, and each way to turn, the actions of its bits."""


def places(words: list[int], piece: int) -> list[int]:
    """All ways to place a piece on free cells, as actions."""
    found: list[int] = []
    for way in ORIENTATIONS[piece]:
        for number in range(WORD_COUNT):
            fits: i64 = fitting(words, way, number)
            table = (way.turned * WORD_COUNT + number) * CHUNKS
            while fits:
                bits = fits & CHUNK_MASK
                if bits:
                    listed = ACTIONS_OF[table][bits]
                    if not listed:
                        listed = actions_of(way.turned, number * WORD + table % CHUNKS * CHUNK, bits)
                        ACTIONS_OF[table][bits] = listed
                    found.extend(listed)
                fits >>= CHUNK
                table += 1
    return found


def actions_of(turned: int, first: int, bits: int) -> list[int]:
    """The actions of placing something at the cells of a few bits, the first of which is given."""
    spots = [cell_number(1 << first + bit) for bit in range(CHUNK) if bits >> bit & 1]
    return [FIRST_PLACE + turned * CELL_COUNT + spot for spot in spots]


def outside(domain: Domain) -> list[int]:
    """The free cells outside the walls, cut into words: where scorched land goes."""
    return words_of(BOARD & ~domain.occupied & ~domain.enclosed)


def places_of_scorched(domain: Domain) -> list[int]:
    """Where scorched land may be put.

    If it fits nowhere, buildings outside the walls are removed, which ones the owner says, until there is
    room: then a place may lie over them. Nothing if even that is not enough.
    """
    listed = places(outside(domain), SCORCHED)
    if listed:
        return listed
    possible = places(words_of((BOARD & ~domain.occupied | domain.houses) & ~domain.enclosed), SCORCHED)
    houses = [PLACEMENT_MASK[placement] for placement in exposed(domain)]
    cleared: list[int] = []
    for action in possible:
        mask = PLACEMENT_MASK[PLACEMENT_AT[SCORCHED][action - FIRST_PLACE]]
        gone = 0
        for number, house in enumerate(houses):
            if house & mask:
                gone |= 1 << number
        cleared.append(gone)
    return [action for action, gone in zip(possible, cleared, strict=True) if _is_needed(gone, cleared)]


def _is_needed(gone: int, ways: list[int]) -> bool:
    """Whether buildings, as bits, can be removed one by one so that there is no room before the last;
    each of the `ways` makes room."""
    left = gone
    while left:
        last = left & -left
        left ^= last
        others = gone ^ last
        if not any(way & ~others == 0 for way in ways):
            return True
    return False


def is_open_to_scorching(domain: Domain, action: int) -> bool:
    """Whether the place is free ground outside the walls, or has buildings there that may make room."""
    placement = PLACEMENT_AT[SCORCHED][action - FIRST_PLACE] if PLACE.covers(action) else -1
    if placement < 0:
        return False
    mask = PLACEMENT_MASK[placement]
    if mask & domain.occupied:
        return not fits_somewhere(outside(domain), SCORCHED) and action in places_of_scorched(domain)
    return not mask & domain.enclosed


def cleared_by(domain: Domain, action: int) -> list[int]:
    """The buildings that scorched land put there would clear away."""
    mask = PLACEMENT_MASK[PLACEMENT_AT[SCORCHED][action - FIRST_PLACE]]
    return [placement for placement in domain.pieces if PLACEMENT_MASK[placement] & mask]


# Building

FIRST_CONSTRUCT: Final = CONSTRUCT.first


def buildable(state: "EraState", seat: int) -> list[int]:
    """What the seat can build now, as actions: the supply has it, it can be paid for, it fits."""
    domain = state.domains[seat]
    stock: i64 = domain.stock
    supply = state.supply
    listed: list[int] = []
    words = domain.free_words
    for piece in range(BUILDABLE_COUNT):
        if purse.covers(stock, COST[piece]) and supply[piece] and fits_somewhere(words, piece):
            listed.append(FIRST_CONSTRUCT + piece)
    return listed


def can_build(state: "EraState", seat: int) -> bool:
    """Whether there is anything that the seat can build now."""
    domain = state.domains[seat]
    for piece in range(BUILDABLE_COUNT):
        if domain.can_pay(COST[piece]) and state.supply[piece] and fits_somewhere(domain.free_words, piece):
            return True
    return False


# Buildings in danger


def buildings(domain: Domain) -> list[int]:
    """Its buildings, keeps included."""
    return [placement for placement in domain.pieces if PLACEMENT_PIECE[placement] < BUILDING_COUNT]


def is_walled(domain: Domain, placement: int) -> bool:
    """Whether a building stands on enclosed ground. A keep always counts as walled."""
    return ALWAYS_WALLED[PLACEMENT_PIECE[placement]] or PLACEMENT_MASK[placement] & ~domain.enclosed == 0


def exposed(domain: Domain) -> list[int]:
    """The buildings that an attack can take: those outside the walls, but no keep."""
    return [placement for placement in buildings(domain) if not is_walled(domain, placement)]


def ill_buildings(domain: Domain) -> list[int]:
    """The buildings for which a disease costs points.

    Those that touch another one, keeps aside, unless they are hospitals or touch a hospital.
    """
    healed = 0
    for placement in domain.pieces:
        piece = PLACEMENT_PIECE[placement]
        if piece < BUILDING_COUNT and HEALS[piece]:
            healed |= PLACEMENT_MASK[placement] | PLACEMENT_AROUND[placement]
    return [
        placement
        for placement in domain.pieces
        if PLACEMENT_MASK[placement] & domain.houses
        and PLACEMENT_AROUND[placement] & domain.houses
        and not PLACEMENT_MASK[placement] & healed
    ]


def disease_points(domain: Domain) -> int:
    return len(ill_buildings(domain)) * DISEASE_EACH


# Extortion


def can_extort(swords: int, other_swords: int, other_shields: int) -> bool:
    """Whether somebody with these swords may demand from another: more swords than theirs, and
    more than their shields."""
    return swords > other_swords and swords > other_shields


def victims_of(state: "EraState", seat: int) -> tuple[int, ...]:
    """The seats from which a seat demands, in turn order."""
    swords = total(state.domains[seat].dice, SWORDS)
    if not swords:
        return ()
    victims: list[int] = []
    for other in in_turn_order(state):
        dice = state.domains[other].dice
        if other != seat and can_extort(swords, total(dice, SWORDS), total(dice, SHIELDS)):
            victims.append(other)
    return tuple(victims)


def resources_of(domain: Domain) -> list[int]:
    """The kinds of resources it has any of."""
    return purse.kinds(domain.stock)


def resources_shown(dice: tuple[int, ...]) -> list[int]:
    """The kinds of resources that dice show, either side of a choice included."""
    shown = 0
    for face, count in enumerate(dice):
        if count:
            shown |= FACE_STOCK[face]
            for choice, its_face in enumerate(CHOICE_FACE):
                if its_face == face:
                    shown |= CHOICE_STOCK[choice]
    return purse.kinds(shown)
