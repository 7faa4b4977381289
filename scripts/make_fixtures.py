#!/usr/bin/env python3
"""Makes client/src/games/*/fixtures/: catalogs and views of real games, for the client's tests."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

import tessera
from tessera.ai.players import make
from tessera.core.chance import Chance
from tessera.core.state import State
from tessera.core.view import Decision
from tessera.server.views import view_of

GAMES = Path(__file__).resolve().parent.parent / "client" / "src" / "games"
MOMENTS = {"draft": 3, "age1": 14, "age2": 36, "age3": 60}
"""Fixtures of each kind of game of Duel, and the number of decisions before them."""
ERA_GAMES = {"two": (2, 5), "three": (3, 2), "solo": (1, 3)}
"""Games of Era: their seats, and a seed."""
DEUS_GAMES: dict[str, tuple[int, int, dict[str, str]]] = {
    "three": (3, 5, {}),
    "wild": (2, 4, {"start": "8", "wild": "true", "ask_always": "true"}),
}
"""Games of Deus: their seats, a seed, and the options."""
DEUS_MOMENTS = {"early": 20, "middle": 200, "late": 380}


def main() -> None:
    """Play a few games, and keep some of their views."""
    write("duel", "catalog", tessera.load("duel").catalog())
    for kind, pantheon, seed in (("base", False, 4), ("pantheon", True, 8)):
        chance = Chance(seed)
        state = tessera.load("duel").new(2, chance, pantheon=pantheon, first="1")
        play("duel", kind, state, chance, "greedy", seed, duel_moments)
    write("era", "catalog", tessera.load("era").catalog())
    for kind, (seats, seed) in ERA_GAMES.items():
        chance = Chance(seed)
        state = tessera.load("era").new(seats, chance)
        play("era", kind, state, chance, "random", seed, era_moments)
    write("deus", "catalog", tessera.load("deus").catalog())
    for kind, (seats, seed, options) in DEUS_GAMES.items():
        chance = Chance(seed)
        state = tessera.load("deus").new(seats, chance, **options)
        play("deus", kind, state, chance, "random", seed, DeusMoments())


def play(
    game: str,
    kind: str,
    state: State,
    chance: Chance,
    player: str,
    seed: int,
    moments: Callable[[Decision, int], list[str]],
) -> None:
    """Keep a view of each kind of question, of some moments, and of the end."""
    bot = make(player, seed)
    written: set[str] = set()
    decisions = 0
    while not state.is_over:
        seat = state.seats_to_act()[0]
        decision = state.decision(seat)
        assert decision is not None
        for name in {decision.prompt.key.rpartition(".")[2], *moments(decision, decisions)} - written:
            written.add(name)
            write(game, f"{kind}-{name}", view_of(state, seat))
        state.apply(seat, bot.choose(state.determinize(seat, chance), seat), chance)
        decisions += 1
    write(game, f"{kind}-over", view_of(state, 0))


def duel_moments(decision: Decision, decisions: int) -> list[str]:
    return [name for name, moment in MOMENTS.items() if moment == decisions]


def era_moments(decision: Decision, decisions: int) -> list[str]:
    """A roll in which a monastery may turn dice."""
    notation = tessera.load("era").vocabulary.notation
    return ["turn"] if any(notation(action).startswith("turn:") for action in decision.actions) else []


class DeusMoments:
    """The first turn after some decisions, a few times."""

    def __init__(self) -> None:
        self.left = list(DEUS_MOMENTS.items())

    def __call__(self, decision: Decision, decisions: int) -> list[str]:
        if self.left and decisions >= self.left[0][1] and decision.prompt.key == "deus.prompt.turn":
            return [self.left.pop(0)[0]]
        return []


def write(game: str, name: str, value: Any) -> None:
    """One fixture, as the wire would carry it."""
    folder = GAMES / game / "fixtures"
    folder.mkdir(parents=True, exist_ok=True)
    data = json.loads(msgspec.json.encode(value))
    (folder / f"{name}.json").write_text(json.dumps(data, ensure_ascii=False, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main()
