"""A recorded game is told again."""

from itertools import repeat
from pathlib import Path

import pytest

from tessera.ai.review import Choice, Review
from tessera.core.errors import WrongOption
from tessera.core.message import Message
from tessera.core.record import Record
from tessera.locale import Locale
from tessera.terminal import replay, review
from tessera.terminal.result import seat_names
from tests.terminal.table_talk import plain_console, printed, recorded, sit_down


@pytest.mark.parametrize("language", ["en", "ru"])
def test_every_move_is_told_and_the_result(language: str, tmp_path: Path) -> None:
    path = tmp_path / "game.record"
    sit_down(repeat("1"), path, pantheon="true")
    console = plain_console()
    assert replay.run(recorded(path), None, language, console) == 0
    output = printed(console)
    assert f"\n{len(recorded(path).moves):>4} " in output
    assert {"en": "Total", "ru": "Всего"}[language] in output


def test_an_unfinished_game_says_so(tmp_path: Path) -> None:
    path = tmp_path / "game.record"
    sit_down(["1"], path)
    console = plain_console()
    replay.run(recorded(path), None, "en", console)
    assert "Not finished" in printed(console)


def test_the_table_after_a_move_can_be_drawn(tmp_path: Path) -> None:
    path = tmp_path / "game.record"
    sit_down(repeat("1"), path)
    for move in (0, 9, len(recorded(path).moves)):
        console = plain_console()
        assert replay.run(recorded(path), move, "en", console) == 0
        assert "7 Wonders Duel" in printed(console)
    with pytest.raises(WrongOption):
        replay.run(recorded(path), 9999, "en", plain_console())


def test_computers_are_called_as_the_record_calls_them() -> None:
    locale = Locale("en")
    assert seat_names(["greedy", "level3"], locale) == ["Computer greedy", "Computer level3"]
    alike = seat_names(["level3", "Anna", "level3"], locale)
    assert alike == ["Computer level3, seat 1", "Anna", "Computer level3, seat 3"]
    assert seat_names(["Anna", "level3"], locale) == ["Anna", "Computer"]


def reviewed(path: Path) -> tuple[Record, Review]:
    sit_down(repeat("1"), path)
    record = recorded(path)
    states = len(record.moves) + 1
    move = record.moves[0]
    point = Choice(1, move.seat, move.action, 0.2, move.action + 1, 0.6, (Message("duel.hint.again"),))
    return record, Review([[0.5, 0.5]] * states, [[0, 0]] * states, [point], [point])


@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_bars_of_a_review_have_a_legend(language: str, tmp_path: Path) -> None:
    record, found = reviewed(tmp_path / "game.record")
    console = plain_console()
    review.show(record, found, language, console)
    output = printed(console)
    legend = {"en": "_ is 0, @ is 100", "ru": "_ — это 0, @ — 100"}[language]
    assert legend in output
    axis = next(line for line in output.splitlines() if line.strip().startswith("0 "))
    assert axis.split() == ["0", str(len(record.moves))]
    assert {"en": "And you play again at once.", "ru": "И вы сразу ходите ещё раз."}[language] in output
