"""The advances of the three governments, and how a government is changed."""

from tessera.games.clash.scenario import (
    Plan,
    advances,
    asked,
    buildings,
    end_turn,
    goods,
    legal,
    mood,
    nation,
    owner,
    play,
    reason,
    scenario,
    track,
    units,
)
from tessera.games.clash.state import ClashState

LUCK, FAIL = ["5_cavalry"], ["4_cavalry"]


def collect(state: ClashState, action: str) -> None:
    play(state, action)
    while asked(state) == "collect":
        play(state, sorted(legal(state))[0])


# Democracy


def test_voting_cheers_as_a_free_action_for_a_token_more_again_and_again() -> None:
    own = nation(cities=["D2 angry", "F2 angry"], advances=["voting"], mood=4)
    state = scenario(own, nation())
    play(state, "vote", "mood:D2", "done")
    assert mood(state, "D2") == "neutral"
    assert goods(state) == {"mood": 2}
    assert state.actions_left == 3
    play(state, "vote", "mood:F2")
    assert mood(state, "F2") == "neutral"
    assert goods(state) == {}


def test_nobody_votes_who_could_not_cheer_afterwards() -> None:
    state = scenario(nation(cities=["D2"], advances=["voting"], mood=1), nation())
    assert "vote" not in legal(state)


def boosts(foe: Plan) -> tuple[bool, bool]:
    """Whether a roll against E4 may be boosted, and whether the range to it."""
    state = scenario(nation(cities=["D2 temple"], culture=2), foe)
    play(state, "influence:E4", deals=FAIL)
    by_roll = asked(state) == "boost"
    state = scenario(nation(cities=["D2"], culture=2), foe)
    return by_roll, "influence:E4" in legal(state)


def test_the_separation_of_powers_keeps_boosts_from_happy_cities() -> None:
    names = ["separation_of_power"]
    assert boosts(nation(cities=["D7", "E4 happy academy"], advances=names)) == (False, False)
    assert boosts(nation(cities=["D7", "E4 academy"], advances=names)) == (True, True)
    assert boosts(nation(cities=["D7", "E4 happy academy"])) == (True, True)


def test_civil_liberties_bring_three_mood_tokens_as_an_action() -> None:
    state = scenario(nation(advances=["civil_liberties"]), nation())
    play(state, "liberties", "liberties")
    assert goods(state) == {"mood": 6}
    assert state.actions_left == 1


def test_civil_liberties_make_the_draft_dearer() -> None:
    own = nation(cities=["D2 happy"], advances=["civil_liberties", "draft"], mood=3)
    state = scenario(own, nation())
    play(state, "recruit:D2")
    assert goods(state) == {"mood": 1}
    assert reason(state, "recruit:D2") == "no_unit_possible"


def test_the_free_economy_collects_as_a_free_action_for_a_token() -> None:
    own = nation(cities=["D2", "F2"], advances=["free_economy"], mood=2)
    state = scenario(own, nation())
    collect(state, "market:D2")
    assert state.actions_left == 3
    assert goods(state)["mood"] == 1
    assert reason(state, "collect:F2") == "only_collect"
    assert reason(state, "market:F2") == "not_again"


def test_the_free_economy_comes_not_after_another_collect() -> None:
    own = nation(cities=["D2", "F2"], advances=["free_economy"], mood=2)
    state = scenario(own, nation())
    collect(state, "collect:D2")
    assert not legal(state, "market")


def test_the_free_economy_activates_the_city() -> None:
    own = nation(cities=["D2 happy"], advances=["free_economy", "storage"], mood=1, food=3, ore=1)
    state = scenario(own, nation())
    collect(state, "market:D2")
    play(state, "recruit:D2", "hire:settler", "done")
    assert mood(state, "D2") == "neutral"


# Autocracy


def test_nationalism_brings_a_token_for_an_army_unit_or_a_ship() -> None:
    for hired, kind in (("infantry", "mood"), ("ship", "culture")):
        own = nation(cities=["D2 angry port@C3"], advances=["nationalism"], food=1, ore=1, wood=2)
        state = scenario(own, nation())
        play(state, "recruit:D2", f"hire:{hired}", f"take:{kind}")
        assert goods(state)[kind] == 1


def test_nationalism_brings_one_token_for_many_and_none_for_settlers() -> None:
    own = nation(cities=["D2 happy"], advances=["nationalism"], food=2, ore=2)
    state = scenario(own, nation())
    play(state, "recruit:D2", "hire:infantry", "hire:infantry", "take:mood")
    assert goods(state) == {"mood": 1}
    state = scenario(nation(cities=["D2 happy"], advances=["nationalism"], food=2), nation())
    play(state, "recruit:D2")
    assert asked(state) == "turn"
    assert units(state, "D2") == {"settler": 1}


def test_totalitarianism_keeps_boosts_from_cities_with_armies() -> None:
    names = ["totalitarianism"]
    cities = ["D7", "E4 academy"]
    assert boosts(nation(cities=cities, units=["infantry@E4"], advances=names)) == (False, False)
    assert boosts(nation(cities=cities, units=["settler@E4"], advances=names)) == (True, True)
    assert boosts(nation(cities=cities, units=["infantry@E4"])) == (True, True)


def test_absolute_power_brings_an_action_for_two_mood_tokens_once_a_turn() -> None:
    own = nation(advances=["absolute_power"], mood=4)
    state = scenario(own, nation())
    play(state, "power")
    assert state.actions_left == 4
    assert goods(state) == {"mood": 2}
    assert reason(state, "power") == "not_again"
    state = scenario(nation(advances=["absolute_power"], mood=1), nation())
    assert "power" not in legal(state)


def test_absolute_power_may_come_after_the_last_action() -> None:
    state = scenario(nation(cities=["D2", "F2", "E4"], advances=["absolute_power"], mood=2), nation())
    for city in ("D2", "F2", "E4"):
        collect(state, f"collect:{city}")
    assert {"end", "power"} <= legal(state)
    play(state, "power")
    assert "end" not in legal(state)


def test_forced_labor_makes_angry_cities_work_like_neutral_ones_for_the_turn() -> None:
    own = nation(cities=["D2 angry temple", "F2"], advances=["forced_labor"], mood=1)
    state = scenario(own, nation())
    play(state, "labor")
    assert goods(state) == {}
    assert state.actions_left == 3
    collect(state, "collect:D2")
    assert sum(goods(state).values()) == 2
    assert mood(state, "D2") == "angry"
    assert reason(state, "collect:D2") == "angry_twice"


def test_forced_labor_lets_angry_cities_recruit_and_construct() -> None:
    own = nation(cities=["D2 angry temple", "F2", "E4"], advances=["forced_labor", "tactics"], mood=1, gold=7)
    state = scenario(own, nation())
    assert reason(state, "construct:D2") == "angry_builds_not"
    play(state, "labor")
    assert "construct:D2" in legal(state)
    play(state, "recruit:D2", "hire:infantry", "hire:infantry")
    assert units(state, "D2") == {"infantry": 2}


def test_forced_labor_ends_with_the_turn() -> None:
    own = nation(cities=["D2 angry temple"], advances=["forced_labor"], mood=2)
    state = scenario(own, nation())
    play(state, "labor")
    assert "labor" not in legal(state)
    end_turn(state)
    end_turn(state)
    collect(state, "collect:D2")
    assert sum(goods(state).values()) == 1 + 1  # a token is left


def test_forced_labor_does_not_raise_wonders() -> None:
    own = nation(
        cities=["D2 angry", "F2"],
        advances=["forced_labor", "engineering", "siegecraft", "storage"],
        wonders=["great_wall"],
        food=3,
        wood=2,
        ore=7,
        culture=5,
        mood=1,
    )
    state = scenario(own, nation())
    play(state, "labor")
    assert reason(state, "raise:D2") == "not_happy"


# Theocracy


def test_dogma_leaves_room_for_two_ideas() -> None:
    own = nation(advances=["state_religion"], food=2, ideas=5)
    state = scenario(own, nation())
    play(state, "advance:dogma", "study:ideas0gold0")
    assert goods(state) == {"ideas": 2}
    own = nation(cities=["D2", "F2"], advances=["dogma", "writing"], gold=3, ideas=1)
    state = scenario(own, nation())
    play(state, "construct:D2")
    assert goods(state) == {"ideas": 2}


def test_dogma_brings_an_advance_of_the_theocracy_with_each_temple() -> None:
    own = nation(cities=["D2", "F2"], advances=["myths", "state_religion", "dogma"], gold=3)
    state = scenario(own, nation())
    play(state, "construct:D2", "take:mood")
    assert legal(state) == {"advance:devotion", "advance:conversion", "advance:fanaticism", "skip"}
    play(state, "advance:devotion")
    assert "devotion" in advances(state)
    assert track(state) == 2


def test_dogma_brings_nothing_for_other_buildings_and_may_be_declined() -> None:
    own = nation(cities=["D2", "F2"], advances=["myths", "dogma", "tactics"], gold=6)
    state = scenario(own, nation())
    play(state, "construct:D2", "building:fortress")
    assert asked(state) == "turn"
    play(state, "construct:F2", "building:temple", "take:mood", "skip")
    assert advances(state) >= {"dogma"}
    assert track(state) == 3


def test_devotion_keeps_boosts_from_cities_with_temples() -> None:
    names = ["devotion"]
    assert boosts(nation(cities=["D7", "E4 temple"], advances=names)) == (False, False)
    assert boosts(nation(cities=["D7", "E4 academy"], advances=names)) == (True, True)
    assert boosts(nation(cities=["D7", "E4 temple"])) == (True, True)


def test_conversion_succeeds_with_four_and_brings_culture() -> None:
    own = nation(cities=["D2 temple"], advances=["conversion"])
    foe = nation(cities=["D7", "E4 happy academy"], advances=["separation_of_power"])
    state = scenario(own, foe)
    play(state, "influence:E4", deals=["3_elephant"])
    assert buildings(state, "E4") == {"academy": 1}
    play(state, "influence:E4", deals=FAIL)
    assert buildings(state, "E4") == {"academy": 0}
    assert goods(state) == {"culture": 1}


def test_fanatics_add_two_in_the_first_round_in_a_city_with_a_temple() -> None:
    """A roll of three is a hit then; in the second round it is none."""
    for names, left in ((["fanaticism"], {}), ([], {"infantry": 1})):
        own = nation(units=["infantry@D2"], advances=["tactics"])
        foe = nation(cities=["D7", "C2 temple"], units=["infantry@C2"], advances=names)
        state = scenario(own, foe)
        play(state, "move", "to:C2", deals=["1_leader", "3_elephant"])
        assert units(state, "C2") == left
    own = nation(units=["infantry@D2"], advances=["tactics", "fanaticism"])
    foe = nation(cities=["D7", "C2 temple"], units=["infantry@C2"])
    state = scenario(own, foe)
    play(state, "move", "to:C2", deals=["2_cavalry", "1_leader"])
    assert asked(state) == "retreat"
    play(state, "skip", deals=["3_elephant", "1_leader"])
    assert asked(state) == "retreat"


def test_fanatics_who_attack_a_temple_add_two_as_well() -> None:
    own = nation(units=["infantry@D2"], advances=["tactics", "fanaticism"])
    state = scenario(own, nation(cities=["D7", "C2 temple"], units=["infantry@C2"]))
    play(state, "move", "to:C2", deals=["3_elephant", "1_leader"])
    assert owner(state, "C2") == 0


def test_fanatics_do_nothing_in_a_city_without_a_temple() -> None:
    own = nation(units=["infantry@D2"], advances=["tactics", "fanaticism"])
    state = scenario(own, nation(cities=["D7", "C2"], units=["infantry@C2"]))
    play(state, "move", "to:C2", deals=["3_elephant", "1_leader"])
    assert asked(state) == "retreat"


def test_fanatics_who_lose_get_an_infantry_in_one_of_their_cities() -> None:
    own = nation(units=["infantry@D2"], advances=["tactics"])
    foe = nation(cities=["D7", "C2 temple"], units=["infantry@C2"], advances=["fanaticism"])
    state = scenario(own, foe)
    play(state, "move", "to:C2", deals=["6_infantry", "1_leader"])
    while asked(state) != "turn":
        play(state, sorted(legal(state))[0])
    assert units(state, "D7", 1) == {"infantry": 1, "settler": 1}
    own = nation(units=["infantry@D2"], advances=["tactics", "fanaticism"])
    state = scenario(own, nation(cities=["D7", "C2 temple"], units=["infantry@C2"]))
    play(state, "move", "to:C2", deals=["1_leader", "5_infantry"])
    assert units(state, "D2") == {"infantry": 1}


# Changing the government


def until_government(own: Plan) -> ClashState:
    """The end of an age, when seat 0 is asked about its government, or the phase is over."""
    state = scenario(own, nation(), round=3)
    end_turn(state)
    state.actions_left = 0
    play(state, "end")
    while asked(state) not in ("government", "first", "turn"):
        choices = legal(state)
        play(state, "skip" if "skip" in choices else sorted(choices)[0])
    return state


def test_all_markers_move_to_a_government_whose_need_is_met() -> None:
    """The example of the rulebook: from Voting and the Free Economy to Nationalism and one of the others."""
    state = until_government(nation(advances=["philosophy", "voting", "free_economy", "draft"]))
    assert legal(state) == {"skip", "govern:autocracy"}
    assert reason(state, "govern:theocracy") == "needs_advance"
    play(state, "govern:autocracy")
    assert legal(state) == {"advance:totalitarianism", "advance:absolute_power", "advance:forced_labor"}
    play(state, "advance:forced_labor")
    assert {"nationalism", "forced_labor"} <= advances(state)
    assert not {"voting", "free_economy"} & advances(state)


def test_a_government_may_stay() -> None:
    state = until_government(nation(advances=["philosophy", "voting", "draft"]))
    play(state, "skip")
    assert "voting" in advances(state)


def test_a_change_costs_nothing_and_moves_no_track() -> None:
    state = until_government(nation(advances=["philosophy", "voting", "draft"], gold=3))
    before, markers = goods(state), track(state)
    play(state, "govern:autocracy")
    assert (goods(state), track(state)) == (before, markers)


def test_nobody_without_a_government_is_asked() -> None:
    assert asked(until_government(nation(advances=["philosophy", "draft"]))) == "first"


def test_nobody_is_asked_who_meets_no_other_need() -> None:
    assert asked(until_government(nation(advances=["philosophy", "voting"]))) == "first"


def test_losing_dogma_makes_room_for_ideas_and_taking_it_up_takes_them() -> None:
    own = nation(advances=["state_religion", "philosophy", "voting"], ideas=5)
    state = until_government(own)
    play(state, "govern:theocracy")
    assert goods(state)["ideas"] == 2
    own = nation(advances=["state_religion", "philosophy", "dogma"], ideas=2, food=2)
    state = until_government(own)
    play(state, "govern:democracy")
    assert "dogma" not in advances(state)
    state.nations[0].gain(3, 3)
    assert goods(state)["ideas"] == 5


def test_all_four_markers_cover_all_four_advances() -> None:
    names = ["voting", "separation_of_power", "civil_liberties", "free_economy"]
    state = until_government(nation(advances=["philosophy", "draft", *names]))
    play(state, "govern:autocracy")
    assert {"nationalism", "totalitarianism", "absolute_power", "forced_labor"} <= advances(state)
