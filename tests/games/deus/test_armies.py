"""Armies on the march: what they cross, where they stop, and what they leave behind."""

from typing import Any

from tessera.core.chance import Chance
from tessera.games.deus import GAME
from tessera.games.deus.scenario import (
    asked,
    build,
    empire,
    legal,
    near,
    pairs,
    pieces,
    play,
    reason,
    regions,
    resources,
)
from tessera.games.deus.state import DeusState


def camps(at: str, **given: Any) -> set[str]:
    """Where the army that temporary camps just brought to a region may go."""
    state = build("temporary_camps", f"place:{at}", **given)
    if asked(state) == "army":
        play(state, f"army:{at}")
    return regions(state, "move")


def test_an_army_crosses_empty_land_and_stops_there() -> None:
    assert "b2" in camps(at="a2", pieces=["civil@a2"])


def test_four_steps_are_the_most() -> None:
    reached = camps(at="a1", pieces=["civil@a1"], others=[empire(pieces=["civil@c4"])])
    assert "d4" in reached
    assert "d3" not in reached
    assert "a1" not in reached


def test_it_crosses_lands_of_opponents_but_does_not_stop_there() -> None:
    wall = [empire(pieces=["civil@a2", "civil@b4", "civil@a0"])]
    state = build("temporary_camps", "place:a1", pieces=["civil@a1"], others=wall)
    assert regions(state, "move") >= {"a3", "b0", "b3", "c6"}
    assert reason(state, "move:a2") == "foreign"


def test_it_crosses_villages_but_does_not_stop_there() -> None:
    state = build("temporary_camps", "place:c1", pieces=["civil@c1"])
    assert "c4" in regions(state, "move")
    assert reason(state, "move:c0") == "village"


def test_it_crosses_fallen_villages_too() -> None:
    state = build("temporary_camps", "place:c1", pieces=["civil@c1"], fallen=["c0"])
    assert "c4" in regions(state, "move")
    assert reason(state, "move:c0") == "village"


def test_it_goes_to_sea_only_where_ones_own_ship_is() -> None:
    state = build(
        "temporary_camps", "place:a0", pieces=["civil@a0", "ship@a6"], others=[empire(pieces=["ship@a4"])]
    )
    assert "a6" in regions(state, "move")
    assert reason(state, "move:a4") == "foreign"
    assert reason(state, "move:b5") == "no_ship"


def test_it_crosses_the_sea_from_ship_to_ship() -> None:
    # by land it is more than two steps from d4 to c3
    far = [empire(pieces=["civil@a1"])]
    by_sea = build("war_elephants", "place:d4", pieces=["civil@d4", "ship@c2", "ship@c3"], others=far)
    assert {"c2", "c3"} <= regions(by_sea, "move")
    by_land = build("war_elephants", "place:d4", pieces=["civil@d4", "ship@c3"], others=far)
    assert "c3" not in regions(by_land, "move")


def test_an_enemy_ship_blocks_the_way() -> None:
    # d2 is an island behind the seas d0, d1 and d3
    island = "WFMSOVO@0,0+WOFMSOV@1,0+VFOOWSM@0,1+OOWOFVS@1,1"
    own = camps(
        at="d4", pieces=["civil@d4", "ship@d3"], others=[empire(pieces=["civil@a1"])], continent=island
    )
    assert "d2" in own
    enemy = camps(
        at="d4", pieces=["civil@d4"], others=[empire(pieces=["ship@d3", "ship@d0"])], continent=island
    )
    assert "d2" not in enemy


def test_an_army_does_not_join_another_that_cannot_march_on() -> None:
    state = build("temporary_camps", "place:a0", pieces=["civil@a0", "army@a1"])
    play(state, "army:a0")
    assert reason(state, "move:a1") == "two_armies"
    assert "b4" in regions(state, "move")  # it may pass there


def test_a_region_left_without_pieces_is_empty() -> None:
    state = build("temporary_camps", "place:a1", pieces=["army@a0", "civil@a1"])
    play(state, "army:a0", "move:a2")
    assert pieces(state) == {"civil@a1", "army@a1", "army@a2"}
    assert state.view(None).board["regions"][0]["owner"] is None


def test_an_army_that_stops_in_empty_land_occupies_it() -> None:
    state = build("temporary_camps", "place:a1", pieces=["civil@a1"])
    play(state, "move:b0")
    region = next(part for part in state.view(None).board["regions"] if part["region"] == "b0")
    assert (region["owner"], region["pieces"]) == (0, ["army"])


def test_moving_is_optional() -> None:
    state = build("temporary_camps", "place:a1", "skip", pieces=["civil@a1"])
    assert "army@a1" in pieces(state)
    several = build("war_elephants", "place:a1", "done", pieces=["civil@a1", "army@a3"])
    assert asked(several) == "turn"


def test_elephants_may_leave_an_army_and_move_the_next() -> None:
    state = build("war_elephants", "place:a1", "army:a3", "skip", pieces=["civil@a1", "army@a3"])
    assert asked(state) == "march"
    play(state, "move:b4")
    assert {"army@a3", "army@b4"} <= pieces(state)


def test_one_army_may_take_the_place_that_another_has_left() -> None:
    state = build("war_elephants", "place:a1", "army:a1", "move:b4", pieces=["civil@a1", "army@a2"])
    play(state, "move:a1")
    assert {"army@b4", "army@a1"} <= pieces(state)


def test_an_army_that_cannot_move_is_not_asked_about() -> None:
    everywhere = [empire(pieces=[f"civil@{region}" for region in ("a0", "a1", "a2", "a3")])]
    state = build("war_elephants", "place:c1", pieces=["civil@c1"], others=everywhere)
    assert asked(state) == "march"


def test_the_reasons_say_what_is_in_the_way() -> None:
    others = [empire(pieces=["civil@b2"])]
    state = build("temporary_camps", "place:a0", pieces=["civil@a0", "army@c4"], others=others)
    assert reason(state, "army:b0") == "no_army"
    play(state, "army:a0")
    assert reason(state, "move:d3") == "too_far"


def test_only_armies_move() -> None:
    state = build("temporary_camps", "place:a0", "move:b4", pieces=["civil@a0"])
    assert pieces(state) == {"civil@a0", "army@b4"}
    assert resources(state) == {}
    assert legal(state)


# Two armies in one region, until the turn is over

HELD = ["army@a2", "temple@a2"]
"""An army that may not leave its temple alone."""


def test_an_army_relieves_one_that_a_temple_holds() -> None:
    state = build("war_elephants", "place:a1", pieces=["civil@a1", *HELD])
    assert asked(state) == "march"  # the other one cannot go first
    play(state, "move:a2")
    assert (asked(state), pairs(state)) == ("march_on", {"a2"})
    assert state.view(0).board["regions"][2]["pieces"] == ["army", "temple", "army"]
    again = GAME.from_data(state.to_data())
    assert isinstance(again, DeusState)
    assert legal(again) == legal(state)
    play(state, "move:a0")
    assert {"army@a2", "army@a0"} <= pieces(state)
    assert (asked(state), pairs(state), state.parts()["empires_wrong"]) == ("turn", set(), 0)


HEMMED = empire(pieces=[*[f"civil@{region}" for region in ("a0", "a1", "b4", "c4", "c5")], "army@c6"])
"""All land that is at most two steps from a3, but a2."""


def test_an_army_that_can_go_nowhere_else_still_relieves_one() -> None:
    state = build("war_elephants", "place:a3", pieces=["civil@a3", *HELD], others=[HEMMED])
    assert regions(state, "move") == {"a2"}
    play(state, "move:a2")
    assert regions(state, "move") == {"a3", "b0", "b3", "c1"}
    play(state, "move:b3")
    assert {"army@a2", "army@b3"} <= pieces(state)
    assert asked(state) == "turn"


def test_an_army_that_must_march_on_and_has_one_place_to_go_is_not_asked() -> None:
    """Two steps from a2 all land but a3 belongs to another."""
    lands = {"civil": ("a0", "a1", "b0", "b3", "b4"), "production": ("c1", "c4", "c5", "c6")}
    wall = empire(pieces=[f"{kind}@{region}" for kind, there in lands.items() for region in there])
    own: dict[str, Any] = {"cards": ["temporary_camps"], "pieces": ["civil@d5", *HELD]}
    state = build("war_elephants", "place:d5", others=[wall], **own)
    play(state, "move:a2")
    assert {"army@a2", "army@a3"} <= pieces(state)
    assert (asked(state), pairs(state)) == ("turn", set())


def test_an_army_is_not_asked_about_if_the_one_it_could_have_relieved_is_gone() -> None:
    own = ["civil@a3", "army@a3", *HELD, "civil@b3"]
    state = build("war_elephants", "place:b3", pieces=own, others=[HEMMED])
    play(state, "army:b3", "move:a2", "move:c1")
    assert {"army@a2", "army@a3", "army@c1"} <= pieces(state)
    assert asked(state) == "turn"


def test_temporary_camps_do_not_ask_about_an_army_that_could_only_join_another() -> None:
    """The next card could lead on the one that is joined at a2, to d0 and d3; but so the rulings say."""
    lands = ("a0", "a1", "b0", "b2", "b3", "b4", "c1", "c4", "c5", "c6", "d4", "d5")
    kinds = ["civil"] * 5 + ["production"] * 5 + ["scientific"] * 2
    wall = [f"{kind}@{region}" for kind, region in zip(kinds, lands, strict=True)]
    own: dict[str, Any] = {"cards": ["temporary_camps"], "pieces": ["civil@a3", *HELD]}
    state = build("temporary_camps", "place:a3", others=[empire(pieces=wall)], **own)
    assert asked(state) == "turn"
    free = build("temporary_camps", "place:a3", others=[empire(pieces=wall[:-1])], **own)
    assert regions(free, "move") == {"a2", "d5"}


def test_relief_goes_on_from_army_to_army() -> None:
    state = build("war_elephants", "place:a1", pieces=["civil@a1", *HELD, "army@a3", "temple@a3"])
    play(state, "move:a2", "move:a3", "move:a0")
    assert {"army@a2", "army@a3", "army@a0"} <= pieces(state)
    assert asked(state) == "turn"


def test_an_army_that_has_relieved_another_is_not_relieved_by_a_third() -> None:
    """It has marched already, and so has the third."""
    state = build("war_elephants", "place:a1", pieces=["civil@a1", *HELD, "army@a3"])
    play(state, "army:a1", "move:a2", "move:b4")
    assert asked(state) == "march"
    assert reason(state, "move:a2") == "two_armies"
    assert "skip" in legal(state)


def test_war_elephants_let_nobody_join_an_army_that_can_go_first() -> None:
    state = build("war_elephants", "place:a1", pieces=["civil@a1", "army@a2"])
    play(state, "army:a1")
    assert reason(state, "move:a2") == "two_armies"


def test_the_same_camps_again_lead_on_any_army_that_was_joined() -> None:
    state = build(
        "temporary_camps", "place:a1", cards=["temporary_camps"], pieces=["civil@a1", "army@a3", "army@c1"]
    )
    play(state, "army:a1", "move:a3")
    assert (asked(state), pairs(state)) == ("march_on", {"a3"})
    assert reason(state, "skip") == "must_march_on"
    assert reason(state, "move:c1") == "two_armies"  # no card follows that could lead on this one
    play(state, "move:a0")
    assert {"army@a0", "army@a3", "army@c1"} <= pieces(state)
    assert (asked(state), pairs(state)) == ("turn", set())


def test_one_army_by_itself_relieves_nobody_if_no_card_follows() -> None:
    state = build("temporary_camps", "place:a1", pieces=["civil@a1", *HELD])
    assert reason(state, "move:a2") == "two_armies"


def test_the_next_card_of_the_column_may_lead_the_other_army_on() -> None:
    state = build(
        "war_elephants", "place:a1", cards=["temporary_camps", "ballista"], pieces=["civil@a1", *HELD]
    )
    play(state, "move:a2")
    assert (asked(state), pairs(state)) == ("march_on", {"a2"})
    assert "skip" not in legal(state)
    play(state, "move:a0")
    assert (pairs(state), asked(state)) == (set(), "turn")  # the one that stayed is held by the temple now


def test_the_card_before_leads_nobody_on() -> None:
    state = build("temporary_camps", "place:a1", cards=["war_elephants"], pieces=["civil@a1", "army@a3"])
    play(state, "done")
    play(state, "army:a1")
    assert reason(state, "move:a3") == "two_armies"


def test_an_army_without_a_way_out_is_not_joined() -> None:
    beside = near(2, "a2")
    reach = {other for region in beside for other in near(2, region)} | beside
    lands = sorted(
        reach & {"a0", "a3", "b0", "b2", "b3", "b4", "c1", "c4", "c5", "c6", "d0", "d3", "d4", "d5"}
    )
    wall = [f"{'civil' if place < 5 else 'production'}@{region}" for place, region in enumerate(lands)]
    own: dict[str, Any] = {"cards": ["temporary_camps"], "pieces": ["civil@a1", *HELD]}
    state = build("war_elephants", "place:a1", others=[empire(pieces=wall)], **own)
    assert reason(state, "move:a2") == "two_armies"
    free = build("war_elephants", "place:a1", others=[empire(pieces=wall[1:])], **own)
    assert "a2" in regions(free, "move")


def test_both_armies_count_for_a_village_while_they_are_together() -> None:
    state = build("war_elephants", "place:a2", pieces=["civil@a2", "army@c6", "temple@c6"])
    play(state, "move:c6")
    beside = next(one for one in state.view(None).board["villages"] if one["region"] == "c0")
    assert beside["armies"] == [2, 0]


def test_who_ties_with_two_armies_in_a_region_has_two_buildings_there() -> None:
    rival = empire(pieces=["army@c1", "army@c4", "civil@c4"])
    state = build("war_elephants", "place:a2", pieces=["civil@a2", "army@c6", "temple@c6"], others=[rival])
    play(state, "move:c6")
    beside = next(one for one in state.view(None).board["villages"] if one["region"] == "c0")
    assert (beside["armies"], beside["winners"]) == ([2, 2], [0, 1])


def test_no_turn_ends_with_two_armies_in_a_region() -> None:
    """Whoever likes to march, and to join armies above all, meets no dead end."""
    met = 0
    for seed in range(4):
        state = build(
            "war_elephants",
            "place:a1",
            cards=["temporary_camps", "war_elephants", "temporary_camps"],
            pieces=["civil@a1", *HELD, "army@a3", "temple@a3", "army@c1"],
        )
        chance = Chance(seed)
        while state.active == 0:
            met += len(pairs(state))
            actions = state.actions(0)
            assert actions
            state.apply(0, actions[chance.below(len(actions))], chance)
        assert (pairs(state), state.parts()["empires_wrong"]) == (set(), 0)
    assert met > 0
