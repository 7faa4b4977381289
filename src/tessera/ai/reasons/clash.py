"""Why an action of Clash is good: what it brings and builds, what it opens, and what others lose by it."""

from tessera.ai.reasons import Prospect
from tessera.ai.reasons.clash_quiet import explores, goes, quiet
from tessera.ai.reasons.clash_war import battle, influence, marches, sites
from tessera.core.event import Event
from tessera.core.hexes import cells_of, count_cells
from tessera.core.message import Argument, Message, seat_name
from tessera.core.score import points_text
from tessera.games.clash.catalog import (
    ACTION_CARD_COUNT,
    BASE_BUILDINGS,
    BUILDING_NEEDS,
    CARD_EFFECT,
    CARD_TACTICS,
    EVENTS_EFFECT,
    FIRST_GOVERNMENT_ADVANCE,
    FOOD,
    GOODS,
    HALVES,
    LARGEST_CITY,
    MOODS,
    OBJECTIVES,
    OBJECTIVES_OF,
    ORE,
    SETTLER,
    WONDER_NEEDS,
    WOOD,
)
from tessera.games.clash.city import WAS_ACTIVATED, mood_of, size_of
from tessera.games.clash.describe import (
    advance_texts,
    building_texts,
    effect_texts,
    event_texts,
    objective_texts,
    tactics_texts,
    wonder_texts,
)
from tessera.games.clash.names import (
    advance_name,
    amounts,
    building_name,
    label_name,
    objective_name,
    wonder_name,
)
from tessera.games.clash.nation import Nation
from tessera.games.clash.notation import (
    ADVANCE,
    BORROW,
    BUILDING,
    CLAIM,
    CONSTRUCT,
    END_ACTION,
    FIRST_GREAT,
    PLAY,
    RAISE,
    RECRUIT,
    TACTICS,
    WONDER,
)
from tessera.games.clash.rules.advances import gainable
from tessera.games.clash.rules.cities import working_size
from tessera.games.clash.rules.collect import fields, workable
from tessera.games.clash.rules.instants import claimable
from tessera.games.clash.rules.objectives import measured
from tessera.games.clash.state import ClashState
from tessera.games.clash.units import count

ROLLS = ("rolled", "influence_rolled", "tactics_rolled")
"""Events after which it is the dice that have decided."""
DRAWN = (
    ("drew_action", "clash.hint.draws_action"),
    ("drew_objective", "clash.hint.draws_objective"),
    ("drew_wonder", "clash.hint.draws_wonder"),
)
"""How it is told that cards are drawn, and what the hint says of it."""


def hangs_on_dice(prospect: Prospect) -> bool:
    """Whether what came of it is how the dice fell: guesses that agree on it prove nothing."""
    return any(prospect.told(kind) for kind in ROLLS)


def reasons(prospect: Prospect) -> list[Message]:
    before, after = prospect.before, prospect.after
    assert isinstance(before, ClashState)
    assert isinstance(after, ClashState)
    told = [*_what_it_does(prospect.action), *quiet(before, after, prospect), *explores(before, prospect)]
    told.extend([*marches(before, after, prospect), *goes(before, after, prospect)])
    if hangs_on_dice(prospect):
        return [*told, *battle(before, prospect), *influence(before, prospect)]
    return [
        *told,
        *sites(before, after, prospect.seat),
        *battle(before, prospect),
        *_advances(before, after, prospect),
        *_builds(before, after, prospect),
        *_moods(before, after, prospect.seat),
        *_objectives(before, after, prospect.seat),
        *_treasury(before, after, prospect),
        *_robs(before, after, prospect.seat),
        *_actions(before, after, prospect),
    ]


def _what_it_does(action: int) -> list[Message]:
    """The text of what is chosen."""
    if ADVANCE.covers(action):
        return advance_texts(ADVANCE.argument(action))[:1]
    if BORROW.covers(action):
        return advance_texts(BORROW.argument(action))[:1]
    if BUILDING.covers(action):
        return building_texts(BUILDING.argument(action))[:1]
    if WONDER.covers(action):
        return wonder_texts(WONDER.argument(action))[:1]
    if TACTICS.covers(action):
        return tactics_texts(CARD_TACTICS[TACTICS.argument(action)])[:1]
    if CLAIM.covers(action):
        card, half = CLAIM.pair(action)
        return objective_texts(OBJECTIVES_OF[card][half])[:1]
    return _card_text(PLAY.argument(action)) if PLAY.covers(action) else []


def _card_text(card: int) -> list[Message]:
    """What a card of the hand does outside battles."""
    if card < ACTION_CARD_COUNT:
        return effect_texts(CARD_EFFECT[card])[:1]
    return event_texts(EVENTS_EFFECT[card - FIRST_GREAT])[:1]


# Advances


def _advances(before: ClashState, after: ClashState, prospect: Prospect) -> list[Message]:
    """Which advance it is, what it opens, and whether an event follows."""
    told: list[Message] = []
    mine = before.nations[prospect.seat]
    for advance in [event.told["advance"] for event in prospect.told("advanced") if _is_own(prospect, event)]:
        if not ADVANCE.covers(prospect.action):
            told.append(Message("clash.hint.advance", advance=advance_name(advance)))
            told.extend(advance_texts(advance)[:1])
        told.extend(_unlocked(before, mine, advance))
    if mine.track == 1 and any(_is_own(prospect, event) for event in prospect.told("event")):
        told.append(Message("clash.hint.event"))
    opened = gainable(after.nations[prospect.seat]) & ~gainable(mine)
    names = [advance_name(each) for each in cells_of(opened) if each < FIRST_GOVERNMENT_ADVANCE]
    return [*told, Message("clash.hint.opens", advances=tuple(names))] if names else told


def _unlocked(before: ClashState, nation: Nation, advance: int) -> list[Message]:
    """The buildings and known wonders that an advance is needed for; governments are named by its text."""
    told = [
        Message("clash.hint.building", building=building_name(building))
        for building in range(BASE_BUILDINGS)
        if BUILDING_NEEDS[building] == advance
    ]
    known = (*nation.wonder_cards, *before.open_wonders)
    told.extend(
        [
            Message("clash.hint.wonder", wonder=wonder_name(wonder))
            for wonder in known
            if WONDER_NEEDS[wonder] == advance
        ]
    )
    return told


# Cities


def _builds(before: ClashState, after: ClashState, prospect: Prospect) -> list[Message]:
    """What is best built or recruited, where no action has named it, and what cities become by it."""
    seat, action = prospect.seat, prospect.action
    told: list[Message] = []
    if CONSTRUCT.covers(action):
        told.extend(
            [
                Message("clash.hint.constructed", building=args["building"])
                for args in _words(prospect, "constructed")
            ]
        )
    if RECRUIT.covers(action):
        told.extend(
            [Message("clash.hint.recruited", units=args["units"]) for args in _words(prospect, "recruited")]
        )
    for wonder in [event.told["wonder"] for event in prospect.told("raised") if _is_own(prospect, event)]:
        if RAISE.covers(action):
            told.append(Message("clash.hint.raised", wonder=wonder_name(wonder)))
        if wonder in before.open_wonders:
            told.append(Message("clash.hint.last_wonder", wonder=wonder_name(wonder)))
    for event in prospect.told("founded"):
        if _is_own(prospect, event):
            told.extend(_founded(before, after, seat, event.told["cell"]))
    for cell in cells_of(before.nations[seat].cities & after.nations[seat].cities):
        size = size_of(after.cities[cell])
        if size > size_of(before.cities[cell]):
            work = working_size(after, cell)
            told.append(Message("clash.hint.size", cell=after.map.label(cell), size=size, work=work))
    return told


def _founded(before: ClashState, after: ClashState, seat: int, label: int) -> list[Message]:
    """What the land around a new city gives, how large cities may be from now on, and who came too late."""
    cell = after.map.layout.cell[label]
    grassland, forest, mountain, _ = fields(after, workable(after, seat, cell) & after.map.within(cell, 1))
    land = amounts([(FOOD, grassland), (WOOD, forest), (ORE, mountain)])
    told = [Message("clash.hint.land", cell=label_name(label), goods=land)]
    cities = count_cells(after.nations[seat].cities)
    if cities <= LARGEST_CITY:
        told.append(Message("clash.hint.cities", count=cities))
    near = cells_of(before.map.within(cell, 1) & before.map.land)
    for rival in range(before.seats):
        if rival != seat and any(count(before.units[rival][each], SETTLER) for each in near):
            told.append(Message("clash.hint.first_there", seat=seat_name(rival), cell=label_name(label)))
    return told


def _moods(before: ClashState, after: ClashState, seat: int) -> list[Message]:
    """The cities that get happier, and those that tire of being activated again."""
    told: list[Message] = []
    for cell in cells_of(before.nations[seat].cities & after.nations[seat].cities):
        was, now = mood_of(before.cities[cell]), mood_of(after.cities[cell])
        label, mood = before.map.label(cell), MOODS[now]
        if now > was:
            told.append(Message("clash.hint.cheers", cell=label, mood=mood, work=working_size(after, cell)))
        elif now < was and before.cities[cell] & WAS_ACTIVATED:
            told.append(Message("clash.hint.tires", cell=label, mood=mood))
    return told


# Objectives


def _objectives(before: ClashState, after: ClashState, seat: int) -> list[Message]:
    """How far it brings the objectives that the seat holds and keeps."""
    held = [card for card in before.nations[seat].objectives if card in after.nations[seat].objectives]
    told: list[Message] = []
    open_before, open_after = (
        {OBJECTIVES_OF[card][half] for card, half in claimable(state, seat)} for state in (before, after)
    )
    for objective in dict.fromkeys([half for card in held for half in OBJECTIVES_OF[card]]):
        name = objective_name(objective)
        if objective in open_after - open_before:
            told.append(Message("clash.hint.claimable", objective=name))
            continue
        was, now = (measured(state, seat, OBJECTIVES[objective]) for state in (before, after))
        if was is None or now is None:
            continue
        missing, left = (max(0, needed - owned) for owned, needed in (was, now))
        if left < missing:
            key = "clash.hint.progress" if left else "clash.hint.reaches"
            told.append(Message(key, objective=name, owned=now[0], needed=now[1]))
    return told


# Treasury


def _treasury(before: ClashState, after: ClashState, prospect: Prospect) -> list[Message]:
    """What there is more and less of in the end, and the cards that are drawn."""
    mine, then = before.nations[prospect.seat], after.nations[prospect.seat]
    more = [(kind, then.amount(kind) - mine.amount(kind)) for kind in range(len(GOODS))]
    told: list[Message] = []
    gained = [(kind, amount) for kind, amount in more if amount > 0]
    if gained:
        told.append(Message("clash.hint.brings", goods=amounts(gained)))
    paid = [(kind, -amount) for kind, amount in more if amount < 0]
    if paid:
        told.append(Message("clash.hint.costs", goods=amounts(paid)))
    for kind, key in DRAWN:
        drawn = sum(1 for event in prospect.told(kind) if _is_own(prospect, event))
        if drawn:
            told.append(Message(key, count=drawn))
    return told


def _robs(before: ClashState, after: ClashState, seat: int) -> list[Message]:
    """The points that others lose."""
    was, now = before.scores(), after.scores()
    return [
        Message("clash.hint.robs", seat=seat_name(rival), points=points_text(was[rival] - now[rival], HALVES))
        for rival in range(before.seats)
        if rival != seat and now[rival] < was[rival]
    ]


def _actions(before: ClashState, after: ClashState, prospect: Prospect) -> list[Message]:
    """Whether it takes an action of the turn, or brings one more."""
    if after.active != prospect.seat or before.active != prospect.seat or prospect.action == END_ACTION:
        return []
    if after.actions_left > before.actions_left:
        return [Message("clash.hint.more_actions")]
    is_free = before.stack[-1].begins_turn() and after.actions_left == before.actions_left
    return [Message("clash.hint.free")] if is_free else []


def _is_own(prospect: Prospect, event: Event) -> bool:
    return bool(event.told["seat"] == prospect.seat)


def _words(prospect: Prospect, kind: str) -> list[dict[str, Argument]]:
    """The values of the seat's own events of a kind, as they are told."""
    return [event.message.args for event in prospect.told(kind) if _is_own(prospect, event)]
