"""Offerings: the cards, the six gods, and the new hand."""

import pytest

from tessera.games.deus.scenario import (
    asked,
    bill,
    discards,
    empire,
    gold,
    hand,
    legal,
    play,
    points,
    ready,
    reason,
    reserve,
    resources,
    scenario,
    supply,
    told,
)

AWAY = empire(pieces=["civil@d3"])
FIVE = ["brewery_2", "farm", "galley", "school", "legion"]


def offering(*cards: str) -> list[str]:
    """The actions of an offering: the first card lies on top."""
    top, *others = cards
    return [f"offer:{top}", *[f"add:{card}" for card in others], "done"]


def test_at_least_one_card_is_offered_and_any_number_of_others() -> None:
    state = scenario(empire(hand=FIVE), AWAY)
    assert legal(state) == {f"offer:{card}" for card in FIVE}
    play(state, "offer:farm")
    assert legal(state) == {"add:brewery_2", "add:galley", "add:school", "add:legion", "done"}


def test_the_cards_go_to_the_discard_pile_with_the_chosen_one_on_top() -> None:
    state = scenario(empire(hand=FIVE), AWAY, discards=["quarry"])
    play(state, "offer:galley", "add:brewery_2", "add:legion", "done")
    assert discards(state) == ["quarry", "brewery_2", "legion", "galley"]


def test_cards_are_added_in_the_order_of_the_hand() -> None:
    state = scenario(empire(hand=FIVE), AWAY)
    play(state, "offer:farm", "add:galley")
    assert legal(state) == {"add:school", "add:legion", "done"}
    assert reason(state, "add:brewery_2") == "out_of_order"
    assert reason(state, "add:farm") == "not_in_hand"


def test_the_last_card_completes_the_offering() -> None:
    state = scenario(empire(hand=["farm", "galley"]), AWAY)
    play(state, "offer:galley", "add:farm")
    assert state.active == 1
    one = scenario(empire(hand=["galley"]), AWAY)
    play(one, "offer:galley")
    assert one.active == 1


@pytest.mark.parametrize(("count", "won"), [(1, 1), (2, 2), (3, 2), (5, 2)])
def test_vesta_gives_a_point_for_one_card_and_two_for_more(count: int, won: int) -> None:
    state = scenario(empire(hand=FIVE), AWAY)
    play(state, *offering(*FIVE[:count])[: count + (1 if count < 5 else 0)])
    assert points(state) == 5 + won
    assert (ready(state, "civil"), reserve(state, "civil")) == (3, 2)


def test_neptune_gives_two_gold_for_each_card_and_a_ship() -> None:
    state = scenario(empire(hand=FIVE), AWAY)
    play(state, "offer:galley", "add:brewery_2", "add:farm")
    assert bill(state, "done") == {"gold": 6, "god_piece": 1}
    play(state, "done")
    assert (gold(state), ready(state, "ship")) == (6, 3)


def test_ceres_gives_a_resource_of_choice_for_each_card_and_a_production_building() -> None:
    state = scenario(empire(hand=FIVE), AWAY)
    play(state, "offer:farm", "add:brewery_2", "add:galley", "done")
    assert legal(state) == {"take:wood", "take:stone", "take:clay", "take:wheat"}
    play(state, "take:stone", "take:stone", "take:wheat")
    assert resources(state) == {"stone": 2, "wheat": 1}
    assert supply(state, "stone") == 8
    assert (ready(state, "production"), asked(state)) == (3, "turn")


def test_ceres_gives_only_what_the_supply_has() -> None:
    left = {"wood": 0, "stone": 1, "clay": 0, "wheat": 1}
    state = scenario(empire(hand=FIVE), AWAY, supply=left)
    play(state, "offer:farm", "add:brewery_2", "add:galley", "done")
    assert resources(state) == {"stone": 1, "wheat": 1}
    assert asked(state) == "turn"


def test_resources_are_named_in_order_and_none_is_lost_by_it() -> None:
    state = scenario(empire(hand=FIVE), AWAY, supply={"wood": 2, "stone": 1, "clay": 0, "wheat": 1})
    play(state, "offer:farm", "add:brewery_2", "add:galley", "done")
    assert resources(state) == {"wood": 1}  # without it three could not be taken in order
    assert legal(state) == {"take:wood", "take:stone"}
    assert reason(state, "take:wheat") == "out_of_order"
    assert reason(state, "take:clay") == "none_left"


def test_minerva_gives_a_scientific_building_and_a_card_more_for_each_card() -> None:
    state = scenario(empire(hand=FIVE), AWAY)
    play(state, "offer:school", "add:brewery_2", "done")
    assert (len(hand(state)), ready(state, "scientific")) == (5, 3)
    play(state, "use")
    assert len(hand(state)) == 5 + 2


def test_the_cards_of_minerva_may_be_declined() -> None:
    state = scenario(empire(hand=FIVE), AWAY)
    play(state, "offer:school", "add:brewery_2", "done")
    assert (asked(state), legal(state)) == ("draw_more", {"use", "skip"})
    play(state, "skip")
    assert (len(hand(state)), state.active) == (5, 1)


def test_nobody_is_asked_about_cards_of_minerva_that_are_not_there() -> None:
    full = scenario(empire(hand=["school", *TEN[:9]]), AWAY, deck=["farm"])
    play(full, "offer:school", "done")
    assert asked(full) == "draw_more"
    none = scenario(empire(hand=["school", "farm"]), AWAY, deck=[])
    play(none, "offer:school", "done")
    assert (hand(none), asked(none)) == (["farm", "school"], "turn")


def test_mars_gives_a_piece_of_any_type_for_each_card() -> None:
    state = scenario(empire(hand=FIVE), AWAY)
    play(state, "offer:legion", "add:brewery_2", "add:farm", "done")
    assert legal(state) == {f"piece:{name}" for name in ("civil", "production", "ship", "scientific", "army")}
    play(state, "piece:civil", "piece:ship", "piece:ship")
    assert (ready(state, "civil"), ready(state, "ship"), ready(state, "army")) == (3, 4, 2)
    assert asked(state) == "turn"


@pytest.mark.parametrize("god", ["vesta", "ceres", "neptune", "minerva", "mars"])
def test_jupiter_acts_as_any_one_of_the_others(god: str) -> None:
    state = scenario(empire(hand=["temple_gold", "farm", "quarry"]), AWAY)
    play(state, "offer:temple_gold", "add:farm", "done")
    assert legal(state) == {f"god:{name}" for name in ("vesta", "ceres", "neptune", "minerva", "mars")}
    events = play(state, f"god:{god}")
    assert "invoked" in told(events)
    assert "jupiter" not in repr(events)


def test_a_piece_that_the_reserve_lacks_is_lost() -> None:
    state = scenario(empire(hand=FIVE, ready={"ship": 5}), AWAY)
    play(state, "offer:galley", "done")
    assert (ready(state, "ship"), gold(state)) == (5, 2)


def test_mars_gives_nothing_to_an_empty_reserve() -> None:
    full = dict.fromkeys(("civil", "production", "ship", "scientific", "army"), 5)
    state = scenario(empire(hand=FIVE, ready=full), AWAY)
    play(state, "offer:legion", "done")
    assert asked(state) == "turn"


def test_the_hand_is_filled_to_five() -> None:
    state = scenario(empire(hand=["farm", "galley", "school"]), AWAY)
    play(state, "offer:galley", "done", draws=["quarry", "legion", "ballista"])
    assert hand(state) == ["farm", "quarry", "school", "legion", "ballista"]


def test_a_hand_above_five_is_kept() -> None:
    held = [*FIVE, "quarry", "sawmill"]
    state = scenario(empire(hand=held), AWAY)
    play(state, "offer:galley", "done")
    assert len(hand(state)) == 6


TEN = [
    *["brewery_2", "brewery_3", "brewery_4", "brewery_5", "forum_3"],
    *["temple_gold", "temple_clay", "temple_wood", "temple_stone", "temple_wheat"],
]


@pytest.mark.parametrize(("kept", "count", "drawn"), [(4, 3, 4), (7, 3, 3), (8, 3, 2), (9, 3, 1)])
def test_no_hand_exceeds_ten_cards(kept: int, count: int, drawn: int) -> None:
    offered = ["school", "farm", "galley"][:count]
    state = scenario(empire(hand=[*TEN[:kept], *offered]), AWAY)
    play(state, *offering(*offered), "use")
    assert len(hand(state)) == kept + drawn == min(10, max(5, kept) + count)


def test_the_bill_of_an_offering_says_what_the_god_gives() -> None:
    state = scenario(empire(hand=[*FIVE, "temple_gold"]), AWAY)
    for card, lines in {
        "brewery_2": {"god_points": 1, "god_piece": 1},
        "farm": {"god_resources": 1, "god_piece": 1},
        "school": {"god_cards": 1, "god_piece": 1},
        "legion": {"god_pieces": 1},
        "temple_gold": {"any_god": 1},
    }.items():
        copy = state.clone()
        play(copy, f"offer:{card}")
        assert bill(copy, "done") == lines
