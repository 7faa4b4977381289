"""Fitting words into narrow places."""

VOWELS = "aeiouyаеёиоуыэюя"


def cut(text: str, width: int, ellipsis: str = "…") -> str:
    """The text, or as much of it as fits with an ellipsis."""
    if len(text) <= width:
        return text
    return text[: max(0, width - 1)].rstrip() + ellipsis if width > 0 else ""


def wrap(text: str, width: int, lines: int, ellipsis: str = "…") -> list[str]:
    """The text in at most so many lines; long words are hyphenated, the rest is cut."""
    words = text.replace("-", "- ").split()
    wrapped: list[str] = []
    line = ""
    while words:
        word = words.pop(0)
        joined = line + word if line.endswith("-") or not line else f"{line} {word}"
        if len(joined) <= width:
            line = joined
            continue
        if len(wrapped) + 1 == lines:
            wrapped.append(cut(" ".join([joined, *words]), width, ellipsis))
            return wrapped
        if not line:
            head, tail = hyphenated(word, width)
            wrapped.append(head)
            words.insert(0, tail)
            continue
        wrapped.append(line)
        line = ""
        words.insert(0, word)
    if line:
        wrapped.append(line)
    return wrapped


def hyphenated(word: str, width: int) -> tuple[str, str]:
    """A word broken where a syllable begins, as late as its head fits with the hyphen."""
    for place in range(min(len(word) - 2, width - 1), 1, -1):
        first, second = word[place].lower(), word[place + 1].lower()
        if first not in VOWELS and first not in "ьъ" and second in VOWELS:
            return word[:place] + "-", word[place:]
    return word[: width - 1] + "-", word[width - 1 :]
