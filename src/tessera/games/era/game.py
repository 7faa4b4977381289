"""Era as a game of Tessera: its set-up."""

from typing import Any, Final

from tessera.core.chance import Chance
from tessera.core.edition import Fact
from tessera.core.frame import frames_in
from tessera.core.game import Game, Manifest, Sample
from tessera.games.era.catalog import (
    BOXED_BUILDINGS,
    BOXED_DICE,
    BUILDING_COUNT,
    DICE,
    DICE_COUNT,
    ENDINGS,
    HEIGHT,
    KEEP,
    PHILIP_DICE,
    PIECE_COUNT,
    PIECES,
    SEATS,
    SOLO_BOXED,
    START_DICE,
    START_PIECES,
    TOKENS,
    WIDTH,
)
from tessera.games.era.describe import catalog_data
from tessera.games.era.domain import Domain
from tessera.games.era.edition import BOX
from tessera.games.era.events import EVENTS
from tessera.games.era.facts import facts
from tessera.games.era.frames import build, collect, disasters, extort, layout, roll, rounds
from tessera.games.era.grid import ORIENTATIONS, PLACEMENT_AT
from tessera.games.era.names import NAMES
from tessera.games.era.notation import VOCABULARY
from tessera.games.era.state import EraState, state_from_data


class Era(Game):
    """Era: Medieval Age, for one to four seats."""

    def __init__(self) -> None:
        super().__init__(
            name="era",
            rules_version=3,
            seats=SEATS,
            options=(),
            vocabulary=VOCABULARY,
            names=NAMES,
            frames=frames_in(build, collect, disasters, extort, layout, roll, rounds),
            length_limit=50_000,
            manifest=Manifest(
                samples=tuple([Sample(number, games=3) for number in SEATS]), endings=ENDINGS, order=2
            ),
            events=EVENTS,
            box=BOX,
        )

    def set_up(self, seats: int, options: dict[str, str], chance: Chance) -> EraState:
        state = EraState(None)
        state.begin(self, seats)
        state.tokens = TOKENS[seats]
        state.domains = tuple([founded_domain() for _ in range(seats)])
        sort_supply(state)
        state.push(rounds.ROUNDS)
        layout.begin_layout(state, START_PIECES[seats])
        return state

    def state_from_data(self, data: dict[str, Any]) -> EraState:
        return state_from_data(data, self)

    def catalog(self) -> dict[str, Any]:
        return catalog_data()

    def facts(self) -> dict[str, Fact]:
        return facts()


def founded_domain() -> Domain:
    """A domain with its keep in the exact centre."""
    domain = Domain(None)
    way = ORIENTATIONS[KEEP][0]
    column = (WIDTH - 1 - max(way.columns)) // 2
    row = (HEIGHT - way.height) // 2
    domain.add(PLACEMENT_AT[KEEP][row * WIDTH + column])
    return domain


def sort_supply(state: EraState) -> None:
    """The supply, without what the number of seats leaves in the box and what all begin with."""
    seats = state.seats
    supply = list(PIECE_COUNT)
    box = [0] * len(PIECES)
    for piece in range(BUILDING_COUNT):
        box[piece] = BOXED_BUILDINGS.get(seats, 0) + (SOLO_BOXED.get(piece, 0) if seats == 1 else 0)
    for piece in (KEEP, *START_PIECES[seats]):
        supply[piece] -= seats
    dice_box = [BOXED_DICE.get(seats, 0)] * len(DICE)
    dice = [DICE_COUNT[die] - dice_box[die] - seats * START_DICE[die] for die in range(len(DICE))]
    if seats == 1:
        dice = [count - his for count, his in zip(dice, PHILIP_DICE, strict=True)]
    state.supply = tuple([count - boxed for count, boxed in zip(supply, box, strict=True)])
    state.box = tuple(box)
    state.dice_supply, state.dice_box = tuple(dice), tuple(dice_box)


GAME: Final = Era()
