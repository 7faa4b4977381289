"""Why it is good in Clash to go somewhere or to fight: places, threats, and how the dice may fall."""

from tessera.ai.reasons import Prospect
from tessera.core.chance import Chance, NamedChance
from tessera.core.event import Event
from tessera.core.hexes import cells_of
from tessera.core.message import OK, Message, seat_name
from tessera.games.clash.catalog import BARBARIANS, FACE_NAMES, OWNERS
from tessera.games.clash.city import colour_of, owner_of
from tessera.games.clash.frames.battle import Retreat
from tessera.games.clash.frames.tactics import Lay
from tessera.games.clash.names import building_name, label_name, owner_name
from tessera.games.clash.notation import SKIP_ACTION, TO, USE_ACTION
from tessera.games.clash.rules.build import why_not_found
from tessera.games.clash.rules.collect import workable
from tessera.games.clash.state import ClashState
from tessera.games.clash.units import ARMY, ARMY_KINDS

FIGHTS = 40
"""Battles that are fought in the head to know how they go."""
LONGEST = 80
"""Questions of a battle."""
TENTHS = 10

# Marches


def marches(before: ClashState, after: ClashState, prospect: Prospect) -> list[Message]:
    """Where units go, and what they do there."""
    told: list[Message] = []
    cell_of = before.map.layout.cell
    contested = [event.told["cell"] for event in prospect.told("battle")]
    for event in prospect.told("moved"):
        if event.told["seat"] != prospect.seat:
            continue
        start, goal = cell_of[event.told["start"]], cell_of[event.told["cell"]]
        if not TO.covers(prospect.action):
            words = event.message.args
            told.append(
                Message("clash.hint.goes", start=words["start"], cell=words["cell"], units=words["units"])
            )
        if event.told["cell"] in contested:
            continue
        if any(event.told["units"][kind] for kind in ARMY_KINDS):
            told.extend(_threats(after, prospect.seat, goal))
            told.extend(_guards(before, after, prospect.seat, start, goal))
            told.extend(_starves(before, after, prospect.seat, goal))
    for event in prospect.told("captured"):
        if event.told["captor"] == prospect.seat and not prospect.told("rolled"):
            loser = owner_name(event.told["loser"])
            told.append(Message("clash.hint.captures", cell=label_name(event.told["cell"]), owner=loser))
    return list(dict.fromkeys(told))


def sites(before: ClashState, after: ClashState, seat: int) -> list[Message]:
    """Where its settlers have come to a place for a city."""
    return [
        Message("clash.hint.site", cell=after.map.label(cell))
        for cell in range(after.map.layout.size)
        if after.units[seat][cell]
        and why_not_found(after, seat, cell) is OK
        and why_not_found(before, seat, cell) is not OK
    ]


def _threats(after: ClashState, seat: int, goal: int) -> list[Message]:
    """The cities of others beside an army on land."""
    if not after.map.land >> goal & 1 or not after.units[seat][goal] & ARMY:
        return []
    near = after.map.layout.near[goal] & after.all_cities() & ~after.nations[seat].cities
    return [
        Message(
            "clash.hint.threatens",
            cell=after.map.label(goal),
            city=after.map.label(city),
            owner=owner_name(owner_of(after.cities[city])),
        )
        for city in cells_of(near)
    ]


def _guards(before: ClashState, after: ClashState, seat: int, start: int, goal: int) -> list[Message]:
    """The own cities beside an enemy's army that get their first army, or lose their last one."""
    cities = before.nations[seat].cities & after.nations[seat].cities
    told: list[Message] = []
    for cell, key in ((goal, "clash.hint.guards"), (start, "clash.hint.bares")):
        had, has = (bool(state.units[seat][cell] & ARMY) for state in (before, after))
        if not cities >> cell & 1 or had == has or has != (cell == goal):
            continue
        told.extend(
            [
                Message(key, cell=after.map.label(cell), owner=owner_name(enemy))
                for enemy in range(OWNERS)
                if enemy != seat and after.units[enemy] and _stands_beside(after, enemy, cell)
            ]
        )
    return told


def _stands_beside(state: ClashState, owner: int, cell: int) -> bool:
    return any(state.units[owner][near] & ARMY for near in cells_of(state.map.layout.near[cell]))


def _starves(before: ClashState, after: ClashState, seat: int, goal: int) -> list[Message]:
    """Those who can no longer collect from where the army stands."""
    if not before.map.fertile >> goal & 1:
        return []
    return [
        Message("clash.hint.starves", cell=after.map.label(goal), seat=seat_name(rival))
        for rival in range(before.seats)
        if rival != seat
        and any(
            before.map.within(city, 1)
            & workable(before, rival, city)
            & ~workable(after, rival, city)
            & 1 << goal
            for city in cells_of(before.nations[rival].cities & after.nations[rival].cities)
        )
    ]


# Battles


def battle(before: ClashState, prospect: Prospect) -> list[Message]:
    """How often such a battle is won: cards are in nobody's hand there, and nobody retreats."""
    seat = prospect.seat
    if prospect.told("retreated"):
        return [Message("clash.hint.retreats", won=_won(before, prospect, ()))]
    for event in prospect.told("battle"):
        for side, other in (("attacker", "defender"), ("defender", "attacker")):
            if event.told[side] == seat and _is_fought(prospect):
                return [
                    Message(
                        "clash.hint.battle",
                        cell=label_name(event.told["cell"]),
                        enemy=owner_name(event.told[other]),
                        won=_won(before, prospect, prospect.line),
                    )
                ]
    if prospect.told("rolled") or isinstance(before.stack[-1], (Retreat, Lay)):
        return [Message("clash.hint.fights", won=_won(before, prospect, prospect.line))]
    return []


def _is_fought(prospect: Prospect) -> bool:
    """Whether the enemy can fight back: else the battle is over as soon as it begins."""
    return bool(prospect.told("rolled")) or not prospect.told("won")


def _won(before: ClashState, prospect: Prospect, line: tuple[int, ...]) -> int:
    """In how many of ten the seat wins, after a line of its actions. Only a card that lies face down makes
    that another in another guess."""
    if isinstance(before.stack[-1], Lay):
        return _fought(before, prospect.seat, line)
    if line not in prospect.worked_out:
        prospect.worked_out[line] = _fought(before, prospect.seat, line)
    return prospect.worked_out[line]


def _fought(before: ClashState, seat: int, line: tuple[int, ...]) -> int:
    won = 0
    for seed in range(FIGHTS):
        state = before.clone()
        for nation in state.nations:
            nation.hand = ()
        chance = Chance(seed)
        told = _carried_out(state, seat, line, chance)
        for _ in range(LONGEST):
            if state.is_over or any(event.kind in ("won", "drawn") for event in told):
                break
            asked = state.seats_to_act()[0]
            actions = state.actions(asked)
            state.apply(asked, SKIP_ACTION if SKIP_ACTION in actions else actions[0], chance, told)
        won += any(event.kind == "won" and event.told["winner"] == seat for event in told)
    return round(TENTHS * won / FIGHTS)


def _carried_out(state: ClashState, seat: int, line: tuple[int, ...], chance: Chance) -> list[Event]:
    """What happens by a line, as far as it can be taken."""
    told: list[Event] = []
    for action in line:
        if seat not in state.acting or action not in state.actions(seat):
            break
        state.apply(seat, action, chance, told)
    return told


# Influence


def influence(before: ClashState, prospect: Prospect) -> list[Message]:
    """On how many faces of the die a city is influenced, with culture if need be, and who loses a point."""
    if not prospect.told("influence_rolled"):
        return []
    won: list[Event] = []
    for face in FACE_NAMES:
        state = before.clone()
        told = _carried_out(state, prospect.seat, prospect.line, NamedChance([face], Chance(0)))
        if prospect.seat in state.acting and USE_ACTION in state.actions(prospect.seat):
            state.apply(prospect.seat, USE_ACTION, Chance(0), told)
        won.extend([event for event in told if event.kind in ("influenced", "taken_over")])
    odds = {"faces": len(won), "all": len(FACE_NAMES)}
    if not won:
        return []
    label = won[0].told["cell"]
    if won[0].kind == "taken_over":
        return [Message("clash.hint.takes_over", cell=label_name(label), **odds)]
    building = won[0].told["building"]
    name = building_name(building)
    found = [Message("clash.hint.influences", cell=label_name(label), building=name, **odds)]
    loser = colour_of(before.cities[before.map.layout.cell[label]], building)
    if 0 <= loser < BARBARIANS:
        found.append(Message("clash.hint.turns", building=name, seat=seat_name(loser)))
    return found
