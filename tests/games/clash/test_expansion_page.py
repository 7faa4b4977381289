"""The examples on the page with the rules of the expansion are true."""

from tessera.games.clash.catalog import PIRATES
from tessera.games.clash.scenario import goods, nation, play, scenario, units
from tests.games.clash.fields import attack, facts, field, rolled

TRADER = ["trade_routes", "storage"]
MISS = "1_leader"


def test_the_roll_of_cavalry_and_a_leader() -> None:
    own = {"units": ["2 infantry@E5", "cavalry@E5", "leader@E5"]}
    state = field(0, 1, own=own, expansion=True)
    dice = ["4_cavalry", "5_cavalry", "2_elephant", "1_leader", "6_infantry"]
    events = attack(state, [*dice, MISS])
    assert facts(events, "rolled")[0]["sum"] == {"dice": 17, "cavalry": 2, "infantry": 1}
    assert (rolled(events)[0], facts(events, "rolled")[0]["hits"]) == (20, 4)


def test_the_roll_of_an_elephant() -> None:
    own = {"units": ["infantry@E5", "elephant@E5"]}
    state = field(0, 2, own=own, expansion=True)
    events = attack(state, ["4_elephant", "6_infantry", "5_cavalry", "1_leader"])
    assert (rolled(events)[0], facts(events, "rolled")[0]["hits"]) == (7, 1)
    assert facts(events, "hit")[0]["taken"] == 1
    assert units(state, "E5") == {}
    hits = {one["owner"]: (one["hits"], one["taken"]) for one in facts(events, "hit")}
    assert hits == {0: (1, 1), 1: (1, 0)}


def test_two_ships_sink_the_pirates_of_the_example() -> None:
    state = scenario(nation(units=["2 ship@B2"]), nation(), expansion=True, pirates=["C3"])
    events = play(state, "move", "to:C3", deals=["5_infantry", "2_elephant", "4_cavalry"])
    assert rolled(events) == (7, 4)
    play(state, "take:culture")
    assert goods(state) == {"gold": 1, "culture": 1}
    assert (units(state, "C3"), units(state, "C3", PIRATES)) == ({"ship": 2}, {})


def trade(answer: str) -> tuple[dict[str, int], dict[str, int]]:
    """What both have after four routes, two of which lead to cities with markets."""
    own = nation(units=["4 settler@D4"], advances=TRADER)
    cities = ["D5 market", "C5 market", "E4", "E5"]
    state = scenario(own, nation(cities=["", *cities]), expansion=True)
    play(state, answer)
    return goods(state), goods(state, 1)


def test_markets_bring_one_gold_or_are_left_out() -> None:
    assert trade("use") == ({"food": 4}, {"gold": 1})
    assert trade("name:2") == ({"food": 2}, {})
