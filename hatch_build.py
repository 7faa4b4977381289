"""The build hook: compiles the engine with mypyc and puts the extension modules into the wheel.

The .py files stay beside them: tracebacks quote them, and where nothing can be compiled they are what
runs. Two environment variables steer it: TESSERA_INTERPRETED=1 asks for a pure Python wheel, and
TESSERA_REQUIRE_COMPILED=1 makes it an error that the engine cannot be compiled.
"""

import os
import shlex
import shutil
import sys
import sysconfig
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from importlib.metadata import version as version_of
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from mypyc.build import mypycify
from setuptools import Distribution
from setuptools.command.build_ext import build_ext
from setuptools.modified import newer_group

COMPILED = (
    "src/tessera/core/**/*.py",
    "src/tessera/games/**/*.py",
    "src/tessera/ai/search.py",
    "src/tessera/ai/evaluation/*.py",
)
INTERPRETED = ("__init__.py", "scenario.py")
"""`__init__` files only re-export names, and mypyc has trouble with compiled ones; in scenarios nobody is
in a hurry."""
CORES = os.cpu_count() or 1
# What the engine does not export can be inlined, and across files: a tenth more playouts a second.
FLAGS = [] if os.name == "nt" else ["-fvisibility=hidden", "-flto=auto"]
FILES_TOLD = 50
"""After so many files it says how far it is."""


class CompiledEngine(BuildHookInterface[Any]):
    """What hatchling calls before it packs the wheel."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        try:
            extensions = compile_engine(Path(self.root))
        except (Exception, SystemExit) as problem:  # mypyc exits where others raise
            if os.environ.get("TESSERA_REQUIRE_COMPILED") == "1":
                raise
            if not isinstance(problem, CannotCompile):
                print(f"{type(problem).__name__}: {problem}", file=sys.stderr)
                problem = CannotCompile("compiling failed")
            print(f"The engine is not compiled: {problem}.", file=sys.stderr)
            return
        build_data["force_include"].update(extensions)
        build_data["pure_python"] = False
        build_data["infer_tag"] = True


def tell(progress: str) -> None:
    """How far it is, for whoever waits: `scripts/environment.py` shows these lines."""
    print(f"The engine: {progress}…", flush=True)


class CannotCompile(Exception):
    """This machine cannot compile, or was told not to. The text goes after a colon."""


def compile_engine(root: Path) -> dict[str, str]:
    """Compile all modules into `build/`; answers where each extension module goes in the wheel."""
    check_machine()
    folder = root / "build" / f"mypyc-{version_of('mypy')}-{sys.implementation.cache_tag}"
    sources = [path for names in COMPILED for path in root.glob(names) if path.name not in INTERPRETED]
    files = sorted(str(path.relative_to(root)) for path in sources)
    extensions = mypycify(
        ["--config-file=", *files],  # the strict settings are for ./test: what is sound enough compiles
        opt_level="3",
        debug_level="0",
        multi_file=True,
        group_name="tessera",
        target_dir=str(folder / "c"),
    )
    for extension in extensions:
        extension.extra_compile_args = [*extension.extra_compile_args, *FLAGS]
        extension.extra_link_args = [*extension.extra_link_args, *FLAGS, "-O3"]
    build = ParallelBuild(Distribution({"name": "tessera", "ext_modules": extensions}))
    build.build_temp = str(folder / "objects")
    build.build_lib = str(folder / "extensions")
    build.parallel = CORES
    complete = folder / "complete"
    build.force = not complete.exists()  # an interrupted build may have left half a file
    build.ensure_finalized()
    complete.unlink(missing_ok=True)
    build.run()
    complete.touch()
    return {path: str(Path(path).relative_to(folder / "extensions")) for path in build.get_outputs()}


def check_machine() -> None:
    """Raise CannotCompile where trying would only end in a long error message."""
    if os.environ.get("TESSERA_INTERPRETED") == "1":
        raise CannotCompile("TESSERA_INTERPRETED=1 is set")
    command = os.environ.get("CC") or sysconfig.get_config_var("CC")
    if command and not shutil.which(shlex.split(command)[0]):
        raise CannotCompile(f"there is no C compiler ({command})")
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        raise CannotCompile("the C headers of Python are not installed")


class ParallelBuild(build_ext):
    """Compiles the many C files of the one large extension on all cores, and only those that changed.

    setuptools itself builds several extensions at once, but the files of one in turn: twice the time.
    """

    def build_extensions(self) -> None:
        compiler: Any = self.compiler

        def compile_files(
            sources: Sequence[str],
            output_dir: str | None = None,
            macros: list[Any] | None = None,
            include_dirs: list[str] | None = None,
            debug: bool = False,
            extra_preargs: list[str] | None = None,
            extra_postargs: list[str] | None = None,
            depends: Sequence[str] | None = None,
        ) -> list[str]:
            macros, objects, postargs, preprocessor, build = compiler._setup_compile(
                output_dir, macros, include_dirs, sources, depends, extra_postargs
            )
            arguments = compiler._get_cc_args(preprocessor, debug, extra_preargs)

            def compile_file(target: str) -> None:
                source, extension = build[target]
                compiler._compile(target, source, extension, arguments, postargs, preprocessor)

            stale = [
                target
                for target, (source, _) in build.items()
                if self.force or newer_group([source, *(depends or ())], target)
            ]
            with ThreadPoolExecutor(CORES) as pool:
                for done, _ in enumerate(pool.map(compile_file, stale), start=1):
                    if done % FILES_TOLD == 0:
                        tell(f"{done} of {len(stale)} files are compiled")
            if len(stale) > 1:  # each module is a small file of its own besides
                tell("linking")
            return objects  # type: ignore[no-any-return]

        compiler.compile = compile_files
        super().build_extensions()
