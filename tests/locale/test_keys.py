"""Every key in the code is in the files, with the arguments it is given there."""

import ast
import fnmatch
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import tessera
from tessera.cli import SERVED
from tessera.core.edition import Form
from tessera.games import names
from tessera.locale import Locale, fluent_id, sources
from tests.locale.words import known_words

SOURCE = Path(tessera.__file__).parent
CLIENT = Path(__file__).parent.parent.parent / "client" / "src"
PREFIX = rf"(?:board|cli|core|edition|guide|server|web|{'|'.join(names())})"
KEY = re.compile(PREFIX + r"(\.[a-z0-9_]+)+")
CLIENT_KEY = re.compile(rf"[\"'`]((?:{PREFIX}|\$\{{[^}}]*\}})(?:\.(?:[a-z0-9_]|\$\{{[^}}]*\}})+)+)[\"'`]")
"""A string of the client that is a key, or a template that makes one."""
VARIABLE = re.compile(r"\{ \$([a-z_]+)")
REFERENCE = re.compile(r"\{ ([a-z][a-z0-9_-]+) \}")

FILES = {"*.json", "*.ftl", "*.md", "*.record"}
"""F-strings that only look like keys."""


def forms() -> Iterator[Form]:
    """What can be corrected of each game of which something can."""
    for name in names():
        box = tessera.load(name).box
        if box is not None:
            yield box.form


FAMILIES: dict[str, set[str]] = {
    **{key: words for name in names() for key, words in known_words(name).FAMILIES.items()},
    "cli.*.about": {
        *(
            "play",
            "serve",
            "backup",
            "edition",
            "reports",
            "restore",
            "check",
            "replay",
            "review",
            "verify",
            "arena",
            "bench",
            "fuzz",
            "perft",
        ),
    },
    "cli.*.file": {"backup", "restore"},
    "cli.*.force": {"backup", "restore"},
    "cli.bench.*": {
        "playouts_per_s",
        "decisions_per_s",
        "decisions_per_game",
        "clone_us",
        "iterations_per_s",
    },
    "cli.serve.*": set(SERVED),
    "edition.source.*": {entry.source for form in forms() for entry in form.entries},
    "*.title": set(names()),
}
"""Keys that the code makes with an f-string, and what can stand in it."""


@cache
def nodes(kind: type[ast.AST]) -> list[tuple[str, ast.AST]]:
    """All nodes of a kind in the code, with where they stand."""
    return [(where, node) for where, node in all_nodes() if isinstance(node, kind)]


@cache
def all_nodes() -> list[tuple[str, ast.AST]]:
    return [
        (f"{path.relative_to(SOURCE)}:{getattr(node, 'lineno', 0)}", node)
        for path in sorted(SOURCE.rglob("*.py"))
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, (ast.Call, ast.Constant, ast.JoinedStr))
    ]


def text_of(node: ast.AST | None) -> str | None:
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else None


def rules(game: str) -> set[str]:
    """The chapters that reasons of a game, or of the core, refer to."""
    found: set[str] = set()
    for where, node in nodes(ast.Call):
        assert isinstance(node, ast.Call)
        if not where.startswith(("core/", f"games/{game}/")):
            continue
        if isinstance(node.func, ast.Name) and node.func.id in ("Reason", "not_now") and node.args:
            rule = text_of(node.args[-1])
            if rule:
                found.add(rule)
    return found


def calls() -> Iterator[tuple[str, str, set[str] | None]]:
    """Calls with a literal key: where, the key, and the names of the arguments, if all are known."""
    for where, node in nodes(ast.Call):
        assert isinstance(node, ast.Call)
        name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
        if name not in ("Message", "say", "fault"):
            continue
        key = text_of(node.args[0]) if node.args else None
        if key is None:
            continue
        if name == "fault":
            key = f"edition.fault.{key}"
        given = {keyword.arg for keyword in node.keywords if keyword.arg is not None}
        is_open = any(keyword.arg is None for keyword in node.keywords)
        yield where, key, None if is_open else given
    for game in names():
        for kind in tessera.load(game).events.values():
            yield f"games/{game}/events.py", f"{game}.log.{kind.name}", set(kind.values)


@cache
def literal_keys() -> dict[str, str]:
    """Every string that looks like a key, and every event, with where it stands."""
    found = {
        str(text_of(node)): where for where, node in nodes(ast.Constant) if KEY.fullmatch(text_of(node) or "")
    }
    return {**found, **{key: where for where, key, _ in calls()}}


def made_keys() -> Iterator[tuple[str, str]]:
    """Every f-string that makes a key, with a star for what varies."""
    for where, node in nodes(ast.JoinedStr):
        assert isinstance(node, ast.JoinedStr)
        pattern = "".join(text_of(part) or "*" for part in node.values)
        if re.fullmatch(rf"({PREFIX}|\*)(\.([a-z0-9_]+|\*))+", pattern) and "*" in pattern:
            yield where, pattern


@cache
def family_keys() -> set[str]:
    keys = {f"{name}.title" for name in names()}
    for pattern, values in FAMILIES.items():
        if pattern != "*.title":
            keys.update(pattern.replace("*", value) for value in values)
    for game in names():
        for rule in rules(game):
            keys.update({f"{game}.rule.{rule}", f"{game}.rule_text.{rule}"})
        for option in tessera.load(game).options:
            keys.add(f"{game}.option.{option.name}")
            keys.update(f"{game}.option_value.{option.name}.{choice}" for choice in option.choices)
    for form in forms():
        keys.update(entry.why.key for entry in form.entries)
        keys.update(entry.name.key for entry in form.entries)
        keys.update(f"{form.game}.section.{entry.section}" for entry in form.entries)
    return keys


@cache
def client_keys() -> dict[str, str]:
    """Every key in the client's files, with a star for what varies, and where it stands."""
    found: dict[str, str] = {}
    for path in [*CLIENT.rglob("*.ts"), *CLIENT.rglob("*.svelte")]:
        if not path.name.endswith(".test.ts"):
            for match in CLIENT_KEY.finditer(path.read_text("utf-8")):
                found[re.sub(r"\$\{[^}]*\}", "*", match[1])] = str(path.relative_to(CLIENT))
    return found


ENGLISH = "\n".join(sources("en").values())
BODIES = {
    match[1]: match[2]
    for match in re.finditer(r"^([a-z][a-z0-9_-]*) =(.*(?:\n(?:[ }].*)?)*)", ENGLISH, re.MULTILINE)
}


def variables(name: str) -> set[str]:
    body = BODIES[name]
    found = set(VARIABLE.findall(body))
    for reference in REFERENCE.findall(body):
        found |= variables(reference)
    return found


@pytest.mark.parametrize("language", ["en", "ru"])
def test_every_key_in_the_code_has_a_message(language: str) -> None:
    locale = Locale(language)
    missing = [f"{key} ({where})" for key, where in literal_keys().items() if not locale.has(key)]
    assert missing == []


@pytest.mark.parametrize("language", ["en", "ru"])
def test_every_key_that_can_be_made_has_a_message(language: str) -> None:
    locale = Locale(language)
    assert sorted(key for key in family_keys() if not locale.has(key)) == []


def test_every_made_key_is_of_a_known_family() -> None:
    logs = {"*.log.*"}
    scores = {"*.score.*", "*.score.total"}
    editions = {"edition.fault.*", "*.why.*", "*.section.*", "*.entry.*_*"}
    known = {*FAMILIES, *logs, *scores, *editions, "*.action.*", "*.ending.*", "*.rule.*", "*.rule_text.*"}
    assert [f"{pattern} ({where})" for where, pattern in made_keys() if pattern not in known | FILES] == []


def test_every_call_gives_the_arguments_its_message_needs() -> None:
    lacking = [
        f"{key} ({where}): {variables(fluent_id(key)) - given}"
        for where, key, given in calls()
        if given is not None and fluent_id(key) in BODIES and variables(fluent_id(key)) - given
    ]
    assert lacking == []


@pytest.mark.parametrize("language", ["en", "ru"])
def test_every_key_of_the_client_has_a_message(language: str) -> None:
    locale = Locale(language)
    names = set(BODIES)
    missing = [
        f"{key} ({where})"
        for key, where in client_keys().items()
        if not (fnmatch.filter(names, fluent_id(key)) if "*" in key else locale.has(key))
    ]
    assert missing == []


def test_no_message_is_forgotten() -> None:
    referred = {name for body in BODIES.values() for name in REFERENCE.findall(body)}
    used = {fluent_id(key) for key in {*literal_keys(), *family_keys(), *client_keys()}}
    made = {name for key in client_keys() if "*" in key for name in fnmatch.filter(BODIES, fluent_id(key))}
    assert sorted(BODIES.keys() - referred - used - made) == []
