"""Deus in the browser: rounds by mouse, a start by keyboard, on a phone, and what axe says."""

import random
from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

from tests.browser.audit import audit
from tests.browser.conftest import NewPage, picture
from tests.browser.laid import LaidTable, Position, positions_of
from tests.browser.person import click, is_over, sit_down_at

ROUNDS = 18
"""Answers by mouse: several rounds with everything that comes between."""
ENABLED = ":not([aria-disabled=true])"
REGION = ".hit.live"
ANSWER = f".answers button[data-notation]{ENABLED}"
PAY = f".answers [data-notation^=pay]{ENABLED}"
CARD = ".hand .live:not(.blocked)"
READY = f"""() => document.querySelector("dialog[open], .hand .live, {REGION}, {ANSWER}")"""
"""The page asks this person something, or the game is over."""


def sit_down(page: Page, name: str, seats: int = 2) -> None:
    sit_down_at(page, "deus", name, seats, "[data-region]")


def answer(page: Page, chance: random.Random) -> None:
    """Choose a region where one is asked, else build a card on the map, else offer, else press a button."""
    if page.locator(REGION).count():
        click(page, REGION, chance)
    elif page.locator("[data-offering]").count():
        if page.locator(CARD).count() and chance.random() < 0.8:
            click(page, CARD, chance)
            click(page, REGION if page.locator(REGION).count() else "[data-build]", chance)
        else:
            page.locator("[data-offering]").click()
            page.locator(".hand [data-hand]").first.click()
            page.locator("[data-offer]").click()
    else:
        click(page, ANSWER, chance)


def test_rounds_by_mouse_against_two_bots(new_page: NewPage) -> None:
    page = new_page()
    chance = random.Random(1)
    sit_down(page, "Anna", 3)
    page.wait_for_function(READY)
    picture(page, "deus-start")
    assert audit(page) == []
    for _ in range(ROUNDS):
        page.wait_for_function(READY)
        if is_over(page):
            break
        answer(page, chance)
    page.wait_for_function(READY)
    assert page.locator(".rings polygon").count() > 0
    page.locator("[data-rival]").first.click()
    expect(page.get_by_role("button", name="Back to my tableau")).to_be_visible()
    picture(page, "deus-rounds")
    assert audit(page) == []


def test_a_rivals_board_is_read_in_both_themes(new_page: NewPage) -> None:
    page = new_page()
    table = LaidTable(page, "en")
    laid = [one for one in positions_of("deus") if rivals_temples(one)][-1]
    table.lay(laid)
    if page.locator("dialog[open]").count():
        page.keyboard.press("Escape")
    page.locator(f"[data-rival='{rivals_temples(laid)[0]}']").click()
    expect(page.locator(".now small").first).to_be_visible()
    for theme in ("light", "dark"):
        page.emulate_media(color_scheme=theme)
        assert audit(page) == []
        picture(page, f"deus-rival-{theme}")


def rivals_temples(position: Position) -> list[int]:
    """The rivals who have built a temple, whose worth is told with the most that it can be."""
    empires = position.view.board["empires"]
    return [
        seat
        for seat, empire in enumerate(empires)
        if seat != position.view.seat and empire["columns"]["purple"]
    ]


def come_round_again(page: Page, press: Callable[[Locator], None]) -> None:
    """Answer what the card just built asks, until the next turn of this person."""
    for _ in range(ROUNDS):
        page.wait_for_function(READY)
        if page.locator("[data-offering]").count():
            return
        press(page.locator(f"{ANSWER}, {REGION}").first)
        page.wait_for_timeout(20)
    raise AssertionError(f"no end of questions: {page.locator('body').inner_text()}")


def test_a_start_by_keyboard_alone(new_page: NewPage) -> None:
    page = new_page(1280, 720)
    sit_down(page, "Anna")
    page.wait_for_function(READY)
    cards = page.locator("[data-hand]").count()
    for number in range(1, cards + 1):
        page.keyboard.press(str(number))
        if page.locator(REGION).count():
            break
        page.keyboard.press(str(number))
    page.keyboard.press("m")
    expect(page.locator("[data-region]:focus")).to_have_count(1)
    page.keyboard.press("Enter")
    page.locator(f".rings polygon, {PAY}").first.wait_for()
    come_round_again(page, lambda found: found.press("Enter"))
    assert page.locator(".rings polygon").count() > 0
    picture(page, "deus-keyboard")
    page.keyboard.press("p")
    page.get_by_role("button", name="Back to the game").click()
    expect(page.locator(".hand [data-hand]").first).to_be_visible()
    page.keyboard.press("o")
    page.keyboard.press("1")
    page.keyboard.press("2")
    expect(page.locator(".counts [aria-pressed=true]")).to_have_text("2")
    gift = page.locator("[data-god][aria-pressed=true] .given")
    expect(gift).to_be_visible()
    picture(page, "deus-offering")
    page.keyboard.press("g")
    expect(gift).to_have_count(0)


def seen_of(page: Page) -> list[float]:
    """Which part of the map is seen: its left, its top, its width and its height."""
    box = page.locator("svg.field").get_attribute("viewBox") or ""
    return [float(number) for number in box.split()]


def test_the_map_is_looked_at_from_near(new_page: NewPage) -> None:
    page = new_page(1280, 720)
    sit_down(page, "Anna")
    page.wait_for_function(READY)
    whole = seen_of(page)
    middle = page.locator("svg.field").bounding_box()
    assert middle is not None
    x, y = middle["x"] + middle["width"] / 2, middle["y"] + middle["height"] / 2
    page.mouse.move(x, y)
    page.mouse.wheel(0, -400)
    page.wait_for_function(f"document.querySelector('svg.field').viewBox.baseVal.width < {whole[2] - 1}")
    near = seen_of(page)
    pieces = page.locator(".rings polygon").count()  # somebody else may have begun
    page.mouse.down()
    page.mouse.move(x + 60, y + 40, steps=4)
    page.mouse.up()
    page.wait_for_function(f"document.querySelector('svg.field').viewBox.baseVal.x < {near[0] - 5}")
    assert seen_of(page)[2] == near[2]
    assert page.locator(".hit.tapped").count() == 0  # a drag is no click
    assert page.locator(".rings polygon").count() == pieces
    page.get_by_role("button", name="The whole map").click()
    assert seen_of(page) == whole
    page.keyboard.press("+")
    page.wait_for_function(f"document.querySelector('svg.field').viewBox.baseVal.width < {whole[2] - 1}")


def test_a_first_turn_on_a_phone(new_page: NewPage) -> None:
    page = new_page(390, 844, touch=True)
    sit_down(page, "Anna")
    page.wait_for_function(READY)
    for place in range(page.locator("[data-hand]").count()):
        page.locator(f"[data-hand='{place}']").tap()
        if page.locator(REGION).count():
            break
    picture(page, "deus-phone")
    assert audit(page) == []
    page.locator(REGION).first.tap()
    page.get_by_role("button", name="Here:").tap()
    page.locator(f".rings polygon, {PAY}").first.wait_for()
    come_round_again(page, lambda found: found.tap())
    assert page.locator(".rings polygon").count() > 0
    page.get_by_role("button", name="Tableau").tap()
    expect(page.get_by_role("tab")).to_have_count(6)
    picture(page, "deus-phone-tableau")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
