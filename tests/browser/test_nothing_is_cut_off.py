"""No text and no control is clipped or covered, on any screen, in any game, in both languages.

Every kind of decision is laid on the table. One page goes through the sizes; each kind meets some of them, in
turn, or all with TESSERA_EVERY_SIZE=1.
"""

import os
from itertools import product
from pathlib import Path

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import NewPage, picture
from tests.browser.laid import NAMES, LaidTable, Position, positions_of

GAMES = ["duel"]
LANGUAGES = ["en", "ru"]
DESKTOPS = [(1280, 720), (1366, 768), (1440, 900), (1920, 1080)]
PHONES = [(390, 844), (360, 740)]
EVERY_SIZE = "TESSERA_EVERY_SIZE" in os.environ
PROBE = (Path(__file__).parent / "cut_off.js").read_text("utf-8")
SETTLED = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"


def look(page: Page, touch: bool) -> list[str]:
    """What is cut off on the page as it is now."""
    page.evaluate(SETTLED)
    faults: list[str] = page.evaluate(PROBE, {"touch": touch, "names": NAMES["en"] + NAMES["ru"]})
    return faults


def sizes_for(number: int, touch: bool) -> list[tuple[int, int]]:
    """The sizes at which a position is looked at: one, another for each position, or all."""
    sizes = PHONES if touch else DESKTOPS
    return sizes if EVERY_SIZE else [sizes[number % len(sizes)]]


def look_at(page: Page, position: Position, touch: bool, sizes: list[tuple[int, int]]) -> list[str]:
    """What is cut off of a position that lies on the table, at some sizes; on a phone under every tab."""
    found: list[str] = []
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        tabs = page.locator("nav.tabs button")
        for tab in range(tabs.count() if touch else 1):
            if touch:
                tabs.nth(tab).dispatch_event("click")
            faults = look(page, touch)
            if faults:
                picture(page, f"cut-off-{position.game}-{position.name}-{width}-{tab}")
            found += [f"{position.name} {width}×{height} tab {tab}: {fault}" for fault in faults]
    return found


@pytest.mark.parametrize(("game", "language", "touch"), list(product(GAMES, LANGUAGES, [False, True])))
def test_nothing_is_cut_off_at_a_table(new_page: NewPage, game: str, language: str, touch: bool) -> None:
    page = new_page(*(PHONES if touch else DESKTOPS)[0], language=language, touch=touch)
    table = LaidTable(page, language)
    found: list[str] = []
    for number, position in enumerate(positions_of(game)):
        table.lay(position)
        found += look_at(page, position, touch, sizes_for(number + LANGUAGES.index(language), touch))
    assert found == []
