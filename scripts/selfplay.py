"""Plays a game against itself and writes down what the search thought: the food of `fit_duel.py` and
`fit_era.py`.

    python scripts/selfplay.py duel games.jsonl --games 1000 --iterations 200 --option pantheon=true

Each line is a game: its options and seed, and for every decision the seat, the action, the value the
search gave it, and how often it looked at each action. Playing the actions again with `Chance(seed)`
gives the same states, so nothing else is kept. Run it several times at once with other seeds for more.
"""

import argparse
import json
from pathlib import Path
from typing import Any

import tessera
from tessera.ai.evaluation import evaluation
from tessera.ai.search import Search
from tessera.core.chance import Chance

NEVER = float("inf")
WHIM = 0.12
"""How often an action is drawn in proportion to the looks, for the sake of variety."""
EARLY = 10
EARLY_WHIM = 0.4
"""… and how often in the first decisions."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("file", type=Path)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--iterations", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--plain", action="store_true", help="random rollouts instead of the evaluation")
    parser.add_argument("--option", action="append", default=[])
    args = parser.parse_args()
    options = dict(option.split("=") for option in args.option)
    with args.file.open("a") as lines:
        for seed in range(args.seed, args.seed + args.games):
            print(
                json.dumps(play(args.game, options, args.seats, seed, args.iterations, args.plain)),
                file=lines,
                flush=True,
            )


def play(
    name: str, options: dict[str, str], seats: int, seed: int, iterations: int, plain: bool
) -> dict[str, Any]:
    """One game as a line of the file."""
    game = tessera.load(name)
    chance, own = Chance(seed), Chance(seed + 1_000_000_007)
    state = game.new(seats, chance, **options)
    moves: list[Any] = []
    while not state.is_over:
        seat = state.seats_to_act()[0]
        actions = state.actions(seat)
        if len(actions) == 1:
            moves.append([seat, actions[0], None, None])
            state.apply(seat, actions[0], chance)
            continue
        search = Search(None if plain else evaluation(name), own, 1.0, 0.1)
        search.think(state, seat, NEVER, iterations)
        ranked = search.ranking(seat)
        choice = ranked[0]
        if own.below(1000) < 1000 * (EARLY_WHIM if len(moves) < EARLY else WHIM):
            point = own.below(int(sum(node.visits for node in ranked)))
            for node in ranked:
                point -= int(node.visits)
                if point < 0:
                    choice = node
                    break
        looks = {node.action: int(node.visits) for node in ranked}
        moves.append([seat, choice.action, round(search.root.own / search.root.tries, 4), looks])
        state.apply(seat, choice.action, chance)
    return {"game": name, "options": options, "seed": seed, "moves": moves, "places": state.ranking()}


if __name__ == "__main__":
    main()
