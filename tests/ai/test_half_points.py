"""A game that counts in halves: hints, the arena, reviews and evaluations speak of points."""

import io

import pytest
from rich.console import Console

import tessera
from tessera.ai.advice import reasons
from tessera.ai.arena import Contest, Outcome, standings
from tessera.ai.evaluation import by_points
from tessera.ai.evaluation.base import alone, won
from tessera.ai.review import Review
from tessera.core.chance import Chance
from tessera.core.match import start
from tessera.core.message import Message
from tessera.core.playout import play_out
from tessera.core.record import Record
from tessera.core.state import State
from tessera.games.duel.scenario import action, city, scenario
from tessera.locale import Locale
from tessera.terminal.review import show, to_data

DUEL = tessera.load("duel")
ERA = tessera.load("era")


@pytest.fixture(autouse=True)
def _halves(monkeypatch: pytest.MonkeyPatch) -> None:
    for game in (DUEL, ERA):
        monkeypatch.setattr(game, "points_unit", 2)


def near_the_end(coins: int) -> State:
    return scenario(1, ["altar", "tavern"], mine=city(coins=coins))


def test_a_hint_tells_a_gain_in_points_and_halves() -> None:
    told = reasons(near_the_end(7), 0, [action("build:altar")])[-1]
    assert told == Message("core.hint.part_gain", points="1½")
    assert Locale("en").text(told) == "That is 1½ points more, as things stand."
    assert Locale("ru").text(told) == "Сейчас это плюс 1½ очка."


def test_a_hint_tells_whole_points_as_a_number_so_that_the_words_agree_with_it() -> None:
    told = reasons(near_the_end(5), 0, [action("build:tavern")])[-1]
    assert told == Message("core.hint.gain", points=1)
    assert Locale("en").text(told) == "That is 1 point more, as things stand."


def test_the_arena_counts_the_mean_in_points() -> None:
    contest = Contest("duel", {}, ("a", "b"), (0, 1), 1, None, 1)
    first, second = standings(["a", "b"], [Outcome(contest, [51, 40], [1, 2], "civilian", "")])
    assert (first.mean_score, second.mean_score) == (25.5, 20.0)


def test_a_lead_is_judged_in_points() -> None:
    state = near_the_end(12)
    mine, theirs = state.scores()
    assert mine > theirs
    assert by_points(state, 0) == (mine - theirs) / 2


def alone_and_over() -> Record:
    match = start(ERA, {}, ["Ann"], Chance(3))
    return match.record


def test_a_game_alone_is_worth_its_points() -> None:
    state = ERA.new(1, Chance(3))
    play_out(state, Chance(3))
    assert won(state) == [alone(state.scores()[0] / 2)]


def test_a_review_of_a_game_alone_writes_points_and_says_their_unit() -> None:
    found = Review([[0.5], [0.5]], [[3], [25]], [], [])
    screen = io.StringIO()
    show(alone_and_over(), found, "en", Console(file=screen, width=100))
    assert screen.getvalue().splitlines()[1].endswith(" 12½")
    facts = to_data(alone_and_over(), found)
    assert (facts["points"], facts["points_unit"]) == ([[3], [25]], 2)
