"""Why an action of Deus is good: where it stands, what it brings, what it takes from others."""

from collections import Counter

from tessera.ai.reasons import Prospect
from tessera.core import purse
from tessera.core.hexes import count_bits
from tessera.core.message import Message, seat_name
from tessera.games.deus import preview, rules
from tessera.games.deus.catalog import (
    COLOUR,
    COLOURS,
    GODS,
    PURPLE,
    RESOURCES,
    TERRAINS,
    TYPE_COUNT,
)
from tessera.games.deus.catalog import PRODUCTION as PRODUCTION_PIECE
from tessera.games.deus.continent import regions_of
from tessera.games.deus.names import (
    amounts,
    card_name,
    colour_name,
    god_name,
    region_name,
    resource_name,
)
from tessera.games.deus.notation import ADD, BUILD, INVOKE, LAND, OFFER, PLACE
from tessera.games.deus.state import DeusState

LONG_COLUMN = 2
"""Cards of a column that are worth a word."""


def reasons(prospect: Prospect) -> list[Message]:
    before, after = prospect.before, prospect.after
    assert isinstance(before, DeusState)
    assert isinstance(after, DeusState)
    return [
        *_placed(before, after, prospect),
        *_villages(prospect),
        *_god(prospect),
        *_column(before, after, prospect.seat),
        *_chain(before, prospect),
        *_brings(before, after, prospect),
        *_takes(prospect),
        *_ends(prospect),
    ]


# The map


def _placed(before: DeusState, after: DeusState, prospect: Prospect) -> list[Message]:
    told: list[Message] = []
    is_named = PLACE.covers(prospect.action) or LAND.covers(prospect.action)
    for event in prospect.told("placed"):
        if event.told["seat"] != prospect.seat:
            continue
        piece, region = event.told["piece"], event.told["region"]
        terrain = _terrain(after, region)
        name = Message(f"deus.terrain.{TERRAINS[terrain]}")
        if not is_named:
            told.append(Message("deus.hint.place", region=region_name(region), terrain=name))
        if piece == PRODUCTION_PIECE and terrain < len(RESOURCES):
            told.append(
                Message("deus.hint.yields", region=region_name(region), resource=resource_name(terrain))
            )
        told.extend(_siege(after, region))
        told.extend(_blocked(before, prospect.seat, region))
        told.extend(_reached(before, after, prospect.seat))
    return told


def _terrain(state: DeusState, region: int) -> int:
    continent = state.continent
    found = [land for land, where in enumerate(continent.lands) if where >> region & 1]
    return found[0] if found else TERRAINS.index("sea")


def _siege(after: DeusState, region: int) -> list[Message]:
    """The villages that it stands beside, and how near they are to their fall."""
    told: list[Message] = []
    for village in regions_of(after.standing & after.continent.layout.near_of[region]):
        empty = count_bits(after.continent.layout.near_of[village] & ~after.occupied())
        told.append(Message("deus.hint.siege", region=region_name(village), count=empty))
    return told


def _blocked(before: DeusState, seat: int, region: int) -> list[Message]:
    """Those who could have built there in their next turn."""
    if before.occupied() >> region & 1:
        return []
    return [
        Message("deus.hint.blocks", seat=seat_name(rival), region=region_name(region))
        for rival in range(before.seats)
        if rival != seat
        and before.empires[rival].land
        and any(rules.open_regions(before, rival, piece) >> region & 1 for piece in range(TYPE_COUNT))
    ]


def _reached(before: DeusState, after: DeusState, seat: int) -> list[Message]:
    """How many more regions lie open to it."""
    if not before.empires[seat].land:
        return []
    was, now = (
        count_bits(rules.open_regions(state, seat, PRODUCTION_PIECE) & ~state.empires[seat].land)
        for state in (before, after)
    )
    return [Message("deus.hint.reaches", count=now - was)] if now > was else []


def _villages(prospect: Prospect) -> list[Message]:
    return [
        Message("deus.hint.conquers", region=region_name(event.told["region"]), points=event.told["points"])
        for event in prospect.told("conquered")
        if event.told["seat"] == prospect.seat
    ]


# Cards


def _god(prospect: Prospect) -> list[Message]:
    """Whom an offering calls, and what the god gives."""
    if OFFER.covers(prospect.action):
        return [_gift(COLOUR[OFFER.argument(prospect.action)])]
    if INVOKE.covers(prospect.action):
        return [_gift(INVOKE.argument(prospect.action))]
    if ADD.covers(prospect.action):
        return [Message("deus.hint.adds", card=card_name(ADD.argument(prospect.action)))]
    return []


def _gift(god: int) -> Message:
    return Message("deus.hint.god", god=god_name(god), gift=Message(f"deus.god_text.{GODS[god]}"))


def _chain(before: DeusState, prospect: Prospect) -> list[Message]:
    """What the cards of the column would bring together, by what they surely give."""
    if not BUILD.covers(prospect.action):
        return []
    card = BUILD.argument(prospect.action)
    given: Counter[str] = Counter()
    for part in preview.plan(before, prospect.seat, COLOUR[card], card)["chain"]:
        if part["kind"] == "gain":
            given.update(part["amounts"])
    told = amounts(_packed([given[name] for name in RESOURCES]), given["gold"], given["points"])
    return [Message("deus.hint.chain", amounts=told)] if told else []


def _column(before: DeusState, after: DeusState, seat: int) -> list[Message]:
    """The card that joins a column: how many work from now on, or what a temple would be worth."""
    told: list[Message] = []
    for colour in range(len(COLOURS)):
        column = after.empires[seat].columns[colour]
        if len(column) == len(before.empires[seat].columns[colour]):
            continue
        if colour == PURPLE:
            worth = preview.card_yield(after, seat, column[-1])["amounts"]["points"]
            told.append(Message("deus.hint.temple", card=card_name(column[-1]), points=worth))
        elif len(column) >= LONG_COLUMN:
            told.append(Message("deus.hint.column", colour=colour_name(colour), count=len(column)))
    return told


# Treasury


def _brings(before: DeusState, after: DeusState, prospect: Prospect) -> list[Message]:
    """What there is more and less of in the end; points are counted by whoever asks."""
    seat = prospect.seat
    mine, then = before.empires[seat], after.empires[seat]
    more = [then.amount(resource) - mine.amount(resource) for resource in range(len(RESOURCES))]
    gold = then.gold - mine.gold
    gained = amounts(_packed([max(0, amount) for amount in more]), max(0, gold))
    paid = amounts(_packed([max(0, -amount) for amount in more]), max(0, -gold))
    told: list[Message] = []
    if gained:
        told.append(Message("deus.hint.brings", amounts=gained))
    if paid:
        told.append(Message("deus.hint.costs", amounts=paid))
    drawn = sum(event.told["count"] for event in prospect.told("drew") if event.told["seat"] == seat)
    if drawn:
        told.append(Message("deus.hint.draws", count=drawn))
    pieces = sum(1 for event in prospect.told("recruited") if event.told["seat"] == seat)
    if pieces:
        told.append(Message("deus.hint.recruits", count=pieces))
    return told


def _packed(counts: list[int]) -> int:
    return purse.packed(RESOURCES, dict(zip(RESOURCES, counts, strict=True)))


def _takes(prospect: Prospect) -> list[Message]:
    """What others lose."""
    return [
        Message("deus.hint.takes", seat=event.message.args["victim"], amounts=event.message.args["amounts"])
        for event in prospect.told("stole")
        if event.told["seat"] == prospect.seat
    ]


def _ends(prospect: Prospect) -> list[Message]:
    return [Message("deus.hint.closes", round=event.told["round"]) for event in prospect.told("closing")]
