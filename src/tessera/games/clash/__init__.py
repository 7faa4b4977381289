"""Clash of Cultures: Monumental Edition."""

from tessera.games.clash.game import GAME

__all__ = ["GAME"]
