"""Why it is good in Clash to end, to leave something be, to name somebody, or to choose a place."""

import pytest

from tessera.core.frame import Frame
from tessera.games.clash.frames.capture import PlaceUnit
from tessera.games.clash.frames.fates import LowerMood
from tessera.games.clash.frames.persons import TakeGreat
from tessera.games.clash.frames.plays import GiveBack
from tessera.games.clash.frames.status import ChangeGovernment, NameFirst, Raze
from tessera.games.clash.frames.trade import begin
from tessera.games.clash.scenario import cell_of, nation, play, scenario
from tessera.games.clash.state import ClashState
from tests.ai.test_clash_reasons import ARMED, told


def asked(state: ClashState, frame: Frame[ClashState]) -> ClashState:
    state.push(frame)
    return state


def moved(state: ClashState) -> ClashState:
    """The same, when its only army has been told to move."""
    going = state.clone()
    play(going, "move")
    return going


def test_an_end_says_that_nothing_is_left_of_the_turn() -> None:
    state = scenario(nation(), nation())
    state.actions_left = 0
    assert told(state, "end") == ["All your actions of this turn are spent."]


def test_who_does_not_trade_keeps_all_there_is() -> None:
    state = scenario(nation(food=2, culture=1), nation(), trade=True)
    begin(state, 0, 1)
    assert told(state, "skip") == ["You keep what you have: 2 food, 1 culture token."]


def test_a_small_city_that_is_not_razed_stays() -> None:
    state = asked(scenario(nation(["D2 happy", "C5 temple"]), nation()), Raze(0))
    assert told(state, "skip") == ["The city D2 stays yours, and the points for it."]


def test_a_government_that_stays_keeps_its_advances() -> None:
    known = ["voting", "civil_liberties", "philosophy", "state_religion"]
    state = asked(scenario(nation(advances=known), nation()), ChangeGovernment(0))
    assert told(state, "skip") == ["You keep the advances of your government: Voting, Civil Liberties."]


def test_a_great_person_that_is_left_saves_its_price() -> None:
    state = asked(scenario(nation(culture=5), nation()), TakeGreat(0, 0, 3))
    assert told(state, "skip") == ["It saves you 3 culture tokens."]


@pytest.mark.parametrize(("named", "place"), [(0, 1), (1, 3), (2, 2)])
def test_who_names_the_first_player_hears_when_the_own_turn_is(named: int, place: int) -> None:
    state = asked(scenario(nation(), nation(), nation()), NameFirst(0))
    sentence = f"In the rounds of the next age your turn is number {place} of 3."
    assert sentence in told(state, f"name:{named + 1}")


def test_an_objective_that_goes_back_is_far_off() -> None:
    state = scenario(nation(objectives=["large_civilization", "conqueror"]), nation())
    held = state.nations[0].objectives
    asked(state, GiveBack(0, held, 1))
    name = state.game.vocabulary.notation(state.actions(0)[0])
    assert any(sentence.startswith("The objective ") for sentence in told(state, name))


def test_a_city_that_must_get_angrier_says_what_it_can_still_do() -> None:
    state = scenario(nation(["D2 happy", "C5"]), nation())
    asked(state, LowerMood(0, state.nations[0].cities, 1, 1))
    assert told(state, "mood:D2")[0].startswith("The city D2 is ")


def test_a_march_into_the_unknown_turns_up_land() -> None:
    state = scenario(nation(["D2 happy"], ["infantry@D2"], ARMED), nation(), unexplored=[2, 3, 4, 5])
    going = [state.game.vocabulary.notation(each) for each in moved(state).actions(0)]
    goals = [each.partition(":")[2] for each in going if each.startswith("to:")]
    cell = next(goal for goal in goals if state.map.unknown >> cell_of(state, goal) & 1)
    unknown = f"to:{cell}"
    assert f"At {cell} unknown land is turned up." in told(state, "move", unknown)


def test_an_army_gathers_escorts_and_comes_nearer() -> None:
    units = ["infantry@D2", "infantry@E4", "settler@D4"]
    state = scenario(nation(["D2 happy"], units, ARMED), nation(["D7"]))
    assert "The settler on D4 gets an escort." in told(state, "move", "from:E4", "to:D4")
    assert "From D3 it is 4 steps to the city D7 (Player 2)." in told(state, "move", "from:D2", "to:D3")


def test_a_unit_that_is_placed_says_whom_it_meets() -> None:
    state = scenario(nation(["D2 happy", "D5"], ["infantry@D2"]), nation(["D7"], ["infantry@D6"]))
    asked(state, PlaceUnit(0, 1))
    assert told(state, "place:D2")[0] == "On D2 you have an army of 2 units then."
    assert told(state, "place:D5") == [
        "The city D5 gets an army of its own.",
        "D5 lies beside an enemy army (Player 2).",
    ]
