"""The catalog: what is in the box, read from `data/` and turned into tables.

Inside, an advance, a unit, a building, a wonder, a card or a terrain is a number; the ids of the files are
used at the edges (notation, views, locale). What a seat has of resources and tokens is one stock, see
`core.purse`. Everything of the Civilizations expansion stands behind what the base game has, so that the
base game is a beginning of each table.
"""

from typing import Any, Final

from tessera.core import purse
from tessera.core.data import read_data


def _read(name: str) -> dict[str, Any]:
    return read_data("tessera.games.clash", name)


_pieces = _read("pieces")
_advances = _read("advances")
_cards = _read("cards")


def _ids(rows: list[dict[str, Any]]) -> tuple[str, ...]:
    return tuple([str(row["id"]) for row in rows])


SEATS: Final = (2, 3, 4)
MOST_SEATS: Final = SEATS[-1]
BARBARIANS: Final = MOST_SEATS
"""The owner beside the seats: they have cities and armies."""
PIRATES: Final = BARBARIANS + 1
OWNERS: Final = PIRATES + 1
NOBODY: Final = -1

# The course of the game

AGES: Final = 6
SHORT_AGES: Final = 4
LONG_AGES: Final = 7
"""Of a game whose end is not certain."""
ROUNDS: Final = 3
ACTIONS: Final = 3
TRACK: Final = 3
"""Markers on an event track that is full."""
HALVES: Final = 2
"""Points are counted in halves: an advance is worth one."""

# Resources and tokens: the kinds of a stock

RESOURCES: Final = tuple([str(name) for name in _pieces["resources"]])
TOKENS: Final = tuple([str(name) for name in _pieces["tokens"]])
GOODS: Final = (*RESOURCES, *TOKENS)
FOOD: Final = GOODS.index("food")
WOOD: Final = GOODS.index("wood")
ORE: Final = GOODS.index("ore")
IDEAS: Final = GOODS.index("ideas")
GOLD: Final = GOODS.index("gold")
MOOD: Final = GOODS.index("mood")
CULTURE: Final = GOODS.index("culture")
RAW: Final = 3
"""Food, wood and ore are the first kinds."""
RESOURCE_COUNT: Final = len(RESOURCES)
MOST_RESOURCES: Final = 7
MOST_FOOD: Final = 2
"""Without Storage."""
MOST_DOGMATIC_IDEAS: Final = 2
MOST_TOKENS: Final = purse.MOST
"""Tokens have no limit; nobody comes near this one."""
START_FOOD: Final = 2

ONE_FOOD: Final = 1 << purse.BYTE * FOOD
ONE_WOOD: Final = 1 << purse.BYTE * WOOD
ONE_ORE: Final = 1 << purse.BYTE * ORE
ONE_IDEA: Final = 1 << purse.BYTE * IDEAS
ONE_GOLD: Final = 1 << purse.BYTE * GOLD
ONE_MOOD: Final = 1 << purse.BYTE * MOOD
ONE_CULTURE: Final = 1 << purse.BYTE * CULTURE
ONE_OF: Final[list[int]] = [1 << purse.BYTE * kind for kind in range(len(GOODS))]


def stock_of(amounts: dict[str, int]) -> int:
    """Amounts of resources and tokens, packed."""
    return purse.packed(GOODS, amounts)


# Units

UNITS: Final = _ids(_pieces["units"])
SETTLER: Final = UNITS.index("settler")
INFANTRY: Final = UNITS.index("infantry")
SHIP: Final = UNITS.index("ship")
CAVALRY: Final = UNITS.index("cavalry")
ELEPHANT: Final = UNITS.index("elephant")
LEADER: Final = UNITS.index("leader")
UNIT_COUNT: Final = len(UNITS)
BASE_UNITS: Final = CAVALRY
"""The units of the base game are those before this one."""
UNIT_COST: Final[list[int]] = [stock_of(row["cost"]) for row in _pieces["units"]]
UNIT_LIMIT: Final[list[int]] = [int(row["limit"]) for row in _pieces["units"]]
BARBARIAN_LIMIT: Final[list[int]] = [int(row["barbarians"]) for row in _pieces["units"]]
STACK: Final = 4
"""Army units of one owner on a land cell."""
ABOARD: Final = 2
"""Land units that a ship carries."""
GROUPS: Final = 3
"""Groups that one action moves."""

# Buildings and settlements

BUILDINGS: Final = _ids(_pieces["buildings"])
ACADEMY: Final = BUILDINGS.index("academy")
FORTRESS: Final = BUILDINGS.index("fortress")
PORT: Final = BUILDINGS.index("port")
TEMPLE: Final = BUILDINGS.index("temple")
MARKET: Final = BUILDINGS.index("market")
OBELISK: Final = BUILDINGS.index("obelisk")
OBSERVATORY: Final = BUILDINGS.index("observatory")
BUILDING_COUNT: Final = len(BUILDINGS)
BASE_BUILDINGS: Final = MARKET
"""The buildings of the base game are those before this one."""
BUILDING_COST: Final = stock_of(_pieces["building_cost"])
BUILDING_LIMIT: Final = int(_pieces["buildings_of_a_type"])
SETTLEMENT_LIMIT: Final = int(_pieces["settlements"])
BARBARIAN_SETTLEMENTS: Final = int(_pieces["barbarian_settlements"])
EXHAUSTED_TOKENS: Final = int(_pieces["exhausted_tokens"])
LARGEST_CITY: Final = 5

# Moods

MOODS: Final = ("angry", "neutral", "happy")
ANGRY: Final = 0
NEUTRAL: Final = 1
HAPPY: Final = 2

# Advances

CATEGORIES: Final = _ids(_advances["categories"])
ADVANCES: Final = tuple([str(row["id"]) for each in _advances["categories"] for row in each["advances"]])
ADVANCE_COUNT: Final = len(ADVANCES)
OF_CATEGORY: Final = 4
"""Advances of a category; the first is its top."""
FIRST_GOVERNMENT: Final = CATEGORIES.index("democracy")
GOVERNMENTS: Final = len(CATEGORIES) - FIRST_GOVERNMENT
FIRST_GOVERNMENT_ADVANCE: Final = FIRST_GOVERNMENT * OF_CATEGORY
ALL_OF_CATEGORY: Final[list[int]] = [
    (1 << OF_CATEGORY) - 1 << OF_CATEGORY * category for category in range(len(CATEGORIES))
]
"""The advances of each category, as a set."""
ALL_GOVERNMENTS: Final = sum(ALL_OF_CATEGORY[FIRST_GOVERNMENT:])


def _advance(name: str) -> int:
    return ADVANCES.index(name)


FARMING: Final = _advance("farming")
STORAGE: Final = _advance("storage")
IRRIGATION: Final = _advance("irrigation")
HUSBANDRY: Final = _advance("husbandry")
MINING: Final = _advance("mining")
ENGINEERING: Final = _advance("engineering")
SANITATION: Final = _advance("sanitation")
ROADS: Final = _advance("roads")
FISHING: Final = _advance("fishing")
NAVIGATION: Final = _advance("navigation")
WARSHIPS: Final = _advance("warships")
CARTOGRAPHY: Final = _advance("cartography")
WRITING: Final = _advance("writing")
PUBLIC_EDUCATION: Final = _advance("public_education")
FREE_EDUCATION: Final = _advance("free_education")
PHILOSOPHY: Final = _advance("philosophy")
TACTICS: Final = _advance("tactics")
SIEGECRAFT: Final = _advance("siegecraft")
STEEL_WEAPONS: Final = _advance("steel_weapons")
DRAFT: Final = _advance("draft")
MYTHS: Final = _advance("myths")
RITUALS: Final = _advance("rituals")
PRIESTHOOD: Final = _advance("priesthood")
STATE_RELIGION: Final = _advance("state_religion")
BARTERING: Final = _advance("bartering")
TAXES: Final = _advance("taxes")
TRADE_ROUTES: Final = _advance("trade_routes")
CURRENCY: Final = _advance("currency")
ARTS: Final = _advance("arts")
SPORTS: Final = _advance("sports")
MONUMENTS: Final = _advance("monuments")
THEATERS: Final = _advance("theaters")
MATH: Final = _advance("math")
ASTRONOMY: Final = _advance("astronomy")
MEDICINE: Final = _advance("medicine")
METALLURGY: Final = _advance("metallurgy")
VOTING: Final = _advance("voting")
SEPARATION_OF_POWER: Final = _advance("separation_of_power")
CIVIL_LIBERTIES: Final = _advance("civil_liberties")
FREE_ECONOMY: Final = _advance("free_economy")
NATIONALISM: Final = _advance("nationalism")
TOTALITARIANISM: Final = _advance("totalitarianism")
ABSOLUTE_POWER: Final = _advance("absolute_power")
FORCED_LABOR: Final = _advance("forced_labor")
DOGMA: Final = _advance("dogma")
DEVOTION: Final = _advance("devotion")
CONVERSION: Final = _advance("conversion")
FANATICISM: Final = _advance("fanaticism")

START_ADVANCES: Final = 1 << FARMING | 1 << MINING
ADVANCE_PRICE: Final = 2
"""In food."""
ADVANCE_TOKEN: Final[list[int]] = [
    ONE_OF[GOODS.index(row["token"])] if row["token"] else 0
    for each in _advances["categories"]
    for row in each["advances"]
]
"""What the frame of each advance brings, as a stock."""
GOVERNMENT_NEEDS: Final[list[int]] = [
    _advance(row["needs"]) if row["needs"] else NOBODY for row in _advances["categories"]
]
"""The advance that the top of each category needs."""
BUILDING_NEEDS: Final[list[int]] = [_advance(row["needs"]) for row in _pieces["buildings"]]

# Wonders

WONDERS: Final = _ids(_pieces["wonders"])
ARENA: Final = WONDERS.index("great_arena")
GARDENS: Final = WONDERS.index("great_gardens")
LIBRARY: Final = WONDERS.index("great_library")
LIGHTHOUSE: Final = WONDERS.index("great_lighthouse")
MAUSOLEUM: Final = WONDERS.index("great_mausoleum")
PYRAMID: Final = WONDERS.index("great_pyramid")
STATUE: Final = WONDERS.index("great_statue")
WALL: Final = WONDERS.index("great_wall")
WONDER_COUNT: Final = len(WONDERS)
WONDER_COST: Final[list[int]] = [stock_of(row["cost"]) for row in _pieces["wonders"]]
WONDER_NEEDS: Final[list[int]] = [_advance(row["needs"]) for row in _pieces["wonders"]]
WONDER_BUILDING: Final[list[int]] = [
    BUILDINGS.index(row["building"]) if "building" in row else NOBODY for row in _pieces["wonders"]
]
WONDER_POINTS: Final[list[int]] = [int(row["points"]) for row in _pieces["wonders"]]
SHARED_WONDER_POINTS: Final = 2
"""Each of who built and who holds a wonder, if they are two."""

# Dice: twelve faces, each with a value and the symbol of a unit

FACES: Final = len(_pieces["faces"])
FACE_VALUE: Final[list[int]] = [int(row["value"]) for row in _pieces["faces"]]
FACE_SYMBOL: Final[list[int]] = [UNITS.index(row["symbol"]) for row in _pieces["faces"]]
FACE_NAMES: Final = tuple([f"{row['value']}_{row['symbol']}" for row in _pieces["faces"]])
ALL_FACES: Final = tuple(range(FACES))
HIT: Final = 5
"""Combat value for each hit, and what a plain roll must reach."""

# Cards

EFFECTS: Final = _ids(_cards["effects"])
TACTICS_NAMES: Final = _ids(_cards["tactics"])
ACTION_CARD_COUNT: Final = len(_cards["actions"])
ACTION_CARDS: Final = tuple([f"{row['effect']}_{row['tactics']}" for row in _cards["actions"]])
CARD_EFFECT: Final[list[int]] = [EFFECTS.index(row["effect"]) for row in _cards["actions"]]
CARD_TACTICS: Final[list[int]] = [TACTICS_NAMES.index(row["tactics"]) for row in _cards["actions"]]
EFFECT_IS_ACTION: Final[list[bool]] = [bool(row["is_action"]) for row in _cards["effects"]]
EFFECT_CULTURE: Final[list[int]] = [int(row["culture"]) for row in _cards["effects"]]
"""The culture tokens that each effect costs."""

OBJECTIVES: Final = _ids(_cards["objectives"])
OBJECTIVE_WHEN: Final = tuple([str(row["when"]) for row in _cards["objectives"]])
OBJECTIVE_CARDS: Final = tuple([f"{row['top']}_{row['bottom']}" for row in _cards["objective_cards"]])
OBJECTIVES_OF: Final[list[tuple[int, int]]] = [
    (OBJECTIVES.index(row["top"]), OBJECTIVES.index(row["bottom"])) for row in _cards["objective_cards"]
]
BASE_OBJECTIVE_CARDS: Final = tuple(
    [card for card, row in enumerate(_cards["objective_cards"]) if "expansion" not in row]
)
OBJECTIVE_POINTS: Final = 2

SYMBOLS: Final = ("gold_mine", "exhausted_land", "barbarians_appear", "barbarians_move", "pirates")
EVENT_EFFECTS: Final = tuple(dict.fromkeys([str(row["effect"]) for row in _cards["events"]]))
EVENTS_EFFECT: Final[list[int]] = [EVENT_EFFECTS.index(row["effect"]) for row in _cards["events"]]
EVENTS_SYMBOL: Final[list[int]] = [
    SYMBOLS.index(row["symbol"]) if row["symbol"] else NOBODY for row in _cards["events"]
]
EVENT_CARDS: Final = tuple([f"{row['effect']}_{number + 1}" for number, row in enumerate(_cards["events"])])
BASE_EVENT_CARDS: Final = tuple([card for card, row in enumerate(_cards["events"]) if "expansion" not in row])
PESTILENCE: Final = EVENTS_EFFECT.index(EVENT_EFFECTS.index("pestilence"))
"""The event that stays on the table; see `settings.PLAGUE`."""
RANDOM_END: Final[dict[tuple[int, int], tuple[int, int]]] = {
    (int(row["age"]), int(row["round"])): (int(row["from"]), int(row["to"])) for row in _cards["random_end"]
}
"""For the rounds of a long game that may be the last: which rolls of its first player end it."""
ENDINGS: Final = ("ages", "no_city", "random", "wonder")
