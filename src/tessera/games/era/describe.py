"""What the components do, as messages, and the catalog as plain data for whoever draws it."""

from typing import Any

from tessera.core import purse
from tessera.core.message import Message
from tessera.games.era.catalog import (
    ALWAYS_WALLED,
    BUILDABLE_COUNT,
    BUILDING_COUNT,
    CHOICE_FACE,
    CHOICE_STOCK,
    COST,
    DICE,
    DICE_COUNT,
    DIE_OF,
    DISASTER_OF,
    EFFECTS_DATA,
    FACE_CULTURE,
    FACE_DIE,
    FACE_STOCK,
    FACES,
    HAMMERS,
    HEIGHT,
    INCOME,
    LAP,
    MOST,
    MOST_CULTURE,
    PIECE_COUNT,
    PIECES,
    POINTS,
    QUILLS,
    RANK_FROM,
    RANKS,
    RESOURCES,
    SHIELDS,
    SIDE_FACES,
    SIDES,
    SKULLS,
    SWORDS,
    WIDTH,
)
from tessera.games.era.grid import CELLS, ORIENTATIONS, TURNED
from tessera.games.era.names import amounts, die_name, face_texts

# In words


def cost_text(piece: int) -> Message:
    """The price of a building or wall."""
    return Message("era.info.cost", cost=amounts(COST[piece]))


def piece_texts(piece: int) -> list[Message]:
    """What a piece is worth and does, one short clause each."""
    if piece >= BUILDABLE_COUNT:
        return [Message("era.effect.scorched")]
    if piece >= BUILDING_COUNT:
        return [Message("era.effect.wall")]
    clauses = [Message("era.effect.points", amount=POINTS[piece])]
    for part in EFFECTS_DATA[piece]:
        if "die" in part:
            clauses.append(Message("era.effect.die", die=die_name(DIE_OF[piece])))
        elif "income" in part:
            clauses.append(Message("era.effect.income", amounts=amounts(INCOME[piece])))
        elif "always_walled" in part and ALWAYS_WALLED[piece]:
            clauses.append(Message("era.effect.always_walled"))
        elif "heals" in part:
            clauses.append(Message("era.effect.heals"))
        elif "turns" in part:
            clauses.append(Message("era.effect.turns", count=int(part["turns"])))
        elif "points_per" in part:
            clauses.append(
                Message(f"era.effect.points_per.{part['points_per']}", most=int(part.get("most", 0)))
            )
    return clauses


# As plain data


def catalog_data() -> dict[str, Any]:
    """Everything that is printed on the components, by id."""
    return {
        "grid": {"width": WIDTH, "height": HEIGHT, "cells": list(CELLS), "turned": list(TURNED)},
        "resources": {name: MOST[resource] for resource, name in enumerate(RESOURCES)},
        "lap": LAP,
        "most_culture": MOST_CULTURE,
        "pieces": {name: _piece(piece) for piece, name in enumerate(PIECES)},
        "dice": {name: _die(die) for die, name in enumerate(DICE)},
        "faces": {name: _face(face) for face, name in enumerate(FACES)},
        "disasters": {
            name: {"skulls": skulls, "texts": [Message(f"era.disaster_text.{name}").to_data()]}
            for skulls, name in enumerate(DISASTER_OF)
            if name
        },
        "ranks": [{"rank": name, "from": least} for name, least in zip(RANKS, RANK_FROM, strict=True)],
    }


def _piece(piece: int) -> dict[str, Any]:
    kind = "building" if piece < BUILDING_COUNT else "wall" if piece < BUILDABLE_COUNT else "scorched"
    return {
        "kind": kind,
        "count": PIECE_COUNT[piece],
        "points": POINTS[piece] if piece < BUILDING_COUNT else 0,
        "cost": _cost(COST[piece]) if piece < BUILDABLE_COUNT else {},
        "shapes": {
            TURNED[way.turned]: [list(cell) for cell in zip(way.columns, way.rows, strict=True)]
            for way in ORIENTATIONS[piece]
        },
        "effects": EFFECTS_DATA[piece] if piece < BUILDING_COUNT else [],
        "texts": [text.to_data() for text in piece_texts(piece)],
        "price": cost_text(piece).to_data() if piece < BUILDABLE_COUNT else None,
    }


def _face(face: int) -> dict[str, Any]:
    shows = {
        **_cost(FACE_STOCK[face]),
        "culture": FACE_CULTURE[face],
        "hammers": HAMMERS[face],
        "swords": SWORDS[face],
        "shields": SHIELDS[face],
        "skulls": SKULLS[face],
        "quill": QUILLS[face],
    }
    return {
        "die": DICE[FACE_DIE[face]],
        "shows": {what: amount for what, amount in shows.items() if amount},
        "one_of": [_cost(CHOICE_STOCK[choice]) for choice, its in enumerate(CHOICE_FACE) if its == face],
        "texts": [text.to_data() for text in face_texts(face)],
    }


def _cost(stock: int) -> dict[str, int]:
    amounts_of = {name: purse.amount(stock, number) for number, name in enumerate(RESOURCES)}
    return {name: amount for name, amount in amounts_of.items() if amount}


def _die(die: int) -> dict[str, Any]:
    sides = SIDE_FACES[die * SIDES : (die + 1) * SIDES]
    return {"count": DICE_COUNT[die], "sides": [FACES[face] for face in sides]}
