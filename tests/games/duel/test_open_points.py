"""What the rules leave open (rules, part 3) and how we read it, one test or more for each row."""

import pytest

from tessera.core.chance import Chance, RecordingChance
from tessera.core.match import Situation, start
from tessera.games.duel import GAME
from tessera.games.duel.scenario import (
    HIDDEN,
    RICH,
    action,
    city,
    discards,
    god_deck,
    gods,
    legal,
    loot,
    minerva,
    mythologies,
    new_game,
    offerings,
    pantheon_slots,
    play,
    price,
    raise_wonder,
    scenario,
    token_on,
    told,
)
from tessera.games.duel.state import DuelState

DECKS = {"greek": ["zeus", "hades"]}
FIRST = {10: HIDDEN, 15: "altar", 18: "theater", 19: "tavern", 20: "quarry"}


@pytest.mark.parametrize(("age", "slots"), [(1, {3, 5, 10, 12, 14}), (2, {7, 9, 11}), (3, set())])
def test_tokens_lie_on_the_slots_of_the_data_file(age: int, slots: set[int]) -> None:
    state = new_game(pantheon=True)
    if age > 1:
        state = scenario(age - 1, {20: "altar"}, pantheon=True)
        play(state, "discard:altar", chance=Chance(1))
    assert {number for number in range(1, 21) if token_on(state, number)} == slots


def test_a_mythology_token_that_zeus_strikes_is_discarded() -> None:
    mine = city(RICH, plans=["divine_theater"])
    state = scenario(
        1, FIRST, mine=mine, pantheon=True, god_decks=DECKS, tokens={10: "roman"}, deck=["baths"]
    )
    raise_wonder(state, "divine_theater", "tavern")
    play(state, "mythology:greek", "summon:zeus", "strike:10")
    assert mythologies(state, 0) == mythologies(state, 1) == []
    assert discards(state) == ["baths"]
    assert not token_on(state, 10)
    assert state.seats_to_act() == (1,)


def test_an_offering_that_zeus_strikes_is_discarded() -> None:
    structure = {7: HIDDEN, 12: "brewery", 14: "forum", 15: "walls"}
    state = scenario(2, structure, mine=city(RICH), pantheon={1: "zeus"}, tokens={7: 4}, deck=["temple"])
    play(state, "activate:zeus", "strike:7")
    assert offerings(state, 0) == offerings(state, 1) == []
    assert not token_on(state, 7)


def test_chance_says_which_of_several_empty_slots_the_gate_takes() -> None:
    taken = set()
    for seed in range(40):
        state = scenario(1, {20: "altar"}, pantheon={1: "mars", 3: "ra", 4: "tanit"})
        play(state, "discard:altar", chance=Chance(seed))
        taken |= {slot for slot, god in pantheon_slots(state).items() if god == "gate"}
    assert taken == {2, 5, 6}


def test_nothing_is_left_to_chance_where_the_gate_has_one_slot() -> None:
    gods_laid = {1: "mars", 2: "isis", 3: "ra", 4: "tanit", 6: "zeus"}
    for seed in range(4):
        state = scenario(1, {20: "altar"}, pantheon=gods_laid)
        chance = RecordingChance(Chance(seed))
        play(state, "discard:altar", chance=chance)
        assert pantheon_slots(state) == {**gods_laid, 5: "gate"}
        assert all(below > 1 for _, below in chance.outcomes)


def test_the_gate_is_doubled_before_the_sanctuary_takes_two_off() -> None:
    mine = city(8, wonders=["sanctuary"])
    state = scenario(2, mine=mine, pantheon={3: "gate"}, god_decks={"greek": ["aphrodite", "zeus"]})
    play(state, "activate:gate", chance=Chance(1))
    assert state.cities[0].coins == 0
    state = scenario(2, mine=city(7, wonders=["sanctuary"]), pantheon={3: "gate"})
    assert "activate:gate" not in legal(state)


@pytest.mark.parametrize("pawn", [-9 + 1, -2, 0, 5])
def test_minerva_may_stand_where_the_conflict_pawn_stands(pawn: int) -> None:
    state = scenario(2, ["walls"], mine=city(RICH), pantheon={1: "minerva"}, pawn=pawn)
    play(state, "activate:minerva")
    assert legal(state) == {f"minerva:{space:+d}" if space else "minerva:0" for space in range(-9, 10)}


def test_minerva_lets_the_pawn_go_that_stands_with_her_and_stops_it_when_it_comes_back() -> None:
    state = scenario(
        2, ["walls", "barracks"], mine=city(RICH), rival=city(RICH), pantheon={1: "minerva"}, pawn=2
    )
    play(state, "activate:minerva", "minerva:+2", "build:walls")
    assert (state.pawn, minerva(state)) == (0, 2)
    play(state, "build:barracks")
    assert (state.pawn, minerva(state)) == (1, 2)
    state = scenario(2, ["walls"], mine=city(RICH), pantheon=True, pawn=1, minerva=2)
    play(state, "build:walls")
    assert (state.pawn, minerva(state)) == (1, None)


def test_neptune_discards_a_single_token_and_applies_none() -> None:
    state = scenario(2, mine=city(RICH), rival=city(7), pantheon={1: "neptune"}, loot=["near_second_5"])
    play(state, "activate:neptune")
    assert loot(state) == set()
    assert [city.coins for city in state.cities] == [RICH - 3, 7]


def test_minerva_cannot_be_activated_twice() -> None:
    state = scenario(2, mine=city(RICH), pantheon={1: "minerva", 2: "gate"})
    play(state, "activate:minerva", "minerva:+3")
    assert gods(state, 0) == ["minerva"]
    assert "minerva" not in {*pantheon_slots(state).values(), *god_deck(state, "roman")}


@pytest.mark.parametrize("source", ["gate", "theater"])
def test_gods_that_are_revealed_are_public(source: str) -> None:
    mine = city(RICH, plans=["divine_theater"])
    decks = {
        "mesopotamian": [],
        "phoenician": [],
        "greek": ["zeus", "hades"],
        "egyptian": ["ra"],
        "roman": [],
    }
    state = scenario(2, mine=mine, pantheon={1: "gate"}, god_decks=decks)
    if source == "gate":
        play(state, "activate:gate")
    else:
        raise_wonder(state, "divine_theater")
        play(state, "mythology:greek")
    for viewer in (0, 1, None):
        seen = state.view(viewer).board
        assert seen["shown"] == (["zeus", "ra"] if source == "gate" else ["zeus", "hades"])
        assert seen["pantheon"]["decks"][2]["top"] == (["zeus"] if source == "gate" else ["zeus", "hades"])


def guess_of(state: DuelState, seat: int, seed: int) -> DuelState:
    guess = state.determinize(seat, Chance(seed))
    assert isinstance(guess, DuelState)
    return guess


@pytest.mark.parametrize("top", ["hades", "zeus"])
def test_the_order_in_which_the_theater_returns_gods_is_not_announced(top: str) -> None:
    decks = {"greek": ["zeus", "hades", "aphrodite"]}
    mine = city(RICH, plans=["divine_theater"])
    state = scenario(2, mine=mine, pantheon=True, god_decks=decks)
    raise_wonder(state, "divine_theater")
    play(state, "mythology:greek", "summon:aphrodite")
    events = play(state, f"top:{top}")
    shown = [state.view(viewer).board["pantheon"]["decks"][2]["top"] for viewer in (0, 1, None)]
    assert shown == [[top, "hades" if top == "zeus" else "zeus"], [], []]
    assert [event.kind for event in events if event.is_for(1)] == ["gods_returned"]
    guesses = {god_deck(guess_of(state, 1, seed), "greek")[0] for seed in range(20)}
    assert guesses == {"hades", "zeus"}
    assert god_deck(guess_of(state, 0, 1), "greek")[0] == top


def test_the_order_in_which_the_theater_returns_gods_is_no_move_that_others_are_told() -> None:
    decks = {"greek": ["zeus", "hades", "aphrodite"]}
    state = scenario(2, mine=city(RICH, plans=["divine_theater"]), pantheon=True, god_decks=decks)
    raise_wonder(state, "divine_theater")
    match = start(GAME, {"pantheon": "true"}, ["Anna", "Boris"], Chance(1))
    match.situation = Situation(state)
    known = {}
    for notation in ("mythology:greek", "summon:aphrodite", "top:hades"):
        step = match.attempt(0, action(notation), Chance(1))
        known[notation] = not step.is_secret
        match.take(step)
    assert known == {"mythology:greek": True, "summon:aphrodite": True, "top:hades": False}


def test_the_discard_pile_is_public() -> None:
    state = scenario(1, ["altar"])
    play(state, "discard:altar")
    for viewer in (0, 1, None):
        assert state.view(viewer).board["discards"] == ["altar"]


def test_poliorcetics_takes_its_coin_before_the_military_token() -> None:
    mine = city(progress=["poliorcetics"])
    state = scenario(1, ["guard_tower"], mine=mine, rival=city(2), pantheon=True, pawn=2)
    events = play(state, "build:guard_tower")
    assert told(events)[-3:] == ["coins_lost", "loot", "coins_lost"]
    assert [event.values["coins"] for event in events[-3::2]] == [1, 1]


@pytest.mark.parametrize(("way", "received"), [("build", 1), ("engineer", 0)])
def test_at_equal_price_the_player_chooses_between_engineering_and_trade(way: str, received: int) -> None:
    mine = city(1, built=["wood_reserve", "press"], progress=["engineering"])
    state = scenario(2, ["temple"], mine=mine, rival=city(0, progress=["economy"]), pantheon=True)
    assert price(state, "temple") == 1
    play(state, f"{way}:temple")
    assert [city.coins for city in state.cities] == [0, received]


@pytest.mark.parametrize("source", ["mausoleum", "hades"])
def test_a_discarded_card_must_be_taken_if_there_is_one(source: str) -> None:
    mine = city(RICH, plans=["mausoleum"])
    state = scenario(2, mine=mine, pantheon={1: "hades"}, discards=["altar", "baths"])
    if source == "hades":
        play(state, "activate:hades")
    else:
        raise_wonder(state, "mausoleum")
    assert legal(state) == {"revive:altar", "revive:baths"}


def test_isis_must_build_if_she_can() -> None:
    mine = city(RICH, plans=["pyramids", "sphinx"])
    state = scenario(2, mine=mine, pantheon={1: "isis"}, discards=["altar", "baths"])
    play(state, "activate:isis")
    assert legal(state) == {"wonder:pyramids", "wonder:sphinx"}
    play(state, "wonder:pyramids")
    assert legal(state) == {"tuck:altar", "tuck:baths"}


@pytest.mark.parametrize("god", ["isis", "hades"])
def test_a_choice_with_one_answer_is_not_asked(god: str) -> None:
    mine = city(RICH, plans=["pyramids"])
    state = scenario(2, mine=mine, pantheon={1: god}, discards=["altar"])
    play(state, f"activate:{god}")
    assert discards(state) == []
    assert state.seats_to_act() == (1,)
