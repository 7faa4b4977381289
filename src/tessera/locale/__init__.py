"""Messages into sentences: English and Russian, from the Fluent files beside this module.

A key of a message is a Fluent id with hyphens for dots, so that `mill.log.built` is
`mill-log-built` of `mill.ftl`. The server, the terminal and the client use the same files::

    locale = Locale("ru", ["Марк", "Ливия"])
    locale.text(Message("mill.log.built", seat=seat_name(0), house=Message("mill.house.bakery")))
    locale.say("mill.title")

Files that are called like a game, or begin with its name and an underscore, are that game's. A game of
another package has a folder like this one, `locale`, in its package (`tessera.core.guests`).
"""

import os
import re
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource

from tessera.core.game import Game
from tessera.core.guests import guests
from tessera.core.message import Message

LANGUAGES: Final = ("en", "ru")

FACT: Final = re.compile(r"\{fact:([a-z0-9_.]+)\}")
"""Stands in a page with rules for something that depends on the box of the game."""
GUESSED: Final = "°"

_SEAT: Final = "core.seat"


class UnknownMessage(LookupError):
    """A key that the files of a language lack, or a message without the arguments it needs."""


class Locale:
    """The sentences of one language; `names` are those of the seats, in order."""

    def __init__(self, language: str, names: Sequence[str] = ()) -> None:
        if language not in LANGUAGES:
            raise UnknownMessage(f"no language {language!r}; there are {', '.join(LANGUAGES)}")
        self.language = language
        self.names = tuple(names)
        self._bundle = _bundle(language, tuple(guests()))

    def text(self, message: Message) -> str:
        """The message as a sentence; messages among its arguments are rendered first."""
        if message.key == _SEAT:
            number = int(message.args["number"])
            if 0 < number <= len(self.names):
                return self.names[number - 1]
        args: dict[str, Any] = {name: self._argument(value) for name, value in message.args.items()}
        pattern = self._bundle.get_message(fluent_id(message.key)).value if self.has(message.key) else None
        if pattern is None:
            raise UnknownMessage(f"{self.language} has no message {message.key!r}")
        text, errors = self._bundle.format_pattern(pattern, args)
        if errors:
            raise UnknownMessage(f"{self.language} cannot say {message!r}: {errors[0]}")
        return str(text)

    def _argument(self, value: Any) -> Any:
        if isinstance(value, Message):
            return self.text(value)
        if isinstance(value, tuple):
            return ", ".join(self.text(part) for part in value)
        return value

    def say(self, key: str, **args: Any) -> str:
        """`text` of the message with this key and these arguments."""
        return self.text(Message(key, **args))

    def has(self, key: str) -> bool:
        return self._bundle.has_message(fluent_id(key))


def fluent_id(key: str) -> str:
    """The Fluent id of a message's key."""
    return key.replace(".", "-")


def default_language() -> str:
    """The language of the environment, if we have it, else English."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(variable, "")
        if value:
            language = value.replace("-", "_").partition("_")[0].partition(".")[0].lower()
            return language if language in LANGUAGES else LANGUAGES[0]
    return LANGUAGES[0]


def wanted_language(header: str) -> str:
    """The language that a browser asks for with `Accept-Language`, if we have it, else English."""
    wanted = header[:2].lower()
    return wanted if wanted in LANGUAGES else LANGUAGES[0]


def sources(language: str) -> dict[str, str]:
    """Our Fluent files of a language, by name: the client is built with them."""
    return _fluent_files(files(__name__).joinpath(language))


def words_of(game: str, language: str) -> str:
    """All that is said in a game, in a language, as one Fluent file."""
    package = guests().get(game)
    if package is not None:
        return "\n".join(_fluent_files(_folder_of(package, language)).values())
    own = (source for name, source in sources(language).items() if name.startswith((f"{game}.", f"{game}_")))
    return "\n".join(own)


def rules_of(game: str, language: str) -> str | None:
    """The page with the rules of a game as it is written, if somebody has done so: see `rules_page`."""
    package = guests().get(game)
    folder = files(__name__).joinpath(language) if package is None else _folder_of(package, language)
    page = folder.joinpath("rules", f"{game}.md")
    return page.read_text("utf-8") if page.is_file() else None


def rules_page(game: Game, language: str) -> str | None:
    """The page with the rules of a game as it is played: with the numbers of its box, guesses marked."""
    page, facts, locale = rules_of(game.name, language), game.facts(), Locale(language)

    def told(mark: re.Match[str]) -> str:
        fact = facts[mark.group(1)]
        text = "; ".join([locale.text(message) for message in fact.messages])
        return text + GUESSED if fact.is_guess else text

    return None if page is None else FACT.sub(told, page)


def _folder_of(package: str, language: str) -> Traversable:
    return files(package).joinpath("locale", language)


def _fluent_files(folder: Traversable) -> dict[str, str]:
    if not folder.is_dir():
        return {}
    return {
        file.name: file.read_text("utf-8")
        for file in sorted(folder.iterdir(), key=lambda file: file.name)
        if file.name.endswith(".ftl")
    }


@cache
def _bundle(language: str, games: tuple[str, ...]) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for source in [*sources(language).values(), *[words_of(game, language) for game in games]]:
        bundle.add_resource(FluentResource(source))
    return bundle
