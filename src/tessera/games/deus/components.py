"""Law 12: components are conserved. The count of everything, wherever it is."""

from typing import TYPE_CHECKING

from tessera.core import i64
from tessera.core.hexes import count_bits
from tessera.games.deus.catalog import (
    ARMY,
    CARDS,
    COPIES,
    PIECES_OF_TYPE,
    RESOURCES,
    SHIP,
    TEMPLE,
    TYPE_COUNT,
    WILD,
)
from tessera.games.deus.empire import NO_CARD, Empire, empire_from_data
from tessera.games.deus.rules import in_supply

if TYPE_CHECKING:
    from tessera.games.deus.state import DeusState


def parts(state: "DeusState") -> dict[str, int]:
    """Components wherever they are, and everything that must never be."""
    cards = [0] * len(CARDS)
    everywhere = [*state.deck, *state.discards]
    temples = state.temples
    shared = wrong = 0
    taken: i64 = 0
    for empire in state.empires:
        everywhere.extend(empire.hand)
        everywhere.extend([card for column in empire.columns for card in column if card != WILD])
        if empire.hidden != NO_CARD:
            everywhere.append(empire.hidden)
        temples += count_bits(empire.temple)
        shared += count_bits(taken & empire.land)
        taken |= empire.land
        wrong += 0 if is_consistent(state, empire) else 1
    for card in everywhere:
        cards[card] += 1
    return {
        "cards": len(everywhere),
        "cards_not_printed": sum(1 for count, copies in zip(cards, COPIES, strict=True) if count != copies),
        "temples": temples,
        **{
            name: in_supply(state, resource) + sum(empire.amount(resource) for empire in state.empires)
            for resource, name in enumerate(RESOURCES)
        },
        "regions_shared": shared,
        "empires_wrong": wrong,
        "knowers": len(state.discards) - len(state.knowers),
        "fallen_with_points": sum(
            1
            for tile, points in enumerate(state.village_points)
            if points and not state.standing >> state.continent.village_of(tile) & 1
        ),
    }


def is_consistent(state: "DeusState", empire: Empire) -> bool:
    """Whether an empire has its pieces, each on its terrain, and what it remembers is right."""
    fresh = empire_from_data(empire.to_data())
    continent = state.continent
    for piece in range(TYPE_COUNT):
        regions = empire.where(piece)
        standing = count_bits(regions) + (count_bits(empire.pair) if piece == ARMY else 0)
        if empire.count_ready(piece) + empire.count_reserve(piece) + standing != PIECES_OF_TYPE:
            return False
        allowed = continent.sea if piece == SHIP else continent.land
        if piece == ARMY:
            allowed |= empire.ship
        if regions & ~allowed:
            return False
    coloured = empire.civil | empire.production | empire.scientific | empire.army
    return (
        fresh.land == empire.land
        and (empire.began != 0) == (empire.land != 0)
        and not empire.pair & ~empire.army
        and (not empire.pair or not state.stack[-1].begins_turn())
        and not empire.where(TEMPLE) & ~(coloured & continent.land)
        and empire.gold >= 0
        and empire.points >= 0
        and list(empire.hand) == sorted(empire.hand)
    )
