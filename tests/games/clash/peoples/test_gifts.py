"""Which gifts have rules and tests: the list of those that do not may only become shorter."""

import re
from pathlib import Path

from tessera.games.clash import court
from tessera.games.clash.frames import moments
from tessera.games.clash.peoples import GIFTS, LEADERS, PEOPLES, abilities_of, gift, leaders_of, powers_of
from tessera.games.clash.powers import acts, modifiers, offers, reactions, scores, targets, ways

UNWRITTEN: tuple[str, ...] = ()
"""Peoples without a chapter. Take yours away when it is complete."""
ELSEWHERE = {
    *("imperator", "civilizer"),
    *("ruler_of_the_world", "hero_of_thermopylae", "admiral"),
    *("iconoclast", "liberator"),
    *("ahuitzotl_expansionist", "human_sacrifice"),
    *("battering_rams", "bladed_tusks", "horse_master", "immortals", "prepared", "raiders", "strategist"),
    *("horror_of_the_north", "father_of_strategy", "fleet_commander"),
    *("biremes", "priest_of_astarte", "protector"),
    *("man_god", "coastal_power"),
    *("tactician", "fast_war", "brilliant_conqueror", "fireworks"),
    *("sun_shield", "fire_is_born", "new_dynasty"),
    *("way_of_the_sword", "fortified", "defender"),
    *("tribal_warfare", "fearless", "warrior_people", "loyalty"),
}
"""Gifts that hang in no table of `powers`: those of battles, and those that a rule asks for by name."""
HERE = Path(__file__).parent


def gifts_of(people: str) -> list[str]:
    whose = PEOPLES.index(people)
    own = [*powers_of(whose), *[each for leader in leaders_of(whose) for each in abilities_of(leader)]]
    return [GIFTS[number] for number in own]


def hung() -> set[int]:
    """The gifts that hang in some table."""
    return {
        *[number for number in moments.GIFT_OF if number >= 0],
        *[number for row in modifiers.ROWS for number, _ in row],
        *[number for row in reactions.ROWS for number, _ in row],
        *[each.gift for row in offers.OFFERS for each in row],
        *[number // targets.STEPS for number in targets.FOLLOWING],
        *[number if number >= 0 else -number - 1 for number, _ in scores.ROWS],
        *[each.gift for each in ways.WAYS],
        *acts.ACTS,
    }


def test_every_gift_of_a_people_that_is_written_hangs_somewhere() -> None:
    missing = [
        name
        for people in PEOPLES
        if people not in UNWRITTEN
        for name in gifts_of(people)
        if gift(name) not in hung() and name not in ELSEWHERE
    ]
    assert missing == []


def test_every_gift_of_a_people_that_is_written_has_a_test() -> None:
    """A test names a gift in its own name or in its text."""
    missing = []
    for people in PEOPLES:
        if people in UNWRITTEN:
            continue
        text = (HERE / f"test_{people}.py").read_text("utf-8")
        missing.extend(
            [name for name in gifts_of(people) if not re.search(name, text) and name not in ELSEWHERE]
        )
    assert missing == []


def test_no_people_is_unwritten_that_has_tests() -> None:
    assert [people for people in UNWRITTEN if (HERE / f"test_{people}.py").exists()] == []


def test_gifts_are_numbered_for_ever() -> None:
    """Saved games hold them: numbers of powers and abilities never change."""
    assert (gift("captives"), gift("runestones"), gift("ahuitzotl_expansionist")) == (0, 59, 60)
    assert (gift("proconsul"), gift("horror_of_the_north"), len(LEADERS)) == (141, 149, 45)


def test_nothing_at_court_has_the_name_of_something_else() -> None:
    """They are saved by their names."""
    names = [*court.NAMES, *court.ROW_NAMES]
    assert len(set(names)) == len(names)
