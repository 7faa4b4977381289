"""The state of a game of Era.

Everything that seldom changes is a tuple and is replaced, never mutated, so that a clone shares it;
only the domains are copied.
"""

from typing import TYPE_CHECKING, Any

from tessera.core.chance import Chance
from tessera.core.message import Message
from tessera.core.state import State
from tessera.games.era import components, scoring, view
from tessera.games.era.catalog import DICE, LAYOUT, NO_DICE, PHASES, PIECES
from tessera.games.era.domain import Domain, domain_from_data

if TYPE_CHECKING:
    from tessera.core.game import Game


class EraState(State):
    """Everything that is true in a game of Era."""

    __slots__ = (
        "box",
        "dice_box",
        "dice_supply",
        "domains",
        "first",
        "flipped",
        "phase",
        "philip",
        "round",
        "step",
        "supply",
        "tokens",
    )

    first: int
    """The first player of the round."""
    round: int
    """From 1 on; 0 while the domains are laid out."""
    phase: int
    """A number of `catalog.PHASES`."""
    step: int
    """How many seats have had their turn in the phase."""
    tokens: int
    """Tracking tokens in play."""
    flipped: int
    """How many of them show the cross."""
    supply: tuple[int, ...]
    """How many of each piece are left to take."""
    box: tuple[int, ...]
    """How many of each piece are out of the game."""
    dice_supply: tuple[int, ...]
    dice_box: tuple[int, ...]
    domains: tuple[Domain, ...]
    philip: tuple[int, ...]
    """What Sir Philip's dice show; nothing before he rolled, and never with several seats."""

    def __init__(self, source: "EraState | None") -> None:
        if source is not None:
            self.first = source.first
            self.round = source.round
            self.phase = source.phase
            self.step = source.step
            self.tokens = source.tokens
            self.flipped = source.flipped
            self.supply = source.supply
            self.box = source.box
            self.dice_supply = source.dice_supply
            self.dice_box = source.dice_box
            self.domains = tuple([Domain(domain) for domain in source.domains])
            self.philip = source.philip
            # Last, since mypyc checks every use of what is set after a method is called here.
            self.begin_as(source)
            return
        self.first = 0
        self.round = 0
        self.phase = LAYOUT
        self.step = 0
        self.tokens = 0
        self.flipped = 0
        self.supply = (0,) * len(PIECES)
        self.box = (0,) * len(PIECES)
        self.dice_supply = (0,) * len(DICE)
        self.dice_box = (0,) * len(DICE)
        self.domains = ()
        self.philip = NO_DICE

    def clone(self) -> "EraState":
        return EraState(self)

    # What every game writes

    def to_data(self) -> dict[str, Any]:
        return {
            **self.core_data(),
            "first": self.first,
            "round": self.round,
            "phase": self.phase,
            "step": self.step,
            "tokens": self.tokens,
            "flipped": self.flipped,
            "supply": list(self.supply),
            "box": list(self.box),
            "dice_supply": list(self.dice_supply),
            "dice_box": list(self.dice_box),
            "domains": [domain.to_data() for domain in self.domains],
            "philip": list(self.philip),
        }

    def board(self, seat: int | None) -> dict[str, Any]:
        return view.board(self, seat)

    def guess(self, seat: int, chance: Chance) -> "EraState":
        return view.guess(self, seat, chance)

    def score_sheets(self) -> list[dict[str, int]]:
        return scoring.score_sheets(self)

    def summary(self) -> Message:
        if self.round == 0:
            return Message("era.summary.layout")
        return Message(
            "era.summary.round",
            round=self.round,
            phase=Message(f"era.phase.{PHASES[self.phase]}"),
            scores=", ".join(str(score) for score in self.scores()),
        )

    def ranking(self) -> list[int]:
        return scoring.ranking(self)

    def parts(self) -> dict[str, int]:
        return components.parts(self)


def state_from_data(data: dict[str, Any], game: "Game") -> EraState:
    """The inverse of `to_data`."""
    state = EraState(None)
    state.restore_core(data, game)
    state.first, state.round = data["first"], data["round"]
    state.phase, state.step = data["phase"], data["step"]
    state.tokens, state.flipped = data["tokens"], data["flipped"]
    state.supply, state.box = tuple(data["supply"]), tuple(data["box"])
    state.dice_supply, state.dice_box = tuple(data["dice_supply"]), tuple(data["dice_box"])
    state.domains = tuple([domain_from_data(domain) for domain in data["domains"]])
    state.philip = tuple(data["philip"])
    return state
