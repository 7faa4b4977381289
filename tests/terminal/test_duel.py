"""Duel at the terminal: what its drawings and choices are like."""

import io

import pytest
from rich.console import Console

from tessera.core.chance import Chance
from tessera.games.duel.catalog import CARDS, GODS, PROGRESS, WONDERS
from tessera.games.duel.scenario import scenario
from tessera.locale import LANGUAGES, Locale
from tessera.terminal.duel import naming
from tessera.terminal.duel.describe import colour_of
from tessera.terminal.duel.military import draw_track
from tessera.terminal.duel.structure import draw_structure
from tessera.terminal.look import Look
from tessera.terminal.table import Scene, Thing
from tessera.terminal.tables import table_of
from tests.terminal.drawing import NAMES, lines_of, scene_of, states_of
from tests.terminal.table_talk import DUEL

TABLE = table_of("duel")


def test_each_kind_of_choice_keeps_the_order_of_the_actions() -> None:
    for state in states_of("duel"):
        for seat in state.seats_to_act():
            decision = state.decision(seat)
            assert decision is not None
            groups = TABLE.groups(scene_of(state, seat, Look(100)), decision.prompt.key, decision.actions)
            for group in groups:
                actions = [choice.action for choice in group.choices]
                assert actions == [action for action in decision.actions if action in actions]


def test_a_game_fits_a_hundred_by_forty_at_its_beginning() -> None:
    locale = Locale("ru", ["Марк", "Ливия"])
    for state in states_of("duel")[:3]:
        seat = state.seats_to_act()[0]
        scene = Scene(state.view(seat).board, seat, locale, Look(100, 40))
        assert len(lines_of(scene, state, with_score=False)) <= 38


def test_colour_is_never_the_only_sign() -> None:
    """A card's kind is told by a letter, also where there are colours."""
    scene = scene_of(DUEL.new(2, Chance(1), pantheon=True), 0, Look(100, 0))
    text = "\n".join(line.plain for line in draw_structure(scene, 72, 3))
    for slot in scene.board["structure"]:
        if slot["state"] == "face_up" and slot["playable"]:
            letter = scene.locale.say(f"duel.kind_letter.{colour_of(slot['card'])}")
            assert letter + naming.card(scene.locale, slot["card"])[:6].rstrip("-") in text


@pytest.mark.parametrize("pawn", [-2, 0, 2])
def test_minerva_is_seen_where_she_stands_with_the_conflict_pawn(pawn: int) -> None:
    look = Look(100, colour=False)
    scene = scene_of(scenario(2, pantheon=True, pawn=pawn, minerva=pawn), 0, look)
    wide, narrow = [draw_track(scene, width)[0].plain for width in (100, 40)]
    assert f"{look.glyphs.pawn}M" in wide
    assert "M" in narrow.replace(NAMES[0][:2], "")
    apart = scene_of(scenario(2, pantheon=True, pawn=pawn, minerva=5), 0, look)
    assert f"{look.glyphs.pawn}M" not in draw_track(apart, 100)[0].plain


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_wonder_token_and_god_is_described_in_some_lines(language: str) -> None:
    locale = Locale(language, NAMES)
    scene = Scene(states_of("duel")[-1].view(0).board, 0, locale, Look(100))
    things = TABLE.things(locale)
    assert len(things) == len(CARDS) + len(WONDERS) + len(PROGRESS) + len(GODS)
    console = Console(file=io.StringIO(), width=100)
    for thing in things:
        with console.capture() as capture:
            console.print(TABLE.describe(scene, thing))
        assert len(capture.get().splitlines()) > 1


def test_a_thing_of_an_action() -> None:
    action = DUEL.vocabulary.action("build:altar")
    assert TABLE.thing_of(action) == ("card", "altar")
    assert TABLE.thing_of(DUEL.vocabulary.action("pay")) is None
    assert Thing("card", "altar", "Altar") in TABLE.things(Locale("en"))
