"""What of an empire of Deus the evaluation weighs, and the weights, which depend on the turns to come.

Every feature is a number; its weight is `a + b * turns + c * turns / (turns + 3)`, of three numbers in
a file of weights (see `deus_weights`). So a value is in points at the end of the game.
"""

from typing import Any, Final

from tessera.ai.evaluation.deus_effects import worth_of_card, worth_of_god
from tessera.ai.evaluation.deus_weights import (
    ARMY_WEIGHT,
    DATA,
    DECAY,
    EAGER,
    FRESH,
    LASTING,
    MOST_TURNS,
    NO_ARMY,
    NO_PIECE,
    POOR,
    PRICES_BY_TURNS,
    REACH,
    TEMPLE_BASE,
    TEMPLE_GROWTH,
    Prices,
)
from tessera.ai.evaluation.numbers import group, named, soon, weights_by_rounds
from tessera.core import i64
from tessera.core.hexes import count_bits
from tessera.games.deus import rules, temples
from tessera.games.deus.catalog import (
    COLOUR,
    COLOURS,
    GOLD_FOR_RESOURCE,
    HAND,
    LAND_COUNT,
    MAJORITY_POINTS,
    MOST_TEMPLE_POINTS,
    PURPLE,
    RESOURCE_COUNT,
    ROUND_LIMIT,
    TYPE_COUNT,
)
from tessera.games.deus.empire import Empire
from tessera.games.deus.pending import NO_COLOUR, NO_GOD, Pending
from tessera.games.deus.state import DeusState

FEATURES: Final = (
    "points",
    "temples",  # what the temple cards count now
    "temple_room",  # and what they might count more
    "majorities",
    "resources_low",
    "resources_high",
    "gold_low",  # in resources
    "gold_high",
    "ready_first",  # types of which a piece is ready
    "ready_more",  # further pieces
    *COLOURS[:TYPE_COUNT],  # what each column brings whenever it is used
    "sets",
    "temple_slot",
    "hand",
    "regions",
    "cities_2",
    "cities_3",
    "cities_4",
    "lands",  # different ones with a production building
    "villages",  # points that are likely to come of them
    "reach",  # free regions beside its own
    "pending",  # what the turn still brings
    "turn",  # 1, for everything that another turn is good for
)
LOW: Final = 2
"""So many of a resource are enough to begin with; more are worth less."""
LOW_GOLD: Final = 8
MOST_HOPE: Final = 0.95
"""No village is hoped for as much as one that falls."""
MUCH_ROOM: Final = 6
"""More points than this are not foreseen for a temple."""
NOTHING: Final[list[Pending]] = []


# The weights


class Weights:
    """How features are weighed, how long a game goes on, and how many points make how good a chance."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.by_turns: list[list[float]] = weights_by_rounds(named(data, FEATURES), MOST_TURNS)
        """By the turns to come, the weight of every feature."""
        self.spread: list[float] = group(data, "spread")
        """See `numbers.spread`."""
        self.pace: list[float] = group(data, "pace")
        """Rounds to come: so many, more for each temple that is left, and for each region open around
        villages."""


OWN: Final = Weights(DATA)
"""Those that the game comes with."""


# The end of the game


def open_sides(state: DeusState) -> int:
    """How many regions beside villages that nobody has attacked are empty, and how many armies these lack."""
    layout = state.continent.layout
    occupied = state.occupied()
    armies: i64 = 0
    for empire in state.empires:
        armies |= empire.army
    sides = 0
    for tile in range(layout.tiles):
        village = state.continent.village_of(tile)
        is_left = state.village_points[tile] or not state.emptied_are_attacked
        if is_left and state.standing >> village & 1:
            ring: i64 = layout.near_of[village]
            sides += count_bits(ring & ~occupied)
            if not ring & armies:
                sides += 1
    return sides


def rounds_left(state: DeusState, pace: list[float]) -> int:
    """About how many rounds come after this one, by the pace of games."""
    if state.last_round:
        return state.last_round - state.round
    if state.temples == 0 or rules.villages_left(state) == 0:
        return 1
    base, temple, side = pace
    guess = base + (temple * state.temples + side * open_sides(state)) / state.seats
    return max(2, min(int(guess + 0.5), MOST_TURNS - 1, ROUND_LIMIT - state.round))


def turns_left(state: DeusState, seat: int, rounds: int) -> int:
    """The turns that a seat has still to begin."""
    if (seat - state.first) % state.seats >= state.step:
        return rounds + 1
    return rounds + 1 if seat == state.active and state.stack[-1].begins_turn() else rounds


# Features


def features(state: DeusState, rounds: int) -> list[list[float]]:
    """Of every seat."""
    hopes = hopes_of_villages(state, rounds)
    found: list[list[float]] = []
    for seat in range(state.seats):
        turns = turns_left(state, seat, rounds)
        found.append(seat_features(state, seat, turns, hopes[seat]))
    return found


def seat_features(state: DeusState, seat: int, turns: int, hope: float) -> list[float]:
    empire = state.empires[seat]
    prices = PRICES_BY_TURNS[turns]
    columns = empire.columns
    counted = 0
    room = 0.0
    for card in columns[PURPLE]:
        worth = temples.OF_CARD[card].worth(state, seat)
        counted += worth
        room += min(MOST_TEMPLE_POINTS - worth, MUCH_ROOM)
    low = 0
    high = 0
    for resource in range(RESOURCE_COUNT):
        amount = empire.amount(resource)
        low += min(amount, LOW)
        high += max(amount - LOW, 0)
    first = 0
    more = 0
    for piece in range(TYPE_COUNT):
        ready = empire.count_ready(piece)
        if ready:
            first += 1
            more += ready - 1
    yields: list[float] = []
    for colour in range(TYPE_COUNT):
        brought = 0.0
        for card in columns[colour]:
            brought += worth_of_card(state, seat, card, prices)
        yields.append(brought)
    allowed = rules.temples_allowed(empire)
    continent = state.continent
    lands = 0
    for land in range(LAND_COUNT):
        if empire.production & continent.lands[land]:
            lands += 1
    free = continent.layout.around(empire.land) & ~continent.villages & ~state.occupied()
    is_acting = seat == state.active
    coming = pending_of(state, seat) if is_acting else NOTHING
    return [
        float(empire.points),
        float(counted),
        room,
        float(majorities(state, empire)),
        float(low),
        float(high),
        min(empire.gold, LOW_GOLD) / GOLD_FOR_RESOURCE,
        max(empire.gold - LOW_GOLD, 0) / GOLD_FOR_RESOURCE,
        float(first),
        float(more),
        *yields,
        float(allowed - 1),
        1.0 if allowed > len(columns[PURPLE]) else 0.0,
        worth_of_hand(state, seat, coming, yields, turns, is_acting),
        float(count_bits(empire.land)),
        float(count_bits(empire.cities(2))),
        float(count_bits(empire.cities(3))),
        float(count_bits(empire.cities(4))),
        float(lands),
        hope,
        float(count_bits(free)),
        pending_worth(state, seat, coming, yields, prices),
        1.0,
    ]


def majorities(state: DeusState, own: Empire) -> int:
    """The points for holding the most of something, as things stand."""
    points = 0
    for resource in range(RESOURCE_COUNT):
        amount = own.amount(resource)
        if amount:
            for empire in state.empires:
                if empire.amount(resource) > amount:
                    break
            else:
                points += MAJORITY_POINTS
    if own.gold:
        for empire in state.empires:
            if empire.gold > own.gold:
                break
        else:
            points += MAJORITY_POINTS
    return points


def hopes_of_villages(state: DeusState, rounds: int) -> list[float]:
    """The points of villages that each seat can hope for: by how near they are to falling, and to whom."""
    seats = state.seats
    hopes = [0.0] * seats
    layout = state.continent.layout
    occupied = state.occupied()
    coming = REACH * seats * rounds
    for tile in range(layout.tiles):
        points = state.village_points[tile]
        village = state.continent.village_of(tile)
        if not points or not state.standing >> village & 1:
            continue
        ring: i64 = layout.near_of[village]
        free = count_bits(ring & ~occupied)
        weights: list[float] = []
        whole = 0.0
        armies = 0
        for seat in range(seats):
            here = rules.armies_beside(state, seat, ring)
            armies += here
            weight = here * ARMY_WEIGHT + rules.buildings_beside(state, seat, ring)
            weights.append(weight * weight)
            whole += weight * weight
        if whole == 0.0:
            continue
        likelihood = coming / (coming + free + (0 if armies else 1))
        if not armies:
            likelihood *= NO_ARMY
        part = min(MOST_HOPE, EAGER * likelihood)
        for seat in range(seats):
            hopes[seat] += points * part * weights[seat] / whole
    return hopes


def worth_of_hand(
    state: DeusState, seat: int, coming: list[Pending], yields: list[float], turns: int, is_acting: bool
) -> float:
    """What the cards of a hand bring when they are built, the best ones first.

    In the middle of a turn, what is going to be offered is gone, and what will be drawn counts as fresh.
    """
    if turns == 0:
        return 0.0
    empire = state.empires[seat]
    hand = empire.hand
    fresh = 0
    gone = 0
    if is_acting:
        for pending in coming:
            if pending.refills:
                gone = pending.gone
                fresh = max(0, HAND - len(hand) + count_bits(gone)) + pending.extra
        if not hand and not fresh:
            fresh = HAND
    worths = [FRESH] * fresh
    for place in range(len(hand)):
        if not gone >> place & 1:
            worths.append(worth_of_building(state, seat, hand[place], yields, turns))
    worths.sort(reverse=True)
    whole = 0.0
    factor = 1.0
    for place in range(min(turns, len(worths))):
        whole += worths[place] * factor
        factor *= DECAY
    return whole


def worth_of_building(state: DeusState, seat: int, card: int, yields: list[float], turns: int) -> float:
    """What it would bring to build a card, before what it costs."""
    empire = state.empires[seat]
    prices = PRICES_BY_TURNS[turns]
    colour = COLOUR[card]
    if colour == PURPLE:
        now = temples.OF_CARD[card].worth(state, seat)
        hoped = TEMPLE_BASE * soon(turns) + TEMPLE_GROWTH * turns
        worth = min(float(MOST_TEMPLE_POINTS), now + hoped)
        if not rules.can_build_temple(state, seat):
            worth *= NO_PIECE
    else:
        own = worth_of_card(state, seat, card, prices)
        worth = yields[colour] + own * (1.0 + LASTING * turns) + prices.place
        if not empire.count_ready(colour):
            worth *= NO_PIECE
    if not rules.can_pay(empire, card):
        worth *= POOR
    return worth


# What the turn still brings


def pending_of(state: DeusState, seat: int) -> list[Pending]:
    """What the frames of the seat's turn have still to do."""
    found: list[Pending] = []
    for frame in state.stack:
        pending = frame.pending(state, seat)
        if pending is not None:
            found.append(pending)
    return found


def pending_worth(
    state: DeusState, seat: int, coming: list[Pending], yields: list[float], prices: Prices
) -> float:
    """What all that is worth."""
    worth = 0.0
    for pending in coming:
        worth += pending.places * prices.place
        worth += pending.resources * prices.resource + pending.gold * prices.gold
        if pending.colour != NO_COLOUR:
            worth += yields[pending.colour]
        for card in pending.cards:
            worth += worth_of_card(state, seat, card, prices)
        if pending.bought:
            each = prices.resource - pending.price * prices.gold
            worth += max(0.0, each) * min(pending.bought, state.empires[seat].gold // pending.price)
        if pending.god != NO_GOD:
            worth += worth_of_god(state, seat, pending.god, pending.offered, prices)
        worth += pending.drawn * prices.card + pending.pieces * prices.piece + pending.steps * prices.step
    return worth
