"""The bill: what things cost, line by line, for people who ask."""

from typing import TYPE_CHECKING

from tessera.core import purse
from tessera.core.message import Line, Message
from tessera.games.clash import payment
from tessera.games.clash.catalog import (
    ACTION_CARD_COUNT,
    ADVANCE_PRICE,
    BUILDING_COST,
    CARD_EFFECT,
    CONVERSION,
    CULTURE,
    EFFECT_CULTURE,
    GOODS,
    MOOD,
    NOBODY,
    ONE_FOOD,
    RITUALS,
    STATE_RELIGION,
)
from tessera.games.clash.city import WAS_ACTIVATED, size_of
from tessera.games.clash.names import advance_name, gift_name, goods_name
from tessera.games.clash.powers import modifiers
from tessera.games.clash.powers.modifiers import modifier
from tessera.games.clash.rules import advances, build, influence

if TYPE_CHECKING:
    from tessera.games.clash.state import ClashState


def stock_bill(stock: int) -> list[Line]:
    """What is spent, kind by kind."""
    return [
        Line(Message("clash.line.spent", goods=goods_name(kind)), purse.amount(stock, kind))
        for kind in purse.kinds(stock)
        if kind < len(GOODS)
    ]


def price_bill(state: "ClashState", seat: int, cost: int) -> list[Line]:
    """A price as it is named; where there is one way to pay it, with the gold for what is lacking."""
    ways = payment.splits(state.nations[seat], cost)
    return stock_bill(payment.paid_by(cost, ways[0]) if len(ways) == 1 else cost)


def token_bill(kind: int, number: int) -> list[Line]:
    """Mood or culture tokens."""
    return [Line(Message("clash.line.spent", goods=goods_name(kind)), number)] if number else []


def advance_bill(state: "ClashState", seat: int, advance: int) -> list[Line]:
    """The food of an advance, or what stands for it; or whose effect it is that it costs nothing."""
    giver = advances.freed_by(state, seat, advance)
    if giver != NOBODY:
        return [
            *stock_bill(ADVANCE_PRICE * ONE_FOOD),
            Line(Message("clash.line.free_by", advance=advance_name(giver)), -ADVANCE_PRICE),
        ]
    gift = modifier(state, seat, modifiers.FREE_ADVANCE, advance)
    if gift != NOBODY:
        return [
            *stock_bill(ADVANCE_PRICE * ONE_FOOD),
            Line(Message("clash.line.free_by", advance=gift_name(gift)), -ADVANCE_PRICE),
        ]
    price = advances.price(state, seat, advance)
    ways = payment.studies(state.nations[seat], price)
    if advances.poetry(state, seat):
        return token_bill(MOOD, 1) if not ways else [Line(Message("clash.line.study"), price)]
    if len(ways) == 1:
        return stock_bill(payment.studied_by(ways[0], price))
    return [Line(Message("clash.line.study"), price)]


def building_bill(state: "ClashState", seat: int, cell: int, building: int) -> list[Line]:
    """The price of a building, less what the State Religion spares."""
    cost = build.cost_there(state, seat, cell, building)
    if cost == BUILDING_COST or cost != build.building_cost(state, seat, building):
        return price_bill(state, seat, cost)
    spared = purse.units(BUILDING_COST) - purse.units(cost)
    religion = Message("clash.line.free_by", advance=advance_name(STATE_RELIGION))
    return [*stock_bill(BUILDING_COST), Line(religion, -spared)]


def activation_bill(state: "ClashState", cell: int) -> list[Line]:
    """The mood that a city loses which is activated again."""
    is_tired = state.cities[cell] & WAS_ACTIVATED != 0
    return [Line(Message("clash.line.mood_falls"), 1)] if is_tired else []


def cheer_bill(state: "ClashState", seat: int, cell: int) -> list[Line]:
    """A token for each piece of the city; with Rituals resources stand for tokens."""
    size = size_of(state.cities[cell])
    if state.nations[seat].has(RITUALS):
        return [Line(Message("clash.line.rituals"), size)]
    return token_bill(MOOD, size)


def range_bill(state: "ClashState", seat: int, source: int, target: int) -> list[Line]:
    """The culture for the cells that a city does not reach."""
    price = influence.range_price(state, seat, source, target)
    return [Line(Message("clash.line.range"), price)] if price > 0 else []


def influence_bill(state: "ClashState", seat: int, target: int) -> list[Line]:
    """The culture for the distance from the city that reaches it best."""
    sources = influence.sources(state, seat, target)
    prices = {influence.range_price(state, seat, source, target): source for source in sources}
    return range_bill(state, seat, prices[min(prices)], target) if prices else []


def boost_bill(state: "ClashState", seat: int, short: int) -> list[Line]:
    """The culture for what the roll lacks, which Conversion has made less already."""
    lines = [Line(Message("clash.line.boost"), short)]
    if state.nations[seat].has(CONVERSION):
        lines = [
            Line(Message("clash.line.boost"), short + 1),
            Line(Message("clash.line.free_by", advance=advance_name(CONVERSION)), -1),
        ]
    return lines


def card_bill(card: int) -> list[Line]:
    """The culture that an action card costs."""
    if card >= ACTION_CARD_COUNT:
        return []
    return token_bill(CULTURE, EFFECT_CULTURE[CARD_EFFECT[card]])
