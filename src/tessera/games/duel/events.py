"""Everything that Duel tells: the kinds of its events, and the types of their values."""

from typing import Final

from tessera.core.event import NUMBER, SEAT, Id, Kind, Place, Private
from tessera.games.duel.catalog import (
    CAPITAL,
    CARDS,
    GODS,
    LOOT,
    MYTHOLOGIES,
    PANTHEON_SLOTS,
    PROGRESS,
    SYMBOLS,
    WONDERS,
)
from tessera.games.duel.names import (
    card_name,
    god_name,
    loot_name,
    mythology_name,
    progress_name,
    slot_name,
    space_name,
    symbol_name,
    wonder_name,
)

CARD: Final = Id("card", CARDS, card_name)
WONDER: Final = Id("wonder", WONDERS, wonder_name)
TOKEN: Final = Id("progress token", PROGRESS, progress_name)
LOOT_TOKEN: Final = Id("military token", LOOT, loot_name)
GOD: Final = Id("god", GODS, god_name)
MYTHOLOGY: Final = Id("mythology", MYTHOLOGIES, mythology_name)
SYMBOL: Final = Id("science symbol", SYMBOLS, symbol_name)
SPACE: Final = Place("space of the conflict track", -CAPITAL, CAPITAL, space_name)
SLOT: Final = Place("slot of the pantheon", 0, PANTHEON_SLOTS - 1, slot_name)

EVENTS: Final = (
    # The draft and the ages
    Kind("drafted", seat=SEAT, wonder=WONDER),
    Kind("age", age=NUMBER),
    Kind("begins", seat=SEAT, decider=SEAT, age=NUMBER),
    Kind("turned_up", card=CARD),
    Kind("plays_again", seat=SEAT),
    # Cards and wonders
    Kind("built", seat=SEAT, card=CARD, coins=NUMBER),
    Kind("built_by_chain", seat=SEAT, card=CARD),
    Kind("built_by_engineering", seat=SEAT, card=CARD),
    Kind("discarded", seat=SEAT, card=CARD, coins=NUMBER),
    Kind("revived", seat=SEAT, card=CARD),
    Kind("destroyed", seat=SEAT, card=CARD),
    Kind("wonder_built", seat=SEAT, wonder=WONDER, card=CARD, coins=NUMBER),
    Kind("wonder_retired", wonder=WONDER),
    # Coins
    Kind("coins_gained", seat=SEAT, coins=NUMBER),
    Kind("coins_lost", seat=SEAT, coins=NUMBER),
    Kind("trade_received", seat=SEAT, coins=NUMBER),
    # War and science
    Kind("shields", seat=SEAT, shields=NUMBER),
    Kind("loot", token=LOOT_TOKEN),
    Kind("pair", seat=SEAT, symbol=SYMBOL),
    Kind("progress_drawn", seat=SEAT, token=TOKEN),
    Kind("progress", seat=SEAT, token=TOKEN),
    # The pantheon
    Kind("mythology_taken", seat=SEAT, mythology=MYTHOLOGY),
    Private("god_kept", seat=SEAT, god=GOD),
    Kind("god_placed", seat=SEAT, mythology=MYTHOLOGY, slot=SLOT),
    Kind("god_shown", god=GOD),
    Kind("on_enki", token=TOKEN),
    Kind("offering_taken", seat=SEAT, coins=NUMBER),
    Kind("offered", seat=SEAT, coins=NUMBER),
    Kind("activated", seat=SEAT, god=GOD, coins=NUMBER),
    Kind("deck_opened", seat=SEAT, mythology=MYTHOLOGY),
    Kind("summoned", seat=SEAT, god=GOD),
    Kind("gods_returned", seat=SEAT, mythology=MYTHOLOGY),
    Private("put_on_top", seat=SEAT, god=GOD),
    # What gods do
    Kind("snake", seat=SEAT, card=CARD),
    Kind("stolen", seat=SEAT, card=CARD),
    Kind("struck", seat=SEAT, card=CARD),
    Kind("mythology_struck", mythology=MYTHOLOGY),
    Kind("offering_struck", coins=NUMBER),
    Kind("ruined", seat=SEAT, wonder=WONDER, card=CARD),
    Kind("seized", seat=SEAT, wonder=WONDER),
    Kind("sheltered", seat=SEAT, coins=NUMBER),
    Kind("minerva_placed", seat=SEAT, place=SPACE),
    Kind("minerva_stopped", seat=SEAT),
    Kind("loot_removed", seat=SEAT, token=LOOT_TOKEN),
)
