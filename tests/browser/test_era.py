"""Era in the browser: a whole game by mouse, starts by keyboard, on a phone and alone."""

import random

from playwright.sync_api import Page, expect

from tests.browser.audit import audit
from tests.browser.conftest import NewPage, picture
from tests.browser.person import click, expect_fits, is_over, sit_down_at, wait_to_be_asked

TURNS = 1500
"""More looks at the page than any game takes."""
ENABLED = ":not([aria-disabled=true])"
PUT = f".hand .go{ENABLED}"
"""The button that puts a piece down; it comes to hand over a place where it fits."""
BUILD = f"[data-supply] button{ENABLED}"
KEPT = ".slot.kept"
"""A die that could be rolled again."""
TO_LAY = ".ask .pieces li"
"""What is still to be laid out."""
ANSWER = f".answers button[data-notation]{ENABLED}"


def sit_down(page: Page, name: str, seats: int = 2) -> None:
    sit_down_at(page, "era", name, seats, "[data-stage]")


def play(page: Page, turns: int, chance: random.Random) -> bool:
    """Answer with clicks until the game is over, or for some turns; whether it is over."""
    for _ in range(turns):
        wait_to_be_asked(page)
        if is_over(page):
            return True
        answer(page, chance)
    return False


def answer(page: Page, chance: random.Random) -> None:
    """Put down what is in hand; else build, else roll one die again at times, else take any answer."""
    for wanted in (PUT, BUILD):
        if page.locator(wanted).count():
            click(page, wanted, chance)
            return
    if page.locator(KEPT).count() and chance.random() < 0.3:
        click(page, KEPT, chance)
        click(page, ".answers [data-notation=roll]", chance)
    else:
        click(page, ANSWER, chance)


def lay_out(page: Page) -> None:
    """Put down all pieces of the beginning, each where it comes to hand."""
    for left in range(page.locator(TO_LAY).count(), 0, -1):
        expect(page.locator(TO_LAY)).to_have_count(left)
        page.locator(PUT).click()
    expect(page.locator(TO_LAY)).to_have_count(0)


def expect_moves(page: Page, least: int) -> None:
    expect(page.locator("[data-log] > li").nth(least - 1)).to_be_attached()


def test_a_whole_game_by_mouse_against_a_bot(new_page: NewPage) -> None:
    page = new_page()
    chance = random.Random(1)
    sit_down(page, "Anna")
    picture(page, "era-layout")
    play(page, 60, chance)
    picture(page, "era-desktop")
    assert play(page, TURNS, chance)
    dialog = page.locator("dialog[open]")
    expect(dialog.get_by_role("listitem")).to_have_count(2)
    picture(page, "era-over")
    dialog.get_by_role("button", name="See the board").click()
    sheet = page.get_by_role("region", name="Score sheet")
    expect(sheet.get_by_role("rowheader", name="Total")).to_be_visible()
    page.goto(page.url + "/review")
    expect(page.get_by_role("rowheader", name="Keeps").first).to_be_visible()
    expect(page.locator("[data-stage]")).to_be_visible()
    picture(page, "era-review")


def point(page: Page, aside: float, words: str) -> tuple[float, float]:
    """Move the mouse to the middle of the board, or aside of it, until the page says so; it may still be
    laying the board out. Where the mouse is then."""
    callout = page.locator(".callout .callout")
    for _ in range(50):
        box = page.locator("[data-stage] svg").first.bounding_box()
        assert box
        place = (box["x"] + box["width"] / 2 + aside, box["y"] + box["height"] / 2)
        page.mouse.move(place[0] - 3, place[1])
        page.mouse.move(*place)
        page.wait_for_timeout(50)
        if callout.count() and words in callout.inner_text():
            return place
    raise AssertionError(f"it says instead: {callout.inner_text()}")


def test_a_piece_is_put_where_the_mouse_points_and_says_why_not(new_page: NewPage) -> None:
    page = new_page()
    sit_down(page, "Anna")
    page.mouse.click(*point(page, 0, "A wall or keep stands there."))
    why = page.get_by_role("alert").get_by_role("button")
    expect(why).to_be_visible()
    picture(page, "era-why-not")
    before = page.locator(TO_LAY).count()
    page.mouse.click(*point(page, -130, "It can lie here."))
    expect(page.locator(TO_LAY)).to_have_count(before - 1)


def test_a_start_by_keyboard_alone(new_page: NewPage) -> None:
    page = new_page()
    sit_down(page, "Boris")
    steps = random.Random(2)
    for _ in range(200):
        page.keyboard.press(steps.choice(["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "r"]))
        page.keyboard.press("Enter")
        if not page.locator(TO_LAY).count():
            break
    expect(page.locator(".slot").first).to_be_visible()
    wait_to_be_asked(page)
    die = page.locator(".slot.kept").first
    number = die.get_attribute("aria-keyshortcuts")
    assert number
    page.keyboard.press(number)
    expect(page.locator(".slot.again")).to_have_count(1)
    page.keyboard.press("r")
    expect(page.locator(".slot.again")).to_have_count(0)
    picture(page, "era-keyboard")


def test_the_board_fits_a_phone_and_is_accessible(new_page: NewPage) -> None:
    page = new_page(390, 780, touch=True)
    sit_down(page, "Anna")
    expect_fits(page)
    picture(page, "era-phone-layout")
    stage = page.locator("[data-stage]").bounding_box()
    assert stage
    page.touchscreen.tap(stage["x"] + 130, stage["y"] + stage["height"] / 2 + 10)
    lay_out(page)
    expect(page.locator(".slot").first).to_be_visible()
    expect_fits(page)
    assert audit(page) == []
    picture(page, "era-phone-roll")
    for tab in ("Build", "Domains", "Points", "Log", "Dice"):
        page.get_by_role("navigation").get_by_role("button", name=tab).click()
        expect_fits(page)
        picture(page, f"era-phone-{tab.lower()}")


def test_a_game_alone_begins_with_sir_philip_and_is_accessible_in_both_themes(new_page: NewPage) -> None:
    page = new_page()
    chance = random.Random(4)
    sit_down(page, "Anna", seats=1)
    expect(page.get_by_role("heading", name="Sir Philip")).to_be_visible()
    play(page, 30, chance)
    expect_moves(page, 12)
    assert audit(page) == []
    page.get_by_role("button", name="Dark colours").click()
    page.get_by_role("button", name="RU").click()
    picture(page, "era-solo-dark")
    assert audit(page) == []


def test_nobody_sees_the_layout_or_the_dice_of_another(new_page: NewPage) -> None:
    host, guest, watcher = new_page(), new_page(), new_page(1280, 720)
    host.goto("/new?game=era")
    host.get_by_role("group", name="Seat 2").get_by_text("open place").click()
    host.get_by_role("textbox").first.fill("Anna")
    host.keyboard.press("Enter")
    host.wait_for_url("**/t/*")
    guest.goto(host.url)
    guest.get_by_role("textbox").first.fill("Boris")
    guest.keyboard.press("Enter")
    watcher.goto(host.url)
    expect(watcher.locator("[data-stage]")).to_be_visible()
    expect(host.locator(PUT)).to_be_visible()
    lay_out(host)
    expect(host.get_by_text("Waiting for: Boris")).to_be_visible()
    for other in (guest, watcher):
        expect(other.locator("[data-log]")).to_contain_text("Anna has laid out a domain.")
    expect(guest.locator(PUT)).to_be_visible()
    lay_out(guest)
    expect(host.locator(".rival .dice .hidden").first).to_be_visible()
    assert guest.locator(".rival .dice .hidden").count() > 0
    expect(watcher.locator(".rival .dice .hidden").first).to_be_visible()
    picture(watcher, "era-watcher")
