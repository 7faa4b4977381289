"""What is hidden: hands, points, the discard pile, cards face down, chosen pieces, the deck."""

from typing import Any, cast

from tessera.core.chance import Chance
from tessera.games.deus import GAME
from tessera.games.deus.scenario import (
    asked,
    discards,
    empire,
    hand,
    kinds_of,
    new_game,
    play,
    points,
    scenario,
)
from tessera.games.deus.state import DeusState

AWAY = empire(pieces=["civil@d3"])
FIVE = ["brewery_2", "farm", "galley", "school", "legion"]


def guesses(state: DeusState, seat: int, count: int = 30) -> list[DeusState]:
    """States that the seat cannot tell from this one."""
    found = []
    for seed in range(count):
        guess = state.determinize(seat, Chance(seed))
        assert isinstance(guess, DeusState)
        assert guess.view(seat) == state.view(seat)
        found.append(guess)
    return found


def seen(state: DeusState, viewer: int | None, seat: int) -> dict[str, Any]:
    empire_seen: dict[str, Any] = state.view(viewer).board["empires"][seat]
    return empire_seen


def total(state: DeusState, viewer: int | None, seat: int) -> int | None:
    """What the sheet tells of the points that a seat has won so far."""
    lines = state.view(viewer).board["sheet"]["lines"]
    (points,) = [line["points"][seat] for line in lines if line["line"] == "points"]
    return cast(int | None, points)


def test_a_hand_is_seen_by_its_owner_and_counted_by_the_others() -> None:
    state = scenario(empire(hand=FIVE), AWAY)
    assert kinds_of(seen(state, 0, 0)["hand"]) == FIVE
    for viewer in (1, None):
        assert (seen(state, viewer, 0)["hand"], seen(state, viewer, 0)["hand_count"]) == (None, 5)


def test_points_are_hidden_until_the_end() -> None:
    state = scenario(empire(points=17), AWAY)
    assert seen(state, 0, 0)["points"] == 17
    assert total(state, 0, 0) == 17
    for viewer in (1, None):
        assert (seen(state, viewer, 0)["points"], total(state, viewer, 0)) == (None, None)
    state.end("temples")
    assert seen(state, 1, 0)["points"] == 17
    assert total(state, None, 0) == 17


def test_the_summary_tells_no_points() -> None:
    state = scenario(empire(points=17), AWAY)
    assert set(state.summary().args) == {"round", "temples", "villages"}


def test_gold_resources_pieces_and_columns_are_open() -> None:
    state = scenario(empire(7, wood=2, cards=["farm"]), AWAY)
    for viewer in (0, 1, None):
        shown = seen(state, viewer, 0)
        assert (shown["gold"], shown["resources"]["wood"]) == (7, 2)
        assert kinds_of(shown["columns"]["green"]) == ["farm"]
        assert shown["ready"]["civil"] == 2


def test_only_the_top_of_the_discard_pile_is_seen() -> None:
    state = scenario(empire(hand=FIVE), AWAY)
    play(state, "offer:galley", "add:farm", "add:school", "done")
    for viewer in (0, 1, None):
        pile = state.view(viewer).board["discards"]
        assert (pile["count"], kinds_of([pile["top"]])) == (3, ["galley"])


def test_the_others_are_told_the_number_and_the_top_and_nothing_else() -> None:
    state = scenario(empire(hand=FIVE), AWAY)
    events = play(state, "offer:galley", "add:farm", "done")
    public = [event for event in events if event.is_for(1)]
    offered = next(event for event in public if event.kind == "offered")
    assert offered.values["count"] == 2
    assert "farm" not in repr(public)
    assert "galley" in repr(public)


def test_drawn_cards_are_told_to_their_owner_alone() -> None:
    state = scenario(empire(hand=FIVE), AWAY)
    events = play(state, "offer:galley", "done", draws=["quarry"])
    assert "quarry" in repr([event for event in events if event.is_for(0)])
    assert "quarry" not in repr([event for event in events if event.is_for(1) or event.is_for(None)])


def test_who_discarded_a_card_remembers_it_and_all_remember_a_top() -> None:
    state = scenario(empire(hand=FIVE), empire(hand=["quarry", "sawmill", "ballista"]))
    play(state, "offer:galley", "add:farm", "add:school", "done")
    play(state, "offer:quarry", "add:sawmill", "done")
    assert discards(state) == ["farm", "school", "galley", "sawmill", "quarry"]
    for guess in guesses(state, 0):
        assert discards(guess)[:3] == ["farm", "school", "galley"]
        assert discards(guess)[4] == "quarry"
    assert len({discards(guess)[3] for guess in guesses(state, 0)}) > 5
    assert {discards(guess)[2] for guess in guesses(state, 1)} == {"galley"}
    assert len({discards(guess)[0] for guess in guesses(state, 1)}) > 5


def test_hands_and_deck_are_dealt_anew_in_a_guess() -> None:
    state = new_game(3, 4)
    for seat in range(3):
        others = [other for other in range(3) if other != seat]
        for guess in guesses(state, seat, 10):
            assert hand(guess, seat) == hand(state, seat)
            assert guess.parts() == state.parts()
        assert len({tuple(hand(guess, others[0])) for guess in guesses(state, seat)}) > 20


def test_whoever_counts_along_knows_the_points() -> None:
    state = scenario(empire(points=17), AWAY)
    assert {points(guess, 0) for guess in guesses(state, 1)} == {17}


def test_nobody_sees_how_far_an_offering_is() -> None:
    before = scenario(empire(hand=FIVE), AWAY)
    state = before.clone()
    views = []
    for notation in ("offer:galley", "add:farm", "add:legion"):
        play(state, notation)
        views.append(state.view(1))
    assert all(view == before.view(1) for view in views)
    assert kinds_of(state.view(0).board["doing"]["offering"]) == ["galley", "farm", "legion"]
    for guess in guesses(state, 1, 5):
        assert asked(guess) == "turn"


def test_a_completed_offering_is_always_said_to_be_complete() -> None:
    state = scenario(empire(hand=FIVE), AWAY)
    play(state, "offer:farm", "add:legion")
    # silence would tell that no later card is left
    assert state.actions(0) == [GAME.vocabulary.action("done")]


def test_a_card_built_face_down_is_known_to_its_owner_alone() -> None:
    state = scenario(empire(9, pieces=["army@a0"], hand=FIVE), AWAY, wild=True)
    events = play(state, "wild:brown", "hide:legion", "place:a0")
    assert "legion" not in repr([event for event in events if event.is_for(1)])
    assert kinds_of([seen(state, 0, 0)["hidden"]]) == ["legion"]
    for viewer in (1, None):
        assert (seen(state, viewer, 0)["hidden"], seen(state, viewer, 0)["wild_used"]) == (None, True)
        assert seen(state, viewer, 0)["columns"]["brown"] == ["wild"]
    assert len({guess.empires[0].hidden for guess in guesses(state, 1)}) > 5
    assert {guess.empires[0].hidden for guess in guesses(state, 0)} == {state.empires[0].hidden}


def test_nobody_sees_that_somebody_is_about_to_build_face_down() -> None:
    before = scenario(empire(9, pieces=["army@a0"], hand=FIVE), AWAY, wild=True)
    state = before.clone()
    play(state, "wild:brown")
    assert state.view(1) == before.view(1)
    assert asked(guesses(state, 1, 1)[0]) == "turn"


def test_chosen_pieces_are_hidden_until_all_have_chosen() -> None:
    state = new_game(2, start="6")
    before = state.view(1)
    for piece in ("civil", "civil", "ship"):
        state.apply(0, GAME.vocabulary.action(f"piece:{piece}"), Chance(0))
        assert state.view(1) == before
    assert state.view(0).board["doing"] == {"chosen": ["civil", "civil", "ship"]}
    for piece in ("ship", "ship", "army"):
        state.apply(0, GAME.vocabulary.action(f"piece:{piece}"), Chance(0))
    assert state.seats_to_act() == (1,)
    assert seen(state, 1, 0)["ready"]["ship"] == 2
    frames = {guess.stack[-1].values() for guess in guesses(state, 1)}
    assert len(frames) > 10
    for _ in range(6):
        state.apply(1, state.actions(1)[0], Chance(0))
    assert seen(state, 1, 0)["ready"] == {"civil": 2, "production": 0, "ship": 3, "scientific": 0, "army": 1}


def test_the_deck_is_a_bag_that_nobody_knows() -> None:
    state = new_game(2)
    assert state.deck == sorted(state.deck)
    assert state.view(0).board["deck"] == len(state.deck)


def test_nothing_is_hidden_about_a_card_that_is_being_built() -> None:
    state = scenario(empire(9, clay=1, pieces=["civil@a0"], hand=["quarry", "farm"]), AWAY)
    play(state, "build:quarry")
    for viewer in (0, 1, None):
        assert kinds_of([state.view(viewer).board["doing"]["card"]]) == ["quarry"]
        assert kinds_of(seen(state, viewer, 0)["columns"]["green"]) == ["quarry"]
