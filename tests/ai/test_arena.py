"""The arena: who sits where with which luck, what is counted, and what is printed."""

import json
from pathlib import Path
from typing import Any

import pytest

import tessera
from tessera.ai.arena import Contest, Outcome, contests, play, play_all, share_interval, standings
from tessera.cli import FAILED, main
from tessera.core.record import record_from_text

DUEL = tessera.load("duel")


def outcome(entrants: tuple[int, ...], places: list[int], scores: list[int] | None = None) -> Outcome:
    names = tuple("abc"[entrant] for entrant in entrants)
    contest = Contest("duel", {}, names, entrants, 1, None, 1)
    return Outcome(contest, scores or [0] * len(places), places, "civilian", "")


def arena(capsys: pytest.CaptureFixture[str], *words: str) -> Any:
    assert main(["arena", "duel", *words, "--json"]) == 0
    return json.loads(capsys.readouterr().out)


# Seats and luck


def test_every_pair_plays_all_games() -> None:
    planned = contests(DUEL, {}, ["greedy", "random", "level1"], 4)
    assert len(planned) == 12
    assert {frozenset(contest.entrants) for contest in planned} == {
        frozenset({0, 1}),
        frozenset({0, 2}),
        frozenset({1, 2}),
    }


def test_seats_are_swapped_with_the_same_luck() -> None:
    first, second, third, _ = contests(DUEL, {}, ["greedy", "random"], 4)
    assert first.names == ("greedy", "random")
    assert second.names == ("random", "greedy")
    assert first.seed == second.seed != third.seed


def test_both_games_of_a_round_are_set_up_alike() -> None:
    played = [play(contest) for contest in contests(DUEL, {}, ["random", "random"], 2)]
    dealt = [record_from_text(game.record, DUEL).setup for game in played]
    assert dealt[0] == dealt[1] != []


def test_the_same_games_again_come_out_the_same() -> None:
    planned = contests(DUEL, {}, ["greedy", "random"], 2)
    assert [game.record for game in play_all(planned)] == [game.record for game in play_all(planned, 2)]


# Counting


def test_wins_draws_and_losses_are_counted_for_each() -> None:
    games = [
        outcome((0, 1), [1, 2], [50, 40]),
        outcome((1, 0), [1, 2], [60, 30]),
        outcome((0, 1), [1, 1], [45, 45]),
        outcome((1, 0), [2, 1], [20, 70]),
    ]
    first, second = standings(["a", "b"], games)
    assert (first.wins, first.draws, first.losses) == (2, 1, 1)
    assert (second.wins, second.draws, second.losses) == (1, 1, 2)
    assert first.mean_score == (50 + 30 + 45 + 70) / 4
    assert first.elo == -second.elo > 0
    assert first.interval[0] < first.elo < first.interval[1]


def test_whoever_wins_all_has_a_finite_elo() -> None:
    first, second = standings(["a", "b"], [outcome((0, 1), [1, 2])] * 10)
    assert 200 < first.elo - second.elo < 1000


def test_twice_as_many_wins_as_losses_are_120_elo() -> None:
    games = [outcome((0, 1), [1, 2])] * 200 + [outcome((0, 1), [2, 1])] * 100
    first, second = standings(["a", "b"], games)
    assert first.elo - second.elo == pytest.approx(120, abs=2)


def test_players_of_three_are_compared_by_their_places() -> None:
    games = [outcome((0, 1, 2), [1, 2, 3])] * 5
    elos = [standing.elo for standing in standings(["a", "b", "c"], games)]
    assert elos == sorted(elos, reverse=True)
    assert [standing.wins for standing in standings(["a", "b", "c"], games)] == [5, 0, 0]


def test_more_games_make_a_smaller_interval() -> None:
    few, many = share_interval(7, 10), share_interval(700, 1000)
    assert few[0] < many[0] < 0.7 < many[1] < few[1]
    assert share_interval(0, 0) == (0.0, 1.0)


# The command


@pytest.fixture(autouse=True)
def _in_a_folder_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def test_results_are_in_the_order_given(capsys: pytest.CaptureFixture[str]) -> None:
    facts = arena(capsys, "--players", "random,greedy", "--games", "4")
    assert [result["player"] for result in facts["results"]] == ["random", "greedy"]
    for result in facts["results"]:
        assert list(result) == ["player", "wins", "draws", "losses", "mean_score", "elo", "interval"]
        assert result["wins"] + result["draws"] + result["losses"] == 4
        assert result["interval"][0] < result["interval"][1]


def test_thinking_time_and_options_can_be_given(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    words = ["--players", "level1,random", "--games", "2", "--seconds-per-move", "0.01"]
    facts = arena(capsys, *words, "--option", "pantheon=true", "--records", str(tmp_path / "kept"))
    assert facts["options"]["pantheon"] == "true"
    kept = sorted((tmp_path / "kept").iterdir())
    assert len(kept) == 2
    record = record_from_text(kept[0].read_text("utf-8"), DUEL)
    assert record.names == ["level1", "random"]
    assert record.ending != ""
    assert facts["records"] == str(tmp_path / "kept")
    assert main(["arena", "duel", *words, "--records", str(tmp_path / "kept")]) == FAILED
    assert "kept" in capsys.readouterr().err
    assert sorted((tmp_path / "kept").iterdir()) == kept


def test_records_are_kept_unless_that_is_refused(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    words = ["arena", "duel", "--players", "random,random", "--games", "2"]
    assert main([*words, "--no-records"]) == 0
    assert not list(tmp_path.iterdir())
    capsys.readouterr()
    assert main(words) == 0
    folder = capsys.readouterr().out.split()[-1]
    assert len(list((tmp_path / folder).iterdir())) == 2


@pytest.mark.parametrize("language", ["en", "ru"])
def test_people_read_a_line_for_each_player(capsys: pytest.CaptureFixture[str], language: str) -> None:
    words = ["arena", "duel", "--players", "greedy,random", "--games", "2", "--lang", language]
    assert main(words) == 0
    *printed, _ = capsys.readouterr().out.splitlines()
    assert [line.partition(":")[0] for line in printed] == ["greedy", "random"]


@pytest.mark.parametrize(
    "words",
    [
        ["--players", "greedy"],
        ["--players", "greedy,perfect"],
        ["--players", "greedy,random", "--games", "0"],
        ["--players", "greedy,random", "--workers", "0"],
        ["--players", "greedy,random", "--seconds-per-move", "0"],
    ],
)
@pytest.mark.parametrize("language", ["en", "ru"])
def test_what_makes_no_sense_is_refused(
    capsys: pytest.CaptureFixture[str], words: list[str], language: str
) -> None:
    assert main(["arena", "duel", *words, "--lang", language]) == FAILED
    assert len(capsys.readouterr().err.splitlines()) == 1
