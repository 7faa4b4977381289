"""Pure questions about a state: what can be built and where, who can move, what is left.

Nothing here changes anything. The frames list legal actions with these functions and explain
refusals with them, so the two cannot disagree.
"""

from typing import TYPE_CHECKING, Final

from tessera.core import i64, purse
from tessera.core.hexes import CHUNK_BITS, CHUNK_SETS, count_bits
from tessera.core.message import OK, Message, Reason
from tessera.core.vocabulary import Verb
from tessera.games.deus.catalog import (
    ARMY,
    COLOUR,
    COST,
    FIRST_DISTANCE,
    GOLD_COST,
    GOLD_FOR_RESOURCE,
    HAND_LIMIT,
    LAND_COUNT,
    LANDING_POINTS,
    PAYMENT,
    PIECE_BITS,
    PIECE_MASK,
    PURPLE,
    SHIP,
    TEMPLE,
    TYPE_COUNT,
)
from tessera.games.deus.continent import (
    MOST_TILES,
)
from tessera.games.deus.edition import TILE_REGIONS
from tessera.games.deus.empire import NO_CARD, Empire
from tessera.games.deus.names import colour_name, cost_of, piece_name
from tessera.games.deus.notation import ARMY as ARMY_VERB
from tessera.games.deus.notation import BUILD, LAND, MOVE, PAY, PLACE

if TYPE_CHECKING:
    from tessera.games.deus.state import DeusState

# Sets of regions as actions


class RegionActions:
    """The actions of a verb whose argument is a region, for any set of regions."""

    def __init__(self, verb: Verb) -> None:
        self.table: list[list[int]] = [
            [verb.of(tile * TILE_REGIONS + place) for place in range(TILE_REGIONS) if chosen >> place & 1]
            for tile in range(MOST_TILES)
            for chosen in range(CHUNK_SETS)
        ]
        """The actions of every set of regions of one tile, tile after tile."""

    def of(self, mask: i64) -> list[int]:
        listed: list[int] = []
        start: i64 = 0
        while mask:
            chosen = mask & CHUNK_BITS
            if chosen:
                listed.extend(self.table[start + chosen])
            mask >>= TILE_REGIONS
            start += CHUNK_SETS
        return listed


PLACES: Final = RegionActions(PLACE)
LANDINGS: Final = RegionActions(LAND)
MOVES: Final = RegionActions(MOVE)
ARMIES: Final = RegionActions(ARMY_VERB)

# Where pieces may stand


def ground(state: "DeusState", piece: int) -> i64:
    """The regions on whose terrain a piece is built: ships at sea, everything else on land."""
    return state.continent.sea if piece == SHIP else state.continent.land


def open_regions(state: "DeusState", seat: int, piece: int) -> i64:
    """Where the seat may build a piece without landing."""
    empire = state.empires[seat]
    free = state.continent.layout.all & ~state.occupied()
    if not empire.land:
        return first_regions(state, seat, ground(state, piece) & free)
    near = state.continent.layout.around(empire.land) & free
    return ground(state, piece) & (near | empire.land & ~empire.where(piece))


def first_regions(state: "DeusState", seat: int, free: i64) -> i64:
    """Where the first piece of a seat may stand: on the edge, and if at all possible with two empty
    regions between it and the regions in which the others began."""
    layout = state.continent.layout
    edge = layout.edge & free
    close: i64 = 0
    for other in range(len(state.empires)):
        if other != seat:
            close |= state.empires[other].began
    for _ in range(FIRST_DISTANCE - 1):
        close |= layout.around(close)
    apart = edge & ~close
    return apart if apart else edge


def landing_regions(state: "DeusState", seat: int, piece: int) -> i64:
    """Where the seat may build a piece only by landing, which costs points: for a first piece, where it
    would not keep its distance."""
    if state.empires[seat].points < LANDING_POINTS:
        return 0
    free = state.continent.layout.edge & ~state.occupied()
    return ground(state, piece) & free & ~open_regions(state, seat, piece)


def places(state: "DeusState", seat: int, piece: int) -> list[int]:
    """Where the seat may build a piece, as actions."""
    listed = PLACES.of(open_regions(state, seat, piece))
    listed.extend(LANDINGS.of(landing_regions(state, seat, piece)))
    return listed


def temple_regions(state: "DeusState", seat: int) -> i64:
    """Where the seat may put a temple: land it occupies, without a temple."""
    empire = state.empires[seat]
    return empire.land & state.continent.land & ~empire.temple


# What can be paid


def missing(empire: Empire, card: int) -> int:
    """How many resources of a card's cost the empire lacks."""
    return purse.missing(empire.stock, COST[card])


def gold_for(empire: Empire, card: int) -> int:
    """The gold that a card takes at least: that of its cost, and four for each resource that is lacking."""
    return GOLD_COST[card] + purse.missing(empire.stock, COST[card]) * GOLD_FOR_RESOURCE


def can_pay(empire: Empire, card: int) -> bool:
    """Whether an empire's resources and gold cover the cost of a card."""
    if purse.covers(empire.stock, COST[card]):
        return GOLD_COST[card] <= empire.gold
    return gold_for(empire, card) <= empire.gold


def replaceable(empire: Empire, card: int) -> int:
    """How many resources of a card's cost the empire's gold could stand for, beside the gold of the cost."""
    return max(0, empire.gold - GOLD_COST[card]) // GOLD_FOR_RESOURCE


def held_of_cost(empire: Empire, card: int) -> int:
    """The part of a card's cost that the empire has, as a stock."""
    return purse.held(empire.stock, COST[card])


def has_choice_of_payment(empire: Empire, card: int) -> bool:
    """Whether a card can be paid for in more than one way: something that is held can be replaced."""
    spare = replaceable(empire, card)
    return spare > 0 and spare > missing(empire, card) and held_of_cost(empire, card) != 0


def payments(empire: Empire, card: int) -> list[int]:
    """The ways to pay for a card, as actions: which resources are spent, the rest being gold."""
    if not can_pay(empire, card):
        return []
    ways = purse.ways(empire.stock, COST[card], replaceable(empire, card))
    return [PAY.first + PAYMENT[way] for way in ways]


def lots(empire: Empire, lot: int) -> int:
    """How many times an empire has a lot of resources."""
    return purse.lots(empire.stock, lot)


def wild_price(empire: Empire, colour: int) -> int:
    """What a card built face down costs: its rank in the column, in gold."""
    return len(empire.columns[colour]) + 1


# What can be built

FIRST_BUILD: Final = BUILD.first


def standing_room(state: "DeusState", seat: int) -> i64:
    """For each type of piece a bit: whether the seat has one ready and there is a place for it."""
    empire = state.empires[seat]
    layout = state.continent.layout
    ready = empire.ready
    free = layout.all & ~state.occupied()
    room: i64 = 0
    if empire.land:
        near = layout.around(empire.land)
        reach = free & near
        if empire.points >= LANDING_POINTS:
            reach |= free & layout.edge
        on_land = reach & state.continent.land
        own = empire.land & state.continent.land
        for piece in range(TYPE_COUNT):
            if ready & PIECE_MASK and (
                (reach & state.continent.sea) if piece == SHIP else (on_land | own & ~empire.where(piece))
            ):
                room |= 1 << piece
            ready >>= PIECE_BITS
        return room
    edge = free & layout.edge
    for piece in range(TYPE_COUNT):
        if ready & PIECE_MASK and edge & ground(state, piece):
            room |= 1 << piece
        ready >>= PIECE_BITS
    return room


def temples_allowed(empire: Empire) -> int:
    """How many temple cards an empire may have: one, and one more for each full row of colours."""
    columns = empire.columns
    fewest = len(columns[0])
    for colour in range(1, TYPE_COUNT):
        if len(columns[colour]) < fewest:
            fewest = len(columns[colour])
    return fewest + 1


def can_build_temple(state: "DeusState", seat: int) -> bool:
    """Whether the seat may build a temple, whatever it costs."""
    empire = state.empires[seat]
    if len(empire.columns[PURPLE]) >= temples_allowed(empire):
        return False
    return state.temples == 0 or temple_regions(state, seat) != 0


def buildable(state: "DeusState", seat: int) -> list[int]:
    """The cards in the seat's hand that it can build now, as actions."""
    empire = state.empires[seat]
    room = standing_room(state, seat)
    if can_build_temple(state, seat):
        room |= 1 << PURPLE
    listed: list[int] = []
    before = NO_CARD
    for card in empire.hand:
        if card != before and room >> COLOUR[card] & 1 and can_pay(empire, card):
            listed.append(FIRST_BUILD + card)
        before = card
    return listed


def wild_columns(state: "DeusState", seat: int) -> list[int]:
    """The colours that the seat may build face down."""
    empire = state.empires[seat]
    if not state.has_wild or empire.hidden != NO_CARD:
        return []
    room = standing_room(state, seat)
    return [
        colour
        for colour in range(TYPE_COUNT)
        if room >> colour & 1 and wild_price(empire, colour) <= empire.gold
    ]


def why_not_place(state: "DeusState", seat: int, piece: int) -> Reason:
    """Why a seat can build no piece of a type, if it cannot."""
    if not state.empires[seat].count_ready(piece):
        return Reason(Message("deus.reason.no_piece", piece=piece_name(piece)), "build")
    if not standing_room(state, seat) >> piece & 1:
        return Reason(Message("deus.reason.no_region", piece=piece_name(piece)), "place")
    return OK


def why_not_build(state: "DeusState", seat: int, card: int) -> Reason:
    """Why a seat cannot build a card of its hand, if it cannot."""
    empire = state.empires[seat]
    if COLOUR[card] == PURPLE:
        if len(empire.columns[PURPLE]) >= temples_allowed(empire):
            lacking = tuple(
                [
                    colour_name(colour)
                    for colour in range(TYPE_COUNT)
                    if len(empire.columns[colour]) < len(empire.columns[PURPLE])
                ]
            )
            needed = len(empire.columns[PURPLE])
            return Reason(Message("deus.reason.temple_cards", count=needed, colours=lacking), "temple")
        if not can_build_temple(state, seat):
            return Reason(Message("deus.reason.temple_region"), "temple")
    else:
        reason = why_not_place(state, seat, COLOUR[card])
        if reason is not OK:
            return reason
    if not can_pay(empire, card):
        gold = gold_for(empire, card)
        return Reason(
            Message("deus.reason.too_dear", cost=cost_of(card), gold=gold, owned=empire.gold), "pay"
        )
    return OK


# Armies


def passable(state: "DeusState", seat: int) -> i64:
    """What the seat's armies may cross: all land, villages, and the sea where its own ships are."""
    return state.continent.layout.all & ~state.continent.sea | state.empires[seat].ship


def reachable(state: "DeusState", seat: int, start: i64, steps: int) -> i64:
    """Where an army could stop after that many steps at most, if no other army of the seat were there."""
    layout = state.continent.layout
    crossing = passable(state, seat)
    reached = start
    for _ in range(steps):
        further = reached | layout.around(reached) & crossing
        if further == reached:
            break
        reached = further
    return reached & ~state.continent.villages & ~state.others(seat)


def destinations(state: "DeusState", seat: int, start: i64, steps: int) -> i64:
    """Where an army may stop after that many steps at most, and be the only one."""
    return reachable(state, seat, start, steps) & ~state.empires[seat].army


def reliefs(state: "DeusState", seat: int, start: i64, steps: int, armies: i64, onward: int) -> i64:
    """Those of some armies that an army may join, since one of the two can march on next, `onward` steps."""
    if not onward:
        return 0
    own: i64 = state.empires[seat].army
    left: i64 = reachable(state, seat, start, steps) & own & armies & ~start
    found: i64 = 0
    while left:
        army = left & -left
        left ^= army
        if reachable(state, seat, army, onward) & ~own:
            found |= army
    return found


def movable(state: "DeusState", seat: int, steps: int, is_one: bool, resting: i64) -> i64:
    """The seat's armies that can go anywhere, but those that rest: by themselves, or where all march, to
    relieve one that its temple holds."""
    empire = state.empires[seat]
    held: i64 = 0 if is_one else empire.pinned() & ~resting
    found: i64 = 0
    left = empire.army & ~empire.pinned() & ~resting
    while left:
        army = left & -left
        left ^= army
        if destinations(state, seat, army, steps) or (
            held and reliefs(state, seat, army, steps, held, steps)
        ):
            found |= army
    return found


def victims_of(state: "DeusState", seat: int, army: i64) -> int:
    """The opponents who occupy a region beside an army, as bits."""
    near = state.continent.layout.around(army)
    found = 0
    for other in range(len(state.empires)):
        if other != seat and state.empires[other].land & near:
            found |= 1 << other
    return found


def raiders(state: "DeusState", seat: int) -> i64:
    """The seat's armies that stand beside an opponent, one for each set of victims."""
    left = state.empires[seat].army & state.continent.layout.around(state.others(seat))
    found: i64 = 0
    seen: list[int] = []
    while left:
        army = left & -left
        left ^= army
        victims = victims_of(state, seat, army)
        if victims not in seen:
            seen.append(victims)
            found |= army
    return found


def besieged(state: "DeusState", seat: int) -> i64:
    """The villages that stand and have one of the seat's armies beside them."""
    return state.standing & state.continent.layout.around(state.empires[seat].army)


def villages_left(state: "DeusState") -> int:
    """How many villages nobody has attacked yet, as the table counts those that siege towers have emptied."""
    count = count_bits(state.standing)
    if state.emptied_are_attacked:
        for tile in range(len(state.village_points)):
            if not state.village_points[tile] and state.standing >> state.continent.village_of(tile) & 1:
                count -= 1
    return count


def rich_villages(state: "DeusState", seat: int) -> i64:
    """The villages that the seat can plunder: besieged, and with points on them."""
    found: i64 = besieged(state, seat)
    for tile in range(len(state.village_points)):
        if not state.village_points[tile]:
            found &= ~(CHUNK_BITS << tile * TILE_REGIONS)
    return found


# Production


def lands_worked(state: "DeusState", seat: int) -> list[int]:
    """The resources that one of the seat's production buildings yields, and that the supply has."""
    working = state.empires[seat].production
    return [
        resource
        for resource in range(LAND_COUNT)
        if working & state.continent.lands[resource] and in_supply(state, resource)
    ]


def in_supply(state: "DeusState", resource: int) -> int:
    """How much of a resource is left."""
    return purse.amount(state.supply, resource)


def largest_works(state: "DeusState", seat: int, resource: int) -> int:
    """The size of the largest city with a production building on the land of a resource."""
    empire = state.empires[seat]
    works: i64 = empire.production & state.continent.lands[resource]
    if not works:
        return 0
    size = 1
    while size < TEMPLE and works & empire.cities(size + 1):
        size += 1
    return size


def room_for_cards(state: "DeusState", seat: int) -> int:
    """How many cards a seat could still draw: up to the limit of its hand, and as many as there are."""
    return min(HAND_LIMIT - len(state.empires[seat].hand), len(state.deck) + len(state.discards))


def reserve_types(empire: Empire, first: int) -> list[int]:
    """The types of pieces in an empire's reserve, from one of them on."""
    return [piece for piece in range(first, TYPE_COUNT) if empire.count_reserve(piece)]


def armies_beside(state: "DeusState", seat: int, ring: i64) -> int:
    """How many armies of a seat stand in a set of regions."""
    empire = state.empires[seat]
    return count_bits(empire.army & ring) + count_bits(empire.pair & ring)


def buildings_beside(state: "DeusState", seat: int, ring: i64) -> int:
    """How many pieces of a seat stand in a set of regions, temples included."""
    empire = state.empires[seat]
    total = count_bits(empire.pair & ring)
    for piece in range(ARMY + 1):
        total += count_bits(empire.where(piece) & ring)
    return total + count_bits(empire.temple & ring)
