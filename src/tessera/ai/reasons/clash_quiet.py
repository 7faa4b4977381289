"""Why it is good in Clash to end a turn, to leave something be, to name somebody, or to choose a place."""

from tessera.ai.reasons import Prospect
from tessera.core.chance import Chance, RecordingChance
from tessera.core.hexes import cells_of
from tessera.core.message import Message
from tessera.games.clash.catalog import (
    CULTURE,
    FIRST_GOVERNMENT_ADVANCE,
    GOODS,
    MOOD,
    MOODS,
    OBJECTIVES,
    OBJECTIVES_OF,
    OWNERS,
    SETTLER,
)
from tessera.games.clash.city import mood_of, owner_of, size_of
from tessera.games.clash.frames.fates import LowerMood
from tessera.games.clash.frames.mood import Cheer
from tessera.games.clash.frames.plays import GiveBack
from tessera.games.clash.frames.status import ChangeGovernment, NameFirst, Raze
from tessera.games.clash.frames.trade import Compose
from tessera.games.clash.names import advance_name, amounts, objective_name, owner_name
from tessera.games.clash.nation import Nation
from tessera.games.clash.notation import (
    DONE_ACTION,
    END_ACTION,
    NAME,
    PLACE,
    SACRIFICE,
    SKIP_ACTION,
    SURVEY,
    TO,
    USE_ACTION,
)
from tessera.games.clash.notation import MOODS as MOODS_VERB
from tessera.games.clash.rules.cities import working_size
from tessera.games.clash.rules.objectives import measured
from tessera.games.clash.state import ClashState
from tessera.games.clash.units import ARMY, army_size, count


def quiet(before: ClashState, after: ClashState, prospect: Prospect) -> list[Message]:
    """What speaks for an action that does nothing, or that says only where or who."""
    action, frame = prospect.action, before.stack[-1]
    if action == END_ACTION:
        return [Message("clash.hint.none_left" if before.actions_left else "clash.hint.spent")]
    if action == SKIP_ACTION:
        return _left_be(before, prospect.seat)
    if action == DONE_ACTION and isinstance(frame, Cheer):
        return _keeps(before, prospect.seat, (MOOD, CULTURE))
    if NAME.covers(action) and isinstance(frame, NameFirst):
        place = (prospect.seat - NAME.argument(action)) % before.seats + 1
        return [Message("clash.hint.turn_order", place=place, seats=before.seats)]
    if SACRIFICE.covers(action) and isinstance(frame, GiveBack):
        return _far_off(before, prospect.seat, SACRIFICE.argument(action))
    if MOODS_VERB.covers(action) and isinstance(frame, LowerMood):
        return _falls(before, after, prospect.seat)
    if PLACE.covers(action):
        return _stands(before, after, prospect.seat, before.map.layout.cell[PLACE.argument(action)])
    return []


# What is left be


def _left_be(before: ClashState, seat: int) -> list[Message]:
    """What one keeps that says no."""
    frame, nation = before.stack[-1], before.nations[seat]
    if isinstance(frame, Compose):
        return _keeps(before, seat, tuple(range(len(GOODS))))
    if isinstance(frame, Raze):
        small = [cell for cell in cells_of(nation.cities) if size_of(before.cities[cell]) == 1]
        return [Message("clash.hint.keeps_city", cell=before.map.label(cell)) for cell in small]
    if isinstance(frame, ChangeGovernment):
        owned = nation.advances >> FIRST_GOVERNMENT_ADVANCE << FIRST_GOVERNMENT_ADVANCE
        names = tuple([advance_name(each) for each in cells_of(owned)])
        return [Message("clash.hint.keeps_government", advances=names)] if names else []
    return _saves(before, seat)


def _keeps(before: ClashState, seat: int, kinds: tuple[int, ...]) -> list[Message]:
    nation = before.nations[seat]
    owned = [(kind, nation.amount(kind)) for kind in kinds if nation.amount(kind)]
    return [Message("clash.hint.keeps", goods=amounts(owned))] if owned else []


def _saves(before: ClashState, seat: int) -> list[Message]:
    """What it would have cost to say yes, if that is certain."""
    if USE_ACTION not in before.actions(seat):
        return []
    state, chance = before.clone(), RecordingChance(Chance(0))
    state.apply(seat, USE_ACTION, chance)
    lost = _paid(before.nations[seat], state.nations[seat])
    return [Message("clash.hint.saves", goods=amounts(lost))] if lost and not chance.outcomes else []


def _paid(mine: Nation, then: Nation) -> list[tuple[int, int]]:
    less = [(kind, mine.amount(kind) - then.amount(kind)) for kind in range(len(GOODS))]
    return [(kind, amount) for kind, amount in less if amount > 0]


def _far_off(before: ClashState, seat: int, card: int) -> list[Message]:
    """How much the objectives of a card still ask for."""
    told: list[Message] = []
    for objective in dict.fromkeys(OBJECTIVES_OF[card]):
        far = measured(before, seat, OBJECTIVES[objective])
        if far is not None and far[0] < far[1]:
            name = objective_name(objective)
            told.append(Message("clash.hint.far", objective=name, owned=far[0], needed=far[1]))
    return told


def _falls(before: ClashState, after: ClashState, seat: int) -> list[Message]:
    """What the city that gets angrier can still do."""
    return [
        Message(
            "clash.hint.falls",
            cell=before.map.label(cell),
            mood=MOODS[mood_of(after.cities[cell])],
            work=working_size(after, cell),
        )
        for cell in cells_of(before.nations[seat].cities & after.nations[seat].cities)
        if mood_of(after.cities[cell]) < mood_of(before.cities[cell])
    ]


# Places


def explores(before: ClashState, prospect: Prospect) -> list[Message]:
    """Where nobody has been."""
    goals = [before.map.layout.cell[TO.argument(action)] for action in prospect.line if TO.covers(action)]
    slots = [SURVEY.argument(action) for action in prospect.line if SURVEY.covers(action)]
    cells = [*goals, *[before.map.layout.slots[slot][0] for slot in slots]]
    return [
        Message("clash.hint.explores", cell=before.map.label(cell))
        for cell in dict.fromkeys(cells)
        if before.map.unknown >> cell & 1
    ]


def goes(before: ClashState, after: ClashState, prospect: Prospect) -> list[Message]:
    """What becomes nearer by a march, and whom the units meet."""
    seat, cell_of = prospect.seat, before.map.layout.cell
    told: list[Message] = []
    for event in prospect.told("moved"):
        if event.told["seat"] != seat:
            continue
        start, goal = cell_of[event.told["start"]], cell_of[event.told["cell"]]
        told.extend(_joins(before, after, seat, goal))
        if event.told["units"][SETTLER]:
            continue
        city, far = _nearest_city(after, seat, goal)
        if city >= 0 and 1 < far < _nearest_city(after, seat, start)[1]:
            told.append(_nearer(after, goal, city, far))
    return list(dict.fromkeys(told))


def _stands(before: ClashState, after: ClashState, seat: int, cell: int) -> list[Message]:
    """Whom a unit meets where it is placed, and who stands near."""
    told = _joins(before, after, seat, cell)
    for owner in range(OWNERS):
        if owner != seat and any(
            after.units[owner] and after.units[owner][near] & ARMY
            for near in cells_of(after.map.layout.near[cell])
        ):
            told.append(Message("clash.hint.faces", cell=after.map.label(cell), owner=owner_name(owner)))
    city, far = _nearest_city(after, seat, cell)
    if city >= 0 and not told:
        told.append(_nearer(after, cell, city, far))
    return told


def _joins(before: ClashState, after: ClashState, seat: int, cell: int) -> list[Message]:
    """How large an army gets, and whom it guards from then on."""
    was, now = before.units[seat][cell], after.units[seat][cell]
    label = after.map.label(cell)
    if army_size(now) > army_size(was) > 0:
        return [Message("clash.hint.grows", cell=label, count=army_size(now))]
    if army_size(now) and not army_size(was) and count(was, SETTLER):
        return [Message("clash.hint.escorts", cell=label)]
    if army_size(now) and not army_size(was) and before.nations[seat].cities >> cell & 1:
        return [Message("clash.hint.garrison", cell=label)]
    return []


def _nearest_city(state: ClashState, seat: int, cell: int) -> tuple[int, int]:
    """The city of another that is nearest to a cell, and how far it is; -1 if there is none on the way."""
    found, least = -1, state.map.layout.size
    for city in cells_of(state.all_cities() & ~state.nations[seat].cities):
        far = state.map.distance(cell, city)
        if far < least:
            found, least = city, far
    return found, least


def _nearer(state: ClashState, cell: int, city: int, far: int) -> Message:
    label, owner = state.map.label, owner_name(owner_of(state.cities[city]))
    return Message("clash.hint.nearer", cell=label(cell), city=label(city), owner=owner, steps=far)
