"""Messages that name the things of the game, for events, prompts and reasons."""

from typing import Final

from tessera.core import purse
from tessera.core.message import Message, seat_name
from tessera.core.vocabulary import Names
from tessera.games.era.catalog import (
    CHOICE_FACE,
    CHOICE_STOCK,
    CHOICES,
    DICE,
    FACE_COUNT,
    FACE_CULTURE,
    FACE_DIE,
    FACE_STOCK,
    FACES,
    HAMMERS,
    PIECES,
    QUILLS,
    RESOURCES,
    SHIELDS,
    SKULLS,
    SWORDS,
    TURN_FROM,
    TURN_TO,
    TURNS,
)
from tessera.games.era.grid import CELLS
from tessera.games.era.notation import CONSTRUCT, PLACE, USE_QUILL

PHILIP: Final = -1
"""Stands in a frame for Sir Philip, who has no seat."""
BROUGHT: Final = (*RESOURCES, "culture")
"""What dice bring."""
NOTHING: Final = Message("era.nothing")


def who(seat: int) -> Message:
    """A seat's name, or Sir Philip's."""
    return Message("era.philip") if seat == PHILIP else seat_name(seat)


def piece_name(piece: int) -> Message:
    return Message(f"era.piece.{PIECES[piece]}")


def object_name(piece: int) -> Message:
    """A piece as what is built, put down or lost: in the case that languages have for it."""
    return Message(f"era.object.{PIECES[piece]}")


def die_name(die: int) -> Message:
    return Message(f"era.die.{DICE[die]}")


def resource_name(resource: int) -> Message:
    return Message(f"era.resource.{RESOURCES[resource]}")


def unit_name(resource: int) -> Message:
    """One of a resource as what is given, demanded or lost."""
    return Message(f"era.unit.{RESOURCES[resource]}")


def cell_name(cell: int) -> str:
    """A cell as the edge of the grid names it."""
    return CELLS[cell].upper()


def disaster_name(disaster: str) -> Message:
    return Message(f"era.disaster.{disaster}")


def counts(stock: int, culture: int = 0) -> tuple[int, ...]:
    """How much there is of each of the `BROUGHT`."""
    return (*[purse.amount(stock, resource) for resource in range(len(RESOURCES))], culture)


def count_names(counted: tuple[int, ...]) -> tuple[Message, ...]:
    """What was counted as a list of amounts."""
    return tuple(
        [
            Message(f"era.amount.{what}", amount=amount)
            for what, amount in zip(BROUGHT, counted, strict=True)
            if amount
        ]
    )


def amounts(stock: int, culture: int = 0) -> tuple[Message, ...]:
    """Resources, and culture, as a list of amounts."""
    return count_names(counts(stock, culture))


def face_texts(face: int) -> tuple[Message, ...]:
    """What a face brings, one short clause each."""
    parts = list(amounts(FACE_STOCK[face], FACE_CULTURE[face]))
    options = [amounts(CHOICE_STOCK[choice]) for choice, its in enumerate(CHOICE_FACE) if its == face]
    if options:
        parts.append(Message("era.either", first=options[0], second=options[1]))
    if HAMMERS[face]:
        parts.append(Message("era.amount.hammers", amount=HAMMERS[face]))
    if SWORDS[face]:
        parts.append(Message("era.amount.swords", amount=SWORDS[face]))
    if SHIELDS[face]:
        parts.append(Message("era.amount.shields", amount=SHIELDS[face]))
    if SKULLS[face]:
        parts.append(Message("era.amount.skulls", amount=SKULLS[face]))
    if QUILLS[face]:
        parts.append(Message("era.quill"))
    return tuple(parts)


def face_name(face: int) -> Message:
    """A die and what it shows."""
    return Message("era.face", die=die_name(FACE_DIE[face]), shows=face_texts(face))


def dice_names(dice: tuple[int, ...]) -> tuple[Message, ...]:
    """Dice as a list of what they show."""
    named: list[Message] = []
    for face in range(FACE_COUNT):
        if dice[face] == 1:
            named.append(face_name(face))
        elif dice[face]:
            named.append(Message("era.faces", count=dice[face], face=face_name(face)))
    return tuple(named) if named else (NOTHING,)


NAMES: Final[Names] = {
    (FACES,): lambda key, face: Message(key, face=face_name(face)),
    USE_QUILL.domains: lambda key, face: (
        Message("era.action.quill_alone") if face == FACE_COUNT else Message(key, face=face_name(face))
    ),
    (TURNS,): lambda key, turn: Message(
        key, face=face_name(TURN_FROM[turn]), shows=face_texts(TURN_TO[turn])
    ),
    (CHOICES,): lambda key, choice: Message(
        key, face=face_name(CHOICE_FACE[choice]), amount=amounts(CHOICE_STOCK[choice])
    ),
    CONSTRUCT.domains: lambda key, piece: Message(key, piece=object_name(piece)),
    (RESOURCES,): lambda key, resource: Message(key, resource=unit_name(resource)),
    (CELLS,): lambda key, cell: Message(key, cell=cell_name(cell)),
    PLACE.domains: lambda key, place: Message(
        key,
        cell=cell_name(place % len(CELLS)),
        degrees=90 * (place // len(CELLS) % 4),
        mirrored=place // len(CELLS) // 4,
    ),
}
"""How actions are told, by what they are about."""
