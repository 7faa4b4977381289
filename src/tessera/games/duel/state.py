"""The state of a game of Duel.

Sequences that seldom change are tuples and are replaced, never mutated, so that a clone shares
them; the structure, its decks, the discards and the pantheon have lists, which a clone copies.
"""

from typing import TYPE_CHECKING, Any

from tessera.core.chance import Chance
from tessera.core.deck import Deck, deck_from_data
from tessera.core.message import Message
from tessera.core.state import State
from tessera.games.duel import components, scoring, view
from tessera.games.duel.catalog import SLOTS, WONDERS
from tessera.games.duel.city import EMPTY, City, city_from_data
from tessera.games.duel.layout import NO_STRUCTURE, Layout, layout_of
from tessera.games.duel.pantheon import Pantheon, pantheon_from_data

if TYPE_CHECKING:
    from tessera.core.game import Game


class DuelState(State):
    """Everything that is true in a game of Duel."""

    __slots__ = (
        "active",
        "again",
        "age",
        "board_progress",
        "box_progress",
        "cities",
        "deck",
        "discards",
        "first",
        "freed",
        "layout",
        "loot",
        "offer",
        "opened",
        "pantheon",
        "pawn",
        "retired",
        "specials",
        "structure",
        "under",
        "winner",
        "wonder_deck",
    )

    first: int
    """Who drafts first and begins the first age."""
    age: int
    """1 to 3; 0 before the first structure is dealt."""
    layout: Layout
    """Which slots of the structure still hold a card, and which of them are playable."""
    structure: list[int]
    """The card in each slot, or FACE_DOWN, FACE_DOWN_SPECIAL, EMPTY."""
    opened: list[int]
    """The playable cards, in the order of their slots. Like `freed` it is not saved."""
    freed: tuple[tuple[int, int], ...]
    """Slots that became free in this turn, each with its place in `opened`, which it joins at the end."""
    active: int
    """Whose turn it is, or was last."""
    again: bool
    """The active seat plays again."""
    pawn: int
    """The conflict pawn; positive on the second seat's half, CAPITAL in its capital."""
    loot: int
    """Military tokens still on the track, as bits."""
    offer: tuple[int, ...]
    """Wonders on offer in the draft."""
    wonder_deck: Deck
    retired: tuple[int, ...]
    """Wonders that left the game when seven stood."""
    under: tuple[int, ...]
    """The card tucked under each wonder."""
    board_progress: tuple[int, ...]
    """Progress tokens on the board."""
    box_progress: Deck
    """Progress tokens in the box."""
    deck: list[int]
    """Cards of this age that have not been seen, a sorted bag."""
    specials: list[int]
    """Guilds or Grand Temples that have not been seen, a sorted bag."""
    discards: list[int]
    cities: tuple[City, ...]
    pantheon: Pantheon | None
    winner: int
    """The seat that won by supremacy."""

    def __init__(self, source: "DuelState | None") -> None:
        if source is not None:
            self.first = source.first
            self.age = source.age
            self.layout = source.layout
            self.structure = source.structure.copy()
            self.opened = source.opened.copy()
            self.freed = source.freed
            self.active = source.active
            self.again = source.again
            self.pawn = source.pawn
            self.loot = source.loot
            self.offer = source.offer
            self.wonder_deck = source.wonder_deck
            self.retired = source.retired
            self.under = source.under
            self.board_progress = source.board_progress
            self.box_progress = source.box_progress
            self.deck = source.deck.copy()
            self.specials = source.specials.copy()
            self.discards = source.discards.copy()
            self.cities = (City(source.cities[0]), City(source.cities[1]))
            self.pantheon = source.pantheon.copy() if source.pantheon is not None else None
            self.winner = source.winner
            # Last, since mypyc checks every use of what is set after a method is called here.
            self.begin_as(source)
            return
        self.first = 0
        self.age = 0
        self.layout = NO_STRUCTURE
        self.structure = [EMPTY] * SLOTS
        self.opened = []
        self.freed = ()
        self.active = 0
        self.again = False
        self.pawn = 0
        self.loot = 15
        self.offer = ()
        self.wonder_deck = Deck(())
        self.retired = ()
        self.under = (EMPTY,) * len(WONDERS)
        self.board_progress = ()
        self.box_progress = Deck(())
        self.deck = []
        self.specials = []
        self.discards = []
        self.cities = (City(None), City(None))
        self.pantheon = None
        self.winner = EMPTY

    def clone(self) -> "DuelState":
        return DuelState(self)

    def find_playable(self) -> None:
        """Work out `opened` and `freed`: what lies face down on a free slot waits to be turned up."""
        cards = [self.structure[slot] for slot in self.layout.playable]
        self.opened = [card for card in cards if card >= 0]
        self.freed = tuple(
            [(place, slot) for place, slot in enumerate(self.layout.playable) if cards[place] < 0]
        )

    # Questions about the state

    def wonders_built(self) -> int:
        return len(self.cities[0].wonders) + len(self.cities[1].wonders)

    def lead(self, seat: int) -> int:
        """How far the pawn stands on the opponent's half; negative on one's own."""
        return self.pawn if seat == 0 else -self.pawn

    # What every game writes

    def to_data(self) -> dict[str, Any]:
        return {
            **self.core_data(),
            "first": self.first,
            "age": self.age,
            "present": self.layout.present,
            "structure": list(self.structure),
            "active": self.active,
            "again": self.again,
            "pawn": self.pawn,
            "loot": self.loot,
            "offer": list(self.offer),
            "wonder_deck": self.wonder_deck.to_data(),
            "retired": list(self.retired),
            "under": list(self.under),
            "board_progress": list(self.board_progress),
            "box_progress": self.box_progress.to_data(),
            "deck": list(self.deck),
            "specials": list(self.specials),
            "discards": list(self.discards),
            "cities": [city.to_data() for city in self.cities],
            "pantheon": self.pantheon.to_data() if self.pantheon else None,
            "winner": self.winner,
        }

    def board(self, seat: int | None) -> dict[str, Any]:
        return view.board(self, seat)

    def guess(self, seat: int, chance: Chance) -> "DuelState":
        return view.guess(self, seat, chance)

    def score_sheets(self) -> list[dict[str, int]]:
        return scoring.score_sheets(self)

    def summary(self) -> Message:
        if self.age == 0:
            return Message("duel.summary.draft")
        first, second = self.scores()
        return Message("duel.summary.age", age=self.age, first=first, second=second)

    def ranking(self) -> list[int]:
        return scoring.ranking(self)

    def parts(self) -> dict[str, int]:
        return components.parts(self)


def state_from_data(data: dict[str, Any], game: "Game") -> DuelState:
    """The inverse of `to_data`."""
    state = DuelState(None)
    state.restore_core(data, game)
    state.first, state.age = data["first"], data["age"]
    state.layout = layout_of(state.age, data["present"])
    state.structure = list(data["structure"])
    state.find_playable()
    state.active, state.again = data["active"], data["again"]
    state.pawn, state.loot = data["pawn"], data["loot"]
    state.offer = tuple(data["offer"])
    state.wonder_deck = deck_from_data(data["wonder_deck"])
    state.retired, state.under = tuple(data["retired"]), tuple(data["under"])
    state.board_progress = tuple(data["board_progress"])
    state.box_progress = deck_from_data(data["box_progress"])
    state.deck, state.specials = list(data["deck"]), list(data["specials"])
    state.discards = list(data["discards"])
    first, second = data["cities"]
    state.cities = (city_from_data(first), city_from_data(second))
    state.pantheon = pantheon_from_data(data["pantheon"]) if data["pantheon"] else None
    state.winner = data["winner"]
    return state
