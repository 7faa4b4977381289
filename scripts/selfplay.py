"""Plays a game against itself and writes down what the search thought: the food of `fit_duel.py` and
`fit_era.py`.

    python scripts/selfplay.py duel games.jsonl --games 1000 --iterations 200 --option pantheon=true

Each line is a game as `tessera.ai.selfplay.play` tells it. Run it several times at once with other seeds
for more.
"""

import argparse
import json
from pathlib import Path

from tessera.ai.selfplay import Sitting, play


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("file", type=Path)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--iterations", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--plain", action="store_true", help="random rollouts instead of the evaluation")
    parser.add_argument("--rival", type=int, default=0, help="iterations of a plain search in one seat")
    parser.add_argument("--option", action="append", default=[])
    args = parser.parse_args()
    options = dict(option.split("=") for option in args.option)
    with args.file.open("a") as lines:
        for seed in range(args.seed, args.seed + args.games):
            sitting = Sitting(
                args.game,
                options,
                seed,
                args.iterations,
                args.seats,
                is_plain=args.plain,
                rival=args.rival,
            )
            print(json.dumps(play(sitting)), file=lines, flush=True)


if __name__ == "__main__":
    main()
