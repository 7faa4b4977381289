"""Answers to a person's questions: why not, what is it, what would be good."""

from dataclasses import dataclass

from rich.console import Group as Lines
from rich.console import RenderableType
from rich.text import Text

from tessera.ai import advice
from tessera.core.chance import Chance
from tessera.core.message import OK, Message, Reason
from tessera.core.state import State
from tessera.terminal.commands import number_in
from tessera.terminal.lookup import find
from tessera.terminal.screen import draw_numbered
from tessera.terminal.table import Scene, Table, Thing
from tessera.terminal.words import cut

HINT_SECONDS = 1.0
SHOWN = 40
"""Characters of a wrong input that are shown to whoever typed it."""


@dataclass(frozen=True)
class Question:
    """The decision a person thinks about."""

    state: State
    seat: int
    actions: list[int]
    scene: Scene
    table: Table

    def label(self, action: int) -> str:
        return self.table.action_label(self.scene, action)

    def say(self, message: Message) -> Text:
        return Text(" " + self.scene.locale.text(message))


# Why not


def why(question: Question, text: str) -> RenderableType:
    """Everything blocked; or, by number in that list or by name, the reason and its rule."""
    blocked = _blocked(question)
    if not blocked and (not text or text.isdecimal()):
        return question.say(Message("core.terminal.nothing_blocked"))
    if not text:
        lines = [
            f"{question.label(action)} — {question.scene.locale.text(reason.message)}"
            for action, reason in blocked
        ]
        return Lines(
            draw_numbered(question.scene.locale.say("core.terminal.blocked"), lines, question.scene.look),
            question.say(Message("core.terminal.blocked_more")),
        )
    if text.isdecimal():
        number = number_in(text, len(blocked))
        if number is None:
            return _no_number(question, text, len(blocked))
        action, reason = blocked[number - 1]
        return _explained(question, question.label(action), reason)
    thing = _thing(question, text)
    return _why_thing(question, thing) if isinstance(thing, Thing) else thing


def _blocked(question: Question) -> list[tuple[int, Reason]]:
    """Options that are not open, each thing and reason once."""
    blocked: list[tuple[int, Reason]] = []
    told: set[tuple[object, str]] = set()
    for action in question.state.options(question.seat):
        reason = question.state.why_not(question.seat, action)
        if reason is OK:
            continue
        key = (question.table.thing_of(action), repr(reason.message))
        if key not in told:
            told.add(key)
            blocked.append((action, reason))
    return blocked


def _why_thing(question: Question, thing: Thing) -> RenderableType:
    """What a person would first do with it: its number, or the reason and then what is possible."""
    named = (thing.kind, thing.id)
    state, seat, thing_of = question.state, question.seat, question.table.thing_of
    options = [action for action in state.options(seat) if thing_of(action) == named]
    possible = [action for action in options if action in question.actions]
    answers: list[RenderableType] = []
    if options and options[0] not in possible:
        answers.append(_explained(question, question.label(options[0]), state.why_not(seat, options[0])))
    if possible:
        answers.append(_numbered(question, possible[0]))
    if answers:
        return Lines(*answers)
    for action in range(state.game.vocabulary.size):
        if thing_of(action) == named:
            return _explained(question, thing.name, state.why_not(seat, action))
    return question.say(Message("core.terminal.not_asked", thing=thing.name))


def _numbered(question: Question, action: int) -> RenderableType:
    """A possible action with its number."""
    possible = Message("core.terminal.possible", number=question.actions.index(action) + 1)
    return Lines(Text(" " + question.label(action), "bold"), question.say(possible))


def _explained(question: Question, title: str, reason: Reason) -> RenderableType:
    """The reason against an action, with the rule it comes from."""
    locale, game = question.scene.locale, question.state.game.name
    rule = locale.say(
        "core.terminal.rule",
        title=locale.say(f"{game}.rule.{reason.rule}"),
        text=locale.say(f"{game}.rule_text.{reason.rule}"),
    )
    return Lines(Text(" " + title, "bold"), question.say(reason.message), Text(" " + rule, "dim"))


def _no_number(question: Question, text: str, count: int) -> Text:
    return question.say(Message("core.terminal.not_a_number", number=cut(text, SHOWN), count=count))


# What is it


def info(question: Question, text: str) -> RenderableType:
    """About a thing, by its name or by the number of a choice."""
    thing = _chosen_thing(question, text) if text.isdecimal() else _thing(question, text)
    return question.table.describe(question.scene, thing) if isinstance(thing, Thing) else thing


def _chosen_thing(question: Question, text: str) -> Thing | Text:
    number = number_in(text, len(question.actions))
    if number is None:
        return _no_number(question, text, len(question.actions))
    named = question.table.thing_of(question.actions[number - 1])
    for thing in question.table.things(question.scene.locale):
        if (thing.kind, thing.id) == named:
            return thing
    return Text(question.label(question.actions[number - 1]))


def _thing(question: Question, text: str) -> Thing | Text:
    """The one thing of that name, or a sentence that asks for a better one."""
    locale = question.scene.locale
    if not text:
        example = locale.say("core.help.example_info")
        return question.say(Message("core.terminal.which_thing", example=example))
    found = find(question.table.things(locale), text)
    if not found:
        return question.say(Message("core.terminal.unknown_thing", text=cut(text, SHOWN)))
    if len(found) > 1:
        names = ", ".join(thing.name for thing in found)
        return question.say(Message("core.terminal.several_things", names=names))
    return found[0]


# What would be good


def hint(question: Question) -> RenderableType:
    """The best choices in the eyes of a strong player, and why the first is good."""
    locale, seat = question.scene.locale, question.seat
    imagined = question.state.determinize(seat, Chance())
    thought = advice.ponder(imagined, seat, HINT_SECONDS)
    lines: list[RenderableType] = [Text(" " + locale.say("core.terminal.hint"), "bold underline")]
    for action, sentence in advice.in_words(imagined, thought.ranked):
        lines.append(Text(f"{question.actions.index(action) + 1:>3} {locale.text(sentence)}"))
    told = [locale.text(reason) for reason in advice.reasons(imagined, seat, thought.line)]
    lines.append(Text(" " + " ".join(told), "dim"))
    return Lines(*lines)
