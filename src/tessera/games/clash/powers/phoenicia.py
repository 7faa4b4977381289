"""Phoenicia: ports of its own, two rows of oars, letters, cedars and dyes; Hiram, Ithobaal and Pygmalion."""

from typing import TYPE_CHECKING, Final

from tessera.core.chance import Chance
from tessera.core.message import OK, Message, Reason
from tessera.games.clash import payment
from tessera.games.clash.catalog import (
    ALL_GOVERNMENTS,
    ALL_OF_CATEGORY,
    CATEGORIES,
    CULTURE,
    GOLD,
    HAPPY,
    MOOD,
    ONE_CULTURE,
    PORT,
)
from tessera.games.clash.city import buildings_in, colour_of, mood_of, owner_of
from tessera.games.clash.frames import advance, moments, pay
from tessera.games.clash.owning import is_led, leader_cell
from tessera.games.clash.peoples import gift
from tessera.games.clash.powers import modifiers
from tessera.games.clash.powers.acts import ACTION, act
from tessera.games.clash.powers.modifiers import always, cell_in, kind_in, modify
from tessera.games.clash.powers.scores import score
from tessera.games.clash.powers.targets import PickGoods, follow
from tessera.games.clash.rules import advances
from tessera.games.clash.rules.routes import Trade

if TYPE_CHECKING:
    from tessera.games.clash.state import ClashState

CITY_INDEPENDENCE: Final[int] = gift("city_independence")
ALPHABET: Final[int] = gift("alphabet")
CEDARS_AND_DYES: Final[int] = gift("cedars_and_dyes")
TRADE_MASTER: Final[int] = gift("trade_master")
CONSTRUCTOR: Final[int] = gift("constructor")
DELIVERANCE: Final[int] = gift("deliverance")
MEDITERRANEAN_TRADER: Final[int] = gift("mediterranean_trader")
CONSTRUCTION: Final = ALL_OF_CATEGORY[CATEGORIES.index("construction")]
LETTERS: Final = 2
"""Routes that letters follow."""


# City Independence: ports that stay, and governments that are worth nothing


def _is_port(state: "ClashState", seat: int, building: int) -> int:
    return 1 if building == PORT else 0


def _ports_less_governments(state: "ClashState", seat: int) -> int:
    """Half a point more for each port of its colour, half a point less for each advance of a government."""
    ports = sum(1 for city in state.cities if city and colour_of(city, PORT) == seat)
    return ports - (state.nations[seat].advances & ALL_GOVERNMENTS).bit_count()


modify(modifiers.KEEPS_BUILDING, CITY_INDEPENDENCE, _is_port)
score(CITY_INDEPENDENCE, _ports_less_governments)


# Alphabet; Cedars and Dyes. The Biremes are in `generals`


def _letters(state: "ClashState", seat: int, about: int) -> int:
    return LETTERS


modify(modifiers.OTHER_YIELDS, ALPHABET, _letters)
modify(modifiers.TRADE_REACH, CEDARS_AND_DYES, always)


# Hiram: a fifth route, and an advance for a token


def _has_route(state: "ClashState", seat: int, declined: int) -> int:
    """Whether a unit beside the leader in play can form a route."""
    return 1 if Trade(state, seat, False, declined).has_from(leader_cell(state, seat)) else 0


def _fees(state: "ClashState", seat: int) -> tuple[int, ...]:
    return tuple([kind for kind in (MOOD, CULTURE) if payment.tokens(state, seat, kind)])


def _why_not_construct(state: "ClashState", seat: int) -> Reason:
    cell = leader_cell(state, seat)
    if owner_of(state.cities[cell]) != seat:
        return Reason(Message("clash.reason.leader_not_in_city"), "leaders")
    if mood_of(state.cities[cell]) != HAPPY:
        return Reason(Message("clash.reason.hirams_city_sad"), "leaders")
    if not advances.gainable(state.nations[seat]) & CONSTRUCTION:
        return Reason(Message("clash.reason.all_constructed"), "leaders")
    if not _fees(state, seat):
        return Reason(payment.unpaid_tokens(ONE_CULTURE, ONE_CULTURE), "leaders")
    return OK


def _construct(state: "ClashState", seat: int, chance: Chance) -> None:
    state.ask(PickGoods(seat, CONSTRUCTOR, 0, _fees(state, seat)), chance)


def _gain(state: "ClashState", seat: int, about: int, kind: int, chance: Chance) -> None:
    pay.spend_tokens(state, seat, kind, 1)
    state.ask(advance.FreeAdvance(seat, CONSTRUCTION, by_track=True, may_skip=False), chance)


modify(modifiers.MORE_ROUTES, TRADE_MASTER, _has_route)
act(CONSTRUCTOR, ACTION, _why_not_construct, _construct)
follow(CONSTRUCTOR, _gain)


# Ithobaal: cities that awaited him are happy. Priest of Astarte is in `generals`


def _deliver(state: "ClashState", seat: int, cell: int) -> int:
    """All steps to happiness for a city that held a building of its captor's colour, as it still is."""
    city = state.cities[cell]
    had = any(colour_of(city, building) == seat for building in buildings_in(city))
    return HAPPY if had and is_led(state, seat, DELIVERANCE, cell) else 0


modify(modifiers.CAPTURED_MOOD, DELIVERANCE, _deliver)


# Pygmalion: a route that brings more. The Protector is in `generals`


def _profit(state: "ClashState", seat: int, about: int, chance: Chance) -> None:
    nation = state.nations[seat]
    if not kind_in(about) or not _has_route(state, seat, cell_in(about)):
        return
    kinds = (GOLD, CULTURE) if nation.amount(GOLD) < nation.limit(GOLD) else (CULTURE,)
    state.ask(PickGoods(seat, MEDITERRANEAN_TRADER, 0, kinds), chance)


def _earn(state: "ClashState", seat: int, about: int, kind: int, chance: Chance) -> None:
    gained = state.nations[seat].gain(kind, 1)
    if state.sink is not None and gained:
        state.tell("gained", seat=seat, goods=kind, amount=gained)


moments.hang_gift(moments.TRADED, MEDITERRANEAN_TRADER, _profit)
follow(MEDITERRANEAN_TRADER, _earn)
