"""An audit of a page with axe."""

from pathlib import Path

from playwright.sync_api import Page

from tests.browser.conftest import ROOT

AXE = (
    (ROOT / "client" / "node_modules" / "axe-core" / "axe.min.js").read_text("utf-8")
    if Path(ROOT / "client" / "node_modules").is_dir()
    else ""
)


def audit(page: Page) -> list[str]:
    """What axe finds wrong, in a line each."""
    page.evaluate(AXE)
    found = page.evaluate("async () => (await axe.run(document, {resultTypes: ['violations']})).violations")
    return [f"{one['id']}: {one['nodes'][0]['html'][:120]}" for one in found]
