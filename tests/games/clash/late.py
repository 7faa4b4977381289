"""The most that lies on a table: four seats in the last age, each with nearly everything there is."""

from typing import Any

from tessera.games.clash.catalog import ADVANCES, GOODS
from tessera.games.clash.scenario import Plan, nation, scenario
from tessera.games.clash.state import ClashState

SLOTS = {slot: str(slot - 4) for slot in range(4, 18)}
"""Every tile is turned up."""
LANDS = [
    ["C2", "B1", "D1", "D2", "C3", "D4", "B4"],
    ["I2", "J1", "H1", "I3", "H3", "G2", "J3"],
    ["I8", "H8", "J8", "I7", "H6", "J6", "K6"],
    ["C8", "B8", "D8", "C7", "D6", "C6", "B6"],
]
SEAS = ["C4", "H2", "G7", "D7"]
BUILDINGS = [
    "happy academy temple market",
    "happy academy fortress temple",
    "happy market obelisk",
    "academy temple fortress",
    "happy temple obelisk",
    "market academy",
    "happy",
]
ARMIES = [
    ["infantry", "cavalry", "elephant", "leader", "2 settler"],
    ["2 infantry", "cavalry", "elephant", "settler"],
    ["2 infantry", "cavalry", "elephant", "settler"],
    ["3 infantry", "cavalry"],
    ["3 infantry", "elephant"],
    ["4 infantry"],
]
UNKNOWN = [*ADVANCES[36:40], *ADVANCES[44:48]]
"""Of the governments, two: autocracy alone is led."""
HANDS = [
    ["spy", "inspiration", "leadership", "explorer", "mercenaries", "city_development"],
    ["ideas", "great_ideas", "mercenaries", "new_plans", "production_focus", "negotiations"],
    ["city_development", "production_focus", "negotiations", "assassination", "spy", "explorer"],
    ["mass_production", "synergies", "teach_us", "militia", "technology_trade", "new_ideas"],
]
OBJECTIVES = [
    ["large_civilization", "scientific_lead", "coastal_culture"],
    ["religious_fervor", "eureka", "education_lead"],
    ["wealth", "ore_supplies", "architecture"],
    ["metropolis", "seafarers", "expansionist"],
]
WONDERS = [["great_arena", "great_wall"], ["great_gardens"], ["great_lighthouse"], ["great_pyramid"]]


def late(goods: int = 7, unknown: list[str] = UNKNOWN, wonder: str = "") -> ClashState:
    """Seat 0 has its turn; everybody has as much of everything. Trade is on."""
    plans = [_plan(seat, goods, unknown, wonder if seat == 0 else "") for seat in range(4)]
    return scenario(
        *plans,
        tiles=SLOTS,
        barbarians=["G5"],
        barbarian_units=["2 infantry@G5", "infantry@F6"],
        exhausted=["D6", "I4"],
        age=6,
        round=3,
        trade=True,
    )


def _plan(seat: int, goods: int, unknown: list[str], wonder: str) -> Plan:
    lands = LANDS[seat]
    held: dict[str, Any] = dict.fromkeys(GOODS, goods)
    return nation(
        [f"{land} {built}" for land, built in zip(lands, [*BUILDINGS[:6], f"happy {wonder}"], strict=True)],
        [
            *[f"{unit}@{land}" for land, army in zip(lands, ARMIES, strict=False) for unit in army],
            f"4 ship@{SEAS[seat]}",
        ],
        [name for name in ADVANCES if name not in (*unknown, "farming", "mining")],
        HANDS[seat],
        OBJECTIVES[seat],
        WONDERS[seat],
        **held,
    )
