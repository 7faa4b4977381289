"""Leaders who seek a wonder: whenever their nation draws a wonder card, it is that one, wherever it lies.

A people's chapter says in a line who seeks what: `SOUGHT[gift("great_gardens_expert")] = GARDENS`.
"""

from typing import TYPE_CHECKING, Final

from tessera.core.chance import Chance
from tessera.core.deck import without
from tessera.games.clash.catalog import NOBODY, WONDERS
from tessera.games.clash.owning import has_gift

if TYPE_CHECKING:
    from tessera.games.clash.state import ClashState

SOUGHT: Final[dict[int, int]] = {}
"""For each gift the wonder that is sought."""


def sought_by(state: "ClashState", seat: int) -> int:
    """The wonder that a seat takes instead of another one, if it lies where it can be taken; or NOBODY."""
    if state.nations[seat].people == NOBODY:
        return NOBODY
    for gift, wonder in SOUGHT.items():
        if (
            has_gift(state, seat, gift)
            and state.builders[wonder] == NOBODY
            and can_be_had(state, seat, wonder)
        ):
            return wonder
    return NOBODY


def can_be_had(state: "ClashState", seat: int, wonder: int) -> bool:
    """Whether a wonder lies in the deck, before envoys, or in the hand of another."""
    return (
        wonder in state.wonder_deck.cards()
        or wonder in state.shown_wonders
        or any(wonder in nation.wonder_cards for other, nation in enumerate(state.nations) if other != seat)
    )


def fetch(state: "ClashState", seat: int, wonder: int, chance: Chance) -> None:
    """The wonder that a seat seeks is taken away from where it lies; who loses it, or the table, gets another
    one of the deck."""
    state.reveal()
    if state.sink is not None:
        state.tell("sought", seat=seat, wonder=wonder)
    if wonder in state.wonder_deck.cards():
        state.wonder_deck = state.wonder_deck.without(wonder)
    elif wonder in state.shown_wonders:
        drawn = _from_deck(state, chance)
        state.shown_wonders = tuple(sorted((*without(state.shown_wonders, wonder), *drawn)))
    else:
        holder = next(each for each in state.nations if wonder in each.wonder_cards)
        drawn = _from_deck(state, chance)
        holder.wonder_cards = tuple(sorted((*without(holder.wonder_cards, wonder), *drawn)))


def _from_deck(state: "ClashState", chance: Chance) -> tuple[int, ...]:
    """The next wonder, if there is one."""
    if not len(state.wonder_deck):
        return ()
    card, state.wonder_deck = state.wonder_deck.draw(chance, WONDERS)
    return (card,)
