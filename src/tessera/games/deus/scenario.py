"""Positions in a line or two, and a few words to play them: for tests and studies.

`scenario` makes a position at the beginning of the turn of seat 0, on a continent whose regions the
tests know by name::

    state = scenario(empire(wood=1, hand=["school"], pieces=["civil@a0"]), empire(pieces=["civil@d3"]))
    play(state, "build:school", "place:a0")
    assert asked(state) == "use"

The continent of two seats:

    forests a0 b0 c4 d4   mountains a2 b3 c6 d0   swamps a3 b4 c5 d5   fields a1 b2 c1 d3
    seas a4 a6 b1 b5 c2 c3 d2 d6
    villages a5 (beside a0 a4 a6)   b6 (b0 b1 b5)   c0 (c1 to c6)   d1 (d0 d2 d6)

With more seats every tile is alike: village 0, forest 1, mountain 2, swamp 3, field 4, seas 5 and 6.
A card is named by its kind, whatever it costs: how many there are and what they cost is a guess of ours,
so no test hangs on it. Where a kind is named several times, its cards are taken one after another.
Tests know how a state looks inside from here alone.
"""

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

from tessera.core.chance import Chance, ScriptedChance
from tessera.core.event import Event
from tessera.core.scenario import asked as asked
from tessera.core.scenario import reason as reason_by_id
from tessera.core.scenario import seat_for
from tessera.core.scenario import told as told
from tessera.games.deus import GAME, scoring
from tessera.games.deus.catalog import (
    CARD,
    CARDS,
    COLOUR,
    COLOURS,
    COST,
    COST_OF,
    DECK,
    GOLD_COST,
    GREEN,
    KIND,
    KIND_OF,
    KINDS,
    LAYOUTS,
    PIECES,
    RESOURCES,
    TYPE_COUNT,
    TYPES,
    WILD,
    stock_of,
)
from tessera.games.deus.continent import REGIONS, continent_from_text, regions_of
from tessera.games.deus.empire import NO_CARD, Empire, packed
from tessera.games.deus.frames.rounds import ROUNDS
from tessera.games.deus.frames.turn import Turn
from tessera.games.deus.state import DeusState

TWO = "WFMSOVO@0,0+WOFMSOV@1,0+VFOOWSM@0,1+MVOFWSO@1,1"
ALIKE = "VWMSFOO"


def continent_for(seats: int) -> str:
    """The continent of the tests."""
    if seats == 2:
        return TWO
    return "+".join(f"{ALIKE}@{i},{j}" for i, j in LAYOUTS[seats])


@dataclass(frozen=True)
class Plan:
    """What an empire of a scenario has; see `empire`."""

    gold: int
    points: int
    stock: dict[str, int]
    pieces: list[str]
    hand: list[str] | None
    cards: list[str]
    ready: dict[str, int]
    reserve: dict[str, int]
    hidden: str = ""
    began: str = ""


def empire(
    gold: int = 0,
    points: int = 5,
    wood: int = 0,
    stone: int = 0,
    clay: int = 0,
    wheat: int = 0,
    pieces: list[str] | None = None,
    hand: list[str] | None = None,
    cards: list[str] | None = None,
    ready: dict[str, int] | None = None,
    reserve: dict[str, int] | None = None,
    hidden: str = "",
    began: str = "",
) -> Plan:
    """An empire: its treasury, its pieces such as "army@a0", its hand, and its cards from the bottom up.

    A piece that is neither on the map nor said to be ready lies in the reserve; two of each type are
    ready, as far as they are left. A hand that is not given is two cards that matter to no test.
    "wild:red" among the cards is the card built face down. It began where its first piece stands, unless
    another region is said.
    """
    return Plan(
        gold,
        points,
        {"wood": wood, "stone": stone, "clay": clay, "wheat": wheat},
        pieces or [],
        hand,
        cards or [],
        ready or {},
        reserve or {},
        hidden,
        began or (pieces[0].partition("@")[2] if pieces else ""),
    )


def scenario(
    *plans: Plan,
    temples: int | None = None,
    villages: dict[str, int] | None = None,
    fallen: list[str] | None = None,
    supply: dict[str, int] | None = None,
    discards: list[str] | None = None,
    deck: list[str] | None = None,
    **options: Any,
) -> DeusState:
    """A position at the beginning of seat 0's turn, the first of the round."""
    seats = len(plans)
    box = Box()
    founded = [_founded(plan, box) for plan in plans]
    thrown = [box.take(name) for name in discards or []]
    for made, plan in zip(founded, plans, strict=True):
        if plan.hand is None:
            made.hand = tuple(sorted([box.take_dull(), box.take_dull()]))
    state = GAME.new(seats, Chance(1), **{"continent": continent_for(seats), **options})
    assert isinstance(state, DeusState)
    state.first, state.round, state.step, state.active = 0, 1, 1, 0
    state.empires = tuple(founded)
    state.stack = [ROUNDS, Turn(0)]
    state.discards = thrown
    state.knowers = [(1 << seats) - 1] * len(state.discards)
    state.deck = box.left
    if deck is not None:
        state.deck = sorted(card_of(name) for name in deck)
    state.supply = stock_of(
        {
            name: (supply or {}).get(name, 5 * seats - sum(plan.stock[name] for plan in plans))
            for name in RESOURCES
        }
    )
    state.temples -= sum(piece.startswith("temple") for plan in plans for piece in plan.pieces)
    if temples is not None:
        state.temples = temples
    set_villages(state, villages or {}, fallen or [])
    again = GAME.from_data(state.to_data())
    assert isinstance(again, DeusState)
    return again


def set_villages(state: DeusState, points: dict[str, int], fallen: list[str]) -> None:
    for name, count in [*points.items(), *[(name, 0) for name in fallen]]:
        assert state.continent.villages >> REGIONS.index(name) & 1, f"{name} is no village"
        state.village_points["abcdefg".index(name[0])] = count
    for name in fallen:
        state.standing &= ~(1 << REGIONS.index(name))


class Box:
    """The cards that a scenario is made of."""

    def __init__(self) -> None:
        self.left = list(DECK)

    def take(self, name: str) -> int:
        """A card of a kind, the first that is left."""
        found = [card for card in self.left if KINDS[KIND_OF[card]] == name]
        assert found, f"no {name} is left in the box"
        self.left.remove(found[0])
        return found[0]

    def take_dull(self) -> int:
        """A green card that the scenario does not name."""
        found = next(card for card in self.left if COLOUR[card] == GREEN)
        self.left.remove(found)
        return found


def _founded(plan: Plan, box: Box) -> Empire:
    made = Empire(None)
    made.gold, made.points = plan.gold, plan.points
    made.stock = stock_of(plan.stock)
    standing = [0] * (TYPE_COUNT + 1)
    for text in plan.pieces:
        piece, _, region = text.partition("@")
        made.put(PIECES.index(piece), 1 << REGIONS.index(region))
        standing[PIECES.index(piece)] += 1
    made.began = 1 << REGIONS.index(plan.began) if plan.began else 0
    ready = [plan.ready.get(name, min(2, 5 - standing[piece])) for piece, name in enumerate(TYPES)]
    reserve = [plan.reserve.get(name, 5 - standing[piece] - ready[piece]) for piece, name in enumerate(TYPES)]
    made.ready, made.reserve = packed(ready), packed(reserve)
    columns: list[list[int]] = [[] for _ in COLOURS]
    for name in plan.cards:
        if name.startswith("wild:"):
            columns[COLOURS.index(name.partition(":")[2])].append(WILD)
        else:
            card = box.take(name)
            columns[COLOUR[card]].append(card)
    made.columns = tuple(tuple(column) for column in columns)
    made.hand = tuple(sorted(box.take(name) for name in plan.hand or []))
    made.hidden = box.take(plan.hidden) if plan.hidden else NO_CARD
    return made


def card_of(name: str) -> int:
    """The first card of a kind."""
    return KIND_OF.index(KIND[name])


def kind_names(cards: Iterable[int]) -> list[str]:
    """The kinds of cards."""
    return [KINDS[KIND_OF[card]] for card in cards]


def kinds_of(ids: Iterable[str]) -> list[str]:
    """The kinds of cards that a view names by their ids; "wild" stands for itself."""
    return [KINDS[KIND_OF[CARD[name]]] if name in CARD else name for name in ids]


def hold_alike(state: DeusState, kind: str, seat: int = 0) -> None:
    """Let a seat hold two cards of a kind with the same price, whether or not the box has two."""
    state.empires[seat].hand = (card_of(kind),) * 2


@contextmanager
def other_prices() -> Iterator[None]:
    """Prices may be set here; afterwards those of the box are back."""
    printed, each, gold = list(COST), list(COST_OF), list(GOLD_COST)
    try:
        yield
    finally:
        COST[:], COST_OF[:], GOLD_COST[:] = printed, each, gold


def set_price(kind: str, **amounts: int) -> None:
    """Let the cards of a kind cost something else from now on, until `other_prices` ends."""
    for card, its in enumerate(KIND_OF):
        if its == KIND[kind]:
            COST[card] = stock_of(amounts)
            COST_OF[card] = [amounts.get(name, 0) for name in RESOURCES]
            GOLD_COST[card] = amounts.get("gold", 0)


def new_game(seats: int = 2, seed: int = 1, **options: Any) -> DeusState:
    state = GAME.new(seats, Chance(seed), **options)
    assert isinstance(state, DeusState)
    return state


def action(state: DeusState, notation: str) -> int:
    """The action of a notation that names a card by its kind: of those cards one that may be named now."""
    verb, _, name = notation.partition(":")
    if verb not in OF_CARDS or name not in KIND:
        return GAME.vocabulary.action(notation)
    cards = [card for card, kind in enumerate(KIND_OF) if kind == KIND[name]]
    meant = [GAME.vocabulary.action(f"{verb}:{CARDS[card]}") for card in cards]
    open_now = [action for seat in state.seats_to_act() for action in state.actions(seat)]
    held = [one for one, card in zip(meant, cards, strict=True) if is_held(state, card)]
    return next((one for one in meant if one in open_now), (held or meant)[0])


OF_CARDS = ("build", "offer", "add", "activate", "hide")
"""The verbs that are about a card."""


def is_held(state: DeusState, card: int) -> bool:
    """Whether the seat that is asked holds a card."""
    return any(card in state.empires[seat].hand for seat in state.seats_to_act())


def notation(action: int) -> str:
    """The notation of an action, which names a card by its kind."""
    written = GAME.vocabulary.notation(action)
    verb, _, name = written.partition(":")
    return f"{verb}:{kinds_of([name])[0]}" if verb in OF_CARDS else written


def legal(state: DeusState, verb: str = "", seat: int | None = None) -> set[str]:
    """The legal actions of the first seat that is asked, or of one; or those of one verb."""
    acting = state.seats_to_act()
    if not acting:
        return set()
    actions = state.actions(acting[0] if seat is None else seat)
    return {written for written in map(notation, actions) if written.startswith(verb)}


def reason(state: DeusState, written: str) -> str:
    """The last word of the reason against an action of the first seat that is asked."""
    return reason_by_id(state, GAME.vocabulary.notation(action(state, written)))


# Playing


def play(state: DeusState, *notations: str, draws: list[str] | None = None, seed: int = 0) -> list[Event]:
    """Apply actions, each by the first seat that has it, and return what happened.

    `draws` are the cards that are drawn, exactly as many; without them a seed decides.
    """
    script = draws_of(state, draws or [])
    chance = Chance(seed) if draws is None else script
    events: list[Event] = []
    for written in notations:
        meant = action(state, written)
        state.apply(seat_for(state, meant), meant, chance, events)
    assert script.left == 0
    return events


def draws_of(state: DeusState, names: list[str]) -> ScriptedChance:
    """The chance by which these cards are drawn from the deck, and then from the discard pile."""
    bag, outcomes = list(state.deck), []
    for name in names:
        if not bag:
            bag = sorted(state.discards)
        index = kind_names(bag).index(name)
        if len(bag) > 1:
            outcomes.append(index)
        del bag[index]
    return ScriptedChance(outcomes)


def build(card: str, *answers: str, others: list[Plan] | None = None, **given: Any) -> DeusState:
    """Seat 0 builds a card of its hand, paying in gold, and answers what it is asked then.

    What is not about the table is given to its empire, whose hand holds one card more.
    """
    table = {name: given.pop(name) for name in TABLE if name in given}
    own = empire(**{"gold": 40, **given, "hand": [card, *given.get("hand", ["temple_gold"])]})
    state = scenario(own, *(others or [empire(pieces=["civil@d3"])]), **table)
    play(state, f"build:{card}")
    if asked(state) == "pay":
        play(state, "pay:gold")
    play(state, *answers)
    return state


TABLE = (
    *("temples", "villages", "fallen", "supply", "discards", "deck"),
    *("continent", "ask_always", "wild", "emptied_villages"),
)
"""What `build` passes on to the scenario."""


def regions(state: DeusState, verb: str) -> set[str]:
    """The regions that a verb may name now."""
    return {written.partition(":")[2] for written in legal(state, f"{verb}:")}


def bill(state: DeusState, written: str) -> dict[str, int]:
    """The lines of an action's bill by the last words of their keys; resources by their names."""
    lines = state.explain(state.seats_to_act()[0], action(state, written))
    named = [line.message.args.get("resource", line.message) for line in lines]
    return {name.key.rpartition(".")[2]: line.amount for name, line in zip(named, lines, strict=True)}


# Looking


def gold(state: DeusState, seat: int = 0) -> int:
    return state.empires[seat].gold


def points(state: DeusState, seat: int = 0) -> int:
    return state.empires[seat].points


def resources(state: DeusState, seat: int = 0) -> dict[str, int]:
    """The resources that a seat has any of."""
    held = {name: state.empires[seat].amount(number) for number, name in enumerate(RESOURCES)}
    return {name: amount for name, amount in held.items() if amount}


def supply(state: DeusState, resource: str) -> int:
    return int(state.supply) >> 8 * RESOURCES.index(resource) & 255


def hand(state: DeusState, seat: int = 0) -> list[str]:
    return kind_names(state.empires[seat].hand)


def column(state: DeusState, colour: str, seat: int = 0) -> list[str]:
    cards = state.empires[seat].columns[COLOURS.index(colour)]
    return ["wild" if card == WILD else KINDS[KIND_OF[card]] for card in cards]


def ready(state: DeusState, piece: str, seat: int = 0) -> int:
    return state.empires[seat].count_ready(TYPES.index(piece))


def reserve(state: DeusState, piece: str, seat: int = 0) -> int:
    return state.empires[seat].count_reserve(TYPES.index(piece))


def pieces(state: DeusState, seat: int = 0) -> set[str]:
    """The pieces of a seat on the map, such as "army@a0"."""
    return {
        f"{name}@{REGIONS[region]}"
        for piece, name in enumerate(PIECES)
        for region in regions_of(state.empires[seat].where(piece))
    }


def pairs(state: DeusState, seat: int = 0) -> set[str]:
    """The regions in which two armies of a seat stand."""
    return {REGIONS[region] for region in regions_of(state.empires[seat].pair)}


def village(state: DeusState, region: str) -> int | None:
    """The points on a village, or None if it has fallen."""
    tile = "abcdefg".index(region[0])
    assert state.continent.village_of(tile) == REGIONS.index(region)
    return state.village_points[tile] if state.standing >> REGIONS.index(region) & 1 else None


def discards(state: DeusState) -> list[str]:
    return kind_names(state.discards)


def deck(state: DeusState) -> list[str]:
    return kind_names(state.deck)


def sheet(state: DeusState, seat: int = 0) -> dict[str, int]:
    return scoring.score_sheet(state, seat)


def near(seats: int, region: str) -> set[str]:
    """The regions beside one."""
    layout = continent_from_text(continent_for(seats)).layout
    return {REGIONS[other] for other in regions_of(layout.near_of[REGIONS.index(region)])}
