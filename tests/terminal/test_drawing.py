"""Every table of every game can be drawn at every width, from a view alone, and no line is too wide."""

import io
import json

import pytest
from rich.cells import cell_len
from rich.console import Console

from tessera.games import names
from tessera.locale import LANGUAGES, Locale
from tessera.terminal.look import Look, look_of
from tessera.terminal.table import Scene
from tessera.terminal.tables import table_of
from tests.terminal.drawing import NAMES, lines_of, scene_of, states_of

WIDTHS = [
    (game, width)
    for game in names()
    for width in (40, 60, 80, 100, 140, 200)
    if width >= table_of(game).narrowest
]

each_game = pytest.mark.parametrize("game", names())


@pytest.mark.parametrize(("game", "width"), WIDTHS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_line_is_wider_than_the_terminal(game: str, width: int, language: str) -> None:
    for state in states_of(game):
        seat = (state.seats_to_act() or (0,))[0]
        scene = scene_of(state, seat, Look(width, 40, colour=False), language)
        assert [line for line in lines_of(scene, state) if cell_len(line) > width] == []


@each_game
@pytest.mark.parametrize(
    "look", [Look(100, 40), Look(40, 24), Look(100, 24), Look(160, 60), Look(100, 0, False, False)]
)
def test_every_look_can_be_drawn(game: str, look: Look) -> None:
    for state in states_of(game):
        for seat in range(state.seats):
            assert lines_of(scene_of(state, seat, look, "ru"), state)


@each_game
def test_every_action_is_a_choice(game: str) -> None:
    for state in states_of(game):
        for seat in state.seats_to_act():
            decision = state.decision(seat)
            assert decision is not None
            scene = scene_of(state, seat, Look(100))
            groups = table_of(game).groups(scene, decision.prompt.key, decision.actions)
            chosen = [choice.action for group in groups for choice in group.choices]
            assert sorted(chosen) == sorted(decision.actions)


@each_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_can_be_described(game: str, language: str) -> None:
    locale = Locale(language, NAMES)
    scene = Scene(states_of(game)[-1].view(0).board, 0, locale, Look(100))
    console = Console(file=io.StringIO(), width=100)
    for thing in table_of(game).things(locale):
        with console.capture() as capture:
            console.print(table_of(game).describe(scene, thing))
        text = capture.get()
        assert thing.name in text
        assert f"{game}-" not in text
        assert f"{game}." not in text


@each_game
def test_what_is_drawn_is_in_the_view(game: str) -> None:
    """A board that went through JSON is drawn the same: nothing comes from the state."""
    for state in states_of(game)[::4]:
        scene = scene_of(state, 0, Look(120))
        again = Scene(json.loads(json.dumps(scene.board)), 0, scene.locale, scene.look)
        assert lines_of(scene, state) == lines_of(again, state)


def test_a_console_tells_its_look() -> None:
    plain = look_of(Console(file=io.StringIO(), width=100))
    assert (plain.colour, plain.fine, plain.width) == (False, False, 100)
    rich = look_of(Console(file=io.StringIO(), width=20, force_terminal=True, color_system="truecolor"))
    assert (rich.colour, rich.width) == (True, 40)
    colourless = look_of(
        Console(file=io.StringIO(), force_terminal=True, color_system="truecolor", no_color=True)
    )
    assert not colourless.colour
