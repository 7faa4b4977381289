"""The page with the rules: it tells every component in the words of the cards, and its examples are true."""

import re
from typing import Any

import pytest

import tessera
from tessera.games.clash.catalog import ADVANCES, BARBARIANS, NOBODY
from tessera.games.clash.peoples import (
    ABILITIES,
    GIFTS,
    LEADERS,
    PEOPLES,
    POWER_NEEDS,
    POWERS,
    abilities_of,
    leaders_of,
    powers_of,
)
from tessera.games.clash.scenario import goods, legal, nation, owner, play, scenario, units
from tessera.locale import LANGUAGES, Locale, rules_of, rules_page
from tests.games.clash.fields import attack, facts, field, lay, rolled

CATALOG: dict[str, Any] = tessera.load("clash").catalog()
NUMBERS = {"mood": "{icon:dove/mood}", "culture": "{icon:lyre/culture}"}
in_each_language = pytest.mark.parametrize("language", LANGUAGES)


def rows(language: str, mark: str) -> list[str]:
    """The rows of tables that tell of something, as they are written."""
    page = rules_of("clash", language)
    assert page is not None
    found = [line for line in page.splitlines() if line.startswith("|") and f"{{fact:{mark}}}" in line]
    assert found, mark
    return found


def base(family: str) -> dict[str, Any]:
    return {name: one for name, one in CATALOG[family].items() if one.get("is_base", True)}


def named(language: str, key: str) -> str:
    return f"**{Locale(language).say(f'clash.{key}')}**"


# Tables


@in_each_language
def test_everything_is_told_in_the_words_of_its_card(language: str) -> None:
    page = rules_page(tessera.load("clash"), language)
    assert page is not None
    of_cards = {
        "objective": {
            half for one in CATALOG["objective_cards"].values() for half in (one["top"], one["bottom"])
        },
        "event": {one["event"] for one in CATALOG["event_cards"].values()},
    }
    for family in ("advance", "effect", "tactics", "wonder"):
        of_cards[family] = set(CATALOG[family if family == "tactics" else f"{family}s"])
    of_cards |= {"power": set(POWERS), "leader": set(LEADERS), "ability": set(ABILITIES)}
    lacking = [
        f"{family}.{name}"
        for family, names in of_cards.items()
        for name in names
        if Locale(language).say(f"clash.{family}_text.{name}") not in page
        or named(language, f"{family}.{name}") not in page
    ]
    assert lacking == []


@in_each_language
def test_an_advance_stands_with_its_token_and_its_building(language: str) -> None:
    opens = {one["needs"]: name for name, one in base("buildings").items()}
    for name, one in CATALOG["advances"].items():
        (row,) = rows(language, f"advance.{name}")
        assert re.findall(r"\{icon:(?:dove|lyre)/\w+\}", row) == [NUMBERS[good] for good in one["token"]]
        assert re.findall(r"\{icon:building/(\w+)\}", row) == ([opens[name]] if name in opens else [])


@in_each_language
def test_advances_stand_in_the_order_of_their_category(language: str) -> None:
    page = rules_of("clash", language)
    assert page is not None
    order = [name for one in CATALOG["categories"].values() for name in one["advances"]]
    assert re.findall(r"\{fact:advance\.(\w+)\}", page) == order


@in_each_language
def test_an_upper_half_stands_with_what_it_costs(language: str) -> None:
    for name, one in CATALOG["effects"].items():
        (row,) = rows(language, f"effect.{name}")
        assert ("{icon:deed/one}" in row, NUMBERS["culture"] in row) == (one["is_action"], bool(one["cost"]))


@in_each_language
def test_both_halves_of_an_objective_card_stand_beside_each_other(language: str) -> None:
    for one in CATALOG["objective_cards"].values():
        row = next(row for row in rows(language, f"objective.{one['top']}") if one["bottom"] in row)
        for half, written in zip((one["top"], one["bottom"]), row.split("|")[1:3], strict=True):
            assert named(language, f"objective.{half}") in written
            assert ("{icon:hourglass}" in written) == (CATALOG["objectives"][half]["when"] != "instant")


@in_each_language
def test_an_event_stands_with_its_symbols(language: str) -> None:
    cards = CATALOG["event_cards"].values()
    for name in {one["event"] for one in cards}:
        (row,) = rows(language, f"event.{name}")
        symbols = {one["symbol"] for one in cards if one["event"] == name} - {None}
        assert set(re.findall(r"\{icon:symbol/(\w+)\}", row)) == symbols


@in_each_language
def test_a_wonder_stands_with_what_it_needs(language: str) -> None:
    for name, one in CATALOG["wonders"].items():
        (row,) = rows(language, f"wonder.{name}")
        assert f"{{fact:cost.{name}}}" in row
        assert Locale(language).say(f"clash.advance.{one['needs']}") in row


def pieces_of(language: str, chapter: str) -> dict[str, str]:
    """How many there are of each piece in the table of a chapter."""
    page = rules_of("clash", language)
    assert page is not None
    text = page.split(f"{{#{chapter}}}")[1].split("{#")[0]
    return dict(re.findall(r"\| \{icon:(?:unit|building)/(\w+)\} \| [^|]+ \| (\d+) \|", text))


@in_each_language
def test_pieces_stand_with_how_many_there_are(language: str) -> None:
    limits = {name: str(one["limit"]) for name, one in (base("buildings") | base("units")).items()}
    assert pieces_of(language, "pieces") == limits | {"settlement": str(CATALOG["settlement"]["limit"])}


@in_each_language
def test_pieces_of_the_expansion_stand_with_how_many_there_are(language: str) -> None:
    everything = CATALOG["buildings"] | CATALOG["units"]
    limits = {name: str(one["limit"]) for name, one in everything.items() if not one["is_base"]}
    assert pieces_of(language, "expansion") == limits


@in_each_language
def test_a_building_of_the_expansion_stands_with_what_it_needs(language: str) -> None:
    for name, one in CATALOG["buildings"].items():
        if not one["is_base"]:
            (row,) = rows(language, f"building.{name}")
            assert Locale(language).say(f"clash.advance.{one['needs']}") in row


@in_each_language
def test_a_unit_of_the_expansion_stands_with_its_price(language: str) -> None:
    for name, one in CATALOG["units"].items():
        if not one["is_base"]:
            (row,) = rows(language, f"unit.{name}")
            assert f"{{fact:cost.{name}}}" in row


def chapter_of(language: str, people: str) -> str:
    """What the page tells of a people."""
    page = rules_of("clash", language)
    assert page is not None
    return page.split(f"{{#people_{people}}}")[1].split("\n##")[0]


@in_each_language
def test_a_people_has_a_chapter_with_its_advances_and_leaders(language: str) -> None:
    page = rules_of("clash", language) or ""
    for number, people in enumerate(PEOPLES):
        told = re.findall(r"\{fact:(\w+)\.(\w+)\}", chapter_of(language, people))
        leaders = [
            row
            for leader in leaders_of(number)
            for row in (
                ("leader", LEADERS[leader]),
                *[("ability", GIFTS[ability]) for ability in abilities_of(leader)],
            )
        ]
        gifts = [("power", POWERS[power]) for power in powers_of(number)]
        assert told == [("people", people), ("level", people), ("play", people), *gifts, *leaders]
        assert f"### {Locale(language).say(f'clash.people.{people}')} {{#people_{people}}}" in page


@in_each_language
def test_a_civilization_advance_stands_with_what_it_comes_with(language: str) -> None:
    known = [Locale(language).say(f"clash.advance.{advance}") for advance in ADVANCES]
    for power, name in enumerate(POWERS):
        (row,) = rows(language, f"power.{name}")
        assert row.startswith(f"| {named(language, f'power.{name}')} |")
        needed = row.split("|")[2].strip(" «»")
        needs = POWER_NEEDS[power]
        assert needed not in known if needs == NOBODY else needed == known[needs]


@in_each_language
def test_leaders_and_abilities_stand_with_their_names(language: str) -> None:
    for family, names in (("leader", LEADERS), ("ability", ABILITIES)):
        for name in names:
            (row,) = rows(language, f"{family}.{name}")
            assert named(language, f"{family}.{name}") in row


# Examples that have no test of their own elsewhere


def test_the_battle_for_a_fortress() -> None:
    state = field(2, 1, "fortress")
    events = attack(state, ["5_cavalry", "6_infantry", "4_cavalry", "3_infantry"])
    assert rolled(events) == (12, 8)
    assert [one["taken"] for one in facts(events, "hit")] == [1, 1]
    assert (owner(state, "D5"), units(state, "D5")) == (0, {"infantry": 1})


def test_the_battle_with_cards_and_steel_weapons() -> None:
    state = field(
        2,
        2,
        own={"advances": ["steel_weapons"], "ore": 1},
        other={"advances": ["tactics"], "hand": ["high_morale"]},
    )
    attack(state)
    play(state, "use")
    events = play(
        state, lay(state, "high_morale", 1), deals=["4_elephant", "4_cavalry", "1_leader", "1_leader"]
    )
    assert rolled(events) == (10, 4)
    assert units(state, "D5") == {"infantry": 2}


def test_a_happy_city_of_size_three_brings_four_gold() -> None:
    state = field(3, 0, "happy temple academy")
    attack(state)
    assert goods(state)["gold"] == 4


def test_barbarians_appear_where_the_example_shows_it() -> None:
    own = nation(cities=["D2"], track=1, ideas=2, advances=["irrigation"])
    state = scenario(own, nation(), barbarians=["F5"])
    play(state, "advance:writing", deals=["awesome_year_self_12"])
    assert legal(state) == {"place:D4", "place:E4", "place:F2"}
    play(state, "place:D4")
    assert legal(state) == {"place:D4", "place:F5"}


def test_barbarians_move_as_the_example_shows_it() -> None:
    own = nation(cities=["E4"], track=1, ideas=2, advances=["irrigation"])
    state = scenario(own, nation(), barbarians=["D5", "C7"], barbarian_units=["infantry@D5"])
    play(state, "advance:writing", deals=["famine_1_3"])
    assert legal(state) == {"to:D4", "to:E5"}
    play(state, "to:E5")
    standing = [units(state, cell, BARBARIANS) for cell in ("E5", "D5", "C7")]
    assert standing == [{"infantry": 1}, {"infantry": 1}, {}]


def test_the_ship_of_the_example_sails_round_the_edge_into_what_is_unexplored() -> None:
    state = scenario(nation(units=["ship@B2"], advances=["navigation"]), nation(), unexplored=[5])
    play(state, "move")
    assert legal(state) == {"to:C3", "to:C4", "to:E3", "to:F3", "to:F4", "survey:slot6"}
