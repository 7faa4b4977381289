"""Files of numbers that evaluations are made of: `<game>_weights.json`."""

import json
from importlib.resources import files
from typing import Any


def read(name: str) -> dict[str, Any]:
    """The groups of numbers of a file."""
    text = files("tessera.ai.evaluation").joinpath(f"{name}.json").read_text("utf-8")
    data: dict[str, Any] = json.loads(text)
    return data
