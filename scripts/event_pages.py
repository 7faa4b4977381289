#!/usr/bin/env python3
"""Makes docs/events/<game>.md from what the games declare: every kind of event, its values, who hears of it.

Run it after a change of a game's `events.py` or of the English sentences of its log; a test compares them.
"""

from pathlib import Path

import tessera
from tessera.core.event import Counts, Id, Kind, Number, Place, Seat, Several, Type, Word
from tessera.core.game import Game
from tessera.core.message import Argument, Message
from tessera.games import own_names
from tessera.locale import Locale

PAGES = Path(__file__).resolve().parent.parent / "docs" / "events"
LOCALE = Locale("en")
SHOWN = 24
"""So many ids are listed; of more there are the first ones."""


def main() -> None:
    PAGES.mkdir(exist_ok=True)
    for name in own_names():
        (PAGES / f"{name}.md").write_text(page(tessera.load(name)), encoding="utf-8")


def page(game: Game) -> str:
    kinds = list(game.events.values())
    types = {kind.word: kind for event in kinds for kind in event.values.values()}
    return "\n".join(
        [
            f"# The events of {LOCALE.text(Message(f'{game.name}.title'))}",
            "",
            "What `apply` tells its `sink`, and what the entries of a table carry: `kind` and `values`. "
            "Made by `scripts/event_pages.py` from "
            f"`src/tessera/games/{game.name}/events.py`: do not edit.",
            "",
            "| kind | values | heard by | in the log |",
            "|---|---|---|---|",
            *[_row(game, kind) for kind in kinds],
            "",
            "| type | written as |",
            "|---|---|",
            *[f"| {word} | {_written(kind)} |" for word, kind in sorted(types.items())],
            "",
        ]
    )


def _row(game: Game, kind: Kind) -> str:
    values = ", ".join(f"`{name}`: {value.word}" for name, value in kind.values.items())
    heard = "one seat" if kind.is_private else "everybody"
    return f"| `{kind.name}` | {values} | {heard} | {_sentence(game, kind)} |"


def _sentence(game: Game, kind: Kind) -> str:
    """The sentence, made of examples: a type that is met again has another one."""
    met: list[Type] = []
    words: dict[str, Argument] = {}
    for name, value in kind.values.items():
        words[name] = value.words(_example(value, met.count(value)))
        met.append(value)
    return LOCALE.text(Message(f"{game.name}.log.{kind.name}", **words))


def _example(kind: Type, number: int) -> object:
    if isinstance(kind, Place):
        return kind.most - number
    if isinstance(kind, Seat):
        return number
    if isinstance(kind, Number):
        return 2
    if isinstance(kind, Several):
        return (0, 1)
    if isinstance(kind, Counts):
        return tuple([2 if place == -number % len(kind.ids) else 0 for place in range(len(kind.ids))])
    return kind.ids[number] if isinstance(kind, Word) else number


def _written(kind: Type) -> str:
    if isinstance(kind, Place):
        least, most = (f"{at} ({_called(kind.words(at))})" for at in (kind.least, kind.most))
        return f"a number from {least} to {most}"
    if isinstance(kind, Seat):
        return "a number, from 0"
    if isinstance(kind, Number):
        return "a number"
    if isinstance(kind, Several):
        return f"a list of ids: {kind.of.word}"
    if isinstance(kind, Counts):
        return f"a number for each id, without those of which there are none: {_listed(kind.ids)}"
    assert isinstance(kind, Id | Word)
    return f"an id: {_listed(kind.ids)}"


def _called(words: Argument) -> str:
    return LOCALE.text(words) if isinstance(words, Message) else str(words)


def _listed(ids: tuple[str, ...]) -> str:
    different = list(dict.fromkeys(ids))
    shown = ", ".join(f"`{one}`" for one in different[:SHOWN])
    return f"{shown} and {len(different) - SHOWN} others" if len(different) > SHOWN else shown


if __name__ == "__main__":
    main()
