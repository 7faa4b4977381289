"""People at a table: who hears whom, hiding what somebody says, and telling the host."""

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.audit import audit
from tests.browser.conftest import NewPage, picture


@pytest.fixture
def table(new_page: NewPage) -> tuple[Page, Page]:
    """A table for two people: Anna and Boris play."""
    anna, boris = new_page(), new_page()
    anna.goto("/new?game=duel")
    anna.get_by_role("group", name="Seat 2").get_by_text("open place").click()
    anna.get_by_role("textbox").first.fill("Anna")
    anna.keyboard.press("Enter")
    anna.wait_for_url("**/t/*")
    boris.goto(anna.url)
    boris.get_by_role("textbox").first.fill("Boris")
    boris.keyboard.press("Enter")
    for page in (anna, boris):
        expect(page.locator(".tabletop")).to_be_visible()
    return anna, boris


def watch(page: Page, name: str, address: str) -> None:
    """Come by to watch, as a stranger, and give a name to speak."""
    page.goto(address)
    open_chat(page)
    page.get_by_role("link", name="To write here, say your name first.").click()
    page.get_by_role("textbox").first.fill(name)
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Saved")).to_be_visible()
    page.goto(address)
    open_chat(page)


def open_chat(page: Page) -> None:
    page.get_by_role("tab", name="Chat").click()


def say(page: Page, words: str) -> None:
    page.get_by_role("tabpanel").get_by_role("textbox").fill(words)
    page.get_by_role("button", name="Send").click()
    expect(line(page, words)).to_be_visible()


def line(page: Page, words: str) -> Locator:
    return page.get_by_role("tabpanel").get_by_role("listitem").filter(has_text=words)


def about(page: Page, name: str) -> Locator:
    return page.get_by_role("button", name=f"{name}: hide or report")


def test_players_and_watchers_hear_only_each_other_until_the_game_is_over(
    new_page: NewPage, table: tuple[Page, Page]
) -> None:
    anna, boris = table
    vera, clara = new_page(), new_page(language="ru")
    watch(vera, "Vera", anna.url)
    clara.goto(anna.url)
    clara.get_by_role("tab", name="Беседа").click()
    for page in (anna, boris):
        open_chat(page)
    say(anna, "good luck")
    expect(line(boris, "good luck")).to_be_visible()
    say(vera, "Anna will lose")
    expect(line(clara, "Anna will lose")).to_be_visible()
    expect(line(vera, "good luck")).to_have_count(0)
    expect(line(anna, "Anna will lose")).to_have_count(0)
    picture(vera, "people-watcher")
    assert audit(vera) == []
    anna.get_by_role("button", name="Menu").click()
    anna.get_by_role("button", name="Resign").click()
    anna.get_by_role("dialog").get_by_role("button", name="Resign").click()
    anna.get_by_role("dialog").get_by_role("button", name="See the board").click()
    expect(line(anna, "Anna will lose")).to_be_visible()
    expect(line(vera, "good luck")).to_be_visible()


def test_a_watcher_hides_and_reports_others_but_not_themselves(
    new_page: NewPage, table: tuple[Page, Page]
) -> None:
    vera, gleb = new_page(), new_page()
    for page, name in ((vera, "Vera"), (gleb, "Gleb")):
        watch(page, name, table[0].url)
    say(vera, "be kind")
    say(gleb, "you are all fools")
    expect(line(vera, "you are all fools")).to_be_visible()
    expect(about(vera, "Gleb")).to_have_count(1)
    expect(about(vera, "Vera")).to_have_count(0)
    expect(about(gleb, "Gleb")).to_have_count(0)
    about(vera, "Gleb").click()
    dialog = vera.get_by_role("dialog")
    picture(vera, "people-report")
    assert audit(vera) == []
    dialog.get_by_label("What is wrong? (optional)").fill("rude")
    dialog.get_by_role("button", name="Report").click()
    expect(dialog.get_by_text("Thank you.")).to_be_visible()
    dialog.get_by_role("button", name="Hide everything from Gleb").click()
    expect(line(vera, "fools")).to_have_count(0)
    say(gleb, "fools, I say")
    say(vera, "quiet now")
    expect(line(vera, "fools")).to_have_count(0)
    vera.reload()
    open_chat(vera)
    expect(line(vera, "be kind")).to_be_visible()
    expect(line(vera, "fools")).to_have_count(0)
    vera.get_by_role("button", name="Show them").click()
    expect(line(vera, "fools")).to_have_count(2)


def test_a_player_reports_the_other_from_the_menu(table: tuple[Page, Page]) -> None:
    anna, _ = table
    anna.get_by_role("button", name="Menu").click()
    anna.get_by_role("button", name="Report").click()
    dialog = anna.get_by_role("dialog")
    expect(dialog.get_by_role("combobox")).to_contain_text("Boris")
    dialog.get_by_role("button", name="Report").click()
    expect(dialog.get_by_text("Thank you.")).to_be_visible()
