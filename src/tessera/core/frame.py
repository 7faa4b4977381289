"""A frame: one unfinished piece of the rules, waiting on the state's stack.

Frames are immutable values. They carry ints, strings and tuples of them; no closures, no
references into the state, so clones share them and a state can be saved in the middle of anything.

A frame either *asks* (`asked` is not empty; each of those seats has `actions`, and `answer` is
called with one of them) or *runs* by itself (`run`). Both change the state through its methods
and end by popping or replacing themselves, or stay below what they push::

    class DestroyCard(SeatFrame[MillState]):
        def actions(self, state: MillState, seat: int) -> list[int]: ...
        def answer(self, state: MillState, seat: int, action: int, chance: Chance) -> None: ...

`actions` is the one source of legality. `why_not` tells why something else is not possible; the
conformance battery proves that it always does.
"""

from inspect import signature
from types import ModuleType
from typing import Any, Final, Generic, TypeVar

from tessera.core import mypyc_attr
from tessera.core.chance import Chance
from tessera.core.message import Line, Message, Reason, not_now

S = TypeVar("S")
"""The state of the frame's game."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame(Generic[S]):
    """The interface. A game derives its frames from this class or from `SeatFrame`."""

    def __init__(self, asked: tuple[int, ...] = (), keeps_a_secret: bool = False) -> None:
        self.keeps_a_secret = keeps_a_secret
        """Whether it asks even when there is one answer, because silence would tell others."""
        self.asked = asked
        """The seats that are asked; nobody for a frame that runs by itself.

        Several seats at once answer in any order. An answer is kept by replacing the frame with
        one that holds it and asks the others, out of their views until all have answered.
        """

    def actions(self, state: S, seat: int) -> list[int]:
        """The legal answers of a seat that is asked: never empty, no duplicates, a stable order."""
        raise NotImplementedError

    def answer(self, state: S, seat: int, action: int, chance: Chance) -> None:
        """Carry out one of `actions`. Trusts its caller."""
        raise NotImplementedError

    def run(self, state: S, chance: Chance) -> None:
        """Carry out the next step of a frame that asks nobody. Must change the stack or the state."""
        raise NotImplementedError

    def prompt(self, state: S, seat: int) -> Message:
        """What is asked of the seat, in a few words."""
        raise NotImplementedError

    def options(self, state: S, seat: int) -> list[int]:
        """What a person might want to do here, such as what is worth a reason; the legal actions that are
        not among it come after it."""
        return []

    def why_not(self, state: S, seat: int, action: int) -> Reason:
        """The reason against an action that is not legal."""
        return not_now("turn")

    def explain(self, state: S, seat: int, action: int) -> list[Line]:
        """The sum behind what an action costs or brings, one line for each part of it."""
        return []

    # What it says about itself, wherever it lies on the stack

    def seen(self, state: S, seat: int | None, board: dict[str, Any]) -> None:
        """Add to a board what a seat, or a spectator, may see of this frame.

        The frames of the stack are asked one after another, the outermost first.
        """

    def guessed(self, state: S, seat: int, chance: Chance) -> "Frame[S]":
        """A frame that the seat cannot tell from this one: what it does not know of it is made up.

        The state is a guess already, but for its frames, of which the outer ones are guessed first.
        """
        return self

    def parts(self) -> dict[str, tuple[int, ...]]:
        """The components that lie in the frame and nowhere else, by what they are: law 12."""
        return {}

    def pending(self, state: S, seat: int) -> Any:
        """What it has still to bring a seat, as a value of the game's own: for whoever judges a position.

        None where there is nothing to say.
        """
        return None

    def begins_turn(self) -> bool:
        """Whether it asks for a whole turn: nothing that was begun before is unfinished."""
        return False

    def values(self) -> tuple[Any, ...]:
        """The constructor's arguments, each kept under its name: `type(frame)(*frame.values())` is an equal
        frame."""
        return tuple([getattr(self, name) for name in _arguments(type(self))])

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and isinstance(other, Frame) and self.values() == other.values()

    def __hash__(self) -> int:
        return hash((type(self).__name__, self.values()))

    def __repr__(self) -> str:
        return f"{type(self).__name__}{self.values()}"


@mypyc_attr(allow_interpreted_subclasses=True)
class SeatFrame(Frame[S]):
    """A frame that asks one seat."""

    def __init__(self, seat: int) -> None:
        # What `Frame` does, written out: these are made all the time, and `super` is slow interpreted.
        self.keeps_a_secret = False
        self.asked = (seat,)
        self.seat = seat


ARGUMENTS: Final[dict[Any, tuple[str, ...]]] = {}
"""What the constructor of each kind of frame takes, remembered."""


def _arguments(kind: type[Frame[Any]]) -> tuple[str, ...]:
    found = ARGUMENTS.get(kind)
    if found is None:
        names = tuple(signature(kind).parameters)
        # Frames without values of their own have the constructor of `Frame`.
        found = ARGUMENTS[kind] = () if names == tuple(signature(Frame).parameters) else names
    return found


def frames_in(*modules: ModuleType) -> dict[str, type[Frame[Any]]]:
    """All kinds of frames that are defined in some modules, by name: those of a game. No two share one."""
    kinds = [
        kind
        for module in modules
        for kind in vars(module).values()
        if isinstance(kind, type) and kind.__module__ == module.__name__ and issubclass(kind, Frame)
    ]
    found = {kind.__name__: kind for kind in kinds}
    assert len(found) == len(kinds), [kind for kind in kinds if kind not in found.values()]
    return found


def frame_to_data(frame: Frame[Any]) -> list[Any]:
    """The frame as plain data: its class name and its values."""
    return [type(frame).__name__, *(_plain(value) for value in frame.values())]


def frame_from_data(data: list[Any], kinds: dict[str, type[Frame[Any]]]) -> Frame[Any]:
    """The frame back; lists become the tuples they were."""
    kind: Any = kinds[data[0]]
    frame: Frame[Any] = kind(*(_frozen(value) for value in data[1:]))
    return frame


def _plain(value: Any) -> Any:
    return [_plain(part) for part in value] if isinstance(value, tuple) else value


def _frozen(value: Any) -> Any:
    return tuple(_frozen(part) for part in value) if isinstance(value, list) else value
