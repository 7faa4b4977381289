"""The Gate and the Divine Theater: gods straight from their decks (rules 2.5 and 2.6)."""

from tessera.games.duel.scenario import (
    RICH,
    city,
    god_deck,
    gods,
    legal,
    pantheon_slots,
    play,
    raise_wonder,
    scenario,
)

DECKS = {
    "mesopotamian": ["ishtar", "nisaba"],
    "phoenician": ["tanit", "baal", "astarte"],
    "greek": ["aphrodite", "zeus"],
    "egyptian": ["ra", "isis"],
    "roman": ["mars", "neptune"],
}


def test_the_gate_shows_the_top_god_of_each_deck() -> None:
    state = scenario(2, mine=city(RICH), pantheon={1: "gate"}, god_decks=DECKS)
    play(state, "activate:gate")
    assert legal(state) == {f"summon:{deck[0]}" for deck in DECKS.values()}


def test_the_gate_activates_one_god_for_free_and_returns_the_others() -> None:
    state = scenario(2, mine=city(6), pantheon={1: "gate"}, god_decks=DECKS)
    play(state, "activate:gate", "summon:tanit")
    assert state.cities[0].coins == 12
    assert gods(state, 0) == ["gate", "tanit"]
    assert god_deck(state, "phoenician") == ["baal", "astarte"]
    assert {name: god_deck(state, name) for name in DECKS if name != "phoenician"} == {
        name: deck for name, deck in DECKS.items() if name != "phoenician"
    }
    assert pantheon_slots(state) == {}


def test_the_gate_draws_the_top_gods_at_random() -> None:
    state = scenario(2, mine=city(6), pantheon={1: "gate"})
    play(state, "activate:gate", outcomes=[2, 0, 1, 0, 0])
    assert legal(state) == {f"summon:{god}" for god in ("nisaba", "astarte", "hades", "anubis", "mars")}


def test_the_gate_reveals_only_from_decks_that_have_gods() -> None:
    decks = {**DECKS, "greek": [], "roman": []}
    state = scenario(2, mine=city(RICH), pantheon={1: "gate"}, god_decks=decks)
    play(state, "activate:gate")
    assert legal(state) == {"summon:ishtar", "summon:tanit", "summon:ra"}


def test_the_theater_chooses_among_the_decks_that_have_gods() -> None:
    decks = {**DECKS, "greek": [], "roman": []}
    state = scenario(2, mine=city(RICH, plans=["divine_theater"]), pantheon=True, god_decks=decks)
    raise_wonder(state, "divine_theater")
    assert legal(state) == {"mythology:mesopotamian", "mythology:phoenician", "mythology:egyptian"}


def test_the_theater_returns_the_others_in_the_order_its_owner_likes() -> None:
    state = scenario(2, mine=city(RICH, plans=["divine_theater"]), pantheon=True, god_decks=DECKS)
    raise_wonder(state, "divine_theater")
    play(state, "mythology:phoenician", "summon:tanit")
    assert legal(state) == {"top:baal", "top:astarte"}
    play(state, "top:astarte")
    assert god_deck(state, "phoenician") == ["astarte", "baal"]


def test_a_single_god_that_the_theater_leaves_needs_no_order() -> None:
    state = scenario(2, mine=city(RICH, plans=["divine_theater"]), pantheon=True, god_decks=DECKS)
    raise_wonder(state, "divine_theater")
    play(state, "mythology:greek", "summon:aphrodite")
    assert god_deck(state, "greek") == ["zeus"]
    assert state.seats_to_act() == (1,)


def test_the_theater_orders_what_it_leaves_before_the_god_acts() -> None:
    decks = {**DECKS, "egyptian": ["ra", "isis", "anubis"]}
    mine = city(RICH, plans=["divine_theater"])
    rival = city(plans=["sphinx", "colossus"])
    state = scenario(2, mine=mine, rival=rival, pantheon=True, god_decks=decks)
    raise_wonder(state, "divine_theater")
    play(state, "mythology:egyptian", "summon:ra")
    assert legal(state) == {"top:isis", "top:anubis"}
    play(state, "top:anubis")
    assert legal(state) == {"seize:sphinx", "seize:colossus"}


def test_the_theater_shows_only_the_deck_that_was_chosen() -> None:
    state = scenario(2, mine=city(RICH, plans=["divine_theater"]), pantheon=True, god_decks=DECKS)
    raise_wonder(state, "divine_theater")
    play(state, "mythology:greek")
    assert legal(state) == {"summon:aphrodite", "summon:zeus"}
