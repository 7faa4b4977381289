"""Where the two Russian translations of the rulebook differ: one test for each row of the table in
`docs/rulings/deus.md`."""

import pytest

from tessera.games.deus.catalog import EFFECTS_DATA, KIND_COLOUR
from tessera.games.deus.scenario import (
    asked,
    build,
    column,
    empire,
    gold,
    legal,
    new_game,
    pairs,
    pieces,
    play,
    points,
    ready,
    reason,
    regions,
    reserve,
    scenario,
    sheet,
)
from tessera.locale import Locale

AWAY = empire(pieces=["civil@d3"])


def test_01_a_shared_village_is_rounded_down() -> None:
    other = empire(points=0, pieces=["army@c4", "ship@c3", "civil@c5"])
    state = build("galley", "place:c2", pieces=["army@c1", "civil@c6"], others=[other], villages={"c0": 5})
    assert (points(state), points(state, 1)) == (5 + 2, 2)


def test_02_armies_decide_before_buildings() -> None:
    other = empire(points=0, pieces=["army@c4", "army@c5"])
    mine = ["army@c1", "civil@c1", "production@c1", "scientific@c1", "civil@c6", "ship@c3"]
    state = build("galley", "place:c2", pieces=mine, others=[other])
    assert (points(state), points(state, 1)) == (5, 6)


def test_03_jupiter_is_the_players_choice() -> None:
    state = scenario(empire(hand=["temple_gold", "farm", "quarry"]), AWAY)
    play(state, "offer:temple_gold", "done")
    assert len(legal(state, "god:")) == 5


def test_04_an_army_does_not_even_enter_the_sea_of_an_enemy() -> None:
    island = "WFMSOVO@0,0+WOFMSOV@1,0+VFOOWSM@0,1+OOWOFVS@1,1"
    state = build(
        "temporary_camps",
        "place:d4",
        pieces=["civil@d4"],
        others=[empire(pieces=["ship@d3", "ship@d0"])],
        continent=island,
    )
    assert "d2" not in regions(state, "move")
    assert reason(state, "move:d3") == "foreign"


def test_05_an_army_passes_enemies_and_villages_and_never_stops_there() -> None:
    others = [empire(pieces=["civil@a2", "civil@b4", "civil@a0"])]
    state = build("temporary_camps", "place:a1", pieces=["civil@a1"], others=others)
    assert "b3" in regions(state, "move")
    assert regions(state, "move").isdisjoint({"a2", "b4", "a0", "a5", "c0"})


def test_06_the_first_piece_keeps_its_distance_from_where_the_others_began() -> None:
    state = build("quarry", others=[empire(pieces=["civil@a1", "civil@d4"])])
    assert regions(state, "place") == {"b2", "c4", "d3"}


def test_07_order_side_and_turn_of_the_tiles_are_free() -> None:
    written = [new_game(2, seed).continent.written() for seed in range(40)]
    assert len(set(written)) == 40
    assert len({text.split("+")[1] for text in written}) > 20


def test_08_the_piece_goes_to_the_map() -> None:
    state = build("quarry", "place:a0", pieces=["civil@a0"])
    assert "production@a0" in pieces(state)


def test_09_the_card_is_played_and_not_paid() -> None:
    state = build("quarry", "place:a0", pieces=["civil@a0"])
    assert column(state, "green") == ["quarry"]
    assert gold(state) == 40 - 4


def test_10_pieces_of_the_gods_come_from_ones_own_reserve() -> None:
    state = scenario(empire(hand=["galley", "farm"]), AWAY)
    play(state, "offer:galley", "done")
    assert (ready(state, "ship"), reserve(state, "ship"), reserve(state, "ship", 1)) == (3, 2, 3)


def test_11_gold_is_not_limited() -> None:
    state = build("trading_post_forest", "place:a0", gold=10_000, pieces=["army@a0"])
    assert gold(state) == 10_000 - 4 + 3


@pytest.mark.parametrize(("language", "name"), [("en", "Galley"), ("ru", "Галера")])
def test_12_a_galley_is_a_ship(language: str, name: str) -> None:
    assert Locale(language).say("deus.card.galley") == name


def test_13_mars_gives_no_army_besides() -> None:
    state = scenario(empire(hand=["legion", "farm"]), AWAY)
    play(state, "offer:legion", "done", "piece:ship")
    assert (ready(state, "ship"), ready(state, "army")) == (3, 2)
    assert asked(state) == "turn"


def test_14_the_round_is_finished_and_another_one_played() -> None:
    state = scenario(empire(40, pieces=["civil@a0"], hand=["temple_wood", "farm"]), AWAY, temples=1)
    play(state, "build:temple_wood")
    assert (state.round, state.last_round) == (1, 2)


def test_15_all_who_tie_for_a_majority_score_in_full() -> None:
    state = scenario(empire(wood=1), empire(wood=1))
    assert [sheet(state, seat)["most_wood"] for seat in range(2)] == [2, 2]


def test_16_two_armies_are_never_in_one_region_when_a_turn_is_over() -> None:
    state = build("war_elephants", "place:a1", pieces=["civil@a1", "army@a2", "temple@a2"])
    play(state, "move:a2")
    assert (pairs(state), asked(state)) == ({"a2"}, "march_on")
    assert reason(state, "skip") == "must_march_on"
    play(state, "move:a3")
    assert pairs(state) == set()
    assert {"army@a2", "army@a3", "temple@a2"} <= pieces(state)
    assert asked(state) == "turn"


def test_17_half_of_the_civil_cards_pay_for_lands_and_half_for_cities() -> None:
    per = [data["per"] for data, colour in zip(EFFECTS_DATA, KIND_COLOUR, strict=True) if colour == 0]
    assert (per.count("terrain"), per.count("city"), len(per)) == (8, 8, 16)
