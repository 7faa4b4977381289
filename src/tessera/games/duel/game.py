"""Duel as a game of Tessera: its options and its set-up."""

from typing import Any, Final

from tessera.core.chance import SEAT_NAMES, SEATS, Chance
from tessera.core.deck import Deck
from tessera.core.frame import frames_in
from tessera.core.game import BOTH, Game, Manifest, Option, Sample, SeatOption
from tessera.games.duel.catalog import (
    ALL_PROGRESS,
    ALL_WONDERS,
    BASE_PROGRESS,
    BASE_WONDERS,
    CIVILIAN,
    GODS_OF,
    MILITARY,
    PANTHEON_SLOTS,
    PROGRESS,
    PROGRESS_ON_BOARD,
    SCIENTIFIC,
)
from tessera.games.duel.city import EMPTY
from tessera.games.duel.describe import catalog_data
from tessera.games.duel.events import EVENTS
from tessera.games.duel.frames import ages, draft, gods, science, summoning, tokens, turn, wonders
from tessera.games.duel.names import NAMES
from tessera.games.duel.notation import VOCABULARY
from tessera.games.duel.pantheon import NOWHERE, Pantheon
from tessera.games.duel.state import DuelState, state_from_data

EMPTY_PANTHEON: Final = Pantheon(
    slots=[EMPTY] * PANTHEON_SLOTS,
    seen=[0] * PANTHEON_SLOTS,
    decks=[Deck(gods_of) for gods_of in GODS_OF],
    knowers=[()] * len(GODS_OF),
    tokens={},
    enki=(),
    minerva=NOWHERE,
)


class Duel(Game):
    """7 Wonders Duel, with the Pantheon expansion as an option."""

    def __init__(self) -> None:
        super().__init__(
            name="duel",
            rules_version=2,
            seats=(2,),
            options=(
                Option("pantheon", "false", BOTH),
                SeatOption("first", "random", 2),
            ),
            vocabulary=VOCABULARY,
            names=NAMES,
            frames=frames_in(ages, draft, gods, science, summoning, tokens, turn, wonders),
            length_limit=400,
            manifest=Manifest(
                samples=(Sample(2, games=8), Sample(2, {"pantheon": "true"}, games=8)),
                endings=(CIVILIAN, MILITARY, SCIENTIFIC),
                sudden=(MILITARY, SCIENTIFIC),
                order=1,
            ),
            events=EVENTS,
        )

    def set_up(self, seats: int, options: dict[str, str], chance: Chance) -> DuelState:
        state = DuelState(None)
        state.begin(self, seats)
        with_pantheon = options["pantheon"] == "true"
        first = options["first"]
        state.first = chance.among(SEATS, 2, SEAT_NAMES) if first == "random" else int(first) - 1
        state.active = state.first
        tokens = Deck(ALL_PROGRESS if with_pantheon else BASE_PROGRESS)
        shown, state.box_progress = tokens.deal(PROGRESS_ON_BOARD, chance, PROGRESS)
        state.board_progress = tuple(sorted(shown))
        state.wonder_deck = Deck(ALL_WONDERS if with_pantheon else BASE_WONDERS)
        state.push(ages.AGES)
        if with_pantheon:
            state.pantheon = EMPTY_PANTHEON.copy()
            ages.deal_age(state, 1, chance)
            state.push(ages.DEALT_AGE)
        draft.begin_draft(state, chance)
        return state

    def state_from_data(self, data: dict[str, Any]) -> DuelState:
        return state_from_data(data, self)

    def catalog(self) -> dict[str, Any]:
        return catalog_data()


GAME: Final = Duel()
