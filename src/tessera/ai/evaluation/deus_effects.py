"""What the effects of cards, gods and columns of Deus bring, in points, as far as it can be foreseen."""

from typing import Final

from tessera.ai.evaluation.deus_weights import Prices
from tessera.core import purse
from tessera.core.hexes import count_bits
from tessera.games.deus import rules
from tessera.games.deus.catalog import (
    CERES,
    CERES_RESOURCES,
    HAND_LIMIT,
    JUPITER,
    MARS,
    MARS_PIECES,
    MINERVA,
    MINERVA_CARDS,
    NEPTUNE,
    NEPTUNE_GOLD,
    TYPE_COUNT,
    VESTA,
    VESTA_MOST,
    VESTA_POINTS,
    WILD,
)
from tessera.games.deus.effects import (
    OF_CARD,
    Activate,
    Buy,
    Draw,
    Effect,
    Gain,
    Move,
    Plunder,
    ProduceByCity,
    ProduceEverywhere,
    ProduceOne,
    ProduceOnLand,
    Recruit,
    Sell,
    Steal,
)
from tessera.games.deus.empire import Empire
from tessera.games.deus.state import DeusState

HURT: Final = 0.5
"""What a loss of the victim is worth to the thief, beside the loot."""


def worth_of_card(state: DeusState, seat: int, card: int, prices: Prices) -> float:
    """What the effect of a card would bring now; nothing for a temple, and one built face down."""
    if card == WILD:
        return 0.0
    return worth_of(state, seat, OF_CARD[card], prices)


def worth_of(state: DeusState, seat: int, effect: Effect, prices: Prices) -> float:
    """What an effect would bring now, by its kind."""
    if isinstance(effect, Gain):
        each = effect.gold * prices.gold + effect.victory_points
        return each * effect.count(state, seat)
    empire = state.empires[seat]
    if isinstance(effect, ProduceOne):
        return prices.resource * effect.amount if rules.lands_worked(state, seat) else 0.0
    if isinstance(effect, ProduceEverywhere):
        buildings = count_bits(empire.production & state.continent.lands[effect.terrain])
        return worth_of_yield(state, effect, buildings, prices)
    if isinstance(effect, ProduceByCity):
        return worth_of_yield(state, effect, rules.largest_works(state, seat, effect.terrain), prices)
    if isinstance(effect, Sell):
        return worth_of_sale(empire, effect, prices)
    if isinstance(effect, Buy):
        count = min(effect.most, empire.gold // effect.gold)
        return max(0.0, prices.resource - effect.gold * prices.gold) * count
    if isinstance(effect, Draw):
        drawn = count_bits(empire.cities(effect.pieces)) * effect.cards
        return prices.card * min(drawn, HAND_LIMIT - len(empire.hand))
    if isinstance(effect, Recruit):
        return prices.piece * effect.count(state, seat) if empire.reserve else 0.0
    if isinstance(effect, Activate):
        return worth_of_best_card(state, seat, effect.colour, prices)
    if isinstance(effect, Steal):
        return worth_of_loot(state, seat, effect, prices)
    if isinstance(effect, Move):
        armies = count_bits(empire.army)
        return prices.step * effect.steps * (min(1, armies) if effect.is_one else armies)
    if isinstance(effect, Plunder):
        return float(min(richest_village(state, seat), effect.amount))
    return 0.0


def worth_of_yield(state: DeusState, effect: ProduceOnLand, works: int, prices: Prices) -> float:
    """What so many works on a land yield, as far as the supply has it."""
    return prices.resource * min(rules.in_supply(state, effect.terrain), works * effect.amount)


def worth_of_sale(empire: Empire, effect: Sell, prices: Prices) -> float:
    """What is gained by each lot, for those that the empire has, and perhaps one more."""
    units = purse.units(effect.lot)
    each = effect.gold * prices.gold + effect.victory_points - units * prices.resource
    hoped = rules.lots(empire, effect.lot) + 0.5
    return max(0.0, each) * min(float(effect.most), hoped)


def worth_of_best_card(state: DeusState, seat: int, colour: int, prices: Prices) -> float:
    best = 0.0
    for card in state.empires[seat].columns[colour]:
        best = max(best, worth_of_card(state, seat, card, prices))
    return best


def worth_of_loot(state: DeusState, seat: int, effect: Steal, prices: Prices) -> float:
    """What all raiders together could take, and the harm to the victims."""
    victims = 0
    raiders = rules.raiders(state, seat)
    while raiders:
        army = raiders & -raiders
        raiders ^= army
        victims |= rules.victims_of(state, seat, army)
    loot = 0.0
    for other in range(state.seats):
        if victims >> other & 1:
            victim = state.empires[other]
            loot += min(effect.gold, victim.gold) * prices.gold + min(effect.victory_points, victim.points)
    return loot * (1.0 + HURT)


def richest_village(state: DeusState, seat: int) -> int:
    """The most points that lie on a village which the seat can plunder."""
    most = 0
    rich = rules.rich_villages(state, seat)
    for tile in range(len(state.village_points)):
        if rich >> state.continent.village_of(tile) & 1:
            most = max(most, state.village_points[tile])
    return most


def worth_of_piece(state: DeusState, seat: int, piece: int, prices: Prices) -> float:
    """What a piece of the reserve is worth on the board: the first of its type the most."""
    empire = state.empires[seat]
    if not empire.count_reserve(piece):
        return 0.0
    return prices.piece * (1.0 if empire.count_ready(piece) else 2.0)


def worth_of_god(state: DeusState, seat: int, god: int, count: int, prices: Prices) -> float:
    """What a god gives for so many cards."""
    if god == JUPITER:
        best = 0.0
        for other in range(TYPE_COUNT):
            best = max(best, worth_of_god(state, seat, other, count, prices))
        return best
    if god == MARS:
        best = 0.0
        for piece in range(TYPE_COUNT):
            best = max(best, worth_of_piece(state, seat, piece, prices))
        return best + prices.piece * (count * MARS_PIECES - 1)
    worth = worth_of_piece(state, seat, god, prices)
    if god == VESTA:
        return worth + min(VESTA_MOST, count * VESTA_POINTS)
    if god == CERES:
        return worth + count * CERES_RESOURCES * prices.resource
    if god == NEPTUNE:
        return worth + count * NEPTUNE_GOLD * prices.gold
    if god == MINERVA:
        return worth + count * MINERVA_CARDS * prices.card
    return worth
