"""Four people at Clash who want one thing: that the first of them attacks the fourth soon."""

from typing import Any

from tessera.games.clash.layout import axial
from tessera.server.protocol import View

ATTACKER, DEFENDER = 0, 3
HOMES = {ATTACKER: "C8", DEFENDER: "C2"}
"""Where those two go: to each other."""
ARMY = 3


def steps(one: str, other: str) -> int:
    """From a cell to another, over any land."""
    (column, row), (there, across) = axial(one), axial(other)
    return max(abs(column - there), abs(row - across), abs(column + row - there - across))


def target(board: dict[str, Any]) -> tuple[str, str] | None:
    """From where the attacker can attack units of the defender now, and where these stand."""
    for start, reach in board.get("reach", {}).items():
        for goal, manner in reach.get("goals", {}).items():
            cell = goal.partition(":")[2]
            if manner == "attack" and str(DEFENDER) in board["cells"][cell].get("units", {}):
                return start, cell
    return None


def choice(view: View, prompt: str, notations: list[str]) -> str:
    """What a seat answers: an army at first, then the way to the other."""
    assert view.seat is not None
    goal, army = HOMES.get(view.seat), soldiers(view.board, view.seat)
    is_marching = view.seat == ATTACKER and army >= ARMY

    def rank(notation: str) -> int:
        verb, _, rest = notation.partition(":")
        if prompt == "turn":
            if notation == "advance:tactics":
                return 0
            if goal is not None and verb == "recruit":
                return 1 if army <= ARMY else 8
            order = {"move": 2 if is_marching else 9, "collect": 3, "end": 4}
            return order.get(verb, 8)
        if verb in ("to", "from"):
            return steps(rest, goal or rest)
        if verb == "hire":
            return 0 if rest == "infantry" else 5
        if verb == "take":
            return {"food": 0, "ore": 1}.get(rest, 2)
        return {"leave": 90, "done": 50, "skip": 50}.get(verb, 10)

    return min(notations, key=lambda notation: (rank(notation), notation))


def soldiers(board: dict[str, Any], seat: int) -> int:
    """How many units of a seat there are that fight."""
    stood = [cell.get("units", {}).get(str(seat), {}) for cell in board["cells"].values()]
    return sum(number for units in stood for kind, number in units.items() if kind != "settler")
