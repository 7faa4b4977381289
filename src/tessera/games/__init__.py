"""The games, each a package of the same shape with a `GAME`.

Nobody lists them: those of this folder are found by looking, those of other packages by their entry
points (`tessera.core.guests`). What belongs to a game but is no rule, such as its evaluation, is found by
the game's name: see `companion`.
"""

import importlib
import importlib.util
from functools import cache
from pkgutil import iter_modules
from types import ModuleType

from tessera.core.errors import UnknownGame
from tessera.core.game import Game
from tessera.core.guests import guests
from tessera.core.message import Message


@cache
def own_names() -> tuple[str, ...]:
    """The games of this folder."""
    return tuple(sorted(module.name for module in iter_modules(__path__) if module.ispkg))


def names() -> tuple[str, ...]:
    """The games that can be loaded."""
    return tuple(sorted({*own_names(), *guests()}))


def load(name: str) -> Game:
    """A game by its name; raises UnknownGame for any other."""
    package = ".".join((__name__, name)) if name in own_names() else guests().get(name)
    if package is None:
        raise UnknownGame(Message("core.error.unknown_game", game=name, choices=", ".join(names())))
    game: Game = importlib.import_module(package).GAME
    return game


def shelf() -> list[Game]:
    """All games, in the order in which people are shown them."""
    return sorted((load(name) for name in names()), key=lambda game: (game.manifest.order, game.name))


def companion(home: str, game: str) -> ModuleType | None:
    """A module beside a game, if it has one: `home.<game>` for a game of ours, and for a guest the module
    of its package that is called like the home, `tessera_mill.terminal` for `tessera.terminal`."""
    package = None if game in own_names() else guests().get(game)
    name = ".".join((home, game) if package is None else (package, home.rpartition(".")[2]))
    return importlib.import_module(name) if importlib.util.find_spec(name) else None
