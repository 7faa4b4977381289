"""The owner's box of Era: an owner corrects grid, shapes and prices, and all of it is played."""

import json
import re
from pathlib import Path

import pytest

import tessera
from tessera.core.edition import Fault, read
from tessera.games.era.catalog import BUILDINGS
from tessera.games.era.edition import BOX, FORM
from tessera.locale import LANGUAGES, rules_page
from tests.games.editions import BATTERY, ERA, OPPONENTS, played_by

SMALL = """
game = "era"
[grid]
width = 7
height = 7
[mirror]
allowed = true
[disaster_rows]
attack = 6
revolt = 5
last = 7
"""
LARGE = """
game = "era"
[grid]
width = 18
height = 16
[shapes]
keep = ["##", "##"]
scorched = ["#"]
[costs]
cathedral = { goods = 6, stone = 4, wood = 2 }
[faces]
clergy_4 = "culture"
"""

LOOK = """
import json
import tessera
from tessera.core.chance import Chance
game = tessera.load("era")
state = game.new(1, Chance(1))
catalog = game.catalog()
print(json.dumps({
    "edition": game.edition,
    "grid": [catalog["grid"]["width"], catalog["grid"]["height"]],
    "church": catalog["pieces"]["church"]["shapes"]["r0"],
    "farm": catalog["pieces"]["farm"]["shapes"]["r0"],
    "hospital": catalog["pieces"]["hospital"]["cost"],
    "keep": state.view(0).board["domains"][0]["pieces"][0],
    "guesses": [entry.path for entry in game.box.guesses("costs")],
}))
"""


@pytest.mark.parametrize(
    ("edition", "seats"), [(ERA, "2"), (SMALL, "1"), (LARGE, "1")], ids=["corrected", "small", "large"]
)
def test_the_rules_keep_every_law_with_any_edition(tmp_path: Path, edition: str, seats: str) -> None:
    assert played_by(tmp_path, edition, BATTERY, "era", seats).strip() == "[]"


def test_the_opponents_play_by_the_edition(tmp_path: Path) -> None:
    assert played_by(tmp_path, ERA, OPPONENTS, "era").strip() == "60"


def test_the_catalog_and_the_view_show_the_edition(tmp_path: Path) -> None:
    seen = json.loads(played_by(tmp_path, ERA, LOOK))
    assert seen["grid"] == [13, 9]
    assert seen["church"] == [[0, 0], [1, 0], [2, 0], [0, 1]]
    assert seen["farm"] == [[0, 0], [1, 0]]
    assert seen["hospital"] == {"goods": 1, "stone": 6}
    assert seen["keep"]["cells"] == ["g5"]  # the exact middle of thirteen by nine
    assert seen["edition"] == read(FORM, ERA).box.fingerprint != ""
    assert "costs.wall" in seen["guesses"]
    assert not {"costs.hospital", "costs.keep"} & {*seen["guesses"]}


PAGE = """
import sys
import tessera
from tessera.locale import rules_page
print(rules_page(tessera.load(sys.argv[1]), sys.argv[2]))
"""
WHOLE = ("shapes", "costs", "grid", "track_lengths", "mirror", "faces", "disaster_rows", "solo", "limit")
OTHER_GUESSES = (
    *("grid", "goods", "stone", "food", "a side of the clergy die", "many skulls", "wall", "scorched land"),
    *("turning over", "limit of rounds", "area alone"),
)
"""What else than prices of buildings the rules page marks."""


def marked_prices(page: str) -> set[str]:
    rows = re.findall(r"^\| \*\*[^|]*\*\* \{icon:[^}]*\} \| ([^|]*) \| \d+ \|", page, re.MULTILINE)
    return {name for name, price in zip(BUILDINGS, rows, strict=True) if price.endswith("°")}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_page_marks_every_guess(language: str) -> None:
    page = rules_page(tessera.load("era"), language)
    assert page is not None
    assert marked_prices(page) == set(BOX.section("costs")) - {"wall"}
    explanation = 1
    assert page.count("°") == len(BOX.section("costs")) - 1 + len(OTHER_GUESSES) + explanation


def test_the_rules_page_tells_what_was_corrected_and_marks_it_no_more(tmp_path: Path) -> None:
    page = played_by(tmp_path, ERA, PAGE, "era", "en")
    assert "grid of 13 by 9 cells" in page
    assert "| **Hospital** {icon:piece/hospital} | 1 goods, 6 stone | 3 |" in page
    assert "6 goods, 7 stone, 8 wood, 10 food" in page  # looked up and found right
    assert marked_prices(page) == set(BOX.section("costs")) - {"wall", "hospital", "keep"}
    assert "13 на 9 клеток" in played_by(tmp_path, ERA, PAGE, "era", "ru")
    everything = ", ".join(f'"{section}"' for section in WHOLE)
    page = played_by(tmp_path, f'game = "era"\nlooked_up = [{everything}]\n', PAGE, "era", "en")
    assert "°" not in page
    page = played_by(tmp_path, SMALL, PAGE, "era", "en")
    assert "and turned over too, and goes on free cells" in page
    assert "| 6 | **Attack** |" in page
    assert "with more than six nothing happens" in page


def faults(*lines: str) -> list[Fault]:
    return read(FORM, "\n".join(['game = "era"', *lines])).faults


def test_the_keep_must_stand_in_the_exact_middle() -> None:
    (found,) = faults("[grid]", "height = 9", "width = 12")
    assert (found.line, found.message.key) == (4, "era.fault.keep")
    assert [found.where for found in faults("[shapes]", 'keep = ["##"]')] == [("grid", "width")]
    assert faults("[grid]", "width = 12", "[shapes]", 'keep = ["##"]') == []


def test_a_price_must_fit_on_its_track() -> None:
    (found,) = faults("[costs]", "wall = { wood = 9 }")  # the track of wood has 8, and that is printed
    assert (found.line, found.message.args["most"]) == (3, 8)
    assert faults("[costs]", "wall = { stone = 9 }", "[track_lengths]", "stone = 9") == []


def test_a_track_has_room_for_what_everybody_begins_with() -> None:
    assert [found.line for found in faults("[track_lengths]", "food = 2")] == [3]
    assert [found.line for found in faults("[track_lengths]", "food = 64")] == [3]


def test_two_disasters_have_rows_of_their_own() -> None:
    (found,) = faults("[disaster_rows]", "revolt = 5")
    assert found.message.key == "era.fault.rows"


def test_a_side_of_a_die_shows_what_another_side_shows() -> None:
    (found,) = faults("[faces]", 'clergy_4 = "swords"')
    assert "stone_or_wood" in found.message.args["choices"]


@pytest.mark.parametrize(
    "shape", ['["#.", ".#"]', '["..", ".."]', '["#######"]', '["####", "####", "#..."]', '["x"]', "[]", '"#"']
)
def test_a_shape_is_some_cells_that_hang_together(shape: str) -> None:
    assert [found.line for found in faults("[shapes]", f"farm = {shape}")] == [3]


@pytest.mark.parametrize("number", ["6", "21", '"11"', "11.0", "true"])
def test_a_grid_is_neither_too_small_nor_too_large(number: str) -> None:
    assert [found.line for found in faults("[grid]", f"width = {number}")] == [3]
