"""Deus at the terminal: drawn at every width from a view alone, and played with typed lines."""

import io
import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from rich.cells import cell_len
from rich.console import Console

from tessera.core.chance import Chance
from tessera.core.record import verify
from tessera.core.state import State
from tessera.locale import LANGUAGES, Locale
from tessera.terminal.look import Look
from tessera.terminal.screen import draw_choices
from tessera.terminal.table import Scene
from tessera.terminal.tables import TABLES
from tests.terminal.table_talk import DEUS, recorded, sit_down_to_deus

TABLE = TABLES["deus"]
NAMES = ["Marcus Aurelius Antoninus", "Ливия", "Anna", "Boris"]


def states(seed: int, seats: int) -> Iterator[State]:
    """A game played at random: its decisions, one of each kind and a few more."""
    chance = Chance(seed)
    state = DEUS.new(seats, chance)
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


GAMES = [*states(2, 2), *states(4, 4)]


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
def test_every_terrain_and_piece_has_letters_of_its_own(language: str) -> None:
    """Colour is never the only sign."""
    catalog = DEUS.catalog()
    for names in (catalog["terrains"], catalog["pieces"]):
        signs = [Locale(language).say(f"deus.sign.{name}") for name in names]
        assert len(set(signs)) == len(signs)
        assert len({len(sign) for sign in signs}) == 1


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
        assert "deus-" not in text
        assert "deus." not in text


def test_what_is_drawn_is_in_the_view() -> None:
    """A board that went through JSON is drawn the same: nothing comes from the state."""
    for state in GAMES[:6]:
        board = state.view(0).board
        again = json.loads(json.dumps(board))
        first, second = (
            lines_of(Scene(each, 0, Locale("en", NAMES), Look(100)), state) for each in (board, again)
        )
        assert first == second


def test_the_hand_and_the_points_of_another_are_not_drawn() -> None:
    state = next(state for state in GAMES if state.seats == 2)
    empires = state.view(1).board["empires"]
    assert empires[0]["hand"] is None
    scene = Scene(state.view(1).board, 1, Locale("en", NAMES), Look(100, colour=False))
    text = "\n".join(lines_of(scene, state))
    assert text.count("Your hand") == 1
    assert "?" in text


def test_every_region_is_on_the_map() -> None:
    for state in GAMES[::7]:
        board = state.view(0).board
        scene = Scene(board, 0, Locale("en", NAMES), Look(60, colour=False))
        words = "\n".join(lines_of(scene, state))
        assert all(f"{region['region']}" in words for region in board["regions"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_played_by_typing_numbers(language: str, tmp_path: Path) -> None:
    path = tmp_path / "game.record"
    code, output = sit_down_to_deus([*["1"] * 40, "q"], path, language)
    record = recorded(path, DEUS)
    assert code == 0
    assert len(record.moves) > 40
    assert {"en": "Your hand", "ru": "Ваша рука"}[language] in output
    verify(record)


def test_two_persons_pass_the_keyboard(tmp_path: Path) -> None:
    """Each sees their own hand."""
    _, output = sit_down_to_deus(["", "q"], tmp_path / "game.record", seats=("person", "person"))
    before, _, after = output.partition("Your hand")
    assert "Player" in before.splitlines()[1]
    assert after
