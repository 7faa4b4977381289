"""Why an action of Duel is good: what it gains, what it keeps from the rival, and what it opens."""

from tessera.ai.reasons import Prospect
from tessera.core.message import Message, seat_name
from tessera.core.state import State
from tessera.games.duel import rules
from tessera.games.duel.catalog import (
    CAPITAL,
    CARD_EFFECTS_DATA,
    CARDS,
    CHAIN_NEEDED,
    COLOUR,
    GODS,
    PROGRESS,
    RED,
    RESOURCES,
    SLOT_COST,
    STRATEGY,
    STRATEGY_SHIELDS,
    SYMBOLS,
    WONDERS,
)
from tessera.games.duel.city import EMPTY, City, other
from tessera.games.duel.names import card_name, god_name, symbol_name
from tessera.games.duel.notation import BEGIN, DRAFT, KEEP_GOD, PLACE_GOD, TAKE_PROGRESS
from tessera.games.duel.state import DuelState

THREAT = 3
"""Spaces from a capital at which the pawn is a threat."""
WINNING_SYMBOLS = 6
MANY_SYMBOLS = 3
"""Different symbols that are worth a word."""


def order(state: State, seat: int, actions: list[int]) -> list[int] | None:
    """Gods lie face down until the second age, so search does not see who will pay how much for them:
    they go where they are cheapest for whoever places them."""
    if not all(PLACE_GOD.covers(action) for action in actions):
        return None
    return sorted(actions, key=lambda action: SLOT_COST[seat][PLACE_GOD.argument(action)])


def reasons(prospect: Prospect) -> list[Message]:
    before, after = prospect.before, prospect.after
    assert isinstance(before, DuelState)
    assert isinstance(after, DuelState)
    if after.is_over and after.winner == prospect.seat:
        return [Message("duel.hint.wins")]
    if BEGIN.covers(prospect.action):
        return []
    if any(verb.covers(prospect.action) for verb in (DRAFT, KEEP_GOD, TAKE_PROGRESS)):
        return [_what_it_does(prospect.action)]
    return [
        *_god(after, prospect),
        *_war(before, after, prospect),
        *_science(before, after, prospect),
        *_economy(before, after, prospect),
        *_chains(before, after, prospect),
        *_denies(before, after, prospect.seat),
        *_opens(before, after, prospect),
    ]


def _what_it_does(action: int) -> Message:
    """The text of a wonder, god or progress token that is chosen."""
    if DRAFT.covers(action):
        return Message(f"duel.wonder_text.{WONDERS[DRAFT.argument(action)]}")
    if KEEP_GOD.covers(action):
        return Message(f"duel.god_text.{GODS[KEEP_GOD.argument(action)]}")
    return Message(f"duel.progress_text.{PROGRESS[TAKE_PROGRESS.argument(action)]}")


def _god(after: DuelState, prospect: Prospect) -> list[Message]:
    """What a god will cost where it is put."""
    if not PLACE_GOD.covers(prospect.action) or after.pantheon is None:
        return []
    seat, slot = prospect.seat, PLACE_GOD.argument(prospect.action)
    god = after.pantheon.slots[slot]
    if god == EMPTY:
        return []
    mine, theirs = (rules.activation_cost(after, one, slot) for one in (seat, other(seat)))
    rival = seat_name(other(seat))
    return [Message("duel.hint.god", god=god_name(god), coins=mine, seat=rival, theirs=theirs)]


# What it gains


def _war(before: DuelState, after: DuelState, prospect: Prospect) -> list[Message]:
    seat, rival = prospect.seat, seat_name(other(prospect.seat))
    moved, left = after.lead(seat) - before.lead(seat), CAPITAL - after.lead(seat)
    told: list[Message] = []
    if moved > 0 and left <= THREAT:
        told.append(Message("duel.hint.threatens", seat=rival, spaces=left))
    elif moved > 0:
        told.append(Message("duel.hint.advances", seat=rival, spaces=moved))
    lost = before.cities[other(seat)].coins - after.cities[other(seat)].coins
    if lost > 0:
        told.append(Message("duel.hint.robs", seat=rival, coins=lost))
    return told


def _science(before: DuelState, after: DuelState, prospect: Prospect) -> list[Message]:
    told = [
        Message("duel.hint.pair", symbol=symbol_name(event.told["symbol"]))
        for event in prospect.told("pair")
        if event.told["seat"] == prospect.seat
    ]
    had, has = (state.cities[prospect.seat].different_symbols() for state in (before, after))
    if has > had and has >= MANY_SYMBOLS:
        told.append(Message("duel.hint.symbols", count=has, left=WINNING_SYMBOLS - has))
    return told


def _economy(before: DuelState, after: DuelState, prospect: Prospect) -> list[Message]:
    seat = prospect.seat
    mine, then = before.cities[seat], after.cities[seat]
    told: list[Message] = []
    more = [
        resource for resource in range(len(RESOURCES)) if then.produces(resource) > mine.produces(resource)
    ]
    if more:
        produced = tuple([Message(f"duel.resource.{RESOURCES[resource]}") for resource in more])
        told.append(Message("duel.hint.produces", resources=produced, seat=seat_name(other(seat))))
    planned = [wonder for wonder in mine.planned_wonders() if wonder in then.planned_wonders()]
    saved = sum(
        rules.wonder_price(before, seat, wonder) - rules.wonder_price(after, seat, wonder)
        for wonder in planned
    )
    if saved > 0:
        told.append(Message("duel.hint.cheaper", coins=saved))
    if then.coins > mine.coins:
        told.append(Message("duel.hint.coins", coins=then.coins - mine.coins))
    if any(event.told["seat"] == seat for event in prospect.told("plays_again")):
        told.append(Message("duel.hint.again"))
    return told


def _chains(before: DuelState, after: DuelState, prospect: Prospect) -> list[Message]:
    """What it costs nothing now, and what will cost nothing later."""
    told = [Message("duel.hint.free") for _ in prospect.told("built_by_chain")]
    gained = after.cities[prospect.seat].chains & ~before.cities[prospect.seat].chains
    later = [card for card in range(len(CARDS)) if CHAIN_NEEDED[card] & gained]
    if later:
        told.append(Message("duel.hint.chain", cards=tuple([card_name(card) for card in later])))
    return told


# What it keeps from the rival


def _denies(before: DuelState, after: DuelState, seat: int) -> list[Message]:
    """What the rival could have done with the cards that are gone."""
    rival = other(seat)
    gone = [card for card in rules.playable_cards(before) if card >= 0 and card not in after.structure]
    told: list[Message] = []
    for card in gone:
        if rules.card_price(before, rival, card) > before.cities[rival].purse:
            continue
        key = _use_to(before, rival, card)
        if key:
            told.append(Message(key, card=card_name(card), seat=seat_name(rival)))
    return told


def _use_to(state: DuelState, seat: int, card: int) -> str:
    """What a card would be to a seat, as the sentence that it is kept from it; empty for nothing much."""
    city = state.cities[seat]
    symbol = _symbol_of(card)
    if _shields(city, card) and state.lead(seat) + _shields(city, card) >= CAPITAL:
        return "duel.hint.denies_win"
    if symbol >= 0 and not city.symbol_count(symbol) and city.different_symbols() == WINNING_SYMBOLS - 1:
        return "duel.hint.denies_win"
    if symbol >= 0 and city.symbol_count(symbol) == 1:
        return "duel.hint.denies_pair"
    return "duel.hint.denies_free" if rules.is_chained(city, card) else ""


def _symbol_of(card: int) -> int:
    """The science symbol of a card, or -1."""
    named = [str(part["science"]) for part in CARD_EFFECTS_DATA[card] if "science" in part]
    return SYMBOLS.index(named[0]) if named else -1


def _shields(city: City, card: int) -> int:
    shields = sum(int(part.get("shields", 0)) for part in CARD_EFFECTS_DATA[card])
    return shields + STRATEGY_SHIELDS if COLOUR[card] == RED and city.has(STRATEGY) else shields


# What it opens


def _opens(before: DuelState, after: DuelState, prospect: Prospect) -> list[Message]:
    """The cards that others can take after it: which, how many that nobody has seen, or none."""
    is_taken = before.layout.present & ~after.layout.present
    if not is_taken or after.age != before.age or prospect.seat in after.acting:
        return []
    freed = [slot for slot in after.layout.playable if slot not in before.layout.playable]
    known = [before.structure[slot] for slot in freed if before.structure[slot] >= 0]
    told: list[Message] = []
    rival = seat_name(other(prospect.seat))
    if known:
        told.append(Message("duel.hint.opens", seat=rival, cards=tuple([card_name(card) for card in known])))
    if len(freed) > len(known):
        told.append(Message("duel.hint.turns_up", count=len(freed) - len(known)))
    return told or [Message("duel.hint.opens_nothing", seat=rival)]
