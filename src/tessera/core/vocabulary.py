"""The vocabulary of a game: its verbs and the ranges of their arguments.

Every action is one int of a flat numbered space, and has a readable notation::

    VOCABULARY = Vocabulary()
    BUILD = VOCABULARY.verb("build", CARD_NAMES)       # build:altar
    BEGIN = VOCABULARY.verb("begin", ("first", "second"))
    PASS = VOCABULARY.verb("pass")

    BUILD.of(3)                      the action
    BUILD.argument(action)           its argument
    VOCABULARY.notation(action)      "build:altar"
    VOCABULARY.action("build:altar") and back

Records, logs, tests and the protocol use the notation; everything else the int. The numbering is
part of a game's rules version: add verbs at the end.
"""

from collections.abc import Callable
from typing import Any

from tessera.core.errors import IllegalAction
from tessera.core.message import Message

Domains = tuple[tuple[str, ...], ...]
"""For each argument of a verb the names of its values."""
Names = dict[Domains, Callable[[str, int], Message]]
"""How actions are told to people: by what their verbs range over, a message of the verb's key and the number
of the argument."""


class Verb:
    """One verb: actions `first` to `first + size - 1`, one for each argument, in order.

    `domains` are the names of each argument's values; most verbs have one argument or none.
    """

    def __init__(self, name: str, first: int, domains: Domains) -> None:
        self.name = name
        self.first = first
        self.domains = domains
        size = 1
        for domain in domains:
            size *= len(domain)
        self.size = size

    def of(self, argument: int = 0) -> int:
        """The action with this argument."""
        return self.first + argument

    def each(self, arguments: list[int] | tuple[int, ...]) -> list[int]:
        """The actions with these arguments."""
        first = self.first
        return [first + argument for argument in arguments]

    def of_pair(self, argument: int, second: int) -> int:
        """The action of a verb with two arguments."""
        return self.first + argument * len(self.domains[1]) + second

    def argument(self, action: int) -> int:
        """The argument of one of this verb's actions."""
        return action - self.first

    def pair(self, action: int) -> tuple[int, int]:
        """Both arguments of an action made by `of_pair`."""
        width = len(self.domains[1])
        return (action - self.first) // width, (action - self.first) % width

    def covers(self, action: int) -> bool:
        """Whether the action is one of this verb's."""
        return 0 <= action - self.first < self.size

    def names(self, action: int) -> list[str]:
        """The names of the action's arguments."""
        rest = action - self.first
        names: list[str] = []
        for domain in reversed(self.domains):
            names.append(domain[rest % len(domain)])
            rest //= len(domain)
        names.reverse()
        return names


class Vocabulary:
    """All verbs of a game, numbered one after another."""

    def __init__(self) -> None:
        self.verbs: list[Verb] = []
        self.size = 0
        self._actions: dict[str, int] = {}
        self._notations: list[str] = []

    def verb(self, name: str, *domains: tuple[str, ...]) -> Verb:
        """Add a verb. Called while a game's modules are imported, never later."""
        verb = Verb(name, self.size, domains)
        self.verbs.append(verb)
        self.size += verb.size
        for action in range(verb.first, self.size):
            notation = ":".join([name, *verb.names(action)])
            self._actions[notation] = action
            self._notations.append(notation)
        return verb

    def notation(self, action: int) -> str:
        """The readable form of an action; raises IllegalAction for a number that is none."""
        if not 0 <= action < self.size:
            raise IllegalAction(Message("core.error.unknown_action", action=str(action)))
        return self._notations[action]

    def action(self, notation: str) -> int:
        """The action a notation stands for; raises IllegalAction for one that is none."""
        if notation not in self._actions:
            raise IllegalAction(Message("core.error.unknown_action", action=notation))
        return self._actions[notation]

    def to_data(self) -> dict[str, Any]:
        """The verbs as plain data: the first action of each, and the names of its arguments' values.

        The others follow it in the order of the names; the last of several arguments changes first.
        """
        return {verb.name: {"first": verb.first, "domains": verb.domains} for verb in self.verbs}

    def verb_of(self, action: int) -> Verb:
        """The verb an action belongs to."""
        self.notation(action)
        for verb in self.verbs:
            if verb.covers(action):
                return verb
        raise AssertionError(action)
