"""Markets, obelisks and observatories: what they take and what they bring."""

from tessera.games.clash.scenario import (
    asked,
    buildings,
    end_turn,
    goods,
    hand,
    legal,
    nation,
    owner,
    play,
    points,
    reason,
    scenario,
    told,
)
from tessera.games.clash.state import ClashState
from tests.games.clash.fields import attack, field

TRADER = ["trade_routes", "storage"]


def build(advance: str) -> ClashState:
    """Seat 0 knows an advance, and may construct in D2."""
    own = nation(cities=["D2 happy", "E4"], advances=[advance], food=1, wood=1, ore=1)
    return scenario(own, nation(), expansion=True)


# Building


def test_each_takes_an_advance_and_a_resource_of_three_kinds() -> None:
    for building, advance in (("market", "bartering"), ("obelisk", "arts"), ("observatory", "math")):
        state = build(advance)
        play(state, "construct:D2")
        assert (buildings(state, "D2"), goods(state)) == ({building: 0}, {})
        assert points(state)["pieces"] == 3


def test_the_base_game_does_not_build_them() -> None:
    own = nation(cities=["D2 happy", "E4"], advances=["bartering", "arts", "math"], food=1, wood=1, ore=1)
    assert reason(scenario(own, nation()), "construct:D2") == "no_building_possible"


def test_who_has_built_an_observatory_draws_a_card() -> None:
    state = build("math")
    play(state, "construct:D2")
    assert len(hand(state)) == 1


def test_no_card_comes_of_a_captured_observatory() -> None:
    state = field(1, 0, "observatory", expansion=True)
    attack(state)
    assert (buildings(state, "D5"), hand(state)) == ({"observatory": 0}, [])


# Obelisks


def test_an_obelisk_is_not_influenced() -> None:
    own = nation(cities=["E4 temple academy"], culture=3)
    other = nation(cities=["", "D5 obelisk temple"])
    state = scenario(own, other, expansion=True)
    play(state, "influence:D5", deals=["5_cavalry"])
    assert buildings(state, "D5") == {"obelisk": 1, "temple": 0}
    state = scenario(own, nation(cities=["", "D5 obelisk"]), expansion=True)
    assert reason(state, "influence:D5") == "nothing_to_replace"


def test_an_obelisk_keeps_its_colour_when_its_city_falls_and_influences_it() -> None:
    state = field(1, 0, "obelisk market", expansion=True)
    attack(state)
    assert (owner(state, "D5"), buildings(state, "D5")) == (0, {"obelisk": 1, "market": 0})
    assert points(state, 1)["pieces"] == 2  # its home, and the obelisk
    own = nation(cities=["E4 obelisk=1"], culture=3)
    state = scenario(own, nation(cities=["", "D5 temple"]), expansion=True)
    assert reason(state, "influence:D5") == "all_influenced"  # that city influences itself alone


def test_an_obelisk_stays_its_builders_under_barbarians() -> None:
    state = field(
        0, 0, None, expansion=True, barbarians=["D5 obelisk=1 happy"], own={"units": ["infantry@E5"]}
    )
    attack(state)
    assert (owner(state, "D5"), buildings(state, "D5")) == (0, {"obelisk": 1})


# Markets


def trade(market: str = "market", stored: int = 0) -> ClashState:
    """Seat 0 has two settlers near two cities of seat 1, one of which has a market."""
    own = nation(units=["settler@D4", "settler@E6"], advances=TRADER, food=stored)
    other = nation(cities=["", f"D5 {market}", "F6"])
    return scenario(own, other, expansion=True)


def test_who_uses_a_city_with_a_market_brings_its_owner_a_gold() -> None:
    state = trade()
    assert (asked(state), legal(state)) == ("use_markets", {"use", "name:2"})
    events = play(state, "use")
    assert (goods(state), goods(state, 1)) == ({"food": 2}, {"gold": 1})
    assert "market_gained" in told(events)


def test_routes_to_a_market_may_be_declined() -> None:
    state = trade()
    play(state, "name:2")
    assert (goods(state), goods(state, 1)) == ({"food": 1}, {})


def test_no_more_than_one_gold_comes_of_a_use() -> None:
    own = nation(units=["settler@D4", "settler@E6"], advances=TRADER)
    state = scenario(own, nation(cities=["", "D5 market", "F6 market"]), expansion=True)
    play(state, "use")
    assert goods(state, 1) == {"gold": 1}


def test_a_market_serves_the_owner_of_its_city() -> None:
    state = trade("market=0")
    play(state, "use")
    assert goods(state, 1) == {"gold": 1}


def test_nothing_is_asked_where_other_cities_serve_as_well() -> None:
    own = nation(units=["settler@E6"], advances=TRADER)
    state = scenario(own, nation(cities=["", "D5 market", "F6"]), expansion=True)
    assert (asked(state), goods(state), goods(state, 1)) == ("turn", {"food": 1}, {})


def test_a_route_for_which_there_is_no_room_is_not_used() -> None:
    state = trade(stored=6)
    assert (asked(state), goods(state), goods(state, 1)) == ("turn", {"food": 7}, {})


def test_angry_markets_trade_with_nobody() -> None:
    state = trade("angry market")
    assert (asked(state), goods(state), goods(state, 1)) == ("turn", {"food": 1}, {})


def test_markets_gain_nothing_in_the_base_game() -> None:
    own = nation(units=["settler@D4"], advances=TRADER)
    state = scenario(own, nation(cities=["", "D5 market"]))
    assert (asked(state), goods(state, 1)) == ("turn", {})


def test_gold_of_a_market_comes_in_the_turn_of_another() -> None:
    own = nation(units=["settler@D4"], advances=TRADER)
    state = scenario(nation(cities=["D5 market"]), own, expansion=True)
    end_turn(state)
    play(state, "use")
    assert goods(state) == {"gold": 1}
