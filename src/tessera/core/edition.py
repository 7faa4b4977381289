"""The owner's box: what no source tells of a game, and what somebody who owns the game has looked up.

A game whose data has gaps fills them with placeholders, each with where it comes from. Its `Form` says what
can be corrected. An *edition* is a file in TOML with corrections; the *box* is what is played with: the
placeholders, with the corrections of an edition if there is one.

The edition is chosen once for each process, before a game is loaded: the variable `TESSERA_EDITION` names
the files, and processes that are started inherit it. So the tables of a catalog are made of the right numbers
when they are made, and no rule ever asks which edition it is.
"""

import hashlib
import json
import os
import re
from collections.abc import Callable
from difflib import get_close_matches
from typing import Any, Final

from tessera.core.errors import BadEdition
from tessera.core.fields import Field, fault, quoted
from tessera.core.message import Message

VARIABLE: Final = "TESSERA_EDITION"
"""Names the files, separated as the paths of the system are; of two for a game the later counts."""
GAME: Final = "game"
LOOKED_UP: Final = "looked_up"
LENGTH: Final = 12
"""Digits of a fingerprint."""
MOST_FAULTS: Final = 100
"""Whoever sees so many looks for more when they are mended."""
LARGEST: Final = 200_000
"""Characters of a file; ours have a tenth of that."""

LONGEST_LINE: Final = 300

Values = dict[str, dict[str, Any]]
"""Values by section and key."""
Where = tuple[str, ...]
"""A section and a key, or a section, or nothing for the whole file."""


class Fault:
    """Something that cannot be, and where."""

    def __init__(self, where: Where, message: Message, line: int = 0) -> None:
        self.where = where
        self.message = message
        self.line = line


class Entry:
    """Something that can be corrected."""

    def __init__(
        self, section: str, key: str, field: Field, name: Message, source: str, why: Message
    ) -> None:
        self.section = section
        self.key = key
        self.field = field
        self.name = name
        self.source = source
        """`house`, our guess; `recalled`, remembered and not checked; `inferred`, it follows from what is
        printed; `order`, read off the order of a table, and near certain."""
        self.why = why

    @property
    def path(self) -> str:
        return ".".join([self.section, self.key])

    @property
    def is_guess(self) -> bool:
        """Whether it is marked as a guess, until somebody has looked it up."""
        return self.source != "order"


class Form:
    """What can be corrected of a game: its placeholders, and the fields that they are of.

    `sections` are those of `placeholders.json`: for each key `value`, `source` and `why`. `field_of` and
    `name_of` say what field an entry is and what it is called; `check` finds what does not fit together, once
    each value by itself can be.
    """

    def __init__(
        self,
        game: str,
        sections: dict[str, dict[str, dict[str, Any]]],
        field_of: Callable[[str, str], Field],
        name_of: Callable[[str, str], Message],
        check: Callable[[Values], list[Fault]],
    ) -> None:
        self.game = game
        self.check = check
        self.values: Values = {}
        self.entries: list[Entry] = []
        for section, rows in sections.items():
            self.values[section] = {}
            for key, row in rows.items():
                field = field_of(section, key)
                why = Message(f"{game}.why.{row['why']}")
                self.entries.append(Entry(section, key, field, name_of(section, key), row["source"], why))
                self.values[section][key] = field.plain(row["value"])

    def entry(self, section: str, key: str) -> Entry:
        return next(entry for entry in self.entries if (entry.section, entry.key) == (section, key))


class Box:
    """What is played with: the values of a form, some of them corrected or looked up and found right."""

    def __init__(self, form: Form, values: Values, looked_up: frozenset[str]) -> None:
        self.form = form
        self.values = values
        self.looked_up = looked_up
        """The paths of entries that are our guesses no more."""
        self.fingerprint = "" if values == form.values else fingerprint_of(values)
        """Of the values; empty for those that we have ourselves, so that records need not tell it."""

    def value(self, section: str, key: str) -> Any:
        return self.values[section][key]

    def section(self, section: str) -> dict[str, Any]:
        return self.values[section]

    def is_guess(self, section: str, key: str) -> bool:
        """Whether nobody has looked it up."""
        entry = self.form.entry(section, key)
        return entry.is_guess and entry.path not in self.looked_up

    def guesses(self, section: str = "") -> list[Entry]:
        """All that nobody has looked up, of a section or at all."""
        return [
            entry
            for entry in self.form.entries
            if section in ("", entry.section) and self.is_guess(entry.section, entry.key)
        ]

    def differing(self, other: "Box") -> list[Entry]:
        """What has another value in another box."""
        return [
            entry
            for entry in self.form.entries
            if self.value(entry.section, entry.key) != other.value(entry.section, entry.key)
        ]


class Fact:
    """Something that the page with the rules tells of the box; several messages stand for several things."""

    def __init__(self, *messages: Message, is_guess: bool = False) -> None:
        self.messages = messages
        self.is_guess = is_guess


def fingerprint_of(values: Values) -> str:
    text = json.dumps(values, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:LENGTH]


# Reading a file


class Reading:
    """What a file says: the box it makes, or what is wrong with it."""

    def __init__(self, box: Box, faults: list[Fault]) -> None:
        self.box = box
        self.faults = faults


def read(form: Form, text: str) -> Reading:
    """Read an edition; every fault is found at once, in the order of the lines."""
    data, faults = _parsed(text)
    values: Values = {section: dict(row) for section, row in form.values.items()}
    looked_up: set[str] = set()
    if not faults:
        faults = _filled(form, data, values, looked_up)
        doubtful = {found.where[0] for found in faults if found.where}
        faults.extend([found for found in form.check(values) if found.where[0] not in doubtful])
    lines = _lines_of(text)
    for found in faults:
        found.line = found.line or _line(lines, found.where)
    faults.sort(key=lambda found: found.line)
    return Reading(Box(form, values, frozenset(looked_up)), faults)


def game_of(text: str) -> str | None:
    """The game that an edition is of, if that can be read."""
    game = _parsed(text)[0].get(GAME)
    return game if isinstance(game, str) else None


def _parsed(text: str) -> tuple[dict[str, Any], list[Fault]]:
    import tomllib  # few have an edition, and it takes a while to import

    if len(text) > LARGEST:
        return {}, [Fault((), fault("too_large"), 1)]
    for number, written in enumerate(text.split("\n"), 1):
        if len(written) > LONGEST_LINE:  # reading a name of thousands of dots would take minutes
            return {}, [Fault((), fault("long_line", most=LONGEST_LINE), number)]
    try:
        return tomllib.loads(text), []
    except (ValueError, RecursionError) as error:
        found = re.search(r"at line (\d+)", str(error))
        line = int(found.group(1)) if found else text.count("\n") + 1
        return {}, [Fault((), fault("not_toml"), line)]


def _filled(form: Form, data: dict[str, Any], values: Values, looked_up: set[str]) -> list[Fault]:
    """Put what a file says into the values; what cannot be."""
    found: list[Fault] = []
    if data.get(GAME) != form.game:
        found.append(Fault((GAME,), fault("other_game", game=form.game)))
    for section, rows in data.items():
        if section not in (GAME, LOOKED_UP) and len(found) < MOST_FAULTS:
            found.extend(_fill_section(form, values, looked_up, section, rows))
    found.extend(_found_right(form, data.get(LOOKED_UP, []), looked_up))
    return found[:MOST_FAULTS]


def _fill_section(form: Form, values: Values, looked_up: set[str], section: str, rows: Any) -> list[Fault]:
    if section not in values:
        return [_unknown((section,), list(values))]
    if not isinstance(rows, dict):
        return [Fault((section,), fault("no_section", section=section))]
    found: list[Fault] = []
    for key, value in rows.items():
        if len(found) < MOST_FAULTS:
            found.extend(_put(form, values, looked_up, section, key, value))
    return found


def _put(form: Form, values: Values, looked_up: set[str], section: str, key: str, value: Any) -> list[Fault]:
    if key not in values[section]:
        return [_unknown((section, key), list(values[section]))]
    entry = form.entry(section, key)
    faults = [Fault((section, key), why) for why in entry.field.faults(value)]
    if not faults:
        plain = entry.field.plain(value)
        if plain != values[section][key]:
            values[section][key] = plain
            looked_up.add(entry.path)
    return faults


def _found_right(form: Form, paths: Any, looked_up: set[str]) -> list[Fault]:
    """Note what somebody has looked up and found right: entries, or whole sections."""
    if not isinstance(paths, list):
        return [Fault((LOOKED_UP,), fault("looked_up", value=quoted(paths)))]
    named: dict[str, list[str]] = {}
    for entry in form.entries:
        named[entry.path] = [entry.path]
        named.setdefault(entry.section, []).append(entry.path)
    wrong = [path for path in paths if not isinstance(path, str) or path not in named]
    for path in paths:
        if isinstance(path, str):
            looked_up.update(named.get(path, []))
    return [Fault((LOOKED_UP,), fault("looked_up", value=quoted(path))) for path in wrong[:MOST_FAULTS]]


def _unknown(where: Where, known: list[str]) -> Fault:
    near = get_close_matches(where[-1], known, 1)
    if near:
        return Fault(where, fault("unknown_near", word=quoted(where[-1]), near=near[0]))
    return Fault(where, fault("unknown", word=quoted(where[-1]), choices=", ".join(known)))


_HEADING = re.compile(r"\s*\[\s*([^\[\]]+?)\s*\]\s*(?:#.*)?$")
_KEY = re.compile(r"\s*([\w.\-\"' ]+?)\s*=")


def _lines_of(text: str) -> dict[Where, int]:
    """The lines in which sections and keys begin, as people write them; what is not found here is inside
    something that is."""
    lines: dict[Where, int] = {}
    section: Where = ()
    for number, line in enumerate(text.split("\n"), 1):
        heading, key = _HEADING.match(line), _KEY.match(line)
        if heading:
            section = _names(heading.group(1))
            lines.setdefault(section, number)
        elif key:
            lines.setdefault((*section, *_names(key.group(1))), number)
    return lines


def _names(dotted: str) -> Where:
    return tuple([name.strip().strip("\"'") for name in dotted.split(".")])


def _line(lines: dict[Where, int], where: Where) -> int:
    """The line of something, or of what it is in."""
    for length in range(len(where), 0, -1):
        if where[:length] in lines:
            return lines[where[:length]]
    return min([number for path, number in lines.items() if path[: len(where)] == where] or [1])


# The edition of this process

_chosen: dict[str, Box] = {}


def chosen_box(form: Form) -> Box:
    """The box that this process plays a game with; raises BadEdition if its edition cannot be."""
    if form.game not in _chosen:
        text = chosen_texts().get(form.game)
        reading = Reading(Box(form, form.values, frozenset()), []) if text is None else read(form, text[1])
        if text is not None and reading.faults:
            raise refusal(text[0], reading.faults)
        _chosen[form.game] = reading.box
    return _chosen[form.game]


def choose(paths: list[str]) -> None:
    """Play by these files, here and in processes that are started from now on; raises BadEdition for a game
    that is loaded already and was played otherwise."""
    was = os.environ.get(VARIABLE)
    os.environ[VARIABLE] = os.pathsep.join(paths)
    try:
        for game, (path, text) in chosen_texts().items():
            box = _chosen.get(game)
            if box is not None and read(box.form, text).box.fingerprint != box.fingerprint:
                raise BadEdition(Message("edition.too_late", game=game, path=path))
    except (BadEdition, OSError):
        del os.environ[VARIABLE]
        if was is not None:
            os.environ[VARIABLE] = was
        raise


def chosen_texts() -> dict[str, tuple[str, str]]:
    """The path and the text of the chosen edition of each game that has one."""
    found: dict[str, tuple[str, str]] = {}
    for path in os.environ.get(VARIABLE, "").split(os.pathsep):
        if path:
            text = text_of(path)
            game = game_of(text)
            if game is None:
                faults = _parsed(text)[1] or [Fault((GAME,), fault("no_game"), 1)]
                raise refusal(path, faults)
            found[game] = (path, text)
    return found


def text_of(path: str) -> str:
    """The text of a file; raises BadEdition if it is none, OSError if it cannot be read."""
    try:
        with open(path, encoding="utf-8") as file:
            return file.read(LARGEST + 1)
    except UnicodeDecodeError as error:
        raise BadEdition(
            Message("core.error.in_file", path=path, why=Message("core.error.not_text"))
        ) from error


def refusal(path: str, faults: list[Fault]) -> BadEdition:
    """One sentence about a file that cannot be: its first fault, and how many there are."""
    first = faults[0]
    return BadEdition(
        Message("edition.refused", path=path, line=first.line, why=first.message, faults=len(faults))
    )
