"""The games that can be played here."""

from functools import cache
from typing import Any

from litestar import MediaType, Request, Response, get
from litestar.di import NamedDependency
from litestar.openapi import ResponseSpec
from litestar.params import FromPath

from tessera.core.game import Game
from tessera.core.message import Message
from tessera.locale import LANGUAGES, rules_page, words_of
from tessera.server.problems import MISSING, Refusal
from tessera.server.protocol import Action, GameInfo, GameOption
from tessera.server.settings import thinking
from tessera.server.tables.audience import encode
from tessera.server.tables.hall import Hall
from tessera.server.tables.views import actions_of, catalog_of
from tessera.server.web.files import File, file_of, sent

JSON = "application/json"


@get("/api/games")
async def games(hall: NamedDependency[Hall]) -> list[GameInfo]:
    """All titles."""
    return [
        GameInfo(
            name=game.name,
            rules_version=game.rules_version,
            seats=list(game.seats),
            options=[
                GameOption(option.name, option.default, list(option.choices))
                for option in game.options
                if option.is_offered
            ],
            levels=list(hall.levels),
            thinking=thinking(hall.settings),
            points_unit=game.points_unit,
            edition=game.edition,
            guesses=None if game.box is None else len(game.box.guesses()),
        )
        for game in hall.games.values()
    ]


@get("/api/games/{game:str}/catalog")
async def catalog(
    request: Request[Any, Any, Any], hall: NamedDependency[Hall], game: FromPath[str]
) -> Response[bytes]:
    """The components of a game with their texts, and the numbers of its actions."""
    return sent(request, _catalog(game_of(hall, game)))


@get("/api/games/{game:str}/actions", responses={200: ResponseSpec(list[Action], generate_examples=False)})
async def actions(
    request: Request[Any, Any, Any], hall: NamedDependency[Hall], game: FromPath[str]
) -> Response[bytes]:
    """All that can ever be done in a game, in notation and in words: views name actions by their numbers."""
    return sent(request, _actions(game_of(hall, game)))


@cache
def _catalog(game: Game) -> File:
    return file_of(encode(catalog_of(game)), JSON)


@cache
def _actions(game: Game) -> File:
    return file_of(encode(actions_of(game)), JSON)


@get("/api/games/{game:str}/words/{language:str}", media_type=MediaType.TEXT)
async def words(hall: NamedDependency[Hall], game: FromPath[str], language: FromPath[str]) -> str:
    """All that is said in a game, as a Fluent file: for a client that was built without it."""
    return words_of(game_of(hall, game).name, language_of(language))


@get("/api/games/{game:str}/rules/{language:str}", media_type="text/markdown")
async def rules(hall: NamedDependency[Hall], game: FromPath[str], language: FromPath[str]) -> str:
    """The page with the rules of a game, if there is one."""
    page = rules_page(game_of(hall, game), language_of(language))
    if page is None:
        raise Refusal(Message("server.error.no_such_page"), MISSING)
    return page


def game_of(hall: Hall, name: str) -> Game:
    game = hall.game(name)
    if game is None:
        raise Refusal(Message("server.error.no_such_game"), MISSING)
    return game


def language_of(name: str) -> str:
    if name not in LANGUAGES:
        raise Refusal(Message("server.error.no_such_page"), MISSING)
    return name


HANDLERS = [games, catalog, actions, words, rules]
