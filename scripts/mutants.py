"""Break the project in small ways that were once not noticed, and see that the tests notice now.

`scripts/mutants.py [WORD]` tries all mutants, or those whose file or text has the word. It takes each into
a copy of the sources, so that nothing is changed here, and runs the tests that should fail. Not part of
`./test`: it is for whoever doubts a test. Add to the list what you find to survive.
"""

import os
import shutil
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "src"


@dataclass(frozen=True)
class Mutant:
    """A text of a file, what it is replaced with, and the tests that must fail then."""

    file: str
    old: str
    new: str
    tests: str


MUTANTS = (
    Mutant(
        "games/duel/market.py",
        "BASE_PRICE + (bits >> RIVAL_SHIFT & 7)",
        "BASE_PRICE + (bits >> RIVAL_SHIFT & 3)",
        "tests/games/duel/test_prices.py",
    ),
    Mutant(
        "core/match.py",
        "return bool(self.outcomes) or self.state.revealed or",
        "return bool(self.outcomes) or",
        "tests/core/test_match.py",
    ),
    Mutant(
        "core/state.py",
        "if answers > 1 or frame.keeps_a_secret:",
        "if answers > 1:",
        "tests/core/test_state.py",
    ),
    Mutant(
        "core/state.py",
        "for place in range(len(stack)):\n",
        "for place in range(len(stack) - 1, len(stack)):\n",
        "tests/conformance/test_battery.py -k simultaneous",
    ),
    Mutant(
        "core/together.py",
        "            state.reveal()\n",
        "",
        "tests/conformance/test_battery.py -k simultaneous",
    ),
    Mutant("core/trigger.py", "if len(stack) != depth:", "if False:", "tests/core/test_trigger.py"),
    Mutant("core/lasting.py", "effect[2] > turn", "effect[2] >= turn", "tests/core/test_trigger.py"),
    Mutant("core/purse.py", "if short > 0:", "if short >= -1:", "tests/core/test_purse.py"),
    Mutant(
        "core/hexes.py",
        "HIGH_TABLE: Final = WORD // CHUNK * CHUNK_SETS",
        "HIGH_TABLE: Final = 0",
        "tests/core/test_hexes.py",
    ),
    Mutant("core/score.py", "divmod(abs(points), unit)", "divmod(points, unit)", "tests/core/test_score.py"),
    Mutant(
        "server/tables/clocks.py",
        'self.clock.per == "game" and was_running:',
        'self.clock.per == "game":',
        "tests/server/test_clocks.py",
    ),
    Mutant(
        "server/tables/history.py",
        "history.asked = snapshot.asked or [snapshot.sequence] * len(beginning.names)",
        "history.asked = [0] * len(beginning.names)",
        "tests/server/test_history.py",
    ),
)


def survives(mutant: Mutant) -> bool:
    """Whether its tests pass all the same."""
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder, "src")
        shutil.copytree(SOURCES, copy, ignore=shutil.ignore_patterns("__pycache__"))
        target = copy / "tessera" / mutant.file
        text = target.read_text("utf-8")
        if text.count(mutant.old) != 1:
            sys.exit(f"{mutant.file} has {mutant.old!r} {text.count(mutant.old)} times, not once.")
        target.write_text(text.replace(mutant.old, mutant.new), "utf-8")
        command = [
            sys.executable,
            "-m",
            "pytest",
            "-q",
            "-x",
            "-p",
            "no:cacheprovider",
            *mutant.tests.split(),
        ]
        result = subprocess.run(
            command, cwd=ROOT, env={**os.environ, "PYTHONPATH": str(copy)}, capture_output=True, check=False
        )
    if result.returncode not in (0, 1):
        sys.exit(result.stdout.decode() + result.stderr.decode())
    return result.returncode == 0


def main(word: str) -> int:
    chosen = [mutant for mutant in MUTANTS if word in mutant.file or word in mutant.old]
    survivors = 0
    for mutant in chosen:
        alive = survives(mutant)
        survivors += alive
        print("survives" if alive else "killed  ", mutant.file, repr(mutant.new), flush=True)
    return 1 if survivors else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1] if len(sys.argv) > 1 else ""))
