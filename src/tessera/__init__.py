"""Tessera: four civilization board games, one engine.

game = tessera.load(name)                       # one of tessera.names()
state = game.new(seats=2, chance=tessera.Chance(seed=7))
state.seats_to_act()
"""

from tessera.core.chance import Chance, NamedChance, RecordingChance, ScriptedChance, SealedChance
from tessera.core.errors import IllegalAction, TesseraError
from tessera.core.game import Game
from tessera.core.message import OK, Message
from tessera.core.state import State
from tessera.games import load, names

__version__ = "0.1.0"
__all__ = [
    "OK",
    "Chance",
    "Game",
    "IllegalAction",
    "Message",
    "NamedChance",
    "RecordingChance",
    "ScriptedChance",
    "SealedChance",
    "State",
    "TesseraError",
    "load",
    "names",
]
