"""What changes a game: paying, building, fighting, learning, taking tokens and gods.

The frames decide what happens; these functions make it happen and tell it. They may push frames
(through the effects of what is built), so the frames and this module import each other as modules.
"""

from typing import TYPE_CHECKING

from tessera.core.chance import Chance
from tessera.core.deck import without
from tessera.games.duel import effects
from tessera.games.duel.catalog import (
    CAPITAL,
    CARDS,
    CHAIN_GIVEN,
    CHAIN_NEEDED,
    COLOUR,
    ECONOMY,
    ENGINEERING_PRICE,
    FACE_DOWN_SPECIAL,
    FIRST_WONDER_ITEM,
    ITEM_COINS,
    LOOT_AT,
    LOOT_COINS,
    MILITARY,
    ONE_OF_COLOUR,
    POLIORCETICS,
    POLIORCETICS_COINS,
    SCIENTIFIC,
    THEOLOGY,
    URBANISM,
    URBANISM_COINS,
    WONDER_LIMIT,
    YELLOW,
)
from tessera.games.duel.city import EMPTY, NO_PRICES, City, other
from tessera.games.duel.frames import science
from tessera.games.duel.market import price_list
from tessera.games.duel.pantheon import NOWHERE, replaced
from tessera.games.duel.rules import price_of

if TYPE_CHECKING:
    from tessera.games.duel.state import DuelState

# Coins


def pay(city: City, coins: int) -> None:
    """Pay from the treasury first: coins on Astarte are worth more and cannot be lost."""
    city.coins -= coins
    if city.coins < 0:
        city.sheltered += city.coins
        city.coins = 0


def receive_trade(state: "DuelState", seat: int, coins: int) -> None:
    """With Economy the seat receives what its opponent paid for resources."""
    if coins:
        state.cities[seat].coins += coins
        if state.sink is not None:
            state.tell("trade_received", seat=seat, coins=coins)


def gain_coins(state: "DuelState", seat: int, coins: int) -> None:
    state.cities[seat].coins += coins
    if state.sink is not None and coins:
        state.tell("coins_gained", seat=seat, coins=coins)


def lose_coins(state: "DuelState", seat: int, coins: int) -> None:
    """The seat loses coins of its treasury to the bank, as far as it has any."""
    city = state.cities[seat]
    lost = min(coins, city.coins)
    city.coins -= lost
    if state.sink is not None and lost:
        state.tell("coins_lost", seat=seat, coins=lost)


# The structure


def take_from_structure(state: "DuelState", card: int) -> None:
    """A playable card leaves the structure, as the first thing that happens in a turn."""
    opened = state.opened
    place = opened.index(card)
    del opened[place]
    layout = state.layout
    step = layout.steps[place] or layout.step(place)
    state.structure[step.slot] = EMPTY
    state.layout = step.layout
    state.freed = step.freed


def strike_from_structure(state: "DuelState", slot: int) -> None:
    """Any card leaves the structure, at any time."""
    state.structure[slot] = EMPTY
    state.layout = state.layout.without(slot)
    state.find_playable()


def draw_card(state: "DuelState", slot: int, chance: Chance) -> int:
    """Which card lies face down in a slot is decided only now."""
    state.revealed = True
    bag = state.specials if state.structure[slot] == FACE_DOWN_SPECIAL else state.deck
    size = len(bag)
    card = bag.pop(chance.among(bag, size, CARDS) if size > 1 else 0)
    state.structure[slot] = card
    return card


# Buildings


def build_from_structure(state: "DuelState", seat: int, card: int, chance: Chance) -> None:
    """Build a card in the ordinary way: by its chain, or paying its price."""
    take_from_structure(state, card)
    city = state.cities[seat]
    if CHAIN_NEEDED[card] & city.chains:
        if state.sink is not None:
            state.tell("built_by_chain", seat=seat, card=card)
        if city.progress & URBANISM:
            gain_coins(state, seat, URBANISM_COINS)
    else:
        rival = state.cities[1 - seat]
        price = (city.prices or price_list(city, rival))[card]
        if state.sink is not None:
            state.tell("built", seat=seat, card=card, coins=price)
        if price:
            pay(city, price)
            if rival.progress & ECONOMY:
                receive_trade(state, 1 - seat, price - ITEM_COINS[card])
    add_building(state, seat, card, chance)


def build_by_engineering(state: "DuelState", seat: int, card: int, chance: Chance) -> None:
    """Build a card that has a chain symbol for one coin to the bank. This is not a chain."""
    take_from_structure(state, card)
    if state.sink is not None:
        state.tell("built_by_engineering", seat=seat, card=card)
    pay(state.cities[seat], ENGINEERING_PRICE)
    add_building(state, seat, card, chance)


def build_from_discards(state: "DuelState", seat: int, card: int, chance: Chance) -> None:
    """Build a discarded card for free. This is not a chain."""
    take_from_discards(state, card)
    if state.sink is not None:
        state.tell("revived", seat=seat, card=card)
    add_building(state, seat, card, chance)


def add_building(state: "DuelState", seat: int, card: int, chance: Chance) -> None:
    """The card stands in the city, and its effects apply."""
    hold_building(state, seat, card)
    acts = effects.ACTS_OF_CARD[card]
    if acts:
        apply_all(state, seat, acts, chance)


def apply_all(state: "DuelState", seat: int, owned: "tuple[effects.Effect, ...]", chance: Chance) -> None:
    """Apply the effects of one thing in order; supremacy drops the rest."""
    for effect in owned:
        effect.apply(state, seat, chance)
        if state.is_over:
            return


def hold_building(state: "DuelState", seat: int, card: int) -> None:
    """The card is in the city, with what lasts of it."""
    city = state.cities[seat]
    city.cards += (card,)
    city.colours += ONE_OF_COLOUR[card]
    if COLOUR[card] == YELLOW:
        city.income += 1
    if CHAIN_GIVEN[card]:
        city.chains |= CHAIN_GIVEN[card]
    economy = effects.CARD_ECONOMY[card]
    if economy:
        change_economy(state, seat, economy)


def remove_building(state: "DuelState", seat: int, card: int) -> None:
    """The card leaves the city, and so does what lasts of it. Only brown and grey cards ever do."""
    city = state.cities[seat]
    city.cards = without(city.cards, card)
    city.colours -= ONE_OF_COLOUR[card]
    city.chains &= ~CHAIN_GIVEN[card]
    change_economy(state, seat, -effects.CARD_ECONOMY[card])


def change_economy(state: "DuelState", seat: int, change: int) -> None:
    """What decides prices changes; neither city's price list is worth anything any more."""
    city = state.cities[seat]
    city.economy += change
    city.prices = NO_PRICES
    state.cities[1 - seat].prices = NO_PRICES


def take_from_discards(state: "DuelState", card: int) -> None:
    state.discards.remove(card)


# Wonders


def build_wonder(state: "DuelState", seat: int, wonder: int, card: int, price: int, chance: Chance) -> None:
    """Tuck a card under a wonder that has been paid for, and apply the wonder.

    When seven wonders stand, all plans leave the game before the effects apply.
    """
    city = state.cities[seat]
    city.plans = without(city.plans, FIRST_WONDER_ITEM + wonder)
    city.wonders += (wonder,)
    state.under = replaced(state.under, wonder, card)
    if state.sink is not None:
        state.tell(
            "wonder_built",
            seat=seat,
            wonder=wonder,
            card=card,
            coins=price,
        )
    if len(city.wonders) + len(state.cities[1 - seat].wonders) == WONDER_LIMIT:
        retire_plans(state)
    if city.progress & THEOLOGY:
        state.again = True
    if effects.WONDER_ECONOMY[wonder]:
        change_economy(state, seat, effects.WONDER_ECONOMY[wonder])
    apply_all(state, seat, effects.ACTS_OF_WONDER[wonder], chance)


def pay_for_wonder(state: "DuelState", seat: int, wonder: int) -> int:
    """Pay a wonder's price and return it. Wonders have no printed coins: all of it is trade."""
    city, rival = state.cities[seat], state.cities[1 - seat]
    price = price_of(city, rival, FIRST_WONDER_ITEM + wonder)
    pay(city, price)
    if rival.progress & ECONOMY:
        receive_trade(state, 1 - seat, price)
    return price


def retire_plans(state: "DuelState") -> None:
    for city in state.cities:
        plans = city.planned_wonders()
        for wonder in plans:
            if state.sink is not None:
                state.tell("wonder_retired", wonder=wonder)
        state.retired += plans
        city.plans = ()


def ruin_wonder(state: "DuelState", owner: int, wonder: int) -> int:
    """A wonder is a plan again: what lasts of it stops. Returns the card that lay under it."""
    city = state.cities[owner]
    city.wonders = without(city.wonders, wonder)
    city.plans += (FIRST_WONDER_ITEM + wonder,)
    card = state.under[wonder]
    state.under = replaced(state.under, wonder, EMPTY)
    state.discards.append(card)
    change_economy(state, owner, -effects.WONDER_ECONOMY[wonder])
    return card


# War


def advance(state: "DuelState", seat: int, shields: int) -> None:
    """The pawn moves towards the opponent's capital, one space at a time."""
    step = 1 if seat == 0 else -1
    rival = other(seat)
    besieges = state.cities[seat].has(POLIORCETICS)
    pantheon = state.pantheon
    if state.sink is not None:
        state.tell("shields", seat=seat, shields=shields)
    for _ in range(shields):
        target = state.pawn + step
        if pantheon is not None and pantheon.minerva == target:
            pantheon.minerva = NOWHERE
            if state.sink is not None:
                state.tell("minerva_stopped", seat=seat)
            return
        state.pawn = target
        if besieges:
            lose_coins(state, rival, POLIORCETICS_COINS)
        if target in LOOT_AT:
            take_loot(state, target, rival)
        if target == step * CAPITAL:
            state.winner = seat
            state.end(MILITARY)
            return


def take_loot(state: "DuelState", position: int, loser: int) -> None:
    """The first time the pawn enters a zone, its token costs the seat whose half it is."""
    token = LOOT_AT[position]
    if state.loot >> token & 1:
        state.loot &= ~(1 << token)
        if state.sink is not None:
            state.tell("loot", token=token)
        lose_coins(state, loser, LOOT_COINS[token])


# Science


def gain_symbol(state: "DuelState", seat: int, symbol: int, chance: Chance) -> None:
    """A second copy earns a progress token; six different symbols win at once."""
    city = state.cities[seat]
    city.symbols += 1 << 2 * symbol
    if city.different_symbols() == 6:
        state.winner = seat
        state.end(SCIENTIFIC)
    elif city.symbol_count(symbol) == 2:
        if state.sink is not None:
            state.tell("pair", seat=seat, symbol=symbol)
        if state.board_progress:
            state.ask(science.TAKE_PROGRESS_OF[seat], chance, len(state.board_progress))


def take_progress(state: "DuelState", seat: int, token: int, chance: Chance) -> None:
    """The seat owns a progress token, and its effects apply."""
    city = state.cities[seat]
    city.progress |= 1 << token
    if state.sink is not None:
        state.tell("progress", seat=seat, token=token)
    if effects.PROGRESS_ECONOMY[token]:
        change_economy(state, seat, effects.PROGRESS_ECONOMY[token])
    apply_all(state, seat, effects.ACTS_OF_PROGRESS[token], chance)
