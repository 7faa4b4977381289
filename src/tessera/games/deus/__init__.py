"""Deus. `GAME` is the game; the modules read from catalog to game:

catalog and continent (content) · empire, state (what is true) · rules (pure questions) ·
construction (what changes) · effects (what cards do) · frames (who decides what) · scoring · view ·
notation
"""

from tessera.games.deus.game import GAME

__all__ = ["GAME"]
