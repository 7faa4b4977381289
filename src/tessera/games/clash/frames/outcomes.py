"""How a battle has ended, as the moment `BATTLE_ENDS` tells it to the gifts of both sides."""

from tessera.games.clash.fight import (
    AT_SEA,
    ATTACKER,
    CELL,
    FLAGS,
    NOBODY_WON,
    ROUND,
    START,
    WON_BY_ATTACKER,
    WON_BY_DEFENDER,
    Fight,
)
from tessera.games.clash.frames import moments
from tessera.games.clash.powers.modifiers import at


def about(fight: Fight, side: int, outcome: int) -> int:
    """A battle that has ended, for the gifts of a side: see `moments.BATTLE_ENDS`."""
    found = fight[1 - side] | fight[ROUND] << moments.ROUND_SHIFT
    if outcome != NOBODY_WON:
        has_won = outcome == (WON_BY_ATTACKER if side == ATTACKER else WON_BY_DEFENDER)
        found |= moments.WON if has_won else moments.LOST
    if side == ATTACKER:
        found |= moments.ATTACKED
    if fight[FLAGS] & AT_SEA:
        found |= moments.AT_SEA
    if fight[START + 1 - side]:
        found |= moments.HAD_ENEMIES
    return at(fight[CELL], found)
