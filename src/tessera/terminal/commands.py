"""What a person types, understood: a number, or one of a few commands in either language.

Single letters also work on a Russian keyboard left in its own layout: `р` is the key of `h`.
"""

from enum import Enum
from typing import Final


class Command(Enum):
    NOTHING = "nothing"
    NUMBER = "number"
    WHY = "why"
    INFO = "info"
    HINT = "hint"
    UNDO = "undo"
    LOG = "log"
    BOARD = "board"
    SAVE = "save"
    QUIT = "quit"
    HELP = "help"
    UNKNOWN = "unknown"


_WORDS: Final = {
    Command.WHY: ("?", "why", "почему"),
    Command.INFO: ("i", "ш", "info", "инфо"),
    Command.HINT: ("h", "р", "hint", "подсказка"),
    Command.UNDO: ("u", "г", "undo", "отмена"),
    Command.LOG: ("l", "д", "log", "журнал"),
    Command.BOARD: ("b", "и", "board", "стол"),
    Command.SAVE: ("s", "ы", "save", "сохранить"),
    Command.QUIT: ("q", "й", "quit", "exit", "выход"),
    Command.HELP: ("help", "помощь", "справка"),
}
_COMMANDS: Final = {word: command for command, words in _WORDS.items() for word in words}


def number_in(text: str, count: int) -> int | None:
    """The number typed, if it is one from 1 to `count`."""
    if not text.isdecimal() or len(text) > len(str(count)) + 3:
        return None
    number = int(text)
    return number if 1 <= number <= count else None


def parse(line: str) -> tuple[Command, str]:
    """The command and what follows it; of an unknown one the whole line."""
    text = line.strip()
    if not text:
        return Command.NOTHING, ""
    if text.removesuffix(".").isdecimal():
        return Command.NUMBER, text.removesuffix(".")
    if text[0] == "?":
        return Command.WHY, text[1:].strip()
    word, _, rest = text.partition(" ")
    command = _COMMANDS.get(word.casefold())
    if command is None:
        return Command.UNKNOWN, text
    return command, rest.strip()
