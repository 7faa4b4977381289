"""Positions in a line or two, and a few words to play them: for tests and studies.

`scenario` makes a position in the middle of a turn: the structure, the two cities, and whatever
else a test cares about. The seat to act is "mine", the other one is "the rival"; seat 0 acts unless
told otherwise. Everything has its name of the notation, slots count from 1 as in `strike:7`::

    state = scenario(1, ["altar", "baths"], mine=city(coins=3, built=["quarry"]))
    play(state, "build:baths")
    assert built(state, 0) == ["quarry", "baths"]

Nothing is left to chance: a test that needs an outcome says which.
Tests know how a state looks inside from here alone.
"""

from dataclasses import dataclass
from typing import Any

from tessera.core.chance import Chance, ScriptedChance
from tessera.core.deck import Deck
from tessera.core.event import Event
from tessera.core.scenario import legal as legal
from tessera.core.scenario import play as play_words
from tessera.core.scenario import reason as reason
from tessera.core.scenario import told as told
from tessera.games.duel import GAME, construction, effects, scoring
from tessera.games.duel.catalog import (
    AGE_DECKS,
    CARD,
    CARDS,
    FACE_DOWN,
    FACE_DOWN_SPECIAL,
    FIRST_WONDER_ITEM,
    GOD,
    GODS,
    GODS_OF,
    GRAND_TEMPLES,
    GUILDS,
    LOOT,
    MYTHOLOGIES,
    OFFERINGS,
    PANTHEON_SLOTS,
    PROGRESS,
    RESOURCES,
    SLOTS,
    SYMBOLS,
    TOKEN,
    WONDER,
    WONDERS,
)
from tessera.games.duel.city import EMPTY, City
from tessera.games.duel.layout import layout_of
from tessera.games.duel.pantheon import NOWHERE, Pantheon
from tessera.games.duel.state import DuelState

HIDDEN = "face down"
"""A card of the structure that nobody has seen."""
HIDDEN_SPECIAL = "face down, special"
"""The same with the back of a guild or Grand Temple."""
OPEN_SLOTS = {1: range(14, 20), 2: range(6), 3: range(5, 9)}
"""The largest row of each age: its cards are all playable when nothing else is laid out."""
RICH = 50
"""Coins enough for anything."""


@dataclass(frozen=True)
class CityPlan:
    """What a city of a scenario has; see `city`."""

    coins: int = 7
    sheltered: int = 0
    built: tuple[str, ...] = ()
    plans: tuple[str, ...] = ()
    wonders: tuple[str, ...] = ()
    progress: tuple[str, ...] = ()
    gods: tuple[str, ...] = ()
    mythologies: tuple[str, ...] = ()
    offerings: tuple[int, ...] = ()
    snake: str = ""


def city(
    coins: int = 7,
    built: list[str] | None = None,
    plans: list[str] | None = None,
    wonders: list[str] | None = None,
    progress: list[str] | None = None,
    gods: list[str] | None = None,
    mythologies: list[str] | None = None,
    offerings: list[int] | None = None,
    sheltered: int = 0,
    snake: str = "",
) -> CityPlan:
    """A city: what it has built and owns. "pyramids/altar" is a wonder with the altar under it."""
    return CityPlan(
        coins=coins,
        sheltered=sheltered,
        built=tuple(built or ()),
        plans=tuple(plans or ()),
        wonders=tuple(wonders or ()),
        progress=tuple(progress or ()),
        gods=tuple(gods or ()),
        mythologies=tuple(mythologies or ()),
        offerings=tuple(offerings or ()),
        snake=snake,
    )


def scenario(
    age: int = 1,
    cards: list[str] | dict[int, str] | None = None,
    *,
    mine: CityPlan | None = None,
    rival: CityPlan | None = None,
    seat: int = 0,
    spare: int = 2,
    pawn: int = 0,
    loot: list[str] | None = None,
    discards: list[str] | None = None,
    board: list[str] | None = None,
    box: list[str] | None = None,
    deck: list[str] | None = None,
    specials: list[str] | None = None,
    retired: list[str] | None = None,
    pantheon: bool | dict[int, str] = False,
    god_decks: dict[str, list[str]] | None = None,
    tokens: dict[int, str | int] | None = None,
    on_enki: list[str] | None = None,
    minerva: int = NOWHERE,
) -> DuelState:
    """A position in which `seat` is to play.

    `cards` are the playable cards, to which `spare` others of the age are added so that neither the
    age ends nor a turn goes without a choice; or a slot's number with its card (or HIDDEN) for each
    slot of the structure, exactly. `deck` and `specials` are the cards that lie face down, `box` and
    `god_decks` the next ones in order. `pantheon` says what lies in which slot, or only that the
    expansion is in play.
    """
    with_pantheon = pantheon is not False
    state = _after_draft(seat, with_pantheon)
    state.age = age
    state.pawn = pawn
    state.loot = sum(1 << LOOT.index(token) for token in (LOOT if loot is None else loot))
    state.discards = [CARD[card] for card in discards or ()]
    state.retired = tuple(WONDER[wonder] for wonder in retired or ())
    state.board_progress = tuple(sorted(TOKEN[token] for token in board or ()))
    state.box_progress = Deck((), top=tuple(TOKEN[token] for token in box or ()))
    state.cities = (City(None), City(None))
    plans = [mine or city(), rival or city()]
    laid = dict(enumerate(cards, OPEN_SLOTS[age][0] + 1)) if isinstance(cards, list) else dict(cards or {})
    used = {CARD[card] for card in [*laid.values(), *(discards or [])] if card in CARD}
    used.update(CARD[card] for plan in plans for card in [*plan.built, *_tucked(plan)])
    free = [card for card in range(len(CARDS)) if card not in used]
    if cards is None or isinstance(cards, list):
        assert len(laid) + spare <= len(OPEN_SLOTS[age])
        awaited = {CARD[card] for card in [*(deck or []), *(specials or [])]}
        fillers = [card for card in free if card in AGE_DECKS[age - 1] and card not in awaited]
        for _ in range(spare):
            card = fillers.pop()
            free.remove(card)
            laid[OPEN_SLOTS[age][0] + 1 + len(laid)] = CARDS[card]
    for place, plan in zip((seat, 1 - seat), plans, strict=True):
        _found(state, place, plan, free)
    _lay_out(state, laid)
    next_cards = sorted(CARD[card] for card in deck or ())
    next_specials = sorted(CARD[card] for card in specials or ())
    special = GRAND_TEMPLES if with_pantheon else GUILDS
    state.deck = next_cards or [card for card in free if card in AGE_DECKS[age - 1]]
    state.specials = next_specials or [card for card in free if card in special]
    if with_pantheon:
        slots = pantheon if isinstance(pantheon, dict) else {}
        state.pantheon = _pantheon(state, slots, god_decks or {}, tokens or {}, on_enki or [], minerva)
    return _checked(state)


def _after_draft(seat: int, with_pantheon: bool) -> DuelState:
    """A game in which the seat has the first turn of the first age: its stack is any turn's."""
    chance = Chance(1)
    state = GAME.new(2, chance, first=seat, pantheon=with_pantheon)
    assert isinstance(state, DuelState)
    while state.offer:
        chooser = state.seats_to_act()[0]
        state.apply(chooser, state.actions(chooser)[0], chance)
    state.wonder_deck = Deck(())
    return state


def _tucked(plan: CityPlan) -> list[str]:
    return [wonder.partition("/")[2] for wonder in plan.wonders if "/" in wonder]


def _found(state: DuelState, place: int, plan: CityPlan, free: list[int]) -> None:
    """Fill a city with what its plan says; a wonder without a card gets any that is free."""
    made = state.cities[place]
    made.coins = plan.coins
    made.sheltered = plan.sheltered
    symbols: list[int] = []
    for card in plan.built:
        construction.hold_building(state, place, CARD[card])
        if effects.symbol_of(CARD[card]) != EMPTY:
            symbols.append(effects.symbol_of(CARD[card]))
    made.plans = tuple(FIRST_WONDER_ITEM + WONDER[wonder] for wonder in plan.plans)
    under = list(state.under)
    for wonder in plan.wonders:
        name, _, card = wonder.partition("/")
        made.wonders = (*made.wonders, WONDER[name])
        under[WONDER[name]] = CARD[card] if card else free.pop(0)
        made.economy += effects.WONDER_ECONOMY[WONDER[name]]
    state.under = tuple(under)
    for token in plan.progress:
        made.progress |= 1 << TOKEN[token]
        made.economy += effects.PROGRESS_ECONOMY[TOKEN[token]]
    made.gods = tuple(GOD[god] for god in plan.gods)
    symbols.extend([SYMBOLS.index("scales")] * (("law" in plan.progress) + ("ishtar" in plan.gods)))
    made.mythologies = tuple(MYTHOLOGIES.index(mythology) for mythology in plan.mythologies)
    for mythology in made.mythologies:
        made.chains |= 1 << mythology
    made.offerings = tuple(sorted(OFFERINGS.index(offering) for offering in plan.offerings))
    if plan.snake:
        made.snake = CARD[plan.snake]
        symbols.append(effects.symbol_of(made.snake))
    for symbol in symbols:
        made.symbols += 1 << 2 * symbol


def _lay_out(state: DuelState, laid: dict[int, str]) -> None:
    state.structure = [EMPTY] * SLOTS
    present = 0
    for number, card in laid.items():
        backs = {HIDDEN: FACE_DOWN, HIDDEN_SPECIAL: FACE_DOWN_SPECIAL}
        state.structure[number - 1] = backs[card] if card in backs else CARD[card]
        present |= 1 << number - 1
    state.layout = layout_of(state.age, present)


def _pantheon(
    state: DuelState,
    slots: dict[int, str],
    god_decks: dict[str, list[str]],
    tokens: dict[int, str | int],
    on_enki: list[str],
    minerva: int,
) -> Pantheon:
    """The pantheon; in the first age all gods in it were placed by seat 0."""
    placed = [GOD[slots[slot]] if slot in slots else EMPTY for slot in range(1, PANTHEON_SLOTS + 1)]
    knowers = 1 if state.age == 1 else 3
    owned = {*placed, *state.cities[0].gods, *state.cities[1].gods}
    decks: list[Deck] = []
    for mythology, gods in zip(MYTHOLOGIES, GODS_OF, strict=True):
        top = tuple(GOD[god] for god in god_decks.get(mythology, ()))
        rest = () if mythology in god_decks else tuple(god for god in gods if god not in owned)
        decks.append(Deck(rest, top))
    laid: dict[int, int] = {}
    for number, token in tokens.items():
        laid[number - 1] = MYTHOLOGIES.index(token) if isinstance(token, str) else OFFERINGS.index(token)
    return Pantheon(
        slots=placed,
        seen=[0 if god == EMPTY else knowers for god in placed],
        decks=decks,
        knowers=[(0,) * len(deck.top) for deck in decks],
        tokens=laid,
        enki=tuple(sorted(TOKEN[token] for token in on_enki)),
        minerva=minerva,
    )


def _checked(state: DuelState) -> DuelState:
    """The state as if it had been saved and loaded, so that all that is derived is fresh."""
    loaded = GAME.from_data(state.to_data())
    assert isinstance(loaded, DuelState)
    wrong = {part: count for part, count in loaded.parts().items() if part not in _COUNTS and count}
    assert not wrong, wrong
    return loaded


_COUNTS = ("cards", "wonders", "progress", "gods", "mythologies")

action = GAME.vocabulary.action
"""The action of a notation."""


# Playing


def play(
    state: DuelState, *notations: str, outcomes: list[int] | None = None, chance: Chance | None = None
) -> list[Event]:
    """Apply actions one after another, each by the seat that is asked, and return what happened.

    Without a `chance` the given `outcomes` must be exactly what the rules ask for.
    """
    script = ScriptedChance(outcomes or [])
    events = play_words(state, *notations, chance=chance or script)
    assert script.left == 0
    return events


def raise_wonder(state: DuelState, wonder: str, card: str = "", chance: Chance | None = None) -> None:
    """Build a wonder with a card of the structure, or with any."""
    play(state, f"wonder:{wonder}")
    play(state, f"tuck:{card}" if card else min(legal(state)), chance=chance)


def price(state: DuelState, thing: str, seat: int = 0) -> int:
    """What a seat has to pay for a card that lies open, or for one of its plans."""
    board = state.view(seat).board
    prices = {place["card"]: place["prices"][seat] for place in board["structure"] if "card" in place}
    prices.update({plan["wonder"]: plan["price"] for plan in board["cities"][seat]["plans"]})
    found: int = prices[thing]
    return found


def unit_prices(state: DuelState, seat: int = 0) -> dict[str, int]:
    """What a seat pays for one unit of each resource."""
    prices: list[int] = state.view(seat).board["cities"][seat]["unit_prices"]
    return dict(zip(RESOURCES, prices, strict=True))


def new_game(seed: int = 1, **options: Any) -> DuelState:
    state = GAME.new(2, Chance(seed), **options)
    assert isinstance(state, DuelState)
    return state


def loaded(state: DuelState) -> DuelState:
    """The state after saving and loading."""
    again = GAME.from_data(state.to_data())
    assert isinstance(again, DuelState)
    return again


# Looking


def built(state: DuelState, seat: int) -> list[str]:
    return [CARDS[card] for card in state.cities[seat].cards]


def plans(state: DuelState, seat: int) -> list[str]:
    return [WONDERS[wonder] for wonder in state.cities[seat].planned_wonders()]


def wonders(state: DuelState, seat: int) -> list[str]:
    return [WONDERS[wonder] for wonder in state.cities[seat].wonders]


def progress(state: DuelState, seat: int) -> set[str]:
    return {name for token, name in enumerate(PROGRESS) if state.cities[seat].progress >> token & 1}


def gods(state: DuelState, seat: int) -> list[str]:
    return [GODS[god] for god in state.cities[seat].gods]


def mythologies(state: DuelState, seat: int) -> list[str]:
    return [MYTHOLOGIES[mythology] for mythology in state.cities[seat].mythologies]


def offerings(state: DuelState, seat: int) -> list[int]:
    return [OFFERINGS[offering] for offering in state.cities[seat].offerings]


def symbols(state: DuelState, seat: int) -> dict[str, int]:
    """How many of each science symbol, without those it lacks."""
    counts = {name: state.cities[seat].symbol_count(symbol) for symbol, name in enumerate(SYMBOLS)}
    return {name: count for name, count in counts.items() if count}


def discards(state: DuelState) -> list[str]:
    return [CARDS[card] for card in state.discards]


def retired(state: DuelState) -> list[str]:
    return [WONDERS[wonder] for wonder in state.retired]


def under(state: DuelState, wonder: str) -> str:
    """The card under a wonder, or nothing."""
    card = state.under[WONDER[wonder]]
    return "" if card == EMPTY else CARDS[card]


def board_progress(state: DuelState) -> set[str]:
    return {PROGRESS[token] for token in state.board_progress}


def box_progress(state: DuelState) -> set[str]:
    return {PROGRESS[token] for token in state.box_progress.cards()}


def loot(state: DuelState) -> set[str]:
    """The military tokens that are left."""
    return {name for token, name in enumerate(LOOT) if state.loot >> token & 1}


def slot(state: DuelState, number: int) -> str:
    """What lies in a slot of the structure: a card's name, HIDDEN, HIDDEN_SPECIAL or nothing."""
    card = state.structure[number - 1]
    names = {EMPTY: "", FACE_DOWN: HIDDEN, FACE_DOWN_SPECIAL: HIDDEN_SPECIAL}
    return names[card] if card in names else CARDS[card]


def pantheon_of(state: DuelState) -> Pantheon:
    assert state.pantheon is not None
    return state.pantheon


def pantheon_slots(state: DuelState) -> dict[int, str]:
    """What lies in the slots of the pantheon that are not empty."""
    placed = enumerate(pantheon_of(state).slots, 1)
    return {number: GODS[god] for number, god in placed if god != EMPTY}


def god_deck(state: DuelState, mythology: str) -> list[str]:
    """The gods of a deck, the known ones first."""
    deck = pantheon_of(state).decks[MYTHOLOGIES.index(mythology)]
    return [GODS[god] for god in deck.cards()]


def token_on(state: DuelState, number: int) -> bool:
    """Whether a token lies on a slot of the structure."""
    return number - 1 in pantheon_of(state).tokens


def on_enki(state: DuelState) -> set[str]:
    return {PROGRESS[token] for token in pantheon_of(state).enki}


def minerva(state: DuelState) -> int | None:
    """Where Minerva's pawn stands, if anywhere."""
    place = pantheon_of(state).minerva
    return None if place == NOWHERE else place


def sheet(state: DuelState, seat: int) -> dict[str, int]:
    return scoring.score_sheet(state, seat)
