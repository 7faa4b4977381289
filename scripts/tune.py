"""Tunes the weights of Deus and Era by play.

    python -m scripts.tune deus weights.json --steps 100
    python -m scripts.tune era weights.json --steps 100 --rival greedy

In each step two sets of weights, moved away from the present ones in opposite directions, play against
each other, seats swapped; the present ones then go some way towards the winner. With a rival both play
against it too, with the same luck: whoever learns only from itself may forget how to beat others. Groups
of features are moved as a whole, each up or down at random: after many steps what helps has gone far, and
what does not matter has gone to and fro (this is known as SPSA). The file holds the present weights after
every step; another run goes on with them, with other luck. Those that convince in the arena go to
`src/tessera/ai/evaluation/<game>_weights.json`.

Games are played on all cores of this machine, or with `--ray` on a cluster, as by `train_duel`.
"""

import argparse
import copy
import json
import math
import os
import random
from collections.abc import Sequence
from importlib.resources import files
from pathlib import Path
from typing import Any

from tessera.ai.evaluation.numbers import as_text
from tessera.ai.players import NAMES
from tessera.ai.selfplay import Result, Trial, try_out
from tessera.ai.spread import spread

GROUPS: dict[str, tuple[tuple[str, ...], ...]] = {
    "deus": (
        ("temples",),
        ("temple_room",),
        ("majorities",),
        ("resources_low", "resources_high"),
        ("gold_low", "gold_high"),
        ("ready_first",),
        ("ready_more",),
        ("brown",),
        ("green",),
        ("blue",),
        ("yellow",),
        ("red",),
        ("sets", "temple_slot"),
        ("hand",),
        ("regions",),
        ("cities_2", "cities_3", "cities_4"),
        ("lands",),
        ("reach",),
        ("pending",),
        ("turn",),
    ),
    "era": (
        ("bonus",),
        ("hoard",),
        ("largest_area", "hope_of_area"),
        ("most_culture", "culture"),
        ("upkeep",),
        ("crowd",),
        ("ill", "hospital"),
        ("exposed",),
        ("yard", "squares", "space"),
        ("ring_points",),
        ("ring_free",),
        ("keep",),
        ("longhouse", "townhouse"),
        ("church",),
        ("farm",),
        ("lumber_mill",),
        ("monastery",),
        ("market", "guildhall"),
        ("university", "cathedral"),
        ("goods_low", "goods_high"),
        ("stone_low", "stone_high"),
        ("wood_low", "wood_high"),
        ("food_low", "food_high"),
    ),
}
"""Features that are moved together. Points are the measure of all others, and villages are points to come."""
ALONE: dict[str, tuple[str, ...]] = {"deus": (), "era": ("round",)}
"""Numbers that are no weights of features: each of these groups' is moved by itself."""
APART = 0.25
"""How far the two that play are from the present weights, as a logarithm."""
STRIDE = 0.12
"""How far the present ones go if one side wins everything."""
CLEAR = 30.0
"""A lead in points that is nearly as good as any."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("game", choices=GROUPS)
    parser.add_argument("file", type=Path)
    parser.add_argument("--steps", type=int, default=50)
    parser.add_argument("--games", type=int, default=20, help="games of a step, against each opponent")
    parser.add_argument("--rival", default="", choices=NAMES, help="a player to play against as well")
    parser.add_argument("--iterations", type=int, default=12, help="of the search, for each move")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--seed", type=int, default=random.randrange(1_000_000), help="of all luck")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--ray", default="", metavar="ADDRESS")
    args = parser.parse_args()
    if not args.file.exists():
        shipped = files("tessera.ai.evaluation").joinpath(f"{args.game}_weights.json")
        args.file.write_text(shipped.read_text("utf-8"), "utf-8")
    for number in range(1, args.steps + 1):
        step(args, number)


def step(args: argparse.Namespace, number: int) -> None:
    """Let two sets play, and move the present one."""
    seed = args.seed * 1_000_000 + number * 1_000
    present = json.loads(args.file.read_text("utf-8"))
    luck = random.Random(seed)
    signs = [luck.choice((-1, 1)) for _ in range(count(args.game, present))]
    one = json.dumps(moved(args.game, present, signs, APART))
    other = json.dumps(moved(args.game, present, signs, -APART))
    matches = [(one, other, 1)]
    if args.rival:
        matches += [(one, args.rival, 1), (other, args.rival, -1)]
    trials = [
        Trial(args.game, {}, seed + game // 2, args.iterations, seated(mine, theirs, args.seats, game % 2))
        for mine, theirs, _ in matches
        for game in range(args.games)
    ]
    results = spread(try_out, trials, args.workers, args.ray)
    players = [(mine, sign) for mine, _, sign in matches for _ in range(args.games)]
    total = 0.0
    for trial, result, (mine, sign) in zip(trials, results, players, strict=True):
        total += sign * gain(trial, result, mine)
    mean = total / args.games / (2 if args.rival else 1)
    args.file.write_text(as_text(moved(args.game, present, signs, STRIDE * mean)), "utf-8")
    print(f"step {number}: {mean:+.2f}", flush=True)


def seated(one: str, other: str, seats: int, turned: int) -> tuple[str, ...]:
    return tuple(one if (seat + turned) % 2 == 0 else other for seat in range(seats))


def gain(trial: Trial, result: Result, one: str) -> float:
    """How well one set did, from -1 to 1: by who won, and by the lead."""
    mine = [seat for seat, weights in enumerate(trial.weights) if weights == one]
    theirs = [seat for seat in range(len(trial.weights)) if seat not in mine]
    won = 2 * sum(result.shares[seat] for seat in mine) - 1
    lead = max(result.scores[seat] for seat in mine) - max(result.scores[seat] for seat in theirs)
    return (won + math.tanh(lead / CLEAR)) / 2


def count(game: str, data: dict[str, Any]) -> int:
    """How many things are moved."""
    return len(GROUPS[game]) + sum(len(data[group]) for group in ALONE[game])


def moved(game: str, data: dict[str, Any], signs: Sequence[int], far: float) -> dict[str, Any]:
    """The weights with everything that is moved made greater or smaller."""
    found = copy.deepcopy(data)
    factors = iter([math.exp(sign * far) for sign in signs])
    for group in GROUPS[game]:
        factor = next(factors)
        for name in group:
            found["weights"][name] = [round(part * factor, 4) for part in data["weights"][name]]
    for alone in ALONE[game]:
        for name, number in data[alone].items():
            found[alone][name] = round(number * next(factors), 4)
    return found


if __name__ == "__main__":
    main()
