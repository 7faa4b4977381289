"""The actions of Deus in words, with what they cost and bring."""

from typing import Final

from tessera.core.vocabulary import Verb
from tessera.games.deus import GAME
from tessera.games.deus.catalog import CARDS, COLOUR, KIND_OF, KINDS
from tessera.games.deus.continent import REGIONS
from tessera.games.deus.describe import card_texts
from tessera.games.deus.names import card_name, cost_of, god_name
from tessera.games.deus.notation import (
    ACTIVATE,
    ADD,
    ARMY,
    BUILD,
    LAND,
    MOVE,
    OFFER,
    PLACE,
    PLUNDER,
    VOCABULARY,
)
from tessera.terminal.table import Choice, Group, Scene, by_verb

IN_GROUPS: Final = (BUILD, ACTIVATE, OFFER, ADD, PLACE, LAND, ARMY, MOVE, PLUNDER)
"""Verbs whose actions stand under a title of their own; all others follow in one list."""


def thing_of(action: int) -> tuple[str, str] | None:
    """The kind and id of the thing that an action is about."""
    verb = VOCABULARY.verb_of(action)
    if verb.domains and verb.domains[0] is CARDS:
        return ("card", KINDS[KIND_OF[verb.argument(action)]])
    return None


def action_label(scene: Scene, action: int) -> str:
    """An action in full words."""
    return scene.locale.text(GAME.name_action(action))


def groups(scene: Scene, prompt: str, actions: list[int]) -> list[Group]:
    """Cards with what they do, regions by their names."""
    return by_verb(scene, actions, IN_GROUPS, REGIONS, _title, _choice)


def _title(verb: Verb) -> str:
    return f"deus.group.{verb.name}"


def _choice(scene: Scene, action: int) -> Choice:
    verb, locale = VOCABULARY.verb_of(action), scene.locale
    if verb not in IN_GROUPS:
        return Choice(action, action_label(scene, action))
    number = verb.argument(action)
    if verb.domains[0] is REGIONS:
        return Choice(action, REGIONS[number])
    name = locale.text(card_name(number))
    cost = ", ".join(locale.text(amount) for amount in cost_of(number))
    if verb is OFFER:
        return Choice(action, name, cost, locale.text(god_name(COLOUR[number])))
    note = ", ".join(locale.text(text) for text in card_texts(number))
    return Choice(action, name, cost, note)
