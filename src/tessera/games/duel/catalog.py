"""The catalog: what is in the box, read from `data/` and turned into tables.

Inside, a card, wonder, progress token, god or mythology is its place in the data file; the ids of
the files are used at the edges (notation, views, locale). To correct a component edit its file.

What decides the price of anything is packed into one int per city, its *economy*.
"""

from itertools import combinations
from typing import Any, Final

from tessera.core.data import read_data


def _read(name: str) -> dict[str, Any]:
    return read_data("tessera.games.duel", name)


_cards = _read("cards")["cards"]
_wonders = _read("wonders")["wonders"]
_progress = _read("progress")["progress"]
_pantheon = _read("pantheon")
_layouts = _read("layouts")["ages"]
_military = _read("military")


def _ids(rows: list[dict[str, Any]]) -> tuple[str, ...]:
    return tuple([str(row["id"]) for row in rows])


# Resources, colours, symbols

RESOURCES: Final = ("wood", "clay", "stone", "glass", "papyrus")
RAW_COUNT: Final = 3
"""The first three resources are raw, the others manufactured."""

COLOURS: Final = ("brown", "grey", "blue", "green", "yellow", "red", "purple")
BROWN: Final = 0
GREY: Final = 1
BLUE: Final = 2
GREEN: Final = 3
YELLOW: Final = 4
RED: Final = 5
PURPLE: Final = 6

SYMBOLS: Final = ("armillary_sphere", "wheel", "sundial", "mortar", "plumb_bob", "quill", "scales")

# Names of everything

CARDS: Final = _ids(_cards)
WONDERS: Final = _ids(_wonders)
PROGRESS: Final = _ids(_progress)
GODS: Final = (*_ids(_pantheon["gods"]), "gate")
GATE: Final = len(GODS) - 1
"""The Gate lies in the pantheon like a god."""
MYTHOLOGIES: Final = tuple([str(name) for name in _pantheon["mythology_tokens"]])

CARD: Final = {name: number for number, name in enumerate(CARDS)}
WONDER: Final = {name: number for number, name in enumerate(WONDERS)}
TOKEN: Final = {name: number for number, name in enumerate(PROGRESS)}
GOD: Final = {name: number for number, name in enumerate(GODS)}

# What each thing does, as written in the files; `effects` makes objects of it

CARD_EFFECTS_DATA: Final[list[list[dict[str, Any]]]] = [row["effects"] for row in _cards]
WONDER_EFFECTS_DATA: Final[list[list[dict[str, Any]]]] = [row["effects"] for row in _wonders]
PROGRESS_EFFECTS_DATA: Final[list[list[dict[str, Any]]]] = [row["effects"] for row in _progress]
GOD_EFFECTS_DATA: Final[list[list[dict[str, Any]]]] = [row["effects"] for row in _pantheon["gods"]]

# The economy of a city, packed. Seven bits for each resource: how many units the city's brown and
# grey cards produce (3 bits), how many the rival's do (3 bits, empty but in a market: see
# `market.market_of`), whether it is bought for one coin. Above them the sources of one raw and of one
# manufactured unit of choice (2 bits each), then Architecture and Masonry.

RESOURCE_BITS: Final = 7
RESOURCE_MASK: Final = (1 << RESOURCE_BITS) - 1
RIVAL_SHIFT: Final = 3
BOUGHT_FOR_ONE: Final = 6
OUTPUT_MASK: Final = sum(7 << RESOURCE_BITS * resource for resource in range(len(RESOURCES)))
"""What brown and grey cards produce: all that raises the opponent's prices."""
RAW_CHOICE: Final = 1 << RESOURCE_BITS * len(RESOURCES)
MANUFACTURED_CHOICE: Final = RAW_CHOICE << 2
ARCHITECTURE_BIT: Final = RAW_CHOICE << 4
MASONRY_BIT: Final = RAW_CHOICE << 5


def output_of(resources: dict[str, int]) -> int:
    """Production as part of an economy."""
    return sum(count << RESOURCE_BITS * RESOURCES.index(name) for name, count in resources.items())


def bought_for_one(resources: list[str]) -> int:
    """Fixed prices as part of an economy."""
    return sum(1 << RESOURCE_BITS * RESOURCES.index(name) + BOUGHT_FOR_ONE for name in resources)


# Cards and wonders share the price tables: a wonder's item is its number after all cards.

FIRST_WONDER_ITEM: Final = len(CARDS)
ITEM_COUNT: Final = len(CARDS) + len(WONDERS)

ITEM_COINS: Final[list[int]] = [int(row["cost"].get("coins", 0)) for row in _cards + _wonders]
ITEM_RESOURCES: Final[list[list[int]]] = [
    [int(row["cost"].get(name, 0)) for name in RESOURCES] for row in _cards + _wonders
]
COLOUR: Final[list[int]] = [COLOURS.index(row["colour"]) for row in _cards]
COLOUR_BITS: Final = 4
"""A city counts its cards of each colour in so many bits of one int."""
COLOUR_MASK: Final = (1 << COLOUR_BITS) - 1
ONE_OF_COLOUR: Final[list[int]] = [1 << COLOUR_BITS * colour for colour in COLOUR]
"""What each card adds to it."""
ITEM_DISCOUNT: Final[list[int]] = [
    *[MASONRY_BIT if colour == BLUE else 0 for colour in COLOUR],
    *[ARCHITECTURE_BIT for _ in WONDERS],
]
"""The bit of an economy that takes two units off the item's cost."""

# Chains: a symbol that one card or mythology token gives and another card needs, as bits

CHAINS: Final = (*MYTHOLOGIES, *[str(row["gives"]) for row in _cards if "gives" in row])
CHAIN_GIVEN: Final[list[int]] = [1 << CHAINS.index(row["gives"]) if "gives" in row else 0 for row in _cards]
CHAIN_NEEDED: Final[list[int]] = [1 << CHAINS.index(row["needs"]) if "needs" in row else 0 for row in _cards]

# How a game ends

CIVILIAN: Final = "civilian"
MILITARY: Final = "military"
SCIENTIFIC: Final = "scientific"

# Decks

AGE_DECKS: Final[list[tuple[int, ...]]] = [
    tuple([number for number, row in enumerate(_cards) if row["deck"] == f"age_{age}"]) for age in (1, 2, 3)
]
GUILDS: Final = tuple([number for number, row in enumerate(_cards) if row["deck"] == "guild"])
GRAND_TEMPLES: Final = tuple([number for number, row in enumerate(_cards) if row["deck"] == "grand_temple"])
SPECIALS_USED: Final = int(_pantheon["grand_temples_used"])
"""How many guilds, or Grand Temples, are shuffled into the third age."""
BASE_WONDERS: Final = tuple([number for number, row in enumerate(_wonders) if row["set"] == "base"])
ALL_WONDERS: Final = tuple(range(len(WONDERS)))
BASE_PROGRESS: Final = tuple([number for number, row in enumerate(_progress) if row["set"] == "base"])
ALL_PROGRESS: Final = tuple(range(len(PROGRESS)))
PROGRESS_ON_BOARD: Final = 5
WONDER_LIMIT: Final = 7
STARTING_COINS: Final = 7

# The structures of the three ages

SLOTS: Final = 20
FULL: Final = (1 << SLOTS) - 1
FACE_DOWN: Final = -2
FACE_DOWN_SPECIAL: Final = -3
"""A guild or Grand Temple, known by its back."""
COVERED_BY: Final[list[list[int]]] = [
    [sum(1 << cover for cover in covers) for covers in age["covered_by"]] for age in _layouts
]
"""For each age and slot the set of slots that lie on it, as bits."""
FACE_UP_SLOTS: Final[list[tuple[int, ...]]] = [
    tuple([slot for slot, face in enumerate(age["face_up"]) if face]) for age in _layouts
]
TOKEN_SLOTS: Final[list[tuple[int, ...]]] = [tuple(age["token_slots"]) for age in _layouts]
ROWS: Final[list[list[int]]] = [age["row"] for age in _layouts]
PLACES: Final[list[list[int]]] = [age["x"] for age in _layouts]

# The military track; positions from the first seat's point of view

CAPITAL: Final = int(_military["capital"])
LOOT: Final = tuple([str(token["id"]) for token in _military["loot"]])
LOOT_COINS: Final[list[int]] = [int(token["coins"]) for token in _military["loot"]]
LOOT_ZONES: Final[list[tuple[int, int]]] = [
    (int(token["from"]), int(token["to"])) for token in _military["loot"]
]
LOOT_AT: Final[dict[int, int]] = {
    place: token for token, (first, last) in enumerate(LOOT_ZONES) for place in range(first, last + 1)
}
"""For each position in a zone its military token."""
MILITARY_POINTS: Final[list[int]] = [
    max(int(zone["points"]) for zone in _military["zones"] if distance >= zone["from"])
    for distance in range(CAPITAL + 1)
]
SPACES: Final = tuple([f"{place:+d}" if place else "0" for place in range(-CAPITAL, CAPITAL + 1)])
"""Names of the spaces of the track; the number of a space is its position plus CAPITAL."""

# Pantheon

MYTHOLOGY_OF: Final[list[int]] = [MYTHOLOGIES.index(row["mythology"]) for row in _pantheon["gods"]]
GODS_OF: Final[list[tuple[int, ...]]] = [
    tuple([god for god, mythology in enumerate(MYTHOLOGY_OF) if mythology == number])
    for number in range(len(MYTHOLOGIES))
]
MYTHOLOGY_TOKENS: Final = tuple(
    [
        number
        for number, name in enumerate(MYTHOLOGIES)
        for _ in range(int(_pantheon["mythology_tokens"][name]))
    ]
)
OFFERINGS: Final = tuple([int(value) for value in _pantheon["offerings"]])
OFFERING_TOTAL: Final[dict[tuple[int, ...], int]] = {
    chosen: sum(OFFERINGS[offering] for offering in chosen)
    for count in range(len(OFFERINGS) + 1)
    for chosen in combinations(range(len(OFFERINGS)), count)
}
"""For each choice of offerings what they take off a cost together."""
PANTHEON_SLOTS: Final = len(_pantheon["slot_costs"])
SLOT_COST: Final[list[list[int]]] = [
    [int(costs[seat]) for costs in _pantheon["slot_costs"]] for seat in range(2)
]
"""For each seat the cost of each slot."""

GATE_MULTIPLIER: Final = int(_pantheon["gate_multiplier"])
GRAND_TEMPLE_POINTS: Final[list[int]] = [int(points) for points in _pantheon["grand_temple_points"]]

# Progress tokens as bits of a city's `progress`, for those that the rules ask about

ECONOMY: Final = 1 << TOKEN["economy"]
MATHEMATICS: Final = 1 << TOKEN["mathematics"]
STRATEGY: Final = 1 << TOKEN["strategy"]
THEOLOGY: Final = 1 << TOKEN["theology"]
URBANISM: Final = 1 << TOKEN["urbanism"]
MYSTICISM: Final = 1 << TOKEN["mysticism"]
POLIORCETICS: Final = 1 << TOKEN["poliorcetics"]
ENGINEERING: Final = 1 << TOKEN["engineering"]

SANCTUARY: Final = WONDER["sanctuary"]
ENKI: Final = GOD["enki"]

# Amounts of lasting effects


def _amount(rows: list[dict[str, Any]], name: str, effect: str) -> int:
    (amount,) = [
        int(part[effect]) for row in rows if row["id"] == name for part in row["effects"] if effect in part
    ]
    return amount


STRATEGY_SHIELDS: Final = _amount(_progress, "strategy", "extra_shields")
URBANISM_COINS: Final = _amount(_progress, "urbanism", "coins_per_chain")
POLIORCETICS_COINS: Final = _amount(_progress, "poliorcetics", "siege")
ENGINEERING_PRICE: Final = _amount(_progress, "engineering", "chainable_price")
SANCTUARY_DISCOUNT: Final = _amount(_wonders, "sanctuary", "activation_discount")
DISCOUNT_UNITS: Final = int(_progress[TOKEN["architecture"]]["effects"][0]["resource_discount"]["amount"])
"""Units that Architecture and Masonry take off."""
ENKI_TOKENS: Final = _amount(_pantheon["gods"], "enki", "progress_on_card")
