"""All peoples, so that their gifts hang where they belong as soon as the game is imported."""

from tessera.games.clash.powers import carthage, phoenicia, rome, vikings

PEOPLES = (carthage, phoenicia, rome, vikings)
