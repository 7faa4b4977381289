"""Every table can be drawn at every width, from a view alone, and no line is too wide."""

import io
import json
from collections.abc import Iterator

import pytest
from rich.cells import cell_len
from rich.console import Console

from tessera.core.chance import Chance
from tessera.core.state import State
from tessera.games.duel.catalog import CARDS, GODS, PROGRESS, WONDERS
from tessera.locale import LANGUAGES, Locale
from tessera.terminal.duel import naming
from tessera.terminal.duel.describe import colour_of
from tessera.terminal.duel.structure import draw_structure
from tessera.terminal.look import Look, look_of
from tessera.terminal.screen import draw_choices
from tessera.terminal.table import Scene, Thing
from tessera.terminal.tables import TABLES
from tests.terminal.table_talk import DUEL

TABLE = TABLES["duel"]
NAMES = ["Marcus Aurelius Antoninus", "Ливия"]


def states(seed: int, pantheon: bool) -> Iterator[State]:
    """A game played at random: its decisions, one of each kind and a few turns."""
    chance = Chance(seed)
    state = DUEL.new(2, chance, pantheon=pantheon)
    seen: dict[str, int] = {}
    while not state.is_over:
        seat = state.seats_to_act()[0]
        decision = state.decision(seat)
        assert decision is not None
        times = seen[decision.prompt.key] = seen.get(decision.prompt.key, 0) + 1
        if times == 1 or times % 9 == 0:
            yield state.clone()
        state.apply(seat, decision.actions[chance.below(len(decision.actions))], chance)
    yield state


GAMES = [*states(1, False), *states(2, True), *states(3, True)]


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
    return capture.get().splitlines()


@pytest.mark.parametrize("width", [40, 60, 80, 100, 140, 200])
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_line_is_wider_than_the_terminal(width: int, language: str) -> None:
    locale = Locale(language, NAMES)
    for state in GAMES:
        seat = (state.seats_to_act() or (0,))[0]
        scene = Scene(state.view(seat).board, seat, locale, Look(width, 40, colour=False))
        wide = [line for line in lines_of(scene, state) if cell_len(line) > width]
        assert wide == []


@pytest.mark.parametrize("look", [Look(100, 40), Look(100, 24), Look(160, 60), Look(100, 0, False, False)])
def test_every_look_can_be_drawn(look: Look) -> None:
    locale = Locale("ru", NAMES)
    for state in GAMES:
        for seat in range(2):
            assert lines_of(Scene(state.view(seat).board, seat, locale, look), state)


def test_every_action_is_a_choice_and_each_kind_keeps_the_order_of_the_actions() -> None:
    locale = Locale("en", NAMES)
    for state in GAMES:
        for seat in state.seats_to_act():
            decision = state.decision(seat)
            assert decision is not None
            scene = Scene(state.view(seat).board, seat, locale, Look(100))
            groups = TABLE.groups(scene, decision.prompt.key, decision.actions)
            chosen = [[choice.action for choice in group.choices] for group in groups]
            assert sorted(action for actions in chosen for action in actions) == sorted(decision.actions)
            for actions in chosen:
                assert actions == [action for action in decision.actions if action in actions]


def test_a_game_fits_a_hundred_by_forty_at_its_beginning() -> None:
    locale = Locale("ru", ["Марк", "Ливия"])
    for state in GAMES[:3]:
        seat = state.seats_to_act()[0]
        assert len(lines_of(Scene(state.view(seat).board, seat, locale, Look(100, 40)), state)) <= 38


def test_colour_is_never_the_only_sign() -> None:
    """A card's kind is told by a letter, also where there are colours."""
    state = DUEL.new(2, Chance(1), pantheon=True)
    scene = Scene(state.view(0).board, 0, Locale("en", NAMES), Look(100, 0))
    text = "\n".join(line.plain for line in draw_structure(scene, 72, 3))
    for slot in scene.board["structure"]:
        if slot["state"] == "face_up" and slot["playable"]:
            letter = scene.locale.say(f"duel.kind_letter.{colour_of(slot['card'])}")
            assert letter + naming.card(scene.locale, slot["card"])[:6].rstrip("-") in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_can_be_described(language: str) -> None:
    locale = Locale(language, NAMES)
    scene = Scene(GAMES[-1].view(0).board, 0, locale, Look(100))
    things = TABLE.things(locale)
    assert len(things) == len(CARDS) + len(WONDERS) + len(PROGRESS) + len(GODS)
    console = Console(file=io.StringIO(), width=100)
    for thing in things:
        with console.capture() as capture:
            console.print(TABLE.describe(scene, thing))
        assert thing.name in capture.get()
        assert len(capture.get().splitlines()) > 1


def test_the_same_drawing_comes_from_the_view_as_data() -> None:
    """Nothing but the view is drawn: a copy of it that went through data looks the same."""
    locale = Locale("en", NAMES)
    for state in GAMES[::4]:
        board = state.view(0).board
        again = json.loads(json.dumps(board))
        look = Look(120)
        assert lines_of(Scene(board, 0, locale, look), state) == lines_of(
            Scene(again, 0, locale, look), state
        )


def test_a_console_tells_its_look() -> None:
    plain = look_of(Console(file=io.StringIO(), width=100))
    assert (plain.colour, plain.fine, plain.width) == (False, False, 100)
    rich = look_of(Console(file=io.StringIO(), width=20, force_terminal=True, color_system="truecolor"))
    assert (rich.colour, rich.width) == (True, 40)
    colourless = look_of(
        Console(file=io.StringIO(), force_terminal=True, color_system="truecolor", no_color=True)
    )
    assert not colourless.colour


def test_a_thing_of_an_action() -> None:
    action = DUEL.vocabulary.action("build:altar")
    assert TABLE.thing_of(action) == ("card", "altar")
    assert TABLE.thing_of(DUEL.vocabulary.action("pay")) is None
    assert Thing("card", "altar", "Altar") in TABLE.things(Locale("en"))
