"""Fits the weights of Deus' evaluation to games that `selfplay.py` wrote down.

    python -m scripts.fit_deus games.jsonl … --out src/tessera/ai/evaluation/deus_weights.json

Needs numpy. It looks at the beginning of every round, when all seats have as many turns to come; see
`fitting.py`.
"""

from collections.abc import Iterator
from typing import Any

import tessera
from scripts.fitting import Model, Position, fit
from tessera.ai.evaluation.deus_features import FEATURES, features, open_sides, rounds_left
from tessera.ai.evaluation.deus_weights import DATA, MOST_TURNS, OWN
from tessera.core.chance import Chance
from tessera.games.deus.state import DeusState


def positions(game: dict[str, Any]) -> Iterator[Position]:
    """The beginnings of rounds of a game."""
    chance = Chance(game["seed"])
    state = tessera.load(game["game"]).new(len(game["places"]), chance, **game["options"])
    found: list[tuple[list[list[float]], int, list[float], int]] = []
    before = 0
    for seat, action, _, _ in game["moves"]:
        assert isinstance(state, DeusState)
        if state.round > before:
            before = state.round
            rounds = rounds_left(state, OWN.pace)
            pace = [1.0, state.temples / state.seats, open_sides(state) / state.seats]
            found.append((features(state, rounds), rounds, pace, state.round))
        state._apply(seat, action, chance)
    assert isinstance(state, DeusState)
    for seen, rounds, pace, number in found:
        yield Position(seen, rounds + 1, rounds, pace, state.round - number, state.scores())


if __name__ == "__main__":
    pace = ("base", "temples", "villages")
    fit(Model(positions, FEATURES, pace, MOST_TURNS, DATA), __doc__)
