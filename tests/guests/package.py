"""`examples/heap`, a game in a package of its own, installed as pip would do it."""

import shutil
import tomllib
from pathlib import Path

from tessera.core.guests import GROUP

EXAMPLE = Path(__file__).parents[2] / "examples" / "heap"
PACKAGE = "tessera_heap"


def install(folder: Path) -> None:
    """What `pip install examples/heap` leaves behind."""
    project = tomllib.loads((EXAMPLE / "pyproject.toml").read_text("utf-8"))["project"]
    shutil.copytree(EXAMPLE / PACKAGE, folder / PACKAGE, ignore=shutil.ignore_patterns("__pycache__"))
    about = folder / f"{PACKAGE}-{project['version']}.dist-info"
    about.mkdir()
    (about / "METADATA").write_text(
        f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: {project['version']}\n", "utf-8"
    )
    lines = [f"[{GROUP}]", *[f"{name} = {value}" for name, value in project["entry-points"][GROUP].items()]]
    (about / "entry_points.txt").write_text("\n".join(lines) + "\n", "utf-8")
