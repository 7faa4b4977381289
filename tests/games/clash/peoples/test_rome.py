"""Rome: its four civilization advances, and what Augustus, Caesar and Sulla do."""

from typing import Any

from tessera.games.clash.catalog import EVENT_CARDS, EVENTS_SYMBOL, SYMBOLS
from tessera.games.clash.scenario import (
    BARBARIANS,
    advances,
    asked,
    at_court,
    buildings,
    doomed,
    goods,
    hand,
    happens,
    legal,
    march,
    mood,
    nation,
    owner,
    play,
    reason,
    scenario,
    units,
)
from tessera.games.clash.state import ClashState
from tests.games.clash.fields import HIT, MISS, facts

FAMINE = next(card for card in EVENT_CARDS if card.startswith("famine_2"))
MARCHING = next(
    card
    for number, card in enumerate(EVENT_CARDS)
    if EVENTS_SYMBOL[number] == SYMBOLS.index("barbarians_move")
)


def rome(**more: Any) -> Any:
    return nation(people="rome", **more)


# Aqueduct


def test_aqueduct_keeps_famine_away() -> None:
    for powers, left in ((["aqueduct"], 2), ([], 0)):
        state = scenario(doomed(people="rome", powers=powers, food=2), nation(people="greece"))
        happens(state, FAMINE)
        assert goods(state).get("food", 0) == left


def test_sanitation_by_aqueduct_costs_the_action_alone() -> None:
    state = scenario(rome(advances=["engineering"], ideas=1), nation(people="greece"))
    play(state, "advance:sanitation")
    assert "sanitation" in advances(state)
    assert goods(state)["ideas"] == 1
    assert state.actions_left == 2


def test_sanitation_by_aqueduct_costs_its_price_and_no_action() -> None:
    state = scenario(rome(advances=["engineering"], food=2), nation(people="greece"))
    play(state, "wield:aqueduct")
    assert "sanitation" in advances(state)
    assert "food" not in goods(state)
    assert state.actions_left == 3
    assert "wield:aqueduct" not in legal(state)


def test_aqueduct_without_means_says_what_it_takes() -> None:
    state = scenario(rome(advances=["engineering"], food=1), nation(people="greece"))
    assert reason(state, "wield:aqueduct") == "no_food"


# Roman Roads


def test_roman_roads_lead_four_cells_from_city_to_city() -> None:
    own = {"cities": ["E4", "E7"], "units": ["infantry@E4"], "advances": ["tactics", "engineering"]}
    for known, may in ((["roads"], True), ([], False)):
        state = scenario(
            rome(**{**own, "advances": [*own["advances"], *known], "food": 1, "ore": 1}),
            nation(people="greece", cities=["C5"]),
        )
        play(state, "move")
        assert ("road:E7" in legal(state)) == may
    state = scenario(
        rome(**{**own, "advances": [*own["advances"], "roads"], "food": 1, "ore": 1}),
        nation(people="greece", cities=["C5"]),
    )
    play(state, "move", "road:E7")
    assert units(state, "E7") == {"infantry": 1}
    assert "food" not in goods(state)


def test_roman_roads_lead_no_further_than_two_cells_to_open_land() -> None:
    state = scenario(
        rome(
            cities=["E4", "E7"],
            units=["infantry@E4"],
            advances=["tactics", "engineering", "roads"],
            food=1,
            ore=1,
        ),
        nation(people="greece", cities=["C5"]),
    )
    play(state, "move")
    assert "road:D5" in legal(state)
    assert not {"road:E8", "road:D8"} & legal(state)


# Captivi


def test_captivi_bring_gold_and_joy_for_a_victory() -> None:
    state = scenario(
        rome(units=["infantry@E5"], advances=["tactics"], powers=["captivi"]),
        nation(people="greece", units=["infantry@D5"]),
    )
    march(state, "E5-D5", deals=[HIT, MISS])
    assert goods(state) == {"gold": 1, "mood": 1}


def test_captivi_of_the_defender_count_as_well() -> None:
    state = scenario(
        nation(people="greece", units=["infantry@E5"], advances=["tactics"]),
        rome(units=["infantry@D5"], powers=["captivi"]),
    )
    march(state, "E5-D5", deals=[MISS, HIT])
    assert goods(state, 1) == {"gold": 1, "mood": 1}


def test_by_captivi_mood_stands_for_the_resources_of_a_building() -> None:
    state = scenario(
        rome(cities=["D2 happy", "E4"], advances=["myths"], powers=["captivi"], wood=1, mood=3),
        nation(people="greece"),
    )
    play(state, "construct:D2")
    assert asked(state) == "captivi"
    assert legal(state) == {"swap:wood", "swap:ore"}  # food had to be; wood is there, but need not be paid
    play(state, "swap:ore", "take:culture")
    assert buildings(state, "D2") == {"temple": 0}
    assert goods(state) == {"mood": 1, "culture": 1}


def test_without_captivi_mood_builds_nothing() -> None:
    state = scenario(
        rome(cities=["D2 happy", "E4"], advances=["myths"], wood=1, mood=3), nation(people="greece")
    )
    assert "construct:D2" not in legal(state)


# Provinces


def test_provinces_raise_cavalry_without_a_market() -> None:
    state = scenario(
        rome(cities=["D2", "C5", "D4"], powers=["provinces"], food=2, wood=2), nation(people="greece")
    )
    play(state, "recruit:C5")
    assert "hire:cavalry" in legal(state)
    state = scenario(
        rome(cities=["D2", "C5", "D4"], powers=["provinces"], food=2, wood=2), nation(people="greece")
    )
    play(state, "recruit:D4")
    assert "hire:cavalry" not in legal(state)


def captured(**own: Any) -> ClashState:
    state = scenario(
        rome(units=["infantry@E5"], advances=["tactics"], **own),
        nation(people="greece", cities=["", "D5 happy"]),
    )
    march(state, "E5-D5")
    return state


def test_cities_captured_with_provinces_are_neutral() -> None:
    state = captured(powers=["provinces"])
    assert (owner(state, "D5"), mood(state, "D5")) == (0, "neutral")
    assert mood(captured(), "D5") == "angry"


def test_cities_captured_with_provinces_are_happy_for_culture() -> None:
    state = captured(powers=["provinces"], culture=1)
    assert asked(state) == "provinces"
    play(state, "use")
    assert mood(state, "D5") == "happy"
    assert "culture" not in goods(state)


# Augustus


def test_princeps_draws_and_discards_a_card_of_each_kind() -> None:
    state = scenario(
        rome(leader="augustus", hand=["spy"], objectives=["conqueror"], culture=1), nation(people="greece")
    )
    before = hand(state)
    play(state, "wield:princeps")
    assert asked(state) == "princeps"
    assert len(hand(state)) == 2
    play(state, next(action for action in sorted(legal(state)) if "spy" in action))
    assert asked(state) == "princeps_2"
    events = play(state, sorted(legal(state))[0])
    assert facts(events, "gave_objective")
    assert len(hand(state)) == 1
    assert hand(state) != before
    assert len(state.nations[0].objectives) == 1
    assert state.actions_left == 2
    assert "culture" not in goods(state)


def test_princeps_needs_his_leader_in_a_city_and_culture() -> None:
    state = scenario(rome(leader="augustus@E4", culture=1), nation(people="greece"))
    assert reason(state, "wield:princeps") == "leader_not_in_city"
    state = scenario(rome(leader="augustus"), nation(people="greece"))
    assert reason(state, "wield:princeps") == "cannot_pay"
    state = scenario(rome(leader="caesar", culture=1), nation(people="greece"))
    assert reason(state, "wield:princeps") == "needs_leader"


# Caesar


def test_statesman_makes_his_city_happier_without_an_action() -> None:
    state = scenario(
        rome(cities=["D2 neutral", "E4 angry"], leader="caesar", mood=2), nation(people="greece")
    )
    events = play(state, "wield:statesman")
    assert facts(events, "wielded") == [{"seat": 0, "gift": "statesman"}]
    assert mood(state, "D2") == "happy"
    assert state.actions_left == 3
    assert goods(state) == {"mood": 1}
    assert reason(state, "wield:statesman") == "happy_already"


def test_proconsul_leaves_a_garrison() -> None:
    state = captured(leader="caesar@E5", gold=1)
    assert asked(state) == "proconsul"
    gold = goods(state)["gold"]
    play(state, "use")
    assert units(state, "D5") == {"infantry": 2, "leader": 1}
    assert goods(state)["gold"] == gold - 1


def test_proconsul_leaves_nobody_where_he_is_not() -> None:
    assert asked(captured(leader="caesar", gold=1)) != "proconsul"


# Sulla


def test_the_city_of_the_dictator_cannot_be_influenced() -> None:
    for leader, may in (("sulla", False), ("caesar", True)):
        state = scenario(
            nation(people="greece", cities=["D5 temple academy", "D7", "C7"], culture=5),
            rome(cities=["E4 temple"], leader=leader),
        )
        assert ("influence:E4" in legal(state)) == may
    state = scenario(
        nation(people="greece", cities=["D5 temple academy", "D7", "C7"], culture=5),
        rome(cities=["E4 temple"], leader="sulla"),
    )
    assert reason(state, "influence:E4") == "kept_by"


def march_of_barbarians(leader: str) -> ClashState:
    """Greece draws an event that moves an army of Barbarians which stands near the leader of Rome."""
    state = scenario(
        doomed(people="greece", cities=["D7"]),
        rome(cities=["C5"], leader=leader),
        barbarian_units=["infantry@D5"],
    )
    play(state, "advance:siegecraft", deals=[MARCHING])
    while asked(state) in ("barbarian_army", "barbarian_step"):
        play(state, sorted(legal(state))[0])
    return state


def test_barbarians_near_the_dictator_move_only_if_he_agrees() -> None:
    state = march_of_barbarians("sulla")
    assert (asked(state), state.seats_to_act()) == ("dictator", (1,))
    play(state, "use")
    assert units(state, "D5", BARBARIANS) == {"infantry": 1}


def test_the_dictator_may_let_them_go() -> None:
    state = march_of_barbarians("sulla")
    play(state, "skip")
    assert units(state, "D5", BARBARIANS) == {}


def test_nobody_asks_another_leader() -> None:
    assert asked(march_of_barbarians("caesar")) != "dictator"


def test_what_was_used_is_open() -> None:
    assert at_court(scenario(rome(), nation(people="greece")), "used") == []
