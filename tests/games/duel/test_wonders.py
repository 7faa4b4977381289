"""Wonders (rules 1.10 and 2.6): one test for each, and what holds for all of them."""

import pytest

from tessera.core.chance import Chance
from tessera.games.duel.scenario import (
    HIDDEN,
    RICH,
    box_progress,
    built,
    city,
    discards,
    legal,
    plans,
    play,
    price,
    progress,
    raise_wonder,
    reason,
    retired,
    scenario,
    sheet,
    slot,
    symbols,
    told,
    under,
    unit_prices,
    wonders,
)

# One test for each


def test_the_appian_way_moves_three_coins_and_plays_again() -> None:
    state = scenario(mine=city(RICH, plans=["appian_way"]), rival=city(coins=7))
    cost = price(state, "appian_way")
    raise_wonder(state, "appian_way")
    assert [city.coins for city in state.cities] == [RICH - cost + 3, 4]
    assert state.seats_to_act() == (0,)
    assert sheet(state, 0)["wonders"] == 3


def test_the_circus_maximus_discards_a_grey_card_and_brings_a_shield() -> None:
    rival = city(built=["glassworks", "press", "quarry"])
    state = scenario(mine=city(RICH, plans=["circus_maximus"]), rival=rival)
    raise_wonder(state, "circus_maximus")
    assert legal(state) == {"destroy:glassworks", "destroy:press"}
    play(state, "destroy:press")
    assert built(state, 1) == ["glassworks", "quarry"]
    assert discards(state) == ["press"]
    assert state.pawn == 1
    assert state.seats_to_act() == (1,)
    assert sheet(state, 0)["wonders"] == 3


def test_the_colossus_brings_two_shields() -> None:
    state = scenario(mine=city(RICH, plans=["colossus"]))
    raise_wonder(state, "colossus")
    assert state.pawn == 2
    assert state.seats_to_act() == (1,)
    assert sheet(state, 0)["wonders"] == 3


def test_the_great_library_offers_three_tokens_of_the_box() -> None:
    state = scenario(mine=city(RICH, plans=["great_library"]), box=["law", "economy", "masonry", "strategy"])
    raise_wonder(state, "great_library")
    assert legal(state) == {"progress:law", "progress:economy", "progress:masonry"}
    play(state, "progress:economy")
    assert progress(state, 0) == {"economy"}
    assert box_progress(state) == {"law", "masonry", "strategy"}
    assert sheet(state, 0)["wonders"] == 4


def test_the_great_lighthouse_produces_one_raw_unit() -> None:
    state = scenario(1, ["baths", "garrison", "workshop"], mine=city(RICH, plans=["great_lighthouse"]))
    raise_wonder(state, "great_lighthouse", "garrison")
    assert (price(state, "baths"), price(state, "workshop")) == (0, 2)
    assert state.seats_to_act() == (1,)
    assert sheet(state, 0)["wonders"] == 4


def test_the_hanging_gardens_give_six_coins_and_play_again() -> None:
    state = scenario(mine=city(RICH, plans=["hanging_gardens"]))
    cost = price(state, "hanging_gardens")
    raise_wonder(state, "hanging_gardens")
    assert state.cities[0].coins == RICH - cost + 6
    assert state.seats_to_act() == (0,)
    assert sheet(state, 0)["wonders"] == 3


def test_the_mausoleum_builds_a_discarded_card_for_free() -> None:
    mine = city(RICH, plans=["mausoleum"], built=["pharmacist"])
    state = scenario(1, discards=["dispensary", "palace"], board=["law", "economy"], mine=mine)
    cost = price(state, "mausoleum")
    raise_wonder(state, "mausoleum")
    assert legal(state) == {"revive:dispensary", "revive:palace"}
    play(state, "revive:dispensary")
    assert legal(state) == {"progress:law", "progress:economy"}
    assert symbols(state, 0) == {"mortar": 2}
    assert discards(state) == ["palace"]
    assert state.cities[0].coins == RICH - cost
    assert sheet(state, 0)["wonders"] == 2


def test_the_piraeus_produces_one_manufactured_unit_and_plays_again() -> None:
    state = scenario(1, ["baths", "workshop", "apothecary"], mine=city(RICH, plans=["piraeus"]))
    raise_wonder(state, "piraeus", "apothecary")
    assert (price(state, "workshop"), price(state, "baths")) == (0, 2)
    assert state.seats_to_act() == (0,)
    assert sheet(state, 0)["wonders"] == 2


def test_the_pyramids_are_worth_nine_points() -> None:
    state = scenario(mine=city(RICH, plans=["pyramids"]))
    raise_wonder(state, "pyramids")
    assert sheet(state, 0)["wonders"] == 9
    assert state.seats_to_act() == (1,)


def test_the_sphinx_plays_again() -> None:
    state = scenario(mine=city(RICH, plans=["sphinx"]))
    raise_wonder(state, "sphinx")
    assert state.seats_to_act() == (0,)
    assert sheet(state, 0)["wonders"] == 6


def test_the_statue_of_zeus_discards_a_brown_card_and_brings_a_shield() -> None:
    rival = city(built=["quarry", "sawmill", "press"])
    state = scenario(mine=city(RICH, plans=["statue_of_zeus"]), rival=rival)
    raise_wonder(state, "statue_of_zeus")
    assert legal(state) == {"destroy:quarry", "destroy:sawmill"}
    play(state, "destroy:sawmill")
    assert built(state, 1) == ["quarry", "press"]
    assert discards(state) == ["sawmill"]
    assert state.pawn == 1
    assert sheet(state, 0)["wonders"] == 3


def test_the_temple_of_artemis_gives_twelve_coins_and_plays_again() -> None:
    state = scenario(mine=city(RICH, plans=["temple_of_artemis"]))
    cost = price(state, "temple_of_artemis")
    raise_wonder(state, "temple_of_artemis")
    assert state.cities[0].coins == RICH - cost + 12
    assert state.seats_to_act() == (0,)
    assert sheet(state, 0)["wonders"] == 0


def test_the_divine_theater_activates_a_god_of_one_deck_for_free() -> None:
    state = scenario(2, mine=city(RICH, plans=["divine_theater"]), pantheon=True)
    cost = price(state, "divine_theater")
    raise_wonder(state, "divine_theater")
    play(state, "mythology:phoenician", outcomes=[0, 0])
    assert legal(state) == {"summon:astarte", "summon:baal", "summon:tanit"}
    play(state, "summon:tanit", "top:baal")
    assert state.cities[0].coins == RICH - cost + 12
    assert state.seats_to_act() == (1,)
    assert sheet(state, 0)["wonders"] == 2


def test_the_sanctuary_lowers_activations_by_two_and_plays_again() -> None:
    state = scenario(2, mine=city(RICH, plans=["sanctuary"]), pantheon={3: "aphrodite"})
    raise_wonder(state, "sanctuary")
    assert state.seats_to_act() == (0,)
    coins = state.cities[0].coins
    play(state, "activate:aphrodite")
    assert state.cities[0].coins == coins - (5 - 2)
    assert sheet(state, 0)["wonders"] == 0


# What holds for all


def test_the_tucked_card_has_no_effect_and_is_not_discarded() -> None:
    state = scenario(1, ["quarry"], mine=city(RICH, plans=["pyramids"]))
    raise_wonder(state, "pyramids", "quarry")
    assert under(state, "pyramids") == "quarry"
    assert discards(state) == []
    assert built(state, 0) == []
    assert unit_prices(state, 1)["stone"] == 2


@pytest.mark.parametrize(
    ("wonder", "cards"),
    [
        ("circus_maximus", ["press"]),
        ("circus_maximus", ["press", "glassworks"]),
        ("statue_of_zeus", ["sawmill"]),
        ("statue_of_zeus", ["sawmill", "quarry"]),
    ],
)
def test_a_shield_that_wins_the_war_comes_before_the_discard(wonder: str, cards: list[str]) -> None:
    """Whether or not there is a choice of what to discard."""
    state = scenario(mine=city(RICH, plans=[wonder]), rival=city(built=cards), pawn=8)
    raise_wonder(state, wonder)
    assert state.ending == "military"
    assert built(state, 1) == cards


@pytest.mark.parametrize(("wonder", "colour"), [("circus_maximus", "brown"), ("statue_of_zeus", "grey")])
def test_without_a_card_to_discard_the_rest_of_a_wonder_applies(wonder: str, colour: str) -> None:
    rival = city(built=["quarry"] if colour == "brown" else ["press"])
    state = scenario(mine=city(RICH, plans=[wonder]), rival=rival)
    raise_wonder(state, wonder)
    assert state.seats_to_act() == (1,)
    assert state.pawn == 1
    assert discards(state) == []


def test_a_destroyed_card_no_longer_raises_the_price() -> None:
    state = scenario(mine=city(RICH, plans=["statue_of_zeus"]), rival=city(built=["shelf_quarry"]))
    assert unit_prices(state)["stone"] == 4
    raise_wonder(state, "statue_of_zeus")
    assert unit_prices(state)["stone"] == 2


@pytest.mark.parametrize("targets", [["quarry"], ["quarry", "clay_pool"]])
def test_a_wonder_moves_the_pawn_before_it_discards(targets: list[str]) -> None:
    state = scenario(mine=city(RICH, plans=["statue_of_zeus"]), rival=city(built=targets), pawn=8)
    raise_wonder(state, "statue_of_zeus")
    assert state.ending == "military"
    assert built(state, 1) == targets


def test_the_mausoleum_finds_nothing_in_an_empty_pile() -> None:
    state = scenario(mine=city(RICH, plans=["mausoleum"]))
    raise_wonder(state, "mausoleum")
    assert state.seats_to_act() == (1,)
    assert wonders(state, 0) == ["mausoleum"]


def test_the_mausoleum_cannot_take_the_card_tucked_under_it() -> None:
    state = scenario(1, ["quarry"], mine=city(RICH, plans=["mausoleum"]), discards=["altar", "baths"])
    raise_wonder(state, "mausoleum", "quarry")
    assert legal(state) == {"revive:altar", "revive:baths"}


def test_the_mausoleum_moves_the_pawn_by_a_red_card_and_strategy() -> None:
    mine = city(RICH, plans=["mausoleum"], progress=["strategy"])
    state = scenario(mine=mine, discards=["walls"])
    raise_wonder(state, "mausoleum")
    assert state.pawn == 3


def test_the_mausoleum_counts_the_coins_of_a_yellow_card() -> None:
    mine = city(RICH, plans=["mausoleum"], built=["tavern"])
    state = scenario(mine=mine, discards=["lighthouse"])
    cost = price(state, "mausoleum")
    raise_wonder(state, "mausoleum")
    assert state.cities[0].coins == RICH - cost + 2


@pytest.mark.parametrize("left", [1, 2])
def test_the_great_library_draws_what_the_box_has(left: int) -> None:
    state = scenario(mine=city(RICH, plans=["great_library"]), box=["law", "economy"][:left])
    raise_wonder(state, "great_library")
    if left == 2:
        assert legal(state) == {"progress:law", "progress:economy"}
        play(state, "progress:law")
    assert progress(state, 0) == {"law"}


def test_the_great_library_with_an_empty_box_gives_nothing() -> None:
    state = scenario(mine=city(RICH, plans=["great_library"]))
    raise_wonder(state, "great_library")
    assert progress(state, 0) == set()
    assert state.seats_to_act() == (1,)


def test_the_great_library_draws_at_random() -> None:
    offered: set[str] = set()
    for seed in range(20):
        state = scenario(mine=city(RICH, plans=["great_library"]), box=["law"])
        state.box_progress = state.box_progress.shuffle_in((0, 1, 2))
        raise_wonder(state, "great_library", chance=Chance(seed))
        assert len(legal(state)) == 3
        offered |= legal(state)
    assert len(offered) == 4


def test_the_great_library_shows_its_tokens_to_everybody() -> None:
    state = scenario(mine=city(RICH, plans=["great_library"]), box=["law", "economy", "masonry"])
    raise_wonder(state, "great_library")
    for viewer in (0, 1, None):
        assert set(state.view(viewer).board["drawn"]) == {"law", "economy", "masonry"}


def test_a_card_is_turned_up_before_the_extra_turn() -> None:
    structure = {10: HIDDEN, 15: "altar", 19: "tavern", 20: "quarry"}
    state = scenario(1, structure, deck=["baths"], mine=city(RICH, plans=["sphinx"]))
    raise_wonder(state, "sphinx", "altar")
    assert state.seats_to_act() == (0,)
    assert slot(state, 10) == "baths"
    assert "build:baths" in legal(state)


def test_extra_turns_do_not_stack() -> None:
    mine = city(RICH, plans=["sphinx"], progress=["theology"])
    state = scenario(1, ["altar", "theater", "tavern"], mine=mine)
    raise_wonder(state, "sphinx", "altar")
    play(state, "build:theater")
    assert state.seats_to_act() == (1,)


SIX_BUILT = ["pyramids", "sphinx", "piraeus"], ["colossus", "appian_way", "mausoleum"]


def test_the_seventh_wonder_retires_the_eighth() -> None:
    mine = city(RICH, wonders=SIX_BUILT[0], plans=["great_lighthouse"])
    state = scenario(mine=mine, rival=city(wonders=SIX_BUILT[1], plans=["circus_maximus"]))
    raise_wonder(state, "great_lighthouse")
    assert retired(state) == ["circus_maximus"]
    assert plans(state, 1) == []
    assert reason(state, "wonder:circus_maximus") == "retired"


def test_six_wonders_retire_nothing() -> None:
    mine = city(RICH, wonders=SIX_BUILT[0][:2], plans=["great_lighthouse", "statue_of_zeus"])
    state = scenario(mine=mine, rival=city(wonders=SIX_BUILT[1], plans=["circus_maximus"]))
    raise_wonder(state, "great_lighthouse")
    assert retired(state) == []
    assert plans(state, 1) == ["circus_maximus"]


def test_plans_are_retired_before_the_effects_of_the_seventh_wonder() -> None:
    mine = city(RICH, wonders=SIX_BUILT[0], plans=["hanging_gardens"])
    state = scenario(1, spare=1, mine=mine, rival=city(wonders=SIX_BUILT[1], plans=["circus_maximus"]))
    words = told(play(state, "wonder:hanging_gardens", chance=Chance(5)))
    assert words.index("wonder_retired") < words.index("coins_gained")


def test_a_wonder_may_be_built_with_any_playable_card_whatever_it_costs() -> None:
    state = scenario(3, ["palace", "pretorium"], mine=city(8, plans=["pyramids"]))
    play(state, "wonder:pyramids")
    assert {"tuck:palace", "tuck:pretorium"} <= legal(state)
