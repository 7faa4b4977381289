"""The review of a finished game: begun by itself, with every better move, and a way to play on."""

import re

from playwright.sync_api import expect

from tests.browser.audit import audit
from tests.browser.conftest import NewPage, picture
from tests.browser.person import expect_fits, play_by_mouse, resign, sit_down


def test_a_resigned_game_is_gone_through(new_page: NewPage) -> None:
    page = new_page()
    sit_down(page, "Anna")
    play_by_mouse(page, turns=24)
    resign(page)
    review = f"{page.url}/review"
    page.goto(review)
    plot = page.locator(".plot")
    plot.wait_for(timeout=60_000)
    expect(page.get_by_role("progressbar")).to_have_count(0)
    expect(plot.locator("path.line")).to_have_count(2)
    expect(page.get_by_role("heading", name="Turning points")).to_be_visible()
    picture(page, "review")
    slider = plot.get_by_role("slider")
    slider.focus()
    page.keyboard.press("Home")
    page.keyboard.press("ArrowRight")
    expect(slider).to_have_attribute("aria-valuetext", re.compile(r"^Move 1 of \d+, Anna \d+, "))
    better = page.get_by_role("button", name="Show the better move")
    better.first.click()
    expect(better.first).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("?")
    expect(page.locator("dialog[open]")).to_contain_text("look one move back")
    page.keyboard.press("Escape")

    assert audit(page) == []
    page.get_by_role("button", name="Dark colours").click()
    assert audit(page) == []

    friend = new_page(390, 780, touch=True)
    friend.goto(review)
    friend.locator(".plot").wait_for()
    expect_fits(friend)
    friend.locator(".plot").scroll_into_view_if_needed()
    picture(friend, "review-phone")

    page.get_by_role("button", name="Play on from here").click()
    page.locator("dialog[open]").get_by_role("button", name="Begin").click()
    page.wait_for_url(re.compile(r"/t/(?!.*/review)"))
    expect(page.locator("[data-log] li").last).to_be_visible()
    assert page.url not in review


def test_a_computer_gets_a_level_and_a_time(new_page: NewPage) -> None:
    page = new_page()
    page.goto("/new?game=duel")
    page.get_by_role("combobox", name="Seat 2: Level").select_option(label="strong")
    page.get_by_role("combobox", name="Seat 2: Thinking time").select_option(label="quick, up to 0.5 s")
    page.get_by_role("group", name="Seat 1").get_by_role("button", name="open place").click()
    page.get_by_role("textbox").last.fill("Anna")
    page.keyboard.press("Enter")
    page.wait_for_url("**/t/*")
    time = page.get_by_role("combobox", name=re.compile("Thinking time"))
    expect(time).to_have_value("0")
    time.select_option(label="long, up to 5 s")
    page.reload()
    expect(time).to_have_value("2")
    picture(page, "waiting-room")
