"""What changes a game: gaining and paying, drawing and discarding, pieces, villages, armies.

The frames decide what happens; these functions make it happen and tell it.
"""

from typing import TYPE_CHECKING

from tessera.core import i64, purse
from tessera.core.chance import Chance
from tessera.core.deck import draw_from
from tessera.core.hexes import CHUNK_BITS
from tessera.games.deus import rules
from tessera.games.deus.catalog import (
    CARDS,
    COLOUR,
    COST,
    GOLD_COST,
    GOLD_FOR_RESOURCE,
    HAND,
    HAND_LIMIT,
    LANDING_POINTS,
    PIECE_BITS,
    TEMPLE,
    WILD,
)
from tessera.games.deus.edition import TILE_REGIONS
from tessera.games.deus.empire import Empire
from tessera.games.deus.names import counts

if TYPE_CHECKING:
    from tessera.games.deus.state import DeusState


# Gold, points, resources


def gain_gold(state: "DeusState", seat: int, gold: int) -> None:
    state.empires[seat].gold += gold
    if state.sink is not None and gold:
        state.tell("gained", seat=seat, amounts=counts(0, gold))


def gain_points(state: "DeusState", seat: int, points: int) -> None:
    state.empires[seat].points += points
    if state.sink is not None and points:
        state.tell("gained", seat=seat, amounts=counts(0, 0, points))


def gain_resource(state: "DeusState", seat: int, resource: int, amount: int) -> None:
    """Resources come from the supply, as far as it has any."""
    gained: i64 = min(amount, rules.in_supply(state, resource)) << purse.BYTE * resource
    state.supply -= gained
    state.empires[seat].stock += gained
    if state.sink is not None and gained:
        state.tell("gained", seat=seat, amounts=counts(gained))


def spend_resources(state: "DeusState", seat: int, stock: int) -> None:
    """Resources go back to the supply."""
    state.empires[seat].stock -= stock
    state.supply += stock


def pay(state: "DeusState", seat: int, card: int, spent: int) -> None:
    """The cost of a card is paid: its gold, some of its resources, and gold for the others."""
    gold = GOLD_COST[card] + purse.units(COST[card] - spent) * GOLD_FOR_RESOURCE
    state.empires[seat].gold -= gold
    spend_resources(state, seat, spent)
    if state.sink is not None:
        state.tell("paid", seat=seat, amounts=counts(spent, gold))


def steal(state: "DeusState", seat: int, army: i64, gold: int, points: int) -> None:
    """Every opponent beside an army hands over gold or points, as far as they have any."""
    thief = state.empires[seat]
    victims = rules.victims_of(state, seat, army)
    for other in range(len(state.empires)):
        if victims >> other & 1:
            victim = state.empires[other]
            taken_gold, taken_points = min(gold, victim.gold), min(points, victim.points)
            victim.gold -= taken_gold
            victim.points -= taken_points
            thief.gold += taken_gold
            thief.points += taken_points
            if state.sink is not None:
                state.tell("stole", seat=seat, victim=other, amounts=counts(0, taken_gold, taken_points))


# Cards


def without_card(hand: tuple[int, ...], card: int) -> tuple[int, ...]:
    """The hand with one copy of a card taken out."""
    cards = list(hand)
    cards.remove(card)
    return tuple(cards)


def add_to_column(empire: Empire, colour: int, card: int) -> None:
    columns = list(empire.columns)
    columns[colour] = (*columns[colour], card)
    empire.columns = tuple(columns)


def play_card(state: "DeusState", seat: int, card: int) -> None:
    """A card goes from the hand to the top of its column."""
    empire = state.empires[seat]
    empire.hand = without_card(empire.hand, card)
    add_to_column(empire, COLOUR[card], card)
    if state.sink is not None:
        state.tell("played", seat=seat, card=card)


def play_face_down(state: "DeusState", seat: int, card: int, colour: int) -> None:
    """A card goes face down to the top of a column, and its rank is paid in gold."""
    empire = state.empires[seat]
    price = rules.wild_price(empire, colour)
    empire.hand = without_card(empire.hand, card)
    empire.hidden = card
    empire.gold -= price
    add_to_column(empire, colour, WILD)
    if state.sink is not None:
        state.tell("played_face_down", seat=seat, colour=colour, gold=price)


def draw_cards(state: "DeusState", seat: int, count: int, chance: Chance) -> None:
    """Cards are drawn one by one, up to the limit of the hand; an empty deck is made anew."""
    empire = state.empires[seat]
    hand = list(empire.hand)
    count = min(count, HAND_LIMIT - len(hand))
    drawn: list[int] = []
    for _ in range(count):
        if not state.deck:
            reshuffle(state)
            if not state.deck:
                break
        drawn.append(draw_from(state.deck, chance, CARDS))
    if not drawn:
        return
    state.reveal()
    hand.extend(drawn)
    hand.sort()
    empire.hand = tuple(hand)
    if state.sink is not None:
        state.tell("drew", seat=seat, count=len(drawn))
        state.tell_only(seat, "drew_cards", cards=tuple(drawn))


def reshuffle(state: "DeusState") -> None:
    """The discard pile becomes the deck."""
    if not state.discards:
        return
    state.reveal()
    state.deck = sorted(state.discards)
    state.discards = []
    state.knowers = []
    if state.sink is not None:
        state.tell("reshuffled")


def discard(state: "DeusState", seat: int, top: int, added: int) -> None:
    """Cards of the hand go to the discard pile; everybody sees the one on top, and how many.

    `top` is the place of that one in the hand, `added` the set of the places of the others.
    """
    empire = state.empires[seat]
    kept: list[int] = []
    for place, card in enumerate(empire.hand):
        if added >> place & 1:
            state.discards.append(card)
            state.knowers.append(1 << seat)
        elif place != top:
            kept.append(card)
    state.discards.append(empire.hand[top])
    state.knowers.append((1 << state.seats) - 1)
    empire.hand = tuple(kept)


def refill_empty_hand(state: "DeusState", seat: int, chance: Chance) -> None:
    """Whoever has no card left at the end of an action draws a new hand."""
    if not state.empires[seat].hand:
        draw_cards(state, seat, HAND, chance)


# Pieces


def recruit(state: "DeusState", seat: int, piece: int) -> None:
    """A piece comes from the reserve to the board, if there is any."""
    empire = state.empires[seat]
    if not empire.count_reserve(piece):
        return
    one: i64 = 1 << PIECE_BITS * piece
    empire.reserve -= one
    empire.ready += one
    if state.sink is not None:
        state.tell("recruited", seat=seat, piece=piece)


def build_piece(state: "DeusState", seat: int, piece: int, region: int) -> None:
    """A piece of the board stands on the map; then villages may fall."""
    empire = state.empires[seat]
    empire.ready -= 1 << PIECE_BITS * piece
    if not empire.land:
        empire.began = 1 << region
    empire.put(piece, 1 << region)
    if state.sink is not None:
        state.tell("placed", seat=seat, piece=piece, region=region)
    conquer_villages(state, 1 << region)


def land_piece(state: "DeusState", seat: int, piece: int, region: int) -> None:
    """A piece is built on the edge, away from everything, for points."""
    state.empires[seat].points -= LANDING_POINTS
    if state.sink is not None:
        state.tell("landed", seat=seat, points=LANDING_POINTS)
    build_piece(state, seat, piece, region)


def place_temple(state: "DeusState", seat: int, region: int) -> None:
    """A temple of the supply stands in a region of the seat."""
    state.temples -= 1
    state.empires[seat].put(TEMPLE, 1 << region)
    if state.sink is not None:
        state.tell("placed", seat=seat, piece=TEMPLE, region=region)


def move_army(state: "DeusState", seat: int, start: int, end: int) -> None:
    """An army stops in another region, perhaps beside one that must march on; then villages may fall."""
    state.empires[seat].move_army(1 << start, 1 << end)
    if state.sink is not None:
        state.tell("moved", seat=seat, start=start, end=end)
    conquer_villages(state, 1 << end)


# Villages


def conquer_villages(state: "DeusState", region: i64) -> None:
    """Villages beside a region fall if everything around them is occupied and an army is there."""
    layout = state.continent.layout
    threatened = state.standing & layout.around(region)
    if not threatened:
        return
    occupied = state.occupied()
    for tile in range(layout.tiles):
        village: i64 = threatened >> tile * TILE_REGIONS & CHUNK_BITS
        if village:
            ring = layout.around(village << tile * TILE_REGIONS)
            if not ring & ~occupied and has_army(state, ring):
                fall(state, tile, village << tile * TILE_REGIONS, ring)


def has_army(state: "DeusState", ring: i64) -> bool:
    return any(empire.army & ring for empire in state.empires)


def fall(state: "DeusState", tile: int, village: i64, ring: i64) -> None:
    """The conquerors of a village share its points."""
    winners = conquerors(state, ring)
    points = state.village_points[tile]
    state.standing &= ~village
    state.village_points[tile] = 0
    share = points // len(winners)
    region = state.continent.village_of(tile)
    if state.sink is not None:
        state.tell("fell", region=region, points=points)
    for seat in winners:
        state.empires[seat].points += share
        if state.sink is not None:
            state.tell("conquered", seat=seat, region=region, points=share)


def conquerors(state: "DeusState", ring: i64) -> list[int]:
    """Who has the most armies around a village, and of those the most buildings."""
    winners = most(state, list(range(state.seats)), ring, True)
    return most(state, winners, ring, False) if len(winners) > 1 else winners


def most(state: "DeusState", seats: list[int], ring: i64, armies: bool) -> list[int]:
    """Those of some seats who have the most armies, or the most buildings, around a village."""
    counts = [
        rules.armies_beside(state, seat, ring) if armies else rules.buildings_beside(state, seat, ring)
        for seat in seats
    ]
    best = max(counts)
    return [seat for seat, count in zip(seats, counts, strict=True) if count == best]


def plunder(state: "DeusState", seat: int, region: int, amount: int) -> None:
    """Points of a village go to a seat; the village stands."""
    tile = region // TILE_REGIONS
    taken = min(amount, state.village_points[tile])
    state.village_points[tile] -= taken
    state.empires[seat].points += taken
    if state.sink is not None:
        state.tell("plundered", seat=seat, region=region, points=taken)


# Trade


def sell(state: "DeusState", seat: int, lot: int, count: int, gold: int, points: int) -> None:
    """Lots of resources go to the supply, each for gold or points."""
    spend_resources(state, seat, lot * count)
    empire = state.empires[seat]
    empire.gold += gold * count
    empire.points += points * count
    if state.sink is not None:
        state.tell(
            "sold",
            seat=seat,
            goods=counts(lot * count),
            amounts=counts(0, gold * count, points * count),
        )


def buy(state: "DeusState", seat: int, resource: int, gold: int) -> None:
    """A resource of the supply is bought."""
    state.empires[seat].gold -= gold
    one: i64 = 1 << purse.BYTE * resource
    state.supply -= one
    state.empires[seat].stock += one
    if state.sink is not None:
        state.tell("bought", seat=seat, resource=resource, gold=gold)
