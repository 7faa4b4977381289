"""Editions: what a file may say, how faults are told, and how a box is known again."""

import os
from pathlib import Path
from typing import Any

import pytest

from tessera.core import edition
from tessera.core.chance import Chance
from tessera.core.edition import VARIABLE, Fault, Form, Values, choose, chosen_box, game_of, read
from tessera.core.errors import BadEdition, BadRecord
from tessera.core.fields import Field, Price, Prices, Shape, WholeNumber, YesOrNo
from tessera.core.match import start
from tessera.core.message import Message
from tessera.core.record import record_from_text
from tests.core.toy import Toy

SECTIONS: dict[str, dict[str, dict[str, Any]]] = {
    "board": {
        "width": {"value": 5, "source": "house", "why": "guess"},
        "round": {"value": False, "source": "order", "why": "sure"},
    },
    "prices": {
        "mill": {"value": {"wood": 2}, "source": "recalled", "why": "guess"},
        "barn": {"value": {}, "source": "house", "why": "guess"},
    },
    "shapes": {"mill": {"value": ["##", "#."], "source": "house", "why": "guess"}},
    "cards": {"miller": {"value": [{"wood": 1}], "source": "inferred", "why": "guess"}},
}


def field_of(section: str, key: str) -> Field:
    if section == "board":
        return YesOrNo() if key == "round" else WholeNumber(3, 9)
    if section == "prices":
        return Price({"wood": 4, "gold": 9})
    return Shape(5, 4) if section == "shapes" else Prices({"wood": 4, "gold": 9}, 3)


def check(values: Values) -> list[Fault]:
    """Something that does not fit together: a board that is wider than a mill costs."""
    if values["board"]["width"] > 7 and not values["prices"]["mill"]:
        return [Fault(("board", "width"), Message("mill.fault.wide"))]
    return []


def form(game: str = "mill") -> Form:
    return Form(game, SECTIONS, field_of, lambda section, key: Message(f"mill.entry.{key}"), check)


def told(text: str) -> list[tuple[int, str]]:
    """The faults of a file: their lines, and what they are."""
    return [(found.line, found.message.key.rpartition(".")[2]) for found in read(form(), text).faults]


GOOD = """# What I know.
game = "mill"

[board]
width = 7

[prices]
mill = { gold = 1, wood = 0 }

[shapes]
mill = [
  "...",
  ".##",
  ".##",
]
"""


def test_what_a_file_says_takes_the_place_of_our_guesses_and_the_rest_stays() -> None:
    box = read(form(), GOOD).box
    assert box.values == {
        "board": {"width": 7, "round": False},
        "prices": {"mill": {"gold": 1}, "barn": {}},
        "shapes": {"mill": ["##", "##"]},
        "cards": {"miller": [{"wood": 1}]},
    }
    assert [entry.path for entry in box.guesses()] == ["prices.barn", "cards.miller"]


def test_all_faults_are_found_at_once_each_in_its_line() -> None:
    text = """game = "mill"
[board]
width = 2
heigth = 4
[prices]
mill = { iron = 1, wood = 9 }
barn = 3
[shapes]
mill = ["#.", ".#"]
[cards]
miller = [{ wood = 1 }, { wood = "1" }]
[bords]
"""
    assert told(text) == [
        (3, "whole_number"),
        (4, "unknown"),
        (6, "price_of"),
        (6, "amount"),
        (7, "price"),
        (9, "apart"),
        (11, "of_copy"),
        (12, "unknown_near"),
    ]


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ('game = "mill', 1),
        ('game = "mill"\n[board]\nwidth = \n', 3),
        ('game = "mill"\n[board]\nwidth = 4\nwidth = 5\n', 4),
        ('game = "mill"\nlooked_up = [\n', 3),
        ('game = "mill"\na = ' + "[\n" * 5000, 5002),
    ],
)
def test_a_file_that_is_no_toml_is_refused_where_it_breaks(text: str, line: int) -> None:
    assert told(text) == [(line, "not_toml")]


def test_lines_are_found_however_the_keys_are_written() -> None:
    assert told('game = "mill"\n\nboard.width = 1\n') == [(3, "whole_number")]
    assert told('game = "mill"\n\n[ "board" ]  # mine\n"width"=1\n') == [(4, "whole_number")]
    assert told('game = "mill"\n\nboard = { round = false, width = 1 }\n') == [(3, "whole_number")]
    assert told('game = "mill"\nboard = 3\n') == [(2, "no_section")]


def test_what_does_not_fit_together_is_told_of_sections_that_are_sound() -> None:
    text = 'game = "mill"\n[prices]\nmill = {}\n[board]\nwidth = 8\n'
    assert told(text) == [(5, "wide")]
    assert told(text + "round = 3\n") == [(6, "yes_or_no")]


def test_the_game_must_be_named() -> None:
    assert told("[board]\nwidth = 4\n") == [(1, "other_game")]
    assert told('[board]\nwidth = 4\n[x]\n\ngame = "mill"\n')[0] == (1, "other_game")
    assert game_of(GOOD) == "mill"
    assert game_of("game = 3") is None


def test_nobody_gets_more_faults_than_they_can_read() -> None:
    many = "".join(f"width_{number} = 1\n" for number in range(5000))
    assert len(told('game = "mill"\n[board]\n' + many)) == edition.MOST_FAULTS
    sections = "".join(f"[width_{number}]\n" for number in range(5000))
    assert len(told('game = "mill"\n' + sections)) == edition.MOST_FAULTS
    assert told("\n" * (edition.LARGEST + 1)) == [(1, "too_large")]


@pytest.mark.parametrize(
    "line", ["a." * 30_000 + "b = 1", '"\u2028".' * 10_000 + "b = 1", "a = " + "1" * 5000]
)
def test_a_line_that_would_take_minutes_to_read_is_refused_at_once(line: str) -> None:
    assert told(f'game = "mill"\n{line}\n') == [(2, "long_line")]


def test_equal_values_have_one_fingerprint_however_they_are_written() -> None:
    written = 'game = "mill"\nboard.width = 7\nprices.mill = { gold = 1 }\nshapes.mill = ["##", "##"]\n'
    assert read(form(), GOOD).box.fingerprint == read(form(), written).box.fingerprint != ""
    other = read(form(), written.replace("7", "8")).box.fingerprint
    assert other not in ("", read(form(), GOOD).box.fingerprint)


def test_our_own_numbers_have_no_fingerprint_whoever_wrote_them() -> None:
    same = 'game = "mill"\nlooked_up = ["board", "prices.mill"]\n[board]\nwidth = 5\n'
    box = read(form(), same).box
    assert box.fingerprint == ""
    assert [entry.path for entry in box.guesses()] == ["prices.barn", "shapes.mill", "cards.miller"]


@pytest.mark.parametrize("value", ['"board"', '["bord"]', "[1]", '["board", "board.height"]'])
def test_what_was_looked_up_must_be_there(value: str) -> None:
    assert told(f'game = "mill"\nlooked_up = {value}\n') == [(2, "looked_up")]


# The edition of a process


@pytest.fixture
def fresh(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A process that has chosen nothing yet."""
    monkeypatch.setattr(edition, "_chosen", {})
    monkeypatch.setenv(VARIABLE, "")
    (tmp_path / "good.toml").write_text(GOOD, "utf-8")
    return tmp_path


def test_a_process_plays_by_the_files_that_its_variable_names(fresh: Path) -> None:
    second = fresh / "second.toml"
    second.write_text('game = "mill"\n[board]\nwidth = 6\n', "utf-8")
    choose([str(fresh / "good.toml"), str(second)])
    assert chosen_box(form()).value("board", "width") == 6  # the later one counts
    assert chosen_box(form("other")).fingerprint == ""
    assert os.environ[VARIABLE].endswith("second.toml")


def test_a_game_that_is_loaded_keeps_its_edition(fresh: Path) -> None:
    chosen_box(form())
    with pytest.raises(BadEdition) as error:
        choose([str(fresh / "good.toml")])
    assert error.value.message.key == "edition.too_late"
    assert os.environ[VARIABLE] == ""


def test_a_file_that_cannot_be_is_refused_in_one_sentence(fresh: Path) -> None:
    (fresh / "bad.toml").write_text('game = "mill"\n[board]\nwidth = 1\nx = 1\n', "utf-8")
    choose([str(fresh / "bad.toml")])
    with pytest.raises(BadEdition) as error:
        chosen_box(form())
    args = error.value.message.args
    assert (args["line"], args["faults"]) == (3, 2)
    for text in ("", "width = 3", 'game = "mill'):
        (fresh / "bad.toml").write_text(text, "utf-8")
        with pytest.raises(BadEdition):
            choose([str(fresh / "bad.toml")])
    (fresh / "bad.toml").write_bytes(b"game = \xff")
    with pytest.raises(BadEdition):
        choose([str(fresh / "bad.toml")])
    with pytest.raises(OSError, match="nowhere"):
        choose([str(fresh / "nowhere.toml")])


# Records and saved states


def toy(corrections: str) -> Toy:
    game = Toy()
    game.edition = corrections
    return game


@pytest.mark.parametrize(
    ("of", "by", "key"),
    [
        ("", "aa", "without_edition"),
        ("aa", "", "with_edition"),
        ("aa", "bb", "other_edition"),
    ],
)
def test_records_and_states_are_of_one_edition(of: str, by: str, key: str) -> None:
    text = start(toy(of), {}, ["Anna", "Boris"], Chance(1)).record.to_text()
    assert ("edition: aa" in text.splitlines()) == (of == "aa")
    assert record_from_text(text, toy(of)).to_text() == text
    with pytest.raises(BadRecord) as error:
        record_from_text(text, toy(by))
    assert error.value.message.key == f"core.error.{key}"
    data = toy(of).new(2).to_data()
    assert toy(of).from_data(data).to_data() == data
    with pytest.raises(BadRecord) as error:
        toy(by).from_data(data)
    assert error.value.message.key == f"core.error.{key}"
