"""The Fluent files of both languages say the same things, each in its own words."""

import re

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from tessera.core.message import Message
from tessera.locale import LANGUAGES, Locale, sources

CYRILLIC = re.compile("[а-яё]", re.IGNORECASE)
LATIN = re.compile("[a-z]", re.IGNORECASE)


class Parts(Visitor):
    """What a pattern refers to, chooses by, and says itself."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()
        self.selectors: set[str] = set()
        self.text = ""

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802, the library's name
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802, the library's name
        self.messages.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802, the library's name
        if isinstance(node.selector, ast.VariableReference):
            self.selectors.add(node.selector.id.name)
        self.generic_visit(node)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802, the library's name
        self.text += node.value


def messages(language: str) -> dict[str, ast.Message]:
    found: dict[str, ast.Message] = {}
    for name, source in sources(language).items():
        for entry in FluentParser().parse(source).body:
            assert not isinstance(entry, ast.Junk), f"{language}/{name}: {entry.content}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{language}/{name}: {entry.id.name} twice"
                found[entry.id.name] = entry
    return found


ALL = {language: messages(language) for language in LANGUAGES}


def parts(language: str, name: str) -> Parts:
    """The parts of a message, those of the messages it refers to included, but their text."""
    own = Parts()
    own.visit(ALL[language][name])
    for reference in sorted(own.messages):
        inner = parts(language, reference)
        own.variables |= inner.variables
        own.selectors |= inner.selectors
    return own


def arguments(language: str, name: str, number: int) -> dict[str, object]:
    """Arguments a message can be said with: a number where it chooses by one, else a word."""
    used = parts(language, name)
    return {
        variable: number if variable in used.selectors or variable == "number" else "X"
        for variable in used.variables
    }


def test_both_languages_have_the_same_files() -> None:
    assert sources("en").keys() == sources("ru").keys()


def test_both_languages_have_the_same_messages() -> None:
    assert ALL["en"].keys() == ALL["ru"].keys()


def test_both_languages_use_the_same_arguments() -> None:
    differing = [name for name in ALL["en"] if parts("en", name).variables != parts("ru", name).variables]
    assert differing == []


def test_no_message_has_attributes() -> None:
    assert [name for language in LANGUAGES for name, entry in ALL[language].items() if entry.attributes] == []


def test_russian_messages_are_russian() -> None:
    texts = {name: parts("ru", name).text for name in ALL["ru"]}
    foreign = {name for name, text in texts.items() if LATIN.search(text) and not CYRILLIC.search(text)}
    assert {name for name in foreign if not name.endswith("-title")} == set()


def test_english_messages_are_english() -> None:
    assert [name for name in ALL["en"] if CYRILLIC.search(parts("en", name).text)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said(language: str) -> None:
    locale = Locale(language)
    for name in ALL[language]:
        for number in (0, 1, 2, 5, 21):
            text = locale.text(Message(name.replace("-", "."), **arguments(language, name, number)))
            assert text.strip(), name
            assert "\u2068" not in text, name


PLURALS = [
    ("en", "duel.coins", "coins", ["1 coin", "2 coins", "5 coins", "11 coins", "21 coins"]),
    ("ru", "duel.coins", "coins", ["1 монету", "2 монеты", "5 монет", "11 монет", "21 монету"]),
    ("ru", "duel.table.coins", "coins", ["1 монета", "2 монеты", "5 монет", "11 монет", "21 монета"]),
    ("ru", "duel.table.points", "points", ["1 очко", "2 очка", "5 очков", "11 очков", "21 очко"]),
    ("ru", "duel.effect.shields", "amount", ["1 щит", "2 щита", "5 щитов", "11 щитов", "21 щит"]),
]


@pytest.mark.parametrize(("language", "key", "argument", "expected"), PLURALS)
def test_numbers_take_their_plural_forms(language: str, key: str, argument: str, expected: list[str]) -> None:
    locale = Locale(language)
    assert [locale.say(key, **{argument: number}) for number in (1, 2, 5, 11, 21)] == expected


def test_nothing_paid_is_said_in_words() -> None:
    assert Locale("en").say("duel.for_coins", coins=0) == "at no cost"
    assert Locale("ru").say("duel.for_coins", coins=0) == "без оплаты"
