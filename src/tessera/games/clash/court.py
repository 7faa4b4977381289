"""What only some peoples have: captives, tokens, cells with a mark, gifts used in this turn.

A people's chapter declares each thing in one line, beside the rules that use it::

    RUNESTONES: Final[int] = court.number("runestones")        # how many
    BLESSED: Final[int] = court.cells("blessed")               # a set of cells
    CAPTIVES: Final[int] = court.row("captives")               # some ints

and reads and writes it with `of` and `put`, or `row_of` and `put_row`. It is public, saved by its name, and
in views by its name too. A nation without anything of the kind has no court at all, as in the base game.
"""

from typing import TYPE_CHECKING, Any, Final

from tessera.core.hexes import cells_of
from tessera.games.clash.layout import LABELS, Layout
from tessera.games.clash.peoples import GIFTS

if TYPE_CHECKING:
    from tessera.games.clash.nation import Nation

NAMES: Final[list[str]] = []
"""The things that are numbers or sets of cells, by their number."""
ARE_CELLS: Final[list[bool]] = []
FOR_TURN: Final[list[int]] = []
"""Those that are forgotten when a turn ends."""
ROW_NAMES: Final[list[str]] = []
ROWS_SHOWN: Final[list[bool]] = []
ROW_WORDS: Final[list[tuple[str, ...]]] = []
"""What the ints of each row stand for, in views; nothing where they are numbers."""


class Court:
    """An immutable value, which clones share: what a nation has of everything that was declared."""

    def __init__(self, numbers: tuple[int, ...], rows: tuple[tuple[int, ...], ...]) -> None:
        self.numbers = numbers
        self.rows = rows


def _is_new(name: str) -> None:
    """Everything is saved by its name, whatever it is."""
    assert name not in NAMES, name
    assert name not in ROW_NAMES, name


def number(name: str) -> int:
    """Something of which there is a number."""
    _is_new(name)
    NAMES.append(name)
    ARE_CELLS.append(False)
    return len(NAMES) - 1


def cells(name: str, for_turn: bool = False) -> int:
    """A set of cells. `for_turn`: nothing is left of it when a turn has ended."""
    _is_new(name)
    NAMES.append(name)
    ARE_CELLS.append(True)
    if for_turn:
        FOR_TURN.append(len(NAMES) - 1)
    return len(NAMES) - 1


def row(name: str, words: tuple[str, ...] = (), is_shown: bool = True) -> int:
    """Some ints, in an order that has a meaning. `words`: what they stand for, in views, if it `is_shown`."""
    _is_new(name)
    ROW_NAMES.append(name)
    ROW_WORDS.append(words)
    ROWS_SHOWN.append(is_shown)
    return len(ROW_NAMES) - 1


USED: Final = row("used")
"""Gifts that were used in this turn and can be used once."""
LAID: Final = row("laid")
"""The cards that a leader has seen laid in this battle who may take one back."""
EVENT_KNOWN: Final = number("event_known")
"""Whether what is known of the order of the event deck is known to this nation, and to no other."""


FALLEN: Final = number("fallen")
"""Army units that its last battle has taken, or the present one so far."""


# Reading and writing


def of(nation: "Nation", thing: int) -> int:
    """How many there are, or the set of cells."""
    own = nation.court
    return own.numbers[thing] if own is not None and thing < len(own.numbers) else 0


def put(nation: "Nation", thing: int, value: int) -> None:
    own = nation.court
    numbers = list(own.numbers) if own is not None else []
    numbers.extend([0] * (thing + 1 - len(numbers)))
    numbers[thing] = value
    nation.court = _court(tuple(numbers), own.rows if own is not None else ())


def row_of(nation: "Nation", thing: int) -> tuple[int, ...]:
    own = nation.court
    return own.rows[thing] if own is not None and thing < len(own.rows) else ()


def put_row(nation: "Nation", thing: int, values: tuple[int, ...]) -> None:
    own = nation.court
    rows = list(own.rows) if own is not None else []
    rows.extend([()] * (thing + 1 - len(rows)))
    rows[thing] = values
    nation.court = _court(own.numbers if own is not None else (), tuple(rows))


def _court(numbers: tuple[int, ...], rows: tuple[tuple[int, ...], ...]) -> Court | None:
    return Court(numbers, rows) if any(numbers) or any(rows) else None


def shift(nation: "Nation", cell: int, goal: int) -> None:
    """A city has gone to another cell: what lies on it goes along."""
    for thing, are_cells in enumerate(ARE_CELLS):
        marked = of(nation, thing)
        if are_cells and marked >> cell & 1:
            put(nation, thing, marked ^ 1 << cell | 1 << goal)


# Gifts that can be used once in a turn


def was_used(nation: "Nation", gift: int) -> bool:
    return gift in row_of(nation, USED)


def use(nation: "Nation", gift: int) -> None:
    """Remember that a gift was used in this turn."""
    put_row(nation, USED, (*row_of(nation, USED), gift))


def rest(nation: "Nation") -> None:
    """A turn has ended: what was used can be used again, and what was for the turn is forgotten."""
    if nation.court is None:
        return
    if row_of(nation, USED):
        put_row(nation, USED, ())
    for thing in FOR_TURN:
        if of(nation, thing):
            put(nation, thing, 0)


# Saving


def court_data(own: Court | None) -> dict[str, Any]:
    """What there is, by name."""
    if own is None:
        return {}
    numbers = {NAMES[thing]: value for thing, value in enumerate(own.numbers) if value}
    rows = {ROW_NAMES[thing]: list(values) for thing, values in enumerate(own.rows) if values}
    return {**numbers, **rows}


def court_from_data(data: dict[str, Any]) -> Court | None:
    """The inverse of `court_data`."""
    numbers = tuple([int(data.get(name, 0)) for name in NAMES])
    rows = tuple([tuple(data.get(name, ())) for name in ROW_NAMES])
    return _court(numbers, rows)


def seen(nation: "Nation", layout: Layout) -> dict[str, Any]:
    """What everybody sees of it: the gifts that were used by their names, cells by their labels."""
    found: dict[str, Any] = {ROW_NAMES[USED]: [GIFTS[gift] for gift in row_of(nation, USED)]}
    for thing, name in enumerate(NAMES):
        value = of(nation, thing)
        if value:
            found[name] = (
                [LABELS[layout.label[cell]] for cell in cells_of(value)] if ARE_CELLS[thing] else value
            )
    for thing, name in enumerate(ROW_NAMES):
        if thing != USED and ROWS_SHOWN[thing] and row_of(nation, thing):
            words = ROW_WORDS[thing]
            values = row_of(nation, thing)
            found[name] = [words[value] for value in values] if words else list(values)
    return found
