"""Pure questions about a state: what lies open, what things cost, who may do what.

Nothing here changes anything. The frames list legal actions with these functions and explain
refusals with them, so the two cannot disagree.
"""

from typing import TYPE_CHECKING

from tessera.games.duel.catalog import (
    CHAIN_NEEDED,
    ENGINEERING,
    ENGINEERING_PRICE,
    FIRST_WONDER_ITEM,
    OFFERING_TOTAL,
    SANCTUARY,
    SANCTUARY_DISCOUNT,
)
from tessera.games.duel.city import City
from tessera.games.duel.market import price_list
from tessera.games.duel.pantheon import slot_cost

if TYPE_CHECKING:
    from tessera.games.duel.state import DuelState

# The structure


def playable_cards(state: "DuelState") -> tuple[int, ...]:
    """The cards that may be taken now."""
    structure = state.structure
    return tuple([structure[slot] for slot in state.layout.playable])


# Prices


def price_of(city: City, rival: City, item: int) -> int:
    """Coins for a card or wonder without chain and Engineering: printed coins and trade."""
    return (city.prices or price_list(city, rival))[item]


def is_chained(city: City, card: int) -> bool:
    """Whether the city has the symbol that makes the card free."""
    return CHAIN_NEEDED[card] & city.chains != 0


def card_price(state: "DuelState", seat: int, card: int) -> int:
    """Coins a seat pays to build a card in the ordinary way."""
    city = state.cities[seat]
    return 0 if is_chained(city, card) else price_of(city, state.cities[1 - seat], card)


def wonder_price(state: "DuelState", seat: int, wonder: int) -> int:
    """Coins a seat pays to build one of its wonders."""
    return price_of(state.cities[seat], state.cities[1 - seat], FIRST_WONDER_ITEM + wonder)


def engineering_helps(state: "DuelState", seat: int, card: int) -> bool:
    """Whether the seat may build the card for one coin by Engineering, and it is not free anyway."""
    city = state.cities[seat]
    return (
        city.has(ENGINEERING)
        and CHAIN_NEEDED[card] != 0
        and city.purse >= ENGINEERING_PRICE
        and card_price(state, seat, card) > 0
    )


# Pantheon


def activation_cost(state: "DuelState", seat: int, slot: int) -> int:
    """Coins to activate what lies in a slot of the pantheon, before offerings."""
    pantheon = state.pantheon
    if pantheon is None:
        return 0
    cost = slot_cost(seat, slot, pantheon.slots[slot])
    if SANCTUARY in state.cities[seat].wonders:
        cost -= SANCTUARY_DISCOUNT
    return max(0, cost)


def offering_total(city: City) -> int:
    """The most that the city's offerings can take off a cost."""
    return OFFERING_TOTAL[city.offerings]
