"""Clash of Cultures as a game of Tessera: its options and its set-up."""

from typing import Any, Final

from tessera.core.chance import SEAT_NAMES, Chance
from tessera.core.chance import SEATS as SEAT_NUMBERS
from tessera.core.deck import Deck
from tessera.core.edition import Fact
from tessera.core.frame import frames_in
from tessera.core.game import BOTH, Game, Manifest, Option, Sample
from tessera.games.clash import dealing, settings, wild
from tessera.games.clash.catalog import (
    ACTION_CARD_COUNT,
    BARBARIANS,
    ENDINGS,
    HALVES,
    HAPPY,
    PIRATES,
    SEATS,
    WONDER_COUNT,
)
from tessera.games.clash.city import city_of
from tessera.games.clash.describe import catalog_data
from tessera.games.clash.events import EVENTS
from tessera.games.clash.facts import facts
from tessera.games.clash.frames import (
    activation,
    advance,
    applause,
    arms,
    barbarians,
    battle,
    capture,
    cards,
    champions,
    collect,
    construct,
    disasters,
    escorts,
    explore,
    fates,
    greats,
    influence,
    leaders,
    lessons,
    losses,
    mercenaries,
    moments,
    mood,
    move,
    objectives,
    pay,
    persons,
    pirates,
    plays,
    portents,
    recruit,
    rounds,
    routes,
    shores,
    spread,
    spy,
    start,
    status,
    tactics,
    taxes,
    trade,
    turn,
    upheavals,
)
from tessera.games.clash.frames import dealing as dealing_frames
from tessera.games.clash.frames import events as event_frames
from tessera.games.clash.layout import TILES
from tessera.games.clash.map import first_map
from tessera.games.clash.names import NAMES
from tessera.games.clash.nation import SETTLEMENT, Nation
from tessera.games.clash.notation import VOCABULARY
from tessera.games.clash.powers import all as all_peoples
from tessera.games.clash.powers import prices, reactions, targets
from tessera.games.clash.settings import has_expansion
from tessera.games.clash.state import ClashState, state_from_data

EVENT_CHOICES: Final = ("all", "symbols", "optional")
PEOPLES: Final = ("random", "two", "turn", "wish")
LEADERS: Final = ("own", "random")
HISTORIES: Final = ("own", "alternate")
EXPANDED: Final = {"length": "short", "civilizations": "true", "trade": "false"}
LENGTHS: Final = ("normal", "short", "random", "wonders")


class Clash(Game):
    """Clash of Cultures, for two to four seats."""

    def __init__(self) -> None:
        super().__init__(
            name="clash",
            rules_version=2,
            seats=SEATS,
            options=(
                Option("events", "all", EVENT_CHOICES),
                Option("length", "normal", LENGTHS),
                Option("open_wonders", "false", BOTH),
                Option("trade", "true", BOTH),
                Option("civilizations", "false", BOTH, is_offered=False, came_later=True),
                Option("peoples", "random", PEOPLES, is_offered=False, came_later=True),
                Option("leaders", "own", LEADERS, is_offered=False, came_later=True),
                Option("history", "own", HISTORIES, is_offered=False, came_later=True),
            ),
            vocabulary=VOCABULARY,
            names=NAMES,
            frames=frames_in(
                activation,
                advance,
                applause,
                arms,
                barbarians,
                battle,
                capture,
                champions,
                collect,
                construct,
                cards,
                dealing_frames,
                disasters,
                event_frames,
                escorts,
                explore,
                fates,
                greats,
                influence,
                leaders,
                lessons,
                losses,
                mercenaries,
                moments,
                mood,
                move,
                objectives,
                pay,
                persons,
                pirates,
                plays,
                portents,
                prices,
                reactions,
                recruit,
                rounds,
                routes,
                spread,
                shores,
                spy,
                start,
                status,
                tactics,
                targets,
                taxes,
                trade,
                turn,
                upheavals,
                *all_peoples.PEOPLES,
            ),
            length_limit=50_000,
            manifest=Manifest(
                samples=(
                    Sample(2, games=1),
                    Sample(3, {"length": "short", "events": "optional", "trade": "false"}, games=1),
                    Sample(4, {"length": "short", "trade": "false"}, games=1),
                    Sample(2, {"length": "wonders", "open_wonders": "true", "trade": "false"}, games=1),
                    Sample(2, {"length": "random", "events": "symbols", "trade": "false"}, games=1),
                    Sample(2, {**EXPANDED, "peoples": "two", "history": "alternate"}, games=1),
                    Sample(3, {**EXPANDED, "peoples": "wish", "leaders": "random"}, games=1),
                ),
                endings=ENDINGS,
                order=4,
                deals_seats=True,
            ),
            points_unit=HALVES,
            events=EVENTS,
        )

    def set_up(self, seats: int, options: dict[str, str], chance: Chance) -> ClashState:
        state = ClashState(None)
        state.begin(self, seats)
        state.settings = chosen(options)
        state.nations = tuple([Nation(None) for _ in range(seats)])
        state.map = first_map(seats)
        if has_expansion(state) and options["peoples"] == "random":
            dealing.deal_peoples(state, chance)
            dealing.settle_down(state, chance)
        layout = state.map.layout
        state.tiles = tuple(range(len(TILES)))
        state.cities = [0] * layout.size
        for owner in (*range(seats), BARBARIANS):
            state.units[owner] = [0] * layout.size
        if has_expansion(state):
            state.units[PIRATES] = [0] * layout.size
        state.wild_reserve = wild.ALL_UNITS
        state.wild_pieces = wild.ALL_SETTLEMENTS
        for seat, nation in enumerate(state.nations):
            nation.home = layout.slots[seat][0]
            nation.cities = 1 << nation.home
            nation.take_piece(SETTLEMENT)
            state.cities[nation.home] = city_of(seat, HAPPY)
        state.deck = Deck(tuple(range(ACTION_CARD_COUNT)))
        objectives_in, events_in = settings.cards_in(state)
        state.objective_deck = Deck(objectives_in)
        state.event_deck = Deck(events_in)
        state.wonder_deck = Deck(tuple(range(WONDER_COUNT)))
        state.first = chance.among(SEAT_NUMBERS, seats, SEAT_NAMES)
        state.step = seats
        state.push(rounds.ROUNDS_FRAME)
        state.push(start.Start(0))
        if has_expansion(state) and options["peoples"] != "random":
            dealing_frames.begin(state, options["peoples"])
        return state

    def state_from_data(self, data: dict[str, Any]) -> ClashState:
        return state_from_data(data, self)

    def catalog(self) -> dict[str, Any]:
        return catalog_data()

    def facts(self) -> dict[str, Fact]:
        return facts()


def chosen(options: dict[str, str]) -> int:
    """The options as bits."""
    found = 0
    if options["events"] == "symbols":
        found |= settings.NO_EVENTS
    elif options["events"] == "optional":
        found |= settings.OPTIONAL_EVENTS
    if options["length"] == "short":
        found |= settings.SHORT
    elif options["length"] == "random":
        found |= settings.RANDOM_END
    elif options["length"] == "wonders":
        found |= settings.WONDER_END
    if options["trade"] == "true":
        found |= settings.TRADE
    if options["open_wonders"] == "true":
        found |= settings.OPEN_WONDERS
    if options["civilizations"] == "true":
        found |= settings.CIVILIZATIONS
    if options["leaders"] == "random":
        found |= settings.RANDOM_LEADERS
    if options["history"] == "alternate":
        found |= settings.ALTERNATIVE
    return found


GAME: Final = Clash()
