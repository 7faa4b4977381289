"""Weights that are tuned by play: what moves, who gains, and that a run goes on where the last one ended."""

import json
from argparse import Namespace
from pathlib import Path

import pytest

import tessera
from scripts import tune
from tessera.ai.evaluation import deus_features, era_features, evaluation, fitted
from tessera.ai.evaluation.numbers import as_text, read
from tessera.ai.selfplay import Result, Trial, try_out
from tessera.core.chance import Chance

DATA = read("deus_weights")
UP = [1] * len(tune.GROUPS["deus"])


@pytest.mark.parametrize(
    ("game", "features", "measures"),
    [("deus", deus_features.FEATURES, {"points", "villages"}), ("era", era_features.FEATURES, {"points"})],
)
def test_every_feature_but_points_is_tuned(game: str, features: tuple[str, ...], measures: set[str]) -> None:
    tuned = [name for group in tune.GROUPS[game] for name in group]
    assert sorted(tuned) == sorted(set(features) - measures)


@pytest.mark.parametrize("game", tune.GROUPS)
def test_other_weights_think_otherwise(game: str) -> None:
    data = read(f"{game}_weights")
    signs = [1 if place % 2 else -1 for place in range(tune.count(game, data))]
    other = tune.moved(game, data, signs, 1.0)
    chance = Chance(1)
    state = tessera.load(game).new(2, chance)
    for _ in range(60):
        seat = state.seats_to_act()[0]
        actions = state.actions(seat)
        state.apply(seat, actions[chance.below(len(actions))], chance)
    shipped, same, changed = (
        one.chances(state.clone(), Chance(2))
        for one in (evaluation(game), fitted(game, as_text(data)), fitted(game, as_text(other)))
    )
    assert shipped == same != changed


def test_the_file_comes_back_from_its_text() -> None:
    assert json.loads(as_text(DATA)) == DATA


def test_two_sets_are_moved_apart() -> None:
    more, less = (tune.moved("deus", DATA, UP, far)["weights"] for far in (0.5, -0.5))
    assert more["points"] == less["points"] == DATA["weights"]["points"]
    assert more["hand"][0] > DATA["weights"]["hand"][0] > less["hand"][0]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_who_wins_gains(seats: int) -> None:
    trial = Trial("deus", {}, 1, 1, tune.seated("one", "other", seats, 0))
    shares, scores = [0.0] * seats, [50] * seats
    shares[0], scores[0] = 1.0, 80
    assert 0.8 < tune.gain(trial, Result(shares, scores), "one") < 1
    assert -1 < tune.gain(trial, Result(shares, scores), "other") < -0.8


def settings(path: Path, **others: object) -> Namespace:
    return Namespace(
        **{
            "file": path,
            "games": 2,
            "iterations": 1,
            "seats": 2,
            "seed": 1,
            "workers": 1,
            "ray": "",
            "rival": "",
        }
        | others
    )


def test_a_step_goes_some_way_towards_the_winner(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tune, "gain", lambda *_: 1.0)
    path = tmp_path / "weights.json"
    path.write_text(as_text(DATA))
    tune.step(settings(path, game="deus"), 1)
    after = json.loads(path.read_text())
    ratios = [after["weights"][name][0] / DATA["weights"][name][0] for name in ("temples", "majorities")]
    assert all(abs(abs(ratio - 1) - 0.12) < 0.02 for ratio in ratios)
    assert {name: part for name, part in after.items() if name != "weights"} == {
        name: part for name, part in DATA.items() if name != "weights"
    }


def test_a_rival_plays_against_both_sets(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    played: list[Trial] = []

    def result(trial: Trial) -> Result:
        """Against the rival the set with the dearer farms wins, and nobody wins otherwise."""
        played.append(trial)
        if "random" not in trial.weights:
            return Result([0.5, 0.5], [40, 40])
        rival = trial.weights.index("random")
        farms = json.loads(trial.weights[1 - rival])["weights"]["farm"][1]
        won = float(farms > before["weights"]["farm"][1])
        return Result([won, 1 - won] if rival else [1 - won, won], [40, 40])

    monkeypatch.setattr(tune, "try_out", result)
    path = tmp_path / "weights.json"
    before = read("era_weights")
    path.write_text(as_text(before))
    tune.step(settings(path, game="era", rival="random"), 1)
    assert [trial.weights.count("random") for trial in played] == [0, 0, 1, 1, 1, 1]
    assert {trial.weights.index("random") for trial in played[2:]} == {0, 1}
    after = json.loads(path.read_text())
    assert after["weights"]["farm"][1] > before["weights"]["farm"][1]
    assert after["round"] != before["round"]


def test_a_trial_may_seat_another_player() -> None:
    result = try_out(Trial("era", {}, 5, 8, (as_text(read("era_weights")), "random")))
    assert result.scores[0] > result.scores[1]
