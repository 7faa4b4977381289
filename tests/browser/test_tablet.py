"""Tablets: between a desktop, which shows everything at once, and a phone."""

import pytest

from tests.browser.conftest import NewPage, picture
from tests.browser.person import expect_fits, sit_down_at

BOARD, REST = ".handheld .board", ".handheld .rest"


@pytest.mark.parametrize("game", ["deus", "era"])
def test_the_board_stands_beside_the_rest_on_a_tablet_that_lies_and_above_it_on_one_that_stands(
    new_page: NewPage, game: str
) -> None:
    page = new_page(1024, 768, touch=True)
    sit_down_at(page, game, "Anna", 2, BOARD)
    board, rest = page.locator(BOARD).bounding_box(), page.locator(REST).bounding_box()
    assert board
    assert rest
    assert board["x"] + board["width"] <= rest["x"] + 1
    assert rest["x"] + rest["width"] <= 1024
    assert board["height"] > 500
    expect_fits(page)
    picture(page, f"{game}-tablet")
    page.set_viewport_size({"width": 768, "height": 1024})
    page.wait_for_function(
        "([board, rest]) => document.querySelector(board).getBoundingClientRect().left"
        " === document.querySelector(rest).getBoundingClientRect().left",
        arg=[BOARD, REST],
    )
    expect_fits(page)
