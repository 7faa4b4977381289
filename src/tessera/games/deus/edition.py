"""What an owner of Deus can correct: what cards cost and how many there are, the tiles, how they lie."""

from collections import Counter
from typing import Any, Final

from tessera.core.data import read_data
from tessera.core.edition import Box, Fault, Form, Values, chosen_box
from tessera.core.fields import Field, Pair, Places, Prices, WholeNumber, Words
from tessera.core.hexes import DIRECTIONS
from tessera.core.message import Message

MOST_OF_A_RESOURCE: Final = 4
"""In a price: the ways to pay any price are numbered, and their number stays below a thousand."""
MOST_GOLD: Final = 30
MOST_COPIES: Final = 8
FARTHEST: Final = 6
"""Steps from the middle to a tile."""
TILE_REGIONS: Final = 7
"""A centre and six around it."""


def read(name: str) -> dict[str, Any]:
    """A file of the game's data."""
    return read_data("tessera.games.deus", name)


_setup = read("setup")
_cards = read("cards")
_sections = read("placeholders")["sections"]
_price = {**dict.fromkeys(_setup["resources"], MOST_OF_A_RESOURCE), "gold": MOST_GOLD}
_terrains = {str(row["id"]): 2 if row["id"] == "sea" else 1 for row in _setup["terrains"]}


def field_of(section: str, key: str) -> Field:
    if section == "cards":
        return Prices(_price, MOST_COPIES)
    if section == "tile_steps":
        return Pair(FARTHEST)
    if section == "layouts":
        return Places(len(_sections["layouts"][key]["value"]), FARTHEST)
    if section == "tiles":
        return Words(_terrains)
    return WholeNumber(20, 200)


def name_of(section: str, key: str) -> Message:
    if section == "cards":
        return Message(f"deus.card.{key}")
    if section == "tiles":
        return Message("deus.entry.tiles", tile=key[:-1], side=key[-1])
    if section == "layouts":
        return Message("deus.entry.layouts", seats=int(key))
    return Message(f"deus.entry.{section}_{key}")


def check(values: Values) -> list[Fault]:
    """What does not fit together."""
    interlock = _tiles_that_interlock(values)
    return [*_copies_that_add_up(values), *(interlock or _layouts_that_hold_together(values))]


def _copies_that_add_up(values: Values) -> list[Fault]:
    wanted = int(_cards["cards_of_a_colour"])
    counted: Counter[str] = Counter()
    first: dict[str, str] = {}
    for row in _cards["kinds"]:
        if row["id"] in values["cards"]:
            counted[row["colour"]] += len(values["cards"][row["id"]])
            first.setdefault(row["colour"], row["id"])
    return [
        Fault(
            ("cards", first[colour]),
            Message(
                "deus.fault.copies", colour=Message(f"deus.colour.{colour}"), copies=count, wanted=wanted
            ),
        )
        for colour, count in counted.items()
        if count != wanted
    ]


def _tiles_that_interlock(values: Values) -> list[Fault]:
    """Whether tiles that lie side by side neither overlap nor leave gaps."""
    first, second = values["tile_steps"]["first"], values["tile_steps"]["second"]
    flower = {(0, 0), *DIRECTIONS}
    for i, j in DIRECTIONS:
        q, r = i * first[0] + j * second[0], i * first[1] + j * second[1]
        if flower & {(q + dq, r + dr) for dq, dr in flower}:
            return [Fault(("tile_steps", "first"), Message("deus.fault.steps"))]
    if abs(first[0] * second[1] - first[1] * second[0]) != TILE_REGIONS:
        return [Fault(("tile_steps", "first"), Message("deus.fault.steps"))]
    return []


def _layouts_that_hold_together(values: Values) -> list[Fault]:
    found: list[Fault] = []
    for seats, places in values["layouts"].items():
        tiles = [(int(i), int(j)) for i, j in places]
        reached = tiles[:1]
        for i, j in reached:
            for di, dj in DIRECTIONS:
                beside = (i + di, j + dj)
                if beside in tiles and beside not in reached:
                    reached.append(beside)
        if len(reached) < len(tiles):
            found.append(Fault(("layouts", seats), Message("deus.fault.layout")))
    return found


FORM: Final = Form("deus", _sections, field_of, name_of, check)
BOX: Final[Box] = chosen_box(FORM)
