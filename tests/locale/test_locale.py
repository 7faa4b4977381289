"""Messages become sentences."""

import pytest

from tessera.core.message import Message, seat_name
from tessera.locale import Locale, UnknownMessage, default_language


def test_messages_among_the_arguments_are_rendered_first() -> None:
    message = Message("duel.log.pair", seat=seat_name(1), symbol=Message("duel.symbol.quill"))
    assert Locale("ru", ["Марк", "Ливия"]).text(message) == "Ливия собирает пару символов: перо."
    assert Locale("en", ["Mark", "Livia"]).text(message) == "Livia has a pair: quill."


def test_a_seat_without_a_name_is_numbered() -> None:
    assert Locale("en").text(seat_name(1)) == "Player 2"
    assert Locale("ru", ["Марк"]).text(seat_name(1)) == "Игрок 2"


def test_a_name_is_taken_as_it_is() -> None:
    locale = Locale("en", ["{ $seat }"])
    assert locale.say("duel.log.plays_again", seat=seat_name(0)) == "{ $seat } plays again."


def test_an_unknown_key_is_named_in_the_error() -> None:
    with pytest.raises(UnknownMessage, match=r"duel\.card\.castle"):
        Locale("en").say("duel.card.castle")


def test_a_missing_argument_is_an_error() -> None:
    with pytest.raises(UnknownMessage, match=r"duel\.log\.pair"):
        Locale("en").say("duel.log.pair", seat="Mark")


def test_an_unknown_language_is_an_error() -> None:
    with pytest.raises(UnknownMessage, match="la"):
        Locale("la")


def test_it_knows_which_keys_it_has() -> None:
    assert Locale("ru").has("duel.card.altar")
    assert not Locale("ru").has("duel.card.castle")


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "ru_RU.UTF-8"}, "ru"),
        ({"LANG": "ru"}, "ru"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "ru_RU.UTF-8", "LC_MESSAGES": "en_GB.UTF-8"}, "en"),
        ({"LANG": "en_US.UTF-8", "LC_ALL": "ru_RU.UTF-8"}, "ru"),
        ({"LANG": "ru_RU.UTF-8", "LC_ALL": ""}, "ru"),
    ],
)
def test_the_language_follows_the_environment(
    environment: dict[str, str], language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(variable, raising=False)
    for variable, value in environment.items():
        monkeypatch.setenv(variable, value)
    assert default_language() == language
