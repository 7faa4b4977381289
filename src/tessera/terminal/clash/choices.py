"""The actions of Clash of Cultures in words, with what they cost and bring."""

from typing import Final

from tessera.core.vocabulary import Verb
from tessera.games.clash import GAME
from tessera.games.clash.catalog import ADVANCES, BUILDINGS, CARD_EFFECT, EFFECTS, WONDERS
from tessera.games.clash.describe import advance_texts, effect_texts
from tessera.games.clash.layout import LABELS
from tessera.games.clash.names import advance_name, effect_name
from tessera.games.clash.notation import (
    ADVANCE,
    COLLECT,
    CONSTRUCT,
    FIRST_GREAT,
    FOUND,
    FROM,
    INFLUENCE,
    MOODS,
    PLACE,
    PLAY,
    RAISE,
    RECRUIT,
    ROAD,
    TO,
    VOCABULARY,
)
from tessera.terminal.table import Choice, Group, Scene, by_verb

IN_GROUPS: Final = (
    ADVANCE,
    COLLECT,
    CONSTRUCT,
    RECRUIT,
    RAISE,
    FOUND,
    INFLUENCE,
    PLAY,
    FROM,
    TO,
    ROAD,
    PLACE,
    MOODS,
)
"""Verbs whose actions stand under a title of their own; all others follow in one list."""


def thing_of(action: int) -> tuple[str, str] | None:
    """The kind and id of the thing that an action is about."""
    verb = VOCABULARY.verb_of(action)
    if not verb.domains:
        return None
    first = verb.domains[0]
    if first is ADVANCES:
        return ("advance", ADVANCES[verb.argument(action)])
    if first is BUILDINGS:
        return ("building", BUILDINGS[verb.argument(action)])
    if first is WONDERS:
        return ("wonder", WONDERS[verb.argument(action)])
    if verb is PLAY and PLAY.argument(action) < FIRST_GREAT:
        return ("card", EFFECTS[CARD_EFFECT[PLAY.argument(action)]])
    return None


def action_label(scene: Scene, action: int) -> str:
    """An action in full words."""
    return scene.locale.text(GAME.name_action(action))


def groups(scene: Scene, prompt: str, actions: list[int]) -> list[Group]:
    """Advances and cards with what they do, cells by their names."""
    return by_verb(scene, actions, IN_GROUPS, LABELS, _title, _choice)


def _title(verb: Verb) -> str:
    return f"clash.group.{verb.name}"


def _choice(scene: Scene, action: int) -> Choice:
    verb, locale = VOCABULARY.verb_of(action), scene.locale
    if verb not in IN_GROUPS:
        return Choice(action, action_label(scene, action))
    number = verb.argument(action)
    if verb.domains[0] is LABELS:
        return Choice(action, LABELS[number])
    if verb is ADVANCE:
        note = ", ".join([locale.text(text) for text in advance_texts(number)])
        return Choice(action, locale.text(advance_name(number)), "", note)
    if number >= FIRST_GREAT:
        return Choice(action, action_label(scene, action))
    note = ", ".join([locale.text(text) for text in effect_texts(CARD_EFFECT[number])])
    return Choice(action, locale.text(effect_name(CARD_EFFECT[number])), "", note)
