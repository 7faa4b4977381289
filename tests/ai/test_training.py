"""Training: what self-play writes down, and that only weights that win become the best.

Fitting needs numpy, which the tests do not have: a stand-in takes its place.
"""

import base64
import json
import sys
from importlib.resources import files
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

import tessera
from scripts import train_duel
from tessera import Chance
from tessera.ai.evaluation import evaluation, fitted
from tessera.ai.selfplay import Sitting, Trial, hindsight, play, try_out

DUEL = tessera.load("duel")
SHIPPED = files("tessera.ai.evaluation").joinpath("duel_weights.json").read_text("utf-8")
FEW = 6
"""Iterations of a move: nobody needs to play well here."""


def weights_of_nothing() -> str:
    """Weights that find every position alike."""
    facts = json.loads(SHIPPED)
    for part in ("rows", "bias"):
        facts[part] = base64.b64encode(bytes(len(base64.b64decode(facts[part])))).decode()
    return json.dumps(facts)


def train(folder: Path, *words: str) -> None:
    sizes = ["--games", "1", "--quick", "1", "--trials", "2", "--iterations", str(FEW), "--rival", str(FEW)]
    sys.argv = ["train_duel.py", str(folder), *sizes, "--workers", "1", *words]
    train_duel.main()


def with_fit(monkeypatch: pytest.MonkeyPatch, weights: str) -> list[list[Path]]:
    """Let fitting give these weights; the files that it was given, call by call."""
    given: list[list[Path]] = []

    def fit(chosen: list[Path], out: Path, **_: Any) -> None:
        given.append(chosen)
        out.write_text(weights)

    stand_in = ModuleType("scripts.fit_duel")
    vars(stand_in)["fit"] = fit
    monkeypatch.setitem(sys.modules, "scripts.fit_duel", stand_in)
    monkeypatch.setattr(sys, "argv", sys.argv)
    monkeypatch.setattr(train_duel, "QUICK", 4)
    return given


@pytest.mark.parametrize(("pantheon", "rival"), [("false", 0), ("true", 0), ("false", FEW)])
def test_a_game_that_was_written_down_can_be_played_again(pantheon: str, rival: int) -> None:
    options = {"pantheon": pantheon}
    line = json.loads(json.dumps(play(Sitting("duel", options, 5, FEW, rival=rival))))
    chance = Chance(line["seed"])
    state = DUEL.new(2, chance, **line["options"])
    for seat, action, thought, looks in line["moves"]:
        actions = state.actions(seat)
        if looks is None:
            assert actions == [action]
        else:
            assert 0 <= thought <= 1
            assert {int(each) for each in looks} <= set(actions)
            assert 0 < sum(visits for visits, _ in looks.values()) <= FEW
        state.apply(seat, action, chance)
    assert state.is_over
    assert state.ranking() == line["places"]


def test_a_rival_makes_the_moves_of_one_seat() -> None:
    """It takes actions that the evaluation never looked at, which the other seat does not even on a whim."""
    line = play(Sitting("duel", {}, 6, FEW, rival=FEW))
    assert {seat for seat, action, _, looks in line["moves"] if looks and not looks[action][0]} == {0}


def a_move(seat: int, thought: float, best: float, taken: float, visits: int = 50) -> list[Any]:
    """A move in which the second of two actions was taken."""
    return [seat, 2, thought, {"1": [90, best], "2": [visits, taken]}]


def written(*moves: list[Any]) -> dict[str, Any]:
    return {"moves": [*moves, [0, 7, None, None]], "places": [1, 2]}


def test_thoughts_are_mended_by_those_that_came_later_and_by_the_end() -> None:
    moves = a_move(0, 0.5, 0.6, 0.6), a_move(1, 0.2, 0.2, 0.2)
    assert hindsight(written(*moves), 1.0) == [1.0, 0.0]
    assert hindsight(written(*moves), 0.0) == [0.5, 0.2]
    assert hindsight(written(*moves), 0.5) == pytest.approx([0.5 * 0.9 + 0.25, 0.1])


def test_what_a_lesser_action_lost_is_given_back() -> None:
    moves = a_move(1, 0.5, 0.6, 0.2), a_move(1, 0.5, 0.3, 0.3)
    assert hindsight(written(*moves), 1.0) == pytest.approx([0.4, 0.0])


def test_nothing_counts_that_came_after_an_action_nobody_looked_at() -> None:
    moves = a_move(1, 0.7, 0.6, 0.6), a_move(0, 0.4, 0.6, 0.2, visits=3)
    assert hindsight(written(*moves), 1.0) == pytest.approx([0.6, 0.4])


def test_other_weights_think_otherwise() -> None:
    state = DUEL.new(2, Chance(1))
    chance = Chance(2)
    shipped = evaluation("duel").chances(state.clone(), chance)
    assert fitted("duel", SHIPPED).chances(state.clone(), chance) == shipped
    assert fitted("duel", weights_of_nothing()).chances(state.clone(), chance) == [0.5, 0.5]


def test_a_trial_is_won_by_somebody() -> None:
    result = try_out(Trial("duel", {}, 3, FEW, (SHIPPED, weights_of_nothing())))
    assert sum(result.shares) == 1
    assert len(result.scores) == 2


def test_a_round_plays_fits_and_tries(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    given = with_fit(monkeypatch, weights_of_nothing())
    train(tmp_path)
    train(tmp_path)
    assert [len(chosen) for chosen in given] == [1, 2]
    lines = (tmp_path / "games-001.jsonl").read_text().splitlines()
    assert [json.loads(line)["options"]["pantheon"] for line in lines] == ["false", "true"] * 2
    assert [json.loads(line)["iterations"] for line in lines] == [FEW, FEW, 4, 4]
    assert "of 4" in capsys.readouterr().out


@pytest.mark.parametrize("points", [1.0, 4.0])
def test_only_weights_that_win_become_the_best(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, points: float
) -> None:
    with_fit(monkeypatch, weights_of_nothing())
    monkeypatch.setattr(train_duel, "contest", lambda *_: (points, 4))
    train(tmp_path)
    best = (tmp_path / "best.json").read_text()
    assert best == (weights_of_nothing() if points == 4.0 else SHIPPED)
