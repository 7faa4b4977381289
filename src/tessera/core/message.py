"""Messages: everything the engine says to a person, without a sentence in it.

A message is a key of the locale files and its arguments::

    Message("mill.log.built", seat=seat_name(0), house=Message("mill.house.bakery"))

An argument is an int, a str that needs no translation, another message (the name of a card, of
a seat), which is rendered first, or a tuple of messages, which is rendered as a list.
`tessera.locale` turns messages into sentences.
"""

from typing import Any

Argument = Any
"""int, str, Message or a tuple of messages. (mypyc has no recursive aliases; the constructor checks it.)"""


class Message:
    """An immutable key with arguments. Equal keys and arguments make equal messages."""

    def __init__(self, key: str, **args: Argument) -> None:
        for name, value in args.items():
            if not isinstance(value, (int, str, Message, tuple)):
                raise TypeError(f"argument {name} of {key} is a {type(value).__name__}")
        self.key = key
        self.args: dict[str, Argument] = args

    def to_data(self) -> dict[str, Any]:
        """The message as plain data: what the protocol sends."""
        args = {
            name: value.to_data()
            if isinstance(value, Message)
            else [part.to_data() for part in value]
            if isinstance(value, tuple)
            else value
            for name, value in self.args.items()
        }
        return {"key": self.key, "args": args} if args else {"key": self.key}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Message) and self.key == other.key and self.args == other.args

    def __hash__(self) -> int:
        return hash(self.key)

    def __repr__(self) -> str:
        inside = ", ".join(f"{name}={value}" for name, value in self.args.items())
        return f"{self.key}({inside})" if inside else self.key

    def __reduce__(self) -> tuple[Any, ...]:
        # Compiled, it could not be made without its key: messages go from process to process.
        return _made, (self.key, self.args)


def _made(key: str, args: dict[str, Argument]) -> Message:
    return Message(key, **args)


def seat_name(seat: int) -> Message:
    """Stands for the name of whoever sits there; the locale is told the names."""
    return Message("core.seat", number=seat + 1)


class Line:
    """One line of a sum: what it is for, and how much."""

    def __init__(self, message: Message, amount: int) -> None:
        self.message = message
        self.amount = amount

    def __repr__(self) -> str:
        return f"Line({self.message!r}, {self.amount})"


class Reason:
    """Why an option is not open: a message and the chapter of the rules it comes from.

    `OK` is the reason that refuses nothing; compare with `is OK`.
    """

    def __init__(self, message: Message, rule: str) -> None:
        self.message = message
        self.rule = rule

    def __repr__(self) -> str:
        return f"Reason({self.message!r}, {self.rule})"


def not_now(rule: str) -> Reason:
    """The action has nothing to do with what is asked; the chapter says what is."""
    return Reason(Message("core.reason.not_now"), rule)


OK: Reason = Reason(Message("core.ok"), "")
"""The answer of a predicate that has nothing against it."""
