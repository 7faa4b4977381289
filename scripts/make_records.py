#!/usr/bin/env python3
"""Makes the games in tests/records/duel: one for every way that Duel can end, with and without Pantheon.

Computers play game after game until one ends as wanted. Secrets and seeds are counted from 0, so the
files come out the same every time. Run it, where tessera is installed, after the rules version changed;
it takes half a minute.
"""

from collections.abc import Iterator
from itertools import count
from pathlib import Path

import tessera
from tessera import Chance, SealedChance, State
from tessera.ai.players import make
from tessera.core.match import Match, start

FOLDER = Path(__file__).resolve().parent.parent / "tests" / "records" / "duel"
PLAYERS = {
    "civilian": "greedy",
    "tie_break": "greedy",
    "shared": "random",  # so rare that only quick players find one
    "military": "greedy",
    "scientific": "greedy",
}
"""For each way to end the players that find it."""


def main() -> None:
    """Write the files."""
    for way, player in PLAYERS.items():
        for pantheon in (False, True):
            name = f"{way}_pantheon" if pantheon else way
            match = next(match for match in games(player, pantheon) if way_of(match.state) == way)
            (FOLDER / f"{name}.record").write_text(match.record.to_text(), "utf-8")
            print(name, flush=True)


def games(player: str, pantheon: bool) -> Iterator[Match]:
    """Finished games of two such players, without end."""
    return (play(number, player, pantheon) for number in count())


def play(number: int, player: str, pantheon: bool) -> Match:
    """A whole game whose secret and seeds are made of a number."""
    players = [make(player, seed=2 * number + seat) for seat in range(2)]
    secret = number.to_bytes(32, "big")
    options = {"pantheon": "true" if pantheon else "false"}
    match = start(tessera.load("duel"), options, ["Anna", "Борис"], SealedChance(secret))
    guesses = Chance(number)
    while not match.state.is_over:
        seat = match.state.seats_to_act()[0]
        match.apply(seat, players[seat].choose(match.state.determinize(seat, guesses), seat))
    return match


def way_of(state: State) -> str:
    """How a game ended; a civilian end may be a tie that blue cards break, or a shared victory."""
    if state.ranking() == [1, 1]:
        return "shared"
    scores = state.scores()
    return "tie_break" if state.ending == "civilian" and scores[0] == scores[1] else state.ending


if __name__ == "__main__":
    main()
