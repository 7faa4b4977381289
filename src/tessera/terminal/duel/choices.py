"""The actions of Duel in words, with what they cost and bring."""

from collections.abc import Callable
from typing import Any, Final

from tessera.core.message import Message
from tessera.games.duel import GAME
from tessera.games.duel.catalog import CARDS, GODS, MYTHOLOGIES, PROGRESS, WONDERS
from tessera.games.duel.notation import (
    ACTIVATE,
    BUILD,
    DISCARD,
    ENGINEER,
    OFFER,
    PLACE_GOD,
    RAISE,
    STRIKE,
    UNCOVER,
    VOCABULARY,
)
from tessera.locale import Locale
from tessera.terminal.duel import naming
from tessera.terminal.duel.describe import card_signs, describe_card, wonder_signs
from tessera.terminal.table import Choice, Group, Scene

TURN: Final = "duel.prompt.turn"

KINDS: Final = {id(CARDS): "card", id(WONDERS): "wonder", id(PROGRESS): "progress", id(GODS): "god"}


def thing_of(action: int) -> tuple[str, str] | None:
    """The kind and id of the thing that an action is about."""
    verb = VOCABULARY.verb_of(action)
    if not verb.domains or id(verb.domains[0]) not in KINDS:
        return None
    return KINDS[id(verb.domains[0])], verb.names(action)[0]


def action_label(scene: Scene, action: int) -> str:
    """An action in full words; places of the board are told as they are seen there."""
    if STRIKE.covers(action):
        return scene.locale.say("duel.action.strike", place=_slot(scene, STRIKE.argument(action)))
    if UNCOVER.covers(action):
        return scene.locale.say("duel.action.uncover", place=_token(scene, UNCOVER.argument(action)))
    return scene.locale.text(GAME.name_action(action))


def groups(scene: Scene, prompt: str, actions: list[int]) -> list[Group]:
    """A turn's actions by kind; any other question is one list."""
    if prompt != TURN:
        title = ""
        return [Group(title, [_choice(scene, action) for action in actions])]
    made = [
        _group(scene, "duel.group.build", actions, (BUILD.covers, ENGINEER.covers), _building),
        _group(scene, "duel.group.discard", actions, (DISCARD.covers,), _discard),
        _group(scene, "duel.group.wonder", actions, (RAISE.covers,), _wonder),
        _group(scene, "duel.group.activate", actions, (ACTIVATE.covers,), _activation),
    ]
    return [group for group in made if group.choices]


def _group(
    scene: Scene,
    title: str,
    actions: list[int],
    covers: tuple[Callable[[int], bool], ...],
    choice: Callable[[Scene, int], Choice],
) -> Group:
    chosen = [choice(scene, action) for action in actions if any(test(action) for test in covers)]
    income = scene.board["cities"][scene.me]["discard_income"]
    is_discard = title == "duel.group.discard"
    words = scene.locale.text(Message(title, coins=income) if is_discard else Message(title))
    return Group(words, chosen, is_discard)


# A turn


def _building(scene: Scene, action: int) -> Choice:
    verb = VOCABULARY.verb_of(action)
    (card,) = verb.names(action)
    signs = card_signs(scene.locale, scene.look.glyphs, card)
    name = naming.card(scene.locale, card)
    if ENGINEER.covers(action):
        return Choice(action, f"{name} ({scene.locale.say('duel.choice.by_engineering')})", "1", signs)
    (slot,) = [slot for slot in scene.board["structure"] if slot.get("card") == card]
    return Choice(action, name, _price(scene, slot["prices"][scene.me]), signs)


def _discard(scene: Scene, action: int) -> Choice:
    return Choice(action, naming.card(scene.locale, DISCARD.names(action)[0]))


def _wonder(scene: Scene, action: int) -> Choice:
    (wonder,) = RAISE.names(action)
    plans = scene.board["cities"][scene.me]["plans"]
    (price,) = [plan["price"] for plan in plans if plan["wonder"] == wonder]
    name = naming.wonder(scene.locale, wonder)
    return Choice(action, name, _price(scene, price), wonder_signs(scene.locale, scene.look.glyphs, wonder))


def _activation(scene: Scene, action: int) -> Choice:
    (god,) = ACTIVATE.names(action)
    (slot,) = [slot for slot in scene.board["pantheon"]["slots"] if slot.get("god") == god]
    cost = slot["costs"][scene.me]
    city = scene.board["cities"][scene.me]
    short = cost > city["coins"] + city["sheltered"]
    note = scene.locale.say("duel.choice.with_offerings") if short else ""
    return Choice(action, naming.god(scene.locale, god), _price(scene, cost), note)


def _price(scene: Scene, price: int) -> str:
    return scene.locale.say("duel.table.free") if price == 0 else str(price)


# Other questions


def _choice(scene: Scene, action: int) -> Choice:
    return Choice(action, action_label(scene, action), note=_note(scene, action))


def _note(scene: Scene, action: int) -> str:
    """What a choice brings, where its name alone does not say it."""
    if PLACE_GOD.covers(action):
        costs = scene.board["pantheon"]["slots"][PLACE_GOD.argument(action)]["costs"]
        mine, theirs = costs[scene.me], costs[1 - scene.me]
        return scene.locale.say("duel.choice.slot_costs", mine=mine, theirs=theirs)
    if OFFER.covers(action):
        return ""
    thing = thing_of(action)
    return summary(scene.locale, *thing) if thing is not None else ""


def summary(locale: Locale, kind: str, name: str) -> str:
    """What a thing does, in a sentence."""
    if kind == "card":
        return ", ".join(describe_card(locale, name))
    if kind == "wonder":
        return naming.wonder_text(locale, name)
    if kind == "progress":
        return naming.progress_text(locale, name)
    return naming.god_text(locale, name)


# Places


def _slot(scene: Scene, number: int) -> str:
    slot = scene.board["structure"][number]
    if slot["state"] == "face_up":
        return naming.card(scene.locale, slot["card"])
    row = [other for other in scene.board["structure"] if other["row"] == slot["row"]]
    key = "duel.slot.special" if slot["special"] else "duel.slot.face_down"
    return scene.locale.text(Message(key, row=slot["row"], number=row.index(slot) + 1))


def _token(scene: Scene, number: int) -> str:
    token: Any = scene.board["structure"][number]["token"]
    if isinstance(token, str):
        return naming.mythology(scene.locale, token) if token in MYTHOLOGIES else token
    return f"{scene.look.glyphs.minus}{token}{scene.look.glyphs.coin}"
