"""Games that live in other packages.

A package offers a game by an entry point of the group `tessera.games`: its name is that of the game, its
value the package, which has a `GAME` and may have more beside it, each found by its name::

    [project.entry-points."tessera.games"]
    mill = "tessera_mill"

    tessera_mill/__init__.py              GAME
    tessera_mill/evaluation.py            what tessera.ai.evaluation.<game> is for a game of ours
    tessera_mill/reasons.py               likewise tessera.ai.reasons.<game>
    tessera_mill/styles.py                likewise tessera.ai.styles.<game>
    tessera_mill/terminal.py              likewise tessera.terminal.<game>
    tessera_mill/locale/en/mill.ftl       its words, in every language
    tessera_mill/locale/en/rules/mill.md  its rules
"""

import sys

GROUP: str = "tessera.games"

_found: dict[tuple[str, ...], dict[str, str]] = {}
"""What was found, by where was looked: looking takes a while."""


def guests() -> dict[str, str]:
    """The packages of those games, by the games' names."""
    places = tuple(sys.path)
    if places not in _found:
        from importlib.metadata import entry_points  # takes a while to import, and few ask

        _found[places] = {entry.name: entry.module for entry in entry_points(group=GROUP)}
    return _found[places]
