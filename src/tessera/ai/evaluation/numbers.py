"""Files of numbers that evaluations are made of: `<game>_weights.json`."""

import json
from importlib.resources import files
from typing import Any


def read(name: str) -> dict[str, Any]:
    """The groups of numbers of a file."""
    text = files("tessera.ai.evaluation").joinpath(f"{name}.json").read_text("utf-8")
    data: dict[str, Any] = json.loads(text)
    return data


def as_text(data: dict[str, Any]) -> str:
    """The text of such a file: a line for each weight and each other group of numbers."""
    weights = [f'  "{name}": {json.dumps(row)}' for name, row in data["weights"].items()]
    groups = [f' "{name}": {json.dumps(numbers)}' for name, numbers in data.items() if name != "weights"]
    return '{\n "weights": {\n' + ",\n".join(weights) + "\n },\n" + ",\n".join(groups) + "\n}\n"


def group(data: dict[str, Any], name: str) -> list[float]:
    """One group of numbers, in the order of the file."""
    return [float(number) for number in data[name].values()]


def number(data: dict[str, Any], group: str, name: str) -> float:
    """One number of a group."""
    return float(data[group][name])


def named(data: dict[str, Any], features: tuple[str, ...]) -> list[list[float]]:
    """The three numbers of the weight of each feature."""
    return [[float(part) for part in data["weights"][name]] for name in features]


def spread(numbers: list[float], rounds: int) -> float:
    """How many points ahead make the odds e to one: in the last round, and before it so many and more for
    each round to come."""
    last, base, more = numbers
    return base + more * rounds if rounds else last


def soon(rounds: float) -> float:
    """How much of its full worth a thing has that can be used for so many rounds."""
    return rounds / (rounds + 3.0)


def basis(rounds: float) -> tuple[float, float, float]:
    """What the three numbers of a weight are multiplied with, by the rounds to come."""
    return (1.0, rounds, soon(rounds))


def weights_by_rounds(parts: list[list[float]], most: int) -> list[list[float]]:
    """By the rounds to come, up to so many, the weight of every feature."""
    return [
        [sum(part * factor for part, factor in zip(row, basis(rounds), strict=True)) for row in parts]
        for rounds in range(most + 1)
    ]
