"""What the board is told beforehand comes true."""

from collections.abc import Iterator
from typing import Any

import pytest

import tessera
from tessera.core.chance import Chance
from tessera.core.event import Event
from tessera.core.playout import random_states
from tessera.games.deus import effects, preview
from tessera.games.deus.catalog import CARDS, GODS, RESOURCES, WILD
from tessera.games.deus.frames.armies import March
from tessera.games.deus.frames.build import Place
from tessera.games.deus.frames.turn import Turn
from tessera.games.deus.notation import MOVE, PLACE
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
    gods = GAME.catalog()["gods"]
    assert list(gods) == list(GODS)
    assert (gods["neptune"]["gives"], gods["neptune"]["amounts"][:3], gods["neptune"]["piece"]) == (
        "gold",
        [2, 4, 6],
        "ship",
    )
    assert gods["vesta"]["amounts"][:4] == [1, 2, 2, 2]
    assert (gods["mars"]["gives"], gods["mars"]["piece"]) == ("pieces", None)
    assert gods["jupiter"]["amounts"] == []
