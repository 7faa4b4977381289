"""The words of Clash: one term for one thing, and whatever stands in quotation marks is called so."""

import re

import pytest

from tessera.locale import rules_of, sources, words_of

QUOTED = re.compile(r"«([^«»{}]+)»")
BUTTONS = re.compile(r"^(?:web|board|guide)-[\w-]+ = ([^{}\n]+)$", re.MULTILINE)
ENDING = 3
"""Letters at the end of a Russian word that its case may change."""

STRAYED = {
    r"сердит\w*": "несчастный",
    r"ступен\w*": "уровень",
    r"маркер\w*": "фишка",
    r"ритуал\w*": "обряды",
    r"битв[аыуе]\b": "сражение",
    r"основа(?:ть|ли|л)\b|основыва\w*|оснует": "возвести",
    r"неоткрыт\w*": "неразведанный",
    r"фаз\w+ статуса": "фаза состояния",
    r"арми\w*": "войско",
}
"""What another word of the rules is there for."""
ALLOWED = {"великая битва", "легендарная битва"}


def stem(text: str) -> list[str]:
    """The beginnings of the words of a name, the same in every case."""
    words = re.findall(r"[а-яё-]+", text.casefold())
    return [word[: max(ENDING, len(word) - ENDING)] for word in words]


def agree(one: list[str], other: list[str]) -> bool:
    return len(one) == len(other) and all(
        first.startswith(second) or second.startswith(first) for first, second in zip(one, other, strict=True)
    )


def texts() -> dict[str, str]:
    """The Russian files of the game and its page with rules."""
    files = {name: text for name, text in sources("ru").items() if name.startswith("clash")}
    return {**files, "rules": rules_of("clash", "ru") or ""}


def test_whatever_stands_in_quotation_marks_is_called_so() -> None:
    names = [
        match[1] for match in re.finditer(r"^clash-[\w-]+ = (.+)$", words_of("clash", "ru"), re.MULTILINE)
    ]
    names += [match[1] for text in sources("ru").values() for match in BUTTONS.finditer(text)]
    known = [stem(name) for name in names if len(name) < 60]
    lost = {
        (file, quoted)
        for file, text in texts().items()
        for quoted in QUOTED.findall(text)
        if not any(agree(stem(quoted), name) for name in known)
    }
    assert sorted(lost) == []


@pytest.mark.parametrize("word", STRAYED)
def test_one_word_stands_for_one_thing(word: str) -> None:
    strays = [
        f"{file}: {line.strip()}"
        for file, text in texts().items()
        for line in text.splitlines()
        if re.search(word, line, re.IGNORECASE) and not any(name in line.casefold() for name in ALLOWED)
    ]
    assert strays == [], STRAYED[word]
