"""Settings: an option goes before its variable, a variable before the default."""

from pathlib import Path

import pytest

from tessera.cli import SERVED, main
from tessera.core.errors import WrongOption
from tessera.server.app import database_name
from tessera.server.serve import links
from tessera.server.settings import READERS, Settings, default_data, read


def test_options_go_before_variables_and_these_before_defaults() -> None:
    assert read({}, {}) == Settings()
    environment = {"TESSERA_PORT": "9", "TESSERA_HOST": "0.0.0.0", "TESSERA_OPEN": "1", "TESSERA_REDIS": ""}
    chosen = read({"port": "7", "host": None, "bot_seconds": "0.5"}, environment)
    assert (chosen.port, chosen.host, chosen.bot_seconds, chosen.open) == (7, "0.0.0.0", 0.5, True)
    assert chosen.redis is None
    assert read({}, {"TESSERA_ORIGINS": "http://a, http://b"}).origins == ("http://a", "http://b")


@pytest.mark.parametrize(
    ("name", "value"),
    [("port", "many"), ("port", "70000"), ("bot_seconds", "0"), ("bot_workers", "-1"), ("bot_delay", "nan")],
)
def test_a_setting_that_cannot_be_is_refused(name: str, value: str) -> None:
    with pytest.raises(WrongOption):
        read({name: value}, {})
    with pytest.raises(WrongOption):
        read({}, {f"TESSERA_{name.upper()}": value})


def test_every_setting_is_an_option_with_help(capsys: pytest.CaptureFixture[str]) -> None:
    assert {*SERVED, "open"} == set(READERS)
    for language, word in (("en", "variable"), ("ru", "переменной")):
        with pytest.raises(SystemExit):
            main(["serve", "--help", "--lang", language])
        told = capsys.readouterr().out
        assert all(f"--{name.replace('_', '-')}" in told for name in READERS)
        assert word in told


def test_data_is_kept_where_the_system_says() -> None:
    assert default_data({"XDG_DATA_HOME": "/data"}) == Path("/data/tessera")
    assert default_data({}) == Path.home() / ".local" / "share" / "tessera"


def test_no_password_is_printed() -> None:
    name = database_name(Settings(database="postgresql://me:hidden@host/games"))
    assert "hidden" not in name
    assert "host/games" in name


def test_links_are_those_that_work() -> None:
    assert links("127.0.0.1", 80) == ["http://127.0.0.1:80"]
    assert links("::1", 80) == ["http://[::1]:80"]
    assert links("0.0.0.0", 80)[0] == "http://127.0.0.1:80"
