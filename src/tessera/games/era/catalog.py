"""The catalog: what is in the box, read from `data/` and turned into tables.

Inside, a building, wall, die or face is a number; the ids of the files are used at the edges
(notation, views, locale). What the rulebook prints is in five files; everything that its lost
pictures would tell is in the box of `edition`, for an owner of the game to correct.

Resources are packed into one int, a byte for each: a *stock*. So are the counts of buildings.
"""

from typing import Any, Final

from tessera.core import purse
from tessera.core.fields import cells_of
from tessera.games.era.edition import BOX, LONGEST_TRACK, read

_setup = read("setup")
_buildings = read("buildings")["buildings"]
_dice = read("dice")
_disasters = read("disasters")["disasters"]
_solo = read("solo")

# Resources and the tracks they are kept on

RESOURCES: Final = tuple([str(name) for name in _setup["resources"]])
FOOD: Final = RESOURCES.index("food")
MOST: Final[list[int]] = [
    int(_setup["track_lengths"][name])
    if name in _setup["track_lengths"]
    else int(BOX.value("track_lengths", name))
    for name in RESOURCES
]
"""The last number of each resource's track."""


def stock_of(amounts: dict[str, int]) -> int:
    """Amounts of resources, packed."""
    return purse.packed(RESOURCES, amounts)


START_STOCK: Final = stock_of(_setup["start"])
LAP: Final = int(_setup["lap"])
"""The length of the culture and disaster tracks. We keep totals; the pegs go round."""

# Pieces: buildings first, then walls by length, then scorched land

_walls = _setup["walls"]
BUILDINGS: Final = tuple([str(row["id"]) for row in _buildings])
WALLS: Final = tuple([f"wall_{row['length']}" for row in _walls])
PIECES: Final = (*BUILDINGS, *WALLS, "scorched")
PIECE: Final = {name: number for number, name in enumerate(PIECES)}
BUILDING_COUNT: Final = len(BUILDINGS)
BUILDABLE_COUNT: Final = len(BUILDINGS) + len(WALLS)
SCORCHED: Final = len(PIECES) - 1
KEEP: Final = PIECE["keep"]

PIECE_COUNT: Final[list[int]] = [
    *[int(row["supply"]) for row in _buildings],
    *[int(row["count"]) for row in _walls],
    int(_setup["scorched"]),
]
"""How many of each piece are in the box."""
if max(PIECE_COUNT[:BUILDING_COUNT]) > 31 or max(MOST) > LONGEST_TRACK:
    raise ValueError(f"a domain keeps up to 31 buildings of a kind, and up to {LONGEST_TRACK} of a resource")
SHAPES: Final[list[list[tuple[int, int]]]] = [
    *[cells_of(BOX.value("shapes", name)) for name in BUILDINGS],
    *[[(x, 0) for x in range(int(row["length"]))] for row in _walls],
    cells_of(BOX.value("shapes", "scorched")),
]
"""The cells of each piece, as (column, row)."""


def _cost(row: dict[str, Any]) -> dict[str, int]:
    cost: dict[str, int] = row["cost"] if "cost" in row else BOX.value("costs", row["id"])
    return cost


COST: Final[list[int]] = [
    *[stock_of(_cost(row)) for row in _buildings],
    *[stock_of(BOX.value("costs", "wall")) for _ in _walls],
]
"""What each piece costs, as a stock."""
PRINTED_AMOUNTS: Final[list[list[int]]] = [[int(amount) for amount in row["amounts"]] for row in _buildings]
POINTS: Final[list[int]] = [int(row["points"]) for row in _buildings]

WIDTH: Final = int(BOX.value("grid", "width"))
HEIGHT: Final = int(BOX.value("grid", "height"))
MIRROR: Final = bool(BOX.value("mirror", "allowed"))
"""Whether a piece may be turned over."""

# Dice and their faces

DICE: Final = tuple([str(row["id"]) for row in _dice["dice"]])
DICE_COUNT: Final[list[int]] = [int(row["count"]) for row in _dice["dice"]]
START_DICE: Final = tuple([int(row["start"]) for row in _dice["dice"]])
NOBLE: Final = DICE.index("noble")
SIDES: Final = 6


def _guessed_side(name: str, face: str) -> dict[str, Any]:
    """A side that the rulebook does not tell: what it shows is on another side of the die too."""
    die, _, side = name.partition("_")
    known = next(row for row in _dice["faces"] if (row["die"], row["id"]) == (die, face))
    return {**known, "side": int(side)}


_guessed_sides = [_guessed_side(name, face) for name, face in BOX.section("faces").items()]
_sides = sorted([*_dice["faces"], *_guessed_sides], key=lambda row: (DICE.index(row["die"]), row["side"]))
_faces: dict[str, dict[str, Any]] = {}
for _side in _sides:
    _faces.setdefault(f"{_side['die']}_{_side['id']}", _side)

FACES: Final = tuple(_faces)
"""The different faces of all dice: sides of a die that show the same are one face."""
FACE: Final = {name: number for number, name in enumerate(FACES)}
FACE_COUNT: Final = len(FACES)
SIDE_FACES: Final[list[int]] = [FACE[f"{row['die']}_{row['id']}"] for row in _sides]
"""The face on each side: die times SIDES plus the outcome of the roll."""
FACES_OF: Final = tuple([tuple(SIDE_FACES[die * SIDES : (die + 1) * SIDES]) for die in range(len(DICE))])
"""The faces of each die, by the outcome of the roll."""
FACE_DIE: Final[list[int]] = [DICE.index(row["die"]) for row in _faces.values()]
FACE_ID: Final = tuple([str(row["id"]) for row in _faces.values()])
NO_DICE: Final = (0,) * FACE_COUNT


def _on_faces(what: str) -> list[int]:
    return [int(row.get(what, 0)) for row in _faces.values()]


def _gained(row: dict[str, Any]) -> dict[str, int]:
    gain: dict[str, int] = row.get("gain", {})
    return gain


HAMMERS: Final[list[int]] = _on_faces("hammers")
SWORDS: Final[list[int]] = _on_faces("swords")
SHIELDS: Final[list[int]] = _on_faces("shields")
SKULLS: Final[list[int]] = _on_faces("skulls")
QUILLS: Final[list[int]] = _on_faces("quill")
FACE_STOCK: Final[list[int]] = [stock_of(_gained(row)) for row in _faces.values()]
FACE_CULTURE: Final[list[int]] = [int(_gained(row).get("culture", 0)) for row in _faces.values()]
PLAIN_FACES: Final[list[int]] = [face for face, skulls in enumerate(SKULLS) if not skulls]
"""Faces without a skull: dice that may be rolled again."""
QUILL_FACES: Final[list[int]] = [face for face, quill in enumerate(QUILLS) if quill]

CHOICE_FACES: Final[list[int]] = [face for face, row in enumerate(_faces.values()) if "one_of" in row]
"""Faces that pay one thing or another."""
_choices = [
    (face, {str(name): int(count) for name, count in option.items()})
    for face, row in enumerate(_faces.values())
    for option in row.get("one_of", [])
]
CHOICES: Final = tuple([f"{FACES[face]}>{'_'.join(option)}" for face, option in _choices])
CHOICE_FACE: Final[list[int]] = [face for face, _ in _choices]
CHOICE_STOCK: Final[list[int]] = [stock_of(option) for _, option in _choices]

TURNS: Final = tuple(
    [
        f"{FACES[start]}>{FACE_ID[end]}"
        for start in range(FACE_COUNT)
        for end in range(FACE_COUNT)
        if start != end and FACE_DIE[start] == FACE_DIE[end]
    ]
)
"""How a monastery may turn a die: from one face to another of the same die."""
TURN_FROM: Final[list[int]] = [FACE[name.partition(">")[0]] for name in TURNS]
TURN_TO: Final[list[int]] = [
    FACE[f"{DICE[FACE_DIE[start]]}_{name.partition('>')[2]}"]
    for start, name in zip(TURN_FROM, TURNS, strict=True)
]

# What buildings do


def _effects(what: str, default: Any) -> list[Any]:
    return [next((part[what] for part in row["effects"] if what in part), default) for row in _buildings]


EFFECTS_DATA: Final[list[list[dict[str, Any]]]] = [row["effects"] for row in _buildings]
INCOME: Final[list[int]] = [stock_of(income) for income in _effects("income", {})]
"""What each building brings when its owner collects, as a stock."""
EARNERS: Final[list[int]] = [kind for kind, income in enumerate(INCOME) if income]
ALWAYS_WALLED: Final[list[bool]] = [bool(holds) for holds in _effects("always_walled", False)]
"""Keeps: they close rings like walls, and are never hurt by what comes from outside."""
HEALS: Final[list[bool]] = [bool(holds) for holds in _effects("heals", False)]
DICE_TURNED: Final[list[int]] = [int(count) for count in _effects("turns", 0)]
TURNERS: Final[list[int]] = [kind for kind, count in enumerate(DICE_TURNED) if count]
POINTS_PER: Final[list[str]] = [str(what) for what in _effects("points_per", "")]
MOST_POINTS_PER: Final[list[int]] = [int(most) for most in _effects("most", 0)]
"""The most that one building brings by its bonus; 0 for no limit."""
DIE_OF: Final[list[int]] = [DICE.index(die) if die else -1 for die in _effects("die", "")]
"""The die each building brings, or -1."""
HOME_OF: Final[list[int]] = [DIE_OF.index(die) for die in range(len(DICE))]
"""The building that brings each die."""

# Phases

PHASES: Final = ("layout", "roll", "quills", "collect", "feed", "disasters", "build", "extort")
LAYOUT: Final = 0
ROLL: Final = 1
QUILL: Final = 2
COLLECT: Final = 3
FEED: Final = 4
DISASTERS: Final = 5
BUILD: Final = 6
EXTORT: Final = 7

ROLLS: Final = int(_setup["rolls"])
HUNGER: Final = int(_setup["hunger"])
"""Disaster points for each die that is not fed."""
REFUSAL: Final = int(_setup["refusal"])
"""Disaster points for a demand that is not met."""

# Disasters

DISASTER_NAMES: Final = tuple([str(row["id"]) for row in _disasters])


def _row_of(row: dict[str, Any]) -> int:
    return int(row["skulls"] if "skulls" in row else BOX.value("disaster_rows", row["id"]))


LAST_ROW: Final = int(BOX.value("disaster_rows", "last"))
DISASTER_OF: Final[list[str]] = [
    next((str(row["id"]) for row in _disasters if _row_of(row) == skulls), "")
    for skulls in range(LAST_ROW + 1)
]
"""The disaster of each number of skulls; more skulls count as the last row."""
BANDITS: Final = "bandits"
DISEASE: Final = "disease"
TREACHERY: Final = "treachery"
FIRE: Final = "fire"
ATTACK: Final = "attack"
REVOLT: Final = "revolt"


def _of_disaster(name: str, what: str) -> Any:
    return next(row[what] for row in _disasters if row["id"] == name)


BANDITS_DISASTER: Final = int(_of_disaster(BANDITS, "disaster"))
DISEASE_EACH: Final = int(_of_disaster(DISEASE, "disaster"))
REVOLT_LOSES: Final = RESOURCES.index(str(_of_disaster(REVOLT, "loses")))

# Set-up

SEATS: Final = tuple(sorted([int(seats) for seats in _setup["tokens"]]))
TOKENS: Final = {int(seats): int(count) for seats, count in _setup["tokens"].items()}
"""Tracking tokens for each number of seats."""
SCORCHED_START: Final = {int(seats): int(count) for seats, count in _setup["scorched_start"].items()}
BOXED_BUILDINGS: Final = {int(seats): int(count) for seats, count in _setup["boxed_buildings"].items()}
BOXED_DICE: Final = {int(seats): int(count) for seats, count in _setup["boxed_dice"].items()}


def start_pieces(seats: int) -> tuple[int, ...]:
    """What every seat lays out in secret, in the order in which it is asked."""
    pieces = [PIECE[name] for name, count in _setup["start_pieces"].items() for _ in range(int(count))]
    return (*pieces, *[SCORCHED] * SCORCHED_START[seats])


START_PIECES: Final = {seats: start_pieces(seats) for seats in SEATS}
ROUND_LIMIT: Final = int(BOX.value("limit", "rounds"))

# Scores

MOST_CULTURE: Final = int(_setup["most_culture"])
LARGEST_AREA: Final = int(_setup["largest_area"])
SOLO_AREA: Final = int(BOX.value("solo", "area"))

# Solo

SOLO_ROUNDS: Final = int(_solo["rounds"])
SOLO_BOXED: Final = {PIECE[name]: int(count) for name, count in _solo["boxed"].items()}
PHILIP_DICE: Final = tuple([int(_solo["philip"].get(name, 0)) for name in DICE])
PHILIP_TAKES: Final[list[int]] = [RESOURCES.index(name) for name in _solo["philip_takes"]]
RANKS: Final = tuple([str(row["id"]) for row in _solo["ranks"]])
RANK_FROM: Final[list[int]] = [
    -100_000 if row["from"] is None else int(row["from"]) for row in _solo["ranks"]
]

# How a game ends

BY_TOKENS: Final = "tokens"
BY_ROUNDS: Final = "rounds"
BY_LIMIT: Final = "limit"
ENDINGS: Final = (BY_TOKENS, BY_ROUNDS, BY_LIMIT)
