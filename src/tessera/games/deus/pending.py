"""What the frames of a turn have still to bring: for whoever judges a position in the middle of one."""

from typing import Final

NO_COLOUR: Final = -1
NO_GOD: Final = -1


class Pending:
    """A frame says it by `Frame.pending`. What it does not name it does not bring."""

    def __init__(
        self,
        cards: tuple[int, ...] = (),
        colour: int = NO_COLOUR,
        places: int = 0,
        resources: int = 0,
        gold: int = 0,
        drawn: int = 0,
        pieces: int = 0,
        steps: int = 0,
        bought: int = 0,
        price: int = 0,
        god: int = NO_GOD,
        offered: int = 0,
        refills: bool = False,
        extra: int = 0,
        gone: int = 0,
    ) -> None:
        self.cards = cards
        """Cards whose effects are still to be used."""
        self.colour = colour
        """The column that is still to be activated, or NO_COLOUR."""
        self.places = places
        """Pieces that are still to be placed."""
        self.resources = resources
        self.gold = gold
        """Resources of choice, and gold; fewer than none if they are still to be paid."""
        self.drawn = drawn
        """Cards; fewer than none if they leave the hand."""
        self.pieces = pieces
        """Pieces that come to the board."""
        self.steps = steps
        """How far an army may go."""
        self.bought = bought
        self.price = price
        """How many resources may be bought, and for how much gold each."""
        self.god = god
        self.offered = offered
        """The god that will help, or NO_GOD, and for how many cards."""
        self.refills = refills
        self.extra = extra
        self.gone = gone
        """Whether the hand is filled in the end, with how many cards on top of a full one, and the places of
        the hand, as bits, whose cards are going to be offered first."""
