"""The files of a game's data: facts as JSON, beside its rules."""

import json
from importlib.resources import files
from typing import Any


def read_data(package: str, name: str) -> dict[str, Any]:
    """A file of the folder `data` of a game's package."""
    text = files(package).joinpath("data", f"{name}.json").read_text("utf-8")
    data: dict[str, Any] = json.loads(text)
    return data
