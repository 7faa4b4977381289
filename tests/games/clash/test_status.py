"""The status phase: its six steps, one after another, each by all seats in turn order."""

from typing import Any

import pytest

from tessera.games.clash.catalog import ADVANCES
from tessera.games.clash.scenario import (
    Plan,
    advances,
    asked,
    goods,
    hand,
    legal,
    nation,
    owner,
    play,
    reason,
    scenario,
    to_status,
    told,
    units,
)
from tessera.games.clash.state import ClashState


def status(*plans: Plan) -> ClashState:
    """A position at the beginning of a status phase, at the first question of it."""
    state = scenario(*plans, round=3)
    to_status(state)
    return state


def until(state: ClashState, question: str) -> None:
    """The phase goes on to a question: nothing is claimed, Mythology is learnt, all stays as it is."""
    answers = {"claim": "done", "free_advance": "advance:myths", "raze": "skip", "government": "skip"}
    while asked(state) != question:
        name = answers.get(asked(state), "name:1")
        play(state, name if name in legal(state) else sorted(legal(state))[0])


def test_everybody_sees_which_step_it_is() -> None:
    state = status(nation(), nation())
    seen = set()
    while "status" in state.view(None).board:
        seen.add((asked(state), state.view(1).board["status"]))
        play(state, sorted(legal(state))[0])
    assert {("free_advance", "advance"), ("raze", "raze"), ("first", "first")} <= seen
    assert asked(state) == "turn"


def test_the_phase_comes_after_three_rounds() -> None:
    state = scenario(nation(), nation(), round=2)
    to_status(state)
    assert (asked(state), state.round) == ("turn", 3)
    events = to_status(state)
    assert "status" in told(events)
    assert asked(state) == "free_advance"


def test_each_step_is_done_by_all_before_the_next() -> None:
    state = status(nation(objectives=["eureka"]), nation(objectives=["wealth"]))
    order = []
    while asked(state) != "turn":
        order.append((asked(state), state.seats_to_act()[0]))
        play(state, "name:2" if asked(state) == "first" else sorted(legal(state))[0])
    assert order == [
        ("claim", 0),
        ("claim", 1),
        ("free_advance", 0),
        ("free_advance", 1),
        ("raze", 0),
        ("raze", 1),
        ("first", 0),
    ]


def test_the_steps_begin_with_the_first_player() -> None:
    state = status(nation(), nation())
    until(state, "first")
    play(state, "name:2")
    assert (state.first, state.active, state.age, state.round) == (1, 1, 2, 1)
    state.round = 3
    to_status(state)
    assert (asked(state), state.seats_to_act()) == ("claim", (1,))


# The free advance


def test_an_advance_is_free_and_brings_its_token() -> None:
    state = status(nation(), nation())
    assert "skip" not in legal(state)  # it is no choice
    play(state, "advance:myths")
    assert ("myths" in advances(state), goods(state)) == (True, {"mood": 1})
    assert state.nations[0].track == 2


def test_a_free_advance_may_bring_an_event() -> None:
    state = status(nation(track=1), nation())
    events = play(state, "advance:fishing", deals=["flood_32"])
    assert "event" in told(events)
    assert state.nations[0].track == 3


def test_the_usual_order_of_advances_holds_for_a_free_one() -> None:
    state = status(nation(), nation())
    assert reason(state, "advance:rituals") == "top_first"
    assert reason(state, "advance:voting") in ("top_first", "needs_advance")


def test_who_can_gain_nothing_is_not_asked() -> None:
    every = list(ADVANCES[:40])  # all but the other governments
    state = status(nation(advances=every), nation())
    assert (asked(state), state.seats_to_act()) == ("free_advance", (1,))


# Cards


def test_everybody_draws_an_action_and_an_objective() -> None:
    state = status(nation(), nation())
    play(state, "advance:fishing")
    play(
        state,
        "advance:fishing",
        deals=["ideas_surprise", "eureka_defiance", "militia_high_morale", "wealth_large_fleet"],
    )
    assert (hand(state), hand(state, 1)) == (["ideas"], ["militia"])
    own = [state.view(seat).board["nations"][seat]["own"]["objectives"] for seat in (0, 1)]
    assert own == [["eureka_defiance"], ["wealth_large_fleet"]]


def test_a_drawn_objective_waits_for_the_next_phase() -> None:
    state = status(nation(ideas=5), nation())
    play(state, "advance:fishing", "advance:fishing", deals=["eureka_defiance"])
    while asked(state) != "turn":
        assert asked(state) != "claim"
        play(state, sorted(legal(state))[0])
    assert state.view(0).board["nations"][0]["own"]["objectives"] == ["eureka_defiance"]


# A city that is given up


def test_a_city_of_size_one_may_be_given_up_for_gold() -> None:
    state = status(nation(["D2 academy", "E2 happy"], ["infantry@E2"]), nation())
    before = state.view(0).board["nations"][0]["settlements_left"]
    until(state, "raze")
    assert legal(state) == {"skip", "raze:E2"}
    assert reason(state, "raze:D2") == "not_small"
    play(state, "raze:E2")
    assert owner(state, "E2") is None
    assert goods(state)["gold"] == 1
    assert units(state, "E2") == {"infantry": 1}
    assert state.view(0).board["nations"][0]["settlements_left"] == before + 1


def test_only_one_city_is_given_up() -> None:
    state = status(nation(["D2", "E2", "C2"]), nation())
    until(state, "raze")
    play(state, "raze:E2")
    assert state.seats_to_act() == (1,)


def test_who_has_only_larger_cities_is_not_asked() -> None:
    state = status(nation(["D2 academy"]), nation(["D7 academy"]))
    until(state, "first")
    assert owner(state, "D2") == 0


# The government


def test_the_markers_of_a_government_move_to_another() -> None:
    known = ["voting", "free_economy", "philosophy", "draft"]
    state = status(nation(["D2 academy"], advances=known), nation(["D7 academy"]))
    until(state, "government")
    assert legal(state) == {"skip", "govern:autocracy"}
    assert reason(state, "govern:theocracy") == "needs_advance"
    play(state, "govern:autocracy")
    assert legal(state) == {"advance:totalitarianism", "advance:absolute_power", "advance:forced_labor"}
    play(state, "advance:absolute_power")
    assert {"nationalism", "absolute_power"} <= advances(state)
    assert not {"voting", "free_economy"} & advances(state)


def test_a_change_of_government_costs_nothing_and_brings_no_event() -> None:
    state = status(nation(["D2 academy"], advances=["voting", "philosophy", "draft"], gold=3), nation())
    until(state, "government")
    track, before = state.nations[0].track, goods(state)
    play(state, "govern:autocracy")
    assert (state.nations[0].track, goods(state)) == (track, before)


def test_a_new_dogma_limits_ideas() -> None:
    state = status(nation(["D2 academy"], advances=["voting", "state_religion"], ideas=5), nation())
    until(state, "government")
    play(state, "govern:theocracy")
    assert ("dogma" in advances(state), goods(state)["ideas"]) == (True, 2)


def test_four_markers_leave_no_choice() -> None:
    every = ["voting", "separation_of_power", "civil_liberties", "free_economy", "draft"]
    state = status(nation(["D2 academy"], advances=every), nation(["D7 academy"]))
    until(state, "government")
    play(state, "govern:autocracy")
    assert {"nationalism", "totalitarianism", "absolute_power", "forced_labor"} <= advances(state)


def test_who_has_no_government_or_no_other_is_not_asked() -> None:
    for known in (["philosophy", "draft"], ["voting", "philosophy"]):
        state = status(nation(["D2 academy"], advances=known), nation(["D7 academy"]))
        until(state, "first")
        assert "nationalism" not in advances(state)


# The first player


@pytest.mark.parametrize(
    ("tokens", "decides"),
    [
        ([{"mood": 2}, {"culture": 4}, {"mood": 1, "culture": 2}], 1),
        ([{"mood": 2}, {"culture": 3}, {"mood": 1, "culture": 3}], 2),
        ([{"culture": 4}, {"mood": 4}, {"mood": 1}], 0),
        ([{}, {"mood": 4}, {"mood": 2, "culture": 2}], 1),
    ],
)
def test_the_most_tokens_decide_who_is_first(tokens: list[dict[str, Any]], decides: int) -> None:
    homes = ["E4 academy", "B7 academy", "G8 academy"]
    plans = [nation([home], **owned) for home, owned in zip(homes, tokens, strict=True)]
    state = status(*plans)
    while asked(state) != "first":
        play(state, "advance:engineering")  # no token
    assert state.seats_to_act() == (decides,)
    assert legal(state) == {"name:1", "name:2", "name:3"}


def test_of_several_the_next_after_the_first_player_decides() -> None:
    plans = [nation([home]) for home in ("E4 academy", "B7 academy", "G8 academy")]
    rich = [nation([home], mood=2) for home in ("E4 academy", "B7 academy", "G8 academy")]
    for tied, decides in (((0, 2), 2), ((0, 1), 1)):
        seats = [rich[seat] if seat in tied else plans[seat] for seat in range(3)]
        state = scenario(*seats, round=3)
        state.first = 1
        to_status(state)
        while asked(state) != "first":
            play(state, "advance:engineering")
        assert state.seats_to_act() == (decides,)


def test_the_lighthouse_decides_whatever_the_tokens_say() -> None:
    state = status(nation(["D2 academy"], mood=5), nation(["D7 great_lighthouse"]))
    until(state, "first")
    assert state.seats_to_act() == (1,)


def test_the_first_player_begins_the_next_age() -> None:
    state = status(nation(), nation())
    until(state, "first")
    play(state, "name:2")
    assert (state.age, state.round, state.active, state.actions_left) == (2, 1, 1, 3)


def test_everybody_is_first_who_is_named_for_all_rounds_of_the_age() -> None:
    state = status(nation(), nation())
    until(state, "first")
    play(state, "name:2")
    to_status(state)
    assert (state.round, state.active) == (2, 1)
