"""What `./test` does: every check in turn, each announced, and a summary. To add one, add a Step."""

import os
import subprocess
from dataclasses import dataclass, field
from pathlib import Path
from time import monotonic
from typing import NamedTuple
from xml.etree import ElementTree

from scripts import client, machine
from scripts.environment import BUILD_LOG, ROOT, clean_environment, one_at_a_time, program, set_up

REPORTS = ROOT / "build" / "reports"
NEVER_COMPILED = ("tests/server", "tests/faults", "tests/terminal", "tests/cli", "tests/locale", "tests/docs")
"""Tests of what is never compiled: once is enough."""


@dataclass(frozen=True)
class Step:
    """A command that succeeds or fails."""

    title: str
    command: list[str]
    variables: dict[str, str] = field(default_factory=dict)
    """Environment variables that it gets besides the usual ones."""
    report: Path | None = None
    """Where it leaves the counts of its tests, in JUnit's format."""


class Counts(NamedTuple):
    """How many tests of a report ended how."""

    passed: int = 0
    failed: int = 0
    skipped: int = 0


def main(pytest_arguments: list[str]) -> int:
    """Run all steps; answers the exit code."""
    why_not_compiled = set_up(for_tests=True)
    with one_at_a_time():
        client.set_up_client()
        found = machine.set_up_machine()
    steps = [
        Step("ruff check", [program("ruff"), "check"]),
        Step("ruff format", [program("ruff"), "format", "--check"]),
        Step("mypy", [program("mypy")]),
        *client_steps(),
    ]
    results = {}
    if machine.lacking() and is_ci():
        results[f"this machine lacks {', '.join(machine.lacking())}"] = False
    if not why_not_compiled:
        steps += test_steps("compiled", found, pytest_arguments, ())
    elif must_be_compiled(why_not_compiled):
        print(f"\n== compiling the engine\n{BUILD_LOG.read_text(encoding='utf-8')[-2000:]}")
        results["compiling the engine"] = False
    plain = {**found, "PYTHONPATH": str(ROOT / "src")}
    steps += test_steps("interpreted", plain, pytest_arguments, () if why_not_compiled else NEVER_COMPILED)
    steps.append(browser_step(found, pytest_arguments))

    results |= {step.title: run(step) for step in steps}

    print("\n== summary")
    for title, succeeded in results.items():
        print(f"{'ok    ' if succeeded else 'FAILED'}  {title}")
    if why_not_compiled:
        print(f"The engine is not compiled: {why_not_compiled}")
    if machine.lacking():
        print(
            f"Not tested, as this machine lacks it: {', '.join(machine.lacking())}. Install it and run again."
        )
    print(total([step.report for step in steps if step.report]))
    return 0 if all(results.values()) else 1


def test_steps(
    variant: str, variables: dict[str, str], pytest_arguments: list[str], besides: tuple[str, ...]
) -> list[Step]:
    """The tests on one variant of the engine, after a look at which one is really imported; `besides` are
    folders that are left out."""
    report = REPORTS / f"{variant}.xml"
    look = [program("python"), "scripts/variant.py", variant]
    tests = [program("python"), "-m", "pytest", "-n", "2", f"--junit-xml={report}", "--ignore=tests/browser"]
    tests += [f"--ignore={folder}" for folder in besides]
    return [
        Step(f"the engine is {variant}", look, variables),
        Step(f"tests, {variant}", [*tests, *pytest_arguments], variables, report),
    ]


def client_steps() -> list[Step]:
    """The checks and tests of the client alone."""
    report = REPORTS / "client.xml"
    npm = [*client.npm_command(), "--prefix", "client", "run"]
    variables = client.node_environment() | {"TESSERA_PYTHON": program("python")}
    tests = [*npm, "test", "--", "--reporter=default", "--reporter=junit", f"--outputFile.junit={report}"]
    types = [program("python"), "scripts/protocol_types.py", "--check"]
    return [
        Step("the client's types are the server's", types, variables),
        Step("client: format", [*npm, "format:check"], variables),
        Step("client: types", [*npm, "check"], variables),
        Step("client: tests", tests, variables, report),
    ]


def browser_step(found: dict[str, str], pytest_arguments: list[str]) -> Step:
    """Whole games in a real browser, on whichever engine is installed."""
    report = REPORTS / "browser.xml"
    tests = [program("python"), "-m", "pytest", "-n", "2", "--dist", "worksteal", f"--junit-xml={report}"]
    tests += ["tests/browser", *pytest_arguments]
    return Step("tests in the browser", tests, found | {"TESSERA_CLIENT": str(client.BUILT)}, report)


def must_be_compiled(why_not_compiled: str) -> bool:
    """A machine without a compiler is excused, unless it is CI's; code that does not compile never is."""
    return is_ci() or why_not_compiled.startswith("compiling failed")


def is_ci() -> bool:
    """Whether nothing may be left out."""
    return os.environ.get("CI") in ("true", "1")


def run(step: Step) -> bool:
    """Run a step with its output shown; answers whether it succeeded."""
    print(f"\n== {step.title}", flush=True)
    if step.report:
        step.report.unlink(missing_ok=True)
    began = monotonic()
    result = subprocess.run(step.command, cwd=ROOT, env=clean_environment() | step.variables)
    minutes, seconds = divmod(round(monotonic() - began), 60)
    print(f"== {step.title}: {minutes}:{seconds:02}", flush=True)
    return result.returncode == 0


def total(reports: list[Path]) -> str:
    """The counts of all test runs in the one line that CI reads."""
    counts = [read_report(report) for report in reports]
    passed, failed, skipped = (sum(column) for column in zip(*counts, strict=True))
    return f"{passed} passed, {failed} failed, {skipped} skipped"


def read_report(report: Path) -> Counts:
    """The counts of one run; one failure if it ended before it could write them."""
    if not report.exists():
        return Counts(failed=1)
    counts = Counts()
    for suite in ElementTree.parse(report).iter("testsuite"):
        tests, failures, errors, skipped = (
            int(suite.attrib[name]) for name in ("tests", "failures", "errors", "skipped")
        )
        bad = failures + errors
        counts = Counts(counts.passed + tests - bad - skipped, counts.failed + bad, counts.skipped + skipped)
    return counts
