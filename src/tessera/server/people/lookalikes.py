"""Names that look alike: the skeletons of Unicode's report 39.

Two texts with a skeleton in common are easily taken for one another, such as “Anna” in Latin letters and
in Cyrillic ones. The characters come from the data of `confusable_homoglyphs`.
"""

import json
import unicodedata
from functools import cache
from importlib.resources import files
from typing import Any

DIRECTION = "\u200e"
"""A mark that the data put round characters of scripts that run to the left."""


def skeletons(text: str) -> frozenset[str]:
    """What a text looks like: as it is written, and in small letters."""
    return frozenset({skeleton(text), skeleton(text.casefold())})


def skeleton(text: str) -> str:
    """What a text looks like, as letters that stand for all that look the same."""
    prototypes = _prototypes()
    parts = unicodedata.normalize("NFD", text)
    return unicodedata.normalize("NFD", "".join(prototypes.get(letter, letter) for letter in parts))


@cache
def _prototypes() -> dict[str, str]:
    """By character: what stands for it.

    In the data each character names all that it may be taken for: a prototype names those it stands for,
    each of which names the prototype alone. Of two that name only each other, either will do.
    """
    source = files("confusable_homoglyphs").joinpath("confusables.json").read_text("utf-8")
    data: dict[str, list[dict[str, Any]]] = json.loads(source)
    found: dict[str, str] = {}
    for written, alike in data.items():
        letter, others = written.strip(DIRECTION), {other["c"] for other in alike}
        if len(letter) != 1 or len(others) != 1:
            continue
        (other,) = others
        prototype = other.strip(DIRECTION)
        if len(prototype) > 1 or len({one["c"] for one in data[other]}) > 1 or prototype < letter:
            found[letter] = prototype
    return found
