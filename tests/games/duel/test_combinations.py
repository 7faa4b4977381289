"""Effects that meet (rules 2.9)."""

import pytest

from tessera.core.chance import Chance
from tessera.games.duel.scenario import (
    HIDDEN,
    RICH,
    built,
    city,
    discards,
    gods,
    legal,
    loot,
    minerva,
    mythologies,
    offerings,
    on_enki,
    pantheon_slots,
    plans,
    play,
    price,
    progress,
    raise_wonder,
    retired,
    scenario,
    slot,
    under,
    wonders,
)


def test_isis_with_a_wonder_that_plays_again_gives_the_extra_turn() -> None:
    state = scenario(2, mine=city(RICH, plans=["sphinx"]), pantheon={1: "isis"}, discards=["altar"])
    play(state, "activate:isis")
    assert wonders(state, 0) == ["sphinx"]
    assert state.seats_to_act() == (0,)


def test_isis_with_theology_gives_the_extra_turn() -> None:
    mine = city(RICH, plans=["pyramids"], progress=["theology"])
    state = scenario(2, mine=mine, pantheon={1: "isis"}, discards=["altar"])
    play(state, "activate:isis")
    assert state.seats_to_act() == (0,)


def test_the_choices_of_a_wonder_are_made_inside_the_god() -> None:
    mine = city(RICH, plans=["mausoleum"])
    state = scenario(2, mine=mine, pantheon={1: "isis"}, discards=["altar", "baths", "walls"])
    play(state, "activate:isis", "tuck:altar")
    assert legal(state) == {"revive:baths", "revive:walls"}
    play(state, "revive:walls")
    assert (state.pawn, discards(state)) == (2, ["baths"])
    assert state.seats_to_act() == (1,)


def test_gate_isis_theater_and_another_god_nest() -> None:
    decks = {
        "mesopotamian": ["enki", "ishtar"],
        "phoenician": ["tanit"],
        "greek": [],
        "egyptian": ["isis"],
        "roman": [],
    }
    mine = city(6, plans=["divine_theater", "sphinx"])
    box = ["law", "economy"]
    state = scenario(2, mine=mine, pantheon={1: "gate"}, god_decks=decks, discards=["altar"], box=box)
    play(state, "activate:gate", "summon:isis", "wonder:divine_theater")
    assert legal(state) == {"mythology:mesopotamian", "mythology:phoenician"}
    play(state, "mythology:mesopotamian", outcomes=[0])
    play(state, "summon:enki")
    assert legal(state) == {"progress:law", "progress:economy"}
    play(state, "progress:economy")
    assert gods(state, 0) == ["gate", "isis", "enki"]
    assert progress(state, 0) == {"economy"}
    assert state.seats_to_act() == (1,)


@pytest.mark.parametrize("wonder", ["appian_way", "temple_of_artemis", "colossus"])
def test_a_wonder_that_is_built_again_repeats_its_instant_effects(wonder: str) -> None:
    mine = city(RICH, wonders=[f"{wonder}/altar"])
    state = scenario(2, ["walls", "temple"], mine=mine, rival=city(9), pantheon={1: "anubis"})
    play(state, "activate:anubis", "discard:temple")
    cost, before = price(state, wonder), [city.coins for city in state.cities]
    raise_wonder(state, wonder)
    gained = [city.coins - coins for city, coins in zip(state.cities, before, strict=True)]
    expected = {"appian_way": ([3, -3], 0), "temple_of_artemis": ([12, 0], 0), "colossus": ([0, 0], 2)}
    assert ([gained[0] + cost, gained[1]], state.pawn) == expected[wonder]


@pytest.mark.parametrize("god", ["hades", "isis"])
def test_a_card_freed_by_anubis_can_be_used(god: str) -> None:
    mine = city(RICH, wonders=["pyramids/altar"], plans=["sphinx"])
    state = scenario(2, mine=mine, pantheon={1: "anubis", 2: god})
    play(state, "activate:anubis")
    assert discards(state) == ["altar"]
    play(state, min(legal(state, "discard:")), f"activate:{god}")
    assert legal(state) == (
        {"revive:altar", f"revive:{discards(state)[1]}"}
        if god == "hades"
        else {"wonder:sphinx", "wonder:pyramids"}
    )


def test_a_card_struck_by_zeus_or_destroyed_by_a_wonder_can_be_revived() -> None:
    mine = city(RICH, plans=["statue_of_zeus", "mausoleum"], progress=["theology"])
    rival = city(built=["sawmill"])
    state = scenario(2, ["walls", "temple", "school"], mine=mine, rival=rival, pantheon={1: "zeus"})
    raise_wonder(state, "statue_of_zeus", "temple")
    play(state, "activate:zeus", "strike:1", "discard:school")
    raise_wonder(state, "mausoleum")
    assert {"revive:sawmill", "revive:walls"} <= legal(state)


def test_the_limit_counts_wonders_that_stand_now() -> None:
    mine = city(RICH, wonders=["pyramids", "sphinx", "piraeus"], plans=["mausoleum"])
    rival = city(RICH, wonders=["colossus", "appian_way", "great_library"], plans=["great_lighthouse"])
    state = scenario(2, ["walls", "temple"], mine=mine, rival=rival, pantheon={1: "anubis"})
    play(state, "activate:anubis", "ruin:colossus")
    raise_wonder(state, "colossus")
    assert retired(state) == []
    raise_wonder(state, "mausoleum")
    assert retired(state) == ["great_lighthouse"]


def test_the_ruined_wonder_may_be_the_seventh_again() -> None:
    mine = city(RICH, wonders=["pyramids", "sphinx", "piraeus", "mausoleum"])
    rival = city(RICH, wonders=["colossus", "appian_way", "great_library"])
    state = scenario(2, mine=mine, rival=rival, pantheon={1: "anubis"}, retired=["circus_maximus"])
    play(state, "activate:anubis", "ruin:colossus")
    raise_wonder(state, "colossus")
    assert len(wonders(state, 0)) + len(wonders(state, 1)) == 7
    assert state.pawn == -2


def test_the_age_ends_after_zeus_takes_the_last_card() -> None:
    state = scenario(2, {1: "temple"}, mine=city(RICH), pantheon={1: "zeus"}, pawn=1)
    play(state, "activate:zeus", chance=Chance(3))
    assert state.age == 3
    assert legal(state) == {"begin:1", "begin:2"}


def test_tokens_that_zeus_uncovers_go_to_the_active_player() -> None:
    structure = {10: HIDDEN, 15: "altar", 19: "tavern", 20: "quarry"}
    decks = {"greek": ["zeus"], "roman": ["mars", "neptune"]}
    mine = city(RICH, plans=["divine_theater"])
    state = scenario(
        1, structure, mine=mine, pantheon=True, god_decks=decks, tokens={10: "roman"}, deck=["baths"]
    )
    raise_wonder(state, "divine_theater", "tavern")
    play(state, "mythology:greek", "strike:15")
    assert legal(state) == {"god:mars", "god:neptune"}
    assert mythologies(state, 0) == ["roman"]
    assert slot(state, 10) == HIDDEN
    play(state, "god:mars", "place:4")
    assert slot(state, 10) == "baths"
    assert pantheon_slots(state) == {4: "mars"}


@pytest.mark.parametrize("age", [2, 3])
def test_nobody_activates_gods_when_the_structure_is_empty(age: int) -> None:
    mine = city(RICH, plans=["sphinx"])
    state = scenario(age, {1: "altar"}, mine=mine, rival=city(RICH), pantheon={1: "tanit"}, pawn=1)
    play(state, "wonder:sphinx", chance=Chance(3))
    assert state.ending == ("" if age == 2 else "civilian")
    assert legal(state, "activate:") == set()


def test_minerva_right_before_the_pawn_makes_a_move_of_no_spaces() -> None:
    mine = city(RICH, progress=["poliorcetics"])
    state = scenario(3, ["pretorium"], mine=mine, rival=city(7), pantheon=True, pawn=2, minerva=3)
    play(state, "build:pretorium")
    assert (state.pawn, minerva(state)) == (2, None)
    assert state.cities[1].coins == 7
    assert "near_second_2" in loot(state)


def test_enki_with_law_can_end_the_game_at_once() -> None:
    five = ["scriptorium", "workshop", "pharmacist", "apothecary", "academy"]
    state = scenario(2, mine=city(RICH, built=five), pantheon={1: "enki"}, on_enki=["law", "economy"])
    play(state, "activate:enki", "progress:law")
    assert state.ending == "scientific"


def test_a_game_that_ends_in_the_middle_of_effects_drops_what_waits() -> None:
    rival = city(built=["quarry", "clay_pool"])
    state = scenario(
        2,
        mine=city(RICH, plans=["statue_of_zeus"]),
        rival=rival,
        pantheon={1: "isis"},
        discards=["altar"],
        pawn=8,
    )
    play(state, "activate:isis")
    assert state.is_over
    assert state.seats_to_act() == ()
    assert built(state, 1) == ["quarry", "clay_pool"]


def test_the_treasury_pays_before_astarte() -> None:
    mine = city(4, gods=["astarte"], sheltered=7, plans=["pyramids"])
    state = scenario(2, mine=mine, pantheon={3: "aphrodite"})
    play(state, "activate:aphrodite")
    assert (state.cities[0].coins, state.cities[0].sheltered) == (0, 6)


@pytest.mark.parametrize("left", [["mars", "minerva"], ["mars"], []])
def test_a_mythology_token_draws_what_a_short_deck_has(left: list[str]) -> None:
    structure = {10: HIDDEN, 15: "altar", 19: "tavern", 20: "quarry"}
    state = scenario(
        1, structure, pantheon=True, god_decks={"roman": left}, tokens={10: "roman"}, deck=["baths"]
    )
    play(state, "build:altar")
    if len(left) == 2:
        play(state, "god:mars")
    if left:
        play(state, "place:2")
    assert pantheon_slots(state) == ({2: "mars"} if left else {})
    assert mythologies(state, 0) == ["roman"]
    assert slot(state, 10) == "baths"


def test_anubis_may_ruin_the_theater_that_called_him() -> None:
    mine = city(RICH, plans=["divine_theater"])
    state = scenario(2, ["walls", "temple"], mine=mine, pantheon=True, god_decks={"egyptian": ["anubis"]})
    raise_wonder(state, "divine_theater", "walls")
    play(state, "mythology:egyptian")
    assert plans(state, 0) == ["divine_theater"]
    assert under(state, "divine_theater") == ""
    assert discards(state) == ["walls"]


def test_enki_draws_new_tokens_each_time_he_is_shown() -> None:
    decks = {
        "mesopotamian": ["enki", "ishtar"],
        "phoenician": [],
        "greek": [],
        "egyptian": ["isis"],
        "roman": [],
    }
    mine = city(RICH, plans=["divine_theater"])
    box = ["law", "economy", "masonry"]
    state = scenario(2, mine=mine, pantheon={1: "gate"}, god_decks=decks, discards=["altar"], box=box)
    play(state, "activate:gate")
    assert on_enki(state) == {"law", "economy"}
    play(state, "summon:isis", outcomes=[2, 0])
    assert on_enki(state) == {"masonry", "economy"}
    assert offerings(state, 0) == []
