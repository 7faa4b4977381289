"""Words on the command line: what is wrong with them, and how to use them, in the person's language."""

import argparse
import re
from collections.abc import Iterable
from typing import Any, Final, NoReturn

from tessera.locale import Locale

MISUSED: Final = 2

COMPLAINTS: Final = (
    (r"argument (?P<option>.+): invalid int value: (?P<value>.*)", "cli.wrong.whole_number"),
    (r"argument (?P<option>.+): invalid float value: (?P<value>.*)", "cli.wrong.number"),
    (
        r"argument (?P<option>.+): invalid choice: (?P<value>.*) \(choose from (?P<choices>.*)\)",
        "cli.wrong.choice",
    ),
    (r"argument (?P<option>.+): expected one argument", "cli.wrong.nothing_follows"),
    (r"argument (?P<option>.+): ignored explicit argument (?P<value>.*)", "cli.wrong.something_follows"),
    (r"ambiguous option: (?P<option>.+) could match (?P<choices>.*)", "cli.wrong.ambiguous"),
    (r"the following arguments are required: (?P<names>.*)", "cli.wrong.missing"),
    (r"unrecognized arguments: (?P<words>.*)", "cli.wrong.unknown"),
)
"""What argparse says, always in English, and the key of our own words for it."""


class Help(argparse.HelpFormatter):
    """Help whose first word is not English either."""

    locale: Locale

    def add_usage(
        self, usage: str | None, actions: Iterable[Any], groups: Iterable[Any], prefix: str | None = None
    ) -> None:
        heading = self.locale.say("cli.usage") + " " if prefix is None else prefix
        super().add_usage(usage, actions, groups, heading)


class Parser(argparse.ArgumentParser):
    """An argument parser that speaks in one sentence, in the person's language."""

    locale: Locale

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.formatter_class = Help

    @classmethod
    def speak(cls, locale: Locale) -> None:
        """Let all parsers use this language."""
        cls.locale = Help.locale = locale

    def error(self, message: str) -> NoReturn:
        why = self._in_own_words(message)
        self.exit(MISUSED, self.locale.say("cli.misused", program=self.prog, why=why) + "\n")

    def _in_own_words(self, message: str) -> str:
        for pattern, key in COMPLAINTS:
            found = re.fullmatch(pattern, message, re.DOTALL)
            if found:
                told = {name: text.replace("'", "") for name, text in found.groupdict().items()}
                return self.locale.say(key, **told)
        return message
