"""What people type: their names and what they say, made fit to be shown."""

import re
import unicodedata
from collections.abc import Collection
from itertools import count

from tessera.core.message import Message
from tessera.server.people.lookalikes import skeletons
from tessera.server.problems import WRONG, Refusal

NAME_LENGTH = 24
CHAT_LENGTH = 500

HIDDEN = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")
"""Categories of characters that draw nothing, or draw something else than they are."""
JOINERS = "\u200c\u200d"
"""Of those, the ones that words and emoji are made with; in a name they would make two of one."""
BLANK = "\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\u034f\u180b\u180c\u180d\u180f"
"""Characters of other categories that draw nothing either."""
STYLES = re.compile("[\ufe00-\ufe0f]")
"""They choose between two drawings of a character, so a name does without them."""
MARKS = ("Mn", "Me")
MOST_MARKS = 3
"""Marks on one letter: no language needs more."""


def person_name(text: str) -> str:
    """A name of a person: trimmed, one line, not too long, and what one sees is what it is."""
    name = " ".join(STYLES.sub("", unicodedata.normalize("NFKC", text)).split())
    if not 0 < len(name) <= NAME_LENGTH:
        raise Refusal(Message("server.error.name", length=NAME_LENGTH), WRONG)
    if any(is_hidden(letter) or letter in JOINERS for letter in name) or _has_piled_marks(name):
        raise Refusal(Message("server.error.name_letters"), WRONG)
    return name


def chat_line(text: str) -> str:
    """Something to say: trimmed, not too long."""
    line = text.strip()
    if not 0 < len(line) <= CHAT_LENGTH or not _can_be_seen(line.replace("\n", " ")):
        raise Refusal(Message("server.error.chat", length=CHAT_LENGTH), WRONG)
    return line


def told_apart(name: str, others: Collection[str]) -> str:
    """The name, with a number if it looks like another one at the table."""
    taken = set().union(*(skeletons(other) for other in others)) if others else set()
    numbered = (f"{name} ({number})" for number in count(2))
    chosen = name
    while skeletons(chosen) & taken:
        chosen = next(numbered)
    return chosen


def is_hidden(letter: str) -> bool:
    """Whether a character draws nothing, or something else than it is."""
    return letter in BLANK or (unicodedata.category(letter) in HIDDEN and letter not in JOINERS)


def _can_be_seen(text: str) -> bool:
    shown = [letter for letter in text if letter not in JOINERS]
    return bool(shown) and not any(unicodedata.category(letter) in HIDDEN for letter in shown)


def _has_piled_marks(name: str) -> bool:
    """Whether marks stand on nothing, are piled up, or go round what they stand on."""
    marks = ""
    for index, letter in enumerate(name):
        if unicodedata.category(letter) not in MARKS:
            marks = ""
            continue
        is_loose = index == 0 or name[index - 1] == " " or unicodedata.category(letter) == "Me"
        if is_loose or letter in marks or len(marks) == MOST_MARKS:
            return True
        marks += letter
    return False
