"""What the effects of cards, gods and columns of Deus bring, in points, as far as it can be foreseen."""

from typing import Any, Final, Generic, TypeVar

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
    GainPerCard,
    GainPerCity,
    GainPerLand,
    GainPerVillage,
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
from tessera.games.deus.state import DeusState

HURT: Final = 0.5
"""What a loss of the victim is worth to the thief, beside the loot."""


Kind = TypeVar("Kind", bound=Effect)


class Worth(Generic[Kind]):
    """What an effect of a kind would bring now. Objects with a method, for calls of functions in a table take
    longer than all else here once compiled."""

    def now(self, state: DeusState, seat: int, effect: Kind, prices: Prices) -> float:
        return 0.0


class OfGain(Worth[Gain]):
    def now(self, state: DeusState, seat: int, effect: Gain, prices: Prices) -> float:
        each = effect.gold * prices.gold + effect.victory_points
        return each * effect.count(state, seat)


class OfOneProducing(Worth[ProduceOne]):
    def now(self, state: DeusState, seat: int, effect: ProduceOne, prices: Prices) -> float:
        return prices.resource * effect.amount if rules.lands_worked(state, seat) else 0.0


class OfAllProducing(Worth[ProduceEverywhere]):
    def now(self, state: DeusState, seat: int, effect: ProduceEverywhere, prices: Prices) -> float:
        buildings = count_bits(state.empires[seat].production & state.continent.lands[effect.terrain])
        return worth_of_yield(state, effect, buildings, prices)


class OfCityProducing(Worth[ProduceByCity]):
    def now(self, state: DeusState, seat: int, effect: ProduceByCity, prices: Prices) -> float:
        return worth_of_yield(state, effect, rules.largest_works(state, seat, effect.terrain), prices)


class OfSale(Worth[Sell]):
    def now(self, state: DeusState, seat: int, effect: Sell, prices: Prices) -> float:
        """What is gained by each lot, for those that the empire has, and perhaps one more."""
        units = purse.units(effect.lot)
        each = effect.gold * prices.gold + effect.victory_points - units * prices.resource
        hoped = rules.lots(state.empires[seat], effect.lot) + 0.5
        return max(0.0, each) * min(float(effect.most), hoped)


class OfPurchase(Worth[Buy]):
    def now(self, state: DeusState, seat: int, effect: Buy, prices: Prices) -> float:
        count = min(effect.most, state.empires[seat].gold // effect.gold)
        return max(0.0, prices.resource - effect.gold * prices.gold) * count


class OfDrawing(Worth[Draw]):
    def now(self, state: DeusState, seat: int, effect: Draw, prices: Prices) -> float:
        empire = state.empires[seat]
        drawn = count_bits(empire.cities(effect.pieces)) * effect.cards
        return prices.card * min(drawn, HAND_LIMIT - len(empire.hand))


class OfRecruiting(Worth[Recruit]):
    def now(self, state: DeusState, seat: int, effect: Recruit, prices: Prices) -> float:
        return prices.piece * effect.count(state, seat) if state.empires[seat].reserve else 0.0


class OfActivating(Worth[Activate]):
    def now(self, state: DeusState, seat: int, effect: Activate, prices: Prices) -> float:
        """As much as the best card of the column."""
        best = 0.0
        for card in state.empires[seat].columns[effect.colour]:
            best = max(best, worth_of_card(state, seat, card, prices))
        return best


class OfTheft(Worth[Steal]):
    def now(self, state: DeusState, seat: int, effect: Steal, prices: Prices) -> float:
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
                loot += min(effect.gold, victim.gold) * prices.gold + min(
                    effect.victory_points, victim.points
                )
        return loot * (1.0 + HURT)


class OfMarching(Worth[Move]):
    def now(self, state: DeusState, seat: int, effect: Move, prices: Prices) -> float:
        armies = count_bits(state.empires[seat].army)
        return prices.step * effect.steps * (min(1, armies) if effect.is_one else armies)


class OfPlunder(Worth[Plunder]):
    def now(self, state: DeusState, seat: int, effect: Plunder, prices: Prices) -> float:
        return float(min(richest_village(state, seat), effect.amount))


OF_KIND: Final[dict[type[Effect], Worth[Any]]] = {
    Effect: Worth(),
    GainPerLand: OfGain(),
    GainPerCity: OfGain(),
    GainPerCard: OfGain(),
    GainPerVillage: OfGain(),
    ProduceOne: OfOneProducing(),
    ProduceEverywhere: OfAllProducing(),
    ProduceByCity: OfCityProducing(),
    Sell: OfSale(),
    Buy: OfPurchase(),
    Draw: OfDrawing(),
    Recruit: OfRecruiting(),
    Activate: OfActivating(),
    Steal: OfTheft(),
    Move: OfMarching(),
    Plunder: OfPlunder(),
}
"""An effect of the plain kind does nothing: that of a temple."""

WORTH_OF_CARD: Final[list[Worth[Any]]] = [OF_KIND[type(effect)] for effect in OF_CARD]


def worth_of_card(state: DeusState, seat: int, card: int, prices: Prices) -> float:
    """What the effect of a card would bring now; nothing for a temple, and one built face down."""
    if card == WILD:
        return 0.0
    return WORTH_OF_CARD[card].now(state, seat, OF_CARD[card], prices)


def worth_of_yield(state: DeusState, effect: ProduceOnLand, works: int, prices: Prices) -> float:
    """What so many works on a land yield, as far as the supply has it."""
    return prices.resource * min(rules.in_supply(state, effect.terrain), works * effect.amount)


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
