"""The catalog: what is in the box, read from `data/` and turned into tables.

Inside, a card, kind, piece, terrain or god is a number; the ids of the files are used at the edges
(notation, views, locale). What the rulebook prints is in three files; the prices, the tiles and
everything else that its lost pictures would tell is in the box of `edition`, for an owner of the game
to correct.

Cards of one kind with the same price are alike: they are one *card* here, with copies. Resources are
packed into one int: a *stock*, see `core.purse`; the gold of a price stands beside it. Pieces are packed
likewise, four bits for each type.
"""

from typing import Any, Final

from tessera.core import purse
from tessera.games.deus.edition import BOX, TILE_REGIONS, read

_setup = read("setup")
_cards = read("cards")
_gods = read("gods")["gods"]


def _ids(rows: list[dict[str, Any]]) -> tuple[str, ...]:
    return tuple([str(row["id"]) for row in rows])


# Resources

RESOURCES: Final = tuple([str(name) for name in _setup["resources"]])
RESOURCE_COUNT: Final = len(RESOURCES)
ONE_OF_EACH: Final = sum(1 << purse.BYTE * resource for resource in range(RESOURCE_COUNT))


def stock_of(amounts: dict[str, int]) -> int:
    """Amounts of resources, packed."""
    return purse.packed(RESOURCES, amounts)


GOLD_FOR_RESOURCE: Final = int(_setup["gold_for_a_resource"])

# Colours and pieces: the piece of a colour has the colour's number, and the temple is the last

COLOURS: Final = _ids(_cards["colours"])
BROWN: Final = COLOURS.index("brown")
GREEN: Final = COLOURS.index("green")
BLUE: Final = COLOURS.index("blue")
YELLOW: Final = COLOURS.index("yellow")
RED: Final = COLOURS.index("red")
PURPLE: Final = COLOURS.index("purple")
PIECES: Final = tuple([str(row["piece"]) for row in _cards["colours"]])
CIVIL: Final = PIECES.index("civil")
PRODUCTION: Final = PIECES.index("production")
SHIP: Final = PIECES.index("ship")
SCIENTIFIC: Final = PIECES.index("scientific")
ARMY: Final = PIECES.index("army")
TEMPLE: Final = PIECES.index("temple")
TYPE_COUNT: Final = TEMPLE
"""The types of pieces that a seat owns: all but the temples, which are common."""
TYPES: Final = PIECES[:TYPE_COUNT]
PIECE_BITS: Final = 4
PIECE_MASK: Final = 15
PIECES_OF_TYPE: Final = int(_setup["pieces_of_a_type"])
if PIECES[:TYPE_COUNT] != tuple(_setup["pieces"]):
    raise ValueError("the pieces of setup.json and the colours of cards.json are in the same order")

# Terrains

TERRAINS: Final = _ids(_setup["terrains"])
LAND_COUNT: Final = RESOURCE_COUNT
"""The first terrains are the lands, in the order of the resources that they produce."""
SEA: Final = TERRAINS.index("sea")
VILLAGE: Final = TERRAINS.index("village")
if [row.get("resource") for row in _setup["terrains"][:LAND_COUNT]] != list(RESOURCES):
    raise ValueError("the lands of setup.json are in the order of the resources")

# Kinds of cards, and cards: a kind with a price

_kinds = _cards["kinds"]
KINDS: Final = _ids(_kinds)
KIND: Final = {name: number for number, name in enumerate(KINDS)}
KIND_COLOUR: Final[list[int]] = [COLOURS.index(row["colour"]) for row in _kinds]
EFFECTS_DATA: Final[list[dict[str, Any]]] = [row["effect"] for row in _kinds]
TEMPLE_COST: Final = stock_of(_cards["temple"]["cost"])
MOST_TEMPLE_POINTS: Final = int(_cards["temple"]["most_points"])


def _prices(row: dict[str, Any]) -> list[tuple[int, int]]:
    """What each card of a kind costs: resources as a stock, and gold."""
    if row["colour"] == "purple":
        return [(TEMPLE_COST, 0)] * int(row["copies"])
    return [(stock_of(price), int(price.get("gold", 0))) for price in BOX.value("cards", row["id"])]


_faces: list[tuple[str, int, tuple[int, int], int]] = []
"""Name, kind, price and copies of each card."""
for _kind, _row in enumerate(_kinds):
    _prices_of = _prices(_row)
    _different = sorted(set(_prices_of), key=_prices_of.index)
    for _number, _price in enumerate(_different, 1):
        _name = f"{_row['id']}_{_number}" if len(_different) > 1 else str(_row["id"])
        _faces.append((_name, _kind, _price, _prices_of.count(_price)))

CARDS: Final = tuple([name for name, _, _, _ in _faces])
CARD: Final = {name: number for number, name in enumerate(CARDS)}
KIND_OF: Final[list[int]] = [kind for _, kind, _, _ in _faces]
COST: Final[list[int]] = [price[0] for _, _, price, _ in _faces]
"""The resources that each card costs, as a stock."""
GOLD_COST: Final[list[int]] = [price[1] for _, _, price, _ in _faces]
"""The gold that each card costs besides."""
COPIES: Final[list[int]] = [copies for _, _, _, copies in _faces]
COLOUR: Final[list[int]] = [KIND_COLOUR[kind] for kind in KIND_OF]
DECK: Final[list[int]] = [card for card, copies in enumerate(COPIES) for _ in range(copies)]
"""All cards of the box, sorted."""
WILD: Final = len(CARDS)
"""Stands in a column for a card that was built face down."""

COST_OF: Final[list[list[int]]] = [
    [purse.amount(price, resource) for resource in range(RESOURCE_COUNT)] for price in COST
]
MOST_OF_A_RESOURCE: Final[list[int]] = [
    max(cost[resource] for cost in COST_OF) for resource in range(RESOURCE_COUNT)
]


def _ways_to_pay() -> list[int]:
    """Every stock that may be part of a price; the rest of it is paid in gold."""
    ways = [0]
    for resource, most in enumerate(MOST_OF_A_RESOURCE):
        ways = [way + (count << purse.BYTE * resource) for count in range(most + 1) for way in ways]
    return ways


PAYMENTS: Final[list[int]] = _ways_to_pay()
PAYMENT: Final[dict[int, int]] = {stock: number for number, stock in enumerate(PAYMENTS)}
PAYMENT_NAMES: Final = tuple(
    [
        "+".join(
            [name for resource, name in enumerate(RESOURCES) for _ in range(purse.amount(stock, resource))]
        )
        or "gold"
        for stock in PAYMENTS
    ]
)

# Gods: the god of a colour has the colour's number

GODS: Final = _ids(_gods)
GODS_DATA: Final[list[dict[str, Any]]] = list(_gods)
VESTA: Final = GODS.index("vesta")
CERES: Final = GODS.index("ceres")
NEPTUNE: Final = GODS.index("neptune")
MINERVA: Final = GODS.index("minerva")
MARS: Final = GODS.index("mars")
JUPITER: Final = GODS.index("jupiter")
if tuple(row["god"] for row in _cards["colours"]) != GODS:
    raise ValueError("the gods of gods.json and the colours of cards.json are in the same order")
VESTA_POINTS: Final = int(_gods[VESTA]["each"]["points"])
VESTA_MOST: Final = int(_gods[VESTA]["most"])
NEPTUNE_GOLD: Final = int(_gods[NEPTUNE]["each"]["gold"])
CERES_RESOURCES: Final = int(_gods[CERES]["each"]["resources"])
MINERVA_CARDS: Final = int(_gods[MINERVA]["each"]["cards"])
MARS_PIECES: Final = int(_gods[MARS]["each"]["pieces"])

# Set-up

SEATS: Final = tuple([int(seats) for seats in _setup["seats"]])
RESOURCES_FOR_SEAT: Final = int(_setup["resources_for_each_seat"])
START_GOLD: Final = int(_setup["start"]["gold"])
START_POINTS: Final = int(_setup["start"]["points"])
START_RESOURCES: Final = int(_setup["start"]["resources"])
START_PIECES: Final = int(_setup["start"]["pieces"])
START_HAND: Final = int(_setup["start"]["hand"])
CHOSEN_STARTS: Final = tuple([str(count) for count in _setup["chosen_starts"]])
"""How many pieces one may choose to begin with."""
HAND: Final = int(_setup["hand"])
HAND_LIMIT: Final = int(_setup["hand_limit"])
LANDING_POINTS: Final = int(_setup["landing_points"])
FIRST_DISTANCE: Final = int(_setup["first_distance"])
"""How far apart the first pieces stand: two empty regions lie between."""
MAJORITY_POINTS: Final = int(_setup["majority_points"])
ROUND_LIMIT: Final = int(BOX.value("limit", "rounds"))

# Tiles of the continent

TURNS: Final = TILE_REGIONS - 1
SIDES: Final = 2
_tiles: dict[str, list[str]] = BOX.section("tiles")
TILES: Final = tuple([name[:-1] for name in _tiles][::SIDES])
SIDE_TERRAINS: Final[list[list[int]]] = [[TERRAINS.index(name) for name in side] for side in _tiles.values()]
"""The terrains of each side of each tile: the centre, then the rim."""
LAYOUTS: Final[dict[int, tuple[tuple[int, int], ...]]] = {
    int(seats): tuple([(int(i), int(j)) for i, j in places])
    for seats, places in BOX.section("layouts").items()
}
"""Where the tiles lie for each number of seats, in steps of the lattice."""
STEPS: Final[list[tuple[int, int]]] = [
    (int(step[0]), int(step[1])) for step in BOX.section("tile_steps").values()
]
"""The steps of the lattice on which the centres of the tiles lie."""

# How a game ends

BY_TEMPLES: Final = "temples"
BY_VILLAGES: Final = "villages"
BY_LIMIT: Final = "limit"
ENDINGS: Final = (BY_TEMPLES, BY_VILLAGES, BY_LIMIT)
