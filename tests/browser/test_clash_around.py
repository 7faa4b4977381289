"""What is around a game of Clash: its motion, the review of a finished one, and the guided first one."""

import re

import pytest
from playwright.sync_api import Page, expect

from tessera.games.clash.scenario import nation, scenario
from tests.browser.audit import audit
from tests.browser.conftest import NewPage, picture
from tests.browser.person import resign
from tests.browser.played import PlayedTable
from tests.browser.test_clash import Hand, sit_down, wait_to_be_asked

SLOWLY = """
    window.moved = [];
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...given) {
        const animation = animate.apply(this, given);
        animation.playbackRate = 0.0001;
        window.moved.push(animation);
        return animation;
    };
"""
"""Whatever moves is noted, and takes an hour."""
IS_MOVING = "() => moved.some(({ playState }) => playState === 'running')"
IS_STILL = "() => moved.every(({ playState }) => playState === 'finished')"
FORGET = "() => moved.splice(0)"
TIP = ".coach .card h3"
NEXT = ".coach .buttons button:last-child"


def army(page: Page, start: str, goal: str) -> None:
    page.locator(f"[data-cell={start}]").click()
    page.locator(f"[data-cell={goal}].live").click()


def test_what_others_do_moves_until_a_click_or_a_key_and_not_at_all_without_motion(new_page: NewPage) -> None:
    state = scenario(nation(units=["infantry@D2"], advances=["tactics"]), nation())
    mover, other = new_page(), new_page(moves=True)
    other.add_init_script(SLOWLY)
    PlayedTable(state, [mover, other], ["Anna", "Boris"])
    army(mover, "D2", "C2")
    other.wait_for_function(IS_MOVING)
    expect(other.locator(".story")).to_contain_text("Anna")
    picture(other, "clash-motion")
    other.locator("[data-cell=D7]").click()
    other.wait_for_function(IS_STILL)
    expect(other.locator(".story")).to_have_count(0)
    other.evaluate(FORGET)
    army(mover, "C2", "D2")
    other.wait_for_function(IS_MOVING)
    other.keyboard.press("Escape")
    other.wait_for_function(IS_STILL)
    other.get_by_role("button", name="Menu").click()
    other.get_by_role("switch", name="Moving pieces").click()
    other.keyboard.press("Escape")
    other.evaluate(FORGET)
    army(mover, "D2", "D1")
    expect(other.locator("[data-unit='D1:0:infantry']")).to_be_visible()
    assert other.evaluate("moved.length") == 0


def test_a_resigned_game_is_looked_at_again_judged_and_played_on(new_page: NewPage) -> None:
    page = new_page()
    sit_down(page, "Anna", length="short")
    Hand(page, 5).play(6)
    resign(page)
    page.goto(f"{page.url}/review")
    expect(page.locator("[data-cell]").first).to_be_visible()
    plot = page.locator(".plot")
    plot.wait_for()
    expect(page.get_by_role("progressbar")).to_have_count(0)
    slider = plot.get_by_role("slider")
    slider.focus()
    page.keyboard.press("Home")
    expect(slider).to_have_attribute("aria-valuetext", re.compile("^Move 0 "))
    better = page.get_by_role("button", name="Show the better move")
    better.first.click()
    expect(better.first).to_have_attribute("aria-pressed", "true")
    picture(page, "clash-review")
    assert audit(page) == []
    page.get_by_role("button", name="Play on from here").click()
    page.locator("dialog[open]").get_by_role("button", name="Begin").click()
    page.wait_for_url(re.compile(r"/t/(?!.*/review)"))
    expect(page.locator("[data-cell]").first).to_be_visible()
    wait_to_be_asked(page)


@pytest.mark.parametrize(("game", "name"), [("clash", "Anna"), ("deus", "Boris"), ("era", "Clara")])
def test_a_guided_game_begins_and_says_what_comes_next(new_page: NewPage, game: str, name: str) -> None:
    page = new_page(1280, 720)
    page.goto(f"/guide/{game}")
    page.get_by_role("textbox").first.fill(name)
    page.keyboard.press("Enter")
    page.wait_for_url("**/t/*guide=1")
    expect(page.locator(TIP)).to_have_text("Welcome!")
    picture(page, f"{game}-guided")
    first = page.locator(".coach .card p").inner_text()
    page.locator(NEXT).click()
    expect(page.locator(".coach .card p")).not_to_have_text(first)
    if game == "clash":
        settle_and_advance(page)
    assert audit(page) == []


def settle_and_advance(page: Page) -> None:
    """The settlers find a place, and an advance is gained: each time the guide goes on."""
    settlers = page.locator(TIP).inner_text()
    page.locator("[data-cell].live").first.click()
    page.locator("[data-deed=advance]:not([aria-disabled=true])").wait_for()
    expect(page.locator(TIP)).not_to_have_text(settlers)
    turn = page.locator(TIP).inner_text()
    page.locator("[data-notation='advance:writing']").click()
    expect(page.locator(".left .spent")).to_have_count(1)
    page.locator(NEXT).click()
    expect(page.locator(TIP)).not_to_have_text(turn)


def test_large_panels_are_laid_out_by_themselves(new_page: NewPage) -> None:
    # Else any word on the page costs the layout of the advances, the hand and the map, several times over.
    page, other = new_page(), new_page()
    PlayedTable(scenario(nation(), nation()), [page, other], ["Anna", "Boris"])
    panels = page.locator(".right > .filled, .left > .log, .left .chart")
    expect(panels).to_have_count(4)
    assert panels.evaluate_all("all => all.map((one) => getComputedStyle(one).contain)") == ["strict"] * 4
