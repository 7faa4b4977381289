"""Positions in a line or two, and a few words to play them: for tests and studies.

`scenario` makes a position at the beginning of the turn of seat 0, on a map that the tests know::

    state = scenario(nation(units=["infantry@D2"], advances=["tactics"], food=2), nation())
    play(state, "move", "to:E2")
    assert units(state, "E2") == {"infantry": 1}

The map of two seats, if nothing is left unexplored; the homes are D2 and D7:

                      D1 barren
               C2 forest     E2 mountain
        B2 sea        D2 grass       F2 grass
    A3 mount   C3 sea         E3 sea         G3 forest
        B3 mount      D3 mount       F3 sea
               C4 sea         E4 grass
        B4 forest     D4 mount       F4 sea
    A5 sea     C5 grass       E5 barren      G5 forest
        B5 forest     D5 grass       F5 grass
               C6 sea         E6 grass
        B6 forest     D6 barren      F6 forest
    A7 mount   C7 grass       E7 grass       G7 grass
        B7 mount      D7 grass       F7 grass
               C8 mount       E8 forest
                      D8 barren

Its seas are B2 C3 C4, E3 F3 F4, A5 and C6. With more seats only the homes are known, unless tiles are given.
Dice and cards are dealt by name: `play(state, "move", "to:D6", deals=["6_infantry", "1_leader"])`.
Tests know how a state looks inside from here alone.
"""

from dataclasses import dataclass, field
from typing import Any

from tessera.core import purse
from tessera.core.chance import Chance, NamedChance
from tessera.core.deck import Deck
from tessera.core.event import Event
from tessera.core.scenario import asked as asked
from tessera.core.scenario import legal as legal
from tessera.core.scenario import play as play_by
from tessera.core.scenario import reason as reason
from tessera.core.scenario import told as told
from tessera.games.clash import GAME, wild
from tessera.games.clash.catalog import (
    ACTION_CARDS,
    ADVANCES,
    BUILDINGS,
    CARD_EFFECT,
    CARD_TACTICS,
    EFFECTS,
    EVENT_EFFECTS,
    EVENTS_EFFECT,
    GOODS,
    LEADER,
    MOODS,
    NOBODY,
    OBJECTIVES_OF,
    PORT,
    TACTICS_NAMES,
    UNITS,
    WONDERS,
)
from tessera.games.clash.catalog import BARBARIANS as BARBARIANS
from tessera.games.clash.catalog import OBJECTIVES as OBJECTIVES
from tessera.games.clash.catalog import PIRATES as PIRATES
from tessera.games.clash.city import (
    NO_CITY,
    city_of,
    with_building,
    with_port,
    with_wonder,
)
from tessera.games.clash.court import court_from_data
from tessera.games.clash.dealing import become
from tessera.games.clash.frames.rounds import ROUNDS_FRAME, begin_turn
from tessera.games.clash.layout import LABELS
from tessera.games.clash.looking import advances as advances
from tessera.games.clash.looking import at_court as at_court
from tessera.games.clash.looking import buildings as buildings
from tessera.games.clash.looking import card as card
from tessera.games.clash.looking import cell_of as cell_of
from tessera.games.clash.looking import goods as goods
from tessera.games.clash.looking import hand as hand
from tessera.games.clash.looking import led_by as led_by
from tessera.games.clash.looking import mood as mood
from tessera.games.clash.looking import objective as objective
from tessera.games.clash.looking import owner as owner
from tessera.games.clash.looking import points as points
from tessera.games.clash.looking import powers as powers
from tessera.games.clash.looking import size as size
from tessera.games.clash.looking import supply as supply
from tessera.games.clash.looking import terrain as terrain
from tessera.games.clash.looking import track as track
from tessera.games.clash.looking import units as units
from tessera.games.clash.looking import wonders as wonders
from tessera.games.clash.map import HOME, UNEXPLORED, WAYS, Map, first_map
from tessera.games.clash.nation import SETTLEMENT, Nation
from tessera.games.clash.notation import FIRST_GREAT
from tessera.games.clash.peoples import gift, leader, people
from tessera.games.clash.pirates import place_ship
from tessera.games.clash.rules.recruit import place_unit
from tessera.games.clash.settings import CIVILIZATIONS, cards_in
from tessera.games.clash.state import ClashState

TWO = {2: 0, 3: 3, 4: 5, 5: 7, 6: 9, 7: 11, 8: 13, 9: 15}
"""The tile in each slot of the map of two seats, all as they are."""


@dataclass(frozen=True)
class Plan:
    """What a nation of a scenario has; see `nation`."""

    cities: list[str]
    units: list[str]
    advances: list[str]
    hand: list[str]
    objectives: list[str]
    wonders: list[str]
    goods: dict[str, int] = field(default_factory=dict)
    track: int = 3
    people: str | None = None
    powers: list[str] = field(default_factory=list)
    leader: str | None = None
    lost_leaders: list[str] = field(default_factory=list)
    court: dict[str, Any] = field(default_factory=dict)


def nation(
    cities: list[str] | None = None,
    units: list[str] | None = None,
    advances: list[str] | None = None,
    hand: list[str] | None = None,
    objectives: list[str] | None = None,
    wonders: list[str] | None = None,
    track: int = 3,
    people: str | None = None,
    powers: list[str] | None = None,
    leader: str | None = None,
    lost_leaders: list[str] | None = None,
    court: dict[str, Any] | None = None,
    **goods: int,
) -> Plan:
    """A nation: its cities, units, advances beside the first two, cards, and goods.

    Cities are written like "C5 happy academy port@C6 great_wall": the cell, the mood (neutral, if none is
    named), buildings of its own colour or, like "temple=1", of another seat's, and wonders of its own.
    Without any it has its home, happy. Units are written like "infantry@D2" or "3 infantry@D2". Action cards
    are named by what they do ("spy") or by their tactics ("archers"), great persons by themselves, and
    objective cards by one of their objectives.

    With a `people` the game has the Civilizations expansion. It owns the powers that its advances bring, and
    `powers` besides. Its `leader` is in play, in the first city or, like "caesar@E5", elsewhere; he may be of
    another people. `court` is what only some peoples have, by the names in `court`: numbers, or lists of
    cells or of ints.
    """
    return Plan(
        cities if cities is not None else [""],
        units or [],
        advances or [],
        hand or [],
        objectives or [],
        wonders or [],
        goods,
        track,
        people,
        powers or [],
        leader,
        lost_leaders or [],
        court or {},
    )


def scenario(
    *plans: Plan,
    barbarians: list[str] | None = None,
    barbarian_units: list[str] | None = None,
    unexplored: list[int] | None = None,
    tiles: dict[int, str] | None = None,
    exhausted: list[str] | None = None,
    discards: list[str] | None = None,
    event_discards: list[str] | None = None,
    empty: list[str] | None = None,
    pirates: list[str] | None = None,
    expansion: bool = False,
    age: int = 1,
    round: int = 1,
    **options: Any,
) -> ClashState:
    """A position at the beginning of seat 0's turn, the first of the round.

    With the `expansion` all of it is in the game but peoples; `pirates` are the cells of their ships.
    `empty` are decks in which nothing is left: "action", "objective", "event" or "wonder".
    """
    seats = len(plans)
    state = new_game(seats, **options)
    while state.stack and state.stack[-1] is not ROUNDS_FRAME:
        state.stack.pop()
    if expansion or any(plan.people for plan in plans):
        state.settings |= CIVILIZATIONS
    state.map = _map_of(seats, unexplored or [], tiles or {})
    laid = {tile // WAYS for tile in state.map.tiles if tile >= 0}
    state.tiles = tuple([tile for tile in state.tiles if tile not in laid])
    size = state.map.layout.size
    state.cities = [NO_CITY] * size
    for each in (*range(seats), BARBARIANS):
        state.units[each] = [0] * size
    state.units[PIRATES] = [0] * size if state.settings & CIVILIZATIONS else []
    state.wild_reserve, state.wild_pieces, state.wild_cities = wild.ALL_UNITS, wild.ALL_SETTLEMENTS, 0
    state.nations = tuple([Nation(None) for _ in plans])
    state.builders = (NOBODY,) * len(WONDERS)
    box = Box(state)
    for seat, plan in enumerate(plans):
        _found(state, box, seat, plan)
    for text in barbarians or []:
        _settle(state, box, BARBARIANS, text)
    for text in barbarian_units or []:
        number, kind, cell = _unit(state, text)
        for _ in range(number):
            wild.place_unit(state, cell, kind)
    for label in pirates or []:
        place_ship(state, cell_of(state, label))
    for label in exhausted or []:
        state.exhausted |= 1 << cell_of(state, label)
    state.discards = tuple([box.take_action(name) for name in discards or []])
    state.event_discards = tuple([box.take_event(name) for name in event_discards or []])
    box.put_back(empty or [])
    state.age, state.round, state.step, state.first, state.active = age, round, 0, 0, NOBODY
    begin_turn(state)
    state.settle(Chance(0))
    return state


class Box:
    """The cards that a scenario is made of."""

    def __init__(self, state: ClashState) -> None:
        self.state = state
        self.actions = list(range(len(ACTION_CARDS)))
        objectives, events = cards_in(state)
        self.objectives = list(objectives)
        self.events = list(events)
        self.wonders = list(range(len(WONDERS)))

    def take_action(self, name: str) -> int:
        """An action card by its effect or its tactics; a great person by its own name."""
        for number in self.actions:
            if name in (EFFECTS[CARD_EFFECT[number]], TACTICS_NAMES[CARD_TACTICS[number]]):
                self.actions.remove(number)
                return number
        return FIRST_GREAT + self.take_event(name)

    def take_event(self, name: str) -> int:
        card = next(card for card in self.events if EVENT_EFFECTS[EVENTS_EFFECT[card]] == name)
        self.events.remove(card)
        return card

    def take_objective(self, name: str) -> int:
        number = OBJECTIVES.index(name)
        card = next(card for card in self.objectives if number in OBJECTIVES_OF[card])
        self.objectives.remove(card)
        return card

    def take_wonder(self, name: str) -> int:
        self.wonders.remove(WONDERS.index(name))
        return WONDERS.index(name)

    def put_back(self, empty: list[str]) -> None:
        """What is left lies in the decks, but for those that are empty."""
        self.state.deck = Deck(() if "action" in empty else tuple(self.actions))
        self.state.objective_deck = Deck(() if "objective" in empty else tuple(self.objectives))
        self.state.event_deck = Deck(() if "event" in empty else tuple(self.events))
        self.state.wonder_deck = Deck(() if "wonder" in empty else tuple(self.wonders))


def _map_of(seats: int, unexplored: list[int], tiles: dict[int, str]) -> Map:
    first = first_map(seats)
    laid = list(first.tiles)
    if seats == 2:
        for slot, tile in TWO.items():
            laid[slot] = UNEXPLORED if slot in unexplored else tile * WAYS
    for slot, text in tiles.items():
        number, _, way = text.partition(" ")
        laid[slot] = int(number) * WAYS + (1 if way == "turned" else 0)
    assert all(tile != HOME for tile in laid[seats:])
    return Map(first.layout, tuple(laid))


def _found(state: ClashState, box: Box, seat: int, plan: Plan) -> None:
    own = state.nations[seat]
    own.home = state.map.layout.slots[seat][0]
    home = _home(state, own)
    own.track = plan.track
    own.stock = purse.packed(GOODS, plan.goods)
    for name in plan.advances:
        own.advances |= 1 << ADVANCES.index(name)
    for text in plan.cities:
        _settle(state, box, seat, text or f"{home} happy")
    for text in plan.units:
        number, kind, cell = _unit(state, text)
        for _ in range(number):
            place_unit(state, seat, cell, kind)
    own.hand = tuple(sorted([box.take_action(name) for name in plan.hand]))
    own.objectives = tuple(sorted([box.take_objective(name) for name in plan.objectives]))
    if plan.people is not None:
        _endow(state, own, seat, plan)
    own.wonder_cards = tuple(sorted([box.take_wonder(name) for name in plan.wonders]))


def _endow(state: ClashState, own: Nation, seat: int, plan: Plan) -> None:
    """What a nation has of its people."""
    become(own, people(plan.people or ""))
    for name in plan.powers:
        own.powers |= 1 << gift(name)
    own.borrowed = own.lent()
    own.leaders = without_leaders(own.leaders, [leader(name) for name in plan.lost_leaders])
    if plan.leader is not None:
        name, _, label = plan.leader.partition("@")
        own.leader = leader(name)
        own.leaders = without_leaders(own.leaders, [own.leader])
        cell = cell_of(state, label or plan.cities[0].partition(" ")[0] or _home(state, own))
        place_unit(state, seat, cell, LEADER)
    data = {
        name: sum([1 << cell_of(state, text) for text in value]) if _are_cells(value) else value
        for name, value in plan.court.items()
    }
    own.court = court_from_data(data)


def without_leaders(leaders: tuple[int, ...], lost: list[int]) -> tuple[int, ...]:
    return tuple([each for each in leaders if each not in lost])


def _home(state: ClashState, own: Nation) -> str:
    return LABELS[state.map.layout.label[own.home]]


def _are_cells(value: Any) -> bool:
    return isinstance(value, list) and bool(value) and isinstance(value[0], str)


def _unit(state: ClashState, text: str) -> tuple[int, int, int]:
    what, _, label = text.partition("@")
    number, _, kind = what.rpartition(" ")
    return int(number or 1), UNITS.index(kind), cell_of(state, label)


def _settle(state: ClashState, box: Box, owner: int, text: str) -> None:
    """A city, as `nation` writes it."""
    label, *words = text.split()
    cell = cell_of(state, label)
    moods = [word for word in words if word in MOODS]
    city = city_of(owner, MOODS.index(moods[0] if moods else "neutral"))
    if owner == BARBARIANS:
        state.wild_pieces -= 1
        state.wild_cities |= 1 << cell
    else:
        state.nations[owner].take_piece(SETTLEMENT)
        state.nations[owner].cities |= 1 << cell
    for word in words:
        name, _, place = word.partition("@")
        name, _, colour = name.partition("=")
        if name in WONDERS:
            city = with_wonder(city, box.take_wonder(name))
            builders = list(state.builders)
            builders[WONDERS.index(name)] = int(colour or owner)
            state.builders = tuple(builders)
        elif name in BUILDINGS:
            kind = BUILDINGS.index(name)
            painted = int(colour or owner)
            if painted != BARBARIANS:
                state.nations[painted].take_piece(kind)
            city = with_building(city, kind, painted)
            if kind == PORT:
                city = with_port(city, cell_of(state, place))
    state.cities[cell] = city


def new_game(seats: int = 2, seed: int = 1, **options: Any) -> ClashState:
    """A game as it is set up; without trade, unless it is asked for."""
    chosen = {"trade": "false", **{name: str(value).lower() for name, value in options.items()}}
    state = GAME.new(seats, Chance(seed), **chosen)
    assert isinstance(state, ClashState)
    return state


def play(state: ClashState, *notations: str, deals: list[str] | None = None, seed: int = 0) -> list[Event]:
    """Apply actions, each by the first seat that may, and return what happened.

    Dice and cards come as they are named, each as soon as it may; what is not named is left to a seed. All
    that is named must come.
    """
    chance = NamedChance(deals or [], Chance(seed))
    events = play_by(state, *notations, chance=chance)
    assert not chance.left, chance.left
    return events


def end_turn(state: ClashState, **chance: Any) -> list[Event]:
    """Seat by seat nothing more is done: the actions that are left are lost."""
    state.actions_left = 0
    return play(state, "end", **chance)


SYMBOL_QUESTIONS = (
    *("exhaust", "barbarians_settle", "barbarians_grow", "barbarian_army", "barbarian_step", "warrior"),
    *("pirates", "pirates_from", "raid"),
)


def happens(state: ClashState, event: str) -> list[Event]:
    """The active seat learns Siegecraft for two ideas, and draws an event: up to its text."""
    means = {"food", "gold"} & goods(state, state.active).keys()
    notations = ["advance:siegecraft", "study:ideas2gold0"] if means else ["advance:siegecraft"]
    events = play(state, *notations, deals=[event])
    while asked(state) in SYMBOL_QUESTIONS:
        events.extend(play(state, sorted(legal(state))[0]))
    return events


def doomed(
    cities: list[str] | None = None,
    units: list[str] | None = None,
    advances: list[str] | None = None,
    **others: Any,
) -> Plan:
    """A nation for which something `happens`: it has Tactics, two ideas, and one marker on its track."""
    known = ["tactics", *(advances or [])]
    return nation(cities, units, known, **{"track": 1, "ideas": 2, **others})


def march(state: ClashState, *ways: str, deals: list[str] | None = None, seed: int = 0) -> list[Event]:
    """A Move action: all units of a cell go to another, like "D5-D6", one group after another.

    No tactics are laid, and nobody retreats.
    """
    chance = NamedChance(deals or [], Chance(seed))
    events = play_by(state, "move", chance=chance)
    for way in ways:
        start, goal = way.split("-")
        if f"from:{start}" in legal(state):  # else there is no other
            events.extend(play_by(state, f"from:{start}", chance=chance))
        events.extend(play_by(state, f"to:{goal}", chance=chance))
        while asked(state) in ("tactics", "retreat"):
            events.extend(play_by(state, "skip", chance=chance))
    if asked(state) == "move":
        events.extend(play_by(state, "done", chance=chance))
    assert not chance.left, chance.left
    return events


def to_status(state: ClashState, **chance: Any) -> list[Event]:
    """All turns of the round are over, and the first seat that is asked in the status phase is."""
    events: list[Event] = []
    round_now = state.round
    while asked(state) == "turn" and state.round == round_now:
        events.extend(end_turn(state, **chance))
    return events
