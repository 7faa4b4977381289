"""Fits the weights of Era's evaluation to games that `selfplay.py` wrote down.

    python -m scripts.fit_era games.jsonl … --out src/tessera/ai/evaluation/era_weights.json

Needs numpy. It looks at the beginning of every round; see `fitting.py`.
"""

from collections.abc import Iterator
from typing import Any

import tessera
from scripts.fitting import Model, Position, fit
from tessera.ai.evaluation.era_features import (
    FEATURES,
    MOST_ROUNDS,
    effort_left,
    features,
    rounds_left,
)
from tessera.ai.evaluation.era_ground import Ground
from tessera.ai.evaluation.era_weights import DATA
from tessera.core.chance import Chance
from tessera.games.era.catalog import ROLL
from tessera.games.era.frames.roll import SECOND, Roll
from tessera.games.era.state import EraState


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
        yield Position(seen, rounds, rounds, [1.0, effort], state.round - number, state.scores())


def begins(state: EraState) -> bool:
    """Whether a round has just begun: the dice have fallen once."""
    frame = state.stack[-1]
    return isinstance(frame, Roll) and frame.number == SECOND


if __name__ == "__main__":
    fit(Model(positions, FEATURES, ("base", "more"), MOST_ROUNDS, DATA), __doc__)
