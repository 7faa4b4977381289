"""Fits the weights of Era's evaluation to games that `selfplay.py` wrote down.

    python -m scripts.fit_era games.jsonl … --out src/tessera/ai/evaluation/era_weights.json

Needs numpy. It looks at the beginning of every round, and compares the features of each seat with the
points it has in the end: least squares on the differences between seats, since only these decide, drawn
towards the weights there are. Then it fits how long a game still lasts, and how many points ahead make
how good a chance.
"""

import argparse
import importlib
import json
import random
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import tessera
from tessera.ai.evaluation.era_features import FEATURES, MOST_ROUNDS, effort_left, features, rounds_left
from tessera.ai.evaluation.era_ground import Ground
from tessera.ai.evaluation.era_weights import DATA
from tessera.ai.evaluation.numbers import as_text, basis, named
from tessera.core.chance import Chance
from tessera.games.era.catalog import ROLL
from tessera.games.era.frames.roll import SECOND
from tessera.games.era.pending import pending_of
from tessera.games.era.state import EraState

np: Any = importlib.import_module("numpy")

RARE = 0.3
"""What is seen less often than this, squared, is not believed."""


@dataclass(frozen=True)
class Position:
    """A position of a game, and how the game went on."""

    seen: list[list[float]]
    """The features of each seat."""
    rounds: int
    """About how many rounds come after this one, as the evaluation guesses."""
    effort: float
    """What it takes to end the game …"""
    lasted: int
    """… and how many rounds came."""
    scores: list[int]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("files", type=Path, nargs="+")
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--pull", type=float, default=300.0, help="how strongly the old weights draw")
    args = parser.parse_args()
    lines = [line for file in args.files for line in file.read_text().splitlines()]
    random.Random(1).shuffle(lines)
    kept = max(1, len(lines) // 10)
    check = [position for line in lines[:kept] for position in positions(json.loads(line))]
    train = [position for line in lines[kept:] for position in positions(json.loads(line))]
    print(f"{len(train)} positions to fit, {len(check)} to check")
    old = np.array(named(DATA, FEATURES))
    weights = fit_weights(train, old, args.pull)
    for name, each in (("before", old), ("after", weights)):
        print(f"{name}: error of the lead {error(train, each):.2f} fitted, {error(check, each):.2f} checked")
    found = {
        "weights": dict(zip(FEATURES, rounded(weights), strict=True)),
        "spread": {**DATA["spread"], **fit_spread(train, weights)},
        "pace": {**DATA["pace"], **fit_pace(train)},
    }
    args.out.write_text(as_text({**DATA, **found}))


def positions(game: dict[str, Any]) -> Iterator[Position]:
    """The beginnings of rounds of a game."""
    chance = Chance(game["seed"])
    state = tessera.load(game["game"]).new(len(game["places"]), chance, **game["options"])
    found: list[tuple[list[list[float]], int, float, int]] = []
    before = 0
    for seat, action, _, _ in game["moves"]:
        state._apply(seat, action, chance)
        assert isinstance(state, EraState)
        if state.round > before and state.phase == ROLL and begins(state):
            before = state.round
            grounds = [Ground(domain, 0) for domain in state.domains]
            found.append((features(state, grounds), rounds_left(state), effort_left(state), state.round))
    assert isinstance(state, EraState)
    for seen, rounds, effort, number in found:
        yield Position(seen, rounds, effort, state.round - number, state.scores())


def begins(state: EraState) -> bool:
    """Whether a round has just begun: the dice have fallen once."""
    return pending_of(state, 0).roll == SECOND


def rounded(weights: Any) -> list[list[float]]:
    return [[round(float(part), 3) for part in row] for row in weights]


def leads(train: list[Position]) -> tuple[Any, Any]:
    """For each position and pair of seats: the weighed differences of their features, and the lead."""
    rows, ends = [], []
    for position in train:
        factors = np.array(basis(position.rounds))
        seen = np.array(position.seen)
        for seat in range(len(seen) - 1):
            for other in range(seat + 1, len(seen)):
                rows.append(np.outer(seen[seat] - seen[other], factors).ravel())
                ends.append(position.scores[seat] - position.scores[other])
    return np.array(rows), np.array(ends, float)


def fit_weights(train: list[Position], old: Any, pull: float) -> Any:
    """Least squares, drawn towards the old weights; those of rare things more strongly."""
    rows, ends = leads(train)
    factors = np.array([basis(position.rounds) for position in train])
    sizes = (rows**2).mean(axis=0) + RARE * np.tile((factors**2).mean(axis=0), len(old))
    lack = ends - rows @ old.ravel()
    step = np.linalg.solve(rows.T @ rows + pull * np.diag(sizes), rows.T @ lack)
    return old + step.reshape(old.shape)


def error(checked: list[Position], weights: Any) -> float:
    rows, ends = leads(checked)
    return float(np.sqrt(((rows @ weights.ravel() - ends) ** 2).mean()))


def fit_pace(train: list[Position]) -> dict[str, float]:
    """How many rounds still come, by what it takes to end the game."""
    efforts = np.array([[1.0, position.effort] for position in train])
    lasted = np.array([min(position.lasted, MOST_ROUNDS) for position in train], float)
    (base, more), *_ = np.linalg.lstsq(efforts, lasted, rcond=None)
    print(f"rounds to come: {base:.2f} and {more:.2f} for the effort, mean {lasted.mean():.2f}")
    return {"base": round(float(base), 3), "more": round(float(more), 3)}


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


if __name__ == "__main__":
    main()
