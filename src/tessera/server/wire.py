"""The beginning of the protocol: what all its structs have in common, messages, people, and judgements."""

from typing import Literal

from msgspec import Struct

from tessera.core.message import Message


class Wire(Struct, gc=False, omit_defaults=True, forbid_unknown_fields=True):
    """What all structs of the protocol share. They hold no cycles, so nobody needs to look for some."""


# Messages


class Text(Wire):
    """A message: a key of the locale files and its arguments."""

    key: str
    args: "dict[str, Text | list[Text] | int | str]" = {}


def text_of(message: Message) -> Text:
    """A message of the engine, for the wire."""
    if not message.args:
        return Text(message.key)
    args: dict[str, Text | list[Text] | int | str] = {}
    for name, value in message.args.items():
        kind = type(value)  # quicker than to ask for each kind, and a move has dozens of arguments
        if kind is Message:
            args[name] = text_of(value)
        elif kind is tuple:
            args[name] = [text_of(part) for part in value]
        else:
            args[name] = value
    return Text(message.key, args)


class Problem(Wire):
    """Why something could not be done: the body of every HTTP error, and the refusal in a reply."""

    text: Text
    rule: str = ""
    """The chapter of the rules it comes from."""


# People


class Person(Wire):
    """Whoever is at the other end."""

    id: str
    name: str
    login: str | None = None
    """The name of the account; None for a guest."""
    speaker: str = ""
    """What their own lines carry, told to themselves alone: see `Chat`."""


class Name(Wire):
    name: str


class Credentials(Wire):
    login: str
    password: str


class Password(Wire):
    """The present password shows that it is the owner who asks; `new` is the one to be."""

    password: str
    new: str = ""
    keep_tokens: bool = False
    """Whether the keys for programs stay valid when the password changes."""


class Session(Wire):
    """A browser that is signed in as this person."""

    id: str
    created: float
    seen: float
    device: str
    is_this: bool


Scope = Literal["play", "read"]
"""What a key is for: with `read` a program looks, with `play` it also sits down and acts."""


class NewToken(Wire):
    name: str
    scope: Scope = "play"


class Token(Wire):
    """A key for a program that plays, or looks, in this person's name."""

    id: str
    name: str
    created: float
    scope: Scope
    secret: str | None = None
    """Shown once, in the answer that made it."""


class NewReport(Wire):
    """Something for whoever runs the server to look at: a line of the chat, or somebody at the table."""

    line: int | None = None
    """The number of the line."""
    seat: int | None = None
    """Where the person sits, if it is not about a line."""
    text: str = ""
    """What is wrong with it, in the words of whoever reports."""


# The owner's box


class BoxEntry(Wire):
    """Something that an owner of a game can correct."""

    path: str
    """Its section and its key in the file."""
    name: Text
    value: str
    """As it is written in the file."""
    is_guess: bool
    source: str
    """How sure we are: `house`, `recalled`, `inferred`, `order`; or `looked_up` by an owner of the game."""
    why: Text


class BoxSection(Wire):
    name: str
    title: Text
    entries: list[BoxEntry]


class Box(Wire):
    """What can be corrected of a game, as it is played here."""

    edition: str
    """The fingerprint of the corrections that it is played with; empty if there are none."""
    file: str
    """Where the file with corrections lies in the data folder."""
    sections: list[BoxSection]


class BoxFile(Wire):
    text: str


class BoxFault(Wire):
    """What cannot be, and where."""

    line: int
    path: str
    text: Text


class BoxChange(Wire):
    """What another file would change of the box that is played with now."""

    path: str
    name: Text
    was: str
    now: str


class BoxVerdict(Wire):
    """What is to be said of a file; nothing is changed by it."""

    faults: list[BoxFault]
    changes: list[BoxChange]
    edition: str
    guesses: int
    """How many entries would still be our guesses."""


# What a strong player says


class Advice(Wire):
    """An action as a strong player sees it; `value` is the chance to win after it, 0 to 1."""

    action: int
    notation: str
    name: Text
    value: float


class TurningPoint(Wire):
    """A move that lost much of the chance to win; `value` is that of its seat."""

    move: int
    """Its number, from 1, for whoever asked: the choice was made after `move - 1` moves."""
    seat: int
    played: Advice
    better: Advice
    text: Text
    """Both, compared in a sentence."""
    why: list[Text] = []
    """Why the better one is good."""
    before: int = 0
    """How many moves of all there were before it."""


class Choice(Wire):
    """A real choice of a game as a strong player judges it; chances are those of its seat, 0 to 1."""

    move: int
    """The number of the move, from 1, for whoever asked."""
    before: int
    """How many moves of all there were before it, told or not."""
    seat: int
    played: int
    chance: float
    better: int
    """The best action: the one that was played, if there was none better."""
    better_chance: float


class Review(Wire):
    """How a finished game went, in the eyes of a strong player.

    Both lists begin before the first move and go on after each that whoever asked was told of, with a
    number for every seat.
    """

    chances: list[list[float]]
    """To win, 0 to 1."""
    points: list[list[int]]
    """As they stood, in units."""
    turning_points: list[TurningPoint] = []
    points_unit: int = 1
    """How many units make a point."""
    choices: list[Choice] = []
    """All real choices, in the order of the game."""
