"""No text and no control is clipped or covered, on any screen, in any game, in both languages.

Every kind of decision is laid on the table. One page goes through the sizes; each kind meets one size of a
desktop and one of a phone in one language, in turn, or all of them with TESSERA_EVERY_SIZE=1.
"""

import os
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

import tessera.games
from tests.browser.conftest import NewPage, picture
from tests.browser.laid import NAMES, LaidTable, Position, positions_of
from tests.browser.scenes import scenes

GAMES = tessera.games.names()
LANGUAGES = ["en", "ru"]
DESKTOPS = [(1280, 720), (1366, 768), (1440, 900), (1920, 1080)]
PHONES = [(390, 844), (360, 740)]
EVERY_SIZE = "TESSERA_EVERY_SIZE" in os.environ
PROBE = (Path(__file__).parent / "cut_off.js").read_text("utf-8")
TABS = "nav.tabs button, nav.sheets button"
RESULT = "dialog[open] .ways"
"""The result that lies over a finished game."""
SETTLED = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"


def look(page: Page, touch: bool) -> list[str]:
    """What is cut off on the page as it is now."""
    page.evaluate(SETTLED)
    faults: list[str] = page.evaluate(PROBE, {"touch": touch, "names": NAMES["en"] + NAMES["ru"]})
    return faults


def chosen(number: int, things: list[Any]) -> list[Any]:
    """Of some things those that a position is looked at with: one, in turn, or all."""
    return things if EVERY_SIZE else [things[number % len(things)]]


def tabs_for(page: Page, number: int) -> list[int]:
    """The tabs of a phone to look at: the one that is open, -1; with every third position another."""
    count = page.locator(TABS).count()
    if EVERY_SIZE:
        return list(range(count)) or [-1]
    return [-1, number // 3 % count] if count and number % 3 == 0 else [-1]


def look_at_result(page: Page, touch: bool) -> list[str]:
    """What is cut off of the result, which is put away then; nothing while a game goes on."""
    if page.locator(RESULT).count() == 0:
        return []
    faults = look(page, touch)
    page.keyboard.press("Escape")
    return faults


def look_at(page: Page, position: Position, number: int, touch: bool) -> list[str]:
    """What is cut off of a position that lies on the table."""
    found: list[str] = []
    for width, height in chosen(number // len(LANGUAGES), PHONES if touch else DESKTOPS):
        page.set_viewport_size({"width": width, "height": height})
        found += [
            f"{position.name} {width}×{height} result: {fault}" for fault in look_at_result(page, touch)
        ]
        for tab in tabs_for(page, number) if touch else [-1]:
            if tab >= 0:
                page.locator(TABS).nth(tab).dispatch_event("click")
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
    laid = [*positions_of(game), *(scenes() if game == "clash" else [])]
    for number, position in enumerate(laid):
        if language in chosen(number, LANGUAGES):
            table.lay(position)
            found += look_at(page, position, number, touch)
    assert found == [], "\n".join(found)


@pytest.mark.parametrize(("game", "touch"), list(product(GAMES, [False, True])))
def test_nothing_is_cut_off_beside_the_guide(new_page: NewPage, game: str, touch: bool) -> None:
    found: list[str] = []
    for language in LANGUAGES:
        page = new_page(*(PHONES if touch else DESKTOPS)[0], language=language, touch=touch)
        LaidTable(page, language).lay(positions_of(game)[0], is_guided=True)
        page.locator(".coach .card").wait_for()
        faults = look(page, touch)
        if page.evaluate("document.documentElement.scrollHeight > innerHeight + 1"):
            faults.append("the page scrolls")
        if faults:
            picture(page, f"cut-off-{game}-guide-{language}-{'phone' if touch else 'desktop'}")
        found += [f"{language}: {fault}" for fault in faults]
    assert found == [], "\n".join(found)


def test_the_probe_finds_what_is_cut_off(new_page: NewPage) -> None:
    page = new_page(400, 300)
    page.evaluate("""() => {
        const put = (words, style, name = "p") => {
            const made = document.body.appendChild(document.createElement(name));
            made.textContent = words;
            Object.assign(made.style, style);
            return made;
        };
        put("whole", {});
        put("clipped at its end", { width: "60px", overflow: "hidden", whiteSpace: "nowrap" });
        put("tiny", { fontSize: "9px" });
        put("broken", { width: "20px", overflowWrap: "anywhere" });
        put("small", { width: "20px", height: "20px", overflow: "visible" }, "button");
        put("scrolls on and on and on and on", { width: "60px", height: "30px", overflow: "auto" });
        put("covered", { position: "fixed", top: "250px" });
        put("", { position: "fixed", top: "240px", width: "200px", height: "50px", background: "red" });
    }""")
    kinds = sorted(fault.partition(":")[0] for fault in look(page, touch=False))
    assert kinds == [
        "label small",
        "scrolls without a sign",
        "target small",
        "text clipped",
        "text covered",
        "word broken",
    ]
