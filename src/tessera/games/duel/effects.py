"""Effects: frozen descriptions of what cards, wonders, progress tokens and gods do.

`apply` happens once, when the thing is built or taken; `points` counts at the end of the game. What
lasts is part of the city's economy (`CARD_ECONOMY` and the like) or is looked up by its owner.
An effect that asks pushes a frame. Effects apply in the order of the data files; frames that they
push wait until all of them have applied.
"""

from typing import TYPE_CHECKING, Any, Final

from tessera.core.chance import Chance
from tessera.games.duel import catalog, construction
from tessera.games.duel.catalog import (
    ARCHITECTURE_BIT,
    CARD_EFFECTS_DATA,
    COLOUR,
    COLOURS,
    GOD_EFFECTS_DATA,
    MANUFACTURED_CHOICE,
    MASONRY_BIT,
    PROGRESS,
    PROGRESS_EFFECTS_DATA,
    RAW_CHOICE,
    RED,
    RESOURCES,
    STRATEGY,
    STRATEGY_SHIELDS,
    SYMBOLS,
    WONDER_EFFECTS_DATA,
)
from tessera.games.duel.city import EMPTY, City, other
from tessera.games.duel.frames import gods, science, summoning, wonders

if TYPE_CHECKING:
    from tessera.games.duel.state import DuelState


class Effect:
    """An effect that does nothing; the others override what they do."""

    def apply(self, state: "DuelState", seat: int, chance: Chance) -> None:
        """What happens at once."""

    def points(self, state: "DuelState", seat: int) -> int:
        """What it is worth at the end."""
        return 0


class Standing(Effect):
    """A lasting effect that the rules look up where it matters, by its owner."""


class Produce(Effect):
    """A part of the economy: production, a source of choice, a fixed price, a discount."""

    def __init__(self, economy: int) -> None:
        self.economy = economy


class Points(Effect):
    def __init__(self, amount: int) -> None:
        self.amount = amount

    def points(self, state: "DuelState", seat: int) -> int:
        return self.amount


class Coins(Effect):
    def __init__(self, amount: int) -> None:
        self.amount = amount

    def apply(self, state: "DuelState", seat: int, chance: Chance) -> None:
        construction.gain_coins(state, seat, self.amount)


class OpponentLoses(Effect):
    def __init__(self, amount: int) -> None:
        self.amount = amount

    def apply(self, state: "DuelState", seat: int, chance: Chance) -> None:
        construction.lose_coins(state, other(seat), self.amount)


class Shields(Effect):
    """Strategy adds to red cards only."""

    def __init__(self, amount: int, is_red: bool) -> None:
        self.amount = amount
        self.is_red = is_red

    def apply(self, state: "DuelState", seat: int, chance: Chance) -> None:
        extra = STRATEGY_SHIELDS if self.is_red and state.cities[seat].has(STRATEGY) else 0
        construction.advance(state, seat, self.amount + extra)


class Science(Effect):
    def __init__(self, symbol: int) -> None:
        self.symbol = symbol

    def apply(self, state: "DuelState", seat: int, chance: Chance) -> None:
        construction.gain_symbol(state, seat, self.symbol, chance)


class Count:
    """Something counted in a city: cards of some colours, wonders, coins by three, tokens."""

    def __init__(self, what: Any, in_city_with_most: bool) -> None:
        self.colours: list[int] = [COLOURS.index(name) for name in what] if isinstance(what, list) else []
        self.what: str = "cards" if isinstance(what, list) else what
        self.in_city_with_most = in_city_with_most

    def of(self, state: "DuelState", seat: int) -> int:
        own = self.in_city(state.cities[seat])
        if self.in_city_with_most:
            return max(own, self.in_city(state.cities[other(seat)]))
        return own

    def in_city(self, city: City) -> int:
        if self.what == "cards":
            return sum(city.count(colour) for colour in self.colours)
        if self.what == "wonders":
            return len(city.wonders)
        if self.what == "treasury":
            return city.coins // 3
        if self.what == "progress":
            return city.progress.bit_count()
        return len(city.mythologies) + len(city.offerings)


class CoinsPer(Effect):
    def __init__(self, amount: int, count: Count) -> None:
        self.amount = amount
        self.count = count

    def apply(self, state: "DuelState", seat: int, chance: Chance) -> None:
        construction.gain_coins(state, seat, self.amount * self.count.of(state, seat))


class PointsPer(Effect):
    def __init__(self, amount: int, count: Count) -> None:
        self.amount = amount
        self.count = count

    def points(self, state: "DuelState", seat: int) -> int:
        return self.amount * self.count.of(state, seat)


class PlayAgain(Effect):
    def apply(self, state: "DuelState", seat: int, chance: Chance) -> None:
        state.again = True


class Destroy(Effect):
    """Discard a card of a colour from the opponent's city."""

    def __init__(self, colour: int) -> None:
        self.colour = colour

    def apply(self, state: "DuelState", seat: int, chance: Chance) -> None:
        cards = state.cities[other(seat)].count(self.colour)
        if cards:
            state.ask(wonders.DestroyCard(seat, self.colour), chance, cards)


class ProgressFromBox(Effect):
    """Draw progress tokens from the box, keep one."""

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def apply(self, state: "DuelState", seat: int, chance: Chance) -> None:
        tokens, state.box_progress = state.box_progress.deal(self.amount, chance, PROGRESS)
        if tokens:
            science.show_progress(state, seat, tokens)
            state.ask(science.KeepProgress(seat, tuple(sorted(tokens))), chance, len(tokens))


class Revive(Effect):
    """Build a discarded card for free."""

    def apply(self, state: "DuelState", seat: int, chance: Chance) -> None:
        if state.discards:
            state.ask(wonders.ReviveCard(seat), chance, len(state.discards))


class SummonFromDeck(Effect):
    """Look through the deck of a mythology and activate one of its gods."""

    def apply(self, state: "DuelState", seat: int, chance: Chance) -> None:
        decks = summoning.decks_with_gods(state)
        if decks:
            state.ask(summoning.OpenDeck(seat), chance, len(decks))


class ProgressOnCard(Effect):
    """Enki: one of the progress tokens that lie on him."""

    def apply(self, state: "DuelState", seat: int, chance: Chance) -> None:
        if state.pantheon is not None and state.pantheon.enki:
            tokens = state.pantheon.enki
            state.pantheon.enki = ()
            state.ask(science.KeepProgress(seat, tokens), chance, len(tokens))


class CopyScience(Effect):
    """Nisaba: a copy of the symbol of one of the opponent's green cards."""

    def apply(self, state: "DuelState", seat: int, chance: Chance) -> None:
        cards = state.cities[other(seat)].count(catalog.GREEN)
        if cards:
            state.ask(gods.PlaceSnake(seat), chance, cards)


class ShelteredCoins(Effect):
    """Astarte: coins that cannot be lost."""

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def apply(self, state: "DuelState", seat: int, chance: Chance) -> None:
        state.cities[seat].sheltered += self.amount
        if state.sink is not None:
            state.tell("sheltered", seat=seat, coins=self.amount)


class Steal(Effect):
    """Baal: move a card of one of these colours from the opponent's city to yours."""

    def __init__(self, colours: tuple[int, ...]) -> None:
        self.colours = colours

    def apply(self, state: "DuelState", seat: int, chance: Chance) -> None:
        if any(state.cities[other(seat)].count(colour) for colour in self.colours):
            state.ask(gods.StealCard(seat, self.colours), chance)


class Strike(Effect):
    """Zeus: discard any card of the structure."""

    def apply(self, state: "DuelState", seat: int, chance: Chance) -> None:
        cards = state.layout.present.bit_count()
        if cards:
            state.ask(gods.StrikeCard(seat), chance, cards)


class Ruin(Effect):
    """Anubis: a built wonder is a plan again."""

    def apply(self, state: "DuelState", seat: int, chance: Chance) -> None:
        if state.wonders_built():
            state.ask(gods.RuinWonder(seat), chance, state.wonders_built())


class RaiseWonder(Effect):
    """Isis: build a wonder for free with a discarded card."""

    def apply(self, state: "DuelState", seat: int, chance: Chance) -> None:
        if state.discards and state.cities[seat].plans:
            state.ask(gods.RaiseWonder(seat), chance, len(state.cities[seat].plans))


class SeizeWonder(Effect):
    """Ra: take a plan of the opponent's."""

    def apply(self, state: "DuelState", seat: int, chance: Chance) -> None:
        plans = state.cities[other(seat)].plans
        if plans:
            state.ask(gods.SeizeWonder(seat), chance, len(plans))


class PlaceMinerva(Effect):
    """Minerva: put her pawn on a space of the track."""

    def apply(self, state: "DuelState", seat: int, chance: Chance) -> None:
        state.push(gods.PlaceMinerva(seat))


class Plunder(Effect):
    """Neptune: discard one military token, then apply another to the opponent."""

    def apply(self, state: "DuelState", seat: int, chance: Chance) -> None:
        if state.loot:
            state.ask(gods.RemoveLoot(seat), chance)


def _effect(data: dict[str, Any], is_red: bool) -> Effect:
    """The object for one entry of a data file's "effects"."""
    (kind,) = data
    value = data[kind]
    if kind == "produce":
        return Produce(catalog.output_of(value))
    if kind == "produce_one_of":
        return Produce(RAW_CHOICE if value[0] in RESOURCES[: catalog.RAW_COUNT] else MANUFACTURED_CHOICE)
    if kind == "buy_for_one":
        return Produce(catalog.bought_for_one(value))
    if kind == "resource_discount":
        return Produce(MASONRY_BIT if value["on"] == "blue" else ARCHITECTURE_BIT)
    if kind == "coins_per":
        return CoinsPer(value["amount"], Count(value["count"], value["city"] == "most"))
    if kind == "points_per":
        return PointsPer(value["amount"], Count(value["count"], value["city"] == "most"))
    if kind == "shields":
        return Shields(value, is_red)
    if kind == "science":
        return Science(SYMBOLS.index(value))
    if kind == "destroy":
        return Destroy(COLOURS.index(value))
    if kind == "steal":
        return Steal(tuple([COLOURS.index(name) for name in value]))
    if kind in _WITH_AMOUNT:
        made: Effect = _WITH_AMOUNT[kind](value)
        return made
    return _PLAIN[kind]


_WITH_AMOUNT: Final[dict[str, Any]] = {
    "points": Points,
    "coins": Coins,
    "opponent_loses": OpponentLoses,
    "progress_from_box": ProgressFromBox,
    "sheltered_coins": ShelteredCoins,
}
_PLAIN: Final[dict[str, Effect]] = {
    "grand_temple": Standing(),
    "play_again": PlayAgain(),
    "revive": Revive(),
    "summon_from_deck": SummonFromDeck(),
    "progress_on_card": ProgressOnCard(),
    "copy_science": CopyScience(),
    "strike": Strike(),
    "ruin": Ruin(),
    "raise_wonder": RaiseWonder(),
    "seize_wonder": SeizeWonder(),
    "place_minerva": PlaceMinerva(),
    "plunder": Plunder(),
    "activation_discount": Standing(),
    "receive_trade_coins": Standing(),
    "extra_shields": Standing(),
    "wonders_play_again": Standing(),
    "coins_per_chain": Standing(),
    "siege": Standing(),
    "chainable_price": Standing(),
}

OF_CARD: Final[list[tuple[Effect, ...]]] = [
    tuple([_effect(data, COLOUR[card] == RED) for data in row]) for card, row in enumerate(CARD_EFFECTS_DATA)
]
OF_WONDER: Final[list[tuple[Effect, ...]]] = [
    tuple([_effect(data, False) for data in row]) for row in WONDER_EFFECTS_DATA
]
OF_PROGRESS: Final[list[tuple[Effect, ...]]] = [
    tuple([_effect(data, False) for data in row]) for row in PROGRESS_EFFECTS_DATA
]
OF_GOD: Final[list[tuple[Effect, ...]]] = [
    tuple([_effect(data, False) for data in row]) for row in GOD_EFFECTS_DATA
]


def _economy_of(owned: tuple[Effect, ...]) -> int:
    return sum(effect.economy for effect in owned if isinstance(effect, Produce))


def _acts_of(owned: tuple[Effect, ...]) -> tuple[Effect, ...]:
    return tuple(
        [effect for effect in owned if not isinstance(effect, Standing | Produce | Points | PointsPer)]
    )


ACTS_OF_CARD: Final[list[tuple[Effect, ...]]] = [_acts_of(owned) for owned in OF_CARD]
"""Those effects that make anything happen at once."""
ACTS_OF_WONDER: Final[list[tuple[Effect, ...]]] = [_acts_of(owned) for owned in OF_WONDER]
ACTS_OF_PROGRESS: Final[list[tuple[Effect, ...]]] = [_acts_of(owned) for owned in OF_PROGRESS]
ACTS_OF_GOD: Final[list[tuple[Effect, ...]]] = [_acts_of(owned) for owned in OF_GOD]
CARD_ECONOMY: Final[list[int]] = [_economy_of(owned) for owned in OF_CARD]
"""What each thing adds to the economy of its city."""
WONDER_ECONOMY: Final[list[int]] = [_economy_of(owned) for owned in OF_WONDER]
PROGRESS_ECONOMY: Final[list[int]] = [_economy_of(owned) for owned in OF_PROGRESS]


def points(state: "DuelState", seat: int, owned: tuple[Effect, ...]) -> int:
    """The points of one card, wonder, token or god at the end."""
    total = 0
    for effect in owned:
        total += effect.points(state, seat)
    return total


def symbol_of(card: int) -> int:
    """The science symbol of a card, or EMPTY."""
    for effect in OF_CARD[card]:
        if isinstance(effect, Science):
            return effect.symbol
    return EMPTY
