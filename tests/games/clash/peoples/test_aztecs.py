"""The Aztecs: Captives, Tribute, Human Sacrifice, Aztec Gold; Ahuitzotl, Acamapichtli and Marqzen."""

import json
from typing import Any

from tessera.games.clash import GAME, captives, court
from tessera.games.clash.catalog import BARBARIANS, PIRATES, SHIP, UNITS
from tessera.games.clash.components import parts
from tessera.games.clash.powers import aztecs as chapter
from tessera.games.clash.scenario import (
    asked,
    at_court,
    buildings,
    cell_of,
    doomed,
    goods,
    happens,
    legal,
    march,
    mood,
    nation,
    owner,
    play,
    points,
    reason,
    scenario,
    supply,
    told,
    units,
    wonders,
)
from tessera.games.clash.state import ClashState
from tessera.games.clash.units import ONE

HIT, MISS = "5_cavalry", "1_leader"
WILD = BARBARIANS


def holding(state: ClashState, *held: tuple[int, str], seat: int = 0) -> ClashState:
    """A seat has captives: of whom, and of which kind."""
    for other, kind in held:
        captives.bind(state, seat, other, UNITS.index(kind))
    return state


def aztecs(
    *cities: str,
    held: Any = 0,
    foes: Any = None,
    other: Any = None,
    board: Any = None,
    **own: Any,
) -> ClashState:
    """The Aztecs with captives, so many of the Barbarians' infantry or those, against somebody else."""
    plan = nation(people="aztecs", cities=list(cities) or None, **own)
    state = scenario(plan, nation(cities=foes, **(other or {})), **(board or {}))
    return holding(state, *([(WILD, "infantry")] * held if isinstance(held, int) else held))


def captured(state: ClashState, seat: int = 0) -> list[str]:
    return list(at_court(state, "captives", seat) or [])


def count(state: ClashState) -> int:
    return captives.number(state.nations[0])


# Captives


def battle(foes: list[str], held: int = 0, **own: Any) -> ClashState:
    state = scenario(
        nation(people="aztecs", units=["4 infantry@E5"], advances=["tactics"], **own),
        nation(cities=["D7"], units=foes),
    )
    return holding(state, *[(WILD, "infantry")] * held)


def test_destroyed_units_become_captives_after_a_victory() -> None:
    state = battle(["2 infantry@D5", "settler@D5"])
    before = parts(state)
    events = march(state, "E5-D5", deals=[HIT] * 2 + [MISS] * 2 + [MISS] * 2)
    assert captured(state) == ["2_infantry", "2_infantry"]
    assert told(events).count("bound") == 2
    assert supply(state, 1)["infantry"] == 14
    assert supply(state, 1)["settler"] == 4
    assert parts(state) == before


def test_a_captive_is_worth_half_a_point() -> None:
    state = battle(["2 infantry@D5"])
    before = sum(points(state).values())
    march(state, "E5-D5", deals=[HIT] * 2 + [MISS] * 4)
    assert sum(points(state).values()) == before + 1


def test_who_loses_the_battle_takes_no_captives() -> None:
    state = scenario(
        nation(people="aztecs", units=["infantry@E5"], advances=["tactics"]),
        nation(cities=["D7"], units=["2 infantry@D5"]),
    )
    march(state, "E5-D5", deals=[HIT, HIT, MISS])
    assert captured(state) == []
    assert supply(state, 1)["infantry"] == 15
    assert court.row_of(state.nations[0], chapter.FALLEN) == ()


def test_defenders_take_captives_too() -> None:
    state = scenario(
        nation(units=["infantry@E5"], advances=["tactics"]),
        nation(people="aztecs", cities=["D7"], units=["2 infantry@D5"], advances=["tactics"]),
    )
    march(state, "E5-D5", deals=[MISS, HIT, MISS])
    assert captured(state, 1) == ["1_infantry"]


def test_barbarians_become_captives() -> None:
    state = scenario(
        nation(people="aztecs", units=["2 infantry@E5"], advances=["tactics"]),
        nation(),
        barbarian_units=["infantry@D5"],
    )
    before = parts(state)
    march(state, "E5-D5", deals=[HIT, MISS, MISS])
    assert captured(state) == ["barbarian_infantry"]
    assert parts(state) == before


def test_leaders_and_ships_are_no_captives() -> None:
    state = scenario(
        nation(people="aztecs", units=["4 infantry@E5"], advances=["tactics"]),
        nation(people="rome", cities=["D7"], leader="caesar@D5"),
    )
    march(state, "E5-D5", deals=[HIT] * 5)
    assert captured(state) == []
    state = scenario(
        nation(people="aztecs", units=["2 ship@E3"], advances=["tactics"]),
        nation(cities=["D7"], units=["ship@F4"]),
    )
    march(state, "E3-F4", deals=[HIT, MISS, MISS])
    assert captured(state) == []


def test_there_are_four_captives_at_most() -> None:
    state = battle(["3 infantry@D5"], held=3)
    march(state, "E5-D5", deals=[HIT] * 3 + [MISS] * 4)
    assert captured(state) == ["barbarian_infantry"] * 3 + ["2_infantry"]
    assert supply(state, 1)["infantry"] == 15


def test_which_of_them_stay_is_asked_where_room_is_short() -> None:
    state = battle(["infantry@D5", "cavalry@D5"], held=3)
    play(state, "move", "to:D5", deals=[HIT] * 2 + [MISS] * 4)
    assert asked(state) == "captives"
    play(state, "pick:cavalry")
    assert captured(state) == ["barbarian_infantry"] * 3 + ["2_cavalry"]


def test_captives_are_saved_and_seen_by_everybody() -> None:
    state = aztecs(held=[(1, "elephant"), (WILD, "infantry")])
    again = GAME.from_data(json.loads(json.dumps(state.to_data())))
    assert again.to_data() == state.to_data()
    assert state.view(1).board["nations"][0]["court"]["captives"] == ["barbarian_infantry", "2_elephant"]


# Tribute


GOVERNED = ["philosophy", "voting", "tactics"]


def collected(state: ClashState, city: str, *wanted: str) -> dict[str, int]:
    play(state, f"collect:{city}")
    for each in wanted:
        if asked(state) == "collect":
            play(state, f"take:{each}")
    return goods(state)


def test_enemy_cities_within_two_cells_pay_tribute() -> None:
    """Beside D5 on grassland the enemy has a city in the mountains of D4, and another in those of D3."""
    state = aztecs("D5 happy", foes=["D4 angry", "D3"], advances=["voting"])
    assert collected(state, "D5", "ore", "ore") == {"ore": 2}
    state = scenario(nation(people="rome", cities=["D5 happy"]), nation(cities=["D4 angry", "D3"]))
    play(state, "collect:D5")
    assert goods(state).get("ore", 0) == 0
    assert asked(state) != "collect" or "take:ore" not in legal(state)


def test_tribute_comes_in_spite_of_the_army_there() -> None:
    state = aztecs("D5", foes=["D4"], other={"units": ["infantry@D4"]}, advances=["voting"])
    assert collected(state, "D5", "ore") == {"ore": 1}


def test_other_cities_of_the_aztecs_pay_no_tribute() -> None:
    state = aztecs("D5", "D4", advances=["voting"])
    play(state, "collect:D5")
    assert asked(state) != "collect" or "take:ore" not in legal(state)


def test_a_captive_may_be_taken_from_a_barbarian_city_instead() -> None:
    board = {"barbarians": ["D4"], "barbarian_units": ["2 infantry@D4"]}
    state = aztecs("D5", "E6", advances=GOVERNED, board=board)
    before = parts(state)
    play(state, "collect:D5")
    assert asked(state) == "tribute_empire"
    play(state, "place:D4")
    assert captured(state) == ["barbarian_infantry"]
    assert units(state, "D4", WILD) == {"infantry": 1}
    assert parts(state) == before
    # The city is neutral and of size one: nothing else is collected.
    assert asked(state) == "turn"
    assert goods(state) == {}
    assert owner(state, "D4") == WILD


def test_the_cell_that_gave_a_captive_gives_no_resource() -> None:
    board = {"barbarians": ["D4"], "barbarian_units": ["2 infantry@D4"]}
    state = aztecs("D5 happy", "E6", advances=GOVERNED, board=board)
    play(state, "collect:D5", "place:D4")
    assert goods(state) == {"food": 1}  # of all that is left there is grassland alone
    assert at_court(state, "tributes") == 0


def test_no_captive_need_be_taken() -> None:
    board = {"barbarians": ["D4"], "barbarian_units": ["infantry@D4"]}
    state = aztecs("D5", "E6", advances=GOVERNED, board=board)
    play(state, "collect:D5", "skip")
    play(state, "take:ore")
    assert goods(state) == {"ore": 1}


def test_no_captive_is_taken_without_captives_or_from_players() -> None:
    board = {"barbarians": ["D4"], "barbarian_units": ["infantry@D4"]}
    state = aztecs("D5", "E6", advances=["voting"], board=board)
    play(state, "collect:D5")
    assert asked(state) == "collect"
    state = aztecs("D5", foes=["D4"], other={"units": ["infantry@D4"]}, advances=GOVERNED)
    play(state, "collect:D5")
    assert asked(state) == "collect"


# Human Sacrifice: events


def cursed(held: int, **own: Any) -> ClashState:
    state = scenario(
        doomed(people="aztecs", advances=["rituals", *own.pop("advances", [])], **own), nation(["D7 happy"])
    )
    return holding(state, *[(WILD, "infantry")] * held)


GOLD_MINE, ANOTHER, NOTHING, FLOOD = "migration_34", "migration_35", "epidemics_2", "flood_32"


def test_a_captive_undoes_an_event_and_another_is_drawn() -> None:
    state = cursed(1)
    before = parts(state)
    play(state, "advance:siegecraft", deals=[GOLD_MINE])
    assert asked(state) == "avert"
    assert parts(state)["events"] == before["events"]
    events = play(state, "use", deals=[NOTHING])
    assert told(events)[:3] == ["released", "averted", "event"]
    assert goods(state) == {}  # not even the gold of its symbol
    assert count(state) == 0
    assert len(state.event_discards) == 2
    assert parts(state) == before


def test_it_may_be_done_again_and_again() -> None:
    state = cursed(2)
    play(state, "advance:siegecraft", deals=[GOLD_MINE])
    play(state, "use", deals=[ANOTHER])
    assert asked(state) == "avert"
    play(state, "use", deals=[NOTHING])
    assert goods(state) == {}
    assert count(state) == 0


def test_the_event_may_be_borne() -> None:
    state = cursed(1)
    play(state, "advance:siegecraft", "skip", deals=[GOLD_MINE])
    assert goods(state)["gold"] == 2
    assert count(state) == 1


def test_without_captives_or_the_advance_nothing_is_asked() -> None:
    state = cursed(0)
    play(state, "advance:siegecraft", deals=[NOTHING])
    assert asked(state) == "turn"
    state = holding(scenario(doomed(people="aztecs"), nation()), (WILD, "infantry"))
    play(state, "advance:siegecraft", deals=[NOTHING])
    assert asked(state) == "turn"


# Human Sacrifice: tokens


def test_captives_are_spent_as_mood_tokens() -> None:
    state = aztecs("D2", held=1, advances=["voting", "rituals"])
    play(state, "cheer")
    assert mood(state, "D2") == "happy"
    assert count(state) == 0


def test_captives_and_tokens_mix() -> None:
    state = aztecs("D2 temple", "D4", held=2, advances=["rituals"], mood=1)
    play(state, "cheer", "mood:D2")
    assert asked(state) == "rituals"
    play(state, "use")
    assert mood(state, "D2") == "happy"
    assert (count(state), goods(state)) == (0, {"mood": 1})


def test_without_human_sacrifice_captives_are_no_tokens() -> None:
    state = aztecs("D2", held=1, advances=["voting"])
    assert "cheer" not in legal(state)


def test_a_free_action_may_be_paid_with_a_captive() -> None:
    state = aztecs("D2", held=2, advances=["voting", "rituals"])
    play(state, "vote")
    assert mood(state, "D2") == "happy"
    assert (count(state), state.actions_left) == (0, 3)


def test_whether_captives_stand_for_tokens_that_there_are_is_asked() -> None:
    state = aztecs("D2", held=1, advances=["rituals", "taxes", "bartering"], mood=1)
    play(state, "tax")
    while asked(state) != "sacrificed":
        play(state, sorted(legal(state))[0])
    play(state, "use")
    assert goods(state)["mood"] == 1
    assert count(state) == 0


def test_captives_boost_influence_as_culture() -> None:
    state = aztecs("D2 temple", held=1, foes=["D7", "E4 academy"], advances=["rituals"])
    play(state, "influence:E4", deals=["4_cavalry"])
    assert asked(state) == "boost"
    play(state, "use")
    assert buildings(state, "E4") == {"academy": 0}
    assert count(state) == 0


def test_captives_pay_for_a_leader() -> None:
    state = aztecs("D2", held=2, advances=["rituals"])
    play(state, "recruit:D2")
    if asked(state) == "recruit":
        play(state, "hire:leader")
    play(state, "enlist:marqzen")
    assert units(state, "D2") == {"leader": 1}
    assert count(state) == 0


def test_captives_are_exchanged_in_the_theater() -> None:
    state = aztecs("D2", held=1, advances=["rituals", "arts", "theaters"])
    play(state, "drama:mood")
    assert goods(state) == {"mood": 1}
    assert count(state) == 0


def test_captives_pray_against_a_falling_mood() -> None:
    """By Myths, in the middle of an event."""
    state = cursed(1, advances=["myths"], cities=["D2 happy"])
    play(state, "advance:siegecraft", "skip", deals=[FLOOD])
    assert asked(state) == "myths"
    play(state, "use")
    assert mood(state, "D2") == "happy"
    assert count(state) == 0


def test_captives_of_the_barbarians_are_given_up_first() -> None:
    state = aztecs("D2", held=[(1, "infantry"), (WILD, "cavalry")], advances=["rituals"])
    play(state, "cheer")
    if asked(state) == "rituals":
        play(state, "use")
    assert captured(state) == ["2_infantry"]


# Aztec Gold


def founded(**own: Any) -> ClashState:
    """A city on D5, beside the mountains of D4."""
    state = aztecs("D2", units=["settler@D5"], advances=["arts", *own.pop("advances", [])], **own)
    play(state, "found:D5")
    return state


def test_a_new_city_brings_gold() -> None:
    state = founded()
    assert goods(state) == {"gold": 1}
    assert asked(state) == "turn"


def test_for_each_mountain_beside_it_something_becomes_gold() -> None:
    state = founded(food=1, mood=1)
    assert asked(state) == "aztec_gold"
    assert legal(state) == {"take:food", "take:mood", "skip"}
    play(state, "take:mood")
    assert goods(state) == {"food": 1, "gold": 2}
    assert asked(state) == "turn"


def test_nothing_need_be_changed() -> None:
    state = founded(food=1)
    play(state, "skip")
    assert goods(state) == {"food": 1, "gold": 1}


def test_a_captive_becomes_gold_as_a_token() -> None:
    state = founded(held=1, advances=["rituals"])
    play(state, "take:culture")
    assert goods(state) == {"gold": 2}
    assert count(state) == 0


def test_without_the_arts_a_city_brings_no_gold() -> None:
    state = aztecs("D2", units=["settler@D5"])
    play(state, "found:D5")
    assert goods(state) == {}


# Ahuitzotl


STONES = {"food": 1, "wood": 1, "ore": 1}


def gardeners(leader: str, held: int, known: list[str], **price: int) -> ClashState:
    """They could build the Great Gardens in D2."""
    plan = {"advances": known, "wonders": ["great_gardens"], **price}
    return aztecs("D2 happy", "D4", held=held, leader=leader, **plan)


def test_two_captives_let_ahuitzotl_build_without_an_action() -> None:
    state = aztecs("D2", "D4", held=3, leader="ahuitzotl", advances=["myths"], **STONES)
    play(state, "wield:mass_sacrifice", "construct:D2")
    assert buildings(state, "D2") == {"temple": 0}
    assert (count(state), state.actions_left) == (1, 3)


def test_he_raises_wonders_so_too() -> None:
    price = {"food": 5, "wood": 5, "ore": 2, "culture": 5}
    known = ["engineering", "irrigation"]
    state = aztecs(
        "D2 happy", "D4", held=2, leader="ahuitzotl", advances=known, wonders=["great_gardens"], **price
    )
    play(state, "wield:mass_sacrifice")
    assert asked(state) == "consecrate"
    play(state, "raise:D2", "wonder:great_gardens")
    assert wonders(state, "D2") == {"great_gardens"}
    assert count(state) == 0


def test_the_sacrificed_do_not_pay_as_tokens_besides() -> None:
    price = {"food": 5, "wood": 5, "ore": 2, "culture": 4}
    known = ["engineering", "irrigation", "rituals"]
    state = aztecs(
        "D2 happy", "D4", held=2, leader="ahuitzotl", advances=known, wonders=["great_gardens"], **price
    )
    assert "raise:D2" in legal(state)
    assert "wield:mass_sacrifice" not in legal(state)


def test_ahuitzotl_needs_two_captives_and_his_city_once_a_turn() -> None:
    state = aztecs("D2", "D4", held=1, leader="ahuitzotl", advances=["myths"], **STONES)
    assert reason(state, "wield:mass_sacrifice") == "too_few_captives"
    state = aztecs("D2", "D4", held=2, leader="ahuitzotl@E4", advances=["myths"], **STONES)
    assert reason(state, "wield:mass_sacrifice") == "leader_not_in_city"
    state = aztecs(
        "D2", "D4", "B4", held=4, leader="ahuitzotl", advances=["myths", "writing"], food=2, wood=2, ore=2
    )
    play(state, "wield:mass_sacrifice", "construct:D2", "building:academy")
    assert reason(state, "wield:mass_sacrifice") == "not_again"


# Acamapichtli


def test_a_captive_stands_for_two_resources() -> None:
    state = aztecs("D2", "D4", held=2, leader="acamapichtli", advances=["myths"], food=1)
    play(state, "construct:D2")
    while asked(state) == "growth":
        play(state, sorted(legal(state) - {"skip", "swap:food"})[0])
    assert buildings(state, "D2") == {"temple": 0}
    assert (count(state), goods(state).get("food", 0)) == (1, 0)


def test_two_captives_stand_for_a_building() -> None:
    state = aztecs("D2", "D4", held=2, leader="acamapichtli", advances=["myths"])
    play(state, "construct:D2")
    while asked(state) == "growth":
        play(state, sorted(legal(state))[-1])
    assert buildings(state, "D2") == {"temple": 0}
    assert count(state) == 0


def test_captives_build_wonders() -> None:
    price = {"wood": 5, "ore": 2, "food": 1, "culture": 5}
    known = ["engineering", "irrigation"]
    state = aztecs(
        "D2 happy", "D4", held=2, leader="acamapichtli", advances=known, wonders=["great_gardens"], **price
    )
    play(state, "raise:D2", "wonder:great_gardens")
    while asked(state) == "growth":
        play(state, sorted(legal(state))[0])
    assert wonders(state, "D2") == {"great_gardens"}
    assert count(state) == 0


def test_captives_do_not_stand_for_stone_and_culture_at_once() -> None:
    price = {"wood": 5, "ore": 2, "food": 3, "culture": 4}
    known = ["engineering", "irrigation", "rituals"]
    state = aztecs(
        "D2 happy", "D4", held=1, leader="acamapichtli", advances=known, wonders=["great_gardens"], **price
    )
    assert "raise:D2" not in legal(state)
    state = aztecs(
        "D2 happy", "D4", held=2, leader="acamapichtli", advances=known, wonders=["great_gardens"], **price
    )
    play(state, "raise:D2", "wonder:great_gardens")
    while asked(state) in ("growth", "sacrificed", "pay"):
        play(state, sorted(legal(state))[0])
    assert wonders(state, "D2") == {"great_gardens"}
    assert count(state) == 0


def test_captives_build_where_acamapichtli_is() -> None:
    state = aztecs("D2", "D4", held=2, leader="acamapichtli", advances=["myths"])
    assert "construct:D4" not in legal(state)
    assert "construct:D2" in legal(state)


def test_a_town_collects_for_two_mood_tokens() -> None:
    state = aztecs("D5", leader="acamapichtli", mood=2)
    play(state, "wield:tributes")
    while asked(state) == "collect":
        play(state, sorted(legal(state))[0])
    assert sum(goods(state).values()) == 1
    assert state.actions_left == 3
    assert reason(state, "wield:tributes") == "not_again"


def test_the_town_is_activated() -> None:
    state = aztecs("D5", leader="acamapichtli", mood=4)
    play(state, "collect:D5")
    if asked(state) == "collect":
        play(state, "take:food")
    play(state, "wield:tributes")
    while asked(state) == "collect":
        play(state, sorted(legal(state))[0])
    assert mood(state, "D5") == "angry"


def test_only_small_towns_collect_so() -> None:
    state = aztecs("D5 temple academy fortress", leader="acamapichtli", mood=2)
    assert reason(state, "wield:tributes") == "no_town"
    state = aztecs("D5", leader="acamapichtli", mood=1)
    assert reason(state, "wield:tributes") == "cannot_pay"
    state = aztecs("D5", leader="acamapichtli@E6", mood=2)
    assert reason(state, "wield:tributes") == "leader_not_in_city"


# Marqzen


def test_marqzen_keeps_the_mood_of_his_city() -> None:
    state = cursed(0, cities=["D2 happy"], leader="marqzen")
    happens(state, FLOOD)
    while asked(state) == "lower_mood":
        play(state, sorted(legal(state))[0])
    assert asked(state) == "storm_master"
    play(state, "use")
    assert mood(state, "D2") == "happy"


def test_he_may_let_it_fall() -> None:
    state = cursed(0, cities=["D2 happy"], leader="marqzen")
    happens(state, FLOOD)
    play(state, "skip")
    assert mood(state, "D2") == "neutral"


def test_elsewhere_he_helps_nobody() -> None:
    state = cursed(0, cities=["D2 happy", "D5"], leader="marqzen@D5")
    happens(state, FLOOD)
    while asked(state) == "lower_mood":
        play(state, "mood:D2")
    assert mood(state, "D2") == "neutral"


def test_marqzen_keeps_units_in_his_city() -> None:
    state = cursed(0, cities=["D2"], units=["2 infantry@D2"], leader="marqzen")
    happens(state, NOTHING)
    while asked(state) in ("lose_where", "lose"):
        play(state, "lose:infantry" if asked(state) == "lose" else sorted(legal(state))[0])
    assert asked(state) == "storm_master_2"
    play(state, "use")
    assert units(state, "D2") == {"infantry": 2, "leader": 1}


def test_he_does_not_save_himself() -> None:
    state = cursed(0, cities=["D2"], units=["infantry@D2"], leader="marqzen")
    happens(state, NOTHING)
    play(state, "lose:leader")
    assert units(state, "D2") == {"infantry": 1}


def test_fear_drives_an_enemy_unit_away() -> None:
    state = aztecs("D2", leader="marqzen@D5", foes=["D7"], other={"units": ["infantry@E5"]})
    play(state, "wield:spread_of_fear")
    assert asked(state) == "spread_of_fear_3"
    assert "frightened" in told(play(state, "place:E6"))
    assert units(state, "E6", 1) == {"infantry": 1}
    assert units(state, "E5", 1) == {}
    assert state.actions_left == 2
    assert reason(state, "wield:spread_of_fear") in ("not_again", "no_actions")


def test_fear_begins_no_battle() -> None:
    """From E5 a unit could go to the Aztecs themselves, or to a city of theirs: it does not."""
    state = aztecs("D2", "F5", leader="marqzen@D5", foes=["D7"], other={"units": ["infantry@E5"]})
    play(state, "wield:spread_of_fear")
    assert {"place:D5", "place:F5"} & legal(state) == set()


def test_fear_moves_barbarians_and_settlers() -> None:
    state = aztecs("D2", leader="marqzen@D5", foes=["D7"], board={"barbarian_units": ["infantry@E5"]})
    play(state, "wield:spread_of_fear", "place:E6")
    assert units(state, "E6", WILD) == {"infantry": 1}
    state = aztecs("D2", leader="marqzen@D5", foes=["D7"], other={"units": ["infantry@E5", "settler@E5"]})
    play(state, "wield:spread_of_fear")
    assert asked(state) == "spread_of_fear_2"
    play(state, "pick:settler", "place:E6")
    assert units(state, "E6", 1) == {"settler": 1}


def test_without_enemies_beside_him_there_is_no_fear() -> None:
    state = aztecs("D2", leader="marqzen@D5", foes=["D7"], other={"units": ["infantry@F5"]})
    assert reason(state, "wield:spread_of_fear") == "nobody_to_frighten"


def test_pirates_are_no_storm() -> None:
    state = cursed(0, cities=["D2 happy"], leader="marqzen")
    state.units[PIRATES][cell_of(state, "E3")] = ONE[SHIP]
    play(state, "advance:siegecraft", deals=["solar_eclipse_41"])
    while asked(state) == "pirates":
        play(state, sorted(legal(state))[0])
    assert asked(state) != "storm_master"
    assert mood(state, "D2") == "neutral"
