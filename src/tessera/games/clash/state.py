"""The state of a game of Clash of Cultures.

Everything that seldom changes is a tuple or an immutable value and is replaced, never mutated, so that a
clone shares it; what lies on the cells are lists of ints, and they and the nations are copied.
"""

from typing import TYPE_CHECKING, Any

from tessera.core.chance import Chance
from tessera.core.deck import Deck, deck_from_data
from tessera.core.lasting import Lasting
from tessera.core.message import Message
from tessera.core.state import State
from tessera.games.clash import components, scoring, view
from tessera.games.clash.catalog import BARBARIANS, NOBODY, OWNERS, SEATS, WONDER_COUNT
from tessera.games.clash.map import Map, first_map, map_from_data
from tessera.games.clash.nation import Nation, nation_from_data

if TYPE_CHECKING:
    from tessera.core.game import Game

NO_MAP = first_map(SEATS[0])
NO_CARDS = Deck(())


class ClashState(State):
    """Everything that is true in a game of Clash of Cultures."""

    __slots__ = (
        "actions_left",
        "active",
        "age",
        "builders",
        "cities",
        "deck",
        "deeds",
        "discards",
        "event_deck",
        "event_discards",
        "exhausted",
        "first",
        "foreseen",
        "lasting",
        "map",
        "marks",
        "nations",
        "objective_deck",
        "open_wonders",
        "round",
        "settings",
        "shown_wonders",
        "spent",
        "step",
        "tiles",
        "turn",
        "units",
        "used",
        "wild_cities",
        "wild_pieces",
        "wild_reserve",
        "wonder_deck",
    )

    settings: int
    """The options of the game; see `settings`."""
    map: Map
    tiles: tuple[int, ...]
    """The tiles that nobody has seen, sorted: more of them than slots that are left."""
    exhausted: int
    """The cells whose land is exhausted, as a set."""
    cities: list[int]
    """The city on each cell; see `city`."""
    units: list[list[int]]
    """For each owner the units on each cell; see `units`. Owners that do not play have none."""
    marks: list[int]
    """What units of the active seat remember; see `marks`."""
    nations: tuple[Nation, ...]
    age: int
    """From 1 on; 0 during the set-up."""
    round: int
    """Of the age, from 1 on."""
    step: int
    """How many seats have begun their turn in this round."""
    first: int
    """Who has the first turn of a round."""
    active: int
    """Whose turn it is, or NOBODY."""
    turn: int
    """Turns that have begun, of all seats."""
    actions_left: int
    used: int
    """What may be done once in a turn and was; see `once`."""
    spent: int
    """What the active seat has spent since its action began, as a stock."""
    deeds: tuple[int, ...]
    """What has happened in this turn that objectives ask for; see `deeds`."""
    lasting: tuple[Lasting, ...]
    deck: Deck
    discards: tuple[int, ...]
    """Action cards, the top of the pile last."""
    objective_deck: Deck
    event_deck: Deck
    event_discards: tuple[int, ...]
    wonder_deck: Deck
    foreseen: tuple[tuple[int, int, int], ...]
    """Objectives that a seer has drawn: who will draw each, or NOBODY, the card, and the seer."""
    shown_wonders: tuple[int, ...]
    """Wonders that envoys have shown: who would draw one may take one of them."""
    open_wonders: tuple[int, ...]
    """Wonders that everybody may build."""
    builders: tuple[int, ...]
    """Who has built each wonder, or NOBODY."""
    wild_cities: int
    """The cells of the Barbarians' cities, as a set."""
    wild_reserve: int
    """The Barbarians' units that are not on the board."""
    wild_pieces: int
    """The Barbarians' settlements that are not on the board."""

    def __init__(self, source: "ClashState | None") -> None:
        if source is not None:
            self.settings = source.settings
            self.map = source.map
            self.tiles = source.tiles
            self.exhausted = source.exhausted
            self.cities = source.cities.copy()
            self.units = [stood.copy() if stood else stood for stood in source.units]
            self.marks = source.marks.copy()
            self.nations = tuple([Nation(nation) for nation in source.nations])
            self.age = source.age
            self.round = source.round
            self.step = source.step
            self.first = source.first
            self.active = source.active
            self.turn = source.turn
            self.actions_left = source.actions_left
            self.used = source.used
            self.spent = source.spent
            self.deeds = source.deeds
            self.lasting = source.lasting
            self.deck = source.deck
            self.discards = source.discards
            self.objective_deck = source.objective_deck
            self.event_deck = source.event_deck
            self.event_discards = source.event_discards
            self.wonder_deck = source.wonder_deck
            self.foreseen = source.foreseen
            self.shown_wonders = source.shown_wonders
            self.open_wonders = source.open_wonders
            self.builders = source.builders
            self.wild_cities = source.wild_cities
            self.wild_reserve = source.wild_reserve
            self.wild_pieces = source.wild_pieces
            # Last, since mypyc checks every use of what is set after a method is called here.
            self.begin_as(source)
            return
        self.settings = 0
        self.map = NO_MAP
        self.tiles = ()
        self.exhausted = 0
        self.cities = []
        self.units = [[] for _ in range(OWNERS)]
        self.marks = []
        self.nations = ()
        self.age = 0
        self.round = 0
        self.step = 0
        self.first = 0
        self.active = NOBODY
        self.turn = 0
        self.actions_left = 0
        self.used = 0
        self.spent = 0
        self.deeds = ()
        self.lasting = ()
        self.deck = NO_CARDS
        self.discards = ()
        self.objective_deck = NO_CARDS
        self.event_deck = NO_CARDS
        self.event_discards = ()
        self.wonder_deck = NO_CARDS
        self.foreseen = ()
        self.shown_wonders = ()
        self.open_wonders = ()
        self.builders = (NOBODY,) * WONDER_COUNT
        self.wild_cities = 0
        self.wild_reserve = 0
        self.wild_pieces = 0

    def clone(self) -> "ClashState":
        return ClashState(self)

    # Questions about the state

    def enemy_units(self, seat: int, cell: int) -> int:
        """The units of somebody else on a cell, packed, if there are any."""
        units = self.units
        for owner in range(OWNERS):
            if owner != seat:
                stood = units[owner]
                if stood and stood[cell]:
                    return stood[cell]
        return 0

    def cities_of(self, owner: int) -> int:
        """The cells of an owner's cities, as a set."""
        return self.wild_cities if owner == BARBARIANS else self.nations[owner].cities

    def all_cities(self) -> int:
        found = self.wild_cities
        for nation in self.nations:
            found |= nation.cities
        return found

    # What every game writes

    def to_data(self) -> dict[str, Any]:
        return {
            **self.core_data(),
            "settings": self.settings,
            "map": self.map.written(),
            "tiles": list(self.tiles),
            "exhausted": self.exhausted,
            "cities": list(self.cities),
            "units": [list(stood) for stood in self.units],
            "marks": list(self.marks),
            "nations": [nation.to_data() for nation in self.nations],
            "age": self.age,
            "round": self.round,
            "step": self.step,
            "first": self.first,
            "active": self.active,
            "turn": self.turn,
            "actions_left": self.actions_left,
            "used": self.used,
            "spent": self.spent,
            "deeds": list(self.deeds),
            "lasting": [list(effect) for effect in self.lasting],
            "deck": self.deck.to_data(),
            "discards": list(self.discards),
            "objective_deck": self.objective_deck.to_data(),
            "event_deck": self.event_deck.to_data(),
            "event_discards": list(self.event_discards),
            "wonder_deck": self.wonder_deck.to_data(),
            **self.portents_data(),
            "open_wonders": list(self.open_wonders),
            "builders": list(self.builders),
            "wild_cities": self.wild_cities,
            "wild_reserve": self.wild_reserve,
            "wild_pieces": self.wild_pieces,
        }

    def portents_data(self) -> dict[str, Any]:
        """What events of the expansion have left, if they have left anything."""
        found: dict[str, Any] = {}
        if self.foreseen:
            found["foreseen"] = [list(each) for each in self.foreseen]
        if self.shown_wonders:
            found["shown_wonders"] = list(self.shown_wonders)
        return found

    def board(self, seat: int | None) -> dict[str, Any]:
        return view.board(self, seat)

    def guess(self, seat: int, chance: Chance) -> "ClashState":
        return view.guess(self, seat, chance)

    def score_sheets(self) -> list[dict[str, int]]:
        return scoring.score_sheets(self)

    def summary(self) -> Message:
        if self.age == 0:
            return Message("clash.summary.set_up")
        return Message("clash.summary.round", age=self.age, round=self.round)

    def ranking(self) -> list[int]:
        return scoring.ranking(self)

    def parts(self) -> dict[str, int]:
        return components.parts(self)


def state_from_data(data: dict[str, Any], game: "Game") -> ClashState:
    """The inverse of `to_data`."""
    state = ClashState(None)
    state.restore_core(data, game)
    state.settings, state.map = data["settings"], map_from_data(data["map"])
    state.tiles, state.exhausted = tuple(data["tiles"]), data["exhausted"]
    state.cities = list(data["cities"])
    state.units = [list(stood) for stood in data["units"]]
    state.marks = list(data["marks"])
    state.nations = tuple([nation_from_data(nation) for nation in data["nations"]])
    state.age, state.round, state.step = data["age"], data["round"], data["step"]
    state.first, state.active, state.turn = data["first"], data["active"], data["turn"]
    state.actions_left, state.used, state.spent = data["actions_left"], data["used"], data["spent"]
    state.deeds = tuple(data["deeds"])
    state.lasting = tuple([(ability, seat, until) for ability, seat, until in data["lasting"]])
    state.deck, state.discards = deck_from_data(data["deck"]), tuple(data["discards"])
    state.objective_deck = deck_from_data(data["objective_deck"])
    state.event_deck = deck_from_data(data["event_deck"])
    state.event_discards = tuple(data["event_discards"])
    state.wonder_deck = deck_from_data(data["wonder_deck"])
    state.open_wonders, state.builders = tuple(data["open_wonders"]), tuple(data["builders"])
    state.foreseen = tuple([(other, card, seer) for other, card, seer in data.get("foreseen", ())])
    state.shown_wonders = tuple(data.get("shown_wonders", ()))
    state.wild_cities = data["wild_cities"]
    state.wild_reserve, state.wild_pieces = data["wild_reserve"], data["wild_pieces"]
    return state
