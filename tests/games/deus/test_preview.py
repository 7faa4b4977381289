"""What the board is told beforehand comes true."""

from collections.abc import Iterator
from typing import Any

import pytest

import tessera
from tessera.core.chance import Chance
from tessera.core.event import Event
from tessera.core.playout import random_states
from tessera.games.deus import effects, gods, preview
from tessera.games.deus.catalog import CARDS, COLOUR, GODS, HAND, JUPITER, MARS, MINERVA, RESOURCES, WILD
from tessera.games.deus.frames.armies import March
from tessera.games.deus.frames.build import Column, Pay, Place
from tessera.games.deus.frames.offer import ChooseGod, Offer
from tessera.games.deus.frames.turn import Turn
from tessera.games.deus.notation import ADD, DONE_ACTION, INVOKE, MOVE, OFFER, PLACE
from tessera.games.deus.state import DeusState

GAME = tessera.load("deus")


def positions(seed: int, seats: int = 3) -> Iterator[DeusState]:
    """Every position of a game that is played at random."""
    chance = Chance(seed)
    for state in random_states(GAME.new(seats, chance, wild=True), chance):
        assert isinstance(state, DeusState)
        if not state.is_over:
            yield state


def holdings(state: DeusState, seat: int) -> dict[str, int]:
    empire = state.empires[seat]
    goods = {name: empire.amount(resource) for resource, name in enumerate(RESOURCES)}
    return {**goods, "gold": empire.gold, "points": empire.points}


@pytest.mark.parametrize("seed", range(2))
def test_a_gain_is_what_the_effect_gives(seed: int) -> None:
    checked = 0
    for state in positions(seed):
        for seat, empire in enumerate(state.empires):
            for card in {card for column in empire.columns for card in column if card != WILD}:
                effect = effects.OF_CARD[card]
                seen = preview.card_yield(state, seat, card)
                if seen["kind"] == "worth" or effect.asks(state, seat):
                    continue
                assert (seen["kind"] == "nothing") == (not effect.works(state, seat))
                if seen["kind"] != "gain" or isinstance(effect, effects.Steal):
                    continue
                after = state.clone()
                effect.apply(after, seat, Chance(1))
                before, then = holdings(state, seat), holdings(after, seat)
                assert seen["amounts"] == {
                    name: then[name] - before[name] for name in then if then[name] != before[name]
                }
                checked += 1
    assert checked > 100


def test_every_kind_of_effect_that_does_anything_has_a_yield() -> None:
    kinds = {type(effect) for effect in effects.OF_KIND} - {effects.Effect}
    assert set(preview.YIELDS) == kinds


def test_a_thief_is_not_told_how_many_points_the_victims_have() -> None:
    legion = CARDS.index(next(name for name in CARDS if name.startswith("legion")))
    seen = 0
    for state in positions(3):
        for seat in range(state.seats):
            poor = state.clone()
            for other in range(state.seats):
                poor.empires[other].points = 0
            told = preview.card_yield(state, seat, legion)
            assert told == preview.card_yield(poor, seat, legion)
            seen += told["kind"] == "gain"
    assert seen > 0


@pytest.mark.parametrize("seed", range(3))
def test_villages_fall_where_it_is_said(seed: int) -> None:
    fallen = 0
    for state in positions(seed, 4):
        frame = state.stack[-1]
        if not isinstance(frame, Place | March):
            continue
        seat = frame.seat
        plan = state.view(seat).board["plans"]["placing"]
        decision = state.decision(seat)
        assert decision is not None
        for action in decision.actions:
            verb = PLACE if isinstance(frame, Place) else MOVE
            if not verb.covers(action):
                continue
            after = state.clone()
            events: list[Event] = []
            after.apply(seat, action, Chance(1), events)
            region = GAME.vocabulary.notation(action).partition(":")[2]
            falls: list[dict[str, Any]] = plan["at"][region].get("falls", [])
            assert bool(falls) == (after.standing != state.standing)
            fallen += len(falls)
            won = [(winner, fall["points"]) for fall in falls for winner in fall["seats"]]
            shares = [event.values for event in events if event.kind == "conquered"]
            assert won == [(share["seat"], share["points"]) for share in shares]
    assert fallen > 0


def test_only_whose_turn_it_is_sees_what_the_hand_would_do() -> None:
    for state in positions(1):
        if isinstance(state.stack[-1], Turn) and state.round > 3:
            break
    active = state.active
    plans = state.view(active).board["plans"]
    legal = {GAME.vocabulary.notation(action) for action in state.actions(active)}
    buildable = {notation.partition(":")[2] for notation in legal if notation.startswith("build:")}
    assert buildable <= set(plans)
    for card in buildable:
        column = state.empires[active].columns[CARDS_COLOUR[card]]
        assert len(plans[card]["chain"]) == len(column) + 1
        assert plans[card]["at"]
    assert state.view(None).board["plans"] == {}
    assert state.view((active + 1) % state.seats).board["plans"] == {}


CARDS_COLOUR = {
    name: list(GAME.catalog()["colours"]).index(card["colour"])
    for name, card in GAME.catalog()["cards"].items()
}


def given(state: DeusState, seat: int, cards: list[int]) -> tuple[int, bool]:
    """What the god of the first of these cards of the hand gives, and whether it brings its piece."""
    after = state.clone()
    top, *others = cards
    events: list[Event] = []
    god = COLOUR[top]
    reserve = after.empires[seat].count_reserve(god)
    after.apply(seat, OFFER.of(top), Chance(1), events)
    for card in others:
        after.apply(seat, ADD.of(card), Chance(1), events)
    if after.stack and isinstance(after.stack[-1], Offer):
        after.apply(seat, DONE_ACTION, Chance(1), events)
    while not after.is_over and seat in after.acting and not isinstance(after.stack[-1], Turn):
        after.apply(seat, after.actions(seat)[0], Chance(1), events)
    drawn = sum(
        event.values["count"] for event in events if event.kind == "drew" and event.values["seat"] == seat
    )
    pieces = sum(event.kind == "recruited" for event in events)
    gained = [event.values["amounts"] for event in events if event.kind == "gained"]
    sums = sum(sum(amounts.values()) for amounts in gained)
    kept = len(state.empires[seat].hand) - len(cards)
    has_piece = god != MARS and after.empires[seat].count_reserve(god) < reserve
    if god == MINERVA:
        return drawn - max(0, HAND - kept), has_piece
    return (pieces, False) if god == MARS else (sums, has_piece)


def test_a_god_gives_what_was_told() -> None:
    seen: set[int] = set()
    checked = 0
    for seed in range(3):
        for state in positions(seed):
            frame = state.stack[-1]
            if not isinstance(frame, Turn):
                continue
            hand = state.empires[frame.seat].hand
            gifts = state.view(frame.seat).board["gifts"]
            for count in range(1, len(hand) + 1):
                top = hand[checked % len(hand)]
                if COLOUR[top] == JUPITER:
                    continue
                rest = list(hand)
                rest.remove(top)
                told = gifts[GODS[COLOUR[top]]]
                seen.add(COLOUR[top])
                checked += 1
                assert given(state, frame.seat, [top, *rest[: count - 1]]) == (
                    told["amounts"][count - 1],
                    told["piece"],
                )
    assert seen == set(range(JUPITER))
    assert checked > 300


def test_jupiter_says_what_each_god_would_give() -> None:
    checked = 0
    for state in positions(5):
        frame = state.stack[-1]
        if not isinstance(frame, ChooseGod):
            continue
        for action in state.actions(frame.seat):
            lines = state.explain(frame.seat, action)
            kept = len(state.empires[frame.seat].hand)
            assert lines[0].amount == gods.gift(state, frame.seat, INVOKE.argument(action), frame.count, kept)
            checked += 1
    assert checked > 0


def test_it_is_seen_how_far_a_column_has_worked() -> None:
    checked = 0
    for state in positions(4):
        board = state.view(None).board
        column = next((frame for frame in state.stack if isinstance(frame, Column)), None)
        if column is None:
            assert board["chain"] is None
            continue
        chain = board["chain"]
        cards = board["empires"][chain["seat"]]["columns"][chain["colour"]]
        card = board["doing"].get("card")
        if chain["done"] >= 0 and card and GAME.catalog()["cards"][card]["colour"] == chain["colour"]:
            assert cards[chain["done"]] == card
            checked += 1
    assert checked > 10


def test_the_payment_of_a_plan_is_the_one_that_spends_the_most_resources() -> None:
    checked = 0
    for state in positions(6):
        frame = state.stack[-1]
        if not isinstance(frame, Turn):
            continue
        plans = state.view(frame.seat).board["plans"]
        for card, plan in plans.items():
            build = f"build:{card}"
            if card.startswith("wild") or GAME.vocabulary.action(build) not in state.actions(frame.seat):
                continue
            after = state.clone()
            after.apply(frame.seat, GAME.vocabulary.action(build), Chance(1))
            if "payment" in plan:
                assert GAME.vocabulary.action(plan["payment"]) == after.actions(frame.seat)[0]
                checked += 1
            else:
                assert not isinstance(after.stack[-1], Pay)
    assert checked > 0


def test_a_village_says_how_near_its_fall_is() -> None:
    for state in positions(2):
        for village in state.view(None).board["villages"]:
            regions = {one["region"]: one for one in state.view(None).board["regions"]}
            around = [regions[region] for region in village["around"]]
            assert village["open"] == sum(one["owner"] is None for one in around)
            armies = [
                sum(one["owner"] == seat and "army" in one["pieces"] for one in around)
                for seat in range(state.seats)
            ]
            assert village["armies"] == armies
            assert (village["winners"] == []) == (sum(armies) == 0)
        if state.round > 12:
            break


def test_the_catalog_says_what_gods_give_for_more_cards() -> None:
    told = GAME.catalog()["gods"]
    assert list(told) == list(GODS)
    assert (told["neptune"]["gives"], told["neptune"]["amounts"][:3], told["neptune"]["piece"]) == (
        "gold",
        [2, 4, 6],
        "ship",
    )
    assert told["vesta"]["amounts"][:4] == [1, 2, 2, 2]
    assert (told["mars"]["gives"], told["mars"]["piece"]) == ("pieces", None)
    assert told["jupiter"]["amounts"] == []
