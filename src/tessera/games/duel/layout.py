"""The structures of the ages: which slots still hold a card, and what follows from that."""

from typing import Final

from tessera.games.duel.catalog import COVERED_BY, FULL, SLOTS


class Layout:
    """What is left of a structure: an immutable value that all states share.

    Each knows what it becomes when a playable card leaves it, so that nothing is worked out twice.
    Without the gods, who take cards from anywhere, the three ages have a thousand of them in all.
    """

    def __init__(self, age: int, present: int) -> None:
        covered_by = COVERED_BY[age - 1]
        free = [slot for slot in range(SLOTS) if present >> slot & 1 and covered_by[slot] & present == 0]
        self.age = age
        self.present = present
        """The slots that hold a card, as bits."""
        self.playable = tuple(free)
        """The slots whose card has none on it."""
        self.width = len(free)
        """How many of them there are."""
        self.steps: list[Step | None] = [None] * len(free)
        """What `step` remembers."""

    def without(self, slot: int) -> "Layout":
        """What is left when the card of any slot is gone."""
        return layout_of(self.age, self.present & ~(1 << slot))

    def step(self, place: int) -> "Step":
        """What happens when a playable card leaves."""
        step = self.steps[place]
        if step is None:
            step = Step(self, place)
            self.steps[place] = step
        return step


class Step:
    """A playable card leaves: its slot, what is left, and the slots that become free by it."""

    def __init__(self, before: Layout, place: int) -> None:
        self.slot = before.playable[place]
        layout = before.without(self.slot)
        self.layout = layout
        self.freed = tuple(
            [(at, slot) for at, slot in enumerate(layout.playable) if slot not in before.playable]
        )
        """Each with its place among the playable ones."""


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
