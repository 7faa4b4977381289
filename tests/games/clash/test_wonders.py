"""Wonders: how they are built, what each of them does, and what they are worth."""

from typing import Any

import pytest

from tessera.games.clash.catalog import BARBARIANS
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
    owner,
    play,
    points,
    reason,
    scenario,
    size,
    told,
    units,
    wonders,
)
from tessera.games.clash.state import ClashState
from tests.games.clash.fields import HIT, MISS, attack, field, lay, rolled, winner

NEEDS = {
    "great_arena": "sports",
    "great_gardens": "irrigation",
    "great_library": "philosophy",
    "great_lighthouse": "cartography",
    "great_mausoleum": "priesthood",
    "great_pyramid": "rituals",
    "great_statue": "monuments",
    "great_wall": "siegecraft",
}
COSTS = {
    "great_arena": (3, 4, 5),
    "great_gardens": (5, 5, 2),
    "great_library": (3, 6, 3),
    "great_lighthouse": (3, 5, 4),
    "great_mausoleum": (4, 4, 4),
    "great_pyramid": (2, 3, 7),
    "great_statue": (3, 4, 5),
    "great_wall": (3, 2, 7),
}


def builder(wonder: str, city: str = "D2 happy port@C3", **changes: Any) -> ClashState:
    """Seat 0 may raise a wonder in D2 and has just its price; what `changes` is changed."""
    food, wood, ore = COSTS[wonder]
    given: dict[str, Any] = {
        "cities": [city, "E4", "F2"],
        "advances": ["engineering", "storage", NEEDS[wonder]],
        "wonders": [wonder],
        "food": food,
        "wood": wood,
        "ore": ore,
        "culture": 5,
        **changes,
    }
    return scenario(nation(**given), nation())


# Building


@pytest.mark.parametrize("wonder", NEEDS)
def test_a_wonder_is_raised_in_a_happy_city_for_its_price(wonder: str) -> None:
    state = builder(wonder)
    play(state, "raise:D2", f"wonder:{wonder}")
    assert wonders(state, "D2") == {wonder}
    assert asked(state) == "turn"  # not even the Lighthouse launches a ship
    assert goods(state) == {}
    assert size(state, "D2") == 3
    assert points(state)["wonders"] == (5 if wonder == "great_pyramid" else 4)


@pytest.mark.parametrize("wonder", NEEDS)
def test_each_wonder_needs_its_advance(wonder: str) -> None:
    state = builder(wonder, advances=["engineering", "storage"])
    assert "raise:D2" not in legal(state)


@pytest.mark.parametrize("goods_name", ["food", "wood", "ore", "culture"])
def test_a_wonder_needs_all_of_its_price(goods_name: str) -> None:
    short: dict[str, Any] = {goods_name: 1}
    state = builder("great_wall", **short)
    assert "raise:D2" not in legal(state)


def test_a_wonder_needs_engineering_a_happy_city_room_and_its_card() -> None:
    state = builder("great_wall", advances=["storage", "siegecraft"])
    assert reason(state, "raise:D2") == "needs_advance"
    state = builder("great_wall", "D2 neutral")
    assert reason(state, "raise:D2") == "not_happy"
    state = builder("great_wall", cities=["D2 happy temple", "E4"])
    assert reason(state, "raise:D2") == "too_few_cities"
    state = builder("great_wall", wonders=["great_statue"])
    assert reason(state, "raise:D2") == "no_wonder_possible"


def test_only_the_lighthouse_needs_a_port() -> None:
    assert "raise:D2" not in legal(builder("great_lighthouse", "D2 happy"))
    assert "raise:D2" in legal(builder("great_wall", "D2 happy"))


def test_raising_a_wonder_activates_the_city() -> None:
    state = builder("great_wall")
    play(state, "raise:D2", "wonder:great_wall", "collect:D2")
    while asked(state) == "collect":
        play(state, sorted(legal(state))[0])
    assert mood(state, "D2") == "neutral"


def test_gold_stands_for_the_resources_of_a_wonder_but_not_for_culture() -> None:
    state = builder("great_wall", ore=6, gold=1)
    play(state, "raise:D2", "wonder:great_wall")
    assert goods(state) == {}
    assert "raise:D2" not in legal(builder("great_wall", culture=4, gold=7))


def test_a_city_may_have_several_wonders() -> None:
    state = builder("great_wall", "D2 happy great_statue")
    play(state, "raise:D2", "wonder:great_wall")
    assert wonders(state, "D2") == {"great_statue", "great_wall"}


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


# The Great Gardens


def test_the_gardens_bring_any_resource_from_grassland() -> None:
    state = scenario(nation(cities=["E4 happy great_gardens"]), nation())
    play(state, "collect:E4")
    assert legal(state) == {"take:food", "take:wood", "take:ore"}
    play(state, "take:ore")  # two of them, from mountains
    assert legal(state) == {"take:ore", "take:ideas", "take:gold"}
    play(state, "take:gold")
    assert goods(state) == {"ore": 2, "gold": 1}


def test_only_the_city_of_the_gardens_has_them() -> None:
    state = scenario(nation(cities=["F2 great_gardens", "E4 happy"]), nation())
    play(state, "collect:E4")
    assert legal(state) == {"take:food", "take:ore"}
    play(state, "take:ore")
    assert goods(state) == {"ore": 2}


def test_who_came_over_grassland_cannot_attack_the_city_of_the_gardens() -> None:
    state = scenario(
        nation(units=["infantry@D6", "infantry@D4"], advances=["tactics"]),
        nation(cities=["", "D5 great_gardens"], units=["infantry@D5"]),
    )
    play(state, "move", "from:D6", "to:E6", "done")
    play(state, "move", "from:E6")
    assert reason(state, "to:D5") == "gardens"
    state = scenario(
        nation(units=["infantry@D4"], advances=["tactics"]),
        nation(cities=["", "D5 great_gardens"], units=["infantry@D5"]),
    )
    play(state, "move")
    assert "to:D5" in legal(state)


def test_who_stood_on_grassland_before_its_turn_may_attack_the_city_of_the_gardens() -> None:
    state = scenario(
        nation(units=["infantry@E6"], advances=["tactics"]), nation(cities=["", "D5 great_gardens"])
    )
    play(state, "move")
    assert "to:D5" in legal(state)


def test_other_cities_are_not_guarded_by_the_gardens() -> None:
    state = scenario(
        nation(units=["infantry@D6"], advances=["tactics"]), nation(cities=["D7 great_gardens", "D5"])
    )
    play(state, "move", "to:E6", "move")
    assert "to:D5" in legal(state)


def test_gardens_of_barbarians_hinder_every_player() -> None:
    state = scenario(
        nation(units=["infantry@D6"], advances=["tactics"]), nation(), barbarians=["D5 great_gardens=0"]
    )
    play(state, "move", "to:E6", "move")
    assert reason(state, "to:D5") == "gardens"


def test_barbarians_are_not_hindered_by_the_gardens() -> None:
    state = scenario(
        nation(cities=["E4 great_gardens"], track=1, ideas=2, advances=["irrigation"]),
        nation(),
        barbarian_units=["infantry@E5"],
    )
    play(state, "advance:writing", deals=["famine_1_3"])
    assert owner(state, "E4") == BARBARIANS


# The Great Library


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


# The Great Lighthouse


def test_the_lighthouse_brings_a_ship_with_each_activation_of_its_city() -> None:
    state = scenario(
        nation(cities=["D2 neutral port@C3 great_lighthouse"]), nation(units=["ship@F3"]), seed=1
    )
    play(state, "collect:D2")
    while asked(state) == "collect":
        play(state, sorted(legal(state))[0])
    assert asked(state) == "launch"
    assert "place:F3" not in legal(state)
    assert {"place:A5", "place:C6", "skip"} <= legal(state)
    play(state, "place:A5")
    assert units(state, "A5") == {"ship": 1}


def test_the_ship_of_the_lighthouse_is_not_counted_as_recruited() -> None:
    state = scenario(nation(cities=["D2 angry port@C3 great_lighthouse"], wood=2), nation())
    play(state, "recruit:D2", "place:C3")
    assert units(state, "C3") == {"ship": 2}


def test_the_lighthouse_brings_no_ship_if_none_is_left() -> None:
    state = scenario(nation(cities=["D2 angry port@C3 great_lighthouse"], units=["4 ship@C4"]), nation())
    play(state, "collect:D2", "take:food")
    assert asked(state) == "turn"


def test_other_cities_launch_no_ship() -> None:
    state = scenario(nation(cities=["D2 angry port@C3 great_lighthouse", "E4 angry"]), nation())
    play(state, "collect:E4")
    while asked(state) == "collect":
        play(state, sorted(legal(state))[0])
    assert asked(state) == "turn"


def test_who_holds_the_lighthouse_names_the_first_player() -> None:
    state = scenario(nation(culture=9), nation(cities=["D7 great_lighthouse"]), round=3)
    end_turn(state)
    end_turn(state)
    for _ in range(20):
        if asked(state) == "first":
            break
        play(state, sorted(legal(state))[0])
    assert (asked(state), state.seats_to_act()) == ("first", (1,))


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


# The Great Pyramid


def test_the_pyramid_is_worth_five_to_its_builder_even_when_it_was_captured() -> None:
    state = field(1, 0, "great_pyramid")
    attack(state)
    assert wonders(state, "D5") == {"great_pyramid"}
    assert (points(state)["wonders"], points(state, 1)["wonders"]) == (0, 5)


def test_the_pyramid_is_lost_with_its_city() -> None:
    state = field(1, 0, "great_pyramid", own={"cities": ["", "F2", "C5", "E4", "F5", "E6", "F7"]})
    attack(state)
    assert points(state, 1)["wonders"] == 0


def test_who_built_the_pyramid_wins_a_tie() -> None:
    state = scenario(nation(cities=["D2", "E4", "C5", "F2", "C2", "D3"]), nation(cities=["D7 great_pyramid"]))
    assert sum(points(state).values()) == sum(points(state, 1).values()) == 7
    assert state.ranking() == [2, 1]


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


# The Great Wall


def test_enemies_have_two_less_in_the_first_round_against_happy_cities() -> None:
    state = field(1, 1, "happy", other={"cities": ["E7 great_wall"]})
    assert rolled(attack(state, ["3_elephant", MISS])) == (1, 1)
    assert rolled(play(state, "skip", deals=["3_elephant", MISS])) == (3, 1)


def test_the_wall_guards_no_city_that_is_not_happy_and_no_army_outside() -> None:
    state = field(1, 1, "neutral", other={"cities": ["E7 great_wall"]})
    assert rolled(attack(state, ["3_elephant", MISS])) == (3, 1)
    state = field(1, 1, other={"cities": ["D7 happy great_wall"]})
    assert rolled(attack(state, ["3_elephant", MISS])) == (3, 1)


def walled(city: str, guards: list[str]) -> ClashState:
    """Barbarians are about to attack a city of who holds the Great Wall."""
    return scenario(
        nation(cities=[city, "D2 great_wall"], units=guards, track=1, ideas=2, advances=["irrigation"]),
        nation(),
        barbarian_units=["3 infantry@E5"],
    )


@pytest.mark.parametrize("guards", [["infantry@E4"], []])
@pytest.mark.parametrize("feeling", ["happy", "angry"])
def test_the_wall_beats_barbarians_without_a_roll_and_that_brings_gold(
    feeling: str, guards: list[str]
) -> None:
    state = walled(f"E4 {feeling}", guards)
    events = play(state, "advance:writing", deals=["famine_1_3"])
    assert winner(events) == 0
    assert "rolled" not in told(events)
    assert owner(state, "E4") == 0
    assert units(state, "E4", BARBARIANS) == {}
    assert goods(state)["gold"] == 1


def test_the_wall_does_not_help_outside_of_cities() -> None:
    state = scenario(
        nation(
            cities=["E4", "D2 great_wall"],
            units=["infantry@E5"],
            track=1,
            ideas=2,
            advances=["irrigation"],
        ),
        nation(),
        barbarian_units=["infantry@E6"],
    )
    events = play(state, "advance:writing", deals=["famine_1_3", MISS, HIT])
    assert "rolled" in told(events)


def test_a_captured_wall_serves_its_captor() -> None:
    state = scenario(
        nation(cities=["D2", "E4 great_wall=1"], track=1, ideas=2, advances=["irrigation"]),
        nation(),
        barbarian_units=["infantry@E5"],
    )
    play(state, "advance:writing", deals=["famine_1_3"])
    assert owner(state, "E4") == 0


def test_the_statue_gives_an_action_when_all_are_spent() -> None:
    state = scenario(nation(cities=["D2 great_statue"], objectives=["warmonger"]), nation())
    state.actions_left = 0
    play(state, *legal(state, "sacrifice"))
    assert state.actions_left == 1


def test_engineering_that_the_library_lends_raises_wonders() -> None:
    state = builder("great_wall", "D2 happy great_library", advances=["storage", "siegecraft"])
    assert "raise:D2" not in legal(state)
    play(state, "borrow:engineering")
    assert "raise:D2" in legal(state)
