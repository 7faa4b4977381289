"""All there is to say about a building, a wall, a die or a disaster."""

from rich.console import Group, RenderableType
from rich.text import Text

from tessera.core.message import Message
from tessera.games.era.catalog import (
    BUILDABLE_COUNT,
    BUILDING_COUNT,
    DICE,
    DISASTER_NAMES,
    DISASTER_OF,
    PIECE,
    PIECES,
    SIDE_FACES,
    SIDES,
)
from tessera.games.era.describe import cost_text, piece_texts
from tessera.games.era.names import face_texts
from tessera.locale import Locale
from tessera.terminal.palette import CREAM, LAPIS, TERRACOTTA, VERDIGRIS
from tessera.terminal.table import Scene, Thing

COLOUR = {"piece": VERDIGRIS, "die": LAPIS, "disaster": TERRACOTTA}


def things(locale: Locale) -> list[Thing]:
    """Everything with a name."""
    return [
        *[Thing("piece", name, locale.say(f"era.piece.{name}")) for name in PIECES],
        *[Thing("die", name, locale.say(f"era.die.{name}")) for name in DICE],
        *[Thing("disaster", name, locale.say(f"era.disaster.{name}")) for name in DISASTER_NAMES],
    ]


def describe(scene: Scene, thing: Thing) -> RenderableType:
    locale = scene.locale
    if thing.kind == "piece":
        lines = _of_piece(scene, PIECE[thing.id])
    elif thing.kind == "die":
        lines = _of_die(locale, DICE.index(thing.id))
    else:
        skulls = DISASTER_OF.index(thing.id)
        lines = [
            locale.text(Message("era.amount.skulls", amount=skulls)),
            locale.say(f"era.disaster_text.{thing.id}"),
        ]
    head = Text()
    head.append(f" {thing.name} ", scene.look.style(f"bold {CREAM} on {COLOUR[thing.kind]}"))
    return Group(head, *[Text(f"   {line[0].upper()}{line[1:]}") for line in lines])


def _of_piece(scene: Scene, piece: int) -> list[str]:
    locale = scene.locale
    lines = [locale.text(text) for text in piece_texts(piece)]
    if piece < BUILDABLE_COUNT:
        lines.insert(0, locale.text(cost_text(piece)))
    left = scene.board["supply"][PIECES[piece]]
    key = "era.info.left" if piece < BUILDING_COUNT else "era.info.left_without_token"
    return [*lines, locale.text(Message(key, left=left))]


def _of_die(locale: Locale, die: int) -> list[str]:
    """Its faces, one in a line."""
    return [
        ", ".join(locale.text(text) for text in face_texts(face))
        for face in SIDE_FACES[die * SIDES : (die + 1) * SIDES]
    ]
