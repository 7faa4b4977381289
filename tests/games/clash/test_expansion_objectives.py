"""The twelve objectives of the expansion."""

from tessera.games.clash.scenario import asked, nation, objective, play, scenario, to_status
from tessera.games.clash.state import ClashState
from tests.games.clash.fields import HIT, MISS, attack, field, may_claim


def in_status(
    name: str, cities: list[str], units: list[str] | None = None, other: list[str] | None = None
) -> bool:
    """Whether seat 0 may claim an objective in the status phase."""
    own = nation(cities=cities, units=units or [], objectives=[name])
    state = scenario(own, nation(cities=other or [""]), expansion=True, round=3)
    to_status(state)
    return asked(state) == "claim" and may_claim(state, name)


def test_more_observatories_markets_and_obelisks_than_others() -> None:
    for name, building in (("star_gazers", "observatory"), ("traders", "market"), ("legacy", "obelisk")):
        assert in_status(name, ["", f"F2 {building}"]), name
        assert in_status(name, ["", f"F2 {building}=1"]), name  # of whatever colour
        assert not in_status(name, ["", f"F2 {building}"], other=["", f"D5 {building}"]), name


def test_versatility_takes_all_six_kinds_of_units() -> None:
    kinds = ["settler@D2", "infantry@D2", "ship@C3", "cavalry@D2", "elephant@D2", "leader@D2"]
    assert in_status("versatility", [""], kinds)
    assert not in_status("versatility", [""], kinds[:5])


def test_wanderers_are_settlers_on_three_cells_away_from_cities() -> None:
    assert in_status("migration", [""], ["settler@F2", "settler@D5", "settler@E6"])
    assert not in_status("migration", [""], ["settler@D3", "settler@D5", "settler@E6"])  # D3 lies beside D2
    assert not in_status("migration", [""], ["2 settler@D5", "settler@E6"])


def test_horses_and_elephants_stand_on_three_cells() -> None:
    for name, kind in (("horse_power", "cavalry"), ("ivory_tower", "elephant")):
        assert in_status(name, [""], [f"{kind}@D2", f"{kind}@F2", f"{kind}@D5"]), name
        assert not in_status(name, [""], [f"2 {kind}@D2", f"{kind}@F2"]), name


def test_high_culture_takes_all_advances_of_a_people_and_two_leaders() -> None:
    powers = ["aqueduct", "roman_roads", "captivi", "provinces"]
    recruited = ["sulla", "caesar"]
    for owned, lost in ((powers, recruited), (powers, ["sulla"]), (powers[:3], recruited)):
        own = nation(people="rome", powers=owned, lost_leaders=lost, objectives=["high_culture"])
        state = scenario(own, nation(), round=3)
        to_status(state)
        assert may_claim(state, "high_culture") == (owned == powers and lost == recruited)


# In battles


def won(name: str, army: list[str], enemies: list[str], deals: list[str]) -> ClashState:
    own = {"units": [f"{unit}@E5" for unit in army], "objectives": [name]}
    other = {"units": [f"{unit}@D5" for unit in enemies]}
    state = field(0, 0, own=own, other=other, expansion=True)
    attack(state, deals)
    return state


def claims(state: ClashState, name: str) -> bool:
    return asked(state) in ("claim", "turn", "move", "objectives") and may_claim(state, name)


def test_a_great_commander_leads_no_more_than_the_enemy_has() -> None:
    assert claims(won("great_commander", ["leader"], ["infantry"], [HIT, MISS]), "great_commander")
    state = won("great_commander", ["leader", "infantry"], ["infantry"], [HIT, HIT, MISS])
    assert not claims(state, "great_commander")
    assert not claims(won("great_commander", ["infantry"], ["infantry"], [HIT, MISS]), "great_commander")


def test_brutus_kills_a_leader_and_two_more() -> None:
    army = ["4 infantry"]
    dice = ["6_infantry"] * 4
    state = won("brutus", army, ["leader", "2 infantry"], [*dice, "2_cavalry", "2_cavalry", "2_cavalry"])
    assert claims(state, "brutus")
    state = won("brutus", army, ["3 infantry"], [*dice, *[MISS] * 3])
    assert not claims(state, "brutus")
    state = won("brutus", army, ["leader", "infantry"], [*dice, "2_cavalry", "2_cavalry"])
    assert not claims(state, "brutus")


def test_who_tramples_attacks_and_keeps_cavalry_or_an_elephant() -> None:
    for kind in ("cavalry", "elephant"):
        assert claims(won("trample", [kind], ["infantry"], ["6_infantry", MISS]), "trample")
    assert not claims(won("trample", ["infantry"], ["infantry"], [HIT, MISS]), "trample")


def test_the_sea_is_cleansed_by_a_second_victory_over_pirates_in_a_turn() -> None:
    own = nation(units=["ship@B2", "ship@F4"], objectives=["sea_cleansing"])
    state = scenario(own, nation(), expansion=True, pirates=["C3", "E3"])
    play(state, "move", "from:B2", deals=["6_infantry", MISS])
    play(state, "take:mood")
    assert not claims(state, "sea_cleansing")
    play(state, "from:F4", "to:E3", deals=["6_infantry", MISS])
    play(state, "take:mood")
    assert claims(state, "sea_cleansing")
    play(state, objective(state, "sea_cleansing"))
