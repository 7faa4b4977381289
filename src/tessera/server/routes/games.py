"""The games that can be played here."""

from typing import Any

from litestar import Response, get
from litestar.di import NamedDependency
from litestar.params import FromPath

from tessera.core.message import Message
from tessera.server.hall import Hall
from tessera.server.problems import MISSING, Refusal
from tessera.server.protocol import GameInfo, GameOption
from tessera.server.settings import thinking


@get("/api/games")
async def games(hall: NamedDependency[Hall]) -> list[GameInfo]:
    """All titles."""
    return [
        GameInfo(
            name=game.name,
            rules_version=game.rules_version,
            seats=list(game.seats),
            options=[
                GameOption(option.name, option.default, list(option.choices)) for option in game.options
            ],
            levels=list(hall.levels),
            thinking=thinking(hall.settings),
        )
        for game in hall.games.values()
    ]


@get("/api/games/{game:str}/catalog")
async def catalog(hall: NamedDependency[Hall], game: FromPath[str]) -> Response[dict[str, Any]]:
    """The components of a game with their texts."""
    found = hall.game(game)
    if found is None:
        raise Refusal(Message("server.error.no_such_game"), MISSING)
    return Response(found.catalog())


HANDLERS = [games, catalog]
