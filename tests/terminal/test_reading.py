"""What is typed is understood, and words fit where they must."""

import pytest

from tessera.terminal.commands import Command, parse
from tessera.terminal.lookup import find
from tessera.terminal.table import Thing
from tessera.terminal.words import cut, wrap


@pytest.mark.parametrize(
    ("line", "command", "rest"),
    [
        ("3", Command.NUMBER, "3"),
        (" 12. ", Command.NUMBER, "12"),
        ("?", Command.WHY, ""),
        ("?2", Command.WHY, "2"),
        ("? the altar", Command.WHY, "the altar"),
        ("i altar", Command.INFO, "altar"),
        ("ш Алтарь", Command.INFO, "Алтарь"),
        ("H", Command.HINT, ""),
        ("р", Command.HINT, ""),
        ("отмена", Command.UNDO, ""),
        ("q", Command.QUIT, ""),
        ("выход", Command.QUIT, ""),
        ("помощь", Command.HELP, ""),
        ("s my game.record", Command.SAVE, "my game.record"),
        ("", Command.NOTHING, ""),
        ("³", Command.UNKNOWN, "³"),
        ("-1", Command.UNKNOWN, "-1"),
        ("what now", Command.UNKNOWN, "what now"),
    ],
)
def test_a_line_is_a_number_or_a_command(line: str, command: Command, rest: str) -> None:
    assert parse(line) == (command, rest)


THINGS = [
    Thing("card", "temple", "Храм"),
    Thing("wonder", "temple_of_artemis", "Храм Артемиды в Эфесе"),
    Thing("card", "scientists_guild", "Гильдия учёных"),
    Thing("card", "library", "Библиотека"),
    Thing("wonder", "great_library", "Александрийская библиотека"),
]


@pytest.mark.parametrize(
    ("text", "ids"),
    [
        ("храм", ["temple"]),
        ("храм а", ["temple_of_artemis"]),
        ("артемиды", ["temple_of_artemis"]),
        ("ученых", ["scientists_guild"]),
        ("библ", ["library", "great_library"]),
        ("лиотека", ["library", "great_library"]),
        ("замок", []),
    ],
)
def test_things_are_found_by_name_then_beginning_then_part(text: str, ids: list[str]) -> None:
    assert [thing.id for thing in find(THINGS, text)] == ids


@pytest.mark.parametrize(
    ("name", "lines"),
    [
        ("Алтарь", ["Алтарь"]),
        ("Стекольная мастерская", ["Стекольная", "мастерская"]),
        ("Каменоломня", ["Каменолом-", "ня"]),
        ("Лаборатория", ["Лаборато-", "рия"]),
        ("Караван-сарай", ["Караван-", "сарай"]),
        ("Кирпичное производство", ["Кирпичное", "производс…"]),
        ("Chamber of Commerce", ["Chamber of", "Commerce"]),
    ],
)
def test_names_are_wrapped_and_hyphenated(name: str, lines: list[str]) -> None:
    assert wrap(name, 10, 2) == lines


def test_what_does_not_fit_is_cut() -> None:
    assert cut("Алтарь", 6) == "Алтарь"
    assert cut("Алтарь", 5) == "Алта…"
    assert cut("Алтарь", 0) == ""
    assert wrap("Chamber of Commerce", 10, 1) == ["Chamber o…"]
