"""A real server and a real browser for the tests of this folder.

Each test gets pages of its own; whatever a page says on its console that is not fine fails the test.
Screenshots go to build/screenshots, which is not committed.
"""

import os
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, expect, sync_playwright

ROOT = Path(__file__).parent.parent.parent
SCREENSHOTS = ROOT / "build" / "screenshots"
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"]
PATIENCE = 60_000
"""Milliseconds to wait for anything on a page: much more than it takes."""
expect.set_options(timeout=PATIENCE)

NewPage = Callable[..., Page]


@contextmanager
def serving(folder: Path, more: dict[str, str] | None = None) -> Iterator[str]:
    """A server of its own on a free port, with bots that answer at once; its address."""
    variables = os.environ | {"TESSERA_BOT_DELAY": "0", "TESSERA_RATE_LIMIT": "off"} | (more or {})
    command = [sys.executable, "-m", "tessera", "serve", "--port", "0", "--data", str(folder), "--lang", "en"]
    server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=variables, cwd=ROOT)
    try:
        assert server.stdout is not None
        yield next(found[0] for line in server.stdout if (found := re.search(r"http://[\w.]+:\d+", line)))
    finally:
        server.terminate()
        server.communicate(timeout=20)


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with serving(tmp_path_factory.mktemp("data")) as running:
        yield running


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    path = os.environ.get("TESSERA_BROWSER")
    if not path:
        pytest.skip("no browser on this machine: install chromium")
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield launched
        launched.close()


@pytest.fixture
def new_page(browser: Browser, address: str) -> Iterator[NewPage]:
    """Opens a page in a context of its own: another person at another computer."""
    contexts: list[BrowserContext] = []
    complaints: list[str] = []

    def complain(message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            complaints.append(f"{message.type}: {message.text}")

    def open_page(
        width: int = 1440, height: int = 900, language: str = "en", touch: bool = False, moves: bool = False
    ) -> Page:
        context = browser.new_context(
            base_url=address,
            viewport={"width": width, "height": height},
            locale=language,
            has_touch=touch,
            reduced_motion="no-preference" if moves else "reduce",
        )
        context.set_default_timeout(PATIENCE)
        contexts.append(context)
        page = context.new_page()
        page.on("console", complain)
        page.on("pageerror", lambda error: complaints.append(f"exception: {error}"))
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert complaints == []


def picture(page: Page, name: str) -> None:
    """Keep a screenshot to look at."""
    SCREENSHOTS.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=str(SCREENSHOTS / f"{name}.png"))
