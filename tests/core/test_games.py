"""Loading games and choosing their options."""

from typing import Any

import pytest

import tessera
from tessera.core.errors import BadRecord, UnknownGame, WrongOption

DUEL = tessera.load("duel")


def test_an_unknown_game_is_named_with_those_there_are() -> None:
    with pytest.raises(UnknownGame) as caught:
        tessera.load("chess")
    assert caught.value.message.args == {"game": "chess", "choices": "duel, deus, era"}


@pytest.mark.parametrize("options", [{"expansion": "true"}, {"pantheon": "maybe"}, {"first": 3}])
def test_a_wrong_option_is_refused(options: dict[str, Any]) -> None:
    with pytest.raises(WrongOption):
        DUEL.new(2, **options)


def test_a_wrong_number_of_seats_is_refused() -> None:
    with pytest.raises(WrongOption):
        DUEL.new(3)


def test_options_may_be_values_or_text() -> None:
    assert DUEL.check_options({"pantheon": True, "first": 1}) == {"pantheon": "true", "first": "1"}
    assert DUEL.check_options({}) == {"pantheon": "false", "first": "random"}


def test_a_state_of_another_rules_version_is_refused() -> None:
    data = DUEL.new(2).to_data()
    with pytest.raises(BadRecord):
        DUEL.from_data({**data, "rules": 0})
