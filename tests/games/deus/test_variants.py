"""The variants: a chosen start, free and written continents, the wild building."""

import pytest

from tessera.core.chance import Chance
from tessera.core.errors import WrongOption
from tessera.games.deus import GAME
from tessera.games.deus.catalog import LAYOUTS, TYPES
from tessera.games.deus.scenario import (
    TWO,
    asked,
    bill,
    column,
    empire,
    gold,
    hand,
    hold_alike,
    legal,
    new_game,
    pieces,
    play,
    ready,
    reason,
    reserve,
    resources,
    scenario,
)

AWAY = empire(pieces=["civil@d3"])

# A chosen start


@pytest.mark.parametrize("count", [10, 9, 8, 7, 6])
def test_everybody_chooses_the_pieces_to_begin_with(count: int) -> None:
    state = new_game(3, start=count)
    assert state.seats_to_act() == (0, 1, 2)
    chance = Chance(count)
    while asked(state) == "pieces":
        seat = state.seats_to_act()[-1]
        actions = state.actions(seat)
        state.apply(seat, actions[chance.below(len(actions))], chance)
    for seat in range(3):
        assert sum(ready(state, piece, seat) for piece in TYPES) == count
        assert all(ready(state, piece, seat) + reserve(state, piece, seat) == 5 for piece in TYPES)
        assert len(hand(state, seat)) == 5


def test_pieces_are_chosen_before_the_cards_are_dealt() -> None:
    state = new_game(2, start="10")
    assert (hand(state, 0), len(state.deck), state.round) == ([], 96, 0)


def test_pieces_are_named_in_order_up_to_five_of_a_type() -> None:
    state = new_game(2, start="6")
    for _ in range(5):
        state.apply(0, GAME.vocabulary.action("piece:ship"), Chance(0))
    assert legal(state, seat=0) == {"piece:scientific", "piece:army"}
    assert reason(state, "piece:civil") == "out_of_order"
    assert reason(state, "piece:ship") == "no_reserve"


def test_nobody_can_choose_too_few() -> None:
    state = new_game(2, start="10")
    for _ in range(5):
        state.apply(0, GAME.vocabulary.action("piece:scientific"), Chance(0))
    assert legal(state, seat=0) == {"piece:army"}
    late = new_game(2, start="10")
    assert "piece:army" not in legal(late, seat=0)


def test_without_the_variant_everybody_has_two_of_each() -> None:
    state = new_game(2)
    assert [ready(state, piece) for piece in TYPES] == [2] * 5


# Continents


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_free_continents_have_the_right_number_of_tiles_and_hold_together(seats: int) -> None:
    shapes = set()
    for seed in range(20):
        state = new_game(seats, seed, continent="free")
        layout = state.continent.layout
        assert layout.tiles == len(LAYOUTS[seats])
        assert not layout.around(state.continent.villages) & state.continent.villages
        reached = 1
        for _ in range(layout.tiles * 7):
            reached |= layout.around(reached)
        assert reached == layout.all
        shapes.add(layout.places)
    assert len(shapes) > 10


def test_a_written_continent_is_loaded() -> None:
    state = new_game(2, continent=TWO)
    assert state.view(None).board["written"] == TWO
    assert state.view(None).board["regions"][0]["terrain"] == "forest"


def test_any_continent_can_be_loaded_again() -> None:
    free = new_game(3, 5, continent="free")
    again = new_game(3, 6, continent=free.continent.written())
    assert again.view(None).board["regions"] == free.view(None).board["regions"]


@pytest.mark.parametrize(
    ("written", "problem"),
    [
        ("WFMSOV@0,0", "letters"),
        (TWO.replace("W", "X"), "letters"),
        (TWO.replace("@0,1", "@0"), "place"),
        (TWO.replace("@0,1", "@0,x"), "place"),
        (TWO.rpartition("+")[0], "tiles"),
        (TWO + "+" + TWO.replace("@", "@1"), "tiles"),
        (TWO.replace("WFMSOVO", "WFMSOFO"), "village"),
        (TWO.replace("@1,1", "@0,0"), "apart"),
        (TWO.replace("@1,1", "@5,5"), "apart"),
        (TWO.replace("WFMSOVO@0,0", "WVMSFOO@0,0").replace("WOFMSOV", "WOFMOVS"), "adjacent"),
    ],
)
def test_a_continent_that_cannot_be_played_is_refused(written: str, problem: str) -> None:
    with pytest.raises(WrongOption) as caught:
        GAME.new(2, Chance(1), continent=written)
    assert caught.value.message.args["problem"].key == f"deus.continent_problem.{problem}"


def test_anything_else_is_no_continent() -> None:
    with pytest.raises(WrongOption):
        GAME.new(2, Chance(1), continent="atlantis")


# The wild building


def test_once_a_game_a_card_may_be_built_face_down_in_any_column() -> None:
    state = scenario(
        empire(3, pieces=["civil@a0"], cards=["sawmill"], hand=["temple_gold", "legion"]), AWAY, wild=True
    )
    assert bill(state, "wild:green") == {"rank": 2}
    play(state, "wild:green")
    assert legal(state) == {"hide:temple_gold", "hide:legion"}
    play(state, "hide:legion", "place:a0")
    assert column(state, "green") == ["sawmill", "wild"]
    assert (gold(state), hand(state)) == (3 - 2, ["temple_gold"])
    assert "production@a0" in pieces(state)


def test_it_has_no_effect_but_activates_the_column() -> None:
    state = scenario(
        empire(3, pieces=["civil@a0"], cards=["sawmill"], hand=["farm", "legion"]), AWAY, wild=True
    )
    play(state, "wild:green", "hide:farm", "place:a0")
    assert resources(state) == {"wood": 2}


@pytest.mark.parametrize("rank", [1, 2, 3])
def test_it_costs_its_rank_in_gold(rank: int) -> None:
    cards = ["brewery_5", "brewery_4"][: rank - 1]
    plan = empire(rank, pieces=["army@a0"], cards=cards, hand=["farm", "legion"])
    state = scenario(plan, AWAY, wild=True)
    play(state, "wild:brown", "hide:farm", "place:a0")
    assert gold(state) == 0
    poor = scenario(
        empire(rank - 1, pieces=["army@a0"], cards=cards, hand=["farm", "legion"]), AWAY, wild=True
    )
    assert reason(poor, "wild:brown") == "no_gold"


def test_it_cannot_be_a_temple() -> None:
    state = scenario(empire(9, pieces=["army@a0"], hand=["farm", "legion"]), AWAY, wild=True)
    assert legal(state, "wild") == {
        f"wild:{colour}" for colour in ("brown", "green", "blue", "yellow", "red")
    }


def test_it_counts_for_the_next_temple() -> None:
    row = ["brewery_5", "farm", "galley", "school", "wild:red", "temple_clay"]
    state = scenario(
        empire(40, pieces=["civil@a0"], cards=row, hidden="quarry", hand=["temple_wood"]), AWAY, wild=True
    )
    play(state, "build:temple_wood")
    assert len(column(state, "purple")) == 2


def test_it_is_done_once() -> None:
    state = scenario(empire(9, pieces=["army@a0"], cards=["wild:red"], hidden="farm"), AWAY, wild=True)
    assert legal(state, "wild") == set()
    assert reason(state, "wild:brown") == "wild_used"


def test_it_needs_a_piece_and_a_place() -> None:
    plan = empire(9, points=0, pieces=["army@a0"], ready={"civil": 0}, reserve={"civil": 5})
    state = scenario(plan, AWAY, wild=True)
    assert reason(state, "wild:brown") == "no_piece"


def test_the_last_card_is_hidden_without_asking() -> None:
    state = scenario(empire(9, pieces=["army@a0"], hand=["farm"]), AWAY, wild=True)
    play(state, "wild:brown", "place:a0")
    assert column(state, "brown") == ["wild"]


def test_alike_cards_are_asked_about_as_others_are() -> None:
    state = scenario(empire(9, pieces=["army@a0"], hand=["quarry"]), AWAY, wild=True)
    hold_alike(state, "quarry")
    play(state, "wild:brown")
    assert asked(state) == "hide"


def test_without_the_variant_nothing_is_built_face_down() -> None:
    state = scenario(empire(9, pieces=["army@a0"], hand=["farm"]), AWAY)
    assert legal(state, "wild") == set()
    assert reason(state, "wild:brown") == "no_wild"


# Asking about every effect


def test_every_effect_may_be_asked_about() -> None:
    for answer, won in (("use", 3), ("skip", 0)):
        state = scenario(
            empire(4, pieces=["army@a0"], hand=["trading_post_forest", "farm"]), AWAY, ask_always=True
        )
        play(state, "build:trading_post_forest", "place:a0")
        assert legal(state) == {"use", "skip"}
        play(state, answer)
        assert gold(state) == won
