#!/usr/bin/env python3
"""How long a person waits for the picture: from a click at a table of Clash to the frame that shows what came
of it, in a browser and on a server of its own.

    TESSERA_BROWSER=/usr/bin/chromium .venv/bin/python -m bench.clicks --times 60

In a first turn settlers go, a city collects and an advance is gained, again and again: each is taken back
before the next. A click is over when the page has painted that an action is spent. Clicks that ask the server
for nothing, such as picking the city, are not counted. `processor_ms` is all that server and browser have
had of the processors for one, with the picking and the taking back: it says little less on a busy machine.
"""

import argparse
import json
import os
import statistics
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, Locator, Page, Playwright, sync_playwright

from bench.visitors import processor_seconds, serving

Figures = dict[str, float]
FLAGS = ["--no-sandbox", "--disable-gpu"]
PATIENCE = 20_000
"""Milliseconds to wait for anything."""
HOME, CAMP, GOAL = "D2", "C2", "D1"
"""The city, where its settlers stand, and where they go."""
SPENT = ".left .spent"
"""An action of the turn that is spent: it shows after all three."""
WATCH = """(wanted) => {
    window.clicked = new Promise((tell) => {
        addEventListener("click", (event) => {
            const before = event.timeStamp;
            const isThere = () => document.querySelector(wanted) !== null;
            const painted = () => requestAnimationFrame(() => {
                const { port1, port2 } = new MessageChannel();
                port1.onmessage = () => tell(performance.now() - before);
                port2.postMessage(null);
            });
            const seen = new MutationObserver(() => {
                if (!isThere()) return;
                seen.disconnect();
                painted();
            });
            seen.observe(document.body, { childList: true, subtree: true });
        }, { once: true, capture: true });
    });
}"""
"""From the next click to the frame after which something is painted that was not there."""


@contextmanager
def launched(playwright: Playwright) -> Iterator[Browser]:
    browser = playwright.chromium.launch(executable_path=os.environ.get("TESSERA_BROWSER"), args=FLAGS)
    try:
        yield browser
    finally:
        browser.close()


def person(browser: Browser, address: str, name: str) -> Page:
    context = browser.new_context(
        base_url=address, viewport={"width": 1440, "height": 900}, reduced_motion="reduce"
    )
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    page.goto("/")
    page.evaluate("localStorage.setItem('tessera', JSON.stringify({ sounds: false }))")
    assert page.request.post("/api/me", data={"name": name}, headers={"Origin": address}).ok
    return page


def lay(browser: Browser, address: str) -> Page:
    """A table of two whose settlers are placed; the page of the host, who has the first turn."""
    host, guest = (person(browser, address, name) for name in ("Anna", "Boris"))
    camp = host.locator(f"[data-cell={CAMP}].live")
    while True:  # chance decides who begins
        new = {"game": "clash", "seats": [{"kind": "me"}, {"kind": "open"}], "options": {}}
        made = host.request.post("/api/tables", data=new, headers={"Origin": address}).json()
        joined = guest.request.post(f"/api/tables/{made['id']}/join", data={}, headers={"Origin": address})
        assert joined.ok
        for page in (host, guest):
            page.goto(f"/t/{made['id']}")
            page.locator("[data-cell]").first.wait_for()
        theirs = guest.locator("[data-cell].live")
        while not camp.count() and not theirs.count():
            host.wait_for_timeout(20)
        if camp.count():
            break
    camp.click()
    theirs.first.click()
    host.locator("[data-deed=advance]:not([aria-disabled=true])").wait_for()
    guest.close()
    return host


def measured(page: Page, last: Locator) -> float:
    """Milliseconds of a click, which is taken back then."""
    page.evaluate(WATCH, SPENT)
    last.click()
    milliseconds = float(page.evaluate("window.clicked"))
    page.get_by_role("button", name="Undo").click()
    page.locator(SPENT).wait_for(state="detached")
    return milliseconds


def begin(page: Page, deed: str) -> None:
    """One of the seven actions is picked, and nothing else."""
    page.locator(f"[data-deed={deed}]").click()
    if page.locator(f"[data-deed={deed}][aria-pressed=false]").count():
        page.locator(f"[data-deed={deed}]").click()


def move(page: Page) -> float:
    begin(page, "move")
    goal = page.locator(f"[data-cell={GOAL}].live")
    goal.wait_for()
    return measured(page, goal)


def collect(page: Page) -> float:
    begin(page, "activate")
    page.locator(f"[data-cell={HOME}]").click()
    return measured(page, page.locator(f"[data-notation='collect:{HOME}']"))


def advance(page: Page) -> float:
    return measured(page, page.locator("[data-notation='advance:storage']"))


def processors(browser: Browser, server: int) -> float:
    """The seconds that all of the browser and the server have had of a processor."""
    listed = browser.new_browser_cdp_session().send("SystemInfo.getProcessInfo")["processInfo"]
    return processor_seconds(server) + sum(float(one["cpuTime"]) for one in listed)


def told(kind: Callable[[Page], float], times: int, browser: Browser, server: int, page: Page) -> Figures:
    before = processors(browser, server)
    milliseconds = [kind(page) for _ in range(times)]
    spent = processors(browser, server) - before
    twentieths = statistics.quantiles(milliseconds, n=20, method="inclusive")
    return {
        "clicks": len(milliseconds),
        "median_ms": round(statistics.median(milliseconds), 1),
        "p95_ms": round(twentieths[-1], 1),
        "longest_ms": round(max(milliseconds), 1),
        "processor_ms": round(1000 * spent / times, 1),
    }


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--times", type=int, default=60, help="how often each is clicked")
    chosen = parser.parse_args()
    load = os.getloadavg()[0]
    with serving() as (address, server), sync_playwright() as playwright, launched(playwright) as browser:
        page = lay(browser, address)
        found = {
            kind.__name__: told(kind, chosen.times, browser, server, page)
            for kind in (move, collect, advance)
        }
    print(json.dumps({**found, "load_before": round(load, 1)}))
    return 0


if __name__ == "__main__":
    sys.exit(main())
