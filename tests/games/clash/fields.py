"""A field of battle that many tests share, and a few words for it."""

from typing import Any

from tessera.core.event import Event
from tessera.games.clash.scenario import asked, card, doomed, legal, nation, objective, play, scenario
from tessera.games.clash.state import ClashState

HIT = "5_cavalry"
"""A die that makes one hit, without a symbol of infantry."""
MISS = "1_leader"
"""A die that makes none."""
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
"""The advance that each wonder needs."""
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
"""What each wonder costs in food, wood and ore."""


def field(
    attackers: int = 1,
    defenders: int = 1,
    city: str | None = None,
    *,
    own: dict[str, Any] | None = None,
    other: dict[str, Any] | None = None,
    **more: Any,
) -> ClashState:
    """Infantry of seat 0 on E5 beside infantry of seat 1 on D5, where it may have a city."""
    mine = {"units": [], "advances": [], **(own or {})}
    theirs = {"units": [], **(other or {})}
    if attackers:
        mine["units"] = [f"{attackers} infantry@E5", *mine["units"]]
    if defenders:
        theirs["units"] = [f"{defenders} infantry@D5", *theirs["units"]]
    if city is not None:
        theirs["cities"] = ["", f"D5 {city}", *theirs.get("cities", [])]
    mine["advances"] = ["tactics", *mine["advances"]]
    return scenario(nation(**mine), nation(**theirs), **more)


def attack(state: ClashState, deals: list[str] | None = None, *more: str) -> list[Event]:
    """Those on E5 go to D5; `deals` are the dice of the attackers, then those of the defenders."""
    start = ["from:E5"] if state.seats_to_act() and _asks_where(state) else []
    return play(state, "move", *start, "to:D5", *more, deals=deals)


def _asks_where(state: ClashState) -> bool:
    """Whether units of more than one cell can go."""
    trial = state.clone()
    play(trial, "move")
    return bool(legal(trial, "from"))


def lay(state: ClashState, tactics: str, seat: int = 0) -> str:
    """The notation of laying a card of a hand, named by its tactics."""
    return f"tactics:{card(state, tactics, seat)}"


def lead_barbarians(state: ClashState, goal: str, deals: list[str] | None = None) -> list[Event]:
    """Seat 0 hires the only army of Barbarians that is near, by its card, and sends it to a cell."""
    events = play(state, f"play:{card(state, 'mercenaries')}")
    while asked(state) in ("hire_army", "pay_army"):
        events += play(state, "done" if "done" in legal(state) else sorted(legal(state))[0])
    return events + play(state, f"to:{goal}", deals=deals)


def facts(events: list[Event], kind: str) -> list[dict[str, Any]]:
    """What is told by the events of a kind."""
    return [event.values for event in events if event.kind == kind]


def rolled(events: list[Event]) -> tuple[int, int]:
    """The combat values of the attackers and the defenders in the first round that was rolled."""
    attack, defence = facts(events, "rolled")[:2]
    return attack["value"], defence["value"]


def winner(events: list[Event]) -> int | None:
    """Who has won, if anybody."""
    won = facts(events, "won")
    return won[0]["winner"] if won else None


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


def played(state: ClashState, name: str, deals: list[str] | None = None) -> None:
    """The active seat plays a card of its hand."""
    play(state, f"play:{card(state, name, state.active)}", deals=deals)


def may_play(state: ClashState, name: str) -> bool:
    return f"play:{card(state, name, state.active)}" in legal(state)


def may_claim(state: ClashState, name: str, seat: int = 0) -> bool:
    return objective(state, name, seat) in legal(state, seat=seat)


def doomed_field(**own: Any) -> ClashState:
    """Seat 0 draws an event of the expansion with its next advance; seat 1 sits in its home."""
    return scenario(doomed(**own), nation(), expansion=True)
