"""Era: Medieval Age. `GAME` is the game; the modules read from catalog to game:

catalog and grid (content) · domain, state (what is true) · rules (pure questions) ·
construction (what changes) · frames (who decides what) · scoring · view · notation
"""

from tessera.games.era.game import GAME

__all__ = ["GAME"]
