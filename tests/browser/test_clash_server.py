"""Clash of Cultures on a real server, in four browsers: a bargain and a battle to its end."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tessera.core.scenario import asked
from tessera.server.app import Parts
from tessera.server.store.rows import EntryRow
from tessera.server.tables.history import History
from tessera.server.tables.live import LiveTable
from tessera.server.tables.views import view_of
from tessera.server.world import Moment, World
from tests.browser import campaign
from tests.browser.conftest import NewPage, picture
from tests.server.house import House, house, quick

SECRET = b"campaign 34".ljust(32, b".")
"""What chance makes of it lets the two meet."""
MOVES = 600
"""More than it takes them."""
ANSWERS = 40
"""More than a battle asks for."""
TACTICS = "[data-stage] [data-notation^='tactics:']"
LOSABLE = "[data-stage] [data-troop][aria-pressed=false]"
LOSE = "[data-stage] [data-lose]"
ENABLED = ":not([aria-disabled=true])"
ANSWER = f"[data-stage] button[data-notation]{ENABLED}"


@pytest.fixture
def place(tmp_path: Path) -> Iterator[House]:
    settings = quick(tmp_path, client=Path(os.environ["TESSERA_CLIENT"]), away_seconds=600.0)
    with house(settings, Parts(world=World(new_secret=lambda: SECRET))) as running:
        yield running


def sit_down(place: House, pages: dict[str, Page]) -> str:
    """A table of four at which everybody has a seat, by its host's invitation."""
    origin = {"Origin": f"http://{place.address}"}
    for name, page in pages.items():
        page.goto(f"http://{place.address}/")
        assert page.request.post(f"http://{place.address}/api/me", data={"name": name}, headers=origin).ok
    host, *guests = pages.values()
    seats = [{"kind": "me"}, *[{"kind": "open"}] * len(guests)]
    new = {"game": "clash", "seats": seats, "options": {"length": "short"}}
    made = host.request.post(f"http://{place.address}/api/tables", data=new, headers=origin)
    table: str = made.json()["id"]
    for page in guests:
        joined = f"http://{place.address}/api/tables/{table}/join"
        assert page.request.post(joined, data={}, headers=origin).ok
    return table


async def go_to_war(table: LiveTable) -> tuple[str, str]:
    """Everybody moves, as if over a socket, until a battle is possible: from where, and against whom."""
    for _ in range(MOVES):
        history = table.standing.playing()
        seat = history.acting[0]
        view = view_of(history.match.situation, seat)
        found = campaign.target(view.board)
        if seat == campaign.ATTACKER and asked(history.state) == "turn" and found:
            return found
        name = history.match.record.game.vocabulary.notation
        answers = {name(action): action for action in history.state.actions(seat)}
        chosen = answers[campaign.choice(view, asked(history.state), list(answers))]

        def act(draft: History, now: Moment, seat: int = seat, action: int = chosen) -> list[EntryRow]:
            return draft.act(seat, [action], now, None)

        await table.enter(None, act)
    raise AssertionError("they do not meet")


def test_four_people_trade_and_fight_to_the_end_on_a_real_server(place: House, new_page: NewPage) -> None:
    pages = {
        "Anna": new_page(390, 844, touch=True),
        "Boris": new_page(),
        "Clara": new_page(language="ru"),
        "Daria": new_page(1280, 720),
    }
    table = sit_down(place, pages)
    live = place.run(place.hall.find(table))
    seated = live.standing.playing().match.record.names  # as the secret deals the seats
    attacker, partner, _, defender = [pages[name] for name in seated]
    start, goal = place.run(go_to_war(live))
    for page in pages.values():
        page.goto(f"http://{place.address}/t/{table}")
        expect(page.locator("[data-cell]").first).to_be_visible()
    before = standing(live)
    trade(attacker, partner, seated[1])
    attack(attacker, start, goal)
    fight([attacker, defender])
    assert standing(live) < before
    for page in pages.values():
        expect(page.locator("[data-stage] .outcome, [data-battle]").first).not_to_be_empty()
    picture(defender, "clash-real-battle-over")
    attacker.locator("[data-stage] .go").click()
    expect(attacker.locator("[data-stage]")).to_have_count(0)
    expect(attacker.locator(f"[data-cell={start}]")).to_be_visible()


def standing(table: LiveTable) -> int:
    """How many units of the two are left, when no battle goes on."""
    view = table.view(None)
    assert view is not None
    assert "battle" not in view.board
    return sum(campaign.soldiers(view.board, seat) for seat in campaign.HOMES)


def trade(buyer: Page, partner: Page, name: str) -> None:
    """Wood is given for ore, and both have it."""
    buyer.locator("[data-trade]").click()
    for good in ("add:wood", "want:ore"):
        buyer.locator(f"[data-step='{good}']").click()
    wood = partner.locator("[data-stock='1:wood']").first
    expect(wood).to_contain_text("0")
    buyer.get_by_role("button", name=f"Offer to {name}").click()
    partner.locator(".trade [data-notation=use]").click()
    expect(wood).to_contain_text("1")
    expect(buyer.locator("[data-stock='0:ore']").first).to_contain_text("1")
    buyer.keyboard.press("Escape")


def attack(attacker: Page, start: str, goal: str) -> None:
    attacker.locator(f"[data-cell={start}]").click()
    attacker.locator(f"[data-cell={goal}].live").click()
    attacker.locator(f"[data-attack={goal}]").click()
    expect(attacker.locator("[data-stage]")).to_be_visible()


def fight(sides: list[Page]) -> None:
    """Both answer what the battle asks them, until it has an outcome."""
    for number in range(ANSWERS):
        page = sides[number % len(sides)]
        if sides[0].locator("[data-stage] .go:not(.bad)").count():
            return
        answer(page)
    raise AssertionError("the battle does not end")


def answer(page: Page) -> None:
    """Lay a card, choose who falls, or stay: whatever is asked, if anything is."""
    if page.locator(TACTICS).count():
        page.locator(TACTICS).first.click()
    elif page.locator(LOSE).count():
        while not page.locator(LOSE + ENABLED).count():
            page.locator(LOSABLE).first.click()
        page.locator(LOSE).click()
    elif page.locator(ANSWER).count():
        page.locator(ANSWER).first.click()
    page.wait_for_timeout(100)
