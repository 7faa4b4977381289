"""The tables of all games, by the games' names."""

from typing import Final

from tessera.terminal.duel import DuelTable
from tessera.terminal.table import Table

TABLES: Final[dict[str, Table]] = {"duel": DuelTable()}
