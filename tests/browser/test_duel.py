"""Whole games of Duel in the browser: by mouse, by keyboard, and between two people."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage, picture
from tests.browser.person import (
    answer_by_mouse,
    expect_fits,
    is_over,
    play_by_keyboard,
    play_by_mouse,
    sit_down,
    wait_to_be_asked,
)


def expect_result(page: Page) -> None:
    """The dialog that tells how it ended, with both scores."""
    dialog = page.locator("dialog[open]")
    expect(dialog.get_by_role("listitem")).to_have_count(2)
    expect(dialog.get_by_role("button", name="Rematch")).to_be_visible()


def test_a_whole_game_by_mouse_against_a_bot(new_page: NewPage) -> None:
    page = new_page()
    sit_down(page, "Anna")
    play_by_mouse(page, turns=40)
    picture(page, "duel-desktop")
    assert play_by_mouse(page)
    expect_result(page)
    picture(page, "duel-over")


def test_a_whole_game_with_pantheon_by_mouse(new_page: NewPage) -> None:
    page = new_page()
    sit_down(page, "Anna", pantheon=True)
    play_by_mouse(page, turns=90)
    picture(page, "duel-pantheon")
    assert play_by_mouse(page)
    expect_result(page)


def test_a_whole_game_by_keyboard_alone(new_page: NewPage) -> None:
    page = new_page()
    sit_down(page, "Boris")
    assert play_by_keyboard(page)
    expect_result(page)


def test_two_people_play_and_one_reloads_in_the_middle(new_page: NewPage) -> None:
    host, guest = new_page(), new_page()
    host.goto("/")
    host.get_by_role("button", name="Invite a friend").first.click()
    host.get_by_role("textbox").first.fill("Anna")
    host.keyboard.press("Enter")
    host.wait_for_url("**/t/*")
    guest.goto(host.url)
    guest.get_by_role("textbox").first.fill("Boris")
    guest.keyboard.press("Enter")
    expect(guest.get_by_role("region", name="City of Boris")).to_be_visible()
    expect(host.get_by_role("region", name="City of Boris")).to_be_visible()
    reloaded = False
    for _ in range(1200):
        if is_over(host) and is_over(guest):
            break
        asked = [page for page in (host, guest) if page.title().startswith("◆") and not is_over(page)]
        for page in asked:
            answer_by_mouse(page)
        if not asked:
            host.wait_for_timeout(20)  # a move is on its way
        if not reloaded and host.locator("[data-log] > li").count() > 20:
            host.reload()
            expect(host.get_by_role("region", name="City of Anna")).to_be_visible()
            assert host.locator("[data-log] > li").count() > 20
            reloaded = True
    assert reloaded
    expect_result(host)
    expect_result(guest)
    assert host.locator("dialog[open]").inner_text() != ""


@pytest.mark.parametrize("width", [360, 390])
def test_the_board_fits_a_phone(new_page: NewPage, width: int) -> None:
    page = new_page(width, 780, touch=True)
    sit_down(page, "Anna", pantheon=True)
    for _ in range(60):
        answer_by_mouse(page)
    expect_fits(page)
    picture(page, f"duel-phone-{width}")


def test_why_not_says_why_and_leads_to_the_rules(new_page: NewPage) -> None:
    page = new_page()
    sit_down(page, "Anna")
    aside = page.get_by_role("complementary")
    too_dear = page.locator("[data-slot].blocked")
    for _ in range(200):
        wait_to_be_asked(page)
        if aside.locator("button.blocked").count():
            break
        if too_dear.count():
            too_dear.first.click()
            page.wait_for_timeout(100)
        else:
            answer_by_mouse(page)
    aside.locator("button.blocked").first.click(force=True)
    expect(
        aside.get_by_text("costs", exact=False).or_(aside.get_by_text("short", exact=False)).first
    ).to_be_visible()
    aside.get_by_role("link").or_(aside.get_by_role("button", name="rule")).last.click()
    expect(page.locator("dialog[open]").get_by_role("heading", name="Costs")).to_be_visible()
