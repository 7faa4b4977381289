"""Finding things by what a person calls them."""

from tessera.terminal.table import Thing


def find(things: list[Thing], text: str) -> list[Thing]:
    """Things of that name, or whose name begins with it, or else contains it."""
    wanted = _plain(text)
    for fits in (_is, _begins, _contains):
        found = [thing for thing in things if fits(_plain(thing.name), wanted)]
        if found:
            return found
    return []


def _plain(name: str) -> str:
    return " ".join(name.casefold().replace("ё", "е").split())


def _is(name: str, wanted: str) -> bool:
    return name == wanted


def _begins(name: str, wanted: str) -> bool:
    return any(name[place:].startswith(wanted) for place in _starts(name))


def _contains(name: str, wanted: str) -> bool:
    return wanted in name


def _starts(name: str) -> list[int]:
    """Where the words of a name begin."""
    return [0, *[place + 1 for place, character in enumerate(name) if character == " "]]
