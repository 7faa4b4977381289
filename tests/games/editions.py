"""Editions as owners of the games might write them, and whoever plays by them in a process of their own."""

import os
import subprocess
import sys
from pathlib import Path

from tessera.core.edition import VARIABLE

ERA = """
game = "era"
looked_up = ["costs.keep", "track_lengths"]

[grid]
width = 13
height = 9

[shapes]
church = ["###", "#.."]
farm = [
  "##",
]

[costs]
hospital = { goods = 1, stone = 6 }
"""
"""Another grid, two other shapes and another price; two things were found right."""

DEUS = """
game = "deus"

[cards]
centurion = [{ wood = 2 }, { wood = 2, clay = 1, gold = 1 }, { stone = 1, gold = 4 }, { stone = 1, gold = 4 }]
temporary_camps = [{ wood = 1 }, { wood = 1 }]
galley = [{}, {}, { gold = 2 }, { wood = 1, gold = 3 }]
brewery_5 = [{ stone = 2, gold = 2 }]

[tiles]
1a = ["sea", "mountain", "village", "sea", "forest", "field", "swamp"]
"""
"""Prices with gold, other copies of red cards, and another side of a tile."""


def played_by(folder: Path, edition: str, script: str, *words: str) -> str:
    """What a script prints in a process that plays by an edition."""
    file = folder / "edition.toml"
    file.write_text(edition, "utf-8")
    done = subprocess.run(
        [sys.executable, "-c", script, *words],
        env={**os.environ, VARIABLE: str(file)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr[-3000:]
    return done.stdout


BATTERY = """
import sys
import tessera
from tessera.conformance import check_game
from tessera.core.chance import Chance
from tessera.core.playout import play_out
game, seats = tessera.load(sys.argv[1]), int(sys.argv[2])
for number in game.seats:
    state = game.new(number, Chance(number))
    parts = state.parts()
    play_out(state, Chance(number))
    assert state.is_over and state.parts() == parts, number
print(check_game(game, 5, seats, {}, languages=()).failures)
"""
"""Plays whole games with every number of seats, and prints where one with so many seats breaks a law."""

OPPONENTS = """
import sys
import tessera
from tessera.ai.players import make
from tessera.core.chance import Chance
game = tessera.load(sys.argv[1])
state, chance = game.new(2, Chance(3)), Chance(4)
players = [make("level3", 1, 0.01), make("greedy", 1)]
answers = 0
while not state.is_over and answers < 60:
    seat = state.seats_to_act()[0]
    state.apply(seat, players[seat].choose(state.determinize(seat, Chance(answers)), seat), chance)
    answers += 1
print(answers)
"""
"""Lets two computer players answer sixty times, and prints how often they did."""
