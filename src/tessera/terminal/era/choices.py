"""The actions of Era in words, with what they cost."""

from typing import Final

from tessera.games.era import GAME
from tessera.games.era.catalog import COST
from tessera.games.era.describe import piece_texts
from tessera.games.era.grid import CELLS, TURNED
from tessera.games.era.names import amounts
from tessera.games.era.notation import CONSTRUCT, PLACE
from tessera.terminal.table import Choice, Group, Scene

DEGREES: Final = 90


def thing_of(action: int) -> tuple[str, str] | None:
    """The kind and id of the thing that an action is about."""
    return ("piece", CONSTRUCT.names(action)[0]) if CONSTRUCT.covers(action) else None


def action_label(scene: Scene, action: int) -> str:
    """An action in full words."""
    return scene.locale.text(GAME.name_action(action))


def groups(scene: Scene, prompt: str, actions: list[int]) -> list[Group]:
    """Places by how the piece is turned, a cell each; any other question is one list."""
    if not PLACE.covers(actions[0]):
        return [Group("", [_choice(scene, action) for action in actions])]
    made: list[Group] = []
    for turned in range(len(TURNED)):
        cells = [
            Choice(action, CELLS[PLACE.pair(action)[1]])
            for action in actions
            if PLACE.pair(action)[0] == turned
        ]
        if cells:
            title = scene.locale.say("era.group.turned", degrees=DEGREES * (turned % 4), mirrored=turned // 4)
            made.append(Group(title, cells, is_dense=True))
    return made


def _choice(scene: Scene, action: int) -> Choice:
    if not CONSTRUCT.covers(action):
        return Choice(action, action_label(scene, action))
    piece = CONSTRUCT.argument(action)
    cost = ", ".join(scene.locale.text(amount) for amount in amounts(COST[piece]))
    note = ", ".join(scene.locale.text(text) for text in piece_texts(piece))
    return Choice(action, action_label(scene, action), cost, note)
