"""What the loop asks of a game's table: to draw it, and to put its actions into words."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from rich.console import RenderableType

from tessera.core.vocabulary import Verb
from tessera.locale import Locale
from tessera.terminal.look import Look


@dataclass(frozen=True)
class Scene:
    """Everything a drawing needs.

    `board` is a view's own part: what may be seen, never the state. `me` is the seat from whose
    side it is drawn.
    """

    board: dict[str, Any]
    me: int
    locale: Locale
    look: Look


@dataclass(frozen=True)
class Choice:
    """One legal action in words: what it is, what it costs, what it brings."""

    action: int
    label: str
    price: str = ""
    note: str = ""


@dataclass(frozen=True)
class Group:
    """Choices that belong together, with their title; `is_dense` ones need no line of their own."""

    title: str
    choices: list[Choice]
    is_dense: bool = False


def by_verb(
    scene: Scene,
    actions: list[int],
    verbs: Sequence[Verb],
    places: tuple[str, ...],
    title: Callable[[Verb], str],
    choice: Callable[[Scene, int], Choice],
) -> list[Group]:
    """A group for each of some verbs, those that name a place dense; all others follow in one list."""
    made: list[Group] = []
    for verb in verbs:
        own = [choice(scene, action) for action in actions if verb.covers(action)]
        if own:
            made.append(Group(scene.locale.say(title(verb)), own, is_dense=verb.domains[0] is places))
    others = [choice(scene, action) for action in actions if not any(verb.covers(action) for verb in verbs)]
    return [*made, Group("", others)] if others else made


@dataclass(frozen=True)
class Thing:
    """Something with a name that a person may ask about."""

    kind: str
    id: str
    name: str


@dataclass(frozen=True)
class Table:
    """What the package of a game brings, under the names that the loop uses. One for each game."""

    draw: Callable[[Scene, list[str]], RenderableType]
    """The whole table, with the latest lines of the log."""
    groups: Callable[[Scene, str, list[int]], list[Group]]
    """The legal actions in their order, grouped; the text is the key of the question."""
    action_label: Callable[[Scene, int], str]
    """An action in full words."""
    things: Callable[[Locale], list[Thing]]
    """All that has a name."""
    thing_of: Callable[[int], tuple[str, str] | None]
    """The kind and id of the thing that an action is about."""
    describe: Callable[[Scene, Thing], RenderableType]
    """All there is to say about a thing."""
    score: Callable[[Scene], RenderableType]
    """The score sheet."""
    is_private: Callable[[str], bool]
    """Whether the question, by its key, shows what the other seats must not see."""
    narrowest: int = 60
    """From this width on no line is wider than the terminal."""
