"""Players by the names that people type."""

from tessera.ai.greedy import GreedyPlayer
from tessera.ai.player import Player
from tessera.ai.random import RandomPlayer
from tessera.core.errors import WrongOption
from tessera.core.message import Message

NAMES = ("random", "greedy")
LEVELS = NAMES
"""Those that people may choose as opponents, weakest first."""


def make(name: str, seed: int | None = None) -> Player:
    """A player of that name; raises WrongOption for any other."""
    if name == "random":
        return RandomPlayer(seed)
    if name == "greedy":
        return GreedyPlayer(seed)
    raise WrongOption(
        Message("core.error.wrong_option", option="player", value=name, choices=", ".join(NAMES))
    )
