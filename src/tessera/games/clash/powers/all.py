"""All peoples, so that their gifts hang where they belong as soon as the game is imported."""

from tessera.games.clash.powers import (
    aztecs,
    babylon,
    carthage,
    celts,
    china,
    egypt,
    fear,
    greece,
    huns,
    india,
    japan,
    maya,
    persia,
    phoenicia,
    rome,
    vikings,
)

PEOPLES = (
    *(aztecs, babylon, carthage, celts, china, egypt, fear, greece, huns),
    *(india, japan, maya, persia, phoenicia, rome, vikings),
)
