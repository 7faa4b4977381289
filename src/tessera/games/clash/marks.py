"""What units remember in their owner's turn: where they came to, and that they fought.

Only the seat whose turn it is has such memories. They are kept as a list of ints, each for some units of
one kind on one cell that remember the same; those that remember nothing are not in it. A memory goes along
with its unit, aboard a ship too.
"""

from typing import Final

from tessera.games.clash.catalog import UNIT_COUNT
from tessera.games.clash.units import BITS, MASK

FOREST: Final = 1
"""It came to a forest: it may move on, but may not begin a battle."""
GARDENS: Final = 2
"""It came to grassland: it may not attack the city of the Great Gardens."""
MOUNTAIN: Final = 4
"""It came to a mountain: it moves no more."""
FOUGHT: Final = 8
"""It fought: it moves no more, by no means."""
MOVED: Final = 16
"""It was moved by this action."""
MEMORIES: Final = 32
STUCK: Final = MOUNTAIN | FOUGHT | MOVED
"""With any of these it does not move, but by a road after a mountain."""

MEMORY_SHIFT: Final = 4
KIND_SHIFT: Final = 9
CELL_SHIFT: Final = 12


def mark_of(cell: int, kind: int, memory: int) -> int:
    """The place of some units in the list, without their number."""
    return cell << CELL_SHIFT | kind << KIND_SHIFT | memory << MEMORY_SHIFT


def marked(marks: list[int], cell: int, memory: int) -> int:
    """The units on a cell that remember just that, packed."""
    found = 0
    for mark in marks:
        if mark >> CELL_SHIFT == cell and mark >> MEMORY_SHIFT & MEMORIES - 1 == memory:
            found += units_in(mark)
    return found


def units_in(mark: int) -> int:
    """The units of a mark, packed."""
    return (mark & MASK) << BITS * (mark >> KIND_SHIFT & 7)


def memories_at(marks: list[int], cell: int) -> list[int]:
    """What units on a cell remember, each once, the least first; not the nothing of the others."""
    return sorted({mark >> MEMORY_SHIFT & MEMORIES - 1 for mark in marks if mark >> CELL_SHIFT == cell})


def add(marks: list[int], cell: int, units: int, memory: int) -> None:
    """Units on a cell remember that, and nothing else."""
    if memory == 0:
        return
    for kind in range(UNIT_COUNT):
        number = units >> BITS * kind & MASK
        if number:
            _change(marks, mark_of(cell, kind, memory), number)


def remove(marks: list[int], cell: int, units: int, memory: int) -> None:
    """Units that remember that are not on the cell any more."""
    if memory == 0:
        return
    for kind in range(UNIT_COUNT):
        number = units >> BITS * kind & MASK
        if number:
            _change(marks, mark_of(cell, kind, memory), -number)


def forget(marks: list[int], memory: int) -> None:
    """Nobody remembers that any more: a part of the memory of all."""
    old = list(marks)
    marks.clear()
    for mark in old:
        kept = mark & ~(memory << MEMORY_SHIFT)
        if kept >> MEMORY_SHIFT & MEMORIES - 1:
            _change(marks, kept & ~MASK, kept & MASK)


def shift(marks: list[int], cell: int, goal: int) -> None:
    """All units of a cell have gone to another, with their memories."""
    for mark in list(marks):
        if mark >> CELL_SHIFT == cell:
            _change(marks, mark & ~MASK, -(mark & MASK))
            _change(marks, (mark & ~MASK) + (goal - cell << CELL_SHIFT), mark & MASK)


def drop(marks: list[int], cell: int, kind: int) -> None:
    """One unit of a kind has gone from a cell, and with it a memory: of those that moved least, if all the
    units there have one. Callers see to it that unmarked ones go first."""
    for mark in sorted(marks):
        if mark >> CELL_SHIFT == cell and mark >> KIND_SHIFT & 7 == kind:
            _change(marks, mark & ~MASK, -1)
            return


def clean(marks: list[int], cell: int, units: int) -> None:
    """No more of a kind remember something than there are: after losses."""
    for kind in range(UNIT_COUNT):
        left = units >> BITS * kind & MASK
        known = sum(
            [mark & MASK for mark in marks if mark >> CELL_SHIFT == cell and mark >> KIND_SHIFT & 7 == kind]
        )
        for _ in range(known - left):
            drop(marks, cell, kind)


def _change(marks: list[int], place: int, number: int) -> None:
    for at, mark in enumerate(marks):
        if mark & ~MASK == place:
            if (mark & MASK) + number:
                marks[at] = mark + number
            else:
                del marks[at]
            return
    if number:
        marks.append(place | number)
        marks.sort()
