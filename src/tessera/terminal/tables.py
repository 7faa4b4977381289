"""The table of each game: its own, from the module that is called like it, or a plain one."""

from functools import cache

from tessera.games import companion, load
from tessera.terminal.plain import plain_table
from tessera.terminal.table import Table

HOME = "tessera.terminal"


@cache
def table_of(game: str) -> Table:
    """The table of a game; a game that nobody has drawn one for gets a plain one."""
    module = companion(HOME, game)
    table: Table = plain_table(load(game)) if module is None else module.TABLE
    return table
