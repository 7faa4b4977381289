"""Wonders of the mind: the Arena, the Library, the Mausoleum and the Statue."""

from typing import Any

from tessera.games.clash.scenario import (
    advances,
    asked,
    card,
    end_turn,
    goods,
    hand,
    legal,
    mood,
    nation,
    play,
    points,
    reason,
    scenario,
    told,
    units,
)
from tessera.games.clash.state import ClashState
from tests.games.clash.fields import MISS, attack, builder, field, lay

# The Great Arena


def arena(**own: Any) -> ClashState:
    return scenario(nation(cities=["D2 neutral great_arena", "E4 neutral"], **own), nation())


def test_with_the_arena_culture_is_spent_as_mood() -> None:
    state = arena(culture=1)
    play(state, "cheer")
    while asked(state) != "turn":
        play(state, sorted(legal(state))[0])
    assert mood(state, "E4") == "happy"
    assert goods(state) == {}
    assert "cheer" not in legal(scenario(nation(cities=["E4"], culture=1), nation()))


def test_with_the_arena_mood_is_spent_as_culture() -> None:
    state = arena(mood=1, hand=["leadership"])
    play(state, f"play:{card(state, 'leadership')}")
    assert goods(state) == {}
    assert state.actions_left == 4


def test_with_the_arena_and_both_tokens_the_player_chooses() -> None:
    state = arena(mood=1, culture=1, hand=["leadership"])
    play(state, f"play:{card(state, 'leadership')}")
    assert asked(state) == "instead"
    play(state, "use")
    assert goods(state) == {"culture": 1}


def test_with_the_arena_infantry_is_drafted_for_culture() -> None:
    state = arena(culture=1, advances=["draft"])
    play(state, "recruit:E4")
    assert units(state, "E4") == {"infantry": 1}
    assert goods(state) == {}


def test_with_the_arena_mood_does_not_build_wonders() -> None:
    state = builder("great_wall", "D2 happy great_arena", culture=4, mood=3)
    assert "raise:D2" not in legal(state)


def test_the_arena_adds_one_to_a_roll_once_in_a_battle() -> None:
    state = field(1, 2, own={"cities": ["D2 great_arena"], "mood": 1, "culture": 1})
    attack(state, ["4_cavalry", MISS, MISS])
    assert asked(state) == "cheer_on"
    play(state, "use", "use")  # a token, of the other kind
    assert goods(state) == {"mood": 1}
    assert units(state, "D5", 1) == {"infantry": 1}
    play(state, "skip", deals=["4_cavalry", MISS])
    assert asked(state) == "retreat"
    assert units(state, "D5", 1) == {"infantry": 1}


def test_the_arena_serves_the_defender_too_and_may_wait_for_another_round() -> None:
    state = field(1, 1, other={"cities": ["D7 great_arena"], "mood": 1})
    attack(state, [MISS, "4_cavalry"])
    assert state.seats_to_act() == (1,)
    play(state, "skip", "skip", deals=[MISS, "4_cavalry"])
    assert asked(state) == "cheer_on"
    play(state, "use")
    assert units(state, "D5") == {}


def test_the_arena_is_not_for_battles_at_sea() -> None:
    state = scenario(
        nation(cities=["D2 great_arena"], units=["ship@F4"], mood=1), nation(units=["2 ship@E3"])
    )
    play(state, "move", "to:E3", deals=["4_cavalry", MISS, MISS])
    assert asked(state) == "retreat"


# The Great Library


def test_the_library_lends_what_makes_other_advances_free() -> None:
    state = scenario(nation(cities=["D2 great_library"]), nation())
    assert not legal(state, "advance")
    play(state, "borrow:math")
    assert legal(state, "advance") == {"advance:engineering", "advance:roads"}


def test_the_library_lends_the_effect_of_one_advance_for_a_turn() -> None:
    state = scenario(nation(cities=["D2 great_library"], units=["infantry@E4"]), nation())
    assert "move" not in legal(state)
    play(state, "borrow:tactics")
    assert "move" in legal(state)
    assert not legal(state, "borrow")
    assert advances(state) == {"farming", "mining"}
    assert points(state)["advances"] == 1
    end_turn(state)
    end_turn(state)
    assert "move" not in legal(state)
    assert legal(state, "borrow")


def test_the_library_needs_no_first_advance_of_a_category_and_gives_nothing_for_gaining() -> None:
    state = scenario(nation(cities=["D2 great_library"]), nation())
    play(state, "borrow:sports")
    assert goods(state) == {}
    state = scenario(nation(cities=["D2 great_library"]), nation())
    play(state, "borrow:writing")
    assert hand(state) == []


def test_the_library_lends_no_government_and_nothing_that_one_owns() -> None:
    state = scenario(nation(cities=["D2 great_library"]), nation())
    lent = legal(state, "borrow")
    assert len(lent) == 48 - 12 - 2
    assert "borrow:farming" not in lent


def test_a_lent_advance_is_no_requirement() -> None:
    state = scenario(nation(cities=["D2 great_library"], food=2), nation())
    play(state, "borrow:fishing")
    assert "advance:navigation" not in legal(state)
    state = builder("great_wall", "D2 happy great_library", advances=["engineering", "storage"])
    play(state, "borrow:siegecraft")
    assert "raise:D2" not in legal(state)
    state = scenario(nation(cities=["D2 great_library", "E4", "F2"], food=1, wood=1, ore=1), nation())
    play(state, "borrow:writing")
    assert "construct:D2" not in legal(state)
    assert reason(state, "construct:D2") == "no_building_possible"


def test_engineering_that_the_library_lends_raises_wonders() -> None:
    state = builder("great_wall", "D2 happy great_library", advances=["storage", "siegecraft"])
    assert "raise:D2" not in legal(state)
    play(state, "borrow:engineering")
    assert "raise:D2" in legal(state)


def trader(**own: Any) -> ClashState:
    """The turn of seat 0 begins: it holds the Library, and its settler stands near a city of seat 1."""
    mine = nation(cities=["D2 great_library"], units=["settler@D5"], **own)
    return scenario(mine, nation(cities=["", "D6"]))


def test_the_library_lends_trade_routes_before_they_bring_anything() -> None:
    state = trader(food=0)
    assert asked(state) == "declare"
    assert legal(state) == {"skip", "borrow:trade_routes"}
    play(state, "borrow:trade_routes")
    assert goods(state) == {"food": 1}
    assert asked(state) == "turn"
    assert not legal(state, "borrow")


def test_who_wants_to_borrow_something_else_has_no_trade_routes() -> None:
    state = trader(food=0)
    play(state, "skip")
    assert goods(state) == {}
    play(state, "borrow:tactics")
    assert "move" in legal(state)


def test_the_library_lends_what_makes_trade_routes_better() -> None:
    known = ["bartering", "trade_routes"]
    state = trader(advances=known, food=0)
    assert legal(state) == {"skip", "borrow:currency", "borrow:storage"}
    play(state, "borrow:currency", "take:gold")
    assert goods(state) == {"gold": 1}
    state = trader(advances=known, food=2)
    play(state, "borrow:storage")
    assert goods(state) == {"food": 3}
    state = trader(advances=known, food=0)
    play(state, "skip")
    assert goods(state) == {"food": 1}


def test_nobody_is_asked_what_the_library_lends_for_routes_that_cannot_be() -> None:
    state = scenario(nation(cities=["D2 great_library"]), nation())
    assert asked(state) == "turn"
    assert asked(trader(advances=["bartering", "trade_routes", "currency", "storage"])) != "declare"


# The Great Mausoleum


def test_with_the_mausoleum_an_action_card_may_be_taken_from_the_pile() -> None:
    state = scenario(nation(cities=["D2 great_mausoleum"], ideas=2), nation(), discards=["spy", "militia"])
    play(state, "advance:writing")
    assert asked(state) == "take_card"
    play(state, "use")
    assert hand(state) == ["militia"]


def test_with_the_mausoleum_one_may_draw_from_the_deck_all_the_same() -> None:
    state = scenario(nation(cities=["D2 great_mausoleum"], ideas=2), nation(), discards=["militia"])
    play(state, "advance:writing", "skip", deals=["spy_high_morale"])
    assert hand(state) == ["spy"]
    assert len(state.discards) == 1


def test_with_the_mausoleum_an_event_may_be_taken_from_the_pile_with_its_symbol() -> None:
    state = scenario(
        nation(cities=["D2 great_mausoleum"], ideas=2, track=1),
        nation(),
        event_discards=["flood", "migration"],
    )
    play(state, "advance:fishing")
    assert asked(state) == "take_event"
    events = play(state, "use")
    assert "event" in told(events)
    assert goods(state).get("gold") == 2


def test_who_holds_the_mausoleum_lays_what_it_played_below_the_pile() -> None:
    state = scenario(
        nation(cities=["D2 great_mausoleum academy"], hand=["ideas"]), nation(), discards=["spy"]
    )
    top = state.discards
    played = state.nations[0].hand
    play(state, f"play:{card(state, 'ideas')}")
    assert state.discards == (*played, *top)


def test_tactics_of_who_holds_the_mausoleum_go_below_the_pile_too() -> None:
    state = field(own={"cities": ["D2 great_mausoleum"], "hand": ["archers"]}, discards=["spy"])
    top, played = state.discards, state.nations[0].hand
    attack(state)
    play(state, lay(state, "archers"), deals=[MISS, MISS, MISS])
    assert state.discards == (*played, *top)


def test_events_of_who_holds_the_mausoleum_go_below_the_pile() -> None:
    state = scenario(
        nation(cities=["D2 great_mausoleum"], ideas=2, track=1, advances=["sanitation"]),
        nation(),
        event_discards=["flood"],
    )
    top = state.event_discards
    play(state, "advance:fishing", "skip", deals=["epidemics_2"])
    assert state.event_discards[1:] == top


# The Great Statue


def test_the_statue_brings_an_objective_when_it_is_built() -> None:
    state = builder("great_statue")
    play(state, "raise:D2", "wonder:great_statue")
    assert len(state.nations[0].objectives) == 1


def test_the_statue_gives_an_action_for_an_objective_once_a_turn() -> None:
    state = scenario(nation(cities=["D2 great_statue"], objectives=["warmonger", "conqueror"]), nation())
    first, second = sorted(legal(state, "sacrifice"))
    play(state, first)
    assert state.actions_left == 4
    assert len(state.nations[0].objectives) == 1
    assert second not in legal(state)


def test_an_objective_that_is_given_up_for_the_statue_comes_again_when_the_deck_has_run_out() -> None:
    own = nation(cities=["D2 great_statue"], objectives=["warmonger"], food=2)
    state = scenario(own, nation(), empty=["objective"])
    play(state, *legal(state, "sacrifice"), "advance:writing")
    assert state.view(0).board["nations"][0]["own"]["objectives"] == ["coastal_culture_warmonger"]


def test_the_statue_gives_an_action_when_all_are_spent() -> None:
    state = scenario(nation(cities=["D2 great_statue"], objectives=["warmonger"]), nation())
    state.actions_left = 0
    play(state, *legal(state, "sacrifice"))
    assert state.actions_left == 1
