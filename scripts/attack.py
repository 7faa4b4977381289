#!/usr/bin/env python3
"""Attacks servers of its own on this machine, and says what was lost.

    .venv/bin/python -m scripts.attack kills --count 200 --tables 40
    .venv/bin/python -m scripts.attack restarts --count 50
    .venv/bin/python -m scripts.attack store --count 200
    .venv/bin/python -m scripts.attack malformed --count 20000

`kills` ends a server on SQLite without warning, `restarts` takes PostgreSQL and Redis away from two servers
for a moment, `store` makes writing fail inside a server, each while people and bots play at tables of all
games. `malformed` sends what no client sends. Every server is started here, listens on loopback alone, and is
gone afterwards. The exit code is 1 if anything was lost, a table cannot go on, or a server failed.
"""

import argparse
import asyncio
import signal
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

from scripts import machine
from tests.faults import attacks, store_attack
from tests.faults.crowd import Finding
from tests.faults.machines import Tessera
from tests.faults.malformed import malformed as send_malformed


def main(words: Sequence[str] | None = None) -> int:
    as_it_is = argparse.RawDescriptionHelpFormatter
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=as_it_is)
    kinds = parser.add_subparsers(dest="kind", required=True)
    for kind, count in (("kills", 200), ("restarts", 50), ("store", 200), ("malformed", 20_000)):
        attack = kinds.add_parser(kind)
        attack.add_argument("--count", type=int, default=count, help=f"how many; {count} if not said")
        attack.add_argument("--seed", type=int, default=1)
        if kind != "malformed":
            attack.add_argument("--tables", type=int, default=40, help="played at the same time")
            attack.add_argument("--moves", type=int, default=100, help="about how many between two blows")
    asked = parser.parse_args(words)
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # whoever ends us ends our servers too
    began = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="tessera-attack-") as folder:
        attack_it = malformed if asked.kind == "malformed" else attack_tables
        code = attack_it(Path(folder), asked)
    say(f"{time.monotonic() - began:.0f} seconds")
    return code


def say(line: str) -> None:
    print(line, flush=True)


def attack_tables(folder: Path, asked: argparse.Namespace) -> int:
    """Attack a server while a crowd plays."""
    count, tables, seed, moves = asked.count, asked.tables, asked.seed, asked.moves
    if asked.kind == "kills":
        found = asyncio.run(attacks.kills(folder, count, tables, seed, say, moves=moves))
    elif asked.kind == "store":
        found = store_attack.run(folder, count, tables, seed, say, moves=moves)
    else:
        postgres, redis = machine.postgres(), machine.redis()
        if not postgres or not redis:
            say("PostgreSQL and Redis must be installed on this machine: their programs were not found.")
            return 1
        programs = Path(postgres), redis
        found = asyncio.run(attacks.restarts(folder, programs, count, tables, seed, say, moves=moves))
    report(found)
    return 0 if found.is_clean else 1


def report(found: Finding) -> None:
    for line in found.lines():
        say(line)


def malformed(folder: Path, asked: argparse.Namespace) -> int:
    """Send a server what no client sends; it may refuse everything, and must fail at nothing."""
    server = Tessera(folder)
    server.start()
    try:
        answers = send_malformed(server.address, asked.count, asked.seed)
    finally:
        server.end(signal.SIGTERM)
    failures = [*answers.failures, *server.failures()]
    say(f"malformed: {asked.count} requests, {len(failures)} failures of the server")
    for line in [f"  {status}: {count}" for status, count in sorted(answers.by_status.items())]:
        say(line)
    for failure, times in Counter(failures).most_common():
        say(f"  FAILED {times} times: {failure}")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
