"""All peoples, so that their gifts hang where they belong as soon as the game is imported."""

from tessera.games.clash.powers import aztecs, babylon, fear, greece, maya, rome

PEOPLES = (aztecs, babylon, fear, greece, maya, rome)
