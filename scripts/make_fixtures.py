#!/usr/bin/env python3
"""Makes client/src/games/duel/fixtures/: the catalog and views of real games, for the client's tests."""

import json
from pathlib import Path
from typing import Any

import msgspec

import tessera
from tessera.ai.players import make
from tessera.core.chance import Chance
from tessera.server.views import view_of

FOLDER = Path(__file__).resolve().parent.parent / "client" / "src" / "games" / "duel" / "fixtures"
MOMENTS = {"draft": 3, "age1": 14, "age2": 36, "age3": 60}
"""Fixtures of each kind of game, and the number of decisions before them."""


def main() -> None:
    """Play a game of each kind between greedy players, and keep some of its views."""
    game = tessera.load("duel")
    FOLDER.mkdir(parents=True, exist_ok=True)
    write("catalog", game.catalog())
    for kind, pantheon, seed in (("base", False, 4), ("pantheon", True, 8)):
        chance, bot = Chance(seed), make("greedy", seed)
        state = game.new(2, chance, pantheon=pantheon, first="1")
        decisions = 0
        prompts: set[str] = set()
        while not state.is_over:
            seat = state.seats_to_act()[0]
            decision = state.decision(seat)
            assert decision is not None
            kinds = [name for name, moment in MOMENTS.items() if moment == decisions]
            if decision.prompt.key not in prompts:
                prompts.add(decision.prompt.key)
                kinds.append(decision.prompt.key.rpartition(".")[2])
            for name in kinds:
                write(f"{kind}-{name}", view_of(state, seat))
            state.apply(seat, bot.choose(state.determinize(seat, chance), seat), chance)
            decisions += 1
        write(f"{kind}-over", view_of(state, 0))


def write(name: str, value: Any) -> None:
    """One fixture, as the wire would carry it."""
    data = json.loads(msgspec.json.encode(value))
    (FOLDER / f"{name}.json").write_text(json.dumps(data, ensure_ascii=False, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main()
