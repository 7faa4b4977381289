"""A deck is a bag with known ends; nothing is decided before it must be."""

from hypothesis import given
from hypothesis import strategies as st

from tessera import Chance, ScriptedChance
from tessera.core.deck import Deck, deck_from_data, reshuffled

DECKS = st.builds(
    lambda bag, top, bottom: Deck(tuple(sorted(bag)), tuple(top), tuple(bottom)),
    *[st.lists(st.integers(0, 9), max_size=8) for _ in range(3)],
)


def test_known_cards_come_first_then_the_bag_then_the_bottom() -> None:
    deck = Deck((1, 2, 3), top=(8,), bottom=(9,))
    drawn = []
    chance = ScriptedChance([1, 1])
    while len(deck):
        card, deck = deck.draw(chance)
        drawn.append(card)
    assert drawn == [8, 2, 3, 1, 9]


def test_drawing_leaves_the_old_deck_as_it_was() -> None:
    deck = Deck((1, 2, 3))
    deck.draw(Chance(1))
    deck.deal(2, Chance(1))
    deck.peek(2, Chance(1))
    assert deck == Deck((1, 2, 3))


def test_peeking_decides_the_top_once_and_for_all() -> None:
    deck = Deck((1, 2, 3)).peek(2, ScriptedChance([2, 0]))
    assert (deck.top, deck.bag) == ((3, 1), (2,))
    assert deck.peek(2, ScriptedChance([])) == deck


def test_a_card_put_back_is_the_next_or_the_last() -> None:
    deck = Deck((5,)).put_on_top(1).put_below(9)
    assert deck.deal(3, ScriptedChance([]))[0] == [1, 5, 9]


def test_shuffling_in_forgets_every_place() -> None:
    assert Deck((4,), top=(1,), bottom=(9,)).shuffle_in((2,)) == Deck((1, 2, 4, 9))


def test_the_last_card_needs_no_chance() -> None:
    assert Deck((7,)).draw(ScriptedChance([])) == (7, Deck(()))


def test_an_empty_deck_is_made_anew_of_the_discards_and_no_other_is() -> None:
    assert reshuffled(Deck(()), (3, 1, 2)) == Deck((1, 2, 3))
    assert reshuffled(Deck((5,)), (3, 1)) == Deck((5,))


@given(DECKS, st.integers(0, 30), st.integers())
def test_dealing_neither_loses_nor_doubles_a_card(deck: Deck, count: int, seed: int) -> None:
    cards, rest = deck.deal(count, Chance(seed))
    assert sorted([*cards, *rest.cards()]) == sorted(deck.cards())
    assert len(cards) == min(count, len(deck))
    assert rest.bag == tuple(sorted(rest.bag))


@given(DECKS, st.integers())
def test_dealing_is_drawing_one_by_one(deck: Deck, seed: int) -> None:
    dealt, rest = deck.deal(3, ScriptedChance([0] * 30))
    drawn = []
    chance = ScriptedChance([0] * 30)
    for _ in range(len(dealt)):
        card, deck = deck.draw(chance)
        drawn.append(card)
    assert (len(drawn), len(deck)) == (len(dealt), len(rest))


@given(DECKS)
def test_a_deck_survives_being_saved(deck: Deck) -> None:
    assert deck_from_data(deck.to_data()) == deck


@given(DECKS)
def test_taking_a_card_out_finds_it_wherever_it_is(deck: Deck) -> None:
    for card in set(deck.cards()):
        assert sorted([card, *deck.without(card).cards()]) == sorted(deck.cards())
