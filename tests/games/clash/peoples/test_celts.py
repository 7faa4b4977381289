"""The Celts: tribal_warfare, tribal_allies, druidic_influence, tribal_trade, and their leaders.

Boudica, Vercingetorix and Viriatus. What fearless and warrior_people add is tested in `test_generals`.
"""

from typing import Any

from tessera.games.clash.catalog import EVENT_CARDS, EVENTS_SYMBOL, SYMBOLS
from tessera.games.clash.scenario import (
    BARBARIANS,
    asked,
    at_court,
    card,
    doomed,
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
    units,
)
from tessera.games.clash.state import ClashState
from tests.games.clash.fields import HIT, MISS, attack, facts, field, lay

MARCHING = next(
    card
    for number, card in enumerate(EVENT_CARDS)
    if EVENTS_SYMBOL[number] == SYMBOLS.index("barbarians_move")
)


DULL = "2_cavalry"
"""A die that makes no hit, and that no leader rolls again."""


def celts(**more: Any) -> Any:
    return nation(people="celts", **more)


def foe(**more: Any) -> Any:
    return nation(people="greece", **more)


# Tribal Warfare


def strengthened(side: int = 0, **more: Any) -> int:
    """What is added for tribes in the first round; the Celts attack."""
    own = {"people": "celts", "powers": ["tribal_warfare"], **more.pop("own", {})}
    state = field(own=own, other={"people": "greece"}, **more)
    found: int = facts(attack(state), "rolled")[side]["sum"].get("leader", 0)
    return found


def test_tribal_warfare_adds_for_each_city_of_barbarians_near() -> None:
    assert strengthened(barbarians=["E4", "C5"]) == 2
    assert strengthened(barbarians=["E4", "C5"], own={"people": "rome", "powers": []}) == 0
    assert strengthened(1, barbarians=["E4", "C5"]) == 0
    assert strengthened(barbarians=["D2"], own={"cities": ["F6"]}) == 0


def test_tribal_warfare_adds_four_at_most_and_nothing_against_barbarians() -> None:
    near = ["E4", "C5", "E6", "F5", "B5"]
    assert strengthened(barbarians=near) == 4
    assert strengthened(barbarians=near, defenders=0, barbarian_units=["infantry@D5"]) == 0


# Tribal Allies


def test_tribal_allies_call_barbarians_once_a_turn() -> None:
    state = scenario(celts(powers=["tribal_allies"], cities=["D5"]), foe())
    play(state, "wield:tribal_allies")
    assert asked(state) == "barbarians_settle"
    play(state, sorted(legal(state))[0])
    while asked(state) != "turn":
        play(state, sorted(legal(state))[0])
    (placed,) = [cell for cell in ("B4", "E4", "B5", "D3", "F5", "F6") if owner(state, cell) == BARBARIANS]
    assert sum(units(state, placed, BARBARIANS).values()) == 2
    assert state.actions_left == 2
    assert reason(state, "wield:tribal_allies") == "not_again"


def test_nobody_calls_barbarians_who_cannot_come() -> None:
    state = scenario(celts(powers=["tribal_allies"], cities=["D5"]), foe())
    state.wild_pieces = 0
    assert reason(state, "wield:tribal_allies") == "no_barbarians_come"


def marching(celts_draw: bool = True, **more: Any) -> ClashState:
    """An event moves an army of Barbarians from D5."""
    tribes: dict[str, Any] = {"people": "celts", "powers": ["tribal_allies"], "cities": ["D7"], **more}
    others: dict[str, Any] = {"people": "greece", "cities": ["C5"]}
    state = (
        scenario(doomed(**tribes), nation(**others), barbarian_units=["infantry@D5"])
        if celts_draw
        else scenario(
            doomed(**{**others, "cities": ["D7"]}),
            nation(**{**tribes, "cities": ["C5"]}),
            barbarian_units=["infantry@D5"],
        )
    )
    play(
        state,
        "advance:siegecraft",
        *["study:ideas2gold0"] * ("food" in more and celts_draw),
        deals=[MARCHING],
    )
    while asked(state) in ("barbarian_army", "barbarian_step"):
        play(state, sorted(legal(state))[0])
    return state


def test_tribal_allies_stop_an_army_for_food() -> None:
    state = marching(food=1)
    assert asked(state) == "tribal_allies"
    events = play(state, "use")
    assert units(state, "D5", BARBARIANS) == {"infantry": 1}
    assert "mood_fell" in told(events)  # nothing is left for the famine that the event brings


def test_tribal_allies_may_let_an_army_go_and_need_food() -> None:
    state = marching(food=1)
    play(state, "skip")
    assert units(state, "D5", BARBARIANS) == {}
    assert asked(marching()) != "tribal_allies"


def test_tribal_allies_stop_nobody_by_events_of_others() -> None:
    assert asked(marching(celts_draw=False, food=1)) != "tribal_allies"


# Druidic Influence


def druids(
    barbarians: list[str] | None = None, other: dict[str, Any] | None = None, **more: Any
) -> ClashState:
    own = {"powers": ["druidic_influence"], "cities": ["D5"], "culture": 3, **more}
    return scenario(celts(**own), foe(**(other or {})), barbarians=barbarians or ["E5"])


def test_druidic_influence_lays_a_token_below_a_settlement() -> None:
    state = druids()
    before = sum(points(state).values())
    play(state, "influence:E5", deals=[HIT])
    assert (at_court(state, "druids"), owner(state, "E5")) == (["E5"], BARBARIANS)
    assert sum(points(state).values()) == before + 1
    assert reason(state, "influence:E5") == "influenced_already"


def test_druidic_influence_lays_no_second_token_and_may_fail() -> None:
    assert "influence:E5" not in legal(druids(court={"druids": ["E5"]}))
    assert reason(druids(court={"druids": ["E5"]}), "influence:E5") == "no_building"
    assert "influence:E5" not in legal(druids(powers=[]))
    state = druids(culture=0)
    play(state, "influence:E5", deals=[MISS])
    assert not at_court(state, "druids")


def test_druidic_influence_may_turn_a_building_instead() -> None:
    state = druids(["E5 temple=1"])
    play(state, "influence:E5")
    assert legal(state) == {"building:temple", "wield:druidic_influence"}


def test_a_settlement_with_a_building_is_listed_once() -> None:
    actions = druids(["E5 temple=1"]).actions(0)
    assert len(actions) == len(set(actions))


def test_culture_helps_druids() -> None:
    state = druids()
    play(state, "influence:E5", deals=["4_cavalry"])
    play(state, "use")
    assert (at_court(state, "druids"), goods(state)["culture"]) == (["E5"], 2)


def test_the_token_of_druids_is_gone_when_a_settlement_is_captured() -> None:
    state = druids(
        court={"druids": ["E5", "C5"]}, barbarians=["E5", "C5"], units=["infantry@D5"], advances=["tactics"]
    )
    play(state, "move", "to:E5")
    assert (owner(state, "E5"), at_court(state, "druids")) == (0, ["C5"])


def test_the_token_of_druids_is_gone_when_a_settlement_is_converted() -> None:
    state = druids(court={"druids": ["E5"]}, hand=["cultural_takeover"])
    play(state, f"play:{card(state, 'cultural_takeover')}")
    play(state, "influence:E5", deals=[HIT])
    assert (owner(state, "E5"), at_court(state, "druids")) == (0, 0)


# Tribal Trade


def trading(
    barbarians: list[str], own_units: list[str], advances: list[str], people: str = "celts", food: int = 0
) -> ClashState:
    """The turn of the Celts begins with the income of routes."""
    own = nation(
        people=people, cities=["D5"], units=own_units, advances=["trade_routes", *advances], food=food
    )
    return scenario(own, foe(cities=["D7"]), barbarians=barbarians)


def test_tribal_trade_brings_food_from_barbarians() -> None:
    assert goods(trading(["E4"], ["settler@D5"], []))["food"] == 1


def test_tribal_trade_leaves_angry_barbarians_and_others_alone() -> None:
    near = ["settler@D2"]
    plain = trading(["C2"], near, [])
    assert goods(plain)["food"] == 1
    assert "food" not in goods(trading(["C2"], near, [], "rome"))
    assert "food" not in goods(trading(["C2 angry"], near, []))


def test_tribal_trade_brings_no_gold_with_currency() -> None:
    state = trading(["C2", "F2"], ["2 settler@D2"], ["currency"])
    assert (asked(state), goods(state)) == ("turn", {"food": 2})


def test_routes_to_others_bring_gold_beside_tribal_trade() -> None:
    """One settler reaches a city of the enemy, as well as one of the Barbarians; the other only this."""
    state = trading(["E6"], ["settler@D6", "settler@E4"], ["currency"])
    assert (asked(state), goods(state)) == ("routes", {"food": 1})
    play(state, "take:gold")
    assert goods(state) == {"food": 1, "gold": 1}


def test_gold_of_currency_makes_no_room_for_food_of_tribal_trade() -> None:
    """Two routes lead to Barbarians, for one of which there is room: the other is not used."""
    state = trading(["C2", "F2"], ["2 settler@D2"], ["currency"], food=1)
    assert (asked(state), goods(state)) == ("turn", {"food": 2})


def test_who_trades_with_barbarians_for_food_pays_no_market() -> None:
    """With Currency the market is worth it; without, the Barbarians bring as much."""
    for advances, question in ([], "turn"), (["currency"], "use_markets"):
        own = celts(cities=["D5"], units=["settler@D6"], advances=["trade_routes", *advances])
        state = scenario(own, foe(cities=["D7 market"]), barbarians=["E6"])
        assert asked(state) == question


# Boudica


def founding(**more: Any) -> ClashState:
    own = {"leader": "boudica@D5", "units": ["settler@D5"], "food": 1, **more}
    return scenario(celts(**own), foe())


def test_great_numbers_keep_the_settler_for_food() -> None:
    state = founding()
    play(state, "found:D5")
    assert asked(state) == "great_numbers"
    play(state, "use")
    assert (units(state, "D5").get("settler"), goods(state).get("food", 0)) == (1, 0)


def test_great_numbers_may_be_left_and_need_her_and_food() -> None:
    state = founding()
    play(state, "found:D5", "skip")
    assert "settler" not in units(state, "D5")
    for other in (founding(leader="boudica@D2"), founding(food=0), founding(leader="viriatus@D5")):
        play(other, "found:D5")
        assert asked(other) == "turn"


# Vercingetorix


def recruiting(**more: Any) -> ClashState:
    own = {"leader": "vercingetorix@D5", "cities": ["D5 happy"], "food": 7, "wood": 7, "ore": 7, **more}
    return scenario(celts(**own), foe(), barbarian_units=["infantry@E5"])


def test_rapid_recruitment_places_units_beside_the_city() -> None:
    state = recruiting()
    play(state, "recruit:D5")
    while asked(state) == "recruit":
        play(state, "hire:settler" if "hire:settler" in legal(state) else "done")
    assert asked(state) == "rapid_recruitment"
    play(state, "pick:settler")
    assert asked(state) == "rapid_recruitment_2"
    assert "place:E5" not in legal(state)
    play(state, "place:C5")
    assert units(state, "C5") == {"settler": 1}


def test_rapid_recruitment_places_one_unit_after_another() -> None:
    state = recruiting(cities=["D5 happy academy"], units=["4 infantry@C5"])
    play(state, "recruit:D5", "hire:settler", "hire:infantry", "done")
    assert (asked(state), legal(state)) == ("rapid_recruitment", {"pick:settler", "pick:infantry", "skip"})
    play(state, "pick:infantry")
    assert "place:C5" not in legal(state)  # there is no room
    play(state, "place:D6")
    assert (asked(state), legal(state)) == ("rapid_recruitment", {"pick:settler", "skip"})
    play(state, "pick:settler", "place:C5")
    assert (units(state, "C5"), asked(state)) == ({"settler": 1, "infantry": 4}, "turn")


def test_rapid_recruitment_needs_him_there() -> None:
    state = recruiting(leader="vercingetorix@D2")
    play(state, "recruit:D5")
    while asked(state) == "recruit":
        play(state, "hire:settler" if "hire:settler" in legal(state) else "done")
    assert asked(state) == "turn"


# Viriatus


def terrified(defenders: int = 2, **more: Any) -> ClashState:
    """One round without hits is over, and nobody retreats."""
    own = {"people": "celts", "leader": "viriatus@E5", "mood": 4, **more.pop("own", {})}
    state = field(1, defenders, own=own, other={"people": "greece", **more.pop("other", {})}, **more)
    attack(state, [DULL] * (2 + defenders))
    assert asked(state) == "retreat"
    play(state, "skip")
    return state


def test_terror_moves_a_unit_out_of_a_battle() -> None:
    state = terrified()
    assert (asked(state), legal(state)) == ("terror", {"pick:infantry", "skip"})
    play(state, "pick:infantry", "place:C5", deals=[DULL] * 3)
    assert (units(state, "D5", 1), units(state, "C5", 1)) == ({"infantry": 1}, {"infantry": 1})
    assert goods(state)["mood"] == 2


def test_terror_may_end_a_battle() -> None:
    state = terrified(1)
    events = play(state, "pick:infantry", "place:C5")
    assert facts(events, "won")[0]["winner"] == 0
    assert "lost" not in told(events)
    assert (units(state, "C5", 1), asked(state)) == ({"infantry": 1}, "turn")


def test_terror_is_once_a_round_and_costs_two_tokens() -> None:
    state = terrified()
    events = play(state, "pick:infantry", "place:C5", deals=[DULL] * 3)
    assert asked(state) == "retreat"
    play(state, "skip")
    assert asked(state) == "terror"
    assert "rolled" in told(events)
    for other in ({"mood": 1}, {"leader": "boudica@E5"}):
        assert asked(terrified(own=other)) != "terror"


def test_terror_drives_nobody_where_somebody_is() -> None:
    state = terrified(barbarians=["C5"], barbarian_units=["infantry@D6"])
    play(state, "pick:infantry")
    assert not {"place:C5", "place:D6"} & legal(state)
    assert "place:E5" in legal(state)  # those who attacked have left it


def raided(leader: str = "viriatus@C5", **more: Any) -> ClashState:
    """Greece attacks Barbarians on D5; Viriatus stands beside them."""
    own = {"people": "celts", "leader": leader, "advances": ["tactics"], "hand": ["surprise"], **more}
    return field(1, 0, own={"people": "greece"}, other=own, barbarian_units=["2 infantry@D5"])


def test_loyalty_lays_cards_for_barbarians() -> None:
    state = raided(hand=["high_morale"])
    attack(state)
    assert (asked(state), state.seats_to_act()) == ("tactics", (1,))
    events = play(state, lay(state, "high_morale", 1), deals=[DULL] * 3)
    assert facts(events, "rolled")[1]["sum"]["high_morale"] == 2
    assert facts(events, "revealed")[0]["seat"] == 1
    assert hand(state, 1) == []


def test_loyalty_reaches_two_cells_and_needs_him() -> None:
    for leader in ("viriatus@D2", "boudica@C5"):
        state = raided(leader)
        assert "rolled" in told(attack(state))


def test_loyalty_does_not_work_against_himself() -> None:
    own = {"people": "celts", "leader": "viriatus@E5", "advances": ["tactics"], "hand": ["surprise"]}
    state = field(1, 0, own=own, other={"people": "greece"}, barbarian_units=["2 infantry@D5"])
    attack(state)
    assert asked(state) == "tactics"
    assert "rolled" in told(play(state, "skip"))


def test_who_surprises_for_barbarians_draws_and_scouts_keep() -> None:
    state = raided()
    attack(state)
    play(state, lay(state, "surprise", 1), deals=[MISS, HIT, HIT])
    assert len(hand(state, 1)) == 1
    other = raided(hand=["scout"])
    attack(other)
    play(other, lay(other, "scout", 1), deals=[DULL] * 3)
    assert hand(other, 1) == []


def test_a_scout_for_barbarians_keeps_the_card_of_the_enemy() -> None:
    own = {"people": "celts", "leader": "viriatus@C5", "advances": ["tactics"], "hand": ["scout"]}
    enemy = {"people": "greece", "hand": ["high_morale"]}
    state = field(1, 0, own=enemy, other=own, barbarian_units=["2 infantry@D5"])
    attack(state)
    taken = hand(state, 0)
    play(state, lay(state, "high_morale"))
    play(state, lay(state, "scout", 1), deals=[DULL] * 3)
    assert hand(state, 1) == taken


def test_loyalty_leads_a_retreat_of_barbarians() -> None:
    state = raided(hand=["tactical_retreat"])
    attack(state)
    play(state, lay(state, "tactical_retreat", 1))
    assert (asked(state), state.seats_to_act()) == ("withdraw", (1,))
    play(state, sorted(legal(state))[0])
    assert units(state, "D5", BARBARIANS) == {}
