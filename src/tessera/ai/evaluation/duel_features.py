"""What of a position of Duel the fitted evaluation looks at, as a list of small numbers.

Each feature is either there or not; amounts are put into classes, one feature each. All is seen by the
seat that is asked ("mine") against the other ("theirs"). Only what both seats may see is used.

What a city has built changes seldom: `lasting` lists it apart, so that its sum can be remembered.
"""

from typing import Any, Final

from tessera.games.duel import effects
from tessera.games.duel.catalog import (
    CAPITAL,
    CARD_EFFECTS_DATA,
    CARDS,
    CHAIN_NEEDED,
    COLOUR,
    ENGINEERING,
    FIRST_WONDER_ITEM,
    GATE,
    GATE_MULTIPLIER,
    GODS,
    GRAND_TEMPLE_POINTS,
    GRAND_TEMPLES,
    LOOT,
    MATHEMATICS,
    MILITARY_POINTS,
    MYSTICISM,
    MYTHOLOGIES,
    PROGRESS,
    PURPLE,
    RESOURCES,
    SLOT_COST,
    STRATEGY,
    THEOLOGY,
    WONDER_EFFECTS_DATA,
    WONDERS,
)
from tessera.games.duel.city import EMPTY, City
from tessera.games.duel.rules import playable_cards, price_of
from tessera.games.duel.state import DuelState

AGES: Final = 4
"""Before the first age, and three."""


def _fixed_points(owned: tuple[effects.Effect, ...]) -> int:
    return sum(effect.amount for effect in owned if isinstance(effect, effects.Points))


def _shields(owned: tuple[effects.Effect, ...]) -> int:
    return sum(effect.amount for effect in owned if isinstance(effect, effects.Shields))


CARD_POINTS: Final[list[int]] = [_fixed_points(owned) for owned in effects.OF_CARD]
WONDER_POINTS: Final[list[int]] = [_fixed_points(owned) for owned in effects.OF_WONDER]
PROGRESS_POINTS: Final[list[int]] = [_fixed_points(owned) for owned in effects.OF_PROGRESS]
GOD_POINTS: Final[list[int]] = [*[_fixed_points(owned) for owned in effects.OF_GOD], 0]
CARD_SHIELDS: Final[list[int]] = [_shields(owned) for owned in effects.OF_CARD]
WONDER_SHIELDS: Final[list[int]] = [_shields(owned) for owned in effects.OF_WONDER]
WONDER_AGAIN: Final[list[bool]] = [
    any(isinstance(effect, effects.PlayAgain) for effect in owned) for owned in effects.OF_WONDER
]


def _output(rows: list[list[dict[str, Any]]], resource: str) -> list[int]:
    return [sum(int(part.get("produce", {}).get(resource, 0)) for part in row) for row in rows]


def _choice(rows: list[list[dict[str, Any]]], resource: str) -> list[int]:
    return [sum(resource in part.get("produce_one_of", ()) for part in row) for row in rows]


CARD_OUTPUT: Final[list[list[int]]] = [_output(CARD_EFFECTS_DATA, resource) for resource in RESOURCES]
"""For each resource what each card produces."""
CHOICES: Final = (RESOURCES[0], RESOURCES[-1])
"""A raw and a manufactured resource: a source of one offers all of its kind."""
CARD_CHOICE: Final[list[list[int]]] = [_choice(CARD_EFFECTS_DATA, resource) for resource in CHOICES]
WONDER_CHOICE: Final[list[list[int]]] = [_choice(WONDER_EFFECTS_DATA, resource) for resource in CHOICES]
CARD_SYMBOL: Final[list[int]] = [effects.symbol_of(card) for card in range(len(CARDS))]
IS_TEMPLE: Final[list[bool]] = [card in GRAND_TEMPLES for card in range(len(CARDS))]

# The classes of amounts

COIN_CLASSES: Final = 20
LEAD_CLASSES: Final = 41
"""Points ahead, by two, from 40 behind to 40 ahead."""
PRICE_CLASSES: Final = 5
SYMBOL_CLASSES: Final = 7
THREATS: Final = 3
REACH_CLASSES: Final = 15
"""Shields in sight less spaces to the capital, from 8 too few to 6 too many."""
STRIKE_CLASSES: Final = 8
"""Spaces to the capital that the best single move leaves."""
NEW_SYMBOLS: Final = 4
PAIRS: Final = 4

# The numbers of the features: each group has its first one.


class Groups:
    """Numbers groups of features one after another."""

    def __init__(self) -> None:
        self.total = 0

    def add(self, size: int) -> int:
        """The first number of another group."""
        first = self.total
        self.total += size
        return first


_groups: Final = Groups()
AGE: Final[int] = _groups.add(AGES * 2)
"""With and without Pantheon."""
LEFT: Final[int] = _groups.add(AGES * 21)
"""Cards left in the structure."""
MOMENT: Final[int] = _groups.add(4)
"""A turn, in the midst of one, in the midst of one with another to come, the draft."""
PAWN: Final[int] = _groups.add(AGES * (2 * CAPITAL + 1))
LOOT_LEFT: Final[int] = _groups.add(len(LOOT))
POINTS: Final[int] = _groups.add(AGES * LEAD_CLASSES)
BOARD: Final[int] = _groups.add(len(PROGRESS))
PLAYABLE: Final[int] = _groups.add(4 * len(CARDS))
"""By who can pay for it."""
COVERED: Final[int] = _groups.add(len(CARDS))
OFFER: Final[int] = _groups.add(len(WONDERS))
PANTHEON: Final[int] = _groups.add(4 * len(GODS))
"""By who can pay for it."""
CITY: Final[int] = _groups.total
"""All that follows is of a city."""
CARD: Final[int] = _groups.add(len(CARDS))
PLAN: Final[int] = _groups.add(len(WONDERS))
PLAN_PRICE: Final[int] = _groups.add(PRICE_CLASSES * len(WONDERS))
WONDER: Final[int] = _groups.add(len(WONDERS))
TOKEN: Final[int] = _groups.add(len(PROGRESS))
COINS: Final[int] = _groups.add(COIN_CLASSES)
OUTPUT: Final[int] = _groups.add(4 * len(RESOURCES))
CHOICE: Final[int] = _groups.add(6)
SYMBOL_COUNT: Final[int] = _groups.add(AGES * SYMBOL_CLASSES)
STRENGTH: Final[int] = _groups.add(THREATS)
"""Can conquer at once; with one card or several."""
LEARNING: Final[int] = _groups.add(THREATS)
"""Can win by science at once."""
AGAIN: Final[int] = _groups.add(4)
"""Wonders it can pay for that give another turn."""
GOD: Final[int] = _groups.add(len(GODS))
MYTHOLOGY: Final[int] = _groups.add(len(MYTHOLOGIES))
OFFERING: Final[int] = _groups.add(4)
REACH: Final[int] = _groups.add(AGES * REACH_CLASSES)
STRIKE: Final[int] = _groups.add(AGES * STRIKE_CLASSES)
LORE: Final[int] = _groups.add(AGES * SYMBOL_CLASSES * NEW_SYMBOLS)
"""Different symbols, and new ones in sight."""
PAIR: Final[int] = _groups.add(AGES * PAIRS)
"""Cards in sight with the symbol of another one it has."""
TOTAL: Final[int] = _groups.total
THEIRS: Final[int] = TOTAL - CITY
"""What is added to a feature of a city when it is the opponent's."""
COUNT: Final[int] = TOTAL + THEIRS
"""How many features there are."""


def features(state: DuelState) -> list[int]:
    """All features of a position in which somebody is asked."""
    me = state.acting[0]
    mine, theirs = state.cities[me], state.cities[1 - me]
    return [
        *lasting(state, mine, 0),
        *lasting(state, theirs, THEIRS),
        *passing(state, lasting_points(mine), lasting_points(theirs)),
    ]


def lasting(state: DuelState, city: City, base: int) -> list[int]:
    """What a city has, which changes only when it builds or takes something, or the age does."""
    found: list[int] = []
    for card in city.cards:
        found.append(base + CARD + card)
    for wonder in city.wonders:
        found.append(base + WONDER + wonder)
    for token in range(len(PROGRESS)):
        if city.progress >> token & 1:
            found.append(base + TOKEN + token)
    for resource in range(len(RESOURCES)):
        units = 0
        for card in city.cards:
            units += CARD_OUTPUT[resource][card]
        found.append(base + OUTPUT + 4 * resource + min(units, 3))
    for kind in range(len(CHOICES)):
        units = 0
        for card in city.cards:
            units += CARD_CHOICE[kind][card]
        for wonder in city.wonders:
            units += WONDER_CHOICE[kind][wonder]
        found.append(base + CHOICE + 3 * kind + min(units, 2))
    found.append(base + SYMBOL_COUNT + state.age * SYMBOL_CLASSES + min(symbols_of(city), 6))
    if state.pantheon is not None:
        for god in city.gods:
            found.append(base + GOD + god)
        for mythology in city.mythologies:
            found.append(base + MYTHOLOGY + mythology)
    return found


def lasting_points(city: City) -> int:
    """Points of what a city has, as far as they do not depend on the other one."""
    total = 0
    temples = 0
    for card in city.cards:
        total += CARD_POINTS[card]
        if IS_TEMPLE[card]:
            temples += 1
    total += GRAND_TEMPLE_POINTS[temples]
    for wonder in city.wonders:
        total += WONDER_POINTS[wonder]
    for token in range(len(PROGRESS)):
        if city.progress >> token & 1:
            total += PROGRESS_POINTS[token]
    if city.progress & MATHEMATICS:
        total += 3 * city.progress.bit_count()
    for god in city.gods:
        total += GOD_POINTS[god]
    return total


def symbols_of(city: City) -> int:
    """How many different science symbols it has."""
    symbols = city.symbols
    different = 0
    while symbols:
        if symbols & 3:
            different += 1
        symbols >>= 2
    return different


def passing(state: DuelState, my_points: int, their_points: int) -> list[int]:
    """What may change with every turn, given the lasting points of both cities."""
    me = state.acting[0]
    mine, theirs = state.cities[me], state.cities[1 - me]
    age = state.age
    found: list[int] = []
    found.append(AGE + (age if state.pantheon is None else AGES + age))
    if state.stack[-1].begins_turn():
        found.append(MOMENT)
    elif state.offer:
        found.append(MOMENT + 3)
    else:
        found.append(MOMENT + (2 if state.again else 1))
    lead = state.pawn if me == 0 else -state.pawn
    found.append(PAWN + age * (2 * CAPITAL + 1) + CAPITAL + lead)
    loot = state.loot
    for token in range(len(LOOT)):
        if loot >> token & 1:
            found.append(LOOT_LEFT + (token if me == 0 else len(LOOT) - 1 - token))
    for token in state.board_progress:
        found.append(BOARD + token)
    for wonder in state.offer:
        found.append(OFFER + wonder)
    my_arms = _means(state, mine, theirs, found, 0)
    their_arms = _means(state, theirs, mine, found, THEIRS)
    points = my_points - their_points + _passing_points(state, mine, me)
    points -= _passing_points(state, theirs, 1 - me)
    points += MILITARY_POINTS[lead] if lead > 0 else -MILITARY_POINTS[-lead]
    points = min(max(points // 2 + LEAD_CLASSES // 2, 0), LEAD_CLASSES - 1)
    found.append(POINTS + age * LEAD_CLASSES + points)
    if age:
        sight = _structure(state, mine, theirs, lead, found)
        _ambitions(state, mine, theirs, CAPITAL - lead, my_arms, sight, found, 0)
        _ambitions(state, theirs, mine, CAPITAL + lead, their_arms, sight, found, THEIRS)
        if state.pantheon is not None and age > 1:
            _gods(state, mine, theirs, me, found)
    return found


def _passing_points(state: DuelState, city: City, seat: int) -> int:
    total = city.coins // 3 + city.sheltered
    if city.progress & MYSTICISM:
        total += 2 * (len(city.mythologies) + len(city.offerings))
    if city.colours >> 4 * PURPLE & 15:
        for card in city.cards:
            if COLOUR[card] == PURPLE and not IS_TEMPLE[card]:
                total += effects.points(state, seat, effects.OF_CARD[card])
    return total


def _means(state: DuelState, city: City, rival: City, found: list[int], base: int) -> tuple[int, int]:
    """Coins, and the wonders that they are enough for; the shields of all plans, and those at once."""
    purse = city.coins + city.sheltered
    again = planned = strike = 0
    for item in city.plans:
        wonder = item - FIRST_WONDER_ITEM
        found.append(base + PLAN + wonder)
        planned += WONDER_SHIELDS[wonder]
        if state.age:
            missing = price_of(city, rival, item) - purse
            if missing <= 0:
                strike = max(strike, WONDER_SHIELDS[wonder])
                if WONDER_AGAIN[wonder] or city.progress & THEOLOGY:
                    again += 1
                found.append(base + PLAN_PRICE + wonder * PRICE_CLASSES)
            else:
                found.append(base + PLAN_PRICE + wonder * PRICE_CLASSES + min((missing + 2) // 3, 4))
    found.append(base + AGAIN + min(again, 3))
    found.append(base + COINS + (purse if purse < 15 else min(15 + (purse - 15) // 3, COIN_CLASSES - 1)))
    if state.pantheon is not None:
        found.append(base + OFFERING + min(len(city.offerings), 3))
    return planned, strike


def _structure(state: DuelState, mine: City, theirs: City, lead: int, found: list[int]) -> list[int]:
    """The cards that lie open, who can pay for them, and who threatens to win with one; all in sight."""
    my_purse, their_purse = mine.coins + mine.sheltered, theirs.coins + theirs.sheltered
    sight: list[int] = []
    mine_to_pay: list[int] = []
    theirs_to_pay: list[int] = []
    for card in playable_cards(state):
        if card < 0:
            continue
        sight.append(card)
        payers = 0
        if _can_pay(mine, theirs, card, my_purse):
            payers = 1
            mine_to_pay.append(card)
        if _can_pay(theirs, mine, card, their_purse):
            payers += 2
            theirs_to_pay.append(card)
        found.append(PLAYABLE + 4 * card + payers)
    _covered(state, sight, found)
    found.append(STRENGTH + min(_strikes(mine, mine_to_pay, CAPITAL - lead), 2))
    found.append(THEIRS + STRENGTH + min(_strikes(theirs, theirs_to_pay, CAPITAL + lead), 2))
    found.append(LEARNING + min(_discoveries(mine, mine_to_pay), 2))
    found.append(THEIRS + LEARNING + min(_discoveries(theirs, theirs_to_pay), 2))
    return sight


def _covered(state: DuelState, sight: list[int], found: list[int]) -> None:
    """The cards that are seen but not playable, which come into sight too, and how many are left in all."""
    playable = 0
    for card in sight:
        playable |= 1 << card
    left = 0
    for card in state.structure:
        if card != EMPTY:
            left += 1
            if card >= 0 and not playable >> card & 1:
                found.append(COVERED + card)
                sight.append(card)
    found.append(LEFT + state.age * 21 + left)


def _strikes(city: City, cards: list[int], way: int) -> int:
    """How many of the cards that a city can pay for take the pawn all the way."""
    drill = 1 if city.progress & STRATEGY else 0
    count = 0
    for card in cards:
        shields = CARD_SHIELDS[card]
        if shields and shields + drill >= way:
            count += 1
    return count


def _discoveries(city: City, cards: list[int]) -> int:
    """How many of them bring the symbol that a city lacks to win."""
    if symbols_of(city) != 5:
        return 0
    count = 0
    for card in cards:
        symbol = CARD_SYMBOL[card]
        if symbol >= 0 and not city.symbols >> 2 * symbol & 3:
            count += 1
    return count


def _ambitions(
    state: DuelState,
    city: City,
    rival: City,
    way: int,
    arms: tuple[int, int],
    sight: list[int],
    found: list[int],
    base: int,
) -> None:
    """How near a city is to the two sudden victories with what is in sight."""
    planned, strike = arms
    purse = city.coins + city.sheltered
    drill = 1 if city.progress & STRATEGY else 0
    opened = state.opened
    shields = planned
    fresh = pairs = 0
    for card in sight:
        more = CARD_SHIELDS[card]
        if more:
            more += drill
            shields += more
            if more > strike and card in opened and _can_pay(city, rival, card, purse):
                strike = more
        symbol = CARD_SYMBOL[card]
        if symbol >= 0:
            held = city.symbols >> 2 * symbol & 3
            if held == 0:
                fresh |= 1 << symbol
            elif held == 1:
                pairs += 1
    age = state.age
    reach = min(max(shields - way + 8, 0), REACH_CLASSES - 1)
    found.append(base + REACH + age * REACH_CLASSES + reach)
    found.append(base + STRIKE + age * STRIKE_CLASSES + min(max(way - strike, 0), STRIKE_CLASSES - 1))
    learnt = (age * SYMBOL_CLASSES + min(symbols_of(city), 6)) * NEW_SYMBOLS
    found.append(base + LORE + learnt + min(fresh.bit_count(), NEW_SYMBOLS - 1))
    found.append(base + PAIR + age * PAIRS + min(pairs, PAIRS - 1))


def _can_pay(city: City, rival: City, card: int, purse: int) -> bool:
    chain = CHAIN_NEEDED[card]
    if chain and (chain & city.chains or (city.progress & ENGINEERING and purse)):
        return True
    return price_of(city, rival, card) <= purse


def _gods(state: DuelState, mine: City, theirs: City, me: int, found: list[int]) -> None:
    """The gods of the pantheon, which lie open from the second age on, and who can pay for them."""
    pantheon = state.pantheon
    if pantheon is None:
        return
    my_purse, their_purse = mine.coins + mine.sheltered, theirs.coins + theirs.sheltered
    for slot in range(len(pantheon.slots)):
        god = pantheon.slots[slot]
        if god >= 0:
            factor = GATE_MULTIPLIER if god == GATE else 1
            payers = 1 if SLOT_COST[me][slot] * factor <= my_purse else 0
            if SLOT_COST[1 - me][slot] * factor <= their_purse:
                payers += 2
            found.append(PANTHEON + 4 * god + payers)
