"""Every page: both languages, both themes, wide and narrow, and an audit with axe."""

import re

import pytest
from playwright.sync_api import expect

import tessera.games
from tests.browser.audit import audit
from tests.browser.conftest import NewPage, picture
from tests.browser.person import expect_fits, play_by_mouse, sit_down

PAGES = {
    "home": "/",
    "new": "/new?game=duel",
    "shelf": "/rules",
    "rules": "/rules/duel",
    "about": "/about",
    "guide": "/guide",
} | {f"guide-{game}": f"/guide/{game}" for game in tessera.games.names()}
CYRILLIC = re.compile("[А-Яа-яЁё]")


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("name", PAGES)
def test_a_page_is_accessible_and_in_its_language(new_page: NewPage, name: str, language: str) -> None:
    page = new_page(language=language)
    page.goto(PAGES[name])
    expect(page.get_by_role("heading").first).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", language)
    assert bool(CYRILLIC.search(page.get_by_role("heading").all_inner_texts()[0])) == (language == "ru")
    picture(page, f"{name}-{language}")
    assert audit(page) == []
    page.emulate_media(color_scheme="dark")
    assert audit(page) == []


@pytest.mark.parametrize("name", PAGES)
def test_a_page_fits_a_phone(new_page: NewPage, name: str) -> None:
    page = new_page(360, 740, touch=True)
    page.goto(PAGES[name])
    expect(page.get_by_role("heading").first).to_be_visible()
    expect_fits(page)
    picture(page, f"{name}-phone")


@pytest.mark.parametrize("width", [360, 768, 1024, 1280])
@pytest.mark.parametrize("name", ["home", "new"])
def test_no_button_is_too_small_for_its_words(new_page: NewPage, name: str, width: int) -> None:
    """In Russian, whose words are longer."""
    page = new_page(width, 800, language="ru")
    page.goto(PAGES[name])
    expect(page.get_by_role("heading").first).to_be_visible()
    cut = "all => all.filter(one => one.scrollWidth > one.clientWidth + 1).map(one => one.innerText)"
    assert page.locator("button, a.button").evaluate_all(cut) == []


def test_the_table_is_accessible_in_both_themes(new_page: NewPage) -> None:
    page = new_page()
    sit_down(page, "Anna", pantheon=True)
    play_by_mouse(page, turns=60)
    assert audit(page) == []
    page.get_by_role("button", name="Dark colours").click()
    picture(page, "duel-dark")
    assert audit(page) == []


def test_the_language_switches_at_once_everywhere(new_page: NewPage) -> None:
    page = new_page()
    sit_down(page, "Anna")
    play_by_mouse(page, turns=12)
    page.get_by_role("button", name="RU", exact=True).click()
    expect(page.get_by_role("button", name="Подсказка")).to_be_visible()
    latin = re.compile(r"\b(the|your|build|coins|wonder)\b", re.IGNORECASE)
    assert latin.findall(page.locator("body").inner_text()) == []


def test_a_table_that_is_not_there_is_told_calmly(new_page: NewPage) -> None:
    page = new_page()
    page.goto("/t/nosuchtable")
    expect(page.get_by_role("main").get_by_role("link").first).to_be_visible()
    picture(page, "table-gone")
