"""The state of a game of Deus.

Everything that seldom changes is a tuple or an immutable value and is replaced, never mutated, so
that a clone shares it; short lists (deck, discard pile, villages) and the empires are copied.
"""

from typing import TYPE_CHECKING, Any

from tessera.core import i64
from tessera.core.chance import Chance
from tessera.core.message import Message
from tessera.core.state import State
from tessera.games.deus import components, rules, scoring, view
from tessera.games.deus.catalog import SEATS
from tessera.games.deus.continent import (
    STANDARD,
    Continent,
    continent_from_text,
    continent_of,
)
from tessera.games.deus.empire import Empire, empire_from_data

if TYPE_CHECKING:
    from tessera.core.game import Game

NO_CONTINENT = continent_of(STANDARD[SEATS[0]], ())
NOBODY = -1


class DeusState(State):
    """Everything that is true in a game of Deus."""

    __slots__ = (
        "active",
        "asks_always",
        "closing",
        "continent",
        "deck",
        "discards",
        "empires",
        "emptied_are_attacked",
        "first",
        "has_wild",
        "knowers",
        "last_round",
        "round",
        "standing",
        "step",
        "supply",
        "temples",
        "village_points",
    )

    continent: Continent
    has_wild: bool
    """Whether everybody may build once face down."""
    asks_always: bool
    """Whether effects that only give are asked about too."""
    emptied_are_attacked: bool
    """Whether a village that siege towers have emptied counts as attacked for the end of the game."""
    first: int
    """Who has the first turn of every round."""
    round: int
    """From 1 on; 0 during the set-up."""
    step: int
    """How many seats have begun their turn in this round."""
    active: int
    """Whose turn it is, or NOBODY."""
    closing: str
    """What brings the game to its end, one of `catalog.ENDINGS`; empty while nothing has."""
    last_round: int
    """The round after which the game is over; 0 while nothing has brought it to its end."""
    supply: i64
    """The common resources, as a stock."""
    temples: int
    """Temples that can still be placed."""
    standing: i64
    """The villages that have not fallen, as a set of regions."""
    village_points: list[int]
    """The points that lie on the village of each tile."""
    deck: list[int]
    """Cards that nobody has drawn, a sorted bag."""
    discards: list[int]
    """The discard pile, its top last."""
    knowers: list[int]
    """For each card of the pile the seats that know it, as bits: all for one that lay on top."""
    empires: tuple[Empire, ...]

    def __init__(self, source: "DeusState | None") -> None:
        if source is not None:
            self.continent = source.continent
            self.has_wild = source.has_wild
            self.asks_always = source.asks_always
            self.emptied_are_attacked = source.emptied_are_attacked
            self.first = source.first
            self.round = source.round
            self.step = source.step
            self.active = source.active
            self.closing = source.closing
            self.last_round = source.last_round
            self.supply = source.supply
            self.temples = source.temples
            self.standing = source.standing
            self.village_points = source.village_points.copy()
            self.deck = source.deck.copy()
            self.discards = source.discards.copy()
            self.knowers = source.knowers.copy()
            self.empires = tuple([Empire(empire) for empire in source.empires])
            # Last, since mypyc checks every use of what is set after a method is called here.
            self.begin_as(source)
            return
        self.continent = NO_CONTINENT
        self.has_wild = False
        self.asks_always = False
        self.emptied_are_attacked = True
        self.first = 0
        self.round = 0
        self.step = 0
        self.active = NOBODY
        self.closing = ""
        self.last_round = 0
        self.supply = 0
        self.temples = 0
        self.standing = 0
        self.village_points = []
        self.deck = []
        self.discards = []
        self.knowers = []
        self.empires = ()

    def clone(self) -> "DeusState":
        return DeusState(self)

    # Questions about the state

    def occupied(self) -> i64:
        """The regions in which anybody's piece stands."""
        land: i64 = 0
        for empire in self.empires:
            land |= empire.land
        return land

    def others(self, seat: int) -> i64:
        """The regions that the opponents of a seat occupy."""
        land: i64 = 0
        for other in range(len(self.empires)):
            if other != seat:
                land |= self.empires[other].land
        return land

    # What every game writes

    def to_data(self) -> dict[str, Any]:
        return {
            **self.core_data(),
            "continent": self.continent.written(),
            "has_wild": self.has_wild,
            "asks_always": self.asks_always,
            "emptied_are_attacked": self.emptied_are_attacked,
            "first": self.first,
            "round": self.round,
            "step": self.step,
            "active": self.active,
            "closing": self.closing,
            "last_round": self.last_round,
            "supply": int(self.supply),
            "temples": self.temples,
            "standing": int(self.standing),
            "village_points": list(self.village_points),
            "deck": list(self.deck),
            "discards": list(self.discards),
            "knowers": list(self.knowers),
            "empires": [empire.to_data() for empire in self.empires],
        }

    def board(self, seat: int | None) -> dict[str, Any]:
        return view.board(self, seat)

    def guess(self, seat: int, chance: Chance) -> "DeusState":
        return view.guess(self, seat, chance)

    def score_sheets(self) -> list[dict[str, int]]:
        return scoring.score_sheets(self)

    def knows_score(self, viewer: int | None, seat: int) -> bool:
        return self.is_over or seat == viewer

    def summary(self) -> Message:
        if self.round == 0:
            return Message("deus.summary.set_up")
        return Message(
            "deus.summary.round",
            round=self.round,
            temples=self.temples,
            villages=rules.villages_left(self),
        )

    def ranking(self) -> list[int]:
        return scoring.ranking(self)

    def parts(self) -> dict[str, int]:
        return components.parts(self)


def state_from_data(data: dict[str, Any], game: "Game") -> DeusState:
    """The inverse of `to_data`."""
    state = DeusState(None)
    state.restore_core(data, game)
    state.continent = continent_from_text(data["continent"])
    state.has_wild, state.asks_always = data["has_wild"], data["asks_always"]
    state.emptied_are_attacked = data["emptied_are_attacked"]
    state.first, state.round, state.step = data["first"], data["round"], data["step"]
    state.active = data["active"]
    state.closing, state.last_round = data["closing"], data["last_round"]
    state.supply, state.temples = data["supply"], data["temples"]
    state.standing, state.village_points = data["standing"], list(data["village_points"])
    state.deck = list(data["deck"])
    state.discards, state.knowers = list(data["discards"]), list(data["knowers"])
    state.empires = tuple([empire_from_data(empire) for empire in data["empires"]])
    return state
