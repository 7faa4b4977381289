"""What a seat may see, and states it cannot tell apart.

Hidden are the hands, the points of the others until the end, the discard pile but its top, the cards
built face down, and the pieces that others choose to begin with until all have chosen. A seat knows
the cards it discarded itself, and everybody knows a card that once lay on top; nobody knows the deck.
How many points somebody has is not shown, but every gain is told, so whoever counts along knows it:
`determinize` leaves the points as they are.
"""

from typing import TYPE_CHECKING, Any

from tessera.core.chance import Chance
from tessera.core.deck import pick
from tessera.games.deus import preview
from tessera.games.deus.catalog import (
    ARMY,
    CARDS,
    COLOURS,
    PIECES,
    RESOURCES,
    TERRAINS,
    TYPES,
    WILD,
)
from tessera.games.deus.continent import REGIONS, regions_of
from tessera.games.deus.edition import TILE_REGIONS
from tessera.games.deus.empire import NO_CARD
from tessera.games.deus.rules import in_supply, temples_allowed, villages_left

if TYPE_CHECKING:
    from tessera.games.deus.state import DeusState

# The view


def board(state: "DeusState", seat: int | None) -> dict[str, Any]:
    """The view's own part: everything this seat, or a spectator, may see, by its id.

    round, step      the round (0 during the set-up) and how many seats have begun their turn in it
    first, active    the seat that begins every round; whose turn it is, or None
    closing          what brings the game to its end ("temples", "villages"), or None
    last_round       the round after which it is over, or None
    wild             whether everybody may build once face down
    written          the continent as text: the option `continent` loads it again
    regions          see `_region`; in the order of their numbers
    villages_left    how many villages nobody has attacked; those that siege towers emptied count as attacked
                     where the table plays so
    villages         for each tile its village: region, points that lie on it, standing, and how it stands
                     about its fall, see `preview.siege`
    supply           what is left of each resource, and of temples
    deck, discards   how many cards are left; how many lie in the pile, and the one on top, or None
    empires          see `_empire`; by seat
    doing            what is being asked, by the frames: `card`, the card that is being paid for or whose
                     effect is used; `piece`, the one that is being placed; `army`, the region of the one
                     that marches; for its own seat `offering`, the cards of an offering, the top one
                     first, and `chosen`, the pieces it has chosen to begin with; `offered`, how many
                     cards Jupiter acts for
    chain            the column that is working, or None: its `seat` and `colour`, and how many of its cards
                     are `done`; the next one asks
    plans            for the seat whose turn it is: see `preview`; what building each card would do, or in
                     `placing` what each place for a piece would
    gifts            for the seat whose turn it is: what each god would give now, see `preview.gifts`
    ranking          only when the game is over
    """
    seen: dict[str, Any] = {
        "round": state.round,
        "step": state.step,
        "first": state.first,
        "active": state.active if state.active >= 0 else None,
        "closing": state.closing or None,
        "last_round": state.last_round or None,
        "wild": state.has_wild,
        "written": state.continent.written(),
        "regions": [_region(state, region) for region in range(state.continent.layout.tiles * TILE_REGIONS)],
        "villages_left": villages_left(state),
        "villages": [_village(state, tile) for tile in range(state.continent.layout.tiles)],
        "supply": {
            **{name: in_supply(state, resource) for resource, name in enumerate(RESOURCES)},
            "temples": state.temples,
        },
        "deck": len(state.deck),
        "discards": {
            "count": len(state.discards),
            "top": CARDS[state.discards[-1]] if state.discards else None,
        },
        "empires": [_empire(state, place, seat) for place in range(state.seats)],
        "doing": {},
        "chain": None,
        "plans": {},
        "gifts": {},
    }
    if state.is_over:
        seen["ranking"] = state.ranking()
    return seen


def _region(state: "DeusState", region: int) -> dict[str, Any]:
    """A region: its id and tile, its axial coordinates, its terrain, whether it lies on the edge, who
    occupies it (a seat or None), and the pieces there, a temple last; after it a second army that must
    march on."""
    q, r = state.continent.layout.coordinates[region]
    here = 1 << region
    seen: dict[str, Any] = {
        "region": REGIONS[region],
        "tile": region // TILE_REGIONS,
        "q": q,
        "r": r,
        "terrain": TERRAINS[state.continent.terrain(region)],
        "edge": bool(state.continent.layout.edge & here),
        "owner": None,
        "pieces": [],
    }
    for seat, empire in enumerate(state.empires):
        if empire.land & here:
            seen["owner"] = seat
            seen["pieces"] = [name for piece, name in enumerate(PIECES) if empire.where(piece) & here]
            if empire.pair & here:
                seen["pieces"].append(PIECES[ARMY])
    return seen


def _village(state: "DeusState", tile: int) -> dict[str, Any]:
    region = state.continent.village_of(tile)
    return {
        "region": REGIONS[region],
        "points": state.village_points[tile],
        "standing": bool(state.standing >> region & 1),
        **preview.siege(state, region),
    }


def _empire(state: "DeusState", seat: int, viewer: int | None) -> dict[str, Any]:
    """What a seat has. Hidden from the others, and None for them: points until the game is over, hand, and
    `hidden`, the card built face down. A column has "wild" in its place; `yields` says what each of its
    cards would do now, see `preview`. `began` is the region of its first piece, or None."""
    empire = state.empires[seat]
    is_own = seat == viewer
    is_counted = is_own or state.is_over
    return {
        "gold": empire.gold,
        "points": empire.points if is_counted else None,
        "resources": {name: empire.amount(resource) for resource, name in enumerate(RESOURCES)},
        "ready": {name: empire.count_ready(piece) for piece, name in enumerate(TYPES)},
        "reserve": {name: empire.count_reserve(piece) for piece, name in enumerate(TYPES)},
        "columns": {
            name: [_card(card) for card in column]
            for name, column in zip(COLOURS, empire.columns, strict=True)
        },
        "yields": {name: preview.column_yields(state, seat, colour) for colour, name in enumerate(COLOURS)},
        "temples_allowed": temples_allowed(empire),
        "began": REGIONS[regions_of(empire.began)[0]] if empire.began else None,
        "hand_count": len(empire.hand),
        "hand": [CARDS[card] for card in empire.hand] if is_own else None,
        "wild_used": empire.hidden != NO_CARD,
        "hidden": CARDS[empire.hidden] if empire.hidden != NO_CARD and is_own else None,
    }


def _card(card: int) -> str:
    return "wild" if card == WILD else CARDS[card]


# States that a seat cannot tell apart


def guess(state: "DeusState", seat: int, chance: Chance) -> "DeusState":
    """A copy in which everything that the seat does not know is dealt anew."""
    copy = state.clone()
    unknown = list(copy.deck)
    for other in range(copy.seats):
        if other != seat:
            unknown.extend(copy.empires[other].hand)
            if copy.empires[other].hidden != NO_CARD:
                unknown.append(copy.empires[other].hidden)
    for card, knowers in zip(copy.discards, copy.knowers, strict=True):
        if not knowers >> seat & 1:
            unknown.append(card)
    dealt = pick(tuple(sorted(unknown)), len(unknown), chance)
    for other in range(copy.seats):
        if other != seat:
            empire = copy.empires[other]
            count = len(empire.hand)
            empire.hand = tuple(sorted(dealt[:count]))
            del dealt[:count]
            if empire.hidden != NO_CARD:
                empire.hidden = dealt.pop()
    copy.discards = [
        card if knowers >> seat & 1 else dealt.pop()
        for card, knowers in zip(copy.discards, copy.knowers, strict=True)
    ]
    copy.deck = sorted(dealt)
    return copy
