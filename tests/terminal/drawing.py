"""Positions of every game, and what the terminal draws of them as lines of text."""

import io
from collections import Counter
from collections.abc import Iterator
from functools import cache

from rich.console import Console

import tessera
from tessera.core.chance import Chance
from tessera.core.game import Game, Sample
from tessera.core.playout import random_states
from tessera.core.scenario import asked
from tessera.core.state import State
from tessera.locale import Locale
from tessera.terminal.look import Look
from tessera.terminal.screen import draw_choices
from tessera.terminal.table import Scene
from tessera.terminal.tables import table_of

NAMES = ["Marcus Aurelius Antoninus", "Ливия", "Anna", "Boris"]
KEPT = (1, 8, 64, 512)


@cache
def states_of(game: str) -> list[State]:
    """Decisions of random games of every kind: of each question the first and some later ones."""
    found, seen = tessera.load(game), Counter[str]()
    return [
        state
        for seed, sample in enumerate(found.manifest.samples, 1)
        for state in played(found, sample, seed, seen)
    ]


def played(game: Game, sample: Sample, seed: int, seen: Counter[str]) -> Iterator[State]:
    """What is kept of a game that is played at random; `seen` counts the questions of all games."""
    chance = Chance(seed)
    for state in random_states(game.new(sample.seats, chance, **sample.options), chance):
        seen[asked(state)] += 1
        if state.is_over or seen[asked(state)] in KEPT:
            yield state.clone()


def scene_of(state: State, seat: int, look: Look, language: str = "en") -> Scene:
    return Scene(state.view(seat).board, seat, Locale(language, NAMES), look)


def lines_of(scene: Scene, state: State, with_score: bool = True) -> list[str]:
    """The table, the choices while the game goes on, and the score."""
    table = table_of(state.game.name)
    console = Console(
        file=io.StringIO(),
        width=scene.look.width,
        force_terminal=scene.look.colour,
        color_system="truecolor" if scene.look.colour else None,
        highlight=False,
    )
    with console.capture() as capture:
        console.print(table.draw(scene, ["Something happened. " * 12] * 5))
        decision = state.decision(scene.me)
        if decision is not None:
            groups = table.groups(scene, decision.prompt.key, decision.actions)
            console.print(draw_choices(groups, scene.look))
        if with_score and table.score is not None:
            console.print(table.score(scene))
    return capture.get().splitlines()
