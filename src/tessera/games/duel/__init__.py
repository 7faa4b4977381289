"""7 Wonders Duel with Pantheon. `GAME` is the game; the modules read from catalog to game:

catalog (content) · city, pantheon, state (what is true) · rules (pure questions) ·
construction and effects (what changes) · frames (who decides what) · scoring · view · notation
"""

from tessera.games.duel.game import GAME

__all__ = ["GAME"]
