"""Weights that are tuned by play: what moves, who gains, and that a run goes on where the last one ended."""

import json
from argparse import Namespace
from pathlib import Path

import pytest

from scripts import tune_deus
from tessera.ai.evaluation.deus_features import FEATURES
from tessera.ai.evaluation.numbers import as_text, read
from tessera.ai.selfplay import Result, Trial

DATA = read("deus_weights")
UP = [1] * len(tune_deus.GROUPS)


def test_every_feature_but_points_is_tuned() -> None:
    assert sorted(name for group in tune_deus.GROUPS for name in group) == sorted(set(FEATURES) - {"points"})


def test_the_file_comes_back_from_its_text() -> None:
    assert json.loads(as_text(DATA)) == DATA


def test_two_sets_are_moved_apart() -> None:
    more, less = (tune_deus.moved(DATA, UP, far)["weights"] for far in (0.5, -0.5))
    assert more["points"] == less["points"] == DATA["weights"]["points"]
    assert more["villages"][0] > DATA["weights"]["villages"][0] > less["villages"][0]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_who_wins_gains(seats: int) -> None:
    trial = Trial("deus", {}, 1, 1, tune_deus.seated("one", "other", seats, 0))
    shares, scores = [0.0] * seats, [50] * seats
    shares[0], scores[0] = 1.0, 80
    assert 0.8 < tune_deus.gain(trial, Result(shares, scores), "one") < 1
    assert -1 < tune_deus.gain(trial, Result(shares, scores), "other") < -0.8


def test_a_step_goes_some_way_towards_the_winner(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tune_deus, "gain", lambda *_: 1.0)
    path = tmp_path / "weights.json"
    path.write_text(as_text(DATA))
    tune_deus.step(Namespace(file=path, games=1, iterations=1, seats=2, seed=1, workers=1, ray=""), 1)
    after = json.loads(path.read_text())
    ratios = [after["weights"][name][0] / DATA["weights"][name][0] for name in ("temples", "villages")]
    assert all(abs(abs(ratio - 1) - 0.12) < 0.02 for ratio in ratios)
    assert {name: part for name, part in after.items() if name != "weights"} == {
        name: part for name, part in DATA.items() if name != "weights"
    }
