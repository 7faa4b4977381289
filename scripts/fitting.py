"""Fits weights of features to the points at the end of games: the model of `fit_era.py`.

Needs numpy. The features of each seat are compared with the points it has in the end: least squares on
the differences between seats, since only these decide, drawn towards the weights there are. Then it fits
how long a game still lasts, and how many points ahead make how good a chance.
"""

import argparse
import importlib
import json
import random
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tessera.ai.evaluation.numbers import as_text, basis

np: Any = importlib.import_module("numpy")

RARE = 0.3
"""What is seen less often than this, squared, is not believed."""


@dataclass(frozen=True)
class Position:
    """A position of a game, and how the game went on."""

    seen: list[list[float]]
    """The features of each seat."""
    turns: int
    """About how many rounds or turns come, as the evaluation guesses: what the weights depend on."""
    rounds: int
    """The same in rounds after this one: what the spread depends on."""
    pace: list[float]
    """What the length of the game is guessed by …"""
    lasted: int
    """… and how many rounds came."""
    scores: list[int]


@dataclass(frozen=True)
class Model:
    """What is fitted for a game."""

    positions: Callable[[dict[str, Any]], Iterator[Position]]
    """The positions of a game that was written down."""
    features: Sequence[str]
    pace: Sequence[str]
    """The names of the numbers of its pace."""
    most_rounds: int
    data: dict[str, Any]
    """The file of weights as it is."""


def fit(model: Model, about: str | None) -> None:
    parser = argparse.ArgumentParser(description=about)
    parser.add_argument("files", type=Path, nargs="+")
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--pull", type=float, default=300.0, help="how strongly the old weights draw")
    args = parser.parse_args()
    lines = [line for file in args.files for line in file.read_text().splitlines()]
    random.Random(1).shuffle(lines)
    kept = max(1, len(lines) // 10)
    check = [position for line in lines[:kept] for position in model.positions(json.loads(line))]
    train = [position for line in lines[kept:] for position in model.positions(json.loads(line))]
    print(f"{len(train)} positions to fit, {len(check)} to check")
    old = np.array([model.data["weights"][name] for name in model.features], float)
    weights = fit_weights(train, old, args.pull)
    for name, each in (("before", old), ("after", weights)):
        print(f"{name}: error of the lead {error(train, each):.2f} fitted, {error(check, each):.2f} checked")
    pace = fit_pace(train, model.pace, model.most_rounds)
    save(args.out, model, weights, {"spread": fit_spread(train, weights), "pace": pace})


def save(path: Path, model: Model, weights: Any, fitted: dict[str, dict[str, float]]) -> None:
    """Groups of numbers that were not fitted stay as they are."""
    data = {name: {**numbers, **fitted.get(name, {})} for name, numbers in model.data.items()}
    data["weights"] = dict(zip(model.features, rounded(weights), strict=True))
    path.write_text(as_text(data))


def rounded(weights: Any) -> list[list[float]]:
    return [[round(float(part), 3) for part in row] for row in weights]


def leads(train: list[Position]) -> tuple[Any, Any]:
    """For each position and pair of seats: the weighed differences of their features, and the lead."""
    rows, ends = [], []
    for position in train:
        factors = np.array(basis(position.turns))
        seen = np.array(position.seen)
        for seat in range(len(seen) - 1):
            for other in range(seat + 1, len(seen)):
                rows.append(np.outer(seen[seat] - seen[other], factors).ravel())
                ends.append(position.scores[seat] - position.scores[other])
    return np.array(rows), np.array(ends, float)


def fit_weights(train: list[Position], old: Any, pull: float) -> Any:
    """Least squares, drawn towards the old weights; those of rare things more strongly."""
    rows, ends = leads(train)
    factors = np.array([basis(position.turns) for position in train])
    sizes = (rows**2).mean(axis=0) + RARE * np.tile((factors**2).mean(axis=0), len(old))
    lack = ends - rows @ old.ravel()
    step = np.linalg.solve(rows.T @ rows + pull * np.diag(sizes), rows.T @ lack)
    return old + step.reshape(old.shape)


def error(checked: list[Position], weights: Any) -> float:
    rows, ends = leads(checked)
    return float(np.sqrt(((rows @ weights.ravel() - ends) ** 2).mean()))


def fit_pace(train: list[Position], names: Sequence[str], most: int) -> dict[str, float]:
    """How many rounds still come, by what it takes to end the game."""
    efforts = np.array([position.pace for position in train])
    lasted = np.array([min(position.lasted, most) for position in train], float)
    found, *_ = np.linalg.lstsq(efforts, lasted, rcond=None)
    print(f"rounds to come: {found}, mean {lasted.mean():.2f}")
    return {name: round(float(number), 3) for name, number in zip(names, found, strict=True)}


def fit_spread(train: list[Position], weights: Any) -> dict[str, float]:
    """The points ahead that make the odds e to one, by the rounds to come: the likeliest of a grid."""
    rows, ends = leads(train)
    values = rows @ weights.ravel()
    pairs = [len(position.seen) * (len(position.seen) - 1) // 2 for position in train]
    rounds = np.repeat([position.rounds for position in train], pairs)
    won = (np.sign(ends) + 1) / 2
    best, lowest = [4.0, 1.0], np.inf
    for base in np.arange(1.0, 12.1, 0.5):
        for more in np.arange(0.0, 3.1, 0.1):
            chance = np.clip(1 / (1 + np.exp(-values / (base + more * rounds))), 1e-6, 1 - 1e-6)
            loss = -(won * np.log(chance) + (1 - won) * np.log(1 - chance)).mean()
            if loss < lowest:
                best, lowest = [round(float(base), 2), round(float(more), 2)], loss
    print(f"spread {best}, loss {lowest:.4f}, right {((values > 0) == (ends > 0)).mean():.3f}")
    return {"base": best[0], "more": best[1]}
