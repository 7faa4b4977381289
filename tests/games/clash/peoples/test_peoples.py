"""What every people has: its powers, which come and go with advances, its leaders, and its home."""

import json

import pytest

from tessera.core.chance import Chance
from tessera.games.clash import GAME, court
from tessera.games.clash.catalog import ADVANCES
from tessera.games.clash.peoples import (
    ABILITIES,
    GIFTS,
    HOME_OF,
    LEADERS,
    PEOPLES,
    POWER_NEEDS,
    POWERS,
    gift,
    leader_of,
    people_of,
    powers_of,
)
from tessera.games.clash.scenario import (
    advances,
    led_by,
    nation,
    new_game,
    play,
    points,
    powers,
    scenario,
    units,
)


def test_fifteen_peoples_have_four_powers_and_three_leaders_with_two_abilities() -> None:
    assert (len(PEOPLES), len(POWERS), len(LEADERS), len(ABILITIES)) == (15, 60, 45, 90)
    assert GIFTS == POWERS + ABILITIES
    assert PEOPLES[people_of(gift("provinces"))] == "rome"
    assert LEADERS[leader_of(gift("proconsul"))] == "caesar"
    assert PEOPLES[people_of(gift("proconsul"))] == "rome"


def test_a_game_without_the_expansion_knows_no_people() -> None:
    state = new_game(2)
    assert "people" not in state.nations[0].to_data()
    assert "people" not in state.view(0).board["nations"][0]


def test_every_seat_is_another_people() -> None:
    for seed in range(10):
        state = new_game(4, seed, civilizations=True)
        assert len({each.people for each in state.nations}) == 4
        assert all(len(each.leaders) == 3 and not each.powers for each in state.nations)


def test_a_people_with_a_home_of_its_own_begins_there() -> None:
    homes = {"": {"grassland", "mountain", "forest", "barren"}}
    homes["vikings"] = {"grassland", "mountain", "forest", "sea"}
    homes["egypt"] = {"grassland", "mountain", "barren"}
    homes["maya"] = {"grassland", "mountain", "forest"}
    homes["carthage"] = homes["phoenicia"] = homes["vikings"]
    met = set()
    for seed in range(40):
        state = new_game(2, seed, civilizations=True)
        for seat, own in enumerate(state.nations):
            place = state.map.layout.slots[seat]
            assert own.home == place[0]
            assert state.map.terrain_name(own.home) == "grassland"
            assert {state.map.terrain_name(cell) for cell in place} == homes[HOME_OF[own.people]]
            met.add(PEOPLES[own.people])
        again = GAME.from_data(json.loads(json.dumps(state.to_data())))
        assert again.to_data() == state.to_data()
    assert met == set(PEOPLES)


@pytest.mark.parametrize("power", POWERS)
def test_a_power_comes_with_its_advance(power: str) -> None:
    needed = POWER_NEEDS[gift(power)]
    name = "voting" if needed < 0 else ADVANCES[needed]
    state = scenario(nation(people=PEOPLES[people_of(gift(power))]), nation())
    assert power not in powers(state)
    state.nations[0].learn(ADVANCES.index(name))
    assert power in powers(state)


def test_a_power_is_worth_half_a_point() -> None:
    state = scenario(nation(people="rome", food=2), nation(people="greece"))
    before = points(state)["advances"]
    play(state, "advance:engineering")
    assert powers(state) == {"aqueduct"}
    assert points(state)["advances"] == before + 1


def test_the_advance_of_a_people_brings_nothing_to_another() -> None:
    state = scenario(nation(people="greece", food=2), nation(people="rome"))
    play(state, "advance:engineering")
    assert powers(state) == set()


def test_a_power_of_a_government_stays_as_long_as_there_is_one() -> None:
    state = scenario(nation(people="rome", advances=["voting"]), nation())
    own = state.nations[0]
    assert powers(state) == {"provinces"}
    own.learn(ADVANCES.index("separation_of_power"))
    own.unlearn(1 << ADVANCES.index("separation_of_power"))
    assert powers(state) == {"provinces"}
    own.unlearn(1 << ADVANCES.index("voting"))
    assert powers(state) == set()


def test_a_power_is_lost_with_its_advance() -> None:
    state = scenario(nation(people="babylon", advances=["dogma", "writing"]), nation())
    assert powers(state) == {"ziggurats", "code_of_laws"}
    state.nations[0].unlearn(1 << ADVANCES.index("dogma"))
    assert powers(state) == {"code_of_laws"}
    assert "dogma" not in advances(state)


def test_a_scenario_has_leaders_and_what_lies_at_court() -> None:
    state = scenario(nation(people="rome", leader="caesar@E4", powers=["provinces"]), nation(people="greece"))
    assert led_by(state) == "caesar"
    assert units(state, "E4") == {"leader": 1}
    board = state.view(1).board["nations"][0]
    assert board["people"] == "rome"
    assert board["powers"] == ["provinces"]
    assert board["leader"] == "caesar"
    assert board["leaders"] == ["augustus", "sulla"]
    again = GAME.from_data(json.loads(json.dumps(state.to_data())))
    assert again.to_data() == state.to_data()


def test_powers_of_a_people_are_numbered_in_order() -> None:
    assert [POWERS[power] for power in powers_of(PEOPLES.index("rome"))] == [
        "aqueduct",
        "roman_roads",
        "captivi",
        "provinces",
    ]


def test_the_option_is_not_offered_by_servers() -> None:
    option = next(option for option in GAME.options if option.name == "civilizations")
    assert not option.is_offered
    assert GAME.new(2, Chance(1), civilizations=True).seats == 2


def test_everything_at_a_court_has_a_name_of_its_own() -> None:
    names = [*court.NAMES, *court.ROW_NAMES]
    assert len(set(names)) == len(names)
