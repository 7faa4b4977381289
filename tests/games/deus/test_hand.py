"""The hand, the deck and the discard pile."""

from tessera.games.deus.scenario import build, deck, discards, empire, hand, play, scenario, told

AWAY = empire(pieces=["civil@d3"])


def test_an_empty_hand_is_filled_at_the_end_of_the_action() -> None:
    state = build("brewery_5", "place:a0", pieces=["army@a0"], hand=[])
    assert len(hand(state)) == 5


def test_it_is_filled_only_when_all_effects_are_done() -> None:
    state = build("school", "place:a0", pieces=["army@a0"], hand=[])
    assert hand(state) == []
    play(state, "use")
    assert len(hand(state)) == 1


def test_who_declines_to_draw_keeps_an_empty_hand_and_gets_five() -> None:
    state = build("school", "place:a0", "skip", pieces=["army@a0"], hand=[])
    assert len(hand(state)) == 5


def test_a_hand_with_a_card_left_is_not_filled() -> None:
    assert hand(build("brewery_5", "place:a0", pieces=["army@a0"], hand=["farm"])) == ["farm"]


def test_an_empty_deck_is_made_anew_of_the_discard_pile() -> None:
    state = scenario(
        empire(hand=["farm", "galley"]), AWAY, deck=["quarry"], discards=["legion", "school", "sawmill"]
    )
    events = play(state, "offer:galley", "done")
    assert "reshuffled" in told(events)
    assert len(hand(state)) == 5
    assert discards(state) == []
    assert deck(state) == [
        card for card in ("sawmill", "galley", "school", "legion") if card not in hand(state)
    ]


def test_the_offered_cards_themselves_are_shuffled_in() -> None:
    state = scenario(empire(hand=["farm", "galley"]), AWAY, deck=[])
    play(state, "offer:galley", "done")
    assert hand(state) == ["farm", "galley"]


def test_if_there_is_no_card_at_all_fewer_are_drawn() -> None:
    state = build("brewery_5", "place:a0", pieces=["army@a0"], hand=[], deck=["farm", "quarry"])
    assert hand(state) == ["farm", "quarry"]


def test_who_has_no_card_and_finds_none_to_draw_passes() -> None:
    idle = empire(hand=[], pieces=["civil@d3"])
    state = build("brewery_5", pieces=["army@a0"], hand=["farm"], deck=[], others=[idle])
    assert "passes" in told(play(state, "place:a0"))
    assert state.seats_to_act() == (0,)
    assert hand(state) == ["farm"]


def test_who_had_no_card_to_draw_draws_before_the_next_turn() -> None:
    mine = empire(hand=["farm", "galley"], pieces=["army@a0"])
    state = scenario(mine, empire(hand=[], pieces=["civil@d3"]), deck=["quarry"] * 4 + ["sawmill"])
    play(state, "offer:galley", "done")
    assert state.seats_to_act() == (1,)
    assert len(hand(state, 1)) >= 1
