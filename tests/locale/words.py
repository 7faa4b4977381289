"""What the tests of a game know of its words: `tests/games/<game>/words.py`."""

import importlib
from types import ModuleType


def known_words(game: str) -> ModuleType:
    return importlib.import_module(f"tests.games.{game}.words")
