"""Deus as a game of Tessera: its options and its set-up."""

from typing import Any, Final

from tessera.core.chance import SEAT_NAMES, Chance
from tessera.core.chance import SEATS as SEAT_NUMBERS
from tessera.core.edition import Fact
from tessera.core.frame import frames_in
from tessera.core.game import BOTH, Game, Manifest, Option, Sample
from tessera.games.deus.catalog import (
    CHOSEN_STARTS,
    DECK,
    ENDINGS,
    LAYOUTS,
    ONE_OF_EACH,
    RESOURCES_FOR_SEAT,
    SEATS,
    START_RESOURCES,
)
from tessera.games.deus.continent import (
    STANDARD,
    Continent,
    continent_from_text,
    free_layout,
    random_continent,
    wrong_continent,
)
from tessera.games.deus.describe import catalog_data
from tessera.games.deus.edition import BOX
from tessera.games.deus.empire import Empire
from tessera.games.deus.events import EVENTS
from tessera.games.deus.facts import facts
from tessera.games.deus.frames import armies, build, choices, offer, rounds, start, trade, turn
from tessera.games.deus.names import NAMES
from tessera.games.deus.notation import VOCABULARY
from tessera.games.deus.state import DeusState, state_from_data

EQUAL_START: Final = "equal"
STANDARD_CONTINENT: Final = "standard"
FREE_CONTINENT: Final = "free"
EMPTIED_ATTACKED: Final = "attacked"
EMPTIED_STANDING: Final = "standing"
EVERY_VARIANT: Final = {
    "continent": FREE_CONTINENT,
    "wild": "true",
    "ask_always": "true",
    "emptied_villages": EMPTIED_STANDING,
}


class ContinentOption(Option):
    """How the tiles lie: as in the rulebook, freely, or as somebody wrote it down."""

    def __init__(self) -> None:
        super().__init__("continent", STANDARD_CONTINENT, (STANDARD_CONTINENT, FREE_CONTINENT))

    def accepts(self, value: str) -> bool:
        return value in self.choices or "@" in value


class Deus(Game):
    """Deus, for two to four seats."""

    def __init__(self) -> None:
        super().__init__(
            name="deus",
            rules_version=3,
            seats=SEATS,
            options=(
                Option("start", EQUAL_START, (EQUAL_START, *CHOSEN_STARTS)),
                ContinentOption(),
                Option("wild", "false", BOTH),
                Option("ask_always", "false", BOTH),
                Option("emptied_villages", EMPTIED_ATTACKED, (EMPTIED_ATTACKED, EMPTIED_STANDING)),
            ),
            vocabulary=VOCABULARY,
            names=NAMES,
            frames=frames_in(armies, build, choices, offer, rounds, start, trade, turn),
            length_limit=20_000,
            manifest=Manifest(
                samples=(
                    *[Sample(number) for number in SEATS],
                    Sample(2, {"start": "10", **EVERY_VARIANT}, games=1),
                    Sample(3, {"start": "7", "wild": "true"}, games=1),
                    Sample(4, {"start": "6", **EVERY_VARIANT}, games=1),
                ),
                endings=ENDINGS,
                order=3,
            ),
            events=EVENTS,
            box=BOX,
        )

    def set_up(self, seats: int, options: dict[str, str], chance: Chance) -> DeusState:
        state = DeusState(None)
        state.begin(self, seats)
        state.has_wild = options["wild"] == "true"
        state.asks_always = options["ask_always"] == "true"
        state.emptied_are_attacked = options["emptied_villages"] == EMPTIED_ATTACKED
        state.continent = lay_out(seats, options["continent"], chance)
        put_points(state)
        state.temples = state.continent.layout.tiles
        state.empires = tuple([Empire(None) for _ in range(seats)])
        state.supply = ONE_OF_EACH * seats * (RESOURCES_FOR_SEAT - START_RESOURCES)
        state.deck = DECK.copy()
        state.first = chance.among(SEAT_NUMBERS, seats, SEAT_NAMES)
        state.push(rounds.ROUNDS)
        if options["start"] != EQUAL_START:
            start.begin_choosing(state, int(options["start"]))
        return state

    def state_from_data(self, data: dict[str, Any]) -> DeusState:
        return state_from_data(data, self)

    def catalog(self) -> dict[str, Any]:
        return catalog_data()

    def facts(self) -> dict[str, Fact]:
        return facts()


def lay_out(seats: int, wanted: str, chance: Chance) -> Continent:
    """The continent that an option asks for."""
    tiles = len(LAYOUTS[seats])
    if wanted == STANDARD_CONTINENT:
        return random_continent(STANDARD[seats], chance)
    if wanted == FREE_CONTINENT:
        return random_continent(free_layout(tiles, chance), chance)
    continent = continent_from_text(wanted)
    if continent.layout.tiles != tiles:
        raise wrong_continent("tiles")
    return continent


def put_points(state: DeusState) -> None:
    """Every village has as many points as regions touch it."""
    layout = state.continent.layout
    villages = [state.continent.village_of(tile) for tile in range(layout.tiles)]
    state.village_points = [layout.near_of[village].bit_count() for village in villages]
    state.standing = state.continent.villages


GAME: Final = Deus()
