"""Cultural influence: range, roll, boosts, and who is protected."""

from tessera.games.clash.catalog import BARBARIANS
from tessera.games.clash.scenario import (
    Plan,
    asked,
    buildings,
    goods,
    legal,
    mood,
    nation,
    owner,
    play,
    points,
    reason,
    scenario,
    supply,
)
from tessera.games.clash.state import ClashState

FAIL, LUCK = ["4_cavalry"], ["5_cavalry"]


def position(own: Plan, *foes: str) -> ClashState:
    """The enemy has some cities; D2 lies two steps from E4 and three from D5."""
    return scenario(own, nation(cities=list(foes)))


def test_a_roll_of_five_turns_a_building_of_a_city_within_the_size_of_the_source() -> None:
    state = position(nation(cities=["D2 temple"]), "D7", "E4 academy")
    play(state, "influence:E4", deals=LUCK)
    assert buildings(state, "E4") == {"academy": 0}
    assert (supply(state)["academy"], supply(state, 1)["academy"]) == (4, 5)
    assert state.actions_left == 2


def test_the_city_stays_with_its_owner_but_the_point_goes() -> None:
    state = position(nation(cities=["D2 temple"]), "D7", "E4 academy")
    before = points(state), points(state, 1)
    play(state, "influence:E4", deals=LUCK)
    assert sum(points(state).values()) == sum(before[0].values()) + 1
    assert sum(points(state, 1).values()) == sum(before[1].values()) - 1
    assert owner(state, "E4") == 1


def test_a_roll_of_four_fails_and_another_action_may_try_again() -> None:
    state = position(nation(cities=["D2 temple"]), "D7", "E4 academy")
    play(state, "influence:E4", deals=FAIL)
    assert buildings(state, "E4") == {"academy": 1}
    play(state, "influence:E4", deals=LUCK)
    assert buildings(state, "E4") == {"academy": 0}


def test_one_influence_succeeds_in_a_turn() -> None:
    state = position(nation(cities=["D2 temple"]), "D7", "E4 academy temple")
    play(state, "influence:E4", "building:temple", deals=LUCK)
    assert reason(state, "influence:E4") == "influenced_already"


def test_a_city_too_far_away_is_out_of_reach() -> None:
    state = position(nation(cities=["D2"]), "D7", "E4 academy")
    assert reason(state, "influence:E4") == "too_far"


def test_mood_changes_nothing_about_the_range() -> None:
    state = position(nation(cities=["D2 happy"]), "D7", "E4 academy")
    assert reason(state, "influence:E4") == "too_far"
    state = position(nation(cities=["D2 angry temple"]), "D7", "E4 academy")
    assert "influence:E4" in legal(state)


def test_the_example_of_the_rulebook() -> None:
    """A city of size three, four steps away: one culture for the range, and two for a roll of three."""
    own = nation(cities=["D2 temple academy"], culture=3)
    state = position(own, "D7", "D6 academy")
    play(state, "influence:D6", deals=["3_elephant"])
    assert asked(state) == "boost"
    assert goods(state) == {"culture": 2}
    play(state, "use")
    assert buildings(state, "D6") == {"academy": 0}
    assert goods(state) == {}


def test_a_roll_that_fell_short_may_be_left_so() -> None:
    state = position(nation(cities=["D2 temple"], culture=2), "D7", "E4 academy")
    play(state, "influence:E4", "skip", deals=["3_elephant"])
    assert buildings(state, "E4") == {"academy": 1}
    assert goods(state) == {"culture": 2}


def test_a_roll_that_cannot_be_saved_is_lost() -> None:
    state = position(nation(cities=["D2 temple"], culture=1), "D7", "E4 academy")
    play(state, "influence:E4", deals=["3_elephant"])
    assert asked(state) == "turn"


def test_the_range_counts_over_the_sea_but_not_over_unexplored_land() -> None:
    state = scenario(nation(cities=["F2 temple"]), nation(cities=["D7", "E4 academy"]))
    assert "influence:E4" in legal(state)  # over E3 and F3
    own = nation(cities=["D2 temple academy fortress port@C3"])
    state = scenario(own, nation(cities=["D7", "D5 academy"]))
    assert "influence:D5" in legal(state)
    state = scenario(own, nation(cities=["D7", "D5 academy"]), unexplored=[2, 3, 4, 5, 6])
    assert reason(state, "influence:D5") == "too_far"


def test_a_city_without_buildings_cannot_be_influenced() -> None:
    state = position(nation(cities=["D2 temple"]), "D7", "E4")
    assert reason(state, "influence:E4") == "no_building"


def test_wonders_and_settlements_are_not_turned() -> None:
    state = position(nation(cities=["D2 temple"]), "D7", "E4 great_wall")
    assert reason(state, "influence:E4") == "no_building"


def test_the_piece_must_be_in_the_supply() -> None:
    cities = ["D2 temple", "F2 temple", "C2 temple", "E2 temple", "G3 temple"]
    state = position(nation(cities=cities), "D7", "E4 temple")
    assert reason(state, "influence:E4") == "nothing_to_replace"


def test_a_city_with_an_enemy_building_influences_only_itself_and_without_boosts() -> None:
    own = nation(cities=["D2 temple=1 academy"], culture=7)
    state = position(own, "D7", "E4 academy")
    assert reason(state, "influence:E4") == "all_influenced"
    play(state, "influence:D2", deals=FAIL)
    assert asked(state) == "turn"
    play(state, "influence:D2", deals=LUCK)
    assert buildings(state, "D2") == {"academy": 0, "temple": 0}


def test_another_own_city_may_win_a_building_back_with_boosts() -> None:
    own = nation(cities=["D2 temple=1", "F2 temple academy"], culture=1)
    state = position(own, "D7")
    play(state, "influence:D2", "use", deals=FAIL)
    assert buildings(state, "D2") == {"temple": 0}


def test_a_cheaper_source_without_boosts_may_be_chosen() -> None:
    own = nation(cities=["D2 temple=1", "F2"], culture=3)
    state = position(own, "D7")
    play(state, "influence:D2")
    assert legal(state) == {"source:D2", "source:F2"}
    play(state, "source:D2", deals=LUCK)
    assert goods(state) == {"culture": 3}


def test_buildings_of_third_colours_and_in_cities_of_the_barbarians_may_be_turned() -> None:
    own = nation(cities=["D2 temple"])
    state = scenario(own, nation(), barbarians=["E4 academy=1"])
    play(state, "influence:E4", deals=LUCK)
    assert buildings(state, "E4") == {"academy": 0}
    assert owner(state, "E4") == BARBARIANS


def test_influence_does_not_activate_the_source() -> None:
    state = position(nation(cities=["D2 temple"]), "D7", "E4 academy")
    play(state, "influence:E4", deals=FAIL)
    play(state, "collect:D2", "take:wood")
    assert mood(state, "D2") == "neutral"


def test_nobody_influences_an_empty_cell() -> None:
    state = position(nation(cities=["D2 temple"]), "D7")
    assert reason(state, "influence:E4") == "no_city"
