"""Era at the terminal: what its drawings are like, and a game with typed lines."""

from itertools import repeat
from pathlib import Path

import pytest

from tessera.core.record import UNFINISHED, verify
from tessera.locale import LANGUAGES, Locale
from tessera.terminal.look import Look
from tests.terminal.drawing import lines_of, scene_of, states_of
from tests.terminal.table_talk import ERA, recorded, sit_down_to


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_building_has_letters_of_its_own(language: str) -> None:
    """Colour is never the only sign."""
    locale = Locale(language)
    signs = [locale.say(f"era.sign.{piece}") for piece in ERA.catalog()["pieces"] if _is_building(piece)]
    assert len(set(signs)) == len(signs) == 12
    assert {len(sign) for sign in signs} == {2}


def _is_building(piece: str) -> bool:
    return bool(ERA.catalog()["pieces"][piece]["kind"] == "building")


def test_dice_behind_another_screen_are_not_drawn() -> None:
    state = next(state for state in states_of("era") if state.seats == 2 and "roll" in state.view(0).board)
    scene = scene_of(state, 1, Look(100))
    hidden = scene.board["domains"][0]["dice"]["hidden"]
    assert hidden
    text = "\n".join(lines_of(scene, state))
    assert f"{hidden} di{'e' if hidden == 1 else 'ce'} behind the screen" in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_can_be_played_by_typing_1(language: str, tmp_path: Path) -> None:
    path = tmp_path / "game.record"
    code, output = sit_down_to(ERA, repeat("1"), path, language)
    record = recorded(path, ERA)
    assert code == 0
    assert record.ending != UNFINISHED
    assert {"en": "Total", "ru": "Итого"}[language] in output
    verify(record)


def test_two_persons_pass_the_keyboard_for_what_is_secret(tmp_path: Path) -> None:
    _, output = sit_down_to(ERA, ["", "1", "q"], tmp_path / "game.record", seats=("person", "person"))
    assert "Player 1" in output.splitlines()[1]
    assert "Lay out your domain" not in output.splitlines()[1]


def test_a_place_is_chosen_by_its_number(tmp_path: Path) -> None:
    path = tmp_path / "game.record"
    _, output = sit_down_to(ERA, ["10", "q"], path)
    assert " 10 b2 " in output
    move = recorded(path, ERA).moves[0]
    assert ERA.vocabulary.notation(move.action) == "place:r0:b2"
