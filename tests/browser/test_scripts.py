"""How much a game adds to the scripts that every page has."""

import gzip
import json
from typing import Any

import pytest

from tests.browser.conftest import ROOT

DIST = ROOT / "client" / "dist"
MOST = 120_000
"""Bytes of the scripts and words of Clash, compressed, beside what is shared."""


@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_scripts_of_clash_are_small(language: str) -> None:
    made: dict[str, Any] = json.loads((DIST / ".vite" / "manifest.json").read_text("utf-8"))
    entries = {key for key, one in made.items() if one.get("isEntry") or one.get("isDynamicEntry")}
    at_table = {key for key in entries if "_peoples" not in key}  # those come when somebody plays with them
    own = {key for key in at_table if "src/games/clash/" in key or f"/{language}/clash" in key}
    assert any(key.endswith("Table.svelte") for key in own)
    only = reached(made, own) - reached(made, entries - own)
    size = sum(len(gzip.compress((DIST / made[key]["file"]).read_bytes())) for key in only)
    assert size < MOST


def reached(made: dict[str, Any], keys: set[str]) -> set[str]:
    """Some scripts and all that they import at once."""
    found: set[str] = set()
    wanted = list(keys)
    while wanted:
        key = wanted.pop()
        if key not in found:
            found.add(key)
            wanted.extend(made[key].get("imports", []))
    return found
