"""What the components do and how actions are told, in both languages."""

from typing import Any

import pytest

from tessera.core.message import Message
from tessera.games.clash import catalog, describe
from tessera.games.clash.names import NAMES
from tessera.games.clash.notation import VOCABULARY
from tessera.locale import LANGUAGES, Locale


def told(action: int) -> Message:
    verb = VOCABULARY.verb_of(action)
    key = f"clash.action.{verb.name}"
    return NAMES[verb.domains](key, verb.argument(action)) if verb.domains else Message(key)


def messages(data: Any) -> list[Message]:
    """All messages of plain data."""
    if isinstance(data, dict):
        if data.keys() == {"key", "args"} or data.keys() == {"key"}:
            return [as_message(data)]
        return [found for value in data.values() for found in messages(value)]
    return [found for value in data for found in messages(value)] if isinstance(data, list) else []


def as_message(data: Any) -> Message:
    return Message(data["key"], **{name: argument(value) for name, value in data.get("args", {}).items()})


def argument(value: Any) -> Any:
    if isinstance(value, list):
        return tuple(argument(each) for each in value)
    return as_message(value) if isinstance(value, dict) else value


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_action_is_told(language: str) -> None:
    locale = Locale(language)
    for action in range(VOCABULARY.size):
        assert locale.text(told(action))


def test_actions_name_what_they_are_about() -> None:
    locale = Locale("en")
    names = {
        "advance:myths": "Gain Myths",
        "found:D4": "Found a city on D4",
        "leave:settler:forest": "Leave behind: settler (came through forest)",
        "pay:gold011": "Pay, with gold in place of 1 wood, 1 ore",
        "pay:gold000": "Pay without using gold for anything else",
        "study:ideas1gold0": "Pay 1 food, 1 idea",
        "drama:culture": "Drama and Music: change a token, get a culture token",
        "tactics:spy_high_morale": "Lay face down: High Morale (card Spy)",
        "claim:eureka_defiance:bottom": "Claim the objective Defiance",
        "govern:autocracy": "Change to Autocracy",
        "name:2": "Name Player 2",
    }
    assert {notation: locale.text(told(VOCABULARY.action(notation))) for notation in names} == names


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_of_the_catalog_can_be_said(language: str) -> None:
    locale = Locale(language)
    texts = messages(describe.catalog_data())
    assert len(texts) > 300
    assert all(locale.text(text) for text in texts)


def test_cards_are_priced_in_culture_tokens() -> None:
    effects = describe.catalog_data()["effects"]
    assert effects["spy"]["cost"] == {"culture": 1}
    assert effects["ideas"]["cost"] == {}
    spy = describe.effect_texts(catalog.EFFECTS.index("spy"))
    assert Locale("en").text(spy[-1]) == "Costs 1 culture token"


def test_advances_tell_which_actions_they_give() -> None:
    given = {
        name: data["gives"] for name, data in describe.catalog_data()["advances"].items() if data["gives"]
    }
    assert given["voting"] == ["vote"]
    assert given["free_economy"] == ["market"]
    names = {verb.name for verb in VOCABULARY.verbs}
    assert {verb for verbs in given.values() for verb in verbs} <= names


def test_the_base_game_has_its_numbers_of_cards() -> None:
    data = describe.catalog_data()
    assert len(data["action_cards"]) == 42
    assert sum(card["is_base"] for card in data["objective_cards"].values()) == 32
    assert sum(card["is_base"] for card in data["event_cards"].values()) == 38


def test_an_advance_tells_what_it_needs_and_brings() -> None:
    locale = Locale("en")
    assert [locale.text(text) for text in describe.advance_texts(catalog.VOTING)][1:] == ["Needs Philosophy"]
    assert len(describe.advance_texts(catalog.FREE_ECONOMY)) == 1
    myths = [locale.text(text) for text in describe.advance_texts(catalog.MYTHS)]
    assert myths[1:] == ["When you gain it: 1 mood token"]
