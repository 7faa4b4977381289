"""The numbers by which somebody knows the entries of a table.

The store numbers all entries of a table. A quiet one, such as a die of several chosen behind a screen, is
told to its own seat alone; if others knew its number, they could count. So every viewer, a seat or a
spectator (None), counts the entries that they are told, from 1, and no number ever means another entry.
"""

from bisect import bisect_left, bisect_right
from typing import Protocol, TypeVar

from tessera.server.store.rows import EntryRow


def is_told(entry: EntryRow, viewer: int | None) -> bool:
    """Whether a viewer hears of an entry."""
    return entry.is_readable and (not entry.told.is_quiet or entry.seat == viewer)


class Numbering:
    """Of the entries that were noted."""

    def __init__(self) -> None:
        self.last = 0
        """The number of the last entry in the store."""
        self._quiet: list[int] = []
        """The numbers of all quiet entries in the store."""
        self._quiet_of: dict[int | None, list[int]] = {}
        """The same, by their seats."""

    def copy(self) -> "Numbering":
        copied = Numbering()
        copied.last = self.last
        copied._quiet = self._quiet.copy()
        copied._quiet_of = {seat: numbers.copy() for seat, numbers in self._quiet_of.items()}
        return copied

    def note(self, entry: EntryRow) -> None:
        """There is one more entry."""
        self.last = entry.sequence
        if entry.told.is_quiet:
            self._quiet.append(entry.sequence)
            self._quiet_of.setdefault(entry.seat, []).append(entry.sequence)

    def is_quiet(self, sequence: int) -> bool:
        """Whether an entry is told to its own seat alone, by its number in the store."""
        place = bisect_left(self._quiet, sequence)
        return place < len(self._quiet) and self._quiet[place] == sequence

    def number(self, viewer: int | None, sequence: int | None = None) -> int:
        """How many entries a viewer was told up to one of the store: if they are told of it, its number
        for them. None: up to the last."""
        if sequence is None:
            sequence = self.last
        if not self._quiet:
            return sequence
        own = self._quiet_of.get(viewer, [])
        return sequence - bisect_right(self._quiet, sequence) + bisect_right(own, sequence)

    def sequence(self, viewer: int | None, number: int) -> int:
        """The number in the store of what a viewer knows by a number."""
        return bisect_left(range(self.last + 1), number, key=lambda known: self.number(viewer, known))


class Seated(Protocol):
    """Something that a seat has done."""

    @property
    def seat(self) -> int: ...


S = TypeVar("S", bound=Seated)


def take_back(done: list[S], seat: int) -> None:
    """Undo: remove the seat's last one. What follows it, others have done quietly."""
    for place in reversed(range(len(done))):
        if done[place].seat == seat:
            del done[place]
            return
