"""Advice in words: graded by the difference, and only what is certain is given as a reason."""

import pytest

import tessera
from tessera.ai.advice import advise, in_words, ponder, reasons
from tessera.core.chance import Chance
from tessera.core.message import Message
from tessera.core.state import State
from tessera.games import names
from tessera.games.deus import scenario as deus
from tessera.games.duel import GAME
from tessera.games.duel.catalog import GOD
from tessera.games.duel.frames.tokens import PLACE_GOD_OF
from tessera.games.duel.scenario import HIDDEN, RICH, action, city, scenario
from tessera.games.era import scenario as era
from tessera.games.era.catalog import FACE
from tessera.games.era.names import dice_names
from tessera.games.era.state import EraState
from tessera.locale import Locale
from tests.core.toy import Toy

LONG = 600.0
ALTAR, BATHS, TAVERN = (action(f"build:{card}") for card in ("altar", "baths", "tavern"))


@pytest.mark.parametrize(
    ("value", "grade"), [(0.62, "same"), (0.61, "same"), (0.6, "near"), (0.55, "worse"), (0.51, "clear")]
)
def test_a_word_says_how_much_worse_another_action_is(value: float, grade: str) -> None:
    _, (other, sentence) = in_words(scenario(), [(ALTAR, 0.62), (BATHS, value)])
    assert (other, sentence.key) == (BATHS, f"core.hint.{grade}")


def test_the_best_action_is_compared_with_the_next_two_the_better_one_first() -> None:
    advice = [(ALTAR, 0.624), (BATHS, 0.51), (TAVERN, 0.6), (action("discard:altar"), 0.1)]
    words = in_words(scenario(), advice)
    assert [chosen for chosen, _ in words] == [ALTAR, TAVERN, BATHS]
    assert [Locale("en").text(sentence) for _, sentence in words] == [
        "Build Altar: you would win about 62 of 100 games from here.",
        "Nearly as good: Build Tavern (60).",
        "Clearly worse: Build Baths (51).",
    ]


def test_where_there_is_nothing_to_compare_no_chance_is_told() -> None:
    assert in_words(scenario(), []) == []
    assert [words.key for _, words in in_words(scenario(), [(ALTAR, 0.4)])] == ["core.hint.only"]


def test_of_an_action_that_was_hardly_tried_no_chance_is_made_up() -> None:
    advice = advise(scenario(1, ["altar", "baths", "tavern"]), 0, LONG, seed=3, iterations=2)
    assert min(chance for _, chance in advice) > 0.9 * advice[0][1]


def test_no_other_action_is_called_better_than_the_best() -> None:
    advice = advise(scenario(1, ["altar", "baths", "tavern"]), 0, LONG, seed=3, iterations=40)
    assert max(chance for _, chance in advice) == advice[0][1]


def told(state: State, *line: str, seat: int = 0) -> list[str]:
    """The reasons for a line of actions, in English."""
    actions = [state.game.vocabulary.action(word) for word in line]
    return [Locale("en").text(reason) for reason in reasons(state, seat, actions)]


def test_a_reason_is_what_the_action_is_certain_to_do() -> None:
    state = scenario(1, ["altar", "tavern"], mine=city(coins=7))
    assert told(state, "build:altar") == [
        "Its chain later gives you for free: Temple.",
        "It opens no new card to Player 2.",
        "That is 3 points more, as things stand.",
    ]


def test_what_chance_will_bring_is_no_reason() -> None:
    state = scenario(1, {10: HIDDEN, 15: "theater", 19: "altar", 20: "quarry"})
    assert "A card that nobody has seen is turned up after it." in told(state, "build:theater")


def test_a_reason_names_what_is_opened_to_the_rival() -> None:
    state = scenario(1, {10: "baths", 15: "theater", 19: "altar", 20: "quarry"})
    assert "It opens to Player 2: Baths." in told(state, "build:theater")


def test_a_reason_names_what_is_kept_from_the_rival() -> None:
    state = scenario(1, ["workshop", "tavern"], rival=city(built=["laboratory"]))
    sentence = "It keeps Workshop from Player 2, who would have a pair of symbols with it."
    assert sentence in told(state, "discard:workshop")
    poor = scenario(1, ["workshop", "tavern"], rival=city(coins=0, built=["laboratory"]))
    assert sentence not in told(poor, "discard:workshop")


def test_a_threat_is_called_one() -> None:
    state = scenario(2, ["walls", "statue"], mine=city(coins=RICH), pawn=5)
    assert any("2 spaces from the capital of Player 2" in sentence for sentence in told(state, "build:walls"))


def test_a_move_of_several_actions_is_told_as_a_whole() -> None:
    state = scenario(1, ["altar", "tavern"], mine=city(coins=RICH, plans=["pyramids"]))
    assert "That is 9 points more, as things stand." not in told(state, "wonder:pyramids")
    # The price is paid in coins, three of which are a point.
    assert any(
        "more, as things stand" in sentence for sentence in told(state, "wonder:pyramids", "tuck:altar")
    )


def test_a_hint_places_a_god_where_it_is_cheap_for_its_owner() -> None:
    for seat, cheapest in ((0, "place:1"), (1, "place:6")):
        state = scenario(1, {15: "altar", 19: "baths", 20: "tavern"}, seat=seat, pantheon=True)
        state.push(PLACE_GOD_OF[seat][GOD["zeus"]])
        thought = ponder(state.determinize(seat, Chance(1)), seat, LONG, seed=1, iterations=30)
        assert GAME.vocabulary.notation(thought.line[0]) == cheapest
        rival = f"Player {2 - seat}"
        assert told(state, cheapest, seat=seat)[0] == f"Here Zeus will cost you 3 coins, and {rival} 8."


def test_the_price_of_a_god_is_the_one_that_its_owner_pays() -> None:
    mine = city(wonders=["sanctuary/altar"])
    state = scenario(1, {15: "baths", 19: "tavern", 20: "theater"}, mine=mine, pantheon=True)
    state.push(PLACE_GOD_OF[0][GOD["zeus"]])
    assert told(state, "place:1")[0] == "Here Zeus will cost you 1 coin, and Player 2 8."


def test_deus_names_the_region_and_what_stands_beside_it() -> None:
    state = deus.scenario(
        deus.empire(gold=20, wood=3, hand=["school"], pieces=["civil@a0"]), deus.empire(pieces=["civil@d3"])
    )
    sentences = told(state, *deus_line(state, "build:school", "place:a0"))
    assert "The best place is A0 (forest)." in sentences
    assert any("beside the village in A5" in sentence for sentence in sentences)


def deus_line(state: State, *words: str) -> list[str]:
    """The same by the ids of cards, which tests do not know."""
    names = [state.game.vocabulary.notation(action) for action in state.actions(0)]
    first = next(name for name in names if name.startswith(words[0]))
    return [first, *words[1:]]


def test_era_never_says_of_a_roll_that_it_reveals_nothing_but_what_is_at_stake() -> None:
    game = tessera.load("era")
    state = game.new(2, Chance(3))
    chance = Chance(4)
    rolls = 0
    while rolls < 3:
        seat = state.acting[0]
        actions = state.actions(seat)
        again = [action for action in actions if game.vocabulary.notation(action).startswith("reroll")]
        if again:
            rolls += 1
            sentences = told(state, game.vocabulary.notation(again[0]), seat=seat)
            assert any("food" in sentence for sentence in sentences)
            assert any(sentence.startswith("You would keep:") for sentence in sentences)
        state.apply(seat, again[0] if again and rolls % 2 else actions[-1], chance)


def test_era_does_not_say_of_a_die_that_is_to_roll_that_it_is_kept() -> None:
    state, chance = tessera.load("era").new(2, Chance(3)), Chance(4)
    while not any(word.startswith("reroll") for word in era.legal(state)):
        state.apply(state.acting[0], state.actions(state.acting[0])[-1], chance)
    seat = state.acting[0]
    state.apply(seat, state.actions(seat)[0], chance)
    chosen = state.view(seat).board["chosen"]["again"]
    domain = state.domains[seat] if isinstance(state, EraState) else None
    assert domain is not None
    kept = list(domain.dice)
    kept[FACE[chosen[0]]] -= 1
    names = Locale("en").text(Message("era.hint.keeps", dice=dice_names(tuple(kept))))
    assert told(state, "roll", seat=seat)[0] == names


def test_era_says_what_a_wall_encloses() -> None:
    ring = era.RING[:-1]
    state = era.scenario(
        "build", era.domain(stone=9, wood=9, pieces=ring, dice=["peasant_hammers"]), era.domain()
    )
    sentences = told(state, "build:wall_2", "place:r90:e3")
    assert sentences[:2] == ["The best place for it, wall of 2, is e3.", "Your walls enclose 4 more cells."]


@pytest.mark.parametrize("name", names())
def test_every_hint_of_every_game_gives_a_reason(name: str) -> None:
    game, chance = tessera.load(name), Chance(7)
    state = game.new(game.seats[0] if game.seats[0] > 1 else game.seats[1], chance)
    for _ in range(60):
        if state.is_over:
            break
        seat = state.acting[0]
        actions = state.actions(seat)
        action = actions[chance.below(len(actions))]
        found = reasons(state, seat, [action])
        assert found
        for language in ("en", "ru"):
            assert all(Locale(language).text(reason) for reason in found)
        state.apply(seat, action, chance)


def test_a_game_without_reasons_of_its_own_is_told_by_its_events() -> None:
    state = Toy().new(3)
    assert [reason.key for reason in reasons(state, 1, state.actions(1)[:1])] == ["toy.log.ready"]


def test_advice_serves_any_game() -> None:
    state = Toy().new(3)
    advice = advise(state, 1, LONG, iterations=20)
    assert {chosen for chosen, _ in advice} == set(state.actions(1))
