"""Deus at the terminal: what its drawings are like, and a game with typed lines."""

from pathlib import Path

import pytest

from tessera.core.record import verify
from tessera.games.deus.scenario import empire, other_prices, scenario, set_price
from tessera.locale import LANGUAGES, Locale
from tessera.terminal.look import Look
from tests.terminal.drawing import lines_of, scene_of, states_of
from tests.terminal.table_talk import DEUS, recorded, sit_down_to


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_terrain_and_piece_has_letters_of_its_own(language: str) -> None:
    """Colour is never the only sign."""
    catalog = DEUS.catalog()
    for names in (catalog["terrains"], catalog["pieces"]):
        signs = [Locale(language).say(f"deus.sign.{name}") for name in names]
        assert len(set(signs)) == len(signs)
        assert len({len(sign) for sign in signs}) == 1


def test_the_hand_and_the_points_of_another_are_not_drawn() -> None:
    state = next(state for state in states_of("deus") if state.seats == 2)
    empires = state.view(1).board["empires"]
    assert empires[0]["hand"] is None
    scene = scene_of(state, 1, Look(100, colour=False))
    text = "\n".join(lines_of(scene, state))
    assert text.count("Your hand") == 1
    assert "?" in text


def test_every_region_is_on_the_map() -> None:
    for state in states_of("deus")[::7]:
        scene = scene_of(state, 0, Look(60, colour=False))
        words = "\n".join(lines_of(scene, state))
        assert all(f"{region['region']}" in words for region in scene.board["regions"])


@pytest.mark.parametrize(("language", "words"), [("en", "1 clay, 2 gold"), ("ru", "1 глина, 2 зол.")])
def test_the_gold_of_a_price_stands_on_the_card_and_beside_the_choice(language: str, words: str) -> None:
    state = scenario(empire(9, hand=["quarry"], pieces=["civil@a0"]), empire(pieces=["civil@d3"]))
    with other_prices():
        set_price("quarry", clay=1, gold=2)
        scene = scene_of(state, 0, Look(100, colour=False), language)
        drawn = " ".join("\n".join(lines_of(scene, state)).split())
    on_the_card, to_build, to_offer = 1, 1, 1
    assert drawn.count(words) == on_the_card + to_build + to_offer


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_played_by_typing_numbers(language: str, tmp_path: Path) -> None:
    path = tmp_path / "game.record"
    code, output = sit_down_to(DEUS, [*["1"] * 40, "q"], path, language)
    record = recorded(path, DEUS)
    assert code == 0
    assert len(record.moves) > 40
    assert {"en": "Your hand", "ru": "Ваша рука"}[language] in output
    verify(record)


def test_two_persons_pass_the_keyboard(tmp_path: Path) -> None:
    """Each sees their own hand."""
    _, output = sit_down_to(DEUS, ["", "q"], tmp_path / "game.record", seats=("person", "person"))
    before, _, after = output.partition("Your hand")
    assert "Player" in before.splitlines()[1]
    assert after
