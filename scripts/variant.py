"""Tells which variant of the engine Python finds here: `variant.py compiled` fails if it is the other.

Looks at every module, so that one that was left out of the wheel is noticed; scenarios are never compiled.
"""

import pkgutil
import sys
from importlib import import_module

import tessera.ai.evaluation
import tessera.core
import tessera.games

NEVER_COMPILED = "scenario"


def main(wanted: str) -> int:
    """Import all modules of the engine and compare; answers the exit code."""
    wrong = 0
    files: list[str] = []
    for package in (tessera.core, tessera.games, tessera.ai.evaluation):
        for found in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
            file = import_module(found.name).__file__ or ""
            variant = "interpreted" if file.endswith(".py") else "compiled"
            if not found.ispkg and not found.name.endswith(f".{NEVER_COMPILED}"):
                files.append(file)
                if variant != wanted:
                    wrong += 1
                    print(f"{found.name} is {variant}: {file}")
    print(f"{len(files) - wrong} of {len(files)} modules are {wanted}, in {tessera.core.__path__[0]}")
    return 1 if wrong or not files else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
