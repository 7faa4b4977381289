"""Events: what happened, as facts, for the log and for animation.

A game declares every kind of event once, with the types of its values, and hands them to its `Game`::

    CARD = Id("card", CARDS, card_name)
    EVENTS = (
        Kind("built", seat=SEAT, card=CARD, coins=NUMBER),
        Private("looked", seat=SEAT, card=CARD),
    )

A rule tells one with the numbers that the rules have at hand::

    if state.sink is not None:
        state.tell("built", seat=seat, card=card, coins=price)

`state.apply(seat, action, chance, sink)` appends events to `sink`; with `sink=None` they are never made.
What they say is worked out where somebody asks: `event.values` is plain data, with an id for every
component, and `event.message` the sentence of the log, `<game>.log.<kind>`.
"""

from collections.abc import Callable
from typing import Any, Final

from tessera.core import mypyc_attr
from tessera.core.message import Argument, Message, seat_name


@mypyc_attr(allow_interpreted_subclasses=True)
class Type:
    """What a value is: how a number of the rules is written as plain data, and how it is called."""

    def __init__(self, word: str) -> None:
        self.word = word

    def plain(self, value: Any) -> Any:
        """The value as an int, a str, a list of str or a dict of int; raises ValueError for what is none."""
        raise NotImplementedError

    def words(self, value: Any) -> Argument:
        """The value as an argument of the sentence."""
        raise NotImplementedError

    def refuse(self, value: Any) -> ValueError:
        return ValueError(f"{value!r} is not a {self.word}")


class Number(Type):
    """Something that is counted: coins, points, a round."""

    def plain(self, value: Any) -> Any:
        if type(value) is not int:
            raise self.refuse(value)
        return value

    def words(self, value: Any) -> Argument:
        return value


class Seat(Number):
    """A seat, from 0."""

    def words(self, value: Any) -> Argument:
        return seat_name(value)


class Place(Number):
    """A number from `least` to `most` that has a name, such as a space of a track."""

    def __init__(self, word: str, least: int, most: int, name: Callable[[int], Argument]) -> None:
        super().__init__(word)
        self.least = least
        self.most = most
        self.name = name

    def plain(self, value: Any) -> Any:
        if type(value) is not int or not self.least <= value <= self.most:
            raise self.refuse(value)
        return value

    def words(self, value: Any) -> Argument:
        return self.name(value)


class Id(Type):
    """One of the components that `ids` lists; the rules know it by its number there."""

    def __init__(self, word: str, ids: tuple[str, ...], name: Callable[[int], Argument]) -> None:
        super().__init__(word)
        self.ids = ids
        self.name = name

    def plain(self, value: Any) -> Any:
        if type(value) is not int or not 0 <= value < len(self.ids):
            raise self.refuse(value)
        return self.ids[value]

    def words(self, value: Any) -> Argument:
        return self.name(value)


class Word(Type):
    """One of some words, which the rules use themselves."""

    def __init__(self, word: str, ids: tuple[str, ...], name: Callable[[str], Argument]) -> None:
        super().__init__(word)
        self.ids = ids
        self.name = name

    def plain(self, value: Any) -> Any:
        if value not in self.ids:
            raise self.refuse(value)
        return value

    def words(self, value: Any) -> Argument:
        return self.name(value)


class Several(Type):
    """Some components of one type, in their order."""

    def __init__(self, word: str, of: Id) -> None:
        super().__init__(word)
        self.of = of

    def plain(self, value: Any) -> Any:
        return [self.of.plain(one) for one in value]

    def words(self, value: Any) -> Argument:
        return tuple([self.of.words(one) for one in value])


class Counts(Type):
    """How many there are of each of the components that `ids` lists; the rules have a number for each."""

    def __init__(self, word: str, ids: tuple[str, ...], name: Callable[[Any], Argument]) -> None:
        super().__init__(word)
        self.ids = ids
        self.name = name

    def plain(self, value: Any) -> Any:
        if type(value) is not tuple or len(value) != len(self.ids):
            raise self.refuse(value)
        return {one: count for one, count in zip(self.ids, value, strict=True) if count}

    def words(self, value: Any) -> Argument:
        return self.name(value)


NUMBER: Final = Number("number")
SEAT: Final = Seat("seat")


class Kind:
    """A kind of event that everybody hears of: its name, and its values with their types."""

    def __init__(self, name: str, **values: Type) -> None:
        self.name = name
        self.values: dict[str, Type] = values
        self.is_private = False


class Private(Kind):
    """A kind of event that one seat alone hears of."""

    def __init__(self, name: str, **values: Type) -> None:
        super().__init__(name, **values)
        self.is_private = True


class Event:
    """Something that happened, and who may hear of it.

    `only` is the seat that may see a private event, or None when everybody may. What a seat may
    not see must not be guessed from what it may: a secret choice tells a public event without the
    secret and a private one with it.
    """

    def __init__(self, game: str, declared: Kind, told: dict[str, Any], only: int | None = None) -> None:
        self.game = game
        self.declared = declared
        self.told = told
        """The values as the rules told them."""
        self.only = only

    @property
    def kind(self) -> str:
        return self.declared.name

    @property
    def values(self) -> dict[str, Any]:
        """The values as plain data."""
        return {name: kind.plain(self.told[name]) for name, kind in self.declared.values.items()}

    @property
    def message(self) -> Message:
        """The sentence of the log."""
        words = {name: kind.words(self.told[name]) for name, kind in self.declared.values.items()}
        return Message(f"{self.game}.log.{self.declared.name}", **words)

    def is_for(self, seat: int | None) -> bool:
        """Whether a seat, or a spectator (None), may see it."""
        return self.only is None or self.only == seat

    def to_data(self) -> dict[str, Any]:
        return {"kind": self.kind, "values": self.values, "only": self.only}

    def __repr__(self) -> str:
        inside = ", ".join([f"{name}={value}" for name, value in self.values.items()])
        return f"{self.kind}({inside})"
