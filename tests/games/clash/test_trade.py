"""Trade between players: offers, what they hold, who sees what of them, and what they change."""

from typing import Any

from tessera.games.clash.scenario import (
    Plan,
    asked,
    card,
    end_turn,
    goods,
    hand,
    legal,
    nation,
    new_game,
    play,
    reason,
    scenario,
    told,
)
from tessera.games.clash.state import ClashState


def market(*plans: Plan, **others: Any) -> ClashState:
    return scenario(*plans, trade=True, **others)


def offered(*notations: str, **others: Any) -> ClashState:
    """Seat 0 has offered seat 1 something of what both have."""
    state = market(
        nation(hand=["ideas", "militia"], objectives=["eureka"], wonders=["great_wall"], food=2, gold=3),
        nation(hand=["spy", "explorer"], objectives=["wealth"], wood=3, mood=2, culture=2),
        **others,
    )
    play(state, "offer:2", *notations, "done")
    return state


def test_resources_and_tokens_change_hands_at_once() -> None:
    state = offered("add:food", "add:food", "add:gold", "want:wood", "want:mood", "want:culture")
    assert (asked(state), state.seats_to_act()) == ("consider", (1,))
    assert goods(state) == {"food": 2, "gold": 3}  # nothing has happened yet
    events = play(state, "use")
    assert "traded" in told(events)
    assert goods(state) == {"gold": 2, "wood": 1, "mood": 1, "culture": 1}
    assert goods(state, 1) == {"food": 2, "gold": 1, "wood": 2, "mood": 1, "culture": 1}
    assert asked(state) == "turn"


def test_the_example_of_the_rulebook_two_food_and_a_card_for_three_wood() -> None:
    state = offered("add:food", "add:food", "give:ideas_high_ground", "want:wood", "want:wood", "want:wood")
    play(state, "use")
    assert (hand(state), hand(state, 1)) == (["militia"], ["explorer", "ideas", "spy"])
    assert goods(state) == {"gold": 3, "wood": 3}


def test_the_example_of_the_rulebook_a_promised_objective_stays_where_it_is() -> None:
    """Two food for a wood and the next objective: the goods change hands, and the promise binds nobody."""
    state = market(nation(advances=["storage"], wood=1), nation(food=2))
    play(state, "offer:2")
    assert not legal(state, "give")  # a card that is still to come is no part of an offer
    play(state, "add:wood", "want:food", "want:food", "done", "use")
    assert (goods(state), goods(state, 1)) == ({"food": 2}, {"wood": 1})
    play(state, "advance:writing", deals=["ideas_surprise", "eureka_defiance"])
    assert asked(state) == "turn"
    assert state.view(0).board["nations"][0]["own"]["objectives"] == ["eureka_defiance"]
    assert state.view(1).board["nations"][1]["own"]["objectives"] == []


def test_a_trade_takes_no_action() -> None:
    state = offered("add:food")
    play(state, "use")
    assert state.actions_left == 3


def test_an_offer_may_be_refused() -> None:
    state = offered("add:food", "want:wood")
    events = play(state, "skip")
    assert "declined" in told(events)
    assert (goods(state), goods(state, 1)["wood"]) == ({"food": 2, "gold": 3}, 3)


def test_gifts_are_allowed_both_ways() -> None:
    state = offered("want:wood")
    play(state, "use")
    assert goods(state)["wood"] == 1


def test_what_exceeds_the_limit_of_the_receiver_is_lost() -> None:
    state = market(nation(advances=["storage"], food=5), nation(food=1))
    play(state, "offer:2", *["add:food"] * 4, "done", "use")
    assert (goods(state), goods(state, 1)) == ({"food": 1}, {"food": 2})


def test_objectives_and_wonders_can_be_traded() -> None:
    state = offered("give:eureka_defiance", "show:great_wall")
    play(state, "use")
    own = state.view(1).board["nations"][1]["own"]
    assert own["objectives"] == ["eureka_defiance", "wealth_large_fleet"]
    assert own["wonders"] == ["great_wall"]
    assert state.view(0).board["nations"][0]["wonders"] == 0


def test_who_takes_an_offer_chooses_which_cards_go() -> None:
    state = offered("add:gold", "want_card:action", "want_card:objective")
    play(state, "use")
    assert asked(state) == "choose_card"
    assert legal(state) == {f"give:{card(state, name, 1)}" for name in ("spy", "explorer")}
    play(state, f"give:{card(state, 'spy', 1)}", "give:wealth_large_fleet")
    assert hand(state) == ["ideas", "militia", "spy"]
    assert state.view(0).board["nations"][0]["objectives"] == 2


def test_nobody_gives_or_asks_for_what_is_not_there() -> None:
    state = market(nation(food=1), nation(wood=1))
    play(state, "offer:2")
    assert legal(state) == {"skip", "add:food", "want:wood"}
    assert reason(state, "add:gold") == "not_yours_to_give"
    assert reason(state, "want:gold") == "not_theirs_to_give"
    assert reason(state, "want_card:action") == "not_theirs_to_give"
    play(state, "add:food")
    assert "add:food" not in legal(state)


def test_an_offer_is_not_empty_and_may_be_dropped() -> None:
    state = market(nation(food=1), nation())
    play(state, "offer:2")
    assert reason(state, "done") == "empty_offer"
    play(state, "skip")
    assert asked(state) == "turn"


def test_three_offers_are_made_in_a_turn() -> None:
    state = market(nation(food=1), nation())
    for _ in range(3):
        play(state, "offer:2", "add:food", "done", "skip")
    assert legal(state, "offer") == set()
    end_turn(state)
    assert legal(state, "offer") == {"offer:1"}


def test_four_cards_at_most_lie_on_a_side() -> None:
    many = ["spy", "ideas", "militia", "explorer", "leadership"]
    state = market(nation(hand=many), nation(hand=["spy", "ideas", "militia", "explorer", "leadership"]))
    play(state, "offer:2")
    for _ in range(4):
        play(state, sorted(legal(state, "give"))[0], "want_card:action")
    assert legal(state, "give") == legal(state, "show") == legal(state, "want_card") == set()


def test_one_trades_in_ones_own_turn_with_anybody() -> None:
    state = market(nation(), nation(), nation())
    assert legal(state, "offer") == {"offer:2", "offer:3"}
    assert legal(state, "offer", seat=1) == set()


def test_without_trade_nobody_offers_anything() -> None:
    state = scenario(nation(food=1), nation())
    assert legal(state, "offer") == set()
    assert new_game(2).view(0).board["nations"]  # the option is there


# Who sees what


def cards_of(state: ClashState, seat: int | None) -> list[dict[str, str]]:
    found: list[dict[str, str]] = state.view(seat).board["offer"]["cards"]
    return found


def test_a_hidden_card_is_told_by_its_kind_until_the_offer_is_taken() -> None:
    state = offered("give:ideas_high_ground")
    assert cards_of(state, 0) == [{"kind": "action", "card": "ideas_high_ground"}]
    for viewer in (1, None):
        assert cards_of(state, viewer) == [{"kind": "action", "card": ""}]


def test_a_shown_card_is_seen_by_who_gets_it_alone() -> None:
    state = offered("show:ideas_high_ground")
    assert cards_of(state, 1) == [{"kind": "action", "card": "ideas_high_ground"}]
    assert cards_of(state, None) == [{"kind": "action", "card": ""}]


def test_an_offer_that_is_still_composed_is_nobody_elses_business() -> None:
    state = market(nation(hand=["ideas"], food=1), nation())
    play(state, "offer:2", "add:food", "show:ideas_high_ground")
    assert state.view(0).board["offer"]["given"] == {"food": 1}
    assert state.view(1).board["offer"] == {"seat": 0, "other": 1}


def test_everybody_sees_what_goods_an_offer_has() -> None:
    state = offered("add:gold", "want:wood", "want_card:action")
    for viewer in (0, 1, None):
        offer = state.view(viewer).board["offer"]
        assert (offer["given"], offer["wanted"]) == ({"gold": 1}, {"wood": 1})
        assert offer["cards_wanted"] == {"action": 1}


def test_a_great_person_is_never_hidden() -> None:
    state = market(nation(hand=["great_artist"]), nation())
    play(state, "offer:2")
    assert legal(state, "give") == set()
    play(state, "show:great_artist_19", "done", "use")
    assert state.view(None).board["nations"][1]["greats"] == ["great_artist_19"]
