"""Trains the evaluation of Duel, round after round: self-play, fitting, and a contest that decides.

    python -m scripts.train_duel build/training --rounds 3
    python -m scripts.train_duel build/training --rounds 10 --games 5000 --ray 10.0.0.5:6379
    python -m scripts.train_duel build/training --workers 2

In a round the best weights so far play against themselves, with and without Pantheon, and in some of the
games against plain search, which goes where they never would. Besides there are many quick games of short
searches, which teach values and no actions: of these it takes more games rather than better ones. New
weights are fitted to the games of the last rounds. Then new and best play against each other, seats swapped
and as many iterations for each; the new ones become the best if they win enough. All that was played and
fitted lies in the folder. The best weights of a training that convinces go to
`src/tessera/ai/evaluation/duel_weights.json`.

Games are played by Ray: on all cores of this machine, or with `--ray ADDRESS` on a cluster, where every
machine needs the same Tessera installed; with `--workers N` in so many processes without Ray. Fitting needs
numpy, here alone. Both are in `requirements/train.txt`.
"""

import argparse
import json
from importlib.resources import files
from pathlib import Path

from tessera.ai.arena import share_interval
from tessera.ai.selfplay import Sitting, Trial, play, try_out
from tessera.ai.spread import THIS_MACHINE, spread

VARIANTS = ({"pantheon": "false"}, {"pantheon": "true"})
QUICK = 64
"""Iterations of a move in the quick games."""
RIVALS = 8
"""Plain search takes part in two of so many games."""
KEPT = 3
"""Rounds whose games are fitted to: older ones were played too badly."""
ENOUGH = 0.53
"""The share of points that makes new weights the best ones."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--rounds", type=int, default=1)
    parser.add_argument("--games", type=int, default=500, help="games of a round, for each variant")
    parser.add_argument("--trials", type=int, default=100, help="games that decide, for each variant")
    parser.add_argument("--iterations", type=int, default=500, help="of the search, for each move")
    parser.add_argument("--quick", type=int, default=3000, help="quick games of a round, for each variant")
    parser.add_argument("--rival", type=int, default=400, help="of the plain search, for each move")
    parser.add_argument("--epochs", type=int, default=5)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=0, help="processes, instead of Ray")
    parser.add_argument("--ray", default=THIS_MACHINE, metavar="ADDRESS")
    args = parser.parse_args()
    args.ray = "" if args.workers else args.ray
    args.folder.mkdir(parents=True, exist_ok=True)
    best = args.folder / "best.json"
    if not best.exists():
        shipped = files("tessera.ai.evaluation").joinpath("duel_weights.json")
        best.write_text(shipped.read_text("utf-8"), "utf-8")
    done = len(list(args.folder.glob("games-*.jsonl")))
    for number in range(done + 1, done + 1 + args.rounds):
        train(args, number, best)


def train(args: argparse.Namespace, number: int, best: Path) -> None:
    """One round."""
    from scripts.fit_duel import fit  # needs numpy

    first = args.seed + number * 1_000_000
    weights = best.read_text("utf-8")
    played = args.folder / f"games-{number:03d}.jsonl"
    draft = played.with_suffix(".draft")
    sittings = [
        Sitting(
            "duel",
            options,
            first + game,
            args.iterations if game < args.games else QUICK,
            weights=weights,
            rival=args.rival if game % RIVALS < 2 else 0,  # in either seat
        )
        for game in range(args.games + args.quick)
        for options in VARIANTS
    ]
    with draft.open("w") as lines:
        for line in spread(play, sittings, args.workers, args.ray):
            print(json.dumps(line), file=lines, flush=True)
    draft.rename(played)
    print(f"round {number}: {len(sittings)} games played", flush=True)
    new = args.folder / f"weights-{number:03d}.json"
    fit(sorted(args.folder.glob("games-*.jsonl"))[-KEPT:], new, start=best, epochs=args.epochs)
    points, games = contest(args, first, new.read_text("utf-8"), weights)
    low, high = share_interval(points, games)
    print(f"round {number}: new weights won {points} of {games} ({low:.0%} to {high:.0%})", flush=True)
    if points >= ENOUGH * games:
        best.write_text(new.read_text("utf-8"), "utf-8")
        print(f"round {number}: they are the best now", flush=True)


def contest(args: argparse.Namespace, first: int, new: str, old: str) -> tuple[float, int]:
    """The points of the new weights, and of how many games."""
    trials = [
        Trial("duel", options, first + game // 2, args.iterations, (new, old) if game % 2 else (old, new))
        for game in range(args.trials)
        for options in VARIANTS
    ]
    points = 0.0
    for trial, result in zip(trials, spread(try_out, trials, args.workers, args.ray), strict=True):
        points += result.shares[trial.weights.index(new)]
    return points, len(trials)


if __name__ == "__main__":
    main()
