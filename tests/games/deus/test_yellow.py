"""Scientific cards. One case for each kind."""

import pytest

from tessera.games.deus.scenario import (
    asked,
    build,
    gold,
    hand,
    legal,
    play,
    points,
    ready,
    reason,
    reserve,
    resources,
)

CITIES = ["civil@a0", "production@a0", "army@a0", "civil@a1", "production@a1", "civil@a2"]
"""Cities of 3, 2 and 1."""


@pytest.mark.parametrize(("card", "drawn"), [("school", 2), ("university", 2)])
def test_cards_are_drawn_for_each_city_of_the_size(card: str, drawn: int) -> None:
    state = build(card, "place:a3", pieces=CITIES)
    assert legal(state) == {"use", "skip"}
    play(state, "use", draws=["legion", "farm"])
    assert hand(state) == ["farm", "legion", "temple_gold"]
    assert len(hand(state)) == 1 + drawn


def test_a_school_counts_each_city_of_two_and_a_university_twice_each_of_three() -> None:
    pieces = [*CITIES, "army@a1"]
    for card, drawn in (("school", 2), ("university", 4)):
        state = build(card, "place:a3", "use", pieces=pieces)
        assert len(hand(state)) == 1 + drawn


def test_drawing_may_be_declined() -> None:
    assert hand(build("school", "place:a3", "skip", pieces=CITIES)) == ["temple_gold"]


def test_drawing_stops_at_ten_cards() -> None:
    held = ["temple_gold", "temple_wood", "temple_clay", "temple_stone", "temple_wheat", "farm", "quarry"]
    state = build("university", "place:a1", "use", pieces=[*CITIES, "army@a1"], hand=held)
    assert len(hand(state)) == 10
    full = build("university", "place:a1", pieces=CITIES, hand=[*held, "sawmill", "brickyard", "ballista"])
    assert len(hand(full)) == 10
    assert asked(full) == "turn"


@pytest.mark.parametrize(
    ("colour", "cards"),
    [
        ("brown", ["brewery_5", "brewery_4"]),
        ("red", ["ballista", "centurion", "legion"]),
        ("green", ["farm"]),
        ("blue", ["galley", "small_port_wood", "small_port_clay", "sailing_ship_wood"]),
    ],
)
def test_an_academy_pays_a_point_for_each_card_of_its_colour(colour: str, cards: list[str]) -> None:
    state = build(f"academy_{colour}", "place:a0", cards=[*cards, "temple_wood"], pieces=["army@a0"])
    assert points(state) == 5 + len(cards)


@pytest.mark.parametrize(
    ("colour", "cards", "answer"),
    [
        ("blue", ["sailing_ship_wood", "galley"], "galley"),
        ("green", ["sawmill", "cooperative_forest"], "cooperative_forest"),
        ("red", ["ballista", "centurion"], "ballista"),
        ("brown", ["trading_post_forest", "lumberjacks_guild"], "trading_post_forest"),
    ],
)
def test_a_laboratory_activates_one_card_of_its_colour(colour: str, cards: list[str], answer: str) -> None:
    state = build(
        f"laboratory_{colour}",
        "place:a0",
        cards=cards,
        pieces=["production@a0", "army@a0", "army@c1"],
        wood=2,
    )
    if colour == "red":  # nobody is near enough to steal from
        assert gold(state) == 36 + 8
        return
    assert legal(state) == {*[f"activate:{card}" for card in cards], "skip"}
    play(state, f"activate:{answer}")
    if colour == "blue":
        play(state, "buy:wheat", "done")
        assert resources(state) == {"wood": 2, "wheat": 1}
    if colour == "green":
        assert resources(state) == {"wood": 4}
    if colour == "brown":
        assert (gold(state), points(state)) == (36 + 3, 5)
    assert asked(state) == "turn"


def test_a_laboratory_may_be_declined_and_does_not_offer_what_would_do_nothing() -> None:
    cards = ["trading_post_forest", "brewery_5", "lumberjacks_guild"]
    state = build("laboratory_brown", "place:a0", cards=cards, pieces=["production@a0"])
    assert reason(state, "activate:brewery_5") == "does_nothing"
    play(state, "skip")
    assert gold(state) == 36


def test_a_laboratory_does_not_activate_a_card_that_lies_face_down() -> None:
    state = build(
        "laboratory_brown", "place:a0", cards=["wild:brown"], hidden="farm", pieces=["production@a0"]
    )
    assert asked(state) == "turn"


@pytest.mark.parametrize(("card", "count"), [("workshop_2", 2), ("workshop_3", 2)])
def test_a_workshop_gives_pieces_for_each_city_of_the_size(card: str, count: int) -> None:
    state = build(card, "place:a3", pieces=CITIES)
    assert legal(state) == {f"piece:{name}" for name in ("production", "ship", "scientific", "army")} | {
        "skip"
    }
    play(state, "piece:ship", "piece:army")
    assert (ready(state, "ship"), ready(state, "army")) == (3, 3)
    assert (reserve(state, "ship"), reserve(state, "army")) == (2, 1)
    assert asked(state) == "turn"
    assert count == 2


def test_a_workshop_counts_each_city_of_two_and_twice_each_of_three() -> None:
    pieces = [*CITIES, "army@a1"]
    state = build(
        "workshop_3", "place:a3", "piece:ship", "piece:ship", "piece:ship", "piece:army", pieces=pieces
    )
    assert (ready(state, "ship"), ready(state, "army")) == (5, 3)
    two = build("workshop_2", "place:a3", "piece:ship", "piece:ship", pieces=pieces)
    assert (ready(two, "ship"), asked(two)) == (4, "turn")


def test_a_workshop_may_be_declined() -> None:
    state = build("workshop_2", "place:a3", "skip", pieces=CITIES)
    assert ready(state, "ship") == 2


def test_pieces_are_named_in_order_and_none_is_lost_by_it() -> None:
    state = build(
        "workshop_2",
        "place:a3",
        pieces=CITIES,
        reserve={"civil": 0, "production": 1, "ship": 0, "scientific": 0, "army": 1},
    )
    assert legal(state) == {"piece:production", "skip"}
    assert reason(state, "piece:army") == "out_of_order"
    assert reason(state, "piece:ship") == "no_reserve"
    play(state, "piece:production")
    assert (reserve(state, "production"), reserve(state, "army")) == (0, 0)


def test_a_workshop_takes_what_there_is_without_asking_if_it_is_of_one_type() -> None:
    empty = {"civil": 0, "production": 0, "ship": 0, "scientific": 0, "army": 0}
    state = build("workshop_2", "place:a3", pieces=CITIES, reserve={**empty, "ship": 1})
    assert (reserve(state, "ship"), asked(state)) == (0, "turn")
    assert asked(build("workshop_2", "place:a3", pieces=CITIES, reserve=empty)) == "turn"
