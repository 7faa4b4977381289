"""Effects: frozen descriptions of what the kinds of cards do.

An effect is used when its card's column is activated, or by a laboratory. One that leaves nothing to
choose is applied at once; one with a choice asks, and may always be declined. What temples are worth
at the end of the game is in `temples`.
"""

from typing import TYPE_CHECKING, Any, Final

from tessera.core import i64
from tessera.core.chance import Chance
from tessera.core.hexes import count_bits
from tessera.core.trigger import Trigger
from tessera.games.deus import construction, rules
from tessera.games.deus.catalog import (
    COLOURS,
    EFFECTS_DATA,
    KIND_OF,
    RESOURCES_FOR_SEAT,
    SEATS,
    TERRAINS,
    WILD,
    stock_of,
)
from tessera.games.deus.continent import (
    REGION_COUNT,
)
from tessera.games.deus.frames import armies, choices, trade

if TYPE_CHECKING:
    from tessera.games.deus.state import DeusState


class Effect:
    """An effect that does nothing; the others override what they do."""

    def works(self, state: "DeusState", seat: int) -> bool:
        """Whether it would change anything now."""
        return False

    def asks(self, state: "DeusState", seat: int) -> bool:
        """Whether it leaves a choice; then `ask` is called, and `apply` if not."""
        return False

    def is_declinable(self) -> bool:
        """Whether a seat may want to do without it although it only gives."""
        return False

    def apply(self, state: "DeusState", seat: int, chance: Chance) -> None:
        """What happens when there is nothing to choose."""

    def ask(self, state: "DeusState", seat: int, card: int, chance: Chance) -> None:
        """Push the frame that asks. The card is the one that has the effect."""


# Gains: so much gold, or so many points, for everything that is counted


class Gain(Effect):
    def __init__(self, gain: dict[str, int]) -> None:
        self.gold = int(gain.get("gold", 0))
        self.victory_points = int(gain.get("points", 0))

    def count(self, state: "DeusState", seat: int) -> int:
        """How much there is of what is counted."""
        return 0

    def works(self, state: "DeusState", seat: int) -> bool:
        return self.count(state, seat) > 0

    def apply(self, state: "DeusState", seat: int, chance: Chance) -> None:
        count = self.count(state, seat)
        if self.gold:
            construction.gain_gold(state, seat, count * self.gold)
        else:
            construction.gain_points(state, seat, count * self.victory_points)


class GainPerLand(Gain):
    """For each region of a terrain that the seat occupies."""

    def __init__(self, gain: dict[str, int], terrain: int) -> None:
        super().__init__(gain)
        self.terrain = terrain

    def count(self, state: "DeusState", seat: int) -> int:
        return count_bits(state.empires[seat].land & state.continent.lands[self.terrain])


class GainPerCity(Gain):
    """For each region with so many buildings, or for each so many of them."""

    def __init__(self, gain: dict[str, int], pieces: int, cities: int) -> None:
        super().__init__(gain)
        self.pieces = pieces
        self.cities = cities

    def count(self, state: "DeusState", seat: int) -> int:
        return count_bits(state.empires[seat].cities(self.pieces)) // self.cities


class GainPerCard(Gain):
    """For each card in a column."""

    def __init__(self, gain: dict[str, int], colour: int) -> None:
        super().__init__(gain)
        self.colour = colour

    def count(self, state: "DeusState", seat: int) -> int:
        return len(state.empires[seat].columns[self.colour])


class GainPerVillage(Gain):
    """For each village with an army beside it."""

    def count(self, state: "DeusState", seat: int) -> int:
        return count_bits(rules.besieged(state, seat))


# Production


class ProduceOne(Effect):
    """One production building yields one unit: which one is a choice if they stand on several lands."""

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def works(self, state: "DeusState", seat: int) -> bool:
        return len(rules.lands_worked(state, seat)) > 0

    def asks(self, state: "DeusState", seat: int) -> bool:
        return len(rules.lands_worked(state, seat)) > 1

    def apply(self, state: "DeusState", seat: int, chance: Chance) -> None:
        construction.gain_resource(state, seat, rules.lands_worked(state, seat)[0], self.amount)

    def ask(self, state: "DeusState", seat: int, card: int, chance: Chance) -> None:
        state.push(trade.Produce(seat, card, self.amount))


class ProduceOnLand(Effect):
    """Production buildings on a land yield."""

    def __init__(self, terrain: int, amount: int) -> None:
        self.terrain = terrain
        self.amount = amount

    def works(self, state: "DeusState", seat: int) -> bool:
        working = state.empires[seat].production & state.continent.lands[self.terrain]
        return working != 0 and rules.in_supply(state, self.terrain) > 0


class ProduceEverywhere(ProduceOnLand):
    """Every production building on a land yields."""

    def apply(self, state: "DeusState", seat: int, chance: Chance) -> None:
        buildings = count_bits(state.empires[seat].production & state.continent.lands[self.terrain])
        construction.gain_resource(state, seat, self.terrain, buildings * self.amount)


class ProduceByCity(ProduceOnLand):
    """One city with a production building on a land yields for each of its buildings: the largest."""

    def apply(self, state: "DeusState", seat: int, chance: Chance) -> None:
        size = rules.largest_works(state, seat, self.terrain)
        construction.gain_resource(state, seat, self.terrain, size * self.amount)


# Trade


class Sell(Effect):
    """Up to so many lots of resources are sold, each for gold or points."""

    def __init__(self, lot: dict[str, int], gain: dict[str, int], most: int) -> None:
        self.lot = stock_of(lot)
        self.gold = int(gain.get("gold", 0))
        self.victory_points = int(gain.get("points", 0))
        self.most = most

    def works(self, state: "DeusState", seat: int) -> bool:
        return rules.lots(state.empires[seat], self.lot) > 0

    def asks(self, state: "DeusState", seat: int) -> bool:
        return True

    def ask(self, state: "DeusState", seat: int, card: int, chance: Chance) -> None:
        state.push(trade.Sell(seat, card, self.lot, self.gold, self.victory_points, self.most))


class Buy(Effect):
    """Up to so many resources of choice are bought."""

    def __init__(self, most: int, gold: int) -> None:
        self.most = most
        self.gold = gold

    def works(self, state: "DeusState", seat: int) -> bool:
        return state.empires[seat].gold >= self.gold and state.supply != 0

    def asks(self, state: "DeusState", seat: int) -> bool:
        return True

    def ask(self, state: "DeusState", seat: int, card: int, chance: Chance) -> None:
        state.push(trade.Buy(seat, card, self.most, self.gold, 0))


# Science


class Draw(Effect):
    """Cards for each region with so many buildings. An empty hand may be worth keeping empty."""

    def __init__(self, cards: int, pieces: int) -> None:
        self.cards = cards
        self.pieces = pieces

    def works(self, state: "DeusState", seat: int) -> bool:
        empire = state.empires[seat]
        return empire.cities(self.pieces) != 0 and rules.room_for_cards(state, seat) > 0

    def is_declinable(self) -> bool:
        return True

    def apply(self, state: "DeusState", seat: int, chance: Chance) -> None:
        count = count_bits(state.empires[seat].cities(self.pieces)) * self.cards
        construction.draw_cards(state, seat, count, chance)


class Recruit(Effect):
    """Pieces of choice for each region with so many buildings."""

    def __init__(self, amount: int, pieces: int) -> None:
        self.amount = amount
        self.pieces = pieces

    def works(self, state: "DeusState", seat: int) -> bool:
        empire = state.empires[seat]
        return empire.reserve != 0 and empire.cities(self.pieces) != 0

    def count(self, state: "DeusState", seat: int) -> int:
        return count_bits(state.empires[seat].cities(self.pieces)) * self.amount

    def asks(self, state: "DeusState", seat: int) -> bool:
        return len(rules.reserve_types(state.empires[seat], 0)) > 1

    def apply(self, state: "DeusState", seat: int, chance: Chance) -> None:
        for piece in rules.reserve_types(state.empires[seat], 0):
            for _ in range(self.count(state, seat)):
                construction.recruit(state, seat, piece)

    def ask(self, state: "DeusState", seat: int, card: int, chance: Chance) -> None:
        state.push(choices.Recruit(seat, self.count(state, seat), 0, True))


class Activate(Effect):
    """The effect of one card of a colour is used. Cards that would do nothing are not asked for."""

    def __init__(self, colour: int) -> None:
        self.colour = colour

    def works(self, state: "DeusState", seat: int) -> bool:
        return len(working_cards(state, seat, self.colour)) > 0

    def asks(self, state: "DeusState", seat: int) -> bool:
        return len(working_cards(state, seat, self.colour)) > 1

    def apply(self, state: "DeusState", seat: int, chance: Chance) -> None:
        use(state, seat, working_cards(state, seat, self.colour)[0], chance)

    def ask(self, state: "DeusState", seat: int, card: int, chance: Chance) -> None:
        state.push(choices.Activate(seat, card, self.colour))


# War


class Steal(Effect):
    """One army steals from every opponent beside it."""

    def __init__(self, what: dict[str, int]) -> None:
        self.gold = int(what.get("gold", 0))
        self.victory_points = int(what.get("points", 0))

    def works(self, state: "DeusState", seat: int) -> bool:
        return rules.raiders(state, seat) != 0

    def asks(self, state: "DeusState", seat: int) -> bool:
        raiders: i64 = rules.raiders(state, seat)
        return raiders & (raiders - 1) != 0

    def apply(self, state: "DeusState", seat: int, chance: Chance) -> None:
        construction.steal(state, seat, rules.raiders(state, seat), self.gold, self.victory_points)

    def ask(self, state: "DeusState", seat: int, card: int, chance: Chance) -> None:
        state.push(armies.Raid(seat, card, self.gold, self.victory_points))


class Move(Effect):
    """One army, or every army, may move so many steps."""

    def __init__(self, steps: int, is_one: bool) -> None:
        self.steps = steps
        self.is_one = is_one

    def works(self, state: "DeusState", seat: int) -> bool:
        return rules.movable(state, seat, self.steps, self.is_one, 0) != 0

    def asks(self, state: "DeusState", seat: int) -> bool:
        return True

    def ask(self, state: "DeusState", seat: int, card: int, chance: Chance) -> None:
        armies.begin_moving(state, seat, card, self.steps, self.is_one, 0, chance)


class Plunder(Effect):
    """Points are taken off a village with an army beside it."""

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def works(self, state: "DeusState", seat: int) -> bool:
        return rules.rich_villages(state, seat) != 0

    def asks(self, state: "DeusState", seat: int) -> bool:
        villages: i64 = rules.rich_villages(state, seat)
        return villages & (villages - 1) != 0

    def apply(self, state: "DeusState", seat: int, chance: Chance) -> None:
        villages: i64 = rules.rich_villages(state, seat)
        for region in range(REGION_COUNT):
            if villages >> region & 1:
                construction.plunder(state, seat, region, self.amount)

    def ask(self, state: "DeusState", seat: int, card: int, chance: Chance) -> None:
        state.push(armies.Plunder(seat, card, self.amount))


# The effect of each kind


def _effect(data: dict[str, Any]) -> Effect:
    terrain = TERRAINS.index(data["terrain"]) if "terrain" in data else -1
    if "worth" in data:
        return Effect()  # temples do nothing before the end of the game
    if "produce" in data:
        amount = int(data["produce"])
        if data["where"] == "one_building":
            return ProduceOne(amount)
        if data["where"] == "one_city":
            return ProduceByCity(terrain, amount)
        return ProduceEverywhere(terrain, amount)
    if "sell" in data:
        return Sell(data["sell"], data["gain"], int(data.get("most", RESOURCES_FOR_SEAT * max(SEATS))))
    if "gain" in data:
        if data["per"] == "terrain":
            return GainPerLand(data["gain"], terrain)
        if data["per"] == "city":
            return GainPerCity(data["gain"], int(data["pieces"]), int(data.get("cities", 1)))
        if data["per"] == "card":
            return GainPerCard(data["gain"], COLOURS.index(data["colour"]))
        return GainPerVillage(data["gain"])
    if "buy" in data:
        return Buy(int(data["buy"]), int(data["gold"]))
    if "draw" in data:
        return Draw(int(data["draw"]), int(data["pieces"]))
    if "recruit" in data:
        return Recruit(int(data["recruit"]), int(data["pieces"]))
    if "activate" in data:
        return Activate(COLOURS.index(data["activate"]))
    if "steal" in data:
        return Steal(data["steal"])
    if "move" in data:
        return Move(int(data["move"]), data["armies"] == "one")
    return Plunder(int(data["plunder"]))


OF_KIND: Final[list[Effect]] = [_effect(data) for data in EFFECTS_DATA]
OF_CARD: Final[list[Effect]] = [OF_KIND[kind] for kind in KIND_OF]


def use(state: "DeusState", seat: int, card: int, chance: Chance) -> None:
    """The seat may use the effect of a card, if it would do anything."""
    effect = OF_CARD[card]
    if not effect.works(state, seat):
        return
    if state.sink is not None:
        state.tell("activated", seat=seat, card=card)
    if effect.asks(state, seat):
        effect.ask(state, seat, card, chance)
    elif state.asks_always or effect.is_declinable():
        state.push(choices.UseEffect(seat, card))
    else:
        effect.apply(state, seat, chance)


def steps_to_come(state: "DeusState", seat: int) -> int:
    """How far an army may go by the next card of the seat's column that moves any; 0 if none does."""
    for frame in state.stack:
        if isinstance(frame, Trigger) and frame.seat == seat:
            for card in frame.abilities(state)[frame.following :]:
                if card != WILD:
                    effect = OF_CARD[card]
                    if isinstance(effect, Move):
                        return effect.steps
    return 0


def working_cards(state: "DeusState", seat: int, colour: int) -> list[int]:
    """The cards of a column whose effect would do something now, each once, from the bottom up."""
    found: list[int] = []
    for card in state.empires[seat].columns[colour]:
        if card != WILD and card not in found and OF_CARD[card].works(state, seat):
            found.append(card)
    return found
