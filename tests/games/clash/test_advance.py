"""The Advance action: its price, what must come first, the token of the frame, and the event track."""

from tessera.games.clash.catalog import ADVANCES, CATEGORIES, GOVERNMENT_NEEDS, NOBODY, OF_CATEGORY
from tessera.games.clash.scenario import (
    advances,
    goods,
    hand,
    legal,
    nation,
    play,
    reason,
    scenario,
    told,
    track,
)

MOOD = {
    *("storage", "irrigation", "husbandry", "sanitation", "fishing", "public_education", "free_education"),
    *("philosophy", "myths", "state_religion", "bartering", "sports", "theaters"),
}
CULTURE = {
    *("roads", "navigation", "cartography", "writing", "tactics", "draft", "rituals", "currency", "arts"),
    *("monuments", "math", "astronomy", "medicine", "metallurgy"),
}


def needed_for(name: str) -> list[str]:
    """What must be there before an advance can be gained."""
    number = ADVANCES.index(name)
    category = number // OF_CATEGORY
    found = [] if number % OF_CATEGORY == 0 else [ADVANCES[category * OF_CATEGORY]]
    if GOVERNMENT_NEEDS[category] != NOBODY:
        needed = GOVERNMENT_NEEDS[category]
        found.extend([ADVANCES[needed], ADVANCES[needed // OF_CATEGORY * OF_CATEGORY]])
    return found


def test_an_advance_costs_two_food() -> None:
    state = scenario(nation(food=2), nation())
    play(state, "advance:engineering")
    assert advances(state) == {"farming", "mining", "engineering"}
    assert goods(state) == {}


def test_ideas_and_gold_stand_for_the_food_of_an_advance() -> None:
    state = scenario(nation(food=1, ideas=1, gold=1), nation())
    play(state, "advance:engineering")
    assert legal(state) == {"study:ideas1gold0", "study:ideas0gold1", "study:ideas1gold1"}
    play(state, "study:ideas1gold1")
    assert goods(state) == {"food": 1}


def test_without_two_of_them_nothing_is_learned() -> None:
    state = scenario(nation(food=1, wood=7, ore=7, mood=7, culture=7), nation())
    assert not legal(state, "advance")
    assert reason(state, "advance:storage") == "no_food"


def test_the_top_of_a_category_comes_first() -> None:
    state = scenario(nation(food=2), nation())
    assert reason(state, "advance:steel_weapons") == "top_first"
    play(state, "advance:tactics")
    state = scenario(nation(advances=["tactics"], food=2), nation())
    assert {"advance:siegecraft", "advance:steel_weapons", "advance:draft"} <= legal(state)


def test_an_advance_is_gained_once() -> None:
    state = scenario(nation(food=2), nation())
    assert reason(state, "advance:farming") == "has_advance"


def test_the_top_of_a_government_needs_the_advance_above_it() -> None:
    for top, needed in (("voting", "philosophy"), ("nationalism", "draft"), ("dogma", "state_religion")):
        state = scenario(nation(food=2), nation())
        assert reason(state, f"advance:{top}") == "needs_advance"
        state = scenario(nation(advances=[needed], food=2), nation())
        assert f"advance:{top}" in legal(state)


def test_nobody_has_two_governments() -> None:
    state = scenario(nation(advances=["philosophy", "voting", "draft"], food=2), nation())
    assert reason(state, "advance:nationalism") == "other_government"
    assert "advance:free_economy" in legal(state)


def test_the_frame_of_an_advance_brings_a_mood_token_or_a_culture_token() -> None:
    for name in ADVANCES:
        if name in ("farming", "mining"):
            continue
        state = scenario(nation(advances=needed_for(name), food=2), nation())
        play(state, f"advance:{name}")
        gained = {kind: goods(state).get(kind, 0) for kind in ("mood", "culture")}
        assert gained == {"mood": int(name in MOOD), "culture": int(name in CULTURE)}, name


def test_there_are_twelve_categories_of_four() -> None:
    assert len(CATEGORIES) == 12
    assert len(set(ADVANCES)) == 48


def test_the_marker_comes_from_the_event_track() -> None:
    state = scenario(nation(food=2), nation())
    events = play(state, "advance:storage")
    assert track(state) == 2
    assert "event" not in told(events)


def test_an_empty_track_brings_an_event_and_three_new_markers() -> None:
    state = scenario(nation(food=2, track=1), nation(), events="symbols")
    events = play(state, "advance:storage", deals=["revolution_38"])
    assert "event" in told(events)
    assert goods(state) == {"mood": 1, "gold": 2}
    assert track(state) == 3


def test_what_the_advance_brings_comes_before_the_event() -> None:
    state = scenario(nation(food=2, track=1), nation(), events="symbols")
    events = told(play(state, "advance:writing", deals=["spy_high_morale", "revolution_38"]))
    assert events.index("drew_action") < events.index("event")
    assert hand(state) == ["spy"]
