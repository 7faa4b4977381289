"""Objectives of the status phase: what each asks for, what it costs, and which exclude each other."""

from typing import Any

import pytest

from tessera.games.clash.catalog import BASE_OBJECTIVE_CARDS, OBJECTIVE_CARDS, OBJECTIVE_WHEN, OBJECTIVES_OF
from tessera.games.clash.rules import instants, objectives
from tessera.games.clash.scenario import (
    OBJECTIVES,
    Plan,
    asked,
    goods,
    legal,
    march,
    nation,
    objective,
    play,
    points,
    reason,
    scenario,
    to_status,
)
from tessera.games.clash.state import ClashState

CONSTRUCTION = ["mining", "engineering", "sanitation", "roads"]
EDUCATION = ["writing", "public_education", "free_education", "philosophy"]
CULTURE = ["arts", "sports", "monuments", "theaters"]
SCIENCE = ["math", "astronomy", "medicine", "metallurgy"]
ECONOMY = ["bartering", "taxes", "trade_routes", "currency"]
SEAFARING = ["fishing", "navigation", "warships", "cartography"]
WARFARE = ["tactics", "siegecraft", "steel_weapons", "draft"]
DEMOCRACY = ["voting", "separation_of_power", "civil_liberties", "free_economy"]
NINE = ["fishing", "writing", "tactics", "myths", "bartering", "arts", "math"]
"""With Farming and Mining."""
SIX = ["C2", "D2", "E2", "F2", "E4", "D4"]
FAR = ["D2", "E7"]
ALONE = ["D1", "D4", "F2", "B3"]
"""No two of them are neighbours."""


def plan(name: str, *args: list[str], **others: Any) -> Plan:
    """A nation that holds an objective: its cities, units and advances."""
    cities, units, known = [*args, [], [], []][:3]
    return nation(cities or None, units, known, objectives=[name], **others)


def may_claim(name: str, mine: Plan, theirs: Plan | None = None, barbarians: list[str] | None = None) -> bool:
    """Whether seat 0 may claim in the status phase what it holds."""
    state = scenario(mine, theirs or nation(), round=3, barbarians=barbarians)
    to_status(state)
    assert asked(state) == "claim"
    return objective(state, name) in legal(state)


def test_large_civilization_asks_for_six_cities() -> None:
    assert may_claim("large_civilization", plan("large_civilization", SIX))
    assert not may_claim("large_civilization", plan("large_civilization", SIX[:5]))


@pytest.mark.parametrize(
    ("name", "building"),
    [
        ("scientific_lead", "academy"),
        ("coastal_culture", "port@C3"),
        ("religious_fervor", "temple"),
        ("fortifications", "fortress"),
    ],
)
def test_leads_ask_for_more_cities_with_a_building_of_any_colour(name: str, building: str) -> None:
    kind = building.partition("@")[0]
    place = building.removeprefix(kind)
    foreign = f"D2 {kind}=1{place}"
    assert may_claim(name, plan(name, [f"D2 {building}"]))
    assert may_claim(name, plan(name, [foreign]))
    tied = nation(["D7", f"C5 {kind}{'@C6' if place else ''}"])
    assert not may_claim(name, plan(name, [f"D2 {building}"]), tied)
    assert not may_claim(name, plan(name, ["D2"]))


def test_advanced_culture_asks_for_six_advances_and_the_most() -> None:
    name = "advanced_culture"
    assert may_claim(name, plan(name, [], [], NINE[:4]))
    assert not may_claim(name, plan(name, [], [], NINE[:3]))
    assert not may_claim(name, plan(name, [], [], NINE[:4]), nation(advances=NINE[:4]))


@pytest.mark.parametrize(
    ("name", "every"),
    [
        ("city_planner", CONSTRUCTION),
        ("education_lead", EDUCATION),
        ("culture_focus", CULTURE),
        ("science_focus", SCIENCE),
        ("trade_focus", ECONOMY),
        ("seafarers", SEAFARING),
        ("militarized", WARFARE),
        ("government", DEMOCRACY),
    ],
)
def test_a_complete_category_is_an_objective(name: str, every: list[str]) -> None:
    assert may_claim(name, plan(name, [], [], every))
    assert not may_claim(name, plan(name, [], [], every[:-1]))


def test_goal_focused_asks_for_more_complete_categories_than_others() -> None:
    name = "goal_focused"
    assert may_claim(name, plan(name, [], [], CULTURE))
    assert not may_claim(name, plan(name, [], [], CULTURE), nation(advances=WARFARE))
    assert not may_claim(name, plan(name, [], [], CULTURE[:3]))


def test_diversified_research_asks_for_nine_categories() -> None:
    name = "diversified_research"
    assert may_claim(name, plan(name, [], [], NINE))
    assert not may_claim(name, plan(name, [], [], [*NINE[:6], "storage", "roads"]))


@pytest.mark.parametrize(
    ("name", "kind"),
    [
        ("eureka", "ideas"),
        ("wealth", "gold"),
        ("ore_supplies", "ore"),
        ("wood_supplies", "wood"),
        ("food_supplies", "food"),
    ],
)
def test_supplies_ask_for_five_and_cost_two(name: str, kind: str) -> None:
    supply: dict[str, Any] = {"gold": 4, kind: 5}
    state = scenario(plan(name, [], [], ["storage"], **supply), nation(), round=3)
    to_status(state)
    play(state, objective(state, name))
    assert goods(state)[kind] == 3
    assert goods(state)["gold"] == (3 if kind == "gold" else 4)
    assert points(state)["objectives"] == 2
    assert not may_claim(name, plan(name, [], [], ["storage"], **{kind: 4}))


def test_optimized_storage_asks_for_three_of_each() -> None:
    name = "optimized_storage"
    assert may_claim(name, plan(name, [], [], ["storage"], food=3, wood=3, ore=3))
    for lack in ({"food": 2}, {"wood": 2}, {"ore": 2}):
        assert not may_claim(
            name, plan(name, [], [], ["storage"], gold=7, **{"food": 3, "wood": 3, "ore": 3, **lack})
        )


def test_happy_population_asks_for_four_happy_cities() -> None:
    name = "happy_population"
    happy = [f"{cell} happy" for cell in SIX[:4]]
    assert may_claim(name, plan(name, happy))
    assert not may_claim(name, plan(name, [*happy[:3], SIX[3]]))


def test_architecture_asks_for_four_kinds_of_buildings_of_ones_own() -> None:
    name = "architecture"
    assert may_claim(name, plan(name, ["D2 academy temple", "E4 port@E3 fortress"]))
    assert not may_claim(name, plan(name, ["D2 academy temple", "E4 port@E3 fortress=1"]))


def test_a_colony_lies_five_cells_from_home() -> None:
    assert may_claim("colony", plan("colony", FAR))
    assert not may_claim("colony", plan("colony", ["D2", "D5"]))


def test_a_colony_does_not_count_in_the_round_of_a_city_founder() -> None:
    state = scenario(nation(units=["settler@E7"], objectives=["colony", "city_founder"]), nation(), round=3)
    play(state, "found:E7", objective(state, "city_founder"))
    to_status(state)
    assert objective(state, "colony") not in legal(state)
    unclaimed = scenario(nation(units=["settler@E7"], objectives=["colony"]), nation(), round=3)
    play(unclaimed, "found:E7")
    to_status(unclaimed)
    assert objective(unclaimed, "colony") in legal(unclaimed)


def test_a_consulate_is_two_cities_of_other_players_with_ones_buildings() -> None:
    name = "consulate"
    assert may_claim(name, plan(name), nation(["D7 temple=0", "C7 academy=0"]))
    assert not may_claim(name, plan(name), nation(["D7 temple=0 academy=0", "C7"]))
    assert not may_claim(name, plan(name), nation(["D7 temple=0"]), barbarians=["C5 academy=0"])


def test_culture_power_asks_for_more_buildings_abroad_than_others() -> None:
    name = "culture_power"
    assert may_claim(name, plan(name), nation(["D7 temple=0"]))
    assert may_claim(name, plan(name), barbarians=["C5 academy=0"])
    assert not may_claim(name, plan(name, ["D2 temple=1"]), nation(["D7 temple=0"]))
    assert not may_claim(name, plan(name))


def test_magnificent_culture_is_also_the_only_wonder_of_the_last_round() -> None:
    state = raising()
    to_status(state)
    assert objective(state, "magnificent_culture") in legal(state)
    older = raising(round=2)
    to_status(older)
    to_status(older)
    assert objective(older, "magnificent_culture") not in legal(older)


def raising(round: int = 3) -> ClashState:
    """Seat 0 has built a wonder."""
    state = scenario(
        nation(
            ["D2 happy", "E2"],
            advances=["engineering", "storage", "arts", "monuments"],
            objectives=["magnificent_culture"],
            wonders=["great_statue"],
            food=7,
            wood=7,
            ore=7,
            culture=7,
        ),
        nation(),
        round=round,
    )
    play(state, "raise:D2", "wonder:great_statue")
    return state


def test_magnificent_culture_asks_for_a_wonder() -> None:
    assert not may_claim("magnificent_culture", plan("magnificent_culture", ["D2 great_statue"]))


def test_an_expansionist_has_four_cities_without_neighbours() -> None:
    assert may_claim("expansionist", plan("expansionist", ALONE))
    assert not may_claim("expansionist", plan("expansionist", [*ALONE[:3], "E2"]))
    assert not may_claim("expansionist", plan("expansionist", ALONE), barbarians=["B4"])


def test_a_metropolis_has_size_five() -> None:
    big = "D2 academy temple fortress port@C3"
    assert may_claim("metropolis", plan("metropolis", [big]))
    assert not may_claim("metropolis", plan("metropolis", ["D2 academy temple fortress"]))


TRADING = ["bartering", "trade_routes"]


def test_trade_power_asks_for_three_routes() -> None:
    name = "trade_power"
    partners = nation(["D7", "C7", "E7"])
    assert may_claim(name, plan(name, [], ["3 settler@D6"], TRADING), partners)
    assert not may_claim(name, plan(name, [], ["2 settler@D6"], TRADING), partners)
    assert not may_claim(name, plan(name, [], ["3 settler@D6"], TRADING), nation(["D7", "C7 angry", "E7"]))


def test_trade_power_and_shipping_routes_need_the_trade_routes() -> None:
    partners = nation(["D7", "C7", "E7"])
    assert not may_claim("trade_power", plan("trade_power", [], ["3 settler@D6"]), partners)
    ships = plan("shipping_routes", [], ["2 ship@C6"])
    assert not may_claim("shipping_routes", ships, partners)


def test_shipping_routes_ask_for_two_by_ships() -> None:
    name = "shipping_routes"
    partners = nation(["D7", "C7", "E7"])
    assert may_claim(name, plan(name, [], ["2 ship@C6"], TRADING), partners)
    assert not may_claim(name, plan(name, [], ["ship@C6", "2 settler@D6"], TRADING), partners)


def test_a_large_fleet_is_four_ships_or_two_and_the_most() -> None:
    name = "large_fleet"
    assert may_claim(name, plan(name, [], ["4 ship@C3"]), nation(units=["4 ship@C6"]))
    assert may_claim(name, plan(name, [], ["2 ship@C3"]), nation(units=["ship@C6"]))
    assert not may_claim(name, plan(name, [], ["2 ship@C3"]), nation(units=["2 ship@C6"]))
    assert not may_claim(name, plan(name, [], ["ship@C3"]))


def test_a_large_army_is_four_more_than_any_other() -> None:
    name = "large_army"
    army = ["4 infantry@D2", "infantry@E2"]
    assert may_claim(name, plan(name, [], army), nation(units=["infantry@D7"]))
    assert not may_claim(name, plan(name, [], army), nation(units=["2 infantry@D7"]))


def test_a_standing_army_stands_in_four_cities() -> None:
    name = "standing_army"
    cells = SIX[:4]
    assert may_claim(name, plan(name, cells, [f"infantry@{cell}" for cell in cells]))
    assert not may_claim(name, plan(name, cells, [f"infantry@{cell}" for cell in cells[:3]]))
    assert not may_claim(name, plan(name, cells, [f"settler@{cell}" for cell in cells]))


def test_military_might_is_twelve_army_units_and_ships() -> None:
    name = "military_might"
    assert may_claim(name, plan(name, [], ["4 infantry@D2", "4 infantry@E2", "4 ship@C3"]))
    assert not may_claim(name, plan(name, [], ["4 infantry@D2", "4 infantry@E2", "3 ship@C3", "settler@D2"]))


def test_a_sea_blockade_is_two_ships_where_others_have_ports() -> None:
    name = "sea_blockade"
    port = nation(["C5 port@C6", "D7"])
    assert may_claim(name, plan(name, [], ["2 ship@C6"]), port)
    assert not may_claim(name, plan(name, [], ["ship@C6"]), port)
    assert not may_claim(name, plan(name, [], ["2 ship@C6"]), nation(["C5", "D7"]))
    assert not may_claim(name, plan(name, ["D2 port@C3"], ["2 ship@C3"]))


def test_a_threat_is_four_army_units_beside_cities_of_others() -> None:
    name = "threat"
    others = nation(["D7", "D5"])
    assert may_claim(name, plan(name, [], ["2 infantry@D6", "2 infantry@D4"]), others)
    assert not may_claim(name, plan(name, [], ["2 infantry@D6", "infantry@D4", "infantry@D3"]), others)


def test_outposts_are_army_units_on_three_cells_away_from_ones_cities() -> None:
    name = "outpost"
    assert may_claim(name, plan(name, [], ["infantry@D4", "infantry@D5", "infantry@D6"]))
    assert not may_claim(name, plan(name, [], ["infantry@D3", "infantry@D5", "infantry@D6"]))
    assert not may_claim(name, plan(name, [], ["2 infantry@D5", "infantry@D6"]))


# Claiming


def test_a_claim_is_worth_two_points_and_its_card_lies_open() -> None:
    state = scenario(nation(SIX, objectives=["large_civilization"]), nation(), round=3)
    to_status(state)
    play(state, objective(state, "large_civilization"))
    assert points(state)["objectives"] == 2
    assert state.view(1).board["nations"][0]["claimed"] == ["large_civilization_draft"]
    assert state.view(1).board["nations"][0]["objectives"] == 0


def test_one_half_of_a_card_is_claimed() -> None:
    state = scenario(nation(["D2"], ["4 ship@C3"], gold=5, objectives=["wealth"]), nation(), round=3)
    to_status(state)
    assert legal(state, "claim") == {"claim:wealth_large_fleet:top", "claim:wealth_large_fleet:bottom"}
    play(state, "claim:wealth_large_fleet:bottom")
    assert legal(state, "claim") == set()
    assert goods(state)["gold"] == 5


def test_any_number_of_objectives_is_claimed_in_a_phase() -> None:
    state = scenario(
        nation(SIX, ["4 ship@C3"], objectives=["large_civilization", "large_fleet", "eureka"], ideas=5),
        nation(),
        round=3,
    )
    to_status(state)
    for name in ("large_civilization", "large_fleet", "eureka"):
        play(state, objective(state, name))
    assert points(state)["objectives"] == 6


def test_nobody_has_to_claim() -> None:
    state = scenario(nation(SIX, objectives=["large_civilization"]), nation(), round=3)
    to_status(state)
    play(state, "done")
    assert points(state)["objectives"] == 0


def test_a_name_is_claimed_once_in_a_phase() -> None:
    state = scenario(nation(advances=DEMOCRACY, objectives=["government", "government"]), nation(), round=3)
    to_status(state)
    assert len(legal(state, "claim")) == 2
    play(state, sorted(legal(state, "claim"))[0])
    assert legal(state, "claim") == set()


def test_trade_power_and_shipping_routes_exclude_each_other() -> None:
    state = scenario(
        nation(
            units=["2 ship@C6", "settler@D6"],
            advances=["bartering", "trade_routes"],
            objectives=["trade_power", "shipping_routes"],
        ),
        nation(["D7", "C7", "E7"]),
        round=3,
    )
    to_status(state)
    assert len(legal(state, "claim")) == 2
    play(state, objective(state, "shipping_routes"))
    assert legal(state, "claim") == set()


def test_a_standing_army_and_military_might_exclude_each_other() -> None:
    state = scenario(
        nation(
            SIX[:4],
            [f"3 infantry@{cell}" for cell in SIX[:4]],
            objectives=["standing_army", "military_might"],
        ),
        nation(),
        round=3,
    )
    to_status(state)
    play(state, objective(state, "military_might"))
    assert objective(state, "standing_army") not in legal(state)


def test_objectives_are_not_claimed_before_the_phase() -> None:
    state = scenario(nation(SIX, objectives=["large_civilization"]), nation())
    assert legal(state, "claim") == set()


def test_instant_objectives_are_not_claimed_in_the_phase() -> None:
    state = scenario(nation(units=["settler@E7"], objectives=["city_founder"]), nation(), round=3)
    play(state, "found:E7")
    to_status(state)
    assert legal(state, "claim") == set()
    assert reason(state, objective(state, "city_founder")) == "not_reached"


def test_who_holds_no_objective_is_not_asked() -> None:
    state = scenario(nation(), nation(objectives=["eureka"]), round=3)
    to_status(state)
    assert state.seats_to_act() == (1,)


def test_every_objective_of_the_base_game_can_be_claimed() -> None:
    for card in BASE_OBJECTIVE_CARDS:
        for each in OBJECTIVES_OF[card]:
            name, when = OBJECTIVES[each], OBJECTIVE_WHEN[each]
            assert (name in objectives.STATUS) == (when != "instant"), OBJECTIVE_CARDS[card]
            assert (name in instants.INSTANT) == (when != "status_phase"), OBJECTIVE_CARDS[card]


def test_an_army_on_the_march_is_counted_where_it_ends() -> None:
    state = scenario(
        nation(
            units=["infantry@D3", "infantry@D5", "infantry@D6"], advances=["tactics"], objectives=["outpost"]
        ),
        nation(),
        round=3,
    )
    march(state, "D3-D4")
    to_status(state)
    assert objective(state, "outpost") in legal(state)


def progress(state: ClashState, seat: int) -> Any:
    return state.view(seat).board["nations"][0].get("own", {}).get("progress")


def test_the_owner_sees_how_far_objectives_of_the_status_phase_are() -> None:
    state = scenario(plan("large_civilization", SIX[:4]), nation())
    card = OBJECTIVES_OF[state.nations[0].objectives[0]]
    known = [OBJECTIVES[half] for half in card if OBJECTIVES[half] in objectives.STATUS]
    assert set(progress(state, 0)) == set(known)
    assert progress(state, 0)["large_civilization"] == (4, 6)
    assert progress(state, 1) is None


def test_what_a_lead_takes_depends_on_the_others() -> None:
    mine = plan("scientific_lead", ["D2 academy"])
    assert progress(scenario(mine, nation()), 0)["scientific_lead"] == (1, 1)
    assert progress(scenario(mine, nation(["D7 academy", "C5 academy"])), 0)["scientific_lead"] == (1, 3)


@pytest.mark.parametrize(("theirs", "needed"), [([], 2), (["ship@D6"], 2), (["ship@D6"] * 2, 3)])
def test_a_large_fleet_is_measured_by_those_of_others(theirs: list[str], needed: int) -> None:
    state = scenario(plan("large_fleet", [], ["ship@E3"]), nation(units=theirs))
    assert progress(state, 0)["large_fleet"] == (1, needed)
