"""Era at the terminal: drawn at every width from a view alone, and played with typed lines."""

import io
import json
from collections.abc import Iterator
from itertools import repeat
from pathlib import Path

import pytest
from rich.cells import cell_len
from rich.console import Console

from tessera.core.chance import Chance
from tessera.core.record import UNFINISHED, verify
from tessera.core.state import State
from tessera.locale import LANGUAGES, Locale
from tessera.terminal.look import Look
from tessera.terminal.screen import draw_choices
from tessera.terminal.table import Scene
from tessera.terminal.tables import TABLES
from tests.terminal.table_talk import ERA, recorded, sit_down_to_era

TABLE = TABLES["era"]
NAMES = ["Marcus Aurelius Antoninus", "Ливия", "Anna", "Boris"]


def states(seed: int, seats: int) -> Iterator[State]:
    """A game played at random: its decisions, one of each kind and a few more."""
    chance = Chance(seed)
    state = ERA.new(seats, chance)
    seen: dict[str, int] = {}
    while not state.is_over:
        seat = state.seats_to_act()[0]
        decision = state.decision(seat)
        assert decision is not None
        times = seen[decision.prompt.key] = seen.get(decision.prompt.key, 0) + 1
        if times == 1 or times % 40 == 0:
            yield state.clone()
        state.apply(seat, decision.actions[chance.below(len(decision.actions))], chance)
    yield state


GAMES = [*states(1, 1), *states(2, 2), *states(3, 4)]


def lines_of(scene: Scene, state: State) -> list[str]:
    """The table and, while the game goes on, the choices, as lines of text."""
    console = Console(
        file=io.StringIO(),
        width=scene.look.width,
        force_terminal=scene.look.colour,
        color_system="truecolor" if scene.look.colour else None,
        highlight=False,
    )
    with console.capture() as capture:
        console.print(TABLE.draw(scene, ["Something happened. " * 12] * 5))
        decision = state.decision(scene.me)
        if decision is not None:
            groups = TABLE.groups(scene, decision.prompt.key, decision.actions)
            console.print(draw_choices(groups, scene.look))
        console.print(TABLE.score(scene))
    return capture.get().splitlines()


@pytest.mark.parametrize("width", [60, 80, 100, 140])
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_line_is_wider_than_the_terminal(width: int, language: str) -> None:
    locale = Locale(language, NAMES)
    for state in GAMES:
        seat = (state.seats_to_act() or (0,))[0]
        scene = Scene(state.view(seat).board, seat, locale, Look(width, 40, colour=False))
        assert [line for line in lines_of(scene, state) if cell_len(line) > width] == []


@pytest.mark.parametrize("look", [Look(100, 40), Look(40, 24), Look(160, 60), Look(100, 0, False, False)])
def test_every_look_can_be_drawn(look: Look) -> None:
    for state in GAMES:
        for seat in range(state.seats):
            scene = Scene(state.view(seat).board, seat, Locale("ru", NAMES), look)
            assert lines_of(scene, state)


def test_every_action_is_a_choice() -> None:
    for state in GAMES:
        for seat in state.seats_to_act():
            decision = state.decision(seat)
            assert decision is not None
            scene = Scene(state.view(seat).board, seat, Locale("en", NAMES), Look(100))
            groups = TABLE.groups(scene, decision.prompt.key, decision.actions)
            chosen = [choice.action for group in groups for choice in group.choices]
            assert sorted(chosen) == sorted(decision.actions)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_building_has_letters_of_its_own(language: str) -> None:
    """Colour is never the only sign."""
    locale = Locale(language)
    signs = [locale.say(f"era.sign.{piece}") for piece in ERA.catalog()["pieces"] if _is_building(piece)]
    assert len(set(signs)) == len(signs) == 12
    assert {len(sign) for sign in signs} == {2}


def _is_building(piece: str) -> bool:
    return bool(ERA.catalog()["pieces"][piece]["kind"] == "building")


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_can_be_described(language: str) -> None:
    locale = Locale(language, NAMES)
    scene = Scene(GAMES[-1].view(0).board, 0, locale, Look(100))
    console = Console(file=io.StringIO(), width=100)
    for thing in TABLE.things(locale):
        with console.capture() as capture:
            console.print(TABLE.describe(scene, thing))
        text = capture.get()
        assert thing.name in text
        assert "era-" not in text
        assert "era." not in text


def test_what_is_drawn_is_in_the_view() -> None:
    """A board that went through JSON is drawn the same: nothing comes from the state."""
    for state in GAMES[:6]:
        board = state.view(0).board
        again = json.loads(json.dumps(board))
        first, second = (
            lines_of(Scene(each, 0, Locale("en", NAMES), Look(100)), state) for each in (board, again)
        )
        assert first == second


def test_dice_behind_another_screen_are_not_drawn() -> None:
    state = next(state for state in GAMES if state.seats == 2 and "roll" in state.view(0).board)
    scene = Scene(state.view(1).board, 1, Locale("en", NAMES), Look(100))
    hidden = scene.board["domains"][0]["dice"]["hidden"]
    assert hidden
    text = "\n".join(lines_of(scene, state))
    assert f"{hidden} di{'e' if hidden == 1 else 'ce'} behind the screen" in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_can_be_played_by_typing_1(language: str, tmp_path: Path) -> None:
    path = tmp_path / "game.record"
    code, output = sit_down_to_era(repeat("1"), path, language)
    record = recorded(path, ERA)
    assert code == 0
    assert record.ending != UNFINISHED
    assert {"en": "Total", "ru": "Итого"}[language] in output
    verify(record)


def test_two_persons_pass_the_keyboard_for_what_is_secret(tmp_path: Path) -> None:
    _, output = sit_down_to_era(["", "1", "q"], tmp_path / "game.record", seats=("person", "person"))
    assert "Player 1" in output.splitlines()[1]
    assert "Lay out your domain" not in output.splitlines()[1]


def test_a_place_is_chosen_by_its_number(tmp_path: Path) -> None:
    path = tmp_path / "game.record"
    _, output = sit_down_to_era(["10", "q"], path)
    assert " 10 b2 " in output
    move = recorded(path, ERA).moves[0]
    assert ERA.vocabulary.notation(move.action) == "place:r0:b2"
