"""What an owner of Era can correct: grid, tracks, shapes, prices, a face of a die, rows of a table."""

from typing import Any, Final

from tessera.core.data import read_data
from tessera.core.edition import Box, Fault, Form, Values, chosen_box
from tessera.core.fields import Field, OneOf, Price, Shape, WholeNumber, YesOrNo, fault
from tessera.core.message import Message

MOST_CELLS: Final = 8
LONGEST: Final = 6
"""Of a shape: the longest wall has as many, and fits into the smallest grid."""
SMALLEST_GRID: Final = 7
LARGEST_GRID: Final = 20
LONGEST_TRACK: Final = 63
"""A domain keeps six bits for each resource."""


def read(name: str) -> dict[str, Any]:
    """A file of the game's data."""
    return read_data("tessera.games.era", name)


_setup = read("setup")
_dice = read("dice")
_disasters = read("disasters")["disasters"]
_resources = tuple([str(name) for name in _setup["resources"]])
ROWS: Final = len(_disasters)
"""Of the table of disasters."""
_printed_rows = [int(row["skulls"]) for row in _disasters if "skulls" in row]


def _faces_of(die: str) -> tuple[str, ...]:
    ids = [str(row["id"]) for row in _dice["faces"] if row["die"] == die]
    return tuple(sorted(set(ids), key=ids.index))


def field_of(section: str, key: str) -> Field:
    if section == "grid":
        return WholeNumber(SMALLEST_GRID, LARGEST_GRID)
    if section == "track_lengths":
        return WholeNumber(max(1, int(_setup["start"][key])), LONGEST_TRACK)
    if section == "mirror":
        return YesOrNo()
    if section == "shapes":
        return Shape(MOST_CELLS, LONGEST)
    if section == "costs":
        return Price(dict.fromkeys(_resources, LONGEST_TRACK))
    if section == "faces":
        return OneOf(_faces_of(key.partition("_")[0]))
    if section == "disaster_rows":
        return WholeNumber(ROWS, ROWS + 1) if key == "last" else WholeNumber(max(_printed_rows) + 1, ROWS)
    if section == "solo":
        return WholeNumber(0, 50)
    return WholeNumber(10, 100)


def name_of(section: str, key: str) -> Message:
    if section in ("shapes", "costs") and key != "wall":
        return Message(f"era.piece.{key}")
    if section == "track_lengths":
        return Message(f"era.resource.{key}")
    if section == "disaster_rows" and key != "last":
        return Message(f"era.disaster.{key}")
    return Message(f"era.entry.{section}_{key}")


def check(values: Values) -> list[Fault]:
    """What does not fit together."""
    return [*_keep_in_the_middle(values), *_prices_that_can_be_paid(values), *_rows_of_their_own(values)]


def _keep_in_the_middle(values: Values) -> list[Fault]:
    keep = values["shapes"]["keep"]
    found: list[Fault] = []
    for side, length in (("width", len(keep[0])), ("height", len(keep))):
        if (values["grid"][side] - length) % 2:
            why = Message("era.fault.keep", side=values["grid"][side], keep=length)
            found.append(Fault(("grid", side), why))
    return found


def _prices_that_can_be_paid(values: Values) -> list[Fault]:
    most = {**_setup["track_lengths"], **values["track_lengths"]}
    return [
        Fault(("costs", piece), fault("amount", name=name, most=int(most[name]), value=str(amount)))
        for piece, cost in values["costs"].items()
        for name, amount in cost.items()
        if amount > int(most[name])
    ]


def _rows_of_their_own(values: Values) -> list[Fault]:
    rows: dict[str, Any] = values["disaster_rows"]
    if rows["attack"] == rows["revolt"]:
        return [Fault(("disaster_rows", "revolt"), Message("era.fault.rows", row=int(rows["revolt"])))]
    return []


FORM: Final = Form("era", read("placeholders")["sections"], field_of, name_of, check)
BOX: Final[Box] = chosen_box(FORM)
