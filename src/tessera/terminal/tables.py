"""The tables of all games, by the games' names."""

from typing import Final

from tessera.core.errors import WrongOption
from tessera.core.message import Message
from tessera.terminal import deus, duel, era
from tessera.terminal.table import Table

TABLES: Final[dict[str, Table]] = {"duel": duel.TABLE, "era": era.TABLE, "deus": deus.TABLE}


def table_of(game: str) -> Table:
    """The table of a game; raises WrongOption for one that the terminal cannot draw."""
    if game not in TABLES:
        raise WrongOption(Message("core.error.no_table", game=Message(f"{game}.title")))
    return TABLES[game]
