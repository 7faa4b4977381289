"""Japan: its four civilization advances, and what Go-Toba, Jimmu and Suiko do."""

from typing import Any

from tessera.core.chance import Chance
from tessera.games.clash.scenario import (
    advances,
    asked,
    buildings,
    card,
    goods,
    hand,
    legal,
    nation,
    play,
    reason,
    scenario,
    supply,
    units,
)
from tessera.games.clash.state import ClashState
from tests.games.clash.fields import HIT, MISS, facts, lay


def japan(**more: Any) -> Any:
    return nation(people="japan", **more)


# Pottery


def gathered(mood: str, people: str = "japan") -> ClashState:
    """A city on E6 collects all the food that it can. Storage, which takes it, brings Pottery to Japan."""
    state = scenario(
        nation(people=people, cities=["", f"E6 {mood} academy temple"], advances=["storage"]),
        nation(cities=["C5"]),
    )
    play(state, "collect:E6")
    while asked(state) == "collect":
        play(state, "take:food" if "take:food" in legal(state) else sorted(legal(state))[0])
    return state


def test_pottery_brings_culture_for_three_food() -> None:
    state = gathered("neutral")
    assert goods(state) == {"food": 3, "culture": 1}
    assert goods(gathered("neutral", "rome")) == {"food": 3}


def test_pottery_brings_nothing_for_less() -> None:
    assert "culture" not in goods(gathered("angry"))


def test_pottery_works_again_and_again() -> None:
    state = gathered("happy")
    before = goods(state)["culture"]
    play(state, "collect:E6")
    while asked(state) == "collect":
        play(state, "take:food" if "take:food" in legal(state) else sorted(legal(state))[0])
    assert goods(state)["culture"] == before + 1


# Horsemanship


def test_horsemanship_raises_cavalry_in_fortresses() -> None:
    own: dict[str, Any] = {"cities": ["", "E4 fortress", "E6"], "food": 2, "wood": 2, "gold": 2}
    for powers, place, may in (
        (["horsemanship"], "E4", True),
        (["horsemanship"], "E6", False),
        ([], "E4", False),
    ):
        state = scenario(japan(**own, powers=powers), nation())
        play(state, f"recruit:{place}")
        assert ("hire:cavalry" in legal(state)) == may
        assert "hire:elephant" not in legal(state)


def test_horsemanship_adds_to_one_cavalry_of_a_fortress() -> None:
    state = scenario(
        nation(units=["infantry@E5"], advances=["tactics"]),
        japan(cities=["", "D5 fortress"], units=["2 cavalry@D5"], powers=["horsemanship"]),
    )
    found = facts(play(state, "move", "to:D5", deals=[MISS, HIT, HIT, HIT]), "rolled")
    assert found[1]["sum"]["cavalry"] == 5
    state = scenario(
        nation(units=["infantry@E5"], advances=["tactics"]),
        japan(cities=["", "D5 fortress"], units=["2 cavalry@D5"]),
    )
    found = facts(play(state, "move", "to:D5", deals=[MISS, HIT, HIT, HIT]), "rolled")
    assert found[1]["sum"]["cavalry"] == 4


# Ninjutsu, called subterfuge


def shown(effect: str = "leadership", **more: Any) -> ClashState:
    """Greece plays a card with Japan near, or as it is told."""
    state = scenario(
        nation(people="greece", cities=["D7"], hand=[effect], culture=3),
        japan(**{"cities": ["D5"], "hand": ["spy", "ideas"], "powers": ["subterfuge"], **more}),
    )
    play(state, f"play:{card(state, effect)}")
    return state


def test_subterfuge_cancels_a_card() -> None:
    state = shown()
    assert (asked(state), state.seats_to_act()) == ("subterfuge", (1,))
    play(state, "use")
    assert asked(state) == "subterfuge_2"
    play(state, f"discard:{card(state, 'spy', 1)}")
    assert len(hand(state, 1)) == 1
    assert hand(state) == []
    assert goods(state) == {"culture": 3}
    assert (asked(state), state.actions_left) == ("turn", 3)
    assert len(state.discards) == 2


def test_what_is_let_pass_happens() -> None:
    state = shown()
    play(state, "skip")
    assert state.actions_left == 4
    assert hand(state) == []
    assert len(hand(state, 1)) == 2


def test_a_cancelled_card_takes_no_action() -> None:
    state = shown("explorer")
    play(state, "use", f"discard:{card(state, 'ideas', 1)}")
    assert (state.actions_left, goods(state)) == (3, {"culture": 3})
    state = shown("explorer")
    play(state, "skip")
    assert (state.actions_left, goods(state)) == (2, {"culture": 2})


def legal_after_use(state: ClashState) -> list[str]:
    """The only card that can be thrown."""
    trial = state.clone()
    play(trial, "use")
    assert len(legal(trial)) == 1
    return list(legal(trial))


def test_ninjutsu_cancels_great_persons_and_takes_them() -> None:
    state = shown("great_scientist", hand=["great_artist"])
    assert asked(state) == "subterfuge"
    play(state, "use", *legal_after_use(state))
    assert hand(state, 1) == []
    assert "ideas" not in goods(state)
    assert len(state.event_discards) == 2


def test_ninjutsu_waits_near_and_with_a_hand() -> None:
    assert asked(shown(cities=["D2"])) != "subterfuge"
    assert asked(shown(hand=[])) != "subterfuge"
    assert asked(shown(powers=[])) != "subterfuge"
    assert asked(shown(cities=["D2"], units=["infantry@D5"])) == "subterfuge"
    assert asked(shown(cities=["D2"], units=["settler@D5"])) != "subterfuge"


def test_a_card_is_announced() -> None:
    state = scenario(
        nation(people="greece", cities=["D7"], hand=["leadership"], culture=3),
        japan(cities=["D5"], hand=["spy"], powers=["subterfuge"]),
    )
    assert len(facts(play(state, f"play:{card(state, 'leadership')}"), "announced")) == 1


def test_the_card_that_is_shown_is_seen_by_all() -> None:
    state = shown()
    for seat in range(2):
        assert state.view(seat).board["announced"] == card_name(state)
        copy = state.determinize(seat, Chance(3))
        assert copy.parts() == state.parts()


def card_name(state: ClashState) -> str:
    return str(state.view(1).board["announced"])


# Shogunate


def test_by_shogunate_cards_take_no_action() -> None:
    state = scenario(
        japan(hand=["quick_advance", "great_scientist"], culture=3, powers=["shogunate"]), nation()
    )
    for _ in range(2):
        play(state, sorted(legal(state, "play"))[0])
        while asked(state) != "turn":
            play(state, sorted(legal(state))[0])
    assert state.actions_left == 3
    assert not any("explorer" in each for each in hand(state))


def test_without_shogunate_they_do() -> None:
    state = scenario(japan(hand=["great_scientist"], culture=3), nation())
    play(state, sorted(legal(state, "play"))[0])
    assert state.actions_left == 2


def test_by_shogunate_the_draft_brings_a_card() -> None:
    state = scenario(
        japan(cities=["", "E4"], advances=["draft", "nationalism"], powers=["shogunate"], mood=1), nation()
    )
    play(state, "recruit:E4", "wield:shogunate")
    assert len(hand(state)) == 1
    assert units(state, "E4") == {}
    assert goods(state) == {}
    assert (asked(state), state.actions_left) == ("turn", 2)


def test_the_draft_brings_a_card_or_infantry() -> None:
    own: dict[str, Any] = {"cities": ["", "E4 happy"], "advances": ["draft"], "mood": 2, "food": 3, "ore": 3}
    state = scenario(japan(**own, powers=["shogunate"]), nation())
    play(state, "recruit:E4", "wield:shogunate")
    assert not {"levy:infantry", "wield:shogunate"} & legal(state)
    play(state, "hire:infantry")
    assert units(state, "E4") == {"infantry": 1}
    assert asked(state) == "turn"
    state = scenario(nation(people="rome", **own), nation())
    play(state, "recruit:E4")
    assert "wield:shogunate" not in legal(state)


# Go-Toba


def schooled(leader: str = "go_toba@E4", building: str = "writing") -> ClashState:
    own: dict[str, Any] = {"food": 1, "wood": 1, "ore": 1}
    if building != "writing":  # the academy brings ideas itself
        own["ideas"] = 2
    state = scenario(japan(cities=["", "E4", "E6"], leader=leader, advances=[building], **own), nation())
    play(state, "construct:E4")
    return state


def test_scholar_buys_an_advance_for_a_school() -> None:
    state = schooled()
    assert asked(state) == "study_school"
    play(state, "advance:math")
    assert "math" in advances(state)
    assert "ideas" not in goods(state)
    assert state.actions_left == 2


def test_scholar_teaches_only_where_he_is_and_for_schools() -> None:
    assert asked(schooled("go_toba@E6")) == "turn"
    state = schooled(building="myths")
    play(state, "take:mood")
    assert asked(state) == "turn"


# Jimmu


def fought(leader: str = "jimmu@E5", dice: int = 2, **more: Any) -> ClashState:
    state = scenario(
        japan(
            units=["infantry@E5"],
            advances=["tactics"],
            leader=leader,
            hand=["high_morale"],
            **{"culture": 1, **more},
        ),
        nation(units=["infantry@D5"]),
    )
    play(state, "move")
    if asked(state) == "move":
        play(state, "from:E5")
    play(state, "to:D5")
    play(state, lay(state, "high_morale"), deals=[HIT] * dice + [MISS])
    return state


def test_mythical_takes_back_a_card_for_culture() -> None:
    state = fought()
    assert asked(state) == "take_back"
    play(state, next(iter(legal(state, "get"))))
    assert len(hand(state)) == 1
    assert goods(state) == {}
    assert state.discards == ()


def test_mythical_needs_culture_and_the_leader() -> None:
    assert asked(fought(culture=0)) != "take_back"
    assert asked(fought("jimmu", 1)) != "take_back"


# Suiko


def painted(**more: Any) -> ClashState:
    return scenario(
        japan(cities=["D2 happy temple=1 academy=1 obelisk=1", "E4"], leader="suiko", culture=1, **more),
        nation(),
    )


def test_japanese_buddhism_turns_a_building_back() -> None:
    state = painted()
    left = supply(state, 1)
    play(state, "wield:japanese_buddhism")
    assert legal(state) == {"building:temple", "building:academy"}
    assert facts(play(state, "building:temple"), "repainted")
    assert buildings(state, "D2") == {"temple": 0, "academy": 1, "obelisk": 1}
    assert goods(state) == {}
    assert state.actions_left == 2
    assert supply(state, 1) != left


def test_with_state_religion_japanese_buddhism_takes_no_action() -> None:
    state = painted(advances=["state_religion"])
    play(state, "wield:japanese_buddhism", "building:temple")
    assert state.actions_left == 3


def test_japanese_buddhism_says_why_not() -> None:
    state = scenario(japan(cities=["D2 happy temple"], leader="suiko", culture=1), nation())
    assert reason(state, "wield:japanese_buddhism") == "none_foreign"
    state = scenario(japan(cities=["D2 happy temple=1"], leader="suiko"), nation())
    assert reason(state, "wield:japanese_buddhism") == "cannot_pay"
