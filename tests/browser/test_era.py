"""Era in the browser: a whole game by mouse, starts by keyboard, on a phone and alone."""

import random

from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage, picture
from tests.browser.person import READY, is_over

TURNS = 1500
"""More looks at the page than any game takes."""
ENABLED = ":not([aria-disabled=true])"
PUT = f".hand .go{ENABLED}"
"""The button that puts a piece down; it comes to hand over a place where it fits."""
BUILD = f"[data-supply] button{ENABLED}"
KEPT = ".slot.kept"
"""A die that could be rolled again."""
ANSWER = f".answers button[data-notation]{ENABLED}"


def sit_down(page: Page, name: str, seats: int = 2) -> None:
    """From the page for a new table to the table, against the weakest computer."""
    page.goto("/new?game=era")
    page.get_by_role("group", name="Number of players").get_by_text(str(seats)).click()
    for seat in range(2, seats + 1):
        page.get_by_role("group", name=f"Seat {seat}").get_by_text("computer").click()
        page.get_by_role("combobox", name=f"Seat {seat}").select_option("level1")
    page.get_by_role("textbox").first.fill(name)
    page.keyboard.press("Enter")
    page.wait_for_url("**/t/*")
    expect(page.locator("[data-stage]")).to_be_visible()


def play(page: Page, turns: int, chance: random.Random) -> bool:
    """Answer with clicks until the game is over, or for some turns; whether it is over."""
    for _ in range(turns):
        page.wait_for_function(READY)
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


def click(page: Page, wanted: str, chance: random.Random) -> None:
    """Click one of the things that match, if there is still one: the page may have gone on."""
    found = page.locator(wanted)
    count = found.count()
    if count:
        place = found.nth(chance.randrange(count)).bounding_box()
        if place:
            page.mouse.click(place["x"] + place["width"] / 2, place["y"] + place["height"] / 2)
    page.wait_for_timeout(10)


def test_a_whole_game_by_mouse_against_a_bot(new_page: NewPage) -> None:
    page = new_page()
    chance = random.Random(1)
    sit_down(page, "Anna")
    picture(page, "era-layout")
    assert play(page, TURNS, chance)
    expect(page.locator("dialog[open]").get_by_role("listitem")).to_have_count(2)
    picture(page, "era-over")
