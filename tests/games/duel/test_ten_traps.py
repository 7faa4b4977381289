"""The ten traps: what implementations of this game most often get wrong."""

from tessera.core.chance import Chance
from tessera.games.duel.scenario import (
    HIDDEN,
    HIDDEN_SPECIAL,
    RICH,
    box_progress,
    city,
    gods,
    legal,
    loot,
    minerva,
    mythologies,
    new_game,
    on_enki,
    plans,
    play,
    price,
    progress,
    raise_wonder,
    retired,
    scenario,
    sheet,
    slot,
    symbols,
    unit_prices,
    wonders,
)


def test_trap_1_the_trade_price_counts_units_of_brown_and_grey_cards_only() -> None:
    rival = city(
        built=["shelf_quarry", "quarry", "press", "caravansery", "forum"], wonders=["great_lighthouse"]
    )
    state = scenario(2, ["aqueduct"], rival=rival)
    assert unit_prices(state) == {"wood": 2, "clay": 2, "stone": 5, "glass": 2, "papyrus": 3}
    assert price(state, "aqueduct") == 3 * 5


def test_trap_2_a_turn_ends_with_tokens_then_cards_then_the_extra_turn() -> None:
    structure = {10: HIDDEN, 15: "altar", 19: "tavern", 20: "quarry"}
    decks = {"roman": ["mars", "minerva"]}
    mine = city(RICH, plans=["sphinx"])
    state = scenario(
        1, structure, mine=mine, pantheon=True, god_decks=decks, tokens={10: "roman"}, deck=["baths"]
    )
    raise_wonder(state, "sphinx", "altar")
    assert slot(state, 10) == HIDDEN
    play(state, "god:mars", "place:1")
    assert slot(state, 10) == "baths"
    assert state.seats_to_act() == (0,)


def test_trap_2_the_extra_turn_is_lost_with_the_structure_even_if_gods_are_affordable() -> None:
    mine = city(RICH, plans=["sphinx"])
    state = scenario(2, {1: "altar"}, mine=mine, pantheon={1: "tanit"}, pawn=1)
    play(state, "wonder:sphinx", chance=Chance(1))
    assert (state.age, state.seats_to_act()) == (3, (1,))
    assert legal(state) == {"begin:1", "begin:2"}


def test_trap_3_urbanism_pays_only_for_true_chains() -> None:
    mine = city(
        10, built=["altar"], progress=["urbanism", "engineering"], mythologies=["greek"], plans=["pyramids"]
    )
    state = scenario(2, ["temple"], mine=mine, pantheon=True)
    play(state, "build:temple")
    assert state.cities[0].coins == 14
    state = scenario(3, ["greek_grand_temple"], mine=mine, pantheon=True)
    play(state, "build:greek_grand_temple")
    assert state.cities[0].coins == 14
    state = scenario(3, ["fortifications"], mine=mine, pantheon=True)
    play(state, "engineer:fortifications")
    assert state.cities[0].coins == 9
    for god in ("hades", "isis"):
        state = scenario(2, mine=mine, pantheon={1: god}, discards=["temple"])
        play(state, f"activate:{god}")
        assert state.cities[0].coins == 7


def test_trap_3_urbanism_pays_nothing_for_the_mausoleum() -> None:
    mine = city(RICH, built=["altar"], progress=["urbanism"], plans=["mausoleum"])
    state = scenario(2, mine=mine, discards=["temple"])
    cost = price(state, "mausoleum")
    raise_wonder(state, "mausoleum")
    assert state.cities[0].coins == RICH - cost


def test_trap_4_strategy_helps_red_cards_only_those_of_the_discard_pile_too() -> None:
    mine = city(RICH, progress=["strategy"], plans=["circus_maximus", "mausoleum"])
    state = scenario(2, mine=mine, pantheon={1: "mars"}, discards=["stable"])
    moved: list[int] = []
    for move in ("circus_maximus", "mausoleum", "activate:mars"):
        copy = state.clone()
        if move.startswith("activate"):
            play(copy, move)
        else:
            raise_wonder(copy, move)
        moved.append(copy.pawn)
    assert moved == [1, 2, 2]


def test_trap_4_theology_of_the_great_library_does_not_affect_it() -> None:
    state = scenario(mine=city(RICH, plans=["great_library"]), box=["theology"])
    raise_wonder(state, "great_library")
    assert progress(state, 0) == {"theology"}
    assert state.seats_to_act() == (1,)


def test_trap_5_the_pawn_moves_step_by_step() -> None:
    mine = city(8, progress=["strategy", "poliorcetics"])
    state = scenario(3, ["pretorium"], mine=mine, rival=city(20), pantheon=True, pawn=2)
    stopped = scenario(3, ["pretorium"], mine=mine, rival=city(20), pantheon=True, pawn=2, minerva=6)
    play(state, "build:pretorium")
    play(stopped, "build:pretorium")
    assert (state.pawn, state.cities[1].coins) == (6, 20 - 4 - 2 - 5)
    assert (stopped.pawn, stopped.cities[1].coins, minerva(stopped)) == (5, 20 - 3 - 2, None)
    assert loot(stopped) == {"near_first_5", "near_first_2", "near_second_5"}


def test_trap_5_minerva_in_a_capital_saves_it() -> None:
    state = scenario(3, ["pretorium"], mine=city(8), pantheon=True, pawn=7, minerva=9)
    play(state, "build:pretorium")
    assert (state.pawn, state.is_over) == (8, False)


def test_trap_6_a_guild_looks_for_the_city_with_the_most_twice() -> None:
    mine, rival = city(RICH, built=["quarry", "press"]), city(RICH, built=["clay_pool", "glassworks"])
    state = scenario(3, ["shipowners_guild", "sawmill"], mine=mine, rival=rival)
    cost = price(state, "shipowners_guild")
    play(state, "build:shipowners_guild")
    assert state.cities[0].coins == RICH - cost + 2
    play(state, "build:sawmill")
    assert sheet(state, 0)["purple"] == 3


def test_trap_7_the_limit_counts_wonders_that_stand() -> None:
    mine = city(RICH, wonders=["pyramids", "sphinx", "piraeus", "mausoleum"])
    rival = city(RICH, wonders=["colossus", "appian_way", "great_library"])
    state = scenario(2, mine=mine, rival=rival, pantheon={1: "anubis"}, retired=["circus_maximus"], pawn=3)
    play(state, "activate:anubis", "ruin:colossus")
    assert plans(state, 1) == ["colossus"]
    raise_wonder(state, "colossus")
    assert (state.pawn, wonders(state, 1)) == (1, ["appian_way", "great_library", "colossus"])
    assert retired(state) == ["circus_maximus"]


def test_trap_8_effects_nest() -> None:
    decks = {"mesopotamian": [], "phoenician": [], "greek": ["hades"], "egyptian": ["isis"], "roman": []}
    mine = city(RICH, plans=["divine_theater"], progress=["theology"])
    state = scenario(2, mine=mine, pantheon={1: "gate"}, god_decks=decks, discards=["walls", "altar"])
    play(state, "activate:gate", "summon:isis", "tuck:altar")
    assert gods(state, 0) == ["gate", "isis", "hades"]
    assert state.pawn == 2
    assert state.seats_to_act() == (0,)


def test_trap_8_the_divine_theater_works_in_the_first_age() -> None:
    state = scenario(
        1, mine=city(RICH, plans=["divine_theater"]), pantheon=True, god_decks={"roman": ["mars"]}
    )
    raise_wonder(state, "divine_theater")
    play(state, "mythology:roman")
    assert state.pawn == 2


def test_trap_9_symbols_of_gods_are_symbols() -> None:
    mine = city(RICH, progress=["law"])
    state = scenario(2, mine=mine, pantheon={1: "ishtar"}, board=["economy"])
    play(state, "activate:ishtar")
    assert symbols(state, 0) == {"scales": 2}
    assert progress(state, 0) == {"law", "economy"}


def test_trap_9_enki_draws_and_returns_tokens_each_time() -> None:
    decks = {"mesopotamian": ["enki"], "phoenician": ["tanit"], "greek": [], "egyptian": [], "roman": []}
    state = scenario(2, mine=city(RICH), pantheon={1: "gate"}, god_decks=decks, box=["law", "economy"])
    play(state, "activate:gate")
    assert (on_enki(state), box_progress(state)) == ({"law", "economy"}, set())
    play(state, "summon:tanit")
    assert (on_enki(state), box_progress(state)) == (set(), {"law", "economy"})


def test_trap_10_coins_are_of_several_kinds() -> None:
    mine = city(1, offerings=[4], gods=["astarte"], sheltered=7)
    rival = city(3, progress=["economy"])
    state = scenario(2, ["forum"], mine=mine, rival=rival, pantheon={1: "neptune"})
    trade = state.clone()
    play(trade, "build:forum")
    assert (trade.cities[0].coins, trade.cities[0].sheltered, trade.cities[1].coins) == (0, 3, 5)
    play(state, "activate:neptune", "offer:4", "remove:near_second_5", "plunder:near_first_2")
    assert (state.cities[0].coins, state.cities[0].sheltered, state.cities[1].coins) == (1, 7, 1)
    assert sheet(state, 0)["coins"] == 0


def test_trap_10_backs_of_guilds_and_temples_are_recognisable() -> None:
    for pantheon in (False, True):
        structure = {10: HIDDEN_SPECIAL, 11: HIDDEN, 12: "palace", 15: "circus"}
        seen = scenario(3, structure, pantheon=pantheon).view(1).board["structure"]
        assert (seen[9]["special"], seen[10]["special"]) == (True, False)


def test_trap_10_in_pantheon_the_first_structure_is_dealt_before_the_draft() -> None:
    state = new_game(pantheon=True)
    assert state.age == 1
    assert legal(state, "draft:")
    assert mythologies(state, 0) == []
