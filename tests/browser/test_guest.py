"""A game of another package in the browser: on the plain board, in its own words, without a line of ours."""

import os
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.browser.audit import audit
from tests.browser.conftest import NewPage, picture, serving
from tests.browser.person import TURNS, expect_fits, is_over, sit_down_at
from tests.guests.package import install

WORDS = {
    "en": {
        "title": "A heap of stones",
        "about": "make sure that the last one is yours",
        "most": "up to 4",
        "chapter": "The end of the game",
        "sentence": "Whoever takes the last stone wins.",
    },
    "ru": {
        "title": "Кучка камней",
        "about": "чтобы последний достался вам",
        "most": "до 4",
        "chapter": "Конец игры",
        "sentence": "Побеждает тот, кто взял последний камень.",
    },
}


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server beside which `examples/heap` is installed."""
    site = tmp_path_factory.mktemp("site")
    install(site)
    path = os.pathsep.join(filter(None, (str(site), os.environ.get("PYTHONPATH"))))
    with serving(tmp_path_factory.mktemp("data"), {"PYTHONPATH": path}) as running:
        yield running


def play(page: Page) -> None:
    """Take one stone after another until the game is over."""
    ready = page.locator(".actions button:enabled, dialog[open]").first
    for _ in range(TURNS):
        expect(ready).to_be_visible()
        if is_over(page):
            return
        page.get_by_role("button", name="Take 1 stone").click()
    raise AssertionError("the game does not end")


@pytest.mark.parametrize("language", WORDS)
def test_its_card_its_options_and_its_rules_are_in_words(new_page: NewPage, language: str) -> None:
    words = WORDS[language]
    page = new_page(language=language)
    page.goto("/")
    card = page.get_by_role("article").filter(has_text=words["title"])
    expect(card).to_contain_text(words["about"])
    expect(card).to_contain_text("2–3")
    card.scroll_into_view_if_needed()
    picture(page, f"guest-home-{language}")
    page.goto("/new?game=heap")
    expect(page.get_by_text(words["most"])).to_be_visible()
    expect(page.get_by_text(words["about"])).to_be_visible()
    assert audit(page) == []
    picture(page, f"guest-new-{language}")
    page.goto("/rules/heap#end")
    expect(page.get_by_role("heading", name=words["chapter"])).to_be_visible()
    expect(page.get_by_text(words["sentence"])).to_be_visible()
    picture(page, f"guest-rules-{language}")


def test_it_is_played_to_the_end_on_the_plain_board(new_page: NewPage) -> None:
    page = new_page()
    sit_down_at(page, "heap", "Anna", 3, ".plain")
    expect(page.get_by_role("heading", name="Take up to 3 stones.")).to_be_visible()
    seen = page.get_by_role("region", name="On the table")
    expect(seen).to_contain_text("Stones left")
    expect(seen).to_contain_text("Stones at a time, at most 3")
    page.get_by_text("Not possible now: 1").click()
    expect(page.get_by_text("No more than 3 stones may be taken at a time.")).to_be_visible()
    page.get_by_role("link", name="The rule").click()
    expect(page.get_by_role("dialog").get_by_role("heading", name="A turn")).to_be_visible()
    page.keyboard.press("Escape")
    picture(page, "guest-table")
    assert audit(page) == []
    play(page)
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("the last stone was taken")
    expect(dialog.get_by_role("listitem")).to_have_count(3)
    picture(page, "guest-over")
    dialog.get_by_role("button", name="See the board").click()
    expect(page.get_by_role("rowheader", name="The last stone")).to_be_visible()
    log = page.locator("[data-log]")
    expect(log).to_contain_text("Anna takes 1 stone.")
    page.get_by_role("button", name="RU", exact=True).click()
    expect(log).to_contain_text("Anna: взят 1 камень.")
    expect(page.get_by_role("rowheader", name="Последний камень")).to_be_visible()
    picture(page, "guest-over-ru")
    page.goto(page.url + "/review")
    expect(page.get_by_role("rowheader", name="Последний камень").first).to_be_visible()
    expect(page.get_by_text("Кучка камней").first).to_be_visible()
    picture(page, "guest-review-ru")


def test_the_plain_board_fits_a_phone(new_page: NewPage) -> None:
    page = new_page(390, 780, touch=True)
    sit_down_at(page, "heap", "Anna", 2, ".plain")
    expect_fits(page)
    assert audit(page) == []
    picture(page, "guest-phone")
