"""A deck: a bag of what may still come, with the few cards whose place is known.

Nothing is decided before it must be: a card in the bag has no place in the order until it is
drawn, so nobody can leak or peek at what comes next. A deck is an immutable value; every method
that changes it returns a new one, so cloning a state shares its decks::

    card, deck = deck.draw(chance)

Whoever draws may say what the cards are called, for chances that deal by name.
"""

from tessera.core.chance import NAMELESS, Chance


class Deck:
    """`top` holds the known next cards (first one next), `bottom` the known last ones.

    The bag is kept sorted, so an outcome of chance means the same card whatever happened before.
    """

    def __init__(self, bag: tuple[int, ...], top: tuple[int, ...] = (), bottom: tuple[int, ...] = ()) -> None:
        self.bag = bag
        self.top = top
        self.bottom = bottom

    def __len__(self) -> int:
        return len(self.top) + len(self.bag) + len(self.bottom)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Deck) and self.to_data() == other.to_data()

    def __hash__(self) -> int:
        return hash((self.bag, self.top, self.bottom))

    def __repr__(self) -> str:
        return f"Deck({self.bag}, top={self.top}, bottom={self.bottom})"

    def cards(self) -> tuple[int, ...]:
        """Every card in the deck: the known top, the bag (sorted), the known bottom."""
        return self.top + self.bag + self.bottom

    def draw(self, chance: Chance, names: tuple[str, ...] = NAMELESS) -> tuple[int, "Deck"]:
        """The next card, and the deck without it."""
        if self.top:
            return self.top[0], Deck(self.bag, self.top[1:], self.bottom)
        bag = self.bag
        if bag:
            size = len(bag)
            index = chance.among(bag, size, names) if size > 1 else 0
            return bag[index], Deck(bag[:index] + bag[index + 1 :], (), self.bottom)
        return self.bottom[0], Deck((), (), self.bottom[1:])

    def deal(self, count: int, chance: Chance, names: tuple[str, ...] = NAMELESS) -> tuple[list[int], "Deck"]:
        """The next `count` cards, or as many as there are, and the deck without them."""
        if self.top or self.bottom:
            deck = self.peek(count, chance, names)
            return list(deck.top[:count]), Deck(deck.bag, deck.top[count:], deck.bottom)
        bag = list(self.bag)
        cards = chance.deal(bag, count, names)
        bag.sort()
        return cards, Deck(tuple(bag))

    def peek(self, count: int, chance: Chance, names: tuple[str, ...] = NAMELESS) -> "Deck":
        """The deck with its next `count` cards decided: read them off `top`."""
        missing = count - len(self.top)
        if missing <= 0:
            return self
        bag = list(self.bag)
        cards = chance.deal(bag, missing, names)
        bag.sort()
        if not self.bottom:
            return Deck(tuple(bag), self.top + tuple(cards))
        last = self.bottom[: missing - len(cards)]
        return Deck(tuple(bag), self.top + tuple(cards) + last, self.bottom[len(last) :])

    def put_on_top(self, card: int) -> "Deck":
        return Deck(self.bag, (card, *self.top), self.bottom)

    def put_below(self, card: int) -> "Deck":
        return Deck(self.bag, self.top, (*self.bottom, card))

    def shuffle_in(self, cards: tuple[int, ...]) -> "Deck":
        """Mix cards into the whole deck: no card's place is known any more."""
        return Deck(tuple(sorted(self.cards() + cards)))

    def without(self, card: int) -> "Deck":
        """The deck with one copy of a card taken out, wherever it is."""
        if card in self.top:
            return Deck(self.bag, without(self.top, card), self.bottom)
        if card in self.bag:
            return Deck(without(self.bag, card), self.top, self.bottom)
        return Deck(self.bag, self.top, without(self.bottom, card))

    def to_data(self) -> list[list[int]]:
        return [list(self.bag), list(self.top), list(self.bottom)]


def draw_from(bag: list[int], chance: Chance, names: tuple[str, ...] = NAMELESS) -> int:
    """Take one card out of a sorted bag: for bags that are drawn from too often to be decks."""
    return bag.pop(chance.among(bag, len(bag), names) if len(bag) > 1 else 0)


def pick(cards: tuple[int, ...], count: int, chance: Chance, names: tuple[str, ...] = NAMELESS) -> list[int]:
    """Some of the cards, as many as are asked for or as there are, in random order."""
    return chance.deal(list(cards), count, names)


def without(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    """The cards without one copy of one of them."""
    rest = list(cards)
    rest.remove(card)
    return tuple(rest)


def reshuffled(deck: Deck, discards: tuple[int, ...]) -> Deck:
    """A deck that has run out is made anew of its discard pile; one that has not stays."""
    return deck if len(deck) else Deck(tuple(sorted(discards)))


def deck_from_data(data: list[list[int]]) -> Deck:
    bag, top, bottom = data
    return Deck(tuple(bag), tuple(top), tuple(bottom))
