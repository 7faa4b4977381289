"""The pantheon of the expansion: the board with its gods, their decks, the tokens that wait."""

from typing import Any, Final

from tessera.core.deck import Deck, deck_from_data

NOWHERE: Final = 99
"""Where Minerva is before she is placed and after she is gone."""
BOTH_SEATS: Final = 3
"""Seats as bits: both know."""


class Pantheon:
    """The pantheon board and what lies beside it. Its lists change in place; a clone copies them."""

    def __init__(
        self,
        slots: list[int],
        seen: list[int],
        decks: list[Deck],
        knowers: list[tuple[int, ...]],
        tokens: list[int],
        enki: tuple[int, ...],
        minerva: int,
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
        """For each slot of the structure the token on it, or EMPTY."""
        self.enki = enki
        """Progress tokens that lie on Enki while he is face up."""
        self.minerva = minerva
        """The position of Minerva's pawn, or NOWHERE."""

    def copy(self) -> "Pantheon":
        return Pantheon(
            self.slots.copy(),
            self.seen.copy(),
            self.decks.copy(),
            self.knowers.copy(),
            self.tokens.copy(),
            self.enki,
            self.minerva,
        )

    def fill(self, slot: int, god: int, seats: int) -> None:
        """Put a god, or EMPTY, into a slot; the seats, as bits, know what it is."""
        self.slots[slot] = god
        self.seen[slot] = seats

    def replace_deck(self, mythology: int, deck: Deck, knowers: tuple[int, ...]) -> None:
        """A deck changes, and who knows its top."""
        self.decks[mythology] = deck
        self.knowers[mythology] = knowers

    def to_data(self) -> list[Any]:
        return [
            list(self.slots),
            list(self.seen),
            [deck.to_data() for deck in self.decks],
            [list(known) for known in self.knowers],
            list(self.tokens),
            list(self.enki),
            self.minerva,
        ]


def pantheon_from_data(data: list[Any]) -> Pantheon:
    return Pantheon(
        list(data[0]),
        list(data[1]),
        [deck_from_data(deck) for deck in data[2]],
        [tuple(known) for known in data[3]],
        list(data[4]),
        tuple(data[5]),
        data[6],
    )


def replaced(values: tuple[Any, ...], index: int, value: Any) -> tuple[Any, ...]:
    """The tuple with one value replaced."""
    changed = list(values)
    changed[index] = value
    return tuple(changed)
