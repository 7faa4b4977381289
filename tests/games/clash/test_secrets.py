"""What is hidden: hands, decks, tiles, cards face down, offers, what a spy sees; and what one may guess."""

from typing import Any

from tessera.core.chance import Chance
from tessera.games.clash.scenario import (
    asked,
    card,
    end_turn,
    hand,
    legal,
    march,
    nation,
    play,
    scenario,
    to_status,
    told,
)
from tessera.games.clash.state import ClashState


def guesses(state: ClashState, seat: int, count: int = 40) -> list[ClashState]:
    """States that the seat cannot tell from this one."""
    found = []
    for seed in range(count):
        guess = state.determinize(seat, Chance(seed))
        assert isinstance(guess, ClashState)
        assert guess.view(seat) == state.view(seat)
        assert guess.actions(seat) == state.actions(seat)
        assert guess.parts() == state.parts()
        found.append(guess)
    return found


def own(state: ClashState, seat: int) -> dict[str, Any]:
    held: dict[str, Any] = state.view(seat).board["nations"][seat]["own"]
    return held


def holders() -> ClashState:
    return scenario(
        nation(hand=["ideas", "great_artist"], objectives=["eureka"], wonders=["great_wall"]),
        nation(hand=["militia", "great_prophet"], objectives=["wealth"], wonders=["great_library"]),
    )


# Hands


def test_a_hand_is_seen_by_its_owner_and_counted_by_the_others() -> None:
    state = holders()
    assert own(state, 0) == {
        "hand": ["ideas_high_ground", "great_artist_19"],
        "objectives": ["eureka_defiance"],
        "wonders": ["great_wall"],
        "progress": {"eureka": (0, 5)},
    }
    for viewer in (1, None):
        seen = state.view(viewer).board["nations"][0]
        assert "own" not in seen
        assert (seen["hand"], seen["objectives"], seen["wonders"]) == (2, 1, 1)


def test_great_persons_were_taken_openly() -> None:
    assert holders().view(None).board["nations"][1]["greats"] == ["great_prophet_20"]


def test_a_guess_keeps_ones_own_cards_and_makes_up_those_of_others() -> None:
    state = holders()
    found = guesses(state, 0)
    assert all(own(guess, 0) == own(state, 0) for guess in found)
    assert len({tuple(hand(guess, 1)) for guess in found}) > 5
    assert len({tuple(own(guess, 1)["objectives"]) for guess in found}) > 5
    assert len({tuple(own(guess, 1)["wonders"]) for guess in found}) > 3
    assert all("great_prophet" in hand(guess, 1) for guess in found)
    assert all(own(guess, 1)["objectives"] != own(state, 0)["objectives"] for guess in found)


def test_what_is_drawn_is_told_to_who_drew_it_alone() -> None:
    state = scenario(nation(food=2), nation())
    events = play(state, "advance:writing", deals=["ideas_surprise", "eureka_defiance"])
    private = {event.kind: event.only for event in events if event.only is not None}
    assert private == {"drawn_action": 0, "drawn_objective": 0}
    assert {"drew_action", "drew_objective"} <= set(told(events))
    events = play(scenario(nation(food=2), nation()), "advance:engineering", deals=["great_wall"])
    assert {event.kind: event.only for event in events if event.only is not None} == {"drawn_wonder": 0}


# Decks and tiles


def test_decks_are_counted_and_their_order_is_nobodys() -> None:
    state = scenario(nation(), nation())
    board = state.view(0).board
    assert [board[name] for name in ("deck", "objective_deck", "event_deck", "wonder_deck")] == [
        42,
        32,
        38,
        8,
    ]
    assert state.deck.top == ()


def test_tiles_that_nobody_has_seen_may_be_any_of_the_rest() -> None:
    state = scenario(nation(), nation(), unexplored=[2, 3])
    assert state.view(0).board["tiles"] == len(state.tiles) > 2
    unknown = {data["terrain"] for data in state.view(0).board["cells"].values() if data["slot"] == 2}
    assert unknown == {"unknown"}


# Turns and claims


def test_a_turn_is_asked_for_even_if_nothing_can_be_done() -> None:
    state = scenario(nation(), nation())
    state.actions_left = 0
    assert (asked(state), legal(state)) == ("turn", {"end"})


def test_claims_of_the_status_phase_are_asked_for_whatever_is_held() -> None:
    for name in ("eureka", "draft"):
        state = scenario(nation(objectives=[name]), nation(), round=3)
        to_status(state)
        assert asked(state) == "claim"
        guesses(state, 1)


# New plans


def test_new_plans_are_known_to_their_owner_alone() -> None:
    state = scenario(nation(hand=["new_plans"], objectives=["eureka"], culture=1), nation())
    events = play(
        state, f"play:{card(state, 'new_plans')}", deals=["metropolis_general", "wealth_large_fleet"]
    )
    private = [event.only for event in events if event.kind == "drawn_objective"]
    assert private == [0, 0]
    for guess in guesses(state, 0, 10):
        assert own(guess, 0) == own(state, 0)
    true = set(state.stack[-1].values()[1])
    assert any(set(guess.stack[-1].values()[1]) != true for guess in guesses(state, 1))
    play(state, "sacrifice:eureka_defiance")
    for seat in (0, 1):
        guesses(state, seat)


# Spies


def spied() -> ClashState:
    state = scenario(
        nation(hand=["spy", "ideas"], culture=1), nation(hand=["militia"], objectives=["wealth"]), nation()
    )
    play(state, f"play:{card(state, 'spy')}", "name:2")
    return state


def test_only_the_spy_sees_the_cards() -> None:
    state = spied()
    assert state.view(0).board["spy"]["cards"] == ["militia_wedge_formation", "wealth_large_fleet"]
    for viewer in (1, 2, None):
        assert state.view(viewer).board["spy"] == {"seat": 0, "other": 1}


def test_the_spy_guesses_what_it_sees_and_others_do_not() -> None:
    state = spied()
    assert all(hand(guess, 1) == ["militia"] for guess in guesses(state, 0))
    assert any(hand(guess, 1) != ["militia"] for guess in guesses(state, 2))
    play(state, "get:militia_wedge_formation")
    assert all(hand(guess, 1) == ["militia"] for guess in guesses(state, 0))
    assert any(hand(guess, 1) != ["militia"] for guess in guesses(state, 2))
    guesses(state, 1)


def test_the_cards_of_a_swap_are_not_told() -> None:
    state = spied()
    events = play(state, "get:militia_wedge_formation", "give:ideas_high_ground")
    assert [event.values for event in events if event.kind == "swapped"] == [{"seat": 0, "other": 1}]


# Cards face down


def laid() -> ClashState:
    """Seat 0 has laid a card face down; seat 1 is asked for one."""
    state = scenario(
        nation(["D2"], ["2 infantry@D5"], ["tactics"], ["high_morale", "siege"]),
        nation(units=["2 infantry@D6"], advances=["tactics"], hand=["archers"]),
    )
    play(state, "move", "to:D6")
    play(state, f"tactics:{card(state, 'high_morale')}")
    assert (asked(state), state.seats_to_act()) == ("tactics", (1,))
    return state


def test_a_card_that_lies_face_down_is_seen_to_lie_there() -> None:
    state = laid()
    name = "hero_general_high_morale"
    assert state.view(1).board["battle"]["laid"] == [True, False]
    assert name not in str(state.view(1).board)
    assert name not in str(state.view(None).board)


def test_what_lies_face_down_may_be_any_card_or_in_any_hand() -> None:
    state = laid()
    (true,) = state.held("actions")
    found = guesses(state, 1, 200)
    assert len({tuple(guess.held("actions")) for guess in found}) > 5
    assert all(guess.held("actions") == [true] for guess in guesses(state, 0))
    assert any(true in guess.nations[0].hand for guess in found)  # else its absence would tell
    assert any(true in guess.deck.cards() for guess in found)


def test_a_laid_card_is_told_to_who_laid_it() -> None:
    state = scenario(
        nation(["D2"], ["2 infantry@D5"], ["tactics"], ["high_morale"]),
        nation(units=["2 infantry@D6"], advances=["tactics"], hand=["archers"]),
    )
    play(state, "move", "to:D6")
    events = play(state, f"tactics:{card(state, 'high_morale')}")
    assert [(event.kind, event.only) for event in events] == [("laid", None), ("laid_card", 0)]


# Offers


def test_offers_are_guessed_by_what_each_sees_of_them() -> None:
    state = scenario(
        nation(hand=["ideas", "militia", "spy"], objectives=["eureka"]),
        nation(hand=["explorer"]),
        nation(hand=["leadership"]),
        trade=True,
    )
    play(state, "offer:2", "give:ideas_high_ground", "show:militia_wedge_formation")
    for seat in range(3):
        guesses(state, seat, 15)
    play(state, "want_card:action", "done")
    shown = "militia_wedge_formation"
    assert all(shown in own(guess, 0)["hand"] for guess in guesses(state, 1))
    assert any(shown not in own(guess, 0)["hand"] for guess in guesses(state, 2))
    assert any("ideas_high_ground" not in own(guess, 0)["hand"] for guess in guesses(state, 1))
    play(state, "use")
    for seat in range(3):
        guesses(state, seat, 15)


def test_every_guess_can_be_played_on() -> None:
    state = laid()
    for guess in guesses(state, 1, 20):
        play(guess, sorted(legal(guess))[0])
    state = spied()
    for guess in guesses(state, 0, 20):
        play(guess, sorted(legal(guess))[0])


def test_hands_stay_hidden_in_every_question_of_a_turn() -> None:
    state = holders()
    for _ in range(3):
        for seat in (0, 1):
            guesses(state, seat, 5)
        end_turn(state)
        while asked(state) not in ("turn", ""):
            for seat in (0, 1):
                guesses(state, seat, 5)
            play(state, sorted(legal(state))[0])


def test_a_guess_does_not_know_which_objective_came_too_late() -> None:
    found = []
    for drawn in ("scientific_lead_conqueror", "metropolis_general"):
        state = scenario(
            nation(units=["3 infantry@D5"], advances=["tactics"], food=2),
            nation(["D7", "D6"], ["infantry@D6"]),
        )
        march(state, "D5-D6", deals=["6_infantry"] * 3 + ["1_leader"])
        play(state, "advance:writing", "study:ideas0gold0", deals=["ideas_surprise", drawn])
        guess = state.determinize(1, Chance(1))
        found.append(guess.to_data()["deeds"])
    assert found[0] == found[1]
