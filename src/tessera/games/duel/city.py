"""A city: what one seat has built and owns.

Sequences are tuples and are replaced, never mutated, so that a clone shares them.
"""

from typing import Any, Final

from tessera.games.duel.catalog import (
    BOUGHT_FOR_ONE,
    COLOUR_BITS,
    COLOUR_MASK,
    FIRST_WONDER_ITEM,
    RESOURCE_BITS,
    STARTING_COINS,
    SYMBOLS,
    YELLOW,
)

EMPTY: Final = -1
"""No card in this slot, no god, no token, no wonder."""
ONE_OF_EACH: Final = sum(1 << 2 * symbol for symbol in range(len(SYMBOLS)))
"""One of each science symbol, packed as in a city."""
DISCARD_INCOME: Final = 2
"""Coins for discarding a card, and one more for each yellow card of the own city."""
NO_PRICES: Final = b""
"""The price list of a city that has not asked since its market changed."""


def other(seat: int) -> int:
    """The opponent."""
    return 1 - seat


class City:
    """Read by everybody; changed by `construction`, `effects` and the frames."""

    __slots__ = (
        "cards",
        "chains",
        "coins",
        "colours",
        "economy",
        "gods",
        "income",
        "mythologies",
        "offerings",
        "plans",
        "prices",
        "progress",
        "sheltered",
        "snake",
        "symbols",
        "wonders",
    )

    coins: int
    sheltered: int
    """Coins on Astarte."""
    cards: tuple[int, ...]
    colours: int
    """How many cards of each colour, a few bits each."""
    income: int
    """Coins for discarding a card; it follows from the colours and is not saved."""
    economy: int
    """What decides its prices; see `catalog`."""
    chains: int
    """Chain symbols of its cards and mythology tokens, as bits."""
    symbols: int
    """How many of each science symbol, 2 bits each."""
    plans: tuple[int, ...]
    """Wonders not built yet, as items of the price tables, which are the actions that build them."""
    wonders: tuple[int, ...]
    progress: int
    """Progress tokens, as bits."""
    gods: tuple[int, ...]
    mythologies: tuple[int, ...]
    """Mythology tokens."""
    offerings: tuple[int, ...]
    """Offering tokens not used yet, as numbers of the catalog."""
    prices: bytes
    """Remembered by `market.price_list`, else NO_PRICES; they follow from the rest and are not saved."""
    snake: int
    """The opponent's card that carries the snake."""

    def __init__(self, source: "City | None") -> None:
        if source is not None:
            self.coins = source.coins
            self.sheltered = source.sheltered
            self.cards = source.cards
            self.colours = source.colours
            self.income = source.income
            self.economy = source.economy
            self.chains = source.chains
            self.symbols = source.symbols
            self.plans = source.plans
            self.wonders = source.wonders
            self.progress = source.progress
            self.gods = source.gods
            self.mythologies = source.mythologies
            self.offerings = source.offerings
            self.snake = source.snake
            self.prices = source.prices
            return
        self.coins = STARTING_COINS
        self.sheltered = 0
        self.cards = ()
        self.colours = 0
        self.income = DISCARD_INCOME
        self.economy = 0
        self.chains = 0
        self.symbols = 0
        self.plans = ()
        self.wonders = ()
        self.progress = 0
        self.gods = ()
        self.mythologies = ()
        self.offerings = ()
        self.snake = EMPTY
        self.prices = NO_PRICES

    def count(self, colour: int) -> int:
        """How many cards of a colour it has."""
        return self.colours >> COLOUR_BITS * colour & COLOUR_MASK

    def produces(self, resource: int) -> int:
        """How many units of a resource its brown and grey cards produce."""
        return self.economy >> RESOURCE_BITS * resource & 7

    def buys_for_one(self, resource: int) -> bool:
        """Whether it buys a resource for one coin."""
        return self.economy >> RESOURCE_BITS * resource + BOUGHT_FOR_ONE & 1 == 1

    def symbol_count(self, symbol: int) -> int:
        return self.symbols >> 2 * symbol & 3

    def different_symbols(self) -> int:
        return ((self.symbols | self.symbols >> 1) & ONE_OF_EACH).bit_count()

    def has(self, token: int) -> bool:
        """Whether it owns a progress token, given as a bit."""
        return self.progress & token != 0

    def planned_wonders(self) -> tuple[int, ...]:
        """Wonders not built yet, as their numbers."""
        return tuple([item - FIRST_WONDER_ITEM for item in self.plans])

    @property
    def purse(self) -> int:
        """All it can pay with: the treasury, and the coins on Astarte."""
        return self.coins + self.sheltered

    def to_data(self) -> list[Any]:
        return [
            self.coins,
            self.sheltered,
            list(self.cards),
            self.colours,
            self.economy,
            self.chains,
            self.symbols,
            list(self.planned_wonders()),
            list(self.wonders),
            self.progress,
            list(self.gods),
            list(self.mythologies),
            list(self.offerings),
            self.snake,
        ]


def city_from_data(data: list[Any]) -> City:
    city = City(None)
    city.coins, city.sheltered = data[0], data[1]
    city.cards = tuple(data[2])
    city.colours, city.economy, city.chains, city.symbols = data[3], data[4], data[5], data[6]
    city.income += city.count(YELLOW)
    city.plans = tuple([FIRST_WONDER_ITEM + wonder for wonder in data[7]])
    city.wonders, city.progress = tuple(data[8]), data[9]
    city.gods, city.mythologies, city.offerings = tuple(data[10]), tuple(data[11]), tuple(data[12])
    city.snake = data[13]
    return city
