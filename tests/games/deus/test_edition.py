"""The owner's box of Deus: an owner corrects prices, copies and tiles, and all of it is played."""

import json
from pathlib import Path

import pytest

from tessera.core.edition import Fault, read
from tessera.games.deus.edition import FORM
from tests.games.editions import BATTERY, DEUS, OPPONENTS, played_by

OTHERWISE = """
game = "deus"
[tile_steps]
first = [1, 2]
second = [-2, 3]
[layouts]
3 = [[0, 0], [1, 0], [2, 0], [0, 1], [1, 1], [2, 1]]
[cards]
school = [{ wood = 4, stone = 4, clay = 4, wheat = 4, gold = 30 }, { gold = 1 }]
"""
"""The tiles interlock the other way round, lie in another shape, and a card costs as much as it can."""

LOOK = """
import json
import tessera
from tessera.core.chance import Chance
from tessera.games.deus.continent import FACES
game = tessera.load("deus")
cards = game.catalog()["cards"]
print(json.dumps({
    "edition": game.edition,
    "cards": {name: [card["copies"], card["cost"]] for name, card in cards.items()},
    "tile": FACES[0],
    "guesses": [entry.path for entry in game.box.guesses()],
}))
"""


@pytest.mark.parametrize("edition", [DEUS, OTHERWISE], ids=["corrected", "otherwise"])
def test_the_rules_keep_every_law_with_any_edition(tmp_path: Path, edition: str) -> None:
    assert played_by(tmp_path, edition, BATTERY, "deus", "2").strip() == "[]"


def test_the_opponents_play_by_the_edition(tmp_path: Path) -> None:
    assert played_by(tmp_path, DEUS, OPPONENTS, "deus").strip() == "60"


def test_the_catalog_shows_the_edition(tmp_path: Path) -> None:
    seen = json.loads(played_by(tmp_path, DEUS, LOOK))
    cards = seen["cards"]
    assert [cards[f"centurion_{number}"] for number in (1, 2, 3)] == [
        [1, {"wood": 2}],
        [1, {"wood": 2, "clay": 1, "gold": 1}],
        [2, {"stone": 1, "gold": 4}],
    ]
    assert cards["temporary_camps"] == [2, {"wood": 1}]
    assert [cards[f"galley_{number}"][1] for number in (1, 2, 3)] == [{}, {"gold": 2}, {"wood": 1, "gold": 3}]
    assert sum(copies for copies, _ in cards.values()) == 96
    assert seen["tile"] == [4, 1, 5, 4, 0, 3, 2]
    assert seen["edition"] == read(FORM, DEUS).box.fingerprint != ""
    assert "cards.legion" in seen["guesses"]
    assert not {"cards.centurion", "tiles.1a"} & {*seen["guesses"]}


PAGE = """
import tessera
from tessera.locale import rules_page
print(rules_page(tessera.load("deus"), "en"))
"""


def test_the_rules_page_tells_what_was_corrected_and_marks_it_no_more(tmp_path: Path) -> None:
    page = played_by(tmp_path, DEUS, PAGE)
    assert "| **Brewery (5)** (brown) | 2 stone, 2 gold |" in page
    assert "| **Temporary Camps** (red) | 2 × 1 wood |" in page
    assert "| **Centurion** (red) | 2 wood; 2 wood, 1 clay, 1 gold; 2 × 1 stone, 4 gold |" in page
    assert "| **Galley** (blue) | 2 × nothing; 2 gold; 1 wood, 3 gold |" in page
    assert page.count("° |") == 56 - 4
    everything = 'game = "deus"\nlooked_up = ["cards", "tiles", "layouts", "tile_steps", "limit"]\n'
    assert "°" not in played_by(tmp_path, everything, PAGE)


def faults(*lines: str) -> list[Fault]:
    return read(FORM, "\n".join(['game = "deus"', *lines])).faults


def test_the_copies_of_a_colour_add_up() -> None:
    (found,) = faults("[cards]", "legion = [{ wood = 1 }]")
    assert found.message.key == "deus.fault.copies"
    assert (found.message.args["copies"], found.message.args["wanted"]) == (15, 16)
    assert faults("[cards]", "legion = [{}]", "ballista = [{}, {}, {}]") == []


def test_a_price_of_anything_else_is_refused() -> None:
    (found,) = faults("[cards]", "legion = [{ iron = 1 }, {}]")
    assert (found.line, found.message.key) == (3, "edition.fault.of_copy")
    assert found.message.args["why"].args["name"] == "iron"


@pytest.mark.parametrize("price", ["{ wood = 5 }", "{ gold = 31 }", "{ wood = -1 }", "{ wood = true }", "1"])
def test_a_price_has_amounts_that_can_be_numbered(price: str) -> None:
    assert [found.line for found in faults("[cards]", f"legion = [{price}, {{}}]")] == [3]


def test_a_side_of_a_tile_has_the_terrains_that_are_known() -> None:
    (found,) = faults("[tiles]", '1a = ["sea", "sea", "sea", "forest", "field", "swamp", "village"]')
    assert (found.line, found.message.key) == (3, "edition.fault.words")


def test_tiles_neither_overlap_nor_leave_gaps() -> None:
    (found,) = faults("[tile_steps]", "first = [1, 1]")
    assert found.message.key == "deus.fault.steps"
    assert [found.message.key for found in faults("[tile_steps]", "first = [3, 0]")] == ["deus.fault.steps"]


def test_tiles_lie_beside_each_other() -> None:
    (found,) = faults("[layouts]", "2 = [[0, 0], [1, 0], [0, 1], [3, 3]]")
    assert found.message.key == "deus.fault.layout"
    assert [found.message.key for found in faults("[layouts]", "2 = [[0, 0], [0, 0], [1, 0], [0, 1]]")] == [
        "edition.fault.count_of_places"
    ]
