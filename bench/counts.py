#!/usr/bin/env python3
"""How many instructions do a random game, a clone and an iteration of the search take?

    .venv/bin/python -m bench.counts --only deus

Seconds depend on what else the machine does; instructions hardly do. For each game one process does all the
work under callgrind. A call of `os.getppid` before and after each piece of work cuts the count. Iterations
are counted at several positions of several random games, since one position says little about the others. It
needs valgrind and a compiled engine.
"""

import argparse
import json
import math
import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

import tessera
from tessera import games
from tessera.ai.evaluation import evaluation
from tessera.ai.search import Search
from tessera.ai.styles import style
from tessera.core.chance import Chance
from tessera.core.game import Game
from tessera.core.playout import play_games
from tessera.core.state import State

SEATS = 2
CLONES = 5000
PARTS = 4
"""A game is looked at after each of these parts of it, but the last."""
GAMES_OF = {"duel": 200, "era": 20, "deus": 60, "clash": 20}
"""Random games that are counted."""
GAMES = 60
OPTIONS: dict[str, list[dict[str, str]]] = {
    "duel": [{}, {"pantheon": "true"}],
    "clash": [{"trade": "false"}],
}
"""What is played, if it is not the game as it comes."""
WAYS = ("plain", "with its evaluation", "level5")
"""A search with random rollouts as in `tessera bench`, the same with what is known of the game, and as
level 5 thinks."""


class Work:
    """What is counted: so many times the same, after what fills the caches."""

    def __init__(self, name: str, times: int, warm: Callable[[], object], run: Callable[[], object]) -> None:
        self.name = name
        self.times = times
        self.warm = warm
        self.run = run


def works(name: str, options: dict[str, str], sizes: argparse.Namespace) -> Iterator[Work]:
    """The pieces of work of a game."""
    game = tessera.load(name)
    title = " ".join([name, *options])
    count = GAMES_OF.get(name, GAMES)

    def play(seed: int) -> Callable[[], object]:
        return lambda: play_games(game, SEATS, options, count, Chance(seed))

    yield Work(f"{title}: a random game", count, play(1), play(2))
    middle = positions(game, options, 1)[PARTS // 2 - 1]

    def clone() -> None:
        for _ in range(CLONES):
            middle.clone()

    yield Work(f"{title}: a clone", CLONES, clone, clone)
    places = positions(game, options, sizes.games)

    def search(way: str, seed: int) -> Callable[[], object]:
        def think() -> None:
            for place in places:
                tree = searching(name, way, seed)
                tree.think(place, place.seats_to_act()[0], math.inf, sizes.iterations)

        return think

    for way in WAYS:
        whole = sizes.iterations * len(places)
        yield Work(f"{title}: an iteration, {way}", whole, search(way, 1), search(way, 2))


def positions(game: Game, options: dict[str, str], count: int) -> list[State]:
    """Some of several random games, where there is a choice."""
    found: list[State] = []
    for seed in range(count):
        for part in range(1, PARTS):
            wanted = part * length(game, options, seed) // PARTS
            found.append(after(game, options, seed, wanted))
    return found


def length(game: Game, options: dict[str, str], seed: int) -> int:
    """How many decisions a random game has."""
    state, chance = begin(game, options, seed)
    decisions = 0
    while not state.is_over:
        step(state, chance)
        decisions += 1
    return decisions


def after(game: Game, options: dict[str, str], seed: int, decisions: int) -> State:
    """The state of that game after so many decisions, or when there is a choice next."""
    state, chance = begin(game, options, seed)
    while decisions > 0 or len(state.actions(state.seats_to_act()[0])) == 1:
        step(state, chance)
        decisions -= 1
    return state


def begin(game: Game, options: dict[str, str], seed: int) -> tuple[State, Chance]:
    chance = Chance(seed)
    return game.new(SEATS, chance, **options), chance


def step(state: State, chance: Chance) -> None:
    seat = state.seats_to_act()[0]
    actions = state.actions(seat)
    state.apply(seat, actions[chance.below(len(actions))], chance)


def searching(game: str, way: str, seed: int) -> Search:
    if way == "plain":
        return Search(None, Chance(seed), 1.0)
    if way != "level5":
        return Search(evaluation(game), Chance(seed), 1.0)
    own = style(way, game)
    return Search(
        evaluation(game), Chance(seed), own.exploration, own.first_play, own.horizon, trust=own.trust
    )


def work_all(name: str, sizes: argparse.Namespace) -> None:
    """Do all the work of a game, and tell what it was; it is counted from outside."""
    for options in OPTIONS.get(name, [{}]):
        for work in works(name, options, sizes):
            work.warm()
            os.getppid()
            work.run()
            os.getppid()
            print(json.dumps([work.name, work.times]), flush=True)


def counted(name: str, arguments: list[str]) -> Iterator[tuple[str, int]]:
    """Each piece of work, and the instructions that one of it takes."""
    with tempfile.TemporaryDirectory() as folder:
        tool = ["valgrind", "--tool=callgrind", "--dump-before=os_getppid", f"--log-file={folder}/log"]
        inside = [sys.executable, "-m", "bench.counts", "--inside", name, *arguments]
        done = subprocess.run(
            [*tool, f"--callgrind-out-file={folder}/counts", *inside],
            check=True,
            stdout=subprocess.PIPE,
            env={**os.environ, "PYTHONHASHSEED": "0"},
        )
        for place, line in enumerate(done.stdout.decode().splitlines()):
            work, times = json.loads(line)
            dump = Path(folder, f"counts.{2 * place + 2}").read_text()
            found = re.search(r"^(?:totals|summary): (\d+)", dump, re.MULTILINE)
            assert found is not None
            yield work, round(int(found[1]) / times)


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--only", default="", help="one game")
    parser.add_argument("--games", type=int, default=40, help="of whose positions a search is counted")
    parser.add_argument("--iterations", type=int, default=5, help="at each of these positions")
    parser.add_argument("--inside", default="", help=argparse.SUPPRESS)
    chosen = parser.parse_args()
    if chosen.inside:
        work_all(chosen.inside, chosen)
        return 0
    sizes = ["--games", str(chosen.games), "--iterations", str(chosen.iterations)]
    for name in [chosen.only] if chosen.only else games.names():
        for work, instructions in counted(name, sizes):
            print(f"{instructions:>12,} {work}", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
