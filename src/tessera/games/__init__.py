"""The games, each a package of the same shape with a `GAME`."""

import importlib

from tessera.core.errors import UnknownGame
from tessera.core.game import Game
from tessera.core.message import Message

_NAMES: tuple[str, ...] = ("duel", "deus", "era")


def names() -> tuple[str, ...]:
    """The games that can be loaded."""
    return _NAMES


def load(name: str) -> Game:
    """A game by its name; raises UnknownGame for any other."""
    if name not in _NAMES:
        raise UnknownGame(Message("core.error.unknown_game", game=name, choices=", ".join(_NAMES)))
    game: Game = importlib.import_module(f"tessera.games.{name}").GAME
    return game
