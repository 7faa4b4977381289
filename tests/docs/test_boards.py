"""`docs/boards/<game>.md` explains every key of the views that the game makes, and no other."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import tessera
from tessera import Chance
from tessera.core.game import Game, Sample
from tessera.core.playout import random_states
from tessera.core.scenario import asked

BOARDS = Path(__file__).parents[2] / "docs" / "boards"
EVERY = 11
"""Decisions between two views that are looked at."""

of_each_game = pytest.mark.parametrize("game", tessera.names())


def documented(game: str) -> list[str]:
    """The keys in the first column of the page's table."""
    rows = re.findall(r"^\| (`.+?) \|", (BOARDS / f"{game}.md").read_text("utf-8"), re.MULTILINE)
    return [key for row in rows for key in re.findall(r"`([^`]+)`", row)]


def pattern(key: str) -> re.Pattern[str]:
    parts = re.split(r"(\*\*|\*)", key)
    regular = {"**": ".+", "*": r"[^.\[\]]+"}
    return re.compile("".join(regular.get(part, re.escape(part)) for part in parts))


def keys_of(value: Any, at: str = "") -> Iterator[str]:
    """The paths to everything in a view that has no parts of its own."""
    if isinstance(value, dict) and value:
        for key, part in value.items():
            yield from keys_of(part, f"{at}.{key}" if at else key)
    elif isinstance(value, list | tuple) and any(isinstance(part, dict | list | tuple) for part in value):
        for part in value:
            yield from keys_of(part, f"{at}[]")
    else:
        yield at


@cache
def met(game: str) -> frozenset[str]:
    """The keys of views of random games of every kind."""
    found = tessera.load(game)
    return frozenset(
        key for seed, sample in enumerate(found.manifest.samples) for key in played(found, sample, seed)
    )


def played(game: Game, sample: Sample, seed: int) -> Iterator[str]:
    chance = Chance(seed)
    seen: set[str] = set()
    states = random_states(game.new(sample.seats, chance, **sample.options), chance)
    for number, state in enumerate(states):
        question = asked(state)
        if question not in seen or number % EVERY == 0:
            seen.add(question)
            for viewer in (None, *state.seats_to_act(), 0):
                yield from keys_of(state.view(viewer).board)


@of_each_game
def test_every_key_of_a_board_is_explained(game: str) -> None:
    """A list that is empty now may be explained by the keys of its parts."""
    keys = documented(game)
    patterns = [pattern(key) for key in keys]
    unexplained = [
        key
        for key in met(game)
        if not any(explained.fullmatch(key) for explained in patterns)
        and not any(longer.startswith((f"{key}[]", f"{key}.")) for longer in keys)
    ]
    assert sorted(unexplained) == []


@of_each_game
def test_every_key_that_is_explained_exists(game: str) -> None:
    assert [key for key in documented(game) if not any(map(pattern(key).fullmatch, met(game)))] == []


@of_each_game
def test_no_key_is_explained_twice(game: str) -> None:
    assert len(documented(game)) == len(set(documented(game)))


@of_each_game
def test_researchers_are_led_to_every_board(game: str) -> None:
    assert f"(boards/{game}.md)" in (BOARDS.parent / "researchers.md").read_text("utf-8")
