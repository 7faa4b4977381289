"""The pantheon of the expansion: the board with its gods, their decks, the tokens that wait."""

from typing import Any, Final

from tessera.core.deck import Deck, deck_from_data

NOWHERE: Final = 99
"""Where Minerva is before she is placed and after she is gone."""
BOTH_SEATS: Final = 3
"""Seats as bits: both know."""


class Pantheon:
    """The pantheon board and what lies beside it: an immutable value."""

    def __init__(
        self,
        slots: tuple[int, ...],
        seen: tuple[int, ...],
        decks: tuple[Deck, ...],
        knowers: tuple[tuple[int, ...], ...],
        tokens: tuple[int, ...],
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

    def having(
        self,
        slots: tuple[int, ...] | None = None,
        seen: tuple[int, ...] | None = None,
        decks: tuple[Deck, ...] | None = None,
        knowers: tuple[tuple[int, ...], ...] | None = None,
        tokens: tuple[int, ...] | None = None,
        enki: tuple[int, ...] | None = None,
        minerva: int = -NOWHERE,
    ) -> "Pantheon":
        """The same pantheon with some parts replaced."""
        return Pantheon(
            self.slots if slots is None else slots,
            self.seen if seen is None else seen,
            self.decks if decks is None else decks,
            self.knowers if knowers is None else knowers,
            self.tokens if tokens is None else tokens,
            self.enki if enki is None else enki,
            self.minerva if minerva == -NOWHERE else minerva,
        )

    def with_deck(self, mythology: int, deck: Deck, knowers: tuple[int, ...]) -> "Pantheon":
        """The same pantheon with one deck replaced, and who knows its top."""
        return Pantheon(
            self.slots,
            self.seen,
            replaced(self.decks, mythology, deck),
            replaced(self.knowers, mythology, knowers),
            self.tokens,
            self.enki,
            self.minerva,
        )

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
        tuple(data[0]),
        tuple(data[1]),
        tuple([deck_from_data(deck) for deck in data[2]]),
        tuple([tuple(known) for known in data[3]]),
        tuple(data[4]),
        tuple(data[5]),
        data[6],
    )


def replaced(values: tuple[Any, ...], index: int, value: Any) -> tuple[Any, ...]:
    """The tuple with one value replaced."""
    changed = list(values)
    changed[index] = value
    return tuple(changed)
