"""A heap of stones: an example of a game in a package of its own. `GAME` is the game."""

from .game import GAME

__all__ = ["GAME"]
