"""Improving the mood of cities."""

from tessera.games.clash.scenario import asked, goods, legal, mood, nation, play, reason, scenario


def test_a_step_costs_as_many_mood_tokens_as_the_city_has_pieces() -> None:
    """The example of the rulebook: an angry city of size two."""
    state = scenario(nation(cities=["D2 angry temple"], mood=4), nation())
    play(state, "cheer")
    assert mood(state, "D2") == "neutral"
    assert goods(state) == {"mood": 2}
    play(state, "mood:D2")
    assert mood(state, "D2") == "happy"
    assert goods(state) == {}


def test_one_action_serves_many_cities() -> None:
    state = scenario(nation(cities=["D2", "F2 angry", "E4 happy"], mood=3), nation())
    play(state, "cheer", "mood:D2", "mood:F2", "mood:F2")
    assert (mood(state, "D2"), mood(state, "F2")) == ("happy", "happy")
    assert state.actions_left == 2


def test_it_may_end_before_the_tokens_do() -> None:
    state = scenario(nation(cities=["D2", "F2 angry"], mood=3), nation())
    play(state, "cheer", "mood:F2", "done")
    assert goods(state) == {"mood": 2}
    assert asked(state) == "turn"


def test_happy_cities_and_those_too_large_are_out_of_reach() -> None:
    state = scenario(nation(cities=["D2 happy", "F2", "E4 temple academy"], mood=2), nation())
    play(state, "cheer")
    assert mood(state, "F2") == "happy"
    state = scenario(nation(cities=["D2 happy", "F2", "C2", "E4 temple academy"], mood=2), nation())
    play(state, "cheer")
    assert reason(state, "mood:D2") == "happy_already"
    assert reason(state, "mood:E4") == "no_mood"
    assert legal(state) == {"mood:F2", "mood:C2"}


def test_nobody_cheers_without_tokens() -> None:
    state = scenario(nation(cities=["D2"], culture=7, gold=7), nation())
    assert reason(state, "cheer") == "no_mood"


def test_cheering_is_not_an_activation() -> None:
    state = scenario(nation(cities=["D2"], mood=2), nation())
    play(state, "cheer", "collect:D2", "take:wood")
    assert mood(state, "D2") == "happy"


def test_rituals_let_any_resources_stand_for_tokens() -> None:
    own = nation(cities=["D2 angry temple academy"], advances=["rituals"], food=1, wood=1, gold=1, mood=3)
    state = scenario(own, nation())
    play(state, "cheer", "spend:food", "spend:wood", "spend:gold", "done")
    assert mood(state, "D2") == "neutral"
    assert goods(state) == {"mood": 3}


def test_without_rituals_resources_do_not() -> None:
    state = scenario(nation(cities=["D2 angry temple"], gold=7, ideas=7, mood=1), nation())
    assert reason(state, "cheer") == "no_mood"


def test_culture_never_stands_for_mood() -> None:
    state = scenario(nation(cities=["D2 angry"], advances=["rituals"], culture=7), nation())
    assert reason(state, "cheer") == "no_mood"
