"""A recorded game is told again."""

from itertools import repeat
from pathlib import Path

import pytest

from tessera.core.errors import WrongOption
from tessera.terminal import replay
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
