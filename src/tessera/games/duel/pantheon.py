"""The pantheon of the expansion: the board with its gods, their decks, the tokens that wait."""

from typing import Any, Final

from tessera.core.chance import Chance
from tessera.core.deck import Deck, deck_from_data
from tessera.games.duel.catalog import GATE, GATE_MULTIPLIER, GODS, PANTHEON_SLOTS, SLOT_COST, SLOTS
from tessera.games.duel.city import EMPTY
from tessera.games.duel.notation import ACTIVATE

NOWHERE: Final = 99
"""Where Minerva is before she is placed and after she is gone."""
BOTH_SEATS: Final = 3
"""Seats as bits: both know."""

Calls = tuple[tuple[int, int], ...]
"""What a seat may activate, each with its cost before offerings and the Sanctuary, by slots."""


class Pantheon:
    """The pantheon board and what lies beside it. What it lists changes in place; a clone copies it."""

    def __init__(
        self,
        slots: list[int],
        seen: list[int],
        decks: list[Deck],
        knowers: list[tuple[int, ...]],
        tokens: dict[int, int],
        enki: tuple[int, ...],
        minerva: int,
        calls: tuple[Calls, ...] | None = None,
    ) -> None:
        self.slots = slots
        """Six gods, the Gate or EMPTY; face down until the second age."""
        self.seen = seen
        """For each slot the seats, as bits, that know what lies in it."""
        self.decks = decks
        """One deck of gods for each mythology."""
        self.knowers = knowers
        """For each deck, for each card of its `top`, the seats that know it, as bits."""
        self.tokens = tokens
        """The tokens that still lie on the structure, by slot."""
        self.enki = enki
        """Progress tokens that lie on Enki while he is face up."""
        self.minerva = minerva
        """The position of Minerva's pawn, or NOWHERE."""
        self.calls = calls_of(slots, seen) if calls is None else calls
        """For each seat. They follow from the slots and are not saved."""

    def copy(self) -> "Pantheon":
        return Pantheon(
            self.slots.copy(),
            self.seen.copy(),
            self.decks.copy(),
            self.knowers.copy(),
            self.tokens.copy(),
            self.enki,
            self.minerva,
            self.calls,
        )

    def turn_up(self) -> None:
        """Everybody sees what lies in the slots."""
        self.seen = [BOTH_SEATS] * len(self.slots)
        self.calls = calls_of(self.slots, self.seen)

    def take(self, god: int) -> None:
        """What lies face up in a slot leaves it."""
        slot = self.slots.index(god)
        place = self.calls[0].index(CALL[0][slot][god])
        self.calls = tuple([calls[:place] + calls[place + 1 :] for calls in self.calls])
        self.slots[slot] = EMPTY
        self.seen[slot] = 0

    def show(self, mythology: int, count: int, seats: int, chance: Chance) -> tuple[int, ...]:
        """Some seats, as bits, look at the top gods of a deck, as many as there are. They stay on it."""
        deck = self.decks[mythology].peek(count, chance, GODS)
        self.decks[mythology] = deck
        gods = deck.top[:count]
        known = self.knowers[mythology]
        if known:
            looked = tuple([before | seats for before in known[:count]]) + (seats,) * (len(gods) - len(known))
            self.knowers[mythology] = looked + known[count:]
        else:
            self.knowers[mythology] = (seats,) * len(gods)
        return gods

    def to_data(self) -> list[Any]:
        return [
            list(self.slots),
            list(self.seen),
            [deck.to_data() for deck in self.decks],
            [list(known) for known in self.knowers],
            [self.tokens.get(slot, EMPTY) for slot in range(SLOTS)],
            list(self.enki),
            self.minerva,
        ]


def slot_cost(seat: int, slot: int, god: int) -> int:
    """Coins to activate what lies in a slot, before offerings and the Sanctuary. The Gate costs double."""
    cost = SLOT_COST[seat][slot]
    return cost * GATE_MULTIPLIER if god == GATE else cost


CALL: Final[list[list[list[tuple[int, int]]]]] = [
    [
        [(slot_cost(seat, slot, god), ACTIVATE.of(god)) for god in range(GATE + 1)]
        for slot in range(PANTHEON_SLOTS)
    ]
    for seat in range(2)
]
"""For each seat, slot and god: what it costs, and the action."""


def calls_of(slots: list[int], seen: list[int]) -> tuple[Calls, ...]:
    """What each seat may activate: all that lies face up."""
    up = [slot for slot, god in enumerate(slots) if god != EMPTY and seen[slot] == BOTH_SEATS]
    return tuple([tuple([costs[slot][slots[slot]] for slot in up]) for costs in CALL])


def pantheon_from_data(data: list[Any]) -> Pantheon:
    return Pantheon(
        list(data[0]),
        list(data[1]),
        [deck_from_data(deck) for deck in data[2]],
        [tuple(known) for known in data[3]],
        {slot: token for slot, token in enumerate(data[4]) if token != EMPTY},
        tuple(data[5]),
        data[6],
    )


def replaced(values: tuple[Any, ...], index: int, value: Any) -> tuple[Any, ...]:
    """The tuple with one value replaced."""
    changed = list(values)
    changed[index] = value
    return tuple(changed)
