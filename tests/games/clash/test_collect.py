"""Collecting: how much, from where, and what advances and cards add."""

from tessera.games.clash.scenario import asked, goods, legal, mood, nation, play, reason, scenario
from tessera.games.clash.state import ClashState

ALL_BUT_HOME = ["C2", "D3", "E2"]
"""The cells round D2 that bring something by land."""


def collect(state: ClashState, cell: str) -> None:
    """Whatever comes first."""
    play(state, f"collect:{cell}")
    while asked(state) == "collect":
        play(state, sorted(legal(state, "take"))[0])


def test_a_city_collects_as_many_as_its_size_and_one_more_if_it_is_happy() -> None:
    for feeling, amount in (("angry", 1), ("neutral", 2), ("happy", 3)):
        state = scenario(nation(cities=[f"E4 {feeling} temple"], advances=["storage"]), nation())
        collect(state, "E4")
        assert sum(goods(state).values()) == amount


def test_each_cell_gives_what_its_land_has() -> None:
    state = scenario(nation(cities=["D2 happy"]), nation())
    play(state, "collect:D2")
    assert legal(state) == {"take:food", "take:wood", "take:ore"}
    play(state, "take:wood")  # and the other is ore, since the city's own food would have come first
    assert goods(state) == {"wood": 1, "ore": 1}


def test_a_cell_is_used_once_in_an_activation() -> None:
    state = scenario(nation(cities=["D2 happy"]), nation(), exhausted=["D3", "E2"])
    play(state, "collect:D2")
    assert goods(state) == {"food": 1, "wood": 1}


def test_enemies_exhausted_land_and_other_cities_block_a_cell() -> None:
    state = scenario(
        nation(cities=["D2 happy temple"]), nation(), barbarian_units=["infantry@C2"], exhausted=["E2", "D3"]
    )
    play(state, "collect:D2")
    assert goods(state) == {"food": 1}
    for blocked in (nation(cities=["D2 happy temple", "C2", "D3", "E2"]), nation(cities=["D2 happy temple"])):
        foe = nation(cities=["D7", "C2", "D3", "E2"]) if len(blocked.cities) == 1 else nation()
        state = scenario(blocked, foe)
        play(state, "collect:D2")
        assert goods(state) == {"food": 1}


def test_own_units_block_nothing() -> None:
    state = scenario(nation(cities=["D2"], units=["settler@C2"]), nation(), exhausted=["D2", "D3", "E2"])
    play(state, "collect:D2")
    assert goods(state) == {"wood": 1}


def test_unexplored_land_brings_nothing() -> None:
    state = scenario(nation(cities=["D2"]), nation(), exhausted=["D2", "C2", "E2"], unexplored=[4])
    play(state, "collect:D2")
    assert goods(state) == {}


def test_the_example_of_the_rulebook() -> None:
    """Fish from the sea, ore from one mountain, and wood since the other mountain has Barbarians."""
    own = nation(cities=["D2 happy temple"], advances=["fishing"])
    state = scenario(own, nation(), barbarian_units=["infantry@E2"], exhausted=["D2"])
    play(state, "collect:D2")
    assert goods(state) == {"food": 1, "wood": 1, "ore": 1}


def test_what_there_is_no_room_for_is_not_collected() -> None:
    state = scenario(nation(cities=["D2 happy"], food=2, ore=6), nation())
    play(state, "collect:D2")
    assert goods(state) == {"food": 2, "ore": 7, "wood": 1}


def test_the_sea_feeds_only_who_can_fish_and_from_one_cell() -> None:
    for names, amount in (["storage"], 0), (["storage", "fishing"], 1):
        own = nation(cities=["D2 happy temple academy"], advances=names)
        state = scenario(own, nation(), exhausted=[*ALL_BUT_HOME, "D2"])
        play(state, "collect:D2")
        assert goods(state).get("food", 0) == amount


def test_enemy_ships_keep_from_fishing_on_their_cell() -> None:
    for ships, amount in ((["ship@C3"], 1), (["ship@C3", "ship@E3"], 0)):
        own = nation(cities=["D2"], advances=["fishing"])
        state = scenario(own, nation(units=ships), exhausted=[*ALL_BUT_HOME, "D2"])
        play(state, "collect:D2")
        assert goods(state).get("food", 0) == amount


def test_a_port_brings_gold_or_a_mood_token_instead_of_fish() -> None:
    own = nation(cities=["D2 port@C3"], advances=["fishing"])
    for kind in ("food", "gold", "mood"):
        state = scenario(own, nation(), exhausted=[*ALL_BUT_HOME, "D2"])
        play(state, "collect:D2")
        assert legal(state) == {"take:food", "take:gold", "take:mood"}
        play(state, f"take:{kind}")
        assert goods(state) == {kind: 1}


def test_a_port_brings_it_from_one_sea_cell_and_from_any_beside_the_city() -> None:
    own = nation(cities=["D2 happy temple port@C3"], advances=["fishing"])
    state = scenario(own, nation(units=["ship@C3"]), exhausted=[*ALL_BUT_HOME, "D2"])
    play(state, "collect:D2", "take:gold")
    assert goods(state) == {"gold": 1}


def test_a_port_without_fishing_brings_nothing() -> None:
    state = scenario(nation(cities=["D2 port@C3"]), nation(), exhausted=[*ALL_BUT_HOME, "D2"])
    play(state, "collect:D2")
    assert goods(state) == {}


def test_a_city_without_a_port_has_only_fish_from_the_sea() -> None:
    own = nation(cities=["D2"], advances=["fishing"])
    state = scenario(own, nation(), exhausted=[*ALL_BUT_HOME, "D2"])
    play(state, "collect:D2")
    assert goods(state) == {"food": 1}


def test_the_great_gardens_collect_everything_from_grassland() -> None:
    state = scenario(nation(cities=["D2 angry great_gardens"]), nation(), exhausted=ALL_BUT_HOME)
    play(state, "collect:D2")
    assert legal(state) == {"take:food", "take:wood", "take:ore", "take:ideas", "take:gold"}


def test_collecting_again_makes_the_city_angrier() -> None:
    state = scenario(nation(cities=["D2 happy"]), nation())
    collect(state, "D2")
    assert mood(state, "D2") == "happy"
    collect(state, "D2")
    assert mood(state, "D2") == "neutral"


def test_an_angry_city_works_once() -> None:
    state = scenario(nation(cities=["D2 angry"]), nation())
    play(state, "collect:D2", "take:wood")
    assert reason(state, "collect:D2") == "angry_twice"


def test_a_cell_may_be_used_by_another_city_and_again_later() -> None:
    state = scenario(nation(cities=["D2", "E4"]), nation(), exhausted=["D2", "C2", "E2", "E4", "E5", "D4"])
    for city in ("D2", "E4", "D2"):
        play(state, f"collect:{city}")
    assert goods(state) == {"ore": 3}


def test_nobody_collects_in_the_city_of_another() -> None:
    state = scenario(nation(), nation())
    assert reason(state, "collect:D7") == "not_your_city"
