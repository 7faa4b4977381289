"""Instant objectives: how often a seat has reached each of them in this turn, by the deeds of the turn."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from tessera.games.clash import deeds
from tessera.games.clash.catalog import (
    ANGRY,
    BARBARIANS,
    BASE_OBJECTIVE_CARDS,
    HALVES,
    OBJECTIVES,
    OBJECTIVES_OF,
    PIRATES,
)
from tessera.games.clash.city import mood_of
from tessera.games.clash.rules.objectives import MANY_ANGRY, is_far_from_home, own
from tessera.games.clash.settings import has_expansion

if TYPE_CHECKING:
    from tessera.games.clash.state import ClashState

Counted = Callable[["ClashState", int], int]
Judged = Callable[[int], bool]
MANY_KILLED: Final = 3
SOME_KILLED: Final = 2
MANY_FIGHTERS: Final = 6
LARGE_ARMY: Final = 3
DRAFTS: Final = 2
BATTLES: Final = 2


def enemy(battle: int) -> int:
    return battle & deeds.ENEMY_MASK


def own_fighters(battle: int) -> int:
    return battle >> deeds.OWN_SHIFT & deeds.COUNT_MASK


def enemies(battle: int) -> int:
    return battle >> deeds.ENEMIES_SHIFT & deeds.COUNT_MASK


def killed(battle: int) -> int:
    return battle >> deeds.KILLED_SHIFT & deeds.COUNT_MASK


def is_by_land(battle: int) -> bool:
    return not battle & deeds.BY_SEA


def has_taken_city(battle: int) -> bool:
    """As attacker, a city of the enemy."""
    needed = deeds.WON | deeds.ATTACKED | deeds.FOR_CITY
    return battle & needed == needed and is_by_land(battle)


def beat_more(battle: int) -> bool:
    """A battle won against a player who had more fighters."""
    return battle & deeds.WON != 0 and enemy(battle) < BARBARIANS and own_fighters(battle) < enemies(battle)


def _battles(judged: Judged) -> Counted:
    """As often as there was such a battle."""

    def counted(state: "ClashState", seat: int) -> int:
        return sum(1 for battle in deeds.amounts(state, deeds.BATTLE, seat) if judged(battle))

    return counted


def _conqueror(battle: int) -> bool:
    defended = enemies(battle) > 0 or battle & deeds.FORTIFIED != 0
    return has_taken_city(battle) and enemy(battle) < BARBARIANS and defended


def _naval_assault(battle: int) -> bool:
    return has_taken_city(battle) and enemy(battle) < BARBARIANS and battle & deeds.FROM_SHIPS != 0


def _barbarian_conquest(battle: int) -> bool:
    return has_taken_city(battle) and enemy(battle) == BARBARIANS and enemies(battle) >= SOME_KILLED


def _resistance(battle: int) -> bool:
    return (
        battle & deeds.WON != 0
        and battle & deeds.FOR_CITY != 0
        and enemy(battle) == BARBARIANS
        and killed(battle) >= SOME_KILLED
    )


def _bold(battle: int) -> bool:
    if not battle & deeds.WON or enemy(battle) >= BARBARIANS:
        return False
    return battle & deeds.OUTCLASSED != 0 or own_fighters(battle) < enemies(battle)


def _general(battle: int) -> bool:
    return is_by_land(battle) and killed(battle) >= MANY_KILLED


def _great_battle(battle: int) -> bool:
    return is_by_land(battle) and own_fighters(battle) + enemies(battle) >= MANY_FIGHTERS


def _aggressor(battle: int) -> bool:
    needed = deeds.WON | deeds.ATTACKED
    return is_by_land(battle) and battle & needed == needed and killed(battle) >= SOME_KILLED


def _legendary_battle(battle: int) -> bool:
    needed = deeds.ATTACKED | deeds.LEGENDARY
    return is_by_land(battle) and battle & needed == needed and own_fighters(battle) >= LARGE_ARMY


def _great_commander(battle: int) -> bool:
    needed = deeds.WON | deeds.LED
    return is_by_land(battle) and battle & needed == needed and own_fighters(battle) <= enemies(battle)


def _brutus(battle: int) -> bool:
    return is_by_land(battle) and battle & deeds.SLEW_LEADER != 0 and killed(battle) > SOME_KILLED


def _trample(battle: int) -> bool:
    needed = deeds.WON | deeds.ATTACKED | deeds.RODE
    return is_by_land(battle) and battle & needed == needed


def _sea_cleansing(state: "ClashState", seat: int) -> int:
    """Every second battle won against pirates."""
    won = [
        battle
        for battle in deeds.amounts(state, deeds.BATTLE, seat)
        if battle & deeds.WON and enemy(battle) == PIRATES
    ]
    return len(won) // BATTLES


def _warmonger(state: "ClashState", seat: int) -> int:
    """The second battle by land of the turn, on another cell than the first, if one of them was won."""
    found = [
        (cell, battle)
        for cell, battle in zip(
            deeds.cells(state, deeds.BATTLE, seat), deeds.amounts(state, deeds.BATTLE, seat), strict=True
        )
        if is_by_land(battle) and state.active == seat
    ]
    has_won = any(battle & deeds.WON for _, battle in found)
    return 1 if has_won and len({cell for cell, _ in found}) >= BATTLES else 0


def _city_founder(state: "ClashState", seat: int) -> int:
    return sum(1 for cell in deeds.cells(state, deeds.FOUNDED, seat) if is_far_from_home(state, seat, cell))


def _draft(state: "ClashState", seat: int) -> int:
    return len(deeds.amounts(state, deeds.DRAFTED, seat)) // DRAFTS


def _magnificent_culture(state: "ClashState", seat: int) -> int:
    return len(deeds.amounts(state, deeds.RAISED, seat)) if state.active == seat else 0


def _terror_regime(state: "ClashState", seat: int) -> int:
    """Cities that are angry count in one's own turn, and when one has just become so by an event."""
    if seat != state.active and not deeds.amounts(state, deeds.FELL, seat):
        return 0
    angry = sum(1 for cell in own(state, seat) if mood_of(state.cities[cell]) == ANGRY)
    return 1 if angry >= MANY_ANGRY else 0


def _scavenger(state: "ClashState", seat: int) -> int:
    return len(deeds.amounts(state, deeds.SCAVENGED, seat))


INSTANT: Final[dict[str, Counted]] = {
    "city_founder": _city_founder,
    "magnificent_culture": _magnificent_culture,
    "draft": _draft,
    "conqueror": _battles(_conqueror),
    "warmonger": _warmonger,
    "general": _battles(_general),
    "great_battle": _battles(_great_battle),
    "defiance": _battles(beat_more),
    "naval_assault": _battles(_naval_assault),
    "bold": _battles(_bold),
    "legendary_battle": _battles(_legendary_battle),
    "scavenger": _scavenger,
    "aggressor": _battles(_aggressor),
    "barbarian_conquest": _battles(_barbarian_conquest),
    "resistance": _battles(_resistance),
    "terror_regime": _terror_regime,
    "great_commander": _battles(_great_commander),
    "brutus": _battles(_brutus),
    "trample": _battles(_trample),
    "sea_cleansing": _sea_cleansing,
}
"""How often each was reached in this turn: one deed serves one card of a name."""
NUMBERS: Final[dict[int, Counted]] = {OBJECTIVES.index(name): counted for name, counted in INSTANT.items()}
ALL_NUMBERS: Final[list[int]] = list(NUMBERS)
BASE_NUMBERS: Final[list[int]] = [
    objective
    for objective in NUMBERS
    if any(objective in OBJECTIVES_OF[card] for card in BASE_OBJECTIVE_CARDS)
]


TERROR_REGIME: Final = OBJECTIVES.index("terror_regime")
"""The only one that takes no deed."""


TAKEN: Final[dict[int, int]] = {
    OBJECTIVES.index("city_founder"): 1 << deeds.FOUNDED,
    OBJECTIVES.index("magnificent_culture"): 1 << deeds.RAISED,
    OBJECTIVES.index("draft"): 1 << deeds.DRAFTED,
    OBJECTIVES.index("scavenger"): 1 << deeds.SCAVENGED,
}
NEEDED: Final[list[int]] = [
    TAKEN.get(objective, 1 << deeds.BATTLE) if objective in NUMBERS else 0
    for objective in range(len(OBJECTIVES))
]
"""The kind of deed without which each is not reached, as a set; nothing for those that are not instant."""


def _reached(state: "ClashState", seat: int, objective: int, done: int) -> int:
    """How often a seat has reached an instant objective, by the kinds of its deeds: most often there are none
    such, and nothing is counted."""
    if objective != TERROR_REGIME and not done & NEEDED[objective]:
        return 0
    counted = NUMBERS.get(objective)
    return 0 if counted is None else counted(state, seat)


def _is_open(state: "ClashState", seat: int, objective: int, done: int, missed: int = 0) -> bool:
    """Whether a seat may claim an instant objective now, with a card that came when it had been `missed` so
    often. Cards that came later leave what was reached before to others."""
    reached = _reached(state, seat, objective, done)
    if not reached:
        return False
    claims = deeds.claims(state, seat, objective)
    return all(
        reached - earlier > sum(1 for claim in claims if claim >= earlier) for earlier in range(missed + 1)
    )


def note_arrival(state: "ClashState", seat: int, card: int) -> None:
    """An objective card comes to hand: what has been reached before, it does not serve."""
    if not state.deeds:
        return
    done = deeds.kinds(state, seat)
    for half, objective in enumerate(OBJECTIVES_OF[card]):
        reached = 0 if objective == TERROR_REGIME else _reached(state, seat, objective, done)
        if reached:
            deeds.note(state, deeds.LATE, seat, reached, card * HALVES + half)


def open_now(state: "ClashState", seat: int) -> bool:
    """Whether a seat could claim something if it held the cards: everybody can see that."""
    done = deeds.kinds(state, seat)
    numbers = ALL_NUMBERS if has_expansion(state) else BASE_NUMBERS
    return any(_is_open(state, seat, objective, done) for objective in numbers)


def claimable(state: "ClashState", seat: int) -> list[tuple[int, int]]:
    """The cards in hand that a seat may claim now, each with the half."""
    done = deeds.kinds(state, seat)
    found: list[tuple[int, int]] = []
    for card in state.nations[seat].objectives:
        for half, objective in enumerate(OBJECTIVES_OF[card]):
            if not _reached(state, seat, objective, done):
                continue  # most often: what was missed need not be looked for
            if _is_open(state, seat, objective, done, deeds.missed(state, seat, card, half)):
                found.append((card, half))
    return found
