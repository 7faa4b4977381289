"""Why an action of Era is good: what the dice give and threaten, and what a building is worth there."""

from tessera.ai.reasons import Prospect
from tessera.core import purse
from tessera.core.message import Message
from tessera.games.era.catalog import (
    BANDITS_DISASTER,
    BUILDING_COUNT,
    COLLECT,
    EARNERS,
    FACE_COUNT,
    FACE_STOCK,
    FEED,
    FOOD,
    HAMMERS,
    INCOME,
    QUILL,
    REFUSAL,
    RESOURCES,
    ROLL,
    SKULLS,
)
from tessera.games.era.domain import Domain
from tessera.games.era.grid import CELLS, PLACEMENT_CELL, PLACEMENT_PIECE
from tessera.games.era.names import amounts, dice_names, die_name, disaster_name, piece_name
from tessera.games.era.notation import (
    CONSTRUCT,
    DEMAND,
    KEEP_DICE,
    LOSE,
    PAY,
    REROLL,
    ROLL_DICE,
    STAND,
    TURN_DIE,
    USE_QUILL,
)
from tessera.games.era.pending import pending_of
from tessera.games.era.rules import disaster_of, is_walled, total
from tessera.games.era.scoring import walled_area
from tessera.games.era.state import EraState

DICE_VERBS = (REROLL, ROLL_DICE, STAND, TURN_DIE, USE_QUILL, KEEP_DICE)


def reasons(prospect: Prospect) -> list[Message]:
    before, after = prospect.before, prospect.after
    assert isinstance(before, EraState)
    assert isinstance(after, EraState)
    if any(verb.covers(prospect.action) for verb in DICE_VERBS):
        return _dice(before, prospect)
    mine, then = before.domains[prospect.seat], after.domains[prospect.seat]
    return [
        *_built(prospect, mine, then),
        *_stores(before, mine, then),
        *_first(before, after, prospect.seat),
    ]


# Dice


def _dice(before: EraState, prospect: Prospect) -> list[Message]:
    """Which dice go and which stay, and what those that lie there threaten."""
    domain = before.domains[prospect.seat]
    again = [0] * FACE_COUNT
    for action in (*pending_of(before, prospect.seat).taken, *prospect.line):
        if REROLL.covers(action):
            again[REROLL.argument(action)] += 1
    kept = [count - rolled for count, rolled in zip(domain.dice, again, strict=True)]
    told: list[Message] = []
    if any(again) and any(kept):
        told.append(Message("era.hint.keeps", dice=dice_names(tuple(kept))))
    told.extend(_food(before, domain))
    skulls, disaster = total(domain.dice, SKULLS), disaster_of(domain)
    if disaster:
        told.append(Message("era.hint.skulls", skulls=skulls, disaster=disaster_name(disaster)))
    if before.phase <= QUILL and not total(domain.dice, HAMMERS):
        told.append(Message("era.hint.no_hammers"))
    return told


def _food(state: EraState, domain: Domain) -> list[Message]:
    """Whether what lies there feeds everybody."""
    if not ROLL <= state.phase < FEED:
        return []
    food, needed = domain.amount(FOOD), domain.population
    if state.phase < COLLECT:
        coming = total(domain.dice, FACE_STOCK) + sum(domain.count(kind) * INCOME[kind] for kind in EARNERS)
        food += purse.amount(coming, FOOD)
    key = "era.hint.hungry" if food < needed else "era.hint.fed"
    return [Message(key, food=food, needed=needed)]


# Buildings


def _built(prospect: Prospect, mine: Domain, then: Domain) -> list[Message]:
    """Where it stands, and what standing there is worth."""
    told: list[Message] = []
    placed = [placement for placement in then.pieces if placement not in mine.pieces]
    for placement in placed[:1]:
        if CONSTRUCT.covers(prospect.action):
            cell = CELLS[PLACEMENT_CELL[placement]]
            piece = PLACEMENT_PIECE[placement]
            told.append(Message("era.hint.place", piece=piece_name(piece), cell=cell))
        if PLACEMENT_PIECE[placement] < BUILDING_COUNT and is_walled(then, placement):
            told.append(Message("era.hint.doubled"))
    grown = walled_area(then) - walled_area(mine)
    if grown > 0:
        told.append(Message("era.hint.encloses", count=grown))
    for event in prospect.told("dice_gained"):
        if event.told["seat"] == prospect.seat:
            told.append(Message("era.hint.die", die=die_name(event.told["die"])))
    return told


def _stores(before: EraState, mine: Domain, then: Domain) -> list[Message]:
    """What there is more of."""
    more = {
        name: max(0, then.amount(resource) - mine.amount(resource)) for resource, name in enumerate(RESOURCES)
    }
    gained = amounts(purse.packed(RESOURCES, more), max(0, then.culture - mine.culture))
    told = [Message("era.hint.brings", amounts=gained)] if gained else []
    return [*told, *_food(before, then)] if before.phase == COLLECT else told


def _first(before: EraState, after: EraState, seat: int) -> list[Message]:
    """The premiums for the most culture and the largest area, won by it."""
    was, now = before.score_sheets()[seat], after.score_sheets()[seat]
    told: list[Message] = []
    if now["most_culture"] > was["most_culture"]:
        told.append(Message("era.hint.most_culture"))
    if now["largest_area"] > was["largest_area"]:
        told.append(Message("era.hint.largest_area"))
    return told


def _disasters(action: int) -> list[Message]:
    """The disaster points that somebody is spared by it, or takes."""
    if DEMAND.covers(action):
        return [Message("era.hint.demands", points=REFUSAL)]
    if PAY.covers(action):
        return [Message("era.hint.spares", points=REFUSAL)]
    if LOSE.covers(action):
        return [Message("era.hint.spares", points=BANDITS_DISASTER)]
    return []
