"""The questions and answers at the end of the rulebook (rules 2.8), one test or more for each."""

import pytest

from tessera.core.chance import Chance
from tessera.games.duel.scenario import (
    RICH,
    box_progress,
    city,
    gods,
    legal,
    loot,
    minerva,
    offerings,
    on_enki,
    plans,
    play,
    price,
    progress,
    raise_wonder,
    retired,
    scenario,
    sheet,
    symbols,
    wonders,
)


@pytest.mark.parametrize("god", ["hades", "nisaba", "baal", "isis", "ra", "anubis", "enki"])
def test_1_a_god_whose_effect_is_impossible_may_be_activated(god: str) -> None:
    state = scenario(2, mine=city(RICH), pantheon={1: god})
    play(state, f"activate:{god}")
    assert gods(state, 0) == [god]
    assert state.seats_to_act() == (1,)


@pytest.mark.parametrize(("plan", "discarded"), [("pyramids", ""), ("", "altar")])
def test_1_isis_needs_both_a_plan_and_a_discarded_card(plan: str, discarded: str) -> None:
    mine = city(RICH, plans=[plan] if plan else [])
    state = scenario(2, mine=mine, pantheon={1: "isis"}, discards=[discarded] if discarded else [])
    play(state, "activate:isis")
    assert wonders(state, 0) == []
    assert state.seats_to_act() == (1,)


def test_1_neptune_may_be_activated_without_military_tokens() -> None:
    state = scenario(2, mine=city(RICH), pantheon={1: "neptune"}, loot=[])
    play(state, "activate:neptune")
    assert state.cities[1].coins == 7


def test_2_offerings_give_no_change() -> None:
    state = scenario(2, mine=city(5, offerings=[4]), pantheon={1: "aphrodite"})
    play(state, "activate:aphrodite", "offer:4")
    assert state.cities[0].coins == 5
    assert offerings(state, 0) == []


def test_3_with_ra_a_player_may_build_a_fifth_wonder() -> None:
    mine = city(RICH, wonders=["pyramids", "colossus", "piraeus", "mausoleum"])
    rival = city(plans=["appian_way", "great_lighthouse"], wonders=["great_library"])
    state = scenario(2, ["walls", "temple"], mine=mine, rival=rival, pantheon={1: "ra"})
    play(state, "activate:ra", "seize:great_lighthouse")
    play(state, "discard:temple")
    raise_wonder(state, "great_lighthouse")
    assert len(wonders(state, 0)) == 5


def test_4_after_anubis_the_eighth_wonder_stays_in_the_box() -> None:
    mine = city(RICH, wonders=["pyramids", "sphinx", "piraeus", "mausoleum"])
    rival = city(wonders=["colossus", "appian_way", "great_library"])
    state = scenario(2, mine=mine, rival=rival, pantheon={1: "anubis"}, retired=["circus_maximus"])
    play(state, "activate:anubis", "ruin:colossus")
    assert plans(state, 1) == ["colossus"]
    assert retired(state) == ["circus_maximus"]


@pytest.mark.parametrize("god", ["ishtar", "nisaba"])
def test_5_symbols_of_gods_make_pairs(god: str) -> None:
    mine = city(RICH, built=["library"], progress=["law"])
    rival = city(built=["scriptorium"])
    state = scenario(2, mine=mine, rival=rival, pantheon={1: god}, board=["economy", "masonry"])
    play(state, f"activate:{god}")
    assert legal(state) == {"progress:economy", "progress:masonry"}


def test_5_a_later_card_makes_a_pair_with_the_snake() -> None:
    mine, rival = city(RICH, gods=["nisaba"], snake="scriptorium"), city(built=["scriptorium"])
    state = scenario(2, ["library"], mine=mine, rival=rival, pantheon=True, board=["economy", "masonry"])
    play(state, "build:library")
    assert legal(state) == {"progress:economy", "progress:masonry"}
    assert symbols(state, 0) == {"quill": 2}


@pytest.mark.parametrize("capital", ["-9", "+9"])
def test_6_minerva_may_stand_in_a_capital(capital: str) -> None:
    state = scenario(2, mine=city(RICH), pantheon={1: "minerva"})
    play(state, "activate:minerva", f"minerva:{capital}")
    assert minerva(state) == int(capital)


def test_6_minerva_in_a_capital_blocks_supremacy_once() -> None:
    state = scenario(2, ["walls", "barracks"], mine=city(RICH), pantheon=True, pawn=8, minerva=9)
    play(state, "build:walls")
    assert (state.pawn, minerva(state), state.is_over) == (8, None, False)
    play(state, min(legal(state, "discard:r")), "build:barracks")
    assert state.ending == "military"


def test_7_tokens_return_to_the_box_when_the_gate_passes_enki_over() -> None:
    decks = {"mesopotamian": ["enki"], "phoenician": ["tanit"], "greek": [], "egyptian": [], "roman": []}
    box = ["law", "economy", "masonry"]
    state = scenario(2, mine=city(RICH), pantheon={1: "gate"}, god_decks=decks, box=box)
    play(state, "activate:gate")
    assert on_enki(state) == {"law", "economy"}
    assert box_progress(state) == {"masonry"}
    play(state, "summon:tanit")
    assert on_enki(state) == set()
    assert box_progress(state) == {"law", "economy", "masonry"}


def test_7_tokens_return_to_the_box_when_the_theater_passes_enki_over() -> None:
    decks = {"mesopotamian": ["enki", "ishtar"]}
    mine = city(RICH, plans=["divine_theater"])
    state = scenario(2, mine=mine, pantheon=True, god_decks=decks, box=["law", "economy"])
    raise_wonder(state, "divine_theater")
    play(state, "mythology:mesopotamian")
    assert on_enki(state) == {"law", "economy"}
    play(state, "summon:ishtar")
    assert box_progress(state) == {"law", "economy"}


def test_8_tokens_that_return_to_the_box_are_mixed_with_the_others() -> None:
    offered: set[str] = set()
    for seed in range(20):
        state = scenario(
            2,
            ["walls", "temple"],
            mine=city(RICH, plans=["great_library"]),
            pantheon={1: "enki"},
            on_enki=["law", "economy"],
            box=["masonry", "strategy", "urbanism"],
        )
        play(state, "activate:enki", "progress:economy", "discard:temple")
        raise_wonder(state, "great_library", chance=Chance(seed))
        offered |= legal(state)
    assert offered == {"progress:law", "progress:masonry", "progress:strategy", "progress:urbanism"}


def test_9_a_pair_without_a_token_on_the_board_gives_nothing() -> None:
    state = scenario(2, ["library"], mine=city(built=["scriptorium"]), box=["law"])
    play(state, "build:library")
    assert progress(state, 0) == set()
    assert state.seats_to_act() == (1,)


def test_10_engineering_is_not_a_chain_for_urbanism() -> None:
    mine = city(1, progress=["engineering", "urbanism"])
    state = scenario(3, ["fortifications"], mine=mine, pantheon=True)
    play(state, "engineer:fortifications")
    assert state.cities[0].coins == 0


@pytest.mark.parametrize(("token", "left"), [("near_first_5", 2), ("near_first_2", 5)])
def test_11_a_token_of_ones_own_side_costs_the_opponent(token: str, left: int) -> None:
    state = scenario(2, mine=city(RICH), rival=city(7), pantheon={1: "neptune"})
    play(state, "activate:neptune", "remove:near_second_2", f"plunder:{token}")
    assert [city.coins for city in state.cities] == [RICH - 3, left]
    assert token not in loot(state)


def test_12_engineering_builds_a_grand_temple_for_one_coin() -> None:
    state = scenario(3, ["greek_grand_temple"], mine=city(1, progress=["engineering"]), pantheon=True)
    assert price(state, "greek_grand_temple") == 10
    play(state, "engineer:greek_grand_temple")
    assert state.cities[0].coins == 0
    assert sheet(state, 0)["purple"] == 5
