"""Values positions by random play: cheap food for `fit_duel.py`, before there is anything better.

    python scripts/rollouts.py games.jsonl … --out rollouts.jsonl
    python scripts/rollouts.py games.jsonl … --out priors.jsonl --rollouts 0

Takes the positions of games that `selfplay.py` wrote down and others near them, a few random decisions
later, and plays each out at random several times. A line has the features of a position and how often the
seat that is asked won: what a plain tree search would learn there, a thousand times cheaper.

Without rollouts a line has the actions instead, and how good the present evaluation finds what each leads
to: what priors are fitted to.
"""

import argparse
import json
import math
from pathlib import Path
from typing import Any

import tessera
from tessera.ai.evaluation import evaluation
from tessera.ai.evaluation.base import won
from tessera.ai.evaluation.duel_features import features
from tessera.core.chance import Chance
from tessera.core.playout import play_out
from tessera.games.duel.state import DuelState

SHARPNESS = 0.06
"""An action that is this much more likely to win is looked at almost three times as often."""


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
                        near = nearby(state.clone(), chance)
                        if near is not None:
                            found = (
                                value(near, chance, args.rollouts) if args.rollouts else priors(near, chance)
                            )
                            print(json.dumps(found), file=lines)
                    state._apply(seat, action, luck)


def nearby(state: tessera.State, chance: Chance) -> DuelState | None:
    """A position a few random decisions later, if the game goes on there."""
    for _ in range(chance.below(5)):
        if state.is_over:
            return None
        seat = state.seats_to_act()[0]
        actions = state.actions(seat)
        state._apply(seat, actions[chance.below(len(actions))], chance)
    assert isinstance(state, DuelState)
    return None if state.is_over else state


def value(state: DuelState, chance: Chance, rollouts: int) -> dict[str, Any]:
    """How often the seat that is asked won."""
    seat = state.seats_to_act()[0]
    wins = 0.0
    for _ in range(rollouts):
        played = state.clone()
        play_out(played, chance)
        wins += won(played)[seat]
    return {"features": features(state), "value": round(wins / rollouts, 3)}


def priors(state: DuelState, chance: Chance) -> dict[str, Any]:
    """A sharp preference for the actions after which the evaluation is content."""
    seat = state.seats_to_act()[0]
    actions = state.actions(seat)
    weights: list[float] = []
    for action in actions:
        following = state.clone()
        following._apply(seat, action, chance)
        after = won(following) if following.is_over else evaluation("duel").chances(following, chance)
        weights.append(math.exp(after[seat] / SHARPNESS))
    looks = [round(weight / sum(weights), 4) for weight in weights]
    return {"features": features(state), "actions": actions, "looks": looks}


if __name__ == "__main__":
    main()
