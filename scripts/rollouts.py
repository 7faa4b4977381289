"""Values positions by random play: cheap food for `fit_duel.py`, before there is anything better.

    python scripts/rollouts.py games.jsonl … --out rollouts.jsonl

Takes the positions of games that `selfplay.py` wrote down and others near them, a few random decisions
later, and plays each out at random several times. A line has the features of a position and how often the
seat that is asked won: what a plain tree search would learn there, a thousand times cheaper.
"""

import argparse
import json
from pathlib import Path

import tessera
from tessera.ai.evaluation.base import won
from tessera.ai.evaluation.duel_features import features
from tessera.core.chance import Chance
from tessera.core.playout import play_out
from tessera.games.duel.state import DuelState


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("files", type=Path, nargs="+")
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--near", type=int, default=6, help="positions near each one of a game")
    parser.add_argument("--rollouts", type=int, default=6)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    chance = Chance(args.seed)
    with args.out.open("a") as lines:
        for file in args.files:
            for line in file.read_text().splitlines():
                game = json.loads(line)
                luck = Chance(game["seed"])
                state = tessera.load(game["game"]).new(2, luck, **game["options"])
                for seat, action, _, _ in game["moves"]:
                    for _ in range(args.near):
                        found = value(state.clone(), chance, args.rollouts)
                        if found is not None:
                            print(json.dumps({"features": found[0], "value": found[1]}), file=lines)
                    state._apply(seat, action, luck)


def value(state: tessera.State, chance: Chance, rollouts: int) -> tuple[list[int], float] | None:
    """The features of a position near this one, and how often the seat that is asked won."""
    for _ in range(chance.below(5)):
        if state.is_over:
            return None
        seat = state.seats_to_act()[0]
        actions = state.actions(seat)
        state._apply(seat, actions[chance.below(len(actions))], chance)
    if state.is_over:
        return None
    assert isinstance(state, DuelState)
    seat = state.seats_to_act()[0]
    wins = 0.0
    for _ in range(rollouts):
        played = state.clone()
        play_out(played, chance)
        wins += won(played)[seat]
    return features(state), round(wins / rollouts, 3)


if __name__ == "__main__":
    main()
