"""What a seat holds secretly, as one range of numbers: cards of its hand, objectives, wonders; see `HELD`."""

from typing import TYPE_CHECKING, Final

from tessera.core.deck import without
from tessera.games.clash.catalog import ACTION_CARD_COUNT
from tessera.games.clash.notation import FIRST_OBJECTIVE, FIRST_WONDER
from tessera.games.clash.rules import instants

if TYPE_CHECKING:
    from tessera.games.clash.state import ClashState

ACTION: Final = 0
OBJECTIVE: Final = 1
WONDER: Final = 2


def kind_of(held: int) -> int:
    """Whether it is a card of the hand, an objective or a wonder."""
    if held < FIRST_OBJECTIVE:
        return ACTION
    return OBJECTIVE if held < FIRST_WONDER else WONDER


def held_by(state: "ClashState", seat: int) -> list[int]:
    """Everything that a seat holds, each kind of card once."""
    nation = state.nations[seat]
    return [
        *dict.fromkeys(nation.hand),
        *[FIRST_OBJECTIVE + card for card in nation.objectives],
        *[FIRST_WONDER + card for card in nation.wonder_cards],
    ]


def is_open(held: int) -> bool:
    """Whether everybody knows who holds it: a great person was taken openly."""
    return ACTION_CARD_COUNT <= held < FIRST_OBJECTIVE


def take_away(state: "ClashState", seat: int, held: int) -> None:
    nation = state.nations[seat]
    kind = kind_of(held)
    if kind == ACTION:
        nation.hand = without(nation.hand, held)
    elif kind == OBJECTIVE:
        nation.objectives = without(nation.objectives, held - FIRST_OBJECTIVE)
    else:
        nation.wonder_cards = without(nation.wonder_cards, held - FIRST_WONDER)


def hand_over(state: "ClashState", seat: int, held: int) -> None:
    nation = state.nations[seat]
    kind = kind_of(held)
    if kind == ACTION:
        nation.hand = tuple(sorted((*nation.hand, held)))
    elif kind == OBJECTIVE:
        nation.objectives = tuple(sorted((*nation.objectives, held - FIRST_OBJECTIVE)))
    else:
        nation.wonder_cards = tuple(sorted((*nation.wonder_cards, held - FIRST_WONDER)))


def pass_on(state: "ClashState", giver: int, taker: int, held: int) -> None:
    """A card goes from one seat to another."""
    take_away(state, giver, held)
    hand_over(state, taker, held)
    if kind_of(held) == OBJECTIVE:
        instants.note_arrival(state, taker, held - FIRST_OBJECTIVE)


def learn(state: "ClashState", other: int, known: tuple[int, ...]) -> None:
    """In a guess, a seat holds what is known of it: each such card changes places with one it was given."""
    for held in known:
        surplus = [
            each for each in held_by(state, other) if each not in known and kind_of(each) == kind_of(held)
        ]
        if held in held_by(state, other) or not surplus:
            continue
        take_away(state, other, surplus[0])
        hand_over(state, other, held)
        for seat in range(state.seats):
            if seat != other and held in held_by(state, seat):
                take_away(state, seat, held)
                hand_over(state, seat, surplus[0])
                break
        else:
            _change_deck(state, held, surplus[0])


def unseen_actions(state: "ClashState", seat: int) -> list[int]:
    """The action cards that a seat cannot see: in the deck and in the hands of others."""
    found = list(state.deck.cards())
    for other, nation in enumerate(state.nations):
        if other != seat:
            found.extend([card for card in nation.hand if card < ACTION_CARD_COUNT])
    return found


def exchange_unseen(state: "ClashState", seat: int, out: int, back: int) -> None:
    """In a guess, an action card that a seat cannot see is taken away, and another lies where it was."""
    for other in range(state.seats):
        if other != seat and out in state.nations[other].hand:
            take_away(state, other, out)
            hand_over(state, other, back)
            return
    _change_deck(state, out, back)


def _change_deck(state: "ClashState", out: int, back: int) -> None:
    kind = kind_of(out)
    if kind == ACTION:
        state.deck = state.deck.without(out).shuffle_in((back,))
    elif kind == OBJECTIVE:
        out, back = out - FIRST_OBJECTIVE, back - FIRST_OBJECTIVE
        state.objective_deck = state.objective_deck.without(out).shuffle_in((back,))
    else:
        out, back = out - FIRST_WONDER, back - FIRST_WONDER
        state.wonder_deck = state.wonder_deck.without(out).shuffle_in((back,))
