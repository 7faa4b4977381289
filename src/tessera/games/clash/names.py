"""Messages that name the things of the game, for events, prompts and reasons."""

from typing import Final

from tessera.core import purse
from tessera.core.message import Message, seat_name
from tessera.core.vocabulary import Names
from tessera.games.clash.catalog import (
    ACTION_CARD_COUNT,
    ADVANCE_PRICE,
    ADVANCES,
    BARBARIANS,
    BUILDINGS,
    CARD_EFFECT,
    CARD_TACTICS,
    CATEGORIES,
    EFFECTS,
    EVENT_EFFECTS,
    EVENTS_EFFECT,
    FIRST_GOVERNMENT,
    FOOD,
    GOLD,
    GOODS,
    IDEAS,
    MOOD,
    MOODS,
    OBJECTIVE_CARDS,
    OBJECTIVES,
    OBJECTIVES_OF,
    ORE,
    TACTICS_NAMES,
    UNIT_COST,
    UNITS,
    WONDER_COST,
    WONDERS,
    WOOD,
)
from tessera.games.clash.layout import LABELS, TERRAINS
from tessera.games.clash.notation import (
    BE,
    BORROW,
    CARDS,
    CLAIM,
    DRAMA,
    ENLIST,
    ESCORT,
    FIRST_OBJECTIVE,
    FIRST_WONDER,
    GIVE,
    GOLD_SPLITS,
    GOVERN,
    HALVES_OF_CARD,
    HIRE,
    IDEA_SPLITS,
    LAY_TILE,
    LEAVE,
    LEVY,
    MEMORY_NAMES,
    NAME,
    PAY,
    STUDY,
    SURVEY,
    TACTICS,
    WANT_CARD,
    WIELD,
)
from tessera.games.clash.peoples import GIFTS, LEADERS, PEOPLES, POWERS, is_power

NOTHING: Final = Message("clash.nothing")
SOURCES: Final[tuple[tuple[str, tuple[str, ...]], ...]] = (
    ("building", BUILDINGS),
    ("tactics", TACTICS_NAMES),
    ("advance", ADVANCES),
    ("unit", UNITS),
    ("wonder", WONDERS),
    ("event", EVENT_EFFECTS),
    ("power", ("fireworks",)),
    ("source", ("limit",)),
    ("power", ("immortals",)),
    ("ability", ("horse_master",)),
)
"""What may add to a roll, by the family of its name."""


def advance_name(advance: int) -> Message:
    return Message(f"clash.advance.{ADVANCES[advance]}")


def people_name(people: int) -> Message:
    return Message(f"clash.people.{PEOPLES[people]}")


def power_name(power: int) -> Message:
    return Message(f"clash.power.{POWERS[power]}")


def leader_name(leader: int) -> Message:
    return Message(f"clash.leader.{LEADERS[leader]}")


def gift_name(gift: int) -> Message:
    """A power, or an ability of a leader."""
    return power_name(gift) if is_power(gift) else Message(f"clash.ability.{GIFTS[gift]}")


def category_name(category: int) -> Message:
    return Message(f"clash.category.{CATEGORIES[category]}")


def building_name(building: int) -> Message:
    return Message(f"clash.building.{BUILDINGS[building]}")


def wonder_name(wonder: int) -> Message:
    return Message(f"clash.wonder.{WONDERS[wonder]}")


def unit_name(kind: int) -> Message:
    return Message(f"clash.unit.{UNITS[kind]}")


def goods_name(kind: int) -> Message:
    return Message(f"clash.goods.{GOODS[kind]}")


def mood_name(mood: int) -> Message:
    return Message(f"clash.mood.{MOODS[mood]}")


def terrain_name(terrain: int) -> Message:
    return Message(f"clash.terrain.{TERRAINS[terrain]}")


def memory_name(memory: int) -> Message:
    """What units of one kind on one cell may differ in."""
    return Message(f"clash.memory.{MEMORY_NAMES[memory]}")


def label_name(label: int) -> str:
    return LABELS[label]


def owner_name(owner: int) -> Message:
    """A seat, the Barbarians, or the pirates."""
    if owner >= BARBARIANS:
        return Message("clash.barbarians" if owner == BARBARIANS else "clash.pirates")
    return seat_name(owner)


def counted(kind: int, amount: int) -> Message:
    return Message(f"clash.amount.{GOODS[kind]}", amount=amount)


def cost_of(stock: int) -> Message:
    """What a stock is, in words."""
    return amounts([(kind, purse.amount(stock, kind)) for kind in purse.kinds(stock)])


def amounts(counts: list[tuple[int, int]]) -> Message:
    """Kinds of resources and tokens with how much there is of each."""
    parts = [counted(kind, amount) for kind, amount in counts if amount]
    return Message("clash.together", parts=tuple(parts)) if parts else NOTHING


def because(reasons: list[tuple[Message | str, Message]]) -> tuple[Message, ...]:
    """Things with the reason against each; those with the same reason are told together."""
    found: dict[Message, list[Message | str]] = {}
    for thing, reason in reasons:
        found.setdefault(reason, []).append(thing)
    return tuple(
        [Message("clash.because", things=_listed(things), reason=reason) for reason, things in found.items()]
    )


def _listed(things: list[Message | str]) -> Message | str:
    if len(things) == 1:
        return things[0]
    parts = [thing if isinstance(thing, Message) else Message("clash.cell", cell=thing) for thing in things]
    return Message("clash.together", parts=tuple(parts))


def unit_count(kind: int, number: int) -> Message:
    return Message(f"clash.units.{UNITS[kind]}", count=number)


def card_name(card: int) -> Message:
    """An action card is known by what it does outside battles; an event that is kept by its own name."""
    if card >= ACTION_CARD_COUNT:
        return event_name(EVENTS_EFFECT[card - ACTION_CARD_COUNT])
    return effect_name(CARD_EFFECT[card])


def objective_name(objective: int) -> Message:
    return Message(f"clash.objective.{OBJECTIVES[objective]}")


def objective_card_name(card: int) -> Message:
    top, bottom = OBJECTIVES_OF[card]
    return Message("clash.objective_card", top=objective_name(top), bottom=objective_name(bottom))


def tactics_name(tactics: int) -> Message:
    return Message(f"clash.tactics.{TACTICS_NAMES[tactics]}")


def source_name(source: str) -> Message:
    """What more dice, a bonus or a cancelled hit come from."""
    for family, names in SOURCES:
        if source in names:
            return Message(f"clash.{family}.{source}")
    raise ValueError(source)


def event_card_name(card: int) -> Message:
    return Message(f"clash.event.{EVENT_EFFECTS[EVENTS_EFFECT[card]]}")


DRUIDS: Final = len(BUILDINGS) + 1 + len(UNITS)
"""The number of the settlement of Barbarians itself, among what an influence may turn."""


def piece_name(piece: int) -> Message:
    """A building, or a settlement, which comes after them, or a unit, which comes after that, or druids."""
    if piece == DRUIDS:
        return Message("clash.power.druidic_influence")
    if piece > len(BUILDINGS):
        return unit_name(piece - len(BUILDINGS) - 1)
    return building_name(piece) if piece < len(BUILDINGS) else Message("clash.settlement")


def event_name(effect: int) -> Message:
    return Message(f"clash.event.{EVENT_EFFECTS[effect]}")


def effect_name(effect: int) -> Message:
    return Message(f"clash.effect.{EFFECTS[effect]}")


def held_name(held: int) -> Message:
    """A card of a hand, an objective card or a wonder."""
    if held < FIRST_OBJECTIVE:
        return card_name(held)
    if held < FIRST_WONDER:
        return objective_card_name(held - FIRST_OBJECTIVE)
    return wonder_name(held - FIRST_WONDER)


# Actions


def _paid(key: str, payment: int) -> Message:
    """For what gold is paid."""
    food, wood, ore = GOLD_SPLITS[payment]
    if not food + wood + ore:
        return Message("clash.action.pay_plain")
    return Message(key, resources=amounts([(FOOD, food), (WOOD, wood), (ORE, ore)]))


def _studied(key: str, payment: int) -> Message:
    """What is paid for an advance."""
    ideas, gold = IDEA_SPLITS[payment]
    food = ADVANCE_PRICE - ideas - gold
    return Message(key, resources=amounts([(FOOD, food), (IDEAS, ideas), (GOLD, gold)]))


def _unit(key: str, kind: int) -> Message:
    return Message(key, unit=unit_name(kind), cost=cost_of(UNIT_COST[kind]))


def _advance(key: str, advance: int) -> Message:
    return Message(key, advance=advance_name(advance))


def _goods(key: str, kind: int) -> Message:
    return Message(key, goods=goods_name(kind))


def _left_behind(key: str, pair: int) -> Message:
    kind, memory = divmod(pair, len(MEMORY_NAMES))
    return Message(key, unit=unit_name(kind), memory=memory_name(memory))


def _claimed(key: str, pair: int) -> Message:
    card, half = divmod(pair, len(HALVES_OF_CARD))
    return Message(key, objective=objective_name(OBJECTIVES_OF[card][half]))


NAMES: Final[Names] = {
    (LABELS,): lambda key, label: Message(key, cell=label_name(label)),
    (GOODS,): _goods,
    DRAMA.domains: lambda key, token: _goods(key, MOOD + token),
    HIRE.domains: _unit,
    LEVY.domains: _unit,
    LEAVE.domains: _left_behind,
    LAY_TILE.domains: lambda key, way: Message(key, way=Message(f"clash.way.{LAY_TILE.domains[0][way]}")),
    (ADVANCES,): _advance,
    BORROW.domains: _advance,
    WIELD.domains: lambda key, gift: Message(key, gift=gift_name(gift)),
    BE.domains: lambda key, people: Message(key, people=people_name(people)),
    ESCORT.domains: lambda key, ships: Message(key, ships=ships),
    ENLIST.domains: lambda key, leader: Message(key, leader=leader_name(leader)),
    (BUILDINGS,): lambda key, building: Message(key, building=building_name(building)),
    (WONDERS,): lambda key, wonder: Message(
        key, wonder=wonder_name(wonder), cost=cost_of(WONDER_COST[wonder])
    ),
    (CARDS,): lambda key, card: Message(key, card=card_name(card)),
    (OBJECTIVE_CARDS,): lambda key, card: Message(key, card=objective_card_name(card)),
    TACTICS.domains: lambda key, card: Message(
        key, tactics=tactics_name(CARD_TACTICS[card]), card=card_name(card)
    ),
    GIVE.domains: lambda key, held: Message(key, card=held_name(held)),
    WANT_CARD.domains: lambda key, kind: Message(
        key, kind=Message(f"clash.kind.{WANT_CARD.domains[0][kind]}")
    ),
    CLAIM.domains: _claimed,
    PAY.domains: _paid,
    STUDY.domains: _studied,
    SURVEY.domains: lambda key, slot: Message(key, slot=slot + 1),
    NAME.domains: lambda key, seat: Message(key, seat=seat_name(seat)),
    GOVERN.domains: lambda key, category: Message(key, category=category_name(FIRST_GOVERNMENT + category)),
}
"""How actions are told, by what they are about."""
