"""Players by the names that people type."""

from tessera.ai.greedy import GreedyPlayer
from tessera.ai.player import Player
from tessera.ai.random import RandomPlayer
from tessera.ai.styles import LEVELS
from tessera.ai.thinker import Thinker
from tessera.core.errors import WrongOption
from tessera.core.message import Message

SEARCHING = ("uct", *LEVELS)
NAMES = ("random", "greedy", *SEARCHING)


def make(name: str, seed: int | None = None, seconds: float | None = None) -> Player:
    """A player of that name; raises WrongOption for any other.

    Those that search never think longer than told. The others take no time to speak of and are not told.
    """
    if name == "random":
        return RandomPlayer(seed)
    if name == "greedy":
        return GreedyPlayer(seed)
    if name in SEARCHING:
        return Thinker(name, seed, seconds)
    raise WrongOption(
        Message("core.error.wrong_option", option="player", value=name, choices=", ".join(NAMES))
    )
