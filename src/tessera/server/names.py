"""What people type: their names and what they say, made fit to be shown."""

import unicodedata

from tessera.core.message import Message
from tessera.server.problems import WRONG, Refusal

NAME_LENGTH = 24
CHAT_LENGTH = 500

HIDDEN = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")
"""Categories of characters that draw nothing, or draw something else than they are."""
JOINERS = "\u200c\u200d"
"""Of those, the ones that words and emoji are made with."""


def person_name(text: str) -> str:
    """A name of a person: trimmed, one line, not too long."""
    name = " ".join(text.split())
    if not 0 < len(name) <= NAME_LENGTH or not _can_be_seen(name):
        raise Refusal(Message("server.error.name", length=NAME_LENGTH), WRONG)
    return name


def chat_line(text: str) -> str:
    """Something to say: trimmed, not too long."""
    line = text.strip()
    if not 0 < len(line) <= CHAT_LENGTH or not _can_be_seen(line.replace("\n", " ")):
        raise Refusal(Message("server.error.chat", length=CHAT_LENGTH), WRONG)
    return line


def _can_be_seen(text: str) -> bool:
    shown = [letter for letter in text if letter not in JOINERS]
    return bool(shown) and not any(unicodedata.category(letter) in HIDDEN for letter in shown)
