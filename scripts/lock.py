#!/usr/bin/env python3
"""Makes the lock files in requirements/ anew from pyproject.toml, with the newest versions that fit.

Run it by hand, then `./test`. Only this needs uv; to install, pip is enough.
"""

import os
import subprocess
import sys
import tempfile
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
UV = "uv==0.13.7"
COMMAND = "pip compile pyproject.toml - --universal --python-version 3.11 --generate-hashes --upgrade --quiet"


def main() -> None:
    """Make `play.txt`, then `test.txt` with the same versions and the tools for testing besides.

    `node.txt` is for machines without Node.js, `train.txt` for those that train opponents.
    """
    play, test, node, train = (f"requirements/{name}.txt" for name in ("play", "test", "node", "train"))
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run([sys.executable, "-m", "venv", folder], check=True)
        programs = Path(folder, "Scripts" if os.name == "nt" else "bin")
        subprocess.run([str(programs / "python"), "-m", "pip", "install", "--quiet", UV], check=True)
        uv = str(programs / "uv")
        runtime = ["--extra", "cli", "--extra", "server"]
        lock(uv, [*runtime, "--output-file", play])
        lock(uv, [*runtime, "--extra", "dev", "--constraint", play, "--output-file", test])
        lock(uv, ["--extra", "node", "--output-file", node], with_build_tools=False)
        training = ["--extra", "ray", "--extra", "train", "--constraint", play, "--output-file", train]
        lock(uv, training, with_build_tools=False)


def lock(uv: str, choice: list[str], with_build_tools: bool = True) -> None:
    """Lock the chosen extras of pyproject.toml, by default together with what builds the project."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    build_tools = "\n".join(settings["build-system"]["requires"]) if with_build_tools else ""
    command = [uv, *COMMAND.split(), "--custom-compile-command", "python3 scripts/lock.py", *choice]
    subprocess.run(command, cwd=ROOT, input=build_tools, text=True, check=True, stdout=subprocess.DEVNULL)


if __name__ == "__main__":
    main()
