"""The data: what is certain, what is a placeholder, and that the rules take any of it."""

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import tessera
from tessera.games.deus import GAME
from tessera.games.deus.catalog import CARDS, COLOUR, COLOURS, COPIES, COST_OF, DECK, KIND_OF, KINDS
from tessera.locale import LANGUAGES, Locale
from tests.games.deus import test_blue, test_brown, test_green, test_purple, test_red, test_yellow

PACKAGE = Path(tessera.__file__).parent
DATA = PACKAGE / "games" / "deus" / "data"
OF_COLOURS = (test_brown, test_green, test_blue, test_yellow, test_red, test_purple)


def read(name: str) -> dict[str, Any]:
    data: dict[str, Any] = json.loads((DATA / f"{name}.json").read_text("utf-8"))
    return data


def test_what_is_certain_and_what_is_not_are_kept_apart() -> None:
    certain = {path.stem for path in DATA.glob("*.json") if read(path.stem)["certain"]}
    assert certain == {"cards", "gods", "setup"}
    assert {path.stem for path in DATA.glob("*.json")} - certain == {"placeholders"}


def placeholders(section: str) -> dict[str, dict[str, Any]]:
    rows: dict[str, dict[str, Any]] = read("placeholders")["sections"][section]
    return rows


def test_every_placeholder_says_where_it_comes_from() -> None:
    found = [row for rows in read("placeholders")["sections"].values() for row in rows.values()]
    assert len(found) == 56 + 2 + 3 + 14 + 1
    assert all(row["source"] in ("house", "recalled", "inferred") and row["why"] for row in found)


def test_ninety_six_cards_are_of_seventy_two_kinds() -> None:
    assert (len(KINDS), len(DECK), sum(COPIES)) == (72, 96, 96)
    assert len(set(CARDS)) == len(CARDS)


def test_there_are_sixteen_cards_of_each_colour() -> None:
    assert Counter(COLOURS[COLOUR[card]] for card in DECK) == dict.fromkeys(COLOURS, 16)


def test_copies_that_are_certain_are_in_the_deck() -> None:
    kinds = Counter(KINDS[KIND_OF[card]] for card in DECK)
    for row in read("cards")["kinds"]:
        assert kinds[row["id"]] == row.get("copies", kinds[row["id"]])


COPIES_FOUND = {
    "green": {"small_production": 4, "cooperative": 1, "sawmill": 2, "brickyard": 2, "farm": 2, "quarry": 2},
    "red": {
        "centurion": 2,
        "temporary_camps": 4,
        "war_elephants": 4,
        "legion": 2,
        "ballista": 2,
        "siege_tower": 2,
    },
}
"""How often each kind is in the deck, where a source tells it and the rulebook does not."""


@pytest.mark.parametrize("colour", COPIES_FOUND)
def test_copies_are_those_that_the_sources_tell(colour: str) -> None:
    wanted = COPIES_FOUND[colour]
    for row in read("cards")["kinds"]:
        if row["colour"] == colour:
            copies = next(count for name, count in wanted.items() if row["id"].startswith(name))
            assert len(placeholders("cards")[row["id"]]["value"]) == copies


def test_a_trading_post_costs_what_its_land_bears() -> None:
    for land, resource in (("forest", "wood"), ("mountain", "stone"), ("swamp", "clay"), ("field", "wheat")):
        assert placeholders("cards")[f"trading_post_{land}"]["value"] == [{resource: 1}]


def test_every_temple_costs_one_of_each() -> None:
    assert all(
        COST_OF[card] == [1, 1, 1, 1] for card in range(len(CARDS)) if COLOURS[COLOUR[card]] == "purple"
    )


def test_every_kind_has_its_case_in_the_tests_of_its_colour() -> None:
    for colour, module in zip(COLOURS, OF_COLOURS, strict=True):
        text = Path(str(module.__file__)).read_text("utf-8")
        kinds = [row["id"] for row in read("cards")["kinds"] if row["colour"] == colour]
        families = ("academy_", "laboratory_", "sailing_ship_", "small_port_", "commercial_port_")
        lacking = [
            kind
            for kind in kinds
            if f'"{kind}"' not in text and not any(kind.startswith(f) for f in families)
        ]
        assert lacking == []
        assert all(
            f"{family}{{" in text for family in families if any(kind.startswith(family) for kind in kinds)
        )


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_has_a_name_of_its_own_and_a_description(language: str) -> None:
    locale = Locale(language)
    names = [locale.say(f"deus.card.{kind}") for kind in KINDS]
    assert len(set(names)) == len(KINDS)
    texts = [data["texts"] for data in GAME.catalog()["kinds"].values()]
    said = [locale.say(text[0]["key"], **_said(locale, text[0].get("args", {}))) for text in texts]
    assert all(len(text) > 10 for text in said)
    assert len(set(said)) == len(KINDS)


def _said(locale: Locale, args: dict[str, Any]) -> dict[str, Any]:
    """The arguments of a message that was sent as plain data, rendered."""
    return {name: _value(locale, value) for name, value in args.items()}


def _value(locale: Locale, value: Any) -> Any:
    if isinstance(value, dict):
        return locale.say(value["key"], **_said(locale, value.get("args", {})))
    if isinstance(value, list):
        return " ".join(str(_value(locale, part)) for part in value)
    return value


def test_the_catalog_is_plain_data() -> None:
    catalog = GAME.catalog()
    assert json.loads(json.dumps(catalog)) == catalog
    assert sum(card["copies"] for card in catalog["cards"].values()) == 96
    assert catalog["terrains"] == {
        "forest": "wood",
        "mountain": "stone",
        "swamp": "clay",
        "field": "wheat",
        "sea": None,
        "village": None,
    }
