"""The gods (rules 2.5): at least one test for each."""

import pytest

from tessera.core.chance import Chance
from tessera.games.duel.scenario import (
    HIDDEN,
    RICH,
    box_progress,
    built,
    city,
    discards,
    gods,
    legal,
    loot,
    minerva,
    offerings,
    on_enki,
    pantheon_slots,
    plans,
    play,
    price,
    progress,
    raise_wonder,
    scenario,
    sheet,
    slot,
    symbols,
    under,
    unit_prices,
    wonders,
)

# Mesopotamian


def test_enki_gives_one_of_the_two_tokens_on_him() -> None:
    state = scenario(2, mine=city(RICH), pantheon={1: "enki"}, on_enki=["law", "economy"], box=["masonry"])
    play(state, "activate:enki")
    assert legal(state) == {"progress:law", "progress:economy"}
    play(state, "progress:economy")
    assert progress(state, 0) == {"economy"}
    assert box_progress(state) == {"law", "masonry"}
    assert on_enki(state) == set()


def test_ishtar_is_the_symbol_of_law() -> None:
    state = scenario(2, mine=city(RICH), pantheon={1: "ishtar"})
    play(state, "activate:ishtar")
    assert symbols(state, 0) == {"scales": 1}


def test_ishtar_can_win_by_science() -> None:
    five = ["scriptorium", "workshop", "pharmacist", "apothecary", "academy"]
    state = scenario(2, mine=city(RICH, built=five), pantheon={1: "ishtar"})
    play(state, "activate:ishtar")
    assert state.ending == "scientific"


def test_nisaba_copies_the_symbol_of_an_opponents_green_card() -> None:
    rival = city(built=["scriptorium", "workshop", "altar"])
    state = scenario(2, mine=city(RICH), rival=rival, pantheon={1: "nisaba"})
    play(state, "activate:nisaba")
    assert legal(state) == {"snake:scriptorium", "snake:workshop"}
    play(state, "snake:workshop")
    assert symbols(state, 0) == {"plumb_bob": 1}
    assert symbols(state, 1) == {"quill": 1, "plumb_bob": 1}
    assert state.view(1).board["cities"][0]["snake"] == "workshop"


def test_nisaba_copies_no_points_and_no_chain() -> None:
    rival = city(built=["scriptorium", "workshop"])
    state = scenario(2, ["library"], mine=city(RICH), rival=rival, pantheon={1: "nisaba"})
    play(state, "activate:nisaba", "snake:scriptorium")
    assert sheet(state, 0)["green"] == 0
    assert price(state, "library", 0) > 0


def test_nisaba_can_win_by_science() -> None:
    five = ["scriptorium", "workshop", "pharmacist", "apothecary", "academy"]
    rival = city(built=["university"])
    state = scenario(2, mine=city(RICH, built=five), rival=rival, pantheon={1: "nisaba"})
    play(state, "activate:nisaba")
    assert state.ending == "scientific"


# Phoenician


def test_astarte_brings_seven_coins_that_are_not_in_the_treasury() -> None:
    state = scenario(2, mine=city(3), pantheon={1: "astarte"})
    play(state, "activate:astarte")
    assert (state.cities[0].coins, state.cities[0].sheltered) == (0, 7)
    assert sheet(state, 0)["gods"] == 7
    assert sheet(state, 0)["coins"] == 0


def test_coins_on_astarte_cannot_be_taken() -> None:
    rival = city(1, gods=["astarte"], sheltered=7)
    state = scenario(2, mine=city(RICH, plans=["appian_way"]), rival=rival, pantheon=True)
    raise_wonder(state, "appian_way")
    assert (state.cities[1].coins, state.cities[1].sheltered) == (0, 7)


def test_coins_on_astarte_can_be_spent_after_the_treasury() -> None:
    mine = city(2, gods=["astarte"], sheltered=7)
    state = scenario(2, ["barracks"], mine=mine, pantheon=True)
    play(state, "build:barracks")
    assert (state.cities[0].coins, state.cities[0].sheltered) == (0, 6)
    assert sheet(state, 0)["gods"] == 6


def test_coins_on_astarte_pay_for_trade_wonders_and_gods() -> None:
    mine = city(0, gods=["astarte"], sheltered=7, plans=["temple_of_artemis", "pyramids"], built=["quarry"])
    state = scenario(2, ["rostrum"], mine=mine, pantheon={5: "mars", 6: "tanit"})
    assert {"build:rostrum", "wonder:temple_of_artemis", "wonder:pyramids", "activate:mars"} <= legal(state)
    assert "activate:tanit" not in legal(state)


def test_coins_on_astarte_are_not_counted_by_the_moneylenders() -> None:
    mine = city(2, gods=["astarte"], sheltered=7, built=["moneylenders_guild"])
    state = scenario(3, mine=mine, rival=city(0), pantheon=True)
    assert sheet(state, 0)["purple"] == 0


def test_baal_moves_a_brown_or_grey_card() -> None:
    rival = city(built=["sawmill", "press", "altar"])
    state = scenario(2, ["courthouse"], mine=city(RICH), rival=rival, pantheon={1: "baal"})
    play(state, "activate:baal")
    assert legal(state) == {"steal:sawmill", "steal:press"}
    play(state, "steal:sawmill")
    assert (built(state, 0), built(state, 1)) == (["sawmill"], ["press", "altar"])
    assert price(state, "courthouse", 0) == 2
    assert unit_prices(state, 1)["wood"] == 4
    assert discards(state) == []


def test_tanit_brings_twelve_coins() -> None:
    state = scenario(2, mine=city(3), pantheon={1: "tanit"})
    play(state, "activate:tanit")
    assert state.cities[0].coins == 12


# Greek


def test_aphrodite_is_worth_nine_points() -> None:
    state = scenario(2, mine=city(RICH), pantheon={1: "aphrodite"})
    play(state, "activate:aphrodite")
    assert sheet(state, 0)["gods"] == 9
    assert gods(state, 0) == ["aphrodite"]


def test_hades_builds_a_discarded_card_for_free() -> None:
    state = scenario(2, mine=city(3), pantheon={1: "hades"}, discards=["palace", "walls"])
    play(state, "activate:hades")
    assert legal(state) == {"revive:palace", "revive:walls"}
    play(state, "revive:walls")
    assert built(state, 0) == ["walls"]
    assert discards(state) == ["palace"]
    assert state.pawn == 2


def test_hades_pays_no_urbanism() -> None:
    mine = city(3, progress=["urbanism"], built=["altar"])
    state = scenario(2, mine=mine, pantheon={1: "hades"}, discards=["temple"])
    play(state, "activate:hades")
    assert state.cities[0].coins == 0


def test_zeus_discards_any_card_of_the_structure() -> None:
    structure = {1: "temple", 7: HIDDEN, 12: "walls", 13: "school"}
    state = scenario(2, structure, mine=city(RICH), pantheon={1: "zeus"})
    play(state, "activate:zeus")
    assert legal(state) == {"strike:1", "strike:7", "strike:12", "strike:13"}
    play(state, "strike:1")
    assert discards(state) == ["temple"]
    assert slot(state, 1) == ""


def test_zeus_discards_a_covered_face_down_card_and_shows_it() -> None:
    structure = {7: HIDDEN, 12: "walls", 13: "school"}
    state = scenario(2, structure, mine=city(RICH), pantheon={1: "zeus"}, deck=["forum"])
    play(state, "activate:zeus", "strike:7")
    assert discards(state) == ["forum"]
    assert slot(state, 12) == "walls"


def test_what_zeus_shows_cannot_be_taken_back() -> None:
    structure = {7: HIDDEN, 12: "walls", 13: "school", 19: "forum"}
    state = scenario(2, structure, mine=city(RICH), pantheon={1: "zeus"}, deck=["temple"])
    play(state, "activate:zeus")
    assert not state.revealed
    play(state, "strike:7")
    assert state.revealed
    state = scenario(2, structure, mine=city(RICH), pantheon={1: "zeus"}, deck=["temple"])
    play(state, "activate:zeus", "strike:19")
    assert not state.revealed


def test_what_zeus_uncovers_is_turned_up_at_the_end_of_the_turn() -> None:
    structure = {7: HIDDEN, 12: "walls", 13: "school"}
    state = scenario(2, structure, mine=city(RICH), pantheon={1: "zeus"}, tokens={7: 3}, deck=["forum"])
    play(state, "activate:zeus", "strike:12")
    assert slot(state, 7) == "forum"
    assert state.view(0).board["cities"][0]["offerings"] == [3]


def test_the_log_tells_of_the_token_that_zeus_strikes_with_its_card() -> None:
    structure = {7: HIDDEN, 12: "walls", 13: "school"}
    state = scenario(2, structure, mine=city(RICH), pantheon={1: "zeus"}, tokens={7: 3}, deck=["forum"])
    lost = [event for event in play(state, "activate:zeus", "strike:7") if event.kind.endswith("_struck")]
    assert [(event.kind, event.values) for event in lost] == [("offering_struck", {"coins": 3})]
    structure = {10: HIDDEN, 15: "altar", 19: "tavern", 20: "quarry"}
    decks, laid = {"greek": ["zeus"]}, {10: "roman"}
    mine = city(RICH, plans=["divine_theater"])
    state = scenario(1, structure, mine=mine, pantheon=True, god_decks=decks, tokens={**laid}, deck=["baths"])
    raise_wonder(state, "divine_theater", "tavern")
    told = play(state, "mythology:greek", "strike:10")
    lost = [event for event in told if event.kind.endswith("_struck")]
    assert [(event.kind, event.values) for event in lost] == [("mythology_struck", {"mythology": "roman"})]


# Egyptian


def test_anubis_makes_a_wonder_a_plan_again_and_discards_its_card() -> None:
    mine, rival = city(RICH, wonders=["pyramids/altar"]), city(wonders=["sphinx/baths"])
    state = scenario(2, mine=mine, rival=rival, pantheon={1: "anubis"})
    play(state, "activate:anubis")
    assert legal(state) == {"ruin:pyramids", "ruin:sphinx"}
    play(state, "ruin:sphinx")
    assert (wonders(state, 1), plans(state, 1)) == ([], ["sphinx"])
    assert discards(state) == ["baths"]
    assert under(state, "sphinx") == ""
    assert sheet(state, 1)["wonders"] == 0


@pytest.mark.parametrize(("wonder", "resource"), [("great_lighthouse", "baths"), ("piraeus", "workshop")])
def test_production_of_a_ruined_wonder_stops(wonder: str, resource: str) -> None:
    rival = city(wonders=[wonder])
    state = scenario(2, ["baths", "workshop"], mine=city(RICH), rival=rival, pantheon={1: "anubis"})
    assert price(state, resource, 1) == 0
    play(state, "activate:anubis")
    assert price(state, resource, 1) == 2


def test_the_discount_of_a_ruined_sanctuary_stops() -> None:
    rival = city(4, wonders=["sanctuary"])
    state = scenario(2, mine=city(RICH), rival=rival, pantheon={1: "anubis", 4: "mars"})
    play(state, "activate:anubis")
    assert legal(state, "activate:") == set()


def test_what_a_ruined_wonder_gave_at_once_stays() -> None:
    rival = city(12, wonders=["colossus", "temple_of_artemis"])
    state = scenario(2, mine=city(RICH), rival=rival, pantheon={1: "anubis"}, pawn=-2)
    play(state, "activate:anubis", "ruin:colossus")
    assert state.pawn == -2


def test_coins_that_a_ruined_wonder_gave_stay() -> None:
    rival = city(12, wonders=["temple_of_artemis", "colossus"])
    state = scenario(2, mine=city(RICH), rival=rival, pantheon={1: "anubis"})
    play(state, "activate:anubis", "ruin:temple_of_artemis")
    assert state.cities[1].coins == 12


def test_the_extra_turn_that_a_ruined_wonder_gave_stays() -> None:
    mine = city(RICH, plans=["divine_theater"], progress=["theology"])
    state = scenario(2, mine=mine, pantheon=True, god_decks={"egyptian": ["anubis"]})
    raise_wonder(state, "divine_theater")
    play(state, "mythology:egyptian")
    assert (wonders(state, 0), plans(state, 0)) == ([], ["divine_theater"])
    assert state.seats_to_act() == (0,)
    assert any(notation.startswith("discard:") for notation in legal(state))


def test_isis_builds_a_wonder_for_free_with_a_discarded_card() -> None:
    mine = city(3, plans=["pyramids", "colossus"])
    state = scenario(2, mine=mine, pantheon={1: "isis"}, discards=["altar", "baths"])
    play(state, "activate:isis")
    assert legal(state) == {"wonder:pyramids", "wonder:colossus"}
    play(state, "wonder:pyramids")
    assert legal(state) == {"tuck:altar", "tuck:baths"}
    play(state, "tuck:baths")
    assert wonders(state, 0) == ["pyramids"]
    assert under(state, "pyramids") == "baths"
    assert discards(state) == ["altar"]
    assert state.cities[0].coins == 0
    assert state.seats_to_act() == (1,)


def test_ra_takes_an_unbuilt_wonder_of_the_opponent() -> None:
    rival = city(plans=["pyramids", "colossus"], wonders=["sphinx"])
    state = scenario(2, mine=city(RICH, plans=["piraeus"]), rival=rival, pantheon={1: "ra"})
    play(state, "activate:ra")
    assert legal(state) == {"seize:pyramids", "seize:colossus"}
    play(state, "seize:colossus")
    assert (plans(state, 0), plans(state, 1)) == (["piraeus", "colossus"], ["pyramids"])


# Roman


def test_mars_brings_two_shields_without_strategy() -> None:
    state = scenario(2, mine=city(RICH, progress=["strategy"]), pantheon={1: "mars"})
    play(state, "activate:mars")
    assert state.pawn == 2


def test_mars_can_win_the_war() -> None:
    state = scenario(2, mine=city(RICH), pantheon={1: "mars"}, pawn=7)
    play(state, "activate:mars")
    assert state.ending == "military"
    assert state.ranking() == [1, 2]


def test_minerva_may_stand_on_any_space() -> None:
    state = scenario(2, mine=city(RICH), pantheon={1: "minerva"}, pawn=2)
    play(state, "activate:minerva")
    assert {"minerva:-9", "minerva:+9", "minerva:0", "minerva:+3"} <= legal(state)
    play(state, "minerva:-3")
    assert minerva(state) == -3


def test_minerva_stops_the_pawn_in_front_of_her_and_goes_away() -> None:
    state = scenario(3, ["pretorium"], mine=city(RICH), pantheon=True, minerva=3)
    play(state, "build:pretorium")
    assert state.pawn == 2
    assert minerva(state) is None
    assert loot(state) == {"near_first_5", "near_first_2", "near_second_2", "near_second_5"}


@pytest.mark.parametrize("seat", [0, 1])
def test_minerva_blocks_both_players(seat: int) -> None:
    place = 1 if seat == 0 else -1
    state = scenario(2, ["walls"], seat=seat, mine=city(RICH), pantheon=True, minerva=place)
    play(state, "build:walls")
    assert state.pawn == 0
    assert minerva(state) is None


def test_minerva_stays_while_the_pawn_goes_the_other_way() -> None:
    state = scenario(2, ["walls"], mine=city(RICH), pantheon=True, minerva=-1)
    play(state, "build:walls")
    assert state.pawn == 2
    assert minerva(state) == -1


def test_neptune_discards_one_military_token_and_applies_another() -> None:
    state = scenario(2, mine=city(RICH), rival=city(7), pantheon={1: "neptune"})
    play(state, "activate:neptune", "remove:near_first_5")
    assert state.cities[1].coins == 7
    assert legal(state) == {"plunder:near_first_2", "plunder:near_second_2", "plunder:near_second_5"}
    play(state, "plunder:near_second_5")
    assert [city.coins for city in state.cities] == [RICH - 3, 2]
    assert loot(state) == {"near_first_2", "near_second_2"}


def test_minerva_and_offerings_stay_from_one_age_to_the_next() -> None:
    mine, rival = city(offerings=[2, 4]), city(offerings=[3])
    state = scenario(2, {20: "altar"}, mine=mine, rival=rival, pantheon={1: "mars"}, minerva=-4)
    play(state, "discard:altar", chance=Chance(1))
    assert state.age == 3
    assert minerva(state) == -4
    assert [offerings(state, seat) for seat in (0, 1)] == [[2, 4], [3]]


# All of them


def test_an_activated_god_leaves_its_slot_empty_and_lies_before_its_owner() -> None:
    state = scenario(2, mine=city(RICH), pantheon={1: "tanit", 2: "mars"})
    play(state, "activate:tanit")
    assert pantheon_slots(state) == {2: "mars"}
    assert gods(state, 0) == ["tanit"]
