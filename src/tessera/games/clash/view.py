"""What a seat, or a spectator, may see; and what a seat may make up of the rest."""

from typing import TYPE_CHECKING, Any

from tessera.core.chance import Chance
from tessera.core.deck import Deck
from tessera.core.hexes import cells_of
from tessera.games.clash import court, deeds
from tessera.games.clash.catalog import (
    ACTION_CARDS,
    ADVANCES,
    BARBARIANS,
    BUILDINGS,
    EVENT_CARDS,
    GOODS,
    HALVES,
    MOODS,
    NOBODY,
    OBJECTIVE_CARDS,
    OBJECTIVES,
    OBJECTIVES_OF,
    PORT,
    UNIT_COUNT,
    UNITS,
    WONDER_COUNT,
    WONDERS,
)
from tessera.games.clash.city import (
    WAS_ACTIVATED,
    buildings_in,
    colour_of,
    has_building,
    mood_of,
    owner_of,
    port_of,
    size_of,
    wonders_of,
)
from tessera.games.clash.layout import LABELS
from tessera.games.clash.nation import SETTLEMENT
from tessera.games.clash.notation import CARDS, FIRST_GREAT
from tessera.games.clash.peoples import LEADERS, PEOPLES, POWERS
from tessera.games.clash.rules.cities import room_in
from tessera.games.clash.rules.objectives import measured
from tessera.games.clash.settings import has_expansion, has_plague, is_last_round, on_table
from tessera.games.clash.truces import treaties_of, truces_of
from tessera.games.clash.units import count

if TYPE_CHECKING:
    from tessera.games.clash.state import ClashState


def board(state: "ClashState", seat: int | None) -> dict[str, Any]:
    """The table as a seat sees it: all but the hands of others and what nobody knows."""
    layout = state.map.layout
    found: dict[str, Any] = {
        "age": state.age,
        "round": state.round,
        "first": state.first,
        "active": state.active,
        "actions_left": state.actions_left,
        "cells": {LABELS[layout.label[cell]]: cell_data(state, cell) for cell in range(layout.size)},
        "nations": [nation_data(state, place, place == seat) for place in range(state.seats)],
        "deck": len(state.deck),
        "discards": [ACTION_CARDS[card] for card in state.discards],
        "objective_deck": len(state.objective_deck),
        "event_deck": len(state.event_deck),
        "event_discards": [EVENT_CARDS[card] for card in state.event_discards],
        "wonder_deck": len(state.wonder_deck),
        "open_wonders": [WONDERS[wonder] for wonder in state.open_wonders],
        "builders": {WONDERS[wonder]: state.builders[wonder] for wonder in range(WONDER_COUNT)},
        "tiles": len(state.tiles),
        "pestilence": has_plague(state),
        "last_round": is_last_round(state),
    }
    if has_expansion(state):
        found["on_table"] = on_table(state)
        found["shown_wonders"] = [WONDERS[wonder] for wonder in state.shown_wonders]
    return found


def cell_data(state: "ClashState", cell: int) -> dict[str, Any]:
    """What lies on a cell."""
    data: dict[str, Any] = {"terrain": state.map.terrain_name(cell), "slot": state.map.layout.slot_of[cell]}
    if state.exhausted >> cell & 1:
        data["exhausted"] = True
    if state.cities[cell]:
        data["city"] = city_data(state, cell)
    units = {
        str(owner): {
            UNITS[kind]: count(stood[cell], kind) for kind in range(UNIT_COUNT) if count(stood[cell], kind)
        }
        for owner, stood in enumerate(state.units)
        if stood and stood[cell]
    }
    if units:
        data["units"] = units
    return data


def city_data(state: "ClashState", cell: int) -> dict[str, Any]:
    city = state.cities[cell]
    owner = owner_of(city)
    return {
        "owner": owner,
        "mood": MOODS[mood_of(city)],
        "size": size_of(city),
        "room": room_in(state, owner, cell) if owner != BARBARIANS else 0,
        "buildings": {BUILDINGS[each]: colour_of(city, each) for each in buildings_in(city)},
        "wonders": [WONDERS[wonder] for wonder in range(WONDER_COUNT) if wonders_of(city) >> wonder & 1],
        "activated": city & WAS_ACTIVATED != 0,
        "port": LABELS[state.map.layout.label[port_of(city)]] if has_building(city, PORT) else None,
    }


def nation_data(state: "ClashState", seat: int, is_own: bool) -> dict[str, Any]:
    nation = state.nations[seat]
    data: dict[str, Any] = {
        "goods": {name: nation.amount(kind) for kind, name in enumerate(GOODS)},
        "limits": {name: nation.limit(kind) for kind, name in enumerate(GOODS[:5])},
        "advances": [name for each, name in enumerate(ADVANCES) if nation.owns(each)],
        "borrowed": [name for each, name in enumerate(ADVANCES) if nation.borrowed >> each & 1],
        "track": nation.track,
        "units_left": {name: nation.units_left(kind) for kind, name in enumerate(UNITS)},
        "buildings_left": {name: nation.pieces_left(kind) for kind, name in enumerate(BUILDINGS)},
        "settlements_left": nation.pieces_left(SETTLEMENT),
        "hand": len(nation.hand),
        "greats": [CARDS[card] for card in nation.hand if card >= FIRST_GREAT],
        "objectives": len(nation.objectives),
        "wonders": len(nation.wonder_cards),
        "claimed": [OBJECTIVE_CARDS[each // HALVES] for each in nation.claimed],
        "event_points": nation.event_points,
        "events": [EVENT_CARDS[card] for card in nation.events],
        "fewer_actions": nation.fewer_actions,
        "truces": truces_of(state, seat),
    }
    if has_expansion(state):
        data["treaties"] = treaties_of(state, seat)
        data["promised"] = sum(1 for other, _, _ in state.foreseen if other == seat)
    if nation.people != NOBODY:
        data.update(people_data(state, seat))
    if is_own:
        data["own"] = {
            "hand": [CARDS[card] for card in nation.hand],
            "objectives": [OBJECTIVE_CARDS[card] for card in nation.objectives],
            "wonders": [WONDERS[card] for card in nation.wonder_cards],
            "progress": progress_data(state, seat),
        }
        if has_expansion(state):
            promised = [(other, card) for other, card, seer in state.foreseen if seer == seat]
            data["own"]["foretold"] = [f"{other + 1}:{OBJECTIVE_CARDS[card]}" for other, card in promised]
        if court.of(nation, court.EVENT_KNOWN):
            data["own"]["next_events"] = [EVENT_CARDS[card] for card in state.event_deck.top]
    return data


def people_data(state: "ClashState", seat: int) -> dict[str, Any]:
    """What a nation has of its people: all of it is public."""
    nation = state.nations[seat]
    return {
        "people": PEOPLES[nation.people],
        "powers": [POWERS[power] for power in cells_of(nation.powers)],
        "leader": None if nation.leader == NOBODY else LEADERS[nation.leader],
        "leaders": [LEADERS[each] for each in nation.leaders],
        "slain": [LEADERS[each] for each in nation.slain],
        "court": court.seen(nation, state.map.layout),
    }


def progress_data(state: "ClashState", seat: int) -> dict[str, tuple[int, int]]:
    """How far the objectives in hand are: what there is of what each asks for, and how much it takes."""
    names = [OBJECTIVES[half] for card in state.nations[seat].objectives for half in OBJECTIVES_OF[card]]
    known = {name: measured(state, seat, name) for name in names}
    return {name: numbers for name, numbers in known.items() if numbers is not None}


def guess(state: "ClashState", seat: int, chance: Chance) -> "ClashState":
    """A copy in which the hands of others and the decks are made up."""
    copy = state.clone()
    others = [nation for other, nation in enumerate(copy.nations) if other != seat]
    # Great persons were taken openly: everybody knows who has them.
    greats = [[card for card in nation.hand if card >= FIRST_GREAT] for nation in others]
    hidden = [[card for card in nation.hand if card < FIRST_GREAT] for nation in others]
    copy.deck, hands = _dealt_anew(copy.deck, hidden, chance)
    for nation, known, hand in zip(others, greats, hands, strict=True):
        nation.hand = tuple(sorted([*hand, *known]))
    hidden = [list(nation.objectives) for nation in others]
    hidden.append([card for _, card, seer in copy.foreseen if seer != seat])
    copy.objective_deck, hands = _dealt_anew(copy.objective_deck, hidden, chance)
    promised = hands.pop()
    for nation, hand in zip(others, hands, strict=True):
        nation.objectives = tuple(sorted(hand))
    if promised:
        copy.foreseen = tuple(
            [(other, card if seer == seat else promised.pop(), seer) for other, card, seer in copy.foreseen]
        )
    copy.deeds = deeds.seen_by(copy.deeds, seat)
    hidden = [list(nation.wonder_cards) for nation in others]
    copy.wonder_deck, hands = _dealt_anew(copy.wonder_deck, hidden, chance)
    events = copy.event_deck
    if (events.top or events.bottom) and not court.of(state.nations[seat], court.EVENT_KNOWN):
        copy.event_deck = Deck(tuple(sorted(events.cards())))
    for nation, hand in zip(others, hands, strict=True):
        nation.wonder_cards = tuple(sorted(hand))
    return copy


def _dealt_anew(deck: Deck, hidden: list[list[int]], chance: Chance) -> tuple[Deck, list[list[int]]]:
    """The cards of a deck and of hidden hands, dealt to hands of the same sizes; the rest is the deck."""
    bag = sorted([*deck.cards(), *[card for hand in hidden for card in hand]])
    hands = [chance.deal(bag, len(hand)) for hand in hidden]
    return Deck(tuple(sorted(bag))), hands
