"""Every card and wonder: a table of the components, kept apart from the data files, against building them.

Columns: the card, its colour, its cost (a number is coins), the card that makes it free, and what it
gives in a city that has nothing else. What depends on the rest of the city has its own tests.
"""

import pytest

from tessera.games.duel.catalog import CARDS as ALL_CARDS
from tessera.games.duel.catalog import WONDERS as ALL_WONDERS
from tessera.games.duel.scenario import (
    RICH,
    built,
    city,
    legal,
    play,
    price,
    raise_wonder,
    scenario,
    sheet,
    symbols,
    unit_prices,
)

AGE_1 = """
lumber_yard   | brown  | -       | - | wood
stone_pit     | brown  | 1       | - | stone
clay_pool     | brown  | -       | - | clay
logging_camp  | brown  | 1       | - | wood
quarry        | brown  | -       | - | stone
clay_pit      | brown  | 1       | - | clay
glassworks    | grey   | 1       | - | glass
press         | grey   | 1       | - | papyrus
stable        | red    | wood    | - | shields 1
garrison      | red    | clay    | - | shields 1
palisade      | red    | 2       | - | shields 1
guard_tower   | red    | -       | - | shields 1
scriptorium   | green  | 2       | - | quill
workshop      | green  | papyrus | - | plumb_bob, points 1
pharmacist    | green  | 2       | - | mortar
apothecary    | green  | glass   | - | wheel, points 1
tavern        | yellow | -       | - | coins 4
stone_reserve | yellow | 3       | - | cheap stone
clay_reserve  | yellow | 3       | - | cheap clay
wood_reserve  | yellow | 3       | - | cheap wood
theater       | blue   | -       | - | points 3
altar         | blue   | -       | - | points 3
baths         | blue   | stone   | - | points 3
"""

AGE_2 = """
sawmill        | brown  | 2                    | -           | wood, wood
shelf_quarry   | brown  | 2                    | -           | stone, stone
brickyard      | brown  | 2                    | -           | clay, clay
glass_blower   | grey   | -                    | -           | glass
drying_room    | grey   | -                    | -           | papyrus
horse_breeders | red    | wood clay            | stable      | shields 1
barracks       | red    | 3                    | garrison    | shields 1
walls          | red    | stone stone          | -           | shields 2
archery_range  | red    | wood stone papyrus   | -           | shields 2
parade_ground  | red    | clay clay glass      | -           | shields 2
school         | green  | wood papyrus papyrus | -           | wheel, points 1
laboratory     | green  | wood glass glass     | -           | plumb_bob, points 1
dispensary     | green  | clay clay stone      | pharmacist  | mortar, points 2
library        | green  | wood stone glass     | scriptorium | quill, points 2
brewery        | yellow | -                    | -           | coins 6
forum          | yellow | 3 clay               | -           | any manufactured
caravansery    | yellow | 2 glass papyrus      | -           | any raw
customs_house  | yellow | 4                    | -           | cheap glass, cheap papyrus
temple         | blue   | wood papyrus         | altar       | points 4
statue         | blue   | clay clay            | theater     | points 4
courthouse     | blue   | wood wood glass      | -           | points 5
aqueduct       | blue   | stone stone stone    | baths       | points 5
rostrum        | blue   | wood stone           | -           | points 4
"""

AGE_3 = """
circus              | red    | clay clay stone stone       | parade_ground | shields 2
arsenal             | red    | wood wood clay clay clay    | -             | shields 3
siege_workshop      | red    | wood wood wood glass        | archery_range | shields 2
fortifications      | red    | clay stone stone papyrus    | palisade      | shields 2
pretorium           | red    | 8                           | -             | shields 3
academy             | green  | wood stone glass glass      | -             | sundial, points 3
university          | green  | clay glass papyrus          | school        | armillary_sphere, points 2
study               | green  | wood wood glass papyrus     | -             | sundial, points 3
observatory         | green  | stone papyrus papyrus       | laboratory    | armillary_sphere, points 2
arena               | yellow | wood clay stone             | brewery       | points 3
chamber_of_commerce | yellow | papyrus papyrus             | -             | points 3
port                | yellow | wood glass papyrus          | -             | points 3
lighthouse          | yellow | clay clay glass             | tavern        | coins 1, points 3
armory              | yellow | stone stone glass           | -             | points 3
palace              | blue   | wood clay stone glass glass | -             | points 7
gardens             | blue   | wood wood clay clay         | statue        | points 6
pantheon            | blue   | wood clay papyrus papyrus   | temple        | points 6
town_hall           | blue   | wood wood stone stone stone | -             | points 7
senate              | blue   | clay clay stone papyrus     | rostrum       | points 5
obelisk             | blue   | stone stone glass           | -             | points 5
"""

GUILDS = """
merchants_guild    | purple | wood clay glass papyrus     | - | -
shipowners_guild   | purple | clay stone glass papyrus    | - | -
builders_guild     | purple | wood clay stone stone glass | - | -
magistrates_guild  | purple | wood wood clay papyrus      | - | -
scientists_guild   | purple | wood wood clay clay         | - | -
moneylenders_guild | purple | wood wood stone stone       | - | -
tacticians_guild   | purple | clay stone stone papyrus    | - | -
"""

GRAND_TEMPLES = """
mesopotamian_grand_temple | purple | wood wood wood glass papyrus     | - | points 5
phoenician_grand_temple   | purple | wood stone glass papyrus papyrus | - | points 5
greek_grand_temple        | purple | stone stone stone glass papyrus  | - | points 5
egyptian_grand_temple     | purple | clay clay clay glass papyrus     | - | points 5
roman_grand_temple        | purple | clay stone glass glass papyrus   | - | points 5
"""

WONDERS = """
appian_way        | clay clay stone stone papyrus   | 3
circus_maximus    | wood stone stone glass          | 3
colossus          | clay clay clay glass            | 3
great_library     | wood wood wood glass papyrus    | 4
great_lighthouse  | wood stone papyrus papyrus      | 4
hanging_gardens   | wood wood glass papyrus         | 3
mausoleum         | clay clay glass glass papyrus   | 2
piraeus           | wood wood clay stone            | 2
pyramids          | stone stone stone papyrus       | 9
sphinx            | clay stone glass glass          | 6
statue_of_zeus    | wood clay stone papyrus papyrus | 3
temple_of_artemis | wood stone glass papyrus        | 0
divine_theater    | wood wood glass papyrus papyrus | 2
sanctuary         | stone stone glass papyrus       | 0
"""

PRODUCERS = {
    "wood": ("lumber_yard", "logging_camp"),
    "clay": ("clay_pool", "clay_pit"),
    "stone": ("quarry", "stone_pit"),
    "glass": ("glassworks", "glass_blower"),
    "papyrus": ("press", "drying_room"),
}
"""Two cards that produce one unit: one of them is not the card under test."""
RAW = ("wood", "clay", "stone")
PROBE = ("wood", "stone", "glass", "papyrus")
"""What the Temple of Artemis costs: a plan whose price shows what a city produces."""


class Row:
    """A line of the tables."""

    def __init__(self, age: int, line: str) -> None:
        self.age = age
        self.name, self.colour, cost, free_with, gives = [part.strip() for part in line.split("|")]
        words = [] if cost == "-" else cost.split()
        self.coins = sum(int(word) for word in words if word.isdigit())
        self.resources = [word for word in words if not word.isdigit()]
        self.free_with = "" if free_with == "-" else free_with
        self.gives = [] if gives == "-" else gives.split(", ")

    def amount(self, kind: str) -> int:
        """How much of a kind it gives: "points 3" is 3 points."""
        return sum(int(word.split()[1]) for word in self.gives if word.startswith(f"{kind} "))


TABLES = [(1, AGE_1), (2, AGE_2), (3, AGE_3), (3, GUILDS), (3, GRAND_TEMPLES)]
ROWS = [Row(age, line) for age, table in TABLES for line in table.strip().splitlines()]
WONDER_ROWS = [[part.strip() for part in line.split("|")] for line in WONDERS.strip().splitlines()]
cards = pytest.mark.parametrize("row", ROWS, ids=[row.name for row in ROWS])
wonders = pytest.mark.parametrize("row", WONDER_ROWS, ids=[row[0] for row in WONDER_ROWS])


def test_the_tables_list_every_card_and_wonder_once() -> None:
    assert sorted(row.name for row in ROWS) == sorted(ALL_CARDS)
    assert len(ROWS) == 23 + 23 + 20 + 7 + 5
    assert sorted(row[0] for row in WONDER_ROWS) == sorted(ALL_WONDERS)


@cards
def test_a_card_costs_what_the_table_says(row: Row) -> None:
    pantheon = row.name.endswith("grand_temple")
    plain = price(scenario(row.age, [row.name], pantheon=pantheon), row.name)
    assert plain == row.coins + 2 * len(row.resources)
    for resource, (first, second) in PRODUCERS.items():
        rival = city(built=[second if row.name == first else first])
        dearer = price(scenario(row.age, [row.name], rival=rival, pantheon=pantheon), row.name)
        assert dearer - plain == row.resources.count(resource)


@cards
def test_a_card_is_free_with_the_card_of_the_table_only(row: Row) -> None:
    if row.name.endswith("grand_temple"):
        return
    free = row.coins + len(row.resources) == 0
    for other in ROWS:
        if other.name != row.name and other.colour not in ("brown", "grey", "purple"):
            state = scenario(row.age, [row.name], mine=city(0, built=[other.name]))
            chained = state.view(0).board["structure"][_place(row.age)]["chained"][0]
            assert chained == (other.name == row.free_with)
            if chained or free:
                assert f"build:{row.name}" in legal(state)


def _place(age: int) -> int:
    """The slot in which a scenario lays its first card."""
    return {1: 14, 2: 0, 3: 5}[age]


@cards
def test_a_card_gives_what_the_table_says(row: Row) -> None:
    pantheon = row.name.endswith("grand_temple")
    mine = city(RICH, plans=["temple_of_artemis"])
    state = scenario(row.age, [row.name], mine=mine, rival=city(0), pantheon=pantheon)
    cost = price(state, row.name)
    play(state, f"build:{row.name}")
    assert built(state, 0) == [row.name]
    assert state.view(0).board["cities"][0]["cards"][row.colour] == [row.name]
    assert [city.coins for city in state.cities] == [RICH - cost + row.amount("coins"), 0]
    assert state.pawn == row.amount("shields")
    assert symbols(state, 0) == {name: 1 for name in row.gives if name in SYMBOLS}
    points = dict.fromkeys(sheet(state, 0), 0)
    points["coins"] = state.cities[0].coins // 3
    points["military"] = {0: 0, 1: 2, 2: 2, 3: 5}[state.pawn]
    if row.colour in points:
        points[row.colour] = row.amount("points")
    if row.name == "moneylenders_guild":
        points["purple"] = state.cities[0].coins // 3
    assert sheet(state, 0) == points
    assert unit_prices(state, 1) == {name: 2 + row.gives.count(name) for name in PRODUCERS}
    cheap = {name: 1 if f"cheap {name}" in row.gives else 2 for name in PRODUCERS}
    assert unit_prices(state, 0) == cheap
    missing = [cheap[name] for name in PROBE if name not in row.gives]
    choices = sum(2 for choice in ("any raw", "any manufactured") if choice in row.gives)
    assert price(state, "temple_of_artemis") == sum(missing) - choices


SYMBOLS = ("armillary_sphere", "wheel", "sundial", "mortar", "plumb_bob", "quill")


def test_each_symbol_is_on_two_cards() -> None:
    for symbol in SYMBOLS:
        assert sum(symbol in row.gives for row in ROWS) == 2


@wonders
def test_a_wonder_costs_what_the_table_says(row: list[str]) -> None:
    name, cost = row[0], row[1].split()
    plain = price(scenario(mine=city(plans=[name])), name)
    assert plain == 2 * len(cost)
    for resource, (producer, _) in PRODUCERS.items():
        dearer = price(scenario(mine=city(plans=[name]), rival=city(built=[producer])), name)
        assert dearer - plain == cost.count(resource)


@wonders
def test_a_wonder_is_worth_what_the_table_says(row: list[str]) -> None:
    state = scenario(mine=city(RICH, plans=[row[0]]))
    raise_wonder(state, row[0])
    assert sheet(state, 0)["wonders"] == int(row[2])
