"""The bill: the lines behind a price add up to it, and say where each unit comes from."""

import pytest

import tessera
from tessera.core.chance import Chance
from tessera.core.message import Line
from tessera.games.duel import rules
from tessera.games.duel.catalog import CARDS, WONDERS
from tessera.games.duel.game import GAME
from tessera.games.duel.notation import ACTIVATE, BUILD, DISCARD, ENGINEER, RAISE
from tessera.games.duel.scenario import action, city, scenario
from tessera.games.duel.state import DuelState


def sources(lines: list[Line]) -> dict[str, int]:
    return {line.message.key.removeprefix("duel.bill."): line.amount for line in lines}


def total(lines: list[Line]) -> int:
    return sum(line.amount for line in lines)


@pytest.mark.parametrize("pantheon", [False, True])
def test_every_bill_of_random_games_adds_up(pantheon: bool) -> None:
    seen: set[str] = set()
    for seed in range(30):
        chance = Chance(seed)
        state = GAME.new(2, chance, pantheon=pantheon)
        assert isinstance(state, DuelState)
        while not state.is_over:
            (seat,) = state.seats_to_act()
            for option in state.options(seat):
                lines = state.explain(seat, option)
                seen.update(sources(lines))
                if BUILD.covers(option):
                    assert total(lines) == rules.card_price(state, seat, BUILD.argument(option))
                elif RAISE.covers(option) and lines:
                    assert total(lines) == rules.wonder_price(state, seat, RAISE.argument(option))
                elif DISCARD.covers(option):
                    assert total(lines) == state.cities[seat].income
                elif ENGINEER.covers(option):
                    assert total(lines) == 1
                elif ACTIVATE.covers(option) and lines:
                    assert state.pantheon is not None
                    slot = state.pantheon.slots.index(ACTIVATE.argument(option))
                    assert total(lines) == rules.activation_cost(state, seat, slot)
            actions = state.actions(seat)
            state._apply(seat, actions[chance.below(len(actions))], chance)
    assert {"own", "bank", "chain", "coins", "choice", "discount", "fixed", "discard", "yellow"} <= seen
    assert not pantheon or {"slot", "gate"} <= seen


def test_the_bill_says_where_each_unit_comes_from() -> None:
    mine = city(built=["quarry", "stone_reserve"], wonders=["piraeus"])
    state = scenario(2, ["courthouse"], mine=mine, rival=city(built=["sawmill"]))
    lines = state.explain(0, action("build:courthouse"))
    assert [(line.message.key.rpartition(".")[2], line.amount) for line in lines] == [
        ("bank", 8),
        ("choice", 0),
    ]


def test_the_catalog_names_every_component() -> None:
    catalog = tessera.load("duel").catalog()
    assert set(catalog["cards"]) == set(CARDS)
    assert set(catalog["wonders"]) == set(WONDERS)
    assert catalog["cards"]["altar"]["gives"] == catalog["cards"]["temple"]["needs"] == "moon"
    assert catalog["wonders"]["pyramids"]["cost"] == {"stone": 3, "papyrus": 1}
