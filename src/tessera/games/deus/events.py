"""Everything that Deus tells: the kinds of its events, and the types of their values."""

from typing import Final

from tessera.core.event import NUMBER, SEAT, Counts, Id, Kind, Private, Several, Word
from tessera.games.deus.catalog import (
    BY_TEMPLES,
    BY_VILLAGES,
    COLOURS,
    GODS,
    KIND_OF,
    KINDS,
    PIECES,
    RESOURCES,
)
from tessera.games.deus.continent import REGIONS
from tessera.games.deus.names import (
    BROUGHT,
    NOTHING,
    card_name,
    closing_name,
    colour_name,
    count_names,
    counted_lots,
    god_name,
    piece_name,
    region_name,
    resource_name,
)

CARD: Final = Id("kind of card", tuple([KINDS[kind] for kind in KIND_OF]), card_name)
"""A card is told by its kind, without its price."""
COLOUR: Final = Id("colour", COLOURS, colour_name)
PIECE: Final = Id("piece", PIECES, piece_name)
GOD: Final = Id("god", GODS, god_name)
RESOURCE: Final = Id("resource", RESOURCES, resource_name)
REGION: Final = Id("region", REGIONS, region_name)
CLOSING: Final = Word("way to the end", (BY_TEMPLES, BY_VILLAGES), closing_name)
AMOUNTS: Final = Counts("amounts", BROUGHT, lambda counted: count_names(counted) or (NOTHING,))
GOODS: Final = Counts("amounts", BROUGHT, lambda counted: counted_lots(counted) or (NOTHING,))

EVENTS: Final = (
    # Rounds
    Kind("pieces_chosen", seat=SEAT),
    Kind("pieces_shown", seat=SEAT, pieces=Several("pieces", PIECE)),
    Kind("round", round=NUMBER),
    Kind("passes", seat=SEAT),
    Kind("closing", what=CLOSING, round=NUMBER),
    # Cards
    Kind("played", seat=SEAT, card=CARD),
    Kind("played_face_down", seat=SEAT, colour=COLOUR, gold=NUMBER),
    Kind("activated", seat=SEAT, card=CARD),
    Kind("offered", seat=SEAT, count=NUMBER, card=CARD),
    Kind("invoked", seat=SEAT, god=GOD),
    Kind("drew", seat=SEAT, count=NUMBER),
    Private("drew_cards", cards=Several("kinds of cards", CARD)),
    Kind("reshuffled"),
    # Gold, points, resources
    Kind("gained", seat=SEAT, amounts=AMOUNTS),
    Kind("paid", seat=SEAT, amounts=AMOUNTS),
    Kind("sold", seat=SEAT, goods=GOODS, amounts=AMOUNTS),
    Kind("bought", seat=SEAT, resource=RESOURCE, gold=NUMBER),
    Kind("stole", seat=SEAT, victim=SEAT, amounts=AMOUNTS),
    # Pieces
    Kind("recruited", seat=SEAT, piece=PIECE),
    Kind("placed", seat=SEAT, piece=PIECE, region=REGION),
    Kind("landed", seat=SEAT, points=NUMBER),
    Kind("moved", seat=SEAT, start=REGION, end=REGION),
    # Villages
    Kind("fell", region=REGION, points=NUMBER),
    Kind("conquered", seat=SEAT, region=REGION, points=NUMBER),
    Kind("plundered", seat=SEAT, region=REGION, points=NUMBER),
)
