"""`tessera check` as a person, or a script, reads it."""

import asyncio
import json
import time
from collections import Counter
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import Progress, TaskID

from tessera.locale import Locale
from tessera.server.check import Fate, Verdict, check, leave, write_records
from tessera.server.settings import Settings
from tessera.server.tables.hall import offered

QUIET_SECONDS = 1.0
"""What takes longer shows how far it is."""
LINES: dict[Fate, str] = {
    "after_reload": "cli.check.after_reload",
    "cannot": "cli.check.cannot",
    "damaged": "cli.check.damaged",
}
FINE = 0
STRANDED = 1


def run(settings: Settings, locale: Locale, records: Path | None, older: Path | None, as_json: bool) -> int:
    """Check, tell, and write what was asked for; the exit code: 1 if a table does not go on."""
    with Slow(locale) as progress:
        games = offered()
        verdicts = asyncio.run(check(settings, games, progress.advance))
    count = 0 if records is None else write_records(records, verdicts)
    file = None if older is None else leave(settings, older, verdicts)
    if as_json:
        print(json.dumps(_facts(verdicts, locale)))
    else:
        _tell(verdicts, locale)
        if records is not None:
            print(locale.say("cli.check.written", number=count, path=str(records)))
        if file is not None:
            print(locale.say("cli.check.left", path=str(older)))
    return STRANDED if any(verdict.record is not None or verdict.why for verdict in verdicts) else FINE


def _facts(verdicts: list[Verdict], locale: Locale) -> dict[str, Any]:
    counts = Counter(verdict.fate for verdict in verdicts)
    fates: list[Fate] = ["goes_on", "after_reload", "cannot", "damaged"]
    tables = [
        {
            "table": verdict.table,
            "fate": verdict.fate,
            "game": verdict.game,
            "rules_version": verdict.rules_version,
            "moves": verdict.moves,
            "why": None if verdict.why is None else locale.text(verdict.why),
        }
        for verdict in verdicts
    ]
    return {**{fate: counts[fate] for fate in fates}, "tables": tables}


def _tell(verdicts: list[Verdict], locale: Locale) -> None:
    counts = Counter(verdict.fate for verdict in verdicts)
    for verdict in verdicts:
        if verdict.fate in LINES:
            why = "" if verdict.why is None else locale.text(verdict.why)
            print(
                locale.say(
                    LINES[verdict.fate], table=verdict.table, game=verdict.game, moves=verdict.moves, why=why
                )
            )
    print(
        locale.say(
            "cli.check.result",
            all=len(verdicts),
            goes_on=counts["goes_on"],
            after_reload=counts["after_reload"],
            cannot=counts["cannot"],
            damaged=counts["damaged"],
        )
    )


class Slow:
    """Shows how far something is, once it takes longer than a moment."""

    def __init__(self, locale: Locale) -> None:
        self._words = locale.say("cli.check.running")
        self._began = time.monotonic()
        self._progress: Progress | None = None
        self._task = TaskID(0)

    def __enter__(self) -> "Slow":
        return self

    def __exit__(self, *_: object) -> None:
        if self._progress is not None:
            self._progress.stop()

    def advance(self, done: int, total: int) -> None:
        if self._progress is None:
            if time.monotonic() - self._began < QUIET_SECONDS:
                return
            self._progress = Progress(console=Console(stderr=True), transient=True)
            self._task = self._progress.add_task(self._words, total=total)
            self._progress.start()
        self._progress.update(self._task, completed=done)
