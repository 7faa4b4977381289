"""A person at the table: plays by looking at the page and pointing, or with the keyboard alone."""

import random

from playwright.sync_api import Page, TimeoutError, expect

from tests.browser.conftest import picture

TURNS = 600
"""More looks at the page than any game takes."""
STOPS = 200
"""More presses of Tab than it takes to go once round any page."""

OPEN = "button[data-notation]:not([aria-disabled=true]):not([disabled])"
"""A button that answers at once."""
GLOWING = ".possible"
"""What shows on the board that it can be taken."""
PLAYABLE = "[data-slot].live, [data-slot].blocked"
"""A card that may be taken, to build or to discard it."""
GLOWING_BUTTON = f"button:has({GLOWING}), button{GLOWING}"
GLOWING_ELSEWHERE = "button:has(.possible):not([data-slot]), button.possible:not([data-slot])"
"""What glows and is no card of the structure: among those one walks with the arrows."""
WHERE = """(wanted) => {
    for (const selector of wanted)
        for (const element of document.querySelectorAll(selector)) {
            const box = element.getBoundingClientRect();
            for (const part of [0.5, 0.85]) {  // the lower part of a card may be all that is seen
                const place = { x: box.x + box.width / 2, y: box.y + box.height * part };
                if (element.contains(document.elementFromPoint(place.x, place.y))) return place;
            }
        }
    return null;
}"""
"""Where the first thing that matches can be clicked."""
READY = f"""() => {{
    const isSeen = (element) => element.getClientRects().length > 0;
    if (document.querySelector("dialog[open]")) return true;
    return [...document.querySelectorAll('{OPEN}, {GLOWING}, {PLAYABLE}')].some(isSeen)
        && document.title.startsWith("◆");
}}"""
"""The page asks this person something, or the game is over."""


BEFORE_ALL = """() => {
    window.stops = new Set([document.body]);
    document.body.tabIndex = -1;
    document.body.focus();
    document.body.removeAttribute("tabindex");
}"""
"""The next press of Tab goes to the first stop of the page."""
NEW_STOP = """() => {
    const one = document.activeElement;
    if (window.stops.has(one)) return null;
    window.stops.add(one);
    return one.ariaLabel || one.innerText || one.outerHTML;
}"""
"""What stands on the thing that has the focus; nothing if it had it before."""


def sit_down(page: Page, name: str, pantheon: bool = False) -> None:
    """From the first visit to a table against the computer."""
    page.goto("/")
    if pantheon:
        page.get_by_role("button", name="Pantheon").click()
    card = page.get_by_role("article").filter(has_text="7 Wonders Duel")
    card.get_by_role("button", name="Play the computer").click()
    page.get_by_role("textbox").first.fill(name)
    page.keyboard.press("Enter")
    page.wait_for_url("**/t/*")


def sit_down_at(page: Page, game: str, name: str, seats: int, shown: str) -> None:
    """From the page for a new table to the table, against the weakest computer; something shows there."""
    page.goto(f"/new?game={game}")
    page.get_by_role("group", name="Number of players").get_by_text(str(seats)).click()
    for seat in range(2, seats + 1):
        page.get_by_role("group", name=f"Seat {seat}").get_by_text("computer").click()
        page.get_by_role("combobox", name=f"Seat {seat}: Level").select_option("level1")
    page.get_by_role("textbox").first.fill(name)
    page.keyboard.press("Enter")
    page.wait_for_url("**/t/*")
    expect(page.locator(shown).first).to_be_visible()


def click(page: Page, wanted: str, chance: random.Random) -> None:
    """Click one of the things that match, if there is still one: the page may have gone on."""
    found = page.locator(wanted)
    count = found.count()
    if count:
        place = found.nth(chance.randrange(count)).bounding_box()
        if place:
            page.mouse.click(place["x"] + place["width"] / 2, place["y"] + place["height"] / 2)
    page.wait_for_timeout(20)


def is_over(page: Page) -> bool:
    return page.locator("dialog[open]").count() > 0


def moves(page: Page) -> int:
    """How many moves the log shows."""
    return page.locator("[data-log] > li").count()


def wait_to_be_asked(page: Page) -> None:
    """Until the page asks something or the game is over; else tell what stands there instead."""
    try:
        page.wait_for_function(READY)
    except TimeoutError as error:
        picture(page, "stuck")
        raise AssertionError(f"nothing can be answered: {page.locator('body').inner_text()}") from error


def play_by_mouse(page: Page, turns: int = TURNS) -> bool:
    """Answer with clicks on the board until the game is over, or for some turns; whether it is over."""
    for _ in range(turns):
        wait_to_be_asked(page)
        if is_over(page):
            return True
        answer_by_mouse(page)
    return False


def answer_by_mouse(page: Page) -> None:
    """Click what answers at once; else what glows; else a card that is too dear, to discard it."""
    place = page.evaluate(WHERE, [OPEN, GLOWING_BUTTON, PLAYABLE])
    if place is None:
        page.wait_for_timeout(20)  # a move is on its way
    else:
        page.mouse.click(place["x"], place["y"])


def shows(page: Page, wanted: str) -> bool:
    """Whether something that matches can be seen and clicked."""
    return page.evaluate(WHERE, [wanted]) is not None


def tab_to(page: Page, wanted: str) -> bool:
    """Press Tab until the focus is on something that matches; false if it went away meanwhile."""
    for _ in range(STOPS):
        if has_focus(page, wanted):
            return True
        page.keyboard.press("Tab")
    if shows(page, wanted):
        picture(page, "unreached")
        raise AssertionError(f"the keyboard does not reach {wanted}: {page.locator('body').inner_text()}")
    return False


def play_by_keyboard(page: Page, turns: int = TURNS) -> bool:
    """Answer without ever touching the mouse."""
    for _ in range(turns):
        wait_to_be_asked(page)
        if is_over(page):
            return True
        answer_by_keyboard(page)
    return False


def answer_by_keyboard(page: Page) -> None:
    """What answers at once; else a card, found with the arrows; else whatever glows.

    A move that was on its way may change the page before the keys are there: then look again.
    """
    if shows(page, OPEN):
        is_there = tab_to(page, OPEN)
    elif shows(page, PLAYABLE):
        is_there = tab_to(page, "[data-slot]") and walk_to(page, PLAYABLE)
    else:
        is_there = tab_to(page, GLOWING_ELSEWHERE)
    if is_there:
        page.keyboard.press("Enter")


def walk_to(page: Page, wanted: str) -> bool:
    """Press arrows until the focus is on something that matches; false if it went away meanwhile."""
    steps = random.Random(1)
    for _ in range(120):
        if has_focus(page, wanted):
            return True
        page.keyboard.press(f"Arrow{steps.choice(['Down', 'Left', 'Right', 'Up'])}")
    assert not shows(page, wanted), f"the arrows do not reach {wanted}"
    return False


def has_focus(page: Page, wanted: str) -> bool:
    return bool(page.evaluate("wanted => !!document.activeElement?.matches(wanted)", wanted))


def resign(page: Page) -> None:
    page.get_by_role("button", name="Menu").click()
    page.get_by_text("Resign").first.click()
    page.locator("dialog[open]").get_by_role("button", name="Resign").click()
    page.locator("dialog[open]").get_by_role("listitem").first.wait_for()


def expect_fits(page: Page) -> None:
    """Nothing sticks out to the right."""
    width = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    assert width <= 0, f"{width} pixels stick out"
    expect(page.locator("body")).to_be_visible()


def stops(page: Page) -> list[str]:
    """Where Tab stops, once round the page."""
    page.evaluate(BEFORE_ALL)
    found: list[str] = []
    for _ in range(STOPS):
        page.keyboard.press("Tab")
        stop = page.evaluate(NEW_STOP)
        if stop is None:
            return found
        found.append(stop)
    raise AssertionError(f"more than {STOPS} stops: {found}")
