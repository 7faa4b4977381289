#!/usr/bin/env python3
"""Makes the games in tests/records/duel: one for every way that Duel can end, with and without Pantheon.

Computers play game after game until one ends as wanted. Secrets and seeds are counted from 0, so the
files come out the same every time. Run it, where tessera is installed, when the rules version changes.
"""

from itertools import count
from pathlib import Path

import tessera
from tessera import Chance, SealedChance, State
from tessera.ai.greedy import GreedyPlayer
from tessera.ai.player import Player
from tessera.core.match import Match, start
from tessera.games.duel.catalog import COLOUR, GREEN, RED
from tessera.games.duel.notation import BUILD, DISCARD

FOLDER = Path(__file__).resolve().parent.parent / "tests" / "records" / "duel"
COLOUR_WANTED = {"military": RED, "scientific": GREEN}
WAYS = ("civilian", "tie_break", "shared", *COLOUR_WANTED)


class Collector(GreedyPlayer):
    """Builds cards of one colour whenever it can; is greedy where it can't. Its victim discards them."""

    def __init__(self, seed: int, colour: int) -> None:
        super().__init__(seed)
        self.colour = colour

    def choose(self, state: State, seat: int) -> int:
        ranked = [action for action, _ in self.rank(state, seat)]
        wanted = [a for a in ranked if BUILD.covers(a) and COLOUR[BUILD.argument(a)] == self.colour]
        return (wanted or ranked)[0]


class Victim(GreedyPlayer):
    """Never builds: it discards, or does whatever else seems worst."""

    def choose(self, state: State, seat: int) -> int:
        ranked = [action for action, _ in self.rank(state, seat)]
        discards = [action for action in ranked if DISCARD.covers(action)]
        return (discards or ranked)[-1]


def main() -> None:
    for way in WAYS:
        for pantheon in ("false", "true"):
            match = find(way, pantheon)
            name = way + ("_pantheon" if pantheon == "true" else "")
            (FOLDER / f"{name}.record").write_text(match.record.to_text(), "utf-8")


def find(way: str, pantheon: str) -> Match:
    """The first game that ends as wanted."""
    for number in count():
        match = play(number, pantheon, players(way, number))
        if way_of(match.state) == way:
            return match
    raise AssertionError


def players(way: str, seed: int) -> tuple[Player, Player]:
    if way in COLOUR_WANTED:
        return Collector(seed, COLOUR_WANTED[way]), Victim(seed)
    return GreedyPlayer(seed), GreedyPlayer(seed + 1)


def play(number: int, pantheon: str, seats: tuple[Player, Player]) -> Match:
    secret = number.to_bytes(32, "big")
    match = start(tessera.load("duel"), {"pantheon": pantheon}, ["Anna", "Борис"], SealedChance(secret))
    guesses = Chance(number)
    while not match.state.is_over:
        seat = match.state.seats_to_act()[0]
        match.apply(seat, seats[seat].choose(match.state.determinize(seat, guesses), seat))
    return match


def way_of(state: State) -> str:
    """How a game ended; a civilian end may be a tie that blue cards break, or a shared victory."""
    if state.ranking() == [1, 1]:
        return "shared"
    scores = state.scores()
    return "tie_break" if state.ending == "civilian" and scores[0] == scores[1] else state.ending


if __name__ == "__main__":
    main()
