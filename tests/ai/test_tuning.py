"""Weights that are tuned by play: what moves, who gains, and that a run goes on where the last one ended."""

import json
from argparse import Namespace
from pathlib import Path

import pytest

import tessera
from scripts import tune
from tessera.ai.evaluation import deus_features, era_features, evaluation, fitted
from tessera.ai.evaluation.numbers import as_text, read
from tessera.ai.selfplay import Result, Trial
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
    other = tune.moved(game, data, [1, -1] * 10 + [1] * (len(tune.GROUPS[game]) - 20), 1.0)
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


def test_a_step_goes_some_way_towards_the_winner(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tune, "gain", lambda *_: 1.0)
    path = tmp_path / "weights.json"
    path.write_text(as_text(DATA))
    tune.step(Namespace(game="deus", file=path, games=1, iterations=1, seats=2, seed=1, workers=1, ray=""), 1)
    after = json.loads(path.read_text())
    ratios = [after["weights"][name][0] / DATA["weights"][name][0] for name in ("temples", "majorities")]
    assert all(abs(abs(ratio - 1) - 0.12) < 0.02 for ratio in ratios)
    assert {name: part for name, part in after.items() if name != "weights"} == {
        name: part for name, part in DATA.items() if name != "weights"
    }
