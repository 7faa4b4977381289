"""The structures of the ages: which slots still hold a card, and what follows from that."""

from typing import Final

from tessera.games.duel.catalog import COVERED_BY, FACE_DOWN_SLOTS, FULL, SLOTS


class Layout:
    """What is left of a structure: an immutable value that all states share.

    Each knows what it becomes when a card leaves it, so that nothing is worked out twice. Without
    the gods, who take cards from anywhere, the three ages have a thousand of them in all.
    """

    def __init__(self, age: int, present: int) -> None:
        slots = [slot for slot in range(SLOTS) if present >> slot & 1]
        covered_by = COVERED_BY[age - 1]
        free = [slot for slot in slots if covered_by[slot] & present == 0]
        face_down = [slot for slot in FACE_DOWN_SLOTS[age - 1] if covered_by[slot] & present]
        self.age = age
        self.present = present
        """The slots that hold a card, as bits."""
        self.playable = tuple(free)
        """The slots whose card has none on it."""
        self.hidden = len(face_down)
        """How many slots that were dealt face down are still covered."""
        self.after: list[Layout | None] = [None] * SLOTS
        """What `without` remembers."""

    def without(self, slot: int) -> "Layout":
        """What is left when the card of a slot is gone."""
        after = self.after[slot]
        if after is None:
            after = layout_of(self.age, self.present & ~(1 << slot))
            self.after[slot] = after
        return after


LAYOUTS: Final[dict[int, Layout]] = {}


def layout_of(age: int, present: int) -> Layout:
    """The one layout of an age with cards in these slots."""
    key = age << SLOTS | present
    layout = LAYOUTS.get(key)
    if layout is None:
        layout = Layout(age, present)
        LAYOUTS[key] = layout
    return layout


NO_STRUCTURE: Final = layout_of(0, 0)
"""Before the first age."""
FULL_STRUCTURES: Final[list[Layout]] = [layout_of(age, FULL) for age in (1, 2, 3)]
