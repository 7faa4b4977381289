"""Why an action of Clash is good: each kind of reason, and none that knows or promises too much."""

from typing import Any

import pytest

import tessera
from tessera.ai.advice import reasons
from tessera.ai.reasons import Prospect
from tessera.ai.reasons.clash import hangs_on_dice
from tessera.ai.reasons.clash import reasons as reasons_for
from tessera.core.chance import Chance, RecordingChance
from tessera.core.event import Event
from tessera.core.message import Message
from tessera.games.clash.catalog import BARBARIANS
from tessera.games.clash.scenario import card, cell_of, legal, nation, new_game, objective, play, scenario
from tessera.games.clash.state import ClashState
from tessera.locale import Locale
from tests.locale.test_files import CYRILLIC

RICH: dict[str, Any] = dict.fromkeys(("food", "wood", "ore", "culture", "mood"), 7)
"""Without gold, so that nobody is asked what it stands for."""
ARMED = ["tactics"]


def found(state: ClashState, *line: str, seat: int = 0) -> list[Message]:
    """The reasons for a line of actions; those of every language are sentences of it."""
    messages = reasons(state, seat, [state.game.vocabulary.action(word) for word in line])
    for message in messages:
        assert CYRILLIC.search(Locale("ru").text(message))
        assert not CYRILLIC.search(Locale("en").text(message))
    return messages


def told(state: ClashState, *line: str, seat: int = 0) -> list[str]:
    return [Locale("en").text(message) for message in found(state, *line, seat=seat)]


# Advances


def test_an_advance_says_what_it_does_brings_and_opens() -> None:
    assert told(scenario(nation(food=2), nation()), "advance:writing") == [
        "Draw an action card and an objective card.",
        "From then on your cities can have this building: academy.",
        "In its category it opens to you: Public Education, Free Education, Philosophy.",
        "You end up with more: 1 culture token.",
        "It costs you 2 food.",
        "You draw 1 action card.",
        "You draw 1 objective card.",
        "That is ½ points more, as things stand.",
    ]


def test_an_advance_is_named_where_the_action_does_not_name_it() -> None:
    known = ["myths", "rituals", "state_religion", "dogma"]
    state = scenario(nation(["D2 happy", "C5"], advances=known, food=1, wood=1, ore=1), nation())
    sentences = told(state, "construct:C5", "take:mood", "advance:devotion")
    assert "The best advance for it: Devotion." in sentences
    assert any(sentence.startswith("Enemies spend no culture tokens") for sentence in sentences)


def test_an_advance_that_empties_the_track_brings_an_event() -> None:
    sentence = "It takes the last marker of your event track: an event follows."
    assert sentence in told(scenario(nation(food=2, track=1), nation()), "advance:writing")
    assert sentence not in told(scenario(nation(food=2, track=2), nation()), "advance:writing")


def test_an_advance_is_needed_for_a_wonder_that_one_holds() -> None:
    state = scenario(nation(wonders=["great_wall"], advances=ARMED, food=2), nation())
    assert "It is needed for a wonder that you can build: Great Wall." in told(state, "advance:siegecraft")


def test_a_wonder_in_the_hand_of_another_is_not_betrayed() -> None:
    state = scenario(nation(advances=ARMED, food=2), nation(wonders=["great_wall"]))
    assert not any("wonder" in sentence for sentence in told(state, "advance:siegecraft"))


# Cities


def test_a_building_says_how_large_the_city_gets() -> None:
    state = scenario(nation(["D2 happy", "C5"], advances=["writing"], **RICH), nation())
    sentences = told(state, "construct:D2", "building:academy")
    assert sentences[:2] == [
        "There you build: academy.",
        "The city D2 then has size 2 and can collect or recruit up to 3 at a time.",
    ]


def test_a_wonder_that_all_may_build_is_kept_from_them() -> None:
    known = ["engineering", "storage", "tactics", "siegecraft"]
    state = scenario(nation(["D2 happy", "E4"], advances=known, **RICH), nation(), open_wonders=True)
    state.open_wonders = tuple(range(8))
    sentences = told(state, "raise:D2", "wonder:great_wall")
    assert "Nobody else can build it then: Great Wall." in sentences
    own = scenario(nation(["D2 happy", "E4"], advances=known, wonders=["great_wall"], **RICH), nation())
    assert not any("Nobody else" in sentence for sentence in told(own, "raise:D2", "wonder:great_wall"))


def test_recruiting_says_whom() -> None:
    state = scenario(nation(["D2 happy"], **RICH), nation())
    assert "There you recruit: 1 settler." in told(state, "recruit:D2", "hire:settler", "done")


def test_a_new_city_says_what_its_land_gives_and_how_large_cities_get() -> None:
    own = nation(["D2 happy", "C5"], ["settler@E4"])
    state = scenario(own, nation(units=["settler@E5"]))
    assert told(state, "found:E4") == [
        "The land of E4 has fields for: 1 food, 2 ore.",
        "With 3 cities no city of yours is larger than 3: so large they may grow now.",
        "Player 2 has a settler near E4 and comes too late.",
        "That is 1 point more, as things stand.",
    ]


def test_a_city_that_is_cheered_works_for_more() -> None:
    state = scenario(nation(["D2 happy", "C5"], mood=1), nation())
    sentences = told(state, "cheer", "mood:C5")
    assert "The city C5 becomes happy and can collect or recruit up to 2 at a time." in sentences


def test_a_city_that_is_activated_again_gets_angrier() -> None:
    state = scenario(nation(["D2", "C5"]), nation())
    sentence = "The city D2 was active before in this turn: its mood falls, and it is angry then."
    assert sentence not in told(state, "collect:D2", "take:wood")
    play(state, "collect:D2", "take:wood")
    assert sentence in told(state, "collect:D2", "take:food")


def test_no_cell_of_a_city_is_called_tired_that_an_event_has_made_so() -> None:
    state = scenario(nation(["D2", "C5"], food=2, track=1), nation())
    assert not any("active before" in sentence for sentence in told(state, "advance:writing"))


# Objectives


def test_progress_of_an_objective_in_hand_is_told() -> None:
    own = nation(["D2", "C5", "D4"], ["settler@E4"], objectives=["large_civilization"])
    assert "It brings the objective Large Civilization nearer: 4 of 6." in told(
        scenario(own, nation()), "found:E4"
    )


def test_an_objective_that_is_reached_is_told() -> None:
    own = nation(["D2 happy", "C5"], advances=["writing"], objectives=["scientific_lead"], **RICH)
    sentence = "You then have what the objective Scientific Lead asks for in the status phase."
    assert sentence in told(scenario(own, nation()), "construct:C5", "building:academy")
    assert sentence not in told(
        scenario(own, nation(["D7 academy", "E7 academy"])), "construct:C5", "building:academy"
    )


def test_the_objectives_of_others_are_not_betrayed() -> None:
    own = nation(["D2 happy", "C5"], advances=["writing"], **RICH)
    state = scenario(own, nation(objectives=["scientific_lead"]))
    assert not any("objective" in each for each in told(state, "construct:C5", "building:academy"))


def test_an_objective_that_can_be_claimed_at_once_is_told() -> None:
    own = nation(["D2"], ["settler@C7"], objectives=["city_founder"])
    assert "You can then claim the objective City Founder." in told(scenario(own, nation(["E7"])), "found:C7")


def test_a_claim_says_what_was_asked_for_and_takes_no_action() -> None:
    state = scenario(nation(["D2"], ["settler@C7"], objectives=["city_founder"]), nation(["E7"]))
    play(state, "found:C7")
    sentences = told(state, objective(state, "city_founder"))
    assert "It takes none of your actions." in sentences
    assert "That is 2 points more, as things stand." in sentences


# Treasury


def test_collecting_says_what_it_brings_in_and_nothing_of_what_follows_it() -> None:
    state = scenario(nation(["D2", "C5"]), nation())
    assert told(state, "collect:D2", "take:wood", "collect:C5") == ["You end up with more: 1 wood."]


def test_a_free_action_says_that_it_is_free() -> None:
    state = scenario(nation(advances=["theaters"], culture=1), nation())
    assert told(state, "drama:mood") == [
        "You end up with more: 1 mood token.",
        "It costs you 1 culture token.",
        "It takes none of your actions.",
    ]


def test_another_action_is_told() -> None:
    state = scenario(nation(advances=["absolute_power"], mood=2), nation())
    assert "You have one more action in this turn." in told(state, "power")


# Marches


def march(own: list[str], *way: str, foes: list[str] | None = None, **others: Any) -> list[str]:
    """The reasons for a march of seat 0, which has D2, C5 and an army far away."""
    mine = nation(["D2 happy", "C5"], [*own, "infantry@C8"], ARMED)
    return told(scenario(mine, nation(["D7"], foes), **others), "move", *way)


def test_a_march_says_from_where_to_where_and_that_a_city_can_be_founded_there() -> None:
    assert march(["settler@D2"], "from:D2", "to:E2")[:2] == [
        "The best way: from D2 to E2 (1 settler).",
        "On E2 the settler can found a city.",
    ]


def test_the_first_settler_begins_where_it_can_found_a_city() -> None:
    state = new_game()
    fertile = [cell for cell in ("D1", "C2", "E2") if state.map.fertile >> cell_of(state, cell) & 1]
    assert fertile
    for cell in fertile:
        assert told(state, f"place:{cell}") == [f"On {cell} the settler can found a city."]


def test_a_march_threatens_the_city_beside_it_and_keeps_its_fields() -> None:
    sentences = march(["2 infantry@D5"], "from:D5", "to:D6")
    assert "From D6 your army threatens the city D7 (Player 2)." in sentences
    assert "Where your army stands, Player 2 no longer collects: D6." not in sentences
    sentences = march(["2 infantry@E6"], "from:E6", "to:E7")
    assert "Where your army stands, Player 2 no longer collects: E7." in sentences


def test_a_march_guards_a_city_or_leaves_it_bare() -> None:
    assert "The city D2 gets a guard: an enemy army stands beside it (Player 2)." in march(
        ["infantry@C2"], "from:C2", "to:D2", foes=["infantry@E2"]
    )
    assert "The city D2 is left without a guard, and an enemy army stands beside it (Barbarians)." in march(
        ["infantry@D2"], "from:D2", "to:C2", barbarian_units=["infantry@E2"]
    )
    assert not any("guard" in sentence for sentence in march(["infantry@D2"], "from:D2", "to:C2"))


def test_a_city_without_defenders_falls_and_its_owner_loses_points() -> None:
    mine = nation(["D2 happy", "C5"], ["3 infantry@D3", "infantry@C8"], ARMED)
    sentences = told(scenario(mine, nation(["E4", "D7"])), "move", "from:D3", "to:E4")
    assert "The city E4 (Player 2) falls to you without a fight." in sentences
    assert "You end up with more: 1 gold." in sentences
    assert "It costs Player 2 points: 1." in sentences


# Battles


def fight(own: int, foes: int) -> ClashState:
    units = [f"{own} infantry@D2", "infantry@C8"]
    return scenario(nation(units=units, advances=ARMED), nation(["D7"], [f"{foes} infantry@E2"]))


@pytest.mark.parametrize(
    ("own", "foes", "odds"), [(4, 1, "nearly always"), (1, 4, "hardly ever"), (3, 3, "about")]
)
def test_a_battle_says_how_it_may_go_and_promises_nothing(own: int, foes: int, odds: str) -> None:
    sentences = told(fight(own, foes), "move", "from:D2", "to:E2")
    assert sentences[1].startswith(f"Battle at E2 against Player 2: without cards you would win it {odds}")
    assert len(sentences) == 2


def test_the_odds_of_a_battle_do_not_know_the_cards_of_the_other() -> None:
    mine = nation(units=["3 infantry@D2", "infantry@C8"], advances=ARMED)
    hands = (["archers", "martyr"], ["flanking", "surprise"])
    states = [scenario(mine, nation(["D7"], ["3 infantry@E2"], ARMED, hand)) for hand in hands]
    first, second = (told(state, "move", "from:D2", "to:E2") for state in states)
    assert first == second


def test_in_the_middle_of_a_battle_one_is_told_how_it_may_go_on() -> None:
    state = fight(2, 2)
    play(state, "move", "from:D2", "to:E2", deals=["1_leader"] * 4)
    assert told(state, "skip")[0].startswith("Without further cards you would win this battle")
    assert told(state, "use")[0].startswith("It saves your units:")


def test_what_dice_have_brought_counts_as_no_certain_gain() -> None:
    """Of ten battles this one is won nine times: guesses may well agree on it."""
    mine = nation(units=["4 infantry@D3", "infantry@C8"], advances=ARMED)
    state = scenario(mine, nation(["E4", "D7"], ["infantry@E4"]))
    for _ in range(6):
        sentences = told(state, "move", "from:D3", "to:E4")
        assert not any("more" in sentence or "falls" in sentence for sentence in sentences)


# Influence and cards


def test_influence_says_on_how_many_rolls_it_succeeds_and_who_loses_by_it() -> None:
    state = scenario(nation(["D2 temple"]), nation(["D7", "E4 academy"]))
    assert told(state, "influence:E4") == [
        "In E4 the building takes your colour (academy) in 4 of 12 rolls, with culture where the roll falls "
        "short.",
        "The point for it would be yours and no longer that of Player 2: academy.",
    ]
    rich = scenario(nation(["D2 temple"], culture=2), nation(["D7", "E4 academy"]))
    assert "in 8 of 12 rolls" in told(rich, "influence:E4")[0]


def test_a_city_of_the_barbarians_is_taken_over() -> None:
    mine = nation(["D2 temple"], hand=["cultural_takeover"], culture=1)
    state = scenario(mine, nation(), barbarians=["E4"])
    play(state, f"play:{card(state, 'cultural_takeover')}")
    assert told(state, "influence:E4")[0].startswith("The Barbarian city E4 becomes yours in ")


def test_cards_and_wonders_say_what_they_do() -> None:
    state = scenario(nation(["D2 academy"], hand=["ideas"], food=1), nation())
    assert told(state, f"play:{card(state, 'ideas')}")[0] == "1 idea for each of your cities with an academy."


# Whole games


def prospect_of(state: ClashState, seat: int, action: int, chance: Chance) -> Prospect:
    after = state.clone()
    events: list[Event] = []
    after.apply(seat, action, chance, events)
    return Prospect(state, after, seat, (action,), [event for event in events if event.is_for(seat)])


@pytest.mark.parametrize("seats", [2, 4])
def test_reasons_are_told_all_through_a_game_in_both_languages(seats: int) -> None:
    game, chance = tessera.load("clash"), Chance(11)
    state = game.new(seats, chance)
    assert isinstance(state, ClashState)
    silent = asked = 0
    while not state.is_over and asked < 250:
        seat = state.seats_to_act()[0]
        actions = state.actions(seat)
        action = actions[chance.below(len(actions))]
        prospect = prospect_of(state, seat, action, chance)
        messages = reasons_for(prospect)
        for language in ("en", "ru"):
            assert all(Locale(language).text(message) for message in messages)
        assert hangs_on_dice(prospect) or len(messages) == len(set(messages))
        asked += 1
        silent += not messages
        state.apply(seat, action, chance)
    assert silent < asked


def test_no_reason_follows_from_what_the_seat_does_not_know() -> None:
    """Where chance has no part in an action, all guesses at what is hidden give the same reasons for it."""
    own = nation(["D2", "C5"], ["settler@E4", "2 infantry@D5"], [*ARMED, "theaters"], **RICH)
    other = nation(
        ["D7", "E7 academy temple"],
        ["infantry@E5"],
        hand=["archers", "spy", "ideas"],
        objectives=["expansionist", "outpost", "large_civilization"],
        wonders=["great_wall", "great_arena"],
    )
    state = scenario(own, other)
    compared = 0
    for word in legal(state):
        found: list[list[Message]] = []
        for seed in range(8):
            guess, luck = state.determinize(0, Chance(seed)), RecordingChance(Chance(seed))
            assert isinstance(guess, ClashState)
            prospect = prospect_of(guess, 0, state.game.vocabulary.action(word), luck)
            if not luck.outcomes and not prospect.after.revealed:
                found.append(reasons_for(prospect))
        assert all(each == found[0] for each in found)
        compared += len(found) > 1 and bool(found[0])
    assert compared > 10


def test_barbarians_are_named() -> None:
    state = scenario(
        nation(units=["3 infantry@D2", "infantry@C8"], advances=ARMED),
        nation(["D7"]),
        barbarians=["E2"],
        barbarian_units=["infantry@E2"],
    )
    assert state.units[BARBARIANS]
    assert any("against Barbarians" in sentence for sentence in told(state, "move", "from:D2", "to:E2"))
