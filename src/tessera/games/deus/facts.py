"""What the page with the rules tells of the box: numbers that an owner of the game can correct."""

from tessera.core.edition import Fact
from tessera.core.message import Message
from tessera.games.deus.catalog import COPIES, KIND, KIND_OF
from tessera.games.deus.edition import BOX
from tessera.games.deus.names import cost_of


def facts() -> dict[str, Fact]:
    """By the names that they have on the page."""
    told = {"guesses": Fact(Message("deus.fact.guesses" if BOX.guesses() else "deus.fact.no_guesses"))}
    for name in BOX.section("cards"):
        prices = [
            Message("deus.fact.copies", copies=COPIES[card], cost=cost_of(card))
            for card, kind in enumerate(KIND_OF)
            if kind == KIND[name]
        ]
        told[f"cards.{name}"] = Fact(*prices, is_guess=BOX.is_guess("cards", name))
    return told
