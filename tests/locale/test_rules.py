"""The written rules: both languages have the same chapters, and leave nothing out."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import tessera
from tessera.games import names
from tessera.games.duel import catalog
from tessera.games.era import catalog as era
from tessera.locale import LANGUAGES, Locale, rules_page, words_of
from tests.locale.words import known_words

SOURCE = Path(tessera.__file__).parent
ICONS = Path(__file__).parents[2] / "client" / "src" / "svg" / "icons.ts"
HEADING = re.compile(r"^(#{2,3}) (.+) \{#([a-z_-]+)\}$", re.MULTILINE)
ANY_HEADING = re.compile(r"^#{2,} .*$", re.MULTILINE)
LINK = re.compile(r"\]\(#([^)]*)\)")
MARK = re.compile(r"\{icon:([^}/]*)(?:/([^}]*))?\}")

DRAWN = {
    *("armillary-sphere", "plumb-bob", "link", "pawn", "coin", "loss"),
    *("face", "piece", "domain", "card", "god", "map"),
    *("terrain", "building", "unit", "barbarian", "mood", "city", "deed", "track", "symbol"),
    *("battle", "objective", "wonder", "event", "category", "offer"),
}
"""Icons that are drawn for Tessera."""
every_game = pytest.mark.parametrize("game", names())


def rules(language: str, game: str = "duel") -> str:
    page = rules_page(tessera.load(game), language)
    assert page is not None, f"{game} has no rules in {language}"
    return page


def chapters(language: str, game: str) -> list[tuple[int, str]]:
    return [(len(level), anchor) for level, _, anchor in HEADING.findall(rules(language, game))]


def named_rules(game: str) -> Iterator[tuple[str, str]]:
    """Every chapter that a reason of the engine or the server names, with where it does."""
    for path in sorted([*(SOURCE / "core").rglob("*.py"), *(SOURCE / "games" / game).rglob("*.py")]):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name):
                continue
            if node.func.id in ("Reason", "not_now") and node.args:
                rule = node.args[-1]
                if isinstance(rule, ast.Constant) and rule.value:
                    yield str(rule.value), f"{path.relative_to(SOURCE)}:{node.lineno}"


@every_game
def test_both_languages_have_the_same_chapters_in_the_same_order(game: str) -> None:
    assert chapters("en", game) == chapters("ru", game)


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_chapter_has_an_anchor_of_its_own(language: str, game: str) -> None:
    anchors = [anchor for _, anchor in chapters(language, game)]
    assert len(ANY_HEADING.findall(rules(language, game))) == len(anchors)
    assert len(set(anchors)) == len(anchors)


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_that_a_reason_names_is_a_chapter(language: str, game: str) -> None:
    anchors = {anchor for _, anchor in chapters(language, game)}
    named = list(named_rules(game))
    assert named
    assert [f"{rule} ({where})" for rule, where in named if rule not in anchors] == []


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_that_has_a_title_is_a_chapter(language: str, game: str) -> None:
    """Reasons may be made anywhere; the battery sees that the rule of each that is met has a title."""
    anchors = {anchor for _, anchor in chapters(language, game)}
    titled = set(re.findall(rf"^{game}-rule-(\S+) =", words_of(game, language), re.MULTILINE))
    assert titled >= {"turn", "end"}
    assert sorted(titled - anchors) == []


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_link_leads_to_a_chapter(language: str, game: str) -> None:
    anchors = {anchor for _, anchor in chapters(language, game)}
    assert [anchor for anchor in LINK.findall(rules(language, game)) if anchor not in anchors] == []


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_icon_is_known(language: str, game: str) -> None:
    known = set(re.findall(r'^ {2}"([a-z-]+)": "', ICONS.read_text("utf-8"), re.MULTILINE))
    marks = MARK.findall(rules(language, game))
    assert len(known) > 50
    assert rules(language, game).count("{icon") == len(marks)
    assert sorted({name for name, _ in marks} - known - DRAWN) == []
    assert (
        sorted({dress for _, dress in marks if not dress.isdigit()} - known_words(game).DRESSES - {""}) == []
    )


@every_game
def test_both_languages_show_the_same_icons(game: str) -> None:
    assert sorted(MARK.findall(rules("en", game))) == sorted(MARK.findall(rules("ru", game)))


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_is_called_by_its_name(language: str, game: str) -> None:
    locale, text = Locale(language), rules(language, game).casefold()
    called = [
        locale.say(f"{game}.{family}.{name}") for family, ids in known_words(game).NAMED for name in ids
    ]
    assert called
    assert [name for name in called if name.casefold() not in text] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_both_cards_of_a_chain_stand_beside_its_icon(language: str) -> None:
    locale, lines = Locale(language), rules(language).splitlines()
    by_id = {card["id"]: card for card in catalog._cards}
    lacking = []
    for giver in by_id.values():
        for taker in by_id.values():
            if giver.get("gives") and giver["gives"] == taker.get("needs"):
                names = [locale.say(f"duel.card.{card['id']}") for card in (giver, taker)]
                if not any("/chain}" in line and all(name in line for name in names) for line in lines):
                    lacking.append(names)
    assert lacking == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_buildings_of_era_stand_with_their_points_and_prices(language: str) -> None:
    """A cost in the table is its amounts, whatever the language calls them."""
    locale, text = Locale(language), rules(language, "era")
    for building, name in enumerate(era.BUILDINGS):
        row = next(
            line
            for line in text.splitlines()
            if line.lower().startswith(f"| **{locale.say(f'era.piece.{name}')}**")
        )
        _, _, cost, points, *_ = row.split("|")
        assert [int(number) for number in re.findall(r"\d+", cost)] == era.PRINTED_AMOUNTS[building]
        assert int(points) == era.POINTS[building]


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_text_has_no_html(language: str, game: str) -> None:
    assert re.findall(r"<[a-z/!]", rules(language, game), re.IGNORECASE) == []
