"""The Maya: their four civilization advances, and what Pakal, Siyaj K'ak' and Wak Chanil Ajaw do."""

from typing import Any

from tessera.core.chance import Chance
from tessera.games.clash.catalog import EVENT_CARDS
from tessera.games.clash.scenario import (
    advances,
    asked,
    buildings,
    doomed,
    goods,
    legal,
    march,
    mood,
    nation,
    play,
    reason,
    scenario,
    units,
)
from tessera.games.clash.state import ClashState
from tests.games.clash.fields import facts


def maya(**more: Any) -> Any:
    return nation(people="maya", **more)


# Terracing


def test_terracing_brings_food_and_wood_from_mountains() -> None:
    """B6 has two forests, two mountains and C7 beside it."""
    for powers, may in ((["terracing"], True), ([], False)):
        state = scenario(maya(cities=["", "C7 happy"], powers=powers), nation(cities=["", "D7"]))
        play(state, "collect:C7")
        gathered = [choice[:3] for choice in state.view(0).board["harvest"]["choices"]]
        assert ([0, 2, 0] in gathered) == may
        assert [0, 1, 1] in gathered


def test_mountains_do_not_stop_settlers_and_leaders_who_terrace() -> None:
    for powers, may in ((["terracing"], True), ([], False)):
        state = scenario(
            maya(units=["settler@E4", "infantry@E4"], advances=["tactics"], leader="pakal@E4", powers=powers),
            nation(),
        )
        play(state, "move", "to:D4")
        assert ("move" in legal(state)) == may
        if may:
            play(state, "move", "to:E4")
            assert units(state, "D4") == {"infantry": 1}
            assert units(state, "E4") == {"settler": 1, "leader": 1}


# Stelas


def test_stelas_bring_an_idea_or_culture_for_an_obelisk() -> None:
    for powers in (["stelas"], []):
        state = scenario(
            maya(cities=["", "E4"], powers=powers, advances=["arts"], food=1, wood=1, ore=1), nation()
        )
        play(state, "construct:D2")
        if "building:obelisk" in legal(state):
            play(state, "building:obelisk")
        if powers:
            assert legal(state) == {"take:ideas", "take:culture"}
            play(state, "take:ideas")
            assert goods(state) == {"ideas": 1}
        else:
            assert goods(state) == {}


def test_stelas_bring_nothing_for_other_buildings() -> None:
    state = scenario(
        maya(cities=["", "E4"], powers=["stelas"], advances=["writing"], food=1, wood=1, ore=1), nation()
    )
    play(state, "construct:D2")
    assert asked(state) == "turn"
    assert goods(state) == {"ideas": 2}


def test_stelas_tell_of_new_cities() -> None:
    state = scenario(maya(units=["settler@E4"], powers=["stelas"]), nation())
    play(state, "found:E4", "take:culture")
    assert goods(state) == {"culture": 1}


def test_stelas_tell_of_captured_cities() -> None:
    state = scenario(
        maya(units=["infantry@E5"], advances=["tactics"], powers=["stelas"]),
        nation(cities=["", "D5"]),
    )
    march(state, "E5-D5")
    assert asked(state) == "stelas"
    play(state, "take:culture")
    assert goods(state)["culture"] == 1


# Ballcourts


def test_ballcourts_make_a_city_collect_as_if_it_were_larger() -> None:
    for answer, food, tokens in (("use", 2, 0), ("skip", 1, 1)):
        state = scenario(
            maya(cities=["", "E6 neutral"], powers=["ballcourts"], mood=1),
            nation(cities=["C5"]),
        )
        play(state, "collect:E6")
        assert asked(state) == "ballcourts"
        play(state, answer)
        while asked(state) == "collect":
            play(state, "take:food" if "take:food" in legal(state) else sorted(legal(state))[0])
        assert sum(goods(state).get(kind, 0) for kind in ("food", "wood", "ore")) == food
        assert goods(state).get("mood", 0) == tokens


def test_ballcourts_do_not_outlast_a_harvest() -> None:
    state = scenario(maya(cities=["", "E6 neutral"], powers=["ballcourts"], mood=1), nation(cities=["C5"]))
    play(state, "collect:E6", "use")
    while asked(state) == "collect":
        play(state, sorted(legal(state))[0])
    before = goods(state)
    play(state, "collect:E6")
    while asked(state) == "collect":
        play(state, sorted(legal(state))[0])
    assert sum(goods(state).values()) == sum(before.values()) + 1


def test_an_angry_city_plays_no_ball() -> None:
    state = scenario(maya(cities=["", "E6 angry"], powers=["ballcourts"], mood=1), nation(cities=["C5"]))
    play(state, "collect:E6")
    assert asked(state) != "ballcourts"


def test_ballcourts_raise_one_unit_more() -> None:
    for answer, left in (("use", 2), ("skip", 1)):
        state = scenario(maya(cities=["", "E6"], powers=["ballcourts"], mood=1, food=4, ore=4), nation())
        play(state, "recruit:E6", answer)
        found = 0
        while asked(state) == "recruit":
            play(state, "hire:infantry")
            found += 1
        assert units(state, "E6") == {"infantry": left}
        assert found == left


def test_the_last_token_is_kept_for_who_is_had_for_it() -> None:
    state = scenario(maya(cities=["", "E6"], powers=["ballcourts"], advances=["draft"], mood=1), nation())
    play(state, "recruit:E6")
    assert asked(state) != "ballcourts"


def test_by_ballcourts_one_advance_of_spirituality_is_cheaper() -> None:
    state = scenario(maya(powers=["ballcourts"], food=1), nation())
    assert "advance:myths" in legal(state)
    assert "advance:writing" not in legal(state)
    play(state, "advance:myths")
    assert "food" not in goods(state)
    state = scenario(maya(powers=["ballcourts"], food=3), nation())
    play(state, "advance:myths", "advance:rituals")
    assert "rituals" in advances(state)
    assert "food" not in goods(state)


def test_what_a_cheaper_advance_takes_is_told() -> None:
    state = scenario(maya(powers=["ballcourts"]), nation())
    assert reason(state, "advance:myths") == "no_food"


# Calendar


def looked(**more: Any) -> ClashState:
    state = scenario(doomed(people="maya", powers=["calendar"], **more), nation(people="greece"))
    play(state, "wield:calendar", deals=[EVENT_CARDS[4]])
    return state


def test_the_calendar_shows_the_next_event() -> None:
    state = scenario(maya(powers=["calendar"]), nation())
    events = play(state, "wield:calendar", deals=[EVENT_CARDS[4]])
    assert facts(events, "event_seen")[0]["event"] == EVENT_CARDS[4]
    assert state.actions_left == 3
    assert reason(state, "wield:calendar") == "event_known"


def test_the_event_that_was_seen_comes_next() -> None:
    state = looked()
    events = play(state, "advance:myths")
    assert facts(events, "event")[0]["event"] == EVENT_CARDS[4]
    assert state.view(0).board["nations"][0]["own"]["next_events"] == []


def test_who_looks_may_put_an_event_below_and_look_again() -> None:
    state = scenario(maya(powers=["calendar"], culture=2), nation())
    play(state, "wield:calendar", deals=[EVENT_CARDS[4]])
    assert asked(state) == "calendar"
    events = play(state, "use")
    assert facts(events, "event_sunk") == [{"seat": 0}]
    assert goods(state) == {"culture": 1}
    play(state, "wield:calendar", deals=[EVENT_CARDS[5]])
    own = state.view(0).board["nations"][0]["own"]
    assert own["next_events"] == [EVENT_CARDS[5]]
    play(state, "skip")
    assert reason(state, "wield:calendar") == "event_known"


def test_nobody_else_learns_what_the_calendar_shows() -> None:
    state = looked()
    assert "next_events" not in str(state.view(1).board)
    assert EVENT_CARDS[4] not in str(state.view(1).board)
    assert EVENT_CARDS[4] in str(state.view(0).board)


def test_who_looked_goes_on_knowing_it_and_others_do_not() -> None:
    state = looked()
    mine = [state.guess(0, Chance(seed)).event_deck.top for seed in range(5)]
    assert mine == [(4,)] * 5
    assert [state.guess(1, Chance(seed)).event_deck.top for seed in range(5)] == [()] * 5
    assert len(state.guess(1, Chance(1)).event_deck) == len(state.event_deck)


# Pakal


def test_art_and_architecture_stands_for_two_resources() -> None:
    state = scenario(
        maya(cities=["D2 happy", "E4"], leader="pakal", advances=["writing"], wood=1, culture=1),
        nation(),
    )
    play(state, "construct:D2")
    while asked(state) == "art_and_architecture":
        play(state, sorted(legal(state, "swap"))[0])
    assert buildings(state, "D2") == {"academy": 0}
    assert "culture" not in goods(state)
    assert "wood" not in goods(state)


def test_pakal_adorns_his_own_city_alone_and_once() -> None:
    own: dict[str, Any] = {"cities": ["D2 happy", "E4"], "advances": ["writing"]}
    assert "construct:D2" not in legal(scenario(maya(**own, leader="pakal@E4", wood=1, culture=1), nation()))
    assert "construct:D2" not in legal(scenario(maya(**own, leader="pakal", culture=2), nation()))


# Siyaj K'ak'


def build_beside(leader: str, **more: Any) -> ClashState:
    state = scenario(
        maya(
            cities=["", "E4 happy", "D4"],
            leader=leader,
            advances=["writing"],
            food=1,
            wood=1,
            ore=1,
            **more,
        ),
        nation(cities=["", "D5 temple", "C7 temple"]),
    )
    play(state, "construct:E4")
    return state


def test_cultural_influx_influences_from_what_was_built() -> None:
    state = build_beside("siyaj_kak@E4")
    assert asked(state) == "cultural_influx"
    assert legal(state) == {"place:D5", "skip"}
    actions = state.actions_left
    play(state, "place:D5", deals=["6_infantry"])
    assert buildings(state, "D5") == {"temple": 0}
    assert state.actions_left == actions


def test_cultural_influx_is_felt_only_where_he_is() -> None:
    assert asked(build_beside("siyaj_kak@D4")) == "turn"


# Wak Chanil Ajaw


def conquest(leader: str = "wak_chanil_ajaw@E5", city: str = "D5 academy", **more: Any) -> ClashState:
    state = scenario(
        maya(units=["infantry@E5"], advances=["tactics", "myths"], leader=leader, **more),
        nation(cities=["", city]),
    )
    march(state, "E5-D5")
    if asked(state) == "move":
        play(state, "done")
    return state


def test_reconstruction_replaces_a_building_of_a_captured_city() -> None:
    state = conquest()
    assert asked(state) == "reconstruct"
    assert legal(state) == {"skip", "building:academy"}
    play(state, "building:academy")
    assert legal(state) == {"building:temple", "building:fortress"}
    events = play(state, "building:temple")
    assert [fact["building"] for fact in facts(events, "rebuilt")] == ["temple"]
    assert buildings(state, "D5") == {"temple": 0}
    assert mood(state, "D5") == "angry"
    assert "ideas" not in goods(state)


def test_reconstruction_may_be_left() -> None:
    state = conquest()
    play(state, "skip")
    assert buildings(state, "D5") == {"academy": 0}


def test_reconstruction_needs_him_there() -> None:
    assert asked(conquest("wak_chanil_ajaw")) == "turn"
