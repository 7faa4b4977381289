"""Law 12: components are conserved. The count of everything, wherever it is."""

from typing import TYPE_CHECKING

from tessera.games.duel import effects
from tessera.games.duel.catalog import CHAIN_GIVEN, GATE, MYTHOLOGY_OF, ONE_OF_COLOUR, SLOTS, YELLOW
from tessera.games.duel.city import DISCARD_INCOME, EMPTY, City
from tessera.games.duel.pantheon import calls_of

if TYPE_CHECKING:
    from tessera.games.duel.state import DuelState


def parts(state: "DuelState") -> dict[str, int]:
    """Components wherever they are. A card that nobody has seen counts by its place."""
    cards = [*state.discards, *[card for card in state.under if card != EMPTY]]
    wonders = [*state.offer, *state.retired, *state.wonder_deck.cards()]
    tokens = [*state.board_progress, *state.box_progress.cards()]
    for city in state.cities:
        cards.extend(city.cards)
        wonders.extend(city.planned_wonders())
        wonders.extend(city.wonders)
        tokens.extend([token for token in range(len(effects.OF_PROGRESS)) if city.progress >> token & 1])
    face_down = sum(1 for card in state.structure if card < EMPTY)
    cards.extend([card for card in state.structure if card >= 0])
    tokens.extend(state.held("progress"))
    unseen = [*state.deck, *state.specials]
    counts = {
        "cards": len(cards) + face_down + SLOTS * (3 - state.age),
        "cards_twice": len(cards) + len(unseen) - len({*cards, *unseen}),
        "slots_without_card": sum(
            1
            for slot in range(SLOTS)
            if (state.structure[slot] == EMPTY) == (state.layout.present >> slot & 1 == 1)
        ),
        "opened_wrongly": 0 if is_opened(state) else 1,
        "wonders": len({*wonders}),
        "wonders_twice": len(wonders) - len({*wonders}),
    }
    pantheon = state.pantheon
    if pantheon is not None:
        tokens.extend(pantheon.enki)
        gods = [god for god in pantheon.slots if god != EMPTY]
        for mythology in range(len(pantheon.decks)):
            gods.extend(pantheon.decks[mythology].cards())
            counts[f"knowers_{mythology}"] = len(pantheon.knowers[mythology]) - len(
                pantheon.decks[mythology].top
            )
        for city in state.cities:
            gods.extend(city.gods)
        gods.extend(state.held("gods"))
        counts["calls_wrongly"] = 0 if pantheon.calls == calls_of(pantheon.slots, pantheon.seen) else 1
        counts["gods"] = len({*gods} - {GATE})
        counts["gods_twice"] = len(gods) - len({*gods})
        counts["mythologies"] = len({MYTHOLOGY_OF[god] for god in gods if god != GATE})
    counts["progress"] = len({*tokens})
    counts["progress_twice"] = len(tokens) - len({*tokens})
    counts["packed"] = sum(0 if is_consistent(city) else 1 for city in state.cities)
    return counts


def is_opened(state: "DuelState") -> bool:
    """Whether the cards that are noted as playable are those on the free slots, but for the freed ones."""
    freed = [slot for _, slot in state.freed]
    slots = [slot for slot in state.layout.playable if slot not in freed]
    return state.opened == [state.structure[slot] for slot in slots]


def is_consistent(city: City) -> bool:
    """Whether what a city keeps packed is what its cards, wonders, tokens and gods amount to."""
    fresh = City(None)
    held = [effects.OF_CARD[card] for card in city.cards]
    held.extend([effects.OF_WONDER[wonder] for wonder in city.wonders])
    held.extend([owned for token, owned in enumerate(effects.OF_PROGRESS) if city.progress >> token & 1])
    held.extend([effects.OF_GOD[god] for god in city.gods if god != GATE])
    for owned in held:
        for effect in owned:
            if isinstance(effect, effects.Produce):
                fresh.economy += effect.economy
            if isinstance(effect, effects.Science):
                fresh.symbols += 1 << 2 * effect.symbol
    if city.snake != EMPTY:
        fresh.symbols += 1 << 2 * effects.symbol_of(city.snake)
    for card in city.cards:
        fresh.colours += ONE_OF_COLOUR[card]
        fresh.chains |= CHAIN_GIVEN[card]
    for mythology in city.mythologies:
        fresh.chains |= 1 << mythology
    return (
        city.economy == fresh.economy
        and city.symbols == fresh.symbols
        and city.colours == fresh.colours
        and city.income == DISCARD_INCOME + city.count(YELLOW)
        and city.chains == fresh.chains
        and city.coins >= 0
        and city.sheltered >= 0
    )
