"""The fields of an edition: what an owner of a game writes, how it is written, and what cannot be.

A value is plain data, as JSON and TOML have it. A field says why a value cannot be (`faults`), brings it
into the one form in which equal values are equal (`plain`), and writes it (`written`).
"""

from typing import Any, Final

from tessera.core import mypyc_attr
from tessera.core.message import Message

LONGEST_QUOTE: Final = 40
FILLED: Final = "#"
EMPTY: Final = "."


def quoted(value: Any) -> str:
    """What somebody wrote, short enough for a sentence."""
    text = str(value)
    return text if len(text) <= LONGEST_QUOTE else text[: LONGEST_QUOTE - 1] + "…"


def is_whole(value: Any) -> bool:
    """Whether it is a whole number; for Python, yes and no are some too."""
    return isinstance(value, int) and not isinstance(value, bool)


def fault(kind: str, **args: Any) -> Message:
    """Why something cannot be."""
    return Message(f"edition.fault.{kind}", **args)


@mypyc_attr(allow_interpreted_subclasses=True)
class Field:
    """The interface."""

    def faults(self, value: Any) -> list[Message]:
        """Why a value cannot be; nothing if it can."""
        raise NotImplementedError

    def plain(self, value: Any) -> Any:
        """A sound value in the one form that it has."""
        return value

    def written(self, value: Any) -> str:
        """A value as TOML."""
        raise NotImplementedError


class WholeNumber(Field):
    def __init__(self, least: int, most: int) -> None:
        self.least = least
        self.most = most

    def faults(self, value: Any) -> list[Message]:
        if is_whole(value) and self.least <= value <= self.most:
            return []
        return [fault("whole_number", least=self.least, most=self.most, value=quoted(value))]

    def written(self, value: Any) -> str:
        return str(value)


class YesOrNo(Field):
    def faults(self, value: Any) -> list[Message]:
        return [] if isinstance(value, bool) else [fault("yes_or_no", value=quoted(value))]

    def written(self, value: Any) -> str:
        return "true" if value else "false"


class OneOf(Field):
    """One of several words."""

    def __init__(self, choices: tuple[str, ...]) -> None:
        self.choices = choices

    def faults(self, value: Any) -> list[Message]:
        if value in self.choices:
            return []
        return [fault("one_of", choices=", ".join(self.choices), value=quoted(value))]

    def written(self, value: Any) -> str:
        return f'"{value}"'


class Price(Field):
    """Amounts of named things; what is not named costs nothing."""

    def __init__(self, most: dict[str, int]) -> None:
        self.most = most
        """The most of each thing that a price may have."""

    def faults(self, value: Any) -> list[Message]:
        if not isinstance(value, dict):
            example, names = next(iter(self.most)), ", ".join(self.most)
            return [fault("price", example=example, names=names, value=quoted(value))]
        found: list[Message] = []
        for name, amount in value.items():
            if name not in self.most:
                found.append(fault("price_of", name=quoted(name), names=", ".join(self.most)))
            elif not is_whole(amount) or not 0 <= amount <= self.most[name]:
                found.append(fault("amount", name=name, most=self.most[name], value=quoted(amount)))
        return found

    def plain(self, value: Any) -> Any:
        return {name: value[name] for name in self.most if value.get(name)}

    def written(self, value: Any) -> str:
        inside = ", ".join([f"{name} = {amount}" for name, amount in value.items()])
        return "{ " + inside + " }" if inside else "{}"


class Prices(Field):
    """A price for each copy of something."""

    def __init__(self, most: dict[str, int], most_copies: int) -> None:
        self.price = Price(most)
        self.most_copies = most_copies

    def faults(self, value: Any) -> list[Message]:
        if not isinstance(value, list) or not 1 <= len(value) <= self.most_copies:
            return [fault("prices", most=self.most_copies, value=quoted(value))]
        found: list[Message] = []
        for number, price in enumerate(value, 1):
            found.extend([fault("of_copy", number=number, why=why) for why in self.price.faults(price)])
        return found

    def plain(self, value: Any) -> Any:
        return [self.price.plain(price) for price in value]

    def written(self, value: Any) -> str:
        return "[" + ", ".join([self.price.written(price) for price in value]) + "]"


class Shape(Field):
    """Cells that hang together, drawn row by row: `#` is a cell, `.` is none."""

    def __init__(self, most_cells: int, longest: int) -> None:
        self.most_cells = most_cells
        self.longest = longest

    def faults(self, value: Any) -> list[Message]:
        if not isinstance(value, list) or not all(
            isinstance(row, str) and set(row) <= {FILLED, EMPTY} for row in value
        ):
            return [fault("drawing", value=quoted(value))]
        cells = cells_of(value)
        if not 1 <= len(cells) <= self.most_cells:
            return [fault("cells", most=self.most_cells, cells=len(cells))]
        if not hang_together(cells):
            return [fault("apart")]
        if max(len(_cropped(value)), len(_cropped(value)[0])) > self.longest:
            return [fault("too_long", most=self.longest)]
        return []

    def plain(self, value: Any) -> Any:
        return _cropped(value)

    def written(self, value: Any) -> str:
        rows = [f'"{row}"' for row in value]
        return f"[{rows[0]}]" if len(rows) == 1 else "[\n" + "".join([f"  {row},\n" for row in rows]) + "]"


def cells_of(rows: list[str]) -> list[tuple[int, int]]:
    """The cells of a drawing, as (column, row)."""
    return [(x, y) for y, row in enumerate(rows) for x, cell in enumerate(row) if cell == FILLED]


def hang_together(cells: list[tuple[int, int]]) -> bool:
    """Whether one can go from any cell to any other over sides."""
    reached = cells[:1]
    for x, y in reached:
        for beside in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)):
            if beside in cells and beside not in reached:
                reached.append(beside)
    return len(reached) == len(cells)


def _cropped(rows: list[str]) -> list[str]:
    """A drawing without empty rows and columns around it."""
    cells = cells_of(rows)
    left, top = min([x for x, _ in cells]), min([y for _, y in cells])
    right, bottom = max([x for x, _ in cells]), max([y for _, y in cells])
    return [
        "".join([FILLED if (x, y) in cells else EMPTY for x in range(left, right + 1)])
        for y in range(top, bottom + 1)
    ]


class Words(Field):
    """A list of words, each as often as it must be there, in any order."""

    def __init__(self, counts: dict[str, int]) -> None:
        self.counts = counts

    def faults(self, value: Any) -> list[Message]:
        wanted = ", ".join([f"{count} {name}" for name, count in self.counts.items()])
        words = value if isinstance(value, list) else []
        known = [word for word in words if isinstance(word, str)]
        if len(known) == len(words) and sorted(known) == sorted(
            [name for name, count in self.counts.items() for _ in range(count)]
        ):
            return []
        return [fault("words", wanted=wanted, value=quoted(value))]

    def written(self, value: Any) -> str:
        return "[" + ", ".join([f'"{word}"' for word in value]) + "]"


class Pair(Field):
    """Two whole numbers."""

    def __init__(self, farthest: int) -> None:
        self.farthest = farthest

    def faults(self, value: Any) -> list[Message]:
        if is_pair(value, self.farthest):
            return []
        return [fault("pair", most=self.farthest, value=quoted(value))]

    def written(self, value: Any) -> str:
        return f"[{value[0]}, {value[1]}]"


def is_pair(value: Any, farthest: int) -> bool:
    return (
        isinstance(value, list)
        and len(value) == 2
        and all(is_whole(number) and abs(number) <= farthest for number in value)
    )


class Places(Field):
    """So many different places, each a pair of numbers."""

    def __init__(self, count: int, farthest: int) -> None:
        self.count = count
        self.farthest = farthest

    def faults(self, value: Any) -> list[Message]:
        if not isinstance(value, list) or not all(is_pair(place, self.farthest) for place in value):
            return [fault("places", most=self.farthest, value=quoted(value))]
        if len(value) != self.count or len({(place[0], place[1]) for place in value}) != self.count:
            return [fault("count_of_places", count=self.count)]
        return []

    def written(self, value: Any) -> str:
        return "[" + ", ".join([f"[{place[0]}, {place[1]}]" for place in value]) + "]"
