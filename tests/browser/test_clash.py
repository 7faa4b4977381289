"""Clash of Cultures in the browser: whole games by mouse and by touch, a start by keyboard alone, four people
through a battle and a trade, both languages, and what axe says."""

import random

import pytest
from playwright.sync_api import Page, TimeoutError, expect

from tessera.games.clash.scenario import nation, scenario
from tests.browser.audit import audit
from tests.browser.conftest import NewPage, picture
from tests.browser.laid import LaidTable, positions_of
from tests.browser.person import expect_fits, is_over, stops, tab_to
from tests.browser.played import PlayedTable
from tests.browser.scenes import scenes

ANSWERS = 1500
"""More than a short game asks of one person."""
ENABLED = ":not([aria-disabled=true]):not([disabled])"
OPEN = f"button[data-notation]{ENABLED}"
"""A button that answers at once."""
CELL = "[data-cell].live"
DEED = f"[data-deed]{ENABLED}"
TROOP = "[data-troop][aria-pressed=false]"
LOSE = f"[data-lose]{ENABLED}"
END = f"[data-notation=end]{ENABLED}"
GROUPS = [".actions", ".overlays", ".zoom", ".rivals", ".nation", ".blocks", ".hand"]
"""Many things that are one stop each."""
PARTS = [
    "wild-turn",
    "wild-compose",
    "wild-consider",
    "wild-tactics",
    "two-retreat",
    "wild-claim",
    "wild-over",
]
"""The table, a trade composed and considered, a battle, cards, and the end."""
ASKS = f"""() => {{
    if (document.querySelector("dialog[open]")) return true;
    return document.title.startsWith("◆")
        && document.querySelector('{OPEN}, {CELL}, {DEED}, {TROOP}') !== null;
}}"""
"""The page asks this person something, or the game is over."""
PLACES = """(wanted) => Object.fromEntries(wanted.map((selector) => [selector,
    [...document.querySelectorAll(selector)].flatMap((element) => {
        const box = element.getBoundingClientRect();
        const place = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
        const top = box.width ? document.elementFromPoint(place.x, place.y) : null;
        return top && element.contains(top) ? [place] : [];
    })]))"""
"""Where each thing that matches can be clicked now."""


def sit_down(page: Page, name: str, seats: int = 2, **options: str) -> None:
    """A new table against computers that do whatever comes."""
    page.goto("/")
    page.evaluate("localStorage.setItem('tessera', JSON.stringify({ sounds: false }))")
    origin = {"Origin": page.url.rstrip("/")}
    page.request.post("/api/me", data={"name": name}, headers=origin)
    bots = [{"kind": "bot", "level": "random", "seconds": 0.05}] * (seats - 1)
    asked = {"game": "clash", "seats": [{"kind": "me"}, *bots], "options": options}
    made = page.request.post("/api/tables", data=asked, headers=origin)
    assert made.ok, made.text()
    page.goto(f"/t/{made.json()['id']}")
    expect(page.locator("[data-cell]").first).to_be_visible()


def wait_to_be_asked(page: Page) -> None:
    try:
        page.wait_for_function(ASKS)
    except TimeoutError as error:
        picture(page, "clash-stuck")
        raise AssertionError(f"nothing can be answered: {page.locator('body').inner_text()}") from error


class Hand:
    """A mouse or a finger of a person who looks where something can be pressed."""

    def __init__(self, page: Page, seed: int, touch: bool = False) -> None:
        self.page = page
        self.chance = random.Random(seed)
        self.press = page.touchscreen.tap if touch else page.mouse.click
        self.is_touch = touch
        self.stuck = 0

    def play(self, answers: int = ANSWERS) -> bool:
        """Answer until the game is over, or some times; whether it is over."""
        for _ in range(answers):
            wait_to_be_asked(self.page)
            if is_over(self.page):
                return True
            self.answer()
        return False

    def answer(self) -> None:
        """Press what can be pressed: an end if there is one, a button, a cell, one of the actions."""
        order = [END, LOSE, TROOP, OPEN, CELL, DEED]
        places: dict[str, list[dict[str, float]]] = self.page.evaluate(PLACES, order)
        is_begun = self.page.locator("[data-deed][aria-pressed=true]").count() > 0
        if places[DEED] and not is_begun:
            order = [END, DEED]
        elif self.stuck < 2:
            order = order[:-1]
        found = next((places[one] for one in order if places[one]), [])
        if found:
            self.stuck = 0
            place = self.chance.choice(found)
            self.press(place["x"], place["y"])
        else:
            self.look_around()
        self.page.wait_for_timeout(30)

    def look_around(self) -> None:
        """What is asked may lie under something, or beyond the edge of the map."""
        self.stuck += 1
        if self.stuck > 20:
            picture(self.page, "clash-unreached")
            raise AssertionError(f"nothing can be reached: {self.page.locator('body').inner_text()}")
        if self.stuck % 2 and self.page.locator(OPEN).count():
            self.page.locator(OPEN).first.scroll_into_view_if_needed()
            return
        for button in ("[data-close-battle]", "[data-close-event]", ".sheet > .close"):
            if self.page.locator(button).count():
                self.page.locator(button).first.click()
                return
        self.page.get_by_role("button", name="The whole map").click()


@pytest.mark.parametrize(("width", "height", "seed"), [(1440, 900, 1), (1280, 720, 2)])
def test_a_whole_game_by_mouse_against_a_bot(new_page: NewPage, width: int, height: int, seed: int) -> None:
    page = new_page(width, height)
    sit_down(page, "Anna", length="short")
    wait_to_be_asked(page)
    picture(page, f"clash-start-{width}")
    assert audit(page) == []
    hand = Hand(page, seed)
    assert not hand.play(60)
    picture(page, f"clash-middle-{width}")
    assert audit(page) == []
    assert hand.play()
    page.get_by_role("dialog").get_by_role("button", name="See the board").click()
    picture(page, f"clash-over-{width}")
    assert audit(page) == []


def test_a_whole_game_by_touch_on_a_phone(new_page: NewPage) -> None:
    page = new_page(390, 844, touch=True)
    sit_down(page, "Anna", length="short", trade="false")
    wait_to_be_asked(page)
    hand = Hand(page, 3, touch=True)
    assert not hand.play(40)
    expect_fits(page)
    picture(page, "clash-phone")
    assert audit(page) == []
    assert hand.play()


def test_turns_by_keyboard_alone_in_russian(new_page: NewPage) -> None:
    page = new_page(1280, 720, language="ru")
    sit_down(page, "Анна")
    for _ in range(14):
        wait_to_be_asked(page)
        press_keys(page)
    # The log may have made room for a cell that is picked: the server knows what was done.
    assert page.request.get(page.url.replace("/t/", "/api/tables/")).json()["moves"] > 3
    picture(page, "clash-keyboard-ru")
    assert audit(page) == []


def test_the_log_grows_with_the_window_and_opens_large(new_page: NewPage) -> None:
    page = new_page(1280, 720)
    sit_down(page, "Anna")
    wait_to_be_asked(page)
    low = height_of(page, ".wide .log .moves")
    page.set_viewport_size({"width": 1920, "height": 1080})
    high = height_of(page, ".wide .log .moves")
    assert high >= low + 60
    page.locator("[data-large-log]").click()
    assert height_of(page, ".wide .moves") >= 2 * high
    assert audit(page) == []


def height_of(page: Page, selector: str) -> float:
    box = page.locator(selector).bounding_box()
    assert box is not None
    return box["height"]


def press_keys(page: Page) -> None:
    """End the turn, begin the first action that is possible, or answer on the map or with a button."""
    if page.locator(END).count():
        wanted = END
    elif (
        page.locator(f"{DEED}[aria-pressed=false]").count()
        and not page.locator("[aria-pressed=true][data-deed]").count()
    ):
        wanted = DEED
    else:
        wanted = CELL if page.locator(CELL).count() and not page.locator(f".cell {OPEN}").count() else OPEN
    if wanted == CELL:
        page.keyboard.press("m")
        tab_to(page, "[data-cell]")
    else:
        tab_to(page, wanted)
    page.keyboard.press("Enter")
    page.wait_for_timeout(30)


def test_each_group_is_one_stop_for_tab_and_the_arrows_go_on(new_page: NewPage) -> None:
    page = new_page()
    LaidTable(page, "en").lay(next(one for one in positions_of("clash") if one.name == "wild-turn"))
    for group in GROUPS:
        assert page.locator(f"{group} :is(button, [tabindex])").count() > 1
        assert page.locator(f"{group} :is(button:not([tabindex]), [tabindex='0'])").count() == 1, group
    found = stops(page)
    assert len(found) < 30, found
    for group, wanted in ((".blocks", "[data-advance]"), (".hand", "[data-held], .hand button")):
        tab_to(page, f"{group} :is(button, [tabindex])")
        before = page.evaluate("document.activeElement.outerHTML")
        page.keyboard.press("ArrowRight")
        assert page.evaluate("document.activeElement.outerHTML") != before
        expect(page.locator(":focus")).to_have_count(1)
        assert page.evaluate("wanted => document.activeElement.matches(wanted)", wanted)


@pytest.mark.parametrize(("width", "height", "language"), [(1280, 720, "ru"), (390, 844, "en")])
def test_every_part_can_be_read_in_dark_colours(
    new_page: NewPage, width: int, height: int, language: str
) -> None:
    page = new_page(width, height, language=language, touch=width < 1000)
    page.emulate_media(color_scheme="dark")
    table = LaidTable(page, language)
    for position in positions_of("clash"):
        if position.name in PARTS:
            table.lay(position)
            picture(page, f"clash-dark-{position.name}-{width}")
            assert audit(page) == [], position.name


def test_four_people_go_through_a_trade_and_a_battle(new_page: NewPage) -> None:
    state = scenario(
        nation(
            units=["3 infantry@C1"], advances=["tactics"], hand=["high_morale", "wedge_formation"], food=3
        ),
        nation(units=["2 infantry@B1"], advances=["tactics"], hand=["peltasts", "martyr"], wood=3),
        nation(gold=2),
        nation(),
        trade=True,
    )
    pages = [
        new_page(),
        new_page(1280, 720),
        new_page(390, 844, touch=True),
        new_page(language="ru"),
        new_page(),
    ]
    PlayedTable(state, pages, ["Anna", "Boris", "Clara", "Daria"])
    trade(*pages[:4])
    fight(*pages)


def trade(anna: Page, boris: Page, clara: Page, daria: Page) -> None:
    """Anna offers Boris a bargain with one press; the others see what may be seen, and Boris takes it."""
    anna.locator("[data-trade]").click()
    anna.get_by_role("group", name="With whom").get_by_text("Boris").click()
    offer = anna.get_by_role("button", name="Offer to Boris")
    expect(offer).to_have_attribute("aria-disabled", "true")
    for good in ("add:food", "add:food", "want:wood"):
        anna.locator(f"[data-step='{good}']").click()
    anna.locator("[data-offered]").first.click()
    picture(anna, "clash-trade")
    assert audit(anna) == []
    offer.click()
    for page in (boris, clara):
        expect(page.locator(".trade .made")).to_contain_text("action card")
    expect(boris.locator(".trade")).to_contain_text("Anna offers you")
    expect(daria.locator(".trade")).to_contain_text("Anna предлагает обмен")
    picture(boris, "clash-offered")
    assert audit(boris) == []
    assert audit(clara) == []
    assert clara.locator(".trade button[data-notation]").count() == 0
    expect(clara.locator(".trade .talk ol")).to_have_count(0)
    clara.locator(".trade .talk").get_by_role("button", name="Chat").click()
    for page in (anna, boris, clara):
        expect(page.locator(".trade .talk ol")).to_be_visible()
    picture(clara, "clash-trade-phone")
    assert audit(clara) == []
    boris.locator(".trade [data-notation=use]").click()
    expect(anna.locator(".trade .made")).to_have_count(0)
    expect(anna.locator("[data-stock='0:wood']").first).to_contain_text("1")


def fight(anna: Page, boris: Page, clara: Page, daria: Page, watcher: Page) -> None:
    """Anna attacks Boris: cards lie face down until both have laid one, then all see the dice."""
    anna.keyboard.press("Escape")
    anna.locator("[data-cell=C1]").click()
    anna.locator("[data-cell=B1].live").click()
    anna.locator("[data-attack=B1]").click()
    card = anna.locator("[data-stage] [data-notation^=tactics]").first
    card.wait_for()
    picture(anna, "clash-battle-cards")
    card.click()
    for page in (boris, clara, daria, watcher):
        expect(page.locator("[data-stage] .attacker .back")).to_be_visible()
    assert audit(boris) == []
    boris.locator("[data-stage] [data-notation^=tactics]").first.click()
    for page in (anna, boris, watcher):
        expect(page.locator("[data-stage] .die").first).to_be_visible()
        expect(page.locator("[data-stage] .back")).to_have_count(0)
    picture(boris, "clash-battle-rolled")
    picture(anna, "clash-battle-attacker")
    assert audit(anna) == []
    for page in (clara, daria, watcher):
        expect(page.locator("[data-battle], [data-stage]")).to_have_count(1)
        page.emulate_media(color_scheme="dark")
        assert audit(page) == []
    picture(clara, "clash-battle-phone")
    boris.locator("[data-close-battle]").click()
    expect(boris.locator("[data-stage]")).to_have_count(0)


def test_all_goods_of_a_trade_are_in_sight_on_a_small_desktop(new_page: NewPage) -> None:
    page = new_page(1280, 720, language="ru")
    LaidTable(page, "ru").lay(next(one for one in scenes() if one.name == "scene-trade"))
    rows = page.locator(".composer .rows").bounding_box()
    last = page.locator("[data-step='add:culture']").bounding_box()
    assert rows
    assert last
    assert last["y"] + last["height"] <= rows["y"] + rows["height"]
