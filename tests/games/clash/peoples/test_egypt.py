"""Egypt: its four civilization advances, and what Cleopatra, Imhotep and Ramses do."""

from typing import Any

import pytest

from tessera.games.clash.catalog import ADVANCES
from tessera.games.clash.layout import LABELS
from tessera.games.clash.scenario import (
    at_court,
    buildings,
    end_turn,
    goods,
    led_by,
    legal,
    march,
    nation,
    owner,
    play,
    points,
    reason,
    scenario,
)
from tests.games.clash.fields import HIT, MISS


def egypt(**more: Any) -> Any:
    return nation(people="egypt", **more)


ROME = nation(people="rome", cities=["D7"])


# Flood Plains


def test_cities_are_founded_on_barren_land() -> None:
    for powers, why in ((["flood_plains"], None), ([], "barren")):
        state = scenario(egypt(units=["settler@D6"], powers=powers), nation(people="rome", cities=["D8"]))
        if why:
            assert reason(state, "found:D6") == why
        else:
            play(state, "found:D6")
            assert owner(state, "D6") == 0


def test_barren_land_gives_food_or_wood() -> None:
    around = ["D5", "C5", "E6", "D4", "C6"]
    for kind in ("food", "wood"):
        state = scenario(egypt(cities=["D5"], powers=["flood_plains"]), ROME, exhausted=around)
        play(state, "collect:D5", f"take:{kind}")
        assert goods(state) == {kind: 1}
    state = scenario(egypt(cities=["D5"]), ROME, exhausted=around)
    play(state, "collect:D5")
    assert goods(state) == {}


def test_a_captured_city_on_barren_land_stays_and_feeds_with_irrigation_alone() -> None:
    own = egypt(cities=["D6", "G7"], powers=["flood_plains"])
    foe = nation(people="rome", cities=["D8"], units=["infantry@D7"], advances=["tactics", "irrigation"])
    state = scenario(own, foe)
    end_turn(state)
    march(state, "D7-D6")
    assert owner(state, "D6") == 1


# Architecture


def test_mood_stands_for_resources_of_buildings() -> None:
    for powers, may in ((["architecture"], True), ([], False)):
        own = egypt(cities=["D5 happy", "F7"], powers=powers, advances=["writing"], food=1, wood=1, mood=1)
        state = scenario(own, ROME)
        assert ("construct:D5" in legal(state)) == may
        if may:
            play(state, "construct:D5")
            assert buildings(state, "D5") == {"academy": 0}
            assert goods(state) == {"ideas": 2}  # what an academy brings


def test_mood_stands_for_resources_and_culture_of_wonders() -> None:
    own = egypt(
        cities=["D5 happy", "F7", "G7"],
        powers=["architecture"],
        advances=["engineering", "storage", "rituals"],
        wonders=["great_pyramid"],
        food=2,
        wood=3,
        ore=6,
        culture=3,
        mood=3,
    )
    state = scenario(own, ROME)
    play(state, "raise:D5", "wonder:great_pyramid")
    assert goods(state) == {}


# Embalming


@pytest.mark.parametrize(("culture", "after"), [(0, 1), (4, 5), (5, 5)])
def test_any_battle_brings_culture_to_who_has_little(culture: int, after: int) -> None:
    for dice in ([HIT, MISS], [MISS, HIT]):
        own = egypt(units=["infantry@E5"], advances=["tactics"], powers=["embalming"], culture=culture)
        state = scenario(own, nation(people="rome", cities=["D7"], units=["infantry@D5"]))
        march(state, "E5-D5", deals=dice)
        assert goods(state)["culture"] == after


def test_settlers_alone_are_a_battle_too() -> None:
    own = egypt(units=["infantry@E5"], advances=["tactics"], powers=["embalming"])
    state = scenario(own, nation(people="rome", cities=["D7"], units=["settler@D5"]))
    march(state, "E5-D5")
    assert goods(state)["culture"] == 1


def test_an_undefended_city_is_a_battle_too() -> None:
    own = egypt(units=["infantry@E5"], advances=["tactics"], powers=["embalming"])
    state = scenario(own, nation(people="rome", cities=["D7", "D5"]))
    march(state, "E5-D5")
    assert goods(state)["culture"] == 1


def test_a_leader_who_is_replaced_brings_culture_however_much_there_is() -> None:
    own = egypt(
        cities=["D5 happy"], leader="imhotep", powers=["embalming"], culture=6, mood=1, food=0, gold=7
    )
    state = scenario(own, ROME)
    play(state, "recruit:D5", "hire:leader")
    assert goods(state)["culture"] == 5
    play(state, "enlist:ramses_ii")
    assert goods(state)["culture"] == 6


# God on Earth


def test_theocracy_gives_the_effects_of_autocracy_and_no_points() -> None:
    own = egypt(advances=["priesthood", "dogma", "fanaticism"], cities=["D5"], mood=1)
    state = scenario(own, ROME)
    assert {"nationalism", "forced_labor"} <= set(state.view(0).board["nations"][0]["borrowed"])
    assert "labor" in legal(state)
    assert points(state)["advances"] == 3  # two and three owned, and the power
    end_turn(state)
    assert "nationalism" in state.view(0).board["nations"][0]["borrowed"]


def test_with_the_last_of_theocracy_its_effects_go() -> None:
    state = scenario(egypt(advances=["priesthood", "dogma"]), ROME)
    own = state.nations[0]
    own.unlearn(1 << ADVANCES.index("dogma"))
    assert not own.has(ADVANCES.index("nationalism"))
    own.learn(ADVANCES.index("dogma"))
    assert own.has(ADVANCES.index("nationalism"))
    own.unlearn(1 << ADVANCES.index("priesthood"))
    assert not own.has(ADVANCES.index("nationalism"))


# Cleopatra


def test_legendary_her_city_reaches_one_cell_further() -> None:
    own = {"cities": ["D5"], "culture": 0}
    for leader, may in (("cleopatra", True), ("imhotep", False)):
        state = scenario(egypt(leader=leader, **own), nation(people="rome", cities=["D7 temple", "G7"]))
        assert ("influence:D7" in legal(state)) == may


def test_who_attacks_a_city_that_loves_her_pays_culture_first() -> None:
    own = egypt(cities=["D5 happy", "G7"], leader="cleopatra@G7", court={"beloved": [LABELS.index("D5")]})
    for culture, may in ((1, True), (0, False)):
        foe = nation(
            people="rome", cities=["D8"], units=["infantry@E5"], advances=["tactics"], culture=culture
        )
        state = scenario(own, foe)
        assert at_court(state, "beloved") == ["D5"]
        end_turn(state)
        play(state, "move")
        assert ("to:D5" in legal(state)) == may
        if may:
            play(state, "to:D5")
            assert "culture" not in goods(state, 1)
            assert owner(state, "D5") == 1
            assert not at_court(state, "beloved")
        else:
            assert reason(state, "to:D5") == "cannot_pay"


def test_she_puts_a_token_into_her_city_once_a_turn() -> None:
    state = scenario(egypt(cities=["D5 happy"], leader="cleopatra", culture=2), ROME)
    play(state, "wield:beloved")
    assert at_court(state, "beloved") == ["D5"]
    assert goods(state) == {"culture": 1}
    assert state.actions_left == 3
    assert reason(state, "wield:beloved") == "not_again"


def test_when_she_dies_all_tokens_go() -> None:
    own = egypt(
        cities=["D5 happy", "G7"],
        leader="cleopatra@E5",
        units=["infantry@E5"],
        court={"beloved": [LABELS.index("D5")]},
        advances=["tactics"],
    )
    state = scenario(own, nation(people="rome", cities=["D8"], units=["2 infantry@E4"]))
    march(state, "E5-E4", deals=[MISS, MISS, HIT, HIT])
    assert led_by(state) is None
    assert not at_court(state, "beloved")


# Imhotep


def test_an_innovator_gets_for_work_in_his_city_an_idea_but_not_collecting() -> None:
    own = {"cities": ["D5 happy"], "leader": "imhotep", "food": 2, "ore": 1}
    state = scenario(egypt(**own), ROME)
    play(state, "recruit:D5", "hire:settler")
    assert goods(state).get("ideas") == 1
    state = scenario(egypt(**own), ROME)
    play(state, "collect:D5")
    assert goods(state) == {"food": 2, "ore": 2}


def test_the_academy_of_a_physician_costs_neither_food_nor_wood() -> None:
    own = egypt(cities=["D5 happy", "F7"], leader="imhotep", advances=["writing"], ore=1)
    state = scenario(own, ROME)
    play(state, "construct:D5")
    assert buildings(state, "D5") == {"academy": 0}
    assert "ore" not in goods(state)
    elsewhere = egypt(cities=["D5 happy", "F7"], leader="imhotep@F7", advances=["writing"], ore=1)
    assert "construct:D5" not in legal(scenario(elsewhere, ROME))


# Ramses


@pytest.mark.parametrize(("kind", "amount"), [("culture", 1), ("ideas", 2)])
def test_a_monumental_obelisk_in_his_city_brings_culture_or_ideas(kind: str, amount: int) -> None:
    own = egypt(cities=["D5 happy", "F7"], leader="ramses_ii", advances=["arts"], food=1, wood=1, ore=1)
    state = scenario(own, ROME)
    before = goods(state).get(kind, 0)
    play(state, "construct:D5", f"take:{kind}")
    assert goods(state).get(kind, 0) == before + amount
