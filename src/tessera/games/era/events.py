"""Everything that Era tells: the kinds of its events, and the types of their values."""

from typing import Final

from tessera.core.event import NUMBER, SEAT, Counts, Id, Kind, Place, Private, Several, Word
from tessera.games.era.catalog import DICE, DISASTER_NAMES, FACES, PIECES, RESOURCES, SEATS
from tessera.games.era.grid import CELLS
from tessera.games.era.names import (
    BROUGHT,
    NOTHING,
    PHILIP,
    cell_name,
    count_names,
    dice_names,
    die_name,
    disaster_name,
    face_name,
    object_name,
    piece_name,
    unit_name,
    who,
)

PIECE: Final = Id("piece", PIECES, piece_name)
OBJECT: Final = Id("piece", PIECES, object_name)
CELL: Final = Id("cell", CELLS, cell_name)
DIE: Final = Id("die", DICE, die_name)
FACE: Final = Id("face", FACES, face_name)
RESOURCE: Final = Id("resource", RESOURCES, unit_name)
DISASTER: Final = Word("disaster", DISASTER_NAMES, disaster_name)
LORD: Final = Place("seat or Sir Philip", PHILIP, SEATS[-1] - 1, who)
SHOWN: Final = Counts("dice by face", FACES, dice_names)
AMOUNTS: Final = Counts("amounts", BROUGHT, lambda counted: count_names(counted) or (NOTHING,))

EVENTS: Final = (
    # Set-up and rounds
    Kind("laid_out", seat=SEAT),
    Kind("domains_shown"),
    Kind("first_roll", seat=SEAT, swords=NUMBER),
    Kind("round", round=NUMBER, seat=SEAT),
    # Dice
    Private("rolled", seat=SEAT, dice=SHOWN),
    Kind("skulls", seat=SEAT, skulls=NUMBER),
    Kind("dice_shown", seat=SEAT, dice=SHOWN),
    Kind("philip_rolled", dice=SHOWN),
    Kind("quill_used", seat=SEAT, dice=Several("faces", FACE)),
    Kind("collected", seat=SEAT, amounts=AMOUNTS),
    Kind("took", seat=SEAT, face=FACE, amounts=AMOUNTS),
    Kind("dice_gained", seat=SEAT, die=DIE, count=NUMBER),
    Kind("dice_lost", seat=SEAT, die=DIE, count=NUMBER),
    # Food and disasters
    Kind("fed", seat=SEAT, food=NUMBER),
    Kind("hunger", seat=SEAT, points=NUMBER),
    Kind("disaster", seat=SEAT, disaster=DISASTER),
    Kind("suffered", seat=SEAT, points=NUMBER),
    Kind("robbed", seat=SEAT, resource=RESOURCE),
    Kind("disease", seat=SEAT, points=NUMBER),
    Kind("revolt", seat=SEAT, goods=NUMBER),
    Kind("no_scorched_left", seat=SEAT),
    Kind("no_ground_left", seat=SEAT),
    Kind("attack_repelled", seat=SEAT),
    # Building
    Kind("built", seat=SEAT, piece=OBJECT, cell=CELL),
    Kind("removed", seat=SEAT, piece=OBJECT, cell=CELL),
    Kind("scorched", seat=SEAT, cell=CELL),
    Kind("token_flipped", piece=PIECE, left=NUMBER),
    # Extortion
    Kind("demanded", seat=SEAT, victim=LORD, resource=RESOURCE),
    Kind("paid", seat=SEAT, lord=LORD, resource=RESOURCE),
    Kind("refused", seat=SEAT, lord=LORD, points=NUMBER),
    Kind("has_nothing", seat=SEAT, lord=LORD, points=NUMBER),
    Kind("philip_has_nothing", seat=SEAT),
)
