"""Keeps `.venv` ready: the locked dependencies and Tessera itself, compiled where that is possible.

`./play` and `./test` call `set_up` at every start, so it must be quick when there is nothing to do. What
has been done is written in a stamp file, always last: whoever is interrupted can simply start again.

Only Python's own library may be used here.
"""

import hashlib
import importlib.util
import json
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NoReturn

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
STAMP = VENV / "set-up.json"
BUILD_LOG = ROOT / "build" / "build.log"
PROGRAMS = VENV / ("Scripts" if os.name == "nt" else "bin")

PLAY_LOCK = ROOT / "requirements" / "play.txt"
TEST_LOCK = ROOT / "requirements" / "test.txt"
"""Holds everything that PLAY_LOCK does, in the same versions."""

NOT_COMPILED = "The engine is not compiled: "
"""How the sentence begins with which hatch_build.py tells why."""
PROGRESS = "The engine: "
"""How the lines begin that tell how far it is."""


def play(words: list[str]) -> NoReturn:
    """Become the program `tessera`; for lack of other words, serve the browser and open it."""
    set_up(for_tests=False)
    words = words or ["serve", "--open"]
    if words[0] == "serve":
        from scripts import client

        with one_at_a_time():
            client.set_up_client()
        os.environ.setdefault("TESSERA_CLIENT", str(client.BUILT))
    command = [program("tessera"), *words]
    os.environ["TESSERA_COMMAND"] = sys.argv[0]  # what a person types to get there again
    if os.name == "nt":  # there, a process cannot become another one
        sys.exit(subprocess.call(command))
    os.execv(command[0], command)


def set_up(for_tests: bool) -> str:
    """Do what has not been done yet; answers why the engine is not compiled, or ""."""
    try:
        with one_at_a_time():
            make_environment()
            install_dependencies(for_tests)
            return install_project()
    except KeyboardInterrupt:
        say("\nInterrupted. Run it again to go on.")
        sys.exit(130)


def program(name: str) -> str:
    """The path of a program that is installed in `.venv`."""
    return str(PROGRAMS / name) + (".exe" if os.name == "nt" else "")


def clean_environment() -> dict[str, str]:
    """This process's environment variables without those that bring in Python modules from elsewhere."""
    return {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "PYTHONHOME")}


# The three steps.


def make_environment() -> None:
    """Make `.venv`, or make it anew if it is half-made, of another Python or of another folder."""
    wanted = " ".join([sys.implementation.cache_tag, sys.base_prefix, str(ROOT)])
    if read_stamp().get("python") == wanted:
        return
    if not (importlib.util.find_spec("venv") and importlib.util.find_spec("ensurepip")):
        sys.exit("This Python lacks venv: install it (Debian and Ubuntu: apt install python3-venv).")
    say("Making a Python environment in .venv…")
    run([sys.executable, "-m", "venv", "--clear", str(VENV)], "Delete the folder .venv and run it again.")
    write_stamp({"python": wanted})


def install_dependencies(for_tests: bool) -> None:
    """Install what the lock file lists, if it is not what was installed last."""
    done = read_stamp()
    wanted = {"play": digest([PLAY_LOCK])}
    if for_tests:
        wanted["test"] = digest([TEST_LOCK])
    if wanted.items() <= done.items():
        return
    say("Installing the tools for testing…" if for_tests else "Installing dependencies…")
    lock = TEST_LOCK if for_tests else PLAY_LOCK
    STAMP.unlink()  # pip would take half an installed package for a whole one
    run(
        [*PIP, "--require-hashes", "--requirement", str(lock)],
        "Dependencies could not be installed: check that you are online and run it again.",
    )
    write_stamp(done | wanted)


def install_project() -> str:
    """Build and install Tessera if its files changed; answers why it is not compiled, or ""."""
    done = read_stamp()
    wanted = project_digest()
    if done.get("project") != wanted:
        say("Building the engine (the first time takes some minutes)…")
        with tempfile.TemporaryDirectory() as folder:
            output = run(
                [program("python"), "-m", "hatchling", "build", "--target", "wheel", "--directory", folder],
                "Tessera could not be built: please report this with the lines above.",
                shown=PROGRESS,
            )
            BUILD_LOG.parent.mkdir(exist_ok=True)
            BUILD_LOG.write_text(output, encoding="utf-8")
            wheels = [str(wheel) for wheel in Path(folder).glob("*.whl")]
            STAMP.unlink()
            run(
                [*PIP, "--no-deps", "--no-index", "--force-reinstall", *wheels],
                "Tessera could not be installed: please report this with the lines above.",
            )
        reasons = [line for line in output.splitlines() if line.startswith(NOT_COMPILED)]
        done |= {"project": wanted, "not compiled": reasons[0].removeprefix(NOT_COMPILED) if reasons else ""}
        write_stamp(done)
        if reasons:
            say(f"{reasons[0]} It runs interpreted, which is slower.")
    return done["not compiled"]


PIP = [program("python"), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]


def project_digest() -> str:
    """A digest of all that the build depends on, with what decides whether it can compile."""
    files = (path for path in (ROOT / "src").rglob("*") if path.is_file())
    sources = sorted(path for path in files if path.parent.name != "__pycache__")
    headers = Path(sysconfig.get_path("include"), "Python.h").exists()
    variables = [os.environ.get(name) for name in ("CC", "TESSERA_INTERPRETED")]
    facts = f"{shutil.which('cc')} {headers} {variables}"
    return digest([ROOT / "pyproject.toml", ROOT / "hatch_build.py", *sources], facts)


# What they are made of.


def say(line: str) -> None:
    """Tell on stderr, for stdout belongs to the program that is set up."""
    print(line, file=sys.stderr, flush=True)


def run(
    command: list[str], advice: str, variables: dict[str, str] | None = None, shown: str | None = None
) -> str:
    """Run a tool and answer its output; if it fails, show the output's end and the advice, and exit.

    Lines that begin with `shown` are told at once.
    """
    with subprocess.Popen(
        command,
        cwd=ROOT,
        env=clean_environment() if variables is None else variables,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
    ) as tool:
        assert tool.stdout
        output: list[str] = []
        for line in tool.stdout:
            output.append(line)
            if shown and line.startswith(shown):
                say("  " + line.strip())
    if tool.returncode != 0:
        say("".join(output[-20:]))
        sys.exit(advice)
    return "".join(output)


def read_stamp() -> dict[str, str]:
    """What has been done to `.venv`; nothing if it is missing or a step was interrupted."""
    try:
        stamp: dict[str, str] = json.loads(STAMP.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return stamp


def write_stamp(done: dict[str, str]) -> None:
    """Write down what has been done, all of it or nothing."""
    draft = STAMP.with_suffix(".draft")
    draft.write_text(json.dumps(done, indent=4), encoding="utf-8")
    draft.replace(STAMP)


def digest(files: Iterable[Path], facts: str = "") -> str:
    """A digest of the files' names and contents, and of the facts."""
    total = hashlib.sha256(facts.encode())
    for file in files:
        content = hashlib.sha256(file.read_bytes()).hexdigest()
        total.update(f"{file.relative_to(ROOT)} {content}\n".encode())
    return total.hexdigest()


@contextmanager
def one_at_a_time() -> Iterator[None]:
    """Wait while another `./play` or `./test` sets up. (Not on Windows, which lacks fcntl.)"""
    try:
        import fcntl
    except ImportError:
        yield
        return
    with open(ROOT / ".venv.lock", "w") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            say("Waiting for another set-up of this folder to finish…")
            fcntl.flock(lock, fcntl.LOCK_EX)
        yield
