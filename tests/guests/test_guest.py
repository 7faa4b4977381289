"""A game of another package is found by its entry point, and played everywhere, without a line of ours.

`examples/heap` is that package: its folder and the entry points of its `pyproject.toml` lie in a folder that
Python looks for packages in. `tests/browser/test_guest.py` plays it in a browser.
"""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import tessera
from tessera import Chance
from tessera.ai.players import make
from tessera.cli import main
from tessera.conformance import check_game
from tessera.core.game import Game
from tessera.core.guests import guests
from tessera.core.record import record_from_text, verify
from tessera.games import own_names
from tessera.locale import LANGUAGES, Locale, rules_of, words_of
from tests.guests.package import PACKAGE, install
from tests.server.house import House, Visitor, house, quick


@pytest.fixture(scope="module")
def heap(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Game]:
    folder = tmp_path_factory.mktemp("site")
    install(folder)
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(folder))
        yield tessera.load("heap")
    for name in [name for name in sys.modules if name.partition(".")[0] == PACKAGE]:
        del sys.modules[name]


@pytest.fixture(scope="module")
def place(heap: Game, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with house(quick(tmp_path_factory.mktemp("server"))) as running:
        yield running


def test_without_its_package_there_is_no_such_game() -> None:
    assert guests() == {}
    assert tessera.names() == own_names()


def test_it_is_one_of_the_games(heap: Game) -> None:
    assert guests() == {"heap": PACKAGE}
    assert tessera.names() == tuple(sorted([*own_names(), "heap"]))
    assert tessera.load("heap") is heap
    assert tessera.games.shelf()[-1] is heap


@pytest.mark.parametrize("number", range(3))
def test_it_keeps_every_law(heap: Game, number: int) -> None:
    sample = heap.manifest.samples[number]
    for seed in range(sample.games):
        findings = check_game(heap, seed, sample.seats, sample.options)
        assert findings.failures == []
        assert findings.decisions


@pytest.mark.parametrize("player", ["random", "greedy", "level1", "uct"])
def test_computers_play_it_though_nobody_told_them_how(heap: Game, player: str) -> None:
    state, chance = heap.new(2, Chance(1)), Chance(1)
    bot = make(player, seed=1, seconds=0.01)
    while not state.is_over:
        seat = state.seats_to_act()[0]
        state.apply(seat, bot.choose(state.determinize(seat, chance), seat), chance)
    assert sorted(state.ranking()) == [1, 2]


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_brings_its_own_words_and_rules(heap: Game, language: str) -> None:
    assert Locale(language).say("heap.title") in words_of("heap", language)
    page = rules_of("heap", language)
    assert page is not None
    assert "{#turn}" in page


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_played_at_the_terminal_on_a_plain_table(
    heap: Game,
    language: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    path, locale = tmp_path / "heap.record", Locale(language)
    lines = iter(["?", "help", *["1"] * 20])
    monkeypatch.setattr("builtins.input", lambda *_: next(lines))
    words = ["play", "heap", "--seat", "person", "--seat", "greedy", "--seed", "1", "--lang", language]
    assert main([*words, "--record", str(path)]) == 0
    shown = capsys.readouterr().out
    assert locale.say("heap.prompt.take", most=3) in shown
    assert locale.say("heap.action.take", count=2) in shown
    assert locale.say("heap.reason.too_many", most=3) in shown
    assert locale.say("heap.ending.taken") in shown
    assert "taken 0, 0" in shown
    assert not verify(record_from_text(path.read_text("utf-8"), heap))
    assert main(["replay", str(path), "--lang", language]) == 0
    assert locale.say("heap.ending.taken") in capsys.readouterr().out


def test_a_server_offers_it_with_its_words_and_rules(place: House) -> None:
    anybody = Visitor(place)
    info = next(info for info in anybody.http.get("/api/games").json() if info["name"] == "heap")
    assert (info["seats"], info["options"][0]["choices"]) == ([2, 3], ["2", "3", "4"])
    assert anybody.http.get("/api/games/heap/catalog").status_code == 200
    for language in LANGUAGES:
        assert "heap-title" in anybody.http.get(f"/api/games/heap/words/{language}").text
        assert "{#turn}" in anybody.http.get(f"/api/games/heap/rules/{language}").text


def test_people_and_bots_play_it_on_a_server(place: House) -> None:
    anna = Visitor(place, "Anna")
    table = anna.make_table("me", "level1", game="heap", options={"most": "4"})
    chair = anna.go_to(table)
    actions = anna.http.get("/api/games/heap/actions").json()
    while chair.table["status"] != "over":
        if chair.choices():
            action = chair.choices()[0]
            assert actions[action]["name"]["key"] == "heap.action.take"
            assert chair.act(action)["type"] == "done"
        else:
            chair.next()
    assert chair.table["result"]["ending"] == "taken"
