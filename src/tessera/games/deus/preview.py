"""What would happen: for whoever draws the board, and only while a view is made.

A *yield* says what the effect of a card would do now, as plain data; `kind` tells its shape:

    nothing     it would change nothing
    gain        amounts: of resources, gold or points
    one_of      amounts of resources, one of which is chosen
    sell        most: how many lots could be sold; lot: what each is; amounts: what each brings
    buy         most: how many could be bought; gold: for each
    draw        count: of cards
    recruit     count: of pieces
    activate    cards: those of another column that would do anything
    march       armies: how many could move; steps: how far
    worth       amounts: the points of a temple at the end of the game, as things stand; most

A *plan* says what building a card would do: `chain`, the yields of its column from the bottom up, the
card itself last; and `at`, every region where its piece may stand. There, `landing` says that it costs
points, `falls` lists the villages that would fall, and `chain` is given where it would differ.
`payment` is there if one would be asked how to pay before the place: the answer that pays as much as
possible in resources, which is what the plan is made with.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from tessera.core import i64, purse
from tessera.core.hexes import count_bits
from tessera.games.deus import construction, effects, gods, rules, temples
from tessera.games.deus.catalog import (
    CARDS,
    COLOUR,
    COLOURS,
    GODS,
    JUPITER,
    MOST_TEMPLE_POINTS,
    PAYMENTS,
    PURPLE,
    RESOURCES,
    WILD,
)
from tessera.games.deus.continent import (
    REGIONS,
    regions_of,
)
from tessera.games.deus.edition import TILE_REGIONS
from tessera.games.deus.notation import PAY, VOCABULARY

if TYPE_CHECKING:
    from tessera.games.deus.state import DeusState

Yield = dict[str, Any]

# What an effect would do


def card_yield(state: "DeusState", seat: int, card: int) -> Yield:
    """What a card of the seat would do now."""
    if card == WILD:
        return {"kind": "nothing"}
    if COLOUR[card] == PURPLE:
        points = temples.OF_CARD[card].worth(state, seat)
        return {"kind": "worth", "amounts": {"points": points}, "most": MOST_TEMPLE_POINTS}
    effect = effects.OF_CARD[card]
    return YIELDS[type(effect)](state, seat, effect) if effect.works(state, seat) else {"kind": "nothing"}


def column_yields(state: "DeusState", seat: int, colour: int) -> list[Yield]:
    """What each card of a column would do now, from the bottom up."""
    return [card_yield(state, seat, card) for card in state.empires[seat].columns[colour]]


def stock_data(stock: int) -> dict[str, int]:
    """Resources by their names, those that there are."""
    return _some({name: purse.amount(stock, resource) for resource, name in enumerate(RESOURCES)})


def _some(amounts: dict[str, int]) -> dict[str, int]:
    return {name: amount for name, amount in amounts.items() if amount}


def _gain(amounts: dict[str, int]) -> Yield:
    return {"kind": "gain", "amounts": _some(amounts)}


def _produced(state: "DeusState", resource: int, amount: int) -> Yield:
    return _gain({RESOURCES[resource]: min(amount, rules.in_supply(state, resource))})


# The yield of each kind of effect, one that changes something


def _gained(state: "DeusState", seat: int, effect: "effects.Gain") -> Yield:
    count = effect.count(state, seat)
    return _gain({"gold": effect.gold * count, "points": effect.victory_points * count})


def _produced_by_one(state: "DeusState", seat: int, effect: "effects.ProduceOne") -> Yield:
    found = {RESOURCES[land]: effect.amount for land in rules.lands_worked(state, seat)}
    return _gain(found) if len(found) == 1 else {"kind": "one_of", "amounts": found}


def _produced_by_all(state: "DeusState", seat: int, effect: "effects.ProduceEverywhere") -> Yield:
    works: i64 = state.empires[seat].production & state.continent.lands[effect.terrain]
    return _produced(state, effect.terrain, count_bits(works) * effect.amount)


def _produced_by_city(state: "DeusState", seat: int, effect: "effects.ProduceByCity") -> Yield:
    size = rules.largest_works(state, seat, effect.terrain)
    return _produced(state, effect.terrain, size * effect.amount)


def _sold(state: "DeusState", seat: int, effect: "effects.Sell") -> Yield:
    return {
        "kind": "sell",
        "most": min(effect.most, rules.lots(state.empires[seat], effect.lot)),
        "lot": stock_data(effect.lot),
        "amounts": _some({"gold": effect.gold, "points": effect.victory_points}),
    }


def _bought(state: "DeusState", seat: int, effect: "effects.Buy") -> Yield:
    in_supply = sum(rules.in_supply(state, resource) for resource in range(len(RESOURCES)))
    most = min(effect.most, in_supply, state.empires[seat].gold // effect.gold)
    return {"kind": "buy", "most": most, "gold": effect.gold}


def _drawn(state: "DeusState", seat: int, effect: "effects.Draw") -> Yield:
    count = count_bits(state.empires[seat].cities(effect.pieces)) * effect.cards
    return {"kind": "draw", "count": min(count, rules.room_for_cards(state, seat))}


def _recruited(state: "DeusState", seat: int, effect: "effects.Recruit") -> Yield:
    left = sum(state.empires[seat].count_reserve(piece) for piece in range(PURPLE))
    return {"kind": "recruit", "count": min(effect.count(state, seat), left)}


def _activated(state: "DeusState", seat: int, effect: "effects.Activate") -> Yield:
    cards = effects.working_cards(state, seat, effect.colour)
    return {"kind": "activate", "cards": [CARDS[card] for card in cards]}


def _marched(state: "DeusState", seat: int, effect: "effects.Move") -> Yield:
    armies = count_bits(rules.movable(state, seat, effect.steps, effect.is_one, 0))
    return {"kind": "march", "armies": 1 if effect.is_one else armies, "steps": effect.steps}


def _stolen(state: "DeusState", seat: int, effect: "effects.Steal") -> Yield:
    """What the best army would steal. How many points a victim has is not known, so none is short of them."""
    best = {"gold": 0, "points": 0}
    for region in regions_of(rules.raiders(state, seat)):
        victims = rules.victims_of(state, seat, 1 << region)
        found = {"gold": 0, "points": 0}
        for other, empire in enumerate(state.empires):
            if victims >> other & 1:
                found["gold"] += min(effect.gold, empire.gold)
                found["points"] += effect.victory_points
        best = max(best, found, key=lambda one: (one["gold"], one["points"]))
    return _gain(best)


def _plundered(state: "DeusState", seat: int, effect: "effects.Plunder") -> Yield:
    villages = regions_of(rules.rich_villages(state, seat))
    most = max(state.village_points[region // TILE_REGIONS] for region in villages)
    return _gain({"points": min(effect.amount, most)})


YIELDS: Final[dict[type[effects.Effect], Callable[["DeusState", int, Any], Yield]]] = {
    effects.GainPerLand: _gained,
    effects.GainPerCity: _gained,
    effects.GainPerCard: _gained,
    effects.GainPerVillage: _gained,
    effects.ProduceOne: _produced_by_one,
    effects.ProduceEverywhere: _produced_by_all,
    effects.ProduceByCity: _produced_by_city,
    effects.Sell: _sold,
    effects.Buy: _bought,
    effects.Draw: _drawn,
    effects.Recruit: _recruited,
    effects.Activate: _activated,
    effects.Steal: _stolen,
    effects.Move: _marched,
    effects.Plunder: _plundered,
}


# What building a card would do


def plans(state: "DeusState", seat: int) -> dict[str, Any]:
    """The plans of all cards in the seat's hand that it could build, and of building face down."""
    found: dict[str, Any] = {}
    room = rules.standing_room(state, seat)
    if rules.can_build_temple(state, seat):
        room |= 1 << PURPLE
    for card in dict.fromkeys(state.empires[seat].hand):
        if room >> COLOUR[card] & 1:
            found[CARDS[card]] = plan(state, seat, COLOUR[card], card)
    for colour in rules.wild_columns(state, seat):
        found[f"wild:{COLOURS[colour]}"] = plan(state, seat, colour, WILD)
    return found


def plan(state: "DeusState", seat: int, colour: int, card: int) -> dict[str, Any]:
    """What building a card would do, or one face down. As much as possible is paid in resources."""
    after = state.clone()
    empire = after.empires[seat]
    payment = ""
    if card == WILD:
        empire.gold -= rules.wild_price(empire, colour)
        empire.hand = empire.hand[1:]
        construction.add_to_column(empire, colour, card)
    else:
        construction.play_card(after, seat, card)
        if ways := rules.payments(empire, card):
            if rules.has_choice_of_payment(empire, card):
                payment = VOCABULARY.notation(ways[0])
            construction.pay(after, seat, card, PAYMENTS[PAY.argument(ways[0])])
    found = placing_plan(after, seat, colour)
    if payment:
        found["payment"] = payment
    return found


def gifts(state: "DeusState", seat: int) -> dict[str, Any]:
    """For each god but Jupiter what it would give now for one card of the hand, for two, and so on, and
    whether it would bring its piece."""
    cards = len(state.empires[seat].hand)
    return {
        GODS[god]: {
            "amounts": [gods.gift(state, seat, god, count, cards - count) for count in range(1, cards + 1)],
            "piece": gods.brings_piece(state, seat, god),
        }
        for god in range(JUPITER)
    }


def placing_plan(state: "DeusState", seat: int, colour: int) -> dict[str, Any]:
    """What placing a piece would do, once its card lies in the column."""
    chain = column_yields(state, seat, colour)
    at: dict[str, Any] = {}
    if colour == PURPLE:
        open_regions: i64 = rules.temple_regions(state, seat) if state.temples else 0
        landings: i64 = 0
    else:
        open_regions = rules.open_regions(state, seat, colour)
        landings = rules.landing_regions(state, seat, colour)
    for region in regions_of(open_regions | landings):
        after = state.clone()
        if colour == PURPLE:
            construction.place_temple(after, seat, region)
        else:
            construction.build_piece(after, seat, colour, region)
        seen: dict[str, Any] = {}
        if landings >> region & 1:
            seen["landing"] = True
        if falls := _fallen(state, after):
            seen["falls"] = falls
        if (then := column_yields(after, seat, colour)) != chain:
            seen["chain"] = then
        at[REGIONS[region]] = seen
    return {"chain": chain, "at": at}


def marching_plan(state: "DeusState", seat: int, start: int, ends: i64) -> dict[str, Any]:
    """Where an army could go, and which villages would fall."""
    at: dict[str, Any] = {}
    for region in regions_of(ends):
        after = state.clone()
        construction.move_army(after, seat, start, region)
        falls = _fallen(state, after)
        at[REGIONS[region]] = {"falls": falls} if falls else {}
    return {"chain": [], "at": at}


def _fallen(before: "DeusState", after: "DeusState") -> list[dict[str, Any]]:
    """The villages that have fallen between two states: where, and the points of each seat."""
    fallen = regions_of(before.standing & ~after.standing)
    if not fallen:
        return []
    layout = before.continent.layout
    found: list[dict[str, Any]] = []
    for village in fallen:
        winners = construction.conquerors(after, layout.near_of[village])
        points = before.village_points[village // TILE_REGIONS] // len(winners)
        found.append({"region": REGIONS[village], "seats": winners, "points": points})
    return found


def siege(state: "DeusState", village: int) -> dict[str, Any]:
    """How a village stands about its fall: the regions around it, how many of them are still empty, the
    armies of each seat there, and who would win it now; nobody without an army."""
    ring: i64 = state.continent.layout.near_of[village]
    armies = [rules.armies_beside(state, seat, ring) for seat in range(state.seats)]
    return {
        "around": [REGIONS[region] for region in regions_of(ring)],
        "open": count_bits(ring & ~state.occupied()),
        "armies": armies,
        "winners": construction.conquerors(state, ring) if any(armies) else [],
    }
