"""The actions of Deus in words, with what they cost and bring."""

from typing import Final

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
from tessera.terminal.table import Choice, Group, Scene

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
    made: list[Group] = []
    for verb in IN_GROUPS:
        own = [action for action in actions if verb.covers(action)]
        if own:
            title = scene.locale.say(f"deus.group.{verb.name}")
            is_region = verb.domains[0] is REGIONS
            made.append(Group(title, [_choice(scene, action) for action in own], is_dense=is_region))
    others = [action for action in actions if not any(verb.covers(action) for verb in IN_GROUPS)]
    if others:
        made.append(Group("", [_choice(scene, action) for action in others]))
    return made


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
