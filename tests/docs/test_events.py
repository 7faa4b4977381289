"""`docs/events/<game>.md` lists every kind of event of the game, as its code declares them."""

import pytest

import tessera
from scripts.event_pages import PAGES, page
from tessera.games import own_names


@pytest.mark.parametrize("game", own_names())
def test_the_page_of_a_games_events_is_up_to_date(game: str) -> None:
    written = (PAGES / f"{game}.md").read_text("utf-8")
    assert written == page(tessera.load(game)), "run scripts/event_pages.py"


def test_there_is_no_page_of_another_game() -> None:
    assert {path.stem for path in PAGES.glob("*.md")} == set(own_names())
