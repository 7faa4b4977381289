"""What leaders do in battle: one test for each ability of the tables."""

from typing import Any

from tessera.core.event import Event
from tessera.games.clash.catalog import BARBARIANS
from tessera.games.clash.layout import LABELS
from tessera.games.clash.peoples import LEADERS, LEADERS_EACH, PEOPLES
from tessera.games.clash.scenario import (
    asked,
    card,
    cell_of,
    goods,
    legal,
    nation,
    play,
    scenario,
    told,
    units,
)
from tessera.games.clash.state import ClashState
from tests.games.clash.fields import HIT, MISS, attack, facts, field, lay


def host(
    leader: str,
    army: list[str],
    enemies: list[str],
    city: str | None = None,
    *,
    defends: bool = False,
    own: dict[str, Any] | None = None,
    other: dict[str, Any] | None = None,
    **more: Any,
) -> ClashState:
    """Who has the leader attacks from E5 an army on D5, or defends it there."""
    led = {"people": people_of(leader), "units": army, **(own or {})}
    foes = {"units": enemies, **(other or {})}
    if defends:
        led["leader"], led["units"] = f"{leader}@D5", [f"{unit}@D5" for unit in army]
        foes["units"] = [f"{unit}@E5" for unit in enemies]
        return field(0, 0, city, own=foes, other=led, **more)
    led["leader"], led["units"] = f"{leader}@E5", [f"{unit}@E5" for unit in army]
    foes["units"] = [f"{unit}@D5" for unit in enemies]
    return field(0, 0, city, own=led, other=foes, expansion=True, **more)


def people_of(leader: str) -> str:
    return PEOPLES[LEADERS.index(leader) // LEADERS_EACH]


def added(state: ClashState, side: int = 0, dice: int = 2) -> int:
    """What the leader adds in the first round to the roll of a side."""
    events = begin(state)
    found: int = facts(events, "rolled")[side]["sum"].get("leader", 0)
    return found


def begin(state: ClashState) -> list[Event]:
    """The attack begins: no cards, and nothing is paid."""
    events = play(state, "move")
    if asked(state) == "move":
        events += play(state, "from:E5")
    if "to:D5" in legal(state):
        events += play(state, "to:D5")
    while "rolled" not in told(events):
        events += play(state, "skip")
    return events


# Bonuses


def test_nebuchadnezzar_breaks_temples() -> None:
    assert added(host("nebuchadnezzar_ii", ["infantry"], ["infantry"], "temple")) == 2
    assert added(host("nebuchadnezzar_ii", ["infantry"], ["infantry"], "academy")) == 0
    assert added(host("nebuchadnezzar_ii", ["infantry"], ["infantry"], "temple", defends=True), 1) == 0


def test_nabopolassar_frees_from_those_who_have_as_many_cities() -> None:
    assert added(host("nabopolassar", ["infantry"], ["infantry"])) == 2
    assert added(host("nabopolassar", ["infantry"], ["infantry"], own={"cities": ["", "F6"]})) == 0
    assert added(host("nabopolassar", ["infantry"], [], barbarian_units=["infantry@D5"])) == 0


def sail(leader: str, foes: dict[str, Any] | None = None, **more: Any) -> ClashState:
    """The leader sails on B2 to battle on C3."""
    own = nation(people=people_of(leader), leader=f"{leader}@B2", units=["2 ship@B2"])
    other = nation(**(foes if foes is not None else {"units": ["ship@C3"]}))
    return scenario(own, other, **more)


def at_sea(state: ClashState) -> int:
    events = play(state, "move")
    if "to:C3" in legal(state):
        events += play(state, "to:C3")
    found: int = facts(events, "rolled")[0]["sum"].get("leader", 0)
    return found


def test_hanno_and_pericles_lead_fleets() -> None:
    assert at_sea(sail("hanno")) == 2
    assert at_sea(sail("pericles")) == 2
    assert added(host("hanno", ["infantry"], ["infantry"])) == 0
    assert at_sea(sail("sulla")) == 0


def test_ramses_attacks_coasts_and_pirates() -> None:
    assert at_sea(sail("ramses_ii")) == 0
    assert at_sea(sail("ramses_ii", {}, pirates=["C3"])) == 2
    coast = scenario(
        nation(people="egypt", leader="ramses_ii@D3", units=["infantry@D3"], advances=["tactics"]),
        nation(cities=["E4"], units=["infantry@E4"]),
    )
    events = _land(coast, "E4")
    assert facts(events, "rolled")[0]["sum"]["leader"] == 2
    assert added(host("ramses_ii", ["infantry"], ["infantry"])) == 0


def test_dido_defends_cities() -> None:
    assert added(host("queen_dido", ["infantry"], ["infantry"], "neutral", defends=True), 1) == 2
    assert added(host("queen_dido", ["infantry"], ["infantry"], defends=True), 1) == 0
    assert added(host("queen_dido", ["infantry"], ["infantry"], "neutral")) == 0


def test_boudica_fears_nobody() -> None:
    other = {"advances": ["tactics", "siegecraft"]}
    assert added(host("boudica", ["infantry"], ["infantry"], other=other)) == 2
    assert added(host("boudica", ["infantry"], ["infantry"], other={"advances": ["tactics"]})) == 0


def test_vercingetorix_counts_settlers_within_two_cells() -> None:
    assert added(host("vercingetorix", ["infantry", "2 settler"], ["infantry"])) == 2
    far = {"people": "celts", "leader": "vercingetorix@E5", "units": ["infantry@E5", "2 settler@D2"]}
    assert added(field(0, 0, own=far, other={"units": ["infantry@D5"]})) == 0


def test_wu_zetian_is_strong_with_as_many_as_the_enemy() -> None:
    assert added(host("wu_zetian", ["infantry"], ["2 infantry"])) == 2
    assert added(host("wu_zetian", ["infantry"], ["3 infantry"])) == 0


def test_alexander_counts_tiles_with_cities_but_his_home() -> None:
    own = {"cities": ["", "F6", "E7", "B4"]}
    state = host("alexander", ["infantry"], ["infantry"], own=own)
    layout = state.map.layout
    home = layout.slot_of[state.nations[0].home]
    tiles = {layout.slot_of[cell] for cell in range(layout.size) if state.nations[0].cities >> cell & 1}
    assert added(state) == len(tiles - {home})


def test_leonidas_is_strong_against_more() -> None:
    assert added(host("leonidas", ["infantry"], ["4 infantry"])) == 4
    assert added(host("leonidas", ["3 infantry"], ["3 infantry"])) == 0


def test_jimmu_guards_fortresses_near_him() -> None:
    own = {"units": ["infantry@E5"]}
    for where, bonus in (("D4", 2), ("D6", 2), ("D2", 0)):
        other = {"people": "japan", "leader": f"jimmu@{where}", "units": ["infantry@D5"]}
        state = field(0, 0, "fortress", own=own, other=other)
        assert added(state, 1) == bonus, where
    other = {"people": "japan", "leader": "jimmu@D4", "units": ["infantry@D5"]}
    assert added(field(0, 0, "academy", own=own, other=other), 1) == 0


def test_suiko_defends() -> None:
    assert added(host("suiko", ["infantry"], ["infantry"], defends=True), 1) == 2
    assert added(host("suiko", ["infantry"], ["infantry"])) == 0


def test_siyaj_kak_adds_the_size_of_the_city_in_the_first_round() -> None:
    state = host("siyaj_kak", ["infantry"], ["2 infantry"], "temple academy")
    events = attack(state, ["2_cavalry", "2_cavalry", MISS, MISS])
    assert facts(events, "rolled")[0]["sum"]["leader"] == 3
    events = play(state, "skip")
    assert "leader" not in facts(events, "rolled")[0]["sum"]


def test_wak_chanil_ajaw_fights_near_her_cities() -> None:
    assert added(host("wak_chanil_ajaw", ["infantry"], ["infantry"], own={"cities": ["F6"]})) == 2
    assert added(host("wak_chanil_ajaw", ["infantry"], ["infantry"], own={"cities": ["D2"]})) == 0


def test_ithobaal_fights_near_his_temples() -> None:
    assert added(host("ithobaal", ["infantry"], ["infantry"], own={"cities": ["D4 temple"]})) == 2
    assert added(host("ithobaal", ["infantry"], ["infantry"], own={"cities": ["D4 academy"]})) == 0


def test_augustus_fights_where_he_has_no_city_on_the_tile() -> None:
    state = host("augustus", ["infantry"], ["infantry"])
    assert added(state) == 2
    layout = state.map.layout
    tile = layout.slot_mask[layout.slot_of[cell_of(state, "D5")]]
    place = next(
        LABELS[layout.label[cell]]
        for cell in range(layout.size)
        if tile >> cell & 1 and LABELS[layout.label[cell]] not in ("D5", "E5") and state.map.land >> cell & 1
    )
    assert added(host("augustus", ["infantry"], ["infantry"], own={"cities": ["", place]})) == 0


def test_sulla_beats_barbarians() -> None:
    assert added(host("sulla", ["infantry"], [], barbarian_units=["infantry@D5"])) == 2
    assert added(host("sulla", ["infantry"], ["infantry"])) == 0


def test_ragnar_comes_from_the_sea() -> None:
    own = nation(people="vikings", leader="ragnar@C4", units=["ship@C4"], advances=["tactics"])
    state = scenario(own, nation(units=["infantry@C5"]))
    events = _land(state, "C5")
    assert facts(events, "rolled")[0]["sum"]["leader"] == 2
    assert added(host("ragnar", ["infantry"], ["infantry"])) == 0


def _land(state: ClashState, goal: str) -> list[Event]:
    events = play(state, "move")
    return events + play(state, f"to:{goal}") if f"to:{goal}" in legal(state) else events


def test_sri_gupta_is_strong_without_tactics() -> None:
    own = {"hand": ["high_morale"]}
    state = host("sri_gupta", ["infantry"], ["infantry"], own=own)
    assert added(state) == 2
    state = host("sri_gupta", ["infantry"], ["infantry"], own=own)
    events = attack(state, None, lay(state, "high_morale"))
    assert facts(events, "rolled")[0]["sum"].get("leader", 0) == 0


# What is paid before


def test_go_toba_pays_for_a_sword_that_outlives_him() -> None:
    state = host("go_toba", ["2 infantry"], ["3 infantry"], own={"ore": 1})
    events = attack(state, ["2_cavalry"] * 3 + [HIT, MISS, MISS], "use")
    assert goods(state).get("ore", 0) == 0
    assert facts(events, "rolled")[0]["sum"]["leader"] == 2
    assert asked(state) == "lose"
    play(state, "lose:leader")
    events = play(state, "skip")
    assert facts(events, "rolled")[0]["sum"]["leader"] == 2


def test_akbar_pays_for_tusks() -> None:
    state = host("akbar", ["2 elephant"], ["infantry"], own={"ore": 1})
    assert facts(attack(state, None, "use"), "rolled")[0]["sum"]["leader"] == 2
    state = host("akbar", ["2 elephant"], ["infantry"], own={"ore": 1})
    assert "leader" not in facts(attack(state, None, "skip"), "rolled")[0]["sum"]
    assert goods(state) == {"ore": 1}


# Hits that are cancelled


def cancelled(events: list[Event], side: int = 1) -> int:
    """How many hits of a side the leader of the other cancels."""
    found: int = -facts(events, "hit")[side]["changes"].get("leader", 0)
    return found


def test_ahuitzotl_is_spared_a_hit_far_from_his_cities() -> None:
    state = host("ahuitzotl", ["infantry"], ["infantry"])
    assert cancelled(attack(state, [MISS, "2_cavalry", HIT])) == 1
    state = host("ahuitzotl", ["infantry"], ["infantry"], own={"cities": ["D4"]})
    assert cancelled(attack(state, [MISS, "2_cavalry", HIT])) == 0


def test_pakal_is_spared_a_hit_at_an_obelisk() -> None:
    state = host("pakal", ["infantry"], ["infantry"], "obelisk", defends=True)
    assert cancelled(attack(state, [HIT, MISS, MISS]), 0) == 1
    state = host("pakal", ["infantry"], ["infantry"], "temple", defends=True)
    assert cancelled(attack(state, [HIT, MISS, MISS]), 0) == 0


def test_qin_pays_two_tokens_for_a_hit_in_any_round() -> None:
    state = host("qin_shi_huang", ["infantry"], ["infantry"], own={"culture": 2})
    events = attack(state, [MISS, "2_cavalry", HIT])
    assert asked(state) == "ward"
    events = play(state, "use")
    assert (cancelled(events), goods(state)) == (1, {})


def test_nothing_is_asked_of_qin_where_there_is_no_hit() -> None:
    state = host("qin_shi_huang", ["infantry"], ["infantry"], own={"culture": 2})
    attack(state, ["2_cavalry", "2_cavalry", MISS])
    assert asked(state) == "retreat"


def test_pygmalion_pays_a_token_once_in_a_battle_and_gets_it_back() -> None:
    state = host("pygmalion", ["infantry"], ["infantry"], "temple", defends=True, own={"culture": 1})
    attack(state, [HIT, "6_infantry", "2_cavalry"])
    assert (asked(state), state.seats_to_act()) == ("ward", (1,))
    events = play(state, "use")
    assert cancelled(events, 0) == 1
    assert goods(state, 1)["culture"] == 1  # the battle is won


def test_pygmalion_protects_cities_alone() -> None:
    state = host("pygmalion", ["infantry"], ["infantry"], defends=True, own={"culture": 1})
    attack(state, [HIT, MISS, MISS])
    assert asked(state) != "ward"


# Cards, limits, victories


def test_bleda_keeps_the_defenders_of_a_city_from_tactics_in_the_first_round() -> None:
    other = {"hand": ["high_morale", "surprise"], "advances": ["tactics"]}
    state = host("bleda", ["2 infantry"], ["3 infantry"], "temple", other=other)
    attack(state, ["2_cavalry"] * 3 + [MISS] * 3)
    assert asked(state) == "retreat"
    play(state, "skip")
    assert (asked(state), state.seats_to_act()) == ("tactics", (1,))
    state = host("bleda", ["2 infantry"], ["3 infantry"], other=other)
    attack(state)
    assert asked(state) == "tactics"


def test_hannibal_limits_what_is_added_against_him_in_the_first_round() -> None:
    other = {"hand": ["high_morale"], "advances": ["tactics"]}
    state = host("hannibal", ["infantry"], ["2 infantry"], other=other)
    morale = f"tactics:{card(state, 'high_morale', 1)}"
    events = attack(state, ["2_cavalry", "2_cavalry", "5_infantry", "5_infantry"], morale)
    limited = facts(events, "rolled")[1]
    assert limited["sum"] == {"dice": 10, "infantry": 2, "high_morale": 2, "limit": -2}
    assert limited["value"] == 12


def test_sun_tzu_is_rewarded_for_a_quick_victory() -> None:
    state = host("sun_tzu", ["infantry"], ["infantry"])
    attack(state, [HIT, "2_cavalry", MISS])
    assert goods(state) == {"mood": 1, "culture": 1}
    state = host("sun_tzu", ["infantry"], [], barbarian_units=["infantry@D5"])
    attack(state, [HIT, "2_cavalry", MISS])
    assert goods(state) == {"mood": 1, "culture": 1, "gold": 1}
    assert units(state, "D5", BARBARIANS) == {}


def test_without_the_leader_on_the_cell_nothing_is_added() -> None:
    own = {"people": "rome", "leader": "sulla@D2", "units": ["infantry@E5"]}
    state = field(0, 0, own=own, barbarian_units=["infantry@D5"])
    assert added(state) == 0
