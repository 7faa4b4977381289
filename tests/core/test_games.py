"""Loading games and choosing their options."""

from pathlib import Path
from typing import Any

import pytest

import tessera
from tessera import Chance
from tessera.core.errors import BadRecord, UnknownGame, WrongOption
from tessera.core.game import BOTH

DUEL = tessera.load("duel")


def test_an_unknown_game_is_named_with_those_there_are() -> None:
    with pytest.raises(UnknownGame) as caught:
        tessera.load("chess")
    assert caught.value.message.args == {"game": "chess", "choices": ", ".join(tessera.names())}


def test_games_are_the_folders_of_the_package() -> None:
    folder = Path(str(tessera.games.__file__)).parent
    assert tessera.names() == tuple(sorted(path.parent.name for path in folder.glob("*/__init__.py")))


def test_people_are_shown_games_in_the_order_of_their_manifests() -> None:
    shown = tessera.games.shelf()
    assert {game.name for game in shown} == set(tessera.names())
    assert [game.manifest.order for game in shown] == sorted(game.manifest.order for game in shown)
    assert shown[0] is DUEL


@pytest.mark.parametrize("name", tessera.names())
def test_the_samples_of_a_game_have_every_number_of_seats_and_can_be_set_up(name: str) -> None:
    game = tessera.load(name)
    assert {sample.seats for sample in game.manifest.samples} == set(game.seats)
    for sample in game.manifest.samples:
        game.new(sample.seats, Chance(1), **sample.options)


@pytest.mark.parametrize("name", tessera.names())
def test_the_samples_of_a_game_switch_every_option_that_is_on_or_off(name: str) -> None:
    game = tessera.load(name)
    for option in game.options:
        if option.choices == BOTH:
            tried = {sample.options.get(option.name, option.default) for sample in game.manifest.samples}
            assert tried == set(BOTH), option.name


@pytest.mark.parametrize("options", [{"expansion": "true"}, {"pantheon": "maybe"}, {"first": 3}])
def test_a_wrong_option_is_refused(options: dict[str, Any]) -> None:
    with pytest.raises(WrongOption):
        DUEL.new(2, **options)


def test_a_wrong_number_of_seats_is_refused() -> None:
    with pytest.raises(WrongOption):
        DUEL.new(3)


def test_options_may_be_values_or_text() -> None:
    assert DUEL.check_options({"pantheon": True, "first": "1"}) == {"pantheon": "true", "first": "1"}
    assert DUEL.check_options({}) == {"pantheon": "false", "first": "random"}


def test_a_seat_counts_from_0_as_a_number_and_from_1_as_text() -> None:
    assert DUEL.check_options({"first": 0})["first"] == "1"
    assert DUEL.new(2, first=1).view(None).acting == DUEL.new(2, first="2").view(None).acting == (1,)
    with pytest.raises(WrongOption):
        DUEL.new(2, first=2)


def test_a_state_of_another_rules_version_is_refused() -> None:
    data = DUEL.new(2).to_data()
    with pytest.raises(BadRecord):
        DUEL.from_data({**data, "rules": 0})
