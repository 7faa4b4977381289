"""What a computer player does, in notation."""

from tessera.ai.player import Player
from tessera.core.chance import Chance
from tessera.core.state import State


def chosen(player: Player, state: State, seat: int = 0) -> str:
    return state.game.vocabulary.notation(player.choose(state.determinize(seat, Chance(1)), seat))
